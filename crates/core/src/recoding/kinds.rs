//! All recodings by their names, from a recipe's choice to a recoding at its beginning.

use super::*;
use crate::choice::{Choice, Declaration};
use crate::error::{Error, Kind, Result};
use crate::study::Study;

/// What a recoding begins with.
pub struct Beginning<'a> {
    /// The study, in which equal records are one tuple.
    pub study: Arc<Study>,
    /// The same study with a tuple for each record, for recodings that may part equal records.
    pub scattered: &'a dyn Fn() -> Result<Arc<Study>>,
}

impl Beginning<'_> {
    /// The study, in which equal records are one tuple unless they may be `parted`.
    ///
    /// # Errors
    /// Whatever parting the records says.
    pub(super) fn study(&self, parted: bool) -> Result<Arc<Study>> {
        if parted { (self.scattered)() } else { Ok(self.study.clone()) }
    }

    /// Where quasi-identifiers stand among all of them.
    ///
    /// # Errors
    /// [`Kind::MissingAttribute`].
    pub(super) fn position(&self, name: &str) -> Result<u32> {
        let found = self.study.attributes().iter().position(|other| other.name == name);
        found
            .map(|position| position as u32)
            .ok_or_else(|| Error::new(Kind::MissingAttribute).of_attribute(name))
    }
}

/// What recipes may say of a recoding, and what comes of it.
pub trait RecodingChoice {
    /// What a recipe may choose.
    const DECLARED: &'static Declaration;

    /// What it may be at, as ids in kebab-case.
    const STAGES: &'static [&'static str];

    /// A choice of it that says no more than silence would.
    #[must_use]
    fn choose() -> Choice {
        Self::DECLARED.choose()
    }

    /// The recoding of a study, at its beginning.
    ///
    /// # Errors
    /// If an argument does not fit, or the study does not meet the conditions of the recoding.
    fn begin(choice: &Choice, beginning: &Beginning<'_>) -> Result<Box<dyn Recoder>>;
}

/// A [`RecodingChoice`] as a value.
#[derive(Clone, Copy)]
pub struct RecodingKind {
    /// What a recipe may choose.
    pub declared: &'static Declaration,
    /// What it may be at.
    pub stages: &'static [&'static str],
    /// [`RecodingChoice::begin`].
    pub begin: fn(&Choice, &Beginning<'_>) -> Result<Box<dyn Recoder>>,
}

const fn kind<R: RecodingChoice>() -> RecodingKind {
    RecodingKind { declared: R::DECLARED, stages: R::STAGES, begin: R::begin }
}

/// All recodings, in the order in which they are listed everywhere.
pub static RECODINGS: [RecodingKind; 7] = [
    kind::<Kaca>(),
    kind::<Mondrian>(),
    kind::<KMember>(),
    kind::<Iterative>(),
    kind::<Subtree>(),
    kind::<CellSuppression>(),
    kind::<MuArgus>(),
];
