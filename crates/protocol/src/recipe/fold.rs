//! How a file with several records for each person is made one with one.

use super::{Attribute, Recipe, Role};
use outis::table::composed;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// How several records of a person are made one (spec A10).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Fold {
    /// The attribute that says whose record it is.
    #[serde(rename = "by")]
    pub person: String,
    /// The attribute, of dates or numbers, by which a person's records are first and last;
    /// without it, and where that says nothing, the order of the file.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub order: Option<String>,
    /// How the dates of the order are written, where neither the attribute's hierarchy nor the
    /// dates themselves say so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub format: Option<String>,
    /// The last year that two digits may mean in them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub pivot: Option<i16>,
    /// What becomes of records that do not say whose they are.
    #[serde(default, skip_serializing_if = "Unassigned::is_default")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Unassigned>"))]
    pub unassigned: Unassigned,
    /// What columns keep, by their names; the others keep the first. A name that no column has is
    /// a new one that counts the records.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<BTreeMap<String, FoldedColumn>>"))]
    pub columns: BTreeMap<String, FoldedColumn>,
}

impl Fold {
    /// One record for each person of an attribute, the first of each in the file.
    #[must_use]
    pub fn of_person(attribute: &str) -> Self {
        Self {
            person: attribute.to_owned(),
            order: None,
            format: None,
            pivot: None,
            unassigned: Unassigned::Refuse,
            columns: BTreeMap::new(),
        }
    }
}

/// What becomes of records that do not say whose they are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Unassigned {
    /// The file is refused.
    #[default]
    Refuse,
    /// They are left out, and counted.
    LeaveOut,
}

impl Unassigned {
    pub(super) fn is_default(&self) -> bool {
        *self == Self::default()
    }
}

/// What a column keeps of a person's records.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct FoldedColumn {
    /// What is kept.
    pub keep: Keep,
    /// What a column is for that `attributes` does not name; counts and sums are
    /// quasi-identifiers unless this says otherwise.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub role: Option<Role>,
}

/// What is kept of a person's cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Keep {
    /// That of the first record.
    First,
    /// That of the last record.
    Last,
    /// How many are not missing; of a new column, how many records there are.
    Count,
    /// The sum of the numbers.
    Sum,
    /// The one with the smallest number.
    Min,
    /// The one with the largest number.
    Max,
}

impl Keep {
    /// Whether it makes something that no record says.
    #[must_use]
    pub fn makes(self) -> bool {
        matches!(self, Self::Count | Self::Sum)
    }
}

impl FoldedColumn {
    /// What the column is for where `attributes` does not say.
    fn role(self) -> Option<Role> {
        self.role.or(self.keep.makes().then_some(Role::QuasiIdentifier))
    }
}

impl Recipe {
    /// Names the columns that the fold gives a role among the attributes, behind those that are
    /// there: every column of a release is an attribute.
    pub(crate) fn name_folded_columns(&mut self) {
        let Some(fold) = &self.data.fold else { return };
        let named: BTreeSet<String> =
            self.attributes.iter().map(|attribute| composed(&attribute.title())).collect();
        let own = fold.columns.iter().filter(|(name, _)| !named.contains(&composed(name)));
        let own = own.filter_map(|(name, column)| {
            Some(Attribute { name: Some(name.clone()), ..Attribute::plain(column.role()?) })
        });
        let own: Vec<Attribute> = own.collect();
        self.attributes.extend(own);
    }
}
