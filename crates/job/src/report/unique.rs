//! Records that few values single out, in the shape of the report (SUDA, spec E11).

use super::keys::Keyed;
use crate::{Chosen, Job};
use outis::risk::CodedColumn;
use outis::risk::suda::{AttributeSet, Suda};
use outis_protocol::report::{SpecialUnique, SpecialUniques};

/// Tuples that are looked at for a report, at most: about a second.
const LOOKED_AT: usize = 1 << 25;

/// Sets of attributes that a search looks at all tuples for, or nearly all, however few of them
/// turn out to be unique: those of the first attributes, of which there are two to their number.
const THOROUGH: u32 = 8;

/// Tuples that are looked at in between.
const STEP: usize = 1 << 20;

/// Records that are listed.
const LISTED: usize = 10;

/// Unique records and pairs are told from the others; how many others there are is not.
const COPIES: u32 = 3;

/// A search for special uniques under way: resumable, so that a worker can listen in between.
pub struct SpecialUniqueSearch {
    names: Vec<String>,
    /// The number of the record that each row stands for.
    records: Vec<u32>,
    suda: Suda,
    sampling_fraction: Option<f64>,
}

impl Job {
    /// Begins to look for the special uniques of the input, or of what is released.
    /// `None` if there are more than 64 quasi-identifiers, or persons with records in several
    /// classes.
    #[must_use]
    pub fn special_uniques(&self, chosen: Option<&Chosen>) -> Option<SpecialUniqueSearch> {
        let keyed = match chosen {
            None => Keyed::before(self),
            Some(chosen) => Keyed::after(self, chosen),
        };
        SpecialUniqueSearch::new(&keyed, self.recipe.risk.sampling_fraction)
    }
}

impl SpecialUniqueSearch {
    fn new(keyed: &Keyed<'_>, sampling_fraction: Option<f64>) -> Option<Self> {
        // The method counts records: it would take what all records of a person show, and nobody
        // else's, for something that many share.
        if !keyed.keeps_persons_together() {
            return None;
        }
        let rows = keyed.rows(COPIES);
        let columns: Vec<CodedColumn<'_>> = rows
            .columns
            .iter()
            .zip(&rows.missing)
            .map(|(codes, &missing)| CodedColumn { codes, missing })
            .collect();
        let suda = Suda::new(&columns, None)?;
        let first = keyed.first_records();
        let records = rows.classes.iter().map(|&class| first[class]).collect();
        Some(Self { names: keyed.names().to_vec(), records, suda, sampling_fraction })
    }

    /// Looks at about `budget` tuples; true once the search has ended.
    pub fn step(&mut self, budget: usize) -> bool {
        self.suda.step(budget)
    }

    /// What was found; does what is left of the search.
    #[must_use]
    pub fn finish(self) -> SpecialUniques {
        let Self { names, records, suda, sampling_fraction } = self;
        let uniques = suda.finish();
        let dis_scores = sampling_fraction.and_then(|fraction| uniques.dis_scores(fraction));
        let scores = uniques.scores().into_iter().enumerate();
        let mut scored: Vec<(usize, f64)> = scores.filter(|&(_, score)| score > 0.0).collect();
        let singled_out = scored.len() as u32;
        scored.sort_by(|a, b| b.1.total_cmp(&a.1).then(records[a.0].cmp(&records[b.0])));
        scored.truncate(LISTED);
        let set = |set: &AttributeSet| set.iter().map(|at| names[at].clone()).collect();
        let largest = scored.into_iter().map(|(row, score)| SpecialUnique {
            record: records[row],
            score,
            dis_score: dis_scores.as_ref().map(|scores| scores[row]),
            sets: uniques.minimal_sample_uniques(row).iter().map(set).collect(),
        });
        let contributions = uniques.contributions_to_all().unwrap_or_default();
        SpecialUniques {
            records: singled_out,
            dis: sampling_fraction.and_then(|fraction| uniques.dis(fraction)),
            largest: largest.collect(),
            contributions: names.iter().cloned().zip(contributions).collect(),
        }
    }
}

/// The special uniques of a table, unless that would take too long.
pub(super) fn bounded(keyed: &Keyed<'_>, sampling_fraction: Option<f64>) -> Option<SpecialUniques> {
    if keyed.number() << THOROUGH.min(keyed.names().len() as u32) > LOOKED_AT {
        return None;
    }
    let mut search = SpecialUniqueSearch::new(keyed, sampling_fraction)?;
    let mut left = LOOKED_AT;
    while !search.step(STEP) {
        left = left.checked_sub(STEP)?;
    }
    Some(search.finish())
}
