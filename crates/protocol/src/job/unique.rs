//! Records that few values single out, in the shape of the report (SUDA, spec E11).

use super::Job;
use super::keys::Keyed;
use crate::report::{SpecialUnique, SpecialUniques};
use outis::lattice::Levels;
use outis::risk::CodedColumn;
use outis::risk::suda::Suda;

/// Tuples that are looked at for a report, at most: about a second.
const LOOKED_AT: usize = 1 << 25;

/// Tuples that are looked at in between.
const STEP: usize = 1 << 20;

/// Records that are listed.
const LISTED: usize = 10;

/// Unique records and pairs are told from the others; how many others there are is not.
const COPIES: u32 = 3;

/// A search for special uniques under way: resumable, so that a worker can listen in between.
pub struct SpecialUniqueSearch<'a> {
    keyed: Keyed<'a>,
    classes: Vec<usize>,
    suda: Suda,
    sampling_fraction: Option<f64>,
}

impl Job {
    /// Begins to look for the special uniques of the input, or of what is released at these
    /// levels. `None` if there are more than 64 quasi-identifiers.
    #[must_use]
    pub fn special_uniques(&self, levels: Option<&Levels>) -> Option<SpecialUniqueSearch<'_>> {
        let keyed = match levels {
            None => Keyed::before(self),
            Some(levels) => Keyed::after(self, levels),
        };
        SpecialUniqueSearch::new(keyed, self.recipe.risk.sampling_fraction)
    }
}

impl<'a> SpecialUniqueSearch<'a> {
    fn new(keyed: Keyed<'a>, sampling_fraction: Option<f64>) -> Option<Self> {
        let (suda, classes) = begin(&keyed)?;
        Some(Self { keyed, classes, suda, sampling_fraction })
    }

    /// Looks at about `budget` tuples; true once the search has ended.
    pub fn step(&mut self, budget: usize) -> bool {
        self.suda.step(budget)
    }

    /// What was found; does what is left of the search.
    #[must_use]
    pub fn finish(self) -> SpecialUniques {
        found(&self.keyed, &self.classes, self.suda, self.sampling_fraction)
    }
}

/// The special uniques of a table, unless that would take too long.
pub(super) fn bounded(keyed: &Keyed<'_>, sampling_fraction: Option<f64>) -> Option<SpecialUniques> {
    let (mut suda, classes) = begin(keyed)?;
    let mut left = LOOKED_AT;
    while !suda.step(STEP) {
        left = left.checked_sub(STEP)?;
    }
    Some(found(keyed, &classes, suda, sampling_fraction))
}

fn begin(keyed: &Keyed<'_>) -> Option<(Suda, Vec<usize>)> {
    let rows = keyed.rows(COPIES);
    let keys: Vec<CodedColumn<'_>> = rows
        .columns
        .iter()
        .zip(&rows.missing)
        .map(|(codes, &missing)| CodedColumn { codes, missing })
        .collect();
    Some((Suda::new(&keys, None)?, rows.classes))
}

fn found(
    keyed: &Keyed<'_>,
    classes: &[usize],
    suda: Suda,
    sampling_fraction: Option<f64>,
) -> SpecialUniques {
    let uniques = suda.finish();
    let dis_scores = sampling_fraction.and_then(|fraction| uniques.dis_scores(fraction));
    let names = keyed.names();
    let mut scored: Vec<(f64, usize)> = uniques
        .scores()
        .into_iter()
        .enumerate()
        .filter(|&(_, score)| score > 0.0)
        .map(|(row, score)| (score, row))
        .collect();
    let records = scored.len() as u32;
    scored.sort_by(|a, b| b.0.total_cmp(&a.0).then(a.1.cmp(&b.1)));
    scored.truncate(LISTED);
    let largest = scored.into_iter().map(|(score, row)| SpecialUnique {
        record: keyed.first_record(classes[row]),
        score,
        dis_score: dis_scores.as_ref().map(|scores| scores[row]),
        sets: uniques
            .minimal_sample_uniques(row)
            .iter()
            .map(|set| set.iter().map(|attribute| names[attribute].clone()).collect())
            .collect(),
    });
    let contributions = uniques.contributions_to_all().unwrap_or_default();
    SpecialUniques {
        records,
        dis: sampling_fraction.and_then(|fraction| uniques.dis(fraction)),
        largest: largest.collect(),
        contributions: names.iter().cloned().zip(contributions).collect(),
    }
}
