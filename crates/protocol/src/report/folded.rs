//! What came of making several records of a person one.

use crate::recipe::Keep;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// What came of making several records of a person one (spec A10).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct FoldedFile {
    /// The attribute that says whose record it is.
    #[serde(rename = "by")]
    pub person: String,
    /// The attribute by which records are first and last; null for the order of the file.
    pub order: Option<String>,
    /// Records of the file.
    pub records: u32,
    /// Those that do not say whose they are, which were left out.
    pub unassigned: u32,
    /// Persons: one record each is left.
    pub persons: u32,
    /// Persons who had several records.
    pub several: u32,
    /// The records of whoever had the most.
    pub most: u32,
    /// What each other column kept and lost.
    pub columns: BTreeMap<String, KeptColumn>,
}

impl FoldedFile {
    /// How many values were thrown away, each once for a person.
    #[must_use]
    pub fn values(&self) -> u32 {
        self.columns.values().map(|column| column.values).sum()
    }
}

/// What a column kept of a person's records, and what it lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct KeptColumn {
    /// What was kept.
    pub keep: Keep,
    /// Persons with another value beside the one that was kept, missing cells not counted; 0 of
    /// counts and sums.
    pub persons: u32,
    /// How many such values all of them had, each once for a person: what was thrown away.
    pub values: u32,
    /// Persons of whom a sum, the smallest or the largest number lacks some cells because they
    /// are missing.
    pub incomplete: u32,
}
