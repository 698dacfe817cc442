//! Further tables put beside a table of persons (spec A11).
//!
//! # Definition
//! A record of the joined table is a person's record with one record of that person from each
//! further table, in all combinations; of a further table in which a person has none, all cells are
//! missing. Whose a record is says its key: a text that stands in the column of the keys of the
//! table of persons, letter by letter.
//!
//! # Invariants
//! * Every person has a record, and every record of a further table that is a person's is in the
//!   join (or everything is refused): nothing is lost without being counted.
//! * The joined table is what a reader makes of a file in which it was written: dictionaries have
//!   the texts that occur, in the order in which they do.
//! * Records are in the order of the persons, then of the first further table, then of the next.
//!
//! # Cost
//! One pass over each further table to find whose its records are, and one over the records of the
//! join for each column.

mod sources; // Which record of which file each cell is of.
#[cfg(test)]
mod tests;

pub use sources::{JoinPlace, JoinSources};

use super::{Codes, Column, Dictionary, LineIndex, Table, composed};
use crate::error::{Error, Kind, Place, Result};
use std::collections::BTreeMap;

/// The most records of a join in which persons have several records of several tables: these are
/// all combinations of them, which nobody has ever counted.
pub const PRODUCT_LIMIT: u64 = 10_000_000;

/// The most records of any join.
const RECORD_LIMIT: u64 = u32::MAX as u64 - 1;

/// Stands for the record of a person who has none.
const NOTHING: u32 = u32::MAX;

/// A further table.
#[derive(Clone, Debug)]
pub struct Further<'a> {
    /// The table.
    pub table: &'a Table,
    /// What it is called.
    pub name: &'a str,
    /// The column of the table of persons that has the keys, from 0.
    pub key: usize,
    /// The column of this table that has them, from 0. It is no column of the join.
    pub own_key: usize,
    /// Whether records that are nobody's are left out; they are refused otherwise.
    pub leaves_out: bool,
}

/// How tables are joined.
#[derive(Clone, Debug)]
pub struct Join<'a> {
    /// The further tables, in their order.
    pub further: Vec<Further<'a>>,
    /// The texts that mean "missing". Cells of which there is no record show the first.
    pub markers: &'a [String],
}

/// Several tables as one.
#[derive(Clone, Debug)]
pub struct Joined {
    /// The table. Where a record stands is the line on which its person does.
    pub table: Table,
    /// What came of each further table.
    pub figures: Vec<JoinFigures>,
    /// Where in the files what it holds is from.
    pub sources: JoinSources,
}

/// What came of a further table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct JoinFigures {
    /// Its records.
    pub records: u64,
    /// Those of them that are nobody's, which were left out.
    pub left_out: u64,
    /// Persons who have none.
    pub lacking: u32,
    /// Persons who have several.
    pub several: u32,
    /// The records of whoever has the most.
    pub most: u32,
}

