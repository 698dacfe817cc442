//! Files on their way in, with what they hold and what identifies them.

use crate::report::notice;
use crate::{Fingerprint, json};
use outis::format::csv::Options;
use outis::format::encoding::Encoding;
use outis::format::layout::Layout;
use outis::format::{Loaded, TableReader, may_be_json};
use outis::table::Table;
use outis::{Error, Kind};
use outis_protocol::problem::{Code, Outcome, Problem};
use outis_protocol::report::{FileFacts, LeftOut, Notice};
use outis_protocol::view::Need;
use outis_protocol::workbook::Workbook;

/// Bytes by which it is told what a file is.
const HEAD: usize = 1 << 12;

/// A file on its way in.
pub struct Incoming {
    reader: TableReader,
    /// None where somebody else takes it.
    fingerprint: Option<Fingerprint>,
    /// The workbook of which this is a sheet's text.
    workbook: Option<Workbook>,
    /// How the file is to be read, and its first bytes, until enough of them tell what it is.
    awaited: Option<(Options, Vec<u8>)>,
    /// Objects of JSON, which are read as a whole.
    json: Option<(Options, Vec<u8>)>,
}

impl Incoming {
    /// Begins to read a file.
    #[must_use]
    pub fn new(options: Options) -> Self {
        let fingerprint = Some(Fingerprint::default());
        Self { fingerprint, ..Self::hashed_elsewhere(options) }
    }

    /// Begins to read a file whose fingerprint somebody else takes meanwhile.
    #[must_use]
    pub fn hashed_elsewhere(options: Options) -> Self {
        let (reader, awaited) = (TableReader::new(options.clone()), Some((options, Vec::new())));
        Self { reader, fingerprint: None, workbook: None, awaited, json: None }
    }

    /// Begins to read the text that was made of a sheet. What is said of text does not hold for
    /// it: it has one delimiter and one encoding. The fingerprint is that of the workbook's file,
    /// unless somebody else takes it.
    #[must_use]
    pub fn sheet(options: Options, workbook: Workbook, fingerprint: Option<Fingerprint>) -> Self {
        let (delimiter, encoding) = (Some(b','), Some(Encoding::Utf8));
        let reader = TableReader::new(Options { delimiter, encoding, ..options });
        Self { reader, fingerprint, workbook: Some(workbook), awaited: None, json: None }
    }

    /// Takes the next bytes.
    ///
    /// # Errors
    /// Whatever makes the file unacceptable, with the line.
    pub fn push(&mut self, bytes: &[u8]) -> Outcome<()> {
        if let Some(fingerprint) = &mut self.fingerprint
            && self.workbook.is_none()
        {
            fingerprint.push(bytes);
        }
        if let Some((_, head)) = &mut self.awaited {
            head.extend_from_slice(bytes);
            return if head.len() < HEAD { Ok(()) } else { self.begin() };
        }
        if let Some((_, json)) = &mut self.json {
            json.extend_from_slice(bytes);
            return Ok(());
        }
        Ok(self.reader.push(bytes)?)
    }

    /// Decides by the first bytes what the file is, and reads them.
    fn begin(&mut self) -> Outcome<()> {
        let Some((options, head)) = self.awaited.take() else { return Ok(()) };
        if options.delimiter.is_none() && may_be_json(&head) {
            self.json = Some((options, head));
            return Ok(());
        }
        Ok(self.reader.push(&head)?)
    }

    /// The reader that has read everything, and what else there is to say of the file.
    fn read(mut self) -> Outcome<(TableReader, Option<Workbook>, bool)> {
        self.begin()?;
        let Self { mut reader, workbook, json, .. } = self;
        let is_json = json.is_some();
        if let Some((options, bytes)) = json {
            let (delimiter, encoding, header) = (Some(b','), Some(Encoding::Utf8), Some(true));
            // The names are in the first line, and every line is a record.
            let layout = Layout { names: options.layout.names, ..Layout::default() };
            reader = TableReader::new(Options { delimiter, encoding, header, layout });
            reader.push(&json::text(&bytes)?)?;
        }
        Ok((reader, workbook, is_json))
    }

