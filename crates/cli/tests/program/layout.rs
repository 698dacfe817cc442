//! Where the table begins and ends: found by `inspect`, said in the recipe it proposes, and repeated
//! by `run`, which counts what it leaves out.

use super::support::{Desk, MARKER, SEED};
use serde_json::{Value, json};

const DATA: &str = "Staff 2024;;\n\nname;age;pay\n;[years];[EUR]\nAnn;34;1000\nBob;34;1200\n\n\
    Cid;45;900\n;;\nDan;45;1100\nTotal;;4200\n";

pub(crate) fn inspected(desk: &Desk) -> Value {
    let outcome = desk.outis(&["inspect", "data.csv", "--json"]);
    serde_json::from_str(&outcome.stdout).unwrap_or_else(|_| panic!("{outcome:?}"))
}

#[test]
fn what_inspect_finds_run_repeats() {
    let desk = Desk::new();
    desk.write("data.csv", DATA);
    let found = inspected(&desk);
    let layout = json!({
        "header-line": 3, "first-line": 5, "reason": "fewer-cells-above", "heading": "whole", "cleaned": false,
        "renamed": false, "skip-empty": true, "skip-repeated-names": false,
        "skip-pages": false,
        "trim": false, "fit-records": false, "wrapping": "nothing",
        "left-out": {"above": 2, "units": 1, "empty": 2, "last": 0},
    });
    assert_eq!(found["format"]["layout"], layout);
    assert_eq!(found["records"], 5);
    assert_eq!(found["warnings"][0], json!({"code": "totals-line", "line": 11, "records": 1}));
    let said = desk.outis(&["inspect", "data.csv"]).stdout;
    assert!(said.contains("line 3 names the columns"), "{said}");
    let mut recipe = found["recipe"].clone();
    let format = json!({
        "delimiter": ";", "encoding": "utf-8", "header": true, "header-line": 3, "first-line": 5,
        "skip-empty": true, "decimal": ".",
    });
    assert_eq!(recipe["data"]["format"], format);
    for (attribute, role) in [(0, "identifier"), (1, "quasi-identifier"), (2, "insensitive")] {
        recipe["attributes"][attribute]["role"] = json!(role);
    }
    recipe["models"] = json!([{"model": "k-anonymity", "k": 2}]);
    recipe["data"]["format"]["skip-last"] = json!(1);
    desk.write("recipe.json", recipe.to_string());
    let outcome = desk.run(&[]);
    assert_eq!(outcome.code, Some(0), "{outcome:?}");
    let report = desk.json("report.json");
    assert_eq!(report["input"]["records"], 4);
    let left_out = json!({"above": 2, "units": 1, "empty": 2, "last": 1});
    assert_eq!(report["input"]["left-out"], left_out);
    let codes = |report: &Value| report["warnings"].to_string().contains("totals-line");
    assert!(!codes(&report), "{report}");
    let release = desk.read("release.csv");
    assert!(release.starts_with("age;pay\n") && release.lines().count() == 5, "{release}");

    // A release is a table and nothing else; the input is measured where its table is.
    for file in ["release.csv", "data.csv"] {
        let measure = ["measure", "recipe.json", "--input", file, "--json"];
        let outcome = desk.outis(&measure);
        let measured: Value = serde_json::from_str(&outcome.stdout).unwrap();
        assert_eq!(measured["input"]["records"], 4, "{file}: {outcome:?}");
    }

    // The last line is a person until somebody says otherwise.
    recipe["data"]["format"]["skip-last"] = json!(0);
    desk.write("recipe.json", recipe.to_string());
    assert_eq!(desk.run(&[]).code, Some(0));
    let report = desk.json("report.json");
    assert_eq!(report["input"]["records"], 5);
    assert!(codes(&report), "{report}");
}

/// Two files that were put together, with the totals of the first, and a table of something else.
const MANY: &str = "name;sex;age;pay\nAnn;f;34;1000\nBob;m;34;1200\nSumme;;;2200\nname;sex;age;pay\n\
    Cid;m;45;900\nWard B;;;\nDan;m;45;1100\nEve;f;34;1000\nFay;f;45;1000\nGus;m;45;1000\n\n\
    ward;beds;nurses;\nA;30;4;\nB;20;3;\n";

