//! Several files with the same columns, as one table.

use super::{Data, Input, Origin};
use crate::Fingerprint;
use crate::report::notice;
use outis::error::Warning;
use outis::format::encoding::Encoding;
use outis::format::layout;
use outis::format::{Format, Loaded, csv, zeros};
use outis::table::{Table, composed};
use outis_protocol::problem::{Code, Outcome, Problem};
use outis_protocol::report::{FilePart, LeftOut, Notice, TextForm};

/// The most records of all files together.
const RECORD_LIMIT: u64 = u32::MAX as u64;

/// One of several files that are one table.
#[derive(Clone, Debug)]
pub struct Part {
    /// SHA-256 of its bytes, in hex.
    pub sha256: String,
    /// Its records.
    pub records: u64,
    /// Bytes of the file.
    pub(super) bytes: u64,
    /// What of it is no part of its table.
    left_out: layout::LeftOut,
    /// How it is written, if it is text.
    written: Option<(u8, Encoding)>,
    /// The record before its first, from 1, and the line, as the table numbers them through.
    before: (u64, u64),
    /// What to know of it although it could be read.
    notices: Vec<Notice>,
    /// Columns of the whole table in which its postcodes are short, which says nothing by itself,
    /// and what is said of them if another file's are not.
    short: Vec<(usize, Warning)>,
}

impl Part {
    /// A part whose columns go on in those of the whole table; `columns` has for each of these its
    /// own.
    fn new(input: &Input, before: (u64, u64), columns: &[usize]) -> Self {
        let loaded = input.loaded();
        let short = zeros::short(&loaded.table).filter_map(|lost| {
            let index = lost.column as usize - 1;
            let whole = columns.iter().position(|&column| column == index)?;
            Some((whole, lost.warning(&loaded.table)))
        });
        let Format::Csv(csv::CsvFormat { delimiter, encoding, .. }) = loaded.format;
        Self {
            sha256: input.sha256.clone(),
            records: loaded.table.records as u64,
            bytes: input.bytes(),
            left_out: loaded.extent.left_out,
            written: matches!(input.origin, Origin::Text).then_some((delimiter, encoding)),
            before,
            notices: input.notices().collect(),
            short: short.filter(|(_, warning)| !loaded.warnings.contains(warning)).collect(),
        }
    }

    /// What to know of it although it could be read, as a part of `table`.
    pub(super) fn notices(&self, table: &Table) -> impl Iterator<Item = Notice> {
        let lost =
            self.short.iter().filter(|(column, _)| zeros::has_whole(&table.columns[*column]));
        self.notices.iter().cloned().chain(lost.map(|(_, warning)| notice(warning)))
    }

    /// What reports say of it, among files that are all written alike or are not.
    pub(super) fn facts(&self, is_uniform: bool) -> FilePart {
        let Self { sha256, records, left_out, .. } = self;
        let written = self.written.filter(|_| !is_uniform).map(|(delimiter, encoding)| TextForm {
            delimiter: char::from(delimiter).to_string(),
            encoding: encoding.into(),
        });
        let left_out = LeftOut::told(*left_out);
        FilePart { sha256: sha256.clone(), records: *records as u32, left_out, written }
    }
}

/// Whether all records of `other` stand in `table` in the same order, from the record `first` on,
/// from 0. `columns` has for each column of the table that of the other.
fn has_records(table: &Table, first: usize, other: &Table, columns: &[usize]) -> bool {
    table.columns.iter().zip(columns).all(|(own, &column)| {
        let column = &other.columns[column];
        let codes: Vec<Option<u32>> =
            column.dictionary.iter().map(|text| own.dictionary.code(text)).collect();
        let mut record = first;
        let mut are_same = true;
        column.codes.for_each(|code| {
            are_same &= codes[code as usize] == Some(own.codes.get(record));
            record += 1;
        });
        are_same
    })
}

