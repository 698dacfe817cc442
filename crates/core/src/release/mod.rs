//! From a node to a checked file: apply, suppress, shuffle, write, parse again, measure.
//!
//! What is released was checked. The bytes that a [`Writing`] hands out are fed
//! to a reader at once, and [`Writing::finish`] measures the table that came out
//! of them, with labels and missing markers taken as raw text (spec M2). If
//! anything is not as promised there is no release. Where the bytes become a file
//! of another kind, such as a workbook, the reader is fed with what is read of that
//! file, and each cell is compared with the one that was to be released.

mod apply;
mod floors;
mod order;
mod perturbed;
mod records;
mod relate;
mod room;
mod sets;
mod texts;
mod united;
mod verify;

pub use crate::shuffle::{SEED_BYTES, Seed, shuffle};
pub use apply::{Applied, ReleasedColumn};
pub use order::order_by_columns;
pub use perturbed::PerturbedColumn;
pub use records::{RecordChoice, RecordFilter, RecordSearch};
pub use room::Room;
pub use sets::ReleasedSetColumn;
pub use united::WrittenTexts;
pub use verify::{Deciding, Measured, MeasuredModel, measure, measure_original, measure_prepared};

use self::texts::ReleaseTexts;
use self::verify::measure_from;
use crate::error::{Error, Kind, Place, Result};
use crate::evidence::columns_shown;
use crate::format::{Format, TableReader, TableWriter};
use crate::plan::Plan;
use crate::table::{Column, Table};

/// A release being written and read back. Table and applied node are handed to each call, so
/// that whoever owns them can keep this beside them.
pub struct Writing {
    order: Vec<u32>,
    next: usize,
    header_due: bool,
    /// Made with the first records; `None` within if there are too many.
    texts: Option<Option<ReleaseTexts>>,
    /// Memory to look records up in.
    shown: Vec<u32>,
    format: Format,
    writer: TableWriter,
    reader: TableReader,
    /// Whether what is read again is something else than what is written here.
    packed: bool,
}

impl Writing {
    /// Begins to write the records that `applied` keeps, in random order if a seed is given.
    #[must_use]
    pub fn new(applied: &Applied, format: Format, seed: Option<Seed>) -> Self {
        let mut order = applied.kept();
        if let Some(seed) = seed {
            shuffle(&mut order, seed);
        }
        Self {
            order,
            next: 0,
            header_due: format.has_names(),
            texts: None,
            shown: Vec::new(),
            format,
            writer: format.writer(),
            reader: format.reader(),
            packed: false,
        }
    }

    /// The same where somebody else makes a file of what is written, and reads it again from
    /// that: it comes back through [`Self::read_again`].
    #[must_use]
    pub fn packed(self) -> Self {
        Self { packed: true, ..self }
    }

    /// Takes the next bytes of what was read of the [packed](Self::packed) file.
    ///
    /// # Errors
    /// [`Kind::NotVerified`] if the reader refuses them.
    pub fn read_again(&mut self, bytes: &[u8]) -> Result<()> {
        self.reader.push(bytes).map_err(|_| not_verified("parse"))
    }

    /// Writes about `budget` records and, unless they are [packed](Self::packed), reads them back;
    /// `None` once all are written.
    ///
    /// # Errors
    /// [`Kind::NotVerified`] if the reader refuses what was written.
    pub fn step(
        &mut self,
        table: &Table,
        applied: &Applied,
        budget: usize,
    ) -> Result<Option<Vec<u8>>> {
        if self.header_due {
            self.header_due = false;
            self.writer.write_record(applied.names());
        } else if self.next == self.order.len() {
            return Ok(None);
        }
        let end = self.order.len().min(self.next.saturating_add(budget));
        let writer = &mut self.writer;
        let texts =
            self.texts.get_or_insert_with(|| ReleaseTexts::of_applied(applied, table, writer));
        let mut records = &self.order[self.next..end];
        if writer.is_fresh()
            && let Some((&first, rest)) = records.split_first()
        {
            writer.write_record(applied.cells(table, first));
            records = rest;
        }
        match texts {
            Some(texts) => {
                texts.look_up(applied, records, &mut self.shown);
                for (&record, &shown) in records.iter().zip(&self.shown) {
                    writer.write_worded(texts.parts(table, record, shown));
                }
            }
            None => {
                for &record in records {
                    writer.write_record(applied.cells(table, record));
                }
            }
        }
        let begun = std::mem::replace(&mut self.next, end);
        let chunk = self.writer.take_chunk();
        let chunk = chunk.map_err(|error| Error {
            place: unwritable(self.format, table, applied, &self.order[begun..end]),
            ..error
        })?;
        if !self.packed {
            self.read_again(&chunk)?;
        }
        Ok(Some(chunk))
    }

