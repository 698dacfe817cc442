//! Sets as text, and back: how they stand in a file.
//!
//! Cells are read strictly (RFC 4180), and lines may have any number of them. Items lose the blanks
//! around them, since `beer` and ` beer` would otherwise be two rare items; an empty cell is none.

use super::baskets::{Baskets, Gathering};
use crate::error::{Error, Kind, Place, Result};
use crate::format::strict::{self, CellForm};
use std::borrow::Cow;

/// How sets stand in a file of text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FileLayout {
    /// What a line holds.
    pub lines: Lines,
    /// What parts cells; found in the first line if it is not given.
    pub delimiter: Option<u8>,
    /// Whether the first line only says what columns are called.
    pub header: bool,
    /// Whether cells that a spreadsheet would run are written with an apostrophe before them.
    pub formula_guard: bool,
}

/// What a line holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lines {
    /// All that a person has.
    Persons {
        /// Whether the first cell says who it is.
        id: bool,
        /// What parts the items of one cell; each has a cell of its own if it is not given.
        items: Option<u8>,
    },
    /// A person and one item.
    Pairs,
}

/// Cells of a pair: whose it is, and what.
const PAIR: usize = 2;

/// Reads the sets of a file.
///
/// # Errors
/// [`Kind::Empty`], [`Kind::Encoding`], [`Kind::Nul`], [`Kind::UnclosedQuote`],
/// [`Kind::TextAfterQuote`], [`Kind::BlankLine`], [`Kind::Ragged`] where a line is to have a number
/// of cells, [`Kind::PersonMissing`] and [`Kind::PersonTwice`], each with the line;
/// [`Kind::NoRecords`] if nobody has an item.
pub fn read(bytes: &[u8], layout: FileLayout) -> Result<Baskets> {
    let mut gathering = Gathering::default();
    each_record(bytes, layout, |line, cells| match layout.lines {
        Lines::Pairs => match cells {
            [id, item] => gathering.extend(line, id, item),
            _ => Err(ragged(line, PAIR, cells.len())),
        },
        Lines::Persons { id, items } => {
            let (id, rest) = match cells {
                [id_cell, rest @ ..] if id => (Some(id_cell.as_ref()), rest),
                _ => (None, cells),
            };
            match items {
                None => gathering.add(line, id, rest.iter().map(AsRef::as_ref)),
                Some(_) if rest.len() > 1 => {
                    Err(ragged(line, cells.len() - rest.len() + 1, cells.len()))
                }
                Some(mark) => {
                    let cell = rest.first().map(AsRef::as_ref).unwrap_or_default();
                    gathering.add(line, id, cell.split(char::from(mark)))
                }
            }
        }
    })?;
    gathering.finish()
}

/// Goes through the records of a file, each with its line.
pub(super) fn each_record(
    bytes: &[u8],
    layout: FileLayout,
    take: impl FnMut(u64, &[Cow<'_, str>]) -> Result<()>,
) -> Result<()> {
    let FileLayout { delimiter, header, formula_guard, .. } = layout;
    strict::each_record(bytes, CellForm { delimiter, header, formula_guard }, take)
}

fn ragged(line: u64, expected: usize, found: usize) -> Error {
    let (expected, found) = (expected as u64, found as u64);
    Error::at(Kind::Ragged { expected, found }, Place::line(line))
}
