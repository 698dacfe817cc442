//! `outis run` for places: recipe in, release and report out.

use super::run::without_release;
use super::run_sets::refuse_grave;
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
use outis_job::{PlaceJob, PlaceRun, run_facts};
use outis_protocol::Problem;
use outis_protocol::problem::{Code, Outcome};
use outis_protocol::recipe::PlaceRecipe;
use outis_protocol::report::{PlaceReport, RunFacts};
use std::path::Path;
use std::sync::Arc;
use std::time::Instant;

/// Steps that are taken before an interrupt is heard.
const STEPS: usize = 16;

/// Cloaks places as a recipe says.
pub(super) fn run(arguments: &arguments::Run, recipe: PlaceRecipe) -> Ended {
    let silent = arguments.quiet || arguments.json;
    let (seed, system) = seed(arguments.seed.as_deref())?;
    let path = refuse_idle(arguments)?;
    keep_apart(&[&arguments.output, &arguments.report], &[path, &arguments.recipe])?;
    let mut release = Pending::new(&arguments.output)?;
    let mut report = Pending::new(&arguments.report)?;

    let mut progress = if silent { Progress::hidden() } else { Progress::on_terminal() };
    let bytes = read_whole(path)?;
    progress.preparing();
    let job = PlaceJob::new(recipe, &bytes).map_err(|problem| {
        Refusal::in_file(
            problem.clone(),
            if problem.field.is_none() { path } else { &arguments.recipe },
        )
    })?;
    refuse_grave(arguments.strict, job.warnings())?;

    let begun = Instant::now();
    progress.searching();
    guard::listen();
    let mut run = PlaceRun::new(Arc::new(job));
    while !run.step(STEPS) && !guard::interrupted() {
        progress.cut(run.visited(), None);
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
    if !silent {
        // The files are where they belong; that the summary finds no reader changes nothing.
        let _ = terminal::print(&told(&Words::new(), &evidence));
    }
    Ok(Ending::Done)
}

/// The one file of requests; refuses what is only there for tables.
fn refuse_idle(arguments: &arguments::Run) -> Outcome<&Path> {
    let refused = |name: &str, detail: &str| {
        Err(Problem::of_field(Code::OtherDataKind, name).with_detail(detail))
    };
    let [path] = &arguments.input[..] else { return refused("--input", "locations-several") };
    for (name, is_given) in [
        ("--sheet", arguments.sheet.is_some()),
        ("--summary", arguments.summary.is_some()),
        ("--table", !arguments.tables.is_empty()),
        ("--earlier", !arguments.earlier.is_empty()),
    ] {
        if is_given {
            return refused(name, "locations-option");
        }
    }
    Ok(path)
}

/// What a report says, in a few lines for a terminal.
fn told(words: &Words, report: &PlaceReport) -> String {
    let mut lines = Vec::new();
    if let Some(solution) = &report.solution {
        lines.push(words.say(
            "cli-places-released",
            [
                ("released", solution.released.into()),
                ("requests", report.input.requests.into()),
                ("people", report.input.people.into()),
                ("share", words.share(Some(solution.success_rate)).into()),
            ],
        ));
        lines.push(words.say(
            "cli-places-regions",
            [
                ("area", decimals(solution.mean_area).into()),
                ("people", decimals(solution.mean_people).into()),
                ("metres", if solution.projection.is_some() { "yes" } else { "no" }.into()),
            ],
        ));
        lines.push(words.say(
            "cli-places-loss",
            [
                ("place", words.share(Some(solution.loss.place)).into()),
                ("time", words.share(solution.loss.time).into()),
            ],
        ));
        if let Some(projection) = solution.projection {
            let degrees = |degrees: f64| decimals(degrees).into();
            lines.push(words.say(
                "cli-places-middle",
                [
                    ("longitude", degrees(projection.longitude)),
                    ("latitude", degrees(projection.latitude)),
                ],
            ));
        }
    }
    for outcome in &report.models {
        let achieved = outcome.achieved.unwrap_or_default();
        lines.push(words.say(
            "cli-places-model",
            [("model", outcome.model.id().into()), ("achieved", achieved.into())],
        ));
    }
    let before = [("before", report.risk.before)];
    let after = report.risk.after.iter().flat_map(|after| {
        [
            ("restricted-space", after.restricted_space),
            ("observation", after.observation),
            ("reciprocity", after.reciprocity),
            ("intersection", after.intersection),
        ]
    });
    lines.extend(before.into_iter().chain(after).map(|(attack, exposure)| {
        words.say(
            "cli-places-risk",
            [
                ("attack", attack.into()),
                ("fewest", exposure.fewest.unwrap_or_default().into()),
                ("unique", exposure.unique.into()),
                ("few", exposure.below_k.into()),
            ],
        )
    }));
    lines.extend(
        report
            .warnings
            .iter()
            .map(|warning| words.say("cli-warning", [("warning", words.warning(warning).into())])),
    );
    lines.join("\n") + "\n"
}

/// A number with at most six digits after the point.
fn decimals(number: f64) -> String {
    let text = format!("{number:.6}");
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}
