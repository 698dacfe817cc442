//! Non-uniform entropy: how much information each cell loses, given how frequent it was.
//!
//! # Definition
//! An exact value x, found in c(x) records of the input, that is written as a group
//! of c(g) records loses log2(c(g)/c(x)) bits; suppressed, it stands among all n
//! records and loses log2(n/c(x)) (spec F8). With G and S, a record costs
//! G·log2(c(g)/c(x)), and S·log2(n/c(g)) more if it is suppressed.
//!
//! * `non-uniform-entropy` is the sum over records, 0 to n·log2 n.
//! * With `as_arx` a suppressed record costs S·log2(s/c) instead, where c of the s
//!   suppressed records are in its group: what ARX computes.
//! * `monotonic-non-uniform-entropy` leaves S out.
//! * `normalized-non-uniform-entropy` divides by the most that the attribute can
//!   lose, Σ log2(n/c(x)); 0 if that is 0.
//!
//! # Source
//! A. Gionis, T. Tassa. "k-Anonymization with Minimal Loss of Information." TKDE
//! 21(2), 2009. A. de Waal, L. Willenborg. "Information Loss through Global Recoding
//! and Local Suppression." Netherlands Official Statistics 14, 1999.
//!
//! # Invariants
//! c(g) grows with the level, so that G·log2(c(g)/c(x)), summed over all records,
//! bounds a node and all above it. Let e be that of one cell on the bound's level,
//! e′ on a higher one and E its most, log2(n/c(x)), G aside. Suppressed there, it
//! costs G·e′ + S·(E − e′) ≥ G·e + min(G, S)·(E − e): the left side is between its
//! values at e′ = e and at e′ = E. Each of the least number of suppressed records
//! therefore adds min(G, S)·log2(n/c(g)), at least for the largest groups. At a node
//! of a box g is no larger than at the box's highest corner: what records that every
//! node suppresses add there bounds the box. ARX's term is never negative. It does
//! not fall if groups are divided, nor if others are suppressed, too (its derivative
//! by the count c of a group is log2(s/c)): what it is at the highest corner for
//! records that every node suppresses bounds it; without such it counts as nothing.

use super::kinds::{Basis, LossKind, NeverFalls};
use super::{Balance, LossConfig, Measure, Metric};
use crate::choice::Declaration;
use crate::error::Result;
use crate::hierarchy::Hierarchy;
use crate::num::log2;

pub(super) const NON_UNIFORM: LossKind = LossKind {
    metric: Metric::NonUniformEntropy,
    declared: &Declaration {
        id: "non-uniform-entropy",
        family: "",
        source: "A. Gionis, T. Tassa. k-Anonymization with Minimal Loss of Information. TKDE 21(2), \
                 2009.",
        formula: "Σ −log₂(freq(value) / freq(cell))",
        parameters: &[],
    },
    never_falls: NeverFalls::NothingSuppressed,
    agree: |_| Ok(()),
    bind: |config, basis| measure(basis, false, EntropySuppression::asked_by(config)),
};

pub(super) const MONOTONIC_NON_UNIFORM: LossKind = LossKind {
    metric: Metric::MonotonicNonUniformEntropy,
    declared: &Declaration {
        id: "monotonic-non-uniform-entropy",
        family: "",
        source: "A. Gionis, T. Tassa. k-Anonymization with Minimal Loss of Information. TKDE 21(2), \
                 2009; suppression is not counted.",
        formula: "Σ −log₂(freq(value) / freq(cell))",
        parameters: &[],
    },
    never_falls: NeverFalls::Always,
    agree: |_| Ok(()),
    bind: |_, basis| measure(basis, false, EntropySuppression::Ignored),
};

pub(super) const NORMALIZED_NON_UNIFORM: LossKind = LossKind {
    metric: Metric::NormalizedNonUniformEntropy,
    declared: &Declaration {
        id: "normalized-non-uniform-entropy",
        family: "share",
        source: "A. Gionis, T. Tassa. k-Anonymization with Minimal Loss of Information. TKDE 21(2), \
                 2009; over the most that each attribute can lose.",
        formula: "Σ log₂(freq(value) / freq(cell)) / Σ log₂(freq(value) / n)",
        parameters: &[],
    },
    never_falls: NeverFalls::NothingSuppressed,
    agree: |_| Ok(()),
    bind: |config, basis| measure(basis, true, EntropySuppression::asked_by(config)),
};

