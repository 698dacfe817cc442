//! Shares of the domain: the loss metric and the normalized certainty penalty.
//!
//! # Definition
//! A cell costs the share of the domain that it may stand for: the leaves under it,
//! or its width, over those of the whole hierarchy. A released cell costs G times
//! its share, a suppressed one its share and S times the rest.
//!
//! `loss` takes the n exact cells' share off and divides by the most that is left,
//! (x − G·n/|D|) / (n − G·n/|D|), so that it is 0 for exact cells and 1 for roots
//! (spec F6, M8). `ncp` has an exact cell, and a group of one leaf, cost nothing,
//! and divides by n (spec F7, by labels). Both range from 0 to 1.
//!
//! # Source
//! V. Iyengar. "Transforming Data to Satisfy Privacy Constraints." KDD 2002, with
//! ARX's balance and normalization. J. Xu et al. "Utility-Based Anonymization Using
//! Local Recoding." KDD 2006; G. Ghinita et al. "Fast Data Anonymization with Low
//! Information Loss." VLDB 2007.
//!
//! # Invariants
//! Shares grow with the level, and suppressing a cell adds share·(1 − G) +
//! S·(1 − share), which is never negative: the marginal with the least suppression
//! possible, of the records that weigh most, bounds a node and all above it. Records
//! that are suppressed at every node of a box weigh there at most what they weigh at
//! its highest corner, so that the lesser of both weights bounds the box.

use super::kinds::{LossKind, NeverFalls};
use super::{Balance, Measure, Metric};
use crate::choice::Declaration;
use crate::hierarchy::Hierarchy;

pub(super) const LOSS: LossKind = LossKind {
    metric: Metric::Loss,
    declared: &Declaration {
        id: "loss",
        family: "share",
        source: "V. Iyengar. Transforming Data to Satisfy Privacy Constraints. KDD 2002.",
        formula: "(leaves(cell) − 1) / (leaves(*) − 1)",
        parameters: &[],
    },
    never_falls: NeverFalls::NothingSuppressed,
    agree: |_| Ok(()),
    bind: |_, basis| {
        let shares = basis.attributes.iter().map(|a| Shares::loss(a.hierarchy, a.counts));
        Ok(Measure::Shares(shares.collect()))
    },
};

pub(super) const NCP: LossKind = LossKind {
    metric: Metric::Ncp,
    declared: &Declaration {
        id: "ncp",
        family: "share",
        source: "J. Xu et al. Utility-Based Anonymization Using Local Recoding. KDD 2006.",
        formula: "leaves(cell) / leaves(*), 0 if exact",
        parameters: &[],
    },
    never_falls: NeverFalls::NothingSuppressed,
    agree: |_| Ok(()),
    bind: |_, basis| {
        let shares = basis.attributes.iter().map(|a| Shares::ncp(a.hierarchy, a.counts));
        Ok(Measure::Shares(shares.collect()))
    },
};

/// One attribute's level, summed over all records.
#[derive(Clone, Debug)]
struct Sums {
    /// Weight of each group.
    weights: Vec<u64>,
    /// Σ over records of their group's weight.
    total: u64,
    /// (records so far, their summed weight), groups taken from the heaviest.
    heaviest: Vec<(u64, u64)>,
}

/// The shares of one attribute on every level.
#[derive(Clone, Debug)]
pub(crate) struct Shares {
    levels: Vec<Sums>,
    /// Number of records.
    records: u64,
    /// |D|, the denominator of shares.
    domain: u64,
    /// What an exact value weighs: 1 for leaf counts, 0 for widths and where it costs nothing.
    exact: u64,
}

impl Shares {
    /// Shares as `loss` counts them, of an attribute with `counts` records per exact value.
    pub(crate) fn loss(hierarchy: &Hierarchy, counts: &[u32]) -> Self {
        Self::new(hierarchy, counts, |weight| weight, hierarchy.exact_weight())
    }

    /// Shares as `ncp` counts them: what is as good as exact costs nothing.
    pub(crate) fn ncp(hierarchy: &Hierarchy, counts: &[u32]) -> Self {
        let exact = hierarchy.exact_weight();
        Self::new(hierarchy, counts, |weight| if weight == exact { 0 } else { weight }, 0)
    }

