//! k-anonymity by suppressed cells: small tables against every way to suppress cells, random
//! studies against their bytes.
#![allow(clippy::print_stdout)] // Seeds, shares and numbers of cells are the evidence.

use fastrand::Rng;
use outis::error::Kind;
use outis::lattice::Levels;
use outis::plan::{Matching, Plan};
use outis::recoding::{Cell, CellSuppression, CellSuppressionOptions, Recoded};
use outis::study::Study;
use outis_job::Job;
use outis_tests::arx::attributes;
use outis_tests::harness;
use outis_tests::letters::{letters, shown};
use outis_tests::recoded::{drive, recode, suspend};
use outis_tests::reference::{self, ADULT, DataFiles, reference_or_skip};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::Arc;

fn seed() -> u64 {
    let given = std::env::var("OUTIS_SEED").ok().and_then(|text| text.parse().ok());
    let seed = given.unwrap_or(20_261_123);
    println!("OUTIS_SEED={seed}");
    seed
}

/// A study of rows of letters that ask for k-anonymity.
fn of_letters(rows: &[String], k: u32) -> Arc<Study> {
    letters(rows, k, |plan| plan)
}

fn suppressed(study: &Arc<Study>, options: CellSuppressionOptions) -> Option<Arc<Recoded>> {
    let mut recoding = CellSuppression::new(study.clone(), options).unwrap();
    drive(&mut recoding, || 1 << 16)
}

/// How many cells are suppressed.
fn stars(rows: &[String]) -> usize {
    rows.iter().map(|row| row.matches('*').count()).sum()
}

fn rows(rows: &[&str]) -> Vec<String> {
    rows.iter().map(|&row| row.to_owned()).collect()
}

/// Spec C, the vector of cell suppression: two cells, where full-domain recoding needs four.
#[test]
fn two_cells_are_enough_for_the_vector_of_the_spec() {
    let study = of_letters(&rows(&["ax", "ay", "bx", "bx"]), 2);
    let recoded = suppressed(&study, CellSuppressionOptions::default()).unwrap();
    assert_eq!(shown(&recoded), rows(&["a*", "a*", "bx", "bx"]));
}

/// Of two cells that would do, the one of the less important attribute goes.
#[test]
fn the_least_important_attribute_loses_its_cell() {
    let table = rows(&["axp", "axq", "byp", "cyp"]);
    let study = of_letters(&table, 2);
    let options = |importance: &[u32]| CellSuppressionOptions {
        importance: importance.to_vec(),
        levels: None,
    };
    assert_eq!(stars(&shown(&suppressed(&study, options(&[0, 1, 2])).unwrap())), 4);
    // Either the first or the second cell parts two records that are otherwise alike.
    let study = of_letters(&rows(&["aax", "aby", "bax", "bby", "abx", "bay"]), 3);
    let first = shown(&suppressed(&study, options(&[1, 2, 0])).unwrap());
    let last = shown(&suppressed(&study, options(&[1, 0, 2])).unwrap());
    let stars =
        |rows: &[String], column| rows.iter().filter(|row| &row[column..=column] == "*").count();
    assert_eq!((stars(&first, 1), stars(&last, 1)), (0, 0), "{first:?} {last:?}");
}

#[test]
fn a_node_is_the_beginning_where_one_is_given() {
    let study = of_letters(&rows(&["ax", "ay", "bx", "bx"]), 2);
    let levels = Levels::new(vec![0, 1]);
    let options = CellSuppressionOptions { levels: Some(levels), ..Default::default() };
    let found = shown(&suppressed(&study, options).unwrap());
    assert_eq!(found, rows(&["a*", "a*", "b*", "b*"]));
}

#[test]
fn what_is_no_order_or_no_node_is_refused() {
    let study = of_letters(&rows(&["ax", "ay", "bx", "bx"]), 2);
    let refused = |importance: &[u32], levels: Option<Vec<u8>>| {
        let levels = levels.map(Levels::new);
        let options = CellSuppressionOptions { importance: importance.to_vec(), levels };
        CellSuppression::new(study.clone(), options).unwrap_err().kind
    };
    for importance in [&[0, 0][..], &[2]] {
        let kind = refused(importance, None);
        assert!(matches!(kind, Kind::Parameter { field: "search.importance", .. }));
    }
    assert_eq!(refused(&[], Some(vec![0, 2])), Kind::LevelTooHigh { height: 1 });
}

