//! A table written and read again as it is: what any release of it costs at the least.
//!
//! Nothing is decided and nothing measured.

use outis::format::{TableReader, TableWriter};
use outis_job::{Fingerprint, Input};

/// A copy being written, read again and hashed.
pub(super) struct Copying<'a> {
    input: &'a Input,
    next: usize,
    writer: TableWriter,
    reader: TableReader,
    fingerprint: Fingerprint,
}

impl<'a> Copying<'a> {
    /// Begins to copy a table, in the format that it came in.
    pub(super) fn new(input: &'a Input) -> Self {
        let format = input.loaded().format;
        let (mut writer, reader) = (format.writer(), format.reader());
        if format.has_names() {
            writer.write_record(input.table().columns.iter().map(|column| &column.name));
        }
        Self { input, next: 0, writer, reader, fingerprint: Fingerprint::default() }
    }

    /// Copies about `budget` records; true once all are copied.
    ///
    /// # Panics
    /// If what was written cannot be read.
    pub(super) fn step(&mut self, budget: usize) -> bool {
        let table = self.input.table();
        let end = table.records.min(self.next.saturating_add(budget));
        for record in self.next..end {
            let cells = table.columns.iter().map(|c| c.dictionary.get(c.codes.get(record)));
            self.writer.write_record(cells);
        }
        self.next = end;
        let chunk = self.writer.take_chunk().expect("UTF-8 has all letters");
        self.fingerprint.push(&chunk);
        self.reader.push(&chunk).expect("what was written can be read");
        end == table.records
    }

    /// The SHA-256 of the copy, in hex.
    ///
    /// # Panics
    /// If what was written is not a table.
    pub(super) fn finish(self) -> String {
        self.reader.finish().expect("a table");
        self.fingerprint.finish()
    }
}
