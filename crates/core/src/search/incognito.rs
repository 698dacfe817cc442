//! All nodes that may be released, by way of those of ever larger sets of attributes.
//!
//! # Idea
//! Leaving an attribute out merges classes, and so does generalizing it. So a node
//! can only hold if each part of it holds that leaves one attribute out. Sets of one
//! attribute come first; the candidates of a larger set are those all of whose parts
//! hold (join and prune). They are tried breadth first from the lowest on: above one
//! that holds all do, and are not tried; above one that fails the next are.
//!
//! # Source
//! K. LeFevre, D. DeWitt, R. Ramakrishnan. "Incognito: Efficient Full-Domain
//! K-Anonymity." SIGMOD 2005 (spec G5).
//!
//! # How sets of nodes are kept
//! What holds is closed upwards, so that its lowest nodes say all. Joining and pruning
//! is then to intersect what the parts of a set allow: the lowest nodes of an
//! intersection are among the least upper bounds of two lowest nodes, one of each.
//! An attribute that is left out is on a level of its own, one above its hierarchy,
//! with one group for everything; that level need not exist in the hierarchy, and
//! partitions roll up to it as to any other. Nothing is written as a missing value
//! there, so that demands on those are kept.
//!
//! # What it promises
//! All nodes that may be released, and the least loss among them whatever the loss:
//! those that could be better than the best known are measured one by one.
//!
//! # When to use it
//! Where few attributes fail by themselves already, or to reproduce work that used it.
//!
//! # Conditions
//! [`Study::prunes`], and at most [`MOST_NODES`](super::MOST_NODES) nodes over all sets
//! of attributes; otherwise it is refused.

use super::checks::{self, Checks, Turn, Walk};
use super::conditions::{needs_few_nodes, needs_monotone};
use super::heights::height;
use super::tags::Tags;
use super::{Evaluated, Search, Stage, Tried, cannot_beat, keep_better};
use crate::error::Result;
use crate::hierarchy::Hierarchy;
use crate::lattice::Levels;
use crate::loss::Loss;
use crate::partition::Partition;
use crate::study::Study;
use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::sync::Arc;

/// The attributes of a set, one bit for each.
type Set = u32;

/// The search through sets of attributes.
#[derive(Debug)]
pub struct Incognito {
    checks: Checks,
    /// The node that leaves everything out.
    out: Levels,
    /// All sets of attributes, the smaller ones first.
    sets: Vec<Set>,
    /// Which of them is at hand; past the last, the nodes that hold are compared.
    at: usize,
    /// For each set that is done, the lowest of its nodes that hold.
    lowest: BTreeMap<Set, Vec<Levels>>,
    /// Of the set at hand: what holds, and what is to be tried, the lowest first.
    tags: Tags,
    queue: BTreeSet<(u32, Levels)>,
    /// Nodes of the whole set that were measured.
    measured: HashSet<Levels, rustc_hash::FxBuildHasher>,
    /// The node to compare next.
    next: Option<Levels>,
    best: Option<Evaluated>,
    ended: bool,
}

impl Incognito {
    /// A search that has looked at nothing yet.
    ///
    /// # Errors
    /// [`Kind::SearchNeedsMonotone`](crate::Kind::SearchNeedsMonotone) if the models are not
    /// monotone with the suppression allowed,
    /// [`Kind::LatticeTooLarge`](crate::Kind::LatticeTooLarge) if there are too many nodes.
    pub fn new(study: Arc<Study>) -> Result<Self> {
        const NAME: &str = "incognito";
        needs_monotone(&study, NAME)?;
        let top = study.top();
        needs_few_nodes(&top, 1, NAME)?;
        let hierarchies = study.hierarchies().iter();
        let out = hierarchies.clone().map(|hierarchy| hierarchy.height() as u8 + 1).collect();
        let hierarchies = hierarchies.map(|h| Arc::new(Hierarchy::with_all_in_one(h))).collect();
        let attributes = top.as_slice().len();
        let mut search = Self {
            checks: Checks::with(study, hierarchies),
            out: Levels::new(out),
            sets: sets(attributes),
            at: 0,
            lowest: BTreeMap::new(),
            tags: Tags::default(),
            queue: BTreeSet::new(),
            measured: HashSet::default(),
            next: Some(Levels::bottom(attributes)),
            best: None,
            ended: false,
        };
        search.begin();
        Ok(search)
    }

    /// The lowest nodes of a set of attributes that hold, in lexicographic order, once that set
    /// is done: for all others on their levels, an attribute left out is one level above its
    /// hierarchy.
    #[must_use]
    pub fn lowest(&self, attributes: &[usize]) -> Option<&[Levels]> {
        let set = attributes.iter().fold(0, |set, &attribute| set | bit(attribute));
        self.lowest.get(&set).map(Vec::as_slice)
    }

    /// Fills the queue with the lowest candidates of the set at hand.
    fn begin(&mut self) -> usize {
        let Some(&set) = self.sets.get(self.at) else { return 1 };
        self.tags = Tags::default();
        let attributes = self.out.as_slice().len();
        let members = || (0..attributes).filter(|&i| set & bit(i) != 0);
        let mut cost = 1;
        let mut candidates: Option<Vec<Levels>> = None;
        if set.count_ones() > 1 {
            for attribute in members() {
                let part = self.lowest.get(&(set & !bit(attribute)));
                let allowed: Vec<Levels> =
                    part.into_iter().flatten().map(|node| node.with(attribute, 0)).collect();
                candidates = Some(match candidates {
                    None => allowed,
                    Some(others) => {
                        cost += others.len() * allowed.len();
                        both(&others, &allowed)
                    }
                });
            }
        }
        let roots = candidates.unwrap_or_else(|| {
            let mut root = self.out.clone();
            members().for_each(|attribute| root.set(attribute, 0));
            vec![root]
        });
        self.queue = roots.into_iter().map(|root| (height(&root), root)).collect();
        cost
    }

