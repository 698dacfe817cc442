//! `--earlier` with releases that show the same otherwise than today's table does.

use crate::attack::findings;
use crate::support::Desk;
use serde_json::{Value, json};

/// A recipe of one quasi-identifier on a level, and an illness in groups of two.
fn asked(hierarchy: &Value, level: u32) -> Value {
    json!({
        "outis": 1, "kind": "recipe",
        "attributes": [
            {"name": "v", "role": "quasi-identifier", "hierarchy": hierarchy},
            {"name": "s", "role": "sensitive"},
        ],
        "models": [
            {"model": "k-anonymity", "k": 2},
            {"model": "distinct-l-diversity", "attribute": "s", "l": 2},
        ],
        "records": {"person": "record"},
        "search": {"algorithm": "fixed", "levels": {"v": level}},
    })
}

/// A run of a recipe on some people beside an earlier release, with its exit code and problem.
fn run_again(recipe: &Value, people: &str, earlier: &str) -> (Option<i32>, Value) {
    let desk = Desk::new();
    desk.write("recipe.json", recipe.to_string());
    desk.write("data.csv", people);
    desk.write("earlier.csv", earlier);
    let run = desk.run(&["--earlier", "earlier.csv", "--json"]);
    let problem = serde_json::from_str::<Value>(&run.stderr).unwrap_or_default();
    (run.code, problem["code"].clone())
}

/// Mondrian shows ranges, which overlap from year to year.
#[test]
fn ranges_are_read_where_they_are_attacked_and_beside_the_next_release() {
    let desk = Desk::new();
    let mut recipe =
        asked(&json!({"kind": "intervals", "start": 0, "end": 100, "steps": [10, 20]}), 0);
    recipe["models"] = json!([{"model": "k-anonymity", "k": 2}]);
    recipe["search"] = json!({"algorithm": "mondrian", "cells": "ranges"});
    desk.write("recipe.json", recipe.to_string());
    let people = |ages: &[u32]| {
        let lines = ages.iter().map(|age| format!("{age},x\n"));
        format!("v,s\n{}", lines.collect::<String>())
    };
    desk.write("data.csv", people(&[21, 23, 25, 37, 71, 72, 74, 79]));
    assert_eq!(desk.run(&[]).code, Some(0));
    let released = desk.read("release.csv");
    assert!(released.contains("[21, 23]"), "{released}");
    let attack = ["attack", "recipe.json", "--input", "data.csv", "--release", "release.csv"];
    let attacked = desk.outis(&[&attack[..], &["--only", "linking", "--json"]].concat());
    let report: Value = serde_json::from_str(&attacked.stdout).unwrap();
    assert_eq!((attacked.code, &report["attacks"][0]["highest"]), (Some(0), &json!(0.5)));
    desk.write("earlier.csv", &released);
    // The same people again are told no finer.
    let again = desk.run(&["--earlier", "earlier.csv"]);
    assert_eq!(again.code, Some(0), "{again:?}");
    // Two have joined, one of them beside 71 and 72.
    desk.write("data.csv", people(&[21, 23, 25, 37, 38, 39, 71, 72, 74, 79]));
    let next = ["--earlier", "earlier.csv", "--json"];
    let refused = desk.run(&next);
    assert_eq!((refused.code, &refused.problem()["code"]), (Some(1), &json!("breaks-earlier")));
    recipe["earlier"] = json!("accepted");
    desk.write("recipe.json", recipe.to_string());
    assert_eq!(desk.run(&next).code, Some(0));
    let more = ["--earlier", "earlier.csv", "--only", "temporal", "--values", "--json"];
    let attacked = desk.outis(&[&attack[..], &more].concat());
    let report: Value = serde_json::from_str(&attacked.stdout).unwrap();
    let told =
        findings(&report, "temporal").iter().map(|found| found["fact"]["cells"]["v"].clone());
    let told: Vec<Value> = told.collect();
    // 71 and 72 were two, and nobody else of last year's can be among them.
    assert_eq!(told, [json!("[39, 72]")]);
}

#[test]
fn ladders_with_others_are_read_year_after_year() {
    let hierarchy = json!({"kind": "ready", "ladder": "countries-m49", "others": "elsewhere"});
    let recipe = asked(&hierarchy, 3);
    let people = "v,s\nKEN,a\nKEN,b\nBR,a\nBR,b\n";
    let same = "v,s\nAmericas,b\nAmericas,a\nAfrica,a\nAfrica,b\n";
    assert_eq!(run_again(&recipe, people, same).0, Some(0));
    let others = "v,s\nAmericas,b\nAmericas,a\nAsia,a\nelsewhere,b\nAsia,b\nelsewhere,a\n";
    assert_eq!(run_again(&recipe, people, others).0, Some(0));
}

