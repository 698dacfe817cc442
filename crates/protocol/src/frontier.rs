//! What each k and each suppression limit cost.

use crate::recipe::Search;
use crate::report::Detail;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// How columns are recoded at a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum PointRecoding {
    /// One level for each column: the best node of the lattice.
    FullDomain,
    /// Cells of mixed detail: the best of several recodings.
    Mixed,
}

/// What the recipe comes to with another k, another suppression limit, and one way to recode.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct FrontierPoint {
    /// The k of k-anonymity.
    pub k: u32,
    /// The share of the records that may be suppressed.
    pub limit: f64,
    /// The smaller limit under which this table was found, where none that was found under this one is
    /// better: recodings that mix levels may do worse where more may be suppressed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub enough: Option<f64>,
    /// How columns are recoded.
    pub recoding: PointRecoding,
    /// The search or recoding that lost least; of mixed ones null where none found a table.
    pub search: Option<Search>,
    /// The level of each quasi-identifier; null where there is no single one.
    pub levels: Option<BTreeMap<String, u32>>,
    /// How many of the released records show each quasi-identifier in which detail; null where each
    /// column has one level, and where no table was found.
    pub detail: Option<BTreeMap<String, Detail>>,
    /// The least loss that was found; null where no table was.
    pub loss: Option<f64>,
    /// The share of the detail that is kept, one minus the loss; null where no table was found, or
    /// the loss has no whole that something could be kept of.
    pub kept: Option<f64>,
    /// Records that are suppressed; null where no table was found.
    pub suppressed: Option<u32>,
    /// Whether it is proven that no choice of one level for each column loses less; without a
    /// loss, that there is none. Of mixed detail nothing is ever proven.
    pub optimal: bool,
}
