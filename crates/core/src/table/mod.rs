//! Records as dictionary-coded columns, and what each column is for.
//!
//! Every cell is stored as a code into its column's [`Dictionary`]. Two cells
//! have the same code exactly if their raw texts are equal (spec M3: 07 and 7
//! are different values); types serve hierarchies and ordering only.

mod append;
mod codes;
pub mod dates;
pub mod detect;
mod dictionary;
pub mod domain;
pub mod exceptions;
pub mod fold;
mod formats; // Date formats that may fit, at a glance.
pub mod join;
pub mod kind;
mod months; // What months are called.
mod multiplicity;
mod natural;
pub mod number;
pub mod persons;
mod phrases;
pub mod spellings;
pub mod suggest;
pub mod together;

pub use codes::{Codes, Translated};
pub use dictionary::Dictionary;
pub use domain::Domain;
pub use kind::DataType;
pub use multiplicity::Multiplicity;
pub use natural::{NaturalOrder, naturally};
pub(crate) use phrases::Phrases;

use crate::error::Place;
use std::borrow::Cow;
use unicode_normalization::UnicodeNormalization;

/// A name as it is compared: a letter with an accent may be written as one character or as two
/// that look the same, and some systems change one into the other. Names are therefore compared
/// composed (Unicode's NFC).
#[must_use]
pub fn composed(name: &str) -> String {
    name.nfc().collect()
}

/// What an attribute is for (spec A1). Each attribute has exactly one role.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Role {
    /// Points to one person by itself; never released.
    Identifier,
    /// Could be matched with other sources; generalized.
    QuasiIdentifier,
    /// Must not be linked to a person; released as it is.
    Sensitive,
    /// Neither; released as it is.
    Insensitive,
}

/// One column: its name and, for each record, the code of the cell.
#[derive(Clone, Debug, Default)]
pub struct Column {
    /// The name in the header, or the column's number where there is none.
    pub name: String,
    /// For each record the code of its cell.
    pub codes: Codes,
    /// The distinct raw texts.
    pub dictionary: Dictionary,
}

impl Column {
    /// Puts what `reads` makes of each text in its place. Texts that become equal are one then.
    pub(crate) fn reread(&mut self, reads: impl Fn(&str) -> Cow<'_, str>) {
        let mut dictionary = Dictionary::new();
        let codes: Vec<u32> =
            self.dictionary.iter().map(|text| dictionary.insert(&reads(text))).collect();
        let mut reread = Codes::new();
        self.codes.for_each(|code| reread.push(codes[code as usize]));
        reread.shrink();
        (self.codes, self.dictionary) = (reread, dictionary);
    }
}

/// A table as it was read. Nothing in it has been interpreted.
#[derive(Clone, Debug)]
pub struct Table {
    /// The columns, in the order of the file.
    pub columns: Vec<Column>,
    /// Number of records.
    pub records: usize,
    /// Where each record stands in the file.
    pub lines: LineIndex,
}

impl Table {
    /// Where a cell stands in its file.
    #[must_use]
    pub fn place(&self, column: usize, record: usize) -> Place {
        let record = record as u64;
        Place {
            column: Some(column as u32 + 1),
            record: Some(record + 1),
            line: Some(self.lines.line(record)),
            ..Place::default()
        }
    }
}

/// The line on which each record begins.
///
/// Nearly every record takes one line, so only the exceptions are stored. Where several stand on
/// one line, later ones are shifted upwards.
#[derive(Clone, Debug, Default)]
pub struct LineIndex {
    /// Line of the first record.
    first: u64,
    /// (record index, lines by which this and all later records are shifted), ascending by record.
    shifts: Vec<(u64, i64)>,
}

impl LineIndex {
    /// An index for records that begin on `first`, one line each.
    #[must_use]
    pub fn new(first: u64) -> Self {
        Self { first, shifts: Vec::new() }
    }

    /// Notes that record `index` (from 0) begins on `line`. Records must come in order.
    pub fn note(&mut self, index: u64, line: u64) {
        let shift = line as i64 - (self.first + index) as i64;
        if shift != self.shifts.last().map_or(0, |last| last.1) {
            self.shifts.push((index, shift));
        }
    }

    /// Goes on with another file's lines, the records of which come after `records`, and its lines
    /// after `lines`.
    fn append(&mut self, records: u64, other: &Self, lines: u64) {
        if records == 0 {
            self.clone_from(other);
            return;
        }
        let begun = std::iter::once(0).chain(other.shifts.iter().map(|&(record, _)| record));
        for record in begun {
            self.note(records + record, lines + other.line(record));
        }
    }

    /// The records before which lines were passed that begin none, and how many.
    pub(crate) fn jumps(&self) -> impl Iterator<Item = (u64, u64)> {
        let before = std::iter::once(0).chain(self.shifts.iter().map(|&(_, shift)| shift));
        let more =
            self.shifts.iter().zip(before).map(|(&(record, shift), before)| {
                (record, u64::try_from(shift - before).unwrap_or(0))
            });
        more.filter(|&(record, lines)| record > 0 && lines > 0)
    }

    /// The line on which record `index` (from 0) begins, counted from 1.
    #[must_use]
    pub fn line(&self, index: u64) -> u64 {
        let after = self.shifts.partition_point(|&(record, _)| record <= index);
        let shift = after.checked_sub(1).map_or(0, |i| self.shifts[i].1);
        (self.first + index).saturating_add_signed(shift)
    }
}
