//! A recipe for any kind of data.

use super::{GraphRecipe, PlaceRecipe, Recipe, SetRecipe};
use crate::problem::{Code, Problem};

/// A recipe for one of the kinds of data.
#[derive(Clone, Debug, PartialEq)]
pub enum AnyRecipe {
    /// For a table.
    Table(Box<Recipe>),
    /// For sets of items.
    Transactions(Box<SetRecipe>),
    /// For places.
    Locations(Box<PlaceRecipe>),
    /// For a graph.
    Graph(Box<GraphRecipe>),
}

/// What sets, places and graphs are called among the kinds of data.
pub(crate) const TRANSACTIONS: &str = "transactions";
pub(crate) const LOCATIONS: &str = "locations";
pub(crate) const GRAPH: &str = "graph";

impl AnyRecipe {
    /// The problem of whoever cannot do this kind of data: `other-data-kind`, with its name.
    #[must_use]
    pub fn refused(&self) -> Problem {
        let kind = match self {
            Self::Table(_) => "table",
            Self::Transactions(_) => TRANSACTIONS,
            Self::Locations(_) => LOCATIONS,
            Self::Graph(_) => GRAPH,
        };
        Problem::of_field(Code::OtherDataKind, "data.kind").with_detail(kind)
    }
}
