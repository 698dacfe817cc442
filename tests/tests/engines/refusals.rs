//! What is said before an engine is asked, and of what it has written.

use super::{MARK, NAMES, known, lines, plan_files, quoted, read_bytes, recipe, rows};
use outis_job::Input;
use outis_job::sql::{WrittenTable, check_release, count_statements, dialect};
use outis_protocol::engine::{ApplyForm, EngineCheck};
use outis_protocol::problem::{Code, Outcome, Problem};
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// The counted columns of the rows, as an engine counts them.
pub(super) fn counts() -> String {
    let mut counts: BTreeMap<Vec<Option<String>>, u32> = BTreeMap::new();
    for row in rows() {
        let cells = row[1..4]
            .iter()
            .map(|cell| Some(cell.clone().filter(|text| text != "NA").unwrap_or_default()));
        *counts.entry(cells.collect()).or_default() += 1;
    }
    let header = [NAMES[1], NAMES[2], NAMES[3], "outis_n"].map(|name| Some(name.to_owned()));
    let lines = counts.into_iter().map(|(mut cells, count)| {
        cells.push(Some(count.to_string()));
        quoted(&cells)
    });
    quoted(&header) + &lines.collect::<String>()
}

fn counting(recipe: &Value, source: &str) -> Outcome<String> {
    count_statements(&known(recipe), dialect("duckdb").expect("a dialect"), source)
}

fn detail(refused: Outcome<String>) -> String {
    refused.expect_err("a refusal").detail.expect("a detail")
}

#[test]
fn counting_refuses_what_planning_would() {
    let parting = [
        json!({"algorithm": "k-member"}),
        json!({"algorithm": "mondrian", "mode": "relaxed"}),
        json!({"algorithm": "kaca", "stubs": true}),
        json!({"algorithm": "kaca", "refine": true}),
    ];
    for search in parting {
        let mut asked = recipe();
        asked["search"] = search.clone();
        assert_eq!(detail(counting(&asked, "people")), "counts-parting", "{search}");
    }
    for search in [json!({"algorithm": "mondrian"}), json!({"algorithm": "kaca"})] {
        let mut asked = recipe();
        asked["search"] = search.clone();
        assert!(counting(&asked, "people").is_ok(), "{search}");
    }
    for name in ["outis_key", "OUTIS_x", "a\tb"] {
        let mut asked = recipe();
        asked["attributes"][0]["name"] = json!(name);
        assert_eq!(detail(counting(&asked, "people")), "engine-name", "{name}");
    }
    assert_eq!(detail(counting(&recipe(), "people --")), "engine-source");
}

/// What is checked of counts with this header, their columns in this order.
fn check(names: &[&str], order: &[usize], header: &[&str]) -> Outcome<EngineCheck> {
    let duckdb = dialect("duckdb").expect("a dialect");
    let files = plan_files(&known(&recipe()), counts().as_bytes(), duckdb, None)?;
    let files: BTreeMap<String, String> = files.into_iter().collect();
    let expected = files["expected.csv"].as_bytes();
    let read = read_bytes(expected);
    let mut text = quoted(&names.iter().map(|name| Some((*name).to_owned())).collect::<Vec<_>>());
    for (cells, count) in lines(&read) {
        let mut cells: Vec<Option<String>> = cells.into_iter().map(Some).collect();
        assert_eq!(count, 1);
        cells = order.iter().map(|&place| cells[place].take()).collect();
        text += &quoted(&cells);
    }
    let header = quoted(&header.iter().map(|name| Some((*name).to_owned())).collect::<Vec<_>>());
    let written = WrittenTable {
        header: &read_bytes(header.as_bytes()),
        counts: &read_bytes(text.as_bytes()),
        columns: None,
    };
    check_release(&files["plan.json"], (&read, expected), &written)
}

