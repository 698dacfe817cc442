//! What is found, and the way there: a node of the lattice, or a table recoded class by class.

use outis::loss::Loss;
use outis::recoding::{Recoded, Recoder};
use outis::search::{Capped, Evaluated, Leader, SEARCHING, Search, Stage, TraceStep};
use outis::study::Study;
use outis_protocol::team::FoundNode;
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
    /// No more: it was found before.
    Ended(Found),
}

/// What all ways of a kind have in common.
enum AttemptView<'a> {
    Search(&'a dyn Search),
    Recoding(&'a dyn Recoder),
    Ended(&'a Found),
}

impl Attempt {
    /// The way through a study, at its beginning.
    pub(super) fn new(way: Way, study: &Study) -> Self {
        Self { way, proves: study.allows_proof() }
    }

    /// One that has ended with what was found.
    pub(super) fn ended(found: Found) -> Self {
        Self { way: Way::Ended(found), proves: true }
    }

    /// Looks at about `budget` classes; true once it has ended.
    pub fn step(&mut self, budget: usize) -> bool {
        match &mut self.way {
            Way::Search(search) => search.step(budget),
            Way::Capped(search) => search.step(budget),
            Way::Shared(search) => search.step(budget),
            Way::Recoding(recoding) => recoding.step(budget),
            Way::Ended(_) => true,
        }
    }

    fn view(&self) -> AttemptView<'_> {
        match &self.way {
            Way::Search(search) => AttemptView::Search(search.as_ref()),
            Way::Capped(search) => AttemptView::Search(search.as_ref()),
            Way::Shared(search) => AttemptView::Search(search.as_ref()),
            Way::Recoding(recoding) => AttemptView::Recoding(recoding.as_ref()),
            Way::Ended(found) => AttemptView::Ended(found),
        }
    }

    /// How many nodes, cuts or merges were tried.
    #[must_use]
    pub fn visited(&self) -> u32 {
        match self.view() {
            AttemptView::Search(search) => search.visited(),
            AttemptView::Recoding(recoding) => recoding.visited(),
            AttemptView::Ended(found) => found.visited,
        }
    }

    /// What it is at.
    #[must_use]
    pub fn stage(&self) -> Stage {
        match self.view() {
            AttemptView::Search(search) => search.stage(),
            AttemptView::Recoding(recoding) => recoding.stage(),
            AttemptView::Ended(_) => Stage::unmeasured(SEARCHING),
        }
    }

    /// The nodes that it came to, from the first on; nothing where it does not say.
    #[must_use]
    pub fn trace(&self) -> &[TraceStep] {
        match self.view() {
            AttemptView::Search(search) => search.trace(),
            AttemptView::Recoding(_) | AttemptView::Ended(_) => &[],
        }
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
            Way::Ended(found) => found.workers,
            Way::Search(_) | Way::Capped(_) | Way::Recoding(_) => 1,
        }
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
            Way::Search(_) | Way::Capped(_) | Way::Recoding(_) | Way::Ended(_) => None,
        }
    }

    /// No node within the limits has a smaller loss; `None` where nothing is proven.
    #[must_use]
    pub fn bound(&self) -> Option<Loss> {
        let search = match self.view() {
            AttemptView::Search(search) => search,
            AttemptView::Recoding(_) => return None,
            AttemptView::Ended(found) => return found.bound.clone(),
        };
        match self.proves {
            true => search.bound(),
            // Nothing loses less than nothing.
            false => {
                search.best().filter(|best| best.loss.value() == 0.0).map(|best| best.loss.clone())
            }
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
        let chosen = match self.view() {
            AttemptView::Search(search) => Chosen::Node(search.best()?.clone()),
            AttemptView::Recoding(recoding) => Chosen::Recoded(recoding.best()?.clone()),
            AttemptView::Ended(found) => return Some(found.clone()),
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

    /// What another worker needs so as not to search again; nothing if it is no node, whose cells
    /// only another recoding can give.
    #[must_use]
    pub fn finding(&self) -> Option<FoundNode> {
        let bound = self.bound.as_ref().map(Into::into);
        let (visited, workers) = (self.visited, self.workers);
        Some(FoundNode { node: self.node()?.into(), bound, visited, workers })
    }
}

impl From<FoundNode> for Found {
    fn from(FoundNode { node, bound, visited, workers }: FoundNode) -> Self {
        Self { chosen: Chosen::Node(node.into()), bound: bound.map(Loss::from), visited, workers }
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

#[cfg(test)]
mod tests {
    use super::{Chosen, Found};
    use outis::lattice::Levels;
    use outis::loss::Loss;
    use outis::search::Evaluated;

    #[test]
    fn what_was_found_comes_back_as_it_was() {
        let loss = Loss::ranked(vec![0.1, 1.0 / 3.0, 0.0]);
        let levels = Levels::from([3, 0, 1]);
        let node = Evaluated { levels, suppressed: 7, classes: 11, loss, feasible: true };
        let bound = Some(Loss::ranked(vec![0.2, 0.1]));
        let found = Found { chosen: Chosen::Node(node.clone()), bound, visited: 812, workers: 2 };
        let finding = found.finding().expect("it is a node");
        let back = Found::from(finding.clone());
        assert_eq!(back.finding(), Some(finding));
        assert_eq!(back.node(), Some(&node));
        assert_eq!((back.bound, back.visited, back.workers), (found.bound, 812, 2));
    }
}
