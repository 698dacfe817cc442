//! How many records of the population each class of a file relates to.
//!
//! # Definition
//! F_E is the number of records of the population that show what the class shows, once
//! they are generalized as the file is (spec D2). How it is generalized is read off the
//! file: each quasi-identifier stands on the lowest level of its hierarchy on which
//! all its labels occur. Records with `*` in every quasi-identifier relate to everybody.
//!
//! # Invariants
//! Only labels are compared. The hierarchies are built over the population, which has
//! every value that a sample of it has.

use super::verify::Wording;
use crate::error::{Error, Kind, Result};
use crate::hierarchy::{self, Hierarchy, Level};
use crate::plan::{Plan, PlannedAttribute, Population};
use crate::table::{Dictionary, Domain, Translated};

/// What is written where everything is suppressed.
pub(super) const STAR: &str = "*";

/// A quasi-identifier of a file: its labels, and the code of each record.
pub(super) type Labelled<'a> = (Dictionary, Translated<'a>);

/// The records of the population as a file would show them.
pub(super) struct Shown<'a> {
    /// For each quasi-identifier of the file the label of each record.
    pub(super) people: Vec<Translated<'a>>,
    /// The first record of the file that has nothing but stars.
    pub(super) starred: Option<usize>,
}

/// Shows the records of the population as the file would, whose labels it adds to.
/// `positions` says which of the plan's quasi-identifiers the columns are.
///
/// # Errors
/// [`Kind::NotInPopulation`] if the labels of a quasi-identifier occur together on no level, with
/// the number of those that even the best level lacks, and whatever is wrong with the hierarchy.
pub(super) fn show_population<'a>(
    plan: &Plan,
    population: &'a Population,
    wording: Wording,
    positions: &[usize],
    columns: &mut [Labelled<'_>],
) -> Result<Shown<'a>> {
    let starred = starred(columns);
    let mut people = Vec::with_capacity(columns.len());
    let quasi_identifiers: Vec<usize> = plan.quasi_identifiers().collect();
    for (&position, (labels, codes)) in positions.iter().zip(columns.iter_mut()) {
        let attribute = &plan.attributes[quasi_identifiers[position]];
        let (domain, of) =
            Domain::of(&population.columns[position], 1, &plan.markers, &population.lines);
        let (built, _) = hierarchy::build(&attribute.hierarchy, &domain)
            .map_err(|error| population.blame(error).of_attribute(&attribute.name))?;
        let shown = shown(labels, codes, &starred);
        let level = level_of(&built, &shown, labels, wording, attribute)
            .map_err(|error| error.in_file(&population.name))?;
        let written: Vec<u32> =
            level.labels.iter().map(|label| labels.insert(&wording.of(label))).collect();
        let label = |group: u32| written[group as usize];
        people.push(of.map(|value| label(level.groups[value as usize]), labels.len()));
    }
    Ok(Shown { people, starred: starred.iter().position(|&starred| starred) })
}

/// Which records of a file have `*` in every quasi-identifier.
fn starred(columns: &[Labelled<'_>]) -> Vec<bool> {
    let records = columns.first().map_or(0, |(_, codes)| codes.len());
    let mut starred = vec![true; records];
    for (labels, codes) in columns {
        let star = labels.code(STAR);
        for (starred, code) in starred.iter_mut().zip(codes.iter()) {
            *starred &= Some(code) == star;
        }
    }
    starred
}

/// For each label whether a record shows it that is not all stars.
fn shown(labels: &Dictionary, codes: &Translated<'_>, starred: &[bool]) -> Vec<bool> {
    let mut shown = vec![false; labels.len()];
    for (code, _) in codes.iter().zip(starred).filter(|(_, starred)| !**starred) {
        shown[code as usize] = true;
    }
    shown
}

/// The lowest level that has all labels which are shown; the highest if none is.
fn level_of<'a>(
    hierarchy: &'a Hierarchy,
    shown: &[bool],
    labels: &Dictionary,
    wording: Wording,
    attribute: &PlannedAttribute,
) -> Result<&'a Level> {
    if !shown.contains(&true) {
        return Ok(hierarchy.level(hierarchy.height()));
    }
    let mut fewest = u64::MAX;
    for level in hierarchy.levels() {
        let mut known = Dictionary::new();
        for label in &level.labels {
            known.insert(&wording.of(label));
        }
        let unknown = |(label, shown): &(&str, &bool)| **shown && known.code(label).is_none();
        fewest = fewest.min(labels.iter().zip(shown).filter(unknown).count() as u64);
        if fewest == 0 {
            return Ok(level);
        }
    }
    Err(Error::new(Kind::NotInPopulation { values: fewest }).of_attribute(&attribute.name))
}
