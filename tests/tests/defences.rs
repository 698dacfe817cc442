//! What a defence against earlier releases comes to, on random studies: nothing that tells people
//! apart, or a refusal.

use fastrand::Rng;
use outis_job::{Job, NamedInput, Run, compare_with_earlier, defended, helping_defences};
use outis_protocol::problem::Code;
use outis_protocol::recipe::{EarlierReleases, Matching, Recipe};
use outis_protocol::{Outcome, Problem};
use outis_tests::harness::{self, SEED};
use outis_tests::random::Study;
use outis_tests::random::others::WHO;
use outis_tests::shares::drawn_of;
use serde_json::json;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// A release of a recipe beside an earlier one, of the same records: its bytes with what comes of the
/// comparison. `None` if there is no release.
fn compared_release(
    asked: &Recipe,
    study: &Study,
    earlier: &[u8],
) -> Outcome<Option<(Vec<u8>, Option<Problem>)>> {
    let input = harness::read(asked, study.data.as_bytes())?;
    let earlier = harness::read_release(asked, earlier)?;
    let earlier = [NamedInput { name: "earlier".to_owned(), input: &earlier }];
    let recipe = defended(asked.clone(), &input, &study.files, &earlier)?.whole()?;
    let job = Arc::new(Job::new(recipe, &input, &study.files)?);
    let mut run = Run::new(job.clone())?;
    while !run.search(1 << 16) {}
    if run.found().is_none() {
        return Ok(None);
    }
    let bytes = harness::write(&mut run, SEED, 1 << 12)?;
    let written = harness::read_release(&job.recipe, &bytes)?;
    let compared = compare_with_earlier(&job, asked, &written, &earlier);
    Ok(Some((bytes, compared.err())))
}

/// How many persons two releases show with the same cells in the columns q0, q1 and so on, both taken
/// together: the fewest. What may stand for anything says nothing beside another cell. Records are
/// known by the number in their first column; each is a person, or whoever `owners` says.
fn fewest(recipe: &Recipe, releases: [&[u8]; 2], owners: Option<&[String]>) -> Option<usize> {
    let cells = releases.map(|release| {
        let read = harness::read_release(recipe, release).expect("a release");
        let table = read.table();
        let mut shown: BTreeMap<String, Vec<Option<String>>> = BTreeMap::new();
        for record in 0..table.records {
            let mut cells = table.columns.iter().map(|column| {
                (&column.name, column.dictionary.get(column.codes.get(record)).to_owned())
            });
            let (_, row) = cells.next().expect("a row");
            let own = cells.filter(|(name, _)| name.starts_with('q')).map(|(_, cell)| cell);
            let markers = &recipe.missing.values;
            let own =
                own.map(|cell| Some(cell).filter(|cell| cell != "*" && !markers.contains(cell)));
            shown.insert(row, own.collect());
        }
        shown
    });
    let mut persons: BTreeMap<Vec<[Option<&String>; 2]>, BTreeSet<&String>> = BTreeMap::new();
    for (row, own) in &cells[0] {
        if let Some(other) = cells[1].get(row) {
            let number: usize = row.parse().expect("a number");
            let person = owners.map_or(row, |owners| &owners[number]);
            let both = own.iter().zip(other).map(|(one, other)| {
                [one.as_ref().or(other.as_ref()), other.as_ref().or(one.as_ref())]
            });
            persons.entry(both.collect()).or_default().insert(person);
        }
    }
    persons.into_values().map(|persons| persons.len()).min()
}

