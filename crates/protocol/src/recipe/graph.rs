//! A recipe for graphs (`data.kind: graph`), version 1.
//!
//! It has fields of its own: what a table alone has, such as `attributes`, is refused by name.

use super::RecipeKind;
use outis::choice::{Choice, Declaration};
use outis::graph::{GRAPH_MODELS, GRAPH_SEARCHES};
use serde::{Deserialize, Serialize};

/// The models that there are for graphs, in the order of the list.
fn models() -> [&'static Declaration; GRAPH_MODELS.len()] {
    GRAPH_MODELS
}

/// What finds a release of a graph, in the order of the list.
fn searches() -> [&'static Declaration; GRAPH_SEARCHES.len()] {
    GRAPH_SEARCHES
}

crate::choice::choice! {
    /// What must hold for a release of a graph (spec I5).
    GraphModel, "model", models()
}

crate::choice::choice! {
    /// What finds a release of a graph.
    GraphSearch, "algorithm", searches()
}

impl From<Choice> for GraphSearch {
    fn from(choice: Choice) -> Self {
        Self(choice)
    }
}

/// A whole recipe for a graph.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct GraphRecipe {
    /// Version of the format: 1.
    pub outis: u32,
    /// Always `recipe`.
    pub kind: RecipeKind,
    /// What the input is.
    pub data: GraphData,
    /// What must hold for the release: one model.
    pub models: Vec<GraphModel>,
    /// What finds the release; the first that there is if nothing is said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub search: Option<GraphSearch>,
    /// How the release is written.
    #[serde(default)]
    pub output: GraphOutput,
}

/// What the input is.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct GraphData {
    /// Always `graph`.
    pub kind: GraphKind,
    /// How the graph stands in the file.
    pub format: GraphFormat,
}

/// The kind of data.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum GraphKind {
    /// Who is connected with whom.
    Graph,
}

/// How a graph stands in a file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct GraphFormat {
    /// What a line holds.
    pub layout: EdgeLayout,
    /// Whether the first line only says what columns are called; must be said, since a line of
    /// names would otherwise be an edge.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub header: Option<bool>,
    /// What parts cells: one ASCII character. By default the first of `;`, tab, `|` and `,` that
    /// divides the first line.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub delimiter: Option<String>,
    /// With `adjacency`, whether the second cell is a label of the vertex. By default it is not.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub label: Option<bool>,
    /// Whether edges from a vertex to itself, and those that stand there once more, are left out and
    /// counted. By default they are refused with their line.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub simplify: bool,
}

/// What a line holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum EdgeLayout {
    /// The two vertices of an edge, or one that may have none.
    Edges,
    /// A vertex and all that it is connected with.
    Adjacency,
}

/// How the release is written: always under new numbers and in random order.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct GraphOutput {
    /// Whether the labels of vertices are released.
    pub labels: bool,
    /// Whether cells that a spreadsheet would run as a formula are made harmless.
    pub formula_guard: bool,
}

impl Default for GraphOutput {
    fn default() -> Self {
        Self { labels: false, formula_guard: true }
    }
}
