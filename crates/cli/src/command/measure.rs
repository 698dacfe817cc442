//! `outis measure`: what a file holds, its labels taken as they stand.

use super::{PLATFORM, machine, outcome};
use crate::arguments::Measure;
use crate::files::{RecipeFiles, read_recipe, read_table};
use crate::fluent::Words;
use crate::progress::Progress;
use crate::refusal::{Ended, Ending, Refusal};
use crate::terminal;
use outis_job::{Incoming, measure_file, resolve, run_facts};
use std::time::Instant;

/// Measures a file.
pub(crate) fn measure(arguments: &Measure) -> Ended {
    let mut recipe = read_recipe(&arguments.recipe)?;
    let files = RecipeFiles::new(&arguments.recipe, &mut recipe, &arguments.tables)?;
    let of_input = resolve::read_options(&recipe)?;
    let mut options = of_input;
    if recipe.output.delimiter.is_some() {
        // It may be the input or a release of the recipe, and the two are written differently.
        options.delimiter = None;
    }
    let mut progress = if arguments.json { Progress::hidden() } else { Progress::on_terminal() };
    let begun = Instant::now();
    let finish = |incoming: Incoming| incoming.finish_release(recipe.output.formula_guard);
    let input = read_table(&arguments.input, options, finish, &mut progress)?;
    let reference = arguments.reference.as_ref();
    let reference = reference
        .map(|path| read_table(path, of_input, Incoming::finish, &mut progress))
        .transpose()?;
    let mut report = measure_file(&recipe, &input, reference.as_ref(), &files, None)
        .map_err(|problem| Refusal::of_request(problem, &arguments.input, &arguments.recipe))?;
    report.run = Some(run_facts(PLATFORM, &machine(), begun.elapsed().as_secs_f64()));
    let holds = report.models.iter().all(|model| model.holds);
    let text =
        if arguments.json { report.to_text() } else { outcome::of_measure(&Words::new(), &report) };
    terminal::print(&text)?;
    Ok(if holds { Ending::Done } else { Ending::ModelsDoNotHold })
}
