//! `outis run` for sets of items: recipe in, release and report out.

use super::run::without_release;
use super::{PLATFORM, machine};
use crate::arguments;
use crate::files::{RecipeFiles, read_whole};
use crate::fluent::Words;
use crate::guard;
use crate::output::{Pending, keep_apart, publish};
use crate::progress::Progress;
use crate::refusal::{Ended, Ending, Refusal};
use crate::seed::seed;
use crate::terminal;
use outis_job::{SetJob, SetRun, run_facts};
use outis_protocol::Problem;
use outis_protocol::problem::{Code, Outcome};
use outis_protocol::recipe::SetRecipe;
use outis_protocol::report::{Notice, NoticeCode, RunFacts, SetRecoding, SetReport, SetRiskPair};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Instant;

/// Steps that are taken before an interrupt is heard.
const STEPS: usize = 16;

/// Anonymizes sets as a recipe says.
pub(super) fn run(arguments: &arguments::Run, recipe: SetRecipe) -> Ended {
    let words = Words::new();
    let silent = arguments.quiet || arguments.json;
    let (seed, system) = seed(arguments.seed.as_deref())?;
    let path = refuse_idle(arguments)?;
    let files = RecipeFiles::near(&arguments.recipe);
    let mut inputs: Vec<PathBuf> = vec![path.to_owned(), arguments.recipe.clone()];
    inputs.extend(files.of_sets(&recipe));
    let inputs: Vec<&Path> = inputs.iter().map(AsRef::as_ref).collect();
    keep_apart(&[&arguments.output, &arguments.report], &inputs)?;
    let mut release = Pending::new(&arguments.output)?;
    let mut report = Pending::new(&arguments.report)?;

    let mut progress = if silent { Progress::hidden() } else { Progress::on_terminal() };
    let bytes = read_whole(path)?;
    progress.preparing();
    let job = SetJob::new(recipe, &bytes, &files).map_err(|problem| {
        let of_data = problem.file.is_none() && problem.field.is_none();
        Refusal::in_file(problem, if of_data { path } else { &arguments.recipe })
    })?;
    refuse_grave(arguments.strict, job.warnings())?;

    let begun = Instant::now();
    progress.searching();
    guard::listen();
    let mut run = SetRun::new(Arc::new(job));
    let mut interrupted = false;
    while !interrupted && !run.step(STEPS) {
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
        return without_release(arguments, report, &evidence.to_text(), problem);
    }
    let (bytes, evidence) = run.finish((seed, system), facts)?;
    release.write(&bytes)?;
    report.write(evidence.to_text().as_bytes())?;
    publish(vec![release, report])?;
    progress.clear();
    if interrupted && !arguments.json {
        progress.note(&words.say("cli-sets-interrupted", []));
    }
    if !silent {
        // The files are where they belong; that the summary finds no reader changes nothing.
        let _ = terminal::print(&told(&words, &evidence));
    }
    Ok(Ending::Done)
}

/// The one file of what is no table; refuses what is only there for tables.
pub(super) fn refuse_idle(arguments: &arguments::Run) -> Outcome<&Path> {
    let [path] = &arguments.input[..] else {
        return Err(Problem::of_field(Code::OtherDataKind, "--input").with_detail("several"));
    };
    for (name, is_given) in [
        ("--sheet", arguments.sheet.is_some()),
        ("--summary", arguments.summary.is_some()),
        ("--table", !arguments.tables.is_empty()),
        ("--earlier", !arguments.earlier.is_empty()),
    ] {
        if is_given {
            return Err(Problem::of_field(Code::OtherDataKind, name).with_detail("option"));
        }
    }
    Ok(path)
}

/// Refuses the first grave warning, if that is wanted.
pub(super) fn refuse_grave(strict: bool, warnings: &[Notice]) -> Outcome<()> {
    match warnings.iter().find(|warning| strict && warning.is_grave()) {
        None => Ok(()),
        Some(warning) => Err(Problem::new(Code::Strict).with_detail(warning.code.id())),
    }
}

/// What a report says, in a few lines for a terminal.
fn told(words: &Words, report: &SetReport) -> String {
    let mut lines = Vec::new();
    if let (Some(solution), Some(output)) = (&report.solution, &report.output) {
        lines.push(words.say(
            "cli-sets-released",
            [
                ("records", output.records.into()),
                ("before", report.input.records.into()),
                ("empty", report.input.empty.into()),
                ("suppressed", solution.suppressed.into()),
            ],
        ));
        lines.push(match &solution.recoding {
            SetRecoding::Groups { groups, smallest } => words.say(
                "cli-sets-groups",
                [("groups", (*groups).into()), ("smallest", (*smallest).into())],
            ),
            SetRecoding::Local => words.say("cli-sets-local", []),
            SetRecoding::Cut { cut } => words.say(
                "cli-sets-cut",
                [("raised", cut.len().into()), ("items", report.input.items.into())],
            ),
        });
        let loss = &solution.loss;
        let id = match (loss.optimal, loss.bound) {
            (true, _) => "cli-sets-loss-optimal",
            (false, Some(_)) => "cli-sets-loss-bound",
            (false, None) => "cli-sets-loss",
        };
        let bound = format!("{:.4}", loss.bound.unwrap_or_default());
        let value = format!("{:.4}", loss.value);
        lines.push(words.say(id, [("loss", value.into()), ("bound", bound.into())]));
    }
    for outcome in &report.models {
        let achieved = outcome.achieved.map_or_else(|| "none".to_owned(), |it| format!("{it:.2}"));
        let achieved = achieved.trim_end_matches('0').trim_end_matches('.').to_owned();
        lines.push(words.say(
            "cli-sets-model",
            [("model", outcome.model.id().into()), ("achieved", achieved.into())],
        ));
    }
    lines.extend(exposed(words, &report.risk));
    lines.extend(report.warnings.iter().map(|warning| match warning.code {
        NoticeCode::SensitiveUnprotected => words.say("cli-sets-unprotected", []),
        _ => words.say("cli-warning", [("warning", words.warning(warning).into())]),
    }));
    lines.join("\n") + "\n"
}

/// What somebody finds who knows some items of a person, in a line before and one after.
pub(super) fn exposed(words: &Words, risk: &SetRiskPair) -> Vec<String> {
    let both = [("before", Some(&risk.before)), ("after", risk.after.as_ref())];
    let said = both.into_iter().filter_map(|(id, exposure)| {
        let exposure = exposure?;
        Some(words.say(
            "cli-sets-risk",
            [
                ("when", id.into()),
                ("known", exposure.known.into()),
                ("unique", exposure.unique.into()),
                ("fewest", exposure.fewest.unwrap_or_default().into()),
                ("share", words.share(exposure.likeliest).into()),
            ],
        ))
    });
    said.collect()
}
