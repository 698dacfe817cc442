//! How the table to release is found.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// How the table to release is found: a search through the lattice, or a recoding that is not
/// bound to one level for each column.
///
/// The variants without fields have braces all the same: serde checks unknown fields only then.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(optional_fields))]
#[serde(tag = "algorithm", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Search {
    /// The least loss possible, proven.
    Optimal {
        /// Megabytes that the search may remember, each of those that work together. With fewer
        /// it takes longer; what it finds is the same.
        #[serde(default = "memory")]
        memory: u32,
        /// The most nodes that it looks at, without which it goes on until the proof. It ends
        /// with the best node so far and a bound, and works alone, so that it ends in the same
        /// place every time.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        nodes: Option<u32>,
    },
    /// Every node of the lattice, one after the other.
    Exhaustive {},
    /// Binary search for the lowest height (spec G2).
    Samarati {},
    /// The attribute with most values first (spec G3).
    Datafly {
        /// When it stops.
        #[serde(default)]
        stop: StopRule,
    },
    /// Subset by subset of the quasi-identifiers (spec G5).
    Incognito {},
    /// Halving of sublattices (spec G6).
    Ola {},
    /// Nodes in the order of their weighted information loss (spec G7).
    BestFirst {},
    /// Greedy paths through the lattice (spec G8).
    Flash {},
    /// The levels given here.
    Fixed {
        /// A level for each quasi-identifier.
        levels: BTreeMap<String, u32>,
    },
    /// Clusters grown by the weighted hierarchical distance (spec G9).
    Kaca {
        /// What is kept small.
        #[serde(default)]
        distance: ClusterDistance,
        /// What a cell shows.
        #[serde(default)]
        cells: CellKind,
        /// Whether a large class gives only as many records as a small one needs.
        #[serde(default)]
        stubs: bool,
        /// Whether records move between classes afterwards while that lowers the loss.
        #[serde(default)]
        refine: bool,
    },
    /// Halves of halves (spec G10).
    Mondrian {
        /// Whether equal records may be parted.
        #[serde(default)]
        mode: MondrianMode,
        /// What a cell shows.
        #[serde(default)]
        cells: CellKind,
        /// Which cut is made.
        #[serde(default)]
        cut: MondrianCut,
    },
    /// Clusters of k records each (spec G11).
    KMember {
        /// What is kept small.
        #[serde(default)]
        distance: ClusterDistance,
        /// What a cell shows.
        #[serde(default)]
        cells: CellKind,
        /// Whether records move between classes afterwards while that lowers the loss.
        #[serde(default)]
        refine: bool,
        /// The record that the first cluster begins furthest from, counted from 1, and from the
        /// first again after the last. The paper draws it.
        #[serde(default = "start")]
        start: u32,
    },
    /// The optimal search, repeated on the records that were suppressed.
    Iterative {
        /// About how many rounds; more lose less and take longer.
        #[serde(default = "rounds")]
        rounds: u32,
        /// What a cell shows.
        #[serde(default)]
        cells: CellKind,
    },
    /// A cut through each hierarchy (spec C1b).
    Subtree {},
    /// Cells suppressed where classes are too small (spec C4).
    CellSuppression {
        /// Quasi-identifiers, the most important ones first: the others lose their cells before.
        /// Those that are not named come after them, as they do where none is.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        importance: Vec<String>,
    },
    /// Combinations made frequent by recoding, then by suppressing cells (spec G4).
    MuArgus {
        /// The most attributes in a combination, where no model says which count.
        #[serde(default = "size")]
        size: u32,
        /// The share of the records that may be unsafe when the suppression of cells begins.
        #[serde(default = "share")]
        share: f64,
        /// What is generalized, in this order; with an empty list nothing. Without a list it is
        /// the attribute that is part of most unsafe combinations, a level at a time.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        recode: Option<Vec<RecodeStep>>,
    },
}

/// The most megabytes that a search may remember: what a worker of a page can count has to hold
/// the table, too.
pub const MOST_MEMORY: u32 = 2048;

fn memory() -> u32 {
    (outis::search::Limits::default().memory >> 20) as u32
}

fn start() -> u32 {
    1
}

fn rounds() -> u32 {
    outis::recoding::IterativeOptions::default().rounds
}

fn size() -> u32 {
    outis::recoding::MuArgusOptions::default().size
}

fn share() -> f64 {
    outis::recoding::MuArgusOptions::default().share
}

impl Default for Search {
    fn default() -> Self {
        Self::Optimal { memory: memory(), nodes: None }
    }
}

impl Search {
    /// The names of all that need no parameter, in the order of this list.
    pub const IDS: [&'static str; 15] = [
        "optimal",
        "exhaustive",
        "samarati",
        "datafly",
        "incognito",
        "ola",
        "best-first",
        "flash",
        "kaca",
        "mondrian",
        "k-member",
        "iterative",
        "subtree",
        "cell-suppression",
        "mu-argus",
    ];

    /// Its name in recipes.
    #[must_use]
    pub fn id(&self) -> &'static str {
        match self {
            Self::Optimal { .. } => "optimal",
            Self::Exhaustive {} => "exhaustive",
            Self::Samarati {} => "samarati",
            Self::Datafly { .. } => "datafly",
            Self::Incognito {} => "incognito",
            Self::Ola {} => "ola",
            Self::BestFirst {} => "best-first",
            Self::Flash {} => "flash",
            Self::Fixed { .. } => "fixed",
            Self::Kaca { .. } => "kaca",
            Self::Mondrian { .. } => "mondrian",
            Self::KMember { .. } => "k-member",
            Self::Iterative { .. } => "iterative",
            Self::Subtree {} => "subtree",
            Self::CellSuppression { .. } => "cell-suppression",
            Self::MuArgus { .. } => "mu-argus",
        }
    }
}

/// One column made coarser.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct RecodeStep {
    /// The quasi-identifier.
    pub attribute: String,
    /// The level that it goes to.
    pub level: u32,
}

/// When Datafly stops generalizing (spec G3, J8).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum StopRule {
    /// Once no more records are left over than may be suppressed.
    #[default]
    Limit,
    /// Once at most k records are left over, as in the paper.
    K,
}

/// Whether Mondrian may part equal records (spec G10).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum MondrianMode {
    /// Equal records stay together.
    #[default]
    Strict,
    /// Equal records may come into different classes.
    Relaxed,
}

/// What a recoding by clusters keeps small.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum ClusterDistance {
    /// Steps up the hierarchies, all alike, as published (spec F2).
    #[default]
    Uniform,
    /// The same, those near the root counting more.
    Height,
    /// The loss of the recipe, as far as it is a sum over cells.
    Loss,
}

/// Which cut Mondrian makes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum MondrianCut {
    /// Along the attribute that is widest, as published.
    #[default]
    Widest,
    /// The one after which the parts lose least.
    LeastLoss,
}

/// What the cells of a class show.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum CellKind {
    /// The closest common generalization of the hierarchy.
    #[default]
    Hierarchy,
    /// From the smallest to the largest number; the hierarchy where values are no numbers.
    Ranges,
}
