//! The distance where two values are as far apart as the height at which they first meet in
//! the attribute's hierarchy, over its whole height H.
//!
//! A value reaches its group on level ℓ by ℓ steps of 1/(2H), so that the way from
//! value to value through the tree is as long as the definition has it. In a tree
//! each edge carries just what the group below it has too much or too little:
//! D = Σ_ℓ Σ_g |p(g) − q(g)| / (2H), the mean over the levels below the root of the
//! distance between equally far groups. Where the last level has several groups, a
//! root is thought above them.

use super::equal::excess;
use super::{ReferenceCounts, ratio};
use crate::histogram::Histogram;

/// Up to this many groups are counted on the stack.
const FEW: usize = 64;

/// The levels below the root.
#[derive(Clone, Debug)]
pub(super) struct Hierarchical {
    /// How many there are, the exact values included.
    number: usize,
    /// Those above the exact values.
    upper: Vec<TreeLevel>,
}

#[derive(Clone, Debug)]
struct TreeLevel {
    /// The group of each value.
    groups: Vec<u32>,
    /// How often each group occurs in the reference.
    reference: Vec<u64>,
}

impl Hierarchical {
    pub(super) fn new(reference: &ReferenceCounts, tree: &[Vec<u32>]) -> Self {
        let has_root = tree.last().is_some_and(|groups| groups.iter().all(|&group| group == 0));
        let below = tree.len() - usize::from(has_root && !tree.is_empty());
        Self {
            number: below,
            upper: tree[..below]
                .iter()
                .skip(1)
                .map(|groups| {
                    let number = groups.iter().max().map_or(0, |&last| last as usize + 1);
                    let mut counts = vec![0; number];
                    for (&group, count) in groups.iter().zip(&reference.counts) {
                        counts[group as usize] += count;
                    }
                    TreeLevel { groups: groups.clone(), reference: counts }
                })
                .collect(),
        }
    }

    #[inline]
    pub(super) fn distance(&self, histogram: Histogram<'_>, reference: &ReferenceCounts) -> f64 {
        if self.number == 0 {
            return 0.0;
        }
        let size = u64::from(histogram.total());
        let counts =
            histogram.iter().map(|(value, count)| (count, reference.counts[value as usize]));
        let mut sum = u128::from(excess(counts, size, reference.total));
        for level in &self.upper {
            sum += u128::from(level.excess(histogram, size, reference.total));
        }
        ratio(sum, u128::from(size) * u128::from(reference.total) * self.number as u128)
    }
}

impl TreeLevel {
    #[inline]
    fn excess(&self, histogram: Histogram<'_>, size: u64, total: u64) -> u64 {
        let group = |value: u32| self.groups[value as usize] as usize;
        if self.reference.len() <= FEW {
            let mut counts = [0; FEW];
            for (value, count) in histogram.iter() {
                counts[group(value)] += count;
            }
            return excess(counts.into_iter().zip(self.reference.iter().copied()), size, total);
        }
        let mut counts: Vec<(usize, u32)> =
            histogram.iter().map(|(value, count)| (group(value), count)).collect();
        counts.sort_unstable();
        let runs = counts.chunk_by(|a, b| a.0 == b.0);
        let counted =
            runs.map(|run| (run.iter().map(|&(_, count)| count).sum(), self.reference[run[0].0]));
        excess(counted, size, total)
    }
}
