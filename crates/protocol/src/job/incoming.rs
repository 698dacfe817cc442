//! Files on their way in, with what identifies them.

use super::Fingerprint;
use crate::problem::{Code, Outcome, Problem};
use crate::report::FileFacts;
use outis::format::csv::{Loaded, Options, Reader};
use outis::{Error, Kind};

/// A file on its way in.
pub struct Incoming {
    reader: Reader,
    fingerprint: Fingerprint,
}

impl Incoming {
    /// Begins to read a file.
    #[must_use]
    pub fn new(options: Options) -> Self {
        Self { reader: Reader::new(options), fingerprint: Fingerprint::default() }
    }

    /// Takes the next bytes.
    ///
    /// # Errors
    /// Whatever makes the file unacceptable, with the line.
    pub fn push(&mut self, bytes: &[u8]) -> Outcome<()> {
        self.fingerprint.push(bytes);
        Ok(self.reader.push(bytes)?)
    }

    /// Records read so far.
    #[must_use]
    pub fn records(&self) -> u64 {
        self.reader.records_so_far()
    }

    /// Ends the file.
    ///
    /// # Errors
    /// As [`Self::push`], and for files that end too early or hold no record.
    pub fn finish(self) -> Outcome<Input> {
        let loaded = self.reader.finish()?;
        Ok(Input { loaded, sha256: self.fingerprint.finish() })
    }

    /// Ends a file that is only to be measured, and may hold no record.
    ///
    /// # Errors
    /// As [`Self::push`], and for files that end too early.
    pub fn finish_even_empty(self) -> Outcome<Input> {
        let loaded = self.reader.finish_even_empty()?;
        Ok(Input { loaded, sha256: self.fingerprint.finish() })
    }
}

/// A file that was read.
#[derive(Debug)]
pub struct Input {
    /// Table and format.
    pub loaded: Loaded,
    /// SHA-256 of the bytes, in hex.
    pub sha256: String,
}

impl Input {
    /// A problem of a recipe with it; that it is no table where it looks like none.
    pub(crate) fn told(&self, problem: Problem) -> Problem {
        match self.loaded.detected.markup {
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
            records: self.loaded.table.records as u32,
            attributes: self.loaded.table.columns.len() as u32,
        }
    }
}
