//! Releases as workbooks: the cells of the text that would have been written, checked in the file
//! that is.

use super::support::{Desk, Outcome, SEED, recipe};
use outis_workbook::Workbook;
use serde_json::{Value, json};
use std::fs;

/// Cells that spreadsheets like to change, and a number of each person's.
const DATA: &str = "zip,age,note,fee,long,seen\n\
    01067,34,=1+1,3.50,12345678901234567890,12.03.1985\n\
    01067,34,\"two\nlines\r\n, \"\"quoted\"\"\",0.25,1,1985-03-12\n\
    01067,34,,-1.00,2,TRUE\n\
    10115,51,'=x,12.00,3,1E5\n\
    10115,51,_x000D_ \u{1},0.00,4,NULL\n\
    10115,51, +49 ,7.25,5,\n";

fn desk(output: Value, more: Value) -> Desk {
    let desk = Desk::new();
    let released = ["note", "fee", "long", "seen"];
    let released = released.map(|name| json!({"name": name, "role": "insensitive"}));
    let mut attributes = vec![
        json!({"name": "zip", "role": "quasi-identifier"}),
        json!({"name": "age", "role": "quasi-identifier"}),
    ];
    attributes.extend(released);
    let mut settings = json!({"output": output});
    for (name, value) in more.as_object().unwrap() {
        settings[name] = value.clone();
    }
    desk.write("data.csv", DATA);
    desk.write("recipe.json", recipe(attributes.into(), 3, settings));
    desk
}

fn run(desk: &Desk, output: &str, more: &[&str]) -> Outcome {
    let arguments = ["run", "recipe.json", "--input", "data.csv", "--output", output];
    desk.outis(&[&arguments[..], &["--report", "report.json"], more].concat())
}

/// The text of a workbook's only sheet.
fn sheet(desk: &Desk, name: &str) -> String {
    let mut book = Workbook::open(fs::read(desk.path(name)).unwrap()).unwrap();
    book.read(Some("Release")).unwrap().text
}

#[test]
fn a_workbook_has_the_cells_of_the_text() {
    let desk = desk(json!({"format": "xlsx", "shuffle": false}), json!({}));
    assert_eq!(run(&desk, "release.xlsx", &[]).code, Some(0));
    assert_eq!(sheet(&desk, "release.xlsx"), DATA);
    let report = desk.json("report.json");
    assert_eq!(report["output"]["records"], 6);
    let bytes = fs::read(desk.path("release.xlsx")).unwrap();
    assert_eq!(report["output"]["sha256"], outis_job::Fingerprint::of_bytes(&bytes));
}

#[test]
fn a_seed_gives_the_same_workbook_and_no_seed_another() {
    let desk = desk(json!({"format": "xlsx"}), json!({}));
    let write = |seed: &[&str]| {
        assert_eq!(run(&desk, "release.xlsx", seed).code, Some(0));
        fs::read(desk.path("release.xlsx")).unwrap()
    };
    let first = write(&["--seed", SEED]);
    assert_eq!(first, write(&["--seed", SEED]));
    let orders: Vec<_> = (0..8).map(|_| write(&[])).collect();
    assert!(orders.iter().any(|order| *order != first));
}

#[test]
fn what_is_said_of_text_does_not_change_a_workbook() {
    let plain = desk(json!({"format": "xlsx"}), json!({}));
    let format = json!({"format": "xlsx", "delimiter": ";", "encoding": "utf-16le", "bom": true,
                        "line-ending": "crlf", "formula-guard": false});
    let other = desk(format, json!({}));
    let [plain, other] = [plain, other].map(|desk| {
        assert_eq!(run(&desk, "release.xlsx", &["--seed", SEED]).code, Some(0));
        fs::read(desk.path("release.xlsx")).unwrap()
    });
    assert_eq!(plain, other);
}

#[test]
fn a_workbook_is_measured_as_its_text_is() {
    let measure = |format: &str, name: &str| {
        let desk = desk(json!({"format": format, "shuffle": false}), json!({}));
        assert_eq!(run(&desk, name, &[]).code, Some(0));
        let arguments = ["measure", "recipe.json", "--input", name, "--reference", "data.csv"];
        let outcome = desk.outis(&[&arguments[..], &["--json"]].concat());
        assert_eq!(outcome.code, Some(0), "{outcome:?}");
        let mut report: Value = serde_json::from_str(&outcome.stdout).unwrap();
        assert_ne!(report["input"]["sha256"], Value::Null);
        report["input"]["sha256"] = Value::Null;
        report["run"] = Value::Null;
        report
    };
    let mut text = measure("csv", "release.csv");
    // A workbook has no apostrophes to tell of.
    let warnings = text["warnings"].as_array_mut().unwrap();
    let guarded = warnings.iter().position(|told| told["code"] == "formulas-guarded").unwrap();
    warnings.remove(guarded);
    assert_eq!(measure("xlsx", "release.xlsx"), text);
}

#[test]
fn nothing_but_names_may_be_left() {
    let none = json!({"suppression": {"limit": 1.0}, "models": [{"model": "k-anonymity", "k": 7}]});
    let desk = desk(json!({"format": "xlsx"}), none);
    assert_eq!(run(&desk, "release.xlsx", &[]).code, Some(0));
    assert_eq!(sheet(&desk, "release.xlsx"), "zip,age,note,fee,long,seen\n");
}

#[test]
fn a_cell_that_no_workbook_holds_is_refused_where_it_stands() {
    let desk = desk(json!({"format": "xlsx"}), json!({}));
    let long = format!("10115,51,{},1,2,3\n", "x".repeat(32_768));
    desk.write("data.csv", DATA.to_owned() + &long);
    let problem = run(&desk, "release.xlsx", &["--json"]).problem();
    let expected = json!({
        "code": "release-too-large", "attribute": "note", "detail": "cell", "record": 7, "line": 10,
        "expected": 32_767, "found": 32_768
    });
    assert_eq!(problem, expected);
    let said = run(&desk, "release.xlsx", &[]);
    assert_eq!(said.code, Some(2));
    assert!(said.stderr.contains("data.csv") && said.stderr.contains("32767"), "{said:?}");
    assert_eq!(desk.files(), ["data.csv", "recipe.json"]);
    let longest = format!("10115,51,{},1,2,3\n", "x".repeat(32_767));
    desk.write("data.csv", DATA.to_owned() + &longest);
    assert_eq!(run(&desk, "release.xlsx", &[]).code, Some(0));
}

#[test]
fn a_name_says_which_kind_of_file_it_is() {
    for (format, name) in [("xlsx", "release.csv"), ("xlsx", "release"), ("csv", "release.XLSX")] {
        let desk = desk(json!({"format": format}), json!({}));
        let problem = run(&desk, name, &["--json"]).problem();
        assert_eq!(problem, json!({"code": "output-name", "file": name, "detail": format}));
        assert_eq!(desk.files(), ["data.csv", "recipe.json"]);
    }
}
