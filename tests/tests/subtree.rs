//! Subtree recoding on random small studies with any model, beside all cuts, and on Adult.
//!
//! `OUTIS_SEED` chooses other studies than the usual ones; the seed is printed.
#![allow(clippy::print_stdout)] // Seed, shares and losses are the evidence.

use cpu_time::ThreadTime;
use fastrand::Rng;
use outis::loss::Loss;
use outis::prepare::prepare_scattered;
use outis::recoding::{Cell, Recoded, Recoder, Subtree};
use outis::search::{Optimal, Search};
use outis::study::{QuasiIdentifier, Study as Core};
use outis_job::Job;
use outis_tests::harness;
use outis_tests::oracle::Matching;
use outis_tests::random::Study;
use outis_tests::recoded::{check_release, prepared};
use outis_tests::reference::{self, ADULT, DataFiles, reference_or_skip};
use serde_json::{Value, json};
use std::collections::HashMap;
use std::sync::Arc;

fn seed() -> u64 {
    let given = std::env::var("OUTIS_SEED").ok().and_then(|text| text.parse().ok());
    let seed = given.unwrap_or(20_261_121);
    println!("OUTIS_SEED={seed}");
    seed
}

fn drive(study: &Arc<Core>, budget: usize) -> Subtree {
    let mut subtree = Subtree::new(study.clone());
    while !subtree.step(budget) {
        assert!(subtree.best().is_none_or(|best| best.feasible), "feasible at any time");
    }
    subtree
}

fn loss(recoded: Option<&Arc<Recoded>>) -> Loss {
    recoded.map_or(Loss::INFINITE, |recoded| recoded.loss.clone())
}

fn optimum(study: &Arc<Core>) -> Option<Loss> {
    let mut search = Optimal::new(study.clone());
    while !search.step(1 << 20) {}
    search.best().map(|best| best.loss.clone())
}

/// The loss of a node counts the suppressed records on its level for some measures and as roots
/// for a recoded table; what the recoding starts from is the recoded table.
fn of_node(study: &Arc<Core>) -> Option<Loss> {
    let mut search = Optimal::new(study.clone());
    while !search.step(1 << 20) {}
    let levels = search.best()?.levels.clone();
    let shown = study.hierarchies().iter().zip(levels.as_slice()).map(|(hierarchy, &level)| {
        let values = hierarchy.level(0).groups.len() as u32;
        (0..values).map(|value| Cell::group(hierarchy, level, value)).collect()
    });
    let shown: Vec<Vec<Cell>> = shown.collect();
    Some(recoded(study, &shown).loss)
}

/// The table in which each value of each attribute shows a cell.
fn recoded(study: &Arc<Core>, shown: &[Vec<Cell>]) -> Recoded {
    let contingency = study.contingency();
    let mut known: HashMap<Vec<Cell>, u32> = HashMap::new();
    let (mut class_of, mut cells) = (Vec::new(), Vec::new());
    for key in contingency.keys().chunks_exact(contingency.layout().words()) {
        let fields = contingency.layout().fields().iter().zip(shown);
        let row: Vec<Cell> = fields.map(|(field, shown)| shown[field.code(key)]).collect();
        let next = known.len() as u32;
        class_of.push(*known.entry(row).or_insert_with_key(|row| {
            cells.extend_from_slice(row);
            next
        }));
    }
    Recoded::new(study, &class_of, &cells)
}

/// All cuts through the hierarchy of an attribute below a group: what each value shows.
fn cuts(attribute: &QuasiIdentifier, level: u8, group: u32) -> Vec<Vec<(u32, Cell)>> {
    let hierarchy = &attribute.hierarchy;
    let groups = &hierarchy.level(usize::from(level)).groups;
    let values: Vec<u32> =
        (0..groups.len() as u32).filter(|&value| groups[value as usize] == group).collect();
    let whole = values.iter().map(|&value| (value, Cell::Group { level, group })).collect();
    let mut found = vec![whole];
    if level > attribute.floor {
        let below = hierarchy.map(usize::from(level) - 1, usize::from(level));
        let parts = (0..).zip(&below).filter(|(_, parent)| **parent == group).map(|(part, _)| part);
        let mut joined: Vec<Vec<(u32, Cell)>> = vec![Vec::new()];
        for part in parts {
            let of_part = cuts(attribute, level - 1, part);
            joined = joined
                .iter()
                .flat_map(|one| of_part.iter().map(|more| [one.clone(), more.clone()].concat()))
                .collect();
            if joined.len() > MOST_CUTS {
                return joined;
            }
        }
        found.extend(joined);
    }
    found
}

