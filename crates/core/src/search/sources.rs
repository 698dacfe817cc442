//! Partitions kept because others may be rolled up from them.
//!
//! A roll-up costs as many steps as its source has classes, so the best source is
//! the smallest partition at or below the node that is wanted. Which one it is
//! changes nothing but time: classes, losses and bounds are the same from any.

use super::packed::PackedNodes;
use crate::hierarchy::Hierarchy;
use crate::lattice::Levels;
use crate::num::ln;
use crate::partition::Partition;
use std::sync::Arc;

/// A source with fewer classes is used as it is.
const SMALL: usize = 1 << 10;

/// How many times fewer classes than the source a partition on the way must have at most.
const GAIN: f64 = 4.0;

/// Partitions to roll up from.
#[derive(Debug)]
pub(super) struct Sources {
    finest: Arc<Partition>,
    /// From the smallest to the largest.
    kept: Vec<Arc<Partition>>,
    /// Their levels.
    levels: PackedNodes,
    /// For each attribute and level the logarithm of its number of groups.
    groups: Vec<Vec<f64>>,
    bytes: usize,
    most: usize,
}

impl Sources {
    /// The finest partition, and room for others: so many bytes.
    pub(super) fn new(finest: Arc<Partition>, hierarchies: &[Arc<Hierarchy>], most: usize) -> Self {
        let groups = hierarchies.iter().map(|hierarchy| {
            hierarchy.levels().iter().map(|level| ln(level.labels.len().max(1) as f64)).collect()
        });
        let groups = groups.collect();
        let levels = PackedNodes::new(hierarchies.len());
        Self { finest, kept: Vec::new(), levels, groups, bytes: 0, most }
    }

    /// The logarithm of the number of classes that a node can have.
    fn cells(&self, levels: &Levels) -> f64 {
        self.groups
            .iter()
            .zip(levels.as_slice())
            .map(|(groups, &level)| groups[usize::from(level)])
            .sum()
    }

    /// A node between a source and `levels` that is worth a roll-up of its own, because others
    /// like `levels` are rolled up faster from it.
    ///
    /// Where `levels` has few possible classes, it is made finer as long as they remain few,
    /// attributes first that hardly add any.
    pub(super) fn node_between(&self, source: &Partition, levels: &Levels) -> Option<Levels> {
        let classes = source.classes();
        if classes < SMALL {
            return None;
        }
        let most = ln(classes as f64 / GAIN);
        let mut cells = self.cells(levels);
        let mut halfway = levels.clone();
        loop {
            let step = |i: usize| {
                let level = usize::from(halfway.get(i));
                self.groups[i][level - 1] - self.groups[i][level]
            };
            let finer = (0..self.groups.len()).filter(|&i| halfway.get(i) > source.levels().get(i));
            let steps = finer.map(|i| (step(i), i)).filter(|&(step, _)| cells + step <= most);
            let Some((step, i)) = steps.min_by(|a, b| a.0.total_cmp(&b.0)) else { break };
            cells += step;
            halfway.set(i, halfway.get(i) - 1);
        }
        (halfway != *levels && halfway != *source.levels()).then_some(halfway)
    }

    /// The partition of the exact values.
    pub(super) fn finest(&self) -> &Partition {
        &self.finest
    }

    /// The smallest partition known at or below `levels`.
    pub(super) fn nearest(&self, levels: &Levels) -> Arc<Partition> {
        let below = self.levels.first_below(levels).map(|index| &self.kept[index]);
        below.unwrap_or(&self.finest).clone()
    }

    /// Keeps a partition while there is room; the largest goes first.
    pub(super) fn keep(&mut self, partition: Arc<Partition>) {
        // What is hardly smaller than the finest saves nothing.
        if partition.classes() * 4 > self.finest.classes() * 3 {
            return;
        }
        let index = self.kept.partition_point(|kept| kept.classes() < partition.classes());
        self.bytes += partition.bytes();
        self.levels.insert(index, partition.levels());
        self.kept.insert(index, partition);
        self.limit(self.most);
    }

    /// Keeps no more than so many bytes.
    pub(super) fn limit(&mut self, most: usize) {
        self.most = most;
        while self.bytes > most {
            let Some(largest) = self.kept.pop() else { return };
            self.levels.pop();
            self.bytes -= largest.bytes();
        }
    }

    /// What all kept partitions take.
    pub(super) fn bytes(&self) -> usize {
        self.bytes
    }
}
