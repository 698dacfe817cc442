//! Reading a table of levels from ARX's CSV format.
//!
//! There is no header; nothing is trimmed. Quoting follows RFC 4180 and is read
//! strictly: the `csv` crate would drop blank lines, end an unclosed quote at the end of the
//! file and glue text to the cell before it, and a hierarchy changed in silence is worse than
//! one refused.

use super::LevelsTable;
use crate::error::Result;
use crate::format::encoding;
use crate::format::strict::{DELIMITERS, StrictScanner, found_delimiter as detect, whole_text};

/// Reads a table of levels, one line per value, finest level first.
///
/// Without `delimiter` it is the first of `;`, tab, `|` and `,` that divides the first line,
/// and `;` if none does. A delimiter must be ASCII. Its [`encoding`] is told by its
/// bytes; lines end in LF, CRLF or CR. Blank lines at the end are ignored.
///
/// # Errors
/// [`Kind::Encoding`](crate::Kind::Encoding), [`Kind::Nul`](crate::Kind::Nul), [`Kind::UnclosedQuote`](crate::Kind::UnclosedQuote), [`Kind::TextAfterQuote`](crate::Kind::TextAfterQuote) and
/// [`Kind::BlankLine`](crate::Kind::BlankLine) with their line, and all that [`LevelsTable::from_rows`] refuses.
pub fn parse_csv(bytes: &[u8], delimiter: Option<u8>) -> Result<LevelsTable> {
    let text = whole_text(bytes)?;
    let delimiter = delimiter.unwrap_or_else(|| detect(&text));
    let mut scanner = StrictScanner::new(&text, delimiter);
    let mut table = LevelsTable::new();
    while let Some((line, cells)) = scanner.next_record()? {
        table.push(line, &cells)?;
    }
    table.complete()
}

/// The delimiter that [`parse_csv`] finds where none is given.
#[must_use]
pub fn found_delimiter(bytes: &[u8]) -> u8 {
    std::str::from_utf8(&encoding::whole(bytes).0).map_or(DELIMITERS[0], detect)
}
