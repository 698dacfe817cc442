//! From the algorithm that a recipe names to the value that carries it out.

use super::found::Way;
use super::{Attempt, Found, Input, Job};
use crate::problem::{Code, Outcome, Problem};
use crate::recipe;
use crate::report::Trial;
use crate::resolve;
use outis::prepare::prepare_scattered;
use outis::recoding::{Beginning, RECODINGS, Recoder, refuse_unsupported};
use outis::search::{Begun, SEARCHES};

impl Job {
    /// The search or recoding that the recipe asks for, at its beginning.
    ///
    /// # Errors
    /// If the levels of a `fixed` search do not fit, or the study does not meet the conditions of
    /// the algorithm.
    pub fn search(&self, input: &Input) -> Outcome<Attempt> {
        self.attempt(&self.recipe.search, input)
    }

    /// Any search or recoding, at its beginning.
    ///
    /// # Errors
    /// As [`Self::search`].
    pub fn attempt(&self, search: &recipe::Search, input: &Input) -> Outcome<Attempt> {
        Ok(Attempt::new(self.way(search, input)?, &self.prepared.study))
    }

    fn way(&self, search: &recipe::Search, input: &Input) -> Outcome<Way> {
        let study = self.prepared.study.clone();
        resolve::fits(search, &study)?;
        let Some(kind) = SEARCHES.iter().find(|kind| kind.declared.id == search.id()) else {
            return self.recoding(search, input).map(Way::Recoding);
        };
        Ok(match (kind.begin)(search, study).map_err(resolve::placed_in_search)? {
            Begun::Alone(search) => Way::Search(search),
            Begun::Capped(search) => Way::Capped(search),
            Begun::Shared(search) => Way::Shared(search),
        })
    }

    /// A recoding, at its beginning.
    fn recoding(&self, search: &recipe::Search, input: &Input) -> Outcome<Box<dyn Recoder>> {
        if self.recipe.missing.matching == recipe::Matching::Wildcard {
            return Err(Problem::of_field(Code::NotForRecoding, "missing"));
        }
        let study = self.prepared.study.clone();
        // Said here, since records apart would not be found in a population.
        refuse_unsupported(&study)?;
        let scattered = || Ok(prepare_scattered(&input.loaded.table, &self.plan)?.study);
        let beginning = Beginning { study, scattered: &scattered };
        let kind = RECODINGS.iter().find(|kind| kind.declared.id == search.id());
        let unknown = || Problem::of_field(Code::UnknownChoice, "search.algorithm");
        let begin = kind.ok_or_else(unknown)?.begin;
        begin(search, &beginning).map_err(resolve::placed_in_search)
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
