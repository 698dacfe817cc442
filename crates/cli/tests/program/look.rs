//! What only looks: `measure`, `inspect`, `describe`, and the command line itself.

use crate::support::{Desk, recipe};
use serde_json::{Value, json};
use std::time::{SystemTime, UNIX_EPOCH};

const ATTRIBUTES: &str = r#"[
    {"name": "name", "role": "identifier"},
    {"name": "zip", "role": "quasi-identifier", "hierarchy": {"kind": "mask", "from": "right"}},
    {"name": "illness", "role": "sensitive"}
]"#;

fn desk(k: u32) -> Desk {
    let desk = Desk::new();
    let attributes = serde_json::from_str(ATTRIBUTES).unwrap();
    desk.write("recipe.json", recipe(attributes, k, json!({})));
    desk
}

#[test]
fn measuring_a_release_says_what_its_report_said() {
    let desk = desk(2);
    desk.write(
        "data.csv",
        "name,zip,illness\nAda,101,flu\nBea,102,flu\nCy,201,cold\nDan,202,gout\n",
    );
    assert_eq!(desk.run(&[]).code, Some(0));
    let report = desk.json("report.json");
    let outcome = desk.outis(&["measure", "recipe.json", "--input", "release.csv", "--json"]);
    assert_eq!((outcome.code, outcome.stderr.as_str()), (Some(0), ""));
    let measured: Value = serde_json::from_str(&outcome.stdout).unwrap();
    assert_eq!(measured["models"], report["models"]);
    assert_eq!(measured["risk"]["after"], report["risk"]["after"]);
    assert_eq!(measured["input"]["sha256"], report["output"]["sha256"]);
    assert_eq!((&measured["solution"], &measured["output"]), (&Value::Null, &Value::Null));
    let said = desk.outis(&["measure", "recipe.json", "--input", "release.csv"]);
    assert!(said.stdout.contains("asked for k = 2, achieved 2: holds"), "{said:?}");
}

#[test]
fn a_file_that_does_not_satisfy_the_models_ends_with_1() {
    let desk = desk(3);
    // Identifiers may be there or not.
    for data in ["name,zip,illness\nAda,1,flu\nBea,1,flu\n", "zip,illness\n1,flu\n1,flu\n"] {
        desk.write("any.csv", data);
        let outcome = desk.outis(&["measure", "recipe.json", "--input", "any.csv", "--json"]);
        assert_eq!((outcome.code, outcome.stderr.as_str()), (Some(1), ""));
        let measured: Value = serde_json::from_str(&outcome.stdout).unwrap();
        let deciding = json!({"records": 2, "equally-weak": 1, "labels": {"zip": "1"}});
        let expected = json!([{"model": "k-anonymity", "k": 3, "achieved": 2.0, "holds": false,
            "failing": 2, "deciding": deciding}]);
        assert_eq!(measured["models"], expected);
        let said = desk.outis(&["measure", "recipe.json", "--input", "any.csv"]);
        assert_eq!(said.code, Some(1));
        assert!(said.stdout.contains("asked for k = 3, achieved 2: does not hold"), "{said:?}");
    }
    assert_eq!(desk.files(), ["any.csv", "recipe.json"]);
}

#[test]
fn a_measured_file_that_holds_identifiers_is_warned_of() {
    let desk = desk(2);
    desk.write("full.csv", "name,zip,illness\na.b@example.org,1,flu\nc.d@example.org,1,cold\n");
    desk.write("bare.csv", "zip,illness\n1,flu\n1,cold\n");
    let codes = |file: &str| {
        let outcome = desk.outis(&["measure", "recipe.json", "--input", file, "--json"]);
        assert_eq!(outcome.code, Some(0), "{outcome:?}");
        let measured: Value = serde_json::from_str(&outcome.stdout).unwrap();
        let warnings = measured["warnings"].as_array().unwrap().clone();
        warnings.into_iter().filter(|it| it["code"] == "identifier-present").collect::<Vec<_>>()
    };
    assert_eq!(codes("full.csv"), [json!({"code": "identifier-present", "attribute": "name"})]);
    assert!(codes("bare.csv").is_empty());
    let said = desk.outis(&["measure", "recipe.json", "--input", "full.csv"]);
    assert!(said.stdout.contains("Note: name: An identifier"), "{said:?}");
    assert!(!said.stdout.contains("example.org"), "{said:?}");
}

#[test]
fn measuring_needs_the_other_columns() {
    let desk = desk(2);
    desk.write("any.csv", "name,zip\nAda,1\nBea,1\n");
    let outcome = desk.outis(&["measure", "recipe.json", "--input", "any.csv", "--json"]);
    assert_eq!(outcome.code, Some(2));
    assert_eq!(outcome.problem(), json!({"code": "missing-attribute", "attribute": "illness"}));
}

#[test]
fn input_and_release_of_one_recipe_may_be_written_differently() {
    let desk = desk(2);
    let attributes = serde_json::from_str(ATTRIBUTES).unwrap();
    let settings = json!({"data": {"format": {"delimiter": ","}}, "output": {"delimiter": ";"}});
    desk.write("recipe.json", recipe(attributes, 2, settings));
    desk.write("data.csv", "name,zip,illness\nAda,101,flu\nBea,102,flu\n");
    assert_eq!(desk.run(&[]).code, Some(0));
    assert!(desk.read("release.csv").starts_with("zip;illness"));
    for file in ["data.csv", "release.csv"] {
        let outcome = desk.outis(&["measure", "recipe.json", "--input", file]);
        assert_eq!(outcome.code, Some(i32::from(file == "data.csv")), "{outcome:?}");
    }
}