    fn new(hierarchy: &Hierarchy, counts: &[u32], weight: impl Fn(u64) -> u64, exact: u64) -> Self {
        let levels = hierarchy
            .levels()
            .iter()
            .map(|level| {
                let mut records = vec![0_u64; level.labels.len()];
                for (&group, &count) in level.groups.iter().zip(counts) {
                    records[group as usize] += u64::from(count);
                }
                let weights: Vec<u64> = level.weights.iter().map(|&one| weight(one)).collect();
                let mut order: Vec<(u64, u64)> =
                    weights.iter().copied().zip(records.iter().copied()).collect();
                order.sort_unstable_by(|a, b| b.cmp(a));
                let mut heaviest = vec![(0, 0)];
                let (mut so_far, mut sum) = (0, 0);
                for (weight, records) in order {
                    so_far += records;
                    sum += weight * records;
                    heaviest.push((so_far, sum));
                }
                Sums { weights, total: sum, heaviest }
            })
            .collect();
        Self {
            levels,
            records: counts.iter().map(|&count| u64::from(count)).sum(),
            domain: hierarchy.total(),
            exact,
        }
    }

    /// The loss of the attribute on `level`, 0 to 1, if `suppressed` records whose groups weigh
    /// `weight` together are left out.
    pub(crate) fn value(&self, balance: Balance, level: u8, suppressed: u64, weight: u64) -> f64 {
        let Balance { generalization, suppression } = balance;
        if self.records == 0 || self.domain == self.exact {
            return 0.0; // One leaf: nothing can be lost.
        }
        let (records, suppressed) = (self.records as f64, suppressed as f64);
        let domain = self.domain as f64;
        let released = (self.total(level) - weight) as f64 / domain;
        let left_out = weight as f64 / domain;
        let cost =
            generalization * released + (suppression * suppressed + (1.0 - suppression) * left_out);
        let least = generalization * (records * self.exact as f64 / domain);
        ((cost - least) / (records - least)).max(0.0)
    }

    /// The loss of the attribute where the shares of the released cells beyond an exact value,
    /// [`Self::beyond_exact`], add up to `shares`.
    pub(crate) fn of_cells(&self, balance: Balance, shares: f64, suppressed: u64) -> f64 {
        if self.records == 0 || self.domain == self.exact {
            return 0.0;
        }
        let (records, suppressed) = (self.records as f64, suppressed as f64);
        let exact = self.exact as f64 / self.domain as f64;
        let released = (records - suppressed) * exact + shares * (1.0 - exact);
        let cost = balance.generalization * released + suppressed;
        let least = balance.generalization * (records * exact);
        ((cost - least) / (records - least)).max(0.0)
    }

    /// The share of a group beyond that of an exact value: 0 exact, 1 the root.
    pub(crate) fn beyond_exact(&self, level: u8, group: u32) -> f64 {
        if self.domain == self.exact {
            return 0.0;
        }
        let weight = self.weights(level)[group as usize];
        weight.saturating_sub(self.exact) as f64 / (self.domain - self.exact) as f64
    }

    /// No loss of this level or one above it is smaller if at least so many records are
    /// suppressed; `weight` is the most that they weigh together, if that is known.
    pub(crate) fn bound(
        &self,
        balance: Balance,
        level: u8,
        least: u64,
        weight: Option<f64>,
    ) -> f64 {
        let heaviest = self.heaviest(level, least);
        let weight = weight.map_or(heaviest, |weight| heaviest.min(weight as u64));
        self.value(balance, level, least, weight)
    }

    /// Σ over all records of their group's weight.
    fn total(&self, level: u8) -> u64 {
        self.levels[usize::from(level)].total
    }

    /// The weight of each group.
    pub(crate) fn weights(&self, level: u8) -> &[u64] {
        &self.levels[usize::from(level)].weights
    }

    /// The most that `records` records can weigh together.
    fn heaviest(&self, level: u8, records: u64) -> u64 {
        let steps = &self.levels[usize::from(level)].heaviest;
        let after = steps.partition_point(|&(so_far, _)| so_far < records);
        let Some(&(upto, sum)) = steps.get(after) else {
            return self.total(level);
        };
        if after == 0 {
            return 0;
        }
        // Within one group every record weighs the same.
        let (start, base) = steps[after - 1];
        let weight = (sum - base) / (upto - start).max(1);
        base + weight * (records - start)
    }
}
