//! Special uniques: records that few values single out.
//!
//! # Definition
//! A minimal sample unique (MSU) of a record is a set of attributes on which the record
//! stands alone, though it does on no smaller part of the set. With ATT attributes, of which
//! at most M are combined, an MSU of s attributes scores ∏ (ATT − i) over i from s to M − 1,
//! and a record the sum of its MSUs (SUDA, spec E11). DIS-SUDA scales the scores to the
//! risk that a unique match is a correct one: with U unique records, P records in pairs and
//! the sampling fraction π, DIS = U π / (U π + P (1 − π)), and a record of score x gets
//! 1 / (1 + (U / DIS − U) / (A x^Q)), where Q = 1 + (8 − ATT) / 20 and A = Σ x^−Q.
//!
//! # Source
//! M. Elliot, A. Manning, R. Ford. "A Computational Algorithm for Handling the Special
//! Uniques Problem." IJUFKS 10(5), 2002. A. Manning, D. Haglin, J. Keane. "A Recursive Search
//! Algorithm for Statistical Disclosure Assessment." Data Mining and Knowledge Discovery
//! 16(2), 2008.
//!
//! # Invariants
//! A missing value is never part of an MSU, and matches nothing. U and P are counted with a
//! missing value as a value of its own.
//!
//! # Differences
//! DIFFERENCE: sdcMicro adds invented attributes to tables with one or two; we do not.

mod search;

pub use search::Suda;

use super::is_sampling_fraction;
use crate::num;

/// A set of attributes, by position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct AttributeSet(u64);

impl AttributeSet {
    /// The most attributes that fit.
    const LIMIT: usize = u64::BITS as usize;

    /// Number of attributes.
    #[must_use]
    pub fn size(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether this attribute is in the set.
    #[must_use]
    pub fn contains(self, attribute: usize) -> bool {
        attribute < Self::LIMIT && self.0 >> attribute & 1 == 1
    }

    /// The attributes, ascending.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        (0..Self::LIMIT).filter(move |&attribute| self.contains(attribute))
    }

    fn with(self, attribute: usize) -> Self {
        Self(self.0 | 1 << attribute)
    }

    fn is_part_of(self, other: Self) -> bool {
        self.0 & other.0 == self.0
    }
}

/// The minimal sample uniques of every record, and what is computed from them.
#[derive(Debug)]
pub struct MinimalSampleUniques {
    attributes: usize,
    max_size: usize,
    /// Which distinct tuple each record is.
    tuple_of_record: Vec<u32>,
    /// How many records each distinct tuple has.
    counts: Vec<u32>,
    /// The MSUs of each distinct tuple.
    minimal: Vec<Vec<AttributeSet>>,
}

impl MinimalSampleUniques {
    /// Number of records.
    #[must_use]
    pub fn records(&self) -> usize {
        self.tuple_of_record.len()
    }

    /// The MSUs of a record; none if there is no such record.
    #[must_use]
    pub fn minimal_sample_uniques(&self, record: usize) -> &[AttributeSet] {
        let tuple = self.tuple_of_record.get(record);
        tuple.map_or(&[], |&tuple| &self.minimal[tuple as usize])
    }

    /// The score of a record.
    #[must_use]
    pub fn score(&self, record: usize) -> f64 {
        self.total(self.minimal_sample_uniques(record))
    }

    /// The score of every record.
    #[must_use]
    pub fn scores(&self) -> Vec<f64> {
        (0..self.records()).map(|record| self.score(record)).collect()
    }

    /// DIS: the probability that a unique match is a correct one. `None` without uniques and
    /// pairs, or without a sampling fraction in (0, 1].
    #[must_use]
    pub fn dis(&self, sampling_fraction: f64) -> Option<f64> {
        let unique = self.counts.iter().filter(|&&count| count == 1).count() as f64;
        let weight = unique + self.false_matches(sampling_fraction)?;
        (weight > 0.0).then_some(unique / weight)
    }

    /// The DIS-SUDA score of every record, 0 without an MSU; `None` without a sampling
    /// fraction in (0, 1].
    #[must_use]
    pub fn dis_scores(&self, sampling_fraction: f64) -> Option<Vec<f64>> {
        let rest = self.false_matches(sampling_fraction)?;
        let exponent = 1.0 + (8.0 - self.attributes as f64) / 20.0;
        let scores = self.scores();
        let mut positive: Vec<f64> = scores.iter().copied().filter(|&score| score > 0.0).collect();
        // Sorted, so that the order of records does not reach the sum.
        positive.sort_unstable_by(f64::total_cmp);
        let scale: f64 = positive.iter().map(|&score| num::pow(score, -exponent)).sum();
        Some(
            scores
                .into_iter()
                .map(|score| {
                    if score == 0.0 {
                        0.0
                    } else {
                        1.0 / (1.0 + rest / (num::pow(score, exponent) * scale))
                    }
                })
                .collect(),
        )
    }

    /// U / DIS − U, which is P (1 − π) / π.
    fn false_matches(&self, sampling_fraction: f64) -> Option<f64> {
        let paired = 2.0 * self.counts.iter().filter(|&&count| count == 2).count() as f64;
        is_sampling_fraction(sampling_fraction)
            .then(|| paired * (1.0 - sampling_fraction) / sampling_fraction)
    }

    /// For each attribute, the share of a record's score from MSUs that it is part of; `None`
    /// without an MSU. The shares overlap.
    #[must_use]
    pub fn contributions(&self, record: usize) -> Option<Vec<f64>> {
        self.shares(self.minimal_sample_uniques(record))
    }

    /// For each attribute, the share of the scores of all records from MSUs that it is part
    /// of; `None` without an MSU. The shares overlap.
    #[must_use]
    pub fn contributions_to_all(&self) -> Option<Vec<f64>> {
        // Only a tuple of one record has an MSU, so that none counts more than once.
        self.shares(self.minimal.iter().flatten())
    }

    fn shares<'a>(
        &self,
        sets: impl IntoIterator<Item = &'a AttributeSet> + Clone,
    ) -> Option<Vec<f64>> {
        let total = self.total(sets.clone());
        (total > 0.0).then(|| {
            (0..self.attributes)
                .map(|attribute| {
                    let containing = sets
                        .clone()
                        .into_iter()
                        .filter(|set: &&AttributeSet| set.contains(attribute));
                    self.total(containing) / total
                })
                .collect()
        })
    }

    /// The scores of MSUs, counted by size before they are added.
    fn total<'a>(&self, sets: impl IntoIterator<Item = &'a AttributeSet>) -> f64 {
        let mut of_size = [0_u64; AttributeSet::LIMIT + 1];
        for set in sets {
            of_size[set.size()] += 1;
        }
        (1..=self.max_size).map(|size| of_size[size] as f64 * self.weight(size)).sum()
    }

    /// The score of an MSU of this size.
    fn weight(&self, size: usize) -> f64 {
        (size..self.max_size).map(|i| (self.attributes - i) as f64).product()
    }
}

#[cfg(test)]
mod tests;
