//! A closer look at a table that was found: its classes, the records that it leaves out, and any of
//! its records. All of it holds a person's own data and is for the screen alone: nothing of it goes
//! into a report, a summary, a release or a message.

use crate::recipe::Model;
use crate::view::ComparedRows;
use serde::{Deserialize, Serialize};

/// What classes are listed by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum ClassSort {
    /// Their records.
    Records,
    /// The risk of whoever is in them.
    Risk,
    /// What they show in a quasi-identifier.
    Label,
    /// The share of the likeliest value of a sensitive column.
    Share,
    /// That value.
    Likeliest,
}

/// Which classes are listed, and in what order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct ClassChoice {
    /// By what.
    pub sort: ClassSort,
    /// The number of the column that this is about, among the quasi-identifiers or the sensitive
    /// columns; 0 where it is about none.
    pub column: u32,
    /// Whether the largest comes first.
    pub descending: bool,
    /// A text that one of the labels holds; empty for all.
    pub search: String,
    /// Whether only those are listed that decide what a model achieves.
    pub deciding: bool,
}

/// Some of the classes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct ClassPage {
    /// The quasi-identifiers.
    pub columns: Vec<String>,
    /// The sensitive columns.
    pub sensitive: Vec<String>,
    /// The models, each with what it achieves.
    pub models: Vec<AchievedModel>,
    /// How many classes there are.
    pub all: u32,
    /// How many of them are asked for.
    pub found: u32,
    /// Whether records and persons are two things, so that both are counted.
    pub by_person: bool,
    /// Those from the first that was asked for.
    pub classes: Vec<ListedClass>,
}

/// A model with what a table achieves by it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct AchievedModel {
    /// The model.
    pub model: Model,
    /// The strongest parameter that the table meets, as the search counts; null where nothing is
    /// measured, or all would do.
    pub achieved: Option<f64>,
}

/// A class that is released.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct ListedClass {
    /// The number that it is asked for by.
    pub class: u32,
    /// What it shows, in the order of the quasi-identifiers.
    pub labels: Vec<String>,
    /// Its records.
    pub records: u32,
    /// Its persons: as many as records where these are counted.
    pub persons: u32,
    /// What it tells of each sensitive column.
    pub sensitive: Vec<ClassValues>,
    /// The numbers of the models that it decides, from 0.
    pub decides: Vec<u32>,
}

/// What a class tells of a sensitive column.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct ClassValues {
    /// The value that most have; null if none has any.
    pub likeliest: Option<String>,
    /// The share of the class that has it.
    pub share: f64,
    /// How many different values there are.
    pub distinct: u32,
}

/// One class from near.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct OpenedClass {
    /// Its values in each sensitive column.
    pub values: Vec<SensitiveValues>,
    /// Some of its records before and after.
    pub rows: ComparedRows,
    /// How many records it has.
    pub records: u32,
}

/// The values of a class in one sensitive column.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct SensitiveValues {
    /// The column.
    pub column: String,
    /// The most frequent values.
    pub values: Vec<CountedValue>,
    /// How many more there are.
    pub more: u32,
}

/// A value with how many have it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct CountedValue {
    /// The value.
    pub value: String,
    /// How many have it: persons where these are counted.
    pub count: u32,
}

/// Some of the records that are left out, those of equal values together.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct LeftOutPage {
    /// The quasi-identifiers.
    pub columns: Vec<String>,
    /// The models.
    pub models: Vec<Model>,
    /// How many records are left out, or stay as stars.
    pub records: u32,
    /// How many different combinations of values they have.
    pub combinations: u32,
    /// Whether each column shows several levels, so that no level of it can be raised for all.
    pub mixed: bool,
    /// Whether a smaller k can be told: not where models ask the table as a whole, or where what is
    /// left out stays as a class of stars.
    pub tells_k: bool,
    /// Those from the first that was asked for: nearest to what is asked for come first.
    pub shown: Vec<LeftOutRecords>,
}

/// Records of equal values that are left out.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct LeftOutRecords {
    /// Their own values, in the order of the quasi-identifiers.
    pub values: Vec<String>,
    /// How many records have them.
    pub records: u32,
    /// What they would show; empty where columns show several levels.
    pub labels: Vec<String>,
    /// How many look alike: those that would show the same, or, where columns show several levels,
    /// those of exactly these values. Persons where these are counted.
    pub alike: u32,
    /// Why they are left out.
    pub reasons: Vec<WhyLeftOut>,
    /// How many more would have to look alike, as far as models ask for a number; null where that
    /// cannot be told.
    pub lacking: Option<u32>,
    /// The released class that is most like them; null if none is released.
    pub nearest: Option<NearestGroup>,
    /// Each change of one column that would keep them, the one of least loss first.
    pub changes: Vec<KeepingChange>,
    /// The largest k that would keep them on the same levels; null if none would.
    pub smaller_k: Option<u32>,
}

/// Why records are left out.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "why", rename_all = "kebab-case")]
pub enum WhyLeftOut {
    /// They do not meet a model by themselves.
    Model {
        /// The number of the model, from 0.
        model: u32,
        /// What they achieve; null where nothing is measured, or no parameter is weak enough.
        achieved: Option<f64>,
    },
    /// They show a missing value, which matches nothing.
    Missing,
    /// By themselves they would do; a model asks the table as a whole.
    Table {
        /// The number of the model, from 0.
        model: u32,
    },
}

/// The released class that is most like records that are left out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct NearestGroup {
    /// What it shows, in the order of the quasi-identifiers.
    pub labels: Vec<String>,
    /// How large it is, in persons where these are counted.
    pub size: u32,
    /// The numbers of the columns that differ, from 0.
    pub differs: Vec<u32>,
    /// How many released classes are as near as this one, which is one of them; none is larger.
    pub equally_near: u32,
}

/// A change of one column that would keep records.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct KeepingChange {
    /// The column.
    pub attribute: String,
    /// The level that it would have.
    pub level: u32,
    /// What these records would then show in it.
    pub label: String,
    /// What the table would lose, as the recipe counts.
    pub loss: f64,
    /// Records that it would leave out in all.
    pub suppressed: u32,
}

/// What has become of the records that are looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum RecordFilter {
    /// They are written.
    Written,
    /// They are written, and not as they stand in the input.
    Changed,
    /// They are left out, or stay as stars.
    LeftOut,
    /// They are written, and in a class that decides what a model achieves.
    Deciding,
}

/// Which records are looked at, and in what order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct RecordChoice {
    /// What has become of them.
    pub filter: RecordFilter,
    /// A text that one of their cells holds before or after; empty for all.
    pub search: String,
    /// The number of the released column that they are sorted by; null for the order of the input.
    pub sort: Option<u32>,
    /// Whether the last value comes first.
    pub descending: bool,
}
