//! What a screen shows of what is no table: sets of items, places, graphs and query logs.

use crate::problem::Problem;
use crate::recipe::{GraphFormat, LogFormat, PlaceFormat, SetFormat};
use crate::report::{GraphReport, LogReport, PlaceReport, SetReport};
use serde::Serialize;

/// The report on a release of what is no table.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum OtherReport {
    /// On sets of items.
    Sets(SetReport),
    /// On places.
    Places(PlaceReport),
    /// On a graph.
    Graph(GraphReport),
    /// On a query log.
    Queries(LogReport),
}

impl OtherReport {
    /// The text of the report file: the same on every platform.
    #[must_use]
    pub fn to_text(&self) -> String {
        match self {
            Self::Sets(report) => report.to_text(),
            Self::Places(report) => report.to_text(),
            Self::Graph(report) => report.to_text(),
            Self::Queries(report) => report.to_text(),
        }
    }
}

/// A file at first sight.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct OtherLook {
    /// The first lines as they stand in the file; none of JSON.
    pub lines: Vec<Vec<String>>,
    /// Whether some of them have more cells than are shown.
    pub wider: bool,
    /// What parts the cells; null in JSON.
    pub delimiter: Option<String>,
    /// How the file seems to be put together.
    pub format: OtherFormat,
}

/// How a file of what is no table is put together.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum OtherFormat {
    /// Sets of items.
    Sets(SetFormat),
    /// Places; columns that could not be guessed have no name.
    Places(PlaceFormat),
    /// A graph.
    Graph(GraphFormat),
    /// A query log; columns that could not be guessed have no name.
    Queries(LogFormat),
}

/// What is known of a file before anything is released.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct OtherBefore {
    /// The report without a release: what was read, and who is found in it.
    pub report: OtherReport,
    /// The items that most people have; none of what has no items.
    pub items: Vec<ItemPeople>,
}

/// An item and who has it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct ItemPeople {
    /// What it is called.
    pub item: String,
    /// How many people have it.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub people: u64,
}

/// What a release looks like beside its input. It is for the screen of who has both.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", tag = "kind")]
pub enum OtherPicture {
    /// The tree of items.
    Items(ItemPicture),
    /// A map of regions.
    Map(MapPicture),
    /// How many connections people have.
    Degrees(DegreePicture),
    /// What people searched for.
    Intents(IntentPicture),
}

/// The tree of items.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct ItemPicture {
    /// The root, and after each node those below it, the most common first.
    pub nodes: Vec<ItemBranch>,
}

/// A node of the tree of items.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct ItemBranch {
    /// What is written for it.
    pub label: String,
    /// How many nodes are above it.
    pub depth: u32,
    /// People of the input who have it, or an item below.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub people: u64,
    /// People of the release for whom it is written.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub written: u64,
    /// Whether it is an item.
    pub item: bool,
    /// Whether it is a sensitive item.
    pub sensitive: bool,
    /// Nodes right below it that are not shown.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub hidden: u64,
}

/// A map of regions.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct MapPicture {
    /// Regions that are written, those with the most lines first.
    pub regions: Vec<MapRegion>,
    /// Regions that are not shown.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub more: u64,
    /// Where requests of the input were; some of them where there are very many.
    pub requests: Vec<[f64; 2]>,
    /// Whether lengths are metres; otherwise they are in the unit of the file.
    pub metres: bool,
}

/// A region, whenever it is written.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct MapRegion {
    /// From west to east.
    pub x: [f64; 2],
    /// From south to north.
    pub y: [f64; 2],
    /// Lines of the release that have it.
    pub lines: u32,
}

/// What came of a run.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct OtherEnd {
    /// Why nothing is released; null of a release.
    pub problem: Option<Problem>,
    /// The text of the report file.
    pub text: String,
    /// The same as it is shown.
    pub report: OtherReport,
    /// What was found beside the input; null where nothing is released.
    pub picture: Option<OtherPicture>,
}

/// How many connections people have.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct DegreePicture {
    /// Each number of connections that somebody has, ascending.
    pub degrees: Vec<DegreePeople>,
    /// The connections of a graph that is small enough to be drawn; null of others.
    pub drawing: Option<GraphDrawing>,
}

/// A number of connections and who has it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct DegreePeople {
    /// The number.
    pub degree: u32,
    /// People of the input who have as many.
    pub before: u32,
    /// People of the release who have as many.
    pub after: u32,
}

/// A small graph.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct GraphDrawing {
    /// The names of people in the input.
    pub names: Vec<String>,
    /// Connections of input or release, by the numbers of both people in that list.
    pub edges: Vec<DrawnEdge>,
}

/// A connection of input or release.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct DrawnEdge {
    /// Between these two.
    pub ends: [u32; 2],
    /// Which of them has it.
    pub fate: EdgeFate,
}

/// Whether input and release have a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum EdgeFate {
    /// Both have it.
    Kept,
    /// Only the release has it.
    Added,
    /// Only the input has it.
    Removed,
}

/// What people searched for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct IntentPicture {
    /// Intents, those of most people first.
    pub intents: Vec<IntentRow>,
    /// Intents that are not shown.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub more: u64,
}

/// An intent and who has it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct IntentRow {
    /// The query that most people typed for it; null if fewer than k typed it.
    pub query: Option<String>,
    /// How many queries it has.
    pub queries: u32,
    /// Searches of it in the input.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub searches: u64,
    /// Lines of it in the release.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub written: u64,
    /// People of the input who have it.
    pub before: u32,
    /// People of the release who have it.
    pub after: u32,
}
