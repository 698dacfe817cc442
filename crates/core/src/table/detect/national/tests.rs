//! Numbers that states give to persons, by their published examples, and by chance.

use super::{NationalNumber, RULES, has_birth, is_alone};

/// What the rules tell of ten times the same number; each is enough to be told from the others.
fn rule(value: &str) -> Option<NationalNumber> {
    NationalNumber::of_values(&[value; 10])
}

/// Numbers from what states publish as examples, or made by what they publish of their check
/// digits, with the place of the rule.
#[test]
fn numbers_are_told_by_their_own_rule() {
    for (index, number) in [
        (0, "RSSMRA85T10A562S"),
        (1, "12345678Z"),
        (1, "X1234567L"),
        (2, "131052-308T"),
        (2, "131052A308T"),
        (3, "HEGG560427MVZRRL04"),
        (4, "1234567T"),
        (4, "1234567FA"),
        (5, "ABCPE1234F"),
        (6, "12.345.678-5"),
        (6, "16.183.106-9"),
        (7, "11010519491231002X"),
        (8, "44051401359"),
        (9, "85.07.30-033.28"),
        (10, "01010750160"),
        (11, "10000000146"),
        (13, "37605030299"),
        (14, "20-12345678-6"),
        (15, "69435151530"),
        (16, "7523169263"),
        (17, "710319/2745"),
        (18, "811228-9874"),
        (18, "19811228-9874"),
        (19, "120174-3399"),
        (21, "1800101221144"),
        (22, "0101006500006"),
        (23, "8001015009087"),
        (26, "111222333"),
        (27, "123456789"),
        (29, "234123412346"),
        (30, "123456789018"),
    ] {
        assert!(RULES[index](&super::whole(number).expect("letters and digits")), "{number}");
        assert!(rule(number).is_some(), "{number}");
        let is_lettered = index < super::ALONE;
        assert_eq!(is_alone(number), is_lettered, "{number}");
        // One digit more or less is another number, or none.
        let mut other = number.as_bytes().to_vec();
        let place = other.iter().rposition(u8::is_ascii_digit).expect("a digit");
        other[place] = if other[place] == b'9' { b'0' } else { other[place] + 1 };
        let other = String::from_utf8(other).expect("digits");
        // Of Icelandic ones the last digit is the century.
        let unchecked = [3, 5, 19].contains(&index);
        let is_still = RULES[index](&super::whole(&other).expect("letters and digits"));
        assert_eq!(is_still, unchecked, "{other}");
    }
}

/// A digit, the same everywhere.
fn drawn(state: &mut u64) -> u8 {
    *state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
    ((*state >> 33) % 10) as u8
}

/// Every rule that adds up weighed digits lets one in nine to eleven through by chance; where a
/// day of birth or a letter has to be right as well, hardly any.
#[test]
fn few_numbers_are_right_by_chance() {
    let mut random = 1_u64;
    for digits in [8, 9, 10, 11, 12, 13] {
        let numbers: Vec<Vec<u8>> =
            (0..4000).map(|_| (0..digits).map(|_| b'0' + drawn(&mut random)).collect()).collect();
        for (index, is_right) in RULES.iter().enumerate() {
            let right = numbers.iter().filter(|number| is_right(number)).count();
            assert!(right * 7 < numbers.len(), "rule {index} of {digits} digits: {right}");
        }
        let texts: Vec<String> =
            numbers.into_iter().map(|it| String::from_utf8(it).expect("digits")).collect();
        let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
        assert!(texts.chunks(10).all(|ten| NationalNumber::of_values(ten).is_none()));
    }
}

fn danish(record: u32, year: u32) -> String {
    format!("{:02}{:02}{year:02}-{:04}", 1 + record % 28, 1 + record % 12, record * 37)
}

#[test]
fn danish_numbers_are_of_many_years() {
    let told = |year: fn(u32) -> u32| {
        let texts: Vec<String> = (0..40).map(|record| danish(record, year(record))).collect();
        NationalNumber::of_values(&texts.iter().map(String::as_str).collect::<Vec<_>>())
    };
    assert_eq!(told(|record| 35 + record * 7 % 60), Some(NationalNumber::Danish));
    // Files of some years, and such with the year before the day.
    assert_eq!(told(|record| 18 + record % 8), None);
    assert_eq!(told(|record| 1 + record % 28), None);
    assert!(NationalNumber::of_values(&["130 692 545"; 10]).is_none());
    assert_eq!(NationalNumber::of_values(&["130 692 544"; 10]), Some(NationalNumber::Canadian));
}

#[test]
fn numbers_with_a_day_of_birth_are_built_alike() {
    for number in [
        "44051401359",
        "44051401358",
        "02271409862",
        "736028/5163",
        "640823-3234",
        "131052-308T",
        "010190-1234",
        "01019012345",
        "2640823432101",
        "900101-1234567",
    ] {
        assert!(has_birth(number), "{number}");
    }
    for other in [
        "",
        "4405140135",
        "20260301123",
        "2026030112",
        "99999999999",
        "123456",
        "44-05",
        "ä4051401359",
    ] {
        assert_eq!(has_birth(other), other == "4405140135", "{other}");
    }
}
