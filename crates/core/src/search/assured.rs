//! What is known to be suppressed below the nodes that were measured.
//!
//! A region knows what its own highest corners suppress, and those of the regions it was cut
//! from. Regions beside it have others that lie above it as well: what is suppressed there and at
//! every node below is suppressed in it, too.

use super::packed::Packed;
use crate::lattice::Levels;
use crate::loss::Sure;

/// The most nodes that are kept: to go through more would cost more than a roll-up.
const MOST: usize = 1 << 11;

/// Nodes with the records that they and all below them suppress.
#[derive(Debug)]
pub(super) struct Assured {
    nodes: Packed,
    /// For each node, the most records first.
    sure: Vec<Sure>,
}

impl Assured {
    /// None yet, of a lattice with so many attributes.
    pub(super) fn new(attributes: usize) -> Self {
        Self { nodes: Packed::new(attributes), sure: Vec::new() }
    }

    /// Takes note of a node. Of too many, what suppresses least is forgotten.
    pub(super) fn add(&mut self, node: &Levels, sure: &Sure) {
        if sure.records > 0 {
            let at = self.more_than(sure.records);
            self.nodes.insert(at, node);
            self.sure.insert(at, sure.clone());
            if self.sure.len() > MOST {
                self.nodes.pop();
                self.sure.pop();
            }
        }
    }

    /// What the node at or above this one suppresses for which most is known, if that is more
    /// than `least`.
    pub(super) fn above(&self, node: &Levels, least: u64) -> Option<&Sure> {
        self.nodes.first_above(node, self.more_than(least)).map(|at| &self.sure[at])
    }

    /// How many nodes suppress more than so many records.
    fn more_than(&self, records: u64) -> usize {
        self.sure.partition_point(|sure| sure.records > records)
    }

    /// What they take in memory; details are counted where they come from.
    pub(super) fn bytes(&self) -> usize {
        self.nodes.bytes() + size_of::<Sure>() * self.sure.len()
    }
}

#[cfg(test)]
mod tests {
    use super::Assured;
    use crate::lattice::Levels;
    use crate::loss::Sure;
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
            let mut assured = Assured::new(5);
            let above = |levels: &Levels| node.is_below(levels);
            let mut most = None;
            for (levels, records) in noted {
                let levels = Levels::new(levels);
                assured.add(&levels, &Sure::from(records));
                most = most.max((above(&levels) && records > least).then_some(records));
            }
            prop_assert_eq!(assured.above(&node, least).map(|sure| sure.records), most);
        }
    }
}
