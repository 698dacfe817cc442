//! All searches by their names, from a recipe's choice to a search at its beginning.

use super::*;
use crate::choice::{Choice, Declaration};
use crate::error::Result;
use crate::study::Study;
use std::sync::Arc;

/// A search as it begins.
pub enum Begun {
    /// Alone.
    Alone(Box<dyn Search>),
    /// Alone, as far as a number of nodes.
    Capped(Box<Capped>),
    /// With others, if they join.
    Shared(Box<Leader>),
}

/// What recipes may say of a search, and what comes of it.
pub trait SearchChoice {
    /// What a recipe may choose.
    const DECLARED: &'static Declaration;

    /// What it may be at, as ids in kebab-case.
    const STAGES: &'static [&'static str] = &[SEARCHING];

    /// A choice of it that says no more than silence would.
    #[must_use]
    fn choose() -> Choice {
        Self::DECLARED.choose()
    }

    /// The search of a study, at its beginning.
    ///
    /// # Errors
    /// If an argument does not fit, or the study does not meet the conditions of the search.
    fn begin(choice: &Choice, study: Arc<Study>) -> Result<Begun>;
}

/// A [`SearchChoice`] as a value.
#[derive(Clone, Copy)]
pub struct SearchKind {
    /// What a recipe may choose.
    pub declared: &'static Declaration,
    /// What it may be at.
    pub stages: &'static [&'static str],
    /// [`SearchChoice::begin`].
    pub begin: fn(&Choice, Arc<Study>) -> Result<Begun>,
}

const fn kind<S: SearchChoice>() -> SearchKind {
    SearchKind { declared: S::DECLARED, stages: S::STAGES, begin: S::begin }
}

/// All searches, in the order in which they are listed everywhere.
pub static SEARCHES: [SearchKind; 9] = [
    kind::<Optimal>(),
    kind::<Exhaustive>(),
    kind::<Samarati>(),
    kind::<Datafly>(),
    kind::<Incognito>(),
    kind::<Ola>(),
    kind::<BestFirst>(),
    kind::<Flash>(),
    kind::<Fixed>(),
];
