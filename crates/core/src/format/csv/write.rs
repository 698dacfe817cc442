//! Rows of cells to bytes, in chunks.

use super::{CsvFormat, LineEnding};
use crate::error::{Error, Kind, Result};
use crate::format::encoding::Encoding;
use std::borrow::Cow;

/// Writes records so that [`Reader`](super::Reader) reads the same cells back.
///
/// A header is a record like any other. Cells are quoted where they need it. A record of one
/// empty cell is written as `""`, since a blank line would not be a record.
pub struct Writer {
    /// What was written before `csv` began.
    bytes: Vec<u8>,
    csv: csv::Writer<Vec<u8>>,
    /// Whether something was written to `csv`.
    pending: bool,
    format: CsvFormat,
    /// Whether nothing was written yet, so that the byte order mark is due.
    first: bool,
}

impl Writer {
    /// A writer of files in this format. Of its fields, `header` has no effect here. With the
    /// formula guard, cells with a semicolon, tab or bar are quoted, so that programs that go by
    /// one of these leave more cells whole.
    #[must_use]
    pub fn new(format: CsvFormat) -> Self {
        let csv = csv_writer(Vec::new(), format, csv::QuoteStyle::Necessary);
        let (bytes, pending) = (Vec::new(), false);
        Self { bytes, csv, pending, format, first: true }
    }

    /// Writes one record.
    pub fn write_record(&mut self, cells: impl IntoIterator<Item = impl AsRef<str>>) {
        let mut cells = cells.into_iter().peekable();
        if !self.format.formula_guard {
            let quoted = self.begins_quoted(cells.peek());
            return self.write_cells(cells, quoted);
        }
        let cells: Vec<_> = cells.collect();
        let cells = self.guarded(&cells);
        let quoted = self.begins_quoted(cells.first());
        if !quoted && cells.iter().any(|cell| holds_separator(cell)) {
            let worded = self.worded_guarded(&cells, cells.len() == 1);
            return self.write_worded(std::iter::once(&worded[..]));
        }
        self.write_cells(cells.iter(), quoted);
    }

    /// Begins a record; whether all of its cells have to be quoted.
    fn begins_quoted(&mut self, first: Option<&impl AsRef<str>>) -> bool {
        self.pending = true;
        if !std::mem::take(&mut self.first) {
            return false;
        }
        if self.format.bom {
            let mark = b"\xef\xbb\xbf".to_vec();
            self.csv = csv_writer(mark, self.format, csv::QuoteStyle::Necessary);
            return false;
        }
        // A file that begins with U+FEFF begins with a byte order mark. Where that is a part of
        // the first cell instead, a quote has to stand before it.
        first.is_some_and(|cell| cell.as_ref().starts_with('\u{feff}'))
    }

    fn write_cells(&mut self, cells: impl Iterator<Item = impl AsRef<str>>, quoted: bool) {
        if !quoted {
            return write(&mut self.csv, cells);
        }
        let mut quoting = csv_writer(Vec::new(), self.format, csv::QuoteStyle::Always);
        write(&mut quoting, cells);
        let written = into_bytes(quoting);
        self.csv = csv_writer(written, self.format, csv::QuoteStyle::Necessary);
    }

    /// Cells that stand side by side as [`Self::write_record`] would write them; `alone` if they
    /// are all of the record.
    #[must_use]
    pub fn worded(&self, cells: impl IntoIterator<Item = impl AsRef<str>>, alone: bool) -> Vec<u8> {
        if !self.format.formula_guard {
            return self.worded_as_needed(cells, alone);
        }
        let cells: Vec<_> = cells.into_iter().collect();
        self.worded_guarded(&self.guarded(&cells), alone)
    }

