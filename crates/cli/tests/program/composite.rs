//! Persons whom a column tells apart only beside another: numbers within households.

use crate::support::{Desk, SEED, recipe, records};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};

/// A panel: households whose members are numbered anew in each, in up to four waves. With `whole` the
/// number is one column with the household.
fn panel(whole: bool) -> String {
    let mut text =
        format!("{}wave;sex;born;area;income\n", if whole { "hh-nr;" } else { "hh;nr;" });
    let mut state = 7_u64;
    let mut draw = |below: u64| {
        state =
            state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) % below
    };
    for household in 0..150 {
        let area = draw(6);
        for member in 1..=1 + draw(4) {
            let (sex, born) = (["f", "m"][draw(2) as usize], 1940 + draw(60));
            for wave in 1..=1 + draw(4) {
                let sign = if whole { '-' } else { ';' };
                let income = draw(9);
                text += &format!("{household}{sign}{member};{wave};{sex};{born};{area};{income}\n");
            }
        }
    }
    text
}

fn attributes(identifiers: &[&str]) -> Value {
    let mut all: Vec<Value> =
        identifiers.iter().map(|name| json!({"name": name, "role": "identifier"})).collect();
    let others = json!([
        {"name": "wave", "role": "insensitive"},
        {"name": "sex", "role": "quasi-identifier"},
        {"name": "born", "role": "quasi-identifier", "type": "integer", "hierarchy":
            {"kind": "intervals", "start": 1940, "end": 2000, "steps": [10, 20, 60]}},
        {"name": "area", "role": "quasi-identifier"},
        {"name": "income", "role": "sensitive", "protection": "declined"}
    ]);
    all.extend(others.as_array().unwrap().clone());
    json!(all)
}

fn desk(whole: bool, settings: Value) -> Desk {
    let desk = Desk::new();
    desk.write("data.csv", panel(whole));
    let identifiers: &[&str] = if whole { &["hh-nr"] } else { &["hh", "nr"] };
    desk.write("recipe.json", recipe(attributes(identifiers), 5, settings));
    desk
}

fn together() -> Value {
    json!({"data": {"together": {"nr": ["hh"]}}, "records": {"entity": "nr"}})
}

/// What is left of a report once what names files and columns of identifiers is gone.
fn figures(desk: &Desk) -> Value {
    let report = desk.json("report.json");
    let paths = ["/risk", "/models", "/records/persons", "/records/lost-some"];
    json!(paths.map(|path| report.pointer(path).unwrap_or_else(|| panic!("{path}")).clone()))
}

#[test]
fn numbers_within_households_count_as_persons_with_their_households() {
    let (apart, whole) =
        (desk(false, together()), desk(true, json!({"records": {"entity": "hh-nr"}})));
    for one in [&apart, &whole] {
        let outcome = one.run(&["--seed", SEED, "--strict"]);
        assert_eq!(outcome.code, Some(0), "{outcome:?}");
    }
    // As one column that says both would have it.
    assert_eq!(figures(&apart), figures(&whole));
    let rows = |text: &str| records(text, ';').into_iter().collect::<BTreeSet<_>>();
    assert_eq!(rows(&apart.read("release.csv")), rows(&whole.read("release.csv")));
    let persons: BTreeSet<Vec<String>> =
        records(&panel(false), ';')[1..].iter().map(|row| row[..2].to_vec()).collect();
    assert_eq!(apart.json("report.json")["records"]["persons"], json!(persons.len()));
    // The same of a file that is measured, before and after.
    let outcome = apart.outis(&["measure", "recipe.json", "--input", "data.csv", "--json"]);
    let measured: Value = serde_json::from_str(&outcome.stdout).unwrap();
    assert_eq!(measured["records"]["persons"], json!(persons.len()));
    let release = ["measure", "recipe.json", "--input", "release.csv"];
    // No release says whose its records are.
    assert_ne!(apart.outis(&release).code, Some(0));
}

#[test]
fn persons_within_households_are_made_one_record_each() {
    let fold = |person: &str| json!({"by": person, "columns": {"wave": {"keep": "count"}}});
    let mut apart = json!({"data": {"fold": fold("nr"), "together": {"nr": ["hh"]}}});
    apart["suppression"] = json!({"limit": 0.1});
    let mut whole = json!({"data": {"fold": fold("hh-nr")}});
    whole["suppression"] = apart["suppression"].clone();
    let (apart, whole) = (desk(false, apart), desk(true, whole));
    let mut folded = Vec::new();
    for one in [&apart, &whole] {
        let outcome = one.run(&["--seed", SEED]);
        assert_eq!(outcome.code, Some(0), "{outcome:?}");
        folded.push(one.json("report.json")["input"]["fold"]["persons"].clone());
    }
    assert_eq!(folded[0], folded[1]);
    let mut counts: BTreeMap<Vec<String>, u32> = BTreeMap::new();
    for row in &records(&panel(false), ';')[1..] {
        *counts.entry(row[..2].to_vec()).or_default() += 1;
    }
    assert_eq!(folded[0], json!(counts.len()));
    let rows = |text: &str| records(text, ';').into_iter().collect::<BTreeSet<_>>();
    assert_eq!(rows(&apart.read("release.csv")), rows(&whole.read("release.csv")));
}

