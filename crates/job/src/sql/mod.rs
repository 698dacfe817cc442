//! A table that stays in the engine that holds it: the engine counts it, what is found of the
//! counts is applied by the engine, and what it wrote is held against what was to be written.
//!
//! # Invariants
//! Only the keys that were counted and are released are joined, so that whatever is in the table
//! since then is not. What is released is counted again, and each combination of cells must be
//! there as often as it was released of the counts; a row that was added, changed or is lacking
//! shows. No cell stands in a statement: logs of queries keep those.

mod check;
mod columns;
mod dialect;
mod statements;

pub(crate) use columns::take_counts;

pub use check::check_release;
pub use columns::{counted_recipe, engine_recipe};
pub use dialect::{DIALECTS, Dialect, dialect};

use crate::{Fingerprint, Job, resolve};
use columns::{COUNT, EngineColumn, engine_columns};
use outis::release::Applied;
use outis_protocol::engine::{EnginePlan, PlanKind};
use outis_protocol::problem::{Code, Outcome, Problem};
use outis_protocol::recipe::{Recipe, Role, VERSION};
use outis_protocol::report::Recoding;
use statements::{CLASS, DROP, KEY, SEPARATOR, Statements};
use std::collections::{BTreeMap, BTreeSet};

/// The statements that count a table.
///
/// # Errors
/// `not-together` for what cannot be told of counts, `attribute-name` for columns without a name of
/// their own, `parameter` for a source that ends a statement, `no-models` without a column to count.
pub fn count_statements(recipe: &Recipe, dialect: &dyn Dialect, source: &str) -> Outcome<String> {
    let columns = engine_columns(recipe)?;
    if !columns.iter().any(|column| column.counted) {
        return Err(Problem::new(Code::NothingToRelease));
    }
    if source.trim().is_empty() || source.contains(';') {
        return Err(Problem::of_field(Code::Parameter, "--source").with_detail("engine-source"));
    }
    let statements = Statements { dialect, columns: &columns };
    Ok(statements.count(source, &resolve::markers(recipe)?))
}

/// What an engine needs to write the release, by the names of the files.
///
/// # Errors
/// As [`count_statements`]; `not-together` if a cell holds what parts the cells of a key, or begins
/// as a formula does where the recipe guards against that: an engine writes no apostrophes.
pub fn planned(
    recipe: &Recipe,
    (job, applied): (&Job, &Applied),
    dialect: &dyn Dialect,
    recoding: Option<Recoding>,
) -> Outcome<Vec<(&'static str, String)>> {
    let columns = engine_columns(recipe)?;
    let quasi: Vec<&str> = columns
        .iter()
        .filter(|column| column.role == Role::QuasiIdentifier)
        .map(|column| column.name.as_str())
        .collect();
    let cells = cells(job, applied, &quasi)?;
    let expected = expected(recipe, job, applied)?;
    let names = |counted: bool| -> Vec<String> {
        let of_kind = columns.iter().filter(|column: &&EngineColumn| column.counted == counted);
        of_kind.map(|column| column.name.clone()).collect()
    };
    let plan = EnginePlan {
        outis: VERSION,
        kind: PlanKind::Plan,
        dialect: dialect.id().to_owned(),
        recipe: Fingerprint::of_bytes(recipe.to_text().as_bytes()),
        counts: job.input.sha256.clone(),
        cells: Fingerprint::of_bytes(cells.as_bytes()),
        expected: Fingerprint::of_bytes(expected.as_bytes()),
        recoding,
        records: records(job, |_| true),
        released: records(job, |line| applied.writes(line)),
        counted: names(true),
        uncounted: names(false),
    };
    let statements = Statements { dialect, columns: &columns };
    Ok(vec![
        ("plan.json", plan.to_text()),
        ("cells.csv", cells),
        ("expected.csv", expected),
        ("apply.sql", statements.apply(&quasi)),
        ("verify.sql", statements.verify()),
        ("drop.sql", DROP.to_owned()),
    ])
}

/// How many records some of the lines stand for.
fn records(job: &Job, are_meant: impl Fn(u32) -> bool) -> u32 {
    let lines = 0..job.input.table().records as u32;
    let lines = lines.filter(|&line| are_meant(line));
    lines.map(|line| job.plan.counts.count(line as usize)).sum()
}

/// What is written for each key that is released.
fn cells(job: &Job, applied: &Applied, quasi: &[&str]) -> Outcome<String> {
    let table = job.input.table();
    let positions = applied.quasi_identifiers();
    let inputs: Vec<usize> =
        positions.iter().map(|&position| applied.columns()[position].column).collect();
    for &column in &inputs {
        let column = &table.columns[column];
        if column.dictionary.iter().any(|text| text.contains(SEPARATOR)) {
            let problem = Problem::of_field(Code::NotTogether, "--counts");
            return Err(problem.with_detail("engine-separator").of_attribute(&column.name));
        }
    }
    let mut shown: BTreeMap<String, Vec<&str>> = BTreeMap::new();
    for line in (0..table.records as u32).filter(|&line| applied.writes(line)) {
        let texts = inputs.iter().map(|&column| {
            let column = &table.columns[column];
            column.dictionary.get(column.codes.get(line as usize))
        });
        let key = texts.collect::<Vec<_>>().join(&SEPARATOR.to_string());
        shown.entry(key).or_insert_with(|| {
            let cells: Vec<&str> = applied.cells(table, line).collect();
            positions.iter().map(|&position| cells[position]).collect()
        });
    }
    let classes: BTreeSet<&Vec<&str>> = shown.values().collect();
    let classes: BTreeMap<&Vec<&str>, usize> = classes.into_iter().zip(1..).collect();
    let mut text = line([KEY, CLASS].into_iter().chain(quasi.iter().copied()));
    for (key, labels) in &shown {
        let class = classes[labels].to_string();
        text += &line([key.as_str(), &class].into_iter().chain(labels.iter().copied()));
    }
    Ok(text)
}

/// What the release must count to: its lines in order, without those that are not counted.
fn expected(recipe: &Recipe, job: &Job, applied: &Applied) -> Outcome<String> {
    let table = job.input.table();
    let guard = job.input.loaded().format.with_formula_guard(recipe.output.is_guarded());
    let mut lines = Vec::new();
    for record in applied.kept() {
        let cells: Vec<&str> = applied.cells(table, record).collect();
        if let Some(place) = cells.iter().position(|cell| guard.wording(cell) != **cell) {
            let name = applied.names().nth(place).unwrap_or_default();
            let problem = Problem::of_field(Code::NotTogether, "output.formula-guard");
            return Err(problem.with_detail("engine-guard").of_attribute(name));
        }
        lines.push(line(cells.into_iter()));
    }
    lines.sort_unstable();
    Ok(line(applied.names()) + &lines.concat())
}

/// A line of CSV, every cell quoted.
fn line<'a>(cells: impl Iterator<Item = &'a str>) -> String {
    let quoted: Vec<String> =
        cells.map(|cell| format!("\"{}\"", cell.replace('"', "\"\""))).collect();
    quoted.join(",") + "\n"
}

impl EngineColumn {
    /// Whether a header is that of counts of these columns.
    fn are_counted<'a>(counted: &[String], names: impl Iterator<Item = &'a str>) -> bool {
        counted.iter().map(String::as_str).chain([COUNT]).eq(names)
    }
}
