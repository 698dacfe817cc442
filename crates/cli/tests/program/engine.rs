//! What an engine has counted becomes a plan, and what it has written is checked.

use super::support::{Desk, recipe};
use serde_json::json;
use std::fs;

const COUNTS: &str = "zip,ill,outis_n\n01067,flu,2\n01067,gout,1\n01068,flu,1\n10115,gout,3\n";

fn desk() -> Desk {
    let desk = Desk::new();
    let attributes = json!([
        {"name": "zip", "role": "quasi-identifier", "hierarchy": {"kind": "mask", "from": "right"}},
        {"name": "ill", "role": "sensitive"},
        {"name": "note", "role": "insensitive"},
    ]);
    desk.write("recipe.json", recipe(attributes, 3, json!({"suppression": {"limit": 0.2}})));
    desk.write("counts.csv", COUNTS);
    desk
}

fn plan(desk: &Desk, more: &[&str]) -> Option<i32> {
    let arguments =
        ["plan", "recipe.json", "--dialect", "spark", "--out", "plan", "--report", "r.json"];
    let counts = if more.contains(&"--counts") { &[][..] } else { &["--counts", "counts.csv"][..] };
    desk.outis(&[&arguments, counts, more].concat()).code
}

fn check(desk: &Desk, more: &[&str]) -> super::support::Outcome {
    desk.outis(
        &[&["check", "plan", "--counts", "released.csv", "--report", "c.json"], more].concat(),
    )
}

#[test]
fn a_plan_has_the_form_that_is_asked_for() {
    let desk = desk();
    for (form, files) in [("a", ["map-1.csv", "classes.csv"]), ("b", ["cells.csv", "apply.sql"])] {
        assert_eq!(plan(&desk, &["--form", form]), Some(0));
        assert!(files.iter().all(|file| desk.has(&format!("plan/{file}"))), "{form}");
        assert_eq!(desk.json("plan/plan.json")["form"], form);
        fs::remove_dir_all(desk.path("plan")).unwrap();
    }
    let problem = desk.outis(&[
        "plan",
        "recipe.json",
        "--counts",
        "counts.csv",
        "--dialect",
        "spark",
        "--out",
        "plan",
        "--report",
        "r.json",
        "--form",
        "c",
        "--json",
    ]);
    assert_eq!(
        problem.problem(),
        json!({"code": "unknown-choice", "field": "--form", "detail": "a, b"})
    );
}

#[test]
fn a_policy_is_held_against_a_plan() {
    let desk = desk();
    let policy = |k: u32| json!({"outis": 1, "kind": "policy", "id": "office", "models": [{"model": "k-anonymity", "k": k}]});
    desk.write("policy.json", policy(4).to_string());
    assert_eq!(plan(&desk, &["--policy", "policy.json"]), Some(2));
    assert!(!desk.has("plan") && !desk.has("r.json"));
    desk.write("policy.json", policy(3).to_string());
    assert_eq!(plan(&desk, &["--policy", "policy.json"]), Some(0));
    assert_eq!(desk.json("r.json")["policy"]["id"], "office");
}

#[test]
fn a_folder_of_one_file_is_that_file() {
    let desk = desk();
    fs::create_dir(desk.path("counts")).unwrap();
    desk.write("counts/_SUCCESS", "");
    desk.write("counts/part-0.csv", COUNTS);
    assert_eq!(plan(&desk, &["--counts", "counts"]), Some(0));
    desk.write("counts/part-1.csv", COUNTS);
    assert_eq!(plan(&desk, &["--counts", "counts"]), Some(2));
}

#[test]
fn a_check_looks_at_the_names_of_the_release() {
    let desk = desk();
    assert_eq!(plan(&desk, &[]), Some(0));
    desk.write("released.csv", desk.read("plan/expected.csv"));
    let refused = check(&desk, &[]);
    assert_eq!(refused.code, Some(2), "{refused:?}");
    desk.write("plan/header.csv", "\"zip\",\"ill\",\"note\"\n");
    let found = check(&desk, &[]);
    assert_eq!(found.code, Some(0), "{found:?}");
    assert!(found.stdout.contains("note"), "{found:?}");
    desk.write("other.csv", "\"zip\",\"ill\",\"note\",\"person\"\n");
    let found = check(&desk, &["--header", "other.csv"]);
    assert_eq!(found.code, Some(1), "{found:?}");
    assert!(found.stdout.contains("person"), "{found:?}");
    assert_eq!(desk.json("c.json")["superfluous-columns"], json!(["person"]));
}

