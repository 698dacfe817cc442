//! A node of the lattice, some of whose cells are to be suppressed one by one.

use super::{Cell, Recoded, SUPPRESSED};
use crate::histogram::Members;
use crate::lattice::Levels;
use crate::partition::{Partition, classify};
use crate::study::Study;
use std::collections::HashMap;
use std::sync::Arc;

/// The code of a cell that is suppressed.
pub(super) const STAR: u32 = u32::MAX;

/// A node with what its classes show, cell by cell.
#[derive(Debug)]
pub(super) struct Base {
    study: Arc<Study>,
    levels: Levels,
    partition: Partition,
    class_of: Vec<u32>,
    /// For each class one code for each attribute.
    codes: Vec<u32>,
    /// For each attribute and group whether it is written as a suppressed cell is.
    written: Vec<Vec<bool>>,
}

impl Base {
    /// A node before anything is suppressed. What is written as a suppressed cell there looks like
    /// one from the beginning; what shows a missing value where that matches nothing is one.
    pub(super) fn new(study: &Arc<Study>, levels: &Levels) -> Self {
        let (partition, class_of) = classify(study.contingency(), study.hierarchies(), levels);
        let width = study.attributes().len();
        let is_missing = |attribute: usize, group: u32| {
            let mut cells = vec![Cell::Star; width];
            cells[attribute] = Cell::Group { level: levels.get(attribute), group };
            study.demands().refuse_missing(&cells)
        };
        let written = (0..width).map(|attribute| {
            let level = study.hierarchies()[attribute].level(usize::from(levels.get(attribute)));
            let labels = (0..).zip(&level.labels);
            let suppressed = &study.attributes()[attribute].suppressed;
            labels
                .map(|(group, label)| label == suppressed && !is_missing(attribute, group))
                .collect()
        });
        let written: Vec<Vec<bool>> = written.collect();
        let shown = written.iter().enumerate().map(|(attribute, written)| {
            let groups = (0..).zip(written).map(|(group, &written)| {
                let is_star = written || is_missing(attribute, group);
                if is_star { STAR } else { group }
            });
            groups.collect()
        });
        let shown: Vec<Vec<u32>> = shown.collect();
        let mut codes = Vec::with_capacity(partition.classes() * width);
        for class in 0..partition.classes() {
            let fields = partition.layout().fields().iter().zip(&shown);
            codes.extend(fields.map(|(field, shown)| shown[field.code(partition.key(class))]));
        }
        Self { study: study.clone(), levels: levels.clone(), partition, class_of, codes, written }
    }

    /// The study.
    pub(super) fn study(&self) -> &Arc<Study> {
        &self.study
    }

    /// The classes before anything is suppressed.
    pub(super) fn partition(&self) -> &Partition {
        &self.partition
    }

    /// Number of attributes.
    pub(super) fn width(&self) -> usize {
        self.study.attributes().len()
    }

    /// What all classes show, one code for each attribute.
    pub(super) fn codes(&self) -> &[u32] {
        &self.codes
    }

    /// What one class shows.
    pub(super) fn row(&self, class: u32) -> &[u32] {
        &self.codes[class as usize * self.width()..][..self.width()]
    }

    /// Records of one class.
    pub(super) fn records(&self, class: u32) -> u64 {
        u64::from(self.partition.counts()[class as usize])
    }

    /// How many persons are in groups of classes, where `group_of` gives the group of each class,
    /// or [`SUPPRESSED`].
    pub(super) fn persons(&self, group_of: &[u32], groups: usize) -> Vec<u64> {
        let carried = self.partition.carried();
        if let Some(entity) = &carried.entity {
            let members = Members::of_some(group_of, groups);
            let united = carried.histograms[entity.track].grouped(&members);
            let persons = (0..groups).map(|group| united.of_class(group).values);
            return persons.map(|persons| entity.number_of_class(persons).into()).collect();
        }
        let mut persons = vec![0; groups];
        for (&group, &count) in group_of.iter().zip(self.partition.counts()) {
            if let Some(sum) = persons.get_mut(group as usize) {
                *sum += u64::from(count);
            }
        }
        persons
    }

    /// The table where classes show these codes, one for each attribute; those that are left out
    /// are suppressed.
    pub(super) fn recoded(&self, codes: &[u32], left_out: impl Fn(usize) -> bool) -> Recoded {
        let width = self.width();
        let mut known: HashMap<Vec<Cell>, u32> = HashMap::new();
        let mut cells = Vec::new();
        let mut recoded_of = Vec::with_capacity(self.partition.classes());
        for class in 0..self.partition.classes() {
            if left_out(class) {
                recoded_of.push(SUPPRESSED);
                continue;
            }
            let row = self.cells(class, &codes[class * width..][..width]);
            let next = known.len() as u32;
            recoded_of.push(*known.entry(row).or_insert_with_key(|row| {
                cells.extend_from_slice(row);
                next
            }));
        }
        let class_of: Vec<u32> =
            self.class_of.iter().map(|&class| recoded_of[class as usize]).collect();
        Recoded::new(&self.study, &class_of, &cells)
    }

    /// The cells of a class that shows these codes. What is written as a star without having been
    /// suppressed is still its group, by which it loses.
    fn cells(&self, class: usize, codes: &[u32]) -> Vec<Cell> {
        let key = self.partition.key(class);
        let fields = codes.iter().zip(self.partition.layout().fields()).enumerate();
        fields
            .map(|(attribute, (&code, field))| {
                let own = field.code(key);
                let group = match code {
                    STAR if self.written[attribute][own] => own as u32,
                    STAR => return Cell::Star,
                    group => group,
                };
                Cell::Group { level: self.levels.get(attribute), group }
            })
            .collect()
    }
}
