//! Rare combinations recoded and suppressed, on the rows of the spec and random studies.
#![allow(clippy::print_stdout)] // Seeds and shares are the evidence.

use fastrand::Rng;
use outis::error::Kind;
use outis::format::csv::{Options, Reader};
use outis::hierarchy::Spec;
use outis::model::{Combinations, Spec as Model};
use outis::plan::{Plan, PlannedAttribute, prepare};
use outis::recoding::{MuArgus, MuArgusOptions, Recode, Recoded, Recoder};
use outis::study::Study;
use outis::table::Role;
use outis_protocol::job::Job;
use outis_tests::arx::attributes;
use outis_tests::harness;
use outis_tests::recoded::{Ready, drive};
use outis_tests::reference::{self, ADULT, DataFiles, reference_or_skip};
use serde_json::{Value, json};
use std::sync::Arc;

fn seed() -> u64 {
    let given = std::env::var("OUTIS_SEED").ok().and_then(|text| text.parse().ok());
    let seed = given.unwrap_or(20_261_124);
    println!("OUTIS_SEED={seed}");
    seed
}

/// A study of rows of letters, whose combinations of up to `size` have to occur k times.
fn letters(rows: &[&str], k: u32, size: u32) -> Arc<Study> {
    let width = rows[0].len();
    let cells = |row: &str| row.chars().map(String::from).collect::<Vec<_>>().join(",");
    let header = (0..width).map(|at| format!("q{at}")).collect::<Vec<_>>().join(",");
    let text = rows.iter().fold(header, |text, row| text + "\n" + &cells(row)) + "\n";
    let mut reader = Reader::new(Options { delimiter: Some(b','), header: Some(true) });
    reader.push(text.as_bytes()).unwrap();
    let table = reader.finish().unwrap().table;
    let quasi =
        |at| PlannedAttribute::new(&format!("q{at}"), at, Role::QuasiIdentifier, Spec::None);
    let models = vec![Model::SubsetKAnonymity { k, combinations: Combinations::UpTo(size) }];
    let plan = Plan { models, ..Plan::of_k((0..width).map(quasi).collect(), k) };
    prepare(&table, &plan).unwrap().study
}

fn recoded(study: &Arc<Study>, options: MuArgusOptions) -> Option<Arc<Recoded>> {
    let mut recoding = MuArgus::new(study.clone(), options).unwrap();
    drive(&mut recoding, || 1 << 16)
}

fn shown(recoded: &Recoded) -> Vec<String> {
    let study = recoded.study();
    let row = |&tuple: &u32| {
        let class = recoded.class_of()[tuple as usize];
        let cells = recoded.cells(class as usize).iter().zip(study.attributes());
        cells.map(|(cell, attribute)| cell.label(attribute)).collect::<String>()
    };
    study.contingency().tuple_of().iter().map(row).collect()
}

/// No recoding, only suppression.
fn cells_only() -> MuArgusOptions {
    MuArgusOptions { recode: Recode::Listed(Vec::new()), ..MuArgusOptions::default() }
}

const EIGHT: [&str; 8] = ["000", "001", "010", "100", "011", "101", "110", "111"];

/// Spec D16: safe in pairs, though every record is unique; not in threes.
#[test]
fn the_eight_rows_are_safe_in_pairs_and_stay_as_they_are() {
    let pairs = recoded(&letters(&EIGHT, 2, 2), cells_only()).unwrap();
    assert_eq!(shown(&pairs), EIGHT);
    let threes = shown(&recoded(&letters(&EIGHT, 2, 3), cells_only()).unwrap());
    assert!(threes.iter().all(|row| threes.iter().filter(|other| *other == row).count() >= 2));
    let stars: usize = threes.iter().map(|row| row.matches('*').count()).sum();
    assert!(stars >= 8, "{threes:?}");
}

/// `x` of the third record is in one unsafe combination, `c` in none but its own; the first of
/// equals goes. In the second table `b` is in two of the unsafe combinations and goes in both.
#[test]
fn the_value_in_most_unsafe_combinations_is_suppressed() {
    let one = ["ax", "ax", "ay", "by", "by", "bx"];
    let found = shown(&recoded(&letters(&one, 2, 2), cells_only()).unwrap());
    // (a, y) and (b, x) are rare; of equals the first attribute's value goes, and then `*` beside
    // y and beside x is rare.
    assert_eq!(found, ["ax", "ax", "**", "by", "by", "**"]);
    let two = ["axp", "axp", "bxp", "byp", "byq", "cyq", "cyq"];
    let found = shown(&recoded(&letters(&two, 2, 1), cells_only()).unwrap());
    assert_eq!(found, two);
}

