//! Numbers that states and insurers give to persons, each with its check digit where it has one.
//!
//! A number is first brought into one form, without spaces and the signs that part its groups.
//! `…_form` says whether it is built like one, `is_…` whether its check digit is right as well:
//! numbers are mistyped, and made up for tests, so a wrong digit clears no column.

/// The longest value that is looked at, in bytes.
const LONGEST: usize = 24;

/// Letters with which no British National Insurance number begins, although each of them might.
const UNISSUED: [&str; 7] = ["BG", "GB", "KN", "NK", "NT", "TN", "ZZ"];

/// The characters of a number without spaces, dots, hyphens and slashes.
pub(super) fn bare(value: &str) -> Option<Vec<u8>> {
    if value.len() > LONGEST {
        return None;
    }
    let number: Vec<u8> = value.bytes().filter(|byte| !b" .-/".contains(byte)).collect();
    number.iter().all(u8::is_ascii_alphanumeric).then_some(number)
}

/// The same of a number of so many digits.
fn digits(value: &str, count: usize) -> Option<Vec<u32>> {
    if value.len() < count {
        return None;
    }
    let number = bare(value)?;
    let all = number.len() == count && number.iter().all(u8::is_ascii_digit);
    all.then(|| number.iter().map(|&digit| u32::from(digit - b'0')).collect())
}

/// The sum of the digits of each product.
fn cross_sum(digits: impl Iterator<Item = u32>, factors: &[u32]) -> u32 {
    digits.zip(factors).map(|(digit, factor)| digit * factor).map(|it| it / 10 + it % 10).sum()
}

/// Which letter of the alphabet it is, in two digits.
fn letter_digits(letter: u8) -> [u32; 2] {
    let number = u32::from(letter.to_ascii_uppercase().saturating_sub(b'A')) + 1;
    [number / 10, number % 10]
}

fn is_day(day: u32, month: u32) -> bool {
    (1..=31).contains(&day) && (1..=12).contains(&month)
}

/// A German health insurance number (§ 290 SGB V): a letter and nine digits.
pub(super) fn has_health_form(value: &str) -> bool {
    value.starts_with(|first: char| first.is_ascii_uppercase())
        && bare(value)
            .is_some_and(|number| number.len() == 10 && number[1..].iter().all(u8::is_ascii_digit))
}

pub(super) fn is_health(value: &str) -> bool {
    let Some(number) = bare(value).filter(|_| has_health_form(value)) else { return false };
    let body = number[1..9].iter().map(|&digit| u32::from(digit - b'0'));
    let sum = cross_sum(
        letter_digits(number[0]).into_iter().chain(body),
        &[1, 2, 1, 2, 1, 2, 1, 2, 1, 2],
    );
    sum % 10 == u32::from(number[9] - b'0')
}

/// A German pension insurance number (VKVV § 2): area, day of birth, a letter, a serial number.
pub(super) fn has_pension_form(value: &str) -> bool {
    bare(value).is_some_and(|number| {
        let is_built = number.len() == 12
            && number[8].is_ascii_uppercase()
            && number.iter().enumerate().all(|(index, byte)| index == 8 || byte.is_ascii_digit());
        let two = |index: usize| {
            10 * u32::from(number[index] - b'0') + u32::from(number[index + 1] - b'0')
        };
        is_built && is_day(two(2), two(4))
    })
}

pub(super) fn is_pension(value: &str) -> bool {
    let Some(number) = bare(value).filter(|_| has_pension_form(value)) else { return false };
    let digit = |index: usize| u32::from(number[index] - b'0');
    let all = (0..8).map(digit).chain(letter_digits(number[8])).chain((9..11).map(digit));
    cross_sum(all, &[2, 1, 2, 5, 7, 1, 2, 1, 2, 1, 2, 1]) % 10 == digit(11)
}

/// A German tax number: that of a person for life, or that of a tax office, which has no check
/// digit that is the same everywhere.
pub(super) fn is_tax(value: &str) -> bool {
    is_tax_office(value)
        || digits(value, 11).is_some_and(|number| {
            let product = number[..10].iter().fold(10, |product, digit| {
                let sum = (digit + product) % 10;
                (if sum == 0 { 10 } else { sum }) * 2 % 11
            });
            !value.contains(['-', '/', '.'])
                && is_drawn(&number)
                && (11 - product) % 10 == number[10]
        })
}

/// Whether of the first ten digits exactly one stands there twice or three times (§ 139b AO).
fn is_drawn(number: &[u32]) -> bool {
    let mut times = [0_u8; 10];
    number[..10].iter().for_each(|&digit| times[digit as usize] += 1);
    let repeated = times.iter().filter(|&&count| count > 1).count();
    number[0] != 0 && repeated == 1 && times.iter().all(|&count| count <= 3)
}

