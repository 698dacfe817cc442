//! The streaming reader: slices of a file to a table.

use super::dialect::Options;
use super::filling::Filling;
use super::header::{self, HeaderReason};
use super::need::Need;
use super::reading::Reading;
use super::{formula_texts, guard};
use crate::error::{Error, Kind, Place, Result, Warning, WarningKind};
use crate::format::zeros::{self, LeadingZeros};
use crate::format::{Loaded, blocks, strays, totals};
use crate::table::Table;
use std::mem;

/// How many bytes are looked at before the format is decided.
const SAMPLE: usize = 1 << 20;

/// Reads a CSV file from slices of it, in order. Where the file is cut never matters.
///
/// Memory grows with the table, not with the file: a slice may be dropped once it was
/// pushed. After an error the reader answers every call with the same error.
pub struct Reader {
    options: Options,
    leading_zeros: Vec<LeadingZeros>,
    fill_down: Option<Vec<String>>,
    bytes: u64,
    phase: Phase,
}

enum Phase {
    /// Collecting the first bytes, by which the format is decided.
    Sampling(Vec<u8>),
    Reading(Box<Reading>),
    Failed(Error),
}

impl Reader {
    /// A reader that has seen nothing yet.
    #[must_use]
    pub fn new(mut options: Options) -> Self {
        let leading_zeros = mem::take(&mut options.layout.leading_zeros);
        let fill_down = options.layout.fill_down.take();
        Self { options, leading_zeros, fill_down, bytes: 0, phase: Phase::Sampling(Vec::new()) }
    }

    /// Takes the next bytes of the file.
    ///
    /// # Errors
    /// Whatever makes the file unacceptable, with the line: see the first part of [`Kind`].
    /// [`Kind::Parameter`] for a delimiter that cannot be one.
    pub fn push(&mut self, bytes: &[u8]) -> Result<()> {
        let result = self.try_push(bytes);
        self.bytes += bytes.len() as u64;
        if let Err(error) = &result {
            self.phase = Phase::Failed(error.clone());
        }
        result
    }

    /// Ends the file.
    ///
    /// # Errors
    /// As [`push`](Self::push), and for files that end too early or hold no record.
    pub fn finish(self) -> Result<Loaded> {
        let keeps_formula_texts = self.options.keeps_formula_texts;
        let mut loaded = self.finish_by(|loaded| {
            if !keeps_formula_texts {
                loaded.warnings.extend(formula_texts::take_out(&mut loaded.table));
            }
        })?;
        if loaded.table.records == 0 {
            return Err(Error::new(Kind::NoRecords));
        }
        let is_found_out = loaded.detected.header.is_some();
        if is_found_out && !loaded.format.has_names() && holds_blanks_alone(&loaded.table) {
            return Err(Error::new(Kind::Empty));
        }
        let records = totals::closing(&loaded.table) as u64;
        if records > 0 {
            let place = Place::line(loaded.table.lines.line(loaded.table.records as u64 - records));
            loaded.warnings.push(Warning { kind: WarningKind::TotalsLine { records }, place });
        }
        loaded.warnings.extend(strays::find(&loaded.table, records as usize, |rows| {
            header::reason(rows) == HeaderReason::UnlikeTheRest
        }));
        let lost = zeros::lost(&loaded.table).map(|lost| lost.warning(&loaded.table));
        loaded.warnings.extend(lost);
        if loaded.extent.fill_down.is_none() {
            let leads = blocks::unfilled(&loaded.table);
            loaded.warnings.extend(leads.iter().map(|lead| lead.warning(&loaded.table)));
            loaded.warnings.extend(blocks::dittos(&loaded.table, &leads));
        } else {
            loaded.warnings.extend(blocks::dittos(&loaded.table, &[]));
        }
        Ok(loaded)
    }

    /// Ends the file, which is a release and may be a header and nothing more: every record may
    /// have been left out of it. Where the `formula_guard` may have been at work, what it did is
    /// undone, so that names and cells are what was released.
    ///
    /// # Errors
    /// As [`finish`](Self::finish), but not for files without records.
    pub fn finish_release(self, formula_guard: bool) -> Result<Loaded> {
        self.finish_by(|loaded| {
            if formula_guard {
                loaded.warnings.extend(guard::take_off(&mut loaded.table));
            }
        })
    }

    /// Ends the file, which may have no record; `read` makes of its cells what they say.
    fn finish_by(self, read: impl FnOnce(&mut Loaded)) -> Result<Loaded> {
        let mut reading = match self.phase {
            Phase::Failed(error) => return Err(error),
            Phase::Reading(reading) => reading,
            Phase::Sampling(sample) => Reading::start(self.options, &sample, true)?,
        };
        reading.finish()?;
        // With a delimiter that it does not have, XML is a column of its lines.
        if let Some(format) = reading.detected.markup
            && reading.columns.len() == 1
        {
            return Err(Error::new(Kind::OtherFormat { format }));
        }
        let mut loaded = reading.loaded(self.bytes);
        read(&mut loaded);
        zeros::restore(&mut loaded.table, &self.leading_zeros)?;
        loaded.extent.leading_zeros = self.leading_zeros;
        blocks::fill_down(&mut loaded.table, self.fill_down.as_deref().unwrap_or_default())?;
        loaded.extent.fill_down = self.fill_down;
        Ok(loaded)
    }

    /// Records read so far.
    #[must_use]
    pub fn records_so_far(&self) -> u64 {
        match &self.phase {
            Phase::Reading(reading) => reading.records,
            Phase::Sampling(_) | Phase::Failed(_) => 0,
        }
    }

    /// What a file of `size` bytes will need that goes on as it has begun; nothing while too
    /// little was read to tell.
    #[must_use]
    pub fn need(&self, size: u64) -> Option<Need> {
        let Phase::Reading(reading) = &self.phase else { return None };
        let columns = reading.columns.iter().map(Filling::column);
        reading.growth.need(columns, reading.records, self.bytes as f64 / size.max(1) as f64)
    }

    fn try_push(&mut self, mut bytes: &[u8]) -> Result<()> {
        if let Phase::Sampling(sample) = &mut self.phase {
            let (first, rest) = bytes.split_at(bytes.len().min(SAMPLE - sample.len()));
            sample.extend_from_slice(first);
            if sample.len() < SAMPLE {
                return Ok(());
            }
            bytes = rest;
            let options = mem::take(&mut self.options);
            self.phase = Phase::Reading(Reading::start(options, sample, false)?);
        }
        match &mut self.phase {
            Phase::Reading(reading) => reading.read(bytes),
            Phase::Failed(error) => Err(error.clone()),
            Phase::Sampling(_) => Ok(()),
        }
    }
}

/// Whether a table is one column of white space alone: what looks like an empty file is none of people
/// of whom nothing is known.
fn holds_blanks_alone(table: &Table) -> bool {
    let [column] = &table.columns[..] else { return false };
    column.dictionary.iter().all(|text| !text.is_empty() && text.trim().is_empty())
}

/// Reads a file as though its format had been decided by nothing, so that tests can cut short
/// files after every byte.
#[cfg(test)]
pub(super) fn read_in_slices(options: Options, slices: &[&[u8]]) -> Result<Loaded> {
    let mut reading = Reading::start(options, b"", false)?;
    for slice in slices {
        reading.read(slice)?;
    }
    reading.finish()?;
    Ok(reading.loaded(slices.iter().map(|slice| slice.len() as u64).sum()))
}
