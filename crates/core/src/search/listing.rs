//! What chosen nodes of the lattice come to: no search, but what its reader asks about nodes that
//! another walk has told of without measuring them.

use super::checks::{Checks, Turn, Walk};
use super::{Evaluated, SEARCHING, Stage, keep_better};
use crate::lattice::Levels;
use crate::loss::Loss;
use crate::partition::Partition;
use crate::study::Study;
use std::sync::Arc;

/// A measuring of chosen nodes under way.
#[derive(Debug)]
pub struct Listing {
    checks: Checks,
    nodes: Vec<Levels>,
    measured: Vec<Evaluated>,
    best: Option<Evaluated>,
}

impl Listing {
    /// Nodes of the study's lattice to be measured, in this order.
    #[must_use]
    pub fn new(study: Arc<Study>, nodes: Vec<Levels>) -> Self {
        let measured = Vec::with_capacity(nodes.len());
        Self { checks: Checks::new(study), nodes, measured, best: None }
    }

    /// The nodes measured so far, in the order in which they were given.
    #[must_use]
    pub fn measured(&self) -> &[Evaluated] {
        &self.measured
    }
}

impl Walk for Listing {
    fn checks(&self) -> &Checks {
        &self.checks
    }

    fn checks_mut(&mut self) -> &mut Checks {
        &mut self.checks
    }

    fn turn(&mut self) -> Turn {
        self.nodes.get(self.measured.len()).cloned().map_or(Turn::Ended, Turn::Measure)
    }

    fn learn(&mut self, partition: &Partition) {
        let node = self.checks.measure(partition);
        keep_better(&mut self.best, node.clone());
        self.measured.push(node);
    }

    fn best(&self) -> Option<&Evaluated> {
        self.best.as_ref()
    }

    /// It knows of no other nodes.
    fn bound(&self) -> Option<Loss> {
        None
    }

    fn stage(&self) -> Stage {
        let (done, total) = (self.measured.len() as u64, self.nodes.len() as u64);
        Stage { phase: SEARCHING, done, total }
    }
}