#[test]
fn inspecting_shows_format_columns_and_a_recipe_that_runs() {
    let desk = Desk::new();
    let rows: String =
        (0..40).map(|i| format!("P{i};{};{}\n", 20 + i % 30, ["f", "m"][i % 2])).collect();
    desk.write("data.csv", format!("\u{feff}name;age;sex\n{rows}"));
    let outcome = desk.outis(&["inspect", "data.csv"]);
    assert_eq!(outcome.code, Some(0));
    for expected in [
        "40 records, 3 columns",
        "“;”",
        "byte order mark",
        "1. name: text, 40 distinct",
        "identifier",
    ] {
        assert!(outcome.stdout.contains(expected), "{expected}: {}", outcome.stdout);
    }
    assert!(!outcome.stdout.contains("reason-"), "{}", outcome.stdout);
    let outcome = desk.outis(&["inspect", "data.csv", "--json"]);
    let inspection: Value = serde_json::from_str(&outcome.stdout).unwrap();
    assert_eq!(inspection["records"], 40);
    assert_eq!(inspection["columns"].as_array().unwrap().len(), 3);
    desk.write("recipe.json", inspection["recipe"].to_string());
    let outcome = desk.run(&[]);
    assert_eq!(outcome.code, Some(0), "{outcome:?}");
}

#[test]
fn inspecting_suggests_the_present_year_for_two_digit_years() {
    let desk = Desk::new();
    desk.write("data.csv", "date of birth;sex\n01/02/45;f\n23/04/67;m\n");
    let outcome = desk.outis(&["inspect", "data.csv", "--json"]);
    let inspection: Value = serde_json::from_str(&outcome.stdout).unwrap();
    let hierarchy = &inspection["recipe"]["attributes"][0]["hierarchy"];
    assert_eq!(hierarchy["format"], "%d/%m/%y");
    let seconds = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_secs();
    // A mean year has so many seconds: around new year this may be the other one.
    let year = 1970 + seconds / 31_556_952;
    assert!(hierarchy["pivot"].as_u64().unwrap().abs_diff(year) <= 1, "{hierarchy}");
}

#[test]
fn describing_names_everything_with_range_and_source() {
    let desk = Desk::new();
    let outcome = desk.outis(&["describe"]);
    assert_eq!((outcome.code, outcome.stderr.as_str()), (Some(0), ""));
    for expected in [
        "k-anonymity",
        "Sweeney",
        "k: at least 2",
        "geometric-mean",
        "optimal",
        "suppression.limit: 0 to 1, 0 by default",
        "risk.sampling-fraction: above 0, at most 1",
        "significance: above 0 and below 1, 0.1 by default",
        "delta: above 0",
    ] {
        assert!(outcome.stdout.contains(expected), "{expected}: {}", outcome.stdout);
    }
    let described: Value =
        serde_json::from_str(&desk.outis(&["describe", "--json"]).stdout).unwrap();
    assert_eq!(described["models"][0]["id"], "k-anonymity");
    assert_eq!(described["models"][0]["parameters"][0]["min"], 2.0);
    let models = described["models"].as_array().unwrap();
    // What it stops and what not stands in words, in both forms.
    let plain = desk.outis(&["describe"]).stdout;
    for (what, heading) in [("stops", "Stops: "), ("not", "Does not stop: ")] {
        let words = models[0]["words"][what].as_str().unwrap();
        assert!(plain.contains(&format!("{heading}{words}")), "{plain}");
    }
    assert!(models.iter().all(|model| plain.contains(model["formula"].as_str().unwrap())));
    let optimal = &described["searches"][0];
    assert!(optimal["words"]["parameters"]["nodes"].as_str().unwrap().contains("the proof"));
    assert!(plain.contains("memory: 1 to 2048, 256 by default. "), "{plain}");
    // Of every search what it does and when it is right.
    for search in described["searches"].as_array().unwrap() {
        for what in ["name", "what", "when"] {
            let words = search["words"][what].as_str().unwrap();
            assert!(plain.contains(words), "{}: {words}", search["id"]);
        }
        for words in search["words"]["parameters"].as_object().into_iter().flatten() {
            assert!(plain.contains(words.1.as_str().unwrap()), "{}: {words:?}", search["id"]);
        }
    }
}

#[test]
fn a_wrong_command_line_ends_with_2_in_words_or_json() {
    let desk = Desk::new();
    let outcome = desk.outis(&["measure", "recipe.json"]);
    assert_eq!(outcome.code, Some(2));
    assert!(outcome.stderr.contains("--input"), "{outcome:?}");
    let outcome = desk.outis(&["measure", "recipe.json", "--inptu", "x", "--json"]);
    assert_eq!(outcome.code, Some(2));
    let problem = outcome.problem();
    assert_eq!((&problem["code"], &problem["field"]), (&json!("usage"), &json!("--inptu")));
    assert_eq!(desk.outis(&[]).code, Some(2));
    assert_eq!(desk.outis(&["--help"]).code, Some(0));
    assert_eq!(desk.outis(&["--version"]).code, Some(0));
}

#[test]
fn files_that_are_not_there_are_named() {
    let desk = desk(2);
    for arguments in [
        &["measure", "recipe.json", "--input", "gone.csv", "--json"][..],
        &["measure", "gone.csv", "--input", "recipe.json", "--json"],
        &["inspect", "gone.csv", "--json"],
    ] {
        let outcome = desk.outis(arguments);
        assert_eq!(outcome.code, Some(2));
        assert_eq!(outcome.problem(), json!({"code": "file-missing", "file": "gone.csv"}));
    }
    let outcome = desk.outis(&["inspect", "."]);
    assert_eq!(outcome.code, Some(2));
}
