//! `outis compare`: several algorithms on the same study, side by side.

use super::outcome;
use crate::arguments::Compare;
use crate::files::{RecipeFiles, read_recipe, read_tables};
use crate::fluent::Words;
use crate::guard;
use crate::progress::Progress;
use crate::refusal::{Ended, Ending, Refusal};
use crate::terminal;
use outis_job::{Incoming, Job, Run, resolve};
use outis_protocol::parse_search;
use outis_protocol::recipe::Search;
use outis_protocol::view::Tried;
use std::sync::Arc;
use std::time::Instant;

/// Classes that a search looks at before it asks whether it was interrupted: some
/// milliseconds of work.
const CLASSES: usize = 1 << 16;

/// Tries algorithms on a study and prints what each found. Nothing is released.
pub(crate) fn compare(arguments: &Compare) -> Ended {
    guard::handle_interrupts();
    let mut recipe = read_recipe(&arguments.recipe)?;
    recipe.data.format.sheet = arguments.sheet.clone().or(recipe.data.format.sheet);
    let options = resolve::read_options(&recipe)?;
    let files = RecipeFiles::new(&arguments.recipe, &mut recipe, &arguments.tables)?;
    let mut searches = vec![recipe.search.clone()];
    if arguments.searches.is_empty() {
        searches.extend(recipe.compare.iter().cloned());
    } else {
        for name in &arguments.searches {
            searches.push(parse_search(&format!("{{\"algorithm\": {name:?}}}"))?);
        }
    }
    let mut progress = if arguments.json { Progress::hidden() } else { Progress::on_terminal() };
    let sheet = recipe.data.format.sheet.as_deref();
    let paths = &arguments.input;
    let input = read_tables(paths, &options, sheet, Incoming::finish, &mut progress)?;
    progress.preparing();
    let input = Arc::new(input);
    let job = Job::new(recipe, &input, &files)
        .map_err(|problem| Refusal::of_request(problem, (paths, &input), &arguments.recipe))?;
    let job = Arc::new(job);
    guard::listen();
    let tried = tried(&job, &searches, &mut progress);
    progress.clear();
    let text = if arguments.json {
        serde_json::to_string_pretty(&tried).unwrap_or_default() + "\n"
    } else {
        outcome::of_compare(&Words::new(), &tried)
    };
    terminal::print(&text)?;
    Ok(Ending::Done)
}

/// What each of the algorithms finds on the study of a job. After an interrupt those that are
/// left are not tried.
pub(super) fn tried(job: &Arc<Job>, searches: &[Search], progress: &mut Progress) -> Vec<Tried> {
    let mut all = Vec::new();
    for search in searches {
        if guard::interrupted() {
            break;
        }
        let begun = Instant::now();
        all.push(match Run::trying(job.clone(), search.clone()) {
            Ok(mut run) => {
                progress.searching();
                while !guard::interrupted() && !run.search(CLASSES) {
                    progress.searched(run.attempt());
                }
                run.tried(begun.elapsed().as_secs_f64())
            }
            Err(problem) => Tried::refused(search.clone(), problem),
        });
    }
    all
}
