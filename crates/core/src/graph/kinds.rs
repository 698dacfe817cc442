//! What a recipe for graphs can choose: what must hold, and what finds the edges.

use super::study::GraphDemand;
use crate::choice::{Choice, Declaration, Parameter, Range};
use crate::error::Result;

static K_DEGREE: Declaration = Declaration {
    id: "k-degree-anonymity",
    family: "identity",
    source: "K. Liu, E. Terzi. Towards Identity Anonymization on Graphs. SIGMOD 2008.",
    formula: "each degree that occurs is that of at least k vertices",
    parameters: &[Parameter::integer("k", Range::at_least(2)).required().suggested(5.0)],
};

/// What must hold for a release of a graph, in the order in which it is listed everywhere.
pub static GRAPH_MODELS: [&Declaration; 1] = [&K_DEGREE];

/// Nobody waits for more rounds.
const ROUNDS: Range = Range::whole(1, 10_000);

static SUPERGRAPH: Declaration = Declaration {
    id: "supergraph",
    family: "k-degree-anonymity",
    source: "K. Liu, E. Terzi. SIGMOD 2008: edges are added (Supergraph with probing).",
    formula: "",
    parameters: &[Parameter::integer("rounds", ROUNDS).default(100.0)],
};

static SWAP: Declaration = Declaration {
    id: "swap",
    family: "k-degree-anonymity",
    source: "Edges are added and removed, as K. Liu and E. Terzi ask (SIGMOD 2008, simultaneous \
             additions and deletions).",
    formula: "",
    parameters: &[Parameter::integer("rounds", ROUNDS).default(100.0)],
};

static CONSTRUCT: Declaration = Declaration {
    id: "construct",
    family: "k-degree-anonymity",
    source: "K. Liu, E. Terzi. SIGMOD 2008: all edges are made anew (ConstructGraph), after \
             V. Havel (1955) and S. L. Hakimi (1962).",
    formula: "",
    parameters: &[Parameter::integer("rounds", ROUNDS).default(100.0)],
};

/// What finds a release of a graph, in the order in which it is listed everywhere. Its family is the
/// model that it is for.
pub static GRAPH_SEARCHES: [&Declaration; 3] = [&SUPERGRAPH, &SWAP, &CONSTRUCT];

/// What finds the edges.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GraphAlgorithm {
    /// Edges are added.
    Supergraph,
    /// Edges are added and removed.
    Swap,
    /// All edges are made anew.
    Construct,
}

impl GraphAlgorithm {
    /// Its name in recipes.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::Supergraph => SUPERGRAPH.id,
            Self::Swap => SWAP.id,
            Self::Construct => CONSTRUCT.id,
        }
    }
}

/// The k that a model asks for.
///
/// # Errors
/// [`crate::Kind::Parameter`] if it is outside its range.
pub fn degree_demand(model: &Choice) -> Result<u32> {
    number(model, "k")
}

impl GraphDemand {
    /// What a recipe asks for by its k and its search, the first that there is if it says nothing.
    ///
    /// # Errors
    /// [`crate::Kind::Parameter`] for a number outside its range.
    pub fn bind(k: u32, search: Option<&Choice>) -> Result<Self> {
        let silent = SUPERGRAPH.choose();
        let search = search.unwrap_or(&silent);
        let algorithm = match search.id() {
            "supergraph" => GraphAlgorithm::Supergraph,
            "swap" => GraphAlgorithm::Swap,
            _ => GraphAlgorithm::Construct,
        };
        Ok(Self { k, algorithm, rounds: number(search, "rounds")? })
    }
}

/// A number within its range.
fn number(choice: &Choice, name: &'static str) -> Result<u32> {
    let number = choice.integer(name)?;
    if let Some(parameter) = choice.declared().parameter(name) {
        parameter.check(number.into())?;
    }
    Ok(number)
}
