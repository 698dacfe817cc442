//! The whole job on a big file, file in to checked file out, beside what the file costs by
//! itself: read, parsed, written, parsed again and hashed twice, with nothing decided.

use super::copying::Copying;
use super::mix;
use crate::arx::attributes;
use crate::harness::{self, SEED};
use crate::reference::{self, ADULT, DataFiles};
use cpu_time::ThreadTime;
use outis_job::{Fingerprint, Incoming, Input, Job, Run, resolve};
use outis_protocol::recipe::Recipe;
use serde_json::{Value, json};
use std::fs::{self, File};
use std::io::{BufReader, Read};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Bytes read from the file at a time.
const SLICE: usize = 1 << 20;

/// Classes looked at at a time.
const CLASSES: usize = 1 << 16;

/// Records written at a time.
const RECORDS: usize = 1 << 14;

/// What takes time, with the processor time of each part in seconds.
#[derive(Clone, Debug, Default)]
pub struct Parts(pub Vec<(&'static str, f64)>);

impl Parts {
    fn time<T>(&mut self, name: &'static str, work: impl FnOnce() -> T) -> T {
        let start = ThreadTime::now();
        let done = work();
        self.0.push((name, start.elapsed().as_secs_f64()));
        done
    }

    /// All parts together.
    #[must_use]
    pub fn sum(&self) -> f64 {
        self.0.iter().map(|part| part.1).sum()
    }
}

/// A big file, both ways.
#[derive(Clone, Debug)]
pub struct Big {
    /// Nothing but the file.
    pub baseline: Parts,
    /// The whole job.
    pub whole: Parts,
    /// What the job found, in its report.
    pub solution: Value,
}

impl Big {
    /// The whole job's time over that of the baseline.
    #[must_use]
    pub fn ratio(&self) -> f64 {
        self.whole.sum() / self.baseline.sum()
    }
}

/// The file of so many rows, which is made where it is not there yet.
///
/// # Panics
/// If it cannot be written.
#[must_use]
pub fn file(folder: &Path, rows: usize) -> PathBuf {
    let path = std::env::temp_dir().join(format!("outis-mix-{rows}.csv"));
    if !path.exists() {
        let part = path.with_extension("part");
        let mut output = File::create(&part).expect("a place for the file");
        mix::write(&reference::data(folder, "adult.csv"), rows, &mut output).expect("room for it");
        fs::rename(&part, &path).expect("its name");
    }
    path
}

/// What is asked for: all nine columns quasi-identifiers with ARX's hierarchies, k = 5, 2 %.
///
/// # Panics
/// Never: the recipe is valid.
#[must_use]
pub fn recipe() -> Recipe {
    let recipe = json!({
        "outis": 1, "kind": "recipe",
        "attributes": attributes(&ADULT.map(str::to_owned), &[], &Value::Null),
        "models": [{"model": "k-anonymity", "k": 5}],
        "suppression": {"limit": 0.02},
        "loss": {"metric": "loss", "aggregate": "geometric-mean", "gs-factor": 0.5},
    });
    harness::recipe(&recipe).expect("the recipe is valid")
}

/// Runs both on a file of so many rows.
///
/// # Panics
/// If anything fails.
#[must_use]
pub fn run(folder: &Path, rows: usize) -> Big {
    let path = file(folder, rows);
    let recipe = recipe();

    let mut baseline = Parts::default();
    let input = baseline.time("read, parse and hash", || read(&path, &recipe));
    baseline.time("write, parse and hash", || {
        let mut copying = Copying::new(&input);
        while !copying.step(RECORDS) {}
        assert_eq!(copying.finish(), input.sha256, "the same bytes");
    });
    drop(input);

    let mut whole = Parts::default();
    let input = whole.time("read, parse and hash", || read(&path, &recipe));
    let job = whole
        .time("resolve and collapse", || Job::new(recipe, &input, &DataFiles(folder)))
        .expect("a job");
    let mut run = Run::new(Arc::new(job)).expect("a search");
    whole.time("search", || while !run.search(CLASSES) {});
    whole.time("apply", || run.applied().map(drop)).expect("a solution");
    let sha256 = whole.time("write, parse and hash", || {
        run.write(SEED, false).expect("a format");
        let mut fingerprint = Fingerprint::default();
        while let Some(chunk) = run.step(RECORDS).expect("a chunk") {
            fingerprint.push(&chunk);
        }
        fingerprint.finish()
    });
    let report = whole.time("measure and report", || {
        let finished = run.finish(Some(sha256), Vec::new(), None);
        finished.expect("a checked release").0.to_text()
    });
    let report: Value = serde_json::from_str(&report).expect("JSON");
    Big { baseline, whole, solution: report["solution"].clone() }
}

/// What a file holds, as a recipe reads it.
pub(super) fn read(path: &Path, recipe: &Recipe) -> Arc<Input> {
    let options = resolve::read_options(recipe).expect("options");
    let mut incoming = Incoming::new(options);
    let mut file = BufReader::with_capacity(SLICE, File::open(path).expect("the file"));
    let mut slice = vec![0; SLICE];
    loop {
        let read = file.read(&mut slice).expect("its bytes");
        if read == 0 {
            return Arc::new(incoming.finish().expect("a table"));
        }
        incoming.push(&slice[..read]).expect("a table");
    }
}
