//! The optimal search on UCI Adult, beside ARX's.
//!
//! What is timed runs from the columns of value codes to the proven optimum:
//! collapsing the records, preparing models and loss, searching. ARX's figure is
//! that of its `anonymize()`, which likewise neither loads nor writes.

use super::{Line, milliseconds, yardstick};
use crate::arx::{attributes, losses, recipe_of};
use crate::harness;
use crate::reference::{self, ADULT, DataFiles};
use outis::contingency::tuples;
use outis::model::{ColumnTracker, Demands};
use outis::prepare::{hierarchy_of, track};
use outis::search::{Optimal, Search};
use outis::study::Study;
use outis::table::Translated;
use outis_job::{Input, Job};
use serde_json::{Value, json};
use std::path::Path;
use std::sync::Arc;

/// The sensitive attribute of every timed run whose models ask for one.
const SENSITIVE: &str = "occupation";

/// All timed runs of ARX, or those whose id contains one of `only`, and the median of our
/// yardsticks in milliseconds. `floors` has the least quotient for an id.
///
/// # Panics
/// If the folder of reference data is not complete, a run cannot be said as a recipe, or one
/// that was measured in quiet has no floor.
pub fn run(folder: &Path, floors: &Value, only: &[String], mut each: impl FnMut(&Line)) -> f64 {
    let numbers = reference::numbers(folder, "arx-adult.json");
    let data = reference::data(folder, "adult.csv");
    let theirs = numbers["yardstick"]["ms"].as_f64().expect("ARX's yardstick");
    let columns = yardstick_columns(folder, &data);
    let mut units = Vec::new();
    for case in numbers["timing"].as_array().expect("timed runs") {
        let id = case["id"].as_str().expect("an id");
        if !only.is_empty() && !only.iter().any(|only| id.contains(only)) {
            continue;
        }
        let quiet = case["quiet"] == json!(true);
        let runs = if quiet { (2, 9) } else { (1, 3) };
        let found = timed(folder, &data, case, runs, &mut || {
            let unit = yardstick::milliseconds(&columns);
            units.push(unit);
            unit
        });
        let expected = losses(&case["expected"]["loss"]).expect("a loss")[0];
        each(&Line {
            id: id.to_owned(),
            ours: found.time,
            theirs: case["arx_thread_cpu_ms"].as_f64().expect("a time") / theirs,
            their_nodes: case["arx_checked"].as_u64().expect("a number of nodes"),
            nodes: found.nodes,
            quiet,
            floor: quiet.then(|| floors[id].as_f64().expect("a floor for every quiet run")),
            agrees: found.best.is_some_and(|best| (best - expected).abs() <= 1e-8 * expected),
        });
    }
    units.sort_by(f64::total_cmp);
    units.get(units.len() / 2).copied().unwrap_or(f64::NAN)
}

/// The runs in which ARX had the machine to itself, with their recipes, optima and times, and
/// ARX's yardstick.
///
/// # Panics
/// As [`run`].
#[must_use]
pub fn quiet(folder: &Path) -> Value {
    let numbers = reference::numbers(folder, "arx-adult.json");
    let timed = numbers["timing"].as_array().expect("timed runs");
    let quiet = timed.iter().filter(|case| case["quiet"] == json!(true));
    let cases: Vec<Value> = quiet
        .map(|case| {
            let loss = losses(&case["expected"]["loss"]).expect("a loss")[0];
            json!({"id": case["id"], "recipe": recipe(case).to_string(), "loss": loss,
                   "milliseconds": case["arx_thread_cpu_ms"]})
        })
        .collect();
    json!({"yardstick": numbers["yardstick"]["ms"], "cases": cases})
}

/// Takes the yardstick, in milliseconds, whenever it is called.
///
/// # Panics
/// If the folder of reference data is not complete.
pub fn yardstick(folder: &Path) -> impl Fn() -> f64 {
    let columns = yardstick_columns(folder, &reference::data(folder, "adult.csv"));
    move || yardstick::milliseconds(&columns)
}

/// What came of a timed run.
struct Found {
    /// In yardsticks.
    time: f64,
    nodes: u32,
    best: Option<f64>,
}

/// One case, so many times without and with counting. Before each run that counts the yardstick is
/// taken anew, since what else the machine does changes from moment to moment.
fn timed(
    folder: &Path,
    data: &[u8],
    case: &Value,
    (warm_up, runs): (u32, usize),
    unit: &mut impl FnMut() -> f64,
) -> Found {
    let recipe = harness::recipe(&recipe(case)).expect("the recipe is valid");
    let input = harness::read(&recipe, data).expect("Adult");
    let job = Job::new(recipe, &input, &DataFiles(folder)).expect("a job");
    let columns = codes(&job, &input);
    let own = job.plan.columns(input.table());
    let (mut best, mut nodes) = (None, 0);
    let mut run = || {
        let study = study(&job, &input, &columns, own.clone());
        let mut search = Optimal::new(Arc::new(study));
        while !search.step(1 << 16) {}
        nodes = search.visited();
        best = search.best().map(|best| best.loss.value());
    };
    (0..warm_up).for_each(|_| run());
    let mut times: Vec<f64> = (0..runs)
        .map(|_| {
            let unit = unit();
            milliseconds(&mut run) / unit
        })
        .collect();
    times.sort_by(f64::total_cmp);
    Found { time: times[runs / 2], nodes, best }
}

