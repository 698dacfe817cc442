//! Persons whom several of their records find, though none alone does.

use crate::support::{Desk, SEED, recipe, records};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};

/// Each of 60 persons comes to some of 8 wards, each of which has many of them.
fn visits() -> String {
    let mut text = "person;ward;note\n".to_owned();
    let mut state = 5_u64;
    let mut draw = |below: u64| {
        state =
            state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) % below
    };
    let mut line = 0;
    for person in 0..60 {
        for _ in 0..1 + draw(5) {
            text += &format!("p{person};w{};{line}\n", draw(8));
            line += 1;
        }
    }
    text
}

fn desk(role: &str) -> Desk {
    let desk = Desk::new();
    desk.write("data.csv", visits());
    let attributes = json!([
        {"name": "person", "role": role},
        {"name": "ward", "role": "quasi-identifier"},
        {"name": "note", "role": "insensitive", "accepted": ["nearly-unique-column"]}
    ]);
    desk.write("recipe.json", recipe(attributes, 5, json!({"records": {"entity": "person"}})));
    desk
}

/// Whether somebody was in the wards known, in each as often as is known.
fn has(wards: &[String], known: &[&String]) -> bool {
    known.iter().all(|ward| {
        let times = |all: &mut dyn Iterator<Item = &String>| all.filter(|w| w == ward).count();
        times(&mut wards.iter()) >= times(&mut known.iter().copied())
    })
}

/// The places of so many of all records, in all ways to choose them.
fn chosen(all: usize, size: usize) -> impl Iterator<Item = Vec<usize>> {
    let places = (0..1_usize << all).map(move |set| -> Vec<usize> {
        (0..all).filter(move |place| set >> place & 1 == 1).collect()
    });
    places.filter(move |places| places.len() == size)
}

/// How many persons have some records, at most so many, in wards where nobody else has as many.
fn recounted(known: usize) -> usize {
    let mut own: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for row in &records(&visits(), ';')[1..] {
        own.entry(row[0].clone()).or_default().push(row[1].clone());
    }
    let found = own.iter().filter(|(person, wards)| {
        (1..=known).any(|size| {
            chosen(wards.len(), size).any(|places| {
                let known: Vec<&String> = places.iter().map(|&place| &wards[place]).collect();
                own.iter().all(|(other, wards)| other == *person || !has(wards, &known))
            })
        })
    });
    found.count()
}

#[test]
fn classes_of_five_hide_nobody_of_whom_two_records_are_known() {
    let desk = desk("identifier");
    let outcome = desk.run(&["--seed", SEED]);
    assert_eq!(outcome.code, Some(0), "{outcome:?}");
    let report = desk.json("report.json");
    // Every ward has more than five persons, and nothing had to be coarsened.
    assert_eq!(report["risk"]["after"]["prosecutor"]["records-above-threshold"], 0);
    let (one, two, three) = (recounted(1), recounted(2), recounted(3));
    assert!(one == 0 && two > 0 && three > two, "{one} {two} {three}");
    let expected = json!({"persons": 60, "by-one": 0, "by-two": two, "by-three": three,
        "sheltered": 60, "sheltered-by-two": two, "sheltered-by-three": three,
        "two-at-least": false, "three-at-least": false});
    assert_eq!(report["risk"]["after"]["sequences"], expected);
    assert_eq!(report["risk"]["before"]["sequences"], expected);
    let warning = report["warnings"].as_array().unwrap().iter();
    let mut warning = warning.filter(|it| it["code"] == "sequences-single-out");
    assert_eq!(
        warning.next(),
        Some(&json!({"code": "sequences-single-out", "attribute": "person",
            "value": three as f64}))
    );
    let said = format!("{two} of these are singled out by two of their records, {three} by three");
    assert!(outcome.stdout.contains(&said), "{outcome:?}");
}

/// Where the number of persons stays, a release tells it itself.
#[test]
fn a_measured_release_shows_whom_its_pseudonyms_find() {
    let desk = desk("insensitive");
    assert_eq!(desk.run(&["--seed", SEED]).code, Some(0));
    let run = desk.json("report.json");
    let measured = desk.outis(&["measure", "recipe.json", "--input", "release.csv", "--json"]);
    let measured: Value = serde_json::from_str(&measured.stdout).unwrap();
    assert_eq!(measured["risk"]["after"]["sequences"], run["risk"]["after"]["sequences"]);
    let warnings = measured["warnings"].as_array().unwrap().iter();
    let codes: BTreeSet<&str> = warnings.map(|it| it["code"].as_str().unwrap()).collect();
    assert!(codes.contains("sequences-single-out"), "{codes:?}");
}
