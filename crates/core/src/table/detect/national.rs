//! Numbers that states give to persons, beside those that have a detector of their own: how each is
//! built, and what checks it.
//!
//! One alone says little, since of numbers of nine digits one in eleven has the check digit of a
//! Dutch one. So a column is of such numbers where nearly all of many values are right by the same
//! rule, which is no chance. What has letters at their places as well says it alone.

use super::insurance::bare;
use std::collections::BTreeSet;

/// Values that are looked at, at least, and the share of them that is right.
const SEVERAL: usize = 10;
const NEARLY_ALL: f64 = 0.9;

/// Years of birth that some persons have, at least, where nothing else checks a number: files and
/// orders are numbered by the day as well, and are of fewer years.
const YEARS: usize = 15;

/// The letters of Spanish numbers, of Finnish ones, and of the months in Italian ones.
const SPANISH: &[u8; 23] = b"TRWAGMYFPDXBNJZSQVHLCKE";
const FINNISH: &[u8; 31] = b"0123456789ABCDEFHJKLMNPRSTUVWXY";
const MONTHS: &[u8; 12] = b"ABCDEHLMPRST";

/// What the characters of an Italian number count at odd places, from 0 and from A on.
#[rustfmt::skip]
const ODD: [u32; 26] = [
    1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23,
];

/// The dihedral group of ten elements, by which Verhoeff's check digit is computed (J. Verhoeff,
/// Error Detecting Decimal Codes, 1969), and the permutation of its digits.
const PERMUTATION: [u32; 10] = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4];

/// How a number is built, as a check of its letters and digits without the signs between them.
type NumberRule = fn(&[u8]) -> bool;

/// The rules, those with letters first, which say it alone.
static RULES: [NumberRule; 31] = [
    is_italian,
    is_spanish,
    is_finnish,
    is_mexican,
    is_irish,
    is_indian_tax,
    is_chilean,
    is_chinese,
    is_polish,
    is_belgian,
    is_norwegian,
    is_turkish,
    is_greek,
    is_baltic,
    is_argentine,
    is_croatian,
    is_bulgarian,
    is_czech,
    is_swedish,
    is_icelandic,
    is_ukrainian,
    is_romanian,
    is_yugoslav,
    is_south_african,
    is_korean,
    is_thai,
    is_dutch,
    is_portuguese,
    is_hungarian,
    is_indian,
    is_japanese,
];

/// Rules of numbers that nothing else is built like, and the characters of the shortest of these.
const ALONE: usize = 4;
const SHORTEST: usize = 9;

/// The rule by which a column's values are right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum NationalNumber {
    /// One of [`RULES`].
    Checked(usize),
    /// A Canadian number, which only its groups tell from that of a French firm.
    Canadian,
    /// A Danish number, which has a day of birth and no check digit.
    Danish,
}

impl NationalNumber {
    /// The rule by which nearly all of these values are right.
    pub(super) fn of_values(values: &[&str]) -> Option<Self> {
        if values.len() < SEVERAL {
            return None;
        }
        let checked = (0..RULES.len()).map(Self::Checked).chain([Self::Canadian]);
        let allowed = values.len() - (NEARLY_ALL * values.len() as f64).ceil() as usize;
        let numbers: Vec<Option<Vec<u8>>> = values.iter().map(|value| whole(value)).collect();
        checked.chain([Self::Danish]).find(|rule| {
            let wrong = values.iter().zip(&numbers).filter(|(value, number)| {
                !number.as_ref().is_some_and(|number| rule.checks(value, number))
            });
            wrong.take(allowed + 1).count() <= allowed
                && (*rule != Self::Danish || are_births(values))
        })
    }

    /// Whether a value is right by it.
    pub(super) fn is_right(self, value: &str) -> bool {
        whole(value).is_some_and(|number| self.checks(value, &number))
    }

