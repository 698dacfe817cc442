//! Text of cells as RFC 4180 has it, read strictly and as a whole: for files in which lines may have
//! any number of cells, and nothing is trimmed, filled up or passed over.

use crate::error::{Error, Kind, Place, Result};
use crate::format::csv::{guard, unguard};
use crate::format::encoding;
use crate::format::foreign::identify;
use std::borrow::Cow;

/// Delimiters that are recognised, ARX's own first.
pub(crate) const DELIMITERS: [u8; 4] = [b';', b'\t', b'|', b','];

/// The text of a file, whose encoding its bytes tell.
///
/// # Errors
/// [`Kind::OtherFormat`] of what is no text, [`Kind::Encoding`] and [`Kind::Nul`] with the line.
pub(crate) fn whole_text(bytes: &[u8]) -> Result<String> {
    if let Some(format) = identify(bytes) {
        return Err(Error::new(Kind::OtherFormat { format }));
    }
    let (bytes, encoding) = encoding::whole(bytes);
    let text = std::str::from_utf8(&bytes).map_err(|error| {
        let before = String::from_utf8_lossy(&bytes[..error.valid_up_to()]);
        let line = Place::line(1 + line_ends(&before));
        Error::at(Kind::Encoding { expected: encoding.id() }, line)
    })?;
    if let Some(nul) = text.find('\0') {
        return Err(Error::at(Kind::Nul, Place::line(1 + line_ends(&text[..nul]))));
    }
    Ok(text.to_owned())
}

/// The delimiter that divides the first line.
pub(crate) fn found_delimiter(text: &str) -> u8 {
    DELIMITERS
        .into_iter()
        .find(|&delimiter| {
            let mut scanner = StrictScanner::new(text, delimiter);
            scanner.record().is_ok_and(|cells| cells.len() > 1)
        })
        .unwrap_or(DELIMITERS[0])
}

/// The first records of a file, up to so many, and what parts their cells: found in the first line if
/// it is not given.
///
/// # Errors
/// [`Kind::Empty`], [`Kind::OtherFormat`], [`Kind::Encoding`], [`Kind::Nul`], [`Kind::BlankLine`],
/// [`Kind::UnclosedQuote`] and [`Kind::TextAfterQuote`], with the line where there is one.
pub fn first_records(
    bytes: &[u8],
    delimiter: Option<u8>,
    most: usize,
) -> Result<(u8, Vec<Vec<String>>)> {
    let text = whole_text(bytes)?;
    if text.trim().is_empty() {
        return Err(Error::new(Kind::Empty));
    }
    let delimiter = delimiter.unwrap_or_else(|| found_delimiter(&text));
    let mut scanner = StrictScanner::new(&text, delimiter);
    let mut records = Vec::new();
    while records.len() < most
        && let Some((_, cells)) = scanner.next_record()?
    {
        records.push(cells.into_iter().map(Cow::into_owned).collect());
    }
    Ok((delimiter, records))
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

/// Goes through a text record by record.
pub(crate) struct StrictScanner<'a> {
    rest: &'a str,
    /// The line on which `rest` begins.
    line: u64,
    delimiter: char,
}

impl<'a> StrictScanner<'a> {
    /// At the beginning of a text.
    pub(crate) fn new(text: &'a str, delimiter: u8) -> Self {
        Self { rest: text, line: 1, delimiter: char::from(delimiter) }
    }

