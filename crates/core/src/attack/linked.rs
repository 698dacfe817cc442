//! A column that both the release and whoever attacks it have.

use super::meaning::{Meaning, meanings};
use crate::error::{Kind, Result};
use crate::hierarchy::{self, Hierarchy, Spec};
use crate::table::{Column, Dictionary, Domain, LineIndex};
use std::collections::BTreeSet;

/// What is known of a person in one column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KnownValue {
    /// A value, by its number in the column's hierarchy.
    Value(u32),
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
        let (hierarchy, domain) = joint_hierarchy(spec, base, known, markers)?;
        let mut codes = Dictionary::new();
        for value in &domain.values {
            codes.insert(value);
        }
        let values: Vec<KnownValue> = known
            .dictionary
            .iter()
            .map(|text| match codes.code(text) {
                _ if markers.iter().any(|marker| marker == text) => KnownValue::Unknown,
                // In somebody else's file an empty cell says nothing, unless it is a value here.
                _ if text.is_empty() && base.dictionary.code(text).is_none() => KnownValue::Unknown,
                Some(code) => KnownValue::Value(code),
                None => KnownValue::Unplaced,
            })
            .collect();
        let mut persons = vec![0; domain.values.len()];
        for (code, count, _) in known.codes.occurrences(known.dictionary.len()) {
            if let KnownValue::Value(value) = values[code as usize] {
                persons[value as usize] += u64::from(count);
            }
        }
        let meanings = meanings(&hierarchy, &released.dictionary, markers, &persons)?;
        let (shown, known) = (released.codes.iter().collect(), known.codes.iter().collect());
        Ok(Self { hierarchy, meanings, shown, values, known })
    }

    /// What a released record stands for.
    pub(super) fn meaning(&self, record: u32) -> Meaning {
        self.meanings[self.shown[record as usize] as usize]
    }

    /// What is known of a person.
    pub(super) fn value(&self, person: u32) -> KnownValue {
        self.values[self.known[person as usize] as usize]
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

/// The hierarchy over the values of two columns. Values of the second alone that it has no place
/// for are left out of it.
fn joint_hierarchy(
    spec: &Spec,
    base: &Column,
    known: &Column,
    markers: &[String],
) -> Result<(Hierarchy, Domain)> {
    let lines = LineIndex::default();
    let (own, _) = Domain::read(base, 1, markers, &lines);
    let mut joint = own.clone();
    joint.extend(known, &lines);
    match hierarchy::build(spec, &joint) {
        Ok((hierarchy, _)) => return Ok((hierarchy, joint)),
        Err(error) if matches!(error.kind, Kind::HierarchyParameter { .. }) => return Err(error),
        Err(_) => {}
    }
    let refused = hierarchy::unplaced(spec, &joint, joint.values.len());
    let refused: BTreeSet<&str> = refused.into_iter().collect();
    let mut placed = Column::default();
    for text in known.dictionary.iter().filter(|text| !refused.contains(text)) {
        placed.codes.push(placed.dictionary.insert(text));
    }
    let mut joint = own;
    joint.extend(&placed, &lines);
    let (hierarchy, _) = hierarchy::build(spec, &joint)?;
    Ok((hierarchy, joint))
}
