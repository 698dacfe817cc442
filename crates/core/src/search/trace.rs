//! What a search tried, one node after the other, for whoever wants to follow it.

use super::Evaluated;
use crate::lattice::Levels;
use crate::loss::Loss;
use rustc_hash::FxBuildHasher;
use std::collections::HashSet;

/// So many steps of a search are remembered, from the first on: more than anybody reads, and
/// little enough to be kept beside any search.
pub const MOST_TRACED: usize = 1000;

/// One node that a search came to.
#[derive(Clone, Debug, PartialEq)]
pub struct TraceStep {
    /// The node. [`Incognito`](super::Incognito) also tries parts of nodes: there a level one
    /// above the height of its hierarchy says that the attribute was left out.
    pub levels: Levels,
    /// Whether it may be released.
    pub feasible: bool,
    /// What was seen there; `None` where other nodes had told already whether it may be released,
    /// so that nobody looked. Of such a node only the first time is told.
    pub seen: Option<Seen>,
}

/// What was seen at a node.
#[derive(Clone, Debug, PartialEq)]
pub struct Seen {
    /// Records that it would suppress. If more than allowed, counting may have ended early.
    pub suppressed: u64,
    /// What it would lose; `None` where it may not be released, or where that is not asked.
    pub loss: Option<Loss>,
}

/// The first steps of a search.
#[derive(Debug, Default)]
pub(super) struct Trace {
    steps: Vec<TraceStep>,
    /// The nodes among them.
    nodes: HashSet<Levels, FxBuildHasher>,
}

impl Trace {
    /// Remembers one more, if there is room.
    pub(super) fn push(&mut self, step: TraceStep) {
        if self.steps.len() < MOST_TRACED {
            self.nodes.insert(step.levels.clone());
            self.steps.push(step);
        }
    }

    /// Remembers a node that was measured.
    pub(super) fn note(&mut self, node: &Evaluated) {
        let Evaluated { levels, feasible, suppressed, loss, .. } = node;
        let loss = feasible.then(|| loss.clone());
        let seen = Some(Seen { suppressed: *suppressed, loss });
        self.push(TraceStep { levels: levels.clone(), feasible: *feasible, seen });
    }

    /// Remembers a node of which others had told, unless it is there already.
    pub(super) fn note_known(&mut self, levels: &Levels, feasible: bool) {
        if !self.nodes.contains(levels) {
            self.push(TraceStep { levels: levels.clone(), feasible, seen: None });
        }
    }

    /// All that is remembered, the first first.
    pub(super) fn steps(&self) -> &[TraceStep] {
        &self.steps
    }
}
