//! How the table to release is found.

use outis::choice::{Argument, Choice, Declaration};
use outis::recoding::RECODINGS;
use outis::search::{Fixed, Optimal, SEARCHES, SearchChoice};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The searches and recodings that there are, in the order of the list.
pub(crate) fn declared() -> Vec<&'static Declaration> {
    let searches = SEARCHES.iter().map(|kind| kind.declared);
    searches.chain(RECODINGS.iter().map(|kind| kind.declared)).collect()
}

crate::choice::choice! {
    /// How the table to release is found: a search through the lattice, or a recoding that is not
    /// bound to one level for each column.
    Search, "algorithm", declared()
}

impl Default for Search {
    fn default() -> Self {
        Self(Optimal::choose())
    }
}

impl Search {
    /// All that need no argument, saying no more than silence would.
    #[must_use]
    pub fn silent() -> Vec<Self> {
        let all = declared().into_iter();
        let silent = all.filter(|all| all.parameters.iter().all(|parameter| !parameter.required));
        silent.map(|declaration| Self(declaration.choose())).collect()
    }

    /// A node that is known: a level for each quasi-identifier.
    #[must_use]
    pub fn fixed(levels: BTreeMap<String, u32>) -> Self {
        let mut search = Self(Fixed::choose());
        search.give("levels", Argument::Levels(levels));
        search
    }

    /// The levels that are given, if the search is for nothing else.
    #[must_use]
    pub fn levels(&self) -> Option<&BTreeMap<String, u32>> {
        match self.argument("levels") {
            Some(Argument::Levels(levels)) => Some(levels),
            _ => None,
        }
    }
}

impl From<Choice> for Search {
    fn from(choice: Choice) -> Self {
        Self(choice)
    }
}

/// One column made coarser.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct RecodeStep {
    /// The quasi-identifier.
    pub attribute: String,
    /// The level that it goes to.
    pub level: u32,
}
