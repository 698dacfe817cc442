//! Files on their way in, with what they hold and what identifies them.

mod parts; // Several of them as one table.

pub use parts::{Part, is_of_recipe};

use crate::Fingerprint;
use crate::fold::Folding;
use crate::join::Joining;
use crate::json::{ObjectReader, Standing, holds_objects};
use crate::report::notice;
use outis::format::csv::{Numbering, Options};
use outis::format::encoding::Encoding;
use outis::format::{Loaded, TableReader};
use outis::table::Table;
use outis::{Error, Kind};
use outis_protocol::problem::{Code, Outcome, Problem};
use outis_protocol::report::{FileFacts, LeftOut, Notice};
use outis_protocol::view::Need;
use outis_protocol::workbook::{Workbook, WorkbookFormat};
use std::mem;
use std::sync::{Arc, Mutex, Weak};

/// Bytes by which it is told what a file is.
const HEAD: usize = 1 << 12;

/// A file on its way in.
pub struct Incoming {
    phase: Phase,
    /// None where somebody else takes it.
    fingerprint: Option<Fingerprint>,
    /// The workbook of which this is a sheet's text.
    workbook: Option<Workbook>,
}

/// How far it is known what the file is.
enum Phase {
    /// Its first bytes, too few to tell.
    Unknown(Options, Vec<u8>),
    /// Text, which is read as it comes.
    Text(Box<TableReader>),
    /// Objects of JSON, which are read as a whole.
    Json(Options, Vec<u8>),
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
        Self { phase: Phase::Unknown(options, Vec::new()), fingerprint: None, workbook: None }
    }

    /// Begins to read the text that was made of a sheet. What is said of text does not hold for
    /// it: it has one delimiter and one encoding, and its lines are the rows of the sheet. The
    /// fingerprint is that of the workbook's file, unless somebody else takes it.
    #[must_use]
    pub fn sheet(options: Options, workbook: Workbook, fingerprint: Option<Fingerprint>) -> Self {
        let (delimiter, encoding) = (Some(b','), Some(Encoding::Utf8));
        // Variables, elements and columns of data sets always have names.
        let is_named = matches!(
            workbook.format,
            WorkbookFormat::Dta | WorkbookFormat::Parquet | WorkbookFormat::Xml
        );
        let header = if is_named { Some(true) } else { options.header };
        let numbering = Numbering::Rows;
        let reader =
            TableReader::new(Options { delimiter, encoding, header, numbering, ..options });
        Self { phase: Phase::Text(Box::new(reader)), fingerprint, workbook: Some(workbook) }
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
        match &mut self.phase {
            Phase::Unknown(options, head) => {
                head.extend_from_slice(bytes);
                if head.len() >= HEAD {
                    let (options, head) = (mem::take(options), mem::take(head));
                    if holds_objects(&options, &head) {
                        self.phase = Phase::Json(options, head);
                        return Ok(());
                    }
                    // A reader that has failed goes on failing, so that it is kept all the same.
                    let mut reader = Box::new(TableReader::new(options));
                    let pushed = reader.push(&head);
                    self.phase = Phase::Text(reader);
                    return Ok(pushed?);
                }
                Ok(())
            }
            Phase::Text(reader) => Ok(reader.push(bytes)?),
            Phase::Json(_, text) => {
                text.extend_from_slice(bytes);
                Ok(())
            }
        }
    }

    /// What was read, by `finish`, and what it was in the file.
    fn read(
        self,
        finish: impl FnOnce(TableReader) -> outis::Result<Loaded>,
    ) -> Outcome<(Data, Origin)> {
        let (loaded, origin) = match self.phase {
            Phase::Text(reader) => {
                (finish(*reader)?, self.workbook.map_or(Origin::Text, Origin::Workbook))
            }
            Phase::Unknown(options, head) if !holds_objects(&options, &head) => {
                let mut reader = TableReader::new(options);
                reader.push(&head)?;
                (finish(reader)?, Origin::Text)
            }
            Phase::Unknown(options, bytes) | Phase::Json(options, bytes) => {
                let reader = ObjectReader::new(options, &bytes)?;
                let origin = Origin::Json(reader.standing());
                (reader.finish(finish)?, origin)
            }
        };
        Ok((Data::Table(loaded), origin))
    }

    /// Records read so far.
    #[must_use]
    pub fn records(&self) -> u64 {
        match &self.phase {
            Phase::Text(reader) => reader.records_so_far(),
            Phase::Unknown(..) | Phase::Json(..) => 0,
        }
    }

    /// What a file of so many bytes will need that goes on as it has begun; nothing while too
    /// little was read to tell.
    #[must_use]
    pub fn need(&self, size: u64) -> Option<Need> {
        match &self.phase {
            Phase::Text(reader) => reader.need(size).map(Need::from),
            Phase::Unknown(..) | Phase::Json(..) => None,
        }
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
        let (data, origin) = self.read(TableReader::finish)?;
        Ok(Input::new(data, sha256, origin))
    }

    /// Ends a file that is only to be measured: it may be a release, and hold no record. Where the
    /// `formula_guard` may have been at work, its cells are what they were before.
    ///
    /// # Errors
    /// As [`Self::push`], and for files that end too early.
    pub fn finish_release(mut self, formula_guard: bool) -> Outcome<Input> {
        let sha256 = self.sha256()?;
        let (data, origin) = self.read(|reader| reader.finish_release(formula_guard))?;
        Ok(Input::new(data, sha256, origin))
    }

    /// Its own, or none at all: that of nothing would be taken for the file's.
    fn sha256(&mut self) -> Outcome<String> {
        let own = self.fingerprint.take().map(Fingerprint::finish);
        own.ok_or_else(|| Problem::new(Code::Internal))
    }
}

