//! One path up the lattice: always generalize the attribute with the most distinct values for
//! its weight.
//!
//! # Idea
//! Few records stand out where an attribute shows few values. As long as too many
//! records are in classes that fail a demand, the attribute that shows the most
//! distinct values goes up one level, ties by the order of the attributes; then what
//! still fails is suppressed. Where attributes have weights, the number of values
//! counts over the weight: of what matters twice as much twice as many may stay.
//!
//! # Source
//! L. Sweeney. "Guaranteeing Anonymity when Sharing Medical Data, the Datafly
//! System." AMIA 1997; "Achieving k-Anonymity Privacy Protection Using Generalization
//! and Suppression." IJUFKS 10(5), 2002 (spec G3, J8).
//!
//! # What it promises
//! The demands hold in what it releases, and at most as many nodes are looked at as
//! there are levels. It need be neither optimal nor minimal, and it may find nothing
//! although there is something: with models that generalization can break, or with
//! [`StopRule::K`].
//!
//! # When to use it
//! For a first result on very many attributes, or to reproduce work that used it.
//!
//! # Conditions
//! None. The class test is that of all demands together, not of k alone.

use super::checks::{Checks, Turn, Walk};
use super::heights::height;
use super::{Begun, SearchChoice};
use super::{Evaluated, Stage};
use crate::choice::{self, Choice, Declaration, Parameter};
use crate::error::Result;
use crate::lattice::Levels;
use crate::loss::Loss;
use crate::partition::Partition;
use crate::study::Study;
use std::sync::Arc;

/// What it is at, from beginning to end.
const STAGE: &str = "datafly-attribute";

/// When Datafly stops generalizing (spec J8).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum StopRule {
    /// As soon as what fails may be suppressed.
    #[default]
    Limit,
    /// Sweeney's: as soon as at most k records fail, k being the size that the demands ask of
    /// every class. If the suppression limit does not allow that many, there is no solution.
    K,
}

const STOP_RULES: [(&str, StopRule); 2] = [("limit", StopRule::Limit), ("k", StopRule::K)];

/// The path up.
#[derive(Debug)]
pub struct Datafly {
    checks: Checks,
    stop: StopRule,
    /// For each attribute and level, how many distinct values the records show.
    distinct: Vec<Vec<u64>>,
    path: Vec<Levels>,
    best: Option<Evaluated>,
    ended: bool,
    /// Even the coarsest node fails, and so do all below it.
    hopeless: bool,
}

impl Datafly {
    /// A search at the bottom of the lattice.
    #[must_use]
    pub fn new(study: Arc<Study>, stop: StopRule) -> Self {
        let distinct = distinct(&study);
        let path = vec![study.bottom()];
        let checks = Checks::new(study);
        Self { checks, stop, distinct, path, best: None, ended: false, hopeless: false }
    }

    /// The nodes that it came through, from the bottom on.
    #[must_use]
    pub fn path(&self) -> &[Levels] {
        &self.path
    }

    /// Whether so few records fail that it stops.
    fn is_enough(&self, node: &Evaluated, partition: &Partition) -> bool {
        match self.stop {
            StopRule::Limit => node.feasible,
            StopRule::K => {
                let demands = self.checks.study().demands();
                let most = u64::from(demands.smallest());
                let decision = demands.decide(partition, most);
                !decision.impossible && decision.suppressed <= most
            }
        }
    }

    /// The node with the attribute generalized that shows the most distinct values for its
    /// weight.
    fn higher(&self, levels: &Levels) -> Option<Levels> {
        let study = self.checks.study();
        let top = study.top();
        let mut choice: Option<(usize, f64)> = None;
        for (attribute, distinct) in self.distinct.iter().enumerate() {
            let level = levels.get(attribute);
            let shown = study.attributes()[attribute].expendable(distinct[usize::from(level)]);
            if level < top.get(attribute) && choice.is_none_or(|(_, most)| shown > most) {
                choice = Some((attribute, shown));
            }
        }
        choice.map(|(attribute, _)| levels.with(attribute, levels.get(attribute) + 1))
    }
}

/// How many groups of each level have records; the population alone shows nothing.
fn distinct(study: &Study) -> Vec<Vec<u64>> {
    let attributes = study.attributes().iter();
    attributes
        .map(|attribute| {
            let levels = attribute.hierarchy.levels().iter();
            levels
                .map(|level| {
                    let mut shown = vec![false; level.labels.len()];
                    for (&group, &count) in level.groups.iter().zip(&attribute.counts) {
                        shown[group as usize] |= count > 0;
                    }
                    shown.into_iter().map(u64::from).sum()
                })
                .collect()
        })
        .collect()
}

impl SearchChoice for Datafly {
    const DECLARED: &'static Declaration = &Declaration {
        id: "datafly",
        family: "lattice",
        source: "L. Sweeney. Achieving k-Anonymity Privacy Protection Using Generalization and \
                 Suppression. IJUFKS 10(5), 2002.",
        formula: "",
        parameters: &[Parameter::choice("stop", &choice::names(&STOP_RULES)).spelled_out()],
    };

    const STAGES: &'static [&'static str] = &[STAGE];

    fn begin(choice: &Choice, study: Arc<Study>) -> Result<Begun> {
        let stop = choice.meaning("stop", &STOP_RULES)?;
        Ok(Begun::Alone(Box::new(Self::new(study, stop))))
    }
}

impl Walk for Datafly {
    fn checks(&self) -> &Checks {
        &self.checks
    }

    fn checks_mut(&mut self) -> &mut Checks {
        &mut self.checks
    }

    fn turn(&mut self) -> Turn {
        match self.path.last() {
            Some(levels) if !self.ended => Turn::Measure(levels.clone()),
            _ => Turn::Ended,
        }
    }

    fn learn(&mut self, partition: &Partition) {
        let node = self.checks.measure(partition);
        let enough = self.is_enough(&node, partition);
        let higher = if enough { None } else { self.higher(&node.levels) };
        match higher {
            Some(higher) => self.path.push(higher),
            None => {
                self.ended = true;
                self.hopeless = !node.feasible
                    && node.levels == self.checks.study().top()
                    && self.checks.study().prunes();
                self.best = node.feasible.then_some(node);
            }
        }
    }

    fn best(&self) -> Option<&Evaluated> {
        self.best.as_ref()
    }

    /// Only that there is no solution at all, if that follows from the coarsest node.
    fn bound(&self) -> Option<Loss> {
        self.hopeless.then_some(Loss::INFINITE)
    }

    fn stage(&self) -> Stage {
        let done = self.path.last().map_or(0, height);
        let total = height(&self.checks.study().top());
        Stage { phase: STAGE, done: done.into(), total: total.into() }
    }
}
