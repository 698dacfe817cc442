//! Recodings beyond full-domain, on random small studies.
#![allow(clippy::print_stdout)] // Seed and shares are the evidence.

use fastrand::Rng;
use outis::lattice::Levels;
use outis::loss::Metric;
use outis::partition::{classify, partition};
use outis::recoding::{Cell, Recoded};
use outis::search::evaluate;
use outis::study::QuasiIdentifier;
use outis_job::Job;
use outis_tests::harness::{self, SEED};
use outis_tests::oracle::Matching;
use outis_tests::random::Study;
use outis_tests::shares::drawn_of;
use serde_json::json;

fn seed() -> u64 {
    let given = std::env::var("OUTIS_SEED").ok().and_then(|text| text.parse().ok());
    let seed = given.unwrap_or(20_261_121);
    println!("OUTIS_SEED={seed}");
    seed
}

/// A recoded table all of whose columns are on one level is the node: as many records are
/// suppressed, as many classes released, and as much is lost.
#[test]
fn one_level_for_each_column_is_a_node_of_the_lattice() {
    let mut random = Rng::with_seed(seed());
    let (mut compared, mut suppressing, mut infeasible) = (0, 0, 0);
    for _ in 0..drawn_of(3000) {
        let drawn = Study::draw(&mut random);
        let wildcard = drawn.question.matching == Matching::Wildcard;
        let recipe = harness::recipe(&drawn.recipe).expect("a recipe");
        let input = harness::read(&recipe, drawn.data.as_bytes()).expect("a table");
        let job = Job::new(recipe, &input, &drawn.files).expect("a job");
        let study = &job.prepared.study;
        if wildcard || drawn.question.population > 0 {
            continue;
        }
        let mut level = |a: &QuasiIdentifier| random.u8(a.floor..=a.limit);
        let levels = Levels::new(study.attributes().iter().map(&mut level).collect());
        let (classes, class_of) = classify(study.contingency(), study.hierarchies(), &levels);
        let cells: Vec<Cell> = (0..classes.classes())
            .flat_map(|class| {
                let fields = classes.layout().fields().iter().zip(levels.as_slice());
                let key = classes.key(class).to_vec();
                fields
                    .map(move |(f, &level)| Cell::Group { level, group: f.code(&key) as u32 })
                    .collect::<Vec<_>>()
            })
            .collect();
        let recoded = Recoded::new(study, &class_of, &cells);
        let node = evaluate(study, &partition(study.contingency(), study.hierarchies(), &levels));
        assert_eq!(recoded.feasible, node.feasible, "{}\n{}", drawn.recipe, drawn.data);
        if !node.feasible {
            infeasible += 1;
            continue;
        }
        assert_eq!((recoded.suppressed, recoded.classes), (node.suppressed, node.classes));
        let config = study.objective().config();
        // What is suppressed is at the root here and on the node's level there.
        let levels_count = matches!(
            config.metric,
            Metric::WeightedInformationLoss | Metric::Height | Metric::MonotonicNonUniformEntropy
        );
        if node.suppressed > 0 && (levels_count || config.as_arx || config.gs_factor != 0.5) {
            continue;
        }
        compared += 1;
        suppressing += usize::from(node.suppressed > 0);
        let (here, there): (Vec<f64>, Vec<f64>) =
            (recoded.loss.values().collect(), node.loss.values().collect());
        for (here, there) in here.iter().zip(&there) {
            assert!(
                (here - there).abs() <= 1e-9 * there.abs().max(1.0),
                "{here} {there} {config:?}\n{}\n{}",
                drawn.recipe,
                drawn.data
            );
        }
    }
    println!("compared {compared}, of them suppressing {suppressing}; infeasible {infeasible}");
    assert!(compared > drawn_of(600) && suppressing > drawn_of(80) && infeasible > drawn_of(200));
}

/// Records that a recoding suppresses stay as stars where they are many enough to hold what is
/// demanded, and nothing is released where they are not; they have no class that says what they
/// show.
#[test]
fn what_a_recoding_suppresses_may_stay_as_stars() {
    let letters = |rows: &[(&str, usize)]| {
        let rows = rows.iter().flat_map(|&(row, times)| std::iter::repeat_n(row, times));
        rows.fold("a,b\n".to_owned(), |data, row| data + row + "\n")
    };
    let quasi = |name: &str| json!({"name": name, "role": "quasi-identifier", "limit": 0});
    let files = harness::Attached::new();
    for search in ["subtree", "iterative"] {
        let recipe = json!({
            "outis": 1, "kind": "recipe",
            "attributes": [quasi("a"), quasi("b")],
            "models": [{"model": "k-anonymity", "k": 3}],
            "suppression": {"limit": 0.6, "style": "star"},
            "search": {"algorithm": search},
            "output": {"shuffle": false},
        });
        let recipe = harness::recipe(&recipe).expect("a recipe");
        let run = |data: String| harness::run(recipe.clone(), data.as_bytes(), &files, SEED);
        let three = run(letters(&[("x,y", 3), ("x,z", 1), ("z,y", 1), ("z,z", 1)]));
        let three = three.expect("three records with stars").release.expect("a table");
        let three = String::from_utf8(three).expect("text");
        assert_eq!(three, "a,b\nx,y\nx,y\nx,y\n*,*\n*,*\n*,*\n", "{search}");
        // Two are no class of three: there is no table, and none is refused afterwards.
        let two = run(letters(&[("x,y", 3), ("x,z", 1), ("z,y", 1)])).expect("no refusal");
        assert!(two.found.is_none(), "{search}");
    }
}

/// Seven numbers, three of them missing, where a record that shows a missing value is left out:
/// with nothing but `*` all seven may be released.
#[test]
fn clusters_with_ranges_find_a_table_where_missing_values_match_nothing() {
    let hierarchy = json!({"kind": "intervals", "start": 0, "end": 10, "steps": [5]});
    let number = json!({"name": "number", "role": "quasi-identifier", "type": "integer",
                        "hierarchy": hierarchy});
    let data = "number,note\n1,x\n1,x\n2,x\n3,x\n?,y\n?,y\n?,y\n";
    for cells in ["hierarchy", "ranges"] {
        for algorithm in ["kaca", "k-member"] {
            let recipe = json!({
                "outis": 1, "kind": "recipe",
                "missing": {"values": ["?"], "match": "remove-row"},
                "attributes": [number, {"name": "note", "role": "insensitive"}],
                "models": [{"model": "k-anonymity", "k": 2}],
                "search": {"algorithm": algorithm, "cells": cells},
            });
            let ran = harness::run_json(&recipe, data);
            assert!(ran.release.is_some(), "{algorithm} with {cells}");
        }
    }
}
