//! The recipe, version 1: every decision of one anonymization and no records.
//!
//! Page and CLI read the same file. Fields that are not known are refused by
//! name, because a misspelt protection that is silently ignored protects nobody.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The version of the recipe format that this build reads and writes.
pub const VERSION: u32 = 1;

/// A whole recipe.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Recipe {
    /// Version of the format: 1.
    pub outis: u32,
    /// Always `recipe`.
    pub kind: RecipeKind,
    /// What the input is.
    #[serde(default)]
    pub data: Data,
    /// What means "missing".
    #[serde(default)]
    pub missing: Missing,
    /// Every column of the input with its role; their order breaks ties.
    pub attributes: Vec<Attribute>,
    /// What must hold for the release.
    pub models: Vec<Model>,
    /// How many records may be left out.
    #[serde(default)]
    pub suppression: Suppression,
    /// What counts as loss.
    #[serde(default)]
    pub loss: Loss,
    /// How the levels are found.
    #[serde(default)]
    pub search: Search,
    /// Settings of the risk measures.
    #[serde(default)]
    pub risk: Risk,
    /// How the release is written.
    #[serde(default)]
    pub output: Output,
}

impl Recipe {
    /// The text of the recipe file.
    #[must_use]
    pub fn to_text(&self) -> String {
        let text = serde_json::to_string_pretty(self).expect("a recipe has no key but strings");
        text + "\n"
    }

    /// The recipe without what cannot change the outcome of a search. Two recipes with equal
    /// keys have the same solution on the same table.
    #[must_use]
    pub fn search_key(&self) -> Self {
        Self { risk: Risk::default(), output: Output::default(), ..self.clone() }
    }
}

/// The kind of document.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum RecipeKind {
    /// A recipe.
    Recipe,
}

/// What the input is.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Data {
    /// Always `table` in this version.
    pub kind: DataKind,
    /// How the file is written; what is absent is detected.
    pub format: Format,
}

/// The kind of data.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum DataKind {
    /// One row per person.
    #[default]
    Table,
}

/// How a file is written. What is absent is detected, or for a release taken from the input.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Format {
    /// One ASCII character between cells.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub delimiter: Option<String>,
    /// Always `utf-8` in this version.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub encoding: Option<Encoding>,
    /// Whether the first record names the columns.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub header: Option<bool>,
    /// The decimal separator of numbers: `.` (the default) or `,`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub decimal: Option<Decimal>,
}

/// A character encoding.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Encoding {
    /// UTF-8, with or without byte order mark.
    #[serde(rename = "utf-8")]
    Utf8,
}

/// A decimal separator.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Decimal {
    /// A point.
    #[serde(rename = ".")]
    Point,
    /// A comma.
    #[serde(rename = ",")]
    Comma,
}

/// What means "missing" and how missing values match (spec A8).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Missing {
    /// Raw cells that mean "missing". A release shows the first of them.
    pub values: Vec<String>,
    /// How a missing value matches others.
    #[serde(rename = "match")]
    pub matching: Matching,
    /// What a missing sensitive value counts as.
    pub sensitive: MissingSensitive,
}

impl Default for Missing {
    fn default() -> Self {
        Self {
            values: vec![String::new()],
            matching: Matching::OwnValue,
            sensitive: MissingSensitive::Excluded,
        }
    }
}

/// What a missing sensitive value counts as (spec A8).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum MissingSensitive {
    /// It is not a value.
    #[default]
    Excluded,
}

/// How a missing value matches others.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Matching {
    /// Missing is a value of its own (spec A8, "extended").
    #[default]
    OwnValue,
}

/// One column with everything decided about it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Attribute {
    /// The column's name in the header.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub name: Option<String>,
    /// The column's number from 1, in a file without header.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub column: Option<u32>,
    /// What it is for.
    pub role: Role,
    /// What its values look like.
    #[serde(default, rename = "type", skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub kind: Option<DataType>,
    /// How its values grow coarser; none means exact or `*`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub hierarchy: Option<Hierarchy>,
    /// The highest level allowed (spec A4).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub limit: Option<u32>,
    /// How much its detail matters, against 1 (spec A5, M8).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub weight: Option<f64>,
}

impl Attribute {
    /// What the attribute is called in messages and reports.
    #[must_use]
    pub fn title(&self) -> String {
        self.name.clone().unwrap_or_else(|| self.column.unwrap_or_default().to_string())
    }
}

/// What an attribute is for (spec A1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    /// Points to one person; never released.
    Identifier,
    /// Could be matched with other sources; generalized.
    QuasiIdentifier,
    /// Must not be linked to a person; released unchanged.
    Sensitive,
    /// Neither; released unchanged.
    Insensitive,
}

/// What values look like.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum DataType {
    /// Whole numbers.
    Integer,
    /// Numbers with decimals.
    Decimal,
    /// Dates of one format.
    Date,
    /// Anything.
    Text,
}

