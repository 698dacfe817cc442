//! The streaming reader: slices of a file to a table.

use super::decode::Decoder;
use super::detect;
use super::dialect::{Detected, Format, Options};
use super::filling::Filling;
use super::guard;
use super::need::{Growth, Need};
use super::scan::{Found, Scanner};
use super::{COLUMN_LIMIT, detect::Sample};
use crate::error::{Error, Kind, Place, Result, Warning, WarningKind};
use crate::format::encoding::decode;
use crate::format::{self, Loaded, foreign};
use crate::table::{Dictionary, LineIndex, Table};

/// How many bytes are looked at before the format is decided.
const SAMPLE: usize = 1 << 20;

/// The most records a table may have, so that a record and a value fit an index of 32 bits.
const RECORD_LIMIT: u64 = u32::MAX as u64;

/// Reads a CSV file from slices of it, in order. Where the file is cut never matters.
///
/// Memory grows with the table, not with the file: a slice may be dropped once it was
/// pushed. After an error the reader answers every call with the same error.
pub struct Reader {
    options: Options,
    bytes: u64,
    stage: Stage,
}

enum Stage {
    /// Collecting the first bytes, by which the format is decided.
    Sampling(Vec<u8>),
    Reading(Box<Reading>),
    Failed(Error),
}

impl Reader {
    /// A reader that has seen nothing yet.
    #[must_use]
    pub fn new(options: Options) -> Self {
        Self { options, bytes: 0, stage: Stage::Sampling(Vec::new()) }
    }

    /// Takes the next bytes of the file.
    ///
    /// # Errors
    /// Whatever makes the file unacceptable, with the line: see the first part of [`Kind`].
    /// [`Kind::Parameter`] for a delimiter that cannot be one.
    pub fn push(&mut self, bytes: &[u8]) -> Result<()> {
        let result = self.try_push(bytes);
        self.bytes += bytes.len() as u64;
        if let Err(error) = &result {
            self.stage = Stage::Failed(error.clone());
        }
        result
    }

    /// Ends the file.
    ///
    /// # Errors
    /// As [`push`](Self::push), and for files that end too early or hold no record.
    pub fn finish(self) -> Result<Loaded> {
        let loaded = self.finish_even_empty()?;
        if loaded.table.records == 0 {
            return Err(Error::new(Kind::NoRecords));
        }
        Ok(loaded)
    }

    /// Ends the file, which is a release and may be a header and nothing more: every record may
    /// have been left out of it. Where the `formula_guard` may have been at work, what it did is
    /// undone, so that names and cells are what was released.
    ///
    /// # Errors
    /// As [`finish`](Self::finish), but not for files without records.
    pub fn finish_release(self, formula_guard: bool) -> Result<Loaded> {
        let mut loaded = self.finish_even_empty()?;
        if formula_guard {
            guard::take_off(&mut loaded.table);
        }
        Ok(loaded)
    }

    fn finish_even_empty(self) -> Result<Loaded> {
        let mut reading = match self.stage {
            Stage::Failed(error) => return Err(error),
            Stage::Reading(reading) => reading,
            Stage::Sampling(sample) => Reading::start(self.options, &sample, true)?,
        };
        reading.finish()?;
        // With a delimiter that it does not have, XML is a column of its lines.
        match reading.detected.markup {
            Some(format) if reading.columns.len() == 1 => {
                Err(Error::new(Kind::OtherFormat { format }))
            }
            _ => Ok(reading.loaded(self.bytes)),
        }
    }

    /// Bytes taken so far.
    #[must_use]
    pub fn bytes_so_far(&self) -> u64 {
        self.bytes
    }

    /// Records read so far.
    #[must_use]
    pub fn records_so_far(&self) -> u64 {
        match &self.stage {
            Stage::Reading(reading) => reading.records,
            Stage::Sampling(_) | Stage::Failed(_) => 0,
        }
    }

    /// What a file of `size` bytes will need that goes on as it has begun; nothing while too
    /// little was read to tell.
    #[must_use]
    pub fn need(&self, size: u64) -> Option<Need> {
        let Stage::Reading(reading) = &self.stage else { return None };
        let columns = reading.columns.iter().map(Filling::column);
        reading.growth.need(columns, reading.records, self.bytes as f64 / size.max(1) as f64)
    }

    fn try_push(&mut self, mut bytes: &[u8]) -> Result<()> {
        if let Stage::Sampling(sample) = &mut self.stage {
            let (first, rest) = bytes.split_at(bytes.len().min(SAMPLE - sample.len()));
            sample.extend_from_slice(first);
            if sample.len() < SAMPLE {
                return Ok(());
            }
            bytes = rest;
            self.stage = Stage::Reading(Reading::start(self.options, sample, false)?);
        }
        match &mut self.stage {
            Stage::Reading(reading) => reading.read(bytes),
            Stage::Failed(error) => Err(error.clone()),
            Stage::Sampling(_) => Ok(()),
        }
    }
}

