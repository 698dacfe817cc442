//! The public summary: what may be told to everybody who has a release.
//!
//! It holds nothing that the release and its recipients do not know or could not work out, but for
//! what was asked for. How many records were left out, which class decided, by which algorithm and
//! in which order help whoever wants to find out who was left out; so do the input's hash and
//! size, and how far measures that look at the input were met.

use crate::recipe::Role;
use crate::report::{PerturbationFacts, Unit};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;

/// What may be told of a release.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Summary {
    /// Version of the format: 1.
    pub outis: u32,
    /// Always `summary`.
    pub kind: SummaryKind,
    /// Always `public`.
    pub audience: PublicAudience,
    /// The version of Outis that made the release.
    pub version: String,
    /// The file that it is about.
    pub output: SummaryOutput,
    /// The columns of the recipe, in its order.
    pub columns: Vec<SummaryColumn>,
    /// The models that were asked for; each is met.
    pub models: Vec<SummaryModel>,
    /// The risk of re-identification, measured on the file; null if it holds no record.
    pub risk: Option<SummaryRisk>,
}

impl Summary {
    /// The text of its file: the same on every platform.
    #[must_use]
    pub fn to_text(&self) -> String {
        let text = serde_json::to_string_pretty(self).expect("a summary has no key but strings");
        text + "\n"
    }
}

/// The kind of document.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SummaryKind {
    /// A summary.
    Summary,
}

/// Whom a summary is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PublicAudience {
    /// Everybody who has the release.
    Public,
}

/// The released file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct SummaryOutput {
    /// SHA-256 of its bytes, in hex.
    pub sha256: String,
    /// Number of its records.
    pub records: u32,
}

/// A column and what the release shows of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct SummaryColumn {
    /// Its name, or its number in a file without names.
    pub name: String,
    /// What it was taken for.
    pub role: Role,
    /// What is shown of it, in words.
    pub shown: String,
    /// If its values are not true of the persons beside them, what was done to them: whoever counts
    /// them has to know it.
    #[serde(default, flatten, skip_serializing_if = "Option::is_none")]
    pub perturbed: Option<PerturbationFacts>,
}

/// A model that was asked for.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct SummaryModel {
    /// Its name in recipes.
    pub model: String,
    /// Its parameters by their names in recipes, but for values of people and names of files; and
    /// `missing.match` where missing cells match everything.
    pub asked: BTreeMap<String, Value>,
    /// The parameters that say which values the model is about, for which alone it may hold, or
    /// what share of a population was sampled, by their names. What they say is not told.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub untold: Vec<String>,
    /// Whether the file meets it.
    pub met: bool,
}

/// The risk of somebody who knows that a person is in the file (spec E1).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct SummaryRisk {
    /// What figures count: `records` or `persons`.
    pub unit: Unit,
    /// One over the smallest class.
    pub highest: f64,
    /// Classes over records (or persons, each once in each class).
    pub average: f64,
    /// The probability above which a record (or person) counts as exposed.
    pub threshold: f64,
    /// The share of those above it.
    pub above_threshold: f64,
}
