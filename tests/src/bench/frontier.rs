//! The frontier of UCI Adult, beside as many runs that share nothing.
//!
//! Both begin with the table as it was read, take the same points and must come to the same
//! losses. What is compared is the quotient of their times in one process.

use super::median;
use crate::arx::attributes;
use crate::harness;
use crate::reference::{self, ADULT, DataFiles};
use outis_job::{Frontier, FrontierRange, Job};
use outis_protocol::Recipe;
use serde_json::{Value, json};
use std::path::Path;
use std::sync::Arc;

/// A recipe whose points were found in both ways.
#[derive(Clone, Debug)]
pub struct Mapped {
    /// What it asks for.
    pub name: &'static str,
    /// How many points.
    pub points: usize,
    /// The time of runs that share nothing over that of the frontier.
    pub quotient: f64,
    /// Whether all losses are the same.
    pub same: bool,
}

/// Looks at the recipes whose names have one of `only` in them, or at all.
///
/// # Panics
/// If the folder of reference data is not complete.
pub fn run(folder: &Path, only: &[String], mut each: impl FnMut(&Mapped)) {
    let data = reference::data(folder, "adult.csv");
    for (name, sensitive, model) in [
        ("k-anonymity", None, None),
        (
            "distinct-l-diversity",
            Some("occupation"),
            Some(json!({"model": "distinct-l-diversity", "attribute": "occupation", "l": 5})),
        ),
        (
            "t-closeness",
            Some("occupation"),
            Some(json!({"model": "t-closeness", "attribute": "occupation", "t": 0.2,
                "distance": "equal"})),
        ),
    ] {
        if !only.is_empty() && !only.iter().any(|only| name.contains(only.as_str())) {
            continue;
        }
        let quasi = ADULT.iter().filter(|name| Some(**name) != sensitive);
        let quasi: Vec<String> = quasi.map(|&name| name.to_owned()).collect();
        let sensitive: Vec<String> = sensitive.into_iter().map(str::to_owned).collect();
        let models: Vec<Value> =
            [json!({"model": "k-anonymity", "k": 5})].into_iter().chain(model).collect();
        let recipe = json!({
            "outis": 1, "kind": "recipe",
            "attributes": attributes(&quasi, &sensitive, &Value::Null),
            "models": models,
            "suppression": {"limit": 0.02},
        });
        let recipe = harness::recipe(&recipe).expect("the recipe is valid");
        let input = harness::read(&recipe, &data).expect("Adult");
        let files = DataFiles(folder);
        let range = FrontierRange { mixed: Vec::new(), ..FrontierRange::default() };
        let (mut shared, mut alone) = (Vec::new(), Vec::new());
        let ours = median(1, 3, || {
            let job = Job::new(recipe.clone(), &input, &files).expect("a job");
            let mut frontier = Frontier::new(Arc::new(job), range.clone()).expect("k-anonymity");
            while !frontier.step(1 << 16).expect("a point") {}
            shared = frontier.points().iter().map(|point| point.loss).collect();
        });
        let theirs = median(1, 3, || {
            alone.clear();
            for &k in &range.k {
                for &limit in &range.limits {
                    let job = Job::new(varied(&recipe, k, limit), &input, &files).expect("a job");
                    let found = harness::search(&job).expect("a search");
                    alone.push(found.map(|found| found.chosen.loss().value()));
                }
            }
        });
        let (points, same) = (shared.len(), shared == alone);
        each(&Mapped { name, points, quotient: theirs / ours, same });
    }
}

/// The recipe with another k and limit.
fn varied(recipe: &Recipe, k: u32, limit: f64) -> Recipe {
    let mut json = serde_json::to_value(recipe).expect("a recipe is JSON");
    json["models"][0]["k"] = json!(k);
    json["suppression"]["limit"] = json!(limit);
    harness::recipe(&json).expect("the recipe is valid")
}
