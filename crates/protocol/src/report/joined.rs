//! What came of putting further tables beside one of persons.

use super::LeftOut;
use serde::{Deserialize, Serialize};

/// What came of putting further tables beside one of persons (spec A11).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct JoinedFiles {
    /// Records of the table of persons, each a person.
    pub persons: u32,
    /// SHA-256 of its file, in hex; of several that of their own, written one after the other.
    pub sha256: String,
    /// Records of all tables put together: each person's in all combinations.
    pub records: u32,
    /// The further tables, in the order of the recipe.
    pub tables: Vec<JoinedTable>,
}

/// What came of one of them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct JoinedTable {
    /// What the recipe calls it.
    pub name: String,
    /// SHA-256 of its file, in hex.
    pub sha256: String,
    /// Records of its file.
    pub records: u32,
    /// Those of them that are nobody's in the table of persons, which were left out.
    pub without_person: u32,
    /// Persons who have no record in it: they keep one with missing cells.
    pub persons_without: u32,
    /// Persons who have several.
    pub persons_with_several: u32,
    /// The records of whoever has the most.
    pub most: u32,
    /// What of its file is no part of its table, if anything.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub left_out: Option<LeftOut>,
}
