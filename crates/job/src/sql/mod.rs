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
pub use columns::{counted_recipe, engine_recipe};
pub use dialect::{DIALECTS, Dialect, dialect};
pub use statements::{HEADER, UNCOUNTED};

use crate::{Fingerprint, Job, resolve};
use columns::{EngineColumn, engine_columns};
use outis::release::Applied;
use outis_protocol::engine::{ApplyForm, EnginePlan, PlanKind};
use outis_protocol::problem::{Code, Outcome, Problem};
use outis_protocol::recipe::{Recipe, Role, VERSION};
use outis_protocol::report::Recoding;
use statements::{Statements, dropped};

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

/// What an engine needs to write the release, by the names of the files.
///
/// # Errors
/// As [`count_statements`]; `not-together` if a cell holds what parts the cells of a key, or begins
/// as a formula does where the recipe guards against that (an engine writes no apostrophes), or if
/// the form that is asked for cannot tell what is written.
pub fn planned(
    recipe: &Recipe,
    (job, applied): (&Job, &Applied),
    dialect: &dyn Dialect,
    recoding: Option<Recoding>,
    form: Option<ApplyForm>,
) -> Outcome<Vec<(String, String)>> {
    let columns = engine_columns(recipe)?;
    let quasi: Vec<&str> = columns
        .iter()
        .filter(|column| column.role == Role::QuasiIdentifier)
        .map(|column| column.name.as_str())
        .collect();
    let (form, mut files) = cells::cells(job, applied, &quasi, form)?;
    let expected = expected(recipe, job, applied)?;
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
        files: files
            .iter()
            .map(|(name, text)| (name.clone(), Fingerprint::of_bytes(text.as_bytes())))
            .collect(),
        expected: Fingerprint::of_bytes(expected.as_bytes()),
        recoding,
        records: records(job, |_| true),
        released: records(job, |line| applied.writes(line)),
        counted,
        uncounted,
    };
    let statements = Statements { dialect, columns: &columns };
    let others = [
        ("plan.json", plan.to_text()),
        ("expected.csv", expected),
        ("apply.sql", statements.apply(&quasi, form)),
        ("verify.sql", statements.verify()),
        ("drop.sql", dropped(&quasi, form)),
    ];
    files.extend(others.map(|(name, text)| (name.to_owned(), text)));
    Ok(files)
}

/// How many records some of the lines stand for.
fn records(job: &Job, are_meant: impl Fn(u32) -> bool) -> u32 {
    let lines = 0..job.input.table().records as u32;
    let lines = lines.filter(|&line| are_meant(line));
    lines.map(|line| job.plan.counts.count(line as usize)).sum()
}

/// What the release must count to: its lines in order, without those that are not counted.
fn expected(recipe: &Recipe, job: &Job, applied: &Applied) -> Outcome<String> {
    let table = job.input.table();
    let guard = job.input.loaded().format.with_formula_guard(recipe.output.is_guarded());
    let mut records = applied.kept();
    for &record in &records {
        let mut cells = applied.cells(table, record);
        if let Some(place) = cells.position(|cell| guard.wording(cell) != *cell) {
            let name = applied.names().nth(place).unwrap_or_default();
            let problem = Problem::of_field(Code::NotTogether, "output.formula-guard");
            return Err(problem.with_detail("engine-guard").of_attribute(name));
        }
    }
    // There may be as many lines as memory has room for: only their numbers are put in order.
    records.sort_unstable_by(|&one, &other| {
        applied.cells(table, one).cmp(applied.cells(table, other))
    });
    let mut text = line(applied.names());
    let lines = records.iter().map(|&record| applied.cells(table, record));
    text.reserve_exact(lines.clone().map(length).sum());
    lines.for_each(|cells| write_line(&mut text, cells));
    Ok(text)
}

/// The bytes of a line of CSV without quotation marks in its cells: a text that grows as it is
/// written takes up to twice its room.
fn length<'a>(cells: impl Iterator<Item = &'a str>) -> usize {
    cells.map(|cell| cell.len() + r#""","#.len()).sum()
}

/// A line of CSV, every cell quoted.
fn line<'a>(cells: impl Iterator<Item = &'a str>) -> String {
    let mut text = String::new();
    write_line(&mut text, cells);
    text
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
