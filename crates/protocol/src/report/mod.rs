//! The report: the machine-readable evidence for one release.
//!
//! Its audience is internal: it holds the input's hash and the risk before,
//! which would help an attacker who guesses. Everything that may differ between
//! two runs of one recipe stands in [`RunFacts`] and nowhere else.

mod counted;
mod earlier;
mod figures;
mod folded;
mod joined;
mod graph;
mod items;
mod notice;
mod notice_code;
mod perturbed;
mod places;
mod queries;
mod sets;
mod solution;
mod utility;

pub use counted::{Counted, Unit};
pub use earlier::EarlierOutcome;
pub use figures::{
    HouseholdRisk, IndividualRisk, JournalistRisk, MappedIdentities, PopulationUniques, Prosecutor,
    RiskFigures, RiskPair, Sequences, SpecialUnique, SpecialUniques, UniquenessEstimator,
    WorstCompletion,
};
pub use folded::{FoldedFile, KeptColumn};
pub use graph::{
    GraphFacts, GraphModelOutcome, GraphReport, GraphRisk, GraphRiskPair, GraphSolution, VertexRisk,
};
pub use items::ItemColumnOutcome;
pub use joined::{JoinedFiles, JoinedTable};
pub use notice::{GRAVE_WARNINGS, Notice};
pub use notice_code::NoticeCode;
pub use perturbed::{PerturbationFacts, PerturbedOutcome};
pub use places::{
    PlaceAttacks, PlaceEnd, PlaceEnds, PlaceExposure, PlaceFacts, PlaceLoss, PlaceMiddleOrigin,
    PlaceModelOutcome, PlaceProjection, PlaceReport, PlaceRiskPair, PlaceSolution,
};
pub use queries::{
    LogExposure, LogFacts, LogModelOutcome, LogRemoved, LogReport, LogRisk, LogRiskPair,
    LogSolution,
};
pub use sets::{
    SetExposure, SetFacts, SetLoss, SetModelOutcome, SetRecoding, SetReport, SetRiskPair,
    SetSolution,
};

pub use solution::{ComparedTrial, Detail, LossOutcome, Recoding, Solution};
pub use utility::{Association, AttributeUtility, Utility};

use crate::recipe::{Encoding, Matching, MissingSensitive};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The whole report.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Report {
    /// Version of the format: 1.
    pub outis: u32,
    /// Always `report`.
    pub kind: ReportKind,
    /// Always `internal`.
    pub audience: Audience,
    /// What was read.
    pub input: FileFacts,
    /// The tables beside the data that were read, by the names that models call them.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub tables: BTreeMap<String, FileFacts>,
    /// Whose shares of sensitive values those of the classes were compared with.
    pub reference: Reference,
    /// What a record is, and so what figures count.
    pub records: Counted,
    /// How missing cells were taken, and what came of it.
    pub missing: MissingOutcome,
    /// What was written; null if nothing was.
    pub output: Option<Written>,
    /// The earlier releases that what was written was compared with, in their order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<EarlierOutcome>>"))]
    pub earlier: Vec<EarlierOutcome>,
    /// The policy that the release was made under, if there was one: all that it asks for is met.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub policy: Option<PolicyFacts>,
    /// What was chosen; null if nothing was, or if a file was only measured.
    pub solution: Option<Solution>,
    /// What other algorithms found, in the order of the recipe.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub compared: Vec<ComparedTrial>,
    /// What goes together in the input because it is rare, by the titles of attributes whose
    /// hierarchy is of that kind: for each level from 1.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<BTreeMap<String, Vec<RareLevel>>>"))]
    pub rare: BTreeMap<String, Vec<RareLevel>>,
    /// What labels of the release mean where the recipe says so, by the titles of attributes.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<BTreeMap<String, Vec<LabelMeaning>>>"))]
    pub meanings: BTreeMap<String, Vec<LabelMeaning>>,
    /// Each model with what the written file achieves.
    pub models: Vec<ModelOutcome>,
    /// Risk before and after.
    pub risk: RiskPair,
    /// Utility of the written file; null if nothing was written.
    pub utility: Option<Utility>,
    /// What became of columns that hold a set of items in each cell, in the order of the recipe.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<ItemColumnOutcome>>"))]
    pub items: Vec<ItemColumnOutcome>,
    /// The columns whose values are not true of the persons beside them, in the order of the recipe.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<PerturbedOutcome>>"))]
    pub perturbed: Vec<PerturbedOutcome>,
    /// What protects each sensitive attribute against inference, in the order of the recipe.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sensitive: Vec<SensitiveOutcome>,
    /// What to know although nothing is wrong.
    pub warnings: Vec<Notice>,
    /// What would be warnings if the recipe did not accept it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub accepted: Vec<Notice>,
    /// What may differ between runs.
    pub run: Option<RunFacts>,
}