/// The least number of suppressed cells with which every record looks like at least k, where
/// equal records are treated alike; by trying all ways.
fn least(rows: &[String], k: usize) -> usize {
    let mut counts: BTreeMap<&String, usize> = BTreeMap::new();
    rows.iter().for_each(|row| *counts.entry(row).or_insert(0) += 1);
    let (kinds, width) = (counts.len(), rows[0].len());
    let mut best = usize::MAX;
    for way in 0..1_usize << (width * kinds) {
        let (mut shown, mut stars): (BTreeMap<String, usize>, usize) = (BTreeMap::new(), 0);
        for (kind, (row, &count)) in counts.iter().enumerate() {
            let mask = way >> (kind * width) & ((1 << width) - 1);
            *shown
                .entry(
                    row.chars()
                        .enumerate()
                        .map(|(index, cell)| if mask >> index & 1 == 1 { '*' } else { cell })
                        .collect(),
                )
                .or_insert(0) += count;
            stars += count * mask.count_ones() as usize;
        }
        if stars < best && shown.values().all(|&count| count >= k) {
            best = stars;
        }
    }
    best
}

/// All ways to suppress cells of tiny tables: never fewer cells than the least, and few more.
#[test]
fn few_cells_more_than_the_least_are_suppressed() {
    let mut random = Rng::with_seed(seed());
    let (mut ours, mut minimum, mut equal, mut tables) = (0, 0, 0, 0);
    while tables < 150 {
        let (width, records) = if random.bool() { (2, 7) } else { (3, 5) };
        let rows =
            (0..records).map(|_| (0..width).map(|_| char::from(b'a' + random.u8(0..3))).collect());
        let table: Vec<String> = rows.collect();
        let k = random.u32(2..=3);
        let found = suppressed(&of_letters(&table, k), CellSuppressionOptions::default()).unwrap();
        let rows = shown(&found);
        let stars = stars(&rows);
        for row in &rows {
            assert!(rows.iter().filter(|other| *other == row).count() >= k as usize, "{rows:?}");
        }
        let least = least(&table, k as usize);
        assert!(stars >= least, "{table:?} {rows:?}");
        tables += 1;
        ours += stars;
        minimum += least;
        equal += usize::from(stars == least);
    }
    println!(
        "{ours} cells, where {minimum} are the least; {equal} of {tables} tables at the least"
    );
    assert!(ours * 100 <= minimum * 115 && equal * 10 >= tables * 7);
}

/// How many records fit what one shows, where `-` fits everything.
fn fitting(rows: &[String], row: &str) -> usize {
    let fitting = rows.iter().filter(|other| {
        let mut cells = other.bytes().zip(row.bytes());
        cells.all(|(a, b)| a == b || a == b'-' || b == b'-')
    });
    fitting.count()
}

/// How many records agree with one outside a set of cells.
fn agreeing(rows: &[String], row: &str, set: usize) -> usize {
    let agreeing = rows.iter().filter(|other| {
        let mut cells = other.bytes().zip(row.bytes()).enumerate();
        cells.all(|(index, (a, b))| set >> index & 1 == 1 || a == b)
    });
    agreeing.count()
}

/// The fewest cells without which so many records agree with one, over all sets of cells.
fn fewest(rows: &[String], row: &str, k: usize) -> u32 {
    let sets = (0..1_usize << row.len()).filter(|&set| agreeing(rows, row, set) >= k);
    sets.map(usize::count_ones).min().unwrap()
}

/// What each record shows where cells are suppressed, and missing ones match so.
fn shown_matching(
    rows: &[String],
    k: u32,
    (matching, suppressed_equals_missing): (Matching, bool),
) -> Vec<String> {
    let markers = vec!["-".to_owned()];
    let study =
        letters(rows, k, |plan| Plan { markers, matching, suppressed_equals_missing, ..plan });
    shown(&suppressed(&study, CellSuppressionOptions::default()).unwrap())
}

/// How many cells of each record are no longer shown.
fn lost(rows: &[String], shown: &[String]) -> Vec<usize> {
    let records = rows.iter().zip(shown);
    let lost = records.map(|(row, shown)| {
        row.bytes().zip(shown.bytes()).filter(|(cell, shown)| cell != shown).count()
    });
    lost.collect()
}

