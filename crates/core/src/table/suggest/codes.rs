//! Forms of the numbers that are given to one person or thing each.

use super::people::{is_number_in_short, names_role};
use super::words::VAGUE_NAMES;
use super::{DataType, NEARLY_ALL, Texts, content, hints, words};
use crate::table::Role;
use crate::table::persons::names_number;

/// The length of codes that are given once each, in bytes, at least.
pub(super) const LONG_CODE: usize = 8;

/// The same where letters stand among the digits.
const LETTERED_CODE: usize = 6;

/// Letters before the hyphen of a number, at most, and digits behind it, at least: goods and genes
/// are called by longer words, with fewer digits.
const LETTERS: usize = 3;
const DIGITS: usize = 6;

/// Digits of a number of two groups, at least: pressures and years have fewer.
const PARTED_DIGITS: usize = 6;

/// Whether a value is a code too long to be a measurement or an amount.
pub(super) fn is_long_code(text: &str) -> bool {
    is_code(text, LONG_CODE)
}

/// Whether nearly all values are built like the numbers that are given to one person or thing each: a
/// few of letters and digits may happen to have no digit.
pub(in crate::table) fn are_numbers_given<'a>(values: impl Iterator<Item = &'a str>) -> bool {
    let (mut given, mut all) = (0, 0);
    for text in values {
        given += u32::from(is_number_given(text));
        all += 1;
    }
    f64::from(given) >= NEARLY_ALL * f64::from(all)
}

/// Whether a value is built like such a number: long, or of letters and digits.
pub(super) fn is_number_given(text: &str) -> bool {
    is_long_code(text)
        || is_code(text, LETTERED_CODE) && text.bytes().any(|byte| byte.is_ascii_alphabetic())
}

/// Whether a value is a number behind a few letters and a hyphen, as no illness has one: `A-123456`.
pub(super) fn is_number_behind_letters(text: &str) -> bool {
    text.split_once('-').is_some_and(|(letters, digits)| {
        (1..=LETTERS).contains(&letters.len())
            && letters.bytes().all(|byte| byte.is_ascii_alphabetic())
            && digits.len() >= DIGITS
            && digits.bytes().all(|byte| byte.is_ascii_digit())
    })
}

/// Whether values are numbers of two groups of digits, as those that are given to somebody are
/// written (`123-456`), and no bands, which rise from one bound to the other.
pub(super) fn are_parted_numbers(texts: &Texts<'_>) -> bool {
    let parted: Option<Vec<(u32, u32)>> = texts.iter().map(parted).collect();
    parted.is_some_and(|parted| {
        let rising = parted.iter().filter(|(first, second)| first < second).count();
        (rising as f64) < NEARLY_ALL * parted.len() as f64
    })
}

fn parted(text: &str) -> Option<(u32, u32)> {
    let (first, second) = text.trim().split_once(['-', '/'])?;
    let are_digits = [first, second].iter().all(|part| part.bytes().all(|b| b.is_ascii_digit()));
    let is_long = first.len() + second.len() >= PARTED_DIGITS;
    (are_digits && is_long).then_some((first.parse().ok()?, second.parse().ok()?))
}

/// Numbers of persons that count on, at least: fewer are kinds.
const COUNTED: usize = 4;

/// Characters of a number of somebody, at most.
const LONGEST_CODE: usize = 70;

/// Whether values are the numbers or codes of a few persons again and again, under a name that says whom
/// records are about, or that their number stands there. A few numbers from 0 on are kinds of persons,
/// and others may say how many they are.
pub(super) fn are_of_persons(texts: &Texts<'_>) -> bool {
    let is_numbered = names_number(texts.name) || is_number_in_short(texts.name);
    if !(is_numbered || names_role(texts.name)) || texts.distinct < 2 {
        return false;
    }
    if texts.all(|text| text.bytes().all(|byte| byte.is_ascii_digit())) {
        let numbers: Vec<u64> = texts.iter().filter_map(|text| text.parse().ok()).collect();
        let greatest = numbers.iter().max().copied().unwrap_or_default();
        let is_one = is_numbered || VAGUE_NAMES.contains(&words::words(texts.name).concat());
        let count_on = numbers.contains(&1) && greatest <= texts.distinct as u64;
        let are_long = texts.all(|text| text.len() >= PARTED_DIGITS || text.starts_with('0'));
        // How many persons there are others know as well.
        let hinted = hints::hinted(texts.name, DataType::Integer, texts.distinct);
        let are_counts = hinted.is_some_and(|hint| hint.reason.role() == Role::QuasiIdentifier);
        return are_long && greatest > 1
            || texts.distinct >= COUNTED && (is_one || count_on && !are_counts);
    }
    texts.all(|text| {
        let letters = text.chars().filter(|letter| letter.is_alphanumeric()).count();
        text.bytes().any(|byte| byte.is_ascii_digit())
            && text.len() <= LONGEST_CODE
            && letters >= 2
            && !text.contains([' ', ',', '.', '(', '<', '>', '%', '+'])
    }) && content::by_form(texts).is_none()
        && content::by_meaning(DataType::Text, texts).is_none()
}

/// Whether a value is a code of so many bytes at least.
pub(super) fn is_code(text: &str, bytes: usize) -> bool {
    text.len() >= bytes
        && !text.contains([' ', ',', '.'])
        && text.bytes().any(|byte| byte.is_ascii_digit())
}
