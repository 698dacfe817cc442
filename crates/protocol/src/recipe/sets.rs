//! A recipe for sets of items (`data.kind: transactions`), version 1.
//!
//! It has fields of its own: what a table alone has, such as `attributes`, is refused by name.

use super::{Hierarchy, RecipeKind};
use outis::choice::{Choice, Declaration};
use outis::sets::{MODELS, SEARCHES};
use serde::{Deserialize, Serialize};

/// The models that there are for sets, in the order of the list.
fn models() -> [&'static Declaration; MODELS.len()] {
    MODELS
}

/// What finds a release of sets, in the order of the list.
fn searches() -> [&'static Declaration; SEARCHES.len()] {
    SEARCHES
}

crate::choice::choice! {
    /// What must hold for a release of sets (spec I1 to I3).
    SetModel, "model", models()
}

crate::choice::choice! {
    /// What finds a release of sets.
    SetSearch, "algorithm", searches()
}

impl From<Choice> for SetSearch {
    fn from(choice: Choice) -> Self {
        Self(choice)
    }
}

/// A whole recipe for sets.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct SetRecipe {
    /// Version of the format: 1.
    pub outis: u32,
    /// Always `recipe`.
    pub kind: RecipeKind,
    /// What the input is.
    pub data: SetData,
    /// What is said of items.
    #[serde(default)]
    pub items: Items,
    /// What must hold for the release: one model.
    pub models: Vec<SetModel>,
    /// How many people may be left out.
    #[serde(default)]
    pub suppression: SetSuppression,
    /// What finds the release; the first that there is for the model if nothing is said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub search: Option<SetSearch>,
    /// Settings of the risk measures.
    #[serde(default)]
    pub risk: SetRisk,
    /// How the release is written.
    #[serde(default)]
    pub output: SetOutput,
}

/// What the input is.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct SetData {
    /// Always `transactions`.
    pub kind: SetKind,
    /// How sets stand in the file.
    pub format: SetFormat,
}

/// The kind of data.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum SetKind {
    /// A set of items for each person.
    Transactions,
}

/// How sets stand in a file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct SetFormat {
    /// What a line holds.
    pub layout: SetLayout,
    /// Whether the first line only says what columns are called; must be said of text, since a
    /// line of names would otherwise be a person.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub header: Option<bool>,
    /// What parts cells: one ASCII character. By default the first of `;`, tab, `|` and `,` that
    /// divides the first line.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub delimiter: Option<String>,
    /// With `persons`, what parts the items of one cell: one ASCII character. By default each item
    /// has a cell of its own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub item_delimiter: Option<String>,
    /// With `persons`, whether the first cell says who it is. By default it does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub id: Option<bool>,
}

/// What a line holds, or that there are none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum SetLayout {
    /// All that a person has.
    Persons,
    /// A person and one item.
    Pairs,
    /// JSON: a list of lists of items, or of objects with `items` and `id`.
    Json,
}

/// What is said of items.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Items {
    /// How items grow coarser; none means exact or `*`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub hierarchy: Option<Hierarchy>,
    /// The sensitive items, for the model `privacy-degree`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<String>>"))]
    pub sensitive: Vec<String>,
}

/// How many people may be left out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct SetSuppression {
    /// Share of the people, 0 to 1.
    pub limit: f64,
}

/// Settings of the risk measures.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct SetRisk {
    /// The most items that somebody knows of a person. By default the m of the model, or 2.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub known: Option<u32>,
}

/// How the release is written.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct SetOutput {
    /// Whether people are put in random order.
    pub shuffle: bool,
    /// Whether cells that a spreadsheet would run as a formula are made harmless.
    pub formula_guard: bool,
}

impl Default for SetOutput {
    fn default() -> Self {
        Self { shuffle: true, formula_guard: true }
    }
}
