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
    /// How many nodes may be released.
    pub holding: u32,
    /// Whether a node that does not hold could not hold by letting other records go. Where a
    /// protection of the table as a whole leaves too many ways to do that, not all are tried.
    pub exact: bool,
    /// The heights of the lattice from 0 on; absent where only the minimal nodes are asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub heights: Option<Vec<LatticeHeight>>,
    /// The nodes that hold and have none below them that does, in the order of their levels.
    pub minimal: Vec<MinimalNode>,
    /// Every node in the order of its levels; absent where nobody asked, or where there are more
    /// than 2,000.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub nodes: Option<Vec<LatticeNode>>,
}

/// A node of the lattice.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct LatticeNode {
    /// The level of each quasi-identifier.
    pub levels: BTreeMap<String, u32>,
    /// Whether it may be released.
    pub holds: bool,
    /// Whether it was looked at to tell that; otherwise it follows from others.
    pub visited: bool,
    /// What it would lose, as the recipe counts; null for one that does not hold.
    pub loss: Option<f64>,
    /// Records that it would suppress; null for one that does not hold.
    pub suppressed: Option<u32>,
}

/// What the nodes directly around one come to: with one column a level finer or coarser, and all
/// others as they are.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Neighbours {
    /// Records that may be suppressed.
    pub allowed: u32,
    /// As in [`Lattice`].
    pub exact: bool,
    /// In the order of the quasi-identifiers, the finer before the coarser.
    pub nodes: Vec<Neighbour>,
}

/// A node directly above or below another.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Neighbour {
    /// The column that is on another level.
    pub attribute: String,
    /// The level that it is on.
    pub level: u32,
    /// Whether that is one more than before, rather than one less.
    pub coarser: bool,
    /// Whether it may be released.
    pub holds: bool,
    /// What it would lose, as the recipe counts; null for one that does not hold.
    pub loss: Option<f64>,
    /// Records that it would suppress; null for one that does not hold.
    pub suppressed: Option<u32>,
    /// Where it does not hold, the largest equivalence classes that fail by themselves, that is a
    /// demand on classes. None where only what the table as a whole has to meet fails.
    pub failing: Vec<FailingClass>,
    /// Records of all classes that fail by themselves, which would have to be suppressed; null for one
    /// that holds.
    pub failing_records: Option<u32>,
}

/// An equivalence class that no release may show.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct FailingClass {
    /// What it would show, in the order of the quasi-identifiers. From the person's own data: for the
    /// screen alone.
    pub labels: Vec<String>,
    /// Records in it.
    pub records: u32,
    /// Its persons: as many as records where these are counted.
    pub persons: u32,
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
