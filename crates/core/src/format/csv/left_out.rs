//! What of a file's lines is no record: lines without content, notes below the table, names that
//! are said again, numbers of pages.

use super::reading::Reading;
use crate::error::{Error, Kind, Place, Result};
use crate::format::{layout, pages};
use crate::table::Phrases;

/// Blank lines, one after the other.
#[derive(Clone, Copy)]
pub(super) struct Blanks {
    /// The line of the first.
    pub(super) line: u64,
    pub(super) count: u64,
}

/// A line that may be a note below the table, and how many cells it would have.
#[derive(Clone, Copy)]
pub(super) struct Note {
    pub(super) line: u64,
    pub(super) cells: usize,
}

/// So many lines below a table are taken for notes on it.
const NOTES: usize = 30;

/// Cells of a line, at least, that may hold nothing but a title and the number of a page.
const TITLED: usize = 4;

/// A note has so many words, unless something says that it is one.
const WORDS: usize = 3;

/// Words that stand alone above notes, in lower case.
static NOTED: Phrases = Phrases::new(
    "\
    anmerkung, anmerkungen, bemerkung, bemerkungen, comments, erläuterung, erläuterungen, hinweis, \
    hinweise, legend, legenda, legende, légende, leyenda, note, notes, opmerking, opmerkingen, \
    poznámka, poznámky, remarks, remarque, remarques, toelichting, uwagi, açıklama, notas",
);

/// Values by which it is known whether the first column holds as many words.
const LOOKED_AT: usize = 20;

impl Reading {
    /// Whether the record that was decoded, of `found` cells, is left out because it has no
    /// content. In a column of its own an empty cell is a missing value, unless it was said to be
    /// none.
    pub(super) fn leaves_out(&self, found: usize) -> bool {
        let width = if self.columns.is_empty() { found } else { self.columns.len() };
        let skips = self.layout.skip_empty.unwrap_or(self.layout.guess && width > 1);
        skips && self.decoder.cells().is_ok_and(|(text, _)| layout::is_empty(text))
    }

    /// Whether the record that was decoded, of `found` cells, may be a note below the table: it has
    /// no separator where all records have some, or begins with what it is about (`Source: a, b`).
    /// A record that breaks off says less than a note does.
    pub(super) fn may_be_note(&self, found: usize) -> bool {
        let is_looked_for = self.layout.guess && !self.may_hold() && self.records > 0;
        if !is_looked_for || found >= self.columns.len() || self.notes.len() == NOTES {
            return false;
        }
        let Ok((text, ends)) = self.decoder.cells() else { return false };
        let first = text.get(..ends[0]).unwrap_or_default().trim();
        let has_words = |text: &str| text.split_whitespace().nth(WORDS - 1).is_some();
        let values = || self.columns[0].column().dictionary.iter().take(LOOKED_AT);
        let labels = |text: &str| {
            let marked = text.trim_start_matches(|letter: char| letter.is_ascii_digit());
            text.contains(": ")
                || text.ends_with(':')
                || text.starts_with(['(', '*'])
                || marked.len() < text.len() && marked.starts_with(") ")
        };
        // Where records lack cells, one that does is no note for what others begin with as well.
        let is_record = found > 1 && self.extent.fits_records && values().any(labels);
        // What follows a note is one, too, and some have a word of their own above them.
        let goes_on = !self.notes.is_empty() || NOTED.contains(&first.to_lowercase());
        labels(first) && !is_record
            || found == 1 && (goes_on || has_words(first) && !values().any(has_words))
    }

    /// Whether lines that say the names again are left out. The only cell of a record may be
    /// somebody's whatever it says, unless it was said to be nobody's.
    pub(super) fn skips_repeated_names(&self) -> bool {
        let guesses = self.layout.guess && self.columns.len() > 1;
        self.layout.skip_repeated_names.unwrap_or(guesses)
    }

    /// Whether the record that was decoded, of `found` cells, says the names again. Where files
    /// were put together, the mark that the second begins with stands before its names.
    pub(super) fn repeats_names(&self, found: usize) -> bool {
        if self.heading.len() != found || self.heading.iter().all(|name| layout::is_empty(name)) {
            return false;
        }
        let Ok((text, ends)) = self.decoder.cells() else { return false };
        let starts = std::iter::once(&0).chain(ends);
        let mut cells = starts.zip(ends).map(|(&start, &end)| text.get(start..end));
        self.heading
            .iter()
            .all(|name| cells.next().flatten().map(layout::bare) == Some(layout::bare(name)))
    }

    /// Whether lines that number pages are left out. As for names, the only cell of a record may be
    /// somebody's.
    pub(super) fn skips_pages(&self) -> bool {
        let guesses = self.layout.guess && self.columns.len() > 1;
        self.layout.skip_pages.unwrap_or(guesses)
    }

    /// Whether the record that was decoded has one cell with content, which numbers a page; or two, a
    /// title and the next page, where most are empty.
    pub(super) fn numbers_page(&self) -> bool {
        let Ok((text, ends)) = self.decoder.cells() else { return false };
        let starts = std::iter::once(&0).chain(ends);
        let cells = starts.zip(ends).filter_map(|(&start, &end)| text.get(start..end));
        let filled: Vec<&str> = cells.filter(|cell| !layout::is_empty(cell)).take(3).collect();
        // The first may stand above the table.
        let next = self.extent.left_out.pages + 1;
        match filled[..] {
            [only] => pages::is_numbered(only),
            [_, last] if ends.len() >= TITLED => {
                pages::number(last).is_some_and(|page| (next..next + 2).contains(&page))
            }
            _ => false,
        }
    }

    /// Counts lines without content: what stands before the table stands above it.
    pub(super) fn leave_out_empty(&mut self, lines: u64) {
        let before_names = self.named && self.columns.is_empty();
        let before_records = !self.named && self.records == 0 && self.held.is_empty();
        let left_out = &mut self.extent.left_out;
        match before_names || before_records {
            true => left_out.above += lines,
            false => left_out.empty += lines,
        }
    }

    /// Blank lines turn out to stand before a record: each is a record with the empty value
    /// in a file of one column and an error elsewhere, unless lines without content are left out.
    /// Before the first record of a file without header nobody knows yet which it is.
    pub(super) fn keep_blanks(&mut self, blanks: Option<Blanks>) -> Result<()> {
        let Some(Blanks { line: first, count }) = blanks else { return Ok(()) };
        let guesses = self.layout.guess && self.columns.len() > 1;
        if self.layout.skip_empty.unwrap_or(guesses) {
            self.leave_out_empty(count);
            return Ok(());
        }
        if self.columns.is_empty() && !self.named {
            self.blanks = blanks;
            return Ok(());
        }
        if self.columns.len() != 1 {
            return Err(self.in_record(Error::at(Kind::BlankLine, Place::line(first))));
        }
        for line in first..first + count {
            self.columns[0].add("");
            self.note(line)?;
        }
        Ok(())
    }
}
