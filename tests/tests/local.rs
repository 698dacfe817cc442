//! Local recoding of Adult.
#![allow(clippy::print_stdout)]

use outis::plan::prepare_scattered;
use outis::recoding::*;
use outis_protocol::job::Job;
use outis_tests::arx::attributes;
use outis_tests::harness;
use outis_tests::reference::{self, ADULT, DataFiles, reference_or_skip};
use serde_json::{Value, json};

#[test]
fn scratch() {
    let folder = reference_or_skip!("scratch");
    let recipe = json!({
        "outis": 1, "kind": "recipe",
        "attributes": attributes(&ADULT.map(str::to_owned), &[], &Value::Null),
        "models": [{"model": "k-anonymity", "k": 5}],
        "suppression": {"limit": 0.0},
        "loss": {"metric": "loss", "aggregate": "arithmetic-mean", "gs-factor": 0.5},
    });
    let recipe = harness::recipe(&recipe).expect("a recipe");
    let input = harness::read(&recipe, &reference::data(&folder, "adult.csv")).expect("Adult");
    let job = Job::new(recipe, &input, &DataFiles(&folder)).expect("a job");
    let scattered = prepare_scattered(&input.loaded.table, &job.plan).unwrap().study;
    let whole = job.prepared.study.clone();
    use outis::loss::StepWeights;
    for (name, study) in [("whole", &whole), ("scattered", &scattered)] {
        for distance in [Distance::Steps(StepWeights::Uniform), Distance::Loss] {
            for stubs in [false, true] {
                for refine in [false, true] {
                    for cover in [Cover::Hierarchy, Cover::Ranges] {
                    let options = KacaOptions { distance, cover, stubs, refine };
                    let start = std::time::Instant::now();
                    let mut kaca = Kaca::new(study.clone(), options).unwrap();
                    let set_up = start.elapsed();
                    while !kaca.step(1 << 16) {}
                    let best = kaca.best().unwrap();
                    println!(
                        "{name} {options:?} {set_up:?} {:?} {} classes {} {}",
                        start.elapsed(),
                        best.loss.value(),
                        best.classes,
                        best.suppressed
                    );
                    }
                }
            }
        }
    }
}
