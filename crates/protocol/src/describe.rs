//! What this build can do: models, losses, searches, with parameters, ranges and sources.
//!
//! Forms are drawn from this and defaults are asked here; the words stand in `locales/`.

use serde::Serialize;

/// Everything that can be chosen.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Description {
    /// Version of Outis.
    pub version: String,
    /// Version of the recipe format.
    pub recipe: u32,
    /// Privacy models.
    pub models: Vec<Item>,
    /// Losses.
    pub losses: Vec<Item>,
    /// Aggregates.
    pub aggregates: Vec<Item>,
    /// Searches.
    pub searches: Vec<Item>,
    /// Hierarchies.
    pub hierarchies: Vec<Item>,
    /// Settings outside these lists: suppression limit, gs-factor, risk threshold.
    pub settings: Vec<Parameter>,
}

/// One thing that can be chosen.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Item {
    /// Its name in recipes.
    pub id: String,
    /// The paper or definition it comes from.
    pub source: String,
    /// Its parameters.
    pub parameters: Vec<Parameter>,
}

/// A number or choice with its range.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Parameter {
    /// Its name, as a path in the recipe.
    pub name: String,
    /// The smallest value allowed.
    pub min: Option<f64>,
    /// The largest value allowed; null if there is none.
    pub max: Option<f64>,
    /// What is used if the recipe is silent; null if it must say.
    pub default: Option<f64>,
    /// What a form begins with; a suggestion, not a recommendation for every table.
    pub suggested: Option<f64>,
    /// The choices, where it is not a number.
    pub choices: Vec<String>,
}
