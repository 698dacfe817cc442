//! Whose record each is, by a column that tells persons apart. Records that do not say whose they
//! are count as those of one person only where no other record says it (spec A1).

use super::markers::one_marker;
use crate::entity::no_further_person;
use crate::table::Column;

/// The persons of a column.
#[derive(Clone, Debug)]
pub struct Persons<'a> {
    column: &'a Column,
    /// The person that each code of the column stands for: all missing markers for one.
    person_of: Vec<u32>,
    /// What records stand for that do not say whose they are, where others do.
    nobody: Option<u32>,
}

impl<'a> Persons<'a> {
    /// The persons that a column tells apart; `markers` are the texts that mean "missing".
    #[must_use]
    pub fn of_column(column: &'a Column, markers: &[String]) -> Self {
        let (person_of, nobody) = one_marker(column, markers);
        let all = Self { column, person_of, nobody: None };
        let records = all.records();
        let persons = (0..).zip(records).filter(|&(_, records)| records > 0);
        let nobody = no_further_person(nobody, persons.map(|(person, _)| person));
        Self { nobody, ..all }
    }

    /// How many records each has.
    fn records(&self) -> Vec<u32> {
        let mut records = vec![0; self.person_of.len()];
        self.column.codes.for_each(|code| records[self.person_of[code as usize] as usize] += 1);
        if let Some(nobody) = self.nobody {
            records[nobody as usize] = 0;
        }
        records
    }

    /// How many there are.
    #[must_use]
    pub fn number(&self) -> u32 {
        self.records().into_iter().filter(|&records| records > 0).count() as u32
    }

    /// The records of whoever has the most.
    #[must_use]
    pub fn most(&self) -> u32 {
        self.records().into_iter().max().unwrap_or(0)
    }

    /// How many lose some of their records and not all, and how many lose all.
    #[must_use]
    pub fn losing(&self, keeps: impl Fn(u32) -> bool) -> (u32, u32) {
        let mut kept = vec![false; self.person_of.len()];
        let mut lost = vec![false; self.person_of.len()];
        for (record, code) in (0..).zip(self.column.codes.iter()) {
            let person = self.person_of[code as usize];
            if Some(person) != self.nobody {
                let seen = if keeps(record) { &mut kept } else { &mut lost };
                seen[person as usize] = true;
            }
        }
        let count = |which: fn(bool) -> bool| {
            let lost = kept.iter().zip(&lost).filter(|(_, lost)| **lost);
            lost.filter(|(kept, _)| which(**kept)).count() as u32
        };
        (count(|kept| kept), count(|kept| !kept))
    }
}
