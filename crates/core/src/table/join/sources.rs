//! Which record of which file each cell of a join is of, so that messages can name it.

use super::{Further, JoinRows, NOTHING, own_columns};
use crate::table::{LineIndex, Table};

/// Where in the files what a join holds is from.
#[derive(Clone, Debug)]
pub struct JoinSources {
    rows: JoinRows,
    persons: LineIndex,
    /// Columns of the table of persons.
    width: usize,
    further: Vec<FurtherSource>,
}

/// What of a further table is in a join.
#[derive(Clone, Debug)]
struct FurtherSource {
    lines: LineIndex,
    /// For each of its columns in the join where it stands in its own file.
    columns: Vec<usize>,
}

/// Where a cell of a join is from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct JoinPlace {
    /// The further table, from 0; that of the persons, if absent.
    pub further: Option<usize>,
    /// The column of that table, from 0, if one was asked for.
    pub column: Option<usize>,
    /// The record of that table, from 0.
    pub record: u64,
    /// Its line.
    pub line: u64,
}

impl JoinSources {
    pub(super) fn new(persons: &Table, further: &[Further<'_>], rows: JoinRows) -> Self {
        let further = further.iter().map(|further| FurtherSource {
            lines: further.table.lines.clone(),
            columns: own_columns(further).collect(),
        });
        Self {
            rows,
            persons: persons.lines.clone(),
            width: persons.columns.len(),
            further: further.collect(),
        }
    }

    /// The further table that a column of the join is of, from 0, and where it stands there. Nothing
    /// for those of the table of persons.
    #[must_use]
    pub fn column(&self, column: usize) -> Option<(usize, usize)> {
        let mut before = self.width;
        for (number, source) in self.further.iter().enumerate() {
            if let Some(&own) = column.checked_sub(before).and_then(|own| source.columns.get(own)) {
                return Some((number, own));
            }
            before += source.columns.len();
        }
        None
    }

    /// Where a cell of the join is from. Of a further table in which the person has no record, and
    /// without a column, it is the person's record.
    #[must_use]
    pub fn place(&self, column: Option<usize>, record: usize) -> Option<JoinPlace> {
        let person = u64::from(*self.rows.persons.get(record)?);
        if let Some((further, own)) = column.and_then(|column| self.column(column)) {
            let row = self.rows.further[further][record];
            if row != NOTHING {
                let record = u64::from(row);
                let line = self.further[further].lines.line(record);
                return Some(JoinPlace { further: Some(further), column: Some(own), record, line });
            }
            let line = self.persons.line(person);
            return Some(JoinPlace { further: None, column: None, record: person, line });
        }
        let line = self.persons.line(person);
        Some(JoinPlace { further: None, column, record: person, line })
    }
}
