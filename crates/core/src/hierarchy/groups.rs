//! Named groups of values, made by hand (spec B2).
//!
//! A group has values, groups, or both; above all of them stands `*`. A group stands on the level
//! above its highest group, and stays until the level of the group that it is in. So level 1 has
//! the groups without groups in them; a branch that is less deep than others keeps its label on the
//! levels above; and the groups that are in no other are all there is below `*`. A value beside
//! groups stays what it is until the level of the group that all of them are in. What no group
//! names stays what it is below `*`.
//!
//! So each label stands for one set of values wherever it stands. That is why labels are unique,
//! and none is like a value that is not in its group.
//!
//! Groups may be said to be a scale: then their values, in the order in which they are named, are in
//! the order that distances go by (spec D9). Nothing else depends on the order of groups.
//!
//! Shares count the distinct values of the table (spec M8); what is named and does not occur does
//! not count.

use super::chain::{self, Refused};
use super::kinds::{
    HierarchyChoice, HierarchyContext, LEVEL_LOSSES, Rule, Spec, refuse_marker, refused_part,
};
use super::{Hierarchy, MAX_HEIGHT, STAR};
use crate::choice::{Choice, Declaration, Parameter, ParameterKind, ValueGroup};
use crate::error::{Kind, Result, Warning};
use crate::table::{Dictionary, Domain};
use std::collections::BTreeMap;

/// Named groups of values.
#[derive(Clone, Debug)]
pub struct NamedGroups {
    groups: Vec<NamedGroup>,
    /// The labels of the groups, with their numbers.
    labels: Dictionary,
    /// The values that are named, with their numbers.
    values: Dictionary,
    /// For each value the group that names it, and where.
    named: Vec<(usize, String)>,
    /// Whether the order in which values are named is that of a scale.
    is_scale: bool,
    /// What values mean.
    meanings: BTreeMap<String, String>,
}

#[derive(Clone, Debug)]
struct NamedGroup {
    /// The group that it is in.
    parent: Option<usize>,
    /// What it means.
    description: Option<String>,
    /// The level from which on it stands.
    level: usize,
    /// Where it stands in the recipe.
    path: String,
}

impl HierarchyChoice for NamedGroups {
    const DECLARED: &'static Declaration = &Declaration {
        id: "groups",
        family: "",
        source: "A tree of named groups of values (value generalization hierarchy).",
        formula: "",
        parameters: &[
            Parameter::new("groups", ParameterKind::Groups).required(),
            // Whether the values are named in the order of a scale.
            Parameter::switch("scale"),
            LEVEL_LOSSES,
        ],
    };

    fn bind(choice: &Choice, _context: &HierarchyContext<'_>) -> Result<Spec> {
        let groups = Self::new(choice.groups("groups").unwrap_or_default())?;
        Ok(Spec::new(groups.as_scale(choice.switch("scale"))))
    }
}

impl NamedGroups {
    /// These groups.
    ///
    /// # Errors
    /// [`Kind::HierarchyPart`] with the path of what is wrong: nothing in a group, groups in more
    /// than [`MAX_HEIGHT`] others, a value that stands twice, a label that stands twice, is empty,
    /// `*` or a value that is not in its group, the meaning of a value that is not in the group.
    pub fn new(groups: &[ValueGroup]) -> Result<Self> {
        let mut all = Self {
            groups: Vec::new(),
            labels: Dictionary::new(),
            values: Dictionary::new(),
            named: Vec::new(),
            is_scale: false,
            meanings: BTreeMap::new(),
        };
        if groups.is_empty() {
            return Err(refused_part("groups", "empty"));
        }
        for (number, group) in groups.iter().enumerate() {
            all.add(group, None, format!("groups[{number}]"), 1)?;
        }
        for (number, group) in all.groups.iter().enumerate() {
            let label = all.labels.get(number as u32);
            let value = all.values.code(label);
            if value.is_some_and(|value| !all.is_in(all.named[value as usize].0, number)) {
                return Err(refused_part(format!("{}.label", group.path), "value-of-another"));
            }
        }
        Ok(all)
    }

    /// The same, and whether the order in which values are named is that of a scale.
    #[must_use]
    pub fn as_scale(self, is_scale: bool) -> Self {
        Self { is_scale, ..self }
    }

