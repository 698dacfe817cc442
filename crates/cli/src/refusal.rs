//! How a command ends.

use crate::fluent::{Words, shown};
use crate::terminal;
use outis_protocol::Problem;
use std::path::Path;

/// The end of a command that could do its work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ending {
    /// Everything that was asked for is done and holds.
    Done,
    /// There is no solution within the limits, or a measured file does not satisfy the models.
    ModelsDoNotHold,
}

/// The end of a command that could not.
#[derive(Debug)]
pub(crate) struct Refusal {
    problem: Box<Problem>,
    /// The data file, if the place is within it.
    data: Option<String>,
}

/// What a command comes to.
pub(crate) type Ended = Result<Ending, Refusal>;

impl From<Problem> for Refusal {
    fn from(problem: Problem) -> Self {
        Self { problem: Box::new(problem), data: None }
    }
}

impl Refusal {
    /// A problem with the data in `path`.
    pub(crate) fn in_data(problem: Problem, path: &Path) -> Self {
        Self { problem: Box::new(problem), data: Some(path.display().to_string()) }
    }

    /// A problem with what is asked of the data in `path`, which holds the place if there is
    /// one and no other file is named.
    pub(crate) fn of_request(problem: Problem, path: &Path) -> Self {
        let place = problem.column.is_some() || problem.line.is_some() || problem.record.is_some();
        // Rows of levels are those of the recipe.
        let of_recipe = problem.field.as_deref() == Some("rows");
        if problem.file.is_none() && place && !of_recipe {
            Self::in_data(problem, path)
        } else {
            Self::from(problem)
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
        match &self.data {
            Some(data) => terminal::note(&format!("outis: {}: {said}", shown(data))),
            None => terminal::note(&format!("outis: {said}")),
        }
    }

    /// 3 if Outis is at fault, 2 if the request or the data is.
    pub(crate) fn exit_code(&self) -> u8 {
        match self.problem.code.as_str() {
            "internal" | "not-verified" | "no-randomness" => 3,
            _ => 2,
        }
    }
}
