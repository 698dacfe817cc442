//! The recipe, version 1: every decision of one anonymization and no records.
//!
//! Page and CLI read the same file. Fields that are not known are refused by
//! name, because a misspelt protection that is silently ignored protects nobody.

mod any;
mod fold;
mod format;
mod graph;
mod hierarchy;
mod join;
mod key;
mod loss;
mod model;
mod perturbation;
mod places;
mod queries;
mod reference;
mod role;
mod search;
mod sets;

pub use any::{AnyRecipe, GRAPH, LOCATIONS, OtherRecipe, QUERIES, TRANSACTIONS};
pub(crate) use any::{TABLE, refused};
pub use fold::{Fold, FoldedColumn, Keep, Unassigned};
pub use format::{
    Decimal, Encoding, FileFormat, Format, LeadingZeros, LineEnding, Output, Thousands, Wrapping,
};
pub use graph::{
    EdgeLayout, GraphData, GraphFormat, GraphKind, GraphModel, GraphOutput, GraphRecipe,
    GraphSearch,
};
pub use hierarchy::{CutPoint, Hierarchy, ValueGroup};
pub use join::Join;
pub use key::UNSEARCHED;
pub use loss::Loss;
pub use model::Model;
pub use perturbation::Perturbation;
pub(crate) use perturbation::perturbations;
pub use places::{
    PlaceColumns, PlaceCoordinates, PlaceData, PlaceFormat, PlaceKind, PlaceMiddle, PlaceModel,
    PlaceOutput, PlaceRecipe, PlaceSearch,
};
pub use queries::{
    LogAddressShown, LogColumns, LogData, LogFormat, LogKind, LogModel, LogOutput, LogQueryShown,
    LogRecipe, LogSearch, LogTimeShown,
};

pub(crate) use hierarchy::declared as hierarchies;
pub(crate) use search::declared as searches;
pub use search::{RecodeStep, Search};
pub use sets::{
    Items, SetData, SetFormat, SetKind, SetLayout, SetModel, SetOutput, SetRecipe, SetRisk,
    SetSearch, SetSuppression,
};

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The version of the recipe format that this build reads and writes.
pub const VERSION: u32 = 1;

/// A whole recipe.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Recipe {
    /// Version of the format: 1.
    pub outis: u32,
    /// Always `recipe`.
    pub kind: RecipeKind,
    /// What the input is.
    #[serde(default)]
    pub data: Data,
    /// What means "missing".
    #[serde(default)]
    pub missing: Missing,
    /// Every column of the input with its role; their order breaks ties.
    pub attributes: Vec<Attribute>,
    /// What must hold for the release.
    pub models: Vec<Model>,
    /// What a record is.
    #[serde(default, skip_serializing_if = "Records::is_default")]
    pub records: Records,
    /// Tables beside the data, by the names that models call them.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub tables: BTreeMap<String, TableFile>,
    /// What is done about earlier releases, where this one is compared with them: without it this one
    /// is refused if both together tell too few people apart.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub earlier: Option<EarlierReleases>,
    /// The program whose habits the recipe follows where they differ.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub dialect: Option<Dialect>,
    /// How many records may be left out.
    #[serde(default)]
    pub suppression: Suppression,
    /// What counts as loss.
    #[serde(default)]
    pub loss: Loss,
    /// How the table to release is found.
    #[serde(default)]
    pub search: Search,
    /// Other ways to find one, carried out for comparison; nothing of theirs is released.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub compare: Vec<Search>,
    /// Settings of the risk measures.
    #[serde(default)]
    pub risk: Risk,
    /// How the release is written.
    #[serde(default)]
    pub output: Output,
}

impl Recipe {
    /// A recipe that is silent about everything that it may be silent about.
    #[must_use]
    pub fn silent() -> Self {
        Self {
            outis: VERSION,
            kind: RecipeKind::Recipe,
            data: Data::default(),
            missing: Missing::default(),
            attributes: Vec::new(),
            models: Vec::new(),
            records: Records::default(),
            tables: BTreeMap::new(),
            earlier: None,
            dialect: None,
            suppression: Suppression::default(),
            loss: Loss::default(),
            search: Search::default(),
            compare: Vec::new(),
            risk: Risk::default(),
            output: Output::default(),
        }
    }

    /// The text of the recipe file.
    #[must_use]
    pub fn to_text(&self) -> String {
        let text = serde_json::to_string_pretty(self).expect("a recipe has no key but strings");
        text + "\n"
    }