    /// Records read so far.
    #[must_use]
    pub fn records(&self) -> u64 {
        self.reader.records_so_far()
    }

    /// What a file of so many bytes will need that goes on as it has begun; nothing while too
    /// little was read to tell.
    #[must_use]
    pub fn need(&self, size: u64) -> Option<Need> {
        self.reader.need(size).map(Need::from)
    }

    /// Ends the file.
    ///
    /// # Errors
    /// As [`Self::push`], and for files that end too early or hold no record.
    pub fn finish(mut self) -> Outcome<Input> {
        let sha256 = self.sha256()?;
        self.finish_hashed(sha256)
    }

    /// Ends the file, whose SHA-256 somebody else has taken.
    ///
    /// # Errors
    /// As [`Self::finish`].
    pub fn finish_hashed(self, sha256: String) -> Outcome<Input> {
        let (reader, workbook, is_json) = self.read()?;
        Ok(Input { data: Data::Table(reader.finish()?), sha256, workbook, is_json })
    }

    /// Ends a file that is only to be measured: it may be a release, and hold no record. Where the
    /// `formula_guard` may have been at work, its cells are what they were before.
    ///
    /// # Errors
    /// As [`Self::push`], and for files that end too early.
    pub fn finish_release(mut self, formula_guard: bool) -> Outcome<Input> {
        let sha256 = self.sha256()?;
        let (reader, workbook, is_json) = self.read()?;
        let data = Data::Table(reader.finish_release(formula_guard)?);
        Ok(Input { data, sha256, workbook, is_json })
    }

    /// Its own, or none at all: that of nothing would be taken for the file's.
    fn sha256(&mut self) -> Outcome<String> {
        let own = self.fingerprint.take().map(Fingerprint::finish);
        own.ok_or_else(|| Problem::new(Code::Internal))
    }
}

/// What a file holds, by the kinds that a recipe's `data.kind` names. Another kind comes in here
/// and brings a job of its own.
#[derive(Debug)]
pub enum Data {
    /// One row for each record.
    Table(Loaded),
}

/// A file that was read.
#[derive(Debug)]
pub struct Input {
    /// What it holds.
    pub data: Data,
    /// SHA-256 of the bytes, in hex.
    pub sha256: String,
    /// The workbook that it is a sheet of.
    pub workbook: Option<Workbook>,
    /// Whether it holds objects of JSON.
    pub is_json: bool,
}

impl Input {
    /// Table and format.
    #[must_use]
    pub fn loaded(&self) -> &Loaded {
        let Data::Table(loaded) = &self.data;
        loaded
    }

    /// The table.
    #[must_use]
    pub fn table(&self) -> &Table {
        &self.loaded().table
    }

    /// What to know of it although it could be read.
    pub(crate) fn notices(&self) -> impl Iterator<Item = Notice> {
        let of_file = self.loaded().warnings.iter().map(notice);
        of_file.chain(self.workbook.iter().flat_map(Workbook::notices))
    }

    /// A problem of a recipe with it; that it is no table where it looks like none.
    pub(crate) fn told(&self, problem: Problem) -> Problem {
        match self.loaded().detected.markup {
            Some(format) if problem.code == Code::MissingAttribute && problem.field.is_none() => {
                Error::new(Kind::OtherFormat { format }).into()
            }
            _ => problem,
        }
    }

    /// What reports say of it.
    #[must_use]
    pub fn facts(&self) -> FileFacts {
        FileFacts {
            sha256: self.sha256.clone(),
            records: self.table().records as u32,
            attributes: self.table().columns.len() as u32,
            left_out: LeftOut::told(self.loaded().extent.left_out),
        }
    }
}
