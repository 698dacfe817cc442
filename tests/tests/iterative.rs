//! Full-domain recoding in rounds, on random small studies and on UCI Adult.
#![allow(clippy::print_stdout)] // Seed and shares are the evidence.

use outis::recoding::{Cover, Iterative, IterativeOptions, Recoder};
use outis_protocol::job::Job;
use outis_tests::arx::attributes;
use outis_tests::harness;
use outis_tests::reference::{self, ADULT, DataFiles, reference_or_skip};
use serde_json::{Value, json};

#[test]
#[ignore]
fn explore() {
    let folder = reference_or_skip!("explore");
    let names = ADULT.map(str::to_owned);
    for (metric, aggregate) in [("loss", "geometric-mean")] {
        let recipe = json!({
            "outis": 1, "kind": "recipe",
            "attributes": attributes(&names, &[], &Value::Null),
            "models": [{"model": "k-anonymity", "k": 5}],
            "suppression": {"limit": 1.0},
            "loss": {"metric": metric, "aggregate": aggregate, "gs-factor": 0.5},
        });
        let recipe = harness::recipe(&recipe).unwrap();
        let data = reference::data(&folder, "adult.csv");
        let input = harness::read(&recipe, &data).unwrap();
        let job = Job::new(recipe, &input, &DataFiles(&folder)).unwrap();
        let rounds: Vec<u32> = std::env::var("ROUNDS").unwrap().split(',').map(|r| r.parse().unwrap()).collect();
        for rounds in rounds {
            for cover in [None, Some(Cover::Hierarchy)] {
                let options = IterativeOptions { rounds, cover };
                let start = cpu_time::ThreadTime::now();
                let mut recoding = Iterative::new(job.prepared.study.clone(), options).unwrap();
                while !recoding.step(1 << 16) {}
                let time = start.elapsed();
                let best = recoding.best().unwrap();
                let mean: f64 = best.attributes.iter().sum::<f64>() / 9.0;
                println!("rounds {rounds} {cover:?}: gran {:.4} loss {:.5} supp {} classes {} visited {} time {time:?}", 1.0 - mean, best.loss.value(), best.suppressed, best.classes, recoding.visited());
            }
        }
    }
}
