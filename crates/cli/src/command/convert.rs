//! `outis convert`: a recipe as a job of ANON, and back.

use crate::arguments;
use crate::files::{read_job, read_recipe};
use crate::fluent::Words;
use crate::output::{Pending, keep_apart, publish};
use crate::refusal::{Ended, Ending};
use crate::terminal;
use outis_anon::{ExportedJob, JobFiles, export};
use outis_protocol::Problem;
use outis_protocol::problem::Code;
use serde_json::json;

/// Writes the other of the two, and prints what of a recipe is not in the job.
pub(crate) fn convert(arguments: &arguments::Convert) -> Ended {
    keep_apart(&[&arguments.output], &[&arguments.recipe])?;
    let recipe = read_recipe(&arguments.recipe)?;
    let is_job = read_job(&arguments.recipe)?.is_some();
    let ExportedJob { text, left_out } = if is_job {
        ExportedJob { text: recipe.to_text(), left_out: Vec::new() }
    } else {
        let value = serde_json::to_value(&recipe).map_err(|_| Problem::new(Code::Internal))?;
        let arguments::Convert { source, release, report, .. } = arguments;
        let job = export(&value, JobFiles { source, release, report });
        job.map_err(|problem| problem.in_file(arguments.recipe.display().to_string()))?
    };
    let mut file = Pending::new(&arguments.output)?;
    file.write(text.as_bytes())?;
    publish(vec![file])?;
    if arguments.json {
        terminal::print(&(json!({ "left-out": left_out }).to_string() + "\n"))?;
    } else if !left_out.is_empty() {
        let fields = left_out.join(", ");
        terminal::print(&(Words::new().say("cli-left-out", [("fields", fields.into())]) + "\n"))?;
    }
    Ok(Ending::Done)
}
