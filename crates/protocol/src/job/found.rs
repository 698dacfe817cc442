//! What is found, and the way there: a node of the lattice, or a table recoded class by class.

use outis::loss::Loss;
use outis::recoding::{Recoded, Recoder};
use outis::search::{Capped, Evaluated, Leader, Search, Stage, Tried};
use outis::study::Study;
use std::sync::Arc;

/// A search or a recoding under way; driven alike.
pub struct Attempt {
    way: Way,
    /// Whether what it says of other tables is proven ([`Study::allows_proof`]).
    proves: bool,
}

/// How it looks for a table.
pub(super) enum Way {
    /// Through the lattice.
    Search(Box<dyn Search>),
    /// Through the lattice as far as a number of nodes.
    Capped(Box<Capped>),
    /// Through the lattice, by others too if they join.
    Shared(Box<Leader>),
    /// Beyond one level for each column.
    Recoding(Box<dyn Recoder>),
}

impl Attempt {
    /// The way through a study, at its beginning.
    pub(super) fn new(way: Way, study: &Study) -> Self {
        Self { way, proves: study.allows_proof() }
    }

    /// Looks at about `budget` classes; true once it has ended.
    pub fn step(&mut self, budget: usize) -> bool {
        match &mut self.way {
            Way::Search(search) => search.step(budget),
            Way::Capped(search) => search.step(budget),
            Way::Shared(search) => search.step(budget),
            Way::Recoding(recoding) => recoding.step(budget),
        }
    }

    /// It as a search or as a recoding.
    fn as_either(&self) -> Result<&dyn Search, &dyn Recoder> {
        match &self.way {
            Way::Search(search) => Ok(search.as_ref()),
            Way::Capped(search) => Ok(search.as_ref()),
            Way::Shared(search) => Ok(search.as_ref()),
            Way::Recoding(recoding) => Err(recoding.as_ref()),
        }
    }

    /// How many nodes, cuts or merges were tried.
    #[must_use]
    pub fn visited(&self) -> u32 {
        self.as_either().map_or_else(Recoder::visited, Search::visited)
    }

    /// What it is at.
    #[must_use]
    pub fn stage(&self) -> Stage {
        self.as_either().map_or_else(Recoder::stage, Search::stage)
    }

    /// The nodes that it came to, from the first on; nothing where it does not say.
    #[must_use]
    pub fn tried(&self) -> &[Tried] {
        self.as_either().map_or(&[], Search::tried)
    }

    /// Whether it has looked at all the nodes that it may, and proven nothing by then.
    #[must_use]
    pub fn is_spent(&self) -> bool {
        matches!(&self.way, Way::Capped(search) if search.is_spent())
    }

    /// How many searches work on it together.
    #[must_use]
    pub fn workers(&self) -> u32 {
        match &self.way {
            Way::Shared(search) => search.workers(),
            Way::Search(_) | Way::Capped(_) | Way::Recoding(_) => 1,
        }
    }

    /// Whether others may join.
    #[must_use]
    pub fn is_shared(&self) -> bool {
        matches!(self.way, Way::Shared(_))
    }

    /// Whether it goes beyond one level for each column.
    #[must_use]
    pub fn is_recoding(&self) -> bool {
        matches!(self.way, Way::Recoding(_))
    }

    /// The search as the one that leads others, if it can.
    pub fn leader(&mut self) -> Option<&mut Leader> {
        match &mut self.way {
            Way::Shared(search) => Some(search),
            Way::Search(_) | Way::Capped(_) | Way::Recoding(_) => None,
        }
    }

    /// No node within the limits has a smaller loss; `None` where nothing is proven.
    #[must_use]
    pub fn bound(&self) -> Option<Loss> {
        let search = self.as_either().ok()?;
        let nothing_lost = |best: &&Evaluated| best.loss.value() == 0.0;
        match self.proves {
            true => search.bound(),
            // Nothing loses less than nothing.
            false => search.best().filter(nothing_lost).map(|best| best.loss.clone()),
        }
    }

    /// Whether it has ended and proven that no choice of one level for each column may be
    /// released. Others that found nothing say nothing of what they did not look at.
    #[must_use]
    pub fn proves_none(&self) -> bool {
        self.found().is_none() && self.bound().is_some_and(|bound| !bound.is_finite())
    }

    /// The best found so far, if anything.
    #[must_use]
    pub fn found(&self) -> Option<Found> {
        let chosen = match self.as_either() {
            Ok(search) => Chosen::Node(search.best()?.clone()),
            Err(recoding) => Chosen::Recoded(recoding.best()?.clone()),
        };
        let (visited, workers) = (self.visited(), self.workers());
        Some(Found { chosen, bound: self.bound(), visited, workers })
    }
}

/// What may be released, and what is known about better ones.
#[derive(Clone, Debug)]
pub struct Found {
    /// What may be released.
    pub chosen: Chosen,
    /// No feasible node has a smaller loss; `None` if that was not searched for.
    pub bound: Option<Loss>,
    /// Nodes, cuts or merges that were tried.
    pub visited: u32,
    /// How many searches worked on it together.
    pub workers: u32,
}

impl Found {
    /// The node, if one was chosen.
    #[must_use]
    pub fn node(&self) -> Option<&Evaluated> {
        match &self.chosen {
            Chosen::Node(node) => Some(node),
            Chosen::Recoded(_) => None,
        }
    }
}

/// What may be released.
#[derive(Clone, Debug)]
pub enum Chosen {
    /// One level for each column.
    Node(Evaluated),
    /// Cells of mixed detail.
    Recoded(Arc<Recoded>),
}

impl Chosen {
    /// Records that are suppressed.
    #[must_use]
    pub fn suppressed(&self) -> u64 {
        match self {
            Self::Node(node) => node.suppressed,
            Self::Recoded(recoded) => recoded.suppressed,
        }
    }

    /// Classes that are released.
    #[must_use]
    pub fn classes(&self) -> u32 {
        match self {
            Self::Node(node) => node.classes,
            Self::Recoded(recoded) => recoded.classes,
        }
    }

    /// The loss.
    #[must_use]
    pub fn loss(&self) -> &Loss {
        match self {
            Self::Node(node) => &node.loss,
            Self::Recoded(recoded) => &recoded.loss,
        }
    }
}
