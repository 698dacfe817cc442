//! `outis compare`: several algorithms on the same study, side by side.

use super::job::{PreparedJob, job};
use super::{CLASSES, outcome};
use crate::arguments::Compare;
use crate::fluent::Words;
use crate::guard;
use crate::progress::Progress;
use crate::refusal::{Ended, Ending};
use crate::terminal;
use outis_job::{Job, Run};
use outis_protocol::recipe::Search;
use outis_protocol::view::Tried;
use outis_protocol::{Outcome, parse_search};
use std::sync::Arc;
use std::time::Instant;

/// Tries algorithms on a study and prints what each found. Nothing is released.
pub(crate) fn compare(arguments: &Compare) -> Ended {
    guard::handle_interrupts();
    let given = named(&arguments.searches)?;
    let mut progress = if arguments.json { Progress::hidden() } else { Progress::on_terminal() };
    let PreparedJob { job, .. } = job(&arguments.asked, &mut progress)?;
    let mut searches = vec![job.recipe.search.clone()];
    searches.extend(if given.is_empty() { job.recipe.compare.clone() } else { given });
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

/// Searches and recodings by their names, with nothing else said of them.
pub(super) fn named(names: &[String]) -> Outcome<Vec<Search>> {
    names.iter().map(|name| parse_search(&format!("{{\"algorithm\": {name:?}}}"))).collect()
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
