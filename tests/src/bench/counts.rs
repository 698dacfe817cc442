//! What a plan for a table in an engine takes of memory: synthetic counts, read, searched and
//! planned as `outis plan` does.
//!
//! The lines are those of a country: a postcode, a year of birth, a sex, a job and an illness, all of
//! them drawn from a fixed seed, so that few lines have the same quasi-identifiers.

use crate::harness::{self, Attached, SEED};
use cpu_time::ProcessTime;
use fastrand::Rng;
use outis_job::sql::{counted_recipe, counts_options, dialect, planned};
use outis_job::{Incoming, Job, Run};
use serde_json::json;
use std::fmt::Write as _;
use std::sync::Arc;

/// Lines that are drawn at a time.
const BATCH: usize = 1 << 14;

/// What a plan took.
#[derive(Clone, Debug)]
pub struct PlanCost {
    /// Lines of counts.
    pub lines: usize,
    /// Records that they stand for.
    pub records: u64,
    /// What each stage took, in order.
    pub stages: Vec<StageCost>,
}

/// A stage of a plan, and what the program had in memory in it.
#[derive(Clone, Copy, Debug)]
pub struct StageCost {
    /// What was done.
    pub name: &'static str,
    /// Bytes for each line beyond what the program had before, at the most during the stage;
    /// nothing where the system does not tell.
    pub most: Option<f64>,
    /// The same at its end.
    pub left: Option<f64>,
    /// Its processor time over that of the first stage, which draws the counts and reads them.
    pub time: f64,
}

impl PlanCost {
    /// Bytes for each line at the most in all stages.
    #[must_use]
    pub fn bytes(&self) -> Option<f64> {
        self.stages.iter().filter_map(|stage| stage.most).reduce(f64::max)
    }
}

/// Looks at the memory of this process, stage by stage.
struct Stages {
    lines: usize,
    before: Option<u64>,
    begun: ProcessTime,
    reading: Option<f64>,
    told: Vec<StageCost>,
}

impl Stages {
    fn new(lines: usize) -> Self {
        let begun = ProcessTime::now();
        Self { lines, before: memory("VmRSS"), begun, reading: None, told: Vec::new() }
    }

    /// A stage has ended.
    fn end(&mut self, name: &'static str) {
        let [most, left] = ["VmHWM", "VmRSS"].map(|figure| {
            let (now, before) = memory(figure).zip(self.before)?;
            Some(now.saturating_sub(before) as f64 / self.lines as f64)
        });
        let seconds = self.begun.elapsed().as_secs_f64();
        let time = seconds / *self.reading.get_or_insert(seconds);
        self.told.push(StageCost { name, most, left, time });
        self.begun = ProcessTime::now();
        // Linux forgets the peak when it is told so; elsewhere each stage tells the peak so far.
        let _ = std::fs::write("/proc/self/clear_refs", "5");
    }
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
    let mut stages = Stages::new(lines);
    let mut random = Rng::with_seed(18);
    let counted = counted_recipe(&recipe).expect("a recipe");
    let mut incoming = Incoming::new(counts_options(&counted).expect("options"));
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
    stages.end("read");
    let job = Job::new(counted, &input, &Attached::new()).expect("a job");
    stages.end("prepared");
    let mut run = Run::new(Arc::new(job)).expect("a run");
    while !run.search(1 << 16) {}
    stages.end("searched");
    run.forget_search();
    let applied = run.applied().expect("a solution").clone();
    stages.end("applied");
    let job = run.job().clone();
    harness::write(&mut run, SEED, 1 << 13).expect("a release");
    stages.end("written");
    let (report, _) = run.finish(Some(String::new()), Vec::new(), None).expect("a report");
    stages.end("measured");
    let dialect = dialect("duckdb").expect("a dialect");
    let recoding = report.solution.map(|solution| solution.recoding);
    // Into nothing, as into files.
    planned(&recipe, (&job, &applied), dialect, recoding, None, &mut |_, _| Ok(()))
        .expect("a plan");
    stages.end("planned");
    PlanCost { lines, records, stages: stages.told }
}

/// A figure of this process, in bytes.
fn memory(name: &str) -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(':'))?;
    Some(line.trim().strip_suffix("kB")?.trim().parse::<u64>().ok()? << 10)
}
