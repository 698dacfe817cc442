//! `outis run`: recipe in, release and report out.

use super::{compare, outcome, run_facts};
use crate::arguments::Run;
use crate::files::{RecipeFiles, read_recipe, read_table};
use crate::fluent::Words;
use crate::guard;
use crate::output::{Pending, keep_apart, publish};
use crate::progress::Progress;
use crate::refusal::{Ended, Ending, Refusal};
use crate::seed::seed;
use crate::{team, terminal};
use outis::release::{Measured, Seed};
use outis_protocol::job::{Fingerprint, Found, Incoming, Input, Job, ReleasedFile};
use outis_protocol::problem::Code;
use outis_protocol::report::{Notice, Recoding};
use outis_protocol::{Problem, recipe, resolve};
use std::path::Path;
use std::time::Instant;

/// Classes that the search looks at before it asks whether it was interrupted: some
/// milliseconds of work.
const CLASSES: usize = 1 << 16;

/// Records that are written before progress is shown: some milliseconds of work.
const RECORDS: usize = 1 << 13;

/// Anonymizes a table as a recipe says.
pub(crate) fn run(arguments: &Run) -> Ended {
    guard::handle_interrupts();
    let words = Words::new();
    let silent = arguments.quiet || arguments.json;
    let (seed, system) = seed(arguments.seed.as_deref())?;
    let mut recipe = read_recipe(&arguments.recipe)?;
    let options = resolve::read_options(&recipe)?;
    let files = RecipeFiles::of(&arguments.recipe, &mut recipe, &arguments.tables)?;
    let named = files.named(&recipe);
    let mut inputs: Vec<&Path> = named.iter().map(AsRef::as_ref).collect();
    inputs.extend([arguments.recipe.as_path(), &arguments.input]);
    keep_apart(&[&arguments.output, &arguments.report], &inputs)?;
    let mut release = Pending::new(&arguments.output)?;
    let mut report = Pending::new(&arguments.report)?;

    let mut progress = if silent { Progress::hidden() } else { Progress::on_terminal() };
    let input = read_table(&arguments.input, options, Incoming::finish, &mut progress)?;
    progress.preparing();
    let mut job = Job::new(recipe, &input, &files)
        .map_err(|problem| Refusal::of_request(problem, &arguments.input, &arguments.recipe))?;
    // What is known before the search need not wait for its end. What is said of columns depends
    // on which records are released.
    let mut settled = job.warnings(&input);
    settled.retain(|warning| !warning.is_about_column());
    refuse_grave(arguments.strict, &settled)?;

    let begun = Instant::now();
    let threads = team::threads(arguments.threads);
    let searched = search(&job, &input, threads, &mut progress)?;
    let Searched { found, visited, workers, interrupted, spent, proven } = searched;
    let facts = || run_facts(visited, workers, begun.elapsed());
    let Some(mut found) = found else {
        progress.clear();
        let mut evidence = job.no_solution(&input, Some(facts()));
        let code = match (interrupted, spent) {
            (true, _) => Code::Interrupted,
            (false, true) => Code::NodesSpent,
            (false, false) => Code::NoSolution,
        };
        let mut problem = Problem::new(code);
        if interrupted || spent {
            evidence.warnings.push(Notice::new(code.id()));
        } else if !proven {
            // There may be a table that this search does not come to.
            evidence.warnings.push(Notice::new("none-found"));
            problem = problem.with_detail(job.recipe.search.id());
        } else if job.may_star() {
            problem = problem.with_detail("star");
        }
        report.write(evidence.to_text().as_bytes())?;
        publish([report])?;
        Refusal::from(problem).say(arguments.json);
        if !arguments.json && arguments.output.exists() {
            let file = arguments.output.display().to_string();
            terminal::note(&words.say("cli-older-release", [("file", file.into())]));
        }
        return Ok(Ending::ModelsDoNotHold);
    };
    if interrupted {
        // Nothing is proven any more; what is released is what this recipe asks for.
        if let Recoding::FullDomain { levels } = job.solution(&found).recoding {
            job.recipe.search = recipe::Search::fixed(levels);
        }
        found.bound = None;
        if !arguments.json {
            let search = serde_json::to_string(&job.recipe.search).unwrap_or_default();
            progress.note(&words.say("cli-interrupted", [("search", search.into())]));
        }
    }

    let applied = job.apply(&input, &found.chosen)?;
    let written = write(&job, &input, &applied, seed, &mut release, &mut progress)?;
    let mut facts = facts();
    let tried = compare::tried(&job, &input, &job.recipe.compare, &mut progress);
    facts.compared = tried.iter().map(|tried| tried.run.clone()).collect();
    let file = ReleasedFile { sha256: written.sha256, system };
    let measured = &written.measured;
    let mut evidence = job.report(&input, &found, &applied, measured, Some(file), Some(facts));
    evidence.compared = tried.into_iter().map(|tried| tried.trial).collect();
    refuse_grave(arguments.strict, &evidence.warnings)?;
    report.write(evidence.to_text().as_bytes())?;
    publish([release, report])?;
    progress.clear();
    if !silent {
        // The files are where they belong; that the summary finds no reader changes nothing.
        let _ = terminal::print(&outcome::of_run(&words, &evidence));
    }
    Ok(Ending::Done)
}

