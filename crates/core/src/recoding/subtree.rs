//! Subtree recoding: a cut through each hierarchy (spec C1b).
//!
//! # Definition
//! A cut is a set of groups, of any levels, one of which each value is in. Every cell
//! shows the group of the cut that its value is in, so that equal values show the same
//! everywhere. Full-domain recoding is the case in which all groups of an attribute are
//! on one level. Classes that fail a demand are suppressed, within the limit.
//!
//! The search goes down from a cut: of all groups of the cut that may be replaced by
//! the groups of the next level below that they are made of, it takes the one that
//! gains most, suppression counted, for each bit of anonymity that is lost, where the
//! bits are those that say of a record which class it is in. It goes down from the
//! coarsest cut that the limits allow and from the best node of the lattice, once by
//! gain for each bit and once by gain alone. From the best cut found it goes up at one
//! place and down again elsewhere, as long as that finds a better one. That proves
//! nothing about other cuts.
//!
//! # Source
//! B. Fung, K. Wang, P. Yu. "Top-Down Specialization for Information and Privacy
//! Preservation." ICDE 2005, for the way down and its balance of gain and anonymity;
//! A. Hundepool, L. Willenborg. "μ- and τ-Argus: Software for Statistical Disclosure
//! Control." 1996, for cuts.
//!
//! # Invariants
//! * The result is never worse than the node that it starts from, which is proven to be
//!   the best of the lattice unless that would take too long. Both are measured as tables
//!   of mixed cells: with a gs-factor other than 0.5 the node's own loss is another number.
//! * Every step down is feasible: classes and what they lose are kept up to date
//!   incrementally, in integers, so that no order of tuples can show. What is kept is
//!   measured by [`Recoded::new`].
//! * Where demands concern the table as a whole, every step is measured so, and one that
//!   is not feasible is not made.

mod cut;
mod descent;

use super::kinds::{Beginning, RecodingChoice};
use super::{Cell, Recoded, Recoder};
use crate::choice::{Choice, Declaration};
use crate::error::Result;
use crate::lattice::Levels;
use crate::loss::steps::Steps;
use crate::loss::{Aggregate, LossConfig, Measure};
use crate::search::{Optimal, PROVING, Search, Stage};
use crate::study::Study;
use cut::Cut;
use descent::{Descent, Refinement, Score};
use std::sync::Arc;

/// What it is at once it knows the best node, or has looked for it long enough.
const REFINING: &str = "subtree-cut";

/// The best node is looked for until so many classes were looked at for each tuple.
const PROOF: usize = 2000;

/// So many at a time, whatever the budget, which must not decide how far that gets.
const PROOF_STEP: usize = 1 << 14;

/// So often it goes up and down again, at most.
const TRIALS: u32 = 400;

/// So many values are looked at for that, at most.
const TRIAL_WORK: usize = 1 << 28;

/// Measuring a table takes about so many times as long as looking at all values.
const MEASURING: usize = 4;

/// A subtree recoding under way.
#[derive(Debug)]
pub struct Subtree {
    study: Arc<Study>,
    phase: Phase,
    /// Ways down that are still to be gone, the last one first.
    due: Vec<Due>,
    /// Whether a step may be infeasible although all classes meet their demands.
    careful: bool,
    /// Whether prices do not add up to the loss, so that one on the way may be the best.
    watchful: bool,
    best: Option<(Cut, Arc<Recoded>)>,
    /// Whether the best cut was not yet tried to be improved.
    improvable: bool,
    trials: u32,
    /// What the trials may still cost.
    trial_work: usize,
    visited: u32,
}

/// A way down that was not gone yet.
#[derive(Clone, Debug)]
struct Due {
    cut: Cut,
    score: Score,
    careful: bool,
    /// The step that it must not begin with, where it went up at one place before.
    refused: Option<Refinement>,
}

#[derive(Debug)]
enum Phase {
    Proving { search: Box<Optimal>, left: usize },
    Descending { descent: Box<Descent>, due: Due },
    Ended,
}

impl Subtree {
    /// A recoding that looks for the best node first.
    #[must_use]
    pub fn new(study: Arc<Study>) -> Self {
        let left = PROOF.saturating_mul(study.contingency().tuples());
        let search = Box::new(Optimal::new(study.clone()));
        let objective = study.objective();
        let LossConfig { aggregate, gs_factor, .. } = objective.config();
        let sum = matches!(aggregate, Aggregate::ArithmeticMean | Aggregate::Sum);
        let ignores = match &objective.measure {
            Measure::Steps(steps) => steps.iter().all(Steps::ignores_suppression),
            _ => false,
        };
        let cells = !matches!(objective.measure, Measure::Classes(_) | Measure::Ambiguity(..));
        let watchful = !sum || !cells || ignores || gs_factor != 0.5;
        let careful = study.demands().concern_table() || study.demands().concern_absent();
        Self {
            study,
            phase: Phase::Proving { search, left },
            due: Vec::new(),
            careful,
            watchful,
            best: None,
            improvable: false,
            trials: 0,
            trial_work: TRIAL_WORK,
            visited: 0,
        }
    }

    /// The groups of the cut through each hierarchy, each attribute's in the order of the first
    /// values that they have. `None` as long as there is no table.
    #[must_use]
    pub fn cuts(&self) -> Option<Vec<Vec<Cell>>> {
        self.best.as_ref().map(|(cut, _)| cut.groups(&self.study))
    }

