//! What a release and earlier ones say together.

use super::{FileFacts, Notice, NoticeCode, Report};
use crate::recipe::EarlierReleases;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// What a release says together with an earlier one.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct EarlierOutcome {
    /// What identifies the file.
    pub file: FileFacts,
    /// For each attack how many findings there are: groups of fewer people than k.
    pub findings: BTreeMap<String, u32>,
    /// Whether everything was looked at; where there are too many pairs of groups nothing is found.
    pub complete: bool,
    /// Whether what several earlier ones say only together was looked at to its end; absent where this is
    /// the only one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub jointly: Option<bool>,
    /// Whether the recipe accepts what is found.
    pub accepted: bool,
    /// What the recipe does so that nothing is, if it does anything.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub defence: Option<EarlierReleases>,
    /// With the defence `floors`, for each quasi-identifier that the file has the lowest level that
    /// parts nothing which it keeps together, by the titles of attributes.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<BTreeMap<String, u32>>"))]
    pub floors: BTreeMap<String, u32>,
}

impl Report {
    /// The same with what the written file says together with each earlier one, and with several of them. Where
    /// that was not looked at to its end it is said: three may tell what no two do.
    #[must_use]
    pub fn with_earlier(mut self, earlier: Vec<EarlierOutcome>) -> Self {
        if earlier.iter().any(|outcome| outcome.jointly == Some(false)) {
            self.warnings.push(Notice::new(NoticeCode::EarlierOneByOne));
        }
        Self { earlier, ..self }
    }
}
