//! What is worth a second look before a protection is chosen.

use crate::report::Notice;
use serde::{Deserialize, Serialize};

/// What stands out about the columns of a table in the roles that a recipe gives them.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Advice {
    /// `free-text`, `no-levels` and `exact-dates` of single columns, in the order of the recipe;
    /// `many-quasi-identifiers` with their number as `value`.
    pub notices: Vec<Notice>,
    /// What the quasi-identifiers give an attacker, where there are many; the one that gives most
    /// comes first.
    pub ranked: Vec<RankedColumn>,
    /// The most columns of the sets by which they are ranked: as many as a bounded amount of work
    /// allows, 1 to 3.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub largest: Option<u32>,
}

/// What a quasi-identifier gives an attacker, exact as it stands in the file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct RankedColumn {
    /// The attribute.
    pub attribute: String,
    /// Its distinction by itself: different values by records, 0 to 1 (Motwani and Xu 2007).
    pub distinction: f64,
    /// Its separation by itself: the share of pairs of records that differ in it, 0 to 1.
    pub separation: f64,
    /// The distinction that it adds to a set of quasi-identifiers, as the mean of all sets that were
    /// looked at, 0 to 1.
    pub gain: f64,
    /// The attributes of the set with it that singles out the most records.
    pub strongest: Vec<String>,
    /// The records that this set singles out.
    pub unique: u32,
}