/// Collapses the records and prepares what a search needs.
fn study<'a>(
    job: &'a Job,
    input: &'a Input,
    columns: &[Translated<'_>],
    own: outis::plan::Columns<'a>,
) -> Study {
    let prepared = &job.prepared.study;
    let records = input.table().records;
    let mut contingency = tuples(columns, records, None).expect("few columns");
    let models = track(&mut contingency, ColumnTracker::new(&job.plan, own.clone(), own));
    Study::new(
        prepared.attributes().to_vec(),
        contingency,
        Demands::new(models.expect("models")),
        job.plan.loss,
        job.plan.suppression_limit,
    )
    .expect("a study")
}

/// The recipe of a timed run: its texts as ARX's classes, from which recipes are made.
fn recipe(case: &Value) -> Value {
    let texts = reference::strings(&case["models"]);
    let mut models: Vec<Value> = texts.iter().map(|text| model(text)).collect();
    // A class of fewer than l records is never l-diverse, so that k may as well be l, which is
    // how a recipe has to say it.
    let l = models.iter().filter_map(|model| model["l"].as_u64()).max().unwrap_or(0);
    for k in models.iter_mut().filter_map(|model| model.get_mut("k")) {
        *k = json!(k.as_u64().unwrap_or(0).max(l));
    }
    let metric = match case["metric"].as_str().expect("a metric") {
        "Loss, geometric mean, gs 0.5" => ("MetricMDNMLoss", "GEOMETRIC_MEAN"),
        "non-monotonic precision, arithmetic mean, gs 0.5" => {
            ("MetricMDNMPrecision", "ARITHMETIC_MEAN")
        }
        "non-monotonic non-uniform entropy, sum, gs 0.5" => ("MetricMDNUNMEntropy", "SUM"),
        "AECS, gs 0.5" => ("MetricSDAECS", "SUM"),
        "non-monotonic discernability" => ("MetricSDNMDiscernability", "SUM"),
        other => panic!("metric {other}"),
    };
    let sensitive = if models.len() > 1 { vec![SENSITIVE] } else { vec![] };
    let case = json!({
        "quasi_identifiers": case["quasi_identifiers"], "sensitive": sensitive,
        "models": models, "suppression_limit": case["suppression_limit"],
        "metric": {"class": metric.0, "aggregateFunction": metric.1, "gsFactor": 0.5},
    });
    recipe_of(&case).expect("every timed run can be said").recipe
}

/// A model of a timed run as the other cases have it.
fn model(text: &str) -> Value {
    let numbers: Vec<Value> = text
        .split(|c: char| !c.is_ascii_digit() && c != '.')
        .filter_map(|number| serde_json::from_str(number).ok())
        .collect();
    let of_class = |class: &str| json!({"class": class, "attribute": SENSITIVE});
    let mut model = match text {
        _ if text.starts_with("k-anonymity") => {
            return json!({"class": "KAnonymity", "k": numbers[0]});
        }
        _ if text.starts_with("distinct") => of_class("DistinctLDiversity"),
        _ if text.starts_with("recursive") => of_class("RecursiveCLDiversity"),
        _ if text.contains("equal distance") => of_class("EqualDistanceTCloseness"),
        other => panic!("model {other}"),
    };
    match &numbers[..] {
        [t] if t.is_f64() => model["t"] = t.clone(),
        [l] => model["l"] = l.clone(),
        [c, l] => (model["c"], model["l"]) = (c.clone(), l.clone()),
        _ => panic!("the numbers of {text}"),
    }
    model
}

/// For each quasi-identifier the codes of its column.
fn codes<'a>(job: &Job, input: &'a Input) -> Vec<Translated<'a>> {
    let planned =
        job.plan.attributes.iter().filter(|a| a.role == outis::table::Role::QuasiIdentifier);
    planned
        .map(|planned| {
            let built = hierarchy_of(input.table(), &job.plan.markers, planned);
            let (_, _, codes, _) = built.expect("a hierarchy that was built before");
            codes
        })
        .collect()
}

/// The columns that the yardstick counts.
pub(super) fn yardstick_columns(folder: &Path, data: &[u8]) -> Vec<(Vec<u32>, usize)> {
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
    columns.iter().map(|column| (column.iter().collect(), column.values())).collect()
}

#[cfg(test)]
mod tests {
    use super::model;
    use serde_json::json;

    #[test]
    fn models_are_read_from_their_texts() {
        assert_eq!(model("k-anonymity k=100"), json!({"class": "KAnonymity", "k": 100}));
        let recursive = model("recursive (3,5)-diversity on occupation");
        assert_eq!((&recursive["c"], &recursive["l"]), (&json!(3), &json!(5)));
        assert_eq!(model("t-closeness 0.2, equal distance, on occupation")["t"], json!(0.2));
        assert_eq!(model("distinct 5-diversity on occupation")["l"], json!(5));
    }
}