#[test]
fn a_plan_forgets_what_an_engine_said_of_an_earlier_one() {
    let desk = desk();
    fs::create_dir(desk.path("plan")).unwrap();
    fs::create_dir(desk.path("plan/released.csv")).unwrap();
    desk.write("plan/released.csv/part-0.csv", "");
    desk.write("plan/header.csv", "\"zip\",\"ill\",\"note\"\n");
    desk.write("plan/mine.txt", "");
    assert_eq!(plan(&desk, &[]), Some(0));
    assert!(!desk.has("plan/released.csv") && !desk.has("plan/header.csv"));
    assert!(desk.has("plan/mine.txt"));
}

#[test]
fn a_check_keeps_the_plan_and_takes_it_for_no_release() {
    let desk = desk();
    assert_eq!(plan(&desk, &[]), Some(0));
    desk.write("plan/header.csv", "\"zip\",\"ill\",\"note\"\n");
    desk.write("released.csv", desk.read("plan/expected.csv"));
    let before = desk.read("plan/plan.json");
    for (counts, report) in [
        ("released.csv", "plan/plan.json"),
        ("plan/expected.csv", "c.json"),
        ("plan/plan.json", "c.json"),
    ] {
        let said = desk.outis(&["check", "plan", "--counts", counts, "--report", report]);
        assert_eq!(said.code, Some(2), "{counts} {report} {said:?}");
    }
    assert_eq!(desk.read("plan/plan.json"), before);
    assert_eq!(check(&desk, &[]).code, Some(0));
}

#[test]
fn a_column_is_named_once() {
    let desk = desk();
    desk.write("counts.csv", COUNTS.replace("01068", "01\u{1f}68"));
    let said = desk.outis(&[
        "plan",
        "recipe.json",
        "--counts",
        "counts.csv",
        "--dialect",
        "duckdb",
        "--out",
        "plan",
        "--report",
        "r.json",
    ]);
    assert_eq!(said.code, Some(2));
    assert_eq!(said.stderr.matches("zip").count(), 1, "{said:?}");
}

/// As many as can be counted, and one more.
#[test]
fn billions_of_records_are_planned_and_checked() {
    let desk = desk();
    let counts = |last: u32| {
        format!("zip,ill,outis_n\n01067,flu,2.0E9\n01067,gout,1000000000\n10115,flu,{last}\n")
    };
    desk.write("counts.csv", counts(1_294_967_295));
    assert_eq!(plan(&desk, &[]), Some(0));
    assert_eq!(desk.json("plan/plan.json")["records"], u32::MAX);
    assert_eq!(desk.json("r.json")["input"]["records"], u32::MAX);
    desk.write("plan/header.csv", "\"zip\",\"ill\",\"note\"\n");
    desk.write("released.csv", desk.read("plan/expected.csv"));
    assert_eq!(check(&desk, &[]).code, Some(0));
    assert_eq!(desk.json("c.json")["found"], u32::MAX);
    desk.write("counts.csv", counts(1_294_967_296));
    assert_eq!(plan(&desk, &[]), Some(2));
}

/// What was said of the columns that are not counted is taken from the folder of the plan, unless
/// the plan has no such column.
#[test]
fn columns_that_are_not_counted_are_looked_at_where_there_are_such() {
    let desk = desk();
    assert_eq!(plan(&desk, &[]), Some(0));
    desk.write("released.csv", desk.read("plan/expected.csv"));
    desk.write("plan/header.csv", "\"zip\",\"ill\",\"note\"\n");
    let looked_at = "outis_column,records,distinct_values,alone,formulas,email,iban,telephone\n";
    let released = &desk.json("plan/plan.json")["released"];
    let figures = format!("note,{released},{released},{released},0,0,0,0\n");
    desk.write("plan/columns.csv", looked_at.to_owned() + &figures);
    let found = check(&desk, &[]);
    assert_eq!(found.code, Some(0), "{found:?}");
    assert_eq!(desk.json("c.json")["columns"][0]["nearly-unique"], true);
    assert_eq!(desk.json("c.json")["not-looked-at"], json!([]));

    // The same folder, and a plan that counts all columns.
    let attributes = json!([
        {"name": "zip", "role": "quasi-identifier", "hierarchy": {"kind": "mask", "from": "right"}},
        {"name": "ill", "role": "sensitive"},
    ]);
    desk.write("recipe.json", recipe(attributes, 3, json!({"suppression": {"limit": 0.2}})));
    assert_eq!(plan(&desk, &[]), Some(0));
    desk.write("released.csv", desk.read("plan/expected.csv"));
    desk.write("plan/header.csv", "\"zip\",\"ill\"\n");
    let found = check(&desk, &[]);
    assert_eq!(found.code, Some(0), "{found:?}");
}
