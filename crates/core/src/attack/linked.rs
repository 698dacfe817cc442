//! A column that both the release and whoever attacks it have.

use super::meaning::{Meaning, Meanings, Occurrences, meanings, times_shown};
use crate::error::Result;
use crate::hierarchy::{self, Hierarchy, Spec};
use crate::table::{Column, Dictionary, Domain, LineIndex, suggest};
use std::collections::{BTreeMap, BTreeSet};

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
    /// A value that the hierarchy has no place for: only `*` can stand for it.
    Unplaced,
    /// Nothing: whatever is released may stand for it.
    Unknown,
}

/// One column by which persons are linked to released records.
#[derive(Clone, Debug)]
pub struct LinkedColumn {
    pub(super) hierarchy: Hierarchy,
    /// For each text of the released column what it stands for.
    pub(super) meanings: Vec<Meaning>,
    /// Whether one of them may stand for more than that.
    pub(super) is_ambiguous: bool,
    /// For each released record its text.
    pub(super) shown: Vec<u32>,
    /// For each text of the known column the value.
    values: Vec<KnownValue>,
    /// For each person their text.
    known: Vec<u32>,
}

impl LinkedColumn {
    /// The column of a release, and what is known of the persons in it. `original` has the values
    /// that were generalized, by the hierarchy that `spec` describes, to what is released; without it
    /// nothing was, and every text stands for itself.
    ///
    /// # Errors
    /// Whatever is wrong with the hierarchy, and
    /// [`Kind::NotInPopulation`](crate::error::Kind::NotInPopulation) if released texts are called
    /// like no group of it.
    pub fn new(
        spec: &Spec,
        original: Option<&Column>,
        known: &Column,
        released: &Column,
        markers: &[String],
    ) -> Result<Self> {
        let base = original.unwrap_or(released);
        let (own, _) = Domain::read(base, 1, markers, &LineIndex::default());
        let (alone, _) = hierarchy::build(spec, &own)?;
        let written: BTreeMap<&str, &str> =
            base.dictionary.iter().map(|text| (without_idle_zeros(text), text)).collect();
        // What is known may be coarser than a value; a value that is there is one.
        let meant: Vec<Meant<'_>> = known
            .dictionary
            .iter()
            .map(|text| match written.get(without_idle_zeros(text)) {
                _ if base.dictionary.code(text).is_some() => Meant::Text(text),
                Some(&alike) => Meant::Text(alike),
                None if suggest::is_missing_marker(text) => Meant::Known(KnownValue::Unknown),
                None => group_called(&alone, text).map_or(Meant::Text(text), Meant::Known),
            })
            .collect();
        let texts = meant.iter().filter_map(|meant| match meant {
            Meant::Text(text) => Some(*text),
            Meant::Known(_) => None,
        });
        let mut records: Vec<u64> = own.counts.iter().map(|&count| u64::from(count)).collect();
        let (hierarchy, domain) =
            joint_hierarchy(spec, (alone, own), &texts.collect::<Vec<&str>>());
        let mut codes = Dictionary::new();
        for value in &domain.values {
            codes.insert(value);
        }
        let values = meant.iter().map(|meant| match *meant {
            Meant::Known(known) => known,
            Meant::Text(text) if markers.iter().any(|marker| marker == text) => KnownValue::Unknown,
            Meant::Text(text) => codes.code(text).map_or(KnownValue::Unplaced, KnownValue::Value),
        });
        let values: Vec<KnownValue> = values.collect();
        let mut persons = vec![0; domain.values.len()];
        for (code, count, _) in known.codes.occurrences(known.dictionary.len()) {
            if let KnownValue::Value(value) = values[code as usize] {
                persons[value as usize] += u64::from(count);
            }
        }
        // Values that only others have are none of the original's.
        records.resize(domain.values.len(), 0);
        let shown = times_shown(released);
        let occurrences = original.map(|_| Occurrences { original: &records, released: &shown });
        let Meanings { of_texts: meanings, are_ambiguous: is_ambiguous } =
            meanings(&hierarchy, &released.dictionary, markers, &persons, occurrences)?;
        let (shown, known) = (released.codes.iter().collect(), known.codes.iter().collect());
        Ok(Self { hierarchy, meanings, is_ambiguous, shown, values, known })
    }

    /// What a released record stands for.
    pub(super) fn meaning(&self, record: u32) -> Meaning {
        self.meanings[self.shown[record as usize] as usize]
    }

    /// What is known of a person.
    pub(super) fn value(&self, person: u32) -> KnownValue {
        self.values[self.known[person as usize] as usize]
    }

