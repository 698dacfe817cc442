//! Queries merged into intents: of all pairs the most similar first, until none is similar enough
//! (D. Beeferman, A. Berger. "Agglomerative clustering of a search engine query log." KDD 2000).

use super::clicks::QueryPart;
use std::cmp::Ordering;
use std::collections::{BTreeMap, BinaryHeap};

/// How similar two queries are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum QuerySimilarity {
    /// The share of the addresses of either that both have.
    Jaccard,
    /// The cosine of the angle between their clicks.
    Cosine,
}

/// What was clicked for a query or several.
#[derive(Clone, Debug)]
struct IntentNode {
    clicks: Vec<(u32, u64)>,
    /// The smallest number of a part, which ties are broken by.
    label: u32,
    /// The sum of the squares of clicks.
    square: u64,
}

impl QuerySimilarity {
    /// Of two that share so many addresses, or whose clicks have such a product.
    fn value(self, shared: u64, one: &IntentNode, other: &IntentNode) -> f64 {
        match self {
            Self::Jaccard => {
                let either = (one.clicks.len() + other.clicks.len()) as u64 - shared;
                shared as f64 / either as f64
            }
            // Numbers that are squares have exact roots: two in the same proportion are alike.
            Self::Cosine => shared as f64 / (one.square as f64 * other.square as f64).sqrt(),
        }
    }

    /// What an address that two share adds, clicked so often for either.
    fn shared(self, one: u64, other: u64) -> u64 {
        match self {
            Self::Jaccard => 1,
            Self::Cosine => one * other,
        }
    }

    /// Of two parts of queries.
    #[cfg(test)]
    pub(super) fn of_parts(self, one: &QueryPart, other: &QueryPart) -> f64 {
        let found = one.clicks.iter().map(|&(address, clicks)| {
            let same = other.clicks.iter().find(|(it, _)| *it == address);
            same.map_or(0, |&(_, others)| self.shared(clicks, others))
        });
        let [node, other] = [one, other].map(|part| IntentNode::new(part.clicks.clone(), 0));
        self.value(found.sum(), &node, &other)
    }
}

impl IntentNode {
    fn new(clicks: Vec<(u32, u64)>, label: u32) -> Self {
        let square = clicks.iter().map(|(_, clicks)| clicks * clicks).sum();
        Self { clicks, label, square }
    }
}

/// A node with the one that is most similar to it.
#[derive(Clone, Copy, Debug, PartialEq)]
struct NearestIntents {
    similarity: f64,
    /// The labels of both, the smaller first.
    labels: (u32, u32),
    node: u32,
    other: u32,
}

impl Eq for NearestIntents {}

impl Ord for NearestIntents {
    /// The most similar is the greatest; of equal ones that with the smallest labels.
    fn cmp(&self, other: &Self) -> Ordering {
        let similarity = self.similarity.total_cmp(&other.similarity);
        similarity.then_with(|| other.labels.cmp(&self.labels))
    }
}

impl PartialOrd for NearestIntents {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// Which intent each part of a query has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Intents {
    /// For each part the number of its intent; intents are numbered by their first parts.
    pub parts: Vec<u32>,
    /// How many there are.
    pub count: u32,
    /// Whether all pairs were merged that are similar enough.
    pub complete: bool,
}

/// Looks at queries that an address has; beyond so many nothing more is merged.
const MOST_LOOKS: u64 = 400_000_000;

/// The way to intents.
///
/// Each node knows which is most similar to it among those that were there when it last looked. So
/// of each pair the one that looked last knows one at least as similar, and the most similar of all
/// that are known is the most similar of all. One whose neighbour is gone looks anew when its turn
/// comes.
#[derive(Clone, Debug)]
pub struct IntentMerging {
    similarity: QuerySimilarity,
    threshold: f64,
    nodes: Vec<IntentNode>,
    /// What each node became a part of.
    wholes: Vec<Option<u32>>,
    /// For each part its first node.
    firsts: Vec<u32>,
    /// For each address the nodes that have it, with their clicks; some may be gone.
    holders: Vec<Vec<(u32, u64)>>,
    heap: BinaryHeap<NearestIntents>,
    /// What a node shares with others, all 0 between two looks.
    shared: Vec<u64>,
    /// The first node that has not looked yet.
    next: u32,
    looks: u64,
    most_looks: u64,
}

impl IntentMerging {
    /// All parts apart, but for those with the same clicks, which are as similar as can be.
    #[must_use]
    pub fn new(parts: &[QueryPart], similarity: QuerySimilarity, threshold: f64) -> Self {
        let mut alike: BTreeMap<Vec<(u32, u64)>, u32> = BTreeMap::new();
        let mut sums: Vec<(u32, Vec<(u32, u64)>)> = Vec::new();
        let mut firsts = Vec::with_capacity(parts.len());
        for (label, part) in (0..).zip(parts) {
            let count = sums.len() as u32;
            // Without a click there is nothing that another could share.
            let node = match part.clicks.is_empty() {
                true => count,
                false => *alike.entry(proportion(similarity, &part.clicks)).or_insert(count),
            };
            match sums.get_mut(node as usize) {
                None => sums.push((label, part.clicks.clone())),
                Some((_, sum)) => {
                    sum.iter_mut().zip(&part.clicks).for_each(|(sum, click)| sum.1 += click.1);
                }
            }
            firsts.push(node);
        }
        let nodes: Vec<IntentNode> =
            sums.into_iter().map(|(label, clicks)| IntentNode::new(clicks, label)).collect();
        let addresses = nodes.iter().flat_map(|node| &node.clicks);
        let addresses = addresses.map(|&(address, _)| address as usize + 1).max().unwrap_or(0);
        let mut merging = Self {
            similarity,
            threshold,
            wholes: Vec::new(),
            firsts,
            holders: vec![Vec::new(); addresses],
            heap: BinaryHeap::new(),
            shared: Vec::new(),
            next: 0,
            looks: 0,
            most_looks: MOST_LOOKS,
            nodes: Vec::with_capacity(nodes.len()),
        };
        nodes.into_iter().for_each(|node| merging.enter(node));
        merging
    }