/// Reading with a known format.
struct Reading {
    format: Format,
    detected: Detected,
    /// The text of what is read.
    letters: decode::Decoder,
    scanner: Scanner,
    decoder: Decoder,
    /// The beginning of a record that goes on in the next slice.
    carry: Vec<u8>,
    /// Whether that record already has too many cells, so that it is only counted to its end.
    overlong: bool,
    /// Empty until the first record.
    columns: Vec<Filling>,
    records: u64,
    growth: Growth,
    lines: LineIndex,
    /// Blank lines since the last record: the first of them, and how many.
    blanks: Option<(u64, u64)>,
    warnings: Vec<Warning>,
}

impl Reading {
    /// Decides the format by `sample`, the first bytes of the file, and reads them. `whole`
    /// says whether they are all of it.
    fn start(options: Options, sample: &[u8], whole: bool) -> Result<Box<Self>> {
        let mut letters = decode::Decoder::new(options.encoding, sample, whole);
        let read = letters.decode(sample);
        let text = read.strip_prefix(decode::BOM);
        let bom = text.is_some();
        let text = text.unwrap_or(&read);
        let markup = foreign::markup(text);
        let refused = markup.filter(|_| options.delimiter.is_none());
        if let Some(format) = foreign::identify(sample).or(refused) {
            return Err(Error::new(Kind::OtherFormat { format }));
        }
        if foreign::is_separator_line(text) {
            return Err(Error::at(Kind::SeparatorLine, Place::line(1)));
        }
        let sample = Sample { text, whole };
        let mut detected = Detected { markup, ..Detected::default() };
        if options.delimiter.is_some_and(|byte| !byte.is_ascii() || b"\"\r\n\0".contains(&byte)) {
            return Err(Error::parameter("data.format.delimiter", "ASCII"));
        }
        let delimiter = options.delimiter.unwrap_or_else(|| {
            let (delimiter, reason) = detect::delimiter(sample);
            detected.delimiter = Some(reason);
            delimiter
        });
        let header = options.header.unwrap_or_else(|| {
            let reason = detect::header(sample, delimiter);
            detected.header = Some(reason);
            reason.is_header()
        });
        let line_ending = detect::line_ending(sample, delimiter);
        let mut reading = Box::new(Self {
            format: Format {
                encoding: letters.encoding(),
                delimiter,
                header,
                bom,
                line_ending,
                formula_guard: false,
            },
            detected,
            letters,
            scanner: Scanner::new(delimiter),
            decoder: Decoder::new(delimiter),
            carry: Vec::new(),
            overlong: false,
            columns: Vec::new(),
            records: 0,
            growth: Growth::default(),
            lines: LineIndex::default(),
            blanks: None,
            warnings: Vec::new(),
        });
        reading.read_text(text)?;
        Ok(reading)
    }

    fn read(&mut self, bytes: &[u8]) -> Result<()> {
        let text = self.letters.decode(bytes);
        self.read_text(&text)
    }

    fn read_text(&mut self, mut input: &[u8]) -> Result<()> {
        while let Some(&next) = input.first() {
            if self.blanks.is_some() && !self.scanner.in_record() && !matches!(next, b'\n' | b'\r')
            {
                self.keep_blanks()?;
            }
            match self.scanner.next(input).map_err(|error| self.in_record(error))? {
                Found::Record { body, used } => {
                    if self.carry.is_empty() && !self.overlong {
                        self.record(&input[..=body])?;
                    } else {
                        self.carry(&input[..=body]);
                        self.carried_record()?;
                    }
                    input = &input[used..];
                }
                Found::Blank { used } => {
                    let first = self.scanner.record_line();
                    self.blanks.get_or_insert((first, 0)).1 += 1;
                    input = &input[used..];
                }
                Found::LineFeed => input = &input[1..],
                Found::More => {
                    self.carry(input);
                    break;
                }
            }
        }
        Ok(())
    }