#[test]
fn what_looks_like_no_record_within_a_table_is_said() {
    let desk = Desk::new();
    desk.write("data.csv", MANY);
    let found = inspected(&desk);
    let codes = ["totals-within", "nearly-empty", "other-table", "names-repeated"];
    let told = |report: &Value| -> Vec<Value> {
        let warnings = report["warnings"].as_array().unwrap().iter();
        warnings.filter(|told| codes.iter().any(|code| told["code"] == *code)).cloned().collect()
    };
    let expected = [
        json!({"code": "totals-within", "line": 4, "records": 1}),
        json!({"code": "nearly-empty", "line": 7, "records": 1}),
        json!({"code": "other-table", "line": 13, "records": 3}),
    ];
    assert_eq!(told(&found), expected);
    // Names are nobody's: `inspect` leaves them out, and the recipe says so.
    assert_eq!(found["records"], 12);
    let left_out = json!({"above": 0, "units": 0, "empty": 1, "repeated-names": 1, "last": 0});
    assert_eq!(found["format"]["layout"]["left-out"], left_out);
    let mut recipe = found["recipe"].clone();
    assert_eq!(recipe["data"]["format"]["skip-repeated-names"], true);
    let said = desk.outis(&["inspect", "data.csv"]).stdout;
    assert!(said.contains("1 that say the names again"), "{said}");
    for attribute in recipe["attributes"].as_array_mut().unwrap() {
        let name = attribute["name"].clone();
        let role = if name == "name" { "quasi-identifier" } else { "insensitive" };
        *attribute = json!({"name": name, "role": role});
    }
    recipe["models"] = json!([{"model": "k-anonymity", "k": 2}]);
    recipe["suppression"] = json!({"limit": 1});
    let run = |recipe: &Value| {
        desk.write("recipe.json", recipe.to_string());
        assert_eq!(desk.run(&[]).code, Some(0));
        desk.json("report.json")
    };
    let report = run(&recipe);
    assert_eq!(report["input"]["left-out"], left_out);
    assert_eq!(told(&report), expected);
    // A recipe that does not say so has them as records, and that is said.
    recipe["data"]["format"].as_object_mut().unwrap().remove("skip-repeated-names");
    let report = run(&recipe);
    assert_eq!(report["input"]["records"], 13);
    let names = json!({"code": "names-repeated", "line": 5, "records": 1});
    assert!(told(&report).contains(&names), "{report}");
}

#[test]
fn lines_that_number_pages_are_left_out_and_counted() {
    let desk = Desk::new();
    let text = "name;sex;age\nAnn;f;34\nBob;m;34\nSeite 1 von 2;;\nCid;m;45\nDan;m;45\n\
        Seite 2 von 2;;\n";
    let (found, report, _) = found_and_run(&desk, text);
    let left_out = json!({"above": 0, "units": 0, "empty": 0, "pages": 2, "last": 0});
    assert_eq!(found["format"]["layout"]["left-out"], left_out);
    assert_eq!(found["recipe"]["data"]["format"]["skip-pages"], true);
    assert_eq!((&report["input"]["records"], &report["input"]["left-out"]), (&json!(4), &left_out));
    let told = desk.outis(&["inspect", "data.csv"]).stdout;
    assert!(told.contains("2 that number pages"), "{told}");
}

#[test]
fn what_is_drawn_and_cannot_be_read_is_said() {
    let desk = Desk::new();
    desk.write("data.csv", " name | age \n------+-----\n Ann +|  34\n Lee  |    \n Bob  |  45\n");
    let outcome = desk.outis(&["inspect", "data.csv"]);
    assert!(outcome.stderr.contains("goes on in the next line"), "{outcome:?}");
    assert!(outcome.stderr.contains("Line 3."), "{outcome:?}");
    desk.write("data.csv", "a bcd   30\nccc   dd\nee   ff 30\nff    30\n");
    let found = inspected(&desk);
    let told = json!({"code": "columns-not-parted", "line": 1, "records": 4});
    assert!(found["warnings"].as_array().unwrap().contains(&told), "{found}");
    // Digits that a spreadsheet has not written.
    desk.write("data.csv", "id;age\n1,23457E+15;34\n1,23457E+15;45\n1,3E+15;45\n");
    let found = inspected(&desk);
    let told = json!({"code": "digits-lost", "attribute": "id", "line": 2, "records": 3});
    assert!(found["warnings"].as_array().unwrap().contains(&told), "{found}");
    assert_eq!(found["columns"][0]["type"], "decimal");
}

