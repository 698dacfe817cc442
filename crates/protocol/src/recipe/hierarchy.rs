//! How the values of an attribute grow coarser.

use crate::choice::exact;
use outis::choice::{self, Argument, Choice, Declaration, ParameterKind};
use outis::hierarchy::{HIERARCHIES, LEVEL_LOSSES};
use serde::de::{Deserializer, Error};
use serde::ser::Serializer;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;

/// The kinds that there are, in the order of the list.
pub(crate) fn declared() -> [&'static Declaration; HIERARCHIES.len()] {
    HIERARCHIES.each_ref().map(|kind| kind.declared)
}

crate::choice::choice! {
    /// How the values of a quasi-identifier grow coarser (spec B).
    Hierarchy, "kind", declared()
}

impl Hierarchy {
    /// What each level loses, if the recipe says so.
    #[must_use]
    pub fn losses(&self) -> Option<&[f64]> {
        self.numbers(LEVEL_LOSSES.name)
    }

    /// The file that it stands in, if it does.
    #[must_use]
    pub fn file(&self) -> Option<&str> {
        self.given().iter().find_map(|(parameter, argument)| match (parameter.kind, argument) {
            (ParameterKind::File, Argument::Text(file)) => Some(&**file),
            _ => None,
        })
    }
}

impl From<Choice> for Hierarchy {
    fn from(choice: Choice) -> Self {
        Self(choice)
    }
}

/// Values that go together under a name, and groups of such.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct ValueGroup {
    /// What is written for it.
    pub label: String,
    /// What it means, for whoever reads the recipe.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub description: Option<String>,
    /// The values that are in it and in none of its `groups`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<String>>"))]
    pub values: Vec<String>,
    /// What some of these values mean, by the value.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<BTreeMap<String, String>>"))]
    pub meanings: BTreeMap<String, String>,
    /// The groups that are in it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<ValueGroup>>"))]
    pub groups: Vec<ValueGroup>,
}

impl From<ValueGroup> for choice::ValueGroup {
    fn from(group: ValueGroup) -> Self {
        let ValueGroup { label, description, values, meanings, groups } = group;
        let groups = groups.into_iter().map(Into::into).collect();
        Self { label, description, values, meanings, groups }
    }
}

impl From<choice::ValueGroup> for ValueGroup {
    fn from(group: choice::ValueGroup) -> Self {
        let choice::ValueGroup { label, description, values, meanings, groups } = group;
        let groups = groups.into_iter().map(Into::into).collect();
        Self { label, description, values, meanings, groups }
    }
}

/// Where an ordered range of values is cut: a number, exactly as it is written, or a text.
#[derive(Clone, Debug, PartialEq)]
pub struct CutPoint(pub choice::CutPoint);

impl<'de> Deserialize<'de> for CutPoint {
    fn deserialize<D: Deserializer<'de>>(reader: D) -> Result<Self, D::Error> {
        match Value::deserialize(reader)? {
            Value::Number(number) => Ok(Self(choice::CutPoint::Number(number.to_string()))),
            Value::String(text) => Ok(Self(choice::CutPoint::Text(text))),
            _ => Err(Error::custom("invalid type: something else, expected a JSON number")),
        }
    }
}

impl Serialize for CutPoint {
    fn serialize<S: Serializer>(&self, writer: S) -> Result<S::Ok, S::Error> {
        match &self.0 {
            choice::CutPoint::Number(number) => exact(number).serialize(writer),
            choice::CutPoint::Text(text) => text.serialize(writer),
        }
    }
}