fn measure(
    basis: &Basis<'_>,
    normalized: bool,
    suppression: EntropySuppression,
) -> Result<Measure> {
    let attributes = basis.attributes.iter();
    let entropies =
        attributes.map(|a| Entropy::new(a.hierarchy, a.counts, normalized, suppression));
    Ok(Measure::Entropy(entropies.collect()))
}

/// One level of an attribute.
#[derive(Clone, Debug)]
struct EntropyLevel {
    /// Bits lost by all records together, none suppressed.
    bits: f64,
    /// Records of each group.
    records: Vec<u64>,
    /// (records so far, the bits that they would lose more), from the largest group on.
    lightest: Vec<(u64, f64)>,
}

/// The entropies of one attribute.
#[derive(Clone, Debug)]
pub(crate) struct Entropy {
    levels: Vec<EntropyLevel>,
    records: u64,
    /// What a sum of bits is divided by.
    divisor: f64,
    suppression: EntropySuppression,
}

/// What suppressed records cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum EntropySuppression {
    Ignored,
    AmongAll,
    AmongSuppressed,
}

impl EntropySuppression {
    fn asked_by(config: &LossConfig) -> Self {
        if config.as_arx { Self::AmongSuppressed } else { Self::AmongAll }
    }
}

impl Entropy {
    /// The entropies of an attribute with `counts` records per exact value; `normalized` over the
    /// most that it can lose.
    fn new(
        hierarchy: &Hierarchy,
        counts: &[u32],
        normalized: bool,
        suppression: EntropySuppression,
    ) -> Self {
        let records: u64 = counts.iter().map(|&count| u64::from(count)).sum();
        let levels = (0..=hierarchy.height())
            .map(|level| {
                let level = hierarchy.level(level);
                EntropyLevel::new(&level.groups, level.labels.len(), counts, records)
            })
            .collect();
        let most = EntropyLevel::new(&vec![0; counts.len()], 1, counts, records).bits;
        let divisor = if normalized && most > 0.0 { most } else { 1.0 };
        Self { levels, records, divisor, suppression }
    }

    /// What a sum of bits is divided by.
    pub(crate) fn divisor(&self) -> f64 {
        self.divisor
    }

    /// How many groups a level has.
    pub(crate) fn groups(&self, level: u8) -> usize {
        self.levels[usize::from(level)].records.len()
    }

    /// The loss of the attribute on `level`; `suppressed` says how many records of each group
    /// are, and is empty if none is.
    pub(crate) fn value(&self, balance: Balance, level: u8, suppressed: &[u64]) -> f64 {
        let bits = self.levels[usize::from(level)].bits;
        let more = self.more(level, suppressed);
        (balance.generalization * bits + balance.suppression * more) / self.divisor
    }

    /// The bits that suppressed records lose more. With finer groups they are no fewer, and none
    /// is saved by suppressing others, too.
    pub(crate) fn more(&self, level: u8, suppressed: &[u64]) -> f64 {
        let level = &self.levels[usize::from(level)];
        let all: u64 = suppressed.iter().sum();
        match self.suppression {
            EntropySuppression::Ignored => 0.0,
            EntropySuppression::AmongAll => suppressed
                .iter()
                .zip(&level.records)
                .map(|(&count, &group)| bits(count, group, self.records))
                .sum(),
            EntropySuppression::AmongSuppressed => {
                suppressed.iter().map(|&count| bits(count, count, all)).sum()
            }
        }
    }

    /// No loss of this level or one above it is smaller if at least so many records are
    /// suppressed, which lose at least `more` bits more, if that is known.
    pub(crate) fn bound(&self, balance: Balance, level: u8, least: u64, more: Option<f64>) -> f64 {
        let level = &self.levels[usize::from(level)];
        let known = more.unwrap_or(0.0);
        let (factor, more) = match self.suppression {
            EntropySuppression::AmongAll if least > 0 => {
                let factor = balance.generalization.min(balance.suppression);
                (factor, level.lightest(least).max(known))
            }
            EntropySuppression::AmongSuppressed => (balance.suppression, known),
            _ => (0.0, 0.0),
        };
        (balance.generalization * level.bits + factor * more) / self.divisor
    }
}

