//! `outis sql`, `outis plan` and `outis check`: a table that stays in the engine that holds it.

use super::{CLASSES, PLATFORM, machine};
use crate::arguments::{Check, Plan, SqlCount};
use crate::files::{RecipeFiles, read_policy, read_recipe, read_table, read_text, read_whole};
use crate::fluent::Words;
use crate::guard;
use crate::output::{Pending, keep_apart, publish};
use crate::progress::Progress;
use crate::refusal::{Ended, Ending, Refusal};
use crate::{team, terminal};
use outis::format::csv::Options;
use outis::release::Seed;
use outis_job::sql::{self, Dialect, WrittenTable};
use outis_job::{Fingerprint, Incoming, Input, Job, Run};
use outis_protocol::engine::{ApplyForm, EngineCheck, EnginePlan};
use outis_protocol::problem::{Code, Outcome, Problem};
use std::fs;
use std::io::ErrorKind;
use std::num::NonZeroU32;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Instant;

/// Lines that are written at a time.
const LINES: usize = 1 << 13;

/// Lines of counts up to which several threads search: each has memory of its own.
const SHARED_LINES: usize = 1_000_000;

/// Prints the statements that count a table.
pub(crate) fn count(arguments: &SqlCount) -> Ended {
    let recipe = read_recipe(&arguments.recipe)?;
    let dialect = dialect(&arguments.dialect)?;
    terminal::print(&sql::count_statements(&recipe, dialect, &arguments.source)?)?;
    Ok(Ending::Done)
}

/// Anonymizes what an engine has counted, and writes what it needs to write the release.
pub(crate) fn plan(arguments: &Plan) -> Ended {
    guard::handle_interrupts();
    let mut recipe = read_recipe(&arguments.recipe)?;
    let dialect = dialect(&arguments.dialect)?;
    let form = arguments.form.as_deref().map(form).transpose()?;
    let policy = arguments.policy.as_deref().map(read_policy).transpose()?.map(Arc::new);
    if let Some(policy) = &policy {
        policy.check_earlier(false)?;
        policy.check_recipe(&recipe)?;
    }
    let files = RecipeFiles::new(&arguments.recipe, &mut recipe, &arguments.tables)?;
    let counted = sql::counted_recipe(&recipe)?;
    let counts = exported(&arguments.counts)?;
    let mut inputs = vec![&*arguments.recipe, &*counts];
    inputs.extend(arguments.policy.as_deref());
    keep_apart(&[&arguments.report], &inputs)?;
    let mut report = Pending::new(&arguments.report)?;
    let mut progress = if arguments.json { Progress::hidden() } else { Progress::on_terminal() };
    let options = sql::counts_options(&counted)?;
    let input = read_table(&counts, options, None, Incoming::finish, &mut progress)?;
    let input = Arc::new(input);
    let refused = |problem| {
        Refusal::of_request(problem, (std::slice::from_ref(&counts), &input), &arguments.recipe)
    };
    progress.preparing();
    let begun = Instant::now();
    let job = Job::new(counted, &input, &files).map_err(refused)?;
    let job = match &policy {
        Some(policy) => job.obeying(policy.clone()).map_err(refused)?,
        None => job,
    };
    let mut run = Run::new(Arc::new(job))?;
    progress.searching();
    guard::listen();
    let is_alone = input.table().records > SHARED_LINES;
    let asked = arguments.threads.or(is_alone.then_some(NonZeroU32::MIN));
    let interrupted = team::search(&mut run, team::threads(asked), CLASSES, |search| {
        progress.searched(search);
        guard::interrupted()
    });
    if interrupted {
        run.interrupt();
    }
    let facts = run.facts(PLATFORM, &machine(), begun.elapsed().as_secs_f64());
    if run.found().is_none() {
        progress.clear();
        let (evidence, problem) = run.without_solution(Some(facts));
        report.write(evidence.to_text().as_bytes())?;
        publish(vec![report])?;
        Refusal::from(problem).say(arguments.json);
        return Ok(Ending::ModelsDoNotHold);
    }
    // There may be as many lines as memory has room for.
    run.forget_search();
    // What is released of the counts is written and read again, as a release of a file is.
    let applied = run.applied().map_err(refused)?.clone();
    let job = run.job().clone();
    run.write(Seed([0; 32]), false).map_err(refused)?;
    let mut fingerprint = Fingerprint::default();
    while let Some(chunk) = run.step(LINES)? {
        fingerprint.push(&chunk);
    }
    let (evidence, _) = run.finish(Some(fingerprint.finish()), Vec::new(), Some(facts))?;
    let recoding = evidence.solution.as_ref().map(|solution| solution.recoding.clone());
    let mut files: Vec<(String, Pending)> = Vec::new();
    sql::planned(&recipe, (&job, &applied), dialect, recoding, form, &mut |name, text| {
        if files.last().is_none_or(|(last, _)| last != name) {
            files.push((name.to_owned(), planned_file(&arguments.out, name)?));
        }
        files.last_mut().map_or(Ok(()), |(_, file)| file.write(text.as_bytes()))
    })?;
    let mut pending: Vec<Pending> = files.into_iter().map(|(_, file)| file).collect();
    report.write(evidence.to_text().as_bytes())?;
    pending.push(report);
    // What an engine said of an earlier plan would be taken for what it says of this one.
    for name in [sql::RELEASED, sql::HEADER, sql::UNCOUNTED] {
        forget_export(&arguments.out.join(name))?;
    }
    publish(pending)?;
    progress.clear();
    let text = match arguments.json {
        true => evidence.to_text(),
        false => {
            let released = evidence.output.as_ref().map_or(0, |output| output.records);
            Words::new().say(
                "cli-planned",
                [
                    ("folder", arguments.out.display().to_string().into()),
                    ("released", released.into()),
                    ("records", evidence.input.records.into()),
                ],
            ) + "\n"
        }
    };
    terminal::print(&text)?;
    Ok(Ending::Done)
}

