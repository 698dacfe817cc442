//! Levels packed into words, so that one subtraction compares four of them.
//!
//! Each level has a lane of 16 bits, of which the highest is free. With that bit set
//! in the minuend no lane borrows from its neighbor, and it is left set exactly
//! where the minuend's lane is not smaller.

use crate::lattice::Levels;

/// Levels in one word.
const LANES: usize = 4;

/// The free bit of each lane.
const FREE: u64 = 0x8000_8000_8000_8000;

/// Many nodes, packed one after the other.
#[derive(Debug)]
pub(super) struct PackedNodes {
    words: usize,
    nodes: Vec<u64>,
}

/// Where one node is at least another.
fn at_least(node: u64, other: u64) -> u64 {
    ((node | FREE) - other) & FREE
}

/// One node; lanes without an attribute are 0.
pub(super) fn pack(levels: &Levels) -> Vec<u64> {
    levels
        .as_slice()
        .chunks(LANES)
        .map(|levels| levels.iter().rev().fold(0, |word, &l| word << 16 | u64::from(l)))
        .collect()
}

impl PackedNodes {
    pub(super) fn new(attributes: usize) -> Self {
        // Without attributes there is one node, and it has to be somewhere.
        Self { words: attributes.div_ceil(LANES).max(1), nodes: Vec::new() }
    }

    fn nodes(&self) -> impl Iterator<Item = &[u64]> {
        self.nodes.chunks_exact(self.words)
    }

    pub(super) fn len(&self) -> usize {
        self.nodes.len() / self.words
    }

    /// What they take in memory.
    pub(super) fn bytes(&self) -> usize {
        size_of::<u64>() * self.nodes.len()
    }

    /// Adds a node before the one that stands at `place`, counted from 0.
    pub(super) fn insert(&mut self, place: usize, node: &Levels) {
        let mut node = pack(node);
        node.resize(self.words, 0);
        let start = place * self.words;
        self.nodes.splice(start..start, node);
    }

    /// Removes the last node.
    pub(super) fn pop(&mut self) {
        self.nodes.truncate(self.nodes.len().saturating_sub(self.words));
    }

    /// The first node at or below `node`.
    pub(super) fn first_below(&self, node: &Levels) -> Option<usize> {
        let node = pack(node);
        self.nodes().position(|other| {
            node.iter().zip(other).all(|(&node, &other)| at_least(node, other) == FREE)
        })
    }

    /// Whether `node` is at or below one of these.
    pub(super) fn covers(&self, node: &Levels) -> bool {
        self.first_above(node, self.len()).is_some()
    }

    /// The first node at or above `node` among so many.
    pub(super) fn first_above(&self, node: &Levels, count: usize) -> Option<usize> {
        let node = pack(node);
        self.nodes().take(count).position(|other| is_below(&node, other))
    }

    /// Removes all that are at or below `node`.
    pub(super) fn remove_below(&mut self, node: &Levels) {
        let node = pack(node);
        let (words, mut kept) = (self.words, 0);
        for start in (0..self.nodes.len()).step_by(words) {
            if !is_below(&self.nodes[start..start + words], &node) {
                self.nodes.copy_within(start..start + words, kept);
                kept += words;
            }
        }
        self.nodes.truncate(kept);
    }

    /// If none of the nodes up to `high` that are at or below one of these counts, raises `low`
    /// as far as that demands: where `high` exceeds one of these in a single attribute, nodes
    /// below `high` must exceed it there. False if nothing is left.
    pub(super) fn push_up(&self, low: &mut Levels, high: &Levels) -> bool {
        let packed = pack(high);
        let exceeded = |&high: &u64, &other: &u64| at_least(other, high) ^ FREE;
        for other in self.nodes() {
            // Lanes that are exceeded in one word at least, and in two. Hardly any node is
            // exceeded in a single attribute, and none is foreseeable: hence no branch before.
            let (mut once, mut twice) = (0, 0);
            for (high, other) in packed.iter().zip(other) {
                let exceeded = exceeded(high, other);
                twice |= once & exceeded;
                once |= exceeded;
            }
            if once == 0 {
                return false;
            }
            if twice != 0 || once & (once - 1) != 0 {
                continue;
            }
            let lane = once.trailing_zeros() / 16;
            let mut words = packed.iter().zip(other);
            if let Some(word) = words.position(|(high, other)| exceeded(high, other) != 0) {
                let (i, level) = (word * LANES + lane as usize, (other[word] >> (16 * lane)) as u8);
                if low.get(i) <= level {
                    low.set(i, level + 1);
                }
            }
        }
        true
    }
}

fn is_below(node: &[u64], other: &[u64]) -> bool {
    node.iter().zip(other).all(|(&node, &other)| at_least(other, node) == FREE)
}

#[cfg(test)]
mod tests {
    use super::PackedNodes;
    use crate::lattice::Levels;
    use proptest::prelude::*;

    fn nodes() -> impl Strategy<Value = Vec<Levels>> {
        let levels = prop::collection::vec(prop::sample::select(vec![0_u8, 1, 2, 254, 255]), 6);
        prop::collection::vec(levels.prop_map(Levels::new), 1..12)
    }

    proptest! {
        #[test]
        fn packed_nodes_compare_as_their_levels_do(nodes in nodes(), node in nodes()) {
            let node = &node[0];
            let mut packed = PackedNodes::new(6);
            nodes.iter().enumerate().for_each(|(place, one)| packed.insert(place, one));
            prop_assert_eq!(packed.first_below(node), nodes.iter().position(|n| n.is_below(node)));
            prop_assert_eq!(packed.covers(node), nodes.iter().any(|n| node.is_below(n)));
            let above = nodes.iter().take(3).position(|n| node.is_below(n));
            prop_assert_eq!(packed.first_above(node, 3), above);
            packed.remove_below(node);
            prop_assert_eq!(packed.len(), nodes.iter().filter(|n| !n.is_below(node)).count());
        }

        /// Against every node between the corners.
        #[test]
        fn nothing_that_counts_is_pushed_out(
            failing in prop::collection::vec(prop::collection::vec(0_u8..3, 5), 0..6),
            high in prop::collection::vec(0_u8..3, 5),
        ) {
            let failing: Vec<Levels> = failing.into_iter().map(Levels::new).collect();
            let high = Levels::new(high);
            let mut packed = PackedNodes::new(5);
            failing.iter().for_each(|node| packed.insert(0, node));
            let mut low = Levels::bottom(5);
            let left = packed.push_up(&mut low, &high);
            let bottom = Levels::bottom(5);
            let mut node = Some(bottom.clone());
            while let Some(levels) = node {
                if levels.is_below(&high) && !failing.iter().any(|f| levels.is_below(f)) {
                    prop_assert!(left && low.is_below(&levels), "{:?}", levels);
                }
                node = levels.successor(&bottom, &high);
            }
        }
    }
}