    /// The same of a value with these letters and digits.
    fn checks(self, value: &str, number: &[u8]) -> bool {
        match self {
            Self::Checked(rule) => RULES[rule](number),
            Self::Canadian => {
                value.split([' ', '-']).map(str::len).eq([3, 3, 3])
                    && digits(number, 9)
                        .is_some_and(|number| !matches!(number[0], 0 | 8) && is_luhn(&number))
            }
            Self::Danish => {
                (value.len() == 10 || value.split('-').map(str::len).eq([6, 4]))
                    && digits(number, 10).is_some_and(|number| is_day_first(&number, 0, 0))
            }
        }
    }
}

/// The letters and digits of a value, in capitals.
fn whole(value: &str) -> Option<Vec<u8>> {
    bare(value).map(|number| number.to_ascii_uppercase())
}

/// Whether a value has letters at their places, is built like nothing else, and right.
pub(super) fn is_alone(value: &str) -> bool {
    let may_be = value.len() >= SHORTEST && value.bytes().any(|byte| byte.is_ascii_alphabetic());
    may_be
        && whole(value)
            .is_some_and(|number| RULES[..ALONE].iter().any(|is_right| is_right(&number)))
}

/// Whether a value is built like the numbers of most states that have a day of birth, their check digits
/// right or wrong: ten, eleven or thirteen characters, perhaps parted in two, with the day in front or
/// behind the sex. Where they had too few numbers, states have added 20, 40, 50 or more to the month.
pub(super) fn has_birth(value: &str) -> bool {
    let groups: Vec<&str> = value.split(['-', '/', '+', ' ']).collect();
    let lengths: Vec<usize> = groups.iter().map(|group| group.len()).collect();
    let number = groups.concat();
    let digits = number.bytes().filter(u8::is_ascii_digit).count();
    let two = |first: usize| number.get(first..first + 2)?.parse::<u32>().ok();
    let is_date = |day: usize, month: usize| {
        two(day).is_some_and(|day| (1..=31).contains(&day))
            && two(month)
                .is_some_and(|month| (1..=12).contains(&(month % 20)) || (51..=62).contains(&month))
    };
    // What is numbered by the day begins with the year.
    let is_dated = matches!(two(0), Some(19 | 20))
        && matches!(two(4), Some(1..=12))
        && matches!(two(6), Some(1..=31));
    number.is_ascii()
        && digits + 1 >= number.len()
        && match lengths[..] {
            [13] => is_date(5, 3),
            [10 | 11] | [6, 3..=5 | 7] => !is_dated && (is_date(4, 2) || is_date(0, 2)),
            _ => false,
        }
}

/// Whether the fifth and sixth digits are of as many years as the births of people, most of which are
/// no days of a month.
fn are_births(values: &[&str]) -> bool {
    let years: BTreeSet<u32> =
        values.iter().filter_map(|value| value.get(4..6)?.parse().ok()).collect();
    years.len() >= YEARS.min(values.len() * 3 / 4)
        && years.iter().filter(|&&year| year > 31).count() * 2 > years.len()
}

/// A number of so many digits.
fn digits(number: &[u8], count: usize) -> Option<Vec<u32>> {
    (number.len() == count && number.iter().all(u8::is_ascii_digit))
        .then(|| number.iter().map(|&digit| u32::from(digit - b'0')).collect())
}

fn two(number: &[u32], index: usize) -> u32 {
    10 * number[index] + number[index + 1]
}

/// The digits, each with its factor, as one sum.
fn weighed(number: &[u32], factors: &[u32]) -> u32 {
    number.iter().zip(factors).map(|(digit, factor)| digit * factor).sum()
}

/// The number that digits write.
fn value(number: &[u32]) -> u64 {
    number.iter().fold(0, |value, &digit| 10 * value + u64::from(digit))
}

/// Whether the last digit makes the sum end in 0, of which every second digit is doubled (ISO/IEC
/// 7812-1, annex B).
fn is_luhn(number: &[u32]) -> bool {
    let doubled = number.iter().rev().enumerate().map(|(index, &digit)| match index % 2 {
        1 => digit * 2 / 10 + digit * 2 % 10,
        _ => digit,
    });
    doubled.sum::<u32>().is_multiple_of(10)
}

