//! Files in other encodings than UTF-8: read, released, and measured without anybody saying which
//! of the two it is.

use super::support::{Desk, recipe};
use serde_json::{Value, json};

/// Latin-9 with an umlaut and a euro sign.
const DATA: &[u8] = b"Stra\xdfe;Betrag\nM\xfchlgasse;5 \xa4\nM\xfchlgasse;6 \xa4\nB\xf6rse;7 \xa4\nB\xf6rse;8 \xa4\n";

fn desk(format: Value, output: Value, top: &str) -> Desk {
    let desk = Desk::new();
    let rows = json!([["Mühlgasse", top], ["Börse", top]]);
    let attributes = json!([
        {"name": "Straße", "role": "quasi-identifier", "hierarchy": {"kind": "levels", "rows": rows}},
        {"name": "Betrag", "role": "insensitive"},
    ]);
    let settings = json!({"data": {"kind": "table", "format": format}, "output": output});
    desk.write("data.csv", DATA);
    desk.write("recipe.json", recipe(attributes, 4, settings));
    desk
}

fn measured(desk: &Desk, file: &str) -> Value {
    let outcome = desk.outis(&["measure", "recipe.json", "--input", file, "--json"]);
    serde_json::from_str(&outcome.stdout).unwrap_or_else(|_| panic!("{outcome:?}"))
}

#[test]
fn input_and_release_are_measured_each_as_it_is_written() {
    for (input, output, first) in [
        (json!("iso-8859-15"), json!({}), "Straße;Betrag\n".as_bytes()),
        (json!("iso-8859-15"), json!({"encoding": "iso-8859-15"}), b"Stra\xdfe;Betrag\n"),
        (json!("iso-8859-15"), json!({"encoding": "utf-16le"}), b"\xff\xfeS\0t\0r\0a\0\xdf\0e\0"),
        (Value::Null, json!({"encoding": "iso-8859-15"}), b"Stra\xdfe;Betrag\n"),
    ] {
        let format = if input.is_null() { json!({}) } else { json!({"encoding": input}) };
        let desk = desk(format, output, "Köln");
        let outcome = desk.run(&[]);
        assert_eq!(outcome.code, Some(0), "{outcome:?}");
        assert!(std::fs::read(desk.path("release.csv")).unwrap().starts_with(first));
        assert_eq!(measured(&desk, "release.csv")["risk"]["after"]["prosecutor"]["max"], 0.25);
        assert_eq!(measured(&desk, "data.csv")["risk"]["after"]["prosecutor"]["max"], 0.5);
    }
}

#[test]
fn a_letter_that_an_encoding_lacks_is_refused_with_its_column() {
    let desk = desk(json!({}), json!({"encoding": "windows-1252"}), "≥ Köln");
    let outcome = desk.run(&["--json"]);
    let problem = json!({"code": "unwritable", "attribute": "Straße", "detail": "windows-1252"});
    assert_eq!((outcome.code, outcome.problem()), (Some(2), problem));
    assert!(!desk.has("release.csv"));
    assert!(!desk.run(&[]).stderr.contains("Köln"));
}

/// A recipe made for last year's file.
#[test]
fn a_file_that_is_certainly_otherwise_is_refused_and_not_misread() {
    let utf8 = "Straße;Betrag\nMühlgasse;5 €\n".as_bytes();
    let late = ["a;b\n".repeat(400_000).as_bytes(), "Börse;9\n".as_bytes()].concat();
    let marked = "\u{feff}a;b\n1;2\n".as_bytes();
    for (data, line) in
        [(utf8, 1), (&late[..], 400_001), (marked, 1), (b"\xff\xfea\0;\0b\0\n\0", 1)]
    {
        let desk = desk(json!({"encoding": "windows-1252"}), json!({}), "*");
        desk.write("data.csv", data);
        let problem = desk.run(&["--json"]).problem();
        let told = (&problem["code"], &problem["detail"], &problem["line"]);
        assert_eq!(told, (&json!("encoding"), &json!("windows-1252"), &json!(line)));
    }
}

#[test]
fn an_encoding_that_nobody_knows_is_refused_by_name() {
    let desk = desk(json!({"encoding": "latin-1"}), json!({}), "*");
    let problem = desk.run(&["--json"]).problem();
    assert_eq!(problem["field"], "data.format.encoding", "{problem}");
}
