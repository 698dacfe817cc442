//! The optimal search as far as a number of nodes.
//!
//! # Definition
//! The optimal search, alone, until it has ended by itself or has computed so many partitions.
//! What it has found and proven by then is what comes of it: the best node so far, and a bound
//! below it.
//!
//! # Invariants
//! * Where it ends depends on the study, the limits, the number and the nodes that it was told of,
//!   not on the budgets it is driven by: a step is never given more units than nodes are left, and
//!   a node takes at least one unit, so that the step in which the last of them is looked at ends
//!   with it.
//! * Searches that work together look at different nodes from one time to the next. So this one
//!   has no helpers.

use super::{Evaluated, Limits, Optimal, Search, Stage};
use crate::loss::Loss;
use crate::study::Study;
use std::sync::Arc;

/// The optimal search with a last node.
#[derive(Debug)]
pub struct Capped {
    search: Optimal,
    nodes: u32,
    ended: bool,
}

impl Capped {
    /// A search that has looked at nothing yet and will look at `nodes` nodes at most.
    #[must_use]
    pub fn new(study: Arc<Study>, limits: Limits, nodes: u32) -> Self {
        Self { search: Optimal::new(study).with_limits(limits), nodes, ended: false }
    }

    /// Whether it was ended by the number of nodes rather than by a proof.
    #[must_use]
    pub fn is_spent(&self) -> bool {
        !self.ended && self.left() == 0
    }

    /// Takes note of a node of this study that may be released, found elsewhere. It changes where
    /// the search ends, and never what it proves.
    pub fn hear(&mut self, best: &Evaluated) {
        self.search.hear(best);
    }

    fn left(&self) -> usize {
        self.nodes.saturating_sub(self.search.visited()) as usize
    }
}

impl Search for Capped {
    fn step(&mut self, budget: usize) -> bool {
        let mut left = budget.max(1);
        while left > 0 && !self.ended {
            let now = left.min(self.left());
            if now == 0 {
                return true;
            }
            self.ended = self.search.step(now);
            left -= now;
        }
        self.ended
    }

    fn best(&self) -> Option<&Evaluated> {
        self.search.best()
    }

    fn bound(&self) -> Option<Loss> {
        self.search.bound()
    }

    fn visited(&self) -> u32 {
        self.search.visited()
    }

    fn stage(&self) -> Stage {
        Stage { total: self.nodes.into(), ..self.search.stage() }
    }
}