#[test]
fn fields_below_each_other_are_said_to_be_no_persons() {
    let desk = Desk::new();
    let told = json!({"code": "fields-in-lines"});
    for (text, expected) in [
        ("ID;1;2;3\nAlter;34;45;61\nGeschlecht;m;w;m\nPLZ;80331;10115;01067\n", true),
        ("1. Name;Huber;Mai\n2. geb.;1927 r.;1931 r.\n3. Ort;Ulm;Bonn\n4. Beruf;Koch;Arzt\n", true),
        ("Name;Alter;Ort\nHuber;34;Ulm\nMai;45;Bonn\nKern;61;Ulm\n", false),
        ("Feld;Typ;Beschreibung\nAlter;Zahl;in Jahren\nPLZ;Text;Wohnort\nOrt;Text;frei\n", false),
    ] {
        desk.write("data.csv", text);
        let found = inspected(&desk);
        let is_told = found["warnings"].as_array().unwrap().contains(&told);
        assert_eq!(is_told, expected, "{text}");
    }
}

#[test]
fn columns_without_header_are_numbered_and_can_be_named() {
    let desk = Desk::new();
    desk.write("data.csv", "Ann,34\nBob,34\nCid,45\nDan,45\n");
    let found = inspected(&desk);
    let names: Vec<&Value> =
        found["columns"].as_array().unwrap().iter().map(|column| &column["name"]).collect();
    assert_eq!(names, [&json!("1"), &json!("2")]);
    assert_eq!(found["format"]["header"], json!(false));
    let recipe = json!({
        "outis": 1, "kind": "recipe",
        "data": {"format": {"names": ["name", "age"]}},
        "attributes": [
            {"name": "name", "role": "identifier"}, {"name": "age", "role": "quasi-identifier"}
        ],
        "models": [{"model": "k-anonymity", "k": 2}],
    });
    desk.write("recipe.json", recipe.to_string());
    assert_eq!(desk.run(&[]).code, Some(0));
    assert_eq!(desk.read("release.csv").lines().next(), Some("age"));
    assert_eq!(desk.json("report.json")["input"]["records"], 4);
}

#[test]
fn what_cannot_be_left_out_is_refused_by_its_field() {
    for (format, code, field) in [
        (json!({"header-line": 0}), "parameter", "data.format.header-line"),
        (json!({"header-line": 9}), "parameter", "data.format.header-line"),
        (json!({"header": false, "header-line": 2}), "not-together", "data.format.header-line"),
        (json!({"header": true, "first-line": 1}), "parameter", "data.format.first-line"),
        (json!({"skip-last": 1001}), "parameter", "data.format.skip-last"),
        (json!({"names": ["a"]}), "parameter", "data.format.names"),
        (
            json!({"leading-zeros": [{"name": "a", "digits": 1}]}),
            "parameter",
            "data.format.leading-zeros.digits",
        ),
        (
            json!({"leading-zeros": [{"name": "a", "column": 1, "digits": 5}]}),
            "not-together",
            "data.format.leading-zeros",
        ),
    ] {
        let desk = Desk::new();
        let recipe = json!({
            "outis": 1, "kind": "recipe", "data": {"format": format},
            "attributes": [{"name": "a", "role": "quasi-identifier"}],
            "models": [{"model": "k-anonymity", "k": 2}],
        });
        desk.write("recipe.json", recipe.to_string());
        desk.write("data.csv", format!("a,b\n{MARKER},1\n{MARKER},2\n"));
        let outcome = desk.run(&["--json"]);
        outcome.discloses_nothing();
        let problem = outcome.problem();
        assert_eq!((&problem["code"], &problem["field"]), (&json!(code), &json!(field)));
        desk.run(&[]).discloses_nothing();
    }
}

