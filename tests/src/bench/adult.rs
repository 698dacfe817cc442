//! The optimal search on UCI Adult, beside ARX's.
//!
//! What is timed runs from the columns of value codes to the proven optimum:
//! collapsing the records, preparing the loss, searching. ARX's figure is that of
//! its `anonymize()`, which likewise neither loads nor writes.

use super::{Line, median, yardstick};
use crate::arx::{attributes, losses};
use crate::harness;
use crate::reference::{self, ADULT, DataFiles, strings};
use outis::model::{Demands, Ground};
use outis::plan::{hierarchy_of, track, tuples};
use outis::search::{Optimal, Search};
use outis::study::Study;
use outis::table::Translated;
use outis_protocol::job::Job;
use outis_protocol::recipe::Recipe;
use serde_json::{Value, json};
use std::path::Path;
use std::sync::Arc;

/// ARX's timed runs that this build can repeat, and our yardstick in milliseconds. `floors`
/// has the least quotient for an id.
///
/// # Panics
/// If the folder of reference data is not complete, or a run that was measured in quiet has no
/// floor.
pub fn run(folder: &Path, floors: &Value, only: &[String], mut each: impl FnMut(&Line)) -> f64 {
    let numbers = reference::numbers(folder, "arx-adult.json");
    let data = reference::data(folder, "adult.csv");
    let theirs = numbers["yardstick"]["ms"].as_f64().expect("ARX's yardstick");
    let unit = our_yardstick(folder, &data);
    for case in numbers["timing"].as_array().expect("timed runs") {
        let id = case["id"].as_str().expect("an id");
        let Some(recipe) = recipe(case) else { continue };
        if !only.is_empty() && !only.iter().any(|only| only == id) {
            continue;
        }
        let input = harness::read(&recipe, &data).expect("Adult");
        let job = Job::new(recipe, &input, &DataFiles(folder)).expect("a job");
        let columns = codes(&job, &input);
        let study = &job.prepared.study;
        let records = input.loaded.table.records;
        let mut best = None;
        let mut nodes = 0;
        let time = median(2, 5, || {
            let mut contingency = tuples(&columns, records, None).expect("nine columns");
            let own = job.plan.columns(&input.loaded.table);
            let models = track(&mut contingency, Ground::new(&job.plan, own.clone(), own));
            let study = Study::new(
                study.attributes().to_vec(),
                contingency,
                Demands::new(models.expect("models")),
                job.plan.loss,
                job.plan.suppression_limit,
            );
            let mut search = Optimal::new(Arc::new(study.expect("a study")));
            while !search.step(1 << 16) {}
            nodes = search.visited();
            best = search.best().map(|best| best.loss.value());
        });
        let expected = losses(&case["expected"]["loss"]).expect("a loss")[0];
        let quiet = case["quiet"] == json!(true);
        each(&Line {
            id: id.to_owned(),
            ours: time / unit,
            theirs: case["arx_thread_cpu_ms"].as_f64().expect("a time") / theirs,
            their_nodes: case["arx_checked"].as_u64().expect("a number of nodes"),
            nodes,
            floor: quiet.then(|| floors[id].as_f64().expect("a floor for every quiet run")),
            agrees: best.is_some_and(|best| (best - expected).abs() <= 1e-8 * expected),
        });
    }
    unit
}

/// The recipe of a timed run, unless it takes more than this build has.
fn recipe(case: &Value) -> Option<Recipe> {
    let models = strings(&case["models"]);
    let [model] = &models[..] else { return None };
    let k: u32 = model.strip_prefix("k-anonymity k=")?.parse().ok()?;
    let (metric, aggregate) = match case["metric"].as_str()? {
        "Loss, geometric mean, gs 0.5" => ("loss", "geometric-mean"),
        "non-monotonic precision, arithmetic mean, gs 0.5" => ("precision", "arithmetic-mean"),
        _ => return None,
    };
    let recipe = json!({
        "outis": 1, "kind": "recipe",
        "attributes": attributes(&strings(&case["quasi_identifiers"]), &[], &Value::Null),
        "models": [{"model": "k-anonymity", "k": k}],
        "suppression": {"limit": case["suppression_limit"]},
        "loss": {"metric": metric, "aggregate": aggregate, "gs-factor": 0.5},
    });
    Some(harness::recipe(&recipe).expect("the recipe is valid"))
}

/// For each quasi-identifier the codes of its column.
fn codes<'a>(job: &Job, input: &'a outis_protocol::job::Input) -> Vec<Translated<'a>> {
    let quasi = |a: &&outis::plan::PlannedAttribute| a.role == outis::table::Role::QuasiIdentifier;
    let planned = job.plan.attributes.iter().filter(quasi);
    planned
        .map(|planned| {
            let built = hierarchy_of(&input.loaded.table, &job.plan.markers, planned);
            let (_, _, codes, _) = built.expect("a hierarchy that was built before");
            codes
        })
        .collect()
}

fn our_yardstick(folder: &Path, data: &[u8]) -> f64 {
    let names = ADULT.map(str::to_owned);
    let recipe = json!({
        "outis": 1, "kind": "recipe",
        "attributes": attributes(&names, &[], &Value::Null),
        "models": [{"model": "k-anonymity", "k": 2}],
    });
    let recipe = harness::recipe(&recipe).expect("the recipe is valid");
    let input = harness::read(&recipe, data).expect("Adult");
    let job = Job::new(recipe, &input, &DataFiles(folder)).expect("a job");
    let columns = codes(&job, &input);
    let plain = |column: &Translated<'_>| (column.iter().collect(), column.values());
    yardstick::milliseconds(&columns.iter().map(plain).collect::<Vec<_>>())
}
