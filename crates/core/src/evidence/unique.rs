//! Records that few values single out: the special uniques of a table (SUDA, spec E11).

use super::Classes;
use crate::risk::suda::{AttributeSet, Suda};

/// Sets of attributes that a search looks at all tuples for, or nearly all, however few of them
/// turn out to be unique: those of the first attributes, of which there are two to their number.
const THOROUGH: u32 = 8;

/// Unique records and pairs are told from the others; how many others there are is not.
const COPIES: u32 = 3;

/// A search for special uniques under way: resumable, since it may take long.
#[derive(Debug)]
pub struct SpecialUniqueSearch {
    /// The number of the record that each row stands for.
    records: Vec<u32>,
    suda: Suda,
}

/// The special uniques of a table.
#[derive(Clone, Debug)]
pub struct SpecialUniques {
    /// Records that some of their quasi-identifiers single out.
    pub records: u32,
    /// The probability that a match with one of them is right; absent without a sampling fraction.
    pub dis: Option<f64>,
    /// The records with the largest scores.
    pub largest: Vec<SpecialUnique>,
    /// For each quasi-identifier the share of all scores that it has part in; nothing where there
    /// are none.
    pub contributions: Vec<f64>,
}

/// A record that few values single out.
#[derive(Clone, Debug)]
pub struct SpecialUnique {
    /// Its number, from 1.
    pub record: u32,
    /// Its score.
    pub score: f64,
    /// DIS-SUDA, the risk that the score amounts to; absent without a sampling fraction.
    pub dis_score: Option<f64>,
    /// The smallest sets of quasi-identifiers that single it out.
    pub sets: Vec<AttributeSet>,
}

impl SpecialUniqueSearch {
    /// Begins to look for the special uniques of classes. `None` if there are more than 64
    /// quasi-identifiers, or persons with records in several classes.
    #[must_use]
    pub fn new(classes: &Classes<'_>) -> Option<Self> {
        // The method counts records: it would take what all records of a person show, and nobody
        // else's, for something that many share.
        if !classes.keeps_persons_together() {
            return None;
        }
        let rows = classes.rows(COPIES);
        let suda = Suda::new(&rows.coded(), None)?;
        let first = classes.first_records();
        let records = rows.classes.iter().map(|&class| first[class]).collect();
        Some(Self { records, suda })
    }

    /// About as many tuples as a search looks at whatever it finds: where fewer may be looked at, it
    /// need not begin.
    #[must_use]
    pub fn least(classes: &Classes<'_>) -> usize {
        classes.number() << THOROUGH.min(classes.names().len() as u32)
    }

    /// Looks at about `budget` tuples; true once the search has ended.
    pub fn step(&mut self, budget: usize) -> bool {
        self.suda.step(budget)
    }

    /// What was found, with so many of the records that have the largest scores; does what is left
    /// of the search.
    #[must_use]
    pub fn finish(self, sampling_fraction: Option<f64>, listed: usize) -> SpecialUniques {
        let Self { records, suda } = self;
        let uniques = suda.finish();
        let dis_scores = sampling_fraction.and_then(|fraction| uniques.dis_scores(fraction));
        let scores = uniques.scores().into_iter().enumerate();
        let mut scored: Vec<(usize, f64)> = scores.filter(|&(_, score)| score > 0.0).collect();
        let singled_out = scored.len() as u32;
        scored.sort_by(|a, b| b.1.total_cmp(&a.1).then(records[a.0].cmp(&records[b.0])));
        scored.truncate(listed);
        let largest = scored.into_iter().map(|(row, score)| SpecialUnique {
            record: records[row],
            score,
            dis_score: dis_scores.as_ref().map(|scores| scores[row]),
            sets: uniques.minimal_sample_uniques(row).to_vec(),
        });
        SpecialUniques {
            records: singled_out,
            dis: sampling_fraction.and_then(|fraction| uniques.dis(fraction)),
            largest: largest.collect(),
            contributions: uniques.contributions_to_all().unwrap_or_default(),
        }
    }
}
