//! A table that stays in the engine that holds it: the engine counts it, what is found of the
//! counts is applied by the engine, and what it wrote is held against what was to be written.
//!
//! # Invariants
//! Only the keys that were counted and are released are joined, so that whatever is in the table
//! since then is not. What is released is counted again, and each combination of cells must be
//! there as often as it was released of the counts; a row that was added, changed or is lacking
//! shows. No cell stands in a statement: logs of queries keep those.

mod cells;
mod check;
mod columns;
mod dialect;
mod statements;

pub(crate) use columns::take_counts;

pub use check::{WrittenTable, check_release};
pub use columns::{counted_recipe, counts_options, engine_recipe};
pub use dialect::{DIALECTS, Dialect, dialect};
pub use statements::{HEADER, RELEASED, UNCOUNTED};

use crate::{Fingerprint, Job, resolve};
use cells::CountedLines;
use columns::{EngineColumn, engine_columns};
use outis::release::Applied;
use outis_protocol::engine::{ApplyForm, EnginePlan, PlanKind};
use outis_protocol::problem::{Code, Outcome, Problem};
use outis_protocol::recipe::{Recipe, Role, VERSION};
use outis_protocol::report::Recoding;
use statements::{Statements, dropped};

/// Bytes of a file that are written at a time.
const CHUNK: usize = 1 << 16;

/// The statements that count a table.
///
/// # Errors
/// `not-together` for what cannot be told of counts, `attribute-name` for columns without a name of
/// their own, `parameter` for a source that is no name, `no-models` without a column to count.
pub fn count_statements(recipe: &Recipe, dialect: &dyn Dialect, source: &str) -> Outcome<String> {
    let columns = engine_columns(recipe)?;
    if !columns.iter().any(EngineColumn::is_counted) {
        return Err(Problem::new(Code::NothingToRelease));
    }
    if !dialect::is_source(dialect, source) {
        return Err(Problem::of_field(Code::Parameter, "--source").with_detail("engine-source"));
    }
    let statements = Statements { dialect, columns: &columns };
    Ok(statements.count(source, &resolve::markers(recipe)?))
}

/// Writes what an engine needs to write the release: `write` adds a text to the file of a name, one
/// file after the other. What can be refused is refused before the first text.
///
/// # Errors
/// As [`count_statements`]; `not-together` if a cell holds what parts the cells of a key, or begins
/// as a formula does where the recipe guards against that (an engine writes no apostrophes), or if
/// the form that is asked for cannot tell what is written; and what `write` refuses.
pub fn planned(
    recipe: &Recipe,
    (job, applied): (&Job, &Applied),
    dialect: &dyn Dialect,
    recoding: Option<Recoding>,
    form: Option<ApplyForm>,
    write: &mut dyn FnMut(&str, &str) -> Outcome<()>,
) -> Outcome<()> {
    let columns = engine_columns(recipe)?;
    let quasi: Vec<&str> = columns
        .iter()
        .filter(|column| column.role == Role::QuasiIdentifier)
        .map(|column| column.name.as_str())
        .collect();
    refuse_formulas(recipe, job, applied)?;
    let lines = CountedLines::new(job, applied)?;
    lines.refuse_for(dialect)?;
    let (form, maps) = lines.form(form)?;
    let mut files = WrittenFiles { write, done: Vec::new() };
    match maps {
        Some(maps) => lines.write_maps(&maps, &mut files)?,
        None => lines.write_keys(&quasi, &mut files)?,
    }
    let joined = files.done.clone();
    write_expected(job, applied, &mut files)?;
    let expected = files.done.last().map(|(_, hash)| hash.clone()).unwrap_or_default();
    let released = columns.iter().filter(|column| column.is_released());
    let (counted, uncounted): (Vec<&EngineColumn>, Vec<&EngineColumn>) =
        released.partition(|column| column.is_counted());
    let [counted, uncounted] = [counted, uncounted]
        .map(|columns| columns.into_iter().map(|column| column.name.clone()).collect());
    let plan = EnginePlan {
        outis: VERSION,
        kind: PlanKind::Plan,
        dialect: dialect.id().to_owned(),
        recipe: Fingerprint::of_bytes(recipe.to_text().as_bytes()),
        counts: job.input.sha256.clone(),
        form,
        files: joined.into_iter().collect(),
        expected,
        recoding,
        records: records(job, |_| true),
        released: records(job, |line| applied.writes(line)),
        counted,
        uncounted,
    };
    let statements = Statements { dialect, columns: &columns };
    let others = [
        ("plan.json", plan.to_text()),
        ("apply.sql", statements.apply(&quasi, form)),
        ("verify.sql", statements.verify()),
        ("drop.sql", dropped(&quasi, form)),
    ];
    others.iter().try_for_each(|(name, text)| (files.write)(name, text))
}