/// Refuses the first grave warning, if that is wanted.
fn refuse_grave(strict: bool, warnings: &[Notice]) -> Result<(), Problem> {
    match warnings.iter().find(|warning| strict && warning.is_grave()) {
        None => Ok(()),
        Some(Notice { code, attribute, .. }) => {
            let attribute = attribute.clone();
            Err(Problem { attribute, ..Problem::new(Code::Strict).with_detail(code) })
        }
    }
}

/// What came of a search.
struct Searched {
    found: Option<Found>,
    visited: u32,
    workers: u32,
    interrupted: bool,
    /// Whether it ended by the number of nodes that it may look at.
    spent: bool,
    /// Whether it is proven that there is nothing to find.
    proven: bool,
}

/// Searches until the end or the first interrupt.
fn search(
    job: &Job,
    input: &Input,
    threads: u32,
    progress: &mut Progress,
) -> Result<Searched, Refusal> {
    let mut search = job.search(input)?;
    // A recoding that was cut short could not be repeated from its recipe.
    let replays = !search.is_recoding();
    progress.searching();
    guard::listen();
    let study = &job.prepared.study;
    let interrupted = team::search(&mut search, study, threads, CLASSES, |search| {
        progress.searched(search);
        guard::interrupted()
    });
    let found = search.found().filter(|_| !interrupted || replays);
    let (visited, workers) = (search.visited(), search.workers());
    let (spent, proven) = (search.is_spent(), search.proves_none());
    Ok(Searched { found, visited, workers, interrupted, spent, proven })
}

/// A release that was written and checked.
struct Written {
    measured: Measured,
    sha256: String,
}

/// Writes the release beside its place and checks what was written.
fn write(
    job: &Job,
    input: &Input,
    applied: &outis::release::Applied,
    seed: Seed,
    release: &mut Pending,
    progress: &mut Progress,
) -> Result<Written, Refusal> {
    let mut writing = job.write(input, applied, seed)?;
    progress.writing(writing.progress().1);
    let table = &input.loaded.table;
    let mut heard = guard::interrupted();
    let mut fingerprint = Fingerprint::default();
    while let Some(chunk) = writing.step(table, applied, RECORDS).map_err(Problem::from)? {
        release.write(&chunk)?;
        fingerprint.push(&chunk);
        progress.written(writing.progress().0);
        if guard::interrupted() && !std::mem::replace(&mut heard, true) {
            progress.finishing();
        }
    }
    let measured = writing.finish(table, &job.plan, applied).map_err(Problem::from)?;
    Ok(Written { measured, sha256: fingerprint.finish() })
}
