//! A recipe for any kind of data.

use super::{GraphRecipe, LogRecipe, PlaceRecipe, Recipe, SetRecipe};
use crate::problem::{Code, Problem};

/// A recipe for one of the kinds of data.
#[derive(Clone, Debug, PartialEq)]
pub enum AnyRecipe {
    /// For a table.
    Table(Box<Recipe>),
    /// For what is no table.
    Other(OtherRecipe),
}

/// A recipe for what is no table.
#[derive(Clone, Debug, PartialEq)]
pub enum OtherRecipe {
    /// For sets of items.
    Transactions(Box<SetRecipe>),
    /// For places.
    Locations(Box<PlaceRecipe>),
    /// For a graph.
    Graph(Box<GraphRecipe>),
    /// For a query log.
    Queries(Box<LogRecipe>),
}

/// What sets of items are called among the kinds of data.
pub const TRANSACTIONS: &str = "transactions";
/// What places are called there.
pub const LOCATIONS: &str = "locations";
/// What a graph is called there.
pub const GRAPH: &str = "graph";
/// What a query log is called there.
pub const QUERIES: &str = "queries";

impl AnyRecipe {
    /// The problem of whoever cannot do this kind of data: `other-data-kind`, with its name.
    #[must_use]
    pub fn refused(&self) -> Problem {
        refused(match self {
            Self::Table(_) => TABLE,
            Self::Other(OtherRecipe::Transactions(_)) => TRANSACTIONS,
            Self::Other(OtherRecipe::Locations(_)) => LOCATIONS,
            Self::Other(OtherRecipe::Graph(_)) => GRAPH,
            Self::Other(OtherRecipe::Queries(_)) => QUERIES,
        })
    }
}

/// What a table is called among the kinds of data.
pub(crate) const TABLE: &str = "table";

/// `other-data-kind` with the name of a kind.
pub(crate) fn refused(kind: &str) -> Problem {
    Problem::of_field(Code::OtherDataKind, "data.kind").with_detail(kind)
}
