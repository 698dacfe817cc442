//! What is known of a person in one column, and what the text that says it means beside the values of
//! the original.

use super::period::Period;
use crate::hierarchy::{Hierarchy, STAR};
use crate::table::dates::DateFormat;
use crate::table::{DataType, Dictionary, kind, suggest};
use jiff::civil::DateTime;
use std::borrow::Cow;
use std::cell::LazyCell;
use std::collections::HashMap;

/// What is known of a person in one column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KnownValue {
    /// A value, by its number in the column's hierarchy.
    Value(u32),
    /// That it is one of a group of the hierarchy, which is called so: a year of a date, say.
    Group {
        /// The level of the hierarchy, at least 1.
        level: u8,
        /// The number of the group on that level.
        group: u32,
    },
    /// That it is one of the values of this number of [`LinkedColumn::values_within`](super::LinkedColumn::values_within): a year of a date
    /// where the hierarchy has no years.
    Within(u32),
    /// A value that the hierarchy has no place for: only `*` can stand for it.
    Unplaced,
    /// Nothing: whatever is released may stand for it.
    Unknown,
}

/// Where what is known of persons comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KnownSource {
    /// It is the original itself: whatever stands there is their value. A missing one is known to be
    /// missing, or so rare that no other record shows it: only what shows nothing, or a group that missing
    /// values are in, can stand for it. No completion has fewer candidates (spec A8).
    Original,
    /// Another file. What is suppressed in it is written `*`, which says nothing, although the original may
    /// have `*` as a value (spec A3): a released `*` stands for everything, too.
    Register,
}

/// What a text of a known column means.
pub(super) enum Meant<'a> {
    /// A value of the original.
    Text(Cow<'a, str>),
    /// Another value.
    Other(Cow<'a, str>),
    /// Any of the values of a time, and the ends of it.
    Within(Period, Vec<String>),
    /// Something else.
    Known(KnownValue),
}

/// What each text of a known column means, beside these of the original. It may be coarser than a value;
/// a value that is there is one.
pub(super) fn meant<'a>(
    hierarchy: &Hierarchy,
    base: &'a Dictionary,
    (known, source): (&'a Dictionary, KnownSource),
) -> Vec<Meant<'a>> {
    // Two texts of the original that differ in nothing else are two values, and neither is meant. Whoever
    // writes as the original does needs none of this.
    let alike = LazyCell::new(|| {
        let mut alike: HashMap<String, Option<&str>> = HashMap::new();
        for text in base.iter() {
            let entry = alike.entry(without_habits(text));
            entry.and_modify(|other| *other = None).or_insert(Some(text));
        }
        alike
    });
    let meant = known.iter().map(|text| {
        let same = base.code(text).map(|_| text);
        let same = same.or_else(|| alike.get(&without_habits(text)).copied().flatten());
        match same {
            _ if text.trim() == STAR && source == KnownSource::Register => {
                Meant::Known(KnownValue::Unknown)
            }
            Some(text) => Meant::Text(text.into()),
            None if suggest::is_missing_marker(text) => Meant::Known(KnownValue::Unknown),
            None => group_called(hierarchy, text).map_or(Meant::Other(text.into()), Meant::Known),
        }
    });
    meant.collect()
}

/// A text without what programs and people add and leave out: zeros that begin a number or end its fraction,
/// capitals, and blanks around it.
pub(super) fn without_habits(text: &str) -> String {
    let text = text.trim().to_lowercase();
    let is_of_digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    let (sign, number) = match text.strip_prefix('-') {
        Some(number) => ("-", number),
        None => ("", &*text),
    };
    let (whole, fraction) = number.split_once('.').unwrap_or((number, ""));
    if whole.is_empty() || !is_of_digits(whole) || !is_of_digits(fraction) {
        return text;
    }
    let whole = Some(whole.trim_start_matches('0')).filter(|whole| !whole.is_empty());
    let whole = whole.unwrap_or("0");
    match fraction.trim_end_matches('0') {
        "" => format!("{sign}{whole}"),
        fraction => format!("{sign}{whole}.{fraction}"),
    }
}

/// Reads values that the original has not as months, years and the like, and the others as dates of another
/// format, if all of these are of one that says days. What may be dates of several formats is not known
/// then: to take it for a day that nobody has would make everybody a stranger.
pub(super) fn read_dates(format: DateFormat<'_>, base: &Dictionary, meant: &mut [Meant<'_>]) {
    if !meant.iter().any(|meant| matches!(meant, Meant::Other(_))) {
        return;
    }
    let mut others = Dictionary::new();
    for meant in meant.iter_mut() {
        let Meant::Other(text) = meant else { continue };
        if kind::is_date(&format, text) {
            continue;
        }
        match Period::read(text) {
            Some(period) => *meant = Meant::Within(period, period.ends(format)),
            None => _ = others.insert(text),
        }
    }
    let inferred = kind::infer(&others, &[]);
    let found = match inferred.data_type {
        DataType::Date(name) if inferred.also.is_none() => Some(DateFormat::new(name, None)),
        _ => None,
    };
    let found = found.filter(|found| !found.has_two_digit_years() && found.says_days());
    let has_times = found.is_some_and(|found| found.says_times());
    let said = |moment: DateTime| if has_times { moment } else { moment.date().into() };
    let moments = base.iter().filter_map(|text| Some((format.moment(text)?, text)));
    let moments: Vec<(DateTime, &str)> = moments.collect();
    let days = by_moment(moments.iter().copied());
    let written = by_moment(moments.iter().map(|&(moment, text)| (said(moment), text)));
    for meant in meant.iter_mut() {
        let Meant::Other(text) = meant else { continue };
        if others.code(text).is_none() {
            // The same format has several ways to write a day: with and without its zeros.
            let same = format.moment(text).and_then(|moment| *days.get(&moment)?);
            if let Some(same) = same {
                *meant = Meant::Text(same.to_owned().into());
            }
            continue;
        }
        let moment = found.and_then(|found| found.moment(text));
        let unknown = Meant::Known(KnownValue::Unknown);
        *meant = match moment.map(|moment| (moment, written.get(&said(moment)))) {
            Some((_, Some(Some(same)))) => Meant::Text(same.to_string().into()),
            // Of a day with several times any of them may be meant.
            Some((moment, Some(None))) => {
                let period = Period::around(moment, has_times);
                Meant::Within(period, period.ends(format))
            }
            Some((moment, None)) => {
                format.written(moment).map_or(unknown, |text| Meant::Other(text.into()))
            }
            None => unknown,
        };
    }
}

/// The text of each moment; nothing where several are of one.
fn by_moment<'a>(
    texts: impl Iterator<Item = (DateTime, &'a str)>,
) -> HashMap<DateTime, Option<&'a str>> {
    let mut known: HashMap<DateTime, Option<&str>> = HashMap::new();
    for (moment, text) in texts {
        known.entry(moment).and_modify(|other| *other = None).or_insert(Some(text));
    }
    known
}

/// The lowest group above the values that is called so.
pub(super) fn group_called(hierarchy: &Hierarchy, text: &str) -> Option<KnownValue> {
    (0..).zip(hierarchy.levels()).skip(1).find_map(|(level, groups)| {
        let group = groups.labels.iter().position(|label| &**label == text)?;
        Some(KnownValue::Group { level, group: group as u32 })
    })
}
