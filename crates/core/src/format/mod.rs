//! Bytes to [`Table`](crate::table::Table) and back.

pub mod csv; // One line per record, cells apart by a delimiter.
mod foreign; // Files that are something else, known by their first bytes.
