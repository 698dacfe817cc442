//! What becomes of a table, before and after.

use crate::recipe::Role;
use crate::report::{Counted, Detail, RiskFigures, Solution};
use serde::{Deserialize, Serialize};

/// Before and after, column by column.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Comparison {
    /// What is compared.
    pub solution: Solution,
    /// What a record is, what figures count, and which persons lose records.
    pub counted: Counted,
    /// Every column of the input.
    pub columns: Vec<ComparedColumn>,
    /// Risk before and after, the latter by the search's own count.
    pub before: RiskFigures,
    /// Risk of the records that would be released; null if none would.
    pub after: Option<RiskFigures>,
}

/// One column before and after.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct ComparedColumn {
    /// Its name.
    pub name: String,
    /// Its role.
    pub role: Role,
    /// Whether its values are not true of the persons beside them: those that are shown after are an
    /// example, which is drawn anew when the release is written.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub perturbed: bool,
    /// The level chosen; null unless a quasi-identifier.
    pub level: Option<u32>,
    /// How detailed its cells are, if they are on several levels; null elsewhere.
    pub detail: Option<Detail>,
    /// The highest level there is; null unless a quasi-identifier.
    pub height: Option<u32>,
    /// One of its values as each level writes it, the exact one first: of those that most levels
    /// write otherwise than they are, the commonest. Empty unless a quasi-identifier.
    pub example: Vec<String>,
    /// How many different labels its values have on each level, missing cells left out. Empty unless
    /// a quasi-identifier.
    pub labels: Vec<u32>,
    /// Its loss, 0 to 1; null unless a quasi-identifier.
    pub loss: Option<f64>,
    /// Distinct values before, missing cells left out.
    pub values_before: u32,
    /// Distinct values or labels after, missing cells left out.
    pub values_after: u32,
    /// Whether its name, or a cell of it that is released, looks like a formula.
    pub formulas: bool,
    /// Whether missing cells of it that are released stood in the table as other texts than the one
    /// that all of them are written as.
    pub rewrites_missing: bool,
    /// Records of each group of the chosen level, before and after suppression; the largest
    /// two dozen. Of other columns the values, unless only one record has them. Empty for
    /// identifiers.
    pub groups: Vec<GroupChange>,
    /// The groups that are not listed.
    pub others: OtherGroups,
}

/// Groups that are only counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OtherGroups {
    /// How many they are.
    pub groups: u32,
    /// Their records before suppression.
    pub before: u32,
    /// Their records after suppression.
    pub after: u32,
}

/// One group before and after suppression.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct GroupChange {
    /// Its label.
    pub label: String,
    /// Records that fall into it.
    pub before: u32,
    /// Records of it that would be released.
    pub after: u32,
    /// Whether these are missing cells, which stay missing.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub missing: bool,
}

/// The same records before and after; those that are left out are not among them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct ComparedRows {
    /// Names of the columns that are released.
    pub columns: Vec<String>,
    /// For each record its cells before.
    pub before: Vec<Vec<String>>,
    /// For each record its cells after.
    pub after: Vec<Vec<String>>,
}
