//! Linking (spec H1): who is which record.
//!
//! Whoever knows that a person is in the release is right with 1/|M(x)| about which record is
//! theirs. Whoever goes from a record to the known persons is right with 1/|P(r)|.
//!
//! Where a person may have several records, M(x) may hold fewer persons than records. Where it is known
//! whose each released record is, they are counted. Otherwise a class counts as the fewest persons whose
//! matching records could be its own, and a set of classes as the class of most of them: fewer than these
//! there cannot be, but may well be more, where what records show overlaps. Records that do not say whose
//! they are may be those of persons whom other records name, and are no further one's (spec A1).

use super::candidates::{CandidateSet, Matched, distinct};
use super::finding::{Fact, Ranked};
use crate::entity::certain_persons;
use crate::table::Codes;
use rustc_hash::FxBuildHasher;
use std::cmp::Reverse;
use std::collections::{HashMap, HashSet};

/// Who is behind the records of a release, where a person may have several.
#[derive(Debug)]
pub(super) enum RecordPersons {
    /// For each class the fewest persons who can be, and of how many they are.
    Fewest { of_classes: Vec<u32>, persons: u32 },
    /// For each record its person, who stands for those that do not say whose they are, and how many
    /// persons these are.
    Known { persons: Vec<u32>, nobody: Option<u32>, everybody: u32 },
}

impl RecordPersons {
    /// Of the records of a release.
    pub(super) fn known(persons: Vec<u32>, nobody: Option<u32>) -> Self {
        let own = distinct(persons.iter().copied());
        Self::Known { persons, nobody, everybody: certain_persons(nobody, own.into_iter()) }
    }

    /// How many persons there are at most behind the release.
    pub(super) fn everybody(&self, matched: &Matched) -> u64 {
        match self {
            Self::Fewest { persons, .. } => u64::from(*persons).clamp(1, matched.records),
            Self::Known { everybody, .. } => u64::from(*everybody),
        }
    }

    /// How many persons at least have the records of a class.
    pub(super) fn in_class(&self, matched: &Matched, class: usize) -> u64 {
        match self {
            Self::Fewest { of_classes, .. } => of_classes[class].into(),
            Self::Known { persons, nobody, .. } => {
                let rows = matched.classes.of_class(class).iter();
                let own = distinct(rows.map(|&row| persons[row as usize]));
                certain_persons(*nobody, own.into_iter()).into()
            }
        }
    }

    /// How many persons at least have the records of a set.
    pub(super) fn count(&self, matched: &Matched, set: &CandidateSet) -> u64 {
        match self {
            Self::Fewest { of_classes, .. } => {
                let most = set.classes.iter().map(|&class| of_classes[class as usize]).max();
                u64::from(most.unwrap_or(0)).min(set.records)
            }
            Self::Known { persons, nobody, .. } => {
                let rows =
                    set.classes.iter().flat_map(|&class| matched.classes.of_class(class as usize));
                let own: HashSet<u32, FxBuildHasher> =
                    rows.map(|&row| persons[row as usize]).collect();
                u64::from(certain_persons(*nobody, own.into_iter()))
            }
        }
    }
}

/// The fewest persons who can be behind the records of each class. `person_of` tells whose each of
/// the known records is; `nobody` stands for those that do not say it, which may be anybody's.
pub(super) fn fewest_persons(
    matched: &Matched,
    person_of: &Codes,
    nobody: Option<u32>,
) -> Vec<u32> {
    let mut records_in: Vec<HashMap<u32, u32, FxBuildHasher>> =
        vec![HashMap::default(); matched.persons_of_class.len()];
    for set in &matched.sets {
        for &class in &set.classes {
            for &record in &set.persons {
                let person = person_of.get(record as usize);
                *records_in[class as usize].entry(person).or_default() += 1;
            }
        }
    }
    let counted = records_in.into_iter().enumerate().map(|(class, mut of_persons)| {
        let unnamed = nobody.and_then(|nobody| of_persons.remove(&nobody)).unwrap_or(0);
        let mut counts: Vec<u32> = of_persons.into_values().collect();
        counts.sort_unstable_by_key(|&count| Reverse(count));
        let all = matched.classes.of_class(class).len() as u64;
        let mut left = all.saturating_sub(u64::from(unnamed));
        let filled = counts.iter().take_while(|&&count| {
            let is_open = left > 0;
            left = left.saturating_sub(u64::from(count));
            is_open
        });
        // Whoever is not in the original is somebody, too.
        (filled.count() as u32).max(1)
    });
    counted.collect()
}

/// What is found of a set whose persons match something.
pub(super) fn linked(
    matched: &Matched,
    (number, set): (usize, &CandidateSet),
    persons: Option<&RecordPersons>,
) -> Option<Ranked> {
    let candidates = persons.map_or(set.records, |persons| persons.count(matched, set));
    let everybody = persons.map_or(matched.records, |persons| persons.everybody(matched));
    let reached = set.classes.iter().map(|&class| matched.persons_of_class[class as usize]);
    let journalist = reached.min().map(|persons| 1.0 / persons as f64);
    (candidates > 0).then(|| Ranked {
        set: number,
        fact: Fact::Identity,
        confidence: 1.0 / candidates as f64,
        prior: Some(1.0 / everybody as f64),
        journalist: journalist.filter(|_| !set.persons.is_empty()),
    })
}
