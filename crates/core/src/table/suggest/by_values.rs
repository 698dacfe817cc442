//! What the values of a column say where its name says nothing for certain: what they are, what the
//! name hints at, or that somebody has to say.

use super::codes::{are_parted_numbers, is_long_code, is_number_given};
use super::prose::{are_sentences, is_prose, told_in_sentences};
use super::texts::Texts;
use super::{
    Certainty, Company, DataType, FEW_RECORDS, FEW_VALUES, RECURRENCES, Reason, are_numbers_given,
    content, given, hints, people, words,
};
use crate::table::{Role, detect};

/// Values of which can be said that they are built like names, at least.
const MANY_NAMES: usize = 20;

/// The share of values built like names whose words are those of something else, at most.
const OTHERWISE_KNOWN: f64 = 0.2;

/// The same where the name of the column says that people stand there.
const KNOWN_AS_ELSE: f64 = 0.5;

/// Names under a word for people that no list has to know, at least: fewer may be kinds of people.
const SEVERAL_CALLED: usize = 6;

/// Letters of what somebody is called at a computer, at least.
const LOGIN: usize = 4;

/// The age of the oldest, in years.
const OLDEST: u32 = 110;

/// Digits of a postcode that is parted in two.
const POSTCODE: usize = 5;

/// The reason that the values give, or the name hints at, where neither tells more; and how sure
/// that is.
pub(super) fn by_values(
    data_type: DataType,
    texts: &Texts<'_>,
    company: Company,
) -> (Reason, Certainty) {
    // Accounts, customers and orders are numbered with five digits, too, and with what postcodes have
    // beside them.
    let says_codes = words::names_number_of(texts.name) || detect::names_codes(texts.name);
    let may_be_postcodes = !company.postcodes && !says_codes;
    let codes_or_text = matches!(data_type, DataType::Text | DataType::Integer);
    let by_hint = || by_hint(data_type, texts);
    // What is measured, paid or counted may differ from record to record.
    let is_amount = data_type != DataType::Text && !texts.any(is_long_code);
    if matches!(data_type, DataType::Date(_)) {
        (Reason::EventDate, Certainty::Likely)
    } else if !says_codes
        && (texts.distinct >= FEW_VALUES && texts.all(detect::is_postcode)
            || are_parted_postcodes(texts))
    {
        (Reason::Postcode, Certainty::Likely)
    } else if let Some(reason) = content::by_form(texts) {
        (reason, Certainty::Likely)
    } else if may_be_postcodes && are_zero_postcodes(texts) {
        (Reason::Postcode, Certainty::Unsure)
    } else if words::is_age_in_short(texts.name)
        && data_type == DataType::Integer
        && are_ages(texts)
    {
        (Reason::KnownToOthers, Certainty::Likely)
    } else if is_amount && let Some(told) = by_hint() {
        told
    } else if let Some(reason) = known_although_distinct(data_type, texts) {
        (reason, Certainty::Unsure)
    } else if texts.present >= FEW_RECORDS
        && codes_or_text
        && (texts.distinct == texts.present
            || texts.mostly_differ()
                && (texts.all(is_number_given)
                    || texts.all(is_built_like_login)
                    || are_parted_numbers(texts)))
    {
        (Reason::AllDistinct, Certainty::Likely)
    } else if is_prose(texts) || are_sentences(texts) {
        (Reason::FreeText, Certainty::Likely)
    } else if let Some(told) = by_hint() {
        told
    } else if let Some(told) = content::by_meaning(data_type, texts)
        .filter(|(reason, _)| may_be_postcodes || *reason != Reason::Postcode)
    {
        told
    } else if texts.present >= FEW_RECORDS
        && codes_or_text
        && texts.mostly_differ()
        && given::are_given(texts)
    {
        // Of many numbers drawn at random some are the same.
        (Reason::AllDistinct, Certainty::Unsure)
    } else if texts.distinct >= FEW_VALUES
        && texts.distinct * 2 > texts.present
        && texts.nearly_all(detect::is_built_like_address)
    {
        (Reason::Contact, Certainty::Unsure)
    } else if data_type == DataType::Text && are_built_like_names(texts) {
        (Reason::PersonName, Certainty::Unsure)
    } else if texts.distinct >= FEW_VALUES
        && texts.present <= RECURRENCES * texts.distinct
        && are_numbers_given(texts.iter())
    {
        // Of persons with several records each the numbers recur.
        (Reason::SharedNumber, Certainty::Unsure)
    } else {
        (Reason::NothingRulesItOut, Certainty::Unsure)
    }
}

