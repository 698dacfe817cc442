//! How many records of the population each class of a file relates to.
//!
//! # Definition
//! F_E is the number of records of the population that show what the class shows, once
//! they are generalized as the file is (spec D2). Of a release that was written here it is
//! known on which level each column is. Of another file that is read off its labels: a
//! column stands on a level of its hierarchy on which all of them occur; where there is none,
//! each label on a level of its own. Where one label is a group of several levels, the class
//! relates to the fewest persons that it may mean, never to all of them together (spec M16).
//! Nobody is no such meaning, since a record is somebody's.
//!
//! Where suppressed records stay as stars, those with `*` in every quasi-identifier may be
//! some. They relate to those who show `*` everywhere; where nobody does, to everybody.
//!
//! # Invariants
//! Only labels are compared. The hierarchies are built over the population, which has
//! every value that a sample of it has.

use super::verify::Wording;
use crate::error::{Error, Kind, Result};
use crate::hierarchy::{self, Hierarchy, STAR};
use crate::lattice::Levels;
use crate::plan::{Plan, PlannedAttribute, Population};
use crate::table::{Dictionary, Domain, Translated};
use std::collections::BTreeSet;

/// The most ways to read a file that are looked at.
const MOST_READINGS: usize = 1 << 10;

/// A quasi-identifier of a file: its labels, and the code of each record.
pub(super) type Labelled<'a> = (Dictionary, Translated<'a>);

/// The records of the population as a file would show them.
pub(super) struct Shown<'a> {
    /// For each way to read the file, for each of its quasi-identifiers the label of each record.
    /// The first reads every column on the lowest level.
    pub(super) readings: Vec<Vec<Translated<'a>>>,
    /// Whether there are too many ways to read the file, so that only the first is here.
    pub(super) cut_short: bool,
    /// The first record of the file that has nothing but stars, if that may be a suppressed one.
    pub(super) starred: Option<usize>,
}

/// Shows the records of the population as the file would, whose labels it adds to.
/// `positions` says which of the plan's quasi-identifiers the columns are, `known` on which
/// level each quasi-identifier stands, `stars` whether records with nothing but stars may be
/// suppressed ones.
///
/// # Errors
/// [`Kind::NotInPopulation`] if labels of a quasi-identifier occur on no level, with their number,
/// and whatever is wrong with the hierarchy.
pub(super) fn show_population<'a>(
    plan: &Plan,
    population: &'a Population,
    wording: Wording,
    positions: &[usize],
    (known, stars): (Option<&Levels>, bool),
    columns: &mut [Labelled<'_>],
) -> Result<Shown<'a>> {
    let records = columns.first().map_or(0, |(_, codes)| codes.len());
    let starred = if stars { starred(columns) } else { vec![false; records] };
    let mut of_columns: Vec<Vec<Translated<'a>>> = Vec::with_capacity(columns.len());
    let quasi_identifiers: Vec<usize> = plan.quasi_identifiers().collect();
    for (&position, (labels, codes)) in positions.iter().zip(columns.iter_mut()) {
        let attribute = &plan.attributes[quasi_identifiers[position]];
        let (domain, of) =
            Domain::of(&population.columns[position], 1, &plan.markers, &population.lines);
        let (built, _) = hierarchy::build(&attribute.hierarchy, &domain)
            .map_err(|error| population.blame(error).of_attribute(&attribute.name))?;
        let (levels, relevant) = match known {
            Some(levels) => (vec![usize::from(levels.get(position))], Vec::new()),
            None => {
                let mut shown = shown(labels, codes, &starred);
                let levels = levels_of(&built, &shown, labels, wording, attribute)
                    .map_err(|error| error.in_file(&population.name))?;
                labels.code(STAR).into_iter().for_each(|star| shown[star as usize] = true);
                (levels, shown)
            }
        };
        let mut written: Vec<Vec<u32>> = Vec::new();
        for level in levels.into_iter().map(|level| built.level(level)) {
            let codes: Vec<u32> =
                level.labels.iter().map(|label| labels.insert(&wording.of(label))).collect();
            written.push(level.groups.iter().map(|&group| codes[group as usize]).collect());
        }
        // Levels that say the same of all labels that are shown are one.
        let is_relevant = |label: &u32| relevant.get(*label as usize) == Some(&true);
        let said = |of: &Vec<u32>| -> Vec<Option<u32>> {
            of.iter().map(|&label| Some(label).filter(is_relevant)).collect()
        };
        let mut known_to_say = BTreeSet::new();
        written.retain(|of| known_to_say.insert(said(of)));
        let shown =
            |of_value: Vec<u32>| of.clone().map(|value| of_value[value as usize], labels.len());
        of_columns.push(written.into_iter().map(shown).collect());
    }
    let (readings, cut_short) = readings(&of_columns);
    Ok(Shown { readings, cut_short, starred: starred.iter().position(|&starred| starred) })
}

