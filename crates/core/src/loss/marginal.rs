//! What a loss needs to know of one attribute: sums over its marginal.

use crate::hierarchy::Hierarchy;

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

/// The marginal of one attribute on every level.
#[derive(Clone, Debug)]
pub(super) struct Marginal {
    levels: Vec<Sums>,
    /// Number of records.
    pub(super) records: u64,
    /// |D|, the denominator of shares.
    pub(super) domain: u64,
    /// Weight of an exact value: 1 for leaf counts, 0 for widths.
    pub(super) exact: u64,
}

impl Marginal {
    /// Sums the marginal of an attribute with `counts` records per exact value.
    pub(super) fn new(hierarchy: &Hierarchy, counts: &[u32]) -> Self {
        let levels = hierarchy
            .levels()
            .iter()
            .map(|level| {
                let mut records = vec![0_u64; level.labels.len()];
                for (&group, &count) in level.groups.iter().zip(counts) {
                    records[group as usize] += u64::from(count);
                }
                let mut order: Vec<(u64, u64)> =
                    level.weights.iter().copied().zip(records.iter().copied()).collect();
                order.sort_unstable_by(|a, b| b.cmp(a));
                let mut heaviest = vec![(0, 0)];
                let (mut so_far, mut sum) = (0, 0);
                for (weight, records) in order {
                    so_far += records;
                    sum += weight * records;
                    heaviest.push((so_far, sum));
                }
                Sums { weights: level.weights.clone(), total: sum, heaviest }
            })
            .collect();
        Self {
            levels,
            records: counts.iter().map(|&count| u64::from(count)).sum(),
            domain: hierarchy.total(),
            exact: hierarchy.exact_weight(),
        }
    }

    /// The highest level.
    pub(super) fn height(&self) -> usize {
        self.levels.len() - 1
    }

    /// Σ over all records of their group's weight.
    pub(super) fn total(&self, level: u8) -> u64 {
        self.levels[usize::from(level)].total
    }

    /// The weight of each group.
    pub(super) fn weights(&self, level: u8) -> &[u64] {
        &self.levels[usize::from(level)].weights
    }

    /// The most that `records` records can weigh together.
    pub(super) fn heaviest(&self, level: u8, records: u64) -> u64 {
        let steps = &self.levels[usize::from(level)].heaviest;
        let after = steps.partition_point(|&(so_far, _)| so_far < records);
        let Some(&(upto, sum)) = steps.get(after) else {
            return self.total(level);
        };
        if after == 0 {
            return 0;
        }
        // Within one group every record weighs the same.
        let (from, base) = steps[after - 1];
        let weight = (sum - base) / (upto - from).max(1);
        base + weight * (records - from)
    }
}
