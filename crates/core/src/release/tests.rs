//! From a table to checked bytes, where classes are more than their records.

mod floors;
mod missing;
mod null_map;
mod packed;
mod persons;
mod population;
mod prepared;
mod star;
mod texts;
mod withheld;

use super::{Applied, Measured, Writing, measure};
use crate::error::{Kind, Result};
use crate::format::Format;
use crate::format::csv::{self, LineEnding, Options, Reader};
use crate::format::encoding::Encoding;
use crate::hierarchy::Spec;
use crate::lattice::Levels;
use crate::plan::{Plan, PlannedAttribute, Population};
use crate::prepare::prepare;
use crate::search::{Evaluated, Exhaustive, Optimal, Search};
use crate::table::{Role, Table};
use std::sync::Arc;

fn table(text: &str) -> Table {
    let mut reader =
        Reader::new(Options { delimiter: Some(b','), header: Some(true), ..Options::default() });
    reader.push(text.as_bytes()).unwrap();
    reader.finish().unwrap().table
}

fn quasi(name: &str, column: usize, hierarchy: Spec) -> PlannedAttribute {
    PlannedAttribute::new(name, column, Role::QuasiIdentifier, hierarchy)
}

/// A population whose columns stand as the plan's quasi-identifiers do.
fn population(text: &str) -> Option<Arc<Population>> {
    let Table { columns, records, lines } = table(text);
    Some(Arc::new(Population {
        columns,
        records,
        lines,
        name: "register".to_owned(),
        apart: false,
    }))
}

/// How releases are written.
const FORMAT: csv::CsvFormat = csv::CsvFormat {
    encoding: Encoding::Utf8,
    delimiter: b',',
    header: true,
    bom: false,
    line_ending: LineEnding::Lf,
    formula_guard: true,
};

/// A node applied, written and read back: its bytes, and what they hold.
fn released(table: &Table, plan: &Plan, levels: &[u8]) -> Result<(String, Measured)> {
    let study = prepare(table, plan)?.study;
    let applied = Applied::new(table, plan, &study, &Levels::new(levels.to_vec()))?;
    let mut writing = Writing::new(&applied, Format::Csv(FORMAT), None);
    let mut bytes = Vec::new();
    while let Some(chunk) = writing.step(table, &applied, 2)? {
        bytes.extend(chunk);
    }
    let measured = writing.finish(table, plan, &applied)?;
    assert_eq!(measured.sizes, applied.released, "as promised, so released");
    Ok((String::from_utf8(bytes).unwrap(), measured))
}

/// A file measured by itself.
fn measured(text: &str, plan: &Plan) -> Result<Measured> {
    let table = table(text);
    let columns = plan.columns(&table);
    measure(plan, columns.clone(), table.records, columns)
}

fn refused<T>(result: Result<T>) -> Kind {
    result.err().expect("it is refused").kind
}

/// The best node, on which both searches agree.
fn best(table: &Table, plan: &Plan) -> Option<Evaluated> {
    let study = prepare(table, plan).unwrap().study;
    let mut searches: [Box<dyn Search>; 2] =
        [Box::new(Optimal::new(study.clone())), Box::new(Exhaustive::new(study).unwrap())];
    let [optimal, exhaustive] = searches.each_mut().map(|search| {
        while !search.step(1000) {}
        search.best().cloned()
    });
    assert_eq!(optimal, exhaustive);
    optimal
}