/// More cuts of one study are not looked at.
const MOST_CUTS: usize = 3000;

/// The least loss of all cuts, unless there are too many.
fn best_cut(study: &Arc<Core>) -> Option<Loss> {
    let mut all: Vec<Vec<Vec<Cell>>> = vec![Vec::new()];
    for attribute in study.attributes() {
        let hierarchy = &attribute.hierarchy;
        let top = hierarchy.level(usize::from(attribute.limit)).labels.len() as u32;
        let mut joined: Vec<Vec<(u32, Cell)>> = vec![Vec::new()];
        for group in 0..top {
            let below = cuts(attribute, attribute.limit, group);
            if joined.len() * below.len() > MOST_CUTS {
                return None;
            }
            joined = joined
                .iter()
                .flat_map(|one| below.iter().map(|more| [one.clone(), more.clone()].concat()))
                .collect();
        }
        if all.len() * joined.len() > MOST_CUTS {
            return None;
        }
        let joined: Vec<Vec<Cell>> = joined
            .into_iter()
            .map(|mut cells| {
                cells.sort_by_key(|one| one.0);
                cells.into_iter().map(|one| one.1).collect::<Vec<Cell>>()
            })
            .collect();
        all = all
            .iter()
            .flat_map(|one| {
                joined.iter().map(|more| [&one[..], std::slice::from_ref(more)].concat())
            })
            .collect();
    }
    let tables = all.iter().map(|shown| recoded(study, shown));
    let losses = tables.filter(|table| table.feasible).map(|table| table.loss);
    Some(losses.fold(Loss::INFINITE, |a, b| if b.compare(&a).is_lt() { b } else { a }))
}

/// Between the best of all cuts and the best node: never worse than the one, never better than
/// the other, and what it says its cuts are is what its cells show.
#[test]
fn a_cut_is_between_the_best_cut_and_the_best_node() {
    let mut random = Rng::with_seed(seed() ^ 1);
    let (mut compared, mut optimal, mut better, mut could) = (0, 0, 0, 0);
    let (mut excess, mut room) = (0.0, 0.0);
    while could < 40 {
        let drawn = Study::draw(&mut random);
        let job = prepared(&drawn);
        let study = &job.prepared.study;
        if drawn.question.matching == Matching::Wildcard || drawn.question.population > 0 {
            continue;
        }
        let Some(least) = best_cut(study) else { continue };
        let subtree = drive(study, usize::MAX);
        let found = loss(subtree.best());
        let node = of_node(study).unwrap_or(Loss::INFINITE);
        let say = || format!("{found:?} {least:?} {node:?} {}\n{}", drawn.recipe, drawn.data);
        assert!(found.compare(&least).is_ge(), "{}", say());
        assert!(found.compare(&node).is_le(), "{}", say());
        let Some(best) = subtree.best() else {
            assert!(!node.is_finite());
            continue;
        };
        let cuts = subtree.cuts().expect("there is a table");
        for tuple in 0..best.class_of().len() {
            let Some(cells) = best.cells_of(tuple) else { continue };
            let contingency = study.contingency();
            let words = contingency.layout().words();
            let key = &contingency.keys()[tuple * words..][..words];
            for (index, attribute) in study.attributes().iter().enumerate() {
                let value = contingency.layout().fields()[index].code(key) as u32;
                let shown = cuts[index].iter().filter(|cell| cell.covers(attribute, value));
                let shown: Vec<&Cell> = shown.collect();
                assert_eq!(shown.len(), 1, "{}", say());
                assert_eq!(shown[0].label(attribute), cells[index].label(attribute), "{}", say());
            }
        }
        compared += 1;
        could += usize::from(least.compare(&node).is_lt());
        better += usize::from(found.compare(&node).is_lt());
        optimal += usize::from(found.compare(&least).is_eq());
        if least.compare(&node).is_lt() && node.value() > 0.0 && node.is_finite() {
            excess += (found.value() - least.value()) / node.value();
            room += (node.value() - least.value()) / node.value();
        }
    }
    println!(
        "{compared} studies: optimal in {optimal}; {could} with a cut better than every node, \
         {better} of them found better; {:.0} % of the gain found",
        100.0 * (1.0 - excess / room)
    );
    assert!(better * 10 >= could * 7 && optimal * 10 >= compared * 9);
}

