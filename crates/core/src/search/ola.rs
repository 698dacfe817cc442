//! All lowest nodes that may be released, by halving sublattices: Optimal Lattice Anonymization.
//!
//! # Idea
//! A sublattice runs from a node that is not known to hold up to one that does. Each
//! node in the middle of its height is tried: where it holds, what lies below it is
//! halved further, where it fails, what lies above. Everything above a node that holds
//! is tagged to hold and everything below one that fails to fail, so that most nodes
//! are never tried ([`Tags`]). Where bottom and top are one step apart, the
//! lower one that holds is a candidate; the candidates above no other are the minimal
//! nodes, and of these the one that loses least is taken.
//!
//! # Source
//! K. El Emam et al. "A Globally Optimal k-Anonymity Method for the De-Identification
//! of Health Data." JAMIA 16(5), 2009 (spec G6).
//!
//! # Invariants
//! The top of a sublattice always holds. The paper takes that for granted; here the
//! top of the lattice is tried first, and if it fails there is no solution. A candidate
//! known from tags alone lies above one that was tried and holds, and would be taken
//! out again: so the candidates are those tried.
//!
//! # What it promises
//! All minimal nodes. Where the loss never falls from a node to one above it, the
//! least loss of all is among them and proven ([`Search::bound`](super::Search::bound)). Suppressed records
//! that count as lost break that: higher nodes bring them back. Then it is the least
//! loss of the minimal nodes, and nothing is proven.
//!
//! # When to use it
//! Where all minimal nodes are wanted, or to reproduce work that used it.
//!
//! # Conditions
//! [`Study::prunes`]: a study where it does not hold is refused.

use super::checks::{Checks, Turn, Walk};
use super::conditions::{loss_grows, needs_monotone};
use super::heights::{AtHeight, height};
use super::tags::Tags;
use super::{Begun, SearchChoice};
use super::{Evaluated, Stage};
use crate::choice::{Choice, Declaration};
use crate::error::Result;
use crate::lattice::Levels;
use crate::loss::Loss;
use crate::partition::Partition;
use crate::study::Study;
use std::collections::HashSet;
use std::sync::Arc;

/// What it is at, from beginning to end.
const STAGE: &str = "ola-sublattice";

/// So many sublattices are remembered as done. More are halved again, which costs time and
/// changes nothing.
const MOST_REMEMBERED: usize = 1 << 20;

/// The halving of sublattices.
#[derive(Debug)]
pub struct Ola {
    checks: Checks,
    tags: Tags,
    stack: Vec<Sublattice>,
    done: HashSet<(Levels, Levels), rustc_hash::FxBuildHasher>,
    /// The candidates: none lies below another.
    minimal: Vec<Evaluated>,
    best: Option<Evaluated>,
    halved: u64,
    begun: bool,
    ended: bool,
}

/// A sublattice that is being halved.
#[derive(Debug)]
struct Sublattice {
    bottom: Levels,
    top: Levels,
    /// The nodes in its middle that are yet to come; of one step, the bottom alone.
    middle: AtHeight,
    /// The one at hand.
    current: Option<Levels>,
}

impl Ola {
    /// A search that has looked at nothing yet.
    ///
    /// # Errors
    /// [`Kind::SearchNeedsMonotone`](crate::Kind::SearchNeedsMonotone) if the models are not
    /// monotone with the suppression allowed.
    pub fn new(study: Arc<Study>) -> Result<Self> {
        needs_monotone(&study, "ola")?;
        let tags = Tags::new(study.bottom(), study.top());
        Ok(Self {
            checks: Checks::new(study),
            tags,
            stack: Vec::new(),
            done: HashSet::default(),
            minimal: Vec::new(),
            best: None,
            halved: 0,
            begun: false,
            ended: false,
        })
    }

    /// The lowest nodes found that may be released; all there are, once the search has ended.
    #[must_use]
    pub fn minimal(&self) -> Vec<&Evaluated> {
        let mut minimal: Vec<&Evaluated> = self.minimal.iter().collect();
        minimal.sort_unstable_by(|a, b| a.levels.cmp(&b.levels));
        minimal
    }

