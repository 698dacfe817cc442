//! What each attack costs on a big file like Adult, beside making a study of it, that is hierarchies
//! and collapsing the records.

use super::big;
use crate::arx::attributes;
use crate::harness::{self, SEED};
use crate::reference::{ADULT, DataFiles};
use cpu_time::ThreadTime;
use outis::attack::Attack;
use outis_job::{AttackChoice, Attacking, Input, Job, Knowledge, NamedInput, Run};
use outis_protocol::recipe::Recipe;
use serde_json::{Value, json};
use std::path::Path;
use std::sync::Arc;

/// The column that is to be learned.
const LEARNED: &str = "occupation";

/// Classes looked at at a time.
const CLASSES: usize = 1 << 16;

/// Records written at a time.
const RECORDS: usize = 1 << 14;

/// What one attack took.
#[derive(Clone, Debug)]
pub struct Cost {
    /// Its name.
    pub attack: &'static str,
    /// What it was tried on.
    pub table: &'static str,
    /// Its time over that of making the study.
    pub ratio: f64,
    /// Its time in seconds.
    pub seconds: f64,
    /// On how many it was tried; 0 if it was not.
    pub tried: u64,
    /// Whether everything was looked at.
    pub complete: bool,
}

/// Attacks a file of so many rows, of whose people eight quasi-identifiers are known, as it is and
/// under k = 5 with at most 2 % suppressed. It is compared with an earlier release under k = 10.
///
/// # Panics
/// If anything fails.
pub fn run(folder: &Path, rows: usize, mut each: impl FnMut(&Cost)) {
    let files = DataFiles(folder);
    let recipe = recipe(5, 1);
    let input = big::read(&big::file(folder, rows), &recipe);
    let start = ThreadTime::now();
    let job = Job::new(recipe.clone(), &input, &files).expect("a job");
    let unit = start.elapsed().as_secs_f64();
    let job = Arc::new(job);
    let released = released(&job);
    let other = Job::new(self::recipe(10, 4), &input, &files).expect("a job");
    let earlier = self::released(&Arc::new(other));
    let people = NamedInput { name: "people".to_owned(), input: &input };
    let known = Knowledge { known: vec![people], ..Knowledge::default() };
    let last = NamedInput { name: "earlier".to_owned(), input: &earlier };
    let compared = Knowledge { earlier: vec![last], ..Knowledge::default() };
    let nothing = Knowledge::default();
    for (table, release) in [("as it is", &*input), ("k = 5", &released)] {
        for attack in Attack::ALL {
            let is_of_two = Attack::OF_EARLIER.contains(&attack);
            let knowledge = match attack {
                Attack::Membership => &known,
                _ if is_of_two => &compared,
                _ => &nothing,
            };
            let choice = AttackChoice { attacks: vec![attack], ..AttackChoice::default() };
            let start = ThreadTime::now();
            let attacking = Attacking::new((&job, &job.recipe), release, knowledge, &choice);
            let mut attacking = attacking.expect("its own release");
            while !attacking.step(CLASSES).expect("a job that runs") {}
            let outcomes = attacking.finish().attacks;
            let seconds = start.elapsed().as_secs_f64();
            let outcome = outcomes.iter().find(|outcome| outcome.attack == attack.id());
            let outcome = outcome.expect("it was tried");
            let (tried, complete) = (outcome.tried, outcome.complete);
            let ratio = seconds / unit;
            each(&Cost { attack: attack.id(), table, ratio, seconds, tried, complete });
        }
    }
}

fn recipe(k: u32, weight: u32) -> Recipe {
    let quasi = ADULT.iter().filter(|name| **name != LEARNED);
    let quasi: Vec<String> = quasi.map(|&name| name.to_owned()).collect();
    let mut attributes = attributes(&quasi, &[LEARNED.to_owned()], &Value::Null);
    attributes[0]["weight"] = json!(weight);
    let recipe = json!({
        "outis": 1, "kind": "recipe", "attributes": attributes,
        "models": [{"model": "k-anonymity", "k": k}],
        "suppression": {"limit": 0.02}, "output": {"shuffle": false},
    });
    harness::recipe(&recipe).expect("the recipe is valid")
}

/// What a job releases, read again.
fn released(job: &Arc<Job>) -> Input {
    let mut run = Run::new(job.clone()).expect("a search");
    while !run.search(CLASSES) {}
    let bytes = harness::write(&mut run, SEED, RECORDS).expect("a release");
    harness::read_release(&job.recipe, &bytes).expect("a release")
}
