//! Columns whose cells mention a value of an identifier of the same table: `mother of F08-1`. Who would
//! leave that identifier out alone would release it there. In what is said of relatives a number or a
//! name is somebody's even where the table has no such identifier.

use super::{Certainty, Profile, Reason, SPREAD};
use crate::table::detect::{Detector, without_marks};
use crate::table::{Column, DataType, Phrases, Role, Table};
use std::collections::BTreeSet;

/// The share of an identifier's values that differ, at least: a few persons have several records.
const DIFFERING: f64 = 0.75;

/// Letters and digits of a value that is looked for, at least, and digits of one without a letter.
const LEAST: usize = 4;
const DIGITS: usize = 5;

/// Values of each identifier that are looked for, at most, and words of one.
const MOST: usize = 100_000;
const WORDS: usize = 3;

/// Words of a cell that are looked at, at most.
const LOOKED: usize = 40;

/// Different cells that mention somebody, at least, and their share of those that were looked at:
/// one may happen to have the same number.
const SEVERAL: usize = 2;
const SHARE: f64 = 0.05;

/// What people are to each other, and what may stand between that and whom it is said of.
static RELATIVES: Phrases = Phrases::new(
    "\
    mother, father, son, daughter, brother, sister, wife, husband, spouse, child, parent, cousin, uncle, aunt, \
    nephew, niece, twin, grandmother, grandfather, grandson, granddaughter, guardian, mutter, vater, sohn, \
    tochter, bruder, schwester, ehefrau, ehemann, ehepartner, kind, zwilling, onkel, tante, cousine, neffe, \
    nichte, oma, opa, grossmutter, grossvater, enkel, enkelin, vormund, verheiratet, married, mere, pere, fils, \
    fille, frere, soeur, sœur, epouse, epoux, conjoint, oncle, neveu, jumeau, madre, padre, hijo, hija, hermano, \
    hermana, figlio, figlia, fratello, sorella, moeder, vader, zoon, dochter, broer, zus, matka, ojciec, syn, \
    corka",
);
const BETWEEN: [&str; 12] =
    ["of", "to", "von", "vom", "mit", "zu", "de", "du", "di", "del", "van", "patient"];

/// Looks at each column of texts that would be released as it is, or of which nothing is known; for
/// relatives at those of what others know, too.
pub(super) fn look(table: &Table, markers: &[String], profiles: &mut [Profile]) {
    let may_tell = |profile: &Profile| {
        profile.inferred.data_type == DataType::Text && profile.reason.role() != Role::Identifier
    };
    if !profiles.iter().any(may_tell) {
        return;
    }
    let mut known: BTreeSet<&str> = BTreeSet::new();
    for (column, profile) in table.columns.iter().zip(&*profiles) {
        let present = table.records - profile.missing as usize;
        let mostly_differ = f64::from(profile.distinct) >= DIFFERING * present as f64;
        if profile.reason.role() == Role::Identifier
            && profile.reason != Reason::FreeText
            && mostly_differ
        {
            known.extend(column.dictionary.iter().take(MOST).map(str::trim).filter(tells));
        }
    }
    for (column, profile) in table.columns.iter().zip(profiles) {
        let is_said = may_tell(profile) && mentions(column, markers, mentions_relative)
            || !known.is_empty()
                && is_open(profile)
                && mentions(column, markers, |text| mentions_one(text, &known));
        if is_said {
            profile.reason = Reason::Mentions;
            profile.certainty = Certainty::Likely;
            profile.grouping = profile.hierarchy.take().or(profile.grouping.take());
        }
    }
}

/// Whether a column of texts would be released as it is, or nothing is known of it.
fn is_open(profile: &Profile) -> bool {
    profile.inferred.data_type == DataType::Text
        && (matches!(profile.reason.role(), Role::Sensitive | Role::Insensitive)
            || profile.reason == Reason::NothingRulesItOut)
}

/// Whether a value is long enough, and no mere word, so that nothing else is likely to be called so.
fn tells(value: &&str) -> bool {
    let count = |is: fn(char) -> bool| value.chars().filter(|&letter| is(letter)).count();
    count(char::is_alphanumeric) >= LEAST
        && count(char::is_alphabetic) < value.chars().count()
        && (count(char::is_alphabetic) > 0 || count(|digit| digit.is_ascii_digit()) >= DIGITS)
}

/// Whether so many cells mention somebody that it is no chance.
fn mentions(column: &Column, markers: &[String], does: impl Fn(&str) -> bool) -> bool {
    let step = column.dictionary.len().div_ceil(SPREAD).max(1);
    let texts = column.dictionary.iter().filter(|text| !markers.iter().any(|m| m == text));
    let (mut mentioning, mut looked) = (0_usize, 0_usize);
    for text in texts.step_by(step) {
        looked += 1;
        mentioning += usize::from(does(text));
    }
    mentioning >= SEVERAL && mentioning as f64 >= SHARE * looked as f64
}

/// Whether some words of a cell that follow each other are one of the values.
fn mentions_one(text: &str, known: &BTreeSet<&str>) -> bool {
    let words = words(text);
    (1..=WORDS).any(|length| {
        words.windows(length).any(|run| match run {
            [word] => known.contains(word),
            _ => known.contains(&run.join(" ")[..]),
        })
    })
}

/// Whether a cell says of whom somebody is a relative: `mother of F08-1`, `sister Maria Kurz`.
fn mentions_relative(text: &str) -> bool {
    let words = words(text);
    let plain = |word: &str| word.to_lowercase().chars().map(without_marks).collect::<String>();
    let relatives = words.iter().enumerate().filter(|(_, word)| RELATIVES.contains(&plain(word)));
    relatives.map(|(place, _)| &words[place + 1..]).any(|following| {
        let whom = following.iter().find(|word| !BETWEEN.contains(&&plain(word)[..]));
        whom.is_some_and(|whom| tells(whom) || Detector::GivenName.matches(whom))
    })
}

/// The words of a cell, without the signs around them.
fn words(text: &str) -> Vec<&str> {
    text.split(|sign: char| sign.is_whitespace() || ",;:()[]{}\"'<>|=".contains(sign))
        .map(|word| word.trim_matches(['.', '!', '?']))
        .filter(|word| !word.is_empty())
        .take(LOOKED)
        .collect()
}
