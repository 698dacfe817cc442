//! The simulation of El Emam and Dankar (2008): samples of UCI Adult and of rows that are drawn like
//! its own, released by k-anonymity and by the three rules that approximate k-map.

use super::mix;
use crate::arx::attributes;
use crate::harness;
use crate::reference::{self, DataFiles};
use outis_job::{Job, SampleOutcome, Simulation, SimulationRange};
use outis_protocol::simulation::{SampleRule, SimulatedFraction, SimulatedRule, SimulationReport};
use serde_json::{Value, json};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread::{available_parallelism, scope};

/// What somebody may know of others.
const KNOWN: [&str; 4] = ["age", "education", "marital-status", "sex"];

/// Records of the populations: Adult's own, and two that are made of it.
const POPULATIONS: [Option<usize>; 3] = [None, Some(60_000), Some(100_000)];

/// The values of k.
const K: [u32; 3] = [5, 10, 15];

/// What samples of a population came to.
#[derive(Clone, Debug)]
pub struct Simulated {
    /// The population.
    pub name: String,
    /// What came of it.
    pub report: SimulationReport,
    /// What of it is not as the source says.
    pub faults: Vec<&'static str>,
}

/// Draws so many samples of every share of each population.
///
/// # Panics
/// If the folder of reference data is not complete.
pub fn run(folder: &Path, samples: u32, mut each: impl FnMut(&Simulated)) {
    for population in POPULATIONS {
        let mut data = reference::data(folder, "adult.csv");
        if let Some(rows) = population {
            let mut made = Vec::new();
            mix::write(&data, rows, &mut made).expect("room for it");
            data = made;
        }
        for k in K {
            let recipe = json!({
                "outis": 1, "kind": "recipe",
                "attributes": attributes(&KNOWN.map(str::to_owned), &[], &Value::Null),
                "models": [{"model": "k-anonymity", "k": k}],
                "suppression": {"limit": 0.05},
                "loss": {"metric": "discernibility"},
            });
            let recipe = harness::recipe(&recipe).expect("the recipe is valid");
            let input = harness::read(&recipe, &data).expect("Adult");
            let job = Job::new(recipe, &input, &DataFiles(folder)).expect("a job");
            let range = SimulationRange { samples, ..SimulationRange::new(harness::SEED) };
            let simulation = Simulation::new(&Arc::new(job), &range).expect("k-anonymity");
            let report = simulation.report(&looked_at(&simulation));
            let name = population.map_or_else(|| "adult".to_owned(), |rows| format!("mix {rows}"));
            each(&Simulated { name, faults: faults(&report), report });
        }
    }
}

/// All samples, by as many threads as there are cores.
fn looked_at(simulation: &Simulation) -> Vec<Option<SampleOutcome>> {
    let next = AtomicUsize::new(0);
    let mut all = vec![None; simulation.trials()];
    let threads = available_parallelism().map_or(1, usize::from);
    scope(|scope| {
        let workers: Vec<_> = (0..threads)
            .map(|_| {
                scope.spawn(|| {
                    let numbers = std::iter::repeat_with(|| next.fetch_add(1, Ordering::Relaxed));
                    let own = numbers.take_while(|number| *number < simulation.trials());
                    own.map(|number| {
                        let mut trial = simulation.trial(number).expect("a sample");
                        while !trial.step(1 << 20).expect("a step") {}
                        (number, trial.outcome())
                    })
                    .collect::<Vec<_>>()
                })
            })
            .collect();
        for worker in workers {
            for (number, outcome) in worker.join().expect("no panic") {
                all[number] = outcome;
            }
        }
    });
    all
}

/// What is not as it is expected.
fn faults(report: &SimulationReport) -> Vec<&'static str> {
    let (Some(first), Some(last)) = (report.fractions.first(), report.fractions.last()) else {
        return vec!["nothing was drawn"];
    };
    let distance = |fraction: &SimulatedFraction, rule| {
        let mean = found(fraction, rule).risk.map(|risk| risk.mean).unwrap_or_default();
        (mean - report.threshold).abs()
    };
    let baselines = || report.fractions.iter().map(|it| found(it, SampleRule::KAnonymity));
    let expected = [
        ("k-anonymity is above the threshold", baselines().any(|rule| rule.above > 0)),
        (
            "k-anonymity is not its own measure",
            baselines()
                .filter_map(|rule| rule.discernibility)
                .any(|it| it.least != 1.0 || it.most != 1.0),
        ),
        (
            "k-anonymity does not come closer to the threshold",
            distance(last, SampleRule::KAnonymity) >= distance(first, SampleRule::KAnonymity),
        ),
        (
            "a Poisson test is no closer to the threshold",
            distance(first, SampleRule::Poisson) >= distance(first, SampleRule::KAnonymity),
        ),
        (
            "a truncated Poisson test is no closer to the threshold",
            distance(first, SampleRule::TruncatedPoisson)
                >= distance(first, SampleRule::KAnonymity),
        ),
    ];
    expected.into_iter().filter(|(_, is_so)| *is_so).map(|(fault, _)| fault).collect()
}

fn found(fraction: &SimulatedFraction, rule: SampleRule) -> &SimulatedRule {
    fraction.rules.iter().find(|known| known.rule == rule).expect("every rule")
}
