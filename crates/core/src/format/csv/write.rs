//! Rows of cells to bytes, in chunks.

use super::{Format, LineEnding};

/// Writes records so that [`Reader`](super::Reader) reads the same cells back.
///
/// A header is a record like any other. Cells are quoted where they need it. A record of one
/// empty cell is written as `""`, since a blank line would not be a record.
pub struct Writer {
    csv: csv::Writer<Vec<u8>>,
    format: Format,
    /// Whether nothing was written yet, so that the byte order mark is due.
    first: bool,
}

impl Writer {
    /// A writer of files in this format. Of its fields, `header` has no effect here.
    #[must_use]
    pub fn new(format: Format) -> Self {
        Self { csv: onto(Vec::new(), format, csv::QuoteStyle::Necessary), format, first: true }
    }

    /// Writes one record.
    pub fn write_record(&mut self, cells: impl IntoIterator<Item = impl AsRef<str>>) {
        let mut cells = cells.into_iter().peekable();
        if std::mem::take(&mut self.first) {
            // A file that begins with U+FEFF begins with a byte order mark. Where that is a
            // part of the first cell instead, a quote has to stand before it.
            let marked = cells.peek().is_some_and(|cell| cell.as_ref().starts_with('\u{feff}'));
            if marked && !self.format.bom {
                let mut quoting = onto(Vec::new(), self.format, csv::QuoteStyle::Always);
                write(&mut quoting, cells);
                let quoted = into_bytes(quoting);
                self.csv = onto(quoted, self.format, csv::QuoteStyle::Necessary);
                return;
            }
            if self.format.bom {
                let mark = b"\xef\xbb\xbf".to_vec();
                self.csv = onto(mark, self.format, csv::QuoteStyle::Necessary);
            }
        }
        write(&mut self.csv, cells);
    }

    /// The bytes written since the last call.
    #[must_use]
    pub fn take_chunk(&mut self) -> Vec<u8> {
        let next = onto(Vec::new(), self.format, csv::QuoteStyle::Necessary);
        into_bytes(std::mem::replace(&mut self.csv, next))
    }
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
fn onto(start: Vec<u8>, format: Format, quotes: csv::QuoteStyle) -> csv::Writer<Vec<u8>> {
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