    /// Records written so far, and in all.
    #[must_use]
    pub fn progress(&self) -> (usize, usize) {
        (self.next, self.order.len())
    }

    /// Measures what was read back. Columns that models look at but that are not released, such
    /// as the entity, are taken from `table`, the input: this knows which of its records each
    /// written one is.
    ///
    /// # Errors
    /// [`Kind::NotVerified`] if a record or column is missing or superfluous, a cell is finer than
    /// its column's floor, or a model does not hold. Nothing may be released then.
    pub fn finish(self, table: &Table, plan: &Plan, applied: &Applied) -> Result<Measured> {
        let mut warnings = Vec::new();
        let written = match self.reader.finish_release(self.format.has_formula_guard()) {
            Ok(loaded) => {
                let written = loaded.table;
                warnings = loaded.warnings;
                let same_names = !self.format.has_names()
                    || written.columns.iter().map(|c| c.name.as_str()).eq(applied.names());
                if written.columns.len() != applied.columns().len() || !same_names {
                    return Err(not_verified("columns"));
                }
                if written.records != self.order.len() {
                    return Err(not_verified("records"));
                }
                if self.packed && !is_same(&written, table, applied, &self.order) {
                    return Err(not_verified("cells"));
                }
                written
            }
            // Without records and header nothing at all is written.
            Err(Error { kind: Kind::Empty, .. }) if self.order.is_empty() => applied.nothing(),
            Err(_) => return Err(not_verified("parse")),
        };
        applied.check_sets((table, &written), plan, &self.order)?;
        applied.check_perturbed((table, &written), plan, &self.order)?;
        if !floors::are_kept(plan, applied, &written, &self.order) {
            return Err(not_verified("floor"));
        }
        let withheld = withheld(table, plan, &self.order, applied);
        let mut columns = applied.written(plan, &written, &withheld);
        columns.counts =
            applied.counts_written(plan, &columns).ok_or_else(|| not_verified("counts"))?;
        let reference = plan.columns(table);
        let shown = columns_shown(plan, &columns);
        let origin = Some(applied.origin());
        let measured = measure_from(plan, columns, written.records, reference, origin)?;
        if !measured.is_safe() {
            return Err(not_verified("models"));
        }
        Ok(Measured { warnings, columns: shown, ..measured })
    }
}

/// Whether a table that was read again has the cells that were to be written, in their order.
fn is_same(written: &Table, table: &Table, applied: &Applied, order: &[u32]) -> bool {
    order.iter().enumerate().all(|(index, &record)| {
        let cells = written.columns.iter().map(|c| c.dictionary.get(c.codes.get(index)));
        applied.cells(table, record).eq(cells)
    })
}

/// The first column of which a cell cannot be written in this format, the names first.
fn unwritable(format: Format, table: &Table, applied: &Applied, records: &[u32]) -> Place {
    let faulty = |cell: &str| !format.can_write(cell);
    let column = applied.names().position(faulty).or_else(|| {
        records.iter().find_map(|&record| applied.cells(table, record).position(faulty))
    });
    let attribute = column.and_then(|column| applied.names().nth(column)).map(str::to_owned);
    Place { attribute, ..Place::default() }
}

/// The columns of the input that are not released but looked at, with the records in the order
/// of the release.
fn withheld(table: &Table, plan: &Plan, order: &[u32], applied: &Applied) -> Vec<(usize, Column)> {
    let looked_at = (0..plan.attributes.len()).filter(|&attribute| plan.looks_at(attribute));
    let columns = looked_at.map(|attribute| plan.attributes[attribute].column);
    let withheld =
        columns.filter(|index| applied.columns().iter().all(|column| column.column != *index));
    withheld
        .map(|index| {
            let together = applied.weights.as_ref().filter(|(column, _)| *column == index);
            let column = together.map_or(&table.columns[index], |(_, column)| column);
            let Column { name, codes, dictionary } = column;
            let codes = order.iter().map(|&record| codes.get(record as usize)).collect();
            (index, Column { name: name.clone(), codes, dictionary: dictionary.clone() })
        })
        .collect()
}

fn not_verified(check: &'static str) -> Error {
    Error::new(Kind::NotVerified { check })
}

#[cfg(test)]
mod tests;
