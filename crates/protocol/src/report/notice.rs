//! Something to know although nothing is wrong, with its place, and which of it is grave.

use super::NoticeCode;
use serde::{Deserialize, Serialize};

/// Something to know although nothing is wrong.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Notice {
    /// What it is.
    pub code: NoticeCode,
    /// The attribute concerned.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub attribute: Option<String>,
    /// Further attributes without which it does not hold.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub partners: Vec<String>,
    /// The number of the file concerned, from 1, where several are one table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub file: Option<u32>,
    /// The line concerned, or the first of them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub line: Option<u32>,
    /// The last of the lines concerned, if there are several.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last_line: Option<u32>,
    /// The number concerned, such as the parameter that was used instead.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub value: Option<f64>,
    /// The k that is asked for beside.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub k: Option<u32>,
    /// The levels of the attribute's hierarchy that are concerned, the lower first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub levels: Vec<u32>,
    /// Distinct values of the attribute, missing ones not counted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub values: Option<u32>,
    /// Records with a value in the attribute.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub records: Option<u32>,
    /// Share of these records whose value no other record has, 0 to 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unique: Option<f64>,
    /// What the values look like, such as `e-mail`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub detector: Option<String>,
    /// Share of these records whose value looks like that, 0 to 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub matching: Option<f64>,
}

/// Warnings that a release may hold less than its reader would think: `outis run --strict`
/// refuses them.
pub const GRAVE_WARNINGS: [NoticeCode; 13] = [
    NoticeCode::BlocksUnfilled,
    NoticeCode::DittoMarks,
    NoticeCode::PersonsAlike,
    NoticeCode::RecordsMayRepeatPersons,
    NoticeCode::PersonsMayRecur,
    NoticeCode::RecordsWithoutPerson,
    NoticeCode::NearlyUniqueColumn,
    NoticeCode::LooksIdentifying,
    NoticeCode::SensitiveUnprotected,
    NoticeCode::ExactPlaces,
    NoticeCode::PersonsNotCompared,
    NoticeCode::NoCommonValues,
    NoticeCode::DatesContradicted,
];

impl Notice {
    /// A notice known by its code alone.
    #[must_use]
    pub fn new(code: NoticeCode) -> Self {
        Self {
            code,
            attribute: None,
            partners: Vec::new(),
            file: None,
            line: None,
            last_line: None,
            value: None,
            k: None,
            levels: Vec::new(),
            values: None,
            records: None,
            unique: None,
            detector: None,
            matching: None,
        }
    }

    /// Whether it says that a column may point to a person by itself.
    #[must_use]
    pub fn is_about_column(&self) -> bool {
        [NoticeCode::NearlyUniqueColumn, NoticeCode::LooksIdentifying].contains(&self.code)
    }

    /// Whether it is one of [`GRAVE_WARNINGS`].
    #[must_use]
    pub fn is_grave(&self) -> bool {
        GRAVE_WARNINGS.contains(&self.code)
    }
}