#[test]
fn columns_are_told_by_their_names() {
    let [_, zip, sex, ill, note, mail] = NAMES;
    let all = [zip, sex, ill, note, mail];
    let found = check(&["outis_n", ill, zip, sex], &[3, 2, 0, 1], &all).expect("a check");
    assert!(found.holds && found.lacking == 0, "{found:?}");
    assert_eq!(found.not_looked_at, [note, mail]);
    // Cells under each other's names are others.
    let found = check(&[sex, zip, ill, "outis_n"], &[0, 1, 2, 3], &all).expect("a check");
    assert!(!found.holds);
    let refused: Problem =
        check(&[zip, sex, "outis_ill", "outis_n"], &[0, 1, 2, 3], &all).expect_err("a column");
    assert_eq!(
        (refused.code, &*refused.detail.expect("why")),
        (Code::MissingAttribute, "engine-columns")
    );

    let found = check(&[zip, sex, ill, "outis_n"], &[0, 1, 2, 3], &[zip, sex, ill, note, "person"]);
    let found = found.expect("a check");
    assert!(!found.holds && found.lacking + found.superfluous == 0);
    assert_eq!(
        (&*found.superfluous_columns, &*found.lacking_columns),
        (&["person".to_owned()][..], &[mail.to_owned()][..])
    );
}

/// Who is among too few is left out, and that may be everybody.
#[test]
fn nothing_is_expected_of_a_plan_that_releases_nothing() {
    let duckdb = dialect("duckdb").expect("a dialect");
    let mut asked = recipe();
    asked["models"] = json!([{"model": "k-anonymity", "k": 1000}]);
    asked["suppression"] = json!({"limit": 1});
    let files = plan_files(&known(&asked), counts().as_bytes(), duckdb, None).expect("a plan");
    let files: BTreeMap<String, String> = files.into_iter().collect();
    let expected = files["expected.csv"].as_bytes();
    let read = read_bytes(expected);
    let [_, zip, sex, ill, note, mail] = NAMES;
    let names = [zip, sex, ill, note, mail].map(|name| Some(name.to_owned()));
    let header = read_bytes(quoted(&names).as_bytes());
    let counted = |counts: &Input, columns: Option<&Input>| {
        let written = WrittenTable { header: &header, counts, columns };
        check_release(&files["plan.json"], (&read, expected), &written)
    };
    let found = counted(&read, None).expect("a check");
    assert!(found.holds && found.expected == 0 && found.found == 0, "{found:?}");
    let more = String::from_utf8_lossy(expected).into_owned() + "\"a\",\"b\",\"c\",\"1\"\n";
    assert_eq!(counted(&read_bytes(more.as_bytes()), None).expect("a check").superfluous, 1);
    // What was looked at is of another table.
    let looked = format!(
        "outis_column,records,distinct_values,alone,formulas,email,iban,telephone\n{note},3,1,0,0,0,0,0\n"
    );
    let refused = counted(&read, Some(&read_bytes(looked.as_bytes())));
    assert_eq!(refused.expect_err("of others").detail.as_deref(), Some("engine-records"));
}

#[test]
fn an_expectation_that_was_changed_is_none() {
    let duckdb = dialect("duckdb").expect("a dialect");
    let files = plan_files(&known(&recipe()), counts().as_bytes(), duckdb, None).expect("a plan");
    let files: BTreeMap<String, String> = files.into_iter().collect();
    let released = read_bytes(files["expected.csv"].as_bytes());
    let written = WrittenTable { header: &released, counts: &released, columns: None };
    let refused = check_release(&files["plan.json"], (&released, b"other"), &written);
    assert_eq!(refused.expect_err("another file").code, Code::NotAPlan);
}

#[test]
fn maps_are_refused_where_they_do_not_say_what_is_written() {
    let duckdb = dialect("duckdb").expect("a dialect");
    let mut stars = recipe();
    stars["suppression"] = json!({"limit": 0.5, "style": "star"});
    stars["search"] = json!({"algorithm": "fixed", "levels": {NAMES[1]: 0, NAMES[2]: 0}});
    let mut local = recipe();
    local["search"] = json!({"algorithm": "mondrian"});
    local["models"] = json!([{"model": "k-anonymity", "k": 3}]);
    for asked in [stars, local] {
        let plan = |form| plan_files(&known(&asked), counts().as_bytes(), duckdb, form);
        let refused = plan(Some(ApplyForm::A)).expect_err("a form");
        assert_eq!(refused.detail.as_deref(), Some("engine-form"), "{asked}");
        let files = plan(None).expect("a plan");
        assert!(files.iter().any(|(name, _)| name == "cells.csv"));
        assert!(files.iter().all(|(name, text)| !name.ends_with(".sql") || !text.contains(MARK)));
    }
}
