//! What is known of nodes that were not measured: predictive tagging.
//!
//! # Idea
//! Where a predicate is monotone, all nodes above one for which it holds hold too,
//! and all below one for which it fails fail. Of the nodes measured it is enough to
//! keep the lowest that hold and the highest that fail: memory grows with the border
//! between the two, not with the lattice.

use crate::lattice::Levels;

/// The border between nodes that hold and nodes that fail, as far as it is known.
#[derive(Debug, Default)]
pub(super) struct Tags {
    /// None lies below another.
    holds: Vec<Levels>,
    /// None lies above another.
    fails: Vec<Levels>,
}

impl Tags {
    /// Takes in that a node and all above it hold, or that it and all below it fail.
    pub(super) fn tag(&mut self, levels: &Levels, holds: bool) {
        if holds {
            if !self.holds.iter().any(|lower| lower.is_below(levels)) {
                self.holds.retain(|higher| !levels.is_below(higher));
                self.holds.push(levels.clone());
            }
        } else if !self.fails.iter().any(|higher| levels.is_below(higher)) {
            self.fails.retain(|lower| !lower.is_below(levels));
            self.fails.push(levels.clone());
        }
    }

    /// Whether a node holds, if that is known.
    pub(super) fn status(&self, levels: &Levels) -> Option<bool> {
        if self.holds.iter().any(|lower| lower.is_below(levels)) {
            return Some(true);
        }
        self.fails.iter().any(|higher| levels.is_below(higher)).then_some(false)
    }

    /// The lowest nodes known to hold, in lexicographic order.
    pub(super) fn lowest(&self) -> Vec<Levels> {
        let mut lowest = self.holds.clone();
        lowest.sort_unstable();
        lowest
    }

    /// What one look costs, in classes looked at.
    pub(super) fn toll(&self) -> usize {
        1 + (self.holds.len() + self.fails.len()) / 8
    }
}

#[cfg(test)]
mod tests {
    use super::Tags;
    use crate::lattice::Levels;

    #[test]
    fn what_lies_above_holds_and_what_lies_below_fails() {
        let mut tags = Tags::default();
        tags.tag(&Levels::from([1, 2]), true);
        tags.tag(&Levels::from([2, 1]), true);
        tags.tag(&Levels::from([1, 1]), false);
        assert_eq!(tags.status(&Levels::from([1, 3])), Some(true));
        assert_eq!(tags.status(&Levels::from([0, 1])), Some(false));
        assert_eq!(tags.status(&Levels::from([0, 2])), None);
        assert_eq!(tags.status(&Levels::from([3, 0])), None);
        // What is already known changes nothing; what says more takes the place of less.
        tags.tag(&Levels::from([3, 3]), true);
        tags.tag(&Levels::from([0, 0]), false);
        assert_eq!(tags.lowest(), [Levels::from([1, 2]), Levels::from([2, 1])]);
        tags.tag(&Levels::from([0, 2]), true);
        assert_eq!(tags.lowest(), [Levels::from([0, 2]), Levels::from([2, 1])]);
        assert_eq!(tags.fails, [Levels::from([1, 1])]);
    }
}
