//! `outis run --summary`: what may be told to everybody who has the release, and nothing else.

use crate::support::{Desk, recipe};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use std::collections::BTreeSet;

/// Seven people of whom one is left out, on columns of several kinds.
fn desk() -> Desk {
    let desk = Desk::new();
    let attributes = json!([
        {"name": "person", "role": "identifier"},
        {"name": "born", "role": "quasi-identifier", "type": "date",
         "hierarchy": {"kind": "date", "format": "%Y-%m-%d", "levels": ["month", "year", "decade"]}},
        {"name": "zip", "role": "quasi-identifier", "hierarchy": {"kind": "mask", "from": "right"}},
        {"name": "age", "role": "quasi-identifier", "type": "integer",
         "hierarchy": {"kind": "intervals", "start": 0, "end": 100, "steps": [10, 20]}},
        {"name": "sex", "role": "quasi-identifier"},
        {"name": "job", "role": "quasi-identifier", "hierarchy": {"kind": "groups", "groups":
            [{"label": "hands", "values": ["smith", "baker"]}, {"label": "desk", "values": ["clerk", "judge"]}]}},
        {"name": "town", "role": "quasi-identifier"},
        {"name": "illness", "role": "sensitive"},
        {"name": "visits", "role": "insensitive"},
    ]);
    let more = json!({
        "models": [
            {"model": "k-anonymity", "k": 3},
            {"model": "distinct-l-diversity", "attribute": "illness", "l": 2},
        ],
        "suppression": {"limit": 0.19},
        "search": {"algorithm": "fixed",
                   "levels": {"born": 3, "zip": 2, "age": 1, "sex": 0, "job": 1, "town": 1}},
    });
    let mut recipe: Value = serde_json::from_str(&recipe(attributes, 3, json!({}))).unwrap();
    for (name, value) in more.as_object().unwrap() {
        recipe[name] = value.clone();
    }
    desk.write("recipe.json", recipe.to_string());
    desk.write(
        "data.csv",
        "person,born,zip,age,sex,job,town,illness,visits\n\
        Ann,1991-02-03,10115,31,f,smith,Ulm,flu,1\n\
        Bea,1992-03-04,10117,32,f,baker,Bonn,asthma,2\n\
        Cleo,1993-04-05,10119,33,f,smith,Ulm,flu,3\n\
        Dora,1981-02-03,20115,41,f,clerk,Ulm,flu,4\n\
        Eva,1982-03-04,20117,42,f,judge,Bonn,gout,5\n\
        Fay,1983-04-05,20119,43,f,clerk,Ulm,flu,6\n\
        Gus,1931-04-05,99999,91,m,judge,Trier,leprosy,7\n",
    );
    desk
}

/// Every key with the path to it; a place in a list is no part of it.
fn paths(value: &Value, prefix: &str, found: &mut BTreeSet<String>) {
    match value {
        Value::Object(fields) => {
            for (name, value) in fields {
                let path = format!("{prefix}/{name}");
                paths(value, &path, found);
                found.insert(path);
            }
        }
        Value::Array(members) => members.iter().for_each(|member| paths(member, prefix, found)),
        _ => {}
    }
}

fn summary(desk: &Desk) -> (String, Value) {
    let said = desk.outis(&[
        "run",
        "recipe.json",
        "--input",
        "data.csv",
        "--output",
        "release.csv",
        "--report",
        "report.json",
        "--summary",
        "summary.json",
        "--quiet",
    ]);
    assert_eq!((said.code, said.stderr.as_str()), (Some(0), ""));
    let text = desk.read("summary.json");
    (text.clone(), serde_json::from_str(&text).unwrap())
}

