//! Of whom the minimality attack says something: members of groups, or persons with several records.

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
}

/// The members of a group, or a person.
#[derive(Debug, Default)]
pub(super) struct Holder {
    /// Their records in the input.
    pub(super) records: Vec<u32>,
    /// How many persons they are.
    pub(super) people: u32,
    /// The released rows that may be theirs.
    pub(super) rows: BTreeSet<u32>,
}

/// All of whom something may be said.
#[derive(Debug, Default)]
pub(super) struct Holders {
    pub(super) all: Vec<Holder>,
    /// For each class and each of its groups who holds its values; `None` where that is nobody.
    of_groups: Vec<Vec<Option<usize>>>,
}

impl Holders {
    /// Those of released classes, whose `rows` show the same. Without owners each group is one.
    pub(super) fn new(
        classes: &[ReleasedClass],
        rows: &BTreeMap<Vec<String>, Vec<u32>>,
        owners: Option<&RecordOwners>,
    ) -> Self {
        let mut found = Self::default();
        let mut of_persons: BTreeMap<u32, usize> = BTreeMap::new();
        for class in classes {
            let mut of_class = Vec::new();
            for members in &class.groups {
                let next = found.all.len();
                let place = match owners {
                    None => Some(next),
                    // The records of a group are one person's.
                    Some(owners) => {
                        let person = owners.of_records[members[0] as usize];
                        let is_somebody = Some(person) != owners.nobody;
                        is_somebody.then(|| *of_persons.entry(person).or_insert(next))
                    }
                };
                of_class.push(place);
                let Some(place) = place else { continue };
                if place == next {
                    let people = owners.map_or(members.len() as u32, |_| 1);
                    found.all.push(Holder { people, ..Holder::default() });
                }
                found.all[place].records.extend(members);
                found.all[place].rows.extend(&rows[&class.shown]);
            }
            found.of_groups.push(of_class);
        }
        found
    }

    /// How many persons they are.
    pub(super) fn people(&self) -> u64 {
        self.all.iter().map(|holder| u64::from(holder.people)).sum()
    }

    /// How many members of each have each value in a world, in which each class has its values as the
    /// way of this number gives them. A person has a value or not.
    pub(super) fn had(
        &self,
        classes: &[ReleasedClass],
        chosen: &[usize],
    ) -> BTreeMap<(usize, u32), u32> {
        let mut had = BTreeMap::new();
        for ((class, &number), holders) in classes.iter().zip(chosen).zip(&self.of_groups) {
            for (counts, holder) in class.ways[number].counts.iter().zip(holders) {
                let Some(holder) = *holder else { continue };
                for (&value, &count) in class.values.iter().zip(counts).filter(|pair| *pair.1 > 0) {
                    had.insert((holder, value), count.min(self.all[holder].people));
                }
            }
        }
        had
    }
}
