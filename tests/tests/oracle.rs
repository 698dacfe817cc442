//! The core against an oracle that shares no code with it, on random small studies.
//!
//! `OUTIS_SEED` chooses other studies than the usual ones; the seed is printed.
#![allow(clippy::print_stdout)] // Seed and shares are the evidence.

use fastrand::Rng;
use outis::search::{Exhaustive, Optimal, Search};
use outis_protocol::job::{Input, Job, measure_file};
use outis_tests::harness::{self, Attached};
use outis_tests::oracle::{Node, Question, TIE};
use outis_tests::parser;
use outis_tests::random::Study;

/// Random studies of the main comparison.
const STUDIES: usize = 1200;

fn seed() -> u64 {
    let given = std::env::var("OUTIS_SEED").ok().and_then(|text| text.parse().ok());
    let seed = given.unwrap_or(20_261_120);
    println!("OUTIS_SEED={seed}");
    seed
}

fn prepared(study: &Study) -> (Input, Job) {
    let prepare = || {
        let recipe = harness::recipe(&study.recipe)?;
        let input = harness::read(&recipe, study.data.as_bytes())?;
        let job = Job::new(recipe, &input, &Attached::new())?;
        Ok::<_, outis_protocol::Problem>((input, job))
    };
    prepare().unwrap_or_else(|problem| panic!("{problem:?}\n{}\n{}", study.recipe, study.data))
}

/// What a search found, in the oracle's terms.
fn found(search: &dyn Search) -> Option<(Vec<usize>, f64, u64, u32)> {
    search.best().map(|node| {
        let levels = node.levels.as_slice().iter().map(|&level| usize::from(level)).collect();
        (levels, node.loss, node.suppressed, node.classes)
    })
}

#[test]
fn optimal_is_exhaustive_is_the_oracle() {
    let seed = seed();
    let mut random = Rng::with_seed(seed);
    let [mut interior, mut suppress, mut ties, mut missing, mut none] = [0; 5];
    for number in 0..STUDIES {
        let study = Study::draw(&mut random);
        let (_, job) = prepared(&study);
        let core = job.prepared.study.clone();
        let [optimal, exhaustive] = [
            Box::new(Optimal::new(core.clone())) as Box<dyn Search>,
            Box::new(Exhaustive::new(core)),
        ]
        .map(|mut search| {
            while !search.step(1 << 20) {}
            let best = found(&*search);
            let loss = best.as_ref().map_or(f64::INFINITY, |best| best.1);
            assert_eq!(search.bound(), Some(loss), "study {number}: the bound at the end");
            best
        });
        let say = || format!("study {number} of seed {seed}\n{}\n{}", study.recipe, study.data);
        assert_eq!(optimal, exhaustive, "optimal, exhaustive: {}", say());

        let question = &study.question;
        let nodes = question.nodes();
        assert_eq!(job.lattice(), nodes.len().to_string());
        let best = Question::best(&nodes);
        match (&optimal, best) {
            (None, None) => none += 1,
            (Some((levels, loss, suppressed, classes)), Some(best)) => {
                assert_eq!(levels, &best.levels, "{} against {}: {}", loss, best.loss, say());
                assert!((loss - best.loss).abs() < 1e-9, "{loss} {}: {}", best.loss, say());
                assert_eq!(*suppressed as usize, best.suppressed(), "{}", say());
                assert_eq!(*classes as usize, best.classes, "{}", say());
                let (first, last) = (&nodes[0].levels, &nodes[nodes.len() - 1].levels);
                interior += usize::from(best.levels != *first && best.levels != *last);
                suppress += usize::from(best.suppressed() > 0);
                let equal = |node: &&Node| node.feasible && node.loss <= best.loss + TIE;
                ties += usize::from(nodes.iter().filter(equal).count() > 1);
            }
            _ => panic!("only one of them finds a solution: {}", say()),
        }
        let is_missing = |cell: &String| study.markers.contains(cell);
        missing += usize::from(study.attributes.iter().any(|a| a.cells.iter().any(is_missing)));
    }
    let percent = |count: usize| 100.0 * count as f64 / STUDIES as f64;
    println!(
        "{STUDIES} studies: interior optimum {:.1} %, suppressing optimum {:.1} %, ties {:.1} %, \
         missing values {:.1} %, no solution {:.1} %",
        percent(interior),
        percent(suppress),
        percent(ties),
        percent(missing),
        percent(none),
    );
    assert!(percent(interior) >= 30.0, "interior optima");
    assert!(percent(suppress) >= 20.0, "suppressing optima");
    assert!(percent(ties) >= 20.0, "ties");
    assert!(percent(missing) >= 20.0, "missing values");
    assert!(percent(none) >= 1.0, "studies without solution");
}