/// All ways to choose one of each, the first of all first; only that if there are too many, and
/// whether there are.
fn readings<'a>(of_columns: &[Vec<Translated<'a>>]) -> (Vec<Vec<Translated<'a>>>, bool) {
    let number = of_columns.iter().map(Vec::len).fold(1, usize::saturating_mul);
    let mut choice = vec![0; of_columns.len()];
    let mut readings = Vec::new();
    let cut_short = number > MOST_READINGS;
    for _ in 0..if cut_short { 1 } else { number } {
        let chosen = of_columns.iter().zip(&choice).map(|(of, &at): (_, &usize)| of[at].clone());
        readings.push(chosen.collect());
        for (at, of) in choice.iter_mut().zip(of_columns) {
            *at += 1;
            if *at < of.len() {
                break;
            }
            *at = 0;
        }
    }
    (readings, cut_short)
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

/// For each label whether a record shows it that is not all stars; if all are, whether any does.
fn shown(labels: &Dictionary, codes: &Translated<'_>, starred: &[bool]) -> Vec<bool> {
    let only_stars = !starred.contains(&false);
    let mut shown = vec![false; labels.len()];
    for (code, starred) in codes.iter().zip(starred) {
        shown[code as usize] |= only_stars || !starred;
    }
    shown
}

/// The levels that have all labels which are shown, the lowest first; those that have some of them
/// where no level has all, since the column mixes levels then; the highest if stars are all
/// that is shown, which mean everybody there.
fn levels_of(
    hierarchy: &Hierarchy,
    shown: &[bool],
    labels: &Dictionary,
    wording: Wording,
    attribute: &PlannedAttribute,
) -> Result<Vec<usize>> {
    let (mut with_all, mut with_some) = (Vec::new(), Vec::new());
    let mut unknown = shown.to_vec();
    for (number, level) in hierarchy.levels().iter().enumerate() {
        let mut known = Dictionary::new();
        for label in &level.labels {
            known.insert(&wording.of(label));
        }
        let (mut some, mut all) = (false, true);
        for (code, label) in labels.iter().enumerate().filter(|(code, _)| shown[*code]) {
            let is_known = known.code(label).is_some();
            unknown[code] &= !is_known;
            some |= is_known;
            all &= is_known;
        }
        with_all.extend(all.then_some(number));
        with_some.extend(some.then_some(number));
    }
    if !with_all.is_empty() {
        return Ok(with_all);
    }
    if labels.iter().zip(shown).all(|(label, shown)| !shown || label == STAR) {
        return Ok(vec![hierarchy.height()]);
    }
    match unknown.iter().filter(|unknown| **unknown).count() {
        0 => Ok(with_some),
        values => {
            let kind = Kind::NotInPopulation { values: values as u64 };
            Err(Error::new(kind).of_attribute(&attribute.name))
        }
    }
}
