//! What the name of a column says of it, and what its values say against that.

use super::codes::{
    are_of_persons, is_code, is_long_code, is_number_behind_letters, is_number_given,
};
use super::prose::{PROSE_WORDS, SENTENCE, have_words, told_in_sentences, words_in};
use super::texts::Texts;
use super::{
    Company, DataType, FEW_RECORDS, FEW_VALUES, RECURRENCES, Reason, by_values, content, given,
    hints, people, words,
};
use crate::table::{Role, detect};

/// Words from which on a value is written rather than chosen, and the share of the values of a
/// column for remarks that are.
const REMARK: usize = 3;
const REMARKS: f64 = 0.3;

/// Different sizes of households in a table are fewer.
const SIZES: usize = 20;

/// Digits of what somebody is called by at a telephone, at least.
const CALLED: usize = 5;

/// Characters of a number that things are given, at least: `C1247`.
const NUMBERED: usize = 3;

/// The year in which pupils are at school, in countries that call it a grade: marks end before, or go on.
const SCHOOL_YEARS: std::ops::RangeInclusive<u32> = 11..=13;

/// The length of codes that no key of a region, a trade or an illness has.
const LONGER_CODE: usize = 14;

/// What the name of a column says about it, unless its values speak against that.
pub(super) fn named(data_type: DataType, texts: &Texts<'_>, company: Company) -> Option<Reason> {
    let reason = words::reason(texts.name)
        .or_else(|| {
            (company.streets && words::is_house_number(texts.name)).then_some(Reason::Contact)
        })
        .or_else(|| people::is_number_in_short(texts.name).then_some(Reason::SomeNumber))?;
    match reason {
        // Hungarian addresses are called like the French list of illnesses.
        Reason::Private if words::is_cim(texts.name) && !texts.nearly_all(content::is_illness) => {
            Some(Reason::Contact)
        }
        Reason::Private if words::is_grade(texts.name) && are_school_years(texts) => {
            Some(Reason::KnownToOthers)
        }
        // When somebody logged in, or was spoken to.
        Reason::Private | Reason::PersonName | Reason::Contact
            if matches!(data_type, DataType::Date(_)) =>
        {
            Some(Reason::EventDate)
        }
        // A number within each household or the like, which begins with 1 again and again.
        Reason::SomeNumber
            if words::is_running(texts.name) && texts.distinct * 2 <= texts.present =>
        {
            None
        }
        // Few patients with many records each have long numbers, groups have short ones.
        Reason::IdNumber if texts.are_few() && texts.distinct > 1 && texts.all(is_long_code) => {
            Some(Reason::SharedNumber)
        }
        Reason::IdNumber | Reason::SomeNumber if texts.are_few() && are_of_persons(texts) => {
            Some(Reason::SharedNumber)
        }
        Reason::PersonName
            if texts.distinct * FEW_VALUES <= texts.present
                && words::is_vague(texts.name)
                && are_of_persons(texts) =>
        {
            Some(Reason::SharedNumber)
        }
        // The few streets of a village are parts of addresses all the same.
        Reason::Contact if words::is_street(texts.name) => Some(reason),
        // What so many share is nobody's own, whatever it is called.
        Reason::IdNumber | Reason::SomeNumber | Reason::Contact if texts.are_few() => None,
        // Calls by telephone and kinds of customers are counted and told by names that have the
        // word for what points to somebody as a part.
        Reason::Contact | Reason::PersonName if is_only_part(data_type, texts) => None,
        // Numbered, and not counted: hardly any has so many sizes.
        Reason::KnownToOthers
            if words::is_household(texts.name)
                && texts.distinct >= SIZES
                && (data_type == DataType::Integer || texts.nearly_all(is_number_given)) =>
        {
            Some(Reason::SharedNumber)
        }
        Reason::PersonName if words::is_bare_name(texts.name) && company.given_names => {
            Some(reason)
        }
        // A few numbers are kinds of people, not people.
        Reason::PersonName
            if texts.are_few() && (words::is_vague(texts.name) || data_type != DataType::Text) =>
        {
            None
        }
        // Inhabitants may be counted, and subjects taught.
        Reason::PersonName
            if people::is_person(texts.name)
                && (data_type != DataType::Text
                    || texts.distinct * FEW_VALUES <= texts.present) =>
        {
            None
        }
        // `P00017` is a patient, and nobody's name; and nobody is called 4711.
        Reason::PersonName
            if words::is_vague(texts.name)
                && (data_type == DataType::Integer || texts.nearly_all(is_number_given)) =>
        {
            Some(Reason::IdNumber)
        }
        Reason::FreeText => {
            let remarks = texts.iter().filter(|text| words_in(text) >= REMARK).count();
            let is_written = match texts.are_few() {
                // What recurs so often may have been chosen, and labels are shorter.
                true => {
                    have_words(PROSE_WORDS, texts) || texts.any(|text| words_in(text) >= SENTENCE)
                }
                false => remarks as f64 >= REMARKS * texts.distinct as f64,
            };
            is_written.then_some(reason)
        }
        Reason::Coordinates => {
            let exact = texts.iter().filter(|text| detect::degrees(text).is_some()).count();
            let is_exact = exact * 2 >= texts.distinct || data_type == DataType::Text;
            Some(if is_exact { reason } else { Reason::KnownToOthers })
        }
        reason => Some(reason),
    }
}

