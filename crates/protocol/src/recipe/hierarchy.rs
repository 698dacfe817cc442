//! How the values of an attribute grow coarser.

use outis::choice::{Argument, Choice, Declaration, ParameterKind};
use outis::hierarchy::{HIERARCHIES, LEVEL_LOSSES};

/// The kinds that there are, in the order of the list.
pub(crate) fn declared() -> [&'static Declaration; HIERARCHIES.len()] {
    HIERARCHIES.each_ref().map(|kind| kind.declared)
}

crate::choice::choice! {
    /// How the values of a quasi-identifier grow coarser (spec B).
    Hierarchy, "kind", declared()
}

impl Hierarchy {
    /// What each level loses, if the recipe says so.
    #[must_use]
    pub fn losses(&self) -> Option<&[f64]> {
        self.numbers(LEVEL_LOSSES.name)
    }

    /// The file that it stands in, if it does.
    #[must_use]
    pub fn file(&self) -> Option<&str> {
        self.given().iter().find_map(|(parameter, argument)| match (parameter.kind, argument) {
            (ParameterKind::File, Argument::Text(file)) => Some(&**file),
            _ => None,
        })
    }
}

impl From<Choice> for Hierarchy {
    fn from(choice: Choice) -> Self {
        Self(choice)
    }
}