/// Begins a file of a plan, in its folder.
fn planned_file(folder: &Path, name: &str) -> Outcome<Pending> {
    fs::create_dir_all(folder)
        .map_err(|_| Problem::new(Code::FileNotWritten).in_file(folder.display().to_string()))?;
    Pending::new(&folder.join(name))
}

/// Holds what an engine has written against what a plan expects.
pub(crate) fn check(arguments: &Check) -> Ended {
    let plan = read_text(&arguments.plan.join("plan.json"), Code::NotAPlan)?;
    let expected = arguments.plan.join("expected.csv");
    let header = arguments.header.clone().unwrap_or_else(|| arguments.plan.join(sql::HEADER));
    let columns = arguments.columns.clone().or_else(|| uncounted(&arguments.plan, &plan));
    let mut inputs = vec![exported(&arguments.counts)?, exported(&header)?];
    inputs.extend(columns.as_deref().map(exported).transpose()?);
    // What was to be written is no witness of what was.
    let planned = [arguments.plan.join("plan.json"), expected.clone()];
    for input in &inputs {
        keep_apart(&[input], &planned.each_ref().map(PathBuf::as_path))?;
    }
    let read = inputs.iter().chain(&planned).map(PathBuf::as_path);
    keep_apart(&[&arguments.report], &read.collect::<Vec<_>>())?;
    let mut report = Pending::new(&arguments.report)?;
    let bytes = read_whole(&expected)?;
    let columns = inputs.get(2).map(|path| counts_read(path)).transpose()?;
    let written = WrittenTable {
        counts: &counts_read(&inputs[0])?,
        header: &counts_read(&inputs[1])?,
        columns: columns.as_ref(),
    };
    let found = sql::check_release(&plan, (&counts_read(&expected)?, &bytes), &written)
        .map_err(|problem| Refusal::in_file(problem, &arguments.plan))?;
    report.write(found.to_text().as_bytes())?;
    publish(vec![report])?;
    terminal::print(&if arguments.json { found.to_text() } else { said(&found) })?;
    Ok(if found.holds { Ending::Done } else { Ending::ModelsDoNotHold })
}

