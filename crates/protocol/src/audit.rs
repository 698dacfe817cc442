//! What a file that somebody has published shows, without the recipe that it came from.

use crate::attack::AttackOutcome;
use crate::report::Report;
use serde::Serialize;

/// A file, audited.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct AuditReport {
    /// Number of its records.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub records: u64,
    /// How many of them show nothing: every cell is missing or `*`. They are records that were suppressed
    /// and stay, or blank lines.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub empty: u64,
    /// Its columns, and what each was taken for.
    pub columns: Vec<AuditedColumn>,
    /// The size of the smallest class; null without quasi-identifiers.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub k: Option<u64>,
    /// Records that are alone in their class.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub uniques: u64,
    /// Number of classes.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub classes: u64,
    /// What the classes show of each sensitive column.
    pub sensitive: Vec<AuditedValues>,
    /// Attacks of somebody who knows the quasi-identifiers of a person, on each class; `tried` and
    /// `succeeded` count classes, and nobody is named.
    pub attacks: Vec<AttackOutcome>,
    /// The same as `measure` has it, for the roles above.
    pub report: Report,
}

/// A column, and what it was taken for.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct AuditedColumn {
    /// Its number, from 1.
    pub number: u32,
    /// Its name.
    pub name: String,
    /// Its role.
    pub role: crate::recipe::Role,
    /// Why; `given` if that was said.
    pub reason: String,
    /// How sure that is; `given` likewise.
    pub certainty: String,
}

/// What the classes show of a sensitive column.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct AuditedValues {
    /// The column.
    pub attribute: String,
    /// The fewest different values of a class; null where there is none.
    pub l: Option<f64>,
    /// The largest distance between the shares of a class and those of the file; null likewise.
    pub t: Option<f64>,
}
