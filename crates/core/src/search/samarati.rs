//! The lowest node that may be released, by binary search on height.
//!
//! # Idea
//! If some node of a height may be released, some node of every height above it may
//! be too, namely any above that node. So the least such height is found by halving:
//! each height tried is walked through until one node may be released.
//!
//! # Source
//! P. Samarati. "Protecting Respondents' Identities in Microdata Release." TKDE
//! 13(6), 2001 (spec G2).
//!
//! # What it promises
//! No node of a smaller height may be released. Which of those of the least height is
//! taken the paper leaves to preference; here it is the one that loses least, ties by
//! the lexicographic order. That is the least loss of all only where the loss is the
//! height ([`Metric::Height`](crate::loss::Metric::Height), summed, all weights
//! alike); of any other loss nothing is proven.
//!
//! # When to use it
//! To reproduce work that used it, or where the number of generalization steps itself
//! is what matters.
//!
//! # Conditions
//! [`Study::prunes`]: a study where it does not hold is refused.

use super::checks::{Checks, Turn, Walk};
use super::conditions::{is_height, needs_monotone};
use super::heights::{AtHeight, height};
use super::tags::Tags;
use super::{Begun, SearchChoice};
use super::{Evaluated, Stage, keep_better};
use crate::choice::{Choice, Declaration};
use crate::error::Result;
use crate::loss::Loss;
use crate::partition::Partition;
use crate::study::Study;
use std::sync::Arc;

/// What it is at, from beginning to end.
const STAGE: &str = "samarati-height";

/// The binary search on height.
#[derive(Debug)]
pub struct Samarati {
    checks: Checks,
    tags: Tags,
    /// All nodes below this height fail.
    low: u32,
    /// Some node of this height may be released, or it is the greatest height.
    high: u32,
    height: u32,
    nodes: AtHeight,
    phase: Phase,
    /// The nodes after the one found on the height `high`, once one was.
    rest: Option<AtHeight>,
    best: Option<Evaluated>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    /// A height is tried.
    Probing,
    /// The nodes of the least height are compared.
    Choosing,
    Ended,
}

impl Samarati {
    /// A search that has looked at nothing yet.
    ///
    /// # Errors
    /// [`Kind::SearchNeedsMonotone`](crate::Kind::SearchNeedsMonotone) if the models are not
    /// monotone with the suppression allowed.
    pub fn new(study: Arc<Study>) -> Result<Self> {
        needs_monotone(&study, "samarati")?;
        let (bottom, top) = (study.bottom(), study.top());
        let mut search = Self {
            checks: Checks::new(study),
            tags: Tags::new(bottom.clone(), top.clone()),
            low: height(&bottom),
            high: height(&top),
            height: height(&bottom),
            nodes: AtHeight::new(&bottom, &top, height(&bottom)),
            phase: Phase::Probing,
            rest: None,
            best: None,
        };
        search.next_height();
        Ok(search)
    }

    fn nodes_at(&self, height: u32) -> AtHeight {
        let study = self.checks.study();
        AtHeight::new(&study.bottom(), &study.top(), height)
    }

    fn next_height(&mut self) {
        if self.low < self.high {
            self.height = (self.low + self.high) / 2;
            self.nodes = self.nodes_at(self.height);
        } else {
            self.phase = Phase::Choosing;
            self.height = self.low;
            self.nodes = self.rest.take().unwrap_or_else(|| self.nodes_at(self.low));
        }
    }

    /// The height at hand was walked through, or as far as the node that holds.
    fn probed(&mut self, holds: bool) {
        if holds {
            self.high = self.height;
            self.rest = Some(self.nodes.clone());
        } else {
            self.low = self.height + 1;
        }
        self.next_height();
    }
}

impl SearchChoice for Samarati {
    const DECLARED: &'static Declaration = &Declaration {
        id: "samarati",
        family: "lattice",
        source: "P. Samarati. Protecting Respondents' Identities in Microdata Release. IEEE TKDE \
                 13(6), 2001.",
        formula: "",
        parameters: &[],
    };

    const STAGES: &'static [&'static str] = &[STAGE];

    fn begin(_: &Choice, study: Arc<Study>) -> Result<Begun> {
        Ok(Begun::Alone(Box::new(Self::new(study)?)))
    }
}

impl Walk for Samarati {
    fn checks(&self) -> &Checks {
        &self.checks
    }

    fn checks_mut(&mut self) -> &mut Checks {
        &mut self.checks
    }

    fn turn(&mut self) -> Turn {
        if self.phase == Phase::Ended {
            return Turn::Ended;
        }
        match (self.nodes.next(), self.phase) {
            // Nothing at or below this height is known to hold: tags tell of failures only.
            (Some(node), _) if self.tags.status(&node) == Some(false) => {
                self.checks.known(&node, false);
                Turn::Thought(self.tags.overhead())
            }
            (Some(node), _) => Turn::Measure(node),
            (None, Phase::Probing) => {
                self.probed(false);
                Turn::Thought(1)
            }
            (None, _) => {
                self.phase = Phase::Ended;
                Turn::Ended
            }
        }
    }

    fn learn(&mut self, partition: &Partition) {
        let node = self.checks.measure(partition);
        if !node.feasible {
            self.tags.tag(&node.levels, false);
            return;
        }
        if self.phase == Phase::Probing {
            // A lower height is better, whatever is lost.
            self.best = Some(node);
            self.probed(true);
        } else {
            keep_better(&mut self.best, node);
        }
    }

    fn best(&self) -> Option<&Evaluated> {
        self.best.as_ref()
    }

    fn bound(&self) -> Option<Loss> {
        match &self.best {
            _ if self.phase != Phase::Ended => None,
            None => Some(Loss::INFINITE),
            Some(best) => is_height(self.checks.study()).then(|| best.loss.clone()),
        }
    }

    fn stage(&self) -> Stage {
        let total = height(&self.checks.study().top());
        Stage { phase: STAGE, done: self.height.into(), total: total.into() }
    }
}
