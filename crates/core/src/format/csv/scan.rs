//! Where each record ends, and whether it may be read at all.
//!
//! The dialect is that of RFC 4180 with any of LF, CR LF and CR as line end.
//! What a lenient reader would silently mend is an error here: NUL, text after a
//! closing quote, a quoted cell that never closes, a cell beyond any sense. A
//! quote inside an unquoted cell is ordinary text.
//!
//! The scanner is fed slices and keeps its state between them; where the file is
//! cut never matters. It holds no bytes. Most records have no quote at all, and
//! their end is found by one vectorized search; only the others are walked byte
//! by byte.

use super::{CELL_LIMIT, Numbering, padding};
use crate::error::{Error, Kind, Place, Result};

/// What the scanner found in the bytes it was given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Scanned {
    /// The rest of a record: `body` bytes of it, then a line end up to `used`.
    Record { body: usize, used: usize },
    /// A line without any byte, up to `used`.
    Blank { used: usize },
    /// One byte that belongs to the line end before: the LF of a CR LF that was cut in two.
    LineFeed,
    /// Everything was used and the record goes on.
    More,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ScanState {
    /// Before the first byte of a record.
    RecordStart,
    /// Before the first byte of a cell.
    CellStart,
    /// In a cell that did not begin with a quote.
    Plain,
    /// In a cell that began with a quote.
    Quoted,
    /// After a quote in a quoted cell: the end of it, or the first of two.
    QuoteSeen,
    /// After a quoted cell and a blank.
    AfterQuoted,
}

/// Ends a run of ordinary bytes in a plain cell.
const STOPS_PLAIN: u8 = 1;
/// Ends a run of ordinary bytes in a quoted cell.
const STOPS_QUOTED: u8 = 2;

/// Finds the ends of records.
#[derive(Clone, Debug)]
pub(super) struct Scanner {
    delimiter: u8,
    numbering: Numbering,
    /// Whether blanks between cells and delimiters are no part of the cells.
    trim: bool,
    classes: [u8; 256],
    state: ScanState,
    /// The line of the next byte, from 1.
    line: u64,
    /// The line on which the current record began.
    record_line: u64,
    /// The line on which the current cell began.
    cell_line: u64,
    /// Cells before the current one.
    cells: u64,
    /// Bytes of the current cell, enclosing quotes not counted.
    cell_bytes: usize,
    /// Whether the byte before was CR, so that a LF belongs to it.
    after_cr: bool,
}

impl Scanner {
    /// A scanner at the beginning of a file.
    pub(super) fn new(delimiter: u8, numbering: Numbering, trim: bool) -> Self {
        let mut classes = [0; 256];
        for byte in [b'\n', b'\r', 0] {
            classes[byte as usize] = STOPS_PLAIN | STOPS_QUOTED;
        }
        classes[b'"' as usize] = STOPS_QUOTED;
        classes[delimiter as usize] |= STOPS_PLAIN;
        Self {
            delimiter,
            numbering,
            trim,
            classes,
            state: ScanState::RecordStart,
            line: 1,
            record_line: 1,
            cell_line: 1,
            cells: 0,
            cell_bytes: 0,
            after_cr: false,
        }
    }

    /// The line of the next byte, from 1.
    pub(super) fn line(&self) -> u64 {
        self.line
    }

    /// Passes over `input` up to the end of the line, whatever it holds, and returns how many
    /// bytes that are: all if the line goes on. For use before a record only, or within a row that
    /// is passed over.
    pub(super) fn pass_line(&mut self, input: &[u8]) -> usize {
        if self.numbering == Numbering::Rows {
            match self.next(input) {
                Ok(Scanned::Record { used, .. } | Scanned::Blank { used }) => return used,
                Ok(Scanned::LineFeed) => return 1,
                Ok(Scanned::More) => return input.len(),
                // What no record could be ends with its line.
                Err(_) => self.state = ScanState::RecordStart,
            }
        }
        let start =
            usize::from(std::mem::take(&mut self.after_cr) && input.first() == Some(&b'\n'));
        let Some(length) = memchr::memchr2(b'\n', b'\r', &input[start..]) else {
            return input.len();
        };
        let end = start + length;
        self.line += 1;
        match (input[end], input.get(end + 1)) {
            (b'\r', Some(b'\n')) => end + 2,
            (b'\r', None) => {
                self.after_cr = true;
                end + 1
            }
            _ => end + 1,
        }
    }

    /// The line on which the record last found began.
    pub(super) fn record_line(&self) -> u64 {
        self.record_line
    }

    /// Whether the bytes so far end within a record.
    pub(super) fn in_record(&self) -> bool {
        self.state != ScanState::RecordStart
    }

    /// Cells begun so far in the record that goes on.
    pub(super) fn cells_so_far(&self) -> u64 {
        self.cells + 1
    }