    /// Takes the next node of the set at hand from the queue, or ends the set.
    fn search_set(&mut self, set: Set) -> Turn {
        if let Some((_, node)) = self.queue.pop_first() {
            return match self.tags.status(&node) {
                None => Turn::Measure(node),
                Some(_) => Turn::Thought(self.tags.toll()),
            };
        }
        let lowest = self.tags.lowest();
        // Without any, no larger set has candidates either.
        self.at = if lowest.is_empty() { self.sets.len() } else { self.at + 1 };
        self.lowest.insert(set, lowest);
        Turn::Thought(self.begin())
    }

    /// Looks at the next node of all that hold.
    fn compare(&mut self) -> Turn {
        let Some(node) = self.next.take() else {
            self.ended = true;
            return Turn::Ended;
        };
        let study = self.checks.study();
        self.next = node.successor(&study.top());
        let whole = self.sets.last().and_then(|set| self.lowest.get(set));
        let lowest = whole.map_or(&[][..], Vec::as_slice);
        if lowest.is_empty() {
            self.next = None;
        }
        let holds = lowest.iter().any(|lower| lower.is_below(&node));
        let cost = 1 + lowest.len() / 8;
        if !holds || self.measured.contains(&node) {
            return Turn::Thought(cost);
        }
        let bound = study.objective().bound(&node, 0, study.suppressible());
        if cannot_beat(self.best.as_ref(), &bound, &node) {
            return Turn::Thought(cost);
        }
        Turn::Measure(node)
    }
}

impl Walk for Incognito {
    fn checks(&mut self) -> &mut Checks {
        &mut self.checks
    }

    fn turn(&mut self) -> Turn {
        match self.sets.get(self.at) {
            _ if self.ended => Turn::Ended,
            Some(&set) => self.search_set(set),
            None => self.compare(),
        }
    }

    fn learn(&mut self, partition: &Partition) {
        let levels = partition.levels();
        let is_whole = self.at + 1 >= self.sets.len();
        let holds = if is_whole {
            let node = self.checks.measure(partition);
            self.measured.insert(levels.clone());
            let holds = node.feasible;
            keep_better(&mut self.best, node);
            holds
        } else {
            self.checks.holds(partition)
        };
        let Some(&set) = self.sets.get(self.at) else { return };
        self.tags.tag(levels, holds);
        if holds {
            return;
        }
        let top = self.checks.study().top();
        for attribute in (0..levels.as_slice().len()).filter(|&i| set & bit(i) != 0) {
            let level = levels.get(attribute);
            if level < top.get(attribute) {
                let higher = levels.with(attribute, level + 1);
                self.queue.insert((height(&higher), higher));
            }
        }
    }
}

fn bit(attribute: usize) -> Set {
    1 << attribute
}

/// All sets of so many attributes, the smaller ones first and those in the order of their
/// attributes; the empty set only if there is no other.
fn sets(attributes: usize) -> Vec<Set> {
    let last: Set = bit(attributes) - 1;
    let mut sets: Vec<Set> = (last.min(1)..=last).collect();
    sets.sort_by_key(|set| (set.count_ones(), std::cmp::Reverse(set.reverse_bits())));
    sets
}

/// The lowest nodes above one of each.
fn both(some: &[Levels], others: &[Levels]) -> Vec<Levels> {
    let mut lowest = Tags::default();
    for one in some {
        for other in others {
            let levels = one.as_slice().iter().zip(other.as_slice());
            lowest.tag(&Levels::new(levels.map(|(a, b)| *a.max(b)).collect()), true);
        }
    }
    lowest.lowest()
}

impl Search for Incognito {
    fn step(&mut self, budget: usize) -> bool {
        checks::step(self, budget)
    }

    fn best(&self) -> Option<&Evaluated> {
        self.best.as_ref()
    }

    fn bound(&self) -> Option<Loss> {
        let found = || self.best.as_ref().map_or(Loss::INFINITE, |best| best.loss.clone());
        self.ended.then(found)
    }

    /// Partitions of parts of nodes count too.
    fn visited(&self) -> u32 {
        self.checks.visited()
    }

    fn stage(&self) -> Stage {
        let of = self.sets.len() as u64;
        Stage { phase: "incognito-subset", at: (self.at as u64).min(of), of }
    }

    fn tried(&self) -> &[Tried] {
        self.checks.tried()
    }
}

#[cfg(test)]
mod tests {
    use super::{both, sets};
    use crate::lattice::Levels;

    #[test]
    fn sets_come_by_size_and_then_in_the_order_of_the_attributes() {
        assert_eq!(sets(3), [0b001, 0b010, 0b100, 0b011, 0b101, 0b110, 0b111]);
        assert_eq!(sets(0), [0]);
    }

    /// The example's sets of two attributes, joined: the lowest candidates of all three.
    #[test]
    fn what_is_above_one_of_each_begins_at_the_least_upper_bounds() {
        let of = |nodes: &[[u8; 3]]| -> Vec<Levels> {
            nodes.iter().map(|node| Levels::from(*node)).collect()
        };
        let zip_age = of(&[[0, 2, 0], [2, 1, 0]]);
        let zip_nationality = of(&[[0, 0, 2], [2, 0, 1]]);
        let found = both(&zip_age, &zip_nationality);
        assert_eq!(found, of(&[[0, 2, 2], [2, 1, 1]]));
        assert_eq!(both(&found, &of(&[[0, 1, 1]])), found);
    }
}