/// What values are that all differ, as in short tables, and were given to nobody all the same: others
/// know them. Nothing is told of what would be released as it is.
fn known_although_distinct(data_type: DataType, texts: &Texts<'_>) -> Option<Reason> {
    if texts.distinct != texts.present {
        return None;
    }
    let known = match data_type {
        DataType::Integer => {
            // Numbers that are given count on.
            let are_in_no_order = content::are_in_no_order(texts);
            let known = are_in_no_order.then(|| content::by_meaning(data_type, texts)).flatten();
            known.map(|(reason, _)| reason).or_else(|| {
                (are_in_no_order && content::are_ages(texts)).then_some(Reason::KnownToOthers)
            })
        }
        DataType::Text if texts.all(has_no_digit) => {
            let hinted = by_hint(data_type, texts).map(|(reason, _)| reason);
            hinted.or_else(|| content::by_meaning(data_type, texts).map(|(reason, _)| reason))
        }
        _ => None,
    };
    known.filter(|reason| {
        reason.role() == Role::QuasiIdentifier && *reason != Reason::NothingRulesItOut
    })
}

/// Whether a value is built like what somebody is called at a computer: one word in lower case, perhaps
/// with a number behind it.
fn is_built_like_login(text: &str) -> bool {
    let word = text.trim_end_matches(|digit: char| digit.is_ascii_digit());
    word.len() >= LOGIN && word.bytes().all(|byte| byte.is_ascii_lowercase())
}

/// Whether no number is greater than an age.
fn are_ages(texts: &Texts<'_>) -> bool {
    texts.all(|text| text.parse::<u32>().is_ok_and(|age| age <= OLDEST))
}

fn has_no_digit(text: &str) -> bool {
    !text.bytes().any(|byte| byte.is_ascii_digit())
}

/// The reason that the name hints at, unless the values speak against that: somebody has to say then.
/// Whoever fills in a form is asked for sex, country and trade as well, so that what others know is no
/// mere answer.
fn by_hint(data_type: DataType, texts: &Texts<'_>) -> Option<(Reason, Certainty)> {
    let hinted = hints::hinted(texts.name, data_type, texts.distinct)?;
    if hinted.reason == Reason::Answer
        && data_type == DataType::Text
        && let Some((reason, certainty)) = content::by_meaning(data_type, texts)
        && reason.role() == Role::QuasiIdentifier
    {
        return Some((reason, certainty));
    }
    let against = given::against(hinted, texts).or_else(|| {
        let is_text = data_type == DataType::Text;
        is_text.then(|| written_against(hinted, texts)).flatten()
    });
    Some(match against {
        Some(reason) => (reason, Certainty::Unsure),
        None => (hinted.reason, Certainty::Likely),
    })
}

/// What texts are, if they are names or sentences whatever the name hints at. Goods are called by
/// such names, too, and recur.
fn written_against(hinted: hints::Hinted, texts: &Texts<'_>) -> Option<Reason> {
    if people::says_who(texts.name) && are_names(texts) {
        return Some(Reason::PersonName);
    }
    let differ = match hinted.is_code {
        true => texts.mostly_differ(),
        false => texts.distinct * 2 > texts.present,
    };
    if differ && are_many_names(texts) {
        return Some(Reason::PersonName);
    }
    let is_released = hinted.reason.role() != Role::QuasiIdentifier;
    is_released.then(|| told_in_sentences(texts)).flatten()
}

