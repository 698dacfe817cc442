//! What a screen shows of hierarchies: their levels, those that suit a column, and where numbers and
//! dates may be cut.

use crate::recipe::{CutPoint, Hierarchy};
use crate::report::Notice;
use serde::{Deserialize, Serialize};

/// A ladder that suits the values of a column.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct OfferedLadder {
    /// Its name among those that `describe` lists; its words stand in `locales/` as `ladder-…`.
    pub ladder: String,
    /// What a recipe says to have it. Where not all values fit, a label for the others is to be
    /// added.
    pub hierarchy: Hierarchy,
    /// Distinct values that were looked at.
    pub values: u32,
    /// Those of them that fit.
    pub fitting: u32,
    /// Records that have one of the values that were looked at.
    pub records: u32,
    /// Those of them that have one that fits.
    pub fitting_records: u32,
}

/// A hierarchy, level by level.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct HierarchyView {
    /// The attribute.
    pub attribute: String,
    /// From exact (0) to the coarsest.
    pub levels: Vec<LevelView>,
    /// What to know.
    pub warnings: Vec<Notice>,
}

/// One level of a hierarchy.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct LevelView {
    /// 0 is exact.
    pub level: u32,
    /// Number of groups that occur in the table.
    pub groups: u32,
    /// Records in the smallest group.
    pub smallest: u32,
    /// Up to a hundred groups, of level 0 up to a thousand values, in the order in which people look
    /// for them: by size, by time, as they stand on a scale or in a table of levels, or else by the
    /// alphabet.
    pub shown: Vec<GroupView>,
}

/// One group of a level.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct GroupView {
    /// What is written for it.
    pub label: String,
    /// What it means, if the recipe says so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub meaning: Option<String>,
    /// Records in it.
    pub records: u32,
    /// Groups of the level below that move into it (up to twelve of their labels), in their order.
    pub members: Vec<String>,
    /// How many groups of the level below move into it.
    pub member_count: u32,
}

/// The values of a column from the least to the greatest, and where they may be cut.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct CutScale {
    /// Places where a cut point may stand, ascending: round ones, and the present points.
    pub stops: Vec<CutStop>,
    /// Records in parts of equal width. What lies beyond an end is in the part there.
    pub bins: Vec<u32>,
    /// Records with a value.
    pub records: u32,
}

/// A place where a cut point may stand.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct CutStop {
    /// The point as a recipe writes it.
    #[cfg_attr(feature = "ts", ts(type = "number | string"))]
    pub point: CutPoint,
    /// The same as the column would write it.
    pub text: String,
    /// Where it stands, from 0 to 1.
    pub place: f64,
    /// Records with a value below it; or up to it, where ranges are closed on the right.
    pub below: u32,
}
