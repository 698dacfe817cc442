//! A cut through the tree of items: each item goes to one node, and whatever is below a node of the
//! cut goes to it (full-subtree recoding, spec C1b).

use super::items::ItemTree;

/// The node that each item is written as.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct ItemCut {
    targets: Vec<u32>,
}

impl ItemCut {
    /// Every item as itself.
    #[must_use]
    pub fn finest(tree: &ItemTree) -> Self {
        Self { targets: (0..tree.items() as u32).collect() }
    }

    /// Every item as the root.
    #[must_use]
    pub fn coarsest(tree: &ItemTree) -> Self {
        Self { targets: vec![tree.root(); tree.items()] }
    }

    /// The node that an item is written as.
    #[must_use]
    pub fn target(&self, item: u32) -> u32 {
        self.targets[item as usize]
    }

    /// The node of each item.
    #[must_use]
    pub fn targets(&self) -> &[u32] {
        &self.targets
    }

    /// Takes everything below a node to it, unless it is above already.
    pub fn raise(&mut self, tree: &ItemTree, node: u32) {
        for &item in tree.items_below(node) {
            let target = &mut self.targets[item as usize];
            // Both are above the item, so that the one with the higher number is above the other.
            *target = node.max(*target);
        }
    }

    /// A set as it is written: no node twice, ascending.
    #[must_use]
    pub fn write(&self, set: &[u32]) -> Vec<u32> {
        let mut written: Vec<u32> = set.iter().map(|&item| self.target(item)).collect();
        written.sort_unstable();
        written.dedup();
        written
    }

    /// What is lost of items that occur so often, out of [`ItemTree::total`] for each occurrence
    /// (spec I1).
    #[must_use]
    pub fn loss(&self, tree: &ItemTree, occurrences: &[u64]) -> u64 {
        let targets = self.targets.iter().zip(occurrences);
        targets.map(|(&target, &occurrences)| occurrences * tree.loss(target)).sum()
    }

    /// How much more is lost if a node is raised.
    #[must_use]
    pub fn rise(&self, tree: &ItemTree, node: u32, occurrences: &[u64]) -> u64 {
        let items = tree.items_below(node).iter();
        items
            .map(|&item| {
                let before = tree.loss(self.target(item));
                occurrences[item as usize] * tree.loss(node).saturating_sub(before)
            })
            .sum()
    }
}
