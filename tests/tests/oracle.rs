//! The core against an oracle that shares no code with it, on random small studies.
//!
//! `OUTIS_SEED` chooses other studies than the usual ones; the seed is printed.
#![allow(clippy::print_stdout)] // Seed and shares are the evidence.

use fastrand::Rng;
use outis::loss::Loss;
use outis::model::MODELS;
use outis::search::{Exhaustive, Optimal, Search};
use outis_job::measure_file;
use outis_protocol::Report;
use outis_protocol::report::RiskFigures;
use outis_tests::harness;
use outis_tests::oracle::{Column, Question};
use outis_tests::parser;
use outis_tests::random::others::NAMES;
use outis_tests::random::{BEYOND, Study};
use outis_tests::recoded::prepared;
use outis_tests::shares::Shares;
use std::collections::BTreeMap;

/// Random studies of the main comparison.
const STUDIES: usize = 2000;

/// Every model, metric and matching is in at least so many of them.
const LEAST_OF_EACH: usize = 15;

fn seed() -> u64 {
    let given = std::env::var("OUTIS_SEED").ok().and_then(|text| text.parse().ok());
    let seed = given.unwrap_or(20_261_120);
    println!("OUTIS_SEED={seed}");
    seed
}

/// What a search found, in the oracle's terms.
fn found(search: &dyn Search) -> Option<(Vec<usize>, Loss, u64, u32)> {
    search.best().map(|node| {
        let levels = node.levels.as_slice().iter().map(|&level| usize::from(level)).collect();
        (levels, node.loss.clone(), node.suppressed, node.classes)
    })
}

/// What is wrong with one study, if anything.
fn disagreement(study: &Study, shares: &mut Shares) -> Result<(), String> {
    let job = prepared(study);
    let core = job.prepared.study.clone();
    let [optimal, exhaustive] = [
        Box::new(Optimal::new(core.clone())) as Box<dyn Search>,
        Box::new(Exhaustive::new(core.clone()).unwrap()),
    ]
    .map(|mut search| {
        while !search.step(1 << 20) {}
        let best = found(&*search);
        let loss = best.as_ref().map_or(Loss::INFINITE, |best| best.1.clone());
        (search.bound() == Some(loss), best)
    });
    if optimal != exhaustive || !optimal.0 {
        return Err(format!("optimal {optimal:?}, exhaustive {exhaustive:?}"));
    }
    let nodes = study.question.nodes();
    assert_eq!(job.lattice(), nodes.len().to_string());
    let best = Question::best(&nodes);
    let same = match (&optimal.1, best) {
        (None, None) => true,
        (Some((levels, loss, suppressed, classes)), Some(best)) => {
            *levels == best.levels
                && all_near(loss, &best.ranked)
                && *suppressed as usize == best.suppressed()
                && *classes as usize == best.classes
        }
        _ => false,
    };
    if !same {
        return Err(format!("core {:?}, oracle {best:?}", optimal.1));
    }
    shares.count("no solution", best.is_none());
    if let Some(best) = best {
        let (first, last) = (&nodes[0].levels, &nodes[nodes.len() - 1].levels);
        shares.count("interior optimum", best.levels != *first && best.levels != *last);
        shares.count("suppressing optimum", best.suppressed() > 0);
        shares.count(
            "ties",
            nodes.iter().filter(|node| node.feasible && node.at_most(best)).count() > 1,
        );
    }
    shares.count("texts that are labels too", study.collides);
    shares.count("not monotone with the suppression allowed", !core.prunes());
    shares.count_ingredients(study);
    Ok(())
}

#[test]
fn optimal_is_exhaustive_is_the_oracle() {
    let seed = seed();
    let mut random = Rng::with_seed(seed);
    let (mut shares, mut wrong) = (Shares::of_every_choice(), Vec::new());
    for number in 0..STUDIES {
        let study = Study::draw(&mut random);
        if let Err(how) = disagreement(&study, &mut shares) {
            let asked = [&study.recipe["models"], &study.recipe["loss"], &study.recipe["missing"]];
            println!("study {number}: {asked:?}: {how}\n");
            wrong.push((study.data.len(), format!("{how}\n{}\n{}", study.recipe, study.data)));
        }
    }
    let smallest = wrong.iter().min();
    assert!(wrong.is_empty(), "{} disagreements, such as {}", wrong.len(), smallest.unwrap().1);
    println!("{}", shares.text(STUDIES));
    for (what, percent) in [
        ("interior optimum", 25),
        ("suppressing optimum", 20),
        ("ties", 20),
        ("missing values", 20),
        ("missing sensitive values", 20),
        ("not monotone with the suppression allowed", 30),
        ("texts that are labels too", 20),
        ("no solution", 1),
    ] {
        assert!(shares.number(what) * 100 >= percent * STUDIES, "too few: {what}");
    }
    shares.check(LEAST_OF_EACH, &BEYOND);
}

