//! What is told of a column for the texts that it has.

use outis::table::{Column, Table};
use outis_protocol::report::{Notice, NoticeCode};

/// That a column has texts which `is_told` knows: in how many records, and the line of the first.
pub(crate) fn column_notice(
    table: &Table,
    column: &Column,
    code: NoticeCode,
    is_told: &dyn Fn(&str) -> bool,
) -> Option<Notice> {
    let known: Vec<bool> = column.dictionary.iter().map(is_told).collect();
    if !known.contains(&true) {
        return None;
    }
    let is_known = |code: u32| known[code as usize];
    let first = column.codes.iter().position(is_known)?;
    let records = column.codes.iter().filter(|&code| is_known(code)).count();
    Some(Notice {
        attribute: Some(column.name.clone()),
        records: Some(records as u32),
        line: u32::try_from(table.lines.line(first as u64)).ok(),
        ..Notice::new(code)
    })
}