fn is_day(day: u32, month: u32) -> bool {
    (1..=31).contains(&day) && (1..=12).contains(&month)
}

/// Whether year, month and day stand from there on; to months something may be added that says the
/// century or the sex.
fn is_year_first(number: &[u32], start: usize, added: &[u32]) -> bool {
    let month = two(number, start + 2);
    let months = added.iter().filter_map(|added| month.checked_sub(*added));
    months.chain([month]).any(|month| is_day(two(number, start + 4), month))
}

/// Whether day, month and year stand first; to either something may be added.
fn is_day_first(number: &[u32], added_day: u32, added_month: u32) -> bool {
    let (day, month) = (two(number, 0), two(number, 2));
    let days = [day, day.wrapping_sub(added_day)];
    let months = [month, month.wrapping_sub(added_month)];
    days.iter().any(|&day| months.iter().any(|&month| is_day(day, month)))
}

/// The Italian codice fiscale (D.M. 23.12.1976): name, year, month, day, place, and a letter that
/// checks them. Digits may be letters, where two persons had the same.
fn is_italian(number: &[u8]) -> bool {
    let is_built = number.len() == 16
        && number.iter().enumerate().all(|(index, byte)| match index {
            8 => MONTHS.contains(byte),
            0..=5 | 11 | 15 => byte.is_ascii_uppercase(),
            _ => byte.is_ascii_digit() || b"LMNPQRSTUV".contains(byte),
        });
    let place = |byte: u8| match byte {
        b'0'..=b'9' => u32::from(byte - b'0'),
        _ => u32::from(byte - b'A'),
    };
    is_built && {
        let counted = number[..15].iter().enumerate().map(|(index, &byte)| match index % 2 {
            0 => ODD[place(byte) as usize],
            _ => place(byte),
        });
        counted.sum::<u32>() % 26 == place(number[15])
    }
}

/// The Spanish DNI and NIE (Real Decreto 1553/2005): eight digits, or a letter from X to Z and seven,
/// and the letter of what is left of them by 23.
fn is_spanish(number: &[u8]) -> bool {
    let [first, rest @ .., letter] = number else { return false };
    let first = match first {
        b'X'..=b'Z' => first - b'X' + b'0',
        _ => *first,
    };
    let body = digits(&[&[first], rest].concat(), 8);
    body.is_some_and(|body| SPANISH[(value(&body) % 23) as usize] == *letter)
}

/// The Finnish henkilötunnus: day of birth, sign of the century, serial number, check character.
/// Its sign may be a hyphen, which was left away.
fn is_finnish(number: &[u8]) -> bool {
    let body = match number.len() {
        11 if b"ABCDEFUVWXY".contains(&number[6]) => [&number[..6], &number[7..10]].concat(),
        10 => number[..9].to_vec(),
        _ => return false,
    };
    digits(&body, 9).is_some_and(|body| {
        is_day_first(&body, 0, 0)
            && FINNISH[(value(&body) % 31) as usize] == number[number.len() - 1]
    })
}

/// The Mexican CURP: letters of the name, day of birth, sex, state, letters of the name.
fn is_mexican(number: &[u8]) -> bool {
    number.len() == 18
        && number.iter().enumerate().all(|(index, byte)| match index {
            10 => b"HMX".contains(byte),
            0..=3 | 11..=15 => byte.is_ascii_uppercase(),
            16 => byte.is_ascii_alphanumeric(),
            _ => byte.is_ascii_digit(),
        })
        && digits(&number[4..10], 6).is_some_and(|birth| is_year_first(&birth, 0, &[]))
}

