//! `outis measure`: what a file holds, its labels taken as they stand.

use super::{PLATFORM, machine, outcome};
use crate::arguments::Measure;
use crate::files::{RecipeFiles, read_recipe, read_tables};
use crate::fluent::Words;
use crate::progress::Progress;
use crate::refusal::{Ended, Ending, Refusal};
use crate::terminal;
use outis::format::Format;
use outis::format::encoding::Encoding;
use outis::format::layout::Layout;
use outis_job::{Incoming, Input, fold, measure_file, resolve, run_facts};
use outis_protocol::recipe::Recipe;
use std::time::Instant;

/// The encodings of input and release, where the recipe says how the input is written and the
/// release is written otherwise.
fn different_encodings(recipe: &Recipe) -> Option<[Encoding; 2]> {
    let input = Encoding::from(recipe.data.format.encoding?);
    let release = recipe.output.encoding.map_or(Encoding::Utf8, Encoding::from);
    (input != release).then_some([release, input])
}

/// Whether a file was read in one of these encodings, so far as its bytes tell one from another.
fn is_written(read: &Result<Input, Refusal>, encodings: [Encoding; 2]) -> bool {
    read.as_ref().is_ok_and(|input| {
        let Format::Csv(format) = input.loaded().format;
        format.encoding == Encoding::Utf8 || encodings.contains(&format.encoding)
    })
}

/// Measures a file.
pub(crate) fn measure(arguments: &Measure) -> Ended {
    let mut recipe = read_recipe(&arguments.recipe)?;
    let files = RecipeFiles::new(&arguments.recipe, &mut recipe, &arguments.tables)?;
    recipe.data.format.sheet = arguments.sheet.clone().or(recipe.data.format.sheet);
    let of_input = resolve::read_options(&recipe)?;
    let mut options = resolve::release_options(&recipe)?;
    if recipe.output.delimiter.is_some() {
        // It may be the input or a release of the recipe, and the two are written differently.
        options.delimiter = None;
    }
    let mut progress = if arguments.json { Progress::hidden() } else { Progress::on_terminal() };
    let begun = Instant::now();
    let finish = |incoming: Incoming| incoming.finish_release(recipe.output.is_guarded());
    let encodings = different_encodings(&recipe);
    if encodings.is_some() {
        options.encoding = None;
    }
    let of_recipe = recipe.data.format.sheet.as_deref();
    let mut sheet = of_recipe;
    let paths = &arguments.input;
    let mut input = read_tables(paths, &options, sheet, finish, &mut progress);
    if arguments.sheet.is_none() && input.as_ref().is_err_and(Refusal::is_missing_sheet) {
        // A release that somebody put into a workbook has a sheet of its own.
        sheet = None;
        input = read_tables(paths, &options, sheet, finish, &mut progress);
    }
    if let Some(encodings) = encodings
        && !is_written(&input, encodings)
        && let Some(old) = encodings.into_iter().find(|encoding| !encoding.is_unicode())
    {
        // The bytes alone do not tell such encodings for certain.
        options.encoding = Some(old);
        input = read_tables(paths, &options, sheet, finish, &mut progress);
    }
    let is_released = |input: &Input| fold::has_columns(&recipe, input.table());
    if of_input.layout != Layout::default() && !input.as_ref().is_ok_and(is_released) {
        // It is no release, which begins with its table; the recipe says where that of the input is.
        let again = read_tables(paths, &of_input, sheet, finish, &mut progress);
        if again.as_ref().is_ok_and(is_released) || input.is_err() {
            input = again;
        }
    }
    let input = input?;
    let reference = match &arguments.reference[..] {
        [] => None,
        paths => Some(read_tables(paths, &of_input, of_recipe, Incoming::finish, &mut progress)?),
    };
    let mut report = measure_file(&recipe, &input, reference.as_ref(), &files, None)
        .map_err(|problem| Refusal::of_request(problem, (paths, &input), &arguments.recipe))?;
    report.run = Some(run_facts(PLATFORM, &machine(), begun.elapsed().as_secs_f64()));
    let holds = report.models.iter().all(|model| model.holds);
    let text =
        if arguments.json { report.to_text() } else { outcome::of_measure(&Words::new(), &report) };
    terminal::print(&text)?;
    Ok(if holds { Ending::Done } else { Ending::ModelsDoNotHold })
}
