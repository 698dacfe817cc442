//! Reading with a known format: text to records, and records to columns.

use super::COLUMN_LIMIT;
use super::decode::Decoder;
use super::dialect::{CsvFormat, DialectReasons};
use super::filling::Filling;
use super::fitting;
use super::left_out::{Blanks, Note};
use super::names::{distinct, number_repeated, with_numbers};
use super::need::Growth;
use super::scan::{Scanned, Scanner};
use super::wrapping::{Wrapped, WrappedContent};
use crate::error::{Error, Kind, Place, Result, Warning, WarningKind};
use crate::format::encoding::decode;
use crate::format::layout::{self, Extent, Layout};
use crate::format::{self, Loaded};
use crate::table::{LineIndex, Table};
use std::collections::VecDeque;

/// The most records a table may have, so that a record and a value fit an index of 32 bits.
const RECORD_LIMIT: u64 = u32::MAX as u64;

/// What programs of old systems end a text with, on a line of its own.
const END_OF_FILE: &[u8] = b"\x1a";

/// A record that is left out if no more come after it than are to be left out.
pub(super) struct Held {
    /// It, with a line end of one byte.
    record: Vec<u8>,
    line: u64,
    /// The blank lines before it.
    blanks: Option<Blanks>,
}

/// Records of which something is said: how many, and the lines of the first and the last.
#[derive(Clone, Copy)]
pub(super) struct Several {
    records: u64,
    first: u64,
    last: u64,
}

impl Several {
    /// One more than there were, if any.
    fn with(before: Option<Self>, line: u64) -> Self {
        let Self { records, first, .. } =
            before.unwrap_or(Self { records: 0, first: line, last: line });
        Self { records: records + 1, first, last: line }
    }
}

/// Reading with a known format.
pub(super) struct Reading {
    pub(super) format: CsvFormat,
    pub(super) detected: DialectReasons,
    /// What was said of the layout, and what was found out beside.
    pub(super) layout: Layout,
    pub(super) extent: Extent,
    /// Whether the table begins with a line of names.
    pub(super) named: bool,
    /// The line that comes next, where those before it are left out.
    pub(super) next_line: u64,
    /// The text of what is read.
    pub(super) letters: decode::LetterDecoder,
    pub(super) scanner: Scanner,
    /// What records are wrapped in; then the scanner finds where the wrapped ones end.
    pub(super) wrapped: Wrapped,
    pub(super) decoder: Decoder,
    /// The beginning of a record that goes on in the next slice.
    pub(super) carry: Vec<u8>,
    /// Whether that record already has too many cells, so that it is only counted to its end.
    pub(super) overlong: bool,
    /// Empty until the first record.
    pub(super) columns: Vec<Filling>,
    pub(super) records: u64,
    pub(super) growth: Growth,
    pub(super) lines: LineIndex,
    /// Blank lines since the last record.
    pub(super) blanks: Option<Blanks>,
    /// What the line of names holds, whatever the columns are called.
    pub(super) heading: Vec<String>,
    /// Records that say the names again.
    pub(super) repeated: Option<Several>,
    /// Records that were fitted to the columns.
    pub(super) fitted: Option<Several>,
    /// The most cells of any record.
    pub(super) widest: usize,
    /// Whether the record that is read has no line end: it may have been cut.
    pub(super) is_open: bool,
    /// Records that may turn out to be the last.
    pub(super) held: VecDeque<Held>,
    /// Lines that are notes if no record follows them; then they are left out.
    pub(super) notes: Vec<Note>,
    pub(super) warnings: Vec<Warning>,
}

impl Reading {
    pub(super) fn read(&mut self, bytes: &[u8]) -> Result<()> {
        let text = self.letters.decode(bytes);
        self.read_text(&text)
    }

