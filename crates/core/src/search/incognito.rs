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
//! # Invariants
//! An attribute that is left out is on a level of its own, one above its hierarchy,
//! with one group for everything: the highest level of a hierarchy may have several.
//! Partitions roll up to it as to any other. Nothing is written as a missing value
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

use super::checks::{Checks, Turn, Walk};
use super::conditions::{needs_few_nodes, needs_monotone};
use super::heights::height;
use super::tags::Tags;
use super::{Begun, SearchChoice};
use super::{Evaluated, Stage, cannot_beat, keep_better};
use crate::choice::{Choice, Declaration};
use crate::error::Result;
use crate::hierarchy::Hierarchy;
use crate::lattice::Levels;
use crate::loss::Loss;
use crate::partition::Partition;
use crate::study::Study;
use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::sync::Arc;

/// What it is at, from beginning to end.
const STAGE: &str = "incognito-subset";

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
    current: usize,
    /// For each set that is done, which of its nodes hold.
    done: BTreeMap<Set, Tags>,
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
        needs_few_nodes(&study, 1, NAME)?;
        let hierarchies = study.hierarchies().iter();
        let out = hierarchies.clone().map(|hierarchy| hierarchy.height() as u8 + 1).collect();
        let hierarchies = hierarchies.map(|h| Arc::new(Hierarchy::with_all_in_one(h))).collect();
        let bottom = study.bottom();
        let mut search = Self {
            checks: Checks::with(study, hierarchies),
            out: Levels::new(out),
            sets: sets(bottom.as_slice().len()),
            current: 0,
            done: BTreeMap::new(),
            tags: Tags::new(bottom.clone(), bottom.clone()),
            queue: BTreeSet::new(),
            measured: HashSet::default(),
            next: Some(bottom),
            best: None,
            ended: false,
        };
        search.begin();
        Ok(search)
    }

    /// The lowest nodes of a set of attributes that hold, in lexicographic order, once that set
    /// is done: an attribute left out is one level above its hierarchy.
    #[must_use]
    pub fn lowest(&self, attributes: &[usize]) -> Option<Vec<Levels>> {
        let set = attributes.iter().fold(0, |set, &attribute| set | bit(attribute));
        self.done.get(&set).map(Tags::lowest)
    }

    /// Fills the queue with the lowest candidates of the set at hand; returns what that costs.
    fn begin(&mut self) -> usize {
        let Some(&set) = self.sets.get(self.current) else { return 1 };
        let (mut low, mut high) = (self.out.clone(), self.out.clone());
        let study = self.checks.study();
        let (bottom, top) = (study.bottom(), study.top());
        for attribute in self.members(set) {
            low.set(attribute, bottom.get(attribute));
            high.set(attribute, top.get(attribute));
        }
        self.tags = Tags::new(low, high);
        let mut cost = 0;
        let roots = self.tags.nodes().inspect(|_| cost += 1).filter(|node| {
            let is_candidate = |node: &Levels| self.is_candidate(set, node);
            is_candidate(node) && !self.tags.below(node).any(|lower| is_candidate(&lower))
        });
        self.queue = roots.map(|root| (height(&root), root)).collect();
        cost
    }

    /// Whether all parts of a node hold that leave one more attribute out.
    fn is_candidate(&self, set: Set, node: &Levels) -> bool {
        set.count_ones() < 2
            || self.members(set).all(|attribute| {
                let part = node.with(attribute, self.out.get(attribute));
                let tags = self.done.get(&(set & !bit(attribute)));
                tags.is_some_and(|tags| tags.status(&part) == Some(true))
            })
    }

    fn members(&self, set: Set) -> impl Iterator<Item = usize> + use<> {
        (0..self.out.as_slice().len()).filter(move |&attribute| set & bit(attribute) != 0)
    }

    /// Takes the next node of the set at hand from the queue, or ends the set.
    fn search_set(&mut self, set: Set) -> Turn {
        if let Some((_, node)) = self.queue.pop_first() {
            return match self.tags.status(&node) {
                None => Turn::Measure(node),
                Some(holds) => {
                    self.checks.known(&node, holds);
                    Turn::Thought(self.tags.overhead())
                }
            };
        }
        let nothing = Tags::new(self.out.clone(), self.out.clone());
        let done = std::mem::replace(&mut self.tags, nothing);
        self.done.insert(set, done);
        self.current += 1;
        Turn::Thought(self.begin())
    }

    /// Looks at the next node of all that hold.
    fn compare(&mut self) -> Turn {
        let Some(node) = self.next.take() else {
            self.ended = true;
            return Turn::Ended;
        };
        let study = self.checks.study();
        self.next = node.successor(&study.bottom(), &study.top());
        let whole = self.sets.last().and_then(|set| self.done.get(set));
        let holds = whole.is_some_and(|whole| whole.status(&node) == Some(true));
        if !holds || self.measured.contains(&node) {
            return Turn::Thought(1);
        }
        let bound = study.objective().bound(&node, 0, study.suppressible());
        if cannot_beat(self.best.as_ref(), &bound, &node) {
            return Turn::Thought(1);
        }
        Turn::Measure(node)
    }
}

impl SearchChoice for Incognito {
    const DECLARED: &'static Declaration = &Declaration {
        id: "incognito",
        family: "lattice",
        source: "K. LeFevre, D. DeWitt, R. Ramakrishnan. Incognito: Efficient Full-Domain \
                 k-Anonymity. SIGMOD 2005.",
        formula: "",
        parameters: &[],
    };

    const STAGES: &'static [&'static str] = &[STAGE];

    fn begin(_: &Choice, study: Arc<Study>) -> Result<Begun> {
        Ok(Begun::Alone(Box::new(Self::new(study)?)))
    }
}

impl Walk for Incognito {
    fn checks(&self) -> &Checks {
        &self.checks
    }

    fn checks_mut(&mut self) -> &mut Checks {
        &mut self.checks
    }

    fn turn(&mut self) -> Turn {
        match self.sets.get(self.current) {
            _ if self.ended => Turn::Ended,
            Some(&set) => self.search_set(set),
            None => self.compare(),
        }
    }

    fn learn(&mut self, partition: &Partition) {
        let levels = partition.levels();
        let is_whole = self.current + 1 >= self.sets.len();
        let holds = if is_whole {
            let node = self.checks.measure(partition);
            self.measured.insert(levels.clone());
            let holds = node.feasible;
            keep_better(&mut self.best, node);
            holds
        } else {
            self.checks.holds(partition)
        };
        if self.current == self.sets.len() {
            return;
        }
        self.tags.tag(levels, holds);
        if !holds {
            let above = self.tags.above(levels);
            self.queue.extend(above.map(|higher| (height(&higher), higher)));
        }
    }

    fn best(&self) -> Option<&Evaluated> {
        self.best.as_ref()
    }

    fn bound(&self) -> Option<Loss> {
        self.ended.then(|| self.best.as_ref().map_or(Loss::INFINITE, |best| best.loss.clone()))
    }

    fn stage(&self) -> Stage {
        let total = self.sets.len() as u64;
        Stage { phase: STAGE, done: (self.current as u64).min(total), total }
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

#[cfg(test)]
mod tests {
    use super::sets;

    #[test]
    fn sets_come_by_size_and_then_in_the_order_of_the_attributes() {
        assert_eq!(sets(3), [0b001, 0b010, 0b100, 0b011, 0b101, 0b110, 0b111]);
        assert_eq!(sets(0), [0]);
    }
}