impl Join<'_> {
    /// Joins further tables to one of persons.
    ///
    /// # Errors
    /// [`Kind::Join`] where a key is missing in the table of persons (`key-missing`) or stands there
    /// twice (`key-twice`), where a record of a further table is nobody's (`without-person`), where
    /// nothing says what a missing cell looks like (`no-marker`), where a column would have the name
    /// of another (`name-twice`), and for too many records (`too-many`; `too-many-combinations`
    /// where they are those of several tables). Places in a further table have its name as `file`.
    ///
    /// # Panics
    /// If a table has no such columns.
    pub fn apply(&self, persons: &Table) -> Result<Joined> {
        let names = self.names(persons)?;
        let belonging = self.further.iter().map(|further| self.belonging(persons, further));
        let belonging: Vec<Belonging> = belonging.collect::<Result<_>>()?;
        let figures: Vec<JoinFigures> = belonging.iter().map(|own| own.figures).collect();
        let records = self.records(persons, &belonging)?;
        let is_lacking = figures.iter().any(|figures| figures.lacking > 0);
        let Some(missing) =
            self.markers.first().map(String::as_str).or((!is_lacking).then_some(""))
        else {
            return Err(fault("no-marker", 0, 0, Place::default()));
        };
        let rows = combined(persons.records, &belonging, records);
        let mut columns = Vec::with_capacity(names.len());
        let own = persons.columns.iter().map(|column| (column, &rows.persons));
        let others = self.further.iter().zip(&rows.further).flat_map(|(further, rows)| {
            own_columns(further).map(move |column| (&further.table.columns[column], rows))
        });
        for ((column, rows), name) in own.chain(others).zip(names) {
            columns.push(at_rows(column, name, rows, missing));
        }
        let mut lines = LineIndex::new(persons.lines.line(0));
        for (record, &person) in (0..).zip(&rows.persons) {
            lines.note(record, persons.lines.line(person.into()));
        }
        Ok(Joined {
            table: Table { columns, records, lines },
            figures,
            sources: JoinSources::new(persons, &self.further, rows),
        })
    }

    /// What the columns of the join are called: as in their own tables. One whose name an earlier
    /// column has begins with the name of its table and a point.
    fn names(&self, persons: &Table) -> Result<Vec<String>> {
        let mut names: Vec<String> =
            persons.columns.iter().map(|column| column.name.clone()).collect();
        let mut known: BTreeMap<String, usize> = BTreeMap::new();
        for (number, name) in names.iter().enumerate() {
            known.insert(composed(name), number);
        }
        for further in &self.further {
            for column in own_columns(further) {
                let own = &further.table.columns[column].name;
                let name = match known.contains_key(&composed(own)) {
                    true => format!("{}.{own}", further.name),
                    false => own.clone(),
                };
                if known.insert(composed(&name), names.len()).is_some() {
                    let column = Some(column as u32 + 1);
                    let place = Place { column, ..Place::default() };
                    return Err(fault("name-twice", 0, 0, place).in_file(further.name));
                }
                names.push(name);
            }
        }
        Ok(names)
    }

    /// Whose each record of a further table is.
    fn belonging(&self, persons: &Table, further: &Further<'_>) -> Result<Belonging> {
        let keys = &persons.columns[further.key];
        let owners = self.owners(persons, further.key)?;
        let own = &further.table.columns[further.own_key];
        let owner_of: Vec<u32> = own
            .dictionary
            .iter()
            .map(|text| match self.is_missing(text) {
                true => NOTHING,
                false => keys.dictionary.code(text).map_or(NOTHING, |code| owners[code as usize]),
            })
            .collect();
        let mut sizes = vec![0_u32; persons.records];
        let (mut strays, mut first) = (0, None);
        for (record, code) in own.codes.iter().enumerate() {
            match owner_of[code as usize] {
                NOTHING => {
                    strays += 1;
                    first.get_or_insert(record);
                }
                person => sizes[person as usize] += 1,
            }
        }
        // Where all would be left out, they are not of these persons.
        let is_any_left = strays < further.table.records as u64;
        if let Some(record) = first.filter(|_| !(further.leaves_out && is_any_left)) {
            let place = further.table.place(further.own_key, record);
            return Err(fault("without-person", strays, 0, place).in_file(further.name));
        }
        let mut starts = vec![0_u32];
        for &size in &sizes {
            starts.push(starts[starts.len() - 1] + size);
        }
        let mut next = starts.clone();
        let mut rows = vec![0; starts[persons.records] as usize];
        for (record, code) in (0_u32..).zip(own.codes.iter()) {
            let person = owner_of[code as usize];
            if person != NOTHING {
                let place = &mut next[person as usize];
                rows[*place as usize] = record;
                *place += 1;
            }
        }
        let figures = JoinFigures {
            records: further.table.records as u64,
            left_out: strays,
            lacking: sizes.iter().filter(|&&size| size == 0).count() as u32,
            several: sizes.iter().filter(|&&size| size > 1).count() as u32,
            most: sizes.iter().copied().max().unwrap_or(0),
        };
        Ok(Belonging { starts, rows, figures })
    }

    /// For each code of the column of keys the record of the person who has it.
    fn owners(&self, persons: &Table, key: usize) -> Result<Vec<u32>> {
        let keys = &persons.columns[key];
        let mut owners = vec![NOTHING; keys.dictionary.len()];
        let is_missing: Vec<bool> =
            keys.dictionary.iter().map(|text| self.is_missing(text)).collect();
        let (mut missing, mut repeated) = (Vec::new(), Vec::new());
        for (record, code) in (0_u32..).zip(keys.codes.iter()) {
            let owner = &mut owners[code as usize];
            if is_missing[code as usize] {
                missing.push(record);
            } else if *owner == NOTHING {
                *owner = record;
            } else {
                repeated.push((*owner, record));
            }
        }
        if let Some(&record) = missing.first() {
            let place = persons.place(key, record as usize);
            return Err(fault("key-missing", missing.len() as u64, 0, place));
        }
        if let Some(&(first, second)) = repeated.first() {
            let other_line = Some(persons.lines.line(second.into()));
            let place = Place { other_line, ..persons.place(key, first as usize) };
            return Err(fault("key-twice", repeated.len() as u64, 0, place));
        }
        Ok(owners)
    }

    fn is_missing(&self, text: &str) -> bool {
        self.markers.iter().any(|marker| marker == text)
    }

    /// How many records the join has.
    fn records(&self, persons: &Table, belonging: &[Belonging]) -> Result<usize> {
        let of_persons = (0..persons.records).map(|person| {
            let sizes = belonging.iter().map(|own| own.records(person).len().max(1) as u64);
            sizes.fold(1, u64::saturating_mul)
        });
        let records = of_persons.fold(0, u64::saturating_add);
        let several = belonging.iter().filter(|own| own.figures.several > 0).count();
        if several > 1 && records > PRODUCT_LIMIT {
            return Err(fault("too-many-combinations", records, PRODUCT_LIMIT, Place::default()));
        }
        if records > RECORD_LIMIT {
            return Err(fault("too-many", records, RECORD_LIMIT, Place::default()));
        }
        Ok(records as usize)
    }
}

