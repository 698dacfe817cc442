//! The numbers of other tools on real data.
//!
//! They lie in the folder that `OUTIS_REFERENCE` names; without it each test says
//! that it was skipped. Source, version and call of each number stand in the files.
#![allow(clippy::print_stdout)] // What was compared and what was left out is the evidence.

use outis_protocol::job::{Input, Job};
use outis_protocol::recipe::Recipe;
use outis_tests::harness;
use outis_tests::reference::{self, DataFiles, adult_attributes, strings};
use serde_json::{Value, json};
use std::path::Path;

/// The folder, or a line that counts the test as skipped.
macro_rules! reference_or_skip {
    ($name:literal) => {
        match reference::folder() {
            Some(folder) => folder,
            None => {
                println!("OUTIS-SKIPPED {}: OUTIS_REFERENCE is not set", $name);
                return;
            }
        }
    };
}

/// How a metric of ARX is called here, or why it is not comparable.
fn metric_of(case: &Value) -> Result<Value, String> {
    let metric = &case["metric"];
    let class = metric["class"].as_str().unwrap_or_default();
    let limit = case["suppression_limit"].as_f64().expect("a limit");
    let (name, gs_factor) = match class {
        "MetricMDNMLoss" => ("loss", metric["gsFactor"].clone()),
        "MetricMDNMPrecision" => ("precision", metric["gsFactor"].clone()),
        // v/H whatever is suppressed: without suppression the same as precision.
        "MetricMDPrecision" if limit == 0.0 => ("precision", json!(0)),
        "MetricMDPrecision" => {
            return Err("monotonic precision does not count suppressed records".to_owned());
        }
        _ => return Err(format!("metric {class}")),
    };
    let aggregate = match metric["aggregateFunction"].as_str().unwrap_or_default() {
        "ARITHMETIC_MEAN" => "arithmetic-mean",
        "GEOMETRIC_MEAN" => "geometric-mean",
        "SUM" => "sum",
        "MAXIMUM" => "max",
        other => return Err(format!("aggregate {other}")),
    };
    Ok(json!({"metric": name, "aggregate": aggregate, "gs-factor": gs_factor}))
}

/// The k of a case whose only model is k-anonymity, or why it is not comparable.
fn k_of(case: &Value) -> Result<u64, String> {
    let models = case["models"].as_array().expect("models");
    match models.as_slice() {
        [only] if only["class"] == "KAnonymity" => Ok(only["k"].as_u64().expect("k")),
        _ => {
            let names = models.iter().filter_map(|model| model["class"].as_str());
            Err(format!("models {}", names.collect::<Vec<_>>().join(", ")))
        }
    }
}

/// The recipe of a case, or why it is left out.
fn recipe_of(case: &Value) -> Result<Recipe, String> {
    let k = k_of(case)?;
    let loss = metric_of(case)?;
    if case["practical_monotonicity"] == json!(true) {
        return Err("assumes practical monotonicity".to_owned());
    }
    let quasi = strings(&case["quasi_identifiers"]);
    let sensitive = strings(&case["sensitive"]);
    let recipe = json!({
        "outis": 1, "kind": "recipe",
        "attributes": adult_attributes(&quasi, &sensitive, &case["weights"]),
        "models": [{"model": "k-anonymity", "k": k}],
        "suppression": {"limit": case["suppression_limit"]},
        "loss": loss,
    });
    Ok(harness::recipe(&recipe).expect("the recipe is valid"))
}

fn adult(folder: &Path, recipe: &Recipe) -> Input {
    harness::read(recipe, &reference::data(folder, "adult.csv")).expect("Adult can be read")
}

/// Agreement to 1e-8 relative. ARX rounds each attribute's loss down to ten decimals.
fn agree(ours: f64, theirs: f64) -> bool {
    (ours - theirs).abs() <= (1e-8 * theirs.abs()).max(1e-10)
}

