//! What a released text may stand for.
//!
//! # Definition
//! reg(t) is the set of values that the text t of a column may stand for: all of them if it is `*`
//! or means a missing cell, otherwise a group of the column's hierarchy that is called so. If there
//! is a level on which every text of the column is the name of a group, the column is on it; else
//! each text counts as the group of that name that the fewest known persons are in, never as all
//! of them together (spec M16): that would hide a person among people who are written otherwise.

use crate::error::{Error, Kind, Result};
use crate::hierarchy::{Hierarchy, STAR};
use crate::table::Dictionary;
use std::cmp::Reverse;

/// What a released text of one column stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Meaning {
    /// Any value of the column.
    Everything,
    /// The values of one group.
    Group {
        /// The level of the hierarchy, 0 for exact values.
        level: u8,
        /// The number of the group on that level.
        group: u32,
    },
}

/// What the texts of a released column stand for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Meanings {
    /// Of each text.
    pub of_texts: Vec<Meaning>,
    /// Whether a text may stand for more than it counts as, so that whoever it does not count for may be
    /// behind it all the same.
    pub are_ambiguous: bool,
}

/// What each text of a released column stands for. `persons` holds for each value of the
/// hierarchy how many of those whom an attacker knows have it.
///
/// # Errors
/// [`Kind::NotInPopulation`] if texts are called like no group of any level, with their number.
pub fn meanings(
    hierarchy: &Hierarchy,
    texts: &Dictionary,
    markers: &[String],
    persons: &[u64],
) -> Result<Meanings> {
    let stands_for_all = |text: &str| text == STAR || markers.iter().any(|marker| marker == text);
    // For each text its groups, by level, with the persons in them.
    let mut groups_called: Vec<Vec<(u8, u32, u64)>> = vec![Vec::new(); texts.len()];
    let mut texts_on: Vec<usize> = Vec::new();
    for (number, level) in (0..).zip(hierarchy.levels()) {
        let mut of_groups = vec![0_u64; level.labels.len()];
        for (&group, &count) in level.groups.iter().zip(persons) {
            of_groups[group as usize] += count;
        }
        let mut here = 0;
        for (group, (label, count)) in (0..).zip(level.labels.iter().zip(of_groups)) {
            if let Some(code) = texts.code(label).filter(|_| !stands_for_all(label)) {
                groups_called[code as usize].push((number, group, count));
                here += 1;
            }
        }
        texts_on.push(here);
    }
    let plain = texts.iter().filter(|text| !stands_for_all(text)).count();
    let is_level_of_all = |level: u8| texts_on[usize::from(level)] == plain;
    let on_one_level = (0..).zip(&texts_on).any(|(level, _)| is_level_of_all(level));
    let may_be_on = |level: u8| !on_one_level || is_level_of_all(level);
    let are_ambiguous = groups_called.iter().any(|groups| {
        let candidates = groups.iter().filter(|(level, ..)| may_be_on(*level));
        let mut sizes = candidates.map(|&(level, group, _)| {
            let groups = &hierarchy.level(usize::from(level)).groups;
            groups.iter().filter(|&&own| own == group).count()
        });
        let first = sizes.next();
        sizes.any(|size| Some(size) != first)
    });
    let mut unknown = 0;
    let of_texts = texts
        .iter()
        .zip(&groups_called)
        .map(|(text, groups)| {
            if stands_for_all(text) {
                return Meaning::Everything;
            }
            let candidates = groups.iter().filter(|(level, ..)| may_be_on(*level));
            // Of groups with as many persons that on the higher level has the more values.
            match candidates.min_by_key(|(level, _, count)| (*count, Reverse(*level))) {
                Some(&(level, group, _)) => Meaning::Group { level, group },
                None => {
                    unknown += 1;
                    Meaning::Everything
                }
            }
        })
        .collect();
    match unknown {
        0 => Ok(Meanings { of_texts, are_ambiguous }),
        values => Err(Error::new(Kind::NotInPopulation { values })),
    }
}
