//! Attacks on UCI Adult as it is, and on what becomes of it under several protections.
//!
//! The people of the table are attacked, of whom eight quasi-identifiers are known; the occupation is
//! to be learned. What attacks cost is told beside reading the recipe and collapsing the records.

use super::median;
use crate::arx::attributes;
use crate::harness::{self, SEED};
use crate::reference::{self, ADULT, DataFiles};
use outis_job::{AttackChoice, Attacking, Job, Knowledge};
use outis_protocol::attack::AttackOutcome;
use serde_json::{Value, json};
use std::path::Path;

/// The column that is to be learned.
const LEARNED: &str = "occupation";

/// A table that was attacked.
#[derive(Clone, Debug)]
pub struct Attacked {
    /// What protects it.
    pub name: &'static str,
    /// What the attacks came to.
    pub outcomes: Vec<AttackOutcome>,
    /// The time of all attacks over that of making a study of the table.
    pub quotient: f64,
}

/// Attacks the tables whose names have one of `only` in them, or all.
///
/// # Panics
/// If the folder of reference data is not complete.
pub fn run(folder: &Path, only: &[String], mut each: impl FnMut(&Attacked)) {
    let data = reference::data(folder, "adult.csv");
    let files = DataFiles(folder);
    let quasi = ADULT.iter().filter(|name| **name != LEARNED);
    let quasi: Vec<String> = quasi.map(|&name| name.to_owned()).collect();
    let k = json!({"model": "k-anonymity", "k": 5});
    let l = json!({"model": "distinct-l-diversity", "attribute": LEARNED, "l": 3});
    let t = json!({"model": "t-closeness", "attribute": LEARNED, "t": 0.2, "distance": "equal"});
    let tables = [
        ("as it is", vec![k.clone()]),
        ("k = 5", vec![k.clone()]),
        ("k = 5, l = 3", vec![k.clone(), l]),
        ("k = 5, t = 0.2", vec![k, t]),
    ];
    for (number, (name, models)) in tables.into_iter().enumerate() {
        if !only.is_empty() && !only.iter().any(|only| name.contains(only.as_str())) {
            continue;
        }
        let recipe = json!({
            "outis": 1, "kind": "recipe",
            "attributes": attributes(&quasi, &[LEARNED.to_owned()], &Value::Null),
            "models": models,
            "suppression": {"limit": 0.02},
        });
        let recipe = harness::recipe(&recipe).expect("the recipe is valid");
        let release = match number {
            0 => data.clone(),
            _ => {
                let ran = harness::run(recipe.clone(), &data, &files, SEED).expect("a release");
                ran.release.expect("a release")
            }
        };
        let input = harness::read(&recipe, &data).expect("Adult");
        let read = harness::read_release(&recipe, &release).expect("a release");
        let mut job = None;
        let study = median(1, 5, || {
            job = Some(Job::new(recipe.clone(), &input, &files).expect("a job"));
        });
        let job = job.expect("it was made");
        let (choice, knowledge) = (AttackChoice::default(), Knowledge::default());
        let mut outcomes = Vec::new();
        let attacks = median(1, 5, || {
            let attacking = Attacking::new((&job, &job.recipe), &read, &knowledge, &choice);
            let mut attacking = attacking.expect("its own release");
            while !attacking.step(1 << 16).expect("a job that runs") {}
            outcomes = attacking.finish().attacks;
        });
        each(&Attacked { name, outcomes, quotient: attacks / study });
    }
}
