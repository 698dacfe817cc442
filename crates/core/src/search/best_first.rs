//! Nodes in the order of their weighted information loss, until one may be released.
//!
//! # Idea
//! The loss is known from the levels alone and never falls on the way up, so a queue
//! that begins with the bottom and takes in what lies directly above each node that
//! comes out gives all nodes in the order of their loss. The first that may be
//! released loses least.
//!
//! Each node is put into the queue by one of those below it only, the one that is
//! lower in its last generalized attribute: then none needs to be remembered. Nodes
//! that lose alike, in units in which ties are decided, come out in lexicographic
//! order; the one that puts another into the queue comes before it in that order too.
//!
//! # Source
//! The search of the prototype ANON, known from its slides (spec G7, F12, M11):
//! priorities are the attributes' weights, levels are limited, and the share of
//! suppressed records has a threshold.
//!
//! # What it promises
//! The least loss, whatever the models: nothing is concluded from one node to
//! another. Memory may grow with the lattice.
//!
//! # When to use it
//! Where levels have losses of their own and some fine node is likely to do, or where
//! models are not monotone and a proof is wanted that is easy to follow.
//!
//! # Conditions
//! The loss is `weighted-information-loss`, whose levels never lose less than those
//! below them and whose weights are not negative: both are checked wherever that loss
//! is made. Any other loss is refused.

use super::checks::{Checks, Turn, Walk};
use super::{Begun, SearchChoice};
use super::{Evaluated, Stage};
use crate::choice::{Choice, Declaration};
use crate::error::{Error, Kind, Result};
use crate::lattice::Levels;
use crate::loss::{Loss, Metric};
use crate::partition::Partition;
use crate::study::Study;
use std::cmp::Ordering;
use std::collections::BinaryHeap;
use std::sync::Arc;

/// What it is at, from beginning to end.
const STAGE: &str = "best-first-node";

/// The queue, taken one by one.
#[derive(Debug)]
pub struct BestFirst {
    checks: Checks,
    queue: BinaryHeap<Queued>,
    /// What the node taken last loses.
    reached: Loss,
    best: Option<Evaluated>,
    ended: bool,
    /// What filling the queue cost, in classes looked at, and has not been said yet.
    owed: usize,
}

/// A node with what it loses.
#[derive(Debug)]
struct Queued {
    loss: Loss,
    levels: Levels,
}

impl PartialEq for Queued {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Queued {}

impl PartialOrd for Queued {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Queued {
    /// The node to take first is the greatest, as the heap has it.
    fn cmp(&self, other: &Self) -> Ordering {
        other.loss.compare(&self.loss).then_with(|| other.levels.cmp(&self.levels))
    }
}

impl BestFirst {
    /// A search that has looked at nothing yet.
    ///
    /// # Errors
    /// [`Kind::SearchNeedsLoss`] unless the loss is `weighted-information-loss`.
    pub fn new(study: Arc<Study>) -> Result<Self> {
        if study.objective().config().metric != Metric::WeightedInformationLoss {
            let (search, loss) = ("best-first", "weighted-information-loss");
            return Err(Error::new(Kind::SearchNeedsLoss { search, loss }));
        }
        let bottom = study.bottom();
        let mut search = Self {
            checks: Checks::new(study),
            queue: BinaryHeap::new(),
            reached: Loss::NONE,
            best: None,
            ended: false,
            owed: 0,
        };
        search.push(bottom);
        Ok(search)
    }

    fn push(&mut self, levels: Levels) {
        // Suppression is no part of this loss, so that its bound is the loss itself.
        let loss = self.checks.study().objective().bound(&levels, 0, 0);
        self.queue.push(Queued { loss, levels });
    }

    /// Puts the nodes directly above this one into the queue, unless another does.
    fn expand(&mut self, levels: &Levels) {
        let study = self.checks.study();
        let (bottom, top) = (study.bottom(), study.top());
        let attributes = levels.as_slice().len();
        let last = (0..attributes).rev().find(|&i| levels.get(i) > bottom.get(i)).unwrap_or(0);
        for attribute in (last..attributes).filter(|&i| levels.get(i) < top.get(i)) {
            self.push(levels.with(attribute, levels.get(attribute) + 1));
            // The loss of each joins those of all attributes.
            self.owed += 1 + attributes / 64;
        }
    }
}

impl SearchChoice for BestFirst {
    const DECLARED: &'static Declaration = &Declaration {
        id: "best-first",
        family: "lattice",
        source: "M. Ciglic, J. Eder, C. Koncilia. Anonymization of Data Sets with NULL Values. \
                 TLDKS XXIV, 2016.",
        formula: "",
        parameters: &[],
    };

    const STAGES: &'static [&'static str] = &[STAGE];

    fn begin(_: &Choice, study: Arc<Study>) -> Result<Begun> {
        Ok(Begun::Alone(Box::new(Self::new(study)?)))
    }
}

impl Walk for BestFirst {
    fn checks(&self) -> &Checks {
        &self.checks
    }

    fn checks_mut(&mut self) -> &mut Checks {
        &mut self.checks
    }

    fn turn(&mut self) -> Turn {
        let owed = std::mem::take(&mut self.owed);
        if owed > 0 {
            return Turn::Thought(owed);
        }
        let next = if self.ended { None } else { self.queue.pop() };
        match next {
            Some(Queued { loss, levels }) => {
                self.reached = loss;
                Turn::Measure(levels)
            }
            None => {
                self.ended = true;
                Turn::Ended
            }
        }
    }

    fn learn(&mut self, partition: &Partition) {
        let node = self.checks.measure(partition);
        if node.feasible {
            self.best = Some(node);
            self.ended = true;
        } else {
            self.expand(&node.levels);
        }
    }

    fn best(&self) -> Option<&Evaluated> {
        self.best.as_ref()
    }

    fn bound(&self) -> Option<Loss> {
        Some(match &self.best {
            Some(best) => best.loss.clone(),
            None if self.ended => Loss::INFINITE,
            // Nodes come out in units of ties.
            None => self.reached.loosened(),
        })
    }

    fn stage(&self) -> Stage {
        Stage { phase: STAGE, done: self.checks.visited().into(), total: 0 }
    }
}