    /// The same with fewer looks.
    #[cfg(test)]
    pub(super) fn within(self, most_looks: u64) -> Self {
        Self { most_looks, ..self }
    }

    fn enter(&mut self, node: IntentNode) {
        let number = self.nodes.len() as u32;
        for &(address, clicks) in &node.clicks {
            self.holders[address as usize].push((number, clicks));
        }
        self.nodes.push(node);
        self.wholes.push(None);
        self.shared.push(0);
    }

    /// Has a node look for the one that is most similar to it.
    fn look(&mut self, node: u32) {
        let looking = &self.nodes[node as usize];
        let mut touched: Vec<u32> = Vec::new();
        for &(address, clicks) in &looking.clicks {
            let holders = &mut self.holders[address as usize];
            holders.retain(|(other, _)| self.wholes[*other as usize].is_none());
            self.looks += holders.len() as u64;
            for &(other, others) in holders.iter().filter(|(other, _)| *other != node) {
                let shared = &mut self.shared[other as usize];
                if *shared == 0 {
                    touched.push(other);
                }
                *shared += self.similarity.shared(clicks, others);
            }
        }
        let nearest = touched.into_iter().map(|other| {
            let shared = std::mem::take(&mut self.shared[other as usize]);
            let found = &self.nodes[other as usize];
            NearestIntents {
                similarity: self.similarity.value(shared, looking, found),
                labels: (looking.label.min(found.label), looking.label.max(found.label)),
                node,
                other,
            }
        });
        let nearest = nearest.max().filter(|nearest| nearest.similarity >= self.threshold);
        self.heap.extend(nearest);
    }

    /// Goes on for so many looks of nodes; true once it has ended.
    pub fn step(&mut self, budget: usize) -> bool {
        for _ in 0..budget {
            if self.looks > self.most_looks {
                return true;
            }
            if (self.next as usize) < self.nodes.len() {
                self.next += 1;
                self.look(self.next - 1);
                continue;
            }
            let Some(nearest) = self.heap.pop() else { return true };
            if self.wholes[nearest.node as usize].is_some() {
                continue;
            }
            if self.wholes[nearest.other as usize].is_some() {
                self.look(nearest.node);
                continue;
            }
            let merged = self.merged(nearest.node, nearest.other);
            let number = self.nodes.len() as u32;
            self.wholes[nearest.node as usize] = Some(number);
            self.wholes[nearest.other as usize] = Some(number);
            // It looks next.
            self.enter(merged);
        }
        false
    }

    fn merged(&self, one: u32, other: u32) -> IntentNode {
        let [one, other] = [one, other].map(|node| &self.nodes[node as usize]);
        let mut clicks: BTreeMap<u32, u64> = one.clicks.iter().copied().collect();
        for &(address, others) in &other.clicks {
            *clicks.entry(address).or_default() += others;
        }
        IntentNode::new(clicks.into_iter().collect(), one.label.min(other.label))
    }

    /// Looks that were taken.
    #[must_use]
    pub fn looks(&self) -> u64 {
        self.looks
    }

    /// What was merged by now.
    #[must_use]
    pub fn intents(&self) -> Intents {
        // A node becomes part of one that comes after it.
        let mut lasts: Vec<u32> = (0..self.nodes.len() as u32).collect();
        for node in (0..lasts.len()).rev() {
            if let Some(whole) = self.wholes[node] {
                lasts[node] = lasts[whole as usize];
            }
        }
        let mut numbers: BTreeMap<u32, u32> = BTreeMap::new();
        let mut parts = Vec::with_capacity(self.firsts.len());
        for &first in &self.firsts {
            let count = numbers.len() as u32;
            parts.push(*numbers.entry(lasts[first as usize]).or_insert(count));
        }
        let complete = self.looks <= self.most_looks;
        Intents { parts, count: numbers.len() as u32, complete }
    }
}

/// What two have in common that are as similar as can be: all addresses, or all clicks in the same
/// proportion.
fn proportion(similarity: QuerySimilarity, clicks: &[(u32, u64)]) -> Vec<(u32, u64)> {
    let unit = match similarity {
        QuerySimilarity::Jaccard => 0,
        QuerySimilarity::Cosine => {
            clicks.iter().fold(0, |unit, &(_, clicks)| divisor(unit, clicks))
        }
    };
    clicks
        .iter()
        .map(|&(address, clicks)| (address, clicks.checked_div(unit).unwrap_or(0)))
        .collect()
}

/// The greatest number that divides both.
fn divisor(one: u64, other: u64) -> u64 {
    if one == 0 { other } else { divisor(other % one, one) }
}