impl Input {
    /// Adds another file below, whose columns have the same names in any order; where there are no
    /// names, their order tells which is which.
    ///
    /// # Errors
    /// `files-differ` with the other's column if it has others, or its table stands elsewhere in
    /// its file; `file-twice` if it, or one with the same records, was added before; `too-many` records.
    pub fn append(&mut self, other: Self) -> Outcome<()> {
        if self.parts.is_empty() {
            let columns: Vec<usize> = (0..self.table().columns.len()).collect();
            self.parts = vec![Part::new(self, (0, 0), &columns)];
        }
        if self.parts.iter().any(|part| part.sha256 == other.sha256) {
            return Err(Problem::new(Code::FileTwice));
        }
        let columns = same_columns(self.loaded(), other.loaded())?;
        let has_same_records = self.parts.iter().any(|part| {
            part.records > 1
                && part.records == other.table().records as u64
                && has_records(self.table(), part.before.0 as usize, other.table(), &columns)
        });
        if has_same_records {
            return Err(Problem::new(Code::FileTwice));
        }
        let records = self.table().records as u64;
        if records + other.table().records as u64 > RECORD_LIMIT {
            let expected = Some(RECORD_LIMIT);
            return Err(Problem { expected, ..Problem::new(Code::TooMany) });
        }
        let Data::Table(loaded) = &mut self.data;
        // From now on its part says them.
        loaded.warnings.clear();
        let lines = loaded.table.append(other.table(), &columns);
        loaded.extent.skips_empty |= other.loaded().extent.skips_empty;
        loaded.extent.skips_repeated_names |= other.loaded().extent.skips_repeated_names;
        loaded.extent.skips_pages |= other.loaded().extent.skips_pages;
        loaded.extent.fits_records |= other.loaded().extent.fits_records;
        loaded.bytes += other.loaded().bytes;
        self.parts.push(Part::new(&other, (records, lines), &columns));
        let mut fingerprint = Fingerprint::default();
        self.parts.iter().for_each(|part| fingerprint.push(part.sha256.as_bytes()));
        self.sha256 = fingerprint.finish();
        Ok(())
    }

    /// What of all files is no part of the table.
    pub(crate) fn left_out(&self) -> layout::LeftOut {
        if self.parts.is_empty() {
            return self.loaded().extent.left_out;
        }
        let parts = self.parts.iter().map(|part| part.left_out);
        parts.fold(layout::LeftOut::default(), |sum, part| layout::LeftOut {
            above: sum.above + part.above,
            units: sum.units + part.units,
            empty: sum.empty + part.empty,
            repeated_names: sum.repeated_names + part.repeated_names,
            pages: sum.pages + part.pages,
            last: sum.last + part.last,
        })
    }

    /// The file in which the place of a problem is, from 0, and the problem with the lines and
    /// records of that file; nothing if there is one file alone, or no place in any, or the problem
    /// is with another file or the recipe.
    #[must_use]
    pub fn placed(&self, problem: &Problem) -> Option<(usize, Problem)> {
        if problem.file.is_some() || is_of_recipe(problem) {
            return None;
        }
        let number = self.parts.iter().rposition(|part| match (problem.line, problem.record) {
            (Some(line), _) => part.before.1 < line,
            (None, Some(record)) => part.before.0 < record,
            (None, None) => false,
        })?;
        let (records, lines) = self.parts[number].before;
        let mut placed = problem.clone();
        placed.line = placed.line.map(|line| line - lines);
        placed.record = placed.record.map(|record| record.saturating_sub(records));
        Some((number, placed))
    }

    /// Whether all of it is text that is written alike.
    pub(crate) fn is_uniform(&self) -> bool {
        self.parts
            .iter()
            .all(|part| part.written.is_some() && part.written == self.parts[0].written)
    }
}

/// Whether the place of a problem is in the recipe: rows of levels are, and so are the settings of
/// other hierarchies. A mask has none that could be wrong: its values are too many or too long.
#[must_use]
pub fn is_of_recipe(problem: &Problem) -> bool {
    let field = problem.field.as_deref();
    field == Some("rows") || problem.code == Code::HierarchyParameter && field != Some("from")
}

/// Which column of another table each of the first's goes on in.
fn same_columns(first: &Loaded, other: &Loaded) -> Outcome<Vec<usize>> {
    let differ = |detail: &str| Problem::new(Code::FilesDiffer).with_detail(detail);
    let (own, theirs) = (&first.table, &other.table);
    let begin = |loaded: &Loaded| (loaded.extent.names_line, loaded.extent.left_out.last);
    if first.format.has_names() != other.format.has_names() {
        return Err(differ("names"));
    }
    if begin(first) != begin(other) || first.extent.first_record != other.extent.first_record {
        return Err(differ("layout"));
    }
    let around = |loaded: &Loaded| (loaded.extent.trims, loaded.extent.wrapping);
    if around(first) != around(other) {
        return Err(differ("around"));
    }
    if own.columns.len() != theirs.columns.len() {
        let [expected, found] = [own, theirs].map(|table| Some(table.columns.len() as u64));
        return Err(Problem { expected, found, ..differ("count") });
    }
    if !first.format.has_names() {
        return Ok((0..own.columns.len()).collect());
    }
    let names = |table: &Table| -> Vec<String> {
        table.columns.iter().map(|column| composed(&column.name)).collect()
    };
    let (own, theirs) = (names(own), names(theirs));
    if let Some(column) = theirs.iter().position(|name| !own.contains(name)) {
        return Err(Problem { column: Some(column as u32 + 1), ..differ("column") });
    }
    let places = own.iter().map(|name| theirs.iter().position(|other| other == name));
    places.map(|place| place.ok_or_else(|| differ("column"))).collect()
}
