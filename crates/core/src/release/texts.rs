//! What stands in a record, put into the file's own words once and not for every record.
//!
//! # Invariants
//! Records of one class show the same in every quasi-identifier, and cells of one code the same
//! text. So the text of any one of them is that of all; where there are too many different
//! texts to keep, there are none, and every record is worded by itself.

use super::apply::Applied;
use crate::format::TableWriter;
use crate::table::{Role, Table};

/// Texts that are kept, at most.
const TEXTS: usize = 1 << 21;

/// The texts of all records that are written.
pub(super) struct ReleaseTexts {
    parts: Vec<TextPart>,
    /// What the records of each tuple show.
    shown: Vec<u32>,
}

/// One or more columns that stand side by side.
struct TextPart {
    /// The column of the input whose code decides; `None` where the class does.
    column: Option<usize>,
    bytes: Vec<u8>,
    /// Where each text ends.
    ends: Vec<usize>,
}

/// Which columns a part is made of: where the first of them stands in the release, how many
/// there are, and the column of the input if it is no quasi-identifier.
struct PartColumns {
    first: usize,
    columns: usize,
    input: Option<usize>,
}

impl ReleaseTexts {
    /// The texts of what `applied` makes of `table`, unless there are too many.
    pub(super) fn of_applied(
        applied: &Applied,
        table: &Table,
        writer: &TableWriter,
    ) -> Option<Self> {
        if applied.has_texts_apart() {
            // Equal cells are written in several ways.
            return None;
        }
        let classes = applied.shown_classes();
        let runs = runs(applied);
        if runs
            .iter()
            .map(|run| match run.input {
                None => classes.saturating_mul(run.columns),
                Some(column) => table.columns[column].dictionary.len(),
            })
            .fold(0, usize::saturating_add)
            > TEXTS
        {
            return None;
        }
        let parts =
            runs.into_iter().map(|run| TextPart::of_run(&run, applied, table, writer)).collect();
        Some(Self { parts, shown: applied.shown_by_tuple() })
    }

    /// What the quasi-identifiers of these records show, one after the other. In a random
    /// order records lie far apart: looked up together they are there sooner than each when it
    /// is written.
    pub(super) fn look_up(&self, applied: &Applied, records: &[u32], shown: &mut Vec<u32>) {
        let tuple_of = applied.tuple_of();
        shown.clear();
        shown.extend(records.iter().map(|&record| tuple_of[record as usize]));
        shown.iter_mut().for_each(|shown| *shown = self.shown[*shown as usize]);
    }

    /// The parts of a record that shows this.
    #[inline]
    pub(super) fn parts(
        &self,
        table: &Table,
        record: u32,
        shown: u32,
    ) -> impl Iterator<Item = &[u8]> {
        self.parts.iter().map(move |part| match part.column {
            None => part.text(shown as usize),
            Some(column) => part.text(table.columns[column].codes.get(record as usize) as usize),
        })
    }
}

impl TextPart {
    /// The texts of one run, each of the first record that has it.
    fn of_run(run: &PartColumns, applied: &Applied, table: &Table, writer: &TableWriter) -> Self {
        let number = match run.input {
            None => applied.shown_classes(),
            Some(column) => table.columns[column].dictionary.len(),
        };
        let mut first = vec![None; number];
        for record in 0..table.records as u32 {
            let text = match run.input {
                None => applied.shown_class(record),
                Some(column) => table.columns[column].codes.get(record as usize) as usize,
            };
            first[text].get_or_insert(record);
        }
        let columns = &applied.columns()[run.first..run.first + run.columns];
        let alone = applied.columns().len() == 1;
        let mut part = Self { column: run.input, bytes: Vec::new(), ends: Vec::new() };
        for record in first {
            if let Some(record) = record {
                let cells = applied.cells_of(table, record, columns);
                part.bytes.extend(writer.worded(cells, alone));
            }
            part.ends.push(part.bytes.len());
        }
        part
    }

    #[inline]
    fn text(&self, number: usize) -> &[u8] {
        let start = number.checked_sub(1).map_or(0, |before| self.ends[before]);
        &self.bytes[start..self.ends[number]]
    }
}

/// The released columns, quasi-identifiers that stand side by side together.
fn runs(applied: &Applied) -> Vec<PartColumns> {
    let mut runs: Vec<PartColumns> = Vec::new();
    for (first, column) in applied.columns().iter().enumerate() {
        let input = (column.role != Role::QuasiIdentifier).then_some(column.column);
        match runs.last_mut() {
            Some(last) if last.input.is_none() && input.is_none() => last.columns += 1,
            _ => runs.push(PartColumns { first, columns: 1, input }),
        }
    }
    runs
}