/// What identifies a policy.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct PolicyFacts {
    /// What the institution calls it.
    pub id: String,
    /// SHA-256 of the file's bytes, in hex.
    pub sha256: String,
}

impl Report {
    /// The text of the report file: the same on every platform.
    #[must_use]
    pub fn to_text(&self) -> String {
        file_text(self)
    }
}

/// The text of the file of a report of any kind.
fn file_text(report: &impl Serialize) -> String {
    let text = serde_json::to_string_pretty(report).expect("a report has no key but strings");
    text + "\n"
}

/// What a group of values means.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct LabelMeaning {
    /// What is written for it.
    pub label: String,
    /// What the recipe says of it.
    pub meaning: String,
}

/// What goes together on a level because it is rare. The values themselves are not told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct RareLevel {
    /// The number of records from which on a value stays what it is.
    pub below: u32,
    /// The distinct values that go together.
    pub values: u32,
    /// The records that have them.
    pub records: u32,
}

/// The kind of document.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum ReportKind {
    /// A report.
    Report,
}

/// Whom the report is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Audience {
    /// The data holder and auditors, not the public.
    Internal,
}

/// Facts about the input file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct FileFacts {
    /// SHA-256 of its bytes, in hex.
    pub sha256: String,
    /// Number of records.
    pub records: u32,
    /// Number of columns.
    pub attributes: u32,
    /// What of the file is no part of its table, if anything.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub left_out: Option<LeftOut>,
    /// The files in their order, where several are one table. `sha256` then is that of their own,
    /// in hex and written one after the other.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<FilePart>>"))]
    pub files: Vec<FilePart>,
    /// How further tables were put beside the file, if they were: the numbers above are then those
    /// of what came of it, and `sha256` that of those of all files, written one after the other.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub join: Option<JoinedFiles>,
    /// How several records of a person were made one, if they were: the numbers above are then
    /// those of what came of it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub fold: Option<FoldedFile>,
}

/// One of several files that are one table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct FilePart {
    /// SHA-256 of its bytes, in hex.
    pub sha256: String,
    /// Number of its records.
    pub records: u32,
    /// What of it is no part of the table, if anything.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub left_out: Option<LeftOut>,
    /// What parts its cells, and how its letters are written, if it is text and the files differ
    /// in that.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub written: Option<TextForm>,
}

/// How a file of text is written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct TextForm {
    /// What parts cells: one character.
    pub delimiter: String,
    /// How letters are written.
    pub encoding: Encoding,
}

/// Whether there is nothing to say of a number that was not always there.
#[allow(clippy::trivially_copy_pass_by_ref)] // As serde asks for.
fn is_zero(number: &u32) -> bool {
    *number == 0
}

/// Lines of a file that are no part of its table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct LeftOut {
    /// Lines above the table.
    pub above: u32,
    /// Lines between the names and the first record, such as units.
    pub units: u32,
    /// Lines without content, but for blank ones at the end.
    pub empty: u32,
    /// Lines that say the names again.
    #[serde(default, skip_serializing_if = "is_zero")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<u32>"))]
    pub repeated_names: u32,
    /// Lines that number the pages of a print.
    #[serde(default, skip_serializing_if = "is_zero")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<u32>"))]
    pub pages: u32,
    /// Records at the end.
    pub last: u32,
}

impl LeftOut {
    /// What was left out, if anything was.
    #[must_use]
    pub fn told(left_out: outis::format::layout::LeftOut) -> Option<Self> {
        let outis::format::layout::LeftOut { above, units, empty, repeated_names, pages, last } =
            left_out;
        left_out.any().then_some(Self {
            above: above as u32,
            units: units as u32,
            empty: empty as u32,
            repeated_names: repeated_names as u32,
            pages: pages as u32,
            last: last as u32,
        })
    }
}

/// Whose shares of sensitive values those of the classes are compared with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Reference {
    /// The table before anonymization.
    #[serde(rename = "input")]
    Input,
    /// The measured file, since no other was given.
    #[serde(rename = "file itself")]
    FileItself,
    /// A file that was given beside the measured one.
    #[serde(rename = "given")]
    Given,
}

/// How missing cells were taken, and what came of it (spec A8).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct MissingOutcome {
    /// How a missing quasi-identifier matches others.
    #[serde(rename = "match")]
    pub matching: Matching,
    /// What a missing sensitive value counts as.
    pub sensitive: MissingSensitive,
    /// Whether suppressed cells are missing ones.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub suppressed_equals_missing: bool,
    /// Records of the input with a missing quasi-identifier.
    pub records: u32,
    /// Records that were suppressed because they would still show one.
    pub left_out: u32,
}