    /// The level on which a person's value is known, 0 for a value; `None` where nothing is.
    pub(super) fn known_level(&self, person: u32) -> Option<u8> {
        match self.value(person) {
            KnownValue::Value(_) | KnownValue::Unplaced => Some(0),
            KnownValue::Group { level, .. } => Some(level),
            KnownValue::Unknown => None,
        }
    }

    /// For each group of a level the one that it is part of on a level that is no lower.
    pub(super) fn lifted(&self, low: u8, high: u8) -> Vec<u32> {
        let [low, high] = [low, high].map(|level| self.hierarchy.level(usize::from(level)));
        let mut lifted = vec![0; low.labels.len()];
        for (&group, &above) in low.groups.iter().zip(&high.groups) {
            lifted[group as usize] = above;
        }
        lifted
    }

    /// The text of a person, as a number that equal texts share.
    pub(super) fn known_code(&self, person: usize) -> u32 {
        self.known[person]
    }

    pub(super) fn persons(&self) -> usize {
        self.known.len()
    }

    pub(super) fn records(&self) -> usize {
        self.shown.len()
    }
}

/// What a text of a known column means.
enum Meant<'a> {
    /// A value that is written so.
    Text(&'a str),
    /// Something else.
    Known(KnownValue),
}

/// A number without zeros that end its fraction, which programs add and leave out; any other text as it is.
fn without_idle_zeros(text: &str) -> &str {
    let is_number = text.split_once('.').is_some_and(|(whole, fraction)| {
        let digits =
            |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        digits(whole.strip_prefix('-').unwrap_or(whole)) && digits(fraction)
    });
    if is_number { text.trim_end_matches('0').trim_end_matches('.') } else { text }
}

/// The lowest group above the values that is called so.
fn group_called(hierarchy: &Hierarchy, text: &str) -> Option<KnownValue> {
    (0..).zip(hierarchy.levels()).skip(1).find_map(|(level, groups)| {
        let group = groups.labels.iter().position(|label| &**label == text)?;
        Some(KnownValue::Group { level, group: group as u32 })
    })
}

/// Hierarchies that are built to find out which of the known values have a place.
const MOST_BUILT: usize = 1000;

/// The hierarchy over the values of two columns. Values of the second alone are left out of it that
/// it has no place for, or that it would call the others otherwise for: a mask goes by the longest
/// value.
fn joint_hierarchy(
    spec: &Spec,
    (alone, own): (Hierarchy, Domain),
    texts: &[&str],
) -> (Hierarchy, Domain) {
    if let Some(joint) = joined(spec, (&alone, &own), texts) {
        return joint;
    }
    let listed: Option<BTreeSet<&str>> = spec.table().map(|table| table.values().collect());
    let values: BTreeSet<&str> = own.values.iter().map(|value| &**value).collect();
    let may_fit = texts.iter().copied().filter(|text| {
        listed.as_ref().is_none_or(|listed| listed.contains(text)) || values.contains(text)
    });
    let may_fit: Vec<&str> = may_fit.collect();
    // Halves are tried until those are left that do not fit alone.
    let (mut fitting, mut open) = (Vec::new(), vec![may_fit.as_slice()]);
    for _ in 0..MOST_BUILT {
        let Some(texts) = open.pop() else { break };
        if joined(spec, (&alone, &own), texts).is_some() {
            fitting.extend_from_slice(texts);
        } else if texts.len() > 1 {
            let (first, second) = texts.split_at(texts.len() / 2);
            open.extend([second, first]);
        }
    }
    joined(spec, (&alone, &own), &fitting).unwrap_or((alone, own))
}

/// The hierarchy with more values, if it has a place for them and calls the others what it did.
fn joined(
    spec: &Spec,
    (alone, own): (&Hierarchy, &Domain),
    texts: &[&str],
) -> Option<(Hierarchy, Domain)> {
    let mut column = Column::default();
    for text in texts {
        column.codes.push(column.dictionary.insert(text));
    }
    let mut domain = own.clone();
    domain.extend(&column, &LineIndex::default());
    let (hierarchy, _) = hierarchy::build(spec, &domain).ok()?;
    let mut pairs = alone.levels().iter().zip(hierarchy.levels());
    let is_same =
        hierarchy.height() == alone.height()
            && pairs.all(|(before, after)| {
                before.groups.iter().zip(&after.groups).all(|(&one, &other)| {
                    before.labels[one as usize] == after.labels[other as usize]
                })
            });
    is_same.then_some((hierarchy, domain))
}
