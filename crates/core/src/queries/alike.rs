//! The people of a group made alike: what some of them have is given to the others or taken from
//! all, whichever costs less.
//!
//! Each thing is then had by all of a group or by none, so that everybody has what the k or more
//! people of the group have. Groups that come to the same only make more of them.

use super::groups::{GroupedPerson, groups};
use super::lines::LogLines;
use crate::shuffle::{Draws, Seed};
use std::collections::BTreeMap;

/// What of several people is the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AlikeParts {
    /// Everything that their lines show.
    Lines,
    /// What they meant; their lines may differ.
    Intents,
}

impl AlikeParts {
    /// What a line is of that is to be the same.
    pub(super) fn unit(self, lines: &LogLines, line: u32) -> u32 {
        match self {
            Self::Lines => line,
            Self::Intents => lines.lines[line as usize].intent,
        }
    }
}

/// A line that is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct FoundRow {
    /// Whose it is said to be.
    pub user: u32,
    /// Which line.
    pub line: u32,
}

/// What is written of a log.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FoundLog {
    /// The lines.
    pub rows: Vec<FoundRow>,
    /// How many groups were made.
    pub groups: u32,
    /// People who are in the release.
    pub people: u32,
    /// People of whom nothing is left.
    pub dropped: u32,
    /// Lines that somebody is given who has none such.
    pub added: u64,
    /// Searches that are left out, since too few of a group have such.
    pub suppressed: u64,
    /// Searches that somebody had before, where each line is written once.
    pub repeated: u64,
}

/// What is drawn of a seed for lines that are added; the release draws other numbers.
const ADDED: u64 = 4;

impl FoundLog {
    /// What is drawn of a seed for lines that are added.
    pub(super) fn draws(seed: Seed) -> Draws {
        Draws::new(seed, ADDED)
    }

    /// Puts people into groups of at least k, and makes those of each alike. `sampled` queries of an
    /// intent are given to who lacks it. `people` is how many the file has.
    pub(super) fn new(
        lines: &LogLines,
        (k, same, sampled): (u32, AlikeParts, u32),
        people: u32,
        draws: &mut Draws,
    ) -> Self {
        let mut searches: Vec<Vec<u32>> = vec![Vec::new(); people as usize];
        for &(user, line) in &lines.rows {
            searches[user as usize].push(line);
        }
        // Who has nothing left is in no group.
        let users: Vec<u32> =
            (0..people).filter(|&user| !searches[user as usize].is_empty()).collect();
        let grouped: Vec<GroupedPerson> =
            users.iter().map(|&user| grouped(lines, same, &searches[user as usize])).collect();
        let groups = groups(&grouped, k);
        let mut found = Self { groups: groups.len() as u32, ..Self::default() };
        for group in groups {
            let members: Vec<(u32, &[u32])> = group
                .iter()
                .map(|&member| users[member as usize])
                .map(|user| (user, &*searches[user as usize]))
                .collect();
            // A line by itself is given once.
            let sampled = if same == AlikeParts::Lines { 1 } else { sampled };
            Units { lines, same, sampled, draws }.settle(&members, &mut found);
        }
        found.dropped = people - found.people;
        found.rows.sort_unstable();
        found
    }
}

/// What somebody is grouped by.
fn grouped(lines: &LogLines, same: AlikeParts, searches: &[u32]) -> GroupedPerson {
    let mut shares: BTreeMap<u32, u32> = BTreeMap::new();
    for &line in searches {
        *shares.entry(lines.lines[line as usize].intent).or_default() += 1;
    }
    let mut units: Vec<u32> = searches.iter().map(|&line| same.unit(lines, line)).collect();
    units.sort_unstable();
    units.dedup();
    GroupedPerson { shares: shares.into_iter().collect(), units }
}

/// How a group is made alike.
struct Units<'a> {
    lines: &'a LogLines,
    same: AlikeParts,
    sampled: u32,
    draws: &'a mut Draws,
}

impl Units<'_> {
    fn settle(self, members: &[(u32, &[u32])], found: &mut FoundLog) {
        // For each thing the searches of it, by the place of whose they are.
        let mut units: BTreeMap<u32, Vec<(usize, u32)>> = BTreeMap::new();
        for (place, (_, searches)) in members.iter().enumerate() {
            for &line in *searches {
                units.entry(self.same.unit(self.lines, line)).or_default().push((place, line));
            }
        }
        let before = found.rows.len();
        for mut searches in units.into_values() {
            searches.sort_unstable();
            let occurrences = searches.len() as u64;
            if self.same == AlikeParts::Lines {
                searches.dedup();
                found.repeated += occurrences - searches.len() as u64;
            }
            let mut places: Vec<usize> = searches.iter().map(|(place, _)| *place).collect();
            places.dedup();
            let missing = (members.len() - places.len()) as u64;
            // What was never searched for is said of nobody where as little is lost without.
            if missing > 0 && missing * u64::from(self.sampled) >= occurrences {
                found.suppressed += searches.len() as u64;
                continue;
            }
            let kept = searches.iter();
            found.rows.extend(kept.map(|&(place, line)| FoundRow { user: members[place].0, line }));
            let lacking = (0..members.len()).filter(|place| places.binary_search(place).is_err());
            for place in lacking {
                for _ in 0..self.sampled {
                    let drawn = self.draws.below(searches.len() as u32);
                    let line = searches[drawn as usize].1;
                    found.rows.push(FoundRow { user: members[place].0, line });
                }
                found.added += u64::from(self.sampled);
            }
        }
        // All have the same, be it nothing.
        if found.rows.len() > before {
            found.people += members.len() as u32;
        }
    }
}
