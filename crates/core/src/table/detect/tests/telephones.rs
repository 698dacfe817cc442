//! Telephone numbers, and what looks like them until the others of its column are seen.

use super::super::{Detector, Numbers};

fn telephones(name: &str, values: &[String]) -> usize {
    let numbers = Numbers::new(name, values.iter().map(String::as_str));
    values.iter().filter(|value| Detector::Telephone.matches_among(value, &numbers)).count()
}

/// Numbers with the check digit that makes their sum end in 0.
fn checked(factors: [u32; 2], bodies: impl Iterator<Item = String>) -> Vec<String> {
    bodies
        .map(|body| {
            let digits = body.bytes().rev().enumerate();
            let sum: u32 =
                digits.map(|(index, digit)| u32::from(digit - b'0') * factors[index % 2]).sum();
            format!("{body}{}", (10 - sum % 10) % 10)
        })
        .collect()
}

#[test]
fn check_digits_tell_articles_and_parcels_from_telephones() {
    // Articles of 12, 13 and 14 digits, and parcels, which begin like telephone numbers.
    for (factors, width) in [([3, 1], 11), ([3, 1], 12), ([3, 1], 13), ([4, 9], 11), ([4, 9], 13)] {
        let zeros = if width == 11 { 1 } else { 2 };
        let first = 10_u64.pow((width - zeros) as u32 - 1);
        let bodies = (1..60).map(|i| format!("{:0width$}", (1 + i % 7) * first + 7_919 * i));
        let codes = checked(factors, bodies);
        let looking = codes.iter().filter(|code| Detector::Telephone.matches(code)).count();
        assert_eq!(looking, 59, "{width}");
        assert_eq!(telephones("x", &codes), 0, "{factors:?} {width}");
        // One that was mistyped: the others are right by no chance, but it is not said of all.
        let mut mistyped = codes.clone();
        mistyped.push("017012345670".to_owned());
        mistyped.push("017012345671".to_owned());
        assert!(telephones("x", &mistyped) > 0, "{width}");
        // A telephone number beside them stays one.
        let few = [codes, vec!["0351 4630".to_owned()]].concat();
        assert_eq!(telephones("x", &few), 1);
    }
    // Two numbers may be right by chance.
    let few = checked([3, 1], (0..2).map(|i| format!("0170123456{i}")));
    assert_eq!(telephones("x", &few), 2);
    let mobiles: Vec<String> =
        (0..50_u64).map(|i| format!("0170{:08}", i * 7_654_321 % 100_000_000)).collect();
    assert_eq!(telephones("x", &mobiles), 50);
}

#[test]
fn telephones_with_the_bare_code_of_their_country_are_found() {
    let mobile = |i: u64| {
        format!(
            "49{}{:07}",
            ["151", "160", "170", "171", "175", "176"][(i % 6) as usize],
            i * 654_321 % 10_000_000
        )
    };
    let mobiles: Vec<String> = (0..60).map(mobile).collect();
    assert_eq!(telephones("x", &mobiles), 60);
    assert_eq!(telephones("x", &mobiles[..9]), 0);
    for name in ["Telefon", "phone_no", "Mobil", "Handynummer", "Fax", "tel"] {
        assert_eq!(telephones(name, &mobiles[..2]), 2, "{name}");
    }
    // One in ten is of another country.
    let mixed: Vec<String> =
        (0..60).map(|i| if i % 10 == 0 { format!("8210{i:08}") } else { mobile(i) }).collect();
    assert_eq!(telephones("x", &mixed), 0);
    assert_eq!(telephones("Mobile", &mixed), 60);
    let american: Vec<String> = (0..60_u64)
        .map(|i| format!("1{}{}{:04}", 201 + i * 7, 230 + i * 11 % 700, i * 97))
        .collect();
    assert_eq!(telephones("x", &american), 60);
}

#[test]
fn other_long_numbers_are_no_telephones() {
    type Number = fn(u64) -> String;
    let numbers: [(&str, Number); 9] = [
        ("counted on", |i| format!("4917{:08}", 12_345_600 + i)),
        ("begun with a year", |i| format!("49{}{:06}", 2018 + i % 7, i * 3_119)),
        ("times", |i| format!("202401{:02}{:02}{:02}", 1 + i % 28, i % 24, i % 60)),
        ("seconds", |i| (1_700_000_000 + i * 86_400 * 3).to_string()),
        ("milliseconds", |i| (1_700_000_000_000 + i * 86_400_000).to_string()),
        ("at random", |i| (10_000_000_000 + i * 8_765_432_109 % 89_999_999_999).to_string()),
        ("postcodes", |i| format!("{:05}", 1_067 + i * 613)),
        ("regions", |i| format!("{:08}", 9_162_000 + i)),
        ("dates", |i| format!("19{:02}{:02}{:02}", 40 + i % 60, 1 + i % 12, 1 + i % 28)),
    ];
    for (what, number) in numbers {
        let values: Vec<String> = (0..60).map(number).collect();
        assert_eq!(telephones("x", &values), 0, "{what}");
    }
    // What a telephone costs is short, and an extension is nobody's number alone.
    let costs: Vec<String> = (0..60_u64).map(|i| (i * 37).to_string()).collect();
    assert_eq!(telephones("Telefonkosten", &costs), 0);
}
