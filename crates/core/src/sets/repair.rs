//! What makes a rare set frequent at the least price: what the greedy algorithms share.

use super::cut::ItemCut;
use super::items::ItemTree;
use super::supports::Pool;

/// Ways up the tree that are all tried for one set.
const MOST_WAYS: usize = 4096;

/// Who has each node of the tree, or something below it: one bit for each set of a pool.
#[derive(Clone, Debug)]
pub(super) struct ItemOwners {
    /// The fewest people that a set is to be one of.
    k: u64,
    people: Vec<u64>,
    bits: Vec<Vec<u64>>,
    /// How often each item occurs in the pool.
    occurrences: Vec<u64>,
}

impl ItemOwners {
    /// Those of some sets, each of which is to be one of at least k people.
    pub(super) fn new(tree: &ItemTree, pool: &Pool, k: u64) -> Self {
        let words = pool.sets.len().div_ceil(64);
        let mut bits = vec![vec![0_u64; words]; tree.nodes()];
        let mut occurrences = vec![0; tree.items()];
        for ((number, set), people) in pool.sets.iter().enumerate().zip(&pool.people) {
            for &item in set {
                bits[item as usize][number / 64] |= 1 << (number % 64);
                occurrences[item as usize] += people;
            }
        }
        for node in 0..tree.nodes() as u32 {
            for &child in tree.children(node) {
                let below = bits[child as usize].clone();
                for (word, below) in bits[node as usize].iter_mut().zip(below) {
                    *word |= below;
                }
            }
        }
        Self { k, people: pool.people.clone(), bits, occurrences }
    }

    /// What a cut loses.
    pub(super) fn lost(&self, tree: &ItemTree, cut: &ItemCut) -> u64 {
        cut.loss(tree, &self.occurrences)
    }

    /// How many people have something of each of these nodes.
    fn support(&self, nodes: &[u32]) -> u64 {
        let Some((first, others)) = nodes.split_first() else {
            return self.people.iter().sum();
        };
        let mut support = 0;
        for (number, &word) in self.bits[*first as usize].iter().enumerate() {
            let mut left =
                others.iter().fold(word, |all, &node| all & self.bits[node as usize][number]);
            while left != 0 {
                support += self.people[number * 64 + left.trailing_zeros() as usize];
                left &= left - 1;
            }
        }
        support
    }

    /// Raises nodes of the cut so that a set of items, as it is then written, is one of at least k
    /// people or has become smaller: among all ways up the tree the one that loses least, the first
    /// in lexicographic order if several do. Nothing is done if the set is frequent as it is; where
    /// there are too many ways to try all, it climbs by the cheapest steps.
    pub(super) fn repair(&self, tree: &ItemTree, cut: &mut ItemCut, set: &[u32]) {
        let mut nodes = set.to_vec();
        for node in &mut nodes {
            // A node of an earlier cut may have been raised since.
            *node = cut.target(tree.items_below(*node)[0]).max(*node);
        }
        nodes.sort_unstable();
        nodes.dedup();
        if self.support(&nodes) >= self.k {
            return;
        }
        let ways: Vec<Vec<u32>> = nodes.iter().map(|&node| tree.upwards(node).collect()).collect();
        let number = ways.iter().try_fold(1_usize, |all, way| all.checked_mul(way.len()));
        if number.is_none_or(|number| number > MOST_WAYS) {
            return self.climb(tree, cut, nodes);
        }
        let mut best: Option<(u64, ItemCut)> = None;
        let mut choice = vec![0; ways.len()];
        loop {
            let raised: Vec<u32> =
                ways.iter().zip(&choice).map(|(way, &step): (_, &usize)| way[step]).collect();
            self.consider(tree, cut, &raised, &mut best);
            // The next choice, the last node first.
            let Some(next) =
                (0..choice.len()).rev().find(|&node| choice[node] + 1 < ways[node].len())
            else {
                break;
            };
            choice[next] += 1;
            choice[next + 1..].fill(0);
        }
        *cut = best.map_or_else(|| ItemCut::coarsest(tree), |(_, cut)| cut);
    }

    /// Raises one node of a set after the other to its parent, the cheapest first, until enough people
    /// have the set.
    fn climb(&self, tree: &ItemTree, cut: &mut ItemCut, mut nodes: Vec<u32>) {
        while self.support(&nodes) < self.k {
            let parents = nodes.iter().filter_map(|&node| tree.parent(node));
            let steps = parents.map(|parent| (cut.rise(tree, parent, &self.occurrences), parent));
            let Some((_, parent)) = steps.min() else { return };
            cut.raise(tree, parent);
            for node in &mut nodes {
                *node = cut.target(tree.items_below(*node)[0]).max(*node);
            }
            nodes.sort_unstable();
            nodes.dedup();
        }
    }

    /// Keeps what comes of raising these nodes if it does it for less.
    fn consider(
        &self,
        tree: &ItemTree,
        cut: &ItemCut,
        raised: &[u32],
        best: &mut Option<(u64, ItemCut)>,
    ) {
        let mut other = cut.clone();
        for &node in raised {
            other.raise(tree, node);
        }
        let lost = self.lost(tree, &other);
        if best.as_ref().is_some_and(|(least, _)| *least <= lost) {
            return;
        }
        let mut written: Vec<u32> =
            raised.iter().map(|&node| other.target(tree.items_below(node)[0])).collect();
        written.sort_unstable();
        written.dedup();
        if self.support(&written) >= self.k {
            *best = Some((lost, other));
        }
    }
}
