//! How values, names and orders are read: what a recipe says of them, and what the report warns
//! of where it says nothing.

use outis_job::inspect::inspect;
use outis_protocol::problem::Code;
use outis_tests::harness::{self, Attached, Ran, SEED};
use serde_json::{Value, json};

/// One quasi-identifier beside `others`, k = 2.
fn recipe(quasi: &Value, others: &Value, more: &Value) -> Value {
    let mut attributes = vec![quasi.clone()];
    attributes.extend(others.as_array().into_iter().flatten().cloned());
    let mut recipe = json!({
        "outis": 1, "kind": "recipe", "attributes": attributes,
        "models": [{"model": "k-anonymity", "k": 2}], "output": {"shuffle": false},
    });
    for (field, value) in more.as_object().into_iter().flatten() {
        recipe[field] = value.clone();
    }
    recipe
}

fn warnings(ran: &Ran) -> Vec<(&str, Option<&str>)> {
    let warnings = ran.report.warnings.iter();
    warnings
        .map(|notice| (notice.code.id(), notice.attribute.as_deref()))
        .filter(|(code, _)| *code != "not-shuffled")
        .collect()
}

fn released(ran: &Ran) -> Vec<String> {
    let bytes = ran.release.clone().expect("a release");
    let text = String::from_utf8(bytes).expect("text");
    text.lines().map(str::to_owned).collect()
}

#[test]
fn two_digit_years_are_read_by_the_pivot_or_with_a_warning() {
    let data = "born\n01/02/45\n03/04/45\n";
    let with_pivot = |pivot: Value| {
        let mut dates = json!({"kind": "date", "format": "%d/%m/%y", "levels": ["year"]});
        if !pivot.is_null() {
            dates["pivot"] = pivot;
        }
        let born = json!({"name": "born", "role": "quasi-identifier", "hierarchy": dates});
        recipe(&born, &json!([]), &json!({}))
    };
    let ran = harness::run_json(&with_pivot(json!(2026)), data);
    assert_eq!(released(&ran), ["born", "1945", "1945"]);
    assert_eq!(warnings(&ran), []);
    let ran = harness::run_json(&with_pivot(Value::Null), data);
    assert_eq!(released(&ran), ["born", "2045", "2045"]);
    assert_eq!(warnings(&ran), [("two-digit-years", Some("born"))]);
    for pivot in [0, 45, 10_000, 100_000] {
        let recipe = harness::recipe(&with_pivot(json!(pivot))).expect("a recipe");
        let problem = harness::run(recipe, data.as_bytes(), &Attached::new(), SEED).err();
        let problem = problem.expect("no such year");
        assert_eq!(problem.code, Code::HierarchyParameter);
        assert_eq!(problem.field.as_deref(), Some("pivot"));
    }
}

#[test]
fn the_present_year_is_suggested_for_two_digit_years_and_for_no_others() {
    let suggested = |data: &str| {
        let silent = recipe(
            &json!({"name": "birth date", "role": "quasi-identifier"}),
            &json!([]),
            &json!({}),
        );
        let recipe = harness::recipe(&silent).expect("a recipe");
        let input = harness::read(&recipe, data.as_bytes()).expect("a table");
        match inspect(&input, 2026).recipe.attributes[0].hierarchy.clone() {
            Some(dates) if dates.id() == "date" => {
                (dates.text("format").expect("a format").to_owned(), dates.integer_given("pivot"))
            }
            other => panic!("{other:?}"),
        }
    };
    let short = suggested("birth date\n01/02/45\n23/04/67\n");
    assert_eq!(short, ("%d/%m/%y".to_owned(), Some(2026)));
    let long = suggested("birth date\n01/02/1945\n23/04/1967\n");
    assert_eq!(long, ("%d/%m/%Y".to_owned(), None));
}

/// The distance of two classes from the whole tells in which order the values are.
#[test]
fn the_order_of_sensitive_values_is_the_recipes_or_is_warned_of() {
    let ordered = |values: [&str; 3], said: Value| {
        let data = format!(
            "sex,pay\nf,{0}\nf,{0}\nf,{1}\nm,{1}\nm,{2}\nm,{2}\n",
            values[0], values[1], values[2]
        );
        let mut pay = json!({"name": "pay", "role": "sensitive", "protection": "declined"});
        for (field, value) in said.as_object().into_iter().flatten() {
            pay[field] = value.clone();
        }
        let model =
            json!([{"model": "t-closeness", "attribute": "pay", "t": 1.0, "distance": "ordered"}]);
        let sex = json!({"name": "sex", "role": "quasi-identifier"});
        let ran = harness::run_json(&recipe(&sex, &json!([pay]), &json!({"models": model})), &data);
        let distance = ran.report.models[0].achieved.expect("a distance");
        let warned = warnings(&ran).into_iter().map(|(code, _)| code.to_owned()).collect();
        ((distance * 6.0).round() as u32, warned)
    };
    let lines = |values: [&str; 3]| {
        let rows: Vec<Vec<&str>> = values.iter().map(|value| vec![*value, "*"]).collect();
        json!({"hierarchy": {"kind": "levels", "rows": rows}})
    };
    let (far, near): ((u32, Vec<String>), _) = ((2, vec![]), (1, Vec::<String>::new()));
    // The first value is far from the last in the order given, and near it in another.
    assert_eq!(ordered(["2", "9", "10"], json!({})), far);
    assert_eq!(ordered(["2", "9", "10"], json!({"type": "text"})), near);
    assert_eq!(ordered(["2", "9", "10"], lines(["9", "2", "10"])), near);
    assert_eq!(ordered(["low", "medium", "high"], lines(["low", "medium", "high"])), far);
    let alphabetical = vec!["alphabetical-order".to_owned()];
    assert_eq!(ordered(["low", "medium", "high"], json!({})), (near.0, alphabetical.clone()));
    assert_eq!(ordered(["low", "medium", "high"], json!({"type": "text"})), (near.0, alphabetical));
    // Two values are in order either way.
    assert_eq!(ordered(["low", "low", "high"], json!({})).1, Vec::<String>::new());
    assert_eq!(ordered(["01.01.2020", "02.06.2020", "01.03.2021"], json!({})), far);
}

