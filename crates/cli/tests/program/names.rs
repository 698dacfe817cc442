//! Columns and files with odd names.

use crate::support::Desk;
use serde_json::{Value, json};

/// What objects of scripts are born with.
const INHERITED: [&str; 4] = ["__proto__", "constructor", "toString", "hasOwnProperty"];

fn recipe(search: &Value) -> String {
    let attributes: Vec<Value> =
        INHERITED.iter().map(|name| json!({"name": name, "role": "quasi-identifier"})).collect();
    json!({
        "outis": 1, "kind": "recipe", "attributes": attributes, "search": search,
        "models": [{"model": "k-anonymity", "k": 2}],
    })
    .to_string()
}

#[test]
fn columns_may_be_called_what_scripts_call_their_own() {
    let desk = Desk::new();
    desk.write(
        "data.csv",
        format!("{}\na,b,c,1\na,b,c,2\nd,b,c,1\nd,b,c,2\n", INHERITED.join(",")),
    );
    desk.write("recipe.json", recipe(&json!({"algorithm": "optimal"})));
    let outcome = desk.run(&[]);
    assert_eq!(outcome.code, Some(0), "{outcome:?}");
    let report = desk.json("report.json");
    let levels = report["solution"]["recoding"]["levels"].clone();
    assert_eq!(
        levels,
        json!({"__proto__": 0, "constructor": 0, "toString": 0, "hasOwnProperty": 1})
    );
    assert_eq!(report["utility"]["attributes"].as_object().unwrap().len(), 4);
    // What a stopped search leaves in the recipe.
    desk.write("recipe.json", recipe(&json!({"algorithm": "fixed", "levels": levels})));
    let outcome = desk.run(&[]);
    assert_eq!(outcome.code, Some(0), "{outcome:?}");
    assert_eq!(desk.json("report.json")["solution"]["recoding"]["levels"], levels);
    let measured = desk.outis(&[
        "measure",
        "recipe.json",
        "--input",
        "release.csv",
        "--reference",
        "data.csv",
    ]);
    assert_eq!(measured.code, Some(0), "{measured:?}");
}

#[test]
fn names_do_not_turn_the_text_around_them() {
    let desk = Desk::new();
    desk.write("in\u{202e}vsc.csv", "a\u{202e}b,\u{2067}c\n1,x\n1,y\n");
    let inspected = desk.outis(&["inspect", "in\u{202e}vsc.csv"]);
    assert!(inspected.stdout.contains("a[U+202E]b") && inspected.stdout.contains("[U+2067]c"));
    let attributes = json!([{"name": "a\u{202e}b", "role": "quasi-identifier"}]);
    let models = json!([{"model": "k-anonymity", "k": 2}]);
    let recipe = json!({"outis": 1, "kind": "recipe", "attributes": attributes, "models": models});
    desk.write("recipe.json", recipe.to_string());
    let measured = desk.outis(&["measure", "recipe.json", "--input", "in\u{202e}vsc.csv"]);
    assert_eq!(measured.code, Some(2));
    for said in [inspected.stdout, inspected.stderr, measured.stdout, measured.stderr] {
        assert!(
            !said.contains(|c| {
                ('\u{202a}'..='\u{202e}').contains(&c) || ('\u{2066}'..='\u{2069}').contains(&c)
            }),
            "{said:?}"
        );
    }
}

/// Files and recipes come from systems that compose accents differently.
#[test]
fn a_recipe_may_compose_a_name_differently_each_time() {
    let (composed, decomposed) = ("id\u{e9}", "ide\u{301}");
    let (zip, other_zip) = ("r\u{e9}gion", "re\u{301}gion");
    let desk = Desk::new();
    desk.write("data.csv", format!("{composed},{zip},ill\n1,1,a\n2,1,b\n3,2,a\n4,2,b\n"));
    let attributes = json!([
        {"name": decomposed, "role": "identifier"},
        {"name": other_zip, "role": "quasi-identifier"},
        {"name": "ill", "role": "sensitive"}
    ]);
    let recipe = json!({
        "outis": 1, "kind": "recipe", "attributes": attributes,
        "models": [{"model": "k-anonymity", "k": 2},
                   {"model": "personal-k", "attribute": composed}],
        "records": {"entity": composed},
        "search": {"algorithm": "fixed", "levels": {zip: 1}}
    });
    desk.write("recipe.json", recipe.to_string());
    let outcome = desk.run(&[]);
    assert_eq!(outcome.code, Some(0), "{outcome:?}");
    assert_eq!(desk.json("report.json")["solution"]["recoding"]["levels"], json!({other_zip: 1}));
    assert_eq!(desk.json("report.json")["records"]["entity"], decomposed);
}
