//! How soon the page shows what settings come to: the first table that a search finds, applied and
//! compared with the input, over the time that one collapse of the same table takes: from its columns
//! as they were read to counted tuples.
//!
//! Once as after the file was described, when its records have to be collapsed for that, and once as
//! after a protection was changed, when the tuples are known. The steps are those of the page
//! (`web/src/worker/looking.ts`, `web/src/page/controller/previewing.ts`), without its messages.

use super::{big, median};
use crate::harness;
use crate::reference::DataFiles;
use outis::contingency::tuples;
use outis::table::{Domain, Translated};
use outis_job::{Input, Job, Run, show};
use serde_json::json;
use std::path::Path;
use std::sync::Arc;

/// Classes that are looked at until it is asked for the first time whether there is a table.
const FIRST: usize = 1 << 14;

/// Nodes after which the page's search ends.
const NODES: u32 = 2_000;

/// Records that are shown.
const SHOWN: usize = 5;

/// Timings of each, of which the median counts.
const RUNS: usize = 5;

/// A first answer.
#[derive(Clone, Debug)]
pub struct First {
    /// What it is an answer to.
    pub name: &'static str,
    /// Its time over that of one collapse.
    pub ratio: f64,
    /// What the table loses.
    pub loss: f64,
    /// What no table loses less than, as far as that is known by then.
    pub bound: f64,
    /// How much of the time the job, the search, and what is shown take.
    pub parts: [f64; 3],
}

/// Measures the first answers for a file of so many rows.
///
/// # Panics
/// If the folder of reference data is not complete.
#[must_use]
pub fn run(folder: &Path, rows: usize) -> (usize, Vec<First>) {
    let recipe = |k: u32| {
        let mut json = serde_json::to_value(big::recipe()).expect("a recipe is JSON");
        json["models"][0]["k"] = json!(k);
        json["search"] = json!({"algorithm": "optimal", "nodes": NODES});
        harness::recipe(&json).expect("the recipe is valid")
    };
    let input = big::read(&big::file(folder, rows), &recipe(5));
    let files = DataFiles(folder);
    let before = Job::new(recipe(5), &input, &files).expect("a job");
    let collapse = collapse(&before, &input);
    let answers: [(&str, &dyn Fn() -> Job); 2] = [
        ("described", &|| Job::new(recipe(5), &input, &files).expect("a job")),
        ("another k", &|| Job::after(recipe(10), &input, &files, Some(&before)).expect("a job")),
    ];
    let firsts = answers.map(|(name, job)| first(name, job, collapse));
    (before.prepared.study.contingency().tuples(), firsts.to_vec())
}

/// Milliseconds to collapse the table of a job once: codes of values are taken over, and counted.
fn collapse(job: &Job, input: &Input) -> f64 {
    let (table, plan) = (input.table(), &job.plan);
    median(1, RUNS, || {
        let columns: Vec<Translated<'_>> = plan
            .quasi_identifiers()
            .map(|attribute| -> Translated<'_> {
                let column = plan.attributes[attribute].column;
                Domain::read(&table.columns[column], 0, &plan.markers, &table.lines).1
            })
            .collect();
        let collapsed = tuples(&columns, table.records, None);
        std::hint::black_box(collapsed.expect("few columns"));
    })
}

/// From what is asked to what is shown first.
fn first(name: &'static str, job: &dyn Fn() -> Job, collapse: f64) -> First {
    let (mut loss, mut bound) = (f64::NAN, f64::NAN);
    let mut parts = [Vec::new(), Vec::new(), Vec::new()];
    let whole = median(1, RUNS, || {
        let mut made = None;
        parts[0].push(median(0, 1, || made = Some(Arc::new(job()))));
        let job = made.take().expect("a job");
        let mut run = Run::new(job.clone()).expect("a search");
        parts[1].push(median(0, 1, || while !run.search(FIRST) && run.found().is_none() {}));
        parts[2].push(median(0, 1, || {
            let comparison = run.comparison().expect("a table").expect("records");
            let outcome = &comparison.solution.loss;
            (loss, bound) = (outcome.value, outcome.bound.unwrap_or_default());
            let applied = run.applied().expect("a table");
            let rows = show::compared_rows(&job, applied, 0, SHOWN);
            assert_eq!(rows.after.len(), SHOWN, "so many are shown");
        }));
    });
    First {
        name,
        ratio: whole / collapse,
        loss,
        bound,
        parts: parts.map(|mut times| {
            times.sort_by(f64::total_cmp);
            times[times.len() / 2] / collapse
        }),
    }
}
