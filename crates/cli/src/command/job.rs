//! Recipe and table of a command that releases nothing.

use crate::arguments::RecipeAndTable;
use crate::files::{RecipeFiles, read_recipe, read_tables};
use crate::progress::Progress;
use crate::refusal::Refusal;
use outis_job::{Incoming, Job, resolve};
use std::sync::Arc;

/// Reads recipe and table, and makes a study of them.
///
/// # Errors
/// Whatever is wrong with one of them, or with both together.
pub(super) fn job(asked: &RecipeAndTable, progress: &mut Progress) -> Result<Arc<Job>, Refusal> {
    let mut recipe = read_recipe(&asked.recipe)?;
    recipe.data.format.sheet = asked.sheet.clone().or(recipe.data.format.sheet);
    let options = resolve::read_options(&recipe)?;
    let files = RecipeFiles::new(&asked.recipe, &mut recipe, &asked.tables)?;
    let sheet = recipe.data.format.sheet.as_deref();
    let input = read_tables(&asked.input, &options, sheet, Incoming::finish, progress)?;
    progress.preparing();
    let input = Arc::new(input);
    let job = Job::new(recipe, &input, &files)
        .map_err(|problem| Refusal::of_request(problem, (&asked.input, &input), &asked.recipe))?;
    Ok(Arc::new(job))
}