fn all_near(ours: &Loss, oracle: &[f64]) -> bool {
    ours.values().count() == oracle.len() && ours.values().zip(oracle).all(|(a, &b)| near(a, b))
}

/// The oracle adds up record by record, the core by counts.
fn near(ours: f64, oracle: f64) -> bool {
    ours == oracle || (ours - oracle).abs() <= 1e-9 * f64::max(1.0, oracle.abs())
}

/// Whatever the budget of a step, the result is the same, and on the way the best node is
/// releasable and the bound is a bound.
#[test]
fn a_search_may_be_suspended_anywhere() {
    let mut random = Rng::with_seed(seed() ^ 1);
    let mut suspended = 0;
    for number in 0..600 {
        let study = Study::draw(&mut random);
        let job = prepared(&study);
        let core = job.prepared.study.clone();
        let nodes = study.question.nodes();
        let best = Question::best(&nodes);
        // To the last bit, which the oracle's sums do not have.
        let mut first = Exhaustive::new(core.clone()).unwrap();
        while !first.step(1 << 20) {}
        let optimum = first.best().map_or(Loss::INFINITE, |best| best.loss.clone());
        let mut ends = Vec::new();
        for budget in [1, 7, 1_000_000, 0] {
            let searches: [Box<dyn Search>; 2] = [
                Box::new(Optimal::new(core.clone())),
                Box::new(Exhaustive::new(core.clone()).unwrap()),
            ];
            for mut search in searches {
                let mut bound = Loss::NONE;
                loop {
                    // A budget of 0 stands for one that changes from step to step.
                    let next = if budget == 0 { random.usize(1..40) } else { budget };
                    if search.step(next) {
                        break;
                    }
                    suspended += 1;
                    let now = search.bound().expect("both prove a bound");
                    assert!(
                        now >= bound,
                        "study {number}: the bound fell from {bound:?} to {now:?}"
                    );
                    assert!(now <= optimum, "study {number}: {now:?} is above {optimum:?}");
                    bound = now;
                    if let Some((levels, loss, ..)) = found(&*search) {
                        let node = nodes.iter().find(|node| node.levels == levels).unwrap();
                        assert!(node.feasible, "study {number}: {levels:?} is not feasible");
                        assert!(all_near(&loss, &node.ranked), "study {number}: {loss:?} {node:?}");
                    }
                }
                ends.push((found(&*search), search.bound()));
            }
        }
        assert!(ends.iter().all(|end| *end == ends[0]), "study {number}: {ends:?}");
        assert_eq!(ends[0].0.as_ref().map(|end| &end.0), best.map(|best| &best.levels));
    }
    println!("suspended {suspended} times");
    assert!(suspended > 10_000, "the searches were hardly suspended");
}

/// A cell as it was before the guard.
fn unguarded(cell: &str) -> String {
    cell.strip_prefix('\'').unwrap_or(cell).to_owned()
}

/// What the bytes of a release say: for each record its number in the input, what it shows in
/// the quasi-identifiers, and the columns that are not generalized.
struct Read {
    order: Vec<usize>,
    shown: Vec<Vec<String>>,
    columns: Vec<Column>,
}

fn read_release(study: &Study, bytes: &[u8]) -> Read {
    let mut rows = parser::parse(bytes, ';').into_iter();
    let quasi = study.attributes.len();
    let names = (0..quasi).map(|i| format!("q{i}"));
    let header: Vec<String> = ["row".to_owned()]
        .into_iter()
        .chain(names)
        .chain(NAMES.map(str::to_owned))
        .chain(["note".to_owned()])
        .collect();
    assert_eq!(rows.next(), Some(header), "no identifier, every other column in its place");
    let columns = study.question.columns.iter();
    let columns = columns.map(|column| Column { cells: Vec::new(), ..*column }).collect();
    let mut read = Read { order: Vec::new(), shown: Vec::new(), columns };
    for row in rows {
        let record: usize = row[0].parse().expect("the row number");
        assert_eq!(row.len(), quasi + NAMES.len() + 2);
        assert_eq!(row[row.len() - 1], format!("'={}", record % 3), "the formula guard");
        read.order.push(record);
        read.shown.push(row[1..=quasi].iter().map(|cell| unguarded(cell)).collect());
        for (column, cell) in read.columns.iter_mut().zip(&row[quasi + 1..]) {
            let cell = unguarded(cell);
            column.cells.push((cell != study.markers[0]).then_some(cell));
        }
    }
    read
}

