//! Several records of a person made one (spec A10).
//!
//! # Definition
//! The records of a person are those with one value in the column of the
//! [`person`](Fold::person). A column that is to keep the first or the last has the cell of that
//! record, missing or not, so that all that is kept first comes of one record. Which is first is
//! told by the column of the [`order`](Fold::order), and where that says nothing by the order of
//! the file. Counts, sums and the smallest and largest number are of the cells that are not
//! missing; where all are missing the count is 0 and the others are missing.
//!
//! # Invariants
//! * The folded table is what a reader makes of a file that was folded before: persons in the
//!   order in which they first occur, dictionaries with the texts that are left.
//! * Sums are exact: a sum that a decimal number of 96 bits cannot hold is refused.
//! * What is thrown away is counted, column by column.
//! * Without anything to fold the records are what they were, but for counts and sums.
//!
//! # Cost
//! One pass over the records for each column, and a sort of each person's records.

mod columns; // What becomes of one column.
mod order; // Which record comes first.
mod sources; // Which record of the file each folded cell is of.
#[cfg(test)]
mod tests;

pub use order::RecordOrder;
pub use sources::FoldSources;

use super::number::NumberForm;
use super::{Column, Dictionary, LineIndex, Table};
use crate::error::{Error, Kind, Place, Result, Warning};
use columns::FoldingTable;

/// What a column keeps of a person's records.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Keep {
    /// The cell of the first record.
    First,
    /// The cell of the last record.
    Last,
    /// How many cells are not missing.
    Count,
    /// The sum of the numbers.
    Sum,
    /// The cell with the smallest number.
    Smallest,
    /// The cell with the largest number.
    Largest,
}

/// How a table is folded.
#[derive(Clone, Debug)]
pub struct Fold<'a> {
    /// The column that tells persons apart, from 0.
    pub person: usize,
    /// What tells which of a person's records is first; the file, if absent.
    pub order: Option<RecordOrder<'a>>,
    /// What each column of the table keeps; that of the persons is as it is.
    pub keeps: Vec<Keep>,
    /// What a further column is called that counts each person's records.
    pub records_as: Option<&'a str>,
    /// The texts that mean "missing".
    pub markers: &'a [String],
    /// How numbers are written.
    pub numbers: NumberForm,
    /// Whether records that do not say whose they are are left out; they are refused otherwise.
    pub leaves_out: bool,
}

/// A table with one record for each person.
#[derive(Clone, Debug)]
pub struct Folded {
    /// The table. Where a record stands is the line on which the first of the person does.
    pub table: Table,
    /// What came of it.
    pub figures: FoldFigures,
    /// Where in the file what it holds is from.
    pub sources: FoldSources,
    /// What to know although it could be folded.
    pub warnings: Vec<Warning>,
}

/// What came of folding a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FoldFigures {
    /// Records before.
    pub records: u64,
    /// Records that do not say whose they are, which were left out.
    pub left_out: u64,
    /// Persons who had several records.
    pub several: u32,
    /// The records of whoever had the most.
    pub most: u32,
    /// For each column of the table what it lost; nothing for that of the persons.
    pub columns: Vec<Option<ColumnFold>>,
}

/// What a column lost when it was folded.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ColumnFold {
    /// Persons with another value beside the one that was kept, missing cells not counted. 0 of
    /// counts and sums, which keep none.
    pub persons: u32,
    /// How many such values all of them have, each once for a person.
    pub values: u64,
    /// Persons of whom a sum, or the smallest or largest number, lacks some cells because they
    /// are missing, and not all.
    pub incomplete: u32,
}