    /// Adds a group and what is in it.
    fn add(
        &mut self,
        group: &ValueGroup,
        parent: Option<usize>,
        path: String,
        depth: usize,
    ) -> Result<()> {
        if depth > MAX_HEIGHT {
            return Err(refused_part(path, "too-deep"));
        }
        let label = |why| Err(refused_part(format!("{path}.label"), why));
        match group.label.as_str() {
            blank if blank.trim().is_empty() => return label("empty"),
            STAR => return label("star"),
            known if self.labels.code(known).is_some() => return label("repeated"),
            new => self.labels.insert(new),
        };
        if group.values.is_empty() && group.groups.is_empty() {
            return Err(refused_part(path, "empty"));
        }
        let number = self.groups.len();
        let description = group.description.clone();
        self.groups.push(NamedGroup { parent, description, level: 1, path: path.clone() });
        for (place, value) in group.values.iter().enumerate() {
            let place = format!("{path}.values[{place}]");
            if self.values.insert(value) as usize != self.named.len() {
                return Err(refused_part(place, "repeated"));
            }
            self.named.push((number, place));
        }
        let unnamed = group.meanings.keys().position(|value| {
            self.values.code(value).is_none_or(|code| self.named[code as usize].0 != number)
        });
        if let Some(place) = unnamed {
            return Err(refused_part(format!("{path}.meanings[{place}]"), "not-in-group"));
        }
        self.meanings.extend(group.meanings.clone());
        for (place, inner) in group.groups.iter().enumerate() {
            let first = self.groups.len();
            self.add(inner, Some(number), format!("{path}.groups[{place}]"), depth + 1)?;
            self.groups[number].level = self.groups[number].level.max(self.groups[first].level + 1);
        }
        Ok(())
    }

    /// Whether a group is another one, or in it.
    fn is_in(&self, group: usize, other: usize) -> bool {
        let mut above = std::iter::successors(Some(group), |&group| self.groups[group].parent);
        above.any(|group| group == other)
    }

    /// The group that stands for a value of `group` on a level; none if it stays what it is.
    fn standing(&self, group: usize, level: usize) -> Option<usize> {
        let above = std::iter::successors(Some(group), |&group| self.groups[group].parent);
        above.take_while(|&group| self.groups[group].level <= level).last()
    }

    /// The group that names a value.
    fn naming(&self, value: &str) -> Option<usize> {
        self.values.code(value).map(|value| self.named[value as usize].0)
    }
}

impl Rule for NamedGroups {
    fn is_open(&self) -> bool {
        true
    }

    fn candidates(&self, label: &str) -> Vec<String> {
        let Some(group) = self.labels.code(label) else { return Vec::new() };
        let values = self.values.iter().zip(&self.named);
        let members = values.filter(|(_, (home, _))| self.is_in(*home, group as usize));
        members.map(|(value, _)| value.to_owned()).collect()
    }

    fn meaning(&self, written: &str, of_group: bool) -> Option<&str> {
        match of_group {
            true => self.groups[self.labels.code(written)? as usize].description.as_deref(),
            false => self.meanings.get(written).map(String::as_str),
        }
    }

    /// # Errors
    /// [`Kind::HierarchyPart`] for a missing marker that is named or is a label;
    /// [`Kind::LabelIsValue`] if a value that no group names reads like a label.
    fn build(&self, domain: &Domain) -> Result<(Hierarchy, Vec<Warning>)> {
        if let Some(marker) = domain.markers.iter().find_map(|text| self.values.code(text)) {
            return Err(refused_part(&*self.named[marker as usize].1, "missing-marker"));
        }
        for (label, group) in self.labels.iter().zip(&self.groups) {
            refuse_marker(domain, label, || format!("{}.label", group.path))?;
        }
        let homes: Vec<(u32, &str, Option<usize>)> =
            domain.present().map(|(code, text)| (code, text, self.naming(text))).collect();
        let mut refused = Refused::none(domain);
        for (code, text, home) in &homes {
            if home.is_none() && self.labels.code(text).is_some() {
                refused.note(*code);
            }
        }
        refused.check(|values| Kind::LabelIsValue { values })?;
        let height = self.groups.iter().map(|group| group.level).max().unwrap_or(0);
        let above = (1..=height).map(|level| {
            let mut groups = vec![0; domain.values.len()];
            let mut labels = Dictionary::new();
            for &(code, text, home) in &homes {
                let standing = home.and_then(|group| self.standing(group, level));
                let label = standing.map_or(text, |group| self.labels.get(group as u32));
                groups[code as usize] = labels.insert(label);
            }
            (groups, labels.iter().map(str::to_owned).collect())
        });
        Ok((chain::by_leaves(domain, above.collect())?, Vec::new()))
    }

    fn scale_order(&self) -> Option<Vec<&str>> {
        self.is_scale.then(|| self.values.iter().collect())
    }
}

#[cfg(test)]
mod tests;