    /// Prepares all ways down.
    fn begin(&mut self, node: Option<&Levels>) {
        let careful = self.careful;
        let mut cuts = vec![Cut::of_levels(&self.study, &self.study.top())];
        if let Some(levels) = node {
            let cut = Cut::of_levels(&self.study, levels);
            let recoded = cut.recoded(&self.study);
            self.keep(&cut, recoded);
            cuts.push(cut);
        }
        for cut in cuts {
            for score in [Score::Gain, Score::GainPerBit] {
                self.due.push(Due { cut: cut.clone(), score, careful, refused: None });
            }
        }
        self.descend();
    }

    /// Begins with the next way down, if one is left.
    fn descend(&mut self) {
        let began = self.trials > 0 || self.due.is_empty();
        if self.improvable && began {
            self.try_to_improve();
        }
        let due = self.due.pop().filter(|_| self.trials < TRIALS && self.trial_work > 0);
        self.phase = match due {
            Some(due) => {
                self.trials += u32::from(due.refused.is_some());
                let mut descent = Descent::new(&self.study, due.cut.clone(), due.score);
                due.refused.iter().for_each(|&step| descent.refuse(step));
                Phase::Descending { descent: Box::new(descent), due }
            }
            None => Phase::Ended,
        };
    }

    /// Prepares the ways down from all cuts just above the best one.
    fn try_to_improve(&mut self) {
        self.improvable = false;
        let Some((best, _)) = &self.best else { return };
        self.due.clear();
        for (cut, step) in best.coarsened(&self.study).into_iter().rev() {
            for score in [Score::Gain, Score::GainPerBit] {
                let (cut, careful, refused) = (cut.clone(), self.careful, Some(step));
                self.due.push(Due { cut, score, careful, refused });
            }
        }
    }

    /// Keeps a table that is better than those before.
    fn keep(&mut self, cut: &Cut, recoded: Recoded) {
        if recoded.feasible
            && self.best.as_ref().is_none_or(|best| recoded.loss.compare(&best.1.loss).is_lt())
        {
            self.best = Some((cut.clone(), Arc::new(recoded)));
            self.improvable = true;
        }
    }

    /// Values of all tuples.
    fn all_values(&self) -> usize {
        self.study.contingency().tuples() * self.study.attributes().len().max(1)
    }

    /// Does the next piece of work; how much that was.
    fn advance(&mut self) -> usize {
        match std::mem::replace(&mut self.phase, Phase::Ended) {
            Phase::Proving { mut search, left } => {
                let ended = search.step(PROOF_STEP);
                let left = left.saturating_sub(PROOF_STEP);
                if ended || left == 0 {
                    self.visited = search.visited();
                    self.begin(search.best().map(|best| &best.levels));
                } else {
                    self.phase = Phase::Proving { search, left };
                }
                PROOF_STEP
            }
            Phase::Descending { mut descent, due } => {
                let step = self.go_down(&mut descent, &due);
                // What is left is measured, and the next way begins with all tuples.
                let work = step.unwrap_or_else(|| (1 + MEASURING) * self.all_values());
                if due.refused.is_some() {
                    self.trial_work = self.trial_work.saturating_sub(work);
                }
                match step {
                    Some(_) => self.phase = Phase::Descending { descent, due },
                    None => self.descend(),
                }
                work
            }
            Phase::Ended => 0,
        }
    }

    /// One step down; how much work it was, `None` if there is none left.
    fn go_down(&mut self, descent: &mut Descent, due: &Due) -> Option<usize> {
        let Some(step) = descent.best_step() else {
            let recoded = descent.cut().recoded(&self.study);
            if !recoded.feasible && !due.careful && descent.is_feasible() {
                // Groups that are written the same are one to whoever reads them.
                self.due.push(Due { careful: true, ..due.clone() });
            }
            self.keep(descent.cut(), recoded);
            return None;
        };
        self.visited += 1;
        if !due.careful && (!self.watchful || due.refused.is_some()) {
            return Some(descent.take(step));
        }
        let trial = descent.cut().refined(&self.study, step);
        let recoded = trial.recoded(&self.study);
        let measuring = MEASURING * self.all_values();
        if due.careful && !recoded.feasible {
            descent.refuse(step);
            return Some(measuring);
        }
        self.keep(&trial, recoded);
        Some(descent.take(step) + measuring)
    }
}

impl RecodingChoice for Subtree {
    const DECLARED: &'static Declaration = &Declaration {
        id: "subtree",
        family: "local",
        source: "B. Fung, K. Wang, P. Yu. Top-Down Specialization for Information and Privacy \
                 Preservation. ICDE 2005.",
        formula: "",
        parameters: &[],
    };

    const STAGES: &'static [&'static str] = &[PROVING, REFINING];

    fn begin(_: &Choice, beginning: &Beginning<'_>) -> Result<Box<dyn Recoder>> {
        Ok(Box::new(Self::new(beginning.study.clone())))
    }
}

impl Recoder for Subtree {
    fn step(&mut self, budget: usize) -> bool {
        let mut left = budget;
        while !matches!(self.phase, Phase::Ended) && left > 0 {
            left = left.saturating_sub(self.advance().max(1));
        }
        matches!(self.phase, Phase::Ended)
    }

    fn best(&self) -> Option<&Arc<Recoded>> {
        self.best.as_ref().map(|(_, recoded)| recoded)
    }

    fn visited(&self) -> u32 {
        match &self.phase {
            Phase::Proving { search, .. } => search.visited(),
            _ => self.visited,
        }
    }

    fn stage(&self) -> Stage {
        match &self.phase {
            Phase::Proving { .. } => Stage::unmeasured(PROVING),
            _ => Stage { phase: REFINING, done: u64::from(self.visited), total: 0 },
        }
    }
}

#[cfg(test)]
mod tests;
