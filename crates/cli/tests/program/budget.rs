//! What the optimal search may remember and look at.

use crate::support::{Desk, SEED, traits};
use serde_json::{Value, json};

/// In the order of the input: another recipe, even one that finds the same, has another one.
fn desk(columns: usize, search: &Value) -> Desk {
    let settings = json!({
        "suppression": {"limit": 0.2}, "loss": {"metric": "loss"}, "search": search,
        "output": {"shuffle": false},
    });
    traits(columns, settings)
}

/// Release, report without what may differ, and that.
fn found(desk: &Desk, threads: &str) -> (String, Value, Value) {
    let outcome = desk.run(&["--seed", SEED, "--threads", threads]);
    assert_eq!((outcome.code, outcome.stderr.as_str()), (Some(0), ""));
    let mut report = desk.json("report.json");
    let run = report.as_object_mut().unwrap().remove("run").unwrap();
    (desk.read("release.csv") + &outcome.stdout, report, run)
}

#[test]
fn what_is_found_does_not_depend_on_what_is_remembered() {
    let found_with =
        |memory: u32| found(&desk(16, &json!({"algorithm": "optimal", "memory": memory})), "1");
    let (little, much) = (found_with(1), found_with(256));
    assert_eq!((&little.0, &little.1), (&much.0, &much.1));
    assert_eq!(much.1["solution"]["loss"]["optimal"], true);
    // Or it would not have been too little.
    assert_ne!(little.2["visited"], much.2["visited"]);
}

#[test]
fn a_search_with_a_number_of_nodes_ends_in_the_same_place_on_any_machine() {
    let desk = desk(14, &json!({"algorithm": "optimal", "nodes": 40}));
    let one = found(&desk, "1");
    let four = found(&desk, "4");
    assert_eq!((&one.0, &one.1), (&four.0, &four.1));
    for run in [&one.2, &four.2] {
        assert_eq!((&run["visited"], &run["workers"]), (&json!(40), &json!(1)));
    }
    let loss = &one.1["solution"]["loss"];
    assert_eq!(loss["optimal"], false);
    let (value, bound) = (loss["value"].as_f64().unwrap(), loss["bound"].as_f64().unwrap());
    assert!(0.0 < bound && bound < value, "{loss}");
    assert!(
        one.0
            .contains("(within the limits no choice of one level for each column loses less than "),
        "{}",
        one.0
    );
    assert_eq!(one.1["solution"]["algorithm"], "optimal");
}

#[test]
fn a_number_of_nodes_that_is_enough_changes_nothing() {
    let whole = found(&desk(14, &json!({"algorithm": "optimal"})), "1");
    let enough = found(&desk(14, &json!({"algorithm": "optimal", "nodes": 10_000_000})), "1");
    assert_eq!(whole.0, enough.0);
    assert_eq!(whole.1, enough.1);
}

#[test]
fn a_search_that_finds_nothing_in_time_does_not_say_that_there_is_nothing() {
    let desk = desk(14, &json!({"algorithm": "optimal", "nodes": 1}));
    let outcome = desk.run(&["--seed", SEED]);
    assert_eq!(outcome.code, Some(1), "{outcome:?}");
    assert!(outcome.stderr.contains("as many combinations as the recipe allows"), "{outcome:?}");
    let report = desk.json("report.json");
    assert_eq!(report["solution"], Value::Null);
    assert_eq!(report["warnings"].as_array().unwrap().last().unwrap()["code"], "nodes-spent");
    assert!(!desk.has("release.csv"));
}

#[test]
fn what_a_search_cannot_be_told_is_refused_with_its_place() {
    let recode = |attribute: &str, level: u32| json!({"algorithm": "mu-argus", "recode": [{"attribute": attribute, "level": level}]});
    for (search, code, field) in [
        (json!({"algorithm": "optimal", "memory": 0}), "parameter", "search.memory"),
        (json!({"algorithm": "optimal", "nodes": 0}), "parameter", "search.nodes"),
        (json!({"algorithm": "k-member", "start": 0}), "parameter", "search.start"),
        (recode("trait 1", 2), "level-too-high", "search.recode[0].level"),
        (recode("no", 1), "unknown-quasi-identifier", "search.recode[0].attribute"),
        (
            json!({"algorithm": "cell-suppression", "importance": ["trait 1", "trait 1"]}),
            "listed-twice",
            "search.importance[1]",
        ),
    ] {
        let desk = desk(3, &search);
        let outcome = desk.run(&["--json"]);
        assert_eq!(outcome.code, Some(2), "{search}");
        let problem: Value = serde_json::from_str(&outcome.stderr).unwrap();
        assert_eq!((&problem["code"], &problem["field"]), (&json!(code), &json!(field)));
        let said = desk.run(&[]).stderr;
        assert!(
            !said.contains('{') && said.contains(&field[..6]) || code == "level-too-high",
            "{said}"
        );
        assert!(!desk.has("release.csv") && !desk.has("report.json"));
    }
}
