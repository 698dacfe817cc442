//! How a command ends.

use crate::fluent::{Words, shown};
use crate::terminal;
use outis_job::{Input, is_of_recipe};
use outis_protocol::Problem;
use outis_protocol::problem::Code;
use outis_protocol::recipe::EarlierReleases;
use std::path::{Path, PathBuf};

/// The end of a command that could do its work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ending {
    /// Everything that was asked for is done and holds.
    Done,
    /// There is no solution within the limits, or a measured file does not satisfy the models.
    ModelsDoNotHold,
    /// It was interrupted, and has said what it knew by then.
    Interrupted,
}

/// The end of a command that could not.
#[derive(Debug)]
pub(crate) struct Refusal {
    problem: Box<Problem>,
    /// The file that the place is within, if the problem does not say so itself.
    file: Option<String>,
}

/// What a command comes to.
pub(crate) type Ended = Result<Ending, Refusal>;

impl From<Problem> for Refusal {
    fn from(problem: Problem) -> Self {
        Self { problem: Box::new(problem), file: None }
    }
}

impl Refusal {
    /// A problem with what stands in `path`.
    pub(crate) fn in_file(problem: Problem, path: &Path) -> Self {
        Self { problem: Box::new(problem), file: Some(path.display().to_string()) }
    }

    /// A problem with what `recipe` asks of `input`, which was read of `data`: one of them holds the
    /// place, if there is one and no other file is named.
    pub(crate) fn of_request(
        problem: Problem,
        (data, input): (&[PathBuf], &Input),
        recipe: &Path,
    ) -> Self {
        let place = problem.column.is_some() || problem.line.is_some() || problem.record.is_some();
        match (&problem.file, is_of_recipe(&problem)) {
            (None, true) => Self::in_file(problem, recipe),
            (None, false) if place => match input.placed(&problem) {
                Some((number, placed)) => {
                    Self::from(placed.in_file(data[number].display().to_string()))
                }
                None if data.len() == 1 => Self::in_file(problem, &data[0]),
                None => Self::from(problem),
            },
            _ => Self::from(problem),
        }
    }

    /// Says it on standard error, in words or as JSON.
    pub(crate) fn say(&self, json: bool) {
        if json {
            // A problem is a map of strings and numbers, which JSON can always hold.
            terminal::note(&serde_json::to_string(&self.problem).unwrap_or_default());
            return;
        }
        let said = Words::new().problem(&self.problem);
        match &self.file {
            Some(file) => terminal::note(&format!("outis: {}: {said}", shown(file))),
            None => terminal::note(&format!("outis: {said}")),
        }
    }

    /// Whether a workbook lacks the sheet that was named.
    pub(crate) fn is_missing_sheet(&self) -> bool {
        self.problem.code == Code::MissingSheet
    }

    /// Whether a release says more with an earlier one than it may.
    pub(crate) fn breaks_earlier(&self) -> bool {
        self.problem.code == Code::BreaksEarlier
    }

    /// The same with the defences against earlier releases that were tried and help; `None` if they
    /// were not tried.
    pub(crate) fn with_help(self, helping: Option<&[EarlierReleases]>) -> Self {
        let Some(helping) = helping else { return self };
        let detail = match helping {
            [] => "nothing",
            [EarlierReleases::Floors] => "floors",
            [EarlierReleases::Columns] => "columns",
            _ => "both",
        };
        Self { problem: Box::new(self.problem.with_detail(detail)), ..self }
    }

    /// 3 if Outis is at fault, 2 if the request or the data is.
    pub(crate) fn exit_code(&self) -> u8 {
        match self.problem.code {
            Code::Internal | Code::NotVerified | Code::NoRandomness => 3,
            _ => 2,
        }
    }
}