    fn guarded<'a>(&self, cells: &'a [impl AsRef<str>]) -> Vec<Cow<'a, str>> {
        cells.iter().map(|cell| self.format.wording(cell.as_ref())).collect()
    }

    fn worded_guarded(&self, cells: &[Cow<'_, str>], alone: bool) -> Vec<u8> {
        if !cells.iter().any(|cell| holds_separator(cell)) {
            return self.worded_as_needed(cells, alone);
        }
        let worded = cells.iter().map(|cell| match holds_separator(cell) {
            true => self.quoted(cell),
            false => self.worded_as_needed([cell], alone),
        });
        worded.collect::<Vec<_>>().join(&self.format.delimiter)
    }

    /// A cell in quotation marks.
    fn quoted(&self, cell: &str) -> Vec<u8> {
        let mut csv = csv_writer(Vec::new(), self.format, csv::QuoteStyle::Always);
        csv.write_record([cell]).expect(IN_MEMORY);
        let mut bytes = into_bytes(csv);
        bytes.truncate(bytes.len() - self.line_end().len());
        bytes
    }

    /// The same where no cell is quoted that need not be.
    fn worded_as_needed(
        &self,
        cells: impl IntoIterator<Item = impl AsRef<str>>,
        alone: bool,
    ) -> Vec<u8> {
        let mut csv = csv_writer(Vec::new(), self.format, csv::QuoteStyle::Necessary);
        for cell in cells {
            csv.write_field(cell.as_ref()).expect(IN_MEMORY);
        }
        if !alone {
            // An empty cell is quoted where it is alone, and only there.
            let other = if self.format.delimiter == b'-' { "+" } else { "-" };
            csv.write_field(other).expect(IN_MEMORY);
        }
        csv.write_record(None::<&[u8]>).expect(IN_MEMORY);
        let mut bytes = into_bytes(csv);
        bytes.truncate(bytes.len() - self.line_end().len() - if alone { 0 } else { 2 });
        bytes
    }

    /// Whether nothing was written yet. What stands first in a file may have to be quoted
    /// ([`Self::write_record`]).
    #[must_use]
    pub fn is_fresh(&self) -> bool {
        self.first
    }

    /// Writes a record whose cells were [worded](Self::worded), in parts that stand side by
    /// side. It must not be the first.
    #[inline]
    pub fn write_worded<'a>(&mut self, parts: impl Iterator<Item = &'a [u8]>) {
        debug_assert!(!self.first, "what stands first may have to be quoted");
        if self.pending {
            self.settle();
        }
        for (index, part) in parts.enumerate() {
            if index > 0 {
                self.bytes.push(self.format.delimiter);
            }
            self.bytes.extend_from_slice(part);
        }
        self.bytes.extend_from_slice(self.line_end());
    }

    /// Takes over what `csv` has.
    fn settle(&mut self) {
        let next = csv_writer(Vec::new(), self.format, csv::QuoteStyle::Necessary);
        let written = into_bytes(std::mem::replace(&mut self.csv, next));
        self.pending = false;
        if self.bytes.is_empty() {
            self.bytes = written;
        } else {
            self.bytes.extend(written);
        }
    }

    fn line_end(&self) -> &'static [u8] {
        match self.format.line_ending {
            LineEnding::Lf => b"\n",
            LineEnding::CrLf => b"\r\n",
        }
    }

    /// The bytes written since the last call.
    ///
    /// # Errors
    /// [`Kind::Unwritable`] if the encoding lacks a letter of them.
    pub fn take_chunk(&mut self) -> Result<Vec<u8>> {
        self.settle();
        let text = std::mem::take(&mut self.bytes);
        let encoding = self.format.encoding;
        if encoding == Encoding::Utf8 {
            return Ok(text);
        }
        let unwritable = || Error::new(Kind::Unwritable { encoding: encoding.id() });
        let text = String::from_utf8(text).map_err(|_| unwritable())?;
        let mut bytes = Vec::with_capacity(text.len());
        encoding.write(&text, &mut bytes).map_err(|_| unwritable())?;
        Ok(bytes)
    }
}

/// Whether a cell holds what may separate cells in some file. A comma does not count: numbers
/// have it, and the guard stops what could come of it.
fn holds_separator(cell: &str) -> bool {
    cell.contains([';', '\t', '|'])
}

const IN_MEMORY: &str = "nothing fails in memory, and records may differ in length";

fn write(csv: &mut csv::Writer<Vec<u8>>, cells: impl Iterator<Item = impl AsRef<str>>) {
    for cell in cells {
        csv.write_field(cell.as_ref()).expect(IN_MEMORY);
    }
    csv.write_record(None::<&[u8]>).expect(IN_MEMORY);
}

fn into_bytes(csv: csv::Writer<Vec<u8>>) -> Vec<u8> {
    csv.into_inner().expect(IN_MEMORY)
}

/// A writer that appends to `start`.
fn csv_writer(start: Vec<u8>, format: CsvFormat, quotes: csv::QuoteStyle) -> csv::Writer<Vec<u8>> {
    let terminator = match format.line_ending {
        LineEnding::Lf => csv::Terminator::Any(b'\n'),
        LineEnding::CrLf => csv::Terminator::CRLF,
    };
    csv::WriterBuilder::new()
        .delimiter(format.delimiter)
        .terminator(terminator)
        .quote_style(quotes)
        .flexible(true)
        .from_writer(start)
}

#[cfg(test)]
mod tests {
    use super::{CsvFormat, Encoding, LineEnding, Writer};
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn worded_records_are_written_as_records_are(
            records in prop::collection::vec(
                prop::collection::vec("[ab;\\-+\"\n\u{feff}]{0,3}", 3..=3), 1..6,
            ),
            columns in 1..=3_usize,
            cut in 0..=3_usize,
            delimiter in prop::sample::select(vec![b';', b'-', b'+', b',']),
            line_ending in prop::sample::select(vec![LineEnding::Lf, LineEnding::CrLf]),
            formula_guard in any::<bool>(),
        ) {
            let format = CsvFormat { encoding: Encoding::Utf8, delimiter, header: false, bom: false, line_ending, formula_guard };
            let (mut plain, mut worded) = (Writer::new(format), Writer::new(format));
            let cut = cut.min(columns);
            for record in &records {
                let record = &record[..columns];
                plain.write_record(record);
                if worded.is_fresh() {
                    worded.write_record(record);
                    continue;
                }
                let halves = [&record[..cut], &record[cut..]];
                let halves = halves.into_iter().filter(|half| !half.is_empty());
                let parts: Vec<Vec<u8>> =
                    halves.map(|half| worded.worded(half, columns == 1)).collect();
                worded.write_worded(parts.iter().map(Vec::as_slice));
            }
            prop_assert_eq!(plain.take_chunk().unwrap(), worded.take_chunk().unwrap());
        }
    }
}
