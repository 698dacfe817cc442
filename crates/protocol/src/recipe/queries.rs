//! A recipe for query logs (`data.kind: queries`), version 1.
//!
//! It has fields of its own: what a table alone has, such as `attributes`, is refused by name.

use super::RecipeKind;
use outis::choice::{Choice, Declaration};
use outis::queries::{LOG_MODELS, LOG_SEARCHES};
use serde::{Deserialize, Serialize};

/// The models that there are for query logs, in the order of the list.
fn models() -> [&'static Declaration; LOG_MODELS.len()] {
    LOG_MODELS
}

/// What finds a release of a query log, in the order of the list.
fn searches() -> [&'static Declaration; LOG_SEARCHES.len()] {
    LOG_SEARCHES
}

crate::choice::choice! {
    /// What must hold for a release of a query log (spec I6).
    LogModel, "model", models()
}

crate::choice::choice! {
    /// What finds a release of a query log.
    LogSearch, "algorithm", searches()
}

impl From<Choice> for LogSearch {
    fn from(choice: Choice) -> Self {
        Self(choice)
    }
}

/// A whole recipe for a query log.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct LogRecipe {
    /// Version of the format: 1.
    pub outis: u32,
    /// Always `recipe`.
    pub kind: RecipeKind,
    /// What the input is.
    pub data: LogData,
    /// What must hold for the release: one model.
    pub models: Vec<LogModel>,
    /// What finds the release; the first that there is if nothing is said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub search: Option<LogSearch>,
    /// How the release is written.
    #[serde(default)]
    pub output: LogOutput,
}

/// What the input is.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct LogData {
    /// Always `queries`.
    pub kind: LogKind,
    /// How the log stands in the file.
    pub format: LogFormat,
}

/// The kind of data.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum LogKind {
    /// Who searched for what, in each line.
    Queries,
}

/// How a log stands in a file. Its first line names columns.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct LogFormat {
    /// What parts cells: one ASCII character. By default the first of `;`, tab, `|` and `,` that
    /// divides the first line.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub delimiter: Option<String>,
    /// Which columns say what.
    pub columns: LogColumns,
}

/// Which columns say what, by their names in the first line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct LogColumns {
    /// Who it is.
    pub user: String,
    /// What was searched for.
    pub query: String,
    /// What was clicked; empty where nothing was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub address: Option<String>,
    /// When, as ISO 8601 writes it. It is read only if the release shows months or days.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub time: Option<String>,
}

/// How the release is written: always under new numbers and in random order.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct LogOutput {
    /// Which text is written for a search.
    pub query: LogQueryShown,
    /// What is written of an address that was clicked.
    pub address: LogAddressShown,
    /// What is written of the time.
    pub time: LogTimeShown,
    /// Whether cells that a spreadsheet would run as a formula are made harmless.
    pub formula_guard: bool,
}

impl Default for LogOutput {
    fn default() -> Self {
        Self {
            query: LogQueryShown::default(),
            address: LogAddressShown::default(),
            time: LogTimeShown::default(),
            formula_guard: true,
        }
    }
}

/// Which text is written for a search.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum LogQueryShown {
    /// The one that was typed, if k people typed it; otherwise that of its intent.
    #[default]
    Typed,
    /// The one that most people typed who meant the same.
    Intent,
}

/// What is written of an address that was clicked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum LogAddressShown {
    /// The name of its host.
    #[default]
    Host,
    /// Host and page.
    Page,
    /// Nothing.
    None,
}

/// What is written of the time of a search. It is never exact.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum LogTimeShown {
    /// Nothing.
    #[default]
    None,
    /// Year and month.
    Month,
    /// The day.
    Day,
}
