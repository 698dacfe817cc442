//! What the released groups tell of a sensitive column, whatever models were asked for: nothing is
//! called protected that whoever finds the group knows.

use crate::support::{Desk, Outcome, recipe};
use serde_json::{Value, json};

fn attributes(entity: bool) -> Value {
    let sensitive = json!({"name": "ill", "role": "sensitive"});
    let who = json!({"name": "who", "role": "identifier"});
    let zip = json!({"name": "zip", "role": "quasi-identifier"});
    if entity { json!([who, zip, sensitive]) } else { json!([zip, sensitive]) }
}

fn desk(data: String, attributes: Value, k: u32, settings: Value) -> Desk {
    let desk = Desk::new();
    desk.write("data.csv", data);
    desk.write("recipe.json", recipe(attributes, k, settings));
    desk
}

/// What was said of a release, and its report.
fn released(desk: &Desk) -> (Outcome, Value) {
    let outcome = desk.run(&[]);
    assert_eq!(outcome.code, Some(0), "{outcome:?}");
    let report = desk.json("report.json");
    let measure = desk.outis(&["measure", "recipe.json", "--input", "release.csv", "--json"]);
    if measure.code == Some(0) {
        let measured: Value = serde_json::from_str(&measure.stdout).unwrap();
        assert_eq!(measured["sensitive"], report["sensitive"]);
    }
    (outcome, report)
}

fn is_warned(report: &Value) -> bool {
    let warnings = report["warnings"].as_array().unwrap();
    warnings
        .iter()
        .any(|warning| warning["code"] == "sensitive-unprotected" && warning["value"].is_number())
}

#[test]
fn a_column_is_not_called_protected_where_every_group_shares_a_value() {
    let lines = (0..10).map(|i| format!("{};{}\n", i / 5, ["HIV", "flu"][i / 5]));
    let data = "zip;ill\n".to_owned() + &lines.collect::<String>();
    for model in [
        json!({"model": "t-closeness", "attribute": "ill", "t": 0.99}),
        json!({"model": "t-closeness", "attribute": "ill", "t": 0.5}),
        json!({"model": "beta-likeness", "attribute": "ill", "beta": 1000}),
        json!({"model": "beta-likeness", "attribute": "ill", "beta": 1}),
        json!({"model": "delta-disclosure", "attribute": "ill", "delta": 0.7, "mode": "present-only"}),
    ] {
        let models = json!([{"model": "k-anonymity", "k": 2}, model]);
        let desk = desk(data.clone(), attributes(false), 2, json!({"models": models}));
        let (outcome, report) = released(&desk);
        assert!(!outcome.stdout.contains("protected against inference by"), "{outcome:?}");
        let told =
            "10 of 10 records are in groups that share one value: whoever finds the group knows it";
        assert!(outcome.stdout.contains(told), "{outcome:?}");
        assert!(!outcome.stdout.contains(" times in 100"), "{outcome:?}");
        assert_eq!(report["sensitive"][0]["certain"], 10, "{model}");
        assert!(is_warned(&report), "{model}");
        assert_eq!(desk.run(&["--strict"]).code, Some(2), "{model}");
    }
}

/// Where only some are in such groups the figure says so, and the recipe has its way.
#[test]
fn some_groups_that_share_a_value_are_told() {
    let lines = (0..15).map(|i| {
        let ill = if i < 5 { "HIV" } else { ["flu", "HIV"][i % 2] };
        format!("{};{ill}\n", i / 5)
    });
    let data = "zip;ill\n".to_owned() + &lines.collect::<String>();
    let models = json!([
        {"model": "k-anonymity", "k": 2}, {"model": "t-closeness", "attribute": "ill", "t": 0.9}
    ]);
    let desk = desk(data, attributes(false), 2, json!({"models": models}));
    let (outcome, report) = released(&desk);
    assert!(outcome.stdout.contains("5 of 15 records are in groups that share"), "{outcome:?}");
    assert!(!outcome.stdout.contains("protected against"), "{outcome:?}");
    assert!(!is_warned(&report));
    assert_eq!(desk.run(&["--strict"]).code, Some(0));
}

