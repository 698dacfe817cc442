//! Query logs: recipe and file in, release and report out.

use crate::sets::blocks;
use crate::support::{Desk, MARKER, SEED};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::time::{Duration, Instant};

/// S3's example.
const SUN: &str = include_str!("../../../../tests/suite/queries/sun/input.csv");

/// A made-up log.
const LOG: &str = include_str!("../../../../tests/suite/queries/log/input.csv");

fn recipe(k: u32, more: Value) -> Value {
    let columns = json!({"user": "user", "query": "query", "address": "address"});
    let mut recipe = json!({
        "outis": 1, "kind": "recipe",
        "data": {"kind": "queries", "format": {"columns": columns}},
        "models": [{"model": "query-k-anonymity", "k": k}],
    });
    for (name, value) in more.as_object().into_iter().flatten() {
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

/// The lines of each person of a release, in order, by how many people have them.
fn people(release: &str) -> BTreeMap<Vec<&str>, u32> {
    let mut people: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for line in release.lines().skip(1) {
        let (user, shown) = line.split_once(',').expect("a user");
        people.entry(user).or_default().push(shown);
    }
    let mut alike = BTreeMap::new();
    for mut lines in people.into_values() {
        lines.sort_unstable();
        *alike.entry(lines).or_default() += 1;
    }
    alike
}

#[test]
fn the_ambiguous_query_of_the_example_is_parted_by_address() {
    let desk = desk(SUN, &recipe(2, Value::Null));
    let outcome = desk.run(&["--seed", SEED]);
    assert_eq!((outcome.code, outcome.stderr.as_str()), (Some(0), ""), "{outcome:?}");
    let release = desk.read("release.csv");
    assert!(release.starts_with("user,query,address\n"), "{release}");
    let expected = [(vec!["sun,en.wikipedia.org"], 2), (vec!["sun,www.sun.com"], 5)];
    assert_eq!(people(&release), BTreeMap::from(expected));
    let report = desk.json("report.json");
    let solution = &report["solution"];
    assert_eq!((&solution["ambiguous"], &solution["intents"]), (&json!(1), &json!(2)));
    assert_eq!((&solution["replaced"], &solution["complete"]), (&json!(5), &json!(true)));
    assert_eq!(report["models"][0]["achieved"], 2);
    assert_eq!(report["risk"]["before"]["query"]["unique"], 5);
    assert_eq!(report["output"]["order"], "shuffled, given");
    assert_eq!(desk.run(&["--seed", SEED]).code, Some(0));
    assert_eq!(desk.read("release.csv"), release);
}

#[test]
fn nobody_is_told_apart_by_lines_and_nothing_rare_is_written() {
    let mut asked = recipe(3, Value::Null);
    asked["data"]["format"]["columns"]["address"] = json!("clicked");
    asked["data"]["format"]["columns"]["time"] = json!("time");
    for output in [
        json!({}),
        json!({"query": "intent", "address": "none"}),
        json!({"address": "page", "time": "month"}),
    ] {
        asked["output"] = output;
        let desk = desk(LOG, &asked);
        let outcome = desk.run(&[]);
        assert_eq!((outcome.code, outcome.stderr.as_str()), (Some(0), ""), "{outcome:?}");
        let release = desk.read("release.csv");
        assert!(people(&release).values().all(|&people| people >= 3), "{release}");
        for never in ["rionda", "anna", "schmidt", "zorblax", "park", "90210", "0001", ":"] {
            assert!(!release.to_lowercase().contains(never), "{never}: {release}");
        }
        let report = desk.json("report.json");
        for known in ["query", "two-queries", "all-queries", "lines", "intents"] {
            assert_eq!(report["risk"]["after"][known]["below-k"], 0, "{known}");
        }
        let removed: BTreeSet<&str> = report["input"]["removed"]
            .as_array()
            .expect("a list")
            .iter()
            .filter_map(|removed| removed["detector"].as_str())
            .collect();
        assert_eq!(removed, BTreeSet::from(["number", "person-name", "street-address"]));
    }
}

#[test]
fn with_intents_alone_the_report_says_who_is_found_by_queries() {
    let mut asked = recipe(3, json!({"output": {"address": "page", "time": "day"}}));
    asked["data"]["format"]["columns"]["address"] = json!("clicked");
    asked["data"]["format"]["columns"]["time"] = json!("time");
    asked["models"][0]["same"] = json!("intents");
    let desk = desk(LOG, &asked);
    assert_eq!(desk.run(&[]).code, Some(0));
    let report = desk.json("report.json");
    assert_eq!(report["risk"]["after"]["intents"]["below-k"], 0);
    assert_eq!(report["unprotected"], json!(["content", "queries"]));
    assert!(report["risk"]["after"]["lines"]["below-k"].as_u64() > Some(0));
}

#[test]
fn nothing_is_released_where_nobody_has_company() {
    let desk = desk("user,query,address\na,one,x\nb,two,y\n", &recipe(2, Value::Null));
    let outcome = desk.run(&["--json"]);
    let problem = outcome.problem();
    let said = (outcome.code, &problem["code"], &problem["detail"]);
    assert_eq!(said, (Some(1), &json!("no-solution"), &json!("queries")));
    assert!(!desk.has("release.csv"));
    assert_eq!(desk.json("report.json")["models"][0]["holds"], false);
}

#[test]
fn what_is_wrong_is_said_with_its_line_and_never_repeated() {
    let timed = json!({"output": {"time": "day"}});
    let mut asked = recipe(2, timed);
    asked["data"]["format"]["columns"]["time"] = json!("time");
    for (line, detail) in [
        (format!(",{MARKER},x,2006-03-01"), "user"),
        (format!("a,b,x,{MARKER}"), "time"),
        (format!("a,{MARKER},x"), "ragged"),
    ] {
        let desk = desk(format!("user,query,address,time\n{line}\n"), &asked);
        let outcome = desk.run(&["--json"]);
        outcome.discloses_nothing();
        let problem = outcome.problem();
        let said = (outcome.code, &problem["code"], &problem["detail"], &problem["line"]);
        assert_eq!(said, (Some(2), &json!("query-cell"), &json!(detail), &json!(2)));
    }
    asked["data"]["format"]["columns"] = json!({"user": "user", "query": "query"});
    let desk = desk(SUN, &asked);
    let problem = desk.run(&["--json"]).problem();
    assert_eq!(problem["field"], "data.format.columns.time");
}

/// Times are never exact, and not read where none are written.
#[test]
fn times_that_are_not_written_are_not_read() {
    let mut asked = recipe(2, Value::Null);
    asked["data"]["format"]["columns"]["time"] = json!("time");
    let data = "user,query,address,time\na,sun,x,soon\nb,sun,x,later\n";
    let desk = desk(data, &asked);
    assert_eq!(desk.run(&[]).code, Some(0));
    assert_eq!(people(&desk.read("release.csv")), BTreeMap::from([(vec!["sun,x"], 2)]));
}

/// Few of many queries share an address with many others.
#[test]
fn a_large_log_is_done_in_seconds() {
    let mut random = 7_u64;
    let mut draw = |limit: u64| {
        random =
            random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        // The smaller the commoner, as queries are.
        let share = (random >> 33) as f64 / f64::from(u32::MAX / 2);
        ((share * share * share) * limit as f64) as u64
    };
    let mut data = "user,query,address\n".to_owned();
    for row in 0..20_000 {
        let topic = draw(2000);
        let (wording, page) = (draw(5), draw(4));
        data += &format!("u{},topic {topic} {wording},h{topic}.example/{page}\n", row % 2000);
    }
    let desk = desk(data, &recipe(5, json!({"output": {"query": "intent"}})));
    let begun = Instant::now();
    assert_eq!(desk.run(&[]).code, Some(0));
    assert!(begun.elapsed() < Duration::from_secs(120), "{:?}", begun.elapsed());
    let report = desk.json("report.json");
    assert_eq!(report["risk"]["after"]["lines"]["below-k"], 0);
    assert_eq!(report["solution"]["complete"], true);
}

#[test]
fn the_example_of_the_guide_comes_to_what_the_guide_says() {
    let guide = include_str!("../../../../docs/queries.md");
    let desk = desk(blocks(guide, "csv")[0], &Value::Null);
    desk.write("recipe.json", blocks(guide, "json")[0]);
    let outcome = desk.run(&[]);
    assert_eq!((outcome.code, &*outcome.stderr), (Some(0), ""), "{outcome:?}");
    assert_eq!(outcome.stdout, blocks(guide, "text")[0]);
    let (release, told) = (desk.read("release.csv"), blocks(guide, "csv")[1]);
    assert_eq!(people(&release), people(told));
}
