//! k-Anonymity by clustering in attribute hierarchies.

use super::cluster::{Classes, Distance, Refine};
use super::{Cover, Recoded, Recoder, refuse_unsupported};
use crate::error::Result;
use crate::search::Stage;
use crate::study::Study;
use std::collections::BTreeSet;
use std::sync::Arc;

/// How classes are merged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KacaOptions {
    /// What is to be kept small.
    pub distance: Distance,
    /// What cells show.
    pub cover: Cover,
    /// Whether a small class takes of a large one only as many records as it needs.
    pub stubs: bool,
    /// Whether records are moved between classes afterwards, while that lowers the loss.
    pub refine: bool,
}

/// KACA under way.
#[derive(Debug)]
pub struct Kaca {
    options: KacaOptions,
    classes: Classes,
    /// Classes that fail, by their first tuple.
    failing: BTreeSet<(u32, u32)>,
    failing_records: u64,
    alive: u32,
    refine: Refine,
    merged: bool,
    ended: bool,
    best: Option<Arc<Recoded>>,
    visited: u32,
}

impl Kaca {
    /// Nothing is merged yet.
    ///
    /// # Errors
    /// As [`refuse_unsupported`].
    pub fn new(study: Arc<Study>, options: KacaOptions) -> Result<Self> {
        refuse_unsupported(&study)?;
        let classes = Classes::new(&study, options.distance, options.cover);
        let alive = classes.numbers();
        let fail = |&class: &u32| !classes.passes(class);
        let failing: BTreeSet<(u32, u32)> =
            (0..alive).filter(fail).map(|class| (classes.first(class), class)).collect();
        let failing_records =
            failing.iter().map(|&(_, class)| u64::from(classes.records(class))).sum();
        Ok(Self {
            options,
            classes,
            failing,
            failing_records,
            alive,
            refine: Refine::default(),
            merged: false,
            ended: false,
            best: None,
            visited: 0,
        })
    }

    fn merge(&mut self, looked: &mut usize) {
        let Some(&(first, class)) = self.failing.first() else {
            self.merged = true;
            return;
        };
        let Some((_, other)) = self.classes.nearest(class, None, looked) else {
            self.merged = true;
            return;
        };
        self.failing.remove(&(first, class));
        self.failing.remove(&(self.classes.first(other), other));
        self.classes.merge(class, other);
        self.alive -= 1;
        self.visited += 1;
        if !self.classes.passes(class) {
            self.failing.insert((self.classes.first(class), class));
        }
    }

    fn keep(&mut self) {
        let recoded = self.classes.recoded();
        let better = |best: &Arc<Recoded>| recoded.loss.compare(&best.loss).is_lt();
        if recoded.feasible && self.best.as_ref().is_none_or(better) {
            self.best = Some(Arc::new(recoded));
        }
    }
}

impl Recoder for Kaca {
    fn step(&mut self, budget: usize) -> bool {
        let mut looked = 0;
        while looked < budget && !self.ended {
            looked += 1;
            if !self.merged {
                self.merge(&mut looked);
                if self.merged {
                    self.keep();
                }
            } else if !self.options.refine || self.refine.step(&mut self.classes, &mut looked) {
                if self.options.refine {
                    self.keep();
                }
                self.ended = true;
            }
        }
        self.ended
    }

    fn best(&self) -> Option<&Arc<Recoded>> {
        self.best.as_ref()
    }

    fn visited(&self) -> u32 {
        self.visited
    }

    fn stage(&self) -> Stage {
        if self.merged {
            Stage::of("refine")
        } else {
            Stage { phase: "kaca-merge", at: u64::from(self.visited), of: 0 }
        }
    }
}