/// What an attribute loses with classes suppressed, and one of them let stay.
#[derive(Debug)]
pub(crate) struct SuppressedLoss {
    suppression: EntropySuppression,
    /// Bits of the released, with their weight.
    bits: f64,
    /// The weight of the bits that suppressed records lose more.
    factor: f64,
    divisor: f64,
    /// For each group what one record loses more among all.
    each: Vec<f64>,
    /// For each group the records that are suppressed, and their sum.
    groups: Vec<u64>,
    all: u64,
    /// Among all: the bits that they lose more; among the suppressed: Σ c·log2 c over groups.
    sum: f64,
}

impl SuppressedLoss {
    /// The loss if so many suppressed records of a group stay.
    pub(crate) fn without(&self, group: usize, records: u64) -> f64 {
        let more = match self.suppression {
            EntropySuppression::Ignored => 0.0,
            EntropySuppression::AmongAll => self.sum - records as f64 * self.each[group],
            EntropySuppression::AmongSuppressed => {
                let own = self.groups[group];
                let sum = self.sum - scaled(own) + scaled(own - records);
                scaled(self.all - records) - sum
            }
        };
        (self.bits + self.factor * more) / self.divisor
    }
}

impl Entropy {
    /// What the attribute loses on `level` with so many records of each group suppressed, and
    /// without some of them.
    pub(crate) fn all(&self, balance: Balance, level: u8, groups: Vec<u64>) -> SuppressedLoss {
        let own = &self.levels[usize::from(level)];
        let each = match self.suppression {
            EntropySuppression::AmongAll => {
                own.records.iter().map(|&group| bits(1, group.max(1), self.records)).collect()
            }
            EntropySuppression::Ignored | EntropySuppression::AmongSuppressed => Vec::new(),
        };
        let sum = match self.suppression {
            EntropySuppression::AmongSuppressed => groups.iter().map(|&count| scaled(count)).sum(),
            EntropySuppression::Ignored | EntropySuppression::AmongAll => self.more(level, &groups),
        };
        SuppressedLoss {
            suppression: self.suppression,
            bits: balance.generalization * own.bits,
            factor: balance.suppression,
            divisor: self.divisor,
            each,
            all: groups.iter().sum(),
            groups,
            sum,
        }
    }
}

/// c·log2 c.
fn scaled(count: u64) -> f64 {
    if count == 0 { 0.0 } else { count as f64 * log2(count as f64) }
}

/// What `count` records lose together if each becomes one of `whole` where it was one of `before`.
fn bits(count: u64, before: u64, whole: u64) -> f64 {
    if count == 0 { 0.0 } else { count as f64 * log2(whole as f64 / before as f64) }
}

impl EntropyLevel {
    fn new(groups: &[u32], number: usize, counts: &[u32], all: u64) -> Self {
        let mut records = vec![0_u64; number];
        for (&group, &count) in groups.iter().zip(counts) {
            records[group as usize] += u64::from(count);
        }
        let lost = groups
            .iter()
            .zip(counts)
            .map(|(&group, &count)| bits(count.into(), count.into(), records[group as usize]));
        let lost = lost.sum();
        let mut order = records.clone();
        order.sort_unstable_by(|a, b| b.cmp(a));
        let mut lightest = vec![(0, 0.0)];
        let (mut so_far, mut sum) = (0, 0.0);
        for group in order {
            so_far += group;
            sum += bits(group, group, all);
            lightest.push((so_far, sum));
        }
        Self { bits: lost, records, lightest }
    }

    /// The least that `records` records would lose more if they were suppressed.
    fn lightest(&self, records: u64) -> f64 {
        let after = self.lightest.partition_point(|&(so_far, _)| so_far < records);
        match (self.lightest.get(after), after) {
            (Some(&(_, sum)), 0) => sum,
            (Some(&(upto, sum)), _) => {
                let (start, base) = self.lightest[after - 1];
                base + (sum - base) * ((records - start) as f64 / (upto - start).max(1) as f64)
            }
            (None, _) => self.lightest.last().map_or(0.0, |last| last.1),
        }
    }
}
