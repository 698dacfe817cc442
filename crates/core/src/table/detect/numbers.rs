//! What only the numbers of a whole column tell: telephone numbers that begin with the code of a
//! country and neither `+` nor `00`, and codes of articles and parcels that begin with 0.

use super::column::SAMPLE;
use super::national::{self, NationalNumber};
use super::telephone;
use crate::table::suggest::words_of;
use std::collections::BTreeSet;
use std::ops::RangeInclusive;

/// How words begin that say that a column holds telephone numbers.
const CALLED: [&str; 6] = ["telef", "teleph", "phone", "mobil", "handy", "fax"];

/// Digits of such a number, where the column's name says what it is.
const DIGITS: RangeInclusive<usize> = 10..=15;

/// Countries whose numbers are known without such a name: their codes, how many digits follow, and
/// which of them come first.
#[rustfmt::skip]
const COUNTRIES: [(&str, RangeInclusive<usize>, &str); 16] = [
    ("1", 10..=10, "23456789"), ("31", 9..=9, "123456789"), ("32", 8..=9, "123456789"),
    ("33", 9..=9, "123456789"), ("34", 9..=9, "6789"), ("39", 9..=10, "03"),
    ("41", 9..=9, "23456789"), ("420", 9..=9, "234567"), ("43", 8..=11, "123456789"),
    ("44", 10..=10, "12378"), ("45", 8..=8, "23456789"), ("46", 8..=9, "123456789"),
    ("47", 8..=8, "23456789"), ("48", 9..=9, "123456789"), ("49", 9..=11, "123456789"),
    ("90", 10..=10, "2345"),
];

/// Numbers of one country, at least, and the share of the values that they have to be.
const OF_COUNTRY: usize = 10;
const NEARLY_ALL: f64 = 0.95;

/// Of so many numbers one begins otherwise behind the code of its country, at least: numbers that
/// count on, or begin with a year, do not.
const ALIKE: usize = 5;

/// Numbers whose check digits are all right, at least, for that to be no chance.
const CHECKED: usize = 3;

/// What a last digit checks: whether the sum of the digits, each with its factor, ends in 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Check {
    /// Articles and what they are packed in (GTIN).
    Article,
    /// Parcels of the German post (Identcode, Leitcode).
    Parcel,
}

/// What the numbers of a column are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Numbers {
    /// Whether the column's name says that they are telephone numbers.
    called: bool,
    /// The code of the country that nearly all begin with.
    country: Option<usize>,
    /// The check digit that all have where they look like telephone numbers otherwise.
    check: Option<Check>,
    /// The rule of a state by which nearly all are numbers of its people.
    national: Option<NationalNumber>,
}

impl Numbers {
    /// What the numbers of the column with this name are, by the first of its values.
    pub(crate) fn new<'a>(name: &str, values: impl Iterator<Item = &'a str>) -> Self {
        let called = words_of(name)
            .iter()
            .any(|word| word == "tel" || CALLED.iter().any(|begin| word.starts_with(begin)));
        let values: Vec<&str> = values.take(SAMPLE).map(str::trim).collect();
        let country = (0..COUNTRIES.len()).find(|&country| is_country(country, &values));
        let national = NationalNumber::of_values(&values);
        let open = Self { called, country, check: None, national };
        let numbers: Vec<&str> = values
            .into_iter()
            .filter(|value| matches!(value.len(), 8 | 12..=14) && is_digits(value))
            .filter(|value| open.is_telephone(value))
            .collect();
        let check = [Check::Article, Check::Parcel]
            .into_iter()
            .find(|check| numbers.iter().all(|number| check.is_right(number)));
        Self { check: check.filter(|_| numbers.len() >= CHECKED), ..open }
    }

    /// Whether a value is a number of a person by the rule of this column, or by one that says it alone.
    pub(crate) fn is_national(&self, value: &str) -> bool {
        self.national.is_some_and(|rule| rule.is_right(value)) || national::is_alone(value)
    }

    /// Whether a value is a telephone number, or a short text with one in it.
    pub(crate) fn is_telephone(&self, value: &str) -> bool {
        let is_checked = self.check.is_some_and(|check| check.is_right(value));
        !is_checked
            && (telephone::has_number(value)
                || self.called && is_bare(value)
                || self.country.is_some_and(|country| after_code(country, value).is_some()))
    }
}

impl Check {
    fn is_right(self, number: &str) -> bool {
        let lengths: &[usize] = match self {
            Self::Article => &[8, 12, 13, 14],
            Self::Parcel => &[12, 14],
        };
        if !lengths.contains(&number.len()) || !is_digits(number) {
            return false;
        }
        let factors = match self {
            Self::Article => [1, 3],
            Self::Parcel => [9, 4],
        };
        let digits = number.bytes().rev().map(|digit| u32::from(digit - b'0')).enumerate();
        let weighed = digits
            .map(|(index, digit)| if index == 0 { digit } else { digit * factors[index % 2] });
        weighed.sum::<u32>() % 10 == 0
    }
}

/// Whether values are numbers of articles, check digits and all, and not of insured persons in
/// Switzerland, which have the same.
pub(in crate::table) fn are_articles(values: &[&str]) -> bool {
    values.len() >= CHECKED
        && values.iter().all(|value| Check::Article.is_right(value) && !value.starts_with("756"))
}

fn is_digits(value: &str) -> bool {
    value.bytes().all(|byte| byte.is_ascii_digit())
}

/// Whether a value is a number as a telephone's is written without any mark.
fn is_bare(value: &str) -> bool {
    let digits = value.bytes().filter(u8::is_ascii_digit).count();
    DIGITS.contains(&digits)
        && !value.starts_with('0')
        && value.bytes().all(|byte| byte.is_ascii_digit() || b" -/".contains(&byte))
}

/// What follows the code of a country in a number of it.
fn after_code(country: usize, value: &str) -> Option<&str> {
    let (code, digits, first) = &COUNTRIES[country];
    let rest = value.strip_prefix(code)?;
    let is_number =
        is_digits(rest) && digits.contains(&rest.len()) && rest.starts_with(|c| first.contains(c));
    // In North America the number behind the area code does not begin with 0 or 1 either.
    let is_whole = *code != "1" || rest.as_bytes().get(3).is_some_and(|&digit| digit >= b'2');
    (is_number && is_whole).then_some(rest)
}

/// Whether nearly all values are numbers of a country that do not merely count on.
fn is_country(country: usize, values: &[&str]) -> bool {
    let rests: Vec<&str> = values.iter().filter_map(|value| after_code(country, value)).collect();
    let areas: BTreeSet<&str> = rests.iter().map(|rest| &rest[..4]).collect();
    rests.len() >= OF_COUNTRY
        && rests.len() as f64 >= NEARLY_ALL * values.len() as f64
        && areas.len() * ALIKE >= rests.len()
}
