//! Several `--earlier` at once: what three releases say that no two do.

use crate::support::{Desk, recipe};
use serde_json::{Value, json};

/// Eight people; each release shows another one of three columns.
#[test]
fn three_releases_may_tell_apart_what_no_two_do() {
    let quasi = |name: &str| json!({"name": name, "role": "quasi-identifier"});
    let attributes =
        json!([quasi("a"), quasi("b"), quasi("c"), {"name": "s", "role": "insensitive"}]);
    let settings = json!({
        "records": {"person": "record"},
        "search": {"algorithm": "fixed", "levels": {"a": 1, "b": 1, "c": 0}},
    });
    let desk = Desk::new();
    desk.write("recipe.json", recipe(attributes, 2, settings));
    let people = (0..8).map(|n| [n / 4, n / 2 % 2, n % 2, n].map(|cell| cell.to_string()));
    let people: Vec<[String; 4]> = people.collect();
    let file = |shown: [bool; 3]| {
        let mut text = "a,b,c,s\n".to_owned();
        for person in &people {
            let cells = (0..4).map(|n| if n == 3 || shown[n] { &*person[n] } else { "*" });
            text += &(cells.collect::<Vec<_>>().join(",") + "\n");
        }
        text
    };
    desk.write("data.csv", file([true; 3]));
    desk.write("first.csv", file([true, false, false]));
    desk.write("second.csv", file([false, true, false]));
    let warned = |earlier: &[&str]| {
        let outcome = desk.run(earlier);
        assert_eq!(outcome.code, Some(0), "{outcome:?}");
        let report = desk.json("report.json");
        let warnings = report["warnings"].as_array().unwrap().clone();
        warnings.iter().any(|warning| warning["code"] == "earlier-one-by-one")
    };
    assert!(!warned(&["--earlier", "first.csv"]));
    assert!(!warned(&["--earlier", "second.csv"]));
    let both = ["--earlier", "first.csv", "--earlier", "second.csv"];
    let out = || std::fs::read(desk.path("release.csv")).unwrap();
    let before = out();
    let refused = desk.run(&[&both[..], &["--json"]].concat());
    assert_eq!(refused.code, Some(1), "{refused:?}");
    let refusal = refused.problem();
    let said = ["code", "file", "found"].map(|name| refusal[name].clone());
    assert_eq!(said, [json!("breaks-earlier"), json!("first.csv + second.csv"), json!(8)]);
    assert_eq!(out(), before);
    let measure = ["measure", "recipe.json", "--input", "release.csv", "--reference", "data.csv"];
    assert_eq!(desk.outis(&[&measure[..], &both].concat()).code, Some(1));
    let attack = ["attack", "recipe.json", "--input", "data.csv", "--release", "release.csv"];
    let more = ["--only", "joint", "--values", "--json"];
    let attacked = desk.outis(&[&attack[..], &both, &more].concat());
    assert_eq!(attacked.code, Some(1), "{attacked:?}");
    let report: Value = serde_json::from_str(&attacked.stdout).unwrap();
    let joint = &report["attacks"][0];
    let told = ["earlier", "others", "assumption", "tried", "succeeded", "complete"];
    assert_eq!(
        told.map(|name| joint[name].clone()),
        [
            json!("first.csv"),
            json!(["second.csv"]),
            json!("same-persons"),
            json!(8),
            json!(8),
            json!(true)
        ],
    );
    let first = joint["findings"].as_array().unwrap().iter();
    let mut found = first.filter(|finding| finding["earlier-rows"] == json!([1]));
    let finding = found.next().unwrap();
    assert_eq!(finding["other-rows"], json!([[1]]));
    assert_eq!(finding["fact"]["cells"], json!({"a": "0", "b": "0", "c": "0"}));

    // Whoever accepts it is not warned: it was looked at.
    let mut accepted = desk.json("recipe.json");
    accepted["earlier"] = json!("accepted");
    desk.write("recipe.json", accepted.to_string());
    assert!(!warned(&both));
    let report = desk.json("report.json");
    for outcome in report["earlier"].as_array().unwrap() {
        let told = [&outcome["findings"]["joint"], &outcome["jointly"], &outcome["accepted"]];
        assert_eq!(told, [&json!(8), &json!(true), &json!(true)]);
    }
    // Of more than five not every choice is looked at.
    let mut many = Vec::new();
    for number in 0..6 {
        let name = format!("coarse{number}.csv");
        desk.write(&name, file([false; 3]));
        many.extend(["--earlier".to_owned(), name]);
    }
    let many: Vec<&str> = many.iter().map(String::as_str).collect();
    assert!(!warned(&many[..10]));
    assert!(warned(&many));
}