    pub(super) fn read_text(&mut self, mut input: &[u8]) -> Result<()> {
        while let Some(&next) = input.first() {
            if self.scanner.line() < self.next_line {
                input = self.pass_line(input);
                continue;
            }
            if !self.scanner.in_record() && !matches!(next, b'\n' | b'\r') && !self.may_hold() {
                let blanks = self.blanks.take();
                self.keep_blanks(blanks)?;
            }
            match self.scanner.next(input).map_err(|error| self.in_next_record(error))? {
                Scanned::Record { body, used } => {
                    if self.carry.is_empty() && !self.overlong {
                        self.record(&input[..=body])?;
                    } else {
                        self.carry(&input[..=body]);
                        self.carried_record()?;
                    }
                    input = &input[used..];
                }
                Scanned::Blank { used } => {
                    let line = self.scanner.record_line();
                    self.blanks.get_or_insert(Blanks { line, count: 0 }).count += 1;
                    input = &input[used..];
                }
                Scanned::LineFeed => input = &input[1..],
                Scanned::More => {
                    self.carry(input);
                    break;
                }
            }
        }
        Ok(())
    }

    /// Leaves out the next line, or what there is of it, and returns the rest.
    fn pass_line<'a>(&mut self, input: &'a [u8]) -> &'a [u8] {
        let line = self.scanner.line();
        let rest = &input[self.scanner.pass_line(input)..];
        if self.scanner.line() > line {
            let left_out = &mut self.extent.left_out;
            match self.columns.is_empty() {
                true => left_out.above += 1,
                false => left_out.units += 1,
            }
        }
        rest
    }

    /// Whether records are held back because they may be the last.
    pub(super) fn may_hold(&self) -> bool {
        self.layout.skip_last > 0
    }

    /// Keeps a part of a record for when its end is found. The scanner bounds each cell; how
    /// many there are is bounded here, since a record that has too many is refused anyway.
    fn carry(&mut self, part: &[u8]) {
        // The last records may be left out however many cells they have.
        let any = self.columns.is_empty() || self.may_hold() || self.extent.fits_records;
        let most = if any { COLUMN_LIMIT } else { self.columns.len() };
        self.overlong |= self.scanner.cells_so_far() > most as u64;
        if self.overlong {
            self.carry = Vec::new();
        } else {
            self.carry.extend_from_slice(part);
        }
    }

    fn carried_record(&mut self) -> Result<()> {
        if self.overlong {
            return Err(self.wrong_count(self.scanner.record_line(), self.scanner.cells_so_far()));
        }
        let record = std::mem::take(&mut self.carry);
        self.record(&record)?;
        self.carry = record;
        self.carry.clear();
        Ok(())
    }

    /// Takes a record, given with a line end of one byte: adds it, unless it has no content or may
    /// be one of the last.
    fn record(&mut self, record: &[u8]) -> Result<()> {
        let line = self.scanner.record_line();
        if self.wrapped.is_nothing() {
            return self.unwrapped(record, line);
        }
        let mut inner = Vec::with_capacity(record.len() + 1);
        let content = self.wrapped.take_off(record, line, &mut inner);
        match content.map_err(|error| self.in_next_record(error))? {
            WrappedContent::Record => self.unwrapped(&inner, line),
            WrappedContent::Nothing => {
                self.leave_out_empty(1);
                Ok(())
            }
        }
    }

    /// The same for a record that is wrapped in nothing.
    fn unwrapped(&mut self, record: &[u8], line: u64) -> Result<()> {
        let found = self.decoder.decode(record);
        let is_header = self.named && self.columns.is_empty();
        if !is_header && self.leaves_out(found) {
            self.leave_out_empty(1);
            return Ok(());
        }
        if !is_header && self.skips_repeated_names() && self.repeats_names(found) {
            self.extent.left_out.repeated_names += 1;
            return Ok(());
        }
        if !is_header && self.skips_pages() && self.numbers_page() {
            self.extent.left_out.pages += 1;
            return Ok(());
        }
        if self.may_be_note(found) {
            self.notes.push(Note { line, cells: found });
            return Ok(());
        }
        if let Some(&note) = self.notes.first() {
            return Err(self.wrong_count(note.line, note.cells as u64));
        }
        if is_header || !self.may_hold() {
            return self.decoded(record, line, found);
        }
        if found > COLUMN_LIMIT {
            return Err(self.wrong_count(line, found as u64));
        }
        let blanks = self.blanks.take();
        self.held.push_back(Held { record: record.to_vec(), line, blanks });
        if self.held.len() <= self.layout.skip_last as usize {
            return Ok(());
        }
        let Some(held) = self.held.pop_front() else { return Ok(()) };
        self.keep_blanks(held.blanks)?;
        let found = self.decoder.decode(&held.record);
        self.decoded(&held.record, held.line, found)
    }

    /// Adds the record that was decoded.
    fn decoded(&mut self, record: &[u8], line: u64, found: usize) -> Result<()> {
        if self.columns.is_empty() {
            return self.first_record(record, line, found);
        }
        if found != self.columns.len() && !self.is_fitting(found) {
            // What breaks off within a letter says more than that it breaks off.
            if self.decoder.cells().is_err() {
                return Err(self.in_record(self.no_text(record, line)));
            }
            let is_named_wrongly = self.records == 0 && found == self.heading.len();
            return Err(match self.layout.names {
                Some(_) if is_named_wrongly => {
                    Error::parameter("data.format.names", found.to_string())
                }
                _ => self.wrong_count(line, found as u64),
            });
        }
        if found > 1 && self.repeats_names(found) {
            self.repeated = Some(Several::with(self.repeated, line));
        }
        if found != self.columns.len() {
            self.fitted = Some(Several::with(self.fitted, line));
        }
        self.add(record, line)
    }

    /// Whether the record that was decoded, of `found` cells, lacks no more than its last ones, or
    /// has nothing but empty ones beyond the last column, and such records are fitted. One that
    /// ends with the file is broken if others have more cells.
    fn is_fitting(&self, found: usize) -> bool {
        let columns = self.columns.len();
        if !self.extent.fits_records || found > COLUMN_LIMIT {
            return false;
        }
        if found < columns {
            let is_cut = self.is_open && found < self.widest;
            return found >= fitting::least_cells(columns) && !is_cut;
        }
        self.decoder
            .cells()
            .is_ok_and(|(text, ends)| text.get(ends[columns - 1]..).is_some_and(layout::is_empty))
    }

    /// Makes the columns.
    fn first_record(&mut self, record: &[u8], line: u64, found: usize) -> Result<()> {
        if found > COLUMN_LIMIT {
            return Err(self.wrong_count(line, found as u64));
        }
        let given = self.layout.names.clone().unwrap_or_default();
        // The line of names may have a cell fewer than the records, or an empty one more.
        let fits = given.len() == found
            || self.named && given.len() == found + 1
            || self.named && given.len() + 1 == found && self.ends_empty();
        if !(given.is_empty() || fits) {
            return Err(Error::parameter("data.format.names", found.to_string()));
        }
        self.extent.renamed = !given.is_empty();
        let fillings = |names: Vec<String>| {
            let columns = names.len();
            names.into_iter().map(|name| Filling::new(name, columns)).collect::<Vec<_>>()
        };
        if !self.named {
            let names = if given.is_empty() {
                (1..=found).map(|number| number.to_string()).collect()
            } else {
                distinct(&given)?
            };
            self.columns = fillings(names);
            let blanks = self.blanks.take();
            self.keep_blanks(blanks)?;
            return self.add(record, line);
        }
        self.extent.names_line = Some(line);
        if let Some(first_record) = self.layout.first_record {
            if first_record < self.scanner.line() {
                let least = format!("{}..", self.scanner.line());
                return Err(Error::parameter("data.format.first-line", least));
            }
            self.next_line = first_record;
        }
        self.heading = self.read_heading(record, line)?;
        let names = if given.is_empty() { self.names(line)? } else { distinct(&given)? };
        self.columns = fillings(names);
        Ok(())
    }

    /// Whether the last cell of the decoded record has no content.
    fn ends_empty(&self) -> bool {
        let last = self.decoder.cells().ok().and_then(|(text, ends)| {
            let start = ends.len().checked_sub(2).map_or(0, |before| ends[before]);
            text.get(start..)
        });
        last.is_some_and(layout::is_empty)
    }

    /// The cells of the decoded record, which holds the names.
    fn read_heading(&self, record: &[u8], line: u64) -> Result<Vec<String>> {
        let (text, ends) = self.decoder.cells().map_err(|_| self.no_text(record, line))?;
        let mut names = Vec::with_capacity(ends.len());
        let mut start = 0;
        for &end in ends {
            let name = text.get(start..end).ok_or_else(|| self.no_text(record, line))?;
            start = end;
            names.push(name.to_owned());
        }
        Ok(names)
    }

    /// The names that the file gives its columns.
    fn names(&mut self, line: u64) -> Result<Vec<String>> {
        let names = &self.extent.heading.complete(self.heading.clone());
        if self.layout.guess && self.layout.names.is_none() {
            let cleaned: Vec<String> = names.iter().map(|name| layout::cleaned(name)).collect();
            let mut called = with_numbers(&cleaned);
            let is_cleaned = cleaned != *names && distinct(&called).is_ok();
            if distinct(&called).is_err() {
                called = with_numbers(names);
                number_repeated(&mut called);
            }
            if called != self.heading {
                self.extent.cleaned = is_cleaned;
                self.extent.renamed = true;
                return Ok(called);
            }
        }
        distinct(names).map_err(|mut error| {
            error.place.line = Some(line);
            error
        })
    }

    /// Adds the decoded record to the columns.
    #[inline]
    fn add(&mut self, record: &[u8], line: u64) -> Result<()> {
        let Ok((text, ends)) = self.decoder.cells() else {
            return Err(self.in_record(self.no_text(record, line)));
        };
        let mut start = 0;
        self.widest = self.widest.max(ends.len());
        let mut columns = self.columns.iter_mut();
        for (&end, filling) in ends.iter().zip(columns.by_ref()) {
            let Some(cell) = text.get(start..end) else {
                return Err(self.in_record(self.no_text(record, line)));
            };
            start = end;
            filling.add(cell);
        }
        // What was cut off is missing.
        columns.for_each(|filling| filling.add(""));
        self.note(line)
    }

    /// Counts a record whose cells were added.
    pub(super) fn note(&mut self, line: u64) -> Result<()> {
        if self.records == RECORD_LIMIT {
            return Err(Error::at(Kind::TooMany { limit: RECORD_LIMIT }, Place::line(line)));
        }
        if self.records == 0 {
            self.lines = LineIndex::new(line);
        }
        self.lines.note(self.records, line);
        self.records += 1;
        if self.records.is_power_of_two() {
            self.growth.note(self.records, self.columns.iter().map(Filling::column));
        }
        Ok(())
    }

    pub(super) fn finish(&mut self) -> Result<()> {
        let last = self.letters.finish();
        self.read_text(&last)?;
        let in_record = self.scanner.in_record() && self.carry != END_OF_FILE;
        self.scanner.finish().map_err(|error| self.in_next_record(error))?;
        if in_record {
            self.carry.push(b'\n');
            self.is_open = !self.may_hold();
            self.carried_record()?;
        }
        self.extent.left_out.last += self.notes.len() as u64;
        for held in self.held.drain(..) {
            self.extent.left_out.last += 1;
            self.extent.left_out.empty += held.blanks.map_or(0, |blanks| blanks.count);
        }
        if self.columns.is_empty() {
            return Err(match self.layout.begin {
                Some(begin) if begin > 1 && self.records == 0 && self.extent.left_out.last == 0 => {
                    let field = if self.named {
                        "data.format.header-line"
                    } else {
                        "data.format.first-line"
                    };
                    Error::parameter(field, format!("1..={}", self.scanner.line().max(2) - 1))
                }
                _ => Error::new(Kind::Empty),
            });
        }
        if let Some(blanks) = self.blanks {
            let kind = WarningKind::BlankLinesAtEnd;
            self.warnings.push(Warning { kind, place: Place::line(blanks.line) });
        }
        if let Some(Several { records, first, last }) = self.repeated {
            let kind = WarningKind::NamesRepeated { records };
            self.warnings.push(Warning { kind, place: Place::lines(first, last) });
        }
        if let Some(Several { records, first, last }) = self.fitted {
            let kind = WarningKind::RecordsFitted { records };
            self.warnings.push(Warning { kind, place: Place::lines(first, last) });
        }
        Ok(())
    }

    pub(super) fn loaded(self, bytes: u64) -> Loaded {
        let columns = self.columns.into_iter().map(Filling::into_column).collect();
        let encoding = self.letters.encoding();
        // Where lines above it were left out because they are empty, that stays so.
        let first_record = self.layout.first_record.filter(|_| self.named);
        let first_record = first_record.unwrap_or_else(|| self.lines.line(0));
        Loaded {
            table: Table { columns, records: self.records as usize, lines: self.lines },
            format: format::Format::Csv(CsvFormat { encoding, ..self.format }),
            detected: DialectReasons { encoding: self.letters.reason(), ..self.detected },
            extent: Extent {
                first_record,
                skips_empty: self.layout.skip_empty.unwrap_or(self.extent.left_out.empty > 0),
                skips_repeated_names: self
                    .layout
                    .skip_repeated_names
                    .unwrap_or(self.extent.left_out.repeated_names > 0),
                skips_pages: self.layout.skip_pages.unwrap_or(self.extent.left_out.pages > 0),
                ..self.extent
            },
            warnings: self.warnings,
            bytes,
        }
    }

    /// The error with the number of the record it happened in, unless that is the header.
    pub(super) fn in_record(&self, mut error: Error) -> Error {
        if !(self.named && self.columns.is_empty()) {
            error.place.record = Some(self.records + 1);
        }
        error
    }

    /// The same for the record that is being scanned, which comes after those held back.
    fn in_next_record(&self, error: Error) -> Error {
        let mut error = self.in_record(error);
        error.place.record = error.place.record.map(|record| record + self.held.len() as u64);
        error
    }

    /// The error for a record that is no text, at the line where it stops being so.
    fn no_text(&self, record: &[u8], first_line: u64) -> Error {
        let expected = self.letters.encoding().id();
        let line = last_line_of_text(record, first_line);
        Error::at(Kind::Encoding { expected }, Place::line(line))
    }

    /// The error for a record with `found` cells: too many for any table, or not as many as
    /// the first.
    fn wrong_count(&self, line: u64, found: u64) -> Error {
        let kind = match self.columns.len() as u64 {
            0 => Kind::TooMany { limit: COLUMN_LIMIT as u64 },
            expected => Kind::Ragged { expected, found },
        };
        self.in_record(Error::at(kind, Place::line(line)))
    }
}

/// The line of a record that begins on `first_line` where it stops being text.
#[cold]
fn last_line_of_text(record: &[u8], first_line: u64) -> u64 {
    let valid = std::str::from_utf8(record).map_or_else(|e| e.valid_up_to(), str::len);
    let mut line = first_line;
    let mut after_cr = false;
    for &byte in &record[..valid] {
        line += u64::from(byte == b'\r' || byte == b'\n' && !after_cr);
        after_cr = byte == b'\r';
    }
    line
}
