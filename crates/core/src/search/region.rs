//! Boxes of the lattice, as the optimal search keeps and exchanges them.

use crate::lattice::Levels;
use crate::loss::{Floor, KnownSuppression, Loss};
use std::cmp::Ordering;

/// The nodes from a lowest to a highest corner, with what is proven of them.
///
/// What it says holds for every search through the same study, so that one search may hand a
/// region to another ([`Optimal::give_away`](super::Optimal::give_away)).
#[derive(Clone, Debug)]
pub struct Region {
    pub(super) low: Levels,
    pub(super) high: Levels,
    /// Suppressed at all its nodes.
    pub(super) suppression: KnownSuppression,
    pub(super) bound: Loss,
    /// What a partition at or below `low` says ([`Study::floor`](crate::study::Study::floor)).
    pub(super) floor: Option<Floor>,
    /// How many times `low` was raised since that was its own partition.
    pub(super) raised: u32,
}

impl Region {
    /// The nodes from `low` to `high`, all of which suppress at least `least` records and lose
    /// at least `bound`. Whoever says so must have it from another search.
    #[must_use]
    pub fn new(low: Levels, high: Levels, least: u64, bound: Loss) -> Self {
        Self { low, high, suppression: least.into(), bound, floor: None, raised: u32::MAX }
    }

    /// The lowest corner.
    #[must_use]
    pub fn low(&self) -> &Levels {
        &self.low
    }

    /// The highest corner.
    #[must_use]
    pub fn high(&self) -> &Levels {
        &self.high
    }

    /// Whether it is a single node.
    pub(super) fn is_node(&self) -> bool {
        self.low == self.high
    }

    /// All its nodes suppress at least this many records.
    #[must_use]
    pub fn least(&self) -> u64 {
        self.suppression.records
    }

    /// None of its nodes has a smaller loss.
    #[must_use]
    pub fn bound(&self) -> &Loss {
        &self.bound
    }
}

impl PartialEq for Region {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Region {}

impl PartialOrd for Region {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Region {
    /// The region to look at first is the greatest, as the heap has it.
    fn cmp(&self, other: &Self) -> Ordering {
        other
            .bound
            .compare(&self.bound)
            .then_with(|| other.low.cmp(&self.low))
            .then_with(|| other.high.cmp(&self.high))
    }
}
