//! Workbooks on the command line: what is read of one is what its sheet shows, for every command.

use super::support::{Desk, MARKER, Outcome, recipe};
use serde_json::{Value, json};

/// Two sheets, a cover and a ward of eight.
const WARD: &[u8] = include_bytes!("../../../workbook/tests/books/ward.xlsx");

/// What the ward's sheet shows.
const SHOWN: &str = "zip,age,illness\n01067,40,flu\n01068,40,gout\n01067,40,flu\n01068,41,gout\n\
                     01067,51,flu\n01068,51,gout\n01067,51,flu\n01068,51,gout\n";

fn desk(format: Value) -> Desk {
    let desk = Desk::new();
    let decades = json!([["40", "40s"], ["41", "40s"], ["51", "50s"]]);
    let attributes = json!([
        {"name": "zip", "role": "quasi-identifier", "hierarchy": {"kind": "mask", "from": "right"}},
        {"name": "age", "role": "quasi-identifier", "hierarchy": {"kind": "levels", "rows": decades}},
        {"name": "illness", "role": "insensitive"},
    ]);
    let settings =
        json!({"data": {"kind": "table", "format": format}, "output": {"shuffle": false}});
    desk.write("ward.xlsx", WARD);
    desk.write("ward.csv", SHOWN);
    desk.write("recipe.json", recipe(attributes, 4, settings));
    desk
}

fn run(desk: &Desk, input: &str, more: &[&str]) -> Outcome {
    let arguments =
        ["run", "recipe.json", "--input", input, "--output", "r.csv", "--report", "r.json"];
    desk.outis(&[&arguments, more].concat())
}

fn json_of(desk: &Desk, arguments: &[&str]) -> Value {
    let outcome = desk.outis(arguments);
    serde_json::from_str(&outcome.stdout).unwrap_or_else(|_| panic!("{outcome:?}"))
}

#[test]
fn a_sheet_is_released_like_the_text_that_it_shows() {
    let desk = desk(json!({"sheet": "Ward"}));
    assert_eq!(run(&desk, "ward.xlsx", &[]).code, Some(0));
    let of_sheet = std::fs::read(desk.path("r.csv")).unwrap();
    let report: Value =
        serde_json::from_slice(&std::fs::read(desk.path("r.json")).unwrap()).unwrap();
    let other_sheets = json!({"code": "other-sheets", "value": 1.0});
    assert!(report["warnings"].as_array().unwrap().contains(&other_sheets), "{report}");
    assert_eq!(run(&desk, "ward.csv", &[]).code, Some(0));
    assert_eq!(of_sheet, std::fs::read(desk.path("r.csv")).unwrap());
    assert!(of_sheet.starts_with(b"zip,age,illness\n"));
}

#[test]
fn the_command_line_may_name_another_sheet() {
    let desk = desk(json!({"sheet": "Cover"}));
    assert_eq!(run(&desk, "ward.xlsx", &["--json"]).code, Some(2));
    assert_eq!(run(&desk, "ward.xlsx", &["--sheet", "Ward"]).code, Some(0));
    let problem = run(&desk, "ward.xlsx", &["--sheet", "Beds", "--json"]).problem();
    let missing = json!({"code": "missing-sheet", "detail": "Beds", "field": "data.format.sheet"});
    assert_eq!(problem, missing);
}

#[test]
fn every_command_reads_workbooks() {
    let desk = desk(json!({}));
    let found = json_of(&desk, &["inspect", "ward.xlsx", "--sheet", "Ward", "--json"]);
    assert_eq!((&found["records"], &found["bytes"]), (&json!(8), &json!(WARD.len())));
    assert_eq!(found["columns"][0]["name"], "zip");
    assert_eq!(found["recipe"]["data"]["format"]["sheet"], "Ward");
    assert_eq!(found["recipe"]["data"]["format"].get("delimiter"), None);
    let said = desk.outis(&["inspect", "ward.xlsx"]).stdout;
    assert!(said.contains("“Cover”, “Ward”"), "{said}");
    let measured = json_of(
        &desk,
        &["measure", "recipe.json", "--input", "ward.xlsx", "--sheet", "Ward", "--json"],
    );
    assert_eq!(measured["risk"]["after"]["prosecutor"]["max"], 1.0);
    let compared = desk.outis(&[
        "compare",
        "recipe.json",
        "--input",
        "ward.xlsx",
        "--sheet",
        "Ward",
        "--json",
    ]);
    assert_eq!(compared.code, Some(0), "{compared:?}");
}

#[test]
fn a_release_in_a_workbook_has_a_sheet_of_its_own() {
    let desk = desk(json!({"sheet": "Patients of 2023"}));
    let arguments = ["measure", "recipe.json", "--input", "ward.xlsx", "--json"];
    assert_eq!(json_of(&desk, &arguments)["risk"]["after"]["prosecutor"]["max"], 1.0);
}

