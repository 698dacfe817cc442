//! Ambiguity: how many combinations of exact values a record may stand for.
//!
//! # Definition
//! Σ over records of Π over attributes of the leaves under the cell; a suppressed
//! record has all leaves of every attribute (spec F9). Where a hierarchy counts
//! widths, its leaves are the distinct values of the table. A missing cell is a leaf only
//! where a table of levels lists it (spec M8, M12); shown as such it stands for itself.
//! From n on.
//!
//! # Source
//! J. Goldberger, T. Tassa. "Efficient Anonymizations with Enhanced Utility."
//! Transactions on Data Privacy 3, 2010.
//!
//! # Invariants
//! Going up, no product falls, and suppressed it is largest: the ambiguity of a
//! partition without suppression bounds its node and all above it. So does, without
//! any partition, n times the geometric mean of the products, since the arithmetic
//! mean is never below it; and that is a product over attributes of the geometric
//! means of their leaves. Each suppressed record adds all combinations, whatever
//! the others are, and those at least one.

use super::kinds::{LossKind, NeverFalls};
use super::{Measure, Metric};
use crate::choice::Declaration;
use crate::hierarchy::Hierarchy;
use crate::num::{log2, pow};
use crate::partition::Partition;

pub(super) const AMBIGUITY: LossKind = LossKind {
    metric: Metric::Ambiguity,
    declared: &Declaration {
        id: "ambiguity",
        family: "",
        source: "J. Goldberger, T. Tassa. Efficient Anonymizations with Enhanced Utility. 2010.",
        formula: "Σ Π leaves(cell)",
        parameters: &[],
    },
    never_falls: NeverFalls::NothingSuppressed,
    agree: |_| Ok(()),
    bind: |_, basis| {
        let attributes = basis.attributes.iter().map(|a| (a.hierarchy, a.counts));
        Ok(Measure::Ambiguity(Ambiguity::new(attributes), basis.records))
    },
};

/// Below the bound from geometric means by more than its rounding, for every product that
/// stays finite.
const ROUNDING: f64 = 1.0 - 1e-12;

/// The leaves of one attribute.
#[derive(Clone, Debug)]
struct Leaves {
    /// For each level the leaves of each group.
    levels: Vec<Vec<f64>>,
    /// All leaves.
    all: f64,
    /// For each level the mean over records of the logarithm of their leaves.
    means: Vec<f64>,
}

/// The leaves of all attributes.
#[derive(Clone, Debug)]
pub(crate) struct Ambiguity {
    attributes: Vec<Leaves>,
}

impl Ambiguity {
    pub(crate) fn new<'a>(attributes: impl Iterator<Item = (&'a Hierarchy, &'a [u32])>) -> Self {
        let attributes = attributes.map(|(hierarchy, counts)| Leaves::new(hierarchy, counts));
        Self { attributes: attributes.collect() }
    }

    /// The ambiguity of a node whose classes are suppressed as `fails` says; all are released
    /// if that is empty.
    pub(crate) fn value(&self, partition: &Partition, fails: &[bool]) -> f64 {
        let fields = partition.layout().fields();
        let all: f64 = self.attributes.iter().map(|leaves| leaves.all).product();
        let levels: Vec<&[f64]> = self
            .attributes
            .iter()
            .enumerate()
            .map(|(i, leaves)| &leaves.levels[usize::from(partition.levels().get(i))][..])
            .collect();
        let mut products: Vec<f64> = (0..partition.classes())
            .filter(|&class| partition.counts()[class] > 0)
            .map(|class| {
                let key = partition.key(class);
                let one: f64 = if fails.get(class) == Some(&true) {
                    all
                } else {
                    fields
                        .iter()
                        .zip(&levels)
                        .map(|(field, leaves)| leaves[field.code(key)])
                        .product()
                };
                one * f64::from(partition.counts()[class])
            })
            .collect();
        // In an order that does not depend on where the classes were rolled up from.
        products.sort_unstable_by(f64::total_cmp);
        products.iter().sum::<f64>().min(f64::MAX)
    }

    /// What the ambiguity rises by if a class is suppressed.
    pub(crate) fn cost(&self, partition: &Partition, class: usize) -> f64 {
        let key = partition.key(class);
        let fields = partition.layout().fields().iter().zip(&self.attributes).enumerate();
        let leaves = fields.map(|(index, (field, attribute))| {
            attribute.levels[usize::from(partition.levels().get(index))][field.code(key)]
        });
        let all: f64 = self.attributes.iter().map(|leaves| leaves.all).product();
        (all - leaves.product::<f64>()) * f64::from(partition.counts()[class])
    }

    /// One attribute's part of the bound; see [`Self::joined`].
    pub(crate) fn part(&self, attribute: usize, level: u8) -> f64 {
        self.attributes[attribute].means[usize::from(level)]
    }

    /// No node above that suppresses at least so many records has a smaller ambiguity, where
    /// `parts` are those of the attributes.
    pub(crate) fn joined(&self, parts: &[f64], least: u64, records: u64) -> f64 {
        let mean = records as f64 * pow(2.0, parts.iter().sum()) * ROUNDING;
        let all: f64 = self.attributes.iter().map(|leaves| leaves.all).product();
        let suppressed = least as f64 * all + (records - least.min(records)) as f64;
        mean.max(suppressed * ROUNDING).min(f64::MAX)
    }
}

/// How many values with a record each group has, the missing one not counted; a population has
/// others.
fn occurring(groups: &[u32], counts: &[u32], missing: Option<u32>) -> Vec<u64> {
    let mut values = vec![0; groups.iter().max().map_or(0, |&last| last as usize + 1)];
    for ((&group, &count), value) in groups.iter().zip(counts).zip(0..) {
        values[group as usize] += u64::from(count > 0 && missing != Some(value));
    }
    values
}

impl Leaves {
    fn new(hierarchy: &Hierarchy, counts: &[u32]) -> Self {
        let widths = hierarchy.exact_weight() == 0;
        let missing = hierarchy.missing();
        let records: f64 = counts.iter().map(|&count| f64::from(count)).sum();
        let levels: Vec<Vec<f64>> = (0..=hierarchy.height())
            .map(|level| {
                let level = hierarchy.level(level);
                let leaves = match widths {
                    true => occurring(&level.groups, counts, missing),
                    false => level.weights.clone(),
                };
                leaves.iter().map(|&leaves| leaves.max(1) as f64).collect()
            })
            .collect();
        let means = levels
            .iter()
            .enumerate()
            .map(|(level, leaves)| {
                let groups = &hierarchy.level(level).groups;
                let sum: f64 = groups
                    .iter()
                    .zip(counts)
                    .map(|(&group, &count)| f64::from(count) * log2(leaves[group as usize]))
                    .sum();
                if records == 0.0 { 0.0 } else { sum / records }
            })
            .collect();
        let occur = (0..).zip(counts).filter(|&(value, &n)| n > 0 && missing != Some(value));
        let all = if widths { occur.count() as f64 } else { hierarchy.total() as f64 };
        Self { levels, all: all.max(1.0), means }
    }
}