/// The records of a further table of each person.
#[derive(Debug)]
struct Belonging {
    starts: Vec<u32>,
    rows: Vec<u32>,
    figures: JoinFigures,
}

impl Belonging {
    fn records(&self, person: usize) -> &[u32] {
        &self.rows[self.starts[person] as usize..self.starts[person + 1] as usize]
    }
}

/// For each record of the join the records that it is of.
#[derive(Clone, Debug)]
struct JoinRows {
    persons: Vec<u32>,
    /// For each further table; [`NOTHING`] where a person has none.
    further: Vec<Vec<u32>>,
}

/// All combinations of each person's records.
fn combined(persons: usize, belonging: &[Belonging], records: usize) -> JoinRows {
    let mut rows = JoinRows {
        persons: Vec::with_capacity(records),
        further: vec![Vec::with_capacity(records); belonging.len()],
    };
    for person in 0..persons {
        let of_person: Vec<&[u32]> = belonging
            .iter()
            .map(|own| match own.records(person) {
                [] => &[NOTHING][..],
                records => records,
            })
            .collect();
        let all: usize = of_person.iter().map(|records| records.len()).product();
        rows.persons.extend(std::iter::repeat_n(person as u32, all));
        // Of the last table each record in turn, of the one before it after each round, and so on.
        let mut each = all;
        for (further, records) in rows.further.iter_mut().zip(&of_person) {
            each /= records.len();
            for place in 0..all {
                further.push(records[place / each % records.len()]);
            }
        }
    }
    rows
}

/// The columns of a further table that are some of the join.
fn own_columns<'a>(further: &Further<'a>) -> impl Iterator<Item = usize> + use<'a> {
    let own_key = further.own_key;
    (0..further.table.columns.len()).filter(move |&column| column != own_key)
}

/// A column with the cells of these records, in their order.
fn at_rows(column: &Column, name: String, rows: &[u32], missing: &str) -> Column {
    let (mut dictionary, mut codes) = (Dictionary::new(), Codes::new());
    let mut known = vec![NOTHING; column.dictionary.len()];
    for &row in rows {
        codes.push(match row {
            NOTHING => dictionary.insert(missing),
            row => {
                let code = column.codes.get(row as usize);
                let own = &mut known[code as usize];
                if *own == NOTHING {
                    *own = dictionary.insert(column.dictionary.get(code));
                }
                *own
            }
        });
    }
    codes.shrink();
    Column { name, codes, dictionary }
}

fn fault(why: &'static str, found: u64, limit: u64, place: Place) -> Error {
    Error::at(Kind::Join { why, found, limit }, place)
}
