//! Mondrian on random small studies with any model, and on Adult.
//!
//! `OUTIS_SEED` chooses other studies than the usual ones; the seed is printed.
#![allow(clippy::print_stdout)] // Seed, shares and losses are the evidence.

use cpu_time::ThreadTime;
use fastrand::Rng;
use outis::model::MODELS;
use outis::prepare::prepare_scattered;
use outis::recoding::{Cover, CutRule, Mondrian, MondrianOptions, Recoded, Recoder};
use outis::search::{Optimal, Search};
use outis::study::Study as Core;
use outis_job::Job;
use outis_tests::harness;
use outis_tests::oracle::Matching;
use outis_tests::random::Study;
use outis_tests::recoded::{check_release, prepared};
use outis_tests::reference::{self, ADULT, DataFiles, reference_or_skip};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

fn seed() -> u64 {
    let given = std::env::var("OUTIS_SEED").ok().and_then(|text| text.parse().ok());
    let seed = given.unwrap_or(20_261_121);
    println!("OUTIS_SEED={seed}");
    seed
}

fn options() -> Vec<MondrianOptions> {
    let mut all = Vec::new();
    for relaxed in [false, true] {
        for cover in [Cover::Hierarchy, Cover::Ranges] {
            for cut in [CutRule::Widest, CutRule::LeastLoss] {
                all.push(MondrianOptions { relaxed, cover, cut });
            }
        }
    }
    all
}

/// What is found if so much work is done at a time.
fn recoded(study: &Arc<Core>, options: MondrianOptions, budget: usize) -> Option<Arc<Recoded>> {
    let mut mondrian = Mondrian::new(study.clone(), options).expect("no population");
    while !mondrian.step(budget) {
        assert!(mondrian.best().is_none_or(|best| best.feasible), "feasible at any time");
    }
    mondrian.best().cloned()
}

/// For each record its class, or that it is suppressed.
fn classes(study: &Core, recoded: &Recoded) -> Vec<u32> {
    let tuples = study.contingency().tuple_of().iter();
    tuples.map(|&tuple| recoded.class_of()[tuple as usize]).collect()
}

/// Whatever the models: what is found holds in the written bytes, does not depend on the budget
/// of a step, nor, where equal records stay together, on whether they were one tuple.
#[test]
fn what_mondrian_finds_holds_in_the_release() {
    let mut random = Rng::with_seed(seed());
    let (mut studied, mut released, mut several, mut undone, mut suppressing) = (0, 0, 0, 0, 0);
    let mut models: BTreeMap<String, usize> = BTreeMap::new();
    while studied < 700 {
        let drawn = Study::draw(&mut random);
        let job = prepared(&drawn);
        let together = job.prepared.study.clone();
        if drawn.question.matching == Matching::Wildcard || drawn.question.population > 0 {
            continue;
        }
        studied += 1;
        let apart = prepare_scattered(job.input.table(), &job.plan).expect("a study").study;
        for options in options() {
            let study = if options.relaxed { &apart } else { &together };
            let found = recoded(study, options, usize::MAX);
            let again = recoded(study, options, 1 + random.usize(0..60));
            let shown = |found: &Option<Arc<Recoded>>| {
                found.as_ref().map(|found| (classes(study, found), found.loss.clone()))
            };
            assert_eq!(shown(&found), shown(&again), "{}\n{}", drawn.recipe, drawn.data);
            if !options.relaxed {
                let scattered = recoded(&apart, options, usize::MAX);
                let scattered = scattered.as_ref().map(|found| classes(&apart, found));
                assert_eq!(shown(&found).map(|found| found.0), scattered, "{}", drawn.recipe);
            }
            let Some(found) = found else { continue };
            released += 1;
            several += usize::from(found.classes > 1);
            undone += usize::from(job.prepared.study.demands().concern_table());
            suppressing += usize::from(found.suppressed > 0);
            if found.classes > 1 {
                for model in drawn.recipe["models"].as_array().expect("models") {
                    *models.entry(model["model"].to_string()).or_insert(0) += 1;
                }
            }
            let _ = check_release(&drawn, &job, &found);
        }
    }
    println!(
        "{released} releases of {studied} studies, {several} of several classes, {undone} with \
         demands on the table, {suppressing} suppressing; models {models:?}"
    );
    // δ-presence and null-map need a table of people, with which nothing is recoded locally.
    let all = models.len() == MODELS.len() - 2;
    assert!(all && models.values().all(|&count| count >= 10), "{models:?}");
    assert!(released > 1500 && several > 800 && undone > 200 && suppressing > 50);
}

/// Adult with nine quasi-identifiers; age with ranges that mean something.
fn adult(folder: &std::path::Path, k: u32) -> Job {
    let names = ADULT.map(str::to_owned);
    let mut attributes = outis_tests::arx::attributes(&names, &[], &Value::Null);
    for attribute in &mut attributes {
        if attribute["name"] == "age" {
            attribute["type"] = json!("integer");
        }
    }
    let recipe = json!({
        "outis": 1, "kind": "recipe", "attributes": attributes,
        "models": [{"model": "k-anonymity", "k": k}],
        "suppression": {"limit": 0},
        "loss": {"metric": "loss", "aggregate": "arithmetic-mean"},
    });
    let recipe = harness::recipe(&recipe).expect("a recipe");
    let input = harness::read(&recipe, &reference::data(folder, "adult.csv")).expect("Adult");
    Job::new(recipe, &input, &DataFiles(folder)).expect("a job")
}

fn timed<T>(run: impl FnOnce() -> T) -> (T, Duration) {
    let start = ThreadTime::now();
    let result = run();
    (result, start.elapsed())
}

/// On Adult, k = 5: far less is lost than by the best node, in less time than its proof takes.
#[test]
fn mondrian_loses_less_of_adult_than_any_node() {
    let folder = reference_or_skip!("mondrian_loses_less_of_adult_than_any_node");
    let job = adult(&folder, 5);
    let together = job.prepared.study.clone();
    let (optimum, proof) = timed(|| {
        let mut search = Optimal::new(together.clone());
        while !search.step(1 << 16) {}
        search.best().map(|best| best.loss.value()).expect("a node")
    });
    println!("full-domain optimum {optimum:.4}; ARX's iterative recoding 0.202");
    let apart = prepare_scattered(job.input.table(), &job.plan).expect("a study").study;
    let mut strict = Vec::new();
    for options in options() {
        let study = if options.relaxed { &apart } else { &together };
        let (found, time) = timed(|| recoded(study, options, 1 << 20).expect("a table"));
        let ratio = time.as_secs_f64() / proof.as_secs_f64();
        let (loss, classes) = (found.loss.value(), found.classes);
        println!("{options:?}: {loss:.4}, {classes} classes, {ratio:.2} of the proof's time");
        assert!(loss < optimum);
        assert_eq!(found.suppressed, 0);
        // Groups are parted only where nothing else is left to cut.
        if !options.relaxed {
            strict.push(loss);
        } else if options.cover == Cover::Hierarchy {
            assert!(loss <= strict.remove(0), "{options:?}");
        }
    }
}
