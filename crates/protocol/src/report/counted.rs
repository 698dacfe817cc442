//! What a record is, and so what figures count.

use serde::{Deserialize, Serialize};

/// What a number counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Unit {
    /// Persons: distinct ones of a class, or records where each is a person.
    Persons,
    /// Records, of which a person may have several.
    Records,
}

/// What a record is, and so what figures count.
///
/// With an entity, class sizes and everything made of them (risks, standing alone, the models
/// that ask for sizes) count distinct persons; one whose records are in several classes counts
/// once in each. Suppression, its limit, and the models of sensitive values count records.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Counted {
    /// What class sizes, risks and everything made of them count. `records` as long as the recipe
    /// does not say what a record is.
    pub unit: Unit,
    /// What figures that count records count: `persons` only if each record is a person.
    pub record: Unit,
    /// Whether the recipe says what a record is.
    pub answered: bool,
    /// The attribute that says whose record it is; null where none does.
    pub entity: Option<String>,
    /// Distinct persons of the input; null without entity. Records that do not say whose they
    /// are count as those of one person.
    pub persons: Option<u32>,
    /// Persons of whose records some were suppressed, and not all; null without entity, and
    /// where nothing is released.
    pub lost_some: Option<u32>,
    /// Persons all of whose records were suppressed; null as before.
    pub lost_all: Option<u32>,
}
