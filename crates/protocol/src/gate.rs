//! What comes of a release that somebody hands in under a policy.

use crate::policy::Unshown;
use crate::problem::{Code, Outcome, Problem};
use crate::recipe::Role;
use crate::report::{GRAVE_WARNINGS, ModelOutcome, PolicyFacts};
use serde::Serialize;
use serde_json::Value;

/// What a gate found of a release. It lets it through if there is no refusal.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct GateReport {
    /// The policy that decided.
    pub policy: PolicyFacts,
    /// SHA-256 of the release's bytes, in hex.
    pub sha256: String,
    /// Number of its records.
    pub records: u32,
    /// Its columns, and what each was taken for.
    pub columns: Vec<GateColumn>,
    /// The models of the policy, measured on the release.
    pub models: Vec<ModelOutcome>,
    /// The highest prosecutor risk of a record; null without records and quasi-identifiers.
    pub risk: Option<f64>,
    /// What only the report that was handed in says, and the release does not show.
    pub unshown: Vec<Unshown>,
    /// Why the release may not pass, each reason by itself.
    pub refusals: Vec<Problem>,
}

/// A column of a release that was handed in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct GateColumn {
    /// Its number, from 1.
    pub number: u32,
    /// Its name.
    pub name: String,
    /// What it was taken for; null if neither policy nor detectors know.
    pub role: Option<Role>,
    /// `policy`, or why the detectors say so.
    pub reason: String,
}

/// What a report says that somebody hands in with a release. None of it is believed: it can only
/// make the gate stricter.
#[derive(Clone, Debug, PartialEq)]
pub struct ClaimedReport(Value);

impl ClaimedReport {
    /// Reads a report.
    ///
    /// # Errors
    /// `not-a-report` if it is none.
    pub fn parse(text: &str) -> Outcome<Self> {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let claimed: Option<Value> = serde_json::from_str(text).ok();
        let claimed =
            claimed.filter(|claimed| claimed.get("kind").is_some_and(|kind| *kind == "report"));
        claimed.map(Self).ok_or_else(|| Problem::new(Code::NotAReport))
    }

    /// The SHA-256 of the file that it is about.
    #[must_use]
    pub fn sha256(&self) -> Option<&str> {
        self.0.pointer("/output/sha256")?.as_str()
    }

    /// The names of the models that are said to hold.
    pub fn models(&self) -> impl Iterator<Item = &str> {
        let models = self.0.get("models").and_then(Value::as_array).into_iter().flatten();
        models.filter_map(|model| model.get("model")?.as_str())
    }

    /// The columns whose values are said to have been changed at random.
    pub fn perturbed(&self) -> impl Iterator<Item = &str> {
        let columns = self.0.get("perturbed").and_then(Value::as_array).into_iter().flatten();
        columns.filter_map(|column| column.get("attribute")?.as_str())
    }

    /// The first of its warnings that is grave ([`GRAVE_WARNINGS`]).
    #[must_use]
    pub fn grave_warning(&self) -> Option<&str> {
        let warnings = self.0.get("warnings").and_then(Value::as_array).into_iter().flatten();
        let mut codes = warnings.filter_map(|warning| warning.get("code")?.as_str());
        codes.find(|&code| GRAVE_WARNINGS.iter().any(|grave| grave.to_string() == code))
    }

    /// Whether persons are told apart by an attribute.
    #[must_use]
    pub fn counts_persons(&self) -> bool {
        self.0.pointer("/records/entity").is_some_and(|entity| !entity.is_null())
    }

    /// Whether records have weights.
    #[must_use]
    pub fn weighs_records(&self) -> bool {
        self.0.pointer("/risk/after/individual/weighted").is_some_and(|weighted| *weighted == true)
    }

    /// Whether the release is said to have been compared with an earlier one, and nothing to have
    /// been accepted.
    #[must_use]
    pub fn looked_at_earlier(&self) -> bool {
        let earlier = self.0.get("earlier").and_then(Value::as_array);
        earlier.is_some_and(|earlier| {
            let mut accepted = earlier.iter().map(|one| one.get("accepted"));
            !earlier.is_empty()
                && accepted.all(|accepted| accepted.is_some_and(|one| *one == false))
        })
    }
}