#[test]
fn a_defended_release_tells_nobody_apart_or_is_refused() {
    let mut random = Rng::with_seed(15);
    let mut counts: BTreeMap<(&str, &str), usize> = BTreeMap::new();
    let mut of_persons = 0;
    for number in 0..drawn_of(900) {
        let mut study = Study::draw_plain(&mut random);
        if number % 5 == 0 {
            study = study.starred();
        }
        if number % 4 == 1 {
            study.recipe["records"] = json!({"entity": "who"});
        }
        let Ok(recipe) = harness::recipe(&study.recipe) else { continue };
        let ran = harness::run(recipe, study.data.as_bytes(), &study.files, SEED);
        let Ok(Some(earlier)) = ran.map(|ran| ran.release) else { continue };
        let name = *["none", "floors", "columns"].get(number % 3).expect("one of three");
        let mut asked = study.recipe.clone();
        asked["loss"] = json!({"metric": "loss"});
        if name != "none" {
            asked["earlier"] = json!(name);
        }
        let attributes = asked["attributes"].as_array_mut().expect("attributes");
        for attribute in attributes {
            if attribute["role"] == "quasi-identifier" {
                attribute["weight"] = json!(random.usize(1..=10));
            }
            if attribute["name"] == "row" && name == "columns" {
                attribute["role"] = json!("identifier");
            }
        }
        let Ok(asked) = harness::recipe(&asked) else { continue };
        let outcome = match compared_release(&asked, &study, &earlier) {
            Ok(None) => "no solution",
            Ok(Some((release, None))) => {
                let is_plain = !study.collides && asked.missing.matching == Matching::OwnValue;
                if is_plain && name != "columns" {
                    let k = asked.models[0].k().expect("a k") as usize;
                    let owners = asked.records.entity.as_ref();
                    of_persons += usize::from(owners.is_some());
                    // Of those who are not known there may be one.
                    let owners = owners.map(|_| {
                        let cells = study.others.cells[WHO].iter();
                        cells.map(|cell| match study.markers.contains(cell) {
                            true => String::new(),
                            false => cell.clone(),
                        })
                    });
                    let owners: Option<Vec<String>> = owners.map(Iterator::collect);
                    let fewest = fewest(&asked, [&earlier, &release], owners.as_deref());
                    assert!(
                        fewest.is_none_or(|fewest| fewest >= k),
                        "{fewest:?} of {k}\n{}\n{}\n{}",
                        study.recipe,
                        String::from_utf8_lossy(&earlier),
                        String::from_utf8_lossy(&release)
                    );
                }
                "written"
            }
            Ok(Some((_, Some(breach)))) => {
                assert_eq!(breach.code, Code::BreaksEarlier, "{breach:?} {study:?}");
                // Without suppression whoever is on no lower level breaks nothing.
                let is_whole = study.recipe["suppression"]["limit"].as_f64() == Some(0.0);
                assert!(name != "floors" || !is_whole || study.collides, "{breach:?} {study:?}");
                "refused"
            }
            Err(problem) => {
                let may_be = [Code::FloorTooHigh, Code::NotOfRelease, Code::LevelTooLow];
                assert!(name != "none" && may_be.contains(&problem.code), "{problem:?} {study:?}");
                "not asked for"
            }
        };
        *counts.entry((name, outcome)).or_default() += 1;
    }
    for name in ["none", "floors", "columns"] {
        assert!(
            counts.get(&(name, "written")).is_some_and(|&count| count >= drawn_of(30)),
            "{counts:?}"
        );
        assert!(
            counts.get(&(name, "refused")).is_some_and(|&count| count >= drawn_of(3)),
            "{counts:?}"
        );
    }
    assert!(of_persons >= drawn_of(10), "{of_persons}");
}

/// What is said to help does.
#[test]
fn a_defence_that_is_named_helps() {
    let mut random = Rng::with_seed(16);
    let mut helped = 0;
    for _ in 0..drawn_of(200) {
        let study = Study::draw_plain(&mut random);
        let Ok(recipe) = harness::recipe(&study.recipe) else { continue };
        let ran = harness::run(recipe, study.data.as_bytes(), &study.files, SEED);
        let Ok(Some(earlier)) = ran.map(|ran| ran.release) else { continue };
        let mut asked = study.recipe.clone();
        asked["loss"] = json!({"metric": "loss"});
        asked["output"] = json!({"shuffle": false});
        let Ok(asked) = harness::recipe(&asked) else { continue };
        let input = harness::read(&asked, study.data.as_bytes()).expect("it was read before");
        let read = harness::read_release(&asked, &earlier).expect("a release");
        let named = [NamedInput { name: "earlier".to_owned(), input: &read }];
        let helping = helping_defences(&asked, &input, &study.files, &named).expect("it is small");
        for defence in helping {
            let recipe = Recipe { earlier: Some(defence), ..asked.clone() };
            let breach = compared_release(&recipe, &study, &earlier)
                .expect("it was tried")
                .expect("a release")
                .1;
            assert_eq!(breach, None, "{study:?}");
            helped += usize::from(defence == EarlierReleases::Floors);
        }
    }
    assert!(helped >= drawn_of(30), "{helped}");
}