    /// Looks for the end of the current record in `input`, which continues what the scanner
    /// was given before.
    ///
    /// # Errors
    /// What the module's introduction lists, with the line and column.
    #[inline]
    pub(super) fn next(&mut self, input: &[u8]) -> Result<Scanned> {
        if self.state != ScanState::RecordStart {
            return self.walk(input);
        }
        let Some(&first) = input.first() else { return Ok(Scanned::More) };
        if std::mem::take(&mut self.after_cr) && first == b'\n' {
            return Ok(Scanned::LineFeed);
        }
        self.record_line = self.line;
        if let Some(length) = memchr::memchr3(b'"', b'\n', b'\r', input)
            && input[length] != b'"'
            && length <= CELL_LIMIT
            && memchr::memchr(0, &input[..length]).is_none()
        {
            return Ok(self.end_of_record(input, length));
        }
        self.cells = 0;
        self.cell_bytes = 0;
        self.state = ScanState::CellStart;
        self.walk(input)
    }

    /// Ends the file.
    ///
    /// # Errors
    /// [`Kind::UnclosedQuote`], at the line on which the quote opened.
    pub(super) fn finish(&mut self) -> Result<()> {
        if self.state == ScanState::Quoted {
            return Err(self.error(Kind::UnclosedQuote, self.cell_line));
        }
        self.state = ScanState::RecordStart;
        Ok(())
    }

    /// The state machine.
    fn walk(&mut self, input: &[u8]) -> Result<Scanned> {
        let mut offset = 0;
        while offset < input.len() {
            match self.state {
                ScanState::RecordStart | ScanState::CellStart if self.is_blank(input[offset]) => {
                    self.count(1)?;
                    offset += 1;
                }
                ScanState::RecordStart | ScanState::CellStart => {
                    self.cell_line = self.line;
                    self.cell_bytes = 0;
                    if input[offset] == b'"' {
                        self.state = ScanState::Quoted;
                        self.after_cr = false;
                        offset += 1;
                    } else {
                        self.state = ScanState::Plain;
                    }
                }
                ScanState::Plain => {
                    offset = self.run(input, offset, STOPS_PLAIN)?;
                    match input.get(offset) {
                        None => break,
                        Some(0) => return Err(self.error(Kind::Nul, self.line)),
                        Some(&byte) if byte == self.delimiter => {
                            self.next_cell();
                            offset += 1;
                        }
                        Some(_) => return Ok(self.end_of_record(input, offset)),
                    }
                }
                ScanState::Quoted => {
                    let start = offset;
                    offset = self.run(input, offset, STOPS_QUOTED)?;
                    self.after_cr &= offset == start;
                    match input.get(offset) {
                        None => break,
                        Some(0) => return Err(self.error(Kind::Nul, self.line)),
                        Some(b'"') => {
                            self.after_cr = false;
                            self.state = ScanState::QuoteSeen;
                        }
                        Some(&byte) => {
                            self.count(1)?;
                            let ends = byte == b'\r' || !self.after_cr;
                            self.line += u64::from(ends && self.numbering == Numbering::Lines);
                            self.after_cr = byte == b'\r';
                        }
                    }
                    offset += 1;
                }
                ScanState::QuoteSeen | ScanState::AfterQuoted => match input[offset] {
                    b'"' if matches!(self.state, ScanState::QuoteSeen) => {
                        self.count(1)?;
                        self.state = ScanState::Quoted;
                        offset += 1;
                    }
                    b'\n' | b'\r' => return Ok(self.end_of_record(input, offset)),
                    0 => return Err(self.error(Kind::Nul, self.line)),
                    byte if byte == self.delimiter => {
                        self.next_cell();
                        offset += 1;
                    }
                    byte if self.is_blank(byte) => {
                        self.count(1)?;
                        self.state = ScanState::AfterQuoted;
                        offset += 1;
                    }
                    _ => return Err(self.error(Kind::TextAfterQuote, self.line)),
                },
            }
        }
        Ok(Scanned::More)
    }

    /// Skips ordinary bytes and counts them to the cell.
    #[inline]
    fn run(&mut self, input: &[u8], start: usize, stop: u8) -> Result<usize> {
        let rest = &input[start..];
        let length = rest
            .iter()
            .position(|&byte| self.classes[byte as usize] & stop != 0)
            .unwrap_or(rest.len());
        self.count(length)?;
        Ok(start + length)
    }

    fn count(&mut self, bytes: usize) -> Result<()> {
        self.cell_bytes += bytes;
        if self.cell_bytes > CELL_LIMIT {
            let kind = Kind::CellTooLong { limit: CELL_LIMIT as u64 };
            return Err(self.error(kind, self.cell_line));
        }
        Ok(())
    }

    fn next_cell(&mut self) {
        self.cells += 1;
        self.cell_bytes = 0;
        self.state = ScanState::CellStart;
    }

    fn is_blank(&self, byte: u8) -> bool {
        self.trim && padding::is_blank(byte, self.delimiter)
    }

    /// Takes the line end at `end`, with the LF of CR LF where that is at hand.
    #[inline]
    fn end_of_record(&mut self, input: &[u8], end: usize) -> Scanned {
        let blank = self.state == ScanState::RecordStart && end == 0;
        self.line += 1;
        self.state = ScanState::RecordStart;
        let mut used = end + 1;
        if input[end] == b'\r' {
            match input.get(used) {
                Some(b'\n') => used += 1,
                Some(_) => {}
                None => self.after_cr = true,
            }
        }
        if blank { Scanned::Blank { used } } else { Scanned::Record { body: end, used } }
    }

    fn error(&self, kind: Kind, line: u64) -> Error {
        let column = u32::try_from(self.cells + 1).ok();
        Error::at(kind, Place { column, ..Place::line(line) })
    }
}
