//! What each privacy model costs at a node, over what k-anonymity costs there.
//!
//! The nodes are the same for all: every so manieth of Adult's lattice, in
//! lexicographic order. At each the classes are rolled up from the exact tuples with
//! all that the model carries, and decided. Nothing is pruned, so that what is
//! compared is the work at a node and not the luck of a search.

use super::median;
use crate::arx::attributes;
use crate::harness::{self, Attached};
use crate::reference::{self, ADULT, strings};
use outis::lattice::Levels;
use outis::partition::partition;
use outis::study::Study;
use outis_job::Job;
use serde_json::{Value, json};
use std::path::Path;

/// Nodes that every model is timed on.
const NODES: usize = 60;

/// Timings of each, of which the median counts.
const RUNS: usize = 5;

/// Columns added to Adult: what some models look at.
const ADDED: [&str; 4] = ["ask", "guard", "more", "weight"];

/// One model's cost.
#[derive(Clone, Debug)]
pub struct Cost {
    /// The model as the recipe says it, without its parameters.
    pub name: String,
    /// Its time over that of k-anonymity in the same run.
    pub ratio: f64,
    /// The largest ratio allowed; none where combinations are counted one by one.
    pub ceiling: Option<f64>,
}

impl Cost {
    /// Whether it is as cheap as it must be.
    #[must_use]
    pub fn passes(&self) -> bool {
        self.ceiling.is_none_or(|ceiling| self.ratio <= ceiling)
    }
}

/// Times all models, or those whose name is in `only`, each by turns with k-anonymity.
///
/// # Panics
/// If the folder of reference data is not complete.
pub fn run(folder: &Path, only: &[String], mut each: impl FnMut(&Cost)) {
    let data = widened(&reference::data(folder, "adult.csv"));
    let base = study(folder, &data, &json!({"model": "k-anonymity", "k": 5}));
    for (name, model) in models() {
        if !only.is_empty() && !only.contains(&name) {
            continue;
        }
        let study = study(folder, &data, &model);
        let ratio = ratio(&study, &base);
        let ceiling = match model["model"].as_str().unwrap_or_default() {
            "t-closeness" | "entropy-l-diversity" | "recursive-l-diversity" => Some(3.0),
            // It tries every number of records that may have to go.
            "population-uniqueness" => Some(20.0),
            "subset-k-anonymity" => None,
            _ => Some(6.0),
        };
        each(&Cost { name, ratio, ceiling });
    }
}

/// Every model with parameters as they are usual.
fn models() -> Vec<(String, Value)> {
    let sensitive = |mut model: Value| {
        model["attribute"] = json!("occupation");
        model
    };
    let acceptable = json!(["Sales"]);
    let all = [
        json!({"model": "k-map", "k": 5, "population": "adult"}),
        json!({"model": "k-map", "k": 5, "estimator": "individual-risk", "sampling-fraction": 0.1}),
        json!({"model": "k-map", "k": 5, "estimator": "individual-risk"}),
        json!({"model": "average-risk", "average": 0.1}),
        sensitive(json!({"model": "distinct-l-diversity", "l": 3})),
        sensitive(json!({"model": "distinct-l-diversity", "l": 2, "joint": true})),
        sensitive(json!({"model": "entropy-l-diversity", "l": 3})),
        sensitive(json!({"model": "recursive-l-diversity", "c": 4, "l": 3})),
        sensitive(json!({"model": "pd-recursive-l-diversity", "c": 4, "l": 3,
                     "acceptable": acceptable})),
        sensitive(json!({"model": "npd-recursive-l-diversity", "c1": 4, "c2": 1, "l": 3,
                     "acceptable": acceptable, "guarded": ["Tech-support"]})),
        sensitive(json!({"model": "t-closeness", "t": 0.3, "distance": "equal"})),
        sensitive(json!({"model": "t-closeness", "t": 0.3, "distance": "ordered"})),
        sensitive(json!({"model": "t-closeness", "t": 0.3, "distance": "hierarchical"})),
        json!({"model": "t-closeness", "t": 0.3, "distance": "numeric", "attribute": "more"}),
        json!({"model": "delta-presence", "min": 0, "max": 1, "population": "adult"}),
        sensitive(json!({"model": "delta-disclosure", "delta": 2})),
        sensitive(json!({"model": "delta-disclosure", "delta": 2, "mode": "present-only"})),
        sensitive(json!({"model": "beta-likeness", "beta": 3})),
        sensitive(json!({"model": "beta-likeness", "beta": 3, "variant": "enhanced"})),
        sensitive(json!({"model": "alpha-k-anonymity", "alpha": 0.5, "k": 5})),
        json!({"model": "personal-k", "attribute": "ask"}),
        sensitive(json!({"model": "guarding-nodes", "guard": "guard", "probability": 0.5})),
        json!({"model": "subset-k-anonymity", "k": 5, "size": 2}),
        json!({"model": "sample-uniqueness", "max": 0.05}),
        json!({"model": "population-uniqueness", "max": 0.05, "sampling-fraction": 0.1}),
    ];
    all.into_iter().map(|model| (name(&model), model)).collect()
}

