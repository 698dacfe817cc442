//! The report on a release of sets of items.

use super::{Audience, Notice, ReportKind, RunFacts, Written, file_text};
use crate::recipe::{SetKind, SetModel};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The whole report.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct SetReport {
    /// Version of the format: 1.
    pub outis: u32,
    /// Always `report`.
    pub kind: ReportKind,
    /// Always `internal`.
    pub audience: Audience,
    /// What kind of data it is about.
    pub data: SetKind,
    /// What was read.
    pub input: SetFacts,
    /// What was written; null if nothing was.
    pub output: Option<Written>,
    /// What was chosen; null if nothing was.
    pub solution: Option<SetSolution>,
    /// The model with what the written file achieves.
    pub models: Vec<SetModelOutcome>,
    /// What somebody finds who knows some items of a person, before and after.
    pub risk: SetRiskPair,
    /// What to know although nothing is wrong.
    pub warnings: Vec<Notice>,
    /// What may differ between runs.
    pub run: Option<RunFacts>,
}

impl SetReport {
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
pub struct SetFacts {
    /// SHA-256 of its bytes, in hex.
    pub sha256: String,
    /// People who have an item.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub records: u64,
    /// People who have none; they are not released.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub empty: u64,
    /// Distinct items.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub items: u64,
    /// All items of all people.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub occurrences: u64,
}

/// What was chosen.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct SetSolution {
    /// What found it.
    pub algorithm: String,
    /// What became of items.
    pub recoding: SetRecoding,
    /// People who are left out.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub suppressed: u64,
    /// What is lost.
    pub loss: SetLoss,
}

/// What became of items.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", tag = "kind")]
pub enum SetRecoding {
    /// Each item is written the same everywhere.
    Cut {
        /// What is written for each item that is not written as itself.
        cut: BTreeMap<String, String>,
    },
    /// Items are written in one way here and in another there.
    Local,
    /// Sensitive items are published by group.
    Groups {
        /// How many groups there are.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        groups: u64,
        /// The people of the smallest.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        smallest: u64,
    },
}

/// What is lost (spec I1).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct SetLoss {
    /// Always `ncp`: the leaves below what is written for an item as a share of all, averaged over
    /// the items of all people; 1 for who is left out.
    pub metric: String,
    /// How much.
    pub value: f64,
    /// No cut loses less; null where that was not looked for.
    pub bound: Option<f64>,
    /// Whether that is proven.
    pub optimal: bool,
}

/// The model with what was measured on the written file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct SetModelOutcome {
    /// The model, as in the recipe.
    #[serde(flatten)]
    pub model: SetModel,
    /// The strongest k or p that the file meets; null without a file.
    pub achieved: Option<f64>,
    /// Whether the model holds.
    pub holds: bool,
}

/// Before and after.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct SetRiskPair {
    /// Of the input.
    pub before: SetExposure,
    /// Of the written file, of which somebody knows what it writes; null without one.
    pub after: Option<SetExposure>,
}

/// What somebody finds who knows up to some number of items of a person.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct SetExposure {
    /// That number.
    pub known: u32,
    /// The fewest people that somebody is found among.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub fewest: Option<u64>,
    /// People whom some such items single out.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub unique: u64,
    /// People whom some such items find among fewer than k; absent where the model has no k.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<u32>"))]
    pub below_k: Option<u64>,
    /// How likely the right one is picked, for the best such items of each, on average.
    pub average: f64,
    /// The largest share of a group that has one sensitive item; absent where none is marked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub likeliest: Option<f64>,
}
