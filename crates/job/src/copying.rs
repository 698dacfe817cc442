//! A table written and read again as it is: what any release of it costs at the least.
//!
//! Nothing is decided and nothing measured. Benches compare the whole job with it.

use crate::{Fingerprint, Input};
use outis::format::{TableReader, TableWriter};
use outis_protocol::problem::Outcome;

/// A copy being written, read again and hashed.
pub struct Copying {
    next: usize,
    writer: TableWriter,
    reader: TableReader,
    fingerprint: Fingerprint,
}

impl Copying {
    /// Begins to copy a table, in the format that it came in.
    #[must_use]
    pub fn new(input: &Input) -> Self {
        let format = input.loaded().format;
        let (mut writer, reader) = (format.writer(), format.reader());
        if format.has_names() {
            writer.write_record(input.table().columns.iter().map(|column| &column.name));
        }
        Self { next: 0, writer, reader, fingerprint: Fingerprint::default() }
    }

    /// Copies about `budget` records; true once all are copied.
    ///
    /// # Errors
    /// If what was written cannot be read.
    pub fn step(&mut self, input: &Input, budget: usize) -> Outcome<bool> {
        let table = input.table();
        let end = table.records.min(self.next.saturating_add(budget));
        for record in self.next..end {
            let cells = table.columns.iter().map(|c| c.dictionary.get(c.codes.get(record)));
            self.writer.write_record(cells);
        }
        self.next = end;
        let chunk = self.writer.take_chunk();
        self.fingerprint.push(&chunk);
        self.reader.push(&chunk)?;
        Ok(end == table.records)
    }

    /// The SHA-256 of the copy, in hex.
    ///
    /// # Errors
    /// If what was written is not a table.
    pub fn finish(self) -> Outcome<String> {
        self.reader.finish()?;
        Ok(self.fingerprint.finish())
    }
}
