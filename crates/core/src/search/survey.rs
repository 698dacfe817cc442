//! Which nodes of the lattice may be released, and which of those have none below them that may:
//! the minimal ones.
//!
//! # Definition
//! A node holds if it may be released: every model holds with no more records suppressed than
//! the limit allows. It is minimal if it holds and no node below it does, however far below
//! (spec F11). Where holding is monotone that is the same as to hold while none of the nodes
//! directly below does; where it is not, a minimal node may have others above it that fail, and
//! others still further up that hold.
//!
//! # Idea
//! Where [`Study::prunes`], one node that holds tells the same of all above it, one that fails
//! of all below it. Node by node in lexicographic order, each that is not told of begins a path
//! of such nodes upwards, on which the lowest that holds is found by halving, as in
//! [`Flash`](super::Flash). Elsewhere nothing tells of another node, and each is measured.
//!
//! # Source
//! P. Samarati. "Protecting Respondents' Identities in Microdata Release." TKDE 13(6), 2001, for
//! minimal generalizations; L. Sweeney. "Achieving k-Anonymity Privacy Protection Using
//! Generalization and Suppression." IJUFKS 10(5), 2002, for k-minimal ones.
//!
//! # Conditions
//! At most [`MOST_NODES`](super::MOST_NODES) nodes, each of which is told of.

use super::checks::{Checks, Turn, Walk};
use super::conditions::needs_few_nodes;
use super::heights::height;
use super::tags::Tags;
use super::{Evaluated, SEARCHING, Search, Stage, keep_better};
use crate::error::Result;
use crate::lattice::Levels;
use crate::loss::Loss;
use crate::partition::Partition;
use crate::study::Study;
use rustc_hash::FxBuildHasher;
use std::collections::{HashMap, HashSet};
use std::sync::Arc;

/// The nodes of one height of the lattice, which is the sum of their levels.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct AtOneHeight {
    /// How many there are.
    pub nodes: u64,
    /// How many of them may be released.
    pub holding: u64,
    /// How many of them were not measured, since others had told already.
    pub pruned: u64,
}

/// What a walk came to know of a node.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// The node.
    pub levels: Levels,
    /// Whether it may be released.
    pub holds: bool,
    /// Whether it was measured itself.
    pub measured: bool,
}

/// A walk through the lattice under way.
#[derive(Debug)]
pub struct Survey {
    checks: Checks,
    bottom: Levels,
    top: Levels,
    nodes: u64,
    /// Whether nodes tell of others.
    prunes: bool,
    tags: Tags,
    /// Nodes that were measured.
    measured: HashSet<Levels, FxBuildHasher>,
    /// Of those, the ones that hold and were not known to have another such below them.
    holding: HashMap<Levels, Evaluated, FxBuildHasher>,
    best: Option<Evaluated>,
    /// The next node in lexicographic order: to be looked at, then to be counted.
    next: Option<Levels>,
    path: Vec<Levels>,
    /// Nodes of the path before this one fail.
    fails: usize,
    /// This node of the path holds, or is beyond its end.
    holds: usize,
    counting: bool,
    /// Nodes above one that holds, as far as they are counted.
    covered: HashSet<Levels, FxBuildHasher>,
    heights: Vec<AtOneHeight>,
    minimal: Vec<Evaluated>,
}

impl Survey {
    /// A walk that has looked at nothing yet.
    ///
    /// # Errors
    /// [`Kind::LatticeTooLarge`](crate::Kind::LatticeTooLarge) if there are too many nodes.
    pub fn new(study: Arc<Study>) -> Result<Self> {
        let nodes = needs_few_nodes(&study, 0, "lattice")?;
        let (bottom, top) = (study.bottom(), study.top());
        Ok(Self {
            nodes,
            prunes: study.prunes(),
            tags: Tags::new(bottom.clone(), top.clone()),
            measured: HashSet::default(),
            holding: HashMap::default(),
            best: None,
            next: Some(bottom.clone()),
            path: Vec::new(),
            fails: 0,
            holds: 0,
            counting: false,
            covered: HashSet::default(),
            heights: vec![AtOneHeight::default(); (height(&top) - height(&bottom)) as usize + 1],
            minimal: Vec::new(),
            checks: Checks::new(study),
            bottom,
            top,
        })
    }