/// The Irish PPS number: seven digits, a letter that checks them, and perhaps one more.
fn is_irish(number: &[u8]) -> bool {
    let more = match number {
        [_, _, _, _, _, _, _, _] => 0,
        [_, _, _, _, _, _, _, _, letter @ (b'A'..=b'I' | b'W')] => {
            if *letter == b'W' {
                0
            } else {
                9 * u32::from(letter - b'A' + 1)
            }
        }
        _ => return false,
    };
    digits(&number[..7], 7).is_some_and(|body| {
        let left = (weighed(&body, &[8, 7, 6, 5, 4, 3, 2]) + more) % 23;
        b"WABCDEFGHIJKLMNOPQRSTUV"[left as usize] == number[7]
    })
}

/// The Indian number of a person who pays taxes (PAN): five letters, the fourth P, four digits, a letter.
fn is_indian_tax(number: &[u8]) -> bool {
    number.len() == 10
        && number[3] == b'P'
        && number.iter().enumerate().all(|(index, byte)| match index {
            5..=8 => byte.is_ascii_digit(),
            _ => byte.is_ascii_uppercase(),
        })
}

/// The Chilean RUT: digits and what checks them modulo 11, where 10 is a K.
fn is_chilean(number: &[u8]) -> bool {
    let Some((check, body)) = number.split_last() else { return false };
    let check = match check {
        b'K' | b'k' => 10,
        b'0'..=b'9' => u32::from(check - b'0'),
        _ => return false,
    };
    matches!(body.len(), 7 | 8)
        && digits(body, body.len()).is_some_and(|body| {
            let reversed: Vec<u32> = body.into_iter().rev().collect();
            (weighed(&reversed, &[2, 3, 4, 5, 6, 7, 2, 3]) + check).is_multiple_of(11)
        })
}

/// The Chinese number of residents (GB 11643): place, day of birth, serial number, check character.
fn is_chinese(number: &[u8]) -> bool {
    let Some((check, body)) = number.split_last() else { return false };
    let check = match check {
        b'X' | b'x' => 10,
        b'0'..=b'9' => u32::from(check - b'0'),
        _ => return false,
    };
    digits(body, 17).is_some_and(|body| {
        let factors = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
        matches!(two(&body, 6), 18..=20)
            && is_year_first(&body, 8, &[])
            && (weighed(&body, &factors) + check) % 11 == 1
    })
}

/// The Polish PESEL: day of birth, with the century in its month, serial number, check digit.
fn is_polish(number: &[u8]) -> bool {
    digits(number, 11).is_some_and(|number| {
        is_year_first(&number, 0, &[20, 40, 60, 80])
            && weighed(&number, &[1, 3, 7, 9, 1, 3, 7, 9, 1, 3, 1]).is_multiple_of(10)
    })
}

/// The Belgian number of the register: day of birth, serial number, and what checks both modulo 97,
/// with a 2 before them since 2000.
fn is_belgian(number: &[u8]) -> bool {
    digits(number, 11).is_some_and(|number| {
        let (body, check) = (value(&number[..9]), u64::from(two(&number, 9)));
        is_year_first(&number, 0, &[20, 40])
            && [body, 2_000_000_000 + body].iter().any(|body| 97 - body % 97 == check)
    })
}

/// The Norwegian number of birth: day, serial number, two check digits modulo 11.
fn is_norwegian(number: &[u8]) -> bool {
    digits(number, 11).is_some_and(|number| {
        is_day_first(&number, 40, 40)
            && weighed(&number, &[3, 7, 6, 1, 8, 9, 4, 5, 2, 1]).is_multiple_of(11)
            && weighed(&number, &[5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1]).is_multiple_of(11)
    })
}

/// The Turkish number of citizens (TCKN), with two check digits.
fn is_turkish(number: &[u8]) -> bool {
    digits(number, 11).is_some_and(|number| {
        let odd: u32 = number[..9].iter().step_by(2).sum();
        let even: u32 = number[1..8].iter().step_by(2).sum();
        number[0] != 0
            && (7 * odd + 9 * even) % 10 == number[9]
            && number[..10].iter().sum::<u32>() % 10 == number[10]
    })
}

/// The Greek AMKA: day of birth, serial number, check digit.
fn is_greek(number: &[u8]) -> bool {
    digits(number, 11).is_some_and(|number| is_day_first(&number, 0, 0) && is_luhn(&number))
}