/// Facts about the written file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Written {
    /// SHA-256 of its bytes, in hex.
    pub sha256: String,
    /// Number of records.
    pub records: u32,
    /// `shuffled, system`, `shuffled, given` or `as input`.
    pub order: String,
}

/// One model and what was measured on the written file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct ModelOutcome {
    /// The model with its parameters, as in the recipe, or as its dialect has them.
    #[serde(flatten)]
    pub model: crate::recipe::Model,
    /// The strongest parameter that the file meets; null without records, without anything to
    /// measure, and where no parameter is weak enough.
    pub achieved: Option<f64>,
    /// Whether the model holds.
    pub holds: bool,
    /// Where an entity tells persons apart, what the model counts: `persons` if it asks for class
    /// sizes, `records` if it is about sensitive values. Absent elsewhere: as the report.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub unit: Option<Unit>,
    /// How many records (or persons, as the unit says) are in classes that do not meet it by
    /// themselves.
    pub failing: u32,
    /// The class that decides: the weakest; null where no single class does.
    pub deciding: Option<DecidingClass>,
    /// Further figures of the model, by their names.
    #[serde(skip_serializing_if = "BTreeMap::is_empty", default)]
    #[cfg_attr(feature = "ts", ts(type = "{ [key in Facet]?: number | null }"))]
    pub facets: BTreeMap<String, Option<f64>>,
}

/// The class that decides what a model achieves.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct DecidingClass {
    /// Number of its records.
    pub records: u32,
    /// Number of its persons, where an entity tells them apart.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub persons: Option<u32>,
    /// How many classes are as weak, this one among them: where there are several, it is the first
    /// of them.
    pub equally_weak: u32,
    /// What they show in each quasi-identifier.
    pub labels: BTreeMap<String, String>,
}

/// What protects a sensitive attribute against inference.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct SensitiveOutcome {
    /// The attribute.
    pub attribute: String,
    /// What protects it.
    pub protection: Protected,
    /// The models that do, by their names in recipes. One whose parameters ask for nothing, such
    /// as t-closeness with a t of 1, is not among them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub models: Vec<String>,
    /// Of the released persons (records, if the report counts these), each once in each class:
    /// how many are in classes with a value that everybody there has. Whoever finds the class
    /// knows it. A missing cell is a value only where the report says so. Absent, as those below,
    /// without a release and without the column.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub certain: Option<u32>,
    /// The same of classes without any value, which pass every model of the attribute.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub unrecorded: Option<u32>,
    /// Out of how many those are: the class sizes summed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub total: Option<u32>,
    /// The largest share of a released class that has one value, 0 to 1: how often whoever finds
    /// that class guesses it right.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub likeliest: Option<f64>,
    /// The same in percent for people, with one decimal. What is neither all nor nothing is never
    /// rounded to it; absent where it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub likeliest_percent: Option<f64>,
    /// Whether that is above [`GUESSABLE`], so that the attribute is not to be called protected.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub guessable: Option<bool>,
    /// Released records without a value.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub missing: Option<u32>,
}

/// A share in percent with one decimal, from 0.1 to 99.9; nothing for 0 and 1.
#[must_use]
pub fn partial_percent(share: f64) -> Option<f64> {
    (share > 0.0 && share < 1.0).then(|| (share * 1000.0).round().clamp(1.0, 999.0) / 10.0)
}

/// The largest share of a class that may have one value if the attribute is to be called
/// protected.
pub const GUESSABLE: f64 = 0.9;

/// Whether something protects a sensitive attribute.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Protected {
    /// One model or several.
    Models,
    /// Nothing, on purpose: the recipe declines protection.
    Declined,
    /// That its values are not true of the persons beside them. What is learned of these from what
    /// is written is not counted.
    Perturbed,
    /// Nothing, and nobody has said that this is meant.
    None,
}

/// What may differ between two runs of one recipe.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct RunFacts {
    /// Version of Outis.
    pub version: String,
    /// What identifies the build: version, machine, compiler, and the commit if the build was told it.
    pub build: String,
    /// `native` or `wasm`.
    pub platform: String,
    /// Threads or workers of the search.
    pub workers: u32,
    /// Nodes whose partition was computed, or cuts and merges that were tried.
    pub visited: u32,
    /// Seconds from the start of the search to the checked file.
    pub seconds: f64,
    /// The same of each algorithm that was tried for comparison, until it had found its table.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub compared: Vec<TrialRun>,
}

/// What may differ between two runs of an algorithm that was tried for comparison.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct TrialRun {
    /// Nodes whose partition was computed, or cuts and merges that were tried.
    pub visited: u32,
    /// Seconds of search.
    pub seconds: f64,
}