/// Spec C, consistency tests a, b and d, on the written bytes: every cell is what the record
/// shows on the level of its column, and counts add up. What the report says of the models is
/// what the oracle measures in the bytes.
#[test]
fn a_release_is_what_the_oracle_would_write_and_measures() {
    let mut random = Rng::with_seed(seed() ^ 2);
    let (mut released, mut moved, mut measured) = (0, 0, BTreeMap::new());
    let mut told = [0; 3];
    for number in 0..900 {
        let study = Study::draw(&mut random);
        let say = || format!("study {number}\n{}\n{}", study.recipe, study.data);
        let recipe = harness::recipe(&study.recipe).expect("a recipe");
        let mut seed = [0; 32];
        random.fill(&mut seed);
        let seed = outis::release::Seed(seed);
        let ran = harness::run(recipe, study.data.as_bytes(), &study.files, seed)
            .unwrap_or_else(|problem| panic!("{problem:?}: {}", say()));
        let (Some(found), Some(bytes)) = (&ran.found, &ran.release) else { continue };
        released += 1;
        let levels: Vec<usize> = found
            .node()
            .expect("a node")
            .levels
            .as_slice()
            .iter()
            .map(|&l| usize::from(l))
            .collect();
        let node = study.question.node(&levels);
        let read = read_release(&study, bytes);
        for (&record, shown) in read.order.iter().zip(&read.shown) {
            for (i, attribute) in study.question.attributes.iter().enumerate() {
                let expected = &attribute.shown.labels[record][levels[i]];
                assert_eq!(shown[i], *expected, "record {record}, q{i}: {}", say());
            }
        }
        let kept: Vec<usize> = (0..node.kept.len()).filter(|&record| node.kept[record]).collect();
        moved += usize::from(read.order != kept);
        let mut order = read.order.clone();
        order.sort_unstable();
        assert_eq!(order, kept, "a permutation of the records that are kept: {}", say());
        assert_eq!(
            kept.len() as u64 + found.node().expect("a node").suppressed,
            study.question.records as u64
        );

        let report = &ran.report;
        assert_eq!(report.output.as_ref().map(|output| output.records as usize), Some(kept.len()));
        assert!(report.models.iter().all(|model| model.holds), "{}", say());
        let origins: Vec<Option<usize>> = read.order.iter().copied().map(Some).collect();
        let mut question = study.question.of_release(&levels, &read.shown, &origins, read.columns);
        if !question.weights.is_empty() {
            question.weights = read.order.iter().map(|&r| study.question.weights[r]).collect();
        }
        for ((model, answer), said) in report
            .models
            .iter()
            .zip(question.answers())
            .zip(study.recipe["models"].as_array().unwrap())
        {
            let same = match (model.achieved, answer.measure) {
                (Some(ours), Some(oracle)) => near(ours, oracle),
                // A figure that no number can say is absent.
                (None, Some(oracle)) => oracle.is_infinite(),
                (ours, None) => ours.is_none(),
            };
            assert!(same && answer.holds, "{said} {model:?} {answer:?}: {}", say());
            *measured.entry(said["model"].to_string()).or_insert(0) += 1;
        }

        for outcome in &report.sensitive {
            let column = NAMES.iter().position(|name| *name == outcome.attribute).unwrap();
            let ours =
                [outcome.certain, outcome.unrecorded, outcome.missing].map(|n| n.unwrap() as usize);
            let (expected, likeliest) = question.told(column);
            assert_eq!(ours, expected, "{outcome:?}: {}", say());
            assert!(
                near(outcome.likeliest.unwrap_or_default(), likeliest),
                "{outcome:?}: {}",
                say()
            );
            told = [0, 1, 2].map(|figure| told[figure] + usize::from(expected[figure] > 0));
        }

        // Whoever receives the file measures the same.
        let recipe = harness::recipe(&study.recipe).expect("a recipe");
        // (Where a label looks like a missing value, only the report knows that it is none.)
        if kept.is_empty() || study.question.population > 0 || study.collides {
            continue;
        }
        let received = harness::read_release(&recipe, bytes).expect("the release is a table");
        let again =
            measure_file(&recipe, &received, None, &study.files, None).expect("a measured release");
        // The numbers of special uniques are those of the file at hand.
        let risk = |report: &Report| {
            report.risk.after.clone().map(|risk| RiskFigures { special_uniques: None, ..risk })
        };
        assert_eq!(risk(&again), risk(report), "{}", say());
    }
    println!("{released} releases, {moved} of them in another order; models: {measured:?}");
    assert!(released >= 400 && moved * 10 >= released * 8);
    println!("sensitive columns with certain, unrecorded and missing values: {told:?}");
    assert!(told.iter().all(|&columns| columns >= 20), "{told:?}");
    // A null-map is of other people, and the population of random studies holds the sample.
    let all = measured.len() == MODELS.len() - 1;
    assert!(all && measured.values().all(|&count| count >= 5), "{measured:?}");
}
