//! Objects of JSON on the command line: read like any other table, with places that are the file's.

use super::support::{Desk, MARKER, recipe};
use serde_json::{Value, json};

/// A desk whose recipe reads `age` as numbers.
fn desk(data: impl AsRef<[u8]>, format: Value) -> Desk {
    let desk = Desk::new();
    let decades = json!({"kind": "intervals", "start": 0, "end": 100, "steps": [10]});
    let attributes = json!([
        {"name": "age", "role": "quasi-identifier", "type": "integer", "hierarchy": decades},
        {"name": "ill", "role": "insensitive"},
    ]);
    let settings =
        json!({"data": {"kind": "table", "format": format}, "output": {"shuffle": false}});
    desk.write("recipe.json", recipe(attributes, 2, settings));
    desk.write("data.csv", data);
    desk
}

/// The code of a refusal with line and record, and what is said of it.
fn refused(data: impl AsRef<[u8]>) -> (Value, String) {
    let desk = desk(data, json!({}));
    let problem = desk.run(&["--json"]).problem();
    let said = desk.run(&[]);
    said.discloses_nothing();
    (json!([problem["code"], problem["line"], problem["record"]]), said.stderr)
}

#[test]
fn places_are_those_of_the_file() {
    let on_lines = format!("{{\"age\": 34}}\n{{\"age\": \"{MARKER}\", \"ill\": \"flu\"}}\n");
    assert_eq!(refused(on_lines).0, json!(["not-a-number", 2, 2]));
    let listed =
        format!("[\n{{\n\"age\": 34,\n\"ill\": \"flu\"\n}},\n{{\n\"age\": \"{MARKER}\"\n}}\n]");
    assert_eq!(refused(listed).0, json!(["not-a-number", 6, 2]));
    let side_by_side = format!("[{{\"age\": 34, \"ill\": \"\"}}, {{\"age\": \"{MARKER}\"}}]");
    assert_eq!(refused(side_by_side).0, json!(["not-a-number", 1, 2]));
}

#[test]
fn objects_may_stand_within_another() {
    let objects = r#"[{"age": 34, "ill": "flu"}, {"age": 35, "ill": NaN}, {"age": -Infinity}]"#;
    let desk = desk(format!("{{\"count\": 3, \"next\": null, \"data\": {objects}}}"), json!({}));
    assert_eq!(desk.run(&[]).code, Some(0));
    let report = desk.json("report.json");
    assert_eq!(report["input"]["records"], 3);
    let told = json!({"code": "list-within", "value": 2.0});
    assert!(report["warnings"].as_array().unwrap().contains(&told), "{report}");
    let said = desk.outis(&["inspect", "data.csv"]).stdout;
    assert!(said.contains("2 values stand beside the list"), "{said}");
    desk.write("data.csv", r#"{"age": [34, 35], "ill": ["flu", null]}"#);
    let said = desk.outis(&["inspect", "data.csv"]).stdout;
    assert!(said.contains("2 records") && said.contains("the values of each column"), "{said}");
    let (place, said) = refused(format!("{{\"a\": [{{\"{MARKER}\": 1}}], \"b\": [{{}}]}}"));
    assert_eq!(place, json!(["json-not-flat", 1, null]));
    assert!(said.contains("several lists"), "{said}");
    let (_, said) = refused(format!("{{\"{MARKER}\": {{\"age\": 1}}}}"));
    assert!(said.contains("to_json(orient=\"records\")"), "{said}");
}

#[test]
fn what_no_cell_can_hold_is_said_as_what_it_is() {
    let (place, said) = refused(format!("{{\"age\": 3}}\n{{\"ill\": \"{MARKER}\\ud800\"}}\n"));
    assert_eq!(place, json!(["json-broken", 2, 2]));
    assert!(said.contains("half a letter"), "{said}");
    let (place, said) = refused(format!("{{\"age\": 3}}\n{{\"ill\": \"{MARKER}\\u0000\"}}\n"));
    assert_eq!(place, json!(["json-broken", 2, 2]));
    assert!(said.contains("NUL (\\u0000)"), "{said}");
    let many: String = (0..20_000).map(|number| format!("{{\"{MARKER}{number}\": 1}}\n")).collect();
    let (place, said) = refused(many);
    assert_eq!(place, json!(["too-many", null, null]));
    assert!(said.contains("there are 20000 in all"), "{said}");
}

#[test]
fn the_last_records_can_be_left_out() {
    let data = "{\"age\": 31, \"ill\": \"flu\"}\n{\"age\": 34, \"ill\": \"gout\"}\n\
                {\"age\": 65, \"ill\": \"Total\"}\n";
    let whole = desk(data, json!({}));
    let found = whole.outis(&["inspect", "data.csv", "--json"]).stdout;
    let found: Value = serde_json::from_str(&found).unwrap();
    assert_eq!(found["warnings"][0], json!({"code": "totals-line", "line": 3, "records": 1}));
    let desk = desk(data, json!({"skip-last": 1}));
    let outcome = desk.run(&[]);
    assert_eq!(outcome.code, Some(0), "{outcome:?}");
    let report = desk.json("report.json");
    let left_out = json!({"above": 0, "units": 0, "empty": 0, "last": 1});
    assert_eq!(report["input"]["left-out"], left_out);
    assert_eq!(report["warnings"], json!([{"code": "not-shuffled"}]));
    assert_eq!(desk.read("release.csv").lines().count(), 3);
}

#[test]
fn letters_may_be_utf_16() {
    let data = "[{\"age\": 31, \"ill\": \"gêné\"}, {\"age\": 34, \"ill\": \"flu\"}]";
    let bytes: Vec<u8> = data.encode_utf16().flat_map(u16::to_le_bytes).collect();
    for bytes in [[&b"\xff\xfe"[..], &bytes].concat(), bytes] {
        let desk = desk(bytes, json!({}));
        assert_eq!(desk.run(&[]).code, Some(0));
        assert!(desk.read("release.csv").contains("gêné"));
    }
}
