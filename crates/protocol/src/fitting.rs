//! How hierarchy files suit the columns of a table, and what in a file or a column is at fault.
//!
//! What is at fault is the one shape beside [`view`](crate::view) that holds cells: the page shows
//! it to the person whose file it is, apart from the message, and nothing else asks for it.

use crate::ids::ids;
use crate::problem::Problem;
use serde::{Deserialize, Serialize};

ids! {
    /// Why a file was given to a column, or to none.
    FitReason {
        // It has a line for every value of this column alone.
        OnlyColumn = "only-column",
        // It has lines for several columns, and its name says which is meant.
        Name = "name",
        // It has lines for several columns, and its name does not say which is meant.
        SeveralColumns = "several-columns",
        // Another file suits the same column as well.
        SeveralFiles = "several-files",
        // Its lines are for one column, and its name says another.
        OtherName = "other-name",
        // It lacks values of every column.
        NoColumn = "no-column",
        // It is no hierarchy.
        NoHierarchy = "no-hierarchy",
    }
}

/// A file held against the columns of a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct FileFit {
    /// Its name.
    pub file: String,
    /// Why it is no hierarchy.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub problem: Option<Problem>,
    /// The character between its cells.
    pub delimiter: String,
    /// Distinct values that it has a line for.
    pub values: u32,
    /// Levels above the exact value.
    pub levels: u32,
    /// Columns that it could be for: first all those it has a line for every value of, then the
    /// nearest others.
    pub columns: Vec<ColumnFit>,
    /// The column that it is for, where that needs nobody's judgement.
    pub chosen: Option<String>,
    /// Why.
    pub reason: FitReason,
}

/// How well a file suits one column.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct ColumnFit {
    /// The column, as a recipe names it.
    pub attribute: String,
    /// Its distinct values, missing ones not counted.
    pub values: u32,
    /// Those that the file has a line for.
    pub covered: u32,
    /// Whether the name of the file says this column.
    pub named: bool,
}

impl ColumnFit {
    /// Whether every value has a line.
    #[must_use]
    pub fn is_whole(&self) -> bool {
        self.covered == self.values
    }
}

/// What stands in cells that a problem is about.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct AtFault {
    /// The first of the distinct values, in the order of the table.
    pub values: Vec<String>,
    /// How many more there are.
    pub more: u32,
}
