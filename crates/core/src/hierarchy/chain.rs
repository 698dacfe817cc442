//! From groups of leaves to a [`Hierarchy`]: what all builders share.
//!
//! A builder says, level by level, which group each value that is not missing
//! belongs to. Here missing cells find their place, groups are numbered in order
//! of first occurrence, and groups without a value in the table are left out.

use super::{Hierarchy, Level};
use crate::error::{Error, Kind, Place, Result};
use crate::table::Domain;

/// What is written for everything.
pub(super) use super::STAR as ROOT;

/// A level above the exact one as a builder knows it.
pub(super) struct LevelGroups {
    /// For each value of the domain its group, in any numbering. The entry of the missing
    /// value is ignored.
    pub(super) group_of: Vec<u32>,
    /// What is written for each group, used or not.
    pub(super) labels: Vec<String>,
    /// The weight of each group.
    pub(super) weights: Vec<u64>,
    /// The group that missing cells belong to; none if they stay missing.
    pub(super) missing: Option<u32>,
}

impl LevelGroups {
    /// Everything in one group.
    pub(super) fn root(domain: &Domain, label: String, total: u64) -> Self {
        Self {
            group_of: vec![0; domain.values.len()],
            labels: vec![label],
            weights: vec![total],
            missing: Some(0),
        }
    }
}

/// Puts the levels above the exact one together. The caller warrants that they are nested.
///
/// # Errors
/// [`Kind::LabelReused`] if missing cells stay missing on a level where a group is written
/// like them: the two would be one in the release and two in the search.
pub(super) fn assemble(
    domain: &Domain,
    above: Vec<LevelGroups>,
    total: u64,
    exact_weight: u64,
) -> Result<Hierarchy> {
    let exact = Level {
        groups: (0..domain.values.len() as u32).collect(),
        labels: domain.values.clone(),
        weights: vec![exact_weight; domain.values.len()],
    };
    let mut levels = vec![exact];
    for groups in above {
        let number = levels.len() as u32;
        levels.push(place_missing(domain, groups, exact_weight).ok_or_else(|| {
            let (column, level) = (Some(domain.column), Some(number));
            Error::at(Kind::LabelReused, Place { column, level, ..Place::default() })
        })?);
    }
    let missing = domain.missing.filter(|_| exact_weight == 0);
    Ok(Hierarchy { levels, total, exact_weight, missing })
}

/// One level with missing cells in their group and only the groups that are used; nothing if
/// another group is written like missing cells.
fn place_missing(domain: &Domain, groups: LevelGroups, weight: u64) -> Option<Level> {
    let LevelGroups { mut group_of, mut labels, mut weights, missing } = groups;
    if let Some(code) = domain.missing {
        let marker = &domain.values[code as usize];
        group_of[code as usize] = match missing {
            Some(group) => group,
            None if labels.contains(marker) => return None,
            None => {
                labels.push(marker.clone());
                weights.push(weight);
                labels.len() as u32 - 1
            }
        };
    }
    let mut level = Level { groups: group_of, labels: Vec::new(), weights: Vec::new() };
    let mut renumbered = vec![u32::MAX; labels.len()];
    for group in &mut level.groups {
        let old = *group as usize;
        if renumbered[old] == u32::MAX {
            renumbered[old] = level.labels.len() as u32;
            level.labels.push(std::mem::take(&mut labels[old]));
            level.weights.push(weights[old]);
        }
        *group = renumbered[old];
    }
    Some(level)
}

/// A hierarchy whose leaves are the distinct values of the table that are not missing: one
/// weight each (spec M8). Values of the population alone have no record and no weight. `above` holds, for each level between the exact one and `*`, the group of each
/// value and the labels of the groups; missing cells stay missing below `*`.
pub(super) fn by_leaves(domain: &Domain, above: Vec<(Vec<u32>, Vec<String>)>) -> Result<Hierarchy> {
    let is_leaf = |code: u32| domain.counts[code as usize] > 0;
    let leaves = domain.present().filter(|&(code, _)| is_leaf(code)).count();
    let total = leaves.max(1) as u64;
    let mut levels: Vec<LevelGroups> = above
        .into_iter()
        .map(|(group_of, labels)| {
            let mut weights = vec![0; labels.len()];
            for (code, _) in domain.present().filter(|&(code, _)| is_leaf(code)) {
                weights[group_of[code as usize] as usize] += 1;
            }
            LevelGroups { group_of, labels, weights, missing: None }
        })
        .collect();
    levels.push(LevelGroups::root(domain, ROOT.to_owned(), total));
    assemble(domain, levels, total, 1)
}

/// Counts values that something is wrong with and remembers where the first stands.
pub(super) struct Refused<'a> {
    domain: &'a Domain,
    first: u32,
    values: u64,
}

impl<'a> Refused<'a> {
    /// Nothing refused so far.
    pub(super) fn none(domain: &'a Domain) -> Self {
        Self { domain, first: 0, values: 0 }
    }

    /// Notes a value. Codes must come in order.
    pub(super) fn note(&mut self, code: u32) {
        if self.values == 0 {
            self.first = code;
        }
        self.values += 1;
    }

    /// The error that `kind` makes of their number, if there are any.
    pub(super) fn check(&self, kind: impl FnOnce(u64) -> Kind) -> Result<()> {
        if self.values == 0 {
            return Ok(());
        }
        Err(Error::at(kind(self.values), self.domain.place(self.first)))
    }
}

/// A parameter of the recipe that makes no valid hierarchy for this column.
pub(super) fn parameter(field: &'static str, domain: &Domain) -> Error {
    let column = Some(domain.column);
    Error::at(Kind::HierarchyParameter { field }, Place { column, ..Place::default() })
}
