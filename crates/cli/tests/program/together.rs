//! Several files with the same columns are one table.

use super::support::{Desk, MARKER, SEED, recipe};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use std::fs;

const FIRST: &str = "zip,age,ill\n01067,34,flu\n01067,34,\"a\nb\"\n10115,51,gout\n";

/// The columns in another order, between other separators.
const SECOND: &str = "age;ill;zip\n51;flu;10115\n34;cold;01067\n";

fn desk() -> Desk {
    let desk = Desk::new();
    let attributes = json!([
        {"name": "zip", "role": "quasi-identifier"},
        {"name": "age", "role": "quasi-identifier"},
        {"name": "ill", "role": "insensitive"},
    ]);
    desk.write("recipe.json", recipe(attributes, 2, json!({"output": {"shuffle": false}})));
    desk.write("a.csv", FIRST);
    desk.write("b.csv", SECOND);
    desk
}

/// The arguments of a run on these files.
fn arguments<'a>(inputs: &[&'a str]) -> Vec<&'a str> {
    let outputs = ["--output", "release.csv", "--report", "report.json"];
    let inputs = inputs.iter().flat_map(|input| ["--input", input]);
    ["run", "recipe.json"].into_iter().chain(outputs).chain(inputs).collect()
}

fn hex(bytes: impl AsRef<[u8]>) -> String {
    Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect()
}

#[test]
fn their_records_follow_each_other() {
    let desk = desk();
    let outcome = desk.outis(&arguments(&["a.csv", "b.csv"]));
    assert_eq!(outcome.code, Some(0), "{outcome:?}");
    let expected = "zip,age,ill\n01067,34,flu\n01067,34,\"a\nb\"\n10115,51,gout\n\
                    10115,51,flu\n01067,34,cold\n";
    assert_eq!(desk.read("release.csv"), expected);
    let input = &desk.json("report.json")["input"];
    let [first, second] = [FIRST, SECOND].map(hex);
    assert_eq!(
        input["files"],
        json!([
            {"sha256": first, "records": 3, "written": {"delimiter": ",", "encoding": "utf-8"}},
            {"sha256": second, "records": 2, "written": {"delimiter": ";", "encoding": "utf-8"}},
        ])
    );
    assert_eq!(input["sha256"], hex(first + &second));
    assert_eq!((&input["records"], &input["attributes"]), (&json!(5), &json!(3)));
    let risk = &desk.json("report.json")["risk"]["before"];
    assert_eq!(risk["sample-uniques"], 0, "over all files: {risk}");
}

#[test]
fn a_file_alone_is_said_as_before() {
    let desk = desk();
    desk.write("a.csv", "zip,age,ill\n01067,34,flu\n01067,34,gout\n");
    assert_eq!(desk.outis(&arguments(&["a.csv"])).code, Some(0));
    let report = desk.json("report.json");
    assert_eq!(report["input"].get("files"), None);
    assert_eq!(report["input"]["sha256"], hex(fs::read(desk.path("a.csv")).unwrap()));
}

#[test]
fn their_order_is_part_of_what_is_released() {
    let desk = desk();
    let mut recipe = desk.json("recipe.json");
    recipe["output"]["shuffle"] = json!(true);
    desk.write("recipe.json", recipe.to_string());
    let write = |inputs: &[&str]| {
        let outcome = desk.outis(&[&arguments(inputs)[..], &["--seed", SEED]].concat());
        assert_eq!(outcome.code, Some(0), "{outcome:?}");
        (desk.read("release.csv"), desk.json("report.json")["input"]["sha256"].clone())
    };
    let forth = write(&["a.csv", "b.csv"]);
    assert_eq!(forth, write(&["a.csv", "b.csv"]));
    assert_ne!(forth.1, write(&["b.csv", "a.csv"]).1);
}

#[test]
fn other_columns_are_refused_with_file_and_column() {
    let desk = desk();
    for (content, expected) in [
        ("zip,age,sick\n1,2,3\n", json!({"code": "files-differ", "detail": "column", "column": 3})),
        (
            "zip,age\n1,2\n",
            json!({"code": "files-differ", "detail": "count", "expected": 3, "found": 2}),
        ),
    ] {
        desk.write("b.csv", content);
        let problem = desk.outis(&[&arguments(&["a.csv", "b.csv"])[..], &["--json"]].concat());
        let mut expected = expected;
        expected["file"] = json!("b.csv");
        assert_eq!((problem.code, problem.problem()), (Some(2), expected));
    }
    assert!(!desk.has("release.csv") && !desk.has("report.json"));
}

