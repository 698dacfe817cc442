//! Whether what an engine has written is what was to be written.

use super::columns::COUNT;
use super::statements::FORMS;
use crate::{Fingerprint, Input};
use outis::table::{Multiplicity, Table};
use outis_protocol::engine::{EngineCheck, EnginePlan, UncountedColumn};
use outis_protocol::problem::{Code, Outcome, Problem};
use std::collections::BTreeMap;

/// Half of the records with a value of their own point to people.
const NEARLY_UNIQUE: f64 = 0.5;

/// What an engine says of the release that it wrote.
#[derive(Clone, Copy)]
pub struct WrittenTable<'a> {
    /// The names of its columns, without records.
    pub header: &'a Input,
    /// How often each line is there.
    pub counts: &'a Input,
    /// What the columns look like that are not counted, if that was looked at.
    pub columns: Option<&'a Input>,
}

/// Holds the counts of a release against what a plan expects, and says what was looked at of the
/// columns that are not counted.
///
/// # Errors
/// `not-a-plan` if the plan is none, or `expected` is not the file that was written with it;
/// `missing-attribute` if the counts are of other columns, or what was looked at has another number of
/// records; `count` for what is no number.
pub fn check_release(
    plan: &str,
    (expected, expected_bytes): (&Input, &[u8]),
    written: &WrittenTable<'_>,
) -> Outcome<EngineCheck> {
    let plan = EnginePlan::parse(plan)?;
    if Fingerprint::of_bytes(expected_bytes) != plan.expected {
        return Err(Problem::new(Code::NotAPlan).with_detail("expected"));
    }
    let expected = counts_of(&plan, expected.table())?;
    let records: u64 = expected.values().sum();
    if records != u64::from(plan.released) {
        return Err(Problem::new(Code::NotAPlan).with_detail("expected"));
    }
    let found = counts_of(&plan, written.counts.table())?;
    let lacking = missing_from(&expected, &found);
    let superfluous = missing_from(&found, &expected);
    let written_records: u64 = found.values().sum();
    let columns = written.columns.map(|input| uncounted(&plan, input.table())).transpose()?;
    if columns.iter().flatten().any(|column| column.records != written_records) {
        let problem = Problem::of_field(Code::MissingAttribute, "--columns");
        return Err(problem.with_detail("engine-records"));
    }
    let names = written.header.table().columns.iter().map(|column| &column.name);
    let known = || plan.counted.iter().chain(&plan.uncounted);
    let superfluous_columns: Vec<String> =
        names.clone().filter(|name| known().all(|one| one != *name)).cloned().collect();
    let lacking_columns: Vec<String> =
        known().filter(|one| names.clone().all(|name| name != *one)).cloned().collect();
    let untold = plan.uncounted.iter().filter(|name| {
        columns.as_ref().is_none_or(|seen| seen.iter().all(|one| one.name != **name))
    });
    Ok(EngineCheck {
        outis: plan.outis,
        holds: lacking == 0
            && superfluous == 0
            && superfluous_columns.is_empty()
            && lacking_columns.is_empty(),
        expected: records,
        found: written_records,
        lacking,
        superfluous,
        superfluous_columns,
        lacking_columns,
        not_looked_at: untold.cloned().collect(),
        columns: columns.unwrap_or_default(),
    })
}

type LineCounts = BTreeMap<Vec<String>, u64>;

/// Records of one table that the other lacks.
fn missing_from(one: &LineCounts, other: &LineCounts) -> u64 {
    let lacking = one
        .iter()
        .map(|(line, &count)| count.saturating_sub(other.get(line).copied().unwrap_or_default()));
    lacking.sum()
}

/// How often each line is there, its cells in the plan's order.
fn counts_of(plan: &EnginePlan, table: &Table) -> Outcome<LineCounts> {
    let broken =
        || Problem::of_field(Code::MissingAttribute, "--counts").with_detail("engine-columns");
    let column = |name: &str| {
        let place = table.columns.iter().position(|one| one.name == name);
        place.ok_or_else(|| broken().of_attribute(name))
    };
    let last = column(COUNT)?;
    let places = plan.counted.iter().map(|name| column(name));
    let places = places.collect::<Outcome<Vec<usize>>>()?;
    if table.columns.len() != places.len() + 1 {
        return Err(broken());
    }
    let mut counts = LineCounts::new();
    if table.records == 0 {
        return Ok(counts);
    }
    let lines = Multiplicity::read(&table.columns[last], last as u32 + 1, &table.lines)
        .map_err(|error| Problem::from(error).of_attribute(COUNT))?;
    for record in 0..table.records {
        let cells = places.iter().map(|&place| &table.columns[place]);
        let cells = cells.map(|one| one.dictionary.get(one.codes.get(record)).to_owned());
        *counts.entry(cells.collect()).or_default() += u64::from(lines.count(record));
    }
    Ok(counts)
}

/// What was seen of the columns that are not counted.
fn uncounted(plan: &EnginePlan, table: &Table) -> Outcome<Vec<UncountedColumn>> {
    let broken =
        || Problem::of_field(Code::MissingAttribute, "--columns").with_detail("engine-columns");
    let column = |name: &str| table.columns.iter().find(|one| one.name == name).ok_or_else(broken);
    let own = column("outis_column")?;
    let figure = |name: &str, record: usize| -> Outcome<u64> {
        let column = column(name)?;
        column.dictionary.get(column.codes.get(record)).parse().map_err(|_| broken())
    };
    let mut seen = Vec::new();
    for record in 0..table.records {
        let name = own.dictionary.get(own.codes.get(record)).to_owned();
        if !plan.uncounted.contains(&name) {
            return Err(broken());
        }
        let values = figure("distinct_values", record)?;
        let alone = figure("alone", record)?;
        let records = figure("records", record)?;
        let mut looks = None;
        for (form, _) in FORMS {
            if looks.is_none() && 2 * figure(form, record)? > values {
                looks = Some(form);
            }
        }
        seen.push(UncountedColumn {
            name,
            records,
            values,
            nearly_unique: records > 1 && alone as f64 >= NEARLY_UNIQUE * records as f64,
            looks_like: looks.map(str::to_owned),
            formulas: figure("formulas", record)?,
        });
    }
    Ok(seen)
}