#[test]
fn it_has_these_fields_and_no_others() {
    let (_, told) = summary(&desk());
    let mut found = BTreeSet::new();
    paths(&told, "", &mut found);
    let allowed = [
        "/audience",
        "/columns",
        "/columns/name",
        "/columns/role",
        "/columns/shown",
        "/kind",
        "/models",
        "/models/asked",
        "/models/asked/attribute",
        "/models/asked/k",
        "/models/asked/l",
        "/models/met",
        "/models/model",
        "/outis",
        "/output",
        "/output/records",
        "/output/sha256",
        "/risk",
        "/risk/above-threshold",
        "/risk/average",
        "/risk/highest",
        "/risk/threshold",
        "/risk/unit",
        "/version",
    ];
    assert_eq!(found, allowed.map(str::to_owned).into());
}

#[test]
fn it_says_what_each_column_shows_and_what_is_met() {
    let desk = desk();
    let (_, told) = summary(&desk);
    let shown: Vec<(&str, &str, &str)> = told["columns"]
        .as_array()
        .unwrap()
        .iter()
        .map(|column| ["name", "role", "shown"].map(|field| column[field].as_str().unwrap()))
        .map(|[name, role, shown]| (name, role, shown))
        .collect();
    assert_eq!(
        shown,
        [
            ("person", "identifier", "removed"),
            ("born", "quasi-identifier", "decade"),
            ("zip", "quasi-identifier", "the last 2 characters hidden"),
            ("age", "quasi-identifier", "intervals of 10"),
            ("sex", "quasi-identifier", "as in the input"),
            ("job", "quasi-identifier", "groups of values, level 1 of 2"),
            ("town", "quasi-identifier", "nothing: the same for all records"),
            ("illness", "sensitive", "as in the input"),
            ("visits", "insensitive", "as in the input"),
        ]
    );
    assert_eq!(
        told["models"],
        json!([
            {"model": "k-anonymity", "asked": {"k": 3}, "met": true},
            {"model": "distinct-l-diversity", "asked": {"attribute": "illness", "l": 2}, "met": true},
        ])
    );
    // From the file itself: two groups of three.
    let release = desk.read("release.csv");
    let hash: String = Sha256::digest(&release).iter().map(|byte| format!("{byte:02x}")).collect();
    assert_eq!((&told["output"]["sha256"], &told["output"]["records"]), (&json!(hash), &json!(6)));
    assert_eq!(release.lines().count(), 7);
    assert_eq!((&told["kind"], &told["audience"]), (&json!("summary"), &json!("public")));
    assert_eq!(told["risk"]["highest"], json!(1.0 / 3.0));
    assert_eq!(told["risk"]["average"], json!(2.0 / 6.0));
}

#[test]
fn it_tells_nothing_of_who_was_left_out_nor_of_the_input() {
    let desk = desk();
    let (text, _) = summary(&desk);
    let report: Value = serde_json::from_str(&desk.read("report.json")).unwrap();
    assert_eq!(report["solution"]["suppressed"], 1);
    let hash = report["input"]["sha256"].as_str().unwrap();
    for secret in [hash, "Gus", "leprosy", "Trier", "1930", "suppress", "fixed", "shuffle", "0.19"]
    {
        assert!(!text.contains(secret), "{secret}: {text}");
    }
}

#[test]
fn no_summary_is_written_where_there_is_no_release() {
    let desk = desk();
    let recipe = desk.read("recipe.json").replace("\"k\":3", "\"k\":7");
    desk.write("recipe.json", recipe);
    let said = desk.outis(&[
        "run",
        "recipe.json",
        "--input",
        "data.csv",
        "--output",
        "release.csv",
        "--report",
        "report.json",
        "--summary",
        "summary.json",
        "--quiet",
    ]);
    assert_eq!(said.code, Some(1), "{said:?}");
    assert_eq!(desk.files(), ["data.csv", "recipe.json", "report.json"]);
    // Nor over a file that is read.
    let said = desk.outis(&[
        "run",
        "recipe.json",
        "--input",
        "data.csv",
        "--output",
        "release.csv",
        "--report",
        "report.json",
        "--summary",
        "data.csv",
        "--quiet",
    ]);
    assert_eq!(said.code, Some(2), "{said:?}");
}
