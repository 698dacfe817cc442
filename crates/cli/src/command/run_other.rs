//! `outis run` for what is no table: what sets, places and graphs do alike.

use super::run::{refuse_grave, without_release};
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
use outis::release::Seed;
use outis_job::run_facts;
use outis_protocol::Problem;
use outis_protocol::problem::{Code, Outcome};
use outis_protocol::report::{Notice, RunFacts};
use std::path::{Path, PathBuf};
use std::time::Instant;

/// The whole way of a kind of data, in steps.
pub(super) trait OtherRun {
    /// What is said of it.
    type Report;

    /// What is said where it was interrupted and has found something all the same.
    const INTERRUPTED: Option<&'static str> = None;

    /// Goes on for as long as an interrupt may wait; true once it has ended.
    fn step(&mut self) -> bool;

    /// Says that nobody waits for the end.
    fn interrupt(&mut self) {}

    /// How much was looked at.
    fn visited(&self) -> u32;

    /// The loss of the best so far, and what nothing falls below.
    fn gap(&self) -> Option<(f64, f64)> {
        None
    }

    /// Whether there is something to release.
    fn has_found(&self) -> bool;

    /// The bytes of the release, checked, and the report.
    ///
    /// # Errors
    /// Where what was found cannot be written.
    fn finish(
        &self,
        seed: (Seed, bool),
        facts: Option<RunFacts>,
    ) -> Outcome<(Vec<u8>, Self::Report)>;

    /// The report and the problem where there is nothing to release.
    fn without_solution(&self, facts: Option<RunFacts>) -> (Self::Report, Problem);

    /// The text of the report file.
    fn text(report: &Self::Report) -> String;

    /// What a report says, in a few lines for a terminal.
    fn told(words: &Words, report: &Self::Report) -> String;
}

/// Carries a recipe out on the one file that is given: `begin` makes of its bytes, and of the seed,
/// a run and what to know although nothing is wrong. `files` are those that the recipe names.
pub(super) fn carry_out<R: OtherRun>(
    arguments: &arguments::Run,
    files: Vec<PathBuf>,
    begin: impl FnOnce(&[u8], Seed) -> Outcome<(R, Vec<Notice>)>,
) -> Ended {
    let words = Words::new();
    let silent = arguments.quiet || arguments.json;
    let (seed, system) = seed(arguments.seed.as_deref())?;
    let path = refuse_idle(arguments)?;
    let mut inputs: Vec<&Path> = vec![path, &arguments.recipe];
    inputs.extend(files.iter().map(PathBuf::as_path));
    keep_apart(&[&arguments.output, &arguments.report], &inputs)?;
    let mut release = Pending::new(&arguments.output)?;
    let mut report = Pending::new(&arguments.report)?;

    let mut progress = if silent { Progress::hidden() } else { Progress::on_terminal() };
    let bytes = read_whole(path)?;
    progress.preparing();
    let (mut run, warnings) = begin(&bytes, seed).map_err(|problem| {
        let of_data = problem.file.is_none() && problem.field.is_none();
        Refusal::in_file(problem, if of_data { path } else { &arguments.recipe })
    })?;
    refuse_grave(arguments.strict, &warnings)?;

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
        return without_release(arguments, report, &R::text(&evidence), problem);
    }
    let (bytes, evidence) = run.finish((seed, system), facts)?;
    release.write(&bytes)?;
    report.write(R::text(&evidence).as_bytes())?;
    publish(vec![release, report])?;
    progress.clear();
    if let Some(id) = R::INTERRUPTED.filter(|_| interrupted && !arguments.json) {
        progress.note(&words.say(id, []));
    }
    if !silent {
        // The files are where they belong; that the summary finds no reader changes nothing.
        let _ = terminal::print(&R::told(&words, &evidence));
    }
    Ok(Ending::Done)
}

/// The one file of what is no table; refuses what is only there for tables.
fn refuse_idle(arguments: &arguments::Run) -> Outcome<&Path> {
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