/// The Estonian and Lithuanian codes of persons: sex and century, day of birth, serial number, check
/// digit, for which there are other factors where the first leave 10.
fn is_baltic(number: &[u8]) -> bool {
    digits(number, 11).is_some_and(|number| {
        let first = weighed(&number[..10], &[1, 2, 3, 4, 5, 6, 7, 8, 9, 1]) % 11;
        let other = weighed(&number[..10], &[3, 4, 5, 6, 7, 8, 9, 1, 2, 3]) % 11 % 10;
        (1..=6).contains(&number[0])
            && is_year_first(&number, 1, &[])
            && number[10] == if first < 10 { first } else { other }
    })
}

/// The Argentine CUIL of a person: kind, number, check digit modulo 11.
fn is_argentine(number: &[u8]) -> bool {
    digits(number, 11).is_some_and(|number| {
        matches!(two(&number, 0), 20 | 23 | 24 | 27)
            && weighed(&number, &[5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1]).is_multiple_of(11)
    })
}

/// The Croatian OIB: eleven digits, the last of which checks the others (ISO 7064, MOD 11,10).
fn is_croatian(number: &[u8]) -> bool {
    digits(number, 11).is_some_and(|number| {
        let product = number[..10].iter().fold(10, |product, digit| {
            let sum = (digit + product) % 10;
            (if sum == 0 { 10 } else { sum }) * 2 % 11
        });
        (11 - product) % 10 == number[10]
    })
}

/// The Bulgarian EGN: day of birth, with the century in its month, serial number, check digit.
fn is_bulgarian(number: &[u8]) -> bool {
    digits(number, 10).is_some_and(|number| {
        is_year_first(&number, 0, &[20, 40])
            && weighed(&number[..9], &[2, 4, 8, 5, 10, 9, 7, 3, 6]) % 11 % 10 == number[9]
    })
}

/// The Czech and Slovak rodné číslo: day of birth, with 50 added to the months of women, and a serial
/// number that makes the whole divisible by 11.
fn is_czech(number: &[u8]) -> bool {
    digits(number, 10).is_some_and(|number| {
        is_year_first(&number, 0, &[20, 50, 70]) && value(&number).is_multiple_of(11)
    })
}

/// The Swedish personnummer: day of birth, perhaps with its century, serial number, check digit. To the
/// days of those who are not registered 60 is added.
fn is_swedish(number: &[u8]) -> bool {
    let number = match number.len() {
        12 if matches!(&number[..2], b"18" | b"19" | b"20") => &number[2..],
        _ => number,
    };
    digits(number, 10).is_some_and(|number| {
        let (month, day) = (two(&number, 2), two(&number, 4));
        is_day(day % 60, month) && is_luhn(&number)
    })
}

/// The Icelandic kennitala: day of birth, serial number, check digit, century.
fn is_icelandic(number: &[u8]) -> bool {
    digits(number, 10).is_some_and(|number| {
        is_day_first(&number, 0, 0)
            && matches!(number[9], 0 | 8 | 9)
            && weighed(&number, &[3, 2, 7, 6, 5, 4, 3, 2, 1]).is_multiple_of(11)
    })
}

/// The Ukrainian number of tax payers: ten digits, the last of which checks the others modulo 11.
fn is_ukrainian(number: &[u8]) -> bool {
    digits(number, 10).is_some_and(|number| {
        // A factor of -1 is one of 10 modulo 11.
        weighed(&number[..9], &[10, 5, 7, 9, 4, 6, 10, 5, 7]) % 11 % 10 == number[9]
    })
}

/// The Romanian CNP: sex and century, day of birth, county, serial number, check digit.
fn is_romanian(number: &[u8]) -> bool {
    digits(number, 13).is_some_and(|number| {
        let left = weighed(&number[..12], &[2, 7, 9, 1, 4, 6, 3, 5, 8, 2, 7, 9]) % 11;
        number[0] != 0
            && is_year_first(&number, 1, &[])
            && number[12] == if left == 10 { 1 } else { left }
    })
}