/// A data set of Stata has one table, so that nobody names its sheet.
#[test]
fn data_sets_of_stata_are_read_by_every_command() {
    let desk = Desk::new();
    desk.write("people.dta", include_bytes!("../../../workbook/tests/stata/pyreadstat-118.dta"));
    let found = json_of(&desk, &["inspect", "people.dta", "--json"]);
    assert_eq!((&found["records"], &found["columns"][1]["name"]), (&json!(4), &json!("sex")));
    assert_eq!(found["columns"][3]["type"], "date");
    let said = desk.outis(&["inspect", "people.dta"]).stdout;
    assert!(said.contains("A data set of Stata, the first line names the columns"), "{said}");
    let mut recipe = found["recipe"].clone();
    for attribute in recipe["attributes"].as_array_mut().unwrap() {
        let is_sex = attribute["name"] == "sex";
        attribute["role"] = json!(if is_sex { "quasi-identifier" } else { "identifier" });
    }
    recipe["models"] = json!([{"model": "k-anonymity", "k": 2}]);
    recipe["suppression"] = json!({"limit": 0.5});
    desk.write("recipe.json", recipe.to_string());
    let outcome = run(&desk, "people.dta", &[]);
    assert_eq!(outcome.code, Some(0), "{outcome:?}");
    assert_eq!(desk.read("r.csv"), "sex\nfemale\nfemale\n");
    let measured = json_of(&desk, &["measure", "recipe.json", "--input", "people.dta", "--json"]);
    assert_eq!(measured["risk"]["after"]["prosecutor"]["max"], 1.0);
}

/// So has one of Parquet, whose hash in the report is that of its file.
#[test]
fn data_sets_of_parquet_are_read_by_every_command() {
    let desk = Desk::new();
    let file = include_bytes!("../../../workbook/tests/parquet/duckdb.parquet");
    desk.write("people.parquet", file);
    let found = json_of(&desk, &["inspect", "people.parquet", "--json"]);
    assert_eq!((&found["records"], &found["columns"][9]["name"]), (&json!(20), &json!("kind")));
    let types = [(1, "integer"), (2, "decimal"), (6, "date"), (8, "date"), (9, "text")];
    for (column, kind) in types {
        assert_eq!(found["columns"][column]["type"], kind, "{column}");
    }
    let said = desk.outis(&["inspect", "people.parquet"]).stdout;
    assert!(said.contains("A data set of Parquet, the first line names the columns"), "{said}");
    let mut recipe = found["recipe"].clone();
    for attribute in recipe["attributes"].as_array_mut().unwrap() {
        let is_kind = attribute["name"] == "kind";
        attribute["role"] = json!(if is_kind { "quasi-identifier" } else { "identifier" });
    }
    recipe["models"] = json!([{"model": "k-anonymity", "k": 4}]);
    desk.write("recipe.json", recipe.to_string());
    let outcome = run(&desk, "people.parquet", &[]);
    assert_eq!(outcome.code, Some(0), "{outcome:?}");
    let released = desk.read("r.csv");
    let count = |cell: &str| released.lines().filter(|line| *line == cell).count();
    assert_eq!(
        (count("kind"), count("d0"), count("d1"), count("\"\"")),
        (1, 8, 8, 4),
        "{released}"
    );
    let report: Value = serde_json::from_str(&desk.read("r.json")).unwrap();
    assert_eq!(report["input"]["sha256"], outis_job::Fingerprint::of_bytes(file));
    let arguments = ["measure", "recipe.json", "--input", "people.parquet", "--json"];
    assert_eq!(json_of(&desk, &arguments)["risk"]["after"]["prosecutor"]["max"], 0.25);
    desk.write(
        "list.parquet",
        include_bytes!("../../../workbook/tests/parquet/refused-list.parquet"),
    );
    let refused = desk.outis(&["inspect", "list.parquet", "--json"]);
    let nested = json!({
        "code": "parquet-not-read", "column": 2, "attribute": "list", "detail": "nested",
    });
    assert_eq!((refused.code, refused.problem()), (Some(2), nested));
}

/// A line break within a cell is no row of its sheet.
#[test]
fn places_are_rows_of_the_sheet() {
    let desk = desk(json!({}));
    let shown = format!("zip,age,illness\n01067,40,\"flu\n\nand fever\"\n01068,{MARKER},gout\n");
    desk.write("rows.xlsx", outis_workbook::pack(&shown, true).unwrap());
    let outcome = run(&desk, "rows.xlsx", &["--json"]);
    outcome.discloses_nothing();
    let problem = outcome.problem();
    assert_eq!((&problem["record"], &problem["line"]), (&json!(2), &json!(3)));
}
