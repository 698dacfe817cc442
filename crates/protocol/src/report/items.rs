//! What became of columns that hold sets of items.

use serde::{Deserialize, Serialize};

/// What became of a column that holds a set of items in each cell (spec I1).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct ItemColumnOutcome {
    /// The attribute's title.
    pub attribute: String,
    /// The fewest records of a class that some items together were to have.
    pub k: u32,
    /// Of up to how many items.
    pub m: u32,
    /// How many they have in the written file; null where it shows none.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub achieved: Option<u64>,
    /// The NCP of the items of all released records: 0 if all are written as they are.
    pub loss: f64,
    /// Records that had items and are written without, since too few of their class had any.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub emptied: u64,
}