/// Whether values are years at school, the last or the one before the first among them, or 1st, 2nd.
fn are_school_years(texts: &Texts<'_>) -> bool {
    let years: Option<Vec<u32>> = texts.iter().map(school_year).collect();
    years.and_then(|years| years.into_iter().max()).is_some_and(|greatest| {
        let are_ordinals = texts.all(|text| text.trim().ends_with(char::is_alphabetic));
        greatest <= *SCHOOL_YEARS.end()
            && (SCHOOL_YEARS.contains(&greatest)
                || are_ordinals
                || texts.any(|text| text.contains('K')))
    })
}

/// A year at school, 0 before the first one: 3, 3rd, K.
fn school_year(text: &str) -> Option<u32> {
    match text.trim() {
        "K" | "KG" | "PK" => Some(0),
        text => text.trim_end_matches(|end: char| "dhnrst".contains(end)).parse().ok(),
    }
}

/// Whether a name that ends in a word for a number is right: many short codes that recur, whatever else
/// it says. What goods and illnesses are numbered with is not.
pub(super) fn are_numbered(reason: Reason, texts: &Texts<'_>) -> bool {
    (words::ends_numbered(texts.name)
        || reason == Reason::NothingRulesItOut && words::names_number_of(texts.name))
        && texts.distinct >= FEW_VALUES
        && texts.present <= RECURRENCES * texts.distinct
        && texts.all(|text| is_code(text, NUMBERED))
        && !hints::Hinted::of_name(texts.name, reason).is_code
}

/// Whether the word for what points to somebody is only a part of a name that says something else of
/// the values: short numbers that are counts or amounts, or a few kinds.
fn is_only_part(data_type: DataType, texts: &Texts<'_>) -> bool {
    let hinted = hints::hinted(texts.name, data_type, texts.distinct);
    let says_else =
        hinted.is_some() && !words::is_known_name(texts.name) && !words::says_names(texts.name);
    let are_amounts = match data_type {
        DataType::Decimal => true,
        DataType::Integer => {
            texts.all(|text| text.bytes().take_while(u8::is_ascii_digit).count() < CALLED)
        }
        _ => false,
    };
    says_else && (texts.are_few() || are_amounts && hinted.is_some_and(|hint| hint.is_amount))
}

/// Whether values speak against a name that says nothing of persons: each record has its own, and
/// they are too long for what the name says. Postcodes and moments may be as long.
pub(super) fn speak_against(named: Reason, texts: &Texts<'_>) -> bool {
    named.role() != Role::Identifier
        && texts.present >= FEW_RECORDS
        && texts.distinct == texts.present
        && texts.all(|text| {
            // Keys of regions are as long as numbers of persons, but nobody would release those.
            let is_lettered = text.bytes().any(|byte| byte.is_ascii_alphabetic());
            let is_long =
                text.len() >= LONGER_CODE || named.role() == Role::Sensitive && is_lettered;
            is_long && is_long_code(text) && !text.contains(':')
        })
}

/// What values are, if they speak against a name that says what people keep to themselves: numbers
/// that are nobody's income, names that differ, or what was written in sentences.
pub(super) fn against_sensitive_name(named: Reason, texts: &Texts<'_>) -> Option<Reason> {
    let are_numbers = texts.all(|text| text.bytes().all(|byte| byte.is_ascii_digit()))
        || texts.nearly_all(is_number_behind_letters);
    let hinted = hints::Hinted::of_name(texts.name, named);
    let given = are_numbers.then(|| given::against(hinted, texts)).flatten();
    // Illnesses that lists do not know have such names, too, and recur.
    let are_names = match people::says_who(texts.name) {
        true => by_values::are_names(texts),
        false => texts.mostly_differ() && by_values::are_many_names(texts),
    };
    given.or(are_names.then_some(Reason::PersonName)).or_else(|| told_in_sentences(texts))
}

/// Whether hardly any value recurs, and none is an amount or a date.
pub(super) fn nearly_all_are_codes(texts: &Texts<'_>) -> bool {
    texts.present >= FEW_RECORDS && texts.mostly_differ() && texts.all(|text| is_code(text, 1))
}
