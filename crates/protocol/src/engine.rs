//! What is written for a table that stays in an engine, and what came of it.

use crate::problem::{Code, Outcome, Problem};
use crate::recipe::VERSION;
use crate::report::Recoding;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// What a file of this kind says that it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PlanKind {
    /// What an engine is to write.
    Plan,
}

/// How an engine is told what is written instead of the quasi-identifiers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ApplyForm {
    /// What is written for each value of each column, and which combinations of these are released.
    A,
    /// What is written for each combination of values.
    B,
}

impl ApplyForm {
    /// All of them, with what they are called on the command line.
    pub const ALL: [(&'static str, Self); 2] = [("a", Self::A), ("b", Self::B)];
}

/// What an engine is to write, and how it is told whether it did.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct EnginePlan {
    /// Version of the shape.
    pub outis: u32,
    /// `plan`.
    pub kind: PlanKind,
    /// Whose SQL it is.
    pub dialect: String,
    /// SHA-256 of the recipe as Outis writes it, in hex.
    pub recipe: String,
    /// SHA-256 of the counts, in hex.
    pub counts: String,
    /// How the engine is told what is written instead.
    pub form: ApplyForm,
    /// SHA-256 of the files that tell it, in hex, by their names.
    pub files: BTreeMap<String, String>,
    /// SHA-256 of `expected.csv`, in hex.
    pub expected: String,
    /// What was found.
    pub recoding: Option<Recoding>,
    /// Records that were counted.
    pub records: u32,
    /// Records that are released.
    pub released: u32,
    /// The columns that are counted, in their order.
    pub counted: Vec<String>,
    /// Those that are released as they are and are not counted.
    pub uncounted: Vec<String>,
}

/// What has to be known of a plan to check what came of it.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
struct KnownPlan {
    outis: u32,
    kind: PlanKind,
    dialect: String,
    recipe: String,
    counts: String,
    form: ApplyForm,
    files: BTreeMap<String, String>,
    expected: String,
    records: u32,
    released: u32,
    counted: Vec<String>,
    uncounted: Vec<String>,
}

impl EnginePlan {
    /// Reads a plan; the recoding is for people and is not read.
    ///
    /// # Errors
    /// `not-a-plan`.
    pub fn parse(text: &str) -> Outcome<Self> {
        let known: Option<KnownPlan> = serde_json::from_str(text).ok();
        let known = known.filter(|known| known.outis == VERSION);
        let known = known.ok_or_else(|| Problem::new(Code::NotAPlan))?;
        Ok(Self {
            outis: known.outis,
            kind: known.kind,
            dialect: known.dialect,
            recipe: known.recipe,
            counts: known.counts,
            form: known.form,
            files: known.files,
            expected: known.expected,
            recoding: None,
            records: known.records,
            released: known.released,
            counted: known.counted,
            uncounted: known.uncounted,
        })
    }

    /// As it stands in a file.
    #[must_use]
    pub fn to_text(&self) -> String {
        serde_json::to_string_pretty(self).unwrap_or_default() + "\n"
    }
}

/// Whether an engine has written what it was to write. It tells no cell.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct EngineCheck {
    /// Version of the shape.
    pub outis: u32,
    /// Whether each line is there as often as it was to be.
    pub holds: bool,
    /// Records that were to be released.
    pub expected: u64,
    /// Records that were.
    pub found: u64,
    /// Records that were to be there and are not.
    pub lacking: u64,
    /// Records that are there and were not to be.
    pub superfluous: u64,
    /// Columns that stand in the release and were not to be.
    pub superfluous_columns: Vec<String>,
    /// Columns that were to stand there and do not.
    pub lacking_columns: Vec<String>,
    /// Columns that are released and of which nothing is known.
    pub not_looked_at: Vec<String>,
    /// What was seen of those that are not counted.
    pub columns: Vec<UncountedColumn>,
}

/// What was seen of a column that is released as it is and is not counted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct UncountedColumn {
    /// Its name.
    pub name: String,
    /// Records that are released.
    pub records: u64,
    /// Values that differ.
    pub values: u64,
    /// Whether at least half of the records have a value that no other has.
    pub nearly_unique: bool,
    /// What most of the values look like that points to people: `email`, `iban`, `telephone`.
    pub looks_like: Option<String>,
    /// Values that a spreadsheet may take for a formula.
    pub formulas: u64,
}

impl EngineCheck {
    /// As it stands in a file.
    #[must_use]
    pub fn to_text(&self) -> String {
        serde_json::to_string_pretty(self).unwrap_or_default() + "\n"
    }
}
