//! One cut through each hierarchy.

use super::super::{Cell, Recoded};
use super::descent::Refinement;
use crate::lattice::Levels;
use crate::study::Study;
use std::collections::{HashMap, HashSet};
use std::sync::Arc;

/// For each attribute the level of the group that each value shows. Values of one group of the
/// cut have the same level.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Cut {
    levels: Vec<Vec<u8>>,
}

impl Cut {
    /// The same level for all values of an attribute.
    pub(super) fn of_levels(study: &Study, levels: &Levels) -> Self {
        let values = study.attributes().iter().map(|attribute| attribute.counts.len());
        let levels = values.zip(levels.as_slice()).map(|(values, &level)| vec![level; values]);
        Self { levels: levels.collect() }
    }

    /// The level that a value shows.
    pub(super) fn level(&self, attribute: usize, value: u32) -> u8 {
        self.levels[attribute][value as usize]
    }

    /// Replaces a group by those of the next level below that it is made of.
    pub(super) fn refine(&mut self, study: &Study, step: Refinement) {
        let hierarchy = &study.hierarchies()[step.attribute];
        let groups = &hierarchy.level(usize::from(step.level)).groups;
        for (level, &group) in self.levels[step.attribute].iter_mut().zip(groups) {
            if group == step.group {
                *level = step.level - 1;
            }
        }
    }

    /// The same with groups of one attribute joined to a group of the next level, in every way
    /// that the limits allow; each with the step that would undo it.
    pub(super) fn coarsened(&self, study: &Study) -> Vec<(Self, Refinement)> {
        let mut found: Vec<(Self, Refinement)> = Vec::new();
        for (attribute, quasi_identifier) in study.attributes().iter().enumerate() {
            let mut known = HashSet::new();
            for (value, &level) in self.levels[attribute].iter().enumerate() {
                if level == quasi_identifier.limit {
                    continue;
                }
                let level = level + 1;
                let groups = &quasi_identifier.hierarchy.level(usize::from(level)).groups;
                let group = groups[value];
                if !known.insert((level, group)) {
                    continue;
                }
                let mut coarser = self.clone();
                for (own, &other) in coarser.levels[attribute].iter_mut().zip(groups) {
                    if other == group {
                        *own = level;
                    }
                }
                found.push((coarser, Refinement { attribute, level, group }));
            }
        }
        found
    }

    /// The same with one group replaced.
    pub(super) fn refined(&self, study: &Study, step: Refinement) -> Self {
        let mut refined = self.clone();
        refined.refine(study, step);
        refined
    }

    /// The groups of each attribute, in the order of their first values.
    pub(super) fn groups(&self, study: &Study) -> Vec<Vec<Cell>> {
        let attributes = study.attributes().iter().enumerate();
        attributes
            .map(|(index, attribute)| {
                let mut groups: Vec<Cell> = Vec::new();
                let mut known = HashMap::new();
                for value in 0..attribute.counts.len() as u32 {
                    let cell = Cell::group(&attribute.hierarchy, self.level(index, value), value);
                    known.entry(cell).or_insert_with(|| groups.push(cell));
                }
                groups
            })
            .collect()
    }

    /// The table that the cut makes.
    pub(super) fn recoded(&self, study: &Arc<Study>) -> Recoded {
        let contingency = study.contingency();
        let fields = contingency.layout().fields();
        let keys = contingency.keys().chunks_exact(contingency.layout().words());
        let shown: Vec<Vec<Cell>> = study
            .attributes()
            .iter()
            .enumerate()
            .map(|(index, attribute)| {
                let values = 0..attribute.counts.len() as u32;
                values
                    .map(|value| Cell::group(&attribute.hierarchy, self.level(index, value), value))
                    .collect()
            })
            .collect();
        let mut known: HashMap<Vec<Cell>, u32> = HashMap::new();
        let mut cells = Vec::new();
        let class_of: Vec<u32> = keys
            .map(|key| {
                let row: Vec<Cell> = fields
                    .iter()
                    .zip(&shown)
                    .map(|(field, shown)| shown[field.code(key)])
                    .collect();
                let next = known.len() as u32;
                *known.entry(row).or_insert_with_key(|row| {
                    cells.extend_from_slice(row);
                    next
                })
            })
            .collect();
        Recoded::new(study, &class_of, &cells)
    }
}
