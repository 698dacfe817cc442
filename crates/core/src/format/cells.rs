//! Lines of cells, any number in each, read strictly and written so that they are read the same.

use super::csv::{guard, unguard};
use super::strict::{StrictScanner, found_delimiter, whole_text};
use crate::error::{Error, Kind, Result};
use std::borrow::Cow;

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

/// Writes lines of cells as [`each_record`] reads them.
#[derive(Debug)]
pub(crate) struct CellWriter {
    delimiter: char,
    formula_guard: bool,
    text: String,
}

impl CellWriter {
    /// With what parts cells, and whether those that a spreadsheet would run are guarded.
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

    /// The text.
    pub(crate) fn finish(self) -> String {
        self.text
    }
}
