//! `outis hierarchy`: the levels of an attribute, as a file that a recipe can name.

use crate::arguments::Hierarchy;
use crate::files::{RecipeFiles, put_beside, read_recipe, read_tables};
use crate::progress::Progress;
use crate::refusal::{Ended, Ending, Refusal};
use crate::terminal;
use outis_job::{Incoming, fold, resolve, show};
use std::sync::Arc;

/// Prints the levels of an attribute.
pub(crate) fn hierarchy(arguments: &Hierarchy) -> Ended {
    let mut recipe = read_recipe(&arguments.recipe)?;
    recipe.data.format.sheet = arguments.sheet.clone().or(recipe.data.format.sheet);
    let options = resolve::read_options(&recipe)?;
    let files = RecipeFiles::new(&arguments.recipe, &mut recipe, &[])?;
    let sheet = recipe.data.format.sheet.as_deref();
    let paths = &arguments.input;
    let mut progress = if arguments.json { Progress::hidden() } else { Progress::on_terminal() };
    let mut input = read_tables(paths, &options, sheet, Incoming::finish, &mut progress)?;
    put_beside(&mut input, &recipe, &arguments.join, &mut progress)?;
    let input = Arc::new(input);
    progress.clear();
    let lines = fold::folded(&recipe, &input)
        .and_then(|input| show::hierarchy_csv(&recipe, &input, &files, &arguments.attribute))
        .map_err(|problem| Refusal::of_request(problem, (paths, &input), &arguments.recipe))?;
    terminal::print(&String::from_utf8_lossy(&lines))?;
    Ok(Ending::Done)
}
