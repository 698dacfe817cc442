//! A recipe for places (`data.kind: locations`), version 1.
//!
//! It has fields of its own: what a table alone has, such as `attributes`, is refused by name.

use super::RecipeKind;
use outis::choice::Declaration;
use outis::places::{MODELS, SEARCHES};
use serde::{Deserialize, Serialize};
use serde_json::Number;

/// The models that there are for places, in the order of the list.
fn models() -> [&'static Declaration; MODELS.len()] {
    MODELS
}

/// What finds a release of places, in the order of the list.
fn searches() -> [&'static Declaration; SEARCHES.len()] {
    SEARCHES
}

crate::choice::choice! {
    /// What must hold for a release of places (spec I4).
    PlaceModel, "model", models()
}

crate::choice::choice! {
    /// What finds a release of places. Lengths are in the unit of places, or in metres; times in that
    /// of the column of times.
    PlaceSearch, "algorithm", searches()
}

/// A whole recipe for places.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct PlaceRecipe {
    /// Version of the format: 1.
    pub outis: u32,
    /// Always `recipe`.
    pub kind: RecipeKind,
    /// What the input is.
    pub data: PlaceData,
    /// What must hold for the release: one model.
    pub models: Vec<PlaceModel>,
    /// What finds the release.
    pub search: PlaceSearch,
    /// How the release is written.
    #[serde(default)]
    pub output: PlaceOutput,
}

/// What the input is.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct PlaceData {
    /// Always `locations`.
    pub kind: PlaceKind,
    /// How requests stand in the file.
    pub format: PlaceFormat,
}

/// The kind of data.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum PlaceKind {
    /// Somebody at a place, at a time, in each line.
    Locations,
}

/// How requests stand in a file. Its first line names columns.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct PlaceFormat {
    /// What parts cells: one ASCII character. By default the first of `;`, tab, `|` and `,` that
    /// divides the first line.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub delimiter: Option<String>,
    /// What places are.
    #[serde(default)]
    pub coordinates: PlaceCoordinates,
    /// With `wgs84`, what becomes (0, 0). By default the middle of the file, to whole degrees.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub middle: Option<PlaceMiddle>,
    /// Which columns say what.
    pub columns: PlaceColumns,
}

/// What places are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum PlaceCoordinates {
    /// Numbers on a plane, whatever their unit.
    #[default]
    Planar,
    /// Longitude (x) and latitude (y) in degrees; widths, tolerances and the release in metres.
    Wgs84,
}

/// A place on the globe, in degrees.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct PlaceMiddle {
    /// From −180 to 180.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub longitude: Number,
    /// From −85 to 85.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub latitude: Number,
}

/// Which columns say what, by their names in the first line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct PlaceColumns {
    /// Who it is.
    pub user: String,
    /// Where, or the longitude.
    pub x: String,
    /// Where, or the latitude.
    pub y: String,
    /// When, as a number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub time: Option<String>,
    /// Among how many people somebody wants to be; the k of the model is the least.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub k: Option<String>,
    /// How far the place may be widened, eastwards and westwards.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub dx: Option<String>,
    /// The same northwards and southwards.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub dy: Option<String>,
    /// How long somebody waits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub dt: Option<String>,
}

/// How the release is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct PlaceOutput {
    /// Whether lines are put in random order.
    pub shuffle: bool,
}

impl Default for PlaceOutput {
    fn default() -> Self {
        Self { shuffle: true }
    }
}