/// Whatever the models: what is found holds in the written bytes, and depends neither on the
/// budget of a step nor on whether equal records were one tuple.
#[test]
fn what_subtree_recoding_finds_holds_in_the_release() {
    let mut random = Rng::with_seed(seed());
    let (mut studied, mut released, mut mixed, mut suppressing) = (0, 0, 0, 0);
    while mixed < 20 {
        let drawn = Study::draw(&mut random);
        let job = prepared(&drawn);
        let study = job.prepared.study.clone();
        if drawn.question.matching == Matching::Wildcard || drawn.question.population > 0 {
            continue;
        }
        studied += 1;
        let found = drive(&study, usize::MAX);
        let again = drive(&study, 1 + random.usize(0..60));
        assert_eq!(found.cuts(), again.cuts(), "{}\n{}", drawn.recipe, drawn.data);
        assert_eq!(loss(found.best()), loss(again.best()));
        let apart = prepare_scattered(job.input.table(), &job.plan).expect("a study").study;
        assert_eq!(
            drive(&apart, usize::MAX).cuts(),
            found.cuts(),
            "{}\n{}",
            drawn.recipe,
            drawn.data
        );
        assert_eq!(found.best().is_some(), optimum(&study).is_some());
        let Some(best) = found.best() else { continue };
        released += 1;
        suppressing += usize::from(best.suppressed > 0);
        let level = |cell: &Cell| matches!(cell, Cell::Group { level, .. } if *level > 0);
        let cuts = found.cuts().unwrap_or_default();
        mixed +=
            usize::from(cuts.iter().any(|cut| cut.iter().any(level) && !cut.iter().all(level)));
        let _ = check_release(&drawn, &job, best);
    }
    println!(
        "{released} releases of {studied} studies, {mixed} of mixed levels, {suppressing} suppressing"
    );
    assert!(released > 150 && suppressing > 40);
}

/// On Adult with nine quasi-identifiers, k = 5.
#[test]
fn a_cut_through_adult_loses_less_than_any_node() {
    let folder = reference_or_skip!("a_cut_through_adult_loses_less_than_any_node");
    let runs = [(0.0, "arithmetic-mean"), (0.04, "arithmetic-mean"), (0.04, "geometric-mean")];
    for (limit, aggregate) in runs {
        let names = ADULT.map(str::to_owned);
        let recipe = json!({
            "outis": 1, "kind": "recipe",
            "attributes": outis_tests::arx::attributes(&names, &[], &Value::Null),
            "models": [{"model": "k-anonymity", "k": 5}],
            "suppression": {"limit": limit},
            "loss": {"metric": "loss", "aggregate": aggregate},
        });
        let recipe = harness::recipe(&recipe).expect("a recipe");
        let input = harness::read(&recipe, &reference::data(&folder, "adult.csv")).expect("Adult");
        let job = Job::new(recipe, &input, &DataFiles(&folder)).expect("a job");
        let study = &job.prepared.study;
        let start = ThreadTime::now();
        let node = optimum(study).expect("a node").value();
        let proof = start.elapsed().as_secs_f64();
        let start = ThreadTime::now();
        let subtree = drive(study, 1 << 20);
        let time = start.elapsed().as_secs_f64();
        let best = subtree.best().expect("a table");
        println!(
            "{aggregate}, limit {limit}: full-domain optimum {node:.4}, subtree {:.4} with {} classes and {} \
             suppressed, in {:.1} times the proof's {proof:.2} s; ARX's iterative recoding 0.202",
            best.loss.value(),
            best.classes,
            best.suppressed,
            time / proof
        );
        // Without suppression the rarest values decide, and no cut can spare them.
        assert!(best.loss.value() <= node && (limit == 0.0 || best.loss.value() < node));
    }
}