#[test]
fn a_short_code_is_masked_as_fast_as_a_long_one() {
    let zip = json!({"name": "zip", "role": "quasi-identifier",
        "hierarchy": {"kind": "mask", "from": "right"}});
    let fixed = |level: u32| {
        json!({"search": {"algorithm": "fixed", "levels": {"zip": level}},
        "suppression": {"limit": 1.0}})
    };
    let data = "zip\n13053\n13068\n13\n13\n";
    let ran = harness::run_json(&recipe(&zip, &json!([]), &fixed(2)), data);
    assert_eq!(released(&ran), ["zip", "130**", "130**", "   **", "   **"]);
    assert_eq!(warnings(&ran), [("unequal-lengths", Some("zip"))]);
    let ran = harness::run_json(&recipe(&zip, &json!([]), &fixed(2)), "zip\n13053\n13068\n");
    assert_eq!(released(&ran), ["zip", "130**", "130**"]);
    assert_eq!(warnings(&ran), []);
}

#[test]
fn a_number_with_an_exponent_is_a_number_and_a_value_of_its_own() {
    let pay = |level: u32| {
        let pay = json!({"name": "pay", "role": "quasi-identifier", "type": "decimal",
            "hierarchy": {"kind": "intervals", "start": 0, "end": 1000, "steps": [500]}});
        recipe(
            &pay,
            &json!([]),
            &json!({"suppression": {"limit": 1.0},
            "search": {"algorithm": "fixed", "levels": {"pay": level}}}),
        )
    };
    let data = "pay\n1e2\n100\n100\n9.5E+02\n950\n";
    let ran = harness::run_json(&pay(1), data);
    let halves = released(&ran);
    assert_eq!(halves[1], halves[2]);
    assert_eq!(halves[4], halves[5]);
    assert_ne!(halves[1], halves[4]);
    assert_eq!(released(&harness::run_json(&pay(0), data)), ["pay", "100", "100"]);
}

/// A letter with an accent is one character, or a letter and an accent.
#[test]
fn names_of_columns_are_compared_composed() {
    let (one, two) = ("caf\u{e9}", "cafe\u{301}");
    for (in_recipe, in_file) in [(one, two), (two, one)] {
        let quasi = json!({"name": in_recipe, "role": "quasi-identifier"});
        let kmap = json!({"models": [{"model": "k-map", "k": 2, "population": "all"}],
            "tables": {"all": {"file": "all.csv"}}});
        let recipe = harness::recipe(&recipe(&quasi, &json!([]), &kmap)).expect("a recipe");
        let data = format!("{in_file}\na\na\n");
        let files = Attached::from([("all.csv".to_owned(), data.clone().into_bytes())]);
        let ran = harness::run(recipe, data.as_bytes(), &files, SEED).expect("a release");
        assert_eq!(released(&ran), [in_file, "a", "a"]);
    }
    // Of two columns that look the same each is found as it is written.
    let both = json!([{"name": two, "role": "insensitive"}]);
    let quasi = json!({"name": one, "role": "quasi-identifier"});
    let ran =
        harness::run_json(&recipe(&quasi, &both, &json!({})), &format!("{two},{one}\nx,a\ny,a\n"));
    assert_eq!(released(&ran)[1..], ["x,a", "y,a"]);
}

/// A range is a share of the domain that the intervals declare, as an interval is.
#[test]
fn ranges_and_intervals_are_shares_of_one_domain() {
    let loss = |search: Value| {
        let age = json!({"name": "age", "role": "quasi-identifier", "type": "integer",
            "hierarchy": {"kind": "intervals", "start": 0, "end": 100, "steps": [20]}});
        let ran = harness::run_json(
            &recipe(&age, &json!([]), &json!({"search": search})),
            "age\n20\n30\n",
        );
        ran.report.solution.expect("a solution").loss.value
    };
    let interval = loss(json!({"algorithm": "optimal"}));
    let range = loss(json!({"algorithm": "mondrian", "cells": "ranges"}));
    assert!((interval - 0.2).abs() < 1e-12, "{interval}");
    assert!((range - 0.1).abs() < 1e-12, "{range}");
}
