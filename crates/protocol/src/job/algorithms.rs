//! From the algorithm that a recipe names to the value that carries it out.

use super::{Attempt, Found, Job};
use crate::problem::{Outcome, Problem};
use crate::recipe;
use crate::report::Trial;
use crate::resolve;
use outis::search::{
    BestFirst, Datafly, Exhaustive, Fixed, Flash, Incognito, Ola, Optimal, Samarati,
};

impl Job {
    /// The search or recoding that the recipe asks for, at its beginning.
    ///
    /// # Errors
    /// If the levels of a `fixed` search do not fit, or the study does not meet the conditions of
    /// the algorithm.
    pub fn search(&self) -> Outcome<Attempt> {
        self.attempt(&self.recipe.search)
    }

    /// Any search or recoding, at its beginning.
    ///
    /// # Errors
    /// As [`Self::search`].
    pub fn attempt(&self, search: &recipe::Search) -> Outcome<Attempt> {
        let study = self.prepared.study.clone();
        Ok(Attempt::Search(match search {
            recipe::Search::Optimal {} => Box::new(Optimal::new(study)),
            recipe::Search::Exhaustive {} => Box::new(Exhaustive::new(study)?),
            recipe::Search::Samarati {} => Box::new(Samarati::new(study)?),
            recipe::Search::Datafly { stop } => Box::new(Datafly::new(study, (*stop).into())),
            recipe::Search::Incognito {} => Box::new(Incognito::new(study)?),
            recipe::Search::Ola {} => Box::new(Ola::new(study)?),
            recipe::Search::BestFirst {} => Box::new(BestFirst::new(study)?),
            recipe::Search::Flash {} => Box::new(Flash::new(study)?),
            recipe::Search::Fixed { levels } => {
                let node = resolve::node(levels, &study)?;
                Box::new(Fixed::new(study, node)?)
            }
            other => {
                return Err(
                    Problem::of_field("unknown-choice", "search.algorithm").with_detail(other.id())
                );
            }
        }))
    }

    /// What came of an algorithm that was tried for comparison.
    #[must_use]
    pub fn trial(&self, search: &recipe::Search, found: Option<&Found>) -> Trial {
        let solution = found.map(|found| self.solution_of(search, found));
        Trial { search: search.clone(), solution, problem: None }
    }

    /// An algorithm that could not be tried on this study.
    #[must_use]
    pub fn refused_trial(search: &recipe::Search, problem: Problem) -> Trial {
        Trial { search: search.clone(), solution: None, problem: Some(problem) }
    }
}

impl From<recipe::StopRule> for outis::search::StopRule {
    fn from(stop: recipe::StopRule) -> Self {
        match stop {
            recipe::StopRule::Limit => Self::Limit,
            recipe::StopRule::K => Self::K,
        }
    }
}