/// The JMBG of what was Yugoslavia: day of birth with three digits of its year, region, serial number,
/// check digit.
fn is_yugoslav(number: &[u8]) -> bool {
    digits(number, 13).is_some_and(|number| {
        is_day_first(&number, 0, 0)
            && matches!(number[4], 0 | 9)
            && weighed(&number, &[7, 6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1]).is_multiple_of(11)
    })
}

/// The South African number of identity: day of birth, serial number, citizenship, check digit.
fn is_south_african(number: &[u8]) -> bool {
    digits(number, 13)
        .is_some_and(|number| is_year_first(&number, 0, &[]) && number[10] <= 2 && is_luhn(&number))
}

/// The Korean number of residents: day of birth, sex and century, place and serial number, check
/// digit.
fn is_korean(number: &[u8]) -> bool {
    digits(number, 13).is_some_and(|number| {
        let left = weighed(&number[..12], &[2, 3, 4, 5, 6, 7, 8, 9, 2, 3, 4, 5]) % 11;
        is_year_first(&number, 0, &[]) && number[6] != 0 && (11 - left) % 10 == number[12]
    })
}

/// The Thai number of citizens: thirteen digits, the last of which checks the others modulo 11.
fn is_thai(number: &[u8]) -> bool {
    digits(number, 13).is_some_and(|number| {
        let left = weighed(&number[..12], &[13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2]) % 11;
        number[0] != 0 && (11 - left) % 10 == number[12]
    })
}

/// The Dutch BSN: nine digits whose sum is divisible by 11, the last one taken from it.
fn is_dutch(number: &[u8]) -> bool {
    digits(number, 9).is_some_and(|number| {
        let sum = weighed(&number, &[9, 8, 7, 6, 5, 4, 3, 2, 10]);
        number.iter().any(|&digit| digit > 0) && sum.is_multiple_of(11)
    })
}

/// The Portuguese NIF of a person: nine digits, the last of which checks the others modulo 11.
fn is_portuguese(number: &[u8]) -> bool {
    digits(number, 9).is_some_and(|number| {
        let left = weighed(&number[..8], &[9, 8, 7, 6, 5, 4, 3, 2]) % 11;
        matches!(number[0], 1..=3) && number[8] == if left < 2 { 0 } else { 11 - left }
    })
}

/// The Hungarian TAJ: nine digits, the last of which checks the others modulo 10.
fn is_hungarian(number: &[u8]) -> bool {
    digits(number, 9)
        .is_some_and(|number| weighed(&number[..8], &[3, 7, 3, 7, 3, 7, 3, 7]) % 10 == number[8])
}

/// The Indian Aadhaar: twelve digits, not from 0 or 1 on, the last by Verhoeff's scheme.
fn is_indian(number: &[u8]) -> bool {
    digits(number, 12).is_some_and(|number| {
        let mut check = 0;
        for (index, &digit) in number.iter().rev().enumerate() {
            let permuted = (0..index % 8).fold(digit, |digit, _| PERMUTATION[digit as usize]);
            check = multiplied(check, permuted);
        }
        number[0] >= 2 && check == 0
    })
}

/// The product of two elements of the dihedral group: five turns, and five reflections.
fn multiplied(first: u32, second: u32) -> u32 {
    match (first < 5, second < 5) {
        (true, true) => (first + second) % 5,
        (true, false) => (first + second) % 5 + 5,
        (false, true) => (first + 5 - second) % 5 + 5,
        (false, false) => (first + 5 - second) % 5,
    }
}

/// The Japanese My Number: twelve digits, the last of which checks the others modulo 11.
fn is_japanese(number: &[u8]) -> bool {
    digits(number, 12).is_some_and(|number| {
        let left = weighed(&number[..11], &[6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11;
        number[11] == if left < 2 { 0 } else { 11 - left }
    })
}

#[cfg(test)]
mod tests;
