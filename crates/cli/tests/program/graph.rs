//! Graphs: recipe and file in, release and report out.

use crate::support::{Desk, MARKER, SEED};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};

/// Eight people with 5, 4, 4, 3, 2, 2, 1 and 1 connections.
const PEOPLE: &str = "Ada;Bea\nAda;Cy\nAda;Dan\nAda;Eve\nAda;Fay\nBea;Cy\nBea;Dan\nBea;Eve\n\
    Cy;Gus\nCy;Fay\nDan;Hal\n";

/// A recipe with this k; `more` takes the place of what stands there.
fn recipe(k: u32, more: Value) -> Value {
    let mut recipe = json!({
        "outis": 1, "kind": "recipe",
        "data": {"kind": "graph", "format": {"layout": "edges", "header": false}},
        "models": [{"model": "k-degree-anonymity", "k": k}]
    });
    for (name, value) in more.as_object().unwrap() {
        recipe[name] = value.clone();
    }
    recipe
}

fn desk(data: impl AsRef<[u8]>, recipe: &Value) -> Desk {
    let desk = Desk::new();
    desk.write("data.csv", data);
    desk.write("recipe.json", recipe.to_string());
    desk
}

/// How many vertices have each degree, of a release of edges.
fn degrees(release: &str) -> BTreeMap<usize, usize> {
    let mut degrees: BTreeMap<&str, usize> = BTreeMap::new();
    release.lines().flat_map(|line| line.split(';')).for_each(|end| {
        *degrees.entry(end).or_default() += 1;
    });
    let mut counts = BTreeMap::new();
    degrees.values().for_each(|&degree| *counts.entry(degree).or_default() += 1);
    counts
}

#[test]
fn the_literatures_degrees_take_one_edge_and_the_report_says_what_is_not_protected() {
    let desk = desk(PEOPLE, &recipe(2, json!({})));
    let outcome = desk.run(&["--seed", SEED]);
    assert_eq!((outcome.code, outcome.stderr.as_str()), (Some(0), ""), "{outcome:?}");
    assert!(outcome.stdout.contains("1 added, 0 removed"), "{}", outcome.stdout);
    assert_eq!(outcome.stdout.matches("Not protected").count(), 2, "{}", outcome.stdout);
    let release = desk.read("release.csv");
    assert_eq!(degrees(&release), BTreeMap::from([(1, 2), (2, 2), (4, 2), (5, 2)]));
    let numbers: BTreeSet<&str> = release.lines().flat_map(|line| line.split(';')).collect();
    assert_eq!(numbers, BTreeSet::from(["1", "2", "3", "4", "5", "6", "7", "8"]));

    let report = desk.json("report.json");
    assert_eq!(report["data"], "graph");
    assert_eq!((&report["input"]["vertices"], &report["input"]["edges"]), (&json!(8), &json!(11)));
    let expected = json!({"added": 1, "removed": 0, "bound": 1, "optimal": true});
    assert_eq!(report["solution"], expected);
    assert_eq!(report["models"][0]["achieved"], 2);
    assert_eq!(report["risk"]["before"]["degree"]["unique"], 2);
    assert_eq!(report["risk"]["after"]["degree"]["unique"], 0);
    assert!(report["risk"]["after"]["neighbourhood"]["unique"].as_u64().is_some());
    assert_eq!(report["unprotected"], json!(["neighbourhood", "link"]));
}

#[test]
fn the_same_seed_gives_the_same_bytes_and_another_other_numbers() {
    let desk = desk(PEOPLE, &recipe(3, json!({"search": {"algorithm": "swap"}})));
    let release = |seed: &str| {
        assert_eq!(desk.run(&["--seed", seed]).code, Some(0));
        desk.read("release.csv")
    };
    let first = release(SEED);
    assert_eq!(release(SEED), first);
    assert!(degrees(&first).values().all(|&people| people >= 3), "{first}");
    assert_ne!(release(&"5e".repeat(32)), first);
}

#[test]
fn every_algorithm_releases_and_too_few_people_have_no_release() {
    for algorithm in ["supergraph", "swap", "construct"] {
        let search = json!({"search": {"algorithm": algorithm}});
        let desk = desk(PEOPLE, &recipe(3, search));
        assert_eq!(desk.run(&["--seed", SEED]).code, Some(0));
        let release = desk.read("release.csv");
        assert!(degrees(&release).values().all(|&people| people >= 3), "{algorithm}: {release}");
    }
    let desk = desk(PEOPLE, &recipe(9, json!({})));
    let outcome = desk.run(&["--json"]);
    assert_eq!((outcome.code, &outcome.problem()["code"]), (Some(1), &json!("no-solution")));
    let report = desk.json("report.json");
    assert_eq!((&report["output"], &report["solution"]), (&Value::Null, &Value::Null));
    assert!(!desk.has("release.csv"));
}

