//! Transaction k-anonymity: everybody's items, as they are written, are those of at least k people.
//!
//! # Definition
//! Each set as it is written, no item twice, equals those of at least k − 1 others.
//!
//! # Source
//! Y. He, J. F. Naughton. "Anonymization of Set-Valued Data via Top-Down, Local Generalization."
//! PVLDB 2(1), 2009 (spec I2).
//!
//! # How
//! All people begin as {everything}. A part specializes one node: who has something below the same of
//! its children goes together, and those groups that are smaller than k stay together as they were.
//! If they are fewer than k, they borrow from the largest group; if no group can spare any, the
//! smallest joins them. The node that gains most is taken, until none gains anything. Parts go on by
//! themselves, so that one may write `Alcohol` where another writes `Beer`.
//!
//! # Divergences
//! DIFFERENCE: what is gained is how much less the part loses (NCP) once small groups have been
//! pooled, the paper's own measure, and not an entropy.
//! How many items of a kind somebody has is lost: {Beer, Wine, Diaper} is written {Alcohol, Health
//! care}.

use super::baskets::Baskets;
use super::items::ItemTree;
use std::collections::BTreeMap;

/// People who are written alike.
#[derive(Debug)]
struct Part {
    /// What is written for them.
    nodes: Vec<u32>,
    people: Vec<u32>,
}

/// A part divided, and what that gains.
struct GroupDivision {
    gained: u64,
    parts: Vec<Part>,
}

/// The search, which can be left and gone on with at any time.
#[derive(Debug)]
pub(super) struct TopDown {
    baskets: Baskets,
    tree: ItemTree,
    k: usize,
    open: Vec<Part>,
    /// Parts that stay what they are.
    done: Vec<Part>,
}

impl TopDown {
    /// A search with everybody in one part; nobody if there are fewer than k people.
    pub(super) fn new(baskets: &Baskets, tree: &ItemTree, k: usize) -> Self {
        let people: Vec<u32> = (0..baskets.sets.len() as u32).collect();
        let whole = (people.len() >= k).then(|| Part { nodes: vec![tree.root()], people });
        let (baskets, tree) = (baskets.clone(), tree.clone());
        Self { baskets, tree, k, open: whole.into_iter().collect(), done: Vec::new() }
    }

    /// Divides about so many parts; true once it has ended.
    pub(super) fn step(&mut self, budget: usize) -> bool {
        for _ in 0..budget {
            let Some(part) = self.open.pop() else { return true };
            let mut best: Option<GroupDivision> = None;
            for &node in &part.nodes {
                let division = divide(&self.baskets, &self.tree, &part, node, self.k);
                let least = best.as_ref().map_or(0, |best| best.gained);
                best = division.filter(|division| division.gained > least).or(best);
            }
            match best {
                Some(division) => self.open.extend(division.parts),
                None => self.done.push(part),
            }
        }
        self.open.is_empty()
    }

    /// Whether there are enough people at all.
    pub(super) fn has_found(&self) -> bool {
        !(self.open.is_empty() && self.done.is_empty())
    }

    /// For each set of the file what is written for it with the parts as they are now, and what that
    /// loses; nothing if there are fewer than k people.
    pub(super) fn found(&self) -> Option<(Vec<Vec<u32>>, u64)> {
        if !self.has_found() {
            return None;
        }
        let mut written = vec![Vec::new(); self.baskets.sets.len()];
        for part in self.open.iter().chain(&self.done) {
            for &person in &part.people {
                written[person as usize].clone_from(&part.nodes);
            }
        }
        let lost = lost(&self.baskets, &self.tree, &written);
        Some((written, lost))
    }
}

/// A part after one of its nodes was specialized; nothing if too few people would be alike.
fn divide(
    baskets: &Baskets,
    tree: &ItemTree,
    part: &Part,
    node: u32,
    k: usize,
) -> Option<GroupDivision> {
    if tree.children(node).is_empty() {
        return None;
    }
    let mut groups: BTreeMap<Vec<u32>, Vec<u32>> = BTreeMap::new();
    for &person in &part.people {
        groups.entry(present(baskets, tree, node, person)).or_default().push(person);
    }
    let (mut kept, small): (Vec<_>, Vec<_>) =
        groups.into_iter().partition(|(_, people)| people.len() >= k);
    let mut pool: Vec<u32> = small.into_iter().flat_map(|(_, people)| people).collect();
    while !pool.is_empty() && pool.len() < k {
        // The first of the largest, so that it is always the same.
        let largest = kept.iter_mut().rev().max_by_key(|(_, people)| people.len());
        match largest {
            Some((_, people)) if people.len() > k => pool.extend(people.pop()),
            _ => {
                let smallest = kept.iter().enumerate().min_by_key(|(_, group)| group.1.len())?.0;
                pool.extend(kept.remove(smallest).1);
            }
        }
    }
    let mut division = GroupDivision { gained: 0, parts: Vec::new() };
    for (children, people) in kept {
        for &person in &people {
            division.gained += gained(baskets, tree, node, person);
        }
        let others = part.nodes.iter().copied().filter(|&other| other != node);
        let mut nodes: Vec<u32> = others.chain(children).collect();
        nodes.sort_unstable();
        division.parts.push(Part { nodes, people });
    }
    if !pool.is_empty() {
        pool.sort_unstable();
        division.parts.push(Part { nodes: part.nodes.clone(), people: pool });
    }
    Some(division)
}

/// The children of a node that somebody has something below.
fn present(baskets: &Baskets, tree: &ItemTree, node: u32, person: u32) -> Vec<u32> {
    let set = &baskets.sets[person as usize];
    let children = tree.children(node).iter().copied();
    let present = children.filter(|&child| {
        let below = tree.items_below(child);
        set.iter().any(|item| below.binary_search(item).is_ok())
    });
    present.collect()
}

/// How much less somebody loses where the children of a node are written for it.
fn gained(baskets: &Baskets, tree: &ItemTree, node: u32, person: u32) -> u64 {
    let set = &baskets.sets[person as usize];
    let children = tree.children(node).iter();
    children
        .map(|&child| {
            let below = tree.items_below(child);
            let items = set.iter().filter(|item| below.binary_search(item).is_ok()).count() as u64;
            items * tree.loss(node).saturating_sub(tree.loss(child))
        })
        .sum()
}

/// What is lost of all items as they are written (spec I1): each goes to the node above it.
fn lost(baskets: &Baskets, tree: &ItemTree, written: &[Vec<u32>]) -> u64 {
    let all = baskets.sets.iter().zip(written);
    all.map(|(set, nodes)| {
        let each = set.iter().map(|&item| {
            let mut above = tree.upwards(item);
            let node = above.find(|node| nodes.binary_search(node).is_ok());
            node.map_or(tree.total(), |node| tree.loss(node))
        });
        each.sum::<u64>()
    })
    .sum()
}

/// The fewest people whose sets are written alike; nothing without people.
#[must_use]
pub fn smallest_group(written: &[Vec<u32>]) -> Option<u64> {
    let mut groups: BTreeMap<&[u32], u64> = BTreeMap::new();
    for set in written {
        *groups.entry(set).or_default() += 1;
    }
    groups.into_values().min()
}
