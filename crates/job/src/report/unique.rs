//! Records that few values single out, in the shape of the report (SUDA, spec E11).

use crate::{Chosen, Job};
use outis::evidence::{self, Classes};
use outis_protocol::report::{SpecialUnique, SpecialUniques};

/// Tuples that are looked at for a report, at most: about a second.
const LOOKED_AT: usize = 1 << 25;

/// Tuples that are looked at in between.
const STEP: usize = 1 << 20;

/// Records that are listed.
const LISTED: usize = 10;

/// A search for special uniques under way: resumable, so that a worker can listen in between.
pub struct SpecialUniqueSearch {
    names: Vec<String>,
    search: evidence::SpecialUniqueSearch,
    sampling_fraction: Option<f64>,
}

impl Job {
    /// Begins to look for the special uniques of the input, or of what is released.
    /// `None` if there are more than 64 quasi-identifiers, or persons with records in several
    /// classes.
    #[must_use]
    pub fn special_uniques(&self, chosen: Option<&Chosen>) -> Option<SpecialUniqueSearch> {
        let classes = match chosen {
            None => Classes::exact(&self.prepared),
            Some(chosen) => self.classes_after(chosen),
        };
        SpecialUniqueSearch::new(&classes, self.recipe.risk.sampling_fraction)
    }
}

impl SpecialUniqueSearch {
    fn new(classes: &Classes<'_>, sampling_fraction: Option<f64>) -> Option<Self> {
        let search = evidence::SpecialUniqueSearch::new(classes)?;
        Some(Self { names: classes.names().to_vec(), search, sampling_fraction })
    }

    /// Looks at about `budget` tuples; true once the search has ended.
    pub fn step(&mut self, budget: usize) -> bool {
        self.search.step(budget)
    }

    /// What was found; does what is left of the search.
    #[must_use]
    pub fn finish(self) -> SpecialUniques {
        let Self { names, search, sampling_fraction } = self;
        let found = search.finish(sampling_fraction, LISTED);
        let largest = found.largest.into_iter().map(|unique| SpecialUnique {
            record: unique.record,
            score: unique.score,
            dis_score: unique.dis_score,
            sets: unique
                .sets
                .iter()
                .map(|set| set.iter().map(|attribute| names[attribute].clone()).collect())
                .collect(),
        });
        SpecialUniques {
            records: found.records,
            dis: found.dis,
            largest: largest.collect(),
            contributions: names.iter().cloned().zip(found.contributions).collect(),
        }
    }
}

/// The special uniques of a table, unless that would take too long.
pub(super) fn bounded(
    classes: &Classes<'_>,
    sampling_fraction: Option<f64>,
) -> Option<SpecialUniques> {
    if evidence::SpecialUniqueSearch::least(classes) > LOOKED_AT {
        return None;
    }
    let mut search = SpecialUniqueSearch::new(classes, sampling_fraction)?;
    let mut left = LOOKED_AT;
    while !search.step(STEP) {
        left = left.checked_sub(STEP)?;
    }
    Some(search.finish())
}
