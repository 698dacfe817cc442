//! Cells that are filled up before anything else looks at them: codes with the zeros that they have
//! lost, records with what the one above says for all.

use super::layout::inspected;
use super::support::{Desk, recipe};
use serde_json::{Value, json};

#[test]
fn postcodes_that_lost_their_zeros_are_said_and_mended_on_request() {
    let desk = Desk::new();
    let records = |skipped: usize| -> String {
        (0..30)
            .filter(|i| i % 3 != skipped)
            .map(|i| match i % 3 {
                0 => "1067;30\n",
                1 => "01067;31\n",
                _ => "80331;30\n",
            })
            .collect()
    };
    // Zeros that are there tell that none was lost.
    desk.write("data.csv", format!("PLZ;age\n{}", records(0)));
    assert!(!inspected(&desk)["warnings"].to_string().contains("leading-zeros-lost"));
    desk.write("data.csv", format!("PLZ;age\n{}", records(1)));
    let found = inspected(&desk);
    let lost = json!({"code": "leading-zeros-lost", "attribute": "PLZ", "records": 10});
    assert_eq!(found["warnings"], json!([lost]));
    assert!(desk.outis(&["inspect", "data.csv"]).stdout.contains("10 records have postcodes"));
    let mut recipe = found["recipe"].clone();
    recipe["attributes"][0]["role"] = json!("insensitive");
    recipe["attributes"][1]["role"] = json!("quasi-identifier");
    desk.write("recipe.json", recipe.to_string());
    assert_eq!(desk.run(&[]).code, Some(0));
    assert_eq!(desk.json("report.json")["warnings"][0], lost);
    let format = &mut recipe["data"]["format"];
    format["leading-zeros"] = json!([{"name": "PLZ", "digits": 5}]);
    desk.write("recipe.json", recipe.to_string());
    desk.write("data.csv", format!("PLZ;age\n{}", records(3)));
    assert_eq!(desk.run(&[]).code, Some(0));
    let release = desk.read("release.csv");
    assert_eq!(release.matches("01067;").count(), 20, "{release}");
    assert!(!desk.json("report.json")["warnings"].to_string().contains("leading-zeros-lost"));
    for file in ["data.csv", "release.csv"] {
        let outcome = desk.outis(&["measure", "recipe.json", "--input", file, "--json"]);
        assert_eq!(outcome.code, Some(0), "{file}: {outcome:?}");
    }
    recipe["data"]["format"]["leading-zeros"][0]["name"] = json!("zip");
    desk.write("recipe.json", recipe.to_string());
    let problem = desk.run(&["--json"]).problem();
    assert_eq!(
        (&problem["code"], &problem["attribute"]),
        (&json!("missing-attribute"), &json!("zip"))
    );
}

/// A list that says once whose rows follow is asked about, and filled up where somebody says so, so
/// that persons are counted.
#[test]
fn records_are_filled_up_from_the_one_above_where_somebody_says_so() {
    let desk = Desk::new();
    let visits: String = (0..12)
        .flat_map(|person| {
            let first = format!("P{person:03},{},80331,J10\n", 1950 + person % 2);
            std::iter::once(first).chain((0..3).map(|_| ",,,E11\n".to_owned()))
        })
        .collect();
    desk.write("data.csv", format!("Patient,born,zip,diagnosis\n{visits}"));
    let found = inspected(&desk);
    let asked =
        json!({"code": "blocks-unfilled", "attribute": "Patient", "line": 3, "records": 36});
    assert_eq!(found["warnings"][0], asked);
    let attributes = json!([
        {"name": "Patient", "role": "identifier"},
        {"name": "born", "role": "quasi-identifier"},
        {"name": "zip", "role": "quasi-identifier"},
        {"name": "diagnosis", "role": "insensitive"},
    ]);
    let settings = |format: Value| {
        let data = json!({"kind": "table", "format": format});
        json!({"data": data, "records": {"entity": "Patient"}, "output": {"shuffle": false}})
    };
    desk.write("recipe.json", recipe(attributes.clone(), 5, settings(json!({}))));
    let problem = desk.run(&["--strict", "--json"]).problem();
    assert_eq!(problem["detail"], "blocks-unfilled", "{problem}");
    let filled = settings(json!({"fill-down": ["Patient"]}));
    desk.write("recipe.json", recipe(attributes.clone(), 5, filled));
    assert_eq!(desk.run(&["--strict"]).code, Some(0));
    let release = desk.read("release.csv");
    assert_eq!(release.matches("1950,80331,").count(), 24, "{release}");
    // Six persons are like each other, in twenty-four records.
    assert_eq!(desk.json("report.json")["models"][0]["achieved"], 6.0);
    let outcome = desk.outis(&["measure", "recipe.json", "--input", "data.csv", "--json"]);
    let measured: Value = serde_json::from_str(&outcome.stdout).unwrap();
    assert_eq!(measured["models"][0]["achieved"], 6.0, "{outcome:?}");
    // Who says that there are none is not asked again.
    let none = settings(json!({"fill-down": []}));
    desk.write("recipe.json", recipe(attributes.clone(), 2, none));
    assert!(!desk.run(&[]).stdout.contains("blocks-unfilled"));
    let other = settings(json!({"fill-down": ["person"]}));
    desk.write("recipe.json", recipe(attributes, 5, other));
    let problem = desk.run(&["--json"]).problem();
    assert_eq!(
        (&problem["code"], &problem["attribute"]),
        (&json!("missing-attribute"), &json!("person"))
    );
}

/// A marker in digits is filled up with its column, and stays one.
#[test]
fn missing_markers_are_none_of_the_codes_that_are_filled_up() {
    let desk = Desk::new();
    desk.write("data.csv", "PLZ;age\n1067;30\n9;30\n1067;31\n9;31\n");
    let attributes = json!([
        {"name": "PLZ", "role": "quasi-identifier", "hierarchy": {"kind": "mask", "from": "right"}},
        {"name": "age", "role": "insensitive"},
    ]);
    let format = json!({"delimiter": ";", "leading-zeros": [{"name": "PLZ", "digits": 5}]});
    let settings = json!({
        "data": {"kind": "table", "format": format},
        "missing": {"values": ["9", ""]}, "output": {"shuffle": false},
    });
    desk.write("recipe.json", recipe(attributes, 2, settings));
    let outcome = desk.run(&[]);
    assert_eq!(outcome.code, Some(0), "{outcome:?}");
    assert_eq!(desk.read("release.csv"), "PLZ;age\n01067;30\n9;30\n01067;31\n9;31\n");
    assert_eq!(desk.json("report.json")["missing"]["records"], 2);
    for file in ["data.csv", "release.csv"] {
        let measured = desk.outis(&["measure", "recipe.json", "--input", file, "--json"]);
        let measured: Value = serde_json::from_str(&measured.stdout).unwrap();
        assert_eq!(measured["missing"]["records"], 2, "{file}");
    }
}