/// Whether all values are of five digits as Czechs, Slovaks, Greeks and Swedes part them (130 00), or
/// Poles do (00-123). A few bands of amounts look like the latter.
fn are_parted_postcodes(texts: &Texts<'_>) -> bool {
    let are = |form: fn(&str) -> Option<(&str, &str)>, first: usize| {
        texts.all(|text| {
            form(text.trim()).is_some_and(|(one, other)| {
                (one.len(), other.len()) == (first, POSTCODE - first)
                    && [one, other].iter().all(|part| part.bytes().all(|b| b.is_ascii_digit()))
            })
        })
    };
    texts.distinct > 2
        && (are(|text| text.split_once([' ', '\u{a0}']), 3)
            || are(|text| text.split_once('-'), 2)
                && (texts.distinct >= FEW_VALUES
                    || texts.any(|text| text.starts_with('0') || text.contains("-0"))))
}

/// Whether values that recur are of five digits, some with a zero before the others: codes, and of
/// places rather than of anything else.
fn are_zero_postcodes(texts: &Texts<'_>) -> bool {
    texts.distinct > 2
        && texts.distinct * 2 <= texts.present
        && texts.all(|text| text.len() == 5 && text.bytes().all(|byte| byte.is_ascii_digit()))
        && texts.any(|text| text.starts_with('0') && !text.starts_with("00"))
}

/// Whether nearly all of many values are built like names of persons, and hardly any recurs: no
/// list knows all that are rare. Those of several words may recur where hardly any has a word of what
/// towns, firms, trades or illnesses are called.
fn are_built_like_names(texts: &Texts<'_>) -> bool {
    if texts.distinct >= MANY_NAMES && texts.distinct * 2 > texts.present {
        return texts.nearly_all(detect::is_built_like_name)
            || texts.nearly_all(detect::is_built_like_one_name);
    }
    texts.distinct >= FEW_VALUES
        && texts.present <= RECURRENCES * texts.distinct
        && are_known_to_be_names(texts)
}

/// Whether nearly all values are built like names of several words, and hardly any has a word of
/// something else.
fn are_known_to_be_names(texts: &Texts<'_>) -> bool {
    texts.nearly_all(detect::is_built_like_name)
        && content::share_of_known(texts) <= OTHERWISE_KNOWN
}

/// The same of some values whose name says that people stand there.
pub(super) fn are_names(texts: &Texts<'_>) -> bool {
    texts.distinct > 2
        && (texts.nearly_all(detect::is_built_like_name)
            || texts.nearly_all(is_built_like_han_name))
        && content::share_of_known(texts) <= KNOWN_AS_ELSE
}

/// Whether the words of a column whose name says what people are to whoever keeps the records are what
/// they are called, be it by one name alone: several words with capitals, hardly one of which is a kind
/// of people or of anything else. Fewer of them have to stand in the lists of names.
pub(super) fn are_called(texts: &Texts<'_>) -> bool {
    let count = |is: &dyn Fn(&str) -> bool| texts.iter().filter(|text| is(text.trim())).count();
    let kinds = count(&|text| content::is_kind(text) || people::names_role(text));
    let are_built = texts.nearly_all(|text| detect::is_built_like_some_name(text.trim()));
    texts.distinct > 1
        && are_built
        && kinds as f64 <= OTHERWISE_KNOWN * texts.distinct as f64
        && content::share_of_known(texts) <= KNOWN_AS_ELSE
        && (texts.distinct >= SEVERAL_CALLED
            || kinds == 0 && count(&detect::is_listed_name) * 2 >= texts.distinct)
}

/// Whether a value is built like a name in Chinese signs: two to four of them.
fn is_built_like_han_name(text: &str) -> bool {
    let signs = text.trim().chars();
    (2..=4).contains(&signs.clone().count())
        && signs.into_iter().all(|sign| ('\u{4e00}'..='\u{9fff}').contains(&sign))
}

/// Whether all of some values are initials, by which people are told where a name says that they
/// stand there.
pub(super) fn are_initials(texts: &Texts<'_>) -> bool {
    texts.distinct >= FEW_VALUES
        && texts.all(|text| {
            (2..=3).contains(&text.trim().chars().count())
                && text.trim().chars().all(char::is_uppercase)
        })
}

/// The same of many.
pub(super) fn are_many_names(texts: &Texts<'_>) -> bool {
    texts.distinct >= MANY_NAMES && are_known_to_be_names(texts)
}
