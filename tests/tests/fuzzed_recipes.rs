//! Recipes that are wrong in any way: refused with a place and without a trace of what stands in
//! the cells, or carried out to a release that whoever receives it measures again.
//!
//! Random studies with all models and losses, every search and recoding with its options, lists
//! of others to compare; then their JSON is changed at random. A mark stands in the cells of the
//! table, and no message may hold it.
//! `OUTIS_SEED` chooses other recipes than the usual ones; the seed is printed.
#![allow(clippy::print_stdout)] // Seed and shares are the evidence.

use fastrand::Rng;
use outis_protocol::Problem;
use outis_protocol::problem::Code;
use outis_tests::fuzzing::{Ended, carry_out};
use outis_tests::harness::Attached;
use outis_tests::mutation::mutated;
use outis_tests::random::Study;
use outis_tests::shares::{Shares, drawn_of};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Recipes that are tried.
const RECIPES: usize = 6000;

/// Stands in the cells and must never be seen in a message.
const MARK: &str = "MARKERq7";

/// Problems that concern the whole of a recipe or table: there is no place to name.
const WITHOUT_PLACE: [Code; 4] =
    [Code::NoModels, Code::NotTogether, Code::SearchNeedsMonotone, Code::SearchNeedsDrop];

/// A study's recipe with a search, others to compare and settings, and its table, all marked.
fn drawn(random: &mut Rng) -> (Value, String, Attached, Study) {
    let mut study = match random.u8(0..4) {
        0 => Study::draw_beyond_the_oracle(random),
        _ => Study::draw(random),
    };
    study.recipe["search"] = study.draw_search(random);
    if random.bool() {
        let others = (0..random.usize(1..4)).map(|_| study.draw_search(random));
        study.recipe["compare"] = others.collect();
    }
    if random.bool() {
        study.recipe["suppression"]["style"] = json!("star");
    }
    if random.bool() {
        study.recipe["risk"] = json!({"threshold": 0.3, "sampling-fraction": 0.5});
        study.recipe["output"] = json!({"shuffle": random.bool(), "line-ending": "crlf"});
    }
    let (recipe, data, files) = study.marked(MARK);
    (recipe, data, files, study)
}

/// A problem says where, and nothing of what stands in a cell.
fn check(problem: &Problem) {
    let said = serde_json::to_string(problem).expect("JSON");
    assert!(!said.contains(MARK), "{said}");
    let Problem { file, attribute, column, record, line, level, field, .. } = problem;
    let numbers = [column.is_some(), record.is_some(), line.is_some(), level.is_some()];
    let names = [file.is_some(), attribute.is_some(), field.is_some()];
    let placed = numbers.into_iter().chain(names).any(|there| there);
    assert!(placed || WITHOUT_PLACE.contains(&problem.code), "no place: {said}");
}

#[test]
fn a_wrong_recipe_is_refused_with_a_place_or_carried_out() {
    let given = std::env::var("OUTIS_SEED").ok().and_then(|text| text.parse().ok());
    let seed: u64 = given.unwrap_or(20_261_121);
    println!("OUTIS_SEED={seed}");
    let mut random = Rng::with_seed(seed);
    let mut shares = Shares::of_every_choice();
    let mut codes: BTreeMap<&str, usize> = BTreeMap::new();
    let (mut ends, mut wrong) = (BTreeMap::<Ended, usize>::new(), Vec::new());
    for number in 0..drawn_of(RECIPES) {
        let (recipe, data, files, study) = drawn(&mut random);
        shares.count_ingredients(&study);
        let changes = random.usize(0..4);
        let text = mutated(&recipe, MARK, changes, &mut random);
        match catch_unwind(AssertUnwindSafe(|| {
            match carry_out(&text, data.as_bytes(), &files, &check) {
                Ok(ended) => Ok(ended),
                Err(problem) => {
                    check(&problem);
                    Err(problem)
                }
            }
        })) {
            Ok(Ok(ended)) => *ends.entry(ended).or_insert(0) += 1,
            Ok(Err(problem)) => *codes.entry(problem.code.id()).or_insert(0) += 1,
            Err(_) => wrong.push((text.len(), format!("recipe {number}\n{text}\n{data}"))),
        }
    }
    let smallest = wrong.iter().min();
    assert!(wrong.is_empty(), "{} go wrong, such as {}", wrong.len(), smallest.unwrap().1);
    println!("{ends:?}\n{codes:?}");
    // The others are refused at once.
    let late = codes
        .iter()
        .filter(|(code, _)| !code.starts_with("recipe-") && !code.starts_with("unknown-"));
    let late: usize = late.map(|(_, count)| count).sum();
    assert!(ends.len() == 3 && ends.values().all(|&count| count >= drawn_of(50)), "{ends:?}");
    assert!(ends[&Ended::Measured] >= drawn_of(500) && late >= drawn_of(1000) && codes.len() >= 25);
    shares.check(15, &[]);
}