/// Whoever finds the first group guesses it right 99 times in 100: no protection is to be read
/// into models that allow that.
#[test]
fn a_column_that_a_group_nearly_gives_away_is_not_called_protected() {
    let lines = (0..200).map(|i| {
        let ill = if i < 99 { "HIV" } else { ["gout", "flu"][i % 2] };
        format!("{};{ill}\n", i / 100)
    });
    let data = "zip;ill\n".to_owned() + &lines.collect::<String>();
    for model in [
        json!({"model": "distinct-l-diversity", "attribute": "ill", "l": 2}),
        json!({"model": "t-closeness", "attribute": "ill", "t": 0.99}),
        json!({"model": "beta-likeness", "attribute": "ill", "beta": 1000}),
        json!({"model": "alpha-k-anonymity", "attribute": "ill", "alpha": 0.999, "k": 2}),
    ] {
        let models = json!([{"model": "k-anonymity", "k": 2}, model]);
        let desk = desk(data.clone(), attributes(false), 2, json!({"models": models}));
        let (outcome, report) = released(&desk);
        let sensitive = &report["sensitive"][0];
        assert_eq!(
            (&sensitive["likeliest"], &sensitive["guessable"]),
            (&json!(0.99), &json!(true))
        );
        assert_eq!((&sensitive["certain"], &sensitive["total"]), (&json!(0), &json!(200)));
        assert!(outcome.stdout.contains("ill: asked for "), "{outcome:?}");
        let told = "In at least one group 99\u{a0}% share one value: whoever finds that group guesses it right 99 times in 100";
        assert!(outcome.stdout.contains(told), "{outcome:?}");
    }
}

/// Two places of five persons who all have HIV; one of each has a record of flu as well.
#[test]
fn what_all_persons_have_is_certain_although_records_differ() {
    let mut data = "who;zip;ill\n".to_owned();
    for i in 0..10 {
        data += &format!("p{i};{};HIV\n", i / 5);
    }
    data += "p0;0;flu\np5;1;flu\n";
    let settings = json!({
        "records": {"entity": "who"},
        "models": [
            {"model": "k-anonymity", "k": 5},
            {"model": "distinct-l-diversity", "attribute": "ill", "l": 2}
        ]
    });
    let desk = desk(data, attributes(true), 5, settings);
    let (outcome, report) = released(&desk);
    assert_eq!(report["sensitive"][0]["certain"], 10);
    let told = "10 of 10 people (once per group) are in groups where everybody has one value in at least one record";
    assert!(outcome.stdout.contains(told), "{outcome:?}");
    assert!(!outcome.stdout.contains("protected against"), "{outcome:?}");
    assert!(is_warned(&report));
}

#[test]
fn groups_without_any_value_are_told_apart() {
    let lines = (0..80).map(|i| {
        let ill = if i < 40 { "" } else { ["pos", "neg", "unsure"][i % 3] };
        format!("{};{ill}\n", i / 40)
    });
    let data = "zip;ill\n".to_owned() + &lines.collect::<String>();
    let models = json!([
        {"model": "k-anonymity", "k": 5},
        {"model": "distinct-l-diversity", "attribute": "ill", "l": 3},
        {"model": "t-closeness", "attribute": "ill", "t": 0.2}
    ]);
    let desk = desk(data, attributes(false), 5, json!({"models": models}));
    let (outcome, report) = released(&desk);
    let sensitive = &report["sensitive"][0];
    assert_eq!((&sensitive["certain"], &sensitive["unrecorded"]), (&json!(0), &json!(40)));
    assert_eq!(sensitive["missing"], 40);
    let told = "40 of 80 records are in groups where no value is recorded: whoever finds such a group knows that";
    assert!(outcome.stdout.contains(told), "{outcome:?}");
    assert_eq!(outcome.stdout.matches("by the classes with a value: holds").count(), 2);
}

/// Where a missing cell is a value, a group of missing cells has one like any other.
#[test]
fn a_gap_that_is_a_value_is_not_unrecorded() {
    let data = "zip;ill\n1;\n1;\n2;flu\n2;\n".to_owned();
    let missing = json!({"missing": {"sensitive": "own-value"}});
    let desk = desk(data, attributes(false), 2, missing);
    let (outcome, report) = released(&desk);
    let sensitive = &report["sensitive"][0];
    assert_eq!((&sensitive["certain"], &sensitive["unrecorded"]), (&json!(2), &json!(0)));
    assert!(!outcome.stdout.contains("no value is recorded"), "{outcome:?}");
}

/// Spec A8, vector N1: three classes match three each, and the one that is named is of fewer.
#[test]
fn matches_of_missing_cells_are_not_called_a_class() {
    let data = "sex;age\nF;30\nF;30\nF;\nM;\nM;40\n;40\n".to_owned();
    let attributes = json!([
        {"name": "sex", "role": "quasi-identifier"}, {"name": "age", "role": "quasi-identifier"}
    ]);
    let desk = desk(data, attributes, 3, json!({"missing": {"match": "wildcard"}}));
    let (outcome, report) = released(&desk);
    assert_eq!(report["models"][0]["achieved"], 3.0);
    let size = report["models"][0]["deciding"]["records"].as_u64().unwrap();
    let told = format!(
        "achieved 3: holds. A missing cell may stand for anything; counting only what is written, one of 3 classes that are equally weak, and decide together, has {size} "
    );
    assert!(size < 3 && outcome.stdout.contains(&told), "{outcome:?}");
}