/// How the values of a quasi-identifier grow coarser (spec B).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Hierarchy {
    /// A table: one line per value, finest first, in a file or inline.
    Levels {
        /// A file beside the recipe, or attached by this name in the page.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        file: Option<String>,
        /// The lines themselves.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        rows: Option<Vec<Vec<String>>>,
        /// The file's delimiter, `;` by default.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        delimiter: Option<String>,
    },
    /// Equal intervals on each level.
    Intervals {
        /// Where the first interval begins.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        start: serde_json::Number,
        /// Where the last interval ends.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        end: serde_json::Number,
        /// The width of the intervals on each level, each dividing the next.
        #[cfg_attr(feature = "ts", ts(type = "Array<number>"))]
        steps: Vec<serde_json::Number>,
        /// Which end belongs to an interval.
        #[serde(default)]
        closed: Side,
    },
    /// Characters replaced by `*`, one more on each level.
    Mask {
        /// Where masking begins.
        from: MaskFrom,
    },
    /// Calendar units.
    Date {
        /// How the dates are written, as for strftime: `%d.%m.%Y`.
        format: String,
        /// The units, finest first.
        levels: Vec<DateLevel>,
    },
}

/// Which end belongs to an interval.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// 20 belongs to 20–29.
    #[default]
    Left,
    /// 20 belongs to 11–20.
    Right,
}

/// Where masking begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum MaskFrom {
    /// At the first character.
    Left,
    /// At the last character.
    Right,
}

/// A calendar unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum DateLevel {
    /// `1962-08`.
    Month,
    /// `1962-Q3`.
    Quarter,
    /// `1962`.
    Year,
    /// `1960-1969`.
    Decade,
    /// `1900-1999`.
    Century,
}

/// What must hold for the release.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "model", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Model {
    /// Every released record looks like at least k − 1 others (spec D1).
    KAnonymity {
        /// The smallest equivalence class allowed, at least 2.
        k: u32,
    },
}

/// How many records may be left out, and how (spec A3, A6).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Suppression {
    /// Share of the records, 0 to 1.
    pub limit: f64,
    /// What happens to them.
    pub style: SuppressionStyle,
}

impl Default for Suppression {
    fn default() -> Self {
        Self { limit: 0.0, style: SuppressionStyle::Drop }
    }
}

/// What happens to suppressed records.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum SuppressionStyle {
    /// They are left out.
    #[default]
    Drop,
}

/// What counts as loss (spec M8).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Loss {
    /// The measure.
    pub metric: Metric,
    /// How the attributes' losses become one number.
    pub aggregate: Aggregate,
    /// From 0 (suppression costs no more than generalization) to 1 (generalization is free).
    pub gs_factor: f64,
}

impl Default for Loss {
    fn default() -> Self {
        Self { metric: Metric::Loss, aggregate: Aggregate::ArithmeticMean, gs_factor: 0.5 }
    }
}

/// A measure of loss.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Metric {
    /// Share of the domain that each cell may stand for (spec F6).
    #[default]
    Loss,
    /// Height of each cell in its hierarchy (spec F3).
    Precision,
}

/// How the attributes' losses become one number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Aggregate {
    /// Their mean.
    #[default]
    ArithmeticMean,
    /// Their geometric mean, shifted by one.
    GeometricMean,
    /// Their sum.
    Sum,
    /// The largest.
    Max,
}

/// How the levels are found.
///
/// The variants without fields have braces all the same: serde checks unknown fields only then.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "algorithm", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Search {
    /// The least loss possible, proven.
    Optimal {},
    /// Every node of the lattice, one after the other.
    Exhaustive {},
    /// The levels given here.
    Fixed {
        /// A level for each quasi-identifier.
        levels: BTreeMap<String, u32>,
    },
}

impl Default for Search {
    fn default() -> Self {
        Self::Optimal {}
    }
}

/// Settings of the risk measures.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Risk {
    /// A person is exposed if their risk is above this probability.
    pub threshold: f64,
}

impl Default for Risk {
    fn default() -> Self {
        Self { threshold: 0.2 }
    }
}

/// How the release is written.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Output {
    /// Whether the records are put in random order (against unsorted matching, spec H6).
    pub shuffle: bool,
    /// Whether cells that a spreadsheet would run as a formula are made harmless.
    pub formula_guard: bool,
    /// One ASCII character; by default as the input.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub delimiter: Option<String>,
    /// Always `utf-8` in this version.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub encoding: Option<Encoding>,
    /// How missing cells are written: one of `missing.values`, by default the first.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub missing: Option<String>,
    /// By default as the input.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub line_ending: Option<LineEnding>,
    /// Whether the file begins with a byte order mark; by default as the input.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub bom: Option<bool>,
}

impl Default for Output {
    fn default() -> Self {
        Self {
            shuffle: true,
            formula_guard: true,
            delimiter: None,
            encoding: None,
            missing: None,
            line_ending: None,
            bom: None,
        }
    }
}

/// How lines end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum LineEnding {
    /// Line feed.
    Lf,
    /// Carriage return and line feed.
    Crlf,
}
