//! `outis run` for what is no table: what sets, places, graphs and query logs do alike.

use super::run::{refuse_grave, without_release};
use super::{PLATFORM, machine, run_graph, run_places, run_queries, run_sets};
use crate::arguments;
use crate::files::{RecipeFiles, read_whole};
use crate::fluent::Words;
use crate::guard;
use crate::output::{Pending, keep_apart, publish};
use crate::progress::Progress;
use crate::refusal::{Ended, Ending, Refusal};
use crate::seed::seed;
use crate::terminal;
use outis_job::{OtherJob, run_facts};
use outis_protocol::Problem;
use outis_protocol::other::OtherReport;
use outis_protocol::problem::{Code, Outcome};
use outis_protocol::recipe::OtherRecipe;
use outis_protocol::report::{Notice, RunFacts};
use std::path::Path;
use std::time::Instant;

/// Carries a recipe out on the one file that is given.
pub(super) fn run(arguments: &arguments::Run, recipe: OtherRecipe) -> Ended {
    let words = Words::new();
    let silent = arguments.quiet || arguments.json;
    let (seed, system) = seed(arguments.seed.as_deref())?;
    let path = refuse_idle(arguments)?;
    let mut inputs: Vec<&Path> = vec![path, &arguments.recipe];
    let files = RecipeFiles::near(&arguments.recipe);
    let named = match &recipe {
        OtherRecipe::Transactions(recipe) => files.of_sets(recipe),
        _ => None,
    };
    inputs.extend(named.as_deref());
    keep_apart(&[&arguments.output, &arguments.report], &inputs)?;
    let mut release = Pending::new(&arguments.output)?;
    let mut report = Pending::new(&arguments.report)?;

    let mut progress = if silent { Progress::hidden() } else { Progress::on_terminal() };
    let bytes = read_whole(path)?;
    progress.preparing();
    let job = OtherJob::new(recipe, &bytes, &files).map_err(|problem| {
        let of_data = is_of_data(&problem);
        Refusal::in_file(problem, if of_data { path } else { &arguments.recipe })
    })?;
    refuse_grave(arguments.strict, job.warnings())?;
    let mut run = job.begin(seed);

    let begun = Instant::now();
    progress.searching();
    guard::listen();
    let mut interrupted = false;
    while !interrupted && !run.step() {
        progress.cut(run.visited(), run.gap());
        interrupted = guard::interrupted();
    }
    if interrupted {
        run.interrupt();
    }
    let facts = Some(RunFacts {
        visited: run.visited(),
        ..run_facts(PLATFORM, &machine(), begun.elapsed().as_secs_f64())
    });
    if !run.has_found() {
        progress.clear();
        let (evidence, problem) = run.without_solution(facts);
        return without_release(arguments, [Some(report), None], &evidence.to_text(), problem);
    }
    let (bytes, evidence) = run.finish((seed, system), facts)?;
    release.write(&bytes)?;
    report.write(evidence.to_text().as_bytes())?;
    publish(vec![release, report])?;
    progress.clear();
    // Of sets alone, something is found before the end.
    if interrupted && !arguments.json {
        progress.note(&words.say("cli-sets-interrupted", []));
    }
    if !silent {
        // The files are where they belong; that the summary finds no reader changes nothing.
        let _ = terminal::print(&told(&words, &evidence));
    }
    Ok(Ending::Done)
}

/// Whether what is wrong stands in the data. An item that is spelled otherwise has a line there,
/// although a field of the recipe is at fault.
pub(super) fn is_of_data(problem: &Problem) -> bool {
    let is_spelling = problem.code == Code::SensitiveSpelled;
    problem.file.is_none() && (problem.field.is_none() || is_spelling)
}

/// What to know although nothing is wrong, a line each.
pub(super) fn warned(words: &Words, warnings: &[Notice]) -> impl Iterator<Item = String> {
    warnings
        .iter()
        .map(|warning| words.say("cli-warning", [("warning", words.warning(warning).into())]))
}

/// What a report says, in a few lines for a terminal.
fn told(words: &Words, report: &OtherReport) -> String {
    match report {
        OtherReport::Sets(report) => run_sets::told(words, report),
        OtherReport::Places(report) => run_places::told(words, report),
        OtherReport::Graph(report) => run_graph::told(words, report),
        OtherReport::Queries(report) => run_queries::told(words, report),
    }
}

/// The one file of what is no table; refuses what is only there for tables.
fn refuse_idle(arguments: &arguments::Run) -> Outcome<&Path> {
    let [path] = &arguments.input[..] else {
        return Err(Problem::of_field(Code::OtherDataKind, "--input").with_detail("several"));
    };
    for (name, is_given) in [
        ("--sheet", arguments.sheet.is_some()),
        ("--summary", arguments.summary.is_some()),
        ("--anon-report", arguments.anon_report.is_some()),
        ("--table", !arguments.tables.is_empty()),
        ("--join", !arguments.join.is_empty()),
        ("--earlier", !arguments.earlier.is_empty()),
    ] {
        if is_given {
            return Err(Problem::of_field(Code::OtherDataKind, name).with_detail("option"));
        }
    }
    Ok(path)
}
