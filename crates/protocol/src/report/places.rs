//! The report on a release of places.

use super::{Audience, Notice, ReportKind, RunFacts, Written, file_text};
use crate::recipe::{PlaceKind, PlaceModel};
use serde::{Deserialize, Serialize};

/// The whole report.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct PlaceReport {
    /// Version of the format: 1.
    pub outis: u32,
    /// Always `report`.
    pub kind: ReportKind,
    /// Always `internal`.
    pub audience: Audience,
    /// What kind of data it is about.
    pub data: PlaceKind,
    /// What was read.
    pub input: PlaceFacts,
    /// What was written; null if nothing was.
    pub output: Option<Written>,
    /// What was found; null if nothing was.
    pub solution: Option<PlaceSolution>,
    /// The model with what the written file achieves.
    pub models: Vec<PlaceModelOutcome>,
    /// Among how many people somebody is found, before and after.
    pub risk: PlaceRiskPair,
    /// What to know although nothing is wrong.
    pub warnings: Vec<Notice>,
    /// What may differ between runs.
    pub run: Option<RunFacts>,
}

impl PlaceReport {
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
pub struct PlaceFacts {
    /// SHA-256 of its bytes, in hex.
    pub sha256: String,
    /// Lines of requests.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub requests: u64,
    /// People whose they are.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub people: u64,
}

/// What was found.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct PlaceSolution {
    /// What found it.
    pub algorithm: String,
    /// Requests that are released.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub released: u64,
    /// Their share of all, 0 to 1.
    pub success_rate: f64,
    /// The mean area of their regions, in the square of the unit.
    pub mean_area: f64,
    /// The mean number of people who were in the region while it lasted.
    pub mean_people: f64,
    /// What is lost.
    pub loss: PlaceLoss,
    /// What the ends of regions and intervals are.
    pub ends: PlaceEnds,
    /// How degrees became metres; absent where places are numbers on a plane.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub projection: Option<PlaceProjection>,
    /// Searches for a set that gave up within their budget; absent where there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub given_up: Option<u32>,
}

/// What is lost: 1 for what is not released.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct PlaceLoss {
    /// The mean share of the box around all requests that a region takes, 0 to 1.
    pub place: f64,
    /// The mean share of the time from the first request to the last that an interval takes, 0 to 1;
    /// null if requests do not say when they are.
    pub time: Option<f64>,
}

/// What the ends of regions and intervals are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct PlaceEnds {
    /// Of regions.
    pub place: PlaceEnd,
    /// Of intervals; null if requests do not say when they are.
    pub time: Option<PlaceEnd>,
}

/// What an end is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum PlaceEnd {
    /// A multiple that the recipe names; the greater end belongs to what begins there.
    Grid,
    /// The exact place or time of a person; both ends belong to it.
    Exact,
}

/// How degrees became metres: x = R (λ − λ₀) cos φ₀, y = R (φ − φ₀), R = 6 371 008.7714 m.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct PlaceProjection {
    /// λ₀ in degrees.
    pub longitude: f64,
    /// φ₀ in degrees.
    pub latitude: f64,
    /// Where they come from.
    pub middle: PlaceMiddleOrigin,
}

/// Where the middle of a projection comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum PlaceMiddleOrigin {
    /// The recipe names it.
    Recipe,
    /// It is the middle of the file, to whole degrees.
    Data,
}

/// The model with what was measured on the written file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct PlaceModelOutcome {
    /// The model, as in the recipe.
    #[serde(flatten)]
    pub model: PlaceModel,
    /// The fewest people in a region while it lasts, or with the very same region and interval where
    /// that is asked for; null without a file.
    pub achieved: Option<u32>,
    /// Whether the model holds.
    pub holds: bool,
}

/// Before and after.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct PlaceRiskPair {
    /// Of the input, for whoever knows that somebody was at a place at a time.
    pub before: PlaceExposure,
    /// Of the written file, for several who know something; null without one.
    pub after: Option<PlaceAttacks>,
}

/// What others find in a release.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct PlaceAttacks {
    /// Restricted space identification: who knows which people are ever seen in a region.
    pub restricted_space: PlaceExposure,
    /// Observation identification: who sees the people in a region while it lasts.
    pub observation: PlaceExposure,
    /// Who sees everybody and knows how regions are made: the people with the very same one.
    pub reciprocity: PlaceExposure,
    /// Who knows which regions are one person's, and sees who was in all of them.
    pub intersection: PlaceExposure,
}

/// Among how many people somebody is found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct PlaceExposure {
    /// The fewest people.
    pub fewest: Option<u32>,
    /// People who are singled out at least once.
    pub unique: u32,
    /// People who are found among fewer than they want at least once.
    pub below_k: u32,
}
