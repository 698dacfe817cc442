//! From the algorithm that a recipe names to the value that carries it out.

use crate::attempt::Way;
use crate::resolve;
use crate::{Attempt, Job};
use outis::prepare::prepare_scattered;
use outis::recoding::{Beginning, RECODINGS, Recoder};
use outis::search::{Begun, SEARCHES};
use outis_protocol::problem::{Code, Outcome, Problem};
use outis_protocol::recipe;

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
        Ok(Attempt::new(self.way(search)?, &self.prepared.study))
    }

    fn way(&self, search: &recipe::Search) -> Outcome<Way> {
        let study = self.prepared.study.clone();
        resolve::fits(search, &study)?;
        let Some(kind) = SEARCHES.iter().find(|kind| kind.declared.id == search.id()) else {
            return self.recoding(search).map(Way::Recoding);
        };
        Ok(match (kind.begin)(search, study).map_err(resolve::placed_in_search)? {
            Begun::Alone(search) => Way::Search(search),
            Begun::Capped(search) => Way::Capped(search),
            Begun::Shared(search) => Way::Shared(search),
        })
    }

    /// A recoding, at its beginning.
    fn recoding(&self, search: &recipe::Search) -> Outcome<Box<dyn Recoder>> {
        let missing = &self.recipe.missing;
        // Only suppressed cells that are missing ones match everything, as these then do.
        let suppresses = missing.suppressed_equals_missing && search.id() == "cell-suppression";
        if missing.matching == recipe::Matching::Wildcard && !suppresses {
            return Err(Problem::of_field(Code::NotForRecoding, "missing"));
        }
        let beginning = Beginning {
            study: self.prepared.study.clone(),
            scattered: &|| Ok(prepare_scattered(self.input.table(), &self.plan)?.study),
        };
        let kind = RECODINGS.iter().find(|kind| kind.declared.id == search.id());
        let begin =
            kind.ok_or_else(|| Problem::of_field(Code::UnknownChoice, "search.algorithm"))?.begin;
        begin(search, &beginning).map_err(resolve::placed_in_search)
    }
}
