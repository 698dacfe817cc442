//! Suppressed records that stay as stars are part of what a search decides (spec M23).
//!
//! `OUTIS_SEED` chooses other studies than the usual ones; the seed is printed.
#![allow(clippy::print_stdout)] // Seed and counts are the evidence.

use fastrand::Rng;
use outis_job::{Attempt, Job};
use outis_protocol::parse_search;
use outis_protocol::problem::Code;
use outis_tests::harness;
use outis_tests::oracle::{Node, Question};
use outis_tests::random::Study;
use outis_tests::recoded::{check_chosen, prepared};
use serde_json::json;
use std::collections::BTreeMap;

fn random(salt: u64) -> Rng {
    let given = std::env::var("OUTIS_SEED").ok().and_then(|text| text.parse().ok());
    let seed: u64 = given.unwrap_or(20_261_122);
    println!("OUTIS_SEED={seed}");
    Rng::with_seed(seed ^ salt)
}

fn say(study: &Study) -> String {
    format!("{}\n{}", study.recipe, study.data)
}

/// What an algorithm comes to, driven to its end; its problem if it does not take the study.
fn driven(job: &Job, search: &serde_json::Value) -> Result<Attempt, Code> {
    let search = parse_search(&search.to_string()).expect("a search");
    let mut attempt = job.attempt(&search).map_err(|problem| problem.code)?;
    while !attempt.step(1 << 20) {}
    Ok(attempt)
}

/// The node that a search ended with.
fn levels(attempt: &Attempt) -> Option<Vec<usize>> {
    let found = attempt.found()?;
    let node = found.node()?;
    Some(node.levels.as_slice().iter().map(|&level| usize::from(level)).collect())
}

/// Whether a node loses as little as the best one.
fn is_best(nodes: &[Node], levels: Option<&Vec<usize>>) -> bool {
    match (Question::best(nodes), levels) {
        (None, None) => true,
        (Some(best), Some(levels)) => *levels == best.levels,
        _ => false,
    }
}

/// All models, those of sensitive values, of the table, of persons and of a population among them.
#[test]
fn searches_that_promise_the_best_node_find_the_best_with_stars() {
    let mut random = random(0);
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for _ in 0..1500 {
        let study = Study::draw(&mut random).starred();
        let job = prepared(&study);
        let nodes = study.question.nodes();
        let dropped = Question { star: false, ..study.question.clone() }.nodes();
        for algorithm in ["optimal", "exhaustive", "flash"] {
            let attempt = driven(&job, &json!({"algorithm": algorithm})).expect("taken");
            let found = levels(&attempt);
            assert!(is_best(&nodes, found.as_ref()), "{algorithm} {found:?} {}", say(&study));
            assert_eq!(attempt.proves_none(), found.is_none(), "{algorithm} {}", say(&study));
            if let Some(found) = attempt.found() {
                let bound = found.bound.clone().expect("proven");
                assert!(bound.compare(found.chosen.loss()).is_ge(), "{algorithm} {}", say(&study));
                let _ = check_chosen(&study, &job, &found.chosen);
            }
        }
        let (best_with, best_without) = (Question::best(&nodes), Question::best(&dropped));
        let mut count = |what, is: bool| *counts.entry(what).or_insert(0) += usize::from(is);
        count("stars stay", best_with.is_some_and(|best| best.suppressed() > 0));
        count(
            "stars change the best",
            best_with.map(|b| &b.levels) != best_without.map(|b| &b.levels),
        );
        count("stars leave none", best_with.is_none() && best_without.is_some());
        // What no search that concludes upwards could find: a node that holds, and none above.
        let falls = nodes.iter().filter(|node| node.feasible).any(|low| {
            nodes.iter().any(|high| {
                !high.feasible
                    && low.levels.iter().zip(&high.levels).all(|(a, b)| a <= b)
                    && low.suppressed() > 0
            })
        });
        count("feasible below infeasible", falls);
        // Nodes that hold only because more is suppressed for the class of the stars' sake.
        count(
            "more go",
            nodes.iter().zip(&dropped).any(|(starred, dropped)| {
                starred.feasible && starred.suppressed() > dropped.suppressed()
            }),
        );
    }
    println!("{counts:?}");
    let mut counted = counts.iter();
    let enough = counted.all(|(&what, &count)| count >= if what == "more go" { 3 } else { 30 });
    assert!(enough, "{counts:?}");
}

