//! Why records are left out of a table with one level for each column, and what would keep them.
//!
//! # Definition
//! Records are left out class by class. A class is left out for each demand on classes that it
//! does not meet, and because it shows a missing value where that matches nothing; if nothing of
//! that is so, because demands on the table let it go. Which released class is nearest to a record of
//! it [`Nearness`](super::Nearness) tells.
//!
//! A *change* raises one column to a higher level within its limit and leaves the others as they
//! are. It keeps a class if the node that it leads to may be released, and the class that the
//! records are in there is released with it.
//!
//! A *smaller k* keeps a class where that k, and every other model as it is, would release it on
//! the same levels. It is the largest such k: the size of the class, if k-anonymity is all that the
//! class fails. Where suppressed records stay as stars, or models ask the table as a whole, none is
//! named, since a class that is released changes what is asked of others there.

use crate::loss::Loss;
use crate::model::{KAnonymity, Model, ModelChoice, SMALLEST_K};
use crate::partition::{Partition, coarsened};
use crate::plan::Plan;
use crate::study::{Classified, Study};
use std::cmp::Reverse;
use std::sync::Arc;

/// One column on another level, the others as they are, and what comes of it.
#[derive(Clone, Debug)]
pub struct ColumnChange {
    /// The quasi-identifier, by its number in the study.
    pub attribute: usize,
    /// Its level.
    pub level: u8,
    /// What that node loses.
    pub loss: Loss,
    /// Records that it suppresses.
    pub suppressed: u64,
    /// Whether it keeps each class that is left out, in their order.
    keeps: Vec<bool>,
}

/// Why a class is left out.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum LeftOutReason {
    /// It does not meet a model by itself.
    Model {
        /// The number of the model in the plan.
        model: usize,
        /// What the class achieves, if anything is measured. May be infinite.
        achieved: Option<f64>,
    },
    /// It shows a missing value, which matches nothing.
    Missing,
    /// By itself it meets every model; this one asks the table as a whole.
    Table {
        /// The number of the model in the plan.
        model: usize,
    },
}

/// The classes that are left out of a node. What would keep them is found step by step.
#[derive(Clone, Debug)]
pub struct LeftOutClasses {
    study: Arc<Study>,
    node: Classified,
    exact: Arc<Partition>,
    /// The classes that are left out: those of most persons first.
    classes: Vec<u32>,
    /// What raises one column and is not tried yet, the next one last.
    candidates: Vec<(usize, u8)>,
    changes: Vec<ColumnChange>,
    /// The numbers of the models that ask for k records.
    of_sizes: Vec<usize>,
}

impl LeftOutClasses {
    /// What is left out of a node of the study that was made of the plan.
    #[must_use]
    pub fn new(study: &Arc<Study>, plan: &Plan, node: Classified) -> Self {
        let partition = &node.partition;
        let mut classes: Vec<u32> = (0..partition.classes() as u32)
            .filter(|&class| node.decision.fails[class as usize])
            .collect();
        classes.sort_by_key(|&class| {
            let persons = partition.class(class as usize).size;
            (Reverse(persons), partition.key(class as usize))
        });
        let top = study.top();
        let levels = partition.levels().as_slice().iter().zip(top.as_slice()).enumerate();
        let mut candidates: Vec<(usize, u8)> = match classes.is_empty() {
            true => Vec::new(),
            false => levels
                .flat_map(|(attribute, (&level, &limit))| {
                    (level + 1..=limit).map(move |level| (attribute, level))
                })
                .collect(),
        };
        candidates.reverse();
        let of_sizes = (0..plan.models.len())
            .filter(|number| plan.models[*number].id() == KAnonymity::DECLARED.id)
            .collect();
        let exact = Arc::new(partition.clone());
        let (study, changes) = (study.clone(), Vec::new());
        Self { study, exact, node, classes, candidates, changes, of_sizes }
    }

    /// Tries one change, which takes time by the classes of the node; true once there is none left.
    pub fn step(&mut self) -> bool {
        let Some((attribute, level)) = self.candidates.pop() else { return true };
        let study = &self.study;
        let levels = self.node.partition.levels().with(attribute, level);
        let (partition, class_of) = coarsened(&self.exact, study.hierarchies(), &levels);
        let decision = study.decide(&partition);
        if study.may_release(&decision) {
            self.changes.push(ColumnChange {
                attribute,
                level,
                loss: study.objective().value(&partition, &decision),
                suppressed: decision.suppressed,
                keeps: self
                    .classes
                    .iter()
                    .map(|&class| !decision.fails[class_of[class as usize] as usize])
                    .collect(),
            });
        }
        self.candidates.is_empty()
    }

    /// The node.
    #[must_use]
    pub fn node(&self) -> &Classified {
        &self.node
    }

    /// The classes that are left out: those of most persons first, since they are nearest to what
    /// is asked; equal ones in the order of what they show.
    #[must_use]
    pub fn classes(&self) -> &[u32] {
        &self.classes
    }

    /// The changes that keep the class at `place` among those that are left out, the one of least
    /// loss first; of one column only the lowest level that does.
    #[must_use]
    pub fn changes(&self, place: usize) -> Vec<&ColumnChange> {
        let mut keeping: Vec<&ColumnChange> =
            self.changes.iter().filter(|change| change.keeps[place]).collect();
        // They were tried column by column, from the lowest level on.
        keeping.dedup_by_key(|change| change.attribute);
        keeping.sort_by(|a, b| a.loss.compare(&b.loss));
        keeping
    }

    /// Why a class is left out.
    #[must_use]
    pub fn reasons(&self, class: usize) -> Vec<LeftOutReason> {
        let partition = &self.node.partition;
        let seen = partition.class(class);
        let models = self.study.demands().models().iter().enumerate();
        let failed = models.clone().filter_map(|(model, demand)| match demand {
            Model::Class(demand) if !demand.holds(&seen) => {
                Some(LeftOutReason::Model { model, achieved: demand.measure(&seen) })
            }
            _ => None,
        });
        let mut reasons: Vec<LeftOutReason> = failed.collect();
        if self.study.demands().concern_missing() && self.study.missing().is_shown(partition, class)
        {
            reasons.push(LeftOutReason::Missing);
        }
        if reasons.is_empty() {
            let of_table = models.filter(|(_, demand)| matches!(demand, Model::Table(_)));
            reasons.extend(of_table.map(|(model, _)| LeftOutReason::Table { model }));
        }
        reasons
    }

    /// How many more persons a class would need, as far as models ask for a size; 0 if it has
    /// enough.
    #[must_use]
    pub fn lacking(&self, class: usize) -> u32 {
        self.study.demands().smallest().saturating_sub(self.node.partition.class(class).size)
    }

    /// The largest k that would keep a class on the same levels.
    #[must_use]
    pub fn smaller_k(&self, class: usize) -> Option<u32> {
        let size = self.node.partition.class(class).size;
        let is_plain = !self.study.keeps_stars() && !self.study.demands().concern_table();
        let keeps = size >= SMALLEST_K
            && is_plain
            && self.reasons(class).iter().all(|reason| match reason {
                LeftOutReason::Model { model, .. } => self.of_sizes.contains(model),
                LeftOutReason::Missing | LeftOutReason::Table { .. } => false,
            });
        keeps.then_some(size)
    }
}
