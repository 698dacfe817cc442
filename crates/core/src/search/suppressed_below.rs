//! What is known to be suppressed below the nodes that were measured.
//!
//! A region knows what its own highest corners suppress, and those of the regions it was cut
//! from. Regions beside it have others that lie above it as well: what is suppressed there and at
//! every node below is suppressed in it, too.

use super::packed::PackedNodes;
use crate::lattice::Levels;
use crate::loss::KnownSuppression;

/// The most nodes that are kept: to go through more would cost more than a roll-up.
const MOST: usize = 1 << 11;

/// Nodes with the records that they and all below them suppress.
#[derive(Debug)]
pub(super) struct SuppressedBelow {
    nodes: PackedNodes,
    /// For each node, the most records first.
    suppression: Vec<KnownSuppression>,
}

impl SuppressedBelow {
    /// None yet, of a lattice with so many attributes.
    pub(super) fn new(attributes: usize) -> Self {
        Self { nodes: PackedNodes::new(attributes), suppression: Vec::new() }
    }

    /// Takes note of a node. Of too many, what suppresses least is forgotten.
    pub(super) fn add(&mut self, node: &Levels, suppression: &KnownSuppression) {
        if suppression.records > 0 {
            let index = self.more_than(suppression.records);
            self.nodes.insert(index, node);
            self.suppression.insert(index, suppression.clone());
            if self.suppression.len() > MOST {
                self.nodes.pop();
                self.suppression.pop();
            }
        }
    }

    /// What the node at or above this one suppresses for which most is known, if that is more
    /// than `least`.
    pub(super) fn above(&self, node: &Levels, least: u64) -> Option<&KnownSuppression> {
        self.nodes.first_above(node, self.more_than(least)).map(|index| &self.suppression[index])
    }

    /// How many nodes suppress more than so many records.
    fn more_than(&self, records: u64) -> usize {
        self.suppression.partition_point(|suppression| suppression.records > records)
    }

    /// What they take in memory; details are counted where they come from.
    pub(super) fn bytes(&self) -> usize {
        self.nodes.bytes() + size_of::<KnownSuppression>() * self.suppression.len()
    }
}

#[cfg(test)]
mod tests {
    use super::SuppressedBelow;
    use crate::lattice::Levels;
    use crate::loss::KnownSuppression;
    use proptest::prelude::*;

    proptest! {
        /// Against all nodes that were noted.
        #[test]
        fn the_most_that_is_known_above_a_node_is_found(
            noted in prop::collection::vec((prop::collection::vec(0_u8..3, 5), 0_u64..9), 0..20),
            node in prop::collection::vec(0_u8..3, 5),
            least in 0_u64..9,
        ) {
            let node = Levels::new(node);
            let mut suppressed_below = SuppressedBelow::new(5);
            let mut most = None;
            for (levels, records) in noted {
                let levels = Levels::new(levels);
                suppressed_below.add(&levels, &KnownSuppression::from(records));
                let counts = node.is_below(&levels) && records > least;
                most = most.max(counts.then_some(records));
            }
            prop_assert_eq!(suppressed_below.above(&node, least).map(|known| known.records), most);
        }
    }
}