#[test]
fn numbers_with_thousands_and_currencies_are_found_and_read() {
    let desk = Desk::new();
    let records: String = (0..40).map(|i| format!("{}.{:03},50 €;Ulm\n", 1 + i % 9, i)).collect();
    desk.write("data.csv", format!("pay;town\n{records}"));
    let found = inspected(&desk);
    let format = &found["recipe"]["data"]["format"];
    assert_eq!((&format["decimal"], &format["thousands"]), (&json!(","), &json!(".")));
    assert_eq!(format["currency"], true);
    assert_eq!(found["columns"][0]["type"], "decimal");
    let said = desk.outis(&["inspect", "data.csv"]).stdout;
    assert!(
        said.contains("thousands apart by “.”, signs of currencies or of percent beside them"),
        "{said}"
    );
    let hierarchy = json!({"kind": "intervals", "start": 0, "end": 10000, "steps": [5000]});
    let mut recipe = found["recipe"].clone();
    recipe["attributes"][0]["role"] = json!("quasi-identifier");
    recipe["attributes"][0]["hierarchy"] = hierarchy;
    recipe["attributes"][1]["role"] = json!("insensitive");
    desk.write("recipe.json", recipe.to_string());
    let outcome = desk.run(&[]);
    assert_eq!(outcome.code, Some(0), "{outcome:?}");
    assert!(desk.read("release.csv").contains("\"[5000; 10000]\";Ulm"));
    // Without their form the same values are no numbers.
    recipe["data"]["format"]["currency"] = json!(false);
    desk.write("recipe.json", recipe.to_string());
    assert_eq!(desk.run(&["--json"]).problem()["code"], "not-a-number");
}

#[test]
fn numbers_are_read_as_countries_write_them() {
    for (amount, thousands, decimal) in [
        ("1.234.567,50 €", ".", ","),
        ("1.234.567,- €", ".", ","),
        ("1\u{202f}234\u{202f}567,50\u{a0}€", " ", ","),
        ("CHF 1’234’567.50", "'", "."),
        ("1'234'567.–", "'", "."),
        ("₹12,34,567.50", ",", "."),
    ] {
        let desk = Desk::new();
        desk.write("data.csv", format!("pay;town\n{}", format!("{amount};Ulm\n").repeat(20)));
        let found = inspected(&desk);
        let mut recipe = found["recipe"].clone();
        let format = &recipe["data"]["format"];
        assert_eq!(
            (&format["thousands"], &format["decimal"]),
            (&json!(thousands), &json!(decimal))
        );
        recipe["attributes"][0]["role"] = json!("quasi-identifier");
        recipe["attributes"][0]["hierarchy"] =
            json!({"kind": "intervals", "start": 0, "end": 2_000_000, "steps": [1_000_000]});
        recipe["attributes"][1]["role"] = json!("insensitive");
        recipe["search"] = json!({"algorithm": "fixed", "levels": {"pay": 1}});
        desk.write("recipe.json", recipe.to_string());
        let outcome = desk.run(&[]);
        assert_eq!(outcome.code, Some(0), "{amount}: {outcome:?}");
        let release = desk.read("release.csv");
        assert!(release.contains("[1000000"), "{amount}: {release}");
    }
}

#[test]
fn names_in_quotation_marks_are_cleaned() {
    let desk = Desk::new();
    let records = "Ann;34\nBob;34\nCid;45\nDan;45\n";
    desk.write("data.csv", format!("\"'name '\";\" age\nin years\"\n{records}"));
    let found = inspected(&desk);
    assert_eq!(found["format"]["layout"]["cleaned"], true);
    let names = json!(["name", "age in years"]);
    assert_eq!(found["recipe"]["data"]["format"]["names"], names);
    let mut recipe = found["recipe"].clone();
    recipe["attributes"][0]["role"] = json!("identifier");
    recipe["attributes"][1]["role"] = json!("quasi-identifier");
    recipe["models"] = json!([{"model": "k-anonymity", "k": 2}]);
    desk.write("recipe.json", recipe.to_string());
    assert_eq!(desk.run(&[]).code, Some(0));
    assert_eq!(desk.read("release.csv").lines().next(), Some("age in years"));
}