    /// The next record with its line; none at the end, before which lines may be blank.
    ///
    /// # Errors
    /// [`Kind::BlankLine`], [`Kind::UnclosedQuote`] and [`Kind::TextAfterQuote`] with the line.
    pub(crate) fn next_record(&mut self) -> Result<Option<(u64, Vec<Cow<'a, str>>)>> {
        let line = self.line;
        let mut has_blank = false;
        while self.line_end() {
            has_blank = true;
        }
        match (self.rest.is_empty(), has_blank) {
            (true, _) => Ok(None),
            (false, true) => Err(Error::at(Kind::BlankLine, Place::line(line))),
            (false, false) => Ok(Some((line, self.record()?))),
        }
    }

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

/// How lines of cells stand in a file.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CellForm {
    /// What parts cells; found in the first line if it is not given.
    pub(crate) delimiter: Option<u8>,
    /// Whether the first line only says what columns are called.
    pub(crate) header: bool,
    /// Whether cells that a spreadsheet would run have an apostrophe before them.
    pub(crate) formula_guard: bool,
}

/// Goes through the records of a file, each with its line.
///
/// # Errors
/// [`Kind::Empty`], whatever makes a text unacceptable, and what `take` refuses.
pub(crate) fn each_record(
    bytes: &[u8],
    form: CellForm,
    mut take: impl FnMut(u64, &[Cow<'_, str>]) -> Result<()>,
) -> Result<()> {
    let text = whole_text(bytes)?;
    if text.trim().is_empty() {
        return Err(Error::new(Kind::Empty));
    }
    let delimiter = form.delimiter.unwrap_or_else(|| found_delimiter(&text));
    let mut scanner = StrictScanner::new(&text, delimiter);
    let mut is_header = form.header;
    while let Some((line, mut cells)) = scanner.next_record()? {
        if std::mem::take(&mut is_header) {
            continue;
        }
        if form.formula_guard {
            for cell in &mut cells {
                if let Cow::Owned(bare) = unguard(cell) {
                    *cell = Cow::Owned(bare);
                }
            }
        }
        take(line, &cells)?;
    }
    Ok(())
}

/// Writes lines of cells as [`StrictScanner`] reads them.
#[derive(Debug)]
pub(crate) struct CellWriter {
    delimiter: char,
    formula_guard: bool,
    text: String,
}

impl CellWriter {
    /// Nothing so far; with the guard, cells that a spreadsheet would run get an apostrophe.
    pub(crate) fn new(delimiter: u8, formula_guard: bool) -> Self {
        Self { delimiter: char::from(delimiter), formula_guard, text: String::new() }
    }

    /// Writes a line of these cells.
    pub(crate) fn line<'a>(&mut self, cells: impl IntoIterator<Item = &'a str>) {
        for (number, cell) in cells.into_iter().enumerate() {
            if number > 0 {
                self.text.push(self.delimiter);
            }
            let cell = if self.formula_guard { guard(cell) } else { Cow::Borrowed(cell) };
            let special = [self.delimiter, '"', '\n', '\r'];
            // A line of one empty cell would be a blank one.
            if cell.is_empty() && number == 0 || cell.contains(special) {
                self.text.push('"');
                self.text.push_str(&cell.replace('"', "\"\""));
                self.text.push('"');
            } else {
                self.text.push_str(&cell);
            }
        }
        self.text.push('\n');
    }

    /// The text of all lines.
    pub(crate) fn finish(self) -> String {
        self.text
    }
}

/// A column of a strict text by its place, with its name.
pub(crate) struct StrictColumn {
    /// Counted from 0.
    pub(crate) place: usize,
    /// What the first line calls it.
    pub(crate) name: String,
}

impl StrictColumn {
    /// The column of this name; white space around names does not count.
    ///
    /// # Errors
    /// [`Kind::MissingColumn`] and [`Kind::DuplicateName`] with the name.
    pub(crate) fn named(names: &[Cow<'_, str>], name: &str) -> Result<Self> {
        let mut places = (0..names.len()).filter(|&place| names[place].trim() == name);
        let kind = match (places.next(), places.next()) {
            (Some(place), None) => return Ok(Self { place, name: name.to_owned() }),
            (Some(place), Some(_)) => Kind::DuplicateName { first: place as u32 + 1 },
            (None, _) => Kind::MissingColumn,
        };
        Err(Error::new(kind).of_attribute(name))
    }
}
