//! Files on their way in, with what they hold and what identifies them.

use crate::Fingerprint;
use outis::format::csv::Options;
use outis::format::{Loaded, TableReader};
use outis::table::Table;
use outis::{Error, Kind};
use outis_protocol::problem::{Code, Outcome, Problem};
use outis_protocol::report::{FileFacts, LeftOut};
use outis_protocol::view::Need;

/// A file on its way in.
pub struct Incoming {
    reader: TableReader,
    /// None where somebody else takes it.
    fingerprint: Option<Fingerprint>,
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
        Self { reader: TableReader::new(options), fingerprint: None }
    }

    /// Takes the next bytes.
    ///
    /// # Errors
    /// Whatever makes the file unacceptable, with the line.
    pub fn push(&mut self, bytes: &[u8]) -> Outcome<()> {
        if let Some(fingerprint) = &mut self.fingerprint {
            fingerprint.push(bytes);
        }
        Ok(self.reader.push(bytes)?)
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
        Ok(Input { data: Data::Table(self.reader.finish()?), sha256 })
    }

    /// Ends a file that is only to be measured: it may be a release, and hold no record. Where the
    /// `formula_guard` may have been at work, its cells are what they were before.
    ///
    /// # Errors
    /// As [`Self::push`], and for files that end too early.
    pub fn finish_release(mut self, formula_guard: bool) -> Outcome<Input> {
        let sha256 = self.sha256()?;
        Ok(Input { data: Data::Table(self.reader.finish_release(formula_guard)?), sha256 })
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