#[test]
fn the_same_file_is_not_taken_twice() {
    let desk = desk();
    desk.write("copy.csv", FIRST);
    let outcome = desk.outis(&[&arguments(&["a.csv", "copy.csv"])[..], &["--json"]].concat());
    assert_eq!(outcome.problem(), json!({"code": "file-twice", "file": "copy.csv"}));
    let said = desk.outis(&arguments(&["a.csv", "b.csv", "copy.csv"]));
    assert_eq!(said.code, Some(2));
    assert!(said.stderr.contains("copy.csv"), "{said:?}");
}

#[test]
fn a_place_is_that_of_its_file() {
    let desk = desk();
    let mut recipe = desk.json("recipe.json");
    recipe["attributes"][1]["hierarchy"] =
        json!({"kind": "intervals", "start": 0, "end": 100, "steps": [50, 100]});
    desk.write("recipe.json", recipe.to_string());
    desk.write("b.csv", format!("age;ill;zip\n51;flu;10115\n{MARKER};cold;01067\n"));
    let outcome = desk.outis(&[&arguments(&["a.csv", "b.csv"])[..], &["--json"]].concat());
    outcome.discloses_nothing();
    let problem = outcome.problem();
    assert_eq!((&problem["file"], &problem["line"]), (&json!("b.csv"), &json!(3)), "{problem}");
    // And where it is in the first, nothing is shifted.
    desk.write("a.csv", format!("zip,age,ill\n01067,{MARKER},flu\n"));
    desk.write("b.csv", SECOND);
    let problem =
        desk.outis(&[&arguments(&["a.csv", "b.csv"])[..], &["--json"]].concat()).problem();
    assert_eq!((&problem["file"], &problem["line"]), (&json!("a.csv"), &json!(2)), "{problem}");
}

#[test]
fn persons_who_are_in_several_files_are_looked_for_in_all() {
    let desk = Desk::new();
    let ids = |first: u32, mark: &str| {
        let lines =
            (first..first + 40).map(|id| format!("{},{},{mark}\n", 1_000_000 + id, 20 + id % 2));
        format!("Patientennummer,age,ward\n{}", lines.collect::<String>())
    };
    desk.write("a.csv", ids(0, "x"));
    desk.write("b.csv", ids(0, "y"));
    let found = |inputs: &[&str]| {
        let outcome = desk.outis(&[&["inspect", "--json"], inputs].concat());
        serde_json::from_str::<Value>(&outcome.stdout).unwrap_or_else(|_| panic!("{outcome:?}"))
    };
    assert_eq!(found(&["a.csv"])["person"], Value::Null);
    let both = found(&["a.csv", "b.csv"]);
    assert_eq!((&both["records"], &both["person"]["records"]), (&json!(80), &json!(80)));
    assert_eq!(both["recipe"]["data"]["format"]["delimiter"], ",");
}

#[test]
fn what_differs_from_file_to_file_stands_in_no_recipe() {
    let desk = desk();
    let outcome = desk.outis(&["inspect", "a.csv", "b.csv", "--json"]);
    let found: Value = serde_json::from_str(&outcome.stdout).unwrap();
    assert_eq!(found["recipe"]["data"]["format"].get("delimiter"), None);
    assert_eq!(found["records"], 5);
    let delimiters = found["files"].as_array().unwrap().iter();
    let delimiters: Vec<&Value> = delimiters.map(|file| &file["written"]["delimiter"]).collect();
    assert_eq!(delimiters, [",", ";"]);
}

#[test]
fn several_files_are_measured_as_one() {
    let desk = desk();
    let measure = |inputs: &[&str]| {
        let inputs: Vec<&str> = inputs.iter().flat_map(|input| ["--input", input]).collect();
        let outcome = desk.outis(&[&["measure", "recipe.json", "--json"], &inputs[..]].concat());
        serde_json::from_str::<Value>(&outcome.stdout).unwrap_or_else(|_| panic!("{outcome:?}"))
    };
    assert_eq!(measure(&["b.csv"])["risk"]["after"]["sample-uniques"], 2);
    assert_eq!(measure(&["a.csv", "b.csv"])["risk"]["after"]["sample-uniques"], 0);
}

