//! From classes of which some fail to the best table found: merging until none does, merging
//! on until the table as a whole passes, and refining.

use super::ClusterDistance;
use super::clusters::Clusters;
use super::merging::Merging;
use super::refine::Refine;
use super::table_merging::{Done, TableMerging};
use crate::recoding::{Cover, Recoded};
use crate::search::Stage;
use std::sync::Arc;

/// What it is at when it refines.
pub(in crate::recoding) const REFINING: &str = "refine";

/// Agglomeration under way.
#[derive(Debug)]
pub(in crate::recoding) struct Agglomeration {
    classes: Clusters,
    phase: Phase,
    merging: Merging,
    /// Does nothing before merging has ended.
    table_merging: TableMerging,
    /// After so many merges it is asked again whether the table as a whole passes.
    keep_at: u32,
    refines: bool,
    cover: Cover,
    best: Option<Arc<Recoded>>,
    changes: u32,
}

#[derive(Debug)]
enum Phase {
    Merging,
    TableMerging,
    Refining(Refine),
    Ended,
}

impl Agglomeration {
    /// Merges these classes until none fails, and refines them afterwards if that is wanted.
    pub(in crate::recoding) fn new(
        classes: Clusters,
        cover: Cover,
        stubs: bool,
        refines: bool,
    ) -> Self {
        let merging = Merging::new(&classes, stubs);
        Self {
            classes,
            phase: Phase::Merging,
            merging,
            table_merging: TableMerging::new(0),
            keep_at: 0,
            refines,
            cover,
            best: None,
            changes: 0,
        }
    }

    /// Does one merge or move; true once nothing is left to be done.
    pub(in crate::recoding) fn step(&mut self, looked: &mut usize) -> bool {
        match &mut self.phase {
            Phase::Merging => {
                // From here on there is something to release if the rest has to be suppressed.
                let study = self.classes.study();
                let fits = self.merging.failing_records() <= study.suppressible();
                let merges = self.merging.merges();
                let waits = study.demands().concern_table() && merges < self.keep_at;
                if fits && self.best.is_none() && study.suppressible() > 0 && !waits {
                    self.keep_at = 2 * merges + 1;
                    self.keep(looked);
                }
                if self.merging.step(&mut self.classes, looked) {
                    let holds = self.keep(looked);
                    self.phase = if holds || !self.may_hold() {
                        self.after_merging()
                    } else {
                        self.table_merging = TableMerging::new(self.merging.failing_records());
                        Phase::TableMerging
                    };
                }
            }
            Phase::TableMerging => match self.table_merging.step(&mut self.classes, looked) {
                Done::Merge => {}
                Done::Measured(recoded) => {
                    self.offer(*recoded);
                }
                Done::All => self.phase = self.after_table_merging(),
            },
            Phase::Refining(refine) => {
                let rounds = refine.rounds();
                let ended = refine.step(&mut self.classes, looked);
                self.changes = refine.changes();
                if ended || refine.rounds() > rounds {
                    self.keep(looked);
                }
                if ended {
                    self.phase = Phase::Ended;
                }
            }
            Phase::Ended => {}
        }
        matches!(self.phase, Phase::Ended)
    }

    /// Whether merging on may make the table hold although every class passes by itself, or fails
    /// for good.
    fn may_hold(&self) -> bool {
        let study = self.classes.study();
        study.demands().concern_table() && self.merging.failing_records() <= study.suppressible()
    }

    /// Refining, unless there is nothing to refine.
    fn after_merging(&mut self) -> Phase {
        let study = self.classes.study();
        let failing = self.merging.failing_records();
        // What fails cannot be mended by moves.
        let too_many = failing > study.suppressible();
        if !self.refines || too_many || failing == study.contingency().records() {
            return Phase::Ended;
        }
        self.classes = self.classes.priced(ClusterDistance::Loss, self.cover);
        Phase::Refining(Refine::default())
    }

    /// Refining the best table for which classes were merged on.
    fn after_table_merging(&mut self) -> Phase {
        let best = self.table_merging.take_best().filter(|_| self.refines);
        let Some(best) = best else { return Phase::Ended };
        self.classes =
            Clusters::made_of(self.classes.study(), ClusterDistance::Loss, self.cover, best);
        Phase::Refining(Refine::keeping(&self.classes))
    }

    /// Keeps the table as it is now, if it may be released and is better than the best; whether it
    /// may be.
    fn keep(&mut self, looked: &mut usize) -> bool {
        *looked += self.classes.numbers() as usize;
        self.offer(self.classes.recoded())
    }

    fn offer(&mut self, recoded: Recoded) -> bool {
        let feasible = recoded.feasible;
        if feasible
            && self.best.as_ref().is_none_or(|best| recoded.loss.compare(&best.loss).is_lt())
        {
            self.best = Some(Arc::new(recoded));
        }
        feasible
    }

    /// The best table found.
    pub(in crate::recoding) fn best(&self) -> Option<&Arc<Recoded>> {
        self.best.as_ref()
    }

    /// Merges and moves.
    pub(in crate::recoding) fn changes(&self) -> u32 {
        self.merging.merges() + self.table_merging.merges() + self.changes
    }

    /// What it is at: `merging`, and then [`REFINING`] if that is wanted.
    pub(in crate::recoding) fn stage(&self, merging: &'static str) -> Stage {
        match &self.phase {
            Phase::Refining(_) | Phase::Ended if self.refines => {
                Stage { phase: REFINING, done: u64::from(self.changes), total: 0 }
            }
            _ => {
                let done = u64::from(self.merging.merges() + self.table_merging.merges());
                Stage { phase: merging, done, total: done + self.merging.failing() }
            }
        }
    }
}
