//! Reading a table of levels from ARX's CSV format.
//!
//! There is no header; nothing is trimmed. Quoting follows RFC 4180 and is read
//! strictly: the `csv` crate would drop blank lines, end an unclosed quote at the end of the
//! file and glue text to the cell before it, and a hierarchy changed in silence is worse than
//! one refused.

use super::LevelsTable;
use crate::error::{Error, Kind, Place, Result};
use crate::format::encoding;
use crate::format::strict::{DELIMITERS, StrictScanner, found_delimiter as detect, whole_text};

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
    let text = whole_text(bytes)?;
    let delimiter = delimiter.unwrap_or_else(|| detect(&text));
    let mut scanner = StrictScanner::new(&text, delimiter);
    let mut table = LevelsTable::new();
    let mut blank = None;
    while !scanner.is_done() {
        let line = scanner.line();
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