    /// Puts a sublattice on the stack, unless it was there before.
    fn halve(&mut self, bottom: Levels, top: Levels) {
        if self.done.len() < MOST_REMEMBERED {
            if !self.done.insert((bottom.clone(), top.clone())) {
                return;
            }
        } else if self.done.contains(&(bottom.clone(), top.clone())) {
            return;
        }
        self.halved += 1;
        let (low, high) = (height(&bottom), height(&top));
        let middle = AtHeight::new(&bottom, &top, low + (high - low) / 2);
        self.stack.push(Sublattice { bottom, top, middle, current: None });
    }

    /// Goes on with the sublattice on top of the stack.
    fn go_on(&mut self) -> Turn {
        let Some(sublattice) = self.stack.last_mut() else {
            self.ended = true;
            return Turn::Ended;
        };
        let measured = sublattice.current.take();
        let comes_to = measured.is_none();
        let Some(node) = measured.or_else(|| sublattice.middle.next()) else {
            self.stack.pop();
            return Turn::Thought(1);
        };
        let overhead = self.tags.overhead();
        let Some(holds) = self.tags.status(&node) else {
            sublattice.current = Some(node.clone());
            return Turn::Measure(node);
        };
        if comes_to {
            self.checks.known(&node, holds);
        }
        // One step is not halved: its middle is its bottom, and its top is known to hold.
        if height(&sublattice.top) - height(&sublattice.bottom) > 1 {
            let (bottom, top) = (sublattice.bottom.clone(), sublattice.top.clone());
            if holds { self.halve(bottom, node) } else { self.halve(node, top) }
        }
        Turn::Thought(overhead)
    }

    /// Takes in a candidate.
    fn take(&mut self, node: Evaluated) {
        // A node whose tag is not known lies above no candidate.
        self.minimal.retain(|higher| !node.levels.is_below(&higher.levels));
        self.minimal.push(node);
        self.best = self
            .minimal
            .iter()
            .min_by(|a, b| a.loss.compare(&b.loss).then_with(|| a.levels.cmp(&b.levels)))
            .cloned();
    }
}

impl SearchChoice for Ola {
    const DECLARED: &'static Declaration = &Declaration {
        id: "ola",
        family: "lattice",
        source: "K. El Emam et al. A Globally Optimal k-Anonymity Method for the De-Identification \
                 of Health Data. JAMIA 16(5), 2009.",
        formula: "",
        parameters: &[],
    };

    const STAGES: &'static [&'static str] = &[STAGE];

    fn begin(_: &Choice, study: Arc<Study>) -> Result<Begun> {
        Ok(Begun::Alone(Box::new(Self::new(study)?)))
    }
}

impl Walk for Ola {
    fn checks(&self) -> &Checks {
        &self.checks
    }

    fn checks_mut(&mut self) -> &mut Checks {
        &mut self.checks
    }

    fn turn(&mut self) -> Turn {
        if self.ended {
            return Turn::Ended;
        }
        if self.begun {
            return self.go_on();
        }
        let top = self.checks.study().top();
        match self.tags.status(&top) {
            None => Turn::Measure(top),
            Some(false) => {
                self.ended = true;
                Turn::Ended
            }
            Some(true) => {
                self.begun = true;
                self.halve(self.checks.study().bottom(), top);
                Turn::Thought(1)
            }
        }
    }

    fn learn(&mut self, partition: &Partition) {
        let node = self.checks.measure(partition);
        self.tags.tag(&node.levels, node.feasible);
        if node.feasible {
            self.take(node);
        }
    }

    fn best(&self) -> Option<&Evaluated> {
        self.best.as_ref()
    }

    fn bound(&self) -> Option<Loss> {
        match &self.best {
            _ if !self.ended => None,
            None => Some(Loss::INFINITE),
            Some(best) => loss_grows(self.checks.study()).then(|| best.loss.clone()),
        }
    }

    /// How many sublattices were halved; how many there will be is not known.
    fn stage(&self) -> Stage {
        Stage { phase: STAGE, done: self.halved, total: 0 }
    }
}