    /// The largest k that a model asks of class sizes, if one does.
    #[must_use]
    pub fn k(&self) -> Option<u32> {
        self.models.iter().filter_map(Model::k).max()
    }
}

/// The kind of document.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum RecipeKind {
    /// A recipe.
    Recipe,
}

/// What is decided about earlier releases.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum EarlierReleases {
    /// What this release and earlier ones say together is accepted.
    Accepted,
    /// No quasi-identifier is on a lower level than an earlier release has in that column: nothing is
    /// parted that it keeps together.
    Floors,
    /// Every column that an earlier release shows is a quasi-identifier.
    Columns,
}

impl EarlierReleases {
    /// All that can be decided.
    pub const ALL: [Self; 3] = [Self::Accepted, Self::Floors, Self::Columns];

    /// Its name in recipes.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Accepted => "accepted",
            Self::Floors => "floors",
            Self::Columns => "columns",
        }
    }
}

/// What the input is.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Data {
    /// Always `table` in this version.
    pub kind: DataKind,
    /// How the file is written; what is absent is detected.
    pub format: Format,
    /// The further tables that are put beside the file, which then has one record for each person.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Join>>"))]
    pub join: Vec<Join>,
    /// Identifiers whose values say something only beside those of other columns, such as the numbers of
    /// persons within their households: they are read together with these.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<BTreeMap<String, Vec<String>>>"))]
    pub together: BTreeMap<String, Vec<String>>,
    /// How several records of a person are made one, if they are.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub fold: Option<Fold>,
}

/// The kind of data.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum DataKind {
    /// One row per person.
    #[default]
    Table,
}

/// What means "missing" and how missing values match (spec A8).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Missing {
    /// Raw cells that mean "missing". A release shows the first of them.
    pub values: Vec<String>,
    /// How a missing value matches others.
    #[serde(rename = "match")]
    pub matching: Matching,
    /// What a missing sensitive value counts as.
    pub sensitive: MissingSensitive,
    /// Whether a suppressed cell is a missing one: written and matched like it.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub suppressed_equals_missing: bool,
}

impl Default for Missing {
    fn default() -> Self {
        Self {
            values: vec![String::new()],
            matching: Matching::OwnValue,
            sensitive: MissingSensitive::Excluded,
            suppressed_equals_missing: false,
        }
    }
}

/// What a missing sensitive value counts as (spec A8).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum MissingSensitive {
    /// It is not a value.
    #[default]
    Excluded,
    /// It is a value like any other.
    OwnValue,
}

/// How a missing value matches others.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Matching {
    /// Missing is a value of its own (spec A8, "extended").
    #[default]
    OwnValue,
    /// Missing matches everything (spec A8, M14).
    Wildcard,
    /// A record that still shows a missing value on the chosen level is left out (spec A8,
    /// "basic").
    RemoveRow,
}

/// One column with everything decided about it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Attribute {
    /// The column's name in the header.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub name: Option<String>,
    /// The column's number from 1, in a file without header.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub column: Option<u32>,
    /// What it is for.
    pub role: Role,
    /// What its values look like.
    #[serde(default, rename = "type", skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub kind: Option<DataType>,
    /// How its values grow coarser; none means exact or `*`. A sensitive attribute may have one
    /// for hierarchical distances and guarding nodes; it is never recoded.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub hierarchy: Option<Hierarchy>,
    /// The highest level allowed (spec A4).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub limit: Option<u32>,
    /// The lowest level allowed, 0 unless said otherwise (spec A4).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub floor: Option<u32>,
    /// How much its detail matters, against 1 (spec A5, M8).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub weight: Option<f64>,
    /// Warnings about it that were read and accepted.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Acceptable>>"))]
    pub accepted: Vec<Acceptable>,
    /// Whether a sensitive attribute stays without protection on purpose.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub protection: Option<Protection>,
    /// That each cell of an insensitive attribute holds a set of items, which are made coarser so
    /// that whoever knows some of them and the quasi-identifiers finds enough records.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub items: Option<ItemColumn>,
    /// That the values of a sensitive or insensitive attribute are made untrue of the persons beside
    /// them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub perturb: Option<Perturbation>,
}

