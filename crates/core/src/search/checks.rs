//! How the algorithms of the literature measure nodes: one at a time, resumable, each
//! rolled up from the nearest partition kept.
//!
//! An algorithm is a [`Walk`]: it says which node it wants to know of, and is told. It
//! never sees budgets or roll-ups, so that it reads like its description; what a
//! [`Search`] has to do beside is the same for all.

use super::sources::Sources;
use super::trace::{Seen, Trace, TraceStep};
use super::{Evaluated, Limits, Search, Stage, evaluate};
use crate::hierarchy::Hierarchy;
use crate::lattice::Levels;
use crate::loss::Loss;
use crate::partition::{Memory, Partition, RollUp, Rolls};
use crate::study::Study;
use std::sync::Arc;

/// What an algorithm does next.
#[derive(Debug)]
pub(super) enum Turn {
    /// It needs this node's partition.
    Measure(Levels),
    /// It thought, which cost as much as looking at so many classes.
    Thought(usize),
    /// It has nothing left to do.
    Ended,
}

/// An algorithm that looks at nodes one after the other.
pub(super) trait Walk {
    /// What measures for it.
    fn checks(&self) -> &Checks;

    /// The same, to measure with.
    fn checks_mut(&mut self) -> &mut Checks;

    /// What it does next.
    fn turn(&mut self) -> Turn;

    /// Takes in the partition that it asked for last.
    fn learn(&mut self, partition: &Partition);

    /// As [`Search::best`].
    fn best(&self) -> Option<&Evaluated>;

    /// As [`Search::bound`].
    fn bound(&self) -> Option<Loss>;

    /// As [`Search::stage`].
    fn stage(&self) -> Stage;
}

impl<W: Walk> Search for W {
    fn step(&mut self, budget: usize) -> bool {
        let mut left = budget;
        loop {
            if self.checks().pending.is_some() {
                let Some(partition) = self.checks_mut().advance(&mut left) else { return false };
                self.learn(&partition);
                left = left.saturating_sub(1);
            } else {
                match self.turn() {
                    Turn::Measure(levels) => self.checks_mut().start(&levels),
                    Turn::Thought(cost) => left = left.saturating_sub(cost.max(1)),
                    Turn::Ended => return true,
                }
            }
            if left == 0 {
                return false;
            }
        }
    }

    fn best(&self) -> Option<&Evaluated> {
        Walk::best(self)
    }

    fn bound(&self) -> Option<Loss> {
        Walk::bound(self)
    }

    /// Where an algorithm looks at parts of nodes, their partitions count too.
    fn visited(&self) -> u32 {
        self.checks().visited()
    }

    fn stage(&self) -> Stage {
        Walk::stage(self)
    }

    fn trace(&self) -> &[TraceStep] {
        self.checks().trace()
    }
}

/// Measures the nodes of a study.
#[derive(Debug)]
pub(super) struct Checks {
    study: Arc<Study>,
    hierarchies: Vec<Arc<Hierarchy>>,
    rolls: Rolls,
    sources: Sources,
    memory: Memory,
    pending: Option<RollUp>,
    trace: Trace,
    visited: u32,
}

impl Checks {
    /// For the nodes of a study.
    pub(super) fn new(study: Arc<Study>) -> Self {
        let hierarchies = study.hierarchies().to_vec();
        Self::with(study, hierarchies)
    }

    /// The same with hierarchies that have levels more than the study's.
    pub(super) fn with(study: Arc<Study>, hierarchies: Vec<Arc<Hierarchy>>) -> Self {
        let finest = Arc::new(Partition::exact(study.contingency()));
        let sources = Sources::new(finest, &hierarchies, Limits::default().memory / 2);
        Self {
            study,
            hierarchies,
            rolls: Rolls::default(),
            sources,
            memory: Memory::default(),
            pending: None,
            trace: Trace::default(),
            visited: 0,
        }
    }

    /// The study.
    pub(super) fn study(&self) -> &Study {
        &self.study
    }

    /// What was tried.
    pub(super) fn trace(&self) -> &[TraceStep] {
        self.trace.steps()
    }

    /// How many partitions were computed.
    pub(super) fn visited(&self) -> u32 {
        self.visited
    }

    fn start(&mut self, levels: &Levels) {
        let source = self.sources.nearest(levels);
        let memory = std::mem::take(&mut self.memory);
        let roll_up = RollUp::new(source, levels, &self.hierarchies, &mut self.rolls, memory);
        self.pending = Some(roll_up);
    }

    /// The partition that was asked for, once it is done.
    fn advance(&mut self, left: &mut usize) -> Option<Arc<Partition>> {
        let mut roll_up = self.pending.take()?;
        *left = left.saturating_sub(roll_up.advance(*left));
        if !roll_up.is_done() {
            self.pending = Some(roll_up);
            return None;
        }
        let (partition, memory) = roll_up.finish();
        let partition = Arc::new(partition);
        self.memory = memory;
        self.sources.keep(partition.clone());
        self.visited += 1;
        Some(partition)
    }

    /// Measures a node, loss and all.
    pub(super) fn measure(&mut self, partition: &Partition) -> Evaluated {
        let node = evaluate(&self.study, partition);
        self.trace.note(&node);
        node
    }

    /// Whether what a partition shows may be released, whatever it loses.
    pub(super) fn holds(&mut self, partition: &Partition) -> bool {
        let decision = self.study.decide(partition);
        let feasible = self.study.may_release(&decision);
        let seen = Some(Seen { suppressed: decision.suppressed, loss: None });
        self.trace.push(TraceStep { levels: partition.levels().clone(), feasible, seen });
        feasible
    }

    /// Takes note of a node that the algorithm came to knowing already whether it may be
    /// released.
    pub(super) fn known(&mut self, levels: &Levels, feasible: bool) {
        self.trace.note_known(levels, feasible);
    }
}
