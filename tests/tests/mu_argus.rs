//! Rare combinations recoded and suppressed, on the rows of the spec and random studies.
#![allow(clippy::print_stdout)] // Seeds and shares are the evidence.

use fastrand::Rng;
use outis::error::Kind;
use outis::model::{ModelChoice, SubsetKAnonymity};
use outis::plan::Plan;
use outis::recoding::{MuArgus, MuArgusOptions, Recode, Recoded};
use outis::study::Study;
use outis_job::Job;
use outis_tests::arx::attributes;
use outis_tests::harness;
use outis_tests::letters::{letters, shown};
use outis_tests::recoded::{drive, recode, suspend};
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
fn combined(rows: &[&str], k: u32, size: u32) -> Arc<Study> {
    let models = vec![SubsetKAnonymity::choose().with("k", k).with("size", size)];
    letters(rows, k, |plan| Plan { models, ..plan })
}

fn recoded(study: &Arc<Study>, options: MuArgusOptions) -> Option<Arc<Recoded>> {
    let mut recoding = MuArgus::new(study.clone(), options).unwrap();
    drive(&mut recoding, || 1 << 16)
}

/// No recoding, only suppression.
fn cells_only() -> MuArgusOptions {
    MuArgusOptions { recode: Recode::Listed(Vec::new()), ..MuArgusOptions::default() }
}

const EIGHT: [&str; 8] = ["000", "001", "010", "100", "011", "101", "110", "111"];

/// Spec D16: safe in pairs, though every record is unique; not in threes.
#[test]
fn the_eight_rows_are_safe_in_pairs_and_stay_as_they_are() {
    let pairs = recoded(&combined(&EIGHT, 2, 2), cells_only()).unwrap();
    assert_eq!(shown(&pairs), EIGHT);
    let threes = shown(&recoded(&combined(&EIGHT, 2, 3), cells_only()).unwrap());
    assert!(threes.iter().all(|row| threes.iter().filter(|other| *other == row).count() >= 2));
    let stars: usize = threes.iter().map(|row| row.matches('*').count()).sum();
    assert!(stars >= 8, "{threes:?}");
}

/// `x` of the third record is in one unsafe combination, `c` in none but its own; the first of
/// equals goes. In the second table `b` is in two of the unsafe combinations and goes in both.
#[test]
fn the_value_in_most_unsafe_combinations_is_suppressed() {
    let one = ["ax", "ax", "ay", "by", "by", "bx"];
    let found = shown(&recoded(&combined(&one, 2, 2), cells_only()).unwrap());
    // (a, y) and (b, x) are rare; of equals the first attribute's value goes, and then `*` beside
    // y and beside x is rare.
    assert_eq!(found, ["ax", "ax", "**", "by", "by", "**"]);
    let two = ["axp", "axp", "bxp", "byp", "byq", "cyq", "cyq"];
    let found = shown(&recoded(&combined(&two, 2, 1), cells_only()).unwrap());
    assert_eq!(found, two);
}

/// `x` is in both rare pairs and goes; if it matters three times as much, `b` and `c` go, and two
/// records show it without them. So it is with the column that is made coarser.
#[test]
fn what_has_weight_is_kept() {
    let found = |rows: &[&str], weights: [f64; 2], options| {
        let models = vec![SubsetKAnonymity::choose().with("k", 2).with("size", 2)];
        let study = letters(rows, 2, |mut plan| {
            for (attribute, weight) in plan.attributes.iter_mut().zip(weights) {
                attribute.weight = weight;
            }
            Plan { models, ..plan }
        });
        shown(&recoded(&study, options).unwrap())
    };
    let rows = ["ax", "ax", "by", "by", "cy", "cy", "bx", "cx"];
    assert_eq!(found(&rows, [1.0, 1.0], cells_only())[6..], ["**", "**"]);
    assert_eq!(found(&rows, [1.0, 3.0], cells_only())[6..], ["*x", "*x"]);
    let rows = ["ax", "bx", "ay", "by"];
    let generalized = || MuArgusOptions { share: 0.0, size: 2, recode: Recode::Automatic };
    assert_eq!(found(&rows, [1.0, 1.0], generalized()), ["*x", "*x", "*y", "*y"]);
    assert_eq!(found(&rows, [3.0, 1.0], generalized()), ["a*", "b*", "a*", "b*"]);
}

#[test]
fn attributes_are_generalized_in_the_order_of_the_list() {
    let rows = ["ax", "by", "cx", "dy"];
    let listed = |listed: &[(u32, u8)], share| MuArgusOptions {
        recode: Recode::Listed(listed.to_vec()),
        share,
        size: 2,
    };
    let study = combined(&rows, 2, 2);
    let found = recoded(&study, listed(&[(0, 1), (1, 1)], 0.0)).unwrap();
    assert_eq!(shown(&found), ["*x", "*y", "*x", "*y"]);
    let found = recoded(&study, listed(&[(1, 1), (0, 1)], 0.0)).unwrap();
    assert_eq!(shown(&found), ["**", "**", "**", "**"]);
}

#[test]
fn options_that_are_none_are_refused() {
    let study = combined(&EIGHT, 2, 2);
    let refused = |recode, share| {
        let options = MuArgusOptions { recode, share, size: 2 };
        MuArgus::new(study.clone(), options).unwrap_err().kind
    };
    let share = refused(Recode::Automatic, 1.5);
    assert!(matches!(share, Kind::Parameter { field: "share", .. }));
    let none = refused(Recode::Listed(vec![(3, 0)]), 0.0);
    assert!(matches!(none, Kind::Parameter { field: "search.recode", .. }));
    assert_eq!(refused(Recode::Listed(vec![(0, 2)]), 0.0), Kind::LevelTooHigh { height: 1 });
}

fn options(random: &mut Rng, study: &Study) -> MuArgusOptions {
    let attributes = study.attributes();
    let recode = if random.u8(0..4) == 0 {
        let entries = (0..random.usize(0..6)).map(|_| {
            let number = random.usize(0..attributes.len());
            let attribute = &attributes[number];
            (number as u32, random.u8(attribute.floor..=attribute.limit))
        });
        Recode::Listed(entries.collect())
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
    let tables = recode(&mut random, 800, |random, study| {
        let options = options(random, study);
        Box::new(MuArgus::new(study.clone(), options).unwrap())
    });
    println!("{tables:?}");
    assert!(tables.feasible > 250 && tables.whole > 100 && tables.infeasible > 20);
}

/// The budget of a step changes nothing, nor does a second run.
#[test]
fn it_may_be_suspended_anywhere() {
    suspend(&mut Rng::with_seed(seed() ^ 1), |random, study| {
        let options = options(random, study);
        let study = study.clone();
        Box::new(move || MuArgus::new(study.clone(), options.clone()).unwrap())
    });
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