/// Spec A8: where suppressed cells are missing ones and match everything, each record loses the
/// fewest cells, and fits k; where they are one value with missing cells, classes have k.
#[test]
fn suppressed_cells_that_are_missing_match_as_missing_ones() {
    let mut random = Rng::with_seed(seed() ^ 3);
    let (mut apart, mut alike, mut wild, mut gaps) = (0, 0, 0, 0);
    for _ in 0..400 {
        let (width, records) = (random.usize(2..=4), random.usize(4..=14));
        let rows = (0..records).map(|_| {
            let letters = (0..width).map(|_| match random.u8(0..8) {
                0 => '-',
                other => char::from(b'a' + other % 3),
            });
            letters.collect()
        });
        let table: Vec<String> = rows.collect();
        let k = random.u32(2..=3);
        let own = shown_matching(&table, k, (Matching::OwnValue, true));
        for row in &own {
            let equal = own.iter().filter(|other| *other == row).count();
            assert!(equal >= k as usize && !row.contains('*'), "{table:?} {own:?}");
        }
        let matching = shown_matching(&table, k, (Matching::Wildcard, true));
        for ((row, shown), lost) in table.iter().zip(&matching).zip(lost(&table, &matching)) {
            assert!(fitting(&matching, shown) >= k as usize, "{table:?} {matching:?}");
            let least = fewest(&table, row, k as usize) as usize;
            // What was missing before is no cell that is lost.
            let is_least = if row.contains('-') { lost <= least } else { lost == least };
            assert!(is_least, "{k} {row} {shown} {table:?}");
            gaps += usize::from(row.contains('-'));
        }
        apart += stars(&shown_matching(&table, k, (Matching::OwnValue, false)));
        alike += lost(&table, &own).iter().sum::<usize>();
        wild += lost(&table, &matching).iter().sum::<usize>();
    }
    println!(
        "{apart} cells apart from missing ones, {alike} as one value with them, {wild} as wildcards"
    );
    assert!(wild < alike && alike < apart && gaps > 1000);
}

/// Whatever the models: what is found holds in its bytes.
#[test]
fn what_is_suppressed_holds_in_its_bytes() {
    let mut random = Rng::with_seed(seed() ^ 1);
    let tables = recode(&mut random, 700, |random, study| {
        let attributes = study.attributes();
        let levels = attributes.iter().map(|a| random.u8(a.floor..=a.limit)).collect();
        let levels = random.bool().then(|| Levels::new(levels));
        let mut importance: Vec<u32> = (0..attributes.len() as u32).collect();
        random.shuffle(&mut importance);
        importance.truncate(random.usize(0..=importance.len()));
        let options = CellSuppressionOptions { importance, levels };
        Box::new(CellSuppression::new(study.clone(), options).unwrap())
    });
    println!("{tables:?}");
    assert!(tables.feasible > 250 && tables.whole > 100 && tables.infeasible > 20);
}

/// The budget of a step changes nothing, nor does a second run.
#[test]
fn it_may_be_suspended_anywhere() {
    suspend(&mut Rng::with_seed(seed() ^ 2), |_, study| {
        let study = study.clone();
        Box::new(move || CellSuppression::new(study.clone(), Default::default()).unwrap())
    });
}

/// Adult by suppressed cells alone, and on the way up; figures to look at.
#[test]
fn adult_loses_no_record() {
    let folder = reference_or_skip!("adult_loses_no_record");
    let recipe = json!({
        "outis": 1, "kind": "recipe",
        "attributes": attributes(&ADULT.map(str::to_owned), &[], &Value::Null),
        "models": [{"model": "k-anonymity", "k": 5}],
        "loss": {"metric": "loss", "aggregate": "arithmetic-mean", "gs-factor": 0.5},
    });
    let recipe = harness::recipe(&recipe).expect("a recipe");
    let input = harness::read(&recipe, &reference::data(&folder, "adult.csv")).expect("Adult");
    let job = Job::new(recipe, &input, &DataFiles(&folder)).expect("a job");
    let study = &job.prepared.study;
    for levels in [vec![0; 9], vec![0, 2, 0, 1, 1, 1, 1, 1, 0]] {
        let levels = Some(Levels::new(levels));
        let start = cpu_time::ThreadTime::now();
        let options = CellSuppressionOptions { levels: levels.clone(), ..Default::default() };
        let found = suppressed(study, options).expect("a table");
        let time = start.elapsed();
        let counts = found.class_of().iter().zip(study.contingency().counts());
        let stars: usize = counts
            .map(|(&class, &count)| {
                let cells = found.cells(class as usize).iter();
                cells.filter(|cell| **cell == Cell::Star).count() * count as usize
            })
            .sum();
        let share = stars as f64 / (9.0 * 30_162.0);
        println!("{levels:?}: {share:.4} of the cells, loss {:.5}, {time:?}", found.loss.value());
        assert_eq!(found.suppressed, 0);
        assert!(share < 0.3);
    }
}
