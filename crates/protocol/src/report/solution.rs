//! What was found: how values are recoded, and what is lost by it.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// What was chosen.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Solution {
    /// The algorithm that found it, by its name in recipes.
    pub algorithm: String,
    /// How values were recoded.
    pub recoding: Recoding,
    /// Number of suppressed records.
    pub suppressed: u32,
    /// Number of equivalence classes that are released; where suppressed records stay as stars,
    /// theirs is not among them.
    pub classes: u32,
    /// Number of nodes of the lattice, in decimal digits.
    pub lattice: String,
    /// The loss and what is known about the least possible.
    pub loss: LossOutcome,
}

/// How values were recoded.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Recoding {
    /// One level per attribute (spec C1).
    FullDomain {
        /// The level of each quasi-identifier.
        levels: BTreeMap<String, u32>,
    },
    /// A cut through each hierarchy: equal values show the same everywhere (spec C1b).
    Cut {
        /// How detailed each quasi-identifier still is.
        detail: BTreeMap<String, Detail>,
    },
    /// Groups of records, each with cells of its own detail (spec C3, C5).
    Regions {
        /// How detailed each quasi-identifier still is.
        detail: BTreeMap<String, Detail>,
    },
    /// Suppressed cells (spec C4).
    Cells {
        /// How detailed each quasi-identifier still is.
        detail: BTreeMap<String, Detail>,
    },
}

/// How detailed the released cells of a column are, in numbers of records.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Detail {
    /// Records whose cell is on each level of the hierarchy; the first are exact. Missing cells that
    /// stay missing are on none.
    pub levels: Vec<u32>,
    /// Records whose cell is a range of numbers.
    pub ranges: u32,
    /// Records whose cell is suppressed.
    pub suppressed_cells: u32,
    /// Records whose cell is missing and shows so; absent if there is none.
    #[serde(default, skip_serializing_if = "super::is_zero")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<u32>"))]
    pub missing: u32,
}

/// Another way to find a table, tried for comparison.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct ComparedTrial {
    /// The algorithm with its parameters.
    pub search: crate::recipe::Search,
    /// What it found; null if nothing within the limits.
    pub solution: Option<Solution>,
    /// Why it was not carried out, if it was not.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub problem: Option<crate::problem::Problem>,
}

/// A loss and what is known about the least possible.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct LossOutcome {
    /// The measure.
    #[cfg_attr(feature = "ts", ts(type = "Loss[\"metric\"]"))]
    pub metric: String,
    /// How attributes were aggregated.
    #[cfg_attr(feature = "ts", ts(type = "Loss[\"aggregate\"]"))]
    pub aggregate: String,
    /// The balance of generalization and suppression.
    pub gs_factor: f64,
    /// The loss of the release.
    pub value: f64,
    /// No choice of one level for each column within the limits has a smaller loss than this;
    /// null if not searched.
    pub bound: Option<f64>,
    /// Whether it is proven that no other choice of one level for each column within the limits
    /// has a smaller loss. Recodings that mix levels within a column may have.
    pub optimal: bool,
    /// Whether suppressed records may stay as stars: bound and proof are then of tables in which
    /// only the classes that fail are starred.
    #[serde(default)]
    pub stars: bool,
    /// The loss of each quasi-identifier before weights, 0 to 1; empty for measures that look
    /// at classes only.
    pub attributes: BTreeMap<String, f64>,
    /// For `rank`: the weighted losses of all quasi-identifiers, the largest first, which
    /// `value` repeats. Empty elsewhere.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ranked: Vec<f64>,
}
