//! What a plan for a table in an engine takes of memory: synthetic counts, read, searched and
//! planned as `outis plan` does.
//!
//! The lines are those of a country: a postcode, a year of birth, a sex, a job and an illness, all of
//! them drawn from a fixed seed, so that few lines have the same quasi-identifiers.

use crate::harness::{self, Attached, SEED};
use fastrand::Rng;
use outis_job::sql::{counted_recipe, dialect, planned};
use outis_job::{Incoming, Job, Run, resolve};
use serde_json::json;
use std::fmt::Write as _;
use std::sync::Arc;

/// Lines that are drawn at a time.
const BATCH: usize = 1 << 14;

/// What a plan took.
#[derive(Clone, Copy, Debug)]
pub struct PlanCost {
    /// Lines of counts.
    pub lines: usize,
    /// Records that they stand for.
    pub records: u64,
    /// Bytes of memory at the most, beyond what the program had before, over the lines; nothing
    /// where the system does not tell.
    pub bytes: Option<f64>,
}

/// Plans so many lines.
///
/// # Panics
/// If the recipe, which is a constant, is wrong.
#[must_use]
pub fn run(lines: usize) -> PlanCost {
    let recipe = harness::recipe(&json!({
        "outis": 1, "kind": "recipe",
        "attributes": [
            {"name": "zip", "role": "quasi-identifier", "hierarchy": {"kind": "mask", "from": "right"}},
            {"name": "born", "role": "quasi-identifier",
             "hierarchy": {"kind": "intervals", "start": 1920, "end": 2020, "steps": [5, 10, 20, 100]}},
            {"name": "sex", "role": "quasi-identifier"},
            {"name": "job", "role": "quasi-identifier", "hierarchy": {"kind": "mask", "from": "right"}},
            {"name": "illness", "role": "sensitive"},
        ],
        "models": [
            {"model": "k-anonymity", "k": 20},
            {"model": "distinct-l-diversity", "attribute": "illness", "l": 3},
        ],
        "suppression": {"limit": 0.02},
        "records": {"person": "record"},
    }))
    .expect("a recipe");
    let before = memory("VmRSS");
    let mut random = Rng::with_seed(18);
    let counted = counted_recipe(&recipe).expect("a recipe");
    let mut incoming = Incoming::new(resolve::read_options(&counted).expect("options"));
    incoming.push(b"zip,born,sex,job,illness,outis_n\n").expect("names");
    let mut records = 0;
    for begun in (0..lines).step_by(BATCH) {
        let mut text = String::new();
        for _ in begun..lines.min(begun + BATCH) {
            let count = 1 + random.u64(0..140);
            records += count;
            let _ = writeln!(
                text,
                "\"{:05}\",\"{}\",\"{}\",\"{:03}\",\"{}\",\"{count}\"",
                random.u32(1000..9000) * 11,
                random.u32(1920..2020),
                ["f", "m", "x"][random.usize(0..3)],
                random.u32(0..400),
                random.u32(0..60),
            );
        }
        incoming.push(text.as_bytes()).expect("lines");
    }
    let input = Arc::new(incoming.finish().expect("a table"));
    let job = Job::new(counted, &input, &Attached::new()).expect("a job");
    let mut run = Run::new(Arc::new(job)).expect("a run");
    while !run.search(1 << 16) {}
    let applied = run.applied().expect("a solution").clone();
    let job = run.job().clone();
    harness::write(&mut run, SEED, 1 << 13).expect("a release");
    let (report, _) = run.finish(Some(String::new()), Vec::new(), None).expect("a report");
    let dialect = dialect("duckdb").expect("a dialect");
    let recoding = report.solution.map(|solution| solution.recoding);
    let files = planned(&recipe, (&job, &applied), dialect, recoding, None).expect("a plan");
    drop(files);
    let bytes = memory("VmHWM").zip(before);
    let bytes = bytes.map(|(peak, before)| peak.saturating_sub(before) as f64 / lines as f64);
    PlanCost { lines, records, bytes }
}

/// A figure of this process, in bytes.
fn memory(name: &str) -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(':'))?;
    Some(line.trim().strip_suffix("kB")?.trim().parse::<u64>().ok()? << 10)
}
