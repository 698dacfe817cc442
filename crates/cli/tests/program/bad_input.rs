//! Whatever is wrong with data, hierarchy or recipe is refused with its place, without a trace
//! of what stands in the cells.

use crate::support::{Desk, MARKER, Outcome, recipe};
use serde_json::{Value, json};

fn attributes() -> Value {
    json!([
        {"name": "zip", "role": "quasi-identifier", "hierarchy": {"kind": "mask", "from": "right"}},
        {"name": "illness", "role": "sensitive"}
    ])
}

fn desk() -> Desk {
    let desk = Desk::new();
    desk.write("recipe.json", recipe(attributes(), 2, json!({})));
    desk
}

/// Runs in JSON and in words; both refuse with 2, write nothing and disclose nothing.
#[track_caller]
fn refused(desk: &Desk) -> Value {
    let before = desk.files();
    let words = desk.run(&[]);
    let outcome = desk.run(&["--json"]);
    for outcome in [&words, &outcome] {
        assert_eq!((outcome.code, outcome.stdout.as_str()), (Some(2), ""), "{outcome:?}");
        outcome.discloses_nothing();
    }
    let problem = outcome.problem();
    assert!(words.stderr.starts_with("outis: ") && words.stderr.contains(' '), "{words:?}");
    for number in ["line", "column"] {
        if let Some(number) = problem[number].as_u64() {
            assert!(words.stderr.contains(&number.to_string()), "{problem}: {words:?}");
        }
    }
    assert_eq!(desk.files(), before);
    problem
}

/// Runs on this data with the recipe for `zip` and `illness`.
#[track_caller]
fn refused_data(data: impl AsRef<[u8]>) -> Value {
    let desk = desk();
    desk.write("data.csv", data);
    let problem = refused(&desk);
    // Looking and measuring refuse it alike; looking does not know what the recipe declares.
    for arguments in [
        &["inspect", "data.csv", "--json"][..],
        &["measure", "recipe.json", "--input", "data.csv", "--json"],
    ] {
        let outcome = desk.outis(arguments);
        assert_eq!(outcome.code, Some(2), "{outcome:?}");
        assert_eq!(outcome.problem()["code"], problem["code"]);
        outcome.discloses_nothing();
    }
    problem
}

#[track_caller]
fn refused_recipe(text: &str) -> Value {
    let desk = Desk::new();
    desk.write("recipe.json", text);
    desk.write("data.csv", format!("zip,illness\n1{MARKER},{MARKER}\n2{MARKER},{MARKER}\n"));
    refused(&desk)
}

#[test]
fn other_formats_are_named() {
    for (head, format) in [
        (&b"$FL2@(#) SPSS DATA FILE"[..], "spss"),
        (b"\x1f\x8b\x08\0", "gzip"),
        (b"%PDF-1.7\n", "pdf"),
    ] {
        let problem = refused_data([head, MARKER.as_bytes()].concat());
        assert_eq!(problem, json!({"code": "other-format", "detail": format}));
    }
}

#[test]
fn what_breaks_off_in_a_workbook_is_named() {
    for head in [
        &b"PK\x03\x04\x14\0\x06\0\x08\0\0\0!\0bbbb[Content_Types].xml"[..],
        b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1",
        b"PK\x03\x04\x14\0\0\0\x08\0aaaabbbbccccdddd\x08\0\0\0data.csv",
    ] {
        let problem = refused_data([head, MARKER.as_bytes()].concat());
        assert_eq!(problem, json!({"code": "workbook-broken"}));
    }
}

/// A recipe that says how the table is written does not make one of what is none.
#[test]
fn other_formats_are_named_although_the_recipe_names_the_delimiter() {
    for (data, format) in [
        // Parted by the delimiter, but not into the columns of the recipe.
        ("{\"a\": 1; \"b\": 2}\n{\"a\": 3; \"b\": 4}\n", "json"),
        ("[\n  {\n    \"zip\": 1,\n    \"illness\": \"flu\"\n  }\n]\n", "json"),
        ("<?xml version=\"1.0\"?>\n<rows>\n<row zip=\"1\"/>\n</rows>\n", "xml"),
    ] {
        let desk = desk();
        desk.write("data.csv", data);
        let mut said: Value = serde_json::from_str(&desk.read("recipe.json")).unwrap();
        said["data"]["format"]["delimiter"] = json!(";");
        desk.write("recipe.json", said.to_string());
        let measure = ["measure", "recipe.json", "--input", "data.csv", "--json"];
        for outcome in [desk.run(&["--json"]), desk.outis(&measure)] {
            assert_eq!(outcome.problem(), json!({"code": "other-format", "detail": format}));
        }
    }
}

