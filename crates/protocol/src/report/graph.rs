//! The report on a release of a graph.

use super::{Audience, Notice, ReportKind, RunFacts, Written, file_text};
use crate::recipe::{GraphKind, GraphModel};
use serde::{Deserialize, Serialize};

/// The whole report.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct GraphReport {
    /// Version of the format: 1.
    pub outis: u32,
    /// Always `report`.
    pub kind: ReportKind,
    /// Always `internal`.
    pub audience: Audience,
    /// What kind of data it is about.
    pub data: GraphKind,
    /// What was read.
    pub input: GraphFacts,
    /// What was written, its records being vertices; null if nothing was.
    pub output: Option<Written>,
    /// What looked for a release.
    pub algorithm: String,
    /// Rounds that it began. Each but the first few raises some degrees at random, since what was
    /// asked for before could not be made.
    pub rounds: u32,
    /// What was found; null if nothing was.
    pub solution: Option<GraphSolution>,
    /// The model with what the written file achieves.
    pub models: Vec<GraphModelOutcome>,
    /// What somebody finds who knows something of a vertex, before and after.
    pub risk: GraphRiskPair,
    /// What the model does not protect against: `neighbourhood` who is found by how their neighbours
    /// are connected, `link` that two people are connected, `content` what stands beside a vertex.
    pub unprotected: Vec<String>,
    /// What to know although nothing is wrong.
    pub warnings: Vec<Notice>,
    /// What may differ between runs.
    pub run: Option<RunFacts>,
}

impl GraphReport {
    /// The text of the report file: the same on every platform.
    #[must_use]
    pub fn to_text(&self) -> String {
        file_text(self)
    }
}

/// Facts about the input file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct GraphFacts {
    /// SHA-256 of its bytes, in hex.
    pub sha256: String,
    /// Vertices, each a person.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub vertices: u64,
    /// Edges.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub edges: u64,
    /// Edges from a vertex to itself that were left out.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub loops: u64,
    /// Edges that were left out because they were there already.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub doubled: u64,
}

/// What was found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct GraphSolution {
    /// Edges that the input does not have.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub added: u64,
    /// Edges that only the input has.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub removed: u64,
    /// No release has fewer edges added and removed; where edges are only added, none that has all
    /// edges of the input.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub bound: u64,
    /// Whether that many were.
    pub optimal: bool,
}

/// The model with what was measured on the written file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct GraphModelOutcome {
    /// The model, as in the recipe.
    #[serde(flatten)]
    pub model: GraphModel,
    /// The largest k that the file meets; null without a file.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub achieved: Option<u64>,
    /// Whether the model holds.
    pub holds: bool,
}

/// Before and after.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct GraphRiskPair {
    /// Of the input.
    pub before: GraphRisk,
    /// Of the written file, of which somebody knows what it shows; null without one.
    pub after: Option<GraphRisk>,
}

/// What somebody finds, by what they know.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct GraphRisk {
    /// With how many people somebody is connected.
    pub degree: VertexRisk,
    /// How the people that somebody is connected with are connected with each other.
    pub neighbourhood: VertexRisk,
    /// Comparisons of neighbourhoods that were given up; they count as different.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub undecided: u64,
}

/// What somebody finds who knows one thing of a vertex.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct VertexRisk {
    /// The fewest people that somebody is found among.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub fewest: Option<u64>,
    /// People who are singled out.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub unique: u64,
    /// People who are found among fewer than k.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub below_k: u64,
    /// How likely the right one is picked, on average.
    pub average: f64,
}