/// What the release shows wrongly is not the earlier file's.
#[test]
fn a_text_that_the_release_shows_is_told_of_the_release() {
    let desk = Desk::new();
    let hierarchy = json!({"kind": "intervals", "start": 0, "end": 100, "steps": [10, 20]});
    desk.write("recipe.json", asked(&hierarchy, 1).to_string());
    desk.write("data.csv", "v,s\n21,a\n22,b\n");
    desk.write("earlier.csv", "v,s\n20-29,a\n20-29,b\n");
    desk.write("release.csv", "v,s\n20-29,a\n220-229,b\n");
    let attacked = |release: &str, earlier: &str| {
        let asked = ["attack", "recipe.json", "--input", "data.csv", "--release", release];
        let more = ["--earlier", earlier, "--only", "complementary", "--json"];
        let said = desk.outis(&[&asked[..], &more].concat());
        let problem: Value = serde_json::from_str(&said.stderr).unwrap();
        ["code", "file", "attribute"].map(|name| problem[name].clone())
    };
    let refused = |file: Value| [json!("not-of-release"), file, json!("v")];
    assert_eq!(attacked("release.csv", "earlier.csv"), refused(Value::Null));
    assert_eq!(attacked("earlier.csv", "release.csv"), refused(json!("release.csv")));
}

#[test]
fn whole_ages_last_year_are_read_beside_decimals() {
    let hierarchy = json!({"kind": "intervals", "start": 0, "end": 100, "steps": [10, 20]});
    let earlier = "v,s\n20-29,hiv\n20-29,flu\n";
    // Both of the decade are hiv or flu, and hiv or cough.
    let people = "v,s\n21,hiv\n23.5,cough\n";
    let (code, problem) = run_again(&asked(&hierarchy, 1), people, earlier);
    assert_eq!((code, problem), (Some(1), json!("breaks-earlier")));
}

/// Last year's `E11` was the category of `E11.9`, and today it is a code as well.
#[test]
fn a_code_that_is_a_category_is_read_as_either() {
    let icd = json!({"kind": "ready", "ladder": "icd-10-who-2019"});
    let people = "v,s\nE11.9,hiv\nE11.9,cough\nE11,x\nE11,y\nF32,x\nF32,y\n";
    let earlier = "v,s\nF32,y\nE11,hiv\nE11,flu\nF32,x\n";
    let (code, problem) = run_again(&asked(&icd, 0), people, earlier);
    assert_eq!((code, problem), (Some(1), json!("breaks-earlier")));
    let apart = "v,s\nF32,y\nE11,cold\nE11,flu\nF32,x\n";
    assert_eq!(run_again(&asked(&icd, 0), people, apart).0, Some(0));
}

/// Whoever was rare last year has left; B is what it was.
#[test]
fn who_was_rare_may_all_have_left() {
    let rare = json!({"kind": "rare", "below": [3, 6], "label": "other"});
    let common = "A,x\nA,y\nA,x\nA,y\nA,x\nA,y\n";
    let people = format!("v,s\nB,hiv\nB,hiv\nB,cough\nB,cough\n{common}");
    let earlier = format!("v,s\nB,hiv\nB,hiv\nB,flu\nB,flu\n{common}other,cough\nother,cold\n");
    let (code, problem) = run_again(&asked(&rare, 1), &people, &earlier);
    assert_eq!((code, problem), (Some(1), json!("breaks-earlier")));
}

#[test]
fn a_column_of_another_recipe_is_refused() {
    let people = "v,s\n21,a\n21,b\n35,c\n35,d\n";
    let earlier = "v,s\n20-39,a\n20-39,b\n20-39,c\n20-39,d\n";
    let young = json!({"label": "young", "values": ["21", "35"]});
    for hierarchy in [
        json!({"kind": "mask", "from": "right"}),
        json!({"kind": "rare", "below": [2], "label": "other"}),
        json!({"kind": "groups", "groups": [young]}),
    ] {
        let (code, problem) = run_again(&asked(&hierarchy, 0), people, earlier);
        assert_eq!((code, problem), (Some(2), json!("not-of-release")), "{hierarchy}");
    }
}
