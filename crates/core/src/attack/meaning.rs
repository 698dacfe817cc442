//! What a released text may stand for.
//!
//! # Definition
//! reg(t) is the set of values that the text t of a column may stand for: all of them if it is `*`
//! or means a missing cell, otherwise a group of the column's hierarchy that is called so. If there
//! is a level on which every text of the column is the name of a group, the column is on it; else
//! each text counts as the group of that name that the fewest known persons are in, never as all
//! of them together (spec M16): that would hide a person among people who are written otherwise.
//! Where the original is known, a text that the release shows more often than the original has records
//! of a group does not stand for that group: `other` may be rare values on one level, and rarer ones
//! on the level below.

use crate::error::{Error, Kind, Result};
use crate::hierarchy::{Hierarchy, STAR};
use crate::table::{Column, Dictionary};
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
    /// The numbers from one to another, both within, by their places among those of the column.
    Range {
        /// The lowest.
        low: u32,
        /// The highest.
        high: u32,
    },
}

/// Which group a text counts as that is the name of several.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LabelReading {
    /// That with the fewest persons (spec M16).
    #[default]
    Finest,
    /// That on the highest level; of a level that all texts of the column are on the highest such one.
    /// What a release shows alone does not tell that its column was exact: `E11` is a code and a category.
    Coarsest,
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

/// How many records there are.
#[derive(Clone, Copy, Debug)]
pub struct Occurrences<'a> {
    /// For each value of the hierarchy the records that the original has.
    pub original: &'a [u64],
    /// For each text the records that show it.
    pub released: &'a [u64],
}

/// For each text of a column how many records show it.
pub(super) fn times_shown(column: &Column) -> Vec<u64> {
    let mut shown = vec![0; column.dictionary.len()];
    for (code, count, _) in column.codes.occurrences(column.dictionary.len()) {
        shown[code as usize] = u64::from(count);
    }
    shown
}

/// What each text of a released column stands for. `persons` holds for each value of the
/// hierarchy how many of those whom an attacker knows have it; `occurrences` are known where the
/// original is. `reading` says what counts as which of several groups.
///
/// # Errors
/// [`Kind::NotInPopulation`] if texts are called like no group of any level, with their number.
pub fn meanings(
    hierarchy: &Hierarchy,
    texts: &Dictionary,
    markers: &[String],
    (persons, reading): (&[u64], LabelReading),
    occurrences: Option<Occurrences<'_>>,
) -> Result<Meanings> {
    let stands_for_all = |text: &str| text == STAR || markers.iter().any(|marker| marker == text);
    // For each text its groups, by level, with the persons in them, and whether they have room for all
    // records that show it.
    let mut groups_called: Vec<Vec<(u8, u32, u64, bool)>> = vec![Vec::new(); texts.len()];
    let mut texts_on: Vec<usize> = Vec::new();
    for (number, level) in (0..).zip(hierarchy.levels()) {
        let sums = |counts: &[u64]| {
            let mut sums = vec![0_u64; level.labels.len()];
            for (&group, &count) in level.groups.iter().zip(counts) {
                sums[group as usize] += count;
            }
            sums
        };
        let (of_groups, room) = (sums(persons), occurrences.map(|known| sums(known.original)));
        let mut here = 0;
        for (group, (label, count)) in (0..).zip(level.labels.iter().zip(of_groups)) {
            if let Some(code) = texts.code(label).filter(|_| !stands_for_all(label)) {
                let fits = occurrences.zip(room.as_ref()).is_none_or(|(known, room)| {
                    known.released[code as usize] <= room[group as usize]
                });
                groups_called[code as usize].push((number, group, count, fits));
                here += usize::from(fits);
            }
        }
        texts_on.push(here);
    }
    let plain = texts.iter().filter(|text| !stands_for_all(text)).count();
    let is_level_of_all = |level: u8| texts_on[usize::from(level)] == plain;
    let on_one_level = (0..).zip(&texts_on).any(|(level, _)| is_level_of_all(level));
    for groups in &mut groups_called {
        // What no group has room for is of another original; any of them may be meant then.
        if groups.iter().any(|(.., fits)| *fits) {
            groups.retain(|(.., fits)| *fits);
        }
    }
    // Levels may mix, so that a level of all texts is none for certain.
    let are_ambiguous = groups_called.iter().any(|groups| {
        groups.windows(2).any(|both| {
            let [members, others] = [0, 1].map(|place: usize| {
                let (level, group, ..) = both[place];
                let groups = hierarchy.level(usize::from(level)).groups.iter();
                groups.map(move |&own| own == group)
            });
            members.ne(others)
        })
    });
    if on_one_level {
        for groups in &mut groups_called {
            groups.retain(|&(level, ..)| is_level_of_all(level));
        }
    }
    if reading == LabelReading::Coarsest {
        for groups in &mut groups_called {
            groups.drain(..groups.len().saturating_sub(1));
        }
    }
    let mut unknown = 0;
    let of_texts = texts
        .iter()
        .zip(&groups_called)
        .map(|(text, groups)| {
            if stands_for_all(text) {
                return Meaning::Everything;
            }
            // Of groups with as many persons that on the higher level has the more values.
            match groups.iter().min_by_key(|(level, _, count, _)| (*count, Reverse(*level))) {
                Some(&(level, group, ..)) => Meaning::Group { level, group },
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

#[cfg(test)]
mod tests {
    use super::{LabelReading, Meaning, Occurrences, meanings};
    use crate::attack::testing::column;
    use crate::hierarchy::{LevelsTable, Spec, build};
    use crate::table::{Domain, LineIndex};

    /// `other` is c alone on the first level, and b and c on the second. Whether b is among them shows
    /// in how many records are called so.
    #[test]
    fn a_name_of_two_groups_is_that_which_has_room() {
        let rows = [["a", "a", "a"], ["b", "b", "other"], ["c", "other", "other"]];
        let rows: Vec<Vec<&str>> = rows.iter().map(|row| row.to_vec()).collect();
        let spec = Spec::levels(LevelsTable::from_rows(&rows).expect("a hierarchy"));
        let original = column(&["a", "a", "b", "b", "b", "c"]);
        let domain = Domain::read(&original, 1, &[], &LineIndex::default()).0;
        let (hierarchy, _) = build(&spec, &domain).expect("levels");
        let texts = column(&["a", "other"]).dictionary;
        let persons: Vec<u64> = domain.counts.iter().map(|&count| u64::from(count)).collect();
        let meant = |released: Option<[u64; 2]>| {
            let known = released.as_ref();
            let occurrences = known.map(|released| Occurrences { original: &persons, released });
            let found =
                meanings(&hierarchy, &texts, &[], (&persons, LabelReading::Finest), occurrences)
                    .expect("known");
            let Meaning::Group { level, group } = found.of_texts[1] else { panic!("a group") };
            let groups = &hierarchy.level(usize::from(level)).groups;
            let values = domain.values.iter().zip(groups).filter(|(_, own)| **own == group);
            let values: Vec<&str> = values.map(|(value, _)| value.as_str()).collect();
            (values.concat(), found.are_ambiguous)
        };
        assert_eq!(meant(Some([2, 4])), ("bc".to_owned(), false));
        assert_eq!(meant(Some([2, 2])), ("bc".to_owned(), false));
        // So few may be either; they count as the fewer persons.
        assert_eq!(meant(Some([2, 1])), ("c".to_owned(), true));
        assert_eq!(meant(None), ("c".to_owned(), true));
        // A release of somebody else's table has no room anywhere.
        assert_eq!(meant(Some([2, 9])), ("c".to_owned(), true));
    }
}
