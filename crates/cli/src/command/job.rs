//! Recipe and table of a command that releases nothing.

use super::release_file::{named, read_earlier};
use crate::arguments::RecipeAndTable;
use crate::files::{RecipeFiles, put_beside, read_recipe, read_tables};
use crate::progress::Progress;
use crate::refusal::Refusal;
use outis_job::{Defended, Incoming, Input, Job, defended, resolve};
use outis_protocol::problem::{Code, Problem};
use outis_protocol::recipe::{EarlierReleases, Recipe};
use std::path::PathBuf;
use std::sync::Arc;

/// What a command works on that releases nothing.
pub(super) struct PreparedJob {
    pub(super) job: Arc<Job>,
    /// The recipe as it is in its file, without what its defence changes.
    pub(super) recipe: Recipe,
    /// Earlier releases, with the names of their files.
    pub(super) earlier: Vec<(String, Input)>,
}

/// Reads recipe, table and earlier releases, and makes a study of them with the defence that the
/// recipe asks for.
///
/// # Errors
/// Whatever is wrong with one of them, or with both together.
pub(super) fn job(asked: &RecipeAndTable, progress: &mut Progress) -> Result<PreparedJob, Refusal> {
    let mut recipe = read_recipe(&asked.recipe)?;
    recipe.data.format.sheet = asked.sheet.clone().or(recipe.data.format.sheet);
    check_defence(&recipe, &asked.earlier)?;
    let options = resolve::read_options(&recipe)?;
    let files = RecipeFiles::new(&asked.recipe, &mut recipe, &asked.tables)?;
    let sheet = recipe.data.format.sheet.as_deref();
    let mut input = read_tables(&asked.input, &options, sheet, Incoming::finish, progress)?;
    put_beside(&mut input, &recipe, &asked.join, progress)?;
    let earlier = read_earlier(&recipe, &asked.earlier, progress)?;
    progress.preparing();
    let input = Arc::new(input);
    let job = defended(recipe.clone(), &input, &files, &named(&earlier))
        .and_then(Defended::whole)
        .and_then(|recipe| Job::new(recipe, &input, &files))
        .map_err(|problem| Refusal::of_request(problem, (&asked.input, &input), &asked.recipe))?;
    Ok(PreparedJob { job: Arc::new(job), recipe, earlier })
}

/// Refuses a recipe with a defence against earlier releases where none are given.
pub(super) fn check_defence(recipe: &Recipe, earlier: &[PathBuf]) -> Result<(), Problem> {
    match recipe.earlier {
        Some(defence @ (EarlierReleases::Floors | EarlierReleases::Columns))
            if earlier.is_empty() =>
        {
            let detail = format!("\"earlier\": \"{}\"", defence.id());
            Err(Problem::of_field(Code::Usage, "--earlier").with_detail(detail))
        }
        _ => Ok(()),
    }
}
