//! Every node, one after the other: MinGen over full-domain recodings.
//!
//! # Source
//! L. Sweeney. "Achieving k-Anonymity Privacy Protection Using Generalization and
//! Suppression." IJUFKS 10(5), 2002 (spec G1).
//!
//! # What it promises
//! The least loss, whatever the models and the loss. It concludes nothing and rolls
//! nothing up from anything but the exact tuples. That makes it slow, and the oracle
//! of the other searches.
//!
//! # When to use it
//! To check another search, or to follow each step on a small lattice.
//!
//! # Conditions
//! At most [`MOST_NODES`](super::MOST_NODES) nodes.

use super::conditions::needs_few_nodes;
use super::trace::Trace;
use super::{Begun, SearchChoice};
use super::{Evaluated, Search, Stage, TraceStep, evaluate, keep_better};
use crate::choice::{Choice, Declaration};
use crate::error::Result;
use crate::lattice::Levels;
use crate::loss::Loss;
use crate::partition::{Memory, Partition, RollUp, Rolls};
use crate::study::Study;
use std::sync::Arc;

/// What it is at, from beginning to end.
const STAGE: &str = "exhaustive-node";

/// The search through all nodes in lexicographic order.
#[derive(Debug)]
pub struct Exhaustive {
    study: Arc<Study>,
    exact: Arc<Partition>,
    rolls: Rolls,
    next: Option<Levels>,
    current: Option<RollUp>,
    best: Option<Evaluated>,
    visited: u32,
    nodes: u64,
    trace: Trace,
}

impl Exhaustive {
    /// A search that has looked at nothing yet.
    ///
    /// # Errors
    /// [`Kind::LatticeTooLarge`](crate::Kind::LatticeTooLarge) if there are too many nodes.
    pub fn new(study: Arc<Study>) -> Result<Self> {
        let nodes = needs_few_nodes(&study, 0, "exhaustive")?;
        let exact = Arc::new(Partition::exact(study.contingency()));
        let next = Some(study.bottom());
        Ok(Self {
            study,
            exact,
            rolls: Rolls::default(),
            next,
            current: None,
            best: None,
            visited: 0,
            nodes,
            trace: Trace::default(),
        })
    }
}

impl SearchChoice for Exhaustive {
    const DECLARED: &'static Declaration = &Declaration {
        id: "exhaustive",
        family: "optimal",
        source: "MinGen: L. Sweeney. Achieving k-Anonymity Privacy Protection Using \
                 Generalization and Suppression. IJUFKS 10(5), 2002.",
        formula: "",
        parameters: &[],
    };

    const STAGES: &'static [&'static str] = &[STAGE];

    fn begin(_: &Choice, study: Arc<Study>) -> Result<Begun> {
        Ok(Begun::Alone(Box::new(Self::new(study)?)))
    }
}

impl Search for Exhaustive {
    fn step(&mut self, budget: usize) -> bool {
        let mut left = budget;
        loop {
            if self.current.is_none() {
                let Some(levels) = self.next.take() else { return true };
                self.next = levels.successor(&self.study.bottom(), &self.study.top());
                let source = self.exact.clone();
                let hierarchies = self.study.hierarchies();
                let memory = Memory::default();
                self.current =
                    Some(RollUp::new(source, &levels, hierarchies, &mut self.rolls, memory));
            }
            let Some(mut roll_up) = self.current.take() else { return true };
            left = left.saturating_sub(roll_up.advance(left).max(1));
            if roll_up.is_done() {
                let node = evaluate(&self.study, &roll_up.finish().0);
                self.visited += 1;
                self.trace.note(&node);
                keep_better(&mut self.best, node);
            } else {
                self.current = Some(roll_up);
            }
            if left == 0 {
                return self.current.is_none() && self.next.is_none();
            }
        }
    }

    fn best(&self) -> Option<&Evaluated> {
        self.best.as_ref()
    }

    /// Nothing is known about the nodes not yet looked at, except that no loss is negative.
    fn bound(&self) -> Option<Loss> {
        if self.next.is_some() || self.current.is_some() {
            return Some(Loss::NONE);
        }
        Some(self.best.as_ref().map_or(Loss::INFINITE, |best| best.loss.clone()))
    }

    fn visited(&self) -> u32 {
        self.visited
    }

    fn stage(&self) -> Stage {
        Stage { phase: STAGE, done: self.visited.into(), total: self.nodes }
    }

    fn trace(&self) -> &[TraceStep] {
        self.trace.steps()
    }
}
