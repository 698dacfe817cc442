//! What sets of items cost: 100,000 people and 1,000 items, which are drawn.
//!
//! Each person has 1 to 15 items, 8 on average, the item of rank r with a chance in proportion to 1/r
//! (Zipf). Above the items stand three levels of groups of ten. k = 5, m = 2. The unit is the time
//! that reading the file takes.

use super::median;
use crate::harness::SEED;
use outis_job::{AttackChoice, SetAttacking, SetFile, SetJob, SetRun};
use outis_protocol::parse_any;
use outis_protocol::recipe::{AnyRecipe, OtherRecipe, SetRecipe};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::Arc;

/// Different items.
const ITEMS: usize = 1000;

/// Items of a group, and groups of the next.
const FAN: usize = 10;

/// The most items of a person.
const LONGEST: u64 = 15;

/// Regions after which the optimal search ends.
const REGIONS: u32 = 500;

/// What an algorithm comes to.
#[derive(Clone, Debug)]
pub struct SetCost {
    /// Its name in recipes.
    pub algorithm: &'static str,
    /// The time to its end, over that of reading the file.
    pub search: f64,
    /// Of writing, reading again, measuring and reporting.
    pub release: f64,
    /// Of attacking the people of the file, before and in the release.
    pub attack: f64,
    /// What is lost (NCP).
    pub loss: f64,
    /// No cut loses less, where that is known.
    pub bound: Option<f64>,
    /// How many people two items single out before and after.
    pub unique: [u64; 2],
}

/// Numbers that look random and are always the same.
struct ZipfDraw(u64);

impl ZipfDraw {
    fn next(&mut self) -> u64 {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        self.0 >> 33
    }

    fn share(&mut self) -> f64 {
        self.next() as f64 / (1_u64 << 31) as f64
    }
}

/// The text of a file of so many people.
#[must_use]
pub fn file(people: usize) -> String {
    let mut sums = Vec::with_capacity(ITEMS);
    let mut sum = 0.0;
    for rank in 1..=ITEMS {
        sum += 1.0 / rank as f64;
        sums.push(sum);
    }
    let mut draw = ZipfDraw(16);
    let mut text = String::new();
    for person in 0..people {
        text.push_str(&person.to_string());
        for _ in 0..=draw.next() % LONGEST {
            let wanted = draw.share() * sum;
            let rank = sums.partition_point(|&below| below < wanted).min(ITEMS - 1);
            text.push_str(&format!(";{}", scattered(rank)));
        }
        text.push('\n');
    }
    text
}

/// The number of the item of a rank: what is frequent stands in all groups.
fn scattered(rank: usize) -> usize {
    // 7 and 1000 have no divisor in common.
    rank * 7 % ITEMS
}

fn recipe(search: &Value) -> SetRecipe {
    let rows: Vec<Value> = (0..ITEMS)
        .map(|item| {
            json!([
                item.to_string(),
                format!("g{}", item / FAN),
                format!("h{}", item / FAN / FAN),
                "all"
            ])
        })
        .collect();
    let recipe = json!({
        "outis": 1, "kind": "recipe",
        "data": {"kind": "transactions", "format": {"layout": "persons", "header": false}},
        "items": {"hierarchy": {"kind": "levels", "rows": rows}},
        "models": [{"model": "km-anonymity", "k": 5, "m": 2}],
        "search": search,
    });
    match parse_any(&recipe.to_string()).expect("the recipe is valid") {
        AnyRecipe::Other(OtherRecipe::Transactions(recipe)) => *recipe,
        AnyRecipe::Table(_) | AnyRecipe::Other(_) => {
            panic!("it is for sets")
        }
    }
}

/// Measures all algorithms for k^m-anonymity on a file of so many people.
///
/// # Panics
/// If one finds nothing, or what it finds does not hold.
pub fn run(people: usize, mut tell: impl FnMut(&SetCost)) {
    let text = file(people);
    let files: BTreeMap<String, Vec<u8>> = BTreeMap::new();
    for (algorithm, search) in [
        ("apriori", json!({"algorithm": "apriori"})),
        ("direct", json!({"algorithm": "direct"})),
        ("local", json!({"algorithm": "local"})),
        ("optimal", json!({"algorithm": "optimal", "regions": REGIONS})),
    ] {
        let recipe = recipe(&search);
        let mut job = None;
        let unit = median(0, 3, || {
            job = Some(SetJob::new(recipe.clone(), text.as_bytes(), &files).expect("sets"));
        });
        let job = Arc::new(job.expect("it was read"));
        let mut run = SetRun::new(job.clone());
        let search = median(0, 1, || while !run.step(1 << 10) {});
        let mut released = None;
        let release = median(0, 1, || {
            released = Some(run.finish((SEED, false), None).expect("something is found"));
        });
        let (bytes, report) = released.expect("it was written");
        let mut exposure = None;
        let attack = median(0, 1, || {
            let release = SetFile { name: "release".to_owned(), bytes: &bytes };
            let choice = AttackChoice::default();
            let attacking = SetAttacking::new(&job, &release, &[], &choice, &files);
            let mut attacking = attacking.expect("it is a release");
            while !attacking.step(1 << 20) {}
            exposure = attacking.finish().exposure;
        });
        let exposure = exposure.expect("people of the input are attacked");
        let after = exposure.after.expect("there is a release");
        assert_eq!(after.below_k, Some(0), "{algorithm} holds");
        let loss = report.solution.expect("something was found").loss;
        tell(&SetCost {
            algorithm,
            search: search / unit,
            release: release / unit,
            attack: attack / unit,
            loss: loss.value,
            bound: loss.bound,
            unique: [exposure.before.unique, after.unique],
        });
    }
}
