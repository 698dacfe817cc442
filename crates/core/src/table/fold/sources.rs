//! Which record of the file each folded cell is of, so that messages can name it.

use super::PersonRecords;
use crate::table::LineIndex;

/// Where in the file what a folded table holds is from.
#[derive(Clone, Debug)]
pub struct FoldSources {
    /// For each column the record that each person's cell is of; that of the first, if absent.
    columns: Vec<Option<Vec<u32>>>,
    /// The first record of each person.
    first: Vec<u32>,
    lines: LineIndex,
}

impl FoldSources {
    pub(super) fn new(
        columns: Vec<Option<Vec<u32>>>,
        persons: &PersonRecords,
        lines: LineIndex,
    ) -> Self {
        Self { columns, first: persons.iter().map(|records| records[0]).collect(), lines }
    }

    /// The record of the file, from 0, that a cell of the folded table is of, and its line. Of
    /// what was made of several records, and without a column, it is the person's first.
    #[must_use]
    pub fn place(&self, column: Option<usize>, person: usize) -> Option<(u64, u64)> {
        let rows = column.and_then(|column| self.columns.get(column)?.as_ref());
        let record = u64::from(*rows.unwrap_or(&self.first).get(person)?);
        Some((record, self.lines.line(record)))
    }
}