/// The same as texts, by the names of the files.
///
/// # Errors
/// As [`planned`].
pub fn planned_texts(
    recipe: &Recipe,
    job_applied: (&Job, &Applied),
    dialect: &dyn Dialect,
    recoding: Option<Recoding>,
    form: Option<ApplyForm>,
) -> Outcome<Vec<(String, String)>> {
    let mut files: Vec<(String, String)> = Vec::new();
    planned(recipe, job_applied, dialect, recoding, form, &mut |name, text| {
        match files.last_mut().filter(|(last, _)| last == name) {
            Some((_, whole)) => whole.push_str(text),
            None => files.push((name.to_owned(), text.to_owned())),
        }
        Ok(())
    })?;
    Ok(files)
}

/// Files that are written line by line: there may be as many lines as memory has room for.
struct WrittenFiles<'a> {
    write: &'a mut dyn FnMut(&str, &str) -> Outcome<()>,
    /// The names of those that are done, and their SHA-256.
    done: Vec<(String, String)>,
}

impl WrittenFiles<'_> {
    /// Writes a file of these names, and then a line for each of `lines`, whose cells it adds as
    /// CSV.
    fn csv<'a, T>(
        &mut self,
        file: &str,
        names: impl Iterator<Item = &'a str>,
        lines: impl Iterator<Item = T>,
        write_cells: impl Fn(&mut String, T),
    ) -> Outcome<()> {
        let mut fingerprint = Fingerprint::default();
        let mut text = String::new();
        write_line(&mut text, names);
        for line in lines {
            if text.len() > CHUNK {
                fingerprint.push(text.as_bytes());
                (self.write)(file, &text)?;
                text.clear();
            }
            write_cells(&mut text, line);
        }
        fingerprint.push(text.as_bytes());
        (self.write)(file, &text)?;
        self.done.push((file.to_owned(), fingerprint.finish()));
        Ok(())
    }
}

/// How many records some of the lines stand for.
fn records(job: &Job, are_meant: impl Fn(u32) -> bool) -> u32 {
    let lines = 0..job.input.table().records as u32;
    let lines = lines.filter(|&line| are_meant(line));
    lines.map(|line| job.plan.counts.count(line as usize)).sum()
}

/// Refuses cells that begin as formulas do where the recipe guards against that.
fn refuse_formulas(recipe: &Recipe, job: &Job, applied: &Applied) -> Outcome<()> {
    let table = job.input.table();
    let guard = job.input.loaded().format.with_formula_guard(recipe.output.is_guarded());
    let lines = applied.kept();
    for column in applied.columns() {
        let texts = applied.texts_written(table, column);
        let guarded: Vec<bool> =
            texts.dictionary().iter().map(|text| guard.wording(text) != text).collect();
        let numbers = lines.iter().map(|&line| texts.number(applied, table, line, column));
        if guarded.contains(&true) && numbers.into_iter().any(|number| guarded[number as usize]) {
            let problem = Problem::of_field(Code::NotTogether, "output.formula-guard");
            return Err(problem.with_detail("engine-guard").of_attribute(&column.name));
        }
    }
    Ok(())
}

/// Writes what the release must count to: its lines in order, without the columns that are not
/// counted.
fn write_expected(job: &Job, applied: &Applied, files: &mut WrittenFiles<'_>) -> Outcome<()> {
    let table = job.input.table();
    let lines = applied.in_order(table).into_iter();
    files.csv("expected.csv", applied.names(), lines, |text, line| {
        write_line(text, applied.cells(table, line));
    })
}

/// Adds a line of CSV, every cell quoted.
fn write_line<'a>(text: &mut String, cells: impl Iterator<Item = &'a str>) {
    for (place, cell) in cells.enumerate() {
        text.push_str(if place > 0 { ",\"" } else { "\"" });
        for (part, piece) in cell.split('"').enumerate() {
            text.push_str(if part > 0 { "\"\"" } else { "" });
            text.push_str(piece);
        }
        text.push('"');
    }
    text.push('\n');
}