/// Bounds stay bounds wherever a search is suspended.
#[test]
fn a_search_with_stars_may_be_suspended_anywhere() {
    let mut random = random(1);
    for _ in 0..300 {
        let study = Study::draw(&mut random).starred();
        let job = prepared(&study);
        let nodes = study.question.nodes();
        let optimum = Question::best(&nodes);
        for budget in [1, 13] {
            let search = parse_search(r#"{"algorithm": "optimal"}"#).expect("a search");
            let mut attempt = job.attempt(&search).expect("taken");
            while !attempt.step(budget) {
                let bound = attempt.bound().expect("a bound").value();
                let least = optimum.map_or(f64::INFINITY, |best| best.loss);
                assert!(bound <= least + 1e-9 * least.abs().max(1.0), "{}", say(&study));
                if let Some(found) = levels(&attempt) {
                    let node = nodes.iter().find(|node| node.levels == found).expect("a node");
                    assert!(node.feasible, "{}", say(&study));
                }
            }
            assert!(is_best(&nodes, levels(&attempt).as_ref()), "{}", say(&study));
        }
    }
}

/// Whatever an algorithm ends with may be released: nothing is refused after a search. Those that
/// conclude upwards are refused before it, by name.
#[test]
fn nothing_that_is_found_is_refused() {
    let mut random = random(2);
    let mut found: BTreeMap<String, [usize; 2]> = BTreeMap::new();
    for _ in 0..1200 {
        let study = Study::draw(&mut random).starred();
        let job = prepared(&study);
        let search = study.draw_search(&mut random);
        let algorithm = search["algorithm"].to_string();
        let concludes = ["samarati", "ola", "incognito"].map(|name| json!(name).to_string());
        match driven(&job, &search) {
            Ok(attempt) => {
                let stays = study.question.limit * study.question.records as f64 >= 1.0;
                assert!(!concludes.contains(&algorithm) || !stays, "{search} {}", say(&study));
                let counts = found.entry(algorithm).or_default();
                if let Some(found) = attempt.found() {
                    let _ = check_chosen(&study, &job, &found.chosen);
                    counts[usize::from(found.chosen.suppressed() > 0)] += 1;
                }
            }
            Err(code) => assert!(
                [
                    Code::NotForRecoding,
                    Code::SearchNeedsLoss,
                    Code::SearchNeedsMonotone,
                    Code::SearchNeedsDrop
                ]
                .contains(&code),
                "{code}: {search} {}",
                say(&study)
            ),
        }
    }
    println!("{found:?}");
    let stayed: usize = found.values().map(|counts| counts[1]).sum();
    assert!(stayed >= 50, "{stayed}");
}

/// The case that was refused although a node holds with nobody suppressed.
#[test]
fn a_node_whose_star_fails_is_no_solution() {
    let recipe = |search: &str| {
        json!({"outis": 1, "kind": "recipe", "search": {"algorithm": search},
            "attributes": [{"name": "a", "role": "quasi-identifier"}],
            "models": [{"model": "k-anonymity", "k": 2}],
            "suppression": {"limit": 0.2, "style": "star"}})
    };
    let data = b"a\n1\n1\n2\n2\n3\n";
    for search in [
        "optimal",
        "exhaustive",
        "flash",
        "datafly",
        "kaca",
        "mondrian",
        "k-member",
        "iterative",
        "subtree",
        "mu-argus",
    ] {
        let recipe = harness::recipe(&recipe(search)).expect("a recipe");
        let ran =
            harness::run(recipe, data, &harness::Attached::new(), harness::SEED).expect("taken");
        assert_eq!(ran.report.solution.as_ref().map(|s| s.suppressed), Some(0), "{search}");
        assert!(ran.report.models[0].achieved >= Some(2.0), "{search}");
    }
    for search in ["samarati", "ola", "incognito"] {
        let recipe = harness::recipe(&recipe(search)).expect("a recipe");
        let refused = harness::run(recipe, data, &harness::Attached::new(), harness::SEED);
        let problem = refused.err().expect("refused");
        assert_eq!(
            (problem.code.id(), problem.detail.as_deref()),
            ("search-needs-drop", Some(search))
        );
    }
}

/// The smallest classes go until the table holds that is seen, the class of the stars among its
/// classes: no more than that, and no less.
#[test]
fn the_class_of_the_stars_counts() {
    let suppressed = |data: &[u8], model: serde_json::Value, limit: f64, person: Option<&str>| {
        let mut recipe = json!({"outis": 1, "kind": "recipe", "search": {"algorithm": "optimal"},
            "attributes": [{"name": "a", "role": "quasi-identifier", "limit": 0}],
            "models": [model], "suppression": {"limit": limit, "style": "star"}});
        if let Some(entity) = person {
            recipe["attributes"]
                .as_array_mut()
                .expect("attributes")
                .push(json!({"name": entity, "role": "identifier"}));
            recipe["records"] = json!({"entity": entity});
        }
        let recipe = harness::recipe(&recipe).expect("a recipe");
        let ran =
            harness::run(recipe, data, &harness::Attached::new(), harness::SEED).expect("taken");
        (ran.report.solution.map(|solution| solution.suppressed), ran.report.models[0].achieved)
    };
    let average = |most: f64| json!({"model": "average-risk", "average": most});
    let alone = json!({"model": "sample-uniqueness", "max": 0});
    let zayatz = json!({"model": "population-uniqueness", "max": 0, "estimator": "zayatz",
        "sampling-fraction": 0.5});
    // Without their class an average of two fifths would take u, v, w and x with them.
    assert_eq!(suppressed(b"a\nx\nx\nu\nv\nw\n", average(0.4), 0.6, None), (Some(3), Some(0.4)));
    let persons = b"a,e\nx,1\nx,2\nu,3\nv,4\nw,5\nw,5\n";
    assert_eq!(suppressed(persons, average(0.4), 0.7, Some("e")), (Some(4), Some(0.4)));
    // One star alone would be as unique as before, so that two of a class go with it.
    let one = b"a\nx\nx\ny\ny\nz\nz\nu\n";
    assert_eq!(suppressed(one, alone, 0.5, None), (Some(3), Some(0.0)));
    assert_eq!(suppressed(one, zayatz, 0.5, None), (Some(3), Some(0.0)));
}
