//! A plain parser of the same dialect, cell by cell over the whole file: the reader's oracle.

use crate::error::Kind;

pub(super) struct Plain<'a> {
    bytes: &'a [u8],
    offset: usize,
    line: u64,
}

/// The line on which a record begins, and its cells.
type PlainRow = (u64, Vec<String>);

impl<'a> Plain<'a> {
    pub(super) fn new(bytes: &'a [u8]) -> Self {
        Self { bytes, offset: 0, line: 1 }
    }

    fn peek(&self) -> Option<u8> {
        self.bytes.get(self.offset).copied()
    }

    /// Takes a line end if one is next.
    fn line_end(&mut self) -> bool {
        let rest = &self.bytes[self.offset..];
        let length = match rest {
            [b'\r', b'\n', ..] => 2,
            [b'\r' | b'\n', ..] => 1,
            _ => return false,
        };
        self.offset += length;
        self.line += 1;
        true
    }

    fn cell(&mut self) -> Result<String, (Kind, u64)> {
        let opened = self.line;
        let mut cell = Vec::new();
        if self.peek() != Some(b'"') {
            while let Some(byte) = self.peek().filter(|byte| !b",\r\n".contains(byte)) {
                if byte == 0 {
                    return Err((Kind::Nul, self.line));
                }
                cell.push(byte);
                self.offset += 1;
            }
            return Ok(String::from_utf8(cell).unwrap());
        }
        self.offset += 1;
        loop {
            let start = self.offset;
            match self.peek() {
                None => return Err((Kind::UnclosedQuote, opened)),
                Some(0) => return Err((Kind::Nul, self.line)),
                Some(b'"') => {
                    self.offset += 1;
                    match self.peek() {
                        Some(b'"') => {
                            cell.push(b'"');
                            self.offset += 1;
                        }
                        None | Some(b',' | b'\r' | b'\n') => break,
                        Some(0) => return Err((Kind::Nul, self.line)),
                        Some(_) => return Err((Kind::TextAfterQuote, self.line)),
                    }
                }
                Some(_) => {
                    if !self.line_end() {
                        self.offset += 1;
                    }
                    cell.extend_from_slice(&self.bytes[start..self.offset]);
                }
            }
        }
        Ok(String::from_utf8(cell).unwrap())
    }

    pub(super) fn rows(mut self) -> Result<Vec<PlainRow>, (Kind, u64)> {
        let mut rows: Vec<PlainRow> = Vec::new();
        let mut blanks = Vec::new();
        while self.peek().is_some() {
            let line = self.line;
            if self.line_end() {
                blanks.push(line);
                continue;
            }
            // Nobody can say what blank lines are before the first record is read.
            let first_cells = rows.first().map(|(_, first)| first.len());
            if let (Some(2..), Some(&blank)) = (first_cells, blanks.first()) {
                return Err((Kind::BlankLine, blank));
            }
            let mut cells = vec![self.cell()?];
            while self.peek() == Some(b',') {
                self.offset += 1;
                cells.push(self.cell()?);
            }
            self.line_end();
            for blank in blanks.drain(..) {
                if first_cells.unwrap_or(cells.len()) > 1 {
                    return Err((Kind::BlankLine, blank));
                }
                rows.push((blank, vec![String::new()]));
            }
            let expected = rows.first().map_or(cells.len(), |(_, first)| first.len());
            if cells.len() != expected {
                let found = cells.len() as u64;
                return Err((Kind::Ragged { expected: expected as u64, found }, line));
            }
            rows.push((line, cells));
        }
        Ok(rows)
    }
}