/// What was found, in lines for a terminal.
fn said(found: &EngineCheck) -> String {
    let words = Words::new();
    let mut lines = vec![words.say(
        "cli-checked",
        [
            ("holds", if found.holds { "yes" } else { "no" }.into()),
            ("found", found.found.into()),
            ("lacking", found.lacking.into()),
            ("superfluous", found.superfluous.into()),
        ],
    )];
    let told = |id: &str, column: &str| words.say(id, [("column", column.to_owned().into())]);
    let others = found.superfluous_columns.iter();
    lines.extend(others.map(|name| told("cli-checked-added", name)));
    lines.extend(found.lacking_columns.iter().map(|name| told("cli-checked-lacking", name)));
    for column in &found.columns {
        if column.nearly_unique {
            lines.push(told("cli-checked-unique", &column.name));
        }
        if column.looks_like.is_some() {
            lines.push(told("cli-checked-identifying", &column.name));
        }
    }
    let formulas = found.columns.iter().filter(|column| column.formulas > 0);
    lines.extend(formulas.map(|column| told("cli-checked-formulas", &column.name)));
    lines.extend(found.not_looked_at.iter().map(|name| told("cli-checked-unknown", name)));
    lines.join("\n") + "\n"
}

/// What stands in the folder of a plan about the columns that are not counted. A plan without such
/// columns has no such file: one that is there belongs to another.
fn uncounted(folder: &Path, plan: &str) -> Option<PathBuf> {
    let file = folder.join(sql::UNCOUNTED);
    let is_meant = EnginePlan::parse(plan).is_ok_and(|plan| !plan.uncounted.is_empty());
    (is_meant && file.exists()).then_some(file)
}

/// What an engine exported: Spark writes a folder with one file in it.
fn exported(path: &Path) -> Outcome<PathBuf> {
    if !path.is_dir() {
        return Ok(path.to_owned());
    }
    let entries = fs::read_dir(path)
        .map_err(|_| Problem::new(Code::FileNotRead).in_file(path.display().to_string()))?;
    let parts = entries.filter_map(|entry| Some(entry.ok()?.path()));
    let parts: Vec<PathBuf> = parts
        .filter(|part| {
            part.file_name().is_some_and(|it| it.as_encoded_bytes().starts_with(b"part-"))
        })
        .collect();
    match &parts[..] {
        [part] => Ok(part.clone()),
        _ => {
            let problem = Problem::new(Code::Parameter).with_detail("engine-parts");
            Err(problem.in_file(path.display().to_string()))
        }
    }
}

/// Takes away what an engine exported, if there is something: a file, or a folder with nothing but
/// files in it.
fn forget_export(path: &Path) -> Outcome<()> {
    let removed = match fs::read_dir(path) {
        Ok(entries) => entries
            .filter_map(|entry| Some(entry.ok()?.path()))
            .try_for_each(fs::remove_file)
            .and_then(|()| fs::remove_dir(path)),
        Err(_) => fs::remove_file(path),
    };
    match removed {
        Err(error) if error.kind() != ErrorKind::NotFound => {
            Err(Problem::new(Code::FileNotWritten).in_file(path.display().to_string()))
        }
        _ => Ok(()),
    }
}

/// Counts that an engine wrote, which may be of nothing.
fn counts_read(path: &Path) -> Result<Input, Refusal> {
    let options = Options { delimiter: Some(b','), header: Some(true), ..Options::default() };
    read_table(
        path,
        options,
        None,
        |incoming: Incoming| incoming.finish_release(false),
        &mut Progress::hidden(),
    )
}

fn dialect(id: &str) -> Outcome<&'static dyn Dialect> {
    let known = sql::DIALECTS.iter().map(|dialect| dialect.id());
    sql::dialect(id).ok_or_else(|| {
        let problem = Problem::of_field(Code::UnknownChoice, "--dialect");
        problem.with_detail(known.collect::<Vec<_>>().join(", "))
    })
}

fn form(id: &str) -> Outcome<ApplyForm> {
    let found = ApplyForm::ALL.iter().find(|(name, _)| *name == id);
    found.map(|(_, form)| *form).ok_or_else(|| {
        let known = ApplyForm::ALL.map(|(name, _)| name);
        Problem::of_field(Code::UnknownChoice, "--form").with_detail(known.join(", "))
    })
}