fn name(model: &Value) -> String {
    let mut name = model["model"].as_str().unwrap_or_default().to_owned();
    for variant in ["distance", "mode", "variant", "estimator"] {
        if let Some(value) = model[variant].as_str() {
            name += &format!(" {value}");
        }
    }
    if model["joint"] == true {
        name += " joint";
    }
    if model["estimator"] == "individual-risk" && model.get("sampling-fraction").is_none() {
        name += " weighed";
    }
    name
}

/// Adult with more columns.
fn widened(adult: &[u8]) -> String {
    let text = std::str::from_utf8(adult).expect("Adult is ASCII");
    let mut lines = text.lines();
    let mut wide = format!("{};{}\n", lines.next().expect("a header"), ADDED.join(";"));
    for (record, line) in lines.enumerate() {
        let ask = 2 + record % 4;
        let guard = if record % 3 == 0 { "Technical" } else { "" };
        let (more, weight) = (record % 7, 1 + record % 5);
        wide += &format!("{line};{ask};{guard};{more};{weight}\n");
    }
    wide
}

/// Adult in which everything but the occupation identifies, under one model.
fn study(folder: &Path, data: &str, model: &Value) -> std::sync::Arc<Study> {
    let quasi: Vec<String> =
        ADULT.iter().filter(|name| **name != "occupation").map(|&name| name.to_owned()).collect();
    let sensitive = strings(&json!(["occupation"]));
    let mut columns = attributes(&quasi, &sensitive, &Value::Null);
    for name in ADDED {
        let role = if name == "more" { "sensitive" } else { "insensitive" };
        columns.push(json!({"name": name, "role": role}));
    }
    let mut recipe = json!({
        "outis": 1, "kind": "recipe",
        "attributes": columns,
        "models": [model],
        "suppression": {"limit": 1},
    });
    if model["population"].is_string() {
        recipe["tables"] = json!({"adult": {"file": "adult.csv"}});
    }
    if model["estimator"] == "individual-risk" && model.get("sampling-fraction").is_none() {
        recipe["records"] = json!({"sampling-weight": "weight"});
    }
    let recipe = harness::recipe(&recipe).expect("the recipe is valid");
    let input = harness::read(&recipe, data.as_bytes()).expect("Adult");
    let mut files = Attached::new();
    for name in ADULT {
        let file = format!("adult_hierarchy_{name}.csv");
        files.insert(file.clone(), reference::data(folder, &file));
    }
    files.insert("adult.csv".to_owned(), reference::data(folder, "adult.csv"));
    let job = Job::new(recipe, &input, &files).unwrap_or_else(|p| panic!("{p:?}: {model}"));
    job.prepared.study
}

/// The median time of a study over that of another, taken by turns, so that whatever else the
/// machine does concerns both.
fn ratio(study: &Study, base: &Study) -> f64 {
    let mut times = [Vec::new(), Vec::new()];
    for _ in 0..RUNS {
        for (times, study) in times.iter_mut().zip([study, base]) {
            times.push(time(study));
        }
    }
    let [ours, theirs] = times.map(|mut times| {
        times.sort_by(f64::total_cmp);
        times[RUNS / 2]
    });
    ours / theirs
}

/// Milliseconds for all nodes, once.
fn time(study: &Study) -> f64 {
    let top = study.top();
    let nodes = nodes(top.as_slice());
    median(0, 1, || {
        for levels in &nodes {
            let partition = partition(study.contingency(), study.hierarchies(), levels);
            let decision = study.demands().decide(&partition, u64::MAX);
            std::hint::black_box(decision);
        }
    })
}

/// Nodes spread evenly over the lattice in lexicographic order.
fn nodes(top: &[u8]) -> Vec<Levels> {
    let sizes: Vec<usize> = top.iter().map(|&level| usize::from(level) + 1).collect();
    let all: usize = sizes.iter().product();
    (0..NODES)
        .map(|number| {
            let mut rest = number * all / NODES;
            let mut levels = vec![0; sizes.len()];
            for (level, size) in levels.iter_mut().zip(&sizes).rev() {
                *level = (rest % size) as u8;
                rest /= size;
            }
            Levels::new(levels)
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::{NODES, nodes};

    #[test]
    fn nodes_are_distinct_and_within_the_lattice() {
        let top = [1, 4, 1, 2, 3, 2, 2, 1];
        let mut nodes = nodes(&top);
        assert!(nodes.iter().all(|n| n.as_slice().iter().zip(top).all(|(&l, t)| l <= t)));
        nodes.dedup();
        assert_eq!(nodes.len(), NODES);
    }
}