/// Whatever the budget of a step, the result is the same, and on the way the best node is
/// releasable and the bound is a bound.
#[test]
fn a_search_may_be_suspended_anywhere() {
    let mut random = Rng::with_seed(seed() ^ 1);
    let mut suspended = 0;
    for number in 0..1500 {
        let study = Study::draw(&mut random);
        let (_, job) = prepared(&study);
        let core = job.prepared.study.clone();
        let nodes = study.question.nodes();
        let best = Question::best(&nodes);
        // To the last bit, which the oracle's sums do not have.
        let mut first = Exhaustive::new(core.clone());
        while !first.step(1 << 20) {}
        let optimum = first.best().map_or(f64::INFINITY, |best| best.loss);
        let mut ends = Vec::new();
        for budget in [1, 7, 1_000_000, 0] {
            let searches: [Box<dyn Search>; 2] =
                [Box::new(Optimal::new(core.clone())), Box::new(Exhaustive::new(core.clone()))];
            for mut search in searches {
                let mut bound = 0.0;
                // A budget of 0 stands for one that changes from step to step.
                let mut next = || if budget == 0 { random.usize(1..40) } else { budget };
                while !search.step(next()) {
                    suspended += 1;
                    let now = search.bound().expect("both prove a bound");
                    assert!(now >= bound, "study {number}: the bound fell from {bound} to {now}");
                    assert!(now <= optimum, "study {number}: {now} is above {optimum}");
                    bound = now;
                    if let Some((levels, loss, ..)) = found(&*search) {
                        let node = nodes.iter().find(|node| node.levels == levels).unwrap();
                        assert!(node.feasible, "study {number}: {levels:?} is not feasible");
                        assert!((node.loss - loss).abs() < 1e-9, "study {number}");
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

/// What the formula guard makes of a label; none of those drawn is a number below zero.
fn guarded(label: &str) -> String {
    if label.starts_with(['=', '+', '-', '@']) { format!("'{label}") } else { label.to_owned() }
}

/// Spec C, consistency tests a, b and d, on the written bytes: every cell is what the record
/// shows on the level of its column, counts add up, classes are large enough.
#[test]
fn a_release_is_what_the_oracle_would_write() {
    let mut random = Rng::with_seed(seed() ^ 2);
    let (mut released, mut moved) = (0, 0);
    for number in 0..400 {
        let study = Study::draw(&mut random);
        let recipe = harness::recipe(&study.recipe).expect("a recipe");
        let mut seed = [0; 32];
        random.fill(&mut seed);
        let seed = outis::release::Seed(seed);
        let ran = harness::run(recipe, study.data.as_bytes(), &Attached::new(), seed)
            .unwrap_or_else(|problem| panic!("study {number}: {problem:?}"));
        let (Some(found), Some(bytes)) = (&ran.found, &ran.release) else { continue };
        released += 1;
        let node = study.question.node(
            &found.node.levels.as_slice().iter().map(|&l| usize::from(l)).collect::<Vec<_>>(),
        );
        let mut rows = parser::parse(bytes, ';').into_iter();
        let quasi = study.attributes.len();
        let names = (0..quasi).map(|i| format!("q{i}"));
        let header: Vec<String> =
            ["row".to_owned()].into_iter().chain(names).chain(["ill".to_owned()]).collect();
        assert_eq!(rows.next(), Some(header), "no identifier, every other column in its place");

        let mut order = Vec::new();
        let mut classes = std::collections::BTreeMap::new();
        for row in rows {
            assert_eq!(row.len(), quasi + 2);
            let record: usize = row[0].parse().expect("the row number");
            order.push(record);
            for (i, attribute) in study.question.attributes.iter().enumerate() {
                let expected = &attribute.shown.labels[record][node.levels[i]];
                let expected = guarded(expected);
                assert_eq!(row[i + 1], expected, "study {number}, record {record}, q{i}");
            }
            assert_eq!(row[quasi + 1], format!("'={}", record % 3), "the formula guard");
            *classes.entry(row[1..=quasi].to_vec()).or_insert(0) += 1;
        }
        let kept: Vec<usize> = (0..node.kept.len()).filter(|&record| node.kept[record]).collect();
        moved += usize::from(order != kept);
        order.sort_unstable();
        assert_eq!(order, kept, "study {number}: a permutation of the records that are kept");
        assert_eq!(classes.len(), node.classes);
        assert!(classes.values().all(|&size| study.question.k.iter().all(|&k| size >= k)));
        assert_eq!(kept.len() as u64 + found.node.suppressed, study.question.records as u64);
        let report = &ran.report;
        assert_eq!(report.output.as_ref().map(|output| output.records as usize), Some(kept.len()));
        assert!(report.models.iter().all(|model| model.holds));
        let smallest = classes.values().min().map(|&size| size as f64);
        assert!(report.models.iter().all(|model| model.achieved == smallest));

        // Whoever receives the file measures the same.
        let recipe = harness::recipe(&study.recipe).expect("a recipe");
        if kept.is_empty() {
            continue;
        }
        let received = harness::read(&recipe, bytes).expect("the release is a table");
        let measured =
            measure_file(&recipe, &received, &Attached::new(), None).expect("a measured release");
        assert_eq!(measured.models, report.models, "study {number}");
        assert_eq!(measured.risk.after, report.risk.after, "study {number}");
    }
    println!("{released} releases, {moved} of them in another order");
    assert!(released >= 250 && moved * 10 >= released * 8);
}
