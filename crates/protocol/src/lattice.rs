//! The nodes of the lattice: how many hold, and the lowest that do.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// What is known of all nodes of the lattice.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Lattice {
    /// Nodes of the lattice within the limits of the levels, in decimal digits.
    pub lattice: String,
    /// Records of the table.
    pub records: u32,
    /// In how many ways each cell of each record could be on a level of its own, in decimal
    /// digits: the nodes to the power of the records (spec G0). Null where that is too long to be
    /// written out.
    pub cell_level: Option<String>,
    /// Nodes that were looked at; the others follow from these.
    pub visited: u32,
    /// Whether a node that does not hold could not hold by letting other records go. Where a
    /// protection of the table as a whole leaves too many ways to do that, not all are tried.
    pub exact: bool,
    /// The heights of the lattice from 0 on; absent where only the minimal nodes are asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub heights: Option<Vec<LatticeHeight>>,
    /// The nodes that hold and have none below them that does, in the order of their levels.
    pub minimal: Vec<MinimalNode>,
}

/// The nodes whose levels have one sum.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct LatticeHeight {
    /// The sum of the levels.
    pub height: u32,
    /// How many nodes there are.
    pub nodes: u32,
    /// How many of them may be released.
    pub holding: u32,
    /// How many of them nobody looked at, since other nodes had told.
    pub pruned: u32,
}

/// A node that may be released, with none below it that may.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct MinimalNode {
    /// The level of each quasi-identifier.
    pub levels: BTreeMap<String, u32>,
    /// What it would lose, as the recipe counts.
    pub loss: f64,
    /// Records that it would suppress.
    pub suppressed: u32,
}
