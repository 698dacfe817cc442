//! The optimal search through a lattice far too large to be gone through.
//!
//! Fifteen quasi-identifiers with four levels each span 4¹⁵ = 1,073,741,824 nodes.
//! Such a search may not end. What counts is that it soon has a good node, that its
//! gap shrinks, and that it stays within its memory.

use super::median;
use crate::harness::{self, Attached};
use fastrand::Rng;
use outis::search::{Limits, Optimal, Search};
use outis_job::Job;
use serde_json::{Value, json};

/// Quasi-identifiers of the table.
const ATTRIBUTES: usize = 15;

/// Records of the table.
const RECORDS: usize = 5000;

/// Kinds of persons: those of one kind agree in most attributes, as people do.
const KINDS: usize = 40;

/// What a search may take.
const MEMORY: usize = 64 << 20;

/// Classes looked at between two lines.
const BUDGET: usize = 1 << 23;

/// How a search stands.
#[derive(Clone, Debug)]
pub struct Line {
    /// Milliseconds of processor time so far.
    pub milliseconds: f64,
    /// Nodes whose partition was computed.
    pub nodes: u32,
    /// The least loss found.
    pub best: f64,
    /// No loss is smaller.
    pub bound: f64,
    /// Bytes taken.
    pub memory: usize,
}

impl Line {
    /// How much of the best loss is not proven to be needed.
    #[must_use]
    pub fn gap(&self) -> f64 {
        1.0 - self.bound / self.best
    }

    /// Whether the search is within its memory.
    #[must_use]
    pub fn passes(&self) -> bool {
        self.memory <= MEMORY && self.bound <= self.best
    }
}

/// Searches for so many budgets, or to the end.
///
/// # Panics
/// If the recipe is not valid.
pub fn run(budgets: u32, mut each: impl FnMut(&Line)) {
    let recipe = harness::recipe(&recipe()).expect("the recipe is valid");
    let input = harness::read(&recipe, table().as_bytes()).expect("a table");
    let job = Job::new(recipe, &input, &Attached::new()).expect("a job");
    let limits = Limits { memory: MEMORY };
    let mut search = Optimal::new(job.prepared.study.clone()).with_limits(limits);
    let (mut milliseconds, mut ended) = (0.0, false);
    for _ in 0..budgets {
        milliseconds += median(0, 1, || ended = search.step(BUDGET));
        each(&Line {
            milliseconds,
            nodes: search.visited(),
            best: search.best().map_or(f64::INFINITY, |best| best.loss.value()),
            bound: search.bound().map_or(0.0, |bound| bound.value()),
            memory: search.memory(),
        });
        if ended {
            return;
        }
    }
}

/// The same table on every machine: numbers of three digits, mostly those of a person's kind.
fn table() -> String {
    let mut random = Rng::with_seed(15);
    let mut row = |near: Option<&[u32]>| -> Vec<u32> {
        (0..ATTRIBUTES)
            .map(&mut |i| match near {
                Some(kind) if random.u8(0..10) < 8 => kind[i],
                _ => 100 + random.u32(0..30),
            })
            .collect()
    };
    let kinds: Vec<Vec<u32>> = (0..KINDS).map(|_| row(None)).collect();
    let mut text = (0..ATTRIBUTES).map(|i| format!("q{i}")).collect::<Vec<_>>().join(",") + "\n";
    for record in 0..RECORDS {
        let cells = row(Some(&kinds[record % KINDS]));
        text += &cells.iter().map(u32::to_string).collect::<Vec<_>>().join(",");
        text.push('\n');
    }
    text
}

fn recipe() -> Value {
    let mask = json!({"kind": "mask", "from": "right"});
    json!({
        "outis": 1, "kind": "recipe",
        "attributes": (0..ATTRIBUTES).map(|i| json!({"name": format!("q{i}"), "role": "quasi-identifier", "hierarchy": mask})).collect::<Vec<_>>(),
        "models": [{"model": "k-anonymity", "k": 5}],
        "suppression": {"limit": 0.05},
        "loss": {"metric": "loss"},
    })
}