#[test]
fn what_is_to_be_known_of_a_file_is_said_with_its_number() {
    let desk = desk();
    desk.write("b.csv", format!("{SECOND}\n\n"));
    let outcome = desk.outis(&arguments(&["a.csv", "b.csv"]));
    assert_eq!(outcome.code, Some(0), "{outcome:?}");
    let warnings = desk.json("report.json")["warnings"].clone();
    let blank: Vec<&Value> = warnings
        .as_array()
        .unwrap()
        .iter()
        .filter(|warning| warning["code"] == "blank-lines-at-end")
        .collect();
    assert_eq!(blank.len(), 1, "{warnings}");
    assert_eq!(blank[0]["file"], 2);
    assert!(outcome.stdout.contains("File 2: "), "{outcome:?}");
}

#[test]
fn zeros_that_one_file_lost_are_seen_by_another() {
    let desk = desk();
    desk.write("a.csv", "plz,age\n01067,34\n01069,35\n");
    desk.write("b.csv", "plz,age\n1067,34\n1069,36\n");
    let lost = |inputs: &[&str]| {
        let outcome = desk.outis(&[&["inspect", "--json"], inputs].concat());
        let found: Value =
            serde_json::from_str(&outcome.stdout).unwrap_or_else(|_| panic!("{outcome:?}"));
        let warnings = found["warnings"].as_array().unwrap().clone();
        warnings
            .into_iter()
            .filter(|warning| warning["code"] == "leading-zeros-lost")
            .collect::<Vec<_>>()
    };
    assert_eq!(lost(&["b.csv"]), Vec::<Value>::new(), "it says nothing by itself");
    let both = lost(&["a.csv", "b.csv"]);
    assert_eq!(both.len(), 1, "{both:?}");
    assert_eq!(
        (&both[0]["file"], &both[0]["attribute"], &both[0]["records"]),
        (&json!(2), &json!("plz"), &json!(2))
    );
}

#[test]
fn several_files_are_folded_as_one_and_places_stay_theirs() {
    let desk = Desk::new();
    let attributes = json!([
        {"name": "id", "role": "identifier"},
        {"name": "age", "role": "quasi-identifier"},
        {"name": "cost", "role": "insensitive"},
    ]);
    let fold = json!({"by": "id", "columns": {"cost": {"keep": "sum"}}});
    let more = json!({"output": {"shuffle": false}, "data": {"fold": fold}});
    desk.write("recipe.json", recipe(attributes, 2, more));
    desk.write("a.csv", "id,age,cost\np,34,1\nq,34,2\n");
    desk.write("b.csv", "id,age,cost\np,34,10\nq,34,20\n");
    let outcome = desk.outis(&arguments(&["a.csv", "b.csv"]));
    assert_eq!(outcome.code, Some(0), "{outcome:?}");
    assert_eq!(desk.read("release.csv"), "age,cost\n34,11\n34,22\n");
    let input = &desk.json("report.json")["input"];
    assert_eq!((&input["fold"]["records"], &input["fold"]["persons"]), (&json!(4), &json!(2)));
    assert_eq!(input["files"].as_array().map(Vec::len), Some(2));

    desk.write("b.csv", format!("id,age,cost\np,34,10\nq,34,{MARKER}\n"));
    let outcome = desk.outis(&[&arguments(&["a.csv", "b.csv"])[..], &["--json"]].concat());
    outcome.discloses_nothing();
    let problem = outcome.problem();
    assert_eq!((&problem["file"], &problem["line"]), (&json!("b.csv"), &json!(3)), "{problem}");
}

#[test]
fn how_a_file_is_written_is_only_said_of_all_where_it_holds() {
    let desk = desk();
    let said = desk.outis(&["inspect", "a.csv", "b.csv"]).stdout;
    assert!(said.contains("File 1: Delimiter “,”"), "{said}");
    desk.write("c.csv", FIRST.replace("34", "35"));
    let said = desk.outis(&["inspect", "a.csv", "c.csv"]).stdout;
    assert!(said.contains("\nDelimiter “,”"), "{said}");
}