impl Fold<'_> {
    /// Folds a table.
    ///
    /// # Errors
    /// [`Kind::Fold`] with the place where a record does not say whose it is, where nothing tells
    /// which record is first, where a number is asked for and a cell is none, and where a sum
    /// is too long.
    ///
    /// # Panics
    /// If the table has no such columns.
    pub fn apply(&self, table: &Table) -> Result<Folded> {
        let mut warnings = Vec::new();
        let mut persons = self.persons(table)?;
        // The order in the file says where a person stands there.
        let lines = lines(table, &persons);
        if let Some(order) = &self.order {
            warnings.extend(order.sort(table, self.markers, &mut persons)?);
        }
        let folding = FoldingTable { fold: self, table, persons: &persons };
        let mut columns = Vec::with_capacity(table.columns.len() + 1);
        let mut rows = Vec::with_capacity(table.columns.len());
        let mut figures = Vec::with_capacity(table.columns.len());
        for (column, keep) in self.keeps.iter().enumerate() {
            let is_person = column == self.person;
            let folded = folding.column(column, if is_person { Keep::First } else { *keep })?;
            columns.push(folded.column);
            rows.push(folded.rows);
            figures.push((!is_person).then_some(folded.figures));
        }
        columns.extend(self.records_as.map(|name| {
            counted(name, (0..persons.number()).map(|person| persons.records(person).len()))
        }));
        let sizes = || (0..persons.number()).map(|person| persons.records(person).len());
        Ok(Folded {
            figures: FoldFigures {
                records: table.records as u64,
                left_out: (table.records - persons.rows.len()) as u64,
                several: sizes().filter(|&records| records > 1).count() as u32,
                most: sizes().max().unwrap_or(0) as u32,
                columns: figures,
            },
            sources: FoldSources::new(rows, &persons, table.lines.clone()),
            table: Table { columns, records: persons.number(), lines },
            warnings,
        })
    }

    /// Whose each record is.
    ///
    /// # Errors
    /// [`Kind::Fold`] if one does not say and none may be left out.
    fn persons(&self, table: &Table) -> Result<PersonRecords> {
        let column = &table.columns[self.person];
        let is_missing = missing(column, self.markers);
        let (mut person_of, mut number) = (vec![NOBODY; column.dictionary.len()], 0);
        let (mut sizes, mut unassigned, mut first) = (Vec::new(), 0, None);
        for (record, code) in column.codes.iter().enumerate() {
            if is_missing[code as usize] {
                unassigned += 1;
                first.get_or_insert(record);
                continue;
            }
            let person = &mut person_of[code as usize];
            if *person == NOBODY {
                *person = number;
                number += 1;
                sizes.push(0_u32);
            }
            sizes[*person as usize] += 1;
        }
        if let Some(record) = first.filter(|_| !self.leaves_out) {
            return Err(fault("person-missing", unassigned, table.place(self.person, record)));
        }
        let mut starts = vec![0_u32];
        for size in sizes {
            starts.push(starts[starts.len() - 1] + size);
        }
        let mut next = starts.clone();
        let mut rows = vec![0; starts[number as usize] as usize];
        for (record, code) in (0_u32..).zip(column.codes.iter()) {
            let person = person_of[code as usize];
            if person != NOBODY {
                let place = &mut next[person as usize];
                rows[*place as usize] = record;
                *place += 1;
            }
        }
        if rows.is_empty() {
            return Err(fault(
                "nobody",
                unassigned,
                Place { record: None, line: None, ..table.place(self.person, 0) },
            ));
        }
        Ok(PersonRecords { starts, rows })
    }
}

/// Stands for the person of a cell that names nobody.
const NOBODY: u32 = u32::MAX;

/// The records of each person, in the order in which persons first occur.
#[derive(Debug)]
struct PersonRecords {
    starts: Vec<u32>,
    rows: Vec<u32>,
}

impl PersonRecords {
    /// How many persons there are.
    fn number(&self) -> usize {
        self.starts.len() - 1
    }

    /// The records of a person, in their order.
    fn records(&self, person: usize) -> &[u32] {
        &self.rows[self.starts[person] as usize..self.starts[person + 1] as usize]
    }

    /// The records of each person.
    fn iter(&self) -> impl Iterator<Item = &[u32]> {
        (0..self.number()).map(|person| self.records(person))
    }
}

/// For each code of a column whether it means "missing".
fn missing(column: &Column, markers: &[String]) -> Vec<bool> {
    column.dictionary.iter().map(|text| markers.iter().any(|marker| marker == text)).collect()
}

fn fault(why: &'static str, found: u64, place: Place) -> Error {
    Error::at(Kind::Fold { why, found }, place)
}

/// The line on which the first record of each person stands.
fn lines(table: &Table, persons: &PersonRecords) -> LineIndex {
    let first = |records: &[u32]| table.lines.line(records[0].into());
    let mut lines = LineIndex::new(persons.iter().next().map_or(1, first));
    for (index, records) in (0..).zip(persons.iter()) {
        lines.note(index, first(records));
    }
    lines
}

/// A column of counts.
fn counted(name: &str, counts: impl Iterator<Item = usize>) -> Column {
    let mut dictionary = Dictionary::new();
    let codes = counts.map(|count| dictionary.insert(&count.to_string())).collect();
    Column { name: name.to_owned(), codes, dictionary }
}
