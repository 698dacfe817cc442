//! How a CSV file is written, and how much of that the user decided.

use super::guard::guard;
use super::{DelimiterReason, HeaderReason};
use crate::format::encoding::{Encoding, EncodingReason};
use crate::format::layout::Layout;
use std::borrow::Cow;

/// What ends a line.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LineEnding {
    /// `\n`. Files that use lone `\r` are written so as well.
    #[default]
    Lf,
    /// `\r\n`.
    CrLf,
}

/// How a file is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CsvFormat {
    /// The byte between two cells.
    pub delimiter: u8,
    /// Whether columns have names, which a file of this format holds in its first record. Of a
    /// file that was read they may have been given beside it.
    pub header: bool,
    /// How its letters are written.
    pub encoding: Encoding,
    /// Whether the file begins with a byte order mark.
    pub bom: bool,
    /// What ends each line.
    pub line_ending: LineEnding,
    /// Whether cells that a spreadsheet would take for a formula are written with an apostrophe.
    /// Of a file that is read nobody knows.
    pub formula_guard: bool,
}

impl CsvFormat {
    /// A cell as a file of this format holds it, but for quotation marks.
    #[must_use]
    pub fn wording(self, cell: &str) -> Cow<'_, str> {
        if self.formula_guard { guard(cell) } else { Cow::Borrowed(cell) }
    }
}

/// What counts as a line where a file is said to have them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Numbering {
    /// What an editor shows as one: a line break within quotation marks ends it too.
    #[default]
    Lines,
    /// A record, or a blank line between two, as a sheet has its rows.
    Rows,
}

/// What the user says about a file. `None` means: find out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// How its letters are written.
    pub encoding: Option<Encoding>,
    /// The byte between two cells: any ASCII character but a quote, CR, LF or NUL.
    pub delimiter: Option<u8>,
    /// Whether the first line of the table holds the names of the columns.
    pub header: Option<bool>,
    /// Where the table stands in the file.
    pub layout: Layout,
    /// How its lines are numbered.
    pub numbering: Numbering,
    /// Whether a cell such as `="01067"` says just that, and not the text that it gives: where no
    /// spreadsheet is meant.
    pub keeps_formula_texts: bool,
}

/// Why the reader took the file as it did. `None` where the user had decided.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DialectReasons {
    /// Why this encoding.
    pub encoding: Option<EncodingReason>,
    /// Why this delimiter.
    pub delimiter: Option<DelimiterReason>,
    /// Why there is a header, or none.
    pub header: Option<HeaderReason>,
    /// What the file looks like that is read as a table because its delimiter was given: `xml`,
    /// `html`, `json`.
    pub markup: Option<&'static str>,
}

/// The delimiters that recipes name most, as problems write what is allowed.
pub const DELIMITERS: &str = ", ; TAB |";

/// A delimiter as a byte; `None` if it is not one ASCII character, or a quote, CR, LF or NUL.
#[must_use]
pub fn delimiter(text: &str) -> Option<u8> {
    match text.as_bytes() {
        [byte] if byte.is_ascii() && !b"\"\r\n\0".contains(byte) => Some(*byte),
        _ => None,
    }
}
