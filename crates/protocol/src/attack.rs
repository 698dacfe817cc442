//! What attacks on a release came to.

use crate::report::SetRiskPair;
use serde::{Deserialize, Serialize, Serializer};
#[cfg(feature = "ts")]
use std::collections::BTreeMap;

/// What somebody learns of people from a release, attack by attack (spec H).
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct AttackReport {
    /// Number of released records.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub records: u64,
    /// The attacks, those on each known file together.
    pub attacks: Vec<AttackOutcome>,
    /// The columns that nothing was tried with, since their values are not true of the persons beside
    /// them: neither is anything learned of these, nor is anybody found by them. Many may be true all
    /// the same.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<String>>"))]
    pub perturbed: Vec<String>,
}

/// What somebody learns of people from a release of sets of items, who knows some of theirs.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct SetAttackReport {
    /// Number of released records.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub records: u64,
    /// What somebody finds who knows some items of a person of the input, before and in the release,
    /// each of whose records may be theirs where what stands in it is above all that is known; null
    /// where the persons are those of known files.
    pub exposure: Option<SetRiskPair>,
    /// The attacks, those on each known file together.
    pub attacks: Vec<AttackOutcome>,
}

/// What one attack came to.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct AttackOutcome {
    /// Its name.
    #[cfg_attr(feature = "ts", ts(type = "AttackName"))]
    pub attack: &'static str,
    /// The file of those who are attacked; null where they are the people of the input.
    pub known: Option<String>,
    /// The file of the earlier release that it was compared with.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub earlier: Option<String>,
    /// The files of the other earlier releases that were laid beside these two; only of `joint`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<String>>"))]
    pub others: Vec<String>,
    /// What the findings of a comparison of releases rest on: `same-persons`, `only-added` (nobody of
    /// the earlier release is missing in this one), or `none`. It is assumed, since no file can show it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub assumption: Option<&'static str>,
    /// The first row, counted from 1, that shows that the releases are not in the same order; only of
    /// `unsorted`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
    pub refuted: Option<u64>,
    /// On how many persons it was tried; 0 if what it needs was not given.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub tried: u64,
    /// Of how many of them something is learned with the confidence that was asked about.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub succeeded: u64,
    /// The highest confidence that it came to, whether or not it is found; null if there is none.
    pub highest: Option<f64>,
    /// What was found, the surest first.
    pub findings: Vec<AttackFinding>,
    /// How many findings there are besides, none of them surer.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub more: u64,
    /// Whether everything was looked at.
    pub complete: bool,
    /// The literature that describes it.
    pub source: &'static str,
}

/// One thing that is learned, and of whom.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct AttackFinding {
    /// Lines of the known file, or of the input where there is none: the first thousand.
    #[cfg_attr(feature = "ts", ts(type = "number[]"))]
    pub persons: Vec<u64>,
    /// How many persons there are.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub people: u64,
    /// What is learned of each of them.
    pub fact: AttackFact,
    /// How sure somebody may be of it, from 0 to 1; for `linking` one by the number of records
    /// that may be the person's.
    pub confidence: f64,
    /// How sure anybody may be without knowing which records match; null where nothing says it.
    pub prior: Option<f64>,
    /// For `linking`, the confidence of somebody who asks which of the known persons a record is.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub journalist: Option<f64>,
    /// The released records that show it, counted from 1: the first thousand.
    #[cfg_attr(feature = "ts", ts(type = "number[]"))]
    pub rows: Vec<u64>,
    /// How many records there are.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub records: u64,
    /// The records of the earlier release that show it, counted from 1: the first thousand.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "number[]"))]
    pub earlier_rows: Option<Vec<u64>>,
    /// The records of each of the other earlier releases that show it, counted from 1: the first thousand.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, type = "number[][]"))]
    pub other_rows: Vec<Vec<u64>>,
    /// What the group shows in the columns that somebody may know, where nobody is known who is attacked:
    /// only of a file that is audited, and on demand.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<BTreeMap<String, String>>"))]
    pub cells: Option<NamedCells>,
}

/// What stands in columns, by their names, in the order of the columns.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NamedCells(pub Vec<(String, String)>);

impl Serialize for NamedCells {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, cell)| (name, cell)))
    }
}

/// What is learned of a person. Values are told only on demand.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum AttackFact {
    /// Which record is theirs.
    Identity,
    /// That no record is theirs.
    Absent,
    /// That some record is theirs.
    Present,
    /// Their value in a sensitive column.
    Value {
        /// The column.
        attribute: String,
        /// The value.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        value: Option<String>,
    },
    /// That their value lies between two.
    Range {
        /// The column.
        attribute: String,
        /// The smallest that it may be.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        low: Option<String>,
        /// The largest that it may be.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        high: Option<String>,
        /// The width as a share of that of all released values.
        width: f64,
    },
    /// That their value is one of a group.
    Group {
        /// The column.
        attribute: String,
        /// The name of the group.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        group: Option<String>,
        /// Its level in the column's hierarchy.
        level: u32,
    },
    /// What two releases say together: their quasi-identifiers, finer than either shows them.
    Combined {
        /// What is known of each.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<BTreeMap<String, String>>"))]
        cells: Option<NamedCells>,
    },
    /// That so many of a group have joined since the earlier release.
    Joined {
        /// How many.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        count: u64,
        /// What the group shows.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<BTreeMap<String, String>>"))]
        cells: Option<NamedCells>,
    },
    /// That so many are in a group of one release and not in one of the other that lies within it.
    Apart {
        /// How many.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        count: u64,
        /// What the group of the earlier release shows.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<BTreeMap<String, String>>"))]
        earlier: Option<NamedCells>,
        /// What the group of this release shows.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<BTreeMap<String, String>>"))]
        cells: Option<NamedCells>,
        /// Whether both counts are of everybody whom their groups could hold.
        exact: bool,
    },
}

/// What comes of a defence against what a release would tell together with earlier ones.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct TriedDefence {
    /// The text of the recipe with it.
    pub recipe: String,
    /// Whether that leads to a release that tells nobody apart; null where it would take too long to
    /// know.
    pub suffices: Option<bool>,
    /// The sensitive columns that count as known with it, and whose models are taken away.
    pub unprotected: Vec<String>,
}

/// What a page asks of attacks.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct AttackRequest {
    /// The names of those that are tried.
    #[cfg_attr(feature = "ts", ts(type = "AttackName[]"))]
    pub attacks: Vec<String>,
    /// The confidence from which on something is learned: above 0 and at most 1.
    pub confidence: f64,
}
