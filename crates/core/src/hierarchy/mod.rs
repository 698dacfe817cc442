//! How the values of one quasi-identifier grow coarser, level by level (spec B).
//!
//! Level 0 is the exact value; level H, the height, is the coarsest. On each
//! level every value belongs to one group, and a group never splits on the way
//! up: equal on level ℓ means equal on ℓ + 1. [`Hierarchy`] can only be built
//! valid, so that everything after it takes nesting on trust.

/// One level: which group each value belongs to, and what is written for it.
#[derive(Clone, Debug, PartialEq)]
pub struct Level {
    /// For each value of the domain its group, numbered from 0 in order of first occurrence.
    pub groups: Vec<u32>,
    /// What is written for each group.
    pub labels: Vec<String>,
    /// Numerator of each group's share of the domain (spec F6, M8): the leaves under it, or
    /// an interval's width. The denominator is [`Hierarchy::total`].
    pub weights: Vec<u64>,
}

/// A chain of ever coarser partitions of an attribute's values.
#[derive(Clone, Debug, PartialEq)]
pub struct Hierarchy {
    levels: Vec<Level>,
    total: u64,
    exact_weight: u64,
}

impl Hierarchy {
    /// The highest level, H.
    #[must_use]
    pub fn height(&self) -> usize {
        self.levels.len() - 1
    }

    /// The levels from 0 to H.
    #[must_use]
    pub fn levels(&self) -> &[Level] {
        &self.levels
    }

    /// One level.
    ///
    /// # Panics
    /// If `level` is above the height.
    #[must_use]
    pub fn level(&self, level: usize) -> &Level {
        &self.levels[level]
    }

    /// |D|, the denominator of every share: all leaves of the hierarchy, used or not, or the
    /// width of the whole range (spec M8).
    #[must_use]
    pub fn total(&self) -> u64 {
        self.total
    }

    /// The weight of an exact value: 1 where shares count leaves, 0 where they are widths.
    #[must_use]
    pub fn exact_weight(&self) -> u64 {
        self.exact_weight
    }
}