/// What a file of the kinds holds that are read slice by slice. Sets of items are read as a whole,
/// and have a job of their own ([`SetJob`](crate::SetJob)).
#[derive(Debug)]
pub enum Data {
    /// One row for each record.
    Table(Loaded),
}

/// A file that was read, or several as one table.
#[derive(Debug)]
pub struct Input {
    /// What it holds.
    pub data: Data,
    /// SHA-256 of the bytes, in hex; of several files that of their own, written one after the
    /// other.
    pub sha256: String,
    /// What the file was; of several the first.
    pub origin: Origin,
    /// Files beside it, in the order of a recipe that joins them.
    pub further: Vec<Arc<Input>>,
    /// What came of joining further files to this one, where the table is no longer its own.
    pub joining: Option<Arc<Joining>>,
    /// What was joined of it last.
    pub last_join: LastMade,
    /// What identifiers were read together with, where the table is no longer that of the file.
    pub together: Option<String>,
    /// What was read together of it last.
    pub last_together: LastMade,
    /// What came of making several records of a person one, where the table is no longer that of
    /// the file.
    pub folding: Option<Folding>,
    /// What was folded of it last.
    pub last_fold: LastMade,
    /// The files in their order, if they are several.
    pub parts: Vec<Part>,
}

impl Input {
    /// A file by itself, of which nothing was made yet.
    pub(crate) fn new(data: Data, sha256: String, origin: Origin) -> Self {
        Self {
            data,
            sha256,
            origin,
            further: Vec::new(),
            joining: None,
            last_join: LastMade::default(),
            together: None,
            last_together: LastMade::default(),
            folding: None,
            last_fold: LastMade::default(),
            parts: Vec::new(),
        }
    }
}

/// What was made of an input last, as long as somebody has it.
#[derive(Debug, Default)]
pub struct LastMade(pub(crate) Mutex<Weak<Input>>);

/// What a table was in the file.
#[derive(Clone, Debug)]
pub enum Origin {
    /// Lines of text.
    Text,
    /// Objects of JSON.
    Json(Standing),
    /// A sheet of this workbook.
    Workbook(Workbook),
}

impl Input {
    /// The workbook that it is a sheet of.
    #[must_use]
    pub fn workbook(&self) -> Option<&Workbook> {
        match &self.origin {
            Origin::Workbook(workbook) => Some(workbook),
            Origin::Text | Origin::Json(_) => None,
        }
    }

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

    /// Bytes of its file or files.
    pub(crate) fn bytes(&self) -> u64 {
        let own = match self.parts.is_empty() {
            true => self.workbook().map_or(self.loaded().bytes, |workbook| workbook.bytes),
            false => self.parts.iter().map(|part| part.bytes).sum(),
        };
        own + self.joining.as_ref().map_or(0, |joining| joining.bytes)
    }

    /// What to know of it although it could be read.
    pub(crate) fn notices(&self) -> impl Iterator<Item = Notice> {
        let of_parts = self.parts.iter().zip(1..).flat_map(|(part, number)| {
            let notices = part.notices(self.table());
            notices.map(move |told| Notice { file: Some(number), ..told })
        });
        let of_table = self.loaded().warnings.iter().map(notice);
        let of_file = match &self.origin {
            _ if !self.parts.is_empty() => Vec::new(),
            Origin::Workbook(workbook) => workbook.notices(),
            Origin::Json(standing) => standing.notice().into_iter().collect(),
            Origin::Text => Vec::new(),
        };
        let of_further = self.joining.iter().flat_map(|joining| joining.notices.iter().cloned());
        // Among several files each has a number.
        let alone = (self.joining.is_some() && self.parts.is_empty()).then_some(1);
        let own =
            of_table.chain(of_file).map(move |told| Notice { file: told.file.or(alone), ..told });
        of_parts.chain(own).chain(of_further)
    }

    /// What is told of a column of the table, where that is not the one of the file.
    pub(crate) fn told_of_column(&self, notice: Notice) -> Notice {
        match &self.joining {
            Some(joining) => joining.told_of_column(notice),
            None => notice,
        }
    }

    /// A problem of a recipe with it, by the records of the file; that it is no table where it
    /// looks like none.
    pub(crate) fn told(&self, problem: Problem) -> Problem {
        if let Some(joining) = &self.joining {
            let problem = match &self.folding {
                Some(folding) => folding.placed(problem),
                None => problem,
            };
            return joining.placed(problem);
        }
        if let Some(folding) = &self.folding {
            return folding.placed(problem);
        }
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
            left_out: LeftOut::told(self.left_out()),
            files: self.parts.iter().map(|part| part.facts(self.is_uniform())).collect(),
            join: self.joining.as_ref().map(|joining| joining.told.clone()),
            fold: self.folding.as_ref().map(|folding| folding.told.clone()),
        }
    }
}
