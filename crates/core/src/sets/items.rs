//! The tree above items: how each grows coarser (spec I1).
//!
//! Nodes are numbered from the items upwards, so that a node stands behind all that are below it and
//! the root is the last. A level of the hierarchy on which an item or group stays what it is makes
//! no node. What is written for a node says which it is: no two have the same label.

use crate::error::{Error, Kind, Place, Result};
use crate::hierarchy::{Hierarchy, STAR};
use crate::table::{Dictionary, Domain};

/// The tree above items.
#[derive(Clone, Debug)]
pub struct ItemTree {
    labels: Dictionary,
    /// The node above each; of the root its own number.
    parents: Vec<u32>,
    /// Leaves of the hierarchy below each node, whether they occur or not.
    leaves: Vec<u64>,
    /// The children of each node.
    children: Vec<Vec<u32>>,
    /// The items below each node that occur; of an item itself.
    items_below: Vec<Vec<u32>>,
    total: u64,
}

/// A node that is written like one that is there.
struct LabelClash {
    node: u32,
    is_item: bool,
    level: usize,
}

impl ItemTree {
    /// The tree that a hierarchy makes of the items of a `domain`. Where its last level has several
    /// groups, all of them go together as `*`.
    ///
    /// # Errors
    /// [`Kind::ItemLabel`] with the level if two nodes would be written the same, and with the line
    /// of the first who has it if one of them is an item.
    pub fn new(hierarchy: &Hierarchy, domain: &Domain) -> Result<Self> {
        Self::grown(hierarchy).map_err(|clash| {
            let record = domain.first_record.get(clash.node as usize).copied();
            let line = record.filter(|_| clash.is_item).map(|record| domain.lines.line(record));
            let level = Some(clash.level as u32);
            Error::at(Kind::ItemLabel, Place { level, line, ..Place::default() })
        })
    }

    fn grown(hierarchy: &Hierarchy) -> std::result::Result<Self, LabelClash> {
        let items = hierarchy.level(0).labels.len();
        let mut tree = Self {
            labels: Dictionary::new(),
            parents: Vec::new(),
            leaves: vec![1; items],
            children: vec![Vec::new(); items],
            items_below: (0..items as u32).map(|item| vec![item]).collect(),
            total: hierarchy.total().max(1),
        };
        for label in &hierarchy.level(0).labels {
            tree.name(label, 0)?;
        }
        // The node in which each item is on the level before.
        let mut nodes: Vec<u32> = (0..items as u32).collect();
        for (number, level) in hierarchy.levels().iter().enumerate().skip(1) {
            let mut members: Vec<Vec<u32>> = vec![Vec::new(); level.labels.len()];
            for (&group, &node) in level.groups.iter().zip(&nodes) {
                members[group as usize].push(node);
            }
            let groups = level.labels.iter().zip(&level.weights);
            for ((label, &weight), mut below) in groups.zip(members) {
                below.sort_unstable();
                below.dedup();
                let same = below.first().is_some_and(|&only| {
                    tree.labels.get(only) == label && tree.leaves[only as usize] == weight
                });
                if below.len() > 1 || !same {
                    tree.add(label, weight, &below, number)?;
                }
            }
            tree.lift(&mut nodes);
        }
        let mut tops = nodes;
        tops.sort_unstable();
        tops.dedup();
        if tops.len() > 1 {
            tree.add(STAR, tree.total, &tops, hierarchy.height() + 1)?;
        }
        let root = tree.children.len() as u32 - 1;
        tree.parents[root as usize] = root;
        Ok(tree)
    }

    /// Adds a node above others.
    fn add(
        &mut self,
        label: &str,
        leaves: u64,
        below: &[u32],
        level: usize,
    ) -> std::result::Result<(), LabelClash> {
        self.name(label, level)?;
        let node = self.children.len() as u32;
        for &child in below {
            self.parents[child as usize] = node;
        }
        let items = below.iter().flat_map(|&child| &self.items_below[child as usize]);
        let mut items: Vec<u32> = items.copied().collect();
        items.sort_unstable();
        self.items_below.push(items);
        self.children.push(below.to_vec());
        self.leaves.push(leaves);
        Ok(())
    }

    /// Gives the next node its label.
    fn name(&mut self, label: &str, level: usize) -> std::result::Result<(), LabelClash> {
        let node = self.labels.insert(label);
        if node as usize != self.parents.len() {
            let is_item = self.children[node as usize].is_empty();
            return Err(LabelClash { node, is_item, level });
        }
        self.parents.push(u32::MAX);
        Ok(())
    }

    /// Takes nodes that have a parent to it.
    fn lift(&self, nodes: &mut [u32]) {
        for node in nodes {
            match self.parents[*node as usize] {
                u32::MAX => {}
                parent => *node = parent,
            }
        }
    }

    /// How many nodes there are.
    #[must_use]
    pub fn nodes(&self) -> usize {
        self.children.len()
    }

    /// How many of them are items.
    #[must_use]
    pub fn items(&self) -> usize {
        self.children.iter().take_while(|children| children.is_empty()).count()
    }

    /// The node that stands for everything.
    #[must_use]
    pub fn root(&self) -> u32 {
        self.children.len() as u32 - 1
    }

    /// The node above one; nothing above the root.
    #[must_use]
    pub fn parent(&self, node: u32) -> Option<u32> {
        let parent = self.parents[node as usize];
        (parent != node).then_some(parent)
    }

    /// A node and those above it, up to the root.
    pub fn upwards(&self, node: u32) -> impl Iterator<Item = u32> {
        std::iter::successors(Some(node), |&node| self.parent(node))
    }

    /// The nodes right below one; an item has none.
    #[must_use]
    pub fn children(&self, node: u32) -> &[u32] {
        &self.children[node as usize]
    }

    /// The items that a node stands for, ascending.
    #[must_use]
    pub fn items_below(&self, node: u32) -> &[u32] {
        &self.items_below[node as usize]
    }

    /// Whether `upper` is `lower` or above it.
    #[must_use]
    pub fn covers(&self, upper: u32, lower: u32) -> bool {
        self.upwards(lower).any(|node| node == upper)
    }

    /// What is written for a node.
    #[must_use]
    pub fn label(&self, node: u32) -> &str {
        self.labels.get(node)
    }

    /// The node for which this is written.
    #[must_use]
    pub fn node(&self, label: &str) -> Option<u32> {
        self.labels.code(label)
    }

    /// What is lost of an item that is written as this node, as a number of leaves out of
    /// [`Self::total`]: nothing of an item itself, else all that are below the node.
    #[must_use]
    pub fn loss(&self, node: u32) -> u64 {
        if self.children[node as usize].is_empty() { 0 } else { self.leaves[node as usize] }
    }

    /// All leaves of the hierarchy.
    #[must_use]
    pub fn total(&self) -> u64 {
        self.total
    }
}
