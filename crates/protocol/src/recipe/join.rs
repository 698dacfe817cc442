//! How further tables are put beside the one that has a record for each person.

use super::{Format, Unassigned};
use serde::{Deserialize, Serialize};

/// A further table, in which a person may have any number of records (spec A11).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Join {
    /// What messages and reports call it; a column of it whose name an earlier table has is called
    /// `name.column`.
    pub name: String,
    /// The attribute of the table of persons that says whose its records are.
    pub key: String,
    /// The column of the further table that says so, where it is called otherwise there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub other_key: Option<String>,
    /// What becomes of its records that are nobody's in the table of persons.
    #[serde(default, skip_serializing_if = "Unassigned::is_default")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Unassigned>"))]
    pub without_person: Unassigned,
    /// How its file is written; what is absent is detected. How numbers are written is said of all
    /// tables together, under `data.format`.
    #[serde(default, skip_serializing_if = "is_silent")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Format>"))]
    pub format: Format,
}

impl Join {
    /// What the column of the keys is called in the further table.
    #[must_use]
    pub fn own_key(&self) -> &str {
        self.other_key.as_deref().unwrap_or(&self.key)
    }
}

fn is_silent(format: &Format) -> bool {
    *format == Format::default()
}