#[test]
fn shares_of_a_hundred_are_numbers() {
    let desk = Desk::new();
    let records: String = (0..40).map(|i| format!("{},5 %;Ulm\n", i % 9)).collect();
    desk.write("data.csv", format!("share;town\n{records}"));
    let found = inspected(&desk);
    assert_eq!(found["columns"][0]["type"], "decimal");
    assert_eq!(found["recipe"]["data"]["format"]["currency"], true);
    let said = desk.outis(&["inspect", "data.csv"]).stdout;
    assert!(said.contains("signs of currencies or of percent beside them"), "{said}");
}

#[test]
fn units_stand_above_amounts_too() {
    let desk = Desk::new();
    let records: String = (0..40).map(|i| format!("Ann;{}.{:03},50\n", 1 + i % 9, i)).collect();
    desk.write("data.csv", format!("name;cost\n;EUR\n{records}"));
    let found = inspected(&desk);
    assert_eq!(found["records"], 40);
    assert_eq!(found["format"]["layout"]["left-out"]["units"], 1);
}

#[test]
fn dates_that_may_be_two_are_asked_about() {
    let desk = Desk::new();
    let records: String =
        (0..40).map(|i| format!("{:02}/{:02}/2024;{i}\n", 1 + i % 12, 1 + i % 11)).collect();
    desk.write("data.csv", format!("visit;id\n{records}"));
    let told = json!({"code": "ambiguous-dates", "attribute": "visit"});
    assert_eq!(inspected(&desk)["warnings"][0], told);
    let said = desk.outis(&["inspect", "data.csv"]).stdout;
    assert!(said.contains("either the day or the month may stand in front"), "{said}");
    let times: String = (0..40).map(|i| format!("2024-01-02 03:04:{i:02};{i}\n")).collect();
    desk.write("data.csv", format!("visit;id\n{times}"));
    assert!(!inspected(&desk)["warnings"].to_string().contains("ambiguous-dates"));
    desk.write("data.csv", format!("visit;id\n{records}13/01/2024;40\n"));
    assert!(!inspected(&desk)["warnings"].to_string().contains("ambiguous-dates"));
}

#[test]
fn numbers_that_may_be_two_are_asked_about() {
    let desk = Desk::new();
    let records: String = (10..40).map(|pay| format!("{pay},083;{}\n", pay % 3)).collect();
    desk.write("data.csv", format!("pay;group\n{records}"));
    let told = json!({"code": "ambiguous-numbers", "attribute": "pay"});
    assert_eq!(inspected(&desk)["warnings"][0], told);
    let said = desk.outis(&["inspect", "data.csv"]).stdout;
    assert!(said.contains("part thousands or decimals"), "{said}");
    desk.write("data.csv", format!("pay;group\n{}", records.replace(";2", ";2.5")));
    let found = inspected(&desk);
    assert!(!found["warnings"].to_string().contains("ambiguous-numbers"), "{found}");
    assert_eq!(found["columns"][0]["type"], "integer");
    assert_eq!(found["recipe"]["data"]["format"]["thousands"], ",");
}

#[test]
fn blanks_that_may_part_thousands_are_asked_about() {
    let desk = Desk::new();
    let file = |first: fn(usize) -> usize, blank: char| -> String {
        let records =
            (0..40).map(|i| format!("{}{blank}{:03};{}\n", first(i), i * 37 % 1000, i % 3));
        format!("pay;group\n{}", records.collect::<String>())
    };
    for blank in [' ', '\u{a0}', '\u{202f}'] {
        for first in [|i| 1 + i % 9, |i| 8 + i % 5] {
            desk.write("data.csv", file(first, blank));
            let told = json!({"code": "ambiguous-blanks", "attribute": "pay"});
            assert_eq!(inspected(&desk)["warnings"][0], told);
            let said = desk.outis(&["inspect", "data.csv"]).stdout;
            assert!(said.contains("whether the blanks of these numbers part thousands"), "{said}");
        }
    }
    // What is below a thousand, or has decimals, tells; codes are of one length.
    let small = file(|i| 1 + i % 9, ' ') + "950;1\n";
    desk.write("data.csv", small);
    let found = inspected(&desk);
    assert!(!found["warnings"].to_string().contains("ambiguous-blanks"), "{found}");
    assert_eq!(found["columns"][0]["type"], "integer");
    desk.write("data.csv", file(|i| 100 + i, ' '));
    assert!(!inspected(&desk)["warnings"].to_string().contains("ambiguous-blanks"));
    // Who says that they part thousands is asked no more.
    desk.write("data.csv", file(|i| 1 + i % 9, ' '));
    let mut recipe = inspected(&desk)["recipe"].clone();
    recipe["data"]["format"]["thousands"] = json!(" ");
    recipe["attributes"][0]["role"] = json!("quasi-identifier");
    recipe["attributes"][0]["hierarchy"] =
        json!({"kind": "intervals", "start": 0, "end": 10_000, "steps": [1000]});
    desk.write("recipe.json", recipe.to_string());
    let outcome = desk.run(&[]);
    assert_ne!(outcome.code, Some(2), "{outcome:?}");
}