#[test]
fn a_line_that_names_the_separator_is_to_be_deleted() {
    let desk = desk();
    desk.write("data.csv", "sep=;\nzip;illness\n1;flu\n1;flu\n");
    assert_eq!(desk.run(&["--json"]).problem()["code"], "separator-line");
    let said = desk.run(&[]).stderr;
    assert!(said.contains("Line 1") && said.contains("Delete that line"), "{said}");
}

#[test]
fn what_is_no_text_is_refused() {
    let picture = [&b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR"[..], MARKER.as_bytes()].concat();
    assert_eq!(refused_data(picture), json!({"code": "other-format", "detail": "image"}));
    let dos = [format!("zip,illness\n1,{MARKER}\n2,").as_bytes(), b"\x81\n"].concat();
    let problem = refused_data(dos);
    assert_eq!((&problem["code"], &problem["line"]), (&json!("encoding"), &json!(3)));
    let nul = format!("zip,illness\n{MARKER},flu\n{MARKER}\0,flu\n");
    let problem = refused_data(nul);
    assert_eq!((&problem["code"], &problem["line"]), (&json!("nul"), &json!(3)));
}

#[test]
fn files_without_records_are_refused() {
    assert_eq!(refused_data("")["code"], "empty");
    assert_eq!(refused_data("\n\n")["code"], "empty");
    assert_eq!(refused_data("\u{feff}")["code"], "empty");
    let desk = desk();
    desk.write("data.csv", "zip,illness\n");
    assert_eq!(refused(&desk)["code"], "no-records");
}

#[test]
fn each_broken_record_is_refused_with_its_line() {
    for (code, line, data) in [
        ("unclosed-quote", 3, format!("zip,illness\n{MARKER},x\n\"{MARKER},y\n1,2\n")),
        ("text-after-quote", 3, format!("zip,illness\n{MARKER},x\n\"{MARKER}\"{MARKER},y\n")),
        ("ragged", 4, format!("zip,illness\n{MARKER},x\n{MARKER},y\n{MARKER}\n")),
        ("ragged", 2, format!("zip,illness\n{MARKER},x,{MARKER}\n{MARKER},y\n")),
    ] {
        // `inspect` might see no header where all is text, so the names are unlike the values.
        let problem = refused_data(data);
        assert_eq!((&problem["code"], &problem["line"]), (&json!(code), &json!(line)), "{problem}");
    }
    let problem = refused_data(format!("zip,illness\n{MARKER},x\n{MARKER}\n"));
    assert_eq!((&problem["expected"], &problem["found"]), (&json!(2), &json!(1)));
}

/// Whoever looks at a file has names that recur numbered, which its recipe then says; a recipe that does
/// not was made for a file with other names.
#[test]
fn names_that_recur_are_refused_unless_the_recipe_numbers_them() {
    let desk = desk();
    desk.write("data.csv", format!("zip,zip\n{MARKER},x\n"));
    let problem = refused(&desk);
    assert_eq!((&problem["code"], &problem["line"]), (&json!("duplicate-name"), &json!(1)));
    let measured = desk.outis(&["measure", "recipe.json", "--input", "data.csv", "--json"]);
    assert_eq!(measured.problem()["code"], "duplicate-name");
    let looked: Value =
        serde_json::from_str(&desk.outis(&["inspect", "data.csv", "--json"]).stdout).unwrap();
    assert_eq!(looked["recipe"]["data"]["format"]["names"], json!(["zip", "zip (2)"]));
    desk.write("recipe.json", looked["recipe"].to_string());
    let again = desk.outis(&["measure", "recipe.json", "--input", "data.csv", "--json"]);
    assert_ne!(again.code, Some(2), "{again:?}");
}

/// Whoever looks at a file is told of its blank lines; a recipe that does not say that they are left
/// out was made for a file without.
#[test]
fn a_blank_line_is_refused_unless_the_recipe_leaves_it_out() {
    let desk = desk();
    desk.write("data.csv", format!("zip,illness\n{MARKER},x\n\n{MARKER},y\n"));
    let problem = refused(&desk);
    assert_eq!((&problem["code"], &problem["line"]), (&json!("blank-line"), &json!(3)));
    let measured = desk.outis(&["measure", "recipe.json", "--input", "data.csv", "--json"]);
    assert_eq!(measured.problem()["code"], "blank-line");
    let looked: Value =
        serde_json::from_str(&desk.outis(&["inspect", "data.csv", "--json"]).stdout).unwrap();
    assert_eq!(looked["format"]["layout"]["left-out"]["empty"], 1);
    assert_eq!(looked["recipe"]["data"]["format"]["skip-empty"], true);
    let format = json!({"data": {"kind": "table", "format": {"skip-empty": true}}});
    desk.write("recipe.json", recipe(attributes(), 2, format));
    assert_eq!(desk.run(&[]).code, Some(0));
}

#[test]
fn blank_lines_at_the_end_are_only_noted() {
    let desk = desk();
    desk.write("data.csv", "zip,illness\n1,a\n1,b\n\n\n");
    let outcome = desk.run(&[]);
    assert_eq!(outcome.code, Some(0), "{outcome:?}");
    let warnings = &desk.json("report.json")["warnings"];
    let expected = json!([
        {"code": "blank-lines-at-end", "line": 4},
        {"code": "sensitive-unprotected", "attribute": "illness"}
    ]);
    assert_eq!(*warnings, expected);
    assert!(outcome.stdout.contains("Note: Blank lines at the end"), "{outcome:?}");
}

#[test]
fn one_column_is_a_table_and_its_blank_lines_are_missing_values() {
    let desk = Desk::new();
    desk.write(
        "recipe.json",
        recipe(json!([{"name": "zip", "role": "quasi-identifier"}]), 2, json!({})),
    );
    desk.write("data.csv", "zip\n1\n\n1\n\n2\n2\n");
    let outcome = desk.run(&[]);
    assert_eq!(outcome.code, Some(0), "{outcome:?}");
    let report = desk.json("report.json");
    assert_eq!(report["input"]["records"], 6);
    assert_eq!(report["solution"]["classes"], 3);
}

#[test]
fn a_cell_of_50_megabytes_is_refused_before_it_is_read() {
    let long = MARKER.repeat(50_000_000 / MARKER.len());
    for (data, line) in
        [(format!("zip,illness\n1,x\n{long},y\n"), 3), (format!("zip,illness\n\"{long}\",y\n"), 2)]
    {
        let problem = refused_data(data);
        assert_eq!(problem["line"], line);
        assert_eq!(
            (&problem["code"], &problem["expected"]),
            (&json!("cell-too-long"), &json!(1 << 20))
        );
    }
}

#[test]
fn two_thousand_columns_are_accepted() {
    let desk = Desk::new();
    let names: Vec<String> = (0..2_000).map(|i| format!("c{i}")).collect();
    let attributes: Vec<Value> = names
        .iter()
        .map(|name| {
            let quasi = name.len() == 2;
            json!({"name": name, "role": if quasi { "quasi-identifier" } else { "insensitive" }})
        })
        .collect();
    let row = |first: &str| [&[first][..], &["7"; 1_999]].concat().join(",");
    let data = [names.join(","), row("1"), row("2"), row("1"), row("2")].join("\n");
    desk.write("recipe.json", recipe(json!(attributes), 2, json!({})));
    desk.write("data.csv", data);
    let outcome = desk.run(&[]);
    assert_eq!(outcome.code, Some(0), "{outcome:?}");
    assert_eq!(desk.json("report.json")["input"]["attributes"], 2_000);
    assert_eq!(desk.read("release.csv").lines().next().unwrap().split(',').count(), 2_000);
    let inspected = desk.outis(&["inspect", "data.csv"]);
    assert_eq!(inspected.code, Some(0));
    assert!(inspected.stdout.contains("2000. c1999"), "{}", inspected.stdout);
}

#[test]
fn a_hierarchy_that_does_not_fit_is_refused_with_its_place() {
    let run = |hierarchy: &str| {
        let desk = Desk::new();
        let mut attributes = attributes();
        attributes[0]["hierarchy"] = json!({"kind": "levels", "file": "zip.csv"});
        desk.write("recipe.json", recipe(attributes, 2, json!({})));
        desk.write("data.csv", format!("zip,illness\na{MARKER},x\nb{MARKER},x\na{MARKER},x\n"));
        desk.write("zip.csv", hierarchy.replace('M', MARKER));
        refused(&desk)
    };
    let lacks = run("aM;A;*\n");
    assert_eq!(lacks["code"], "not-in-hierarchy");
    assert_eq!((&lacks["attribute"], &lacks["found"]), (&json!("zip"), &json!(1)));
    assert_eq!((&lacks["line"], &lacks["record"]), (&json!(3), &json!(2)));
    let not_nested = run("aM;AM;XM;*\nbM;AM;YM;*\n");
    assert_eq!(
        (&not_nested["code"], &not_nested["file"]),
        (&json!("not-nested"), &json!("zip.csv"))
    );
    assert!(not_nested["line"].is_u64() && not_nested["level"].is_u64(), "{not_nested}");
    let ragged = run("aM;AM;*\nbM;AM\n");
    assert_eq!((&ragged["code"], &ragged["file"]), (&json!("hierarchy-ragged"), &json!("zip.csv")));
    assert_eq!(
        (&ragged["line"], &ragged["expected"], &ragged["found"]),
        (&json!(2), &json!(3), &json!(2))
    );
    assert_eq!(run("")["code"], "hierarchy-empty");
    assert_eq!(run("aM;AM;*\naM;BM;*\nbM;AM;*\n")["code"], "hierarchy-conflict");
    assert_eq!(run("\"aM;A\n")["file"], "zip.csv");
}

#[test]
fn values_that_a_rule_has_no_place_for_are_refused_by_line() {
    for (hierarchy, code) in [
        (json!({"kind": "intervals", "start": 0, "end": 10, "steps": [5]}), "not-a-number"),
        (json!({"kind": "date", "format": "%Y-%m-%d", "levels": ["year"]}), "not-a-date"),
    ] {
        let desk = Desk::new();
        let mut attributes = attributes();
        attributes[0]["hierarchy"] = hierarchy;
        desk.write("recipe.json", recipe(attributes, 2, json!({})));
        desk.write("data.csv", format!("zip,illness\n{MARKER},x\n{MARKER},x\n"));
        let problem = refused(&desk);
        assert_eq!((&problem["code"], &problem["line"]), (&json!(code), &json!(2)), "{problem}");
    }
}

#[test]
fn k_above_the_table_and_limits_without_solution_end_with_1() {
    let data = format!("zip,illness\n1{MARKER},{MARKER}\n2{MARKER},{MARKER}\n");
    let mut limited = attributes();
    limited[0]["limit"] = json!(0);
    for text in [recipe(attributes(), 3, json!({})), recipe(limited, 2, json!({}))] {
        let desk = Desk::new();
        desk.write("recipe.json", text);
        desk.write("data.csv", &data);
        let outcome: Outcome = desk.run(&[]);
        assert_eq!((outcome.code, outcome.stdout.as_str()), (Some(1), ""));
        outcome.discloses_nothing();
        assert_eq!(desk.files(), ["data.csv", "recipe.json", "report.json"]);
        assert!(!desk.read("report.json").contains(MARKER));
        assert_eq!(desk.json("report.json")["solution"], Value::Null);
    }
}

#[test]
fn a_release_from_before_is_not_taken_for_that_of_a_report_without_one() {
    let desk = desk();
    desk.write("data.csv", "zip,illness\n1,flu\n1,flu\n");
    assert_eq!(desk.run(&[]).code, Some(0));
    let before = desk.read("release.csv");
    desk.write("recipe.json", recipe(attributes(), 3, json!({})));
    let outcome = desk.run(&[]);
    assert_eq!((outcome.code, desk.read("release.csv")), (Some(1), before));
    assert!(outcome.stderr.contains("ask for less protection"), "{outcome:?}");
    let said = "release.csv was there before and stays as it was";
    assert!(outcome.stderr.contains(said), "{outcome:?}");
    // One line of JSON stays one line.
    assert_eq!(desk.run(&["--json"]).problem()["code"], "no-solution");
    std::fs::remove_file(desk.path("release.csv")).unwrap();
    assert!(!desk.run(&[]).stderr.contains("before"));
}

#[test]
fn mistakes_in_a_recipe_are_named_with_their_place() {
    let good = recipe(attributes(), 2, json!({}));
    for (right, wrong, code, field) in [
        ("\"role\"", "\"rolle\"", "recipe-unknown-field", Some("attributes[0].rolle")),
        ("\"models\"", "\"modells\"", "recipe-unknown-field", Some("modells")),
        ("\"outis\":1", "\"outis\":2", "recipe-version", Some("outis")),
        ("\"kind\":\"recipe\"", "\"kind\":\"report\"", "recipe-kind", Some("kind")),
        ("\"k\":2", "\"k\":1", "parameter", Some("models[0].k")),
        ("\"k\":2", "\"k\":\"MARKERq7\"", "recipe-type", Some("models[0].k")),
        ("k-anonymity", "MARKERq7", "unknown-model", Some("models[0].model")),
        ("}", "", "recipe-syntax", None),
    ] {
        let text = good.replacen(right, wrong, 1);
        assert_ne!(text, good);
        let problem = refused_recipe(&text);
        assert_eq!(problem["code"], code, "{problem}");
        assert_eq!(problem["field"].as_str(), field, "{problem}");
        if code.starts_with("recipe") {
            assert_eq!(problem["file"], "recipe.json");
        }
    }
    assert_eq!(refused_recipe("")["code"], "recipe-syntax");
    assert_eq!(refused_recipe(&format!("zip,illness\n{MARKER},x\n"))["code"], "recipe-syntax");
}

#[test]
fn ten_thousand_levels_of_nesting_are_refused() {
    for text in [
        "[".repeat(10_000),
        format!("{{\"outis\": 1, \"kind\": \"recipe\", \"attributes\": {}", "[".repeat(10_000)),
        format!("{}{}", "{\"a\":".repeat(10_000), "}".repeat(10_000)),
    ] {
        let problem = refused_recipe(&text);
        assert_eq!((&problem["code"], &problem["line"]), (&json!("recipe-syntax"), &json!(1)));
    }
}

#[test]
fn a_recipe_in_another_encoding_is_refused_with_its_line() {
    let desk = Desk::new();
    desk.write("recipe.json", [&b"{\n\"outis\": 1,\n\"x\": \""[..], b"\xfc\"}"].concat());
    desk.write("data.csv", "a\n1\n");
    let problem = refused(&desk);
    assert_eq!((&problem["code"], &problem["line"]), (&json!("recipe-syntax"), &json!(3)));
}

#[test]
fn columns_and_recipe_must_agree() {
    let mut more = attributes();
    more.as_array_mut().unwrap().push(json!({"name": "born", "role": "insensitive"}));
    let problem = refused_recipe(&recipe(more, 2, json!({})));
    assert_eq!(problem, json!({"code": "missing-attribute", "attribute": "born"}));
    let fewer = json!([attributes()[0]]);
    let problem = refused_recipe(&recipe(fewer, 2, json!({})));
    assert_eq!(problem, json!({"code": "unnamed-column", "column": 2}));
}

#[test]
fn what_looks_like_html_is_written_as_it_stands() {
    let desk = desk();
    let cell = "<script>alert(1)</script>";
    desk.write("data.csv", format!("zip,illness\n1,{cell}\n1,{cell}\n"));
    assert_eq!(desk.run(&[]).code, Some(0));
    assert_eq!(desk.read("release.csv").matches(cell).count(), 2);
    assert!(!desk.read("report.json").contains("script"));
}