/// 181/815/08155 or 013/8150/8155.
fn is_tax_office(value: &str) -> bool {
    let groups: Vec<&str> = value.split('/').collect();
    groups.len() == 3
        && groups.iter().all(|group| group.bytes().all(|byte| byte.is_ascii_digit()))
        && matches!([groups[0].len(), groups[1].len(), groups[2].len()], [2 | 3, 3, 5] | [3, 4, 4])
}

/// A Swiss social insurance number (AHVN13), or one as they were until 2008.
pub(super) fn has_ahv_form(value: &str) -> bool {
    digits(value, 13).is_some_and(|number| number[..3] == [7, 5, 6])
        || value.split('.').map(str::len).eq([3, 2, 3, 3]) && digits(value, 11).is_some()
}

pub(super) fn is_ahv(value: &str) -> bool {
    digits(value, 13).is_some_and(|number| {
        let weighed = number.iter().enumerate().map(|(index, digit)| digit * [1, 3][index % 2]);
        number[..3] == [7, 5, 6] && weighed.sum::<u32>() % 10 == 0
    })
}

/// An Austrian social insurance number: serial number with check digit, and the day of birth.
pub(super) fn has_austrian_form(value: &str) -> bool {
    digits(value, 10).is_some_and(|number| {
        let two = |index: usize| 10 * number[index] + number[index + 1];
        // Where days are used up, months go on from 13.
        number[0] != 0 && (1..=31).contains(&two(4)) && (1..=15).contains(&two(6))
    })
}

pub(super) fn is_austrian(value: &str) -> bool {
    has_austrian_form(value)
        && digits(value, 10).is_some_and(|number| {
            let factors = [3, 7, 9, 0, 5, 8, 4, 2, 1, 6];
            number.iter().zip(factors).map(|(digit, factor)| digit * factor).sum::<u32>() % 11
                == number[3]
        })
}

/// A French social security number (NIR): sex, year, month, place, serial number, and its key.
pub(super) fn has_french_form(value: &str) -> bool {
    bare(value).is_some_and(|number| {
        let is_built = matches!(number.len(), 13 | 15)
            && number.iter().enumerate().all(|(index, byte)| match index {
                // Without its key it is known by the sexes alone.
                0 => b"12".contains(byte) || number.len() == 15 && b"78".contains(byte),
                6 => b"AaBb".contains(byte) || byte.is_ascii_digit(),
                _ => byte.is_ascii_digit(),
            });
        if !is_built {
            return false;
        }
        let month = 10 * u32::from(number[3] - b'0') + u32::from(number[4] - b'0');
        matches!(month, 1..=12 | 20..=42 | 50..=99)
    })
}

pub(super) fn is_french(value: &str) -> bool {
    let Some(number) = bare(value).filter(|it| it.len() == 15 && has_french_form(value)) else {
        return false;
    };
    // In Corsica the second letter of the place stands for 19 or 18.
    let (lowered, corsican) = match number[6] {
        b'A' | b'a' => (Some(b'0'), 1_000_000),
        b'B' | b'b' => (Some(b'0'), 2_000_000),
        _ => (None, 0),
    };
    let body = number[..13].iter().enumerate().fold(0_u64, |sum, (index, &byte)| {
        let digit = lowered.filter(|_| index == 6).unwrap_or(byte);
        10 * sum + u64::from(digit - b'0')
    });
    let key = 10 * u64::from(number[13] - b'0') + u64::from(number[14] - b'0');
    (body - corsican) % 97 + key == 97
}

/// A British NHS number, by its check digit: 943 476 5919.
pub(super) fn is_british(value: &str) -> bool {
    let is_grouped = value.split([' ', '-']).map(str::len).eq([3, 3, 4]) || value.len() == 10;
    is_grouped
        && digits(value, 10).is_some_and(|number| {
            let weighed = number.iter().zip((1..=10).rev()).map(|(digit, factor)| digit * factor);
            // The last digit has the factor 1. Scottish numbers begin with a day of birth.
            number.iter().any(|&digit| digit > 0) && weighed.sum::<u32>() % 11 == 0
        })
}

/// Whether a value is built like an NHS number whose groups stand apart.
pub(super) fn has_british_form(value: &str) -> bool {
    value.split(' ').map(str::len).eq([3, 3, 4]) && digits(value, 10).is_some()
}

/// A British National Insurance number: two letters, three pairs of digits, and a letter from A to D;
/// all together, or in pairs with a space between.
pub(super) fn has_national_insurance_form(value: &str) -> bool {
    (value.len() == 9 || value.split(' ').map(str::len).eq([2, 2, 2, 2, 1]))
        && bare(value).is_some_and(|number| {
            number.len() == 9
                && number[..2].iter().all(u8::is_ascii_alphabetic)
                && number[2..8].iter().all(u8::is_ascii_digit)
                && (b'A'..=b'D').contains(&number[8].to_ascii_uppercase())
        })
}

/// The same with letters that are given (HMRC, National Insurance Manual, NIM39110); QQ is not, and
/// stands in examples.
pub(super) fn is_national_insurance(value: &str) -> bool {
    if !has_national_insurance_form(value) {
        return false;
    }
    let prefix = value[..2].to_ascii_uppercase();
    !prefix.starts_with(['D', 'F', 'I', 'Q', 'U', 'V'])
        && !prefix.ends_with(['D', 'F', 'I', 'O', 'Q', 'U', 'V'])
        && !UNISSUED.contains(&&prefix[..])
}