    /// The heights from that of the lowest node on, once the walk has ended.
    pub fn heights(&self) -> impl Iterator<Item = (u32, &AtOneHeight)> {
        (height(&self.bottom)..).zip(&self.heights)
    }

    /// The minimal nodes in lexicographic order, once the walk has ended.
    #[must_use]
    pub fn minimal(&self) -> &[Evaluated] {
        &self.minimal
    }

    /// Every node in lexicographic order, once the walk has ended: whether it holds, and whether it
    /// was measured rather than told of by others.
    pub fn nodes(&self) -> impl Iterator<Item = Told> + '_ {
        let first = Some(self.bottom.clone());
        let nodes = std::iter::successors(first, |node| node.successor(&self.bottom, &self.top));
        nodes.map(|levels| Told {
            holds: self.tags.status(&levels) == Some(true),
            measured: self.measured.contains(&levels),
            levels,
        })
    }

    /// How many nodes' partitions were computed.
    #[must_use]
    pub fn visited(&self) -> u32 {
        Search::visited(self)
    }

    /// Halves what is left of the path, or begins the next one.
    fn look(&mut self) -> Turn {
        if self.fails < self.holds {
            let middle = (self.fails + self.holds) / 2;
            let node = &self.path[middle];
            match self.tags.status(node) {
                None => return Turn::Measure(node.clone()),
                Some(true) => self.holds = middle,
                Some(false) => self.fails = middle + 1,
            }
            return Turn::Thought(1);
        }
        let Some(node) = self.next.take() else {
            self.counting = true;
            self.next = Some(self.bottom.clone());
            return Turn::Thought(1);
        };
        self.next = node.successor(&self.bottom, &self.top);
        if self.tags.status(&node).is_some() {
            return Turn::Thought(1);
        }
        if !self.prunes {
            return Turn::Measure(node);
        }
        self.path = self.path_up(node);
        (self.fails, self.holds) = (0, self.path.len());
        Turn::Thought(self.path.len())
    }

    /// A way up from a node along those that nothing is known of.
    fn path_up(&self, node: Levels) -> Vec<Levels> {
        std::iter::successors(Some(node), |node| {
            self.tags.above(node).find(&|node: &Levels| self.tags.status(node).is_none())
        })
        .collect()
    }

    /// Counts the next node.
    fn count(&mut self) -> Turn {
        let Some(node) = self.next.take() else { return Turn::Ended };
        self.next = node.successor(&self.bottom, &self.top);
        let holds = self.tags.status(&node) == Some(true);
        let counts = &mut self.heights[(height(&node) - height(&self.bottom)) as usize];
        counts.nodes += 1;
        counts.holding += u64::from(holds);
        counts.pruned += u64::from(!self.measured.contains(&node));
        let is_over = self
            .tags
            .below(&node)
            .any(|lower| self.covered.contains(&lower) || self.tags.status(&lower) == Some(true));
        if is_over {
            self.covered.insert(node);
        } else if holds {
            self.minimal.extend(self.holding.remove(&node));
        }
        Turn::Thought(1)
    }
}

impl Walk for Survey {
    fn checks(&self) -> &Checks {
        &self.checks
    }

    fn checks_mut(&mut self) -> &mut Checks {
        &mut self.checks
    }

    fn turn(&mut self) -> Turn {
        if self.counting { self.count() } else { self.look() }
    }

    fn learn(&mut self, partition: &Partition) {
        let node = self.checks.measure(partition);
        let holds = node.feasible;
        if self.prunes {
            self.tags.tag(&node.levels, holds);
        } else {
            self.tags.mark(&node.levels, holds);
        }
        self.measured.insert(node.levels.clone());
        if holds
            && !self.tags.below(&node.levels).any(|lower| self.tags.status(&lower) == Some(true))
        {
            keep_better(&mut self.best, node.clone());
            self.holding.insert(node.levels.clone(), node);
        }
    }

    fn best(&self) -> Option<&Evaluated> {
        self.best.as_ref()
    }

    /// It looks for what holds, whatever that loses.
    fn bound(&self) -> Option<Loss> {
        None
    }

    fn stage(&self) -> Stage {
        Stage { phase: SEARCHING, done: self.measured.len() as u64, total: self.nodes }
    }
}
