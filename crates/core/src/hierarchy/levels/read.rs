//! Reading a table of levels from ARX's CSV format.
//!
//! There is no header; nothing is trimmed. Quoting follows RFC 4180 and is read
//! strictly: the `csv` crate would drop blank lines, end an unclosed quote at the end of the
//! file and glue text to the cell before it, and a hierarchy changed in silence is worse than
//! one refused.

use super::LevelsTable;
use crate::error::{Error, Kind, Place, Result};
use crate::format::encoding;
use std::borrow::Cow;

/// Delimiters that are recognised, ARX's own first.
const DELIMITERS: [u8; 4] = [b';', b'\t', b'|', b','];

/// Reads a table of levels, one line per value, finest level first.
///
/// Without `delimiter` it is the first of `;`, tab, `|` and `,` that divides the first line,
/// and `;` if none does. A delimiter must be ASCII. Its [`encoding`] is told by its
/// bytes; lines end in LF, CRLF or CR. Blank lines at the end are ignored.
///
/// # Errors
/// [`Kind::Encoding`], [`Kind::Nul`], [`Kind::UnclosedQuote`], [`Kind::TextAfterQuote`] and
/// [`Kind::BlankLine`] with their line, and all that [`LevelsTable::from_rows`] refuses.
pub fn parse_csv(bytes: &[u8], delimiter: Option<u8>) -> Result<LevelsTable> {
    let (bytes, encoding) = encoding::whole(bytes);
    let text = std::str::from_utf8(&bytes).map_err(|error| {
        let before = String::from_utf8_lossy(&bytes[..error.valid_up_to()]);
        let line = Place::line(1 + line_ends(&before));
        Error::at(Kind::Encoding { expected: encoding.id() }, line)
    })?;
    if let Some(nul) = text.find('\0') {
        return Err(Error::at(Kind::Nul, Place::line(1 + line_ends(&text[..nul]))));
    }
    let delimiter = delimiter.unwrap_or_else(|| detect(text));
    let mut scanner = LevelsScanner { rest: text, line: 1, delimiter: char::from(delimiter) };
    let mut table = LevelsTable::new();
    let mut blank = None;
    while !scanner.rest.is_empty() {
        let line = scanner.line;
        if scanner.line_end() {
            blank.get_or_insert(line);
            continue;
        }
        if let Some(blank) = blank {
            return Err(Error::at(Kind::BlankLine, Place::line(blank)));
        }
        table.push(line, &scanner.record()?)?;
    }
    table.complete()
}

/// The delimiter that [`parse_csv`] finds where none is given.
#[must_use]
pub fn found_delimiter(bytes: &[u8]) -> u8 {
    std::str::from_utf8(&encoding::whole(bytes).0).map_or(DELIMITERS[0], detect)
}

/// The delimiter that divides the first line.
fn detect(text: &str) -> u8 {
    DELIMITERS
        .into_iter()
        .find(|delimiter| {
            let mut scanner =
                LevelsScanner { rest: text, line: 1, delimiter: char::from(*delimiter) };
            scanner.record().is_ok_and(|cells| cells.len() > 1)
        })
        .unwrap_or(DELIMITERS[0])
}

/// How many lines end in `text`.
fn line_ends(text: &str) -> u64 {
    let mut ends = 0;
    let mut after_return = false;
    for byte in text.bytes() {
        ends += u64::from(byte == b'\r' || byte == b'\n' && !after_return);
        after_return = byte == b'\r';
    }
    ends
}

struct LevelsScanner<'a> {
    rest: &'a str,
    /// The line on which `rest` begins.
    line: u64,
    delimiter: char,
}

impl<'a> LevelsScanner<'a> {
    /// The cells up to the end of the record, which is consumed.
    fn record(&mut self) -> Result<Vec<Cow<'a, str>>> {
        let mut cells = Vec::new();
        loop {
            cells.push(match self.rest.strip_prefix('"') {
                Some(rest) => self.quoted(rest)?,
                None => Cow::Borrowed(self.plain()),
            });
            if let Some(rest) = self.rest.strip_prefix(self.delimiter) {
                self.rest = rest;
            } else if self.rest.is_empty() || self.line_end() {
                return Ok(cells);
            } else {
                return Err(Error::at(Kind::TextAfterQuote, Place::line(self.line)));
            }
        }
    }

    /// A cell without quotes.
    fn plain(&mut self) -> &'a str {
        let end = self.rest.find([self.delimiter, '\n', '\r']).unwrap_or(self.rest.len());
        let (cell, rest) = self.rest.split_at(end);
        self.rest = rest;
        cell
    }

    /// A cell of which `rest` is what follows the opening quote.
    fn quoted(&mut self, mut rest: &'a str) -> Result<Cow<'a, str>> {
        let opened = self.line;
        let mut cell = Cow::Borrowed("");
        loop {
            let Some((part, after)) = rest.split_once('"') else {
                return Err(Error::at(Kind::UnclosedQuote, Place::line(opened)));
            };
            cell += part;
            self.line += line_ends(part);
            self.rest = after;
            match after.strip_prefix('"') {
                Some(after) => rest = after,
                None => return Ok(cell),
            }
            cell += "\"";
        }
    }

    /// Consumes a line end, if one comes next.
    fn line_end(&mut self) -> bool {
        for end in ["\r\n", "\n", "\r"] {
            if let Some(rest) = self.rest.strip_prefix(end) {
                self.rest = rest;
                self.line += 1;
                return true;
            }
        }
        false
    }
}