/// What is decided about a column that holds a set of items in each cell (spec I1).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct ItemColumn {
    /// What parts the items of a cell: one ASCII character.
    pub delimiter: String,
    /// The most items that somebody knows of a person.
    pub m: u32,
    /// The fewest records of a class that have some items together; by default the largest k that a
    /// model asks for.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub k: Option<u32>,
    /// How items grow coarser; none means exact or `*`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub hierarchy: Option<Hierarchy>,
}

impl Default for ItemColumn {
    fn default() -> Self {
        Self { delimiter: "|".to_owned(), m: 2, k: None, hierarchy: None }
    }
}

/// A warning about an attribute that a person may accept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Acceptable {
    /// Nearly every record has a value of its own.
    NearlyUniqueColumn,
    /// The values look like something that points to a person.
    LooksIdentifying,
}

/// What was decided about protecting a sensitive attribute against inference.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Protection {
    /// None is wanted.
    Declined,
}

impl Attribute {
    /// An attribute of which only the role is known.
    #[must_use]
    pub fn plain(role: Role) -> Self {
        Self {
            name: None,
            column: None,
            role,
            kind: None,
            hierarchy: None,
            limit: None,
            floor: None,
            weight: None,
            accepted: Vec::new(),
            protection: None,
            items: None,
            perturb: None,
        }
    }

    /// What the attribute is called in messages and reports.
    #[must_use]
    pub fn title(&self) -> String {
        self.name.clone().unwrap_or_else(|| self.column.unwrap_or_default().to_string())
    }
}

/// What an attribute is for (spec A1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    /// Points to one person; never released.
    Identifier,
    /// Could be matched with other sources; generalized.
    QuasiIdentifier,
    /// Must not be linked to a person; released unchanged.
    Sensitive,
    /// Neither; released unchanged.
    Insensitive,
}

/// What values look like.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum DataType {
    /// Whole numbers.
    Integer,
    /// Numbers with decimals.
    Decimal,
    /// Dates of one format.
    Date,
    /// Anything.
    Text,
}

/// What a record is: one person with equal weight, unless this says otherwise.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(optional_fields))]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Records {
    /// The attribute that says which records belong to one person; class sizes then count
    /// persons (spec A1).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub entity: Option<String>,
    /// That each record is a different person.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub person: Option<Person>,
    /// The attribute that says how many persons of the population a record stands for
    /// (spec E6).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sampling_weight: Option<String>,
    /// The attribute that says which persons belong to one household: the report then says how
    /// exposed households are.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub household: Option<String>,
    /// The attribute that says how many records each line stands for: all that are equal in every
    /// column.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub count: Option<String>,
}

/// What a person is in a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Person {
    /// Each record is a person of its own.
    Record,
}

impl Records {
    fn is_default(&self) -> bool {
        *self == Self::default()
    }
}

/// A table beside the data.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct TableFile {
    /// A CSV file beside the recipe, or attached by this name in the page. It has a column for
    /// each quasi-identifier; others are ignored.
    pub file: String,
}

/// A program whose habits a recipe follows where they differ from the definitions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Dialect {
    /// ANON: an l that does not fit k becomes k/2, and the report says so (spec A7).
    Anon,
}

/// How many records may be left out, and how (spec A3, A6).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Suppression {
    /// Share of the records, 0 to 1.
    pub limit: f64,
    /// What happens to them.
    pub style: SuppressionStyle,
}

impl Suppression {
    /// The limit that a new recipe begins with. Without any, a handful of unusual records decides
    /// how coarse all the others become.
    pub const SUGGESTED_LIMIT: f64 = 0.02;
}

impl Default for Suppression {
    fn default() -> Self {
        Self { limit: 0.0, style: SuppressionStyle::Drop }
    }
}

/// What happens to suppressed records.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum SuppressionStyle {
    /// They are left out.
    #[default]
    Drop,
    /// They stay, with `*` for every quasi-identifier, as one more class (spec A3, M6).
    Star,
}

/// Settings of the risk measures.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Risk {
    /// A person is exposed if their risk is above this probability.
    pub threshold: f64,
    /// Share of the population that the table holds, above 0, at most 1; estimates of the
    /// population need it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub sampling_fraction: Option<f64>,
    /// The name of the population table for journalist and marketer risk.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub population: Option<String>,
}

impl Default for Risk {
    fn default() -> Self {
        Self { threshold: 0.2, sampling_fraction: None, population: None }
    }
}
