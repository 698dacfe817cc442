//! Data sets of Parquet (`.parquet`), each value as docs/parquet.md says: the one table of texts,
//! since page and command line read them by this.
//!
//! Read from the specification (apache/parquet-format 2.12: *parquet.thrift*, *Encodings.md*,
//! *LogicalTypes.md*, *Compression.md*). What holds more than cells is refused, with the column: lists,
//! structures, bytes that are no text. Cells are read one by one, so that a file takes no more room than
//! a page of each column and the text that it becomes.

mod bits; // Numbers in fewer bits than bytes have.
mod compact; // How Parquet says what is where.
mod footer; // What a file says of itself.
mod page; // The pages of a column.
mod texts; // What a value is as a text.
mod values; // How values are stored.

use crate::archive::Bytes;
use crate::grid::{push_cell, refuse_too_long};
use footer::{ENCRYPTED, Footer, MAGIC, broken};
use outis_protocol::problem::Outcome;
use page::Cells;

/// What its only table is called.
pub(crate) const SHEET: &str = "Parquet";

/// Whether a file that begins so is one.
pub(crate) fn is_parquet(head: &[u8]) -> bool {
    head.starts_with(MAGIC) || head.starts_with(ENCRYPTED)
}

/// The text of the table, and how many records there are: a line of names, and one for each record.
/// Missing cells are empty.
///
/// # Errors
/// `workbook-broken`, `workbook-too-large`, and `parquet-not-read` with what is not, and the column.
pub(crate) fn content(bytes: &Bytes) -> Outcome<(String, u32)> {
    let bytes = bytes.get_ref();
    let Footer { columns, groups } = Footer::read(bytes)?;
    let mut text = String::new();
    for (place, column) in columns.iter().enumerate() {
        if place > 0 {
            text.push(',');
        }
        push_cell(&mut text, &column.name);
    }
    end_line(&mut text, 0);
    let mut records = 0_u64;
    for group in &groups {
        records += group.records;
        // Each cell takes a byte of the text at least.
        refuse_too_long(records.saturating_mul(columns.len() as u64))?;
        let mut cells = Vec::new();
        for (column, chunk) in columns.iter().zip(&group.chunks) {
            cells.push(Cells::new(column, chunk, bytes));
        }
        let mut held = 0;
        for _ in 0..group.records {
            let begins = text.len();
            for (place, cells) in cells.iter_mut().enumerate() {
                if place > 0 {
                    text.push(',');
                }
                let pushed = cells.push(&mut text, &mut held);
                pushed.map_err(|problem| columns[place].told(problem, place as u32 + 1))?;
            }
            end_line(&mut text, begins);
            refuse_too_long(text.len() as u64)?;
        }
        for (number, (column, cells)) in (1..).zip(columns.iter().zip(&cells)) {
            if !cells.are_read() {
                return Err(column.told(broken(), number));
            }
        }
    }
    Ok((text, u32::try_from(records).unwrap_or(u32::MAX)))
}

/// Ends a line that begins there; one of nothing would be a blank line.
fn end_line(text: &mut String, begins: usize) {
    if text.len() == begins {
        text.push_str("\"\"");
    }
    text.push('\n');
}