#[test]
fn labels_are_released_where_the_recipe_says_so_alone() {
    let format = json!({"layout": "adjacency", "header": false, "label": true});
    let data = json!({"kind": "graph", "format": format});
    let lines = "Ada;nurse;Bea;Cy\nBea;=cook;Ada\nCy;nurse;Ada\nDan;;Eve\nEve;cook;Dan\n";
    let desk = desk(lines, &recipe(2, json!({"data": data.clone()})));
    assert_eq!(desk.run(&["--seed", SEED]).code, Some(0));
    assert!(!desk.read("release.csv").contains("nurse"));
    let more = json!({"data": data, "output": {"labels": true}});
    desk.write("recipe.json", recipe(2, more).to_string());
    assert_eq!(desk.run(&["--seed", SEED]).code, Some(0));
    let release = desk.read("release.csv");
    assert_eq!(release.matches(";nurse").count(), 2, "{release}");
    assert!(release.contains(";'=cook") && !release.contains("Ada"), "{release}");
    assert_eq!(
        desk.json("report.json")["unprotected"],
        json!(["neighbourhood", "link", "content"])
    );
}

#[test]
fn loops_and_doubled_edges_are_counted_if_that_is_asked_for() {
    let format = json!({"layout": "edges", "header": false, "simplify": true});
    let more = json!({"data": {"kind": "graph", "format": format}});
    let desk = desk(format!("{PEOPLE}Bea;Ada\nHal;Hal\nIda\n"), &recipe(2, more));
    assert_eq!(desk.run(&["--seed", SEED]).code, Some(0));
    let input = &desk.json("report.json")["input"];
    let counted = ["vertices", "edges", "loops", "doubled"].map(|name| input[name].as_u64());
    assert_eq!(counted, [9, 11, 1, 1].map(Some));
}

#[test]
fn what_is_wrong_is_said_with_its_place_and_no_cell_is_repeated() {
    let format = |format: Value| json!({"data": {"kind": "graph", "format": format}});
    let edges = || format(json!({"layout": "edges", "header": false}));
    let adjacency = format(json!({"layout": "adjacency", "header": false}));
    let twice = json!({"models": [
        {"model": "k-degree-anonymity", "k": 2}, {"model": "k-degree-anonymity", "k": 3}
    ]});
    for (data, more, code, field, line) in [
        ("", edges(), "empty", None, None),
        ("@\nb\n", edges(), "no-edges", None, None),
        ("a;@\n@;@\n", edges(), "self-loop", None, Some(2)),
        ("a;@\nb;c\n@;a\n", edges(), "edge-twice", None, Some(3)),
        ("a;@\n@; \n", edges(), "vertex-missing", None, Some(2)),
        ("a;@\n\nb;c\n", edges(), "graph-blank-line", None, Some(2)),
        ("a;@\na;@;b\n", edges(), "graph-ragged", None, Some(2)),
        ("a;\"@\n", edges(), "unclosed-quote", None, Some(1)),
        ("@;a\n@;b\n", adjacency, "vertex-twice", None, Some(2)),
        (
            PEOPLE,
            format(json!({"layout": "edges"})),
            "recipe-missing-field",
            Some("data.format.header"),
            None,
        ),
        (
            PEOPLE,
            format(json!({"layout": "edges", "header": false, "label": true})),
            "idle-field",
            Some("data.format.label"),
            None,
        ),
        (PEOPLE, json!({"output": {"labels": true}}), "idle-field", Some("output.labels"), None),
        (PEOPLE, json!({"models": []}), "no-models", Some("models"), None),
        (PEOPLE, twice, "one-model", Some("models"), None),
        (
            PEOPLE,
            json!({"models": [{"model": "k-degree-anonymity", "k": 1}]}),
            "parameter",
            Some("models[0].k"),
            None,
        ),
        (
            PEOPLE,
            json!({"models": [{"model": "km-anonymity", "k": 2, "m": 2}]}),
            "unknown-model",
            Some("models[0].model"),
            Some(1),
        ),
        (
            PEOPLE,
            json!({"search": {"algorithm": "supergraph", "rounds": 0}}),
            "parameter",
            Some("search.rounds"),
            None,
        ),
        (PEOPLE, json!({"items": {}}), "recipe-unknown-field", Some("items"), Some(1)),
    ] {
        let desk = desk(data.replace('@', MARKER), &recipe(2, more));
        let outcome = desk.run(&["--json"]);
        outcome.discloses_nothing();
        let problem = outcome.problem();
        let said = (&problem["code"], problem["field"].as_str(), problem["line"].as_u64());
        assert_eq!(said, (&json!(code), field, line), "{data:?}");
        assert_eq!(outcome.code, Some(2));
        assert!(!desk.has("release.csv") && !desk.has("report.json"));
        let words = desk.run(&[]);
        words.discloses_nothing();
        assert!(words.stderr.len() > code.len() + 40, "{words:?}");
    }
}

#[test]
fn commands_that_do_not_know_graphs_say_so() {
    let desk = desk(PEOPLE, &recipe(2, json!({})));
    let input = ["recipe.json", "--input", "data.csv", "--json"];
    let attack = [&["attack"], &input[..], &["--release", "data.csv"]].concat();
    for arguments in [attack, [&["measure"], &input[..]].concat()] {
        let outcome = desk.outis(&arguments);
        let said = (outcome.code, outcome.problem()["detail"].clone());
        assert_eq!(said, (Some(2), json!("graph")), "{arguments:?}");
    }
    let outcome = desk.run(&["--json", "--sheet", "one"]);
    assert_eq!(outcome.problem()["code"], "other-data-kind");
}
