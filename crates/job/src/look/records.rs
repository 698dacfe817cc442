//! Any records of a table that was found, before and after: those that somebody looks for, in the
//! order in which they are looked at.

use crate::run::{Application, Run};
use crate::{Job, show};
use outis::evidence::deciding_tuples;
use outis::release::{self, RecordSearch};
use outis_protocol::look::{RecordChoice, RecordFilter};
use outis_protocol::problem::{Code, Outcome, Problem};
use outis_protocol::view::ComparedRows;
use std::sync::Arc;

/// Records that were chosen, or are looked for still.
pub struct RecordLook {
    job: Arc<Job>,
    application: Arc<Application>,
    search: RecordSearch,
}

impl RecordLook {
    /// Begins to look for records in what a run has found.
    ///
    /// # Errors
    /// As [`Run::applied`], and `parameter` if they are to be sorted by a column that there is not.
    pub fn new(run: &mut Run, choice: &RecordChoice) -> Outcome<Self> {
        let application = run.application()?;
        let job = run.job().clone();
        let applied = &application.applied;
        if choice.sort.is_some_and(|column| column as usize >= applied.columns().len()) {
            return Err(Problem::of_field(Code::Parameter, "sort"));
        }
        let filter = match choice.filter {
            RecordFilter::Written => release::RecordFilter::Written,
            RecordFilter::Changed => release::RecordFilter::Changed,
            RecordFilter::LeftOut => release::RecordFilter::LeftOut,
            RecordFilter::Deciding => release::RecordFilter::Deciding,
        };
        let deciding = match choice.filter {
            RecordFilter::Deciding => deciding_tuples(&application.released(&job)),
            _ => Vec::new(),
        };
        let choice = release::RecordChoice {
            filter,
            search: choice.search.clone(),
            sort: choice.sort.map(|column| (column as usize, choice.descending)),
        };
        let search = RecordSearch::new(applied, job.input.table(), choice, deciding, |cell| {
            job.wording(cell)
        });
        Ok(Self { job, application, search })
    }

    /// Looks at about so many cells; true once all records have been looked at.
    pub fn step(&mut self, cells: usize) -> bool {
        self.search.step(&self.application.applied, self.job.input.table(), cells)
    }

    /// How many records were found.
    #[must_use]
    pub fn number(&self) -> u32 {
        self.search.records().len() as u32
    }

    /// Those from `first` on, before and after; left-out ones have no cells after.
    #[must_use]
    pub fn rows(&self, first: usize, count: usize) -> ComparedRows {
        let shown: Vec<u32> =
            self.search.records().iter().skip(first).take(count).copied().collect();
        show::rows_of(&self.job, &self.application.applied, &shown)
    }
}