#[test]
fn points_that_may_part_thousands_are_asked_about() {
    let desk = Desk::new();
    let records: String = (10..40).map(|pay| format!("{pay}.083;{}\n", pay % 3)).collect();
    let told = |text: String| {
        desk.write("data.csv", text);
        let found = inspected(&desk);
        assert_eq!(found["recipe"]["data"]["format"]["thousands"], Value::Null);
        assert_eq!(found["columns"][0]["type"], "decimal");
        found["warnings"].to_string().contains("ambiguous-points")
    };
    assert!(told(format!("pay;group\n{records}")));
    let said = desk.outis(&["inspect", "data.csv"]).stdout;
    assert!(said.contains(r#""thousands": "." and "decimal": ",""#), "{said}");
    // Decimals in another column, or in this one, and cells between commas.
    assert!(!told(format!("pay;group\n{}", records.replace(";2", ";2.5"))));
    assert!(!told(format!("pay;group\n{records}0.250;1\n")));
    assert!(!told(format!("pay;group\n{records}").replace(';', ",")));
}

#[test]
fn records_that_end_with_a_separator_are_released_with_it() {
    let desk = Desk::new();
    let records: String = (20..60).map(|age| format!("{age};{};\n", age % 3)).collect();
    desk.write("data.csv", format!("age;ward\n{records}"));
    let found = inspected(&desk);
    assert_eq!(found["format"]["layout"]["heading"], "last-unnamed");
    assert_eq!(found["recipe"]["data"]["format"]["names"], json!(["age", "ward", ""]));
    desk.write("recipe.json", found["recipe"].to_string());
    assert_eq!(desk.run(&["--seed", SEED]).code, Some(0));
    let release = desk.read("release.csv");
    assert!(release.starts_with("age;ward;\n"), "{release}");
    assert!(release.lines().all(|line| line.split(';').count() == 3), "{release}");
}

/// What `inspect` finds of a file, and what a run by the recipe that it proposes comes to: the
/// report, and the release as it is written without change of order.
fn found_and_run(desk: &Desk, text: &str) -> (Value, Value, String) {
    desk.write("data.csv", text);
    let found = inspected(desk);
    let mut recipe = found["recipe"].clone();
    for attribute in recipe["attributes"].as_array_mut().unwrap() {
        *attribute = json!({"name": attribute["name"].clone(), "role": "insensitive"});
    }
    recipe["attributes"][1]["role"] = json!("quasi-identifier");
    recipe["models"] = json!([{"model": "k-anonymity", "k": 2}]);
    recipe["output"] = json!({"shuffle": false});
    desk.write("recipe.json", recipe.to_string());
    let outcome = desk.run(&[]);
    assert_eq!(outcome.code, Some(0), "{outcome:?}");
    (found, desk.json("report.json"), desk.read("release.csv"))
}

#[test]
fn what_belongs_to_no_cell_is_taken_off_and_said() {
    let release = "name,age\n\"Ann, A\",34\n\"Bob, B\",34\n\"Cid, C\",45\n\"Dan, D\",45\n";
    let blanks = release.replace(",3", ", \"3").replace(",4", ", \"4").replace("\n\"", "\"\n \"");
    let blanks = blanks.replacen("name,age\"", "name, age", 1).trim_end().to_owned() + "\"\n";
    let lines = release.lines().map(|line| line.replace('"', "\"\""));
    let quoted: String = lines.map(|line| format!("\"{line},x\"\n")).collect();
    let quoted = quoted.replacen(",x", ",sex", 1);
    let framed = "+--------+-----+\n| name   | age |\n+--------+-----+\n| Ann, A |  34 |\n\
        | Bob, B |  34 |\n| Cid, C |  45 |\n| Dan, D |  45 |\n+--------+-----+\n4 rows in set\n";
    let aligned = "name    age\nAnn, A   34\nBob, B   34\nCid, C   45\nDan, D   45\n";
    let tabs = release.replace(',', "\t").replace("\t ", ", ").replace('"', "");
    let bars = release.replace(',', "|").replace("| ", ", ").replace('"', "");
    for (text, field, value, said, expected) in [
        (blanks.as_str(), "trim", json!(true), "Blanks beside separators", release.to_owned()),
        (
            quoted.as_str(),
            "wrapping",
            json!("quotes"),
            "Quotation marks around whole lines",
            release.replace('\n', ",x\n").replacen(",x", ",sex", 1),
        ),
        (framed, "wrapping", json!("frame"), "Bars and rules", bars),
        (aligned, "wrapping", json!("aligned"), "Two blanks or more", tabs),
    ] {
        let desk = Desk::new();
        let (found, report, release) = found_and_run(&desk, text);
        assert_eq!(found["format"]["layout"][field], value, "{text}");
        assert_eq!(found["format"]["delimiter-detected"], true, "{text}");
        assert_eq!(found["recipe"]["data"]["format"][field], value, "{text}");
        assert_eq!(report["input"]["records"], 4, "{text}");
        assert_eq!(release, expected, "{text}");
        let told = desk.outis(&["inspect", "data.csv"]).stdout;
        assert!(told.contains(said), "{told}");
        // Nothing of it is guessed from a recipe.
        let mut recipe: Value = serde_json::from_str(&desk.read("recipe.json")).unwrap();
        recipe["data"]["format"].as_object_mut().unwrap().remove(field);
        desk.write("recipe.json", recipe.to_string());
        let outcome = desk.run(&[]);
        assert!(outcome.code != Some(0) || desk.read("release.csv") != expected, "{text}");
    }
}

#[test]
fn formulas_of_texts_are_read_as_these_and_said() {
    let desk = Desk::new();
    let text = "name;plz\nAnn;=\"01067\"\nBob;=\"01067\"\nCid;=\"80331\"\nDan;80331\n";
    let (found, report, release) = found_and_run(&desk, text);
    let told = json!({"code": "formula-texts", "line": 2, "records": 3});
    assert!(found["warnings"].as_array().unwrap().contains(&told), "{found}");
    assert!(report["warnings"].as_array().unwrap().contains(&told), "{report}");
    assert_eq!(release, "name;plz\nAnn;01067\nBob;01067\nCid;80331\nDan;80331\n");
    let said = desk.outis(&["inspect", "data.csv"]);
    assert!(said.stdout.contains("formulas that give a text"), "{said:?}");
}

#[test]
fn records_that_lack_their_last_cells_are_fitted_and_said() {
    let desk = Desk::new();
    let text = "name;age;note\nAnn;34\nBob;34;x\nCid;45\nEve;45;y\nDan;45;;\n";
    let (found, report, release) = found_and_run(&desk, text);
    let told = json!({"code": "records-fitted", "line": 2, "last-line": 6, "records": 3});
    assert!(found["warnings"].as_array().unwrap().contains(&told), "{found}");
    assert!(report["warnings"].as_array().unwrap().contains(&told), "{report}");
    assert_eq!(found["recipe"]["data"]["format"]["fit-records"], true);
    assert_eq!(release, "name;age;note\nAnn;34;\nBob;34;x\nCid;45;\nEve;45;y\nDan;45;\n");
    // One among many is an error that says how to go on, and so is a file that was cut.
    let many = "Ann;34;x\n".repeat(40);
    for text in [format!("name;age;note\n{many}{MARKER};34\n"), text.replace("Dan;45;;\n", MARKER)]
    {
        desk.write("data.csv", text);
        let outcome = desk.outis(&["inspect", "data.csv"]);
        assert_eq!(outcome.code, Some(2), "{outcome:?}");
        assert!(outcome.stderr.contains("data.format.fit-records"), "{outcome:?}");
        assert!(!outcome.stderr.contains(MARKER), "{outcome:?}");
    }
}