    /// Keeps a part of a record for when its end is found. The scanner bounds each cell; how
    /// many there are is bounded here, since a record that has too many is refused anyway.
    fn carry(&mut self, part: &[u8]) {
        let most = if self.columns.is_empty() { COLUMN_LIMIT } else { self.columns.len() };
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

    /// Adds a record, given with a line end of one byte.
    fn record(&mut self, record: &[u8]) -> Result<()> {
        let line = self.scanner.record_line();
        let found = self.decoder.decode(record);
        if self.columns.is_empty() {
            return self.first_record(record, line, found);
        }
        if found != self.columns.len() {
            // What breaks off within a letter says more than that it breaks off.
            if self.decoder.cells().is_err() {
                return Err(self.in_record(self.no_text(record, line)));
            }
            return Err(self.wrong_count(line, found as u64));
        }
        self.add(record, line)
    }

    /// Makes the columns.
    fn first_record(&mut self, record: &[u8], line: u64, found: usize) -> Result<()> {
        if found > COLUMN_LIMIT {
            return Err(self.wrong_count(line, found as u64));
        }
        let named = |name: String| Filling::new(name, found);
        if !self.format.header {
            self.columns = (1..=found).map(|number| named(number.to_string())).collect();
            self.keep_blanks()?;
            return self.add(record, line);
        }
        let (text, ends) = self.decoder.cells().map_err(|_| self.no_text(record, line))?;
        let mut names = Dictionary::new();
        let mut start = 0;
        for (index, &end) in ends.iter().enumerate() {
            let name = text.get(start..end).ok_or_else(|| self.no_text(record, line))?;
            start = end;
            // One column may have the empty name: tables saved from R or pandas have a first
            // column of row numbers without name.
            let code = names.insert(name);
            if code as usize != index {
                let column = Some(index as u32 + 1);
                let kind = Kind::DuplicateName { first: code + 1 };
                return Err(Error::at(kind, Place { column, ..Place::line(line) }));
            }
        }
        self.columns = names.iter().map(|name| named(name.to_owned())).collect();
        Ok(())
    }

    /// Adds the decoded record to the columns.
    #[inline]
    fn add(&mut self, record: &[u8], line: u64) -> Result<()> {
        let Ok((text, ends)) = self.decoder.cells() else {
            return Err(self.in_record(self.no_text(record, line)));
        };
        let mut start = 0;
        for (filling, &end) in self.columns.iter_mut().zip(ends) {
            let Some(cell) = text.get(start..end) else {
                return Err(self.in_record(self.no_text(record, line)));
            };
            start = end;
            filling.add(cell);
        }
        self.note(line)
    }

    /// Counts a record whose cells were added.
    fn note(&mut self, line: u64) -> Result<()> {
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

    /// Blank lines turn out to stand before a record: each is a record with the empty value
    /// in a file of one column and an error elsewhere. Before the first record of a file without
    /// header nobody knows yet which it is.
    fn keep_blanks(&mut self) -> Result<()> {
        if self.columns.is_empty() && !self.format.header {
            return Ok(());
        }
        let Some((first, count)) = self.blanks.take() else { return Ok(()) };
        if self.columns.len() != 1 {
            return Err(self.in_record(Error::at(Kind::BlankLine, Place::line(first))));
        }
        for line in first..first + count {
            self.columns[0].add("");
            self.note(line)?;
        }
        Ok(())
    }

    fn finish(&mut self) -> Result<()> {
        let last = self.letters.finish();
        self.read_text(&last)?;
        let in_record = self.scanner.in_record();
        self.scanner.finish().map_err(|error| self.in_record(error))?;
        if in_record {
            self.carry.push(b'\n');
            self.carried_record()?;
        }
        if self.columns.is_empty() {
            return Err(Error::new(Kind::Empty));
        }
        if let Some((line, _)) = self.blanks {
            let kind = WarningKind::BlankLinesAtEnd;
            self.warnings.push(Warning { kind, place: Place::line(line) });
        }
        Ok(())
    }

    fn loaded(self, bytes: u64) -> Loaded {
        let columns = self.columns.into_iter().map(Filling::into_column).collect();
        let encoding = self.letters.encoding();
        Loaded {
            table: Table { columns, records: self.records as usize, lines: self.lines },
            format: format::Format::Csv(Format { encoding, ..self.format }),
            detected: Detected { encoding: self.letters.reason(), ..self.detected },
            warnings: self.warnings,
            bytes,
        }
    }

    /// The error with the number of the record it happened in, unless that is the header.
    fn in_record(&self, mut error: Error) -> Error {
        if !(self.format.header && self.columns.is_empty()) {
            error.place.record = Some(self.records + 1);
        }
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

/// Reads a file as though its format had been decided by nothing, so that tests can cut short
/// files after every byte.
#[cfg(test)]
pub(super) fn read_in_slices(options: Options, slices: &[&[u8]]) -> Result<Loaded> {
    let mut reading = Reading::start(options, b"", false)?;
    for slice in slices {
        reading.read(slice)?;
    }
    reading.finish()?;
    Ok(reading.loaded(slices.iter().map(|slice| slice.len() as u64).sum()))
}
