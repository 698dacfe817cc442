//! `outis run` for graphs: recipe in, release and report out.

use super::run::without_release;
use super::run_sets::refuse_idle;
use super::{PLATFORM, machine};
use crate::arguments;
use crate::files::read_whole;
use crate::fluent::Words;
use crate::guard;
use crate::output::{Pending, keep_apart, publish};
use crate::progress::Progress;
use crate::refusal::{Ended, Ending, Refusal};
use crate::seed::seed;
use crate::terminal;
use outis_job::{GraphJob, GraphRun, run_facts};
use outis_protocol::recipe::GraphRecipe;
use outis_protocol::report::{GraphReport, RunFacts};
use std::sync::Arc;
use std::time::Instant;

/// Anonymizes a graph as a recipe says.
pub(super) fn run(arguments: &arguments::Run, recipe: GraphRecipe) -> Ended {
    let words = Words::new();
    let silent = arguments.quiet || arguments.json;
    let (seed, system) = seed(arguments.seed.as_deref())?;
    let path = refuse_idle(arguments)?;
    keep_apart(&[&arguments.output, &arguments.report], &[path, &arguments.recipe])?;
    let mut release = Pending::new(&arguments.output)?;
    let mut report = Pending::new(&arguments.report)?;

    let mut progress = if silent { Progress::hidden() } else { Progress::on_terminal() };
    let bytes = read_whole(path)?;
    progress.preparing();
    let job = GraphJob::new(recipe, &bytes).map_err(|problem| {
        let of_data = problem.file.is_none() && problem.field.is_none();
        Refusal::in_file(problem, if of_data { path } else { &arguments.recipe })
    })?;

    let begun = Instant::now();
    progress.searching();
    guard::listen();
    let mut run = GraphRun::new(Arc::new(job), seed);
    let mut interrupted = false;
    while !interrupted && !run.step() {
        progress.cut(run.rounds(), None);
        interrupted = guard::interrupted();
    }
    if interrupted {
        run.interrupt();
    }
    let facts = Some(RunFacts {
        visited: run.rounds(),
        ..run_facts(PLATFORM, &machine(), begun.elapsed().as_secs_f64())
    });
    if !run.has_found() {
        progress.clear();
        let (evidence, problem) = run.without_solution(facts);
        return without_release(arguments, report, &evidence.to_text(), problem);
    }
    let (bytes, evidence) = run.finish((seed, system), facts)?;
    release.write(&bytes)?;
    report.write(evidence.to_text().as_bytes())?;
    publish(vec![release, report])?;
    progress.clear();
    if !silent {
        // The files are where they belong; that the summary finds no reader changes nothing.
        let _ = terminal::print(&told(&words, &evidence));
    }
    Ok(Ending::Done)
}

/// What a report says, in a few lines for a terminal.
fn told(words: &Words, report: &GraphReport) -> String {
    let mut lines = Vec::new();
    if let Some(solution) = &report.solution {
        let is_optimal = if solution.optimal { "yes" } else { "no" };
        lines.push(words.say(
            "cli-graph-released",
            [
                ("vertices", report.input.vertices.into()),
                ("edges", report.input.edges.into()),
                ("added", solution.added.into()),
                ("removed", solution.removed.into()),
                ("bound", solution.bound.into()),
                ("optimal", is_optimal.into()),
            ],
        ));
    }
    for outcome in &report.models {
        let achieved = outcome.achieved.unwrap_or_default();
        lines.push(words.say(
            "cli-graph-model",
            [("model", outcome.model.id().into()), ("achieved", achieved.into())],
        ));
    }
    let both = [("before", Some(&report.risk.before)), ("after", report.risk.after.as_ref())];
    for (when, risk) in both.into_iter().filter_map(|(when, risk)| Some((when, risk?))) {
        for (known, risk) in [("degree", &risk.degree), ("neighbourhood", &risk.neighbourhood)] {
            lines.push(words.say(
                "cli-graph-risk",
                [
                    ("when", when.into()),
                    ("known", known.into()),
                    ("unique", risk.unique.into()),
                    ("fewest", risk.fewest.unwrap_or_default().into()),
                ],
            ));
        }
    }
    lines.extend(
        report
            .unprotected
            .iter()
            .map(|what| words.say("cli-graph-unprotected", [("what", what.as_str().into())])),
    );
    lines.join("\n") + "\n"
}