#[test]
fn attributes_are_generalized_in_the_order_of_the_list() {
    let rows = ["ax", "by", "cx", "dy"];
    let listed = |listed: &[(u32, u8)], share| MuArgusOptions {
        recode: Recode::Listed(listed.to_vec()),
        share,
        size: 2,
    };
    let study = letters(&rows, 2, 2);
    let found = recoded(&study, listed(&[(0, 1), (1, 1)], 0.0)).unwrap();
    assert_eq!(shown(&found), ["*x", "*y", "*x", "*y"]);
    let found = recoded(&study, listed(&[(1, 1), (0, 1)], 0.0)).unwrap();
    assert_eq!(shown(&found), ["**", "**", "**", "**"]);
}

#[test]
fn options_that_are_none_are_refused() {
    let study = letters(&EIGHT, 2, 2);
    let refused = |recode, share| {
        let options = MuArgusOptions { recode, share, size: 2 };
        MuArgus::new(study.clone(), options).unwrap_err().kind
    };
    let share = refused(Recode::Automatic, 1.5);
    assert!(matches!(share, Kind::Parameter { field: "search.share", .. }));
    let none = refused(Recode::Listed(vec![(3, 0)]), 0.0);
    assert!(matches!(none, Kind::Parameter { field: "search.recode", .. }));
    assert_eq!(refused(Recode::Listed(vec![(0, 2)]), 0.0), Kind::LevelTooHigh { height: 1 });
}

fn options(random: &mut Rng, quasi: usize, top: &[u8]) -> MuArgusOptions {
    let recode = if random.u8(0..4) == 0 {
        let entry = |random: &mut Rng| {
            let at = random.usize(0..quasi);
            (at as u32, random.u8(0..=top[at]))
        };
        Recode::Listed((0..random.usize(0..6)).map(|_| entry(random)).collect())
    } else {
        Recode::Automatic
    };
    let share = [0.0, 0.1, 0.5, 1.0][random.usize(0..4)];
    MuArgusOptions { size: random.u32(1..=3), recode, share }
}

/// Whatever the models: what is found holds in its bytes. Half of the studies also ask for
/// combinations.
#[test]
fn what_is_found_holds_in_its_bytes() {
    let mut random = Rng::with_seed(seed());
    let (mut feasible, mut infeasible, mut whole) = (0, 0, 0);
    for _ in 0..800 {
        let Some(ready) = Ready::draw(&mut random) else { continue };
        let study = &ready.job.prepared.study;
        let options = options(&mut random, study.attributes().len(), study.top().as_slice());
        match recoded(study, options) {
            Some(found) => {
                let _ = ready.check(&found);
                feasible += 1;
                whole += usize::from(found.suppressed == 0);
            }
            None => infeasible += 1,
        }
    }
    println!("{feasible} tables, {whole} of them with all records; {infeasible} without");
    assert!(feasible > 250 && whole > 100 && infeasible > 20);
}

/// The budget of a step changes nothing, nor does a second run.
#[test]
fn it_may_be_suspended_anywhere() {
    let mut random = Rng::with_seed(seed() ^ 1);
    for _ in 0..60 {
        let Some(ready) = Ready::draw(&mut random) else { continue };
        let study = &ready.job.prepared.study;
        let options = options(&mut random, study.attributes().len(), study.top().as_slice());
        let mut ends = Vec::new();
        for budget in [1, 7, 1_000_000, 1_000_000] {
            let mut recoding = MuArgus::new(study.clone(), options.clone()).unwrap();
            let found = drive(&mut recoding, || budget);
            let end = found.map(|found| (found.loss.clone(), found.class_of().to_vec()));
            ends.push((end, recoding.visited()));
        }
        assert!(ends.iter().all(|end| *end == ends[0]), "{ends:?}\n{}", ready.say());
    }
}

/// Adult with pairs and threes that occur five times, no record suppressed; figures to look at.
#[test]
fn adult_keeps_its_records() {
    let folder = reference_or_skip!("adult_keeps_its_records");
    for size in [2, 3] {
        let recipe = json!({
            "outis": 1, "kind": "recipe",
            "attributes": attributes(&ADULT.map(str::to_owned), &[], &Value::Null),
            "models": [{"model": "subset-k-anonymity", "k": 5, "size": size}],
            "loss": {"metric": "loss", "aggregate": "arithmetic-mean", "gs-factor": 0.5},
        });
        let recipe = harness::recipe(&recipe).expect("a recipe");
        let input = harness::read(&recipe, &reference::data(&folder, "adult.csv")).expect("Adult");
        let job = Job::new(recipe, &input, &DataFiles(&folder)).expect("a job");
        for share in if size == 2 { [0.05, 0.5] } else { [0.0, 0.05] } {
            let start = cpu_time::ThreadTime::now();
            let options = MuArgusOptions { share, ..MuArgusOptions::default() };
            let found = recoded(&job.prepared.study, options).expect("a table");
            let (loss, time) = (found.loss.value(), start.elapsed());
            println!("size {size}, share {share}: loss {loss:.5}, {time:?}");
            assert_eq!(found.suppressed, 0);
        }
    }
}
