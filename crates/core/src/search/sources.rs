//! Partitions kept because others may be rolled up from them.
//!
//! A roll-up costs as many steps as its source has classes, so the best source is
//! the smallest partition at or below the node that is wanted. Which one it is
//! changes nothing but time: classes, losses and bounds are the same from any.

use crate::lattice::Levels;
use crate::partition::Partition;
use std::sync::Arc;

/// How many classes all kept partitions may have together, for each class of the finest.
const CLASSES_PER_TUPLE: usize = 16;

/// Partitions of small lattices need not be counted so closely.
const FEW_CLASSES: usize = 1 << 16;

/// Partitions to roll up from.
#[derive(Debug)]
pub(super) struct Sources {
    finest: Arc<Partition>,
    /// From the smallest to the largest.
    kept: Vec<Arc<Partition>>,
    classes: usize,
    most: usize,
}

impl Sources {
    /// The finest partition, and room for others.
    pub(super) fn new(finest: Arc<Partition>) -> Self {
        let most = (CLASSES_PER_TUPLE * finest.classes()).max(FEW_CLASSES);
        Self { finest, kept: Vec::new(), classes: 0, most }
    }

    /// The partition of the exact values.
    pub(super) fn finest(&self) -> &Partition {
        &self.finest
    }

    /// The smallest partition known at or below `levels`.
    pub(super) fn nearest(&self, levels: &Levels) -> Arc<Partition> {
        let below = self.kept.iter().find(|kept| kept.levels().is_below(levels));
        below.unwrap_or(&self.finest).clone()
    }

    /// Keeps a partition while there is room; the largest goes first.
    pub(super) fn keep(&mut self, partition: Arc<Partition>) {
        // What is hardly smaller than the finest saves nothing.
        if partition.classes() * 4 > self.finest.classes() * 3 {
            return;
        }
        let at = self.kept.partition_point(|kept| kept.classes() < partition.classes());
        self.classes += partition.classes();
        self.kept.insert(at, partition);
        while self.classes > self.most {
            let Some(largest) = self.kept.pop() else { return };
            self.classes -= largest.classes();
        }
    }
}