#[test]
fn a_silent_recipe_is_asked_and_warned() {
    let desk = desk(false, json!({}));
    let inspected = desk.outis(&["inspect", "data.csv"]).stdout;
    for said in [
        "Do “nr, hh” together say who the person is?",
        r#""records": {"entity": "nr"}"#,
        r#""data": {"together": {"nr": ["hh"]}}"#,
    ] {
        assert!(inspected.contains(said), "{inspected}");
    }
    assert_eq!(desk.run(&["--strict"]).code, Some(2));
    assert_eq!(desk.run(&[]).code, Some(0));
    let warning = &desk.json("report.json")["warnings"][0];
    assert_eq!(warning["code"], "records-may-repeat-persons");
    assert_eq!((&warning["attribute"], &warning["partners"]), (&json!("nr"), &json!(["hh"])));
}

#[test]
fn what_cannot_be_read_together_is_refused_by_name() {
    for (together, column, role, detail) in [
        (json!({"nr": ["hh"]}), "nr", "quasi-identifier", "has another role than identifier"),
        (json!({"nr": ["nr"]}), "nr", "identifier", "together with itself"),
        (json!({"nr": ["hh", "hh"]}), "nr", "identifier", "twice with the same one"),
        (json!({"nr": []}), "nr", "identifier", "or with none"),
        (json!({"nr": ["house"]}), "house", "identifier", "house"),
        (json!({"number": ["hh"]}), "number", "identifier", "number"),
    ] {
        let desk = desk(false, json!({}));
        let mut attributes = attributes(&["hh", "nr"]);
        attributes[1]["role"] = json!(role);
        let settings = json!({"data": {"together": together}, "records": {"person": "record"}});
        desk.write("recipe.json", recipe(attributes, 5, settings));
        let outcome = desk.run(&[]);
        assert_eq!(outcome.code, Some(2), "{together}: {outcome:?}");
        assert!(outcome.stderr.contains(detail), "{together}: {outcome:?}");
        assert!(outcome.stderr.contains(column), "{together}: {outcome:?}");
    }
}

/// A payroll of each month in which nothing tells people apart; with `others` whoever is paid is
/// somebody else each month.
fn payroll(others: bool) -> String {
    let mut text = String::from("month,sex,age,job,salary\n");
    let mut state = 3_u64;
    let mut draw = |below: u64| {
        state =
            state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) % below
    };
    let mut staff: Vec<String> = Vec::new();
    for month in 1..=6 {
        if others || staff.is_empty() {
            staff.clear();
            for _ in 0..80 {
                let sex = ["f", "m"][draw(2) as usize];
                staff.push(format!("{sex},{},{}", 18 + draw(50), draw(8)));
            }
        }
        for own in &staff {
            text += &format!("2020-0{month},{own},{}\n", draw(40));
        }
    }
    text
}

#[test]
fn the_same_people_at_several_times_are_asked_about_where_nothing_tells_them_apart() {
    let attributes = json!([
        {"name": "month", "role": "insensitive"},
        {"name": "sex", "role": "quasi-identifier"},
        {"name": "age", "role": "quasi-identifier", "type": "integer", "hierarchy":
            {"kind": "intervals", "start": 10, "end": 70, "steps": [10, 20, 60]}},
        {"name": "job", "role": "quasi-identifier"},
        {"name": "salary", "role": "sensitive", "protection": "declined"}
    ]);
    let codes = |desk: &Desk| -> Vec<Value> {
        let report = desk.json("report.json");
        let warnings = report["warnings"].as_array().unwrap().iter();
        warnings.map(|warning| warning["code"].clone()).collect()
    };
    let desk = Desk::new();
    desk.write("data.csv", payroll(false));
    desk.write("recipe.json", recipe(attributes.clone(), 5, json!({})));
    let found = desk.outis(&["inspect", "data.csv", "--json"]);
    let found: Value = serde_json::from_str(&found.stdout).unwrap();
    assert_eq!(found["person"]["time"], "month");
    let mut recurring = vec![found["person"]["attribute"].clone()];
    recurring.extend(found["person"]["partners"].as_array().unwrap().iter().cloned());
    assert!(recurring.contains(&json!("age")), "{recurring:?}");
    assert!(!recurring.contains(&json!("salary")), "{recurring:?}");
    // What recurs is no number of a person: others may know it.
    let roles = found["recipe"]["attributes"].as_array().unwrap().iter();
    let age = { roles }.find(|one| one["name"] == "age").unwrap();
    assert_eq!(age["role"], "quasi-identifier");

    assert_eq!(desk.run(&["--seed", SEED]).code, Some(0));
    assert!(codes(&desk).contains(&json!("persons-may-recur")));
    assert_eq!(desk.run(&["--seed", SEED, "--strict"]).code, Some(2));
    let answered = json!({"records": {"person": "record"}});
    desk.write("recipe.json", recipe(attributes.clone(), 5, answered));
    assert_eq!(desk.run(&["--seed", SEED, "--strict"]).code, Some(0));
    assert!(!codes(&desk).contains(&json!("persons-may-recur")));
    // Other people each month leave no question.
    desk.write("data.csv", payroll(true));
    desk.write("recipe.json", recipe(attributes, 5, json!({})));
    assert_eq!(desk.run(&["--seed", SEED, "--strict"]).code, Some(0));
}
