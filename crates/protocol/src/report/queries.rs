//! The report on a release of a query log.

use super::{Audience, Notice, ReportKind, RunFacts, Written, file_text};
use crate::recipe::{LogKind, LogModel};
use serde::{Deserialize, Serialize};

/// The whole report.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct LogReport {
    /// Version of the format: 1.
    pub outis: u32,
    /// Always `report`.
    pub kind: ReportKind,
    /// Always `internal`.
    pub audience: Audience,
    /// What kind of data it is about.
    pub data: LogKind,
    /// What was read.
    pub input: LogFacts,
    /// What was written, its records being lines; null if nothing was.
    pub output: Option<Written>,
    /// What was found; null if nothing was.
    pub solution: Option<LogSolution>,
    /// The model with what the written file achieves.
    pub models: Vec<LogModelOutcome>,
    /// What somebody finds who knows what a person searched for, before and after.
    pub risk: LogRiskPair,
    /// What the model does not protect against: `content` what all who are alike searched for,
    /// `queries` who is found by what they typed, though they meant the same as others.
    pub unprotected: Vec<String>,
    /// What to know although nothing is wrong.
    pub warnings: Vec<Notice>,
    /// What may differ between runs.
    pub run: Option<RunFacts>,
}

impl LogReport {
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
pub struct LogFacts {
    /// SHA-256 of its bytes, in hex.
    pub sha256: String,
    /// Searches.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub searches: u64,
    /// People who searched.
    pub people: u32,
    /// Different queries, once what points to people is taken out.
    pub queries: u32,
    /// Different addresses that were clicked.
    pub addresses: u32,
    /// What was taken out of queries, by what found it, each with the searches that had it.
    pub removed: Vec<LogRemoved>,
    /// Searches that say nothing, or of which nothing was left.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub emptied: u64,
}

/// What was taken out of queries.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct LogRemoved {
    /// What found it, such as `e-mail`; `number` is a word of five digits or more.
    pub detector: String,
    /// How often it was there.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub found: u64,
}

/// What was found.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct LogSolution {
    /// What looked for it.
    pub algorithm: String,
    /// Intents that queries were merged into.
    pub intents: u32,
    /// Queries that mean several things, parted by what was clicked.
    pub ambiguous: u32,
    /// Whether all pairs of queries were merged that are similar enough; otherwise there were too
    /// many to look at, and intents are finer than was asked for.
    pub complete: bool,
    /// Groups of people.
    pub groups: u32,
    /// People in the release.
    pub people: u32,
    /// People of whom nothing is left.
    pub dropped: u32,
    /// Lines that somebody is given who has none such.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub added: u64,
    /// Their share of the lines of the release.
    pub added_share: f64,
    /// Searches that are left out, since too few of a group have such.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub suppressed: u64,
    /// Searches that are left out, since hardly anybody typed or meant such a thing.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub rare: u64,
    /// The share of searches that are left out, whyever.
    pub lost_share: f64,
    /// Searches of what somebody had searched for before, where each line is written once.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub repeated: u64,
    /// Searches for which another text of their intent is written.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub replaced: u64,
    /// Searches whose address is left out, since hardly anybody clicked it.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub hidden: u64,
    /// How far the shares of intents are from those of the log: half the sum of their differences,
    /// from 0 to 1.
    pub distance: f64,
}

/// The model with what was measured on the written file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct LogModelOutcome {
    /// The model, as in the recipe.
    #[serde(flatten)]
    pub model: LogModel,
    /// The largest k that the file meets; null without a file.
    pub achieved: Option<u32>,
    /// Whether the model holds.
    pub holds: bool,
}

/// Before and after.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct LogRiskPair {
    /// Of the input, of whose people somebody knows what they typed.
    pub before: LogRisk,
    /// Of the written file, of which somebody knows what it shows; null without one.
    pub after: Option<LogRisk>,
}

/// What somebody finds, by what they know of a person.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct LogRisk {
    /// One query.
    pub query: LogExposure,
    /// Two queries, or one.
    pub two_queries: LogExposure,
    /// All queries.
    pub all_queries: LogExposure,
    /// Everything that lines show; null before, where that is exact times and addresses.
    pub lines: Option<LogExposure>,
    /// All intents; null before they are known.
    pub intents: Option<LogExposure>,
    /// People of whom not all pairs of queries were looked at.
    pub undecided: u32,
}

/// Among how many people somebody is found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct LogExposure {
    /// The fewest people; null if there is nobody.
    pub fewest: Option<u32>,
    /// People who are singled out.
    pub unique: u32,
    /// People who are found among fewer than k.
    pub below_k: u32,
}