/// A Brazilian number of tax payers (CPF) as it is written out: 123.456.789-09.
pub(super) fn has_brazilian_form(value: &str) -> bool {
    let [head @ .., b'-', _, _] = value.as_bytes() else { return false };
    head.split(|&byte| byte == b'.').map(<[u8]>::len).eq([3, 3, 3]) && digits(value, 11).is_some()
}

/// The same, or eleven digits, with both check digits: each is the sum of all before it, weighed
/// from 2 on from the right. Eleven times one digit is nobody's.
pub(super) fn is_brazilian(value: &str) -> bool {
    let Some(number) = digits(value, 11) else { return false };
    let is_checked = |place: usize| {
        let weighed =
            number[..place].iter().rev().zip(2_u32..).map(|(digit, factor)| digit * factor);
        weighed.sum::<u32>() * 10 % 11 % 10 == number[place]
    };
    (value.len() == 11 || has_brazilian_form(value))
        && number.iter().any(|&digit| digit != number[0])
        && is_checked(9)
        && is_checked(10)
}

/// An American social security number: area, group, serial number, none of them 0.
pub(super) fn is_american(value: &str) -> bool {
    let sign = if value.contains('-') { '-' } else { ' ' };
    let groups: Vec<&str> = value.split(sign).collect();
    groups.iter().map(|group| group.len()).eq([3, 2, 4])
        && groups.iter().all(|group| group.bytes().all(|byte| byte.is_ascii_digit()))
        && !["000", "666"].contains(&groups[0])
        && !groups[0].starts_with('9')
        && groups[1] != "00"
        && groups[2] != "0000"
}

/// The number of a medical record with what it is before it: MRN 0012345, MR# 12345.
pub(super) fn is_medical_record(value: &str) -> bool {
    let Some((mark, number)) = value.split_at_checked(3) else { return false };
    let number = number.trim_start_matches([' ', '-', ':', '#', '.', '_']);
    ["mrn", "mr#"].iter().any(|known| mark.eq_ignore_ascii_case(known))
        && (4..=12).contains(&number.len())
        && number.bytes().all(|byte| byte.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::{
        has_brazilian_form, has_national_insurance_form, is_brazilian, is_national_insurance,
    };

    #[test]
    fn national_insurance_numbers_begin_with_letters_that_are_given() {
        for number in ["AB123456C", "AB 12 34 56 C", "jn123456d", "ZY999999A", "OA000000B"] {
            assert!(is_national_insurance(number), "{number}");
        }
        for number in ["QQ 12 34 56 C", "DA123456A", "AO123456A", "AV123456A", "BG123456A"] {
            assert!(has_national_insurance_form(number), "{number}");
            assert!(!is_national_insurance(number), "{number}");
        }
        for other in
            ["", "AB123456E", "AB12345C", "AB 123456 C", "A1123456C", "AB.123456", "é123456C"]
        {
            assert!(!has_national_insurance_form(other), "{other}");
            assert!(!is_national_insurance(other), "{other}");
        }
    }

    /// The check digits as they are defined: weights of 10 and 11 down to 2, and what is left of
    /// the sum by 11, taken from 11 where it is more than 1.
    fn checked(body: &[u32]) -> Vec<u32> {
        let mut digits = body.to_vec();
        for highest in [10_u32, 11] {
            let sum: u32 =
                digits.iter().zip((2..=highest).rev()).map(|(d, weight)| d * weight).sum();
            digits.push(if sum % 11 < 2 { 0 } else { 11 - sum % 11 });
        }
        digits
    }

    #[test]
    fn brazilian_numbers_have_two_check_digits() {
        for number in ["123.456.789-09", "12345678909", "529.982.247-25", "52998224725"] {
            assert!(is_brazilian(number), "{number}");
        }
        for other in ["123.456.789-10", "123.456.789-00", "111.111.111-11", "000.000.000-00"] {
            assert!(has_brazilian_form(other) && !is_brazilian(other), "{other}");
        }
        for other in
            ["", "1234567890", "123456789-09", "123.456.78909", "1234.56.789-09", "12345678919"]
        {
            assert!(!has_brazilian_form(other) && !is_brazilian(other), "{other}");
        }
        for body in 0..200_u32 {
            let body: Vec<u32> =
                (0..9).map(|place| (body * 7919 + 104_729 * place) / 31 % 10).collect();
            let right = checked(&body);
            for last in 0..100 {
                let digits = [&right[..9], &[last / 10, last % 10]].concat();
                let text: String = digits.iter().map(u32::to_string).collect();
                let is_one = digits == right && digits.iter().any(|&digit| digit != digits[0]);
                assert_eq!(is_brazilian(&text), is_one, "{text}");
            }
        }
    }
}
