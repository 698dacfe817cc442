//! The numbers of ARX beside its optima: risks of Adult, and the small tables of its own tests.
//!
//! They lie in the folder that `OUTIS_REFERENCE` names; without it each test says
//! that it was skipped.
#![allow(clippy::print_stdout)] // What was compared and what was left out is the evidence.

use outis_protocol::job::{Input, Job};
use outis_protocol::recipe::Recipe;
use outis_tests::arx::attributes;
use outis_tests::harness;
use outis_tests::reference::{self, DataFiles, reference_or_skip, strings};
use serde_json::{Value, json};
use std::path::Path;

fn adult(folder: &Path, recipe: &Recipe) -> Input {
    harness::read(recipe, &reference::data(folder, "adult.csv")).expect("Adult can be read")
}

/// The hierarchies that ARX ships for Adult say nothing that has to be warned of, and the class
/// sizes of the nine exact columns are those that ARX tests for (spec E1, E4).
#[test]
fn adult_is_as_exposed_as_arx_says() {
    let folder = reference_or_skip!("adult_is_as_exposed_as_arx_says");
    let numbers = reference::numbers(&folder, "arx-small-tests.json");
    let expected = numbers.as_array().expect("tests").iter().find(|t| t["id"] == "TestRiskMetrics");
    let expected = &expected.expect("the test of risk")["adult"];
    let names: Vec<String> = reference::ADULT.iter().map(|&name| name.to_owned()).collect();
    let recipe = json!({
        "outis": 1, "kind": "recipe",
        "attributes": attributes(&names, &[], &Value::Null),
        "models": [{"model": "k-anonymity", "k": 2}],
    });
    let recipe = harness::recipe(&recipe).expect("the recipe is valid");
    let input = adult(&folder, &recipe);
    assert_eq!(input.loaded.table.records, 30_162);
    let job = Job::new(recipe, &input, &DataFiles(&folder)).expect("a job");
    assert_eq!(job.warnings(&input), []);
    let heights: Vec<usize> = job.prepared.study.hierarchies().iter().map(|h| h.height()).collect();
    assert_eq!(heights, [1, 4, 1, 2, 3, 2, 2, 2, 1]);

    let risk = job.risk_before().expect("there are records");
    assert_eq!(json!(risk.prosecutor.average), expected["averageRiskInput"]);
    assert_eq!(json!(risk.prosecutor.max), expected["highestRiskInput"]);
    let unique = f64::from(risk.sample_uniques) / 30_162.0;
    assert_eq!(json!(unique), expected["populationUniqueness_dankar"]["sampleFraction1.0"]);
    assert_eq!(risk.class_sizes, ADULT_CLASS_SIZES);
}

/// Spec E4.
const ADULT_CLASS_SIZES: [(u32, u32); 34] = [
    (1, 15512),
    (2, 2098),
    (3, 754),
    (4, 375),
    (5, 189),
    (6, 155),
    (7, 97),
    (8, 73),
    (9, 39),
    (10, 37),
    (11, 29),
    (12, 18),
    (13, 23),
    (14, 14),
    (15, 15),
    (16, 9),
    (17, 11),
    (18, 10),
    (19, 10),
    (20, 5),
    (21, 3),
    (22, 4),
    (23, 3),
    (24, 2),
    (25, 1),
    (26, 3),
    (27, 5),
    (29, 1),
    (30, 2),
    (32, 1),
    (34, 1),
    (35, 1),
    (36, 1),
    (45, 1),
];

/// The small tables of ARX's own tests, released record by record as ARX expects.
#[test]
fn arx_releases_the_same_small_tables() {
    let folder = reference_or_skip!("arx_releases_the_same_small_tables");
    let numbers = reference::numbers(&folder, "arx-small-tests.json");
    let (mut compared, mut left_out) = (Vec::new(), Vec::new());
    for case in numbers.as_array().expect("tests") {
        let id = case["id"].as_str().expect("an id");
        let recipe = match small_recipe(case) {
            Ok(recipe) => recipe,
            Err(reason) => {
                left_out.push(format!("{id}: {reason}"));
                continue;
            }
        };
        compared.push(id);
        let rows = case["rows"].as_array().expect("rows");
        let mut data = strings(&case["header"]).join(";") + "\n";
        for row in rows {
            data += &(strings(row).join(";") + "\n");
        }
        let ran = harness::run_json(&recipe, &data);
        assert_eq!(ran.job.risk_before().map(|risk| risk.prosecutor.average), Some(1.0));
        match case["expectedOutput"].as_array() {
            None => assert!(ran.release.is_none(), "{id}: no solution is expected"),
            Some(expected) => {
                let mut text = strings(&case["header"]).join(";") + "\n";
                for row in expected {
                    text += &(strings(row).join(";") + "\n");
                }
                let release = ran.release.expect("a solution is expected");
                assert_eq!(String::from_utf8(release).expect("UTF-8"), text, "{id}");
            }
        }
    }
    println!("compared {}: {}", compared.len(), compared.join(", "));
    println!("left out {}:\n  {}", left_out.len(), left_out.join("\n  "));
    assert!(compared.len() >= 3, "only {} were compared", compared.len());
}

/// The recipe of one of ARX's small tests, or why it is left out.
fn small_recipe(case: &Value) -> Result<Value, String> {
    let criteria = case["criteria"].as_array().ok_or("no anonymization of a small table")?;
    let mut models = Vec::new();
    for criterion in criteria {
        if criterion["class"] != "KAnonymity" {
            return Err(format!("model {}", criterion["class"]));
        }
        models.push(json!({"model": "k-anonymity", "k": criterion["k"]}));
    }
    let mut attributes = Vec::new();
    for name in strings(&case["header"]) {
        if case["attributeTypes"][&name] != "QUASI_IDENTIFYING_ATTRIBUTE" {
            return Err(format!("attribute of type {}", case["attributeTypes"][&name]));
        }
        let rows = &case["hierarchies"][&name];
        attributes.push(json!({"name": name, "role": "quasi-identifier",
            "hierarchy": {"kind": "levels", "rows": rows}}));
    }
    Ok(json!({
        "outis": 1, "kind": "recipe", "attributes": attributes, "models": models,
        "suppression": {"limit": case["suppressionLimit"]},
        "loss": {"metric": "loss", "aggregate": "geometric-mean"},
        "output": {"shuffle": false, "formula-guard": false},
    }))
}
