//! In how many worlds persons have each value, where a person may have several records.

use super::minimality::ReleasedClass;
use crate::Job;
use outis::evidence::one_marker;
use std::collections::{BTreeMap, BTreeSet};

/// Whose each record is, where a person may have several.
#[derive(Clone, Debug)]
pub(super) struct RecordOwners {
    /// For each record its person.
    pub(super) of_records: Vec<u32>,
    /// Who stands for records that do not say whose they are, and is nobody in particular.
    nobody: Option<u32>,
}

impl RecordOwners {
    pub(super) fn new(job: &Job) -> Option<Self> {
        let column = &job.input.table().columns[job.plan.person()?];
        let (own, nobody) = one_marker(column, &job.plan.markers);
        Some(Self {
            of_records: column.codes.iter().map(|code| own[code as usize]).collect(),
            nobody,
        })
    }

    /// The persons who have these records, but for those that do not say whose they are.
    pub(super) fn named<'a>(&self, records: impl Iterator<Item = &'a u32>) -> BTreeSet<u32> {
        let persons = records.map(|&record| self.of_records[record as usize]);
        persons.filter(|&person| Some(person) != self.nobody).collect()
    }
}

/// In how many worlds persons have each value: in all of them, and in those that are left.
#[derive(Debug, Default)]
pub(super) struct PersonWorlds {
    /// For each person and each value that they have in any world.
    pub(super) of_values: BTreeMap<(u32, u32), [f64; 2]>,
    /// How many worlds there are.
    pub(super) worlds: [f64; 2],
}

impl PersonWorlds {
    /// Notes so many worlds, in which records have these values, as one of all or as one that is left.
    pub(super) fn note(
        &mut self,
        (classes, owners, values): (&[ReleasedClass], &RecordOwners, &[u32]),
        worlds: f64,
        is_left: bool,
    ) {
        let records = classes.iter().flat_map(|class| &class.groups).flatten();
        let had =
            records.map(|&record| (owners.of_records[record as usize], values[record as usize]));
        let had: BTreeSet<(u32, u32)> =
            had.filter(|&(person, _)| Some(person) != owners.nobody).collect();
        let counted = if is_left { 0..2 } else { 0..1 };
        for place in counted {
            self.worlds[place] += worlds;
            for &pair in &had {
                self.of_values.entry(pair).or_default()[place] += worlds;
            }
        }
    }
}
