//! Bytes to [`Table`] and back, whatever the format.
//!
//! Each format is a module with a reader and a writer of its own, and an arm of [`Format`],
//! [`TableReader`] and [`TableWriter`]. What a format does to cells is its own affair: whoever
//! reads a file has the cells that were written.

pub mod encoding; // Bytes as letters.
pub mod layout; // Where in a file its table stands.
pub mod heading; // Lines of names with a cell more or fewer than the records.
pub mod csv; // One line per record, cells apart by a delimiter.
pub mod zeros; // Zeros that codes have lost.
pub mod blocks; // Cells that stand once for several records.
pub(crate) mod strict; // Lines of any number of cells, read as a whole.
mod pages; // Lines that number the pages of a print.
pub(crate) mod survey; // Lines that survey services put below the names.
mod titles; // Titles that have as many cells as the table.
mod totals; // A last line that adds up the others.
mod strays; // Records within a table that are none of its.
mod foreign; // Files that are something else, known by their first bytes.

pub use foreign::{may_be_json, may_be_workbook, may_be_xml};
pub use strict::first_records;

use crate::error::{Result, Warning};
use crate::table::Table;
use layout::{Extent, Layout};
use std::borrow::Cow;

/// How a file is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// As text.
    Csv(csv::CsvFormat),
}

impl Format {
    /// Whether the file holds the names of its columns.
    #[must_use]
    pub fn has_names(self) -> bool {
        match self {
            Self::Csv(format) => format.header,
        }
    }

    /// A reader of what was written in this format.
    #[must_use]
    pub fn reader(self) -> TableReader {
        match self {
            Self::Csv(csv::CsvFormat { delimiter, header, encoding, .. }) => {
                let options = csv::Options {
                    encoding: Some(encoding),
                    delimiter: Some(delimiter),
                    header: Some(header),
                    layout: Layout::default(),
                    numbering: csv::Numbering::Lines,
                    keeps_formula_texts: false,
                };
                TableReader::Csv(Box::new(csv::Reader::new(options)))
            }
        }
    }

    /// The same with a formula guard, or without.
    #[must_use]
    pub fn with_formula_guard(self, formula_guard: bool) -> Self {
        match self {
            Self::Csv(format) => Self::Csv(csv::CsvFormat { formula_guard, ..format }),
        }
    }

    /// Whether what would be a formula to a spreadsheet is written so that it is none.
    #[must_use]
    pub fn has_formula_guard(self) -> bool {
        match self {
            Self::Csv(format) => format.formula_guard,
        }
    }

    /// A cell as a file of this format shows it.
    #[must_use]
    pub fn wording(self, cell: &str) -> Cow<'_, str> {
        match self {
            Self::Csv(format) => format.wording(cell),
        }
    }

    /// Whether a cell can be written in this format.
    #[must_use]
    pub fn can_write(self, cell: &str) -> bool {
        match self {
            Self::Csv(format) => format.encoding.write(cell, &mut Vec::new()).is_ok(),
        }
    }

    /// A writer of files in this format.
    #[must_use]
    pub fn writer(self) -> TableWriter {
        match self {
            Self::Csv(format) => TableWriter::Csv(Box::new(csv::Writer::new(format))),
        }
    }
}

/// A file that was read completely.
#[derive(Clone, Debug)]
pub struct Loaded {
    /// The records.
    pub table: Table,
    /// How the file is written.
    pub format: Format,
    /// Why it was taken to be written so, where that was not given.
    pub detected: csv::DialectReasons,
    /// Where the table was found in the file.
    pub extent: Extent,
    /// What to know about the file although it is acceptable.
    pub warnings: Vec<Warning>,
    /// Size of the file.
    pub bytes: u64,
}

/// A file on its way in, slice by slice.
pub enum TableReader {
    /// As text.
    Csv(Box<csv::Reader>),
}

impl TableReader {
    /// A reader that has seen nothing yet.
    #[must_use]
    pub fn new(options: csv::Options) -> Self {
        Self::Csv(Box::new(csv::Reader::new(options)))
    }

    /// Takes the next bytes.
    ///
    /// # Errors
    /// Whatever makes the file unacceptable; see [`csv::Reader::push`].
    pub fn push(&mut self, bytes: &[u8]) -> Result<()> {
        match self {
            Self::Csv(reader) => reader.push(bytes),
        }
    }

    /// Records read so far.
    #[must_use]
    pub fn records_so_far(&self) -> u64 {
        match self {
            Self::Csv(reader) => reader.records_so_far(),
        }
    }

    /// What a file of `size` bytes will need that goes on as it has begun; nothing while too
    /// little was read to tell.
    #[must_use]
    pub fn need(&self, size: u64) -> Option<csv::Need> {
        match self {
            Self::Csv(reader) => reader.need(size),
        }
    }

    /// Ends the file.
    ///
    /// # Errors
    /// As [`Self::push`], and for files that end too early or hold no record.
    pub fn finish(self) -> Result<Loaded> {
        match self {
            Self::Csv(reader) => reader.finish(),
        }
    }

    /// Ends the file, which is a release: see [`csv::Reader::finish_release`].
    ///
    /// # Errors
    /// As [`Self::finish`], but not for files without records.
    pub fn finish_release(self, formula_guard: bool) -> Result<Loaded> {
        match self {
            Self::Csv(reader) => reader.finish_release(formula_guard),
        }
    }
}

/// A file on its way out, record by record.
pub enum TableWriter {
    /// As text.
    Csv(Box<csv::Writer>),
}

impl TableWriter {
    /// Writes one record; that of the names, if the format has one, is the first.
    pub fn write_record(&mut self, cells: impl IntoIterator<Item = impl AsRef<str>>) {
        match self {
            Self::Csv(writer) => writer.write_record(cells),
        }
    }

    /// Cells as they stand side by side in a record; see [`csv::Writer::worded`].
    #[must_use]
    pub fn worded(&self, cells: impl IntoIterator<Item = impl AsRef<str>>, alone: bool) -> Vec<u8> {
        match self {
            Self::Csv(writer) => writer.worded(cells, alone),
        }
    }

    /// Writes a record of which the parts were [worded](Self::worded). It must not be the first.
    #[inline]
    pub fn write_worded<'a>(&mut self, parts: impl Iterator<Item = &'a [u8]>) {
        match self {
            Self::Csv(writer) => writer.write_worded(parts),
        }
    }

    /// Whether nothing was written yet.
    #[must_use]
    pub fn is_fresh(&self) -> bool {
        match self {
            Self::Csv(writer) => writer.is_fresh(),
        }
    }

    /// The bytes written since the last call.
    ///
    /// # Errors
    /// [`Kind::Unwritable`](crate::error::Kind::Unwritable) if the encoding lacks a letter of them.
    pub fn take_chunk(&mut self) -> Result<Vec<u8>> {
        match self {
            Self::Csv(writer) => writer.take_chunk(),
        }
    }
}