/// Every case of ARX that can be said today: the same optimal loss.
#[test]
fn arx_finds_the_same_optima_on_adult() {
    let folder = reference_or_skip!("arx_finds_the_same_optima_on_adult");
    let numbers = reference::numbers(&folder, "arx-adult.json");
    let (mut compared, mut left_out, mut wrong) = (Vec::new(), Vec::new(), Vec::new());
    let mut elsewhere = 0;
    let mut input: Option<Input> = None;
    for case in numbers["cases"].as_array().expect("cases") {
        let id = case["id"].as_str().expect("an id");
        let recipe = match recipe_of(case) {
            Ok(recipe) => recipe,
            Err(reason) => {
                left_out.push((id, reason));
                continue;
            }
        };
        let input = input.get_or_insert_with(|| adult(&folder, &recipe));
        let job = Job::new(recipe, input, &DataFiles(&folder)).expect("a job");
        if job.lattice() != case["lattice"].as_str().expect("a size") {
            // ARX's test of domain shares builds its own hierarchy for ages, with a level more
            // than the file; the optimum is at level 0, where both agree.
            assert!(id.starts_with("TestDomainShare/"), "{id}: {} nodes", job.lattice());
        }
        let found = harness::search(&job).expect("a search").expect("a solution");
        let expected = &case["expected"];
        let theirs = reference::loss(&expected["loss"]).expect("a loss");
        compared.push(id);
        if !agree(found.node.loss, theirs) || found.bound != Some(found.node.loss) {
            wrong.push(format!("{id}: {} against {theirs}", found.node.loss));
        }
        if json!(found.node.levels.as_slice()) == expected["levels"] {
            assert_eq!(json!(found.node.suppressed), expected["suppressed"], "{id}: suppressed");
            assert_eq!(json!(found.node.classes), expected["classes"], "{id}: classes");
        } else {
            elsewhere += 1;
        }
    }
    println!("compared {} cases: {}", compared.len(), compared.join(", "));
    println!("equal loss at another node: {elsewhere}");
    println!("left out {} cases:", left_out.len());
    for (id, reason) in &left_out {
        println!("  {id}: {reason}");
    }
    assert!(wrong.is_empty(), "disagreements: {wrong:#?}");
    assert!(compared.len() >= 45, "only {} cases were compared", compared.len());
}

/// The loss and feasibility that ARX gives single nodes, found here by `fixed` searches.
#[test]
fn arx_gives_nodes_the_same_loss() {
    let folder = reference_or_skip!("arx_gives_nodes_the_same_loss");
    let numbers = reference::numbers(&folder, "arx-node-losses.json");
    let (mut compared, mut nodes, mut left_out) = (Vec::new(), 0, Vec::new());
    for case in numbers["cases"].as_array().expect("cases") {
        let id = case["id"].as_str().expect("an id");
        let recipe = match recipe_of(case) {
            Ok(recipe) => recipe,
            Err(reason) => {
                left_out.push(format!("{id}: {reason}"));
                continue;
            }
        };
        let input = adult(&folder, &recipe);
        let names = strings(&case["quasi_identifiers"]);
        compared.push(id);
        for listed in case["losses"].as_array().expect("nodes") {
            let levels = names.iter().cloned().zip(
                listed[0].as_array().expect("levels").iter().map(|l| l.as_u64().unwrap() as u32),
            );
            // Limits at 1 make every node a solution, so that its loss is computed; whether it
            // is one within the case's own limit must agree with ARX.
            let limit = recipe.suppression.limit;
            let mut fixed = recipe.clone();
            fixed.suppression.limit = 1.0;
            fixed.search = outis_protocol::recipe::Search::Fixed { levels: levels.collect() };
            let job = Job::new(fixed, &input, &DataFiles(&folder)).expect("a job");
            let node = harness::search(&job).expect("a search").expect("a solution").node;
            let allowed = outis::num::share_of(limit, input.loaded.table.records as u64);
            let anonymous = if node.suppressed <= allowed { "ANONYMOUS" } else { "NOT_ANONYMOUS" };
            assert_eq!(listed[2], json!(anonymous), "{id} {}", listed[0]);
            if case["metric"]["class"] == "MetricMDPrecision" && node.suppressed > 0 {
                continue;
            }
            let theirs = reference::loss(&listed[1]).expect("a loss");
            assert!(agree(node.loss, theirs), "{id} {}: {} {theirs}", listed[0], node.loss);
            nodes += 1;
        }
    }
    println!("compared {nodes} nodes of {} cases: {}", compared.len(), compared.join(", "));
    println!("left out {} cases:\n  {}", left_out.len(), left_out.join("\n  "));
    assert!(nodes >= 10, "only {nodes} nodes were compared");
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
        "attributes": adult_attributes(&names, &[], &Value::Null),
        "models": [{"model": "k-anonymity", "k": 2}],
    });
    let recipe = harness::recipe(&recipe).expect("the recipe is valid");
    let input = adult(&folder, &recipe);
    assert_eq!(input.loaded.table.records, 30_162);
    let job = Job::new(recipe, &input, &DataFiles(&folder)).expect("a job");
    assert_eq!(job.warnings(&input), []);
    let heights: Vec<usize> = job.prepared.study.hierarchies().iter().map(|h| h.height()).collect();
    assert_eq!(heights, [1, 4, 1, 2, 3, 2, 2, 2, 1]);

    let risk = job.risk(&job.before()).expect("there are records");
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
        assert_eq!(ran.job.risk(&ran.job.before()).map(|risk| risk.prosecutor.average), Some(1.0));
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
