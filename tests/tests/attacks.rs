//! What models promise is what attacks on the written release come to.

use fastrand::Rng;
use outis::table::Table;
use outis_job::{AttackChoice, Attacking, Job, Knowledge};
use outis_protocol::attack::{AttackFact, AttackOutcome};
use outis_protocol::recipe::{Matching, MissingSensitive};
use outis_protocol::report::Recoding;
use outis_tests::harness::{self, Ran, SEED};
use outis_tests::random::Study;
use outis_tests::shares::drawn_of;
use serde_json::json;
use std::collections::BTreeMap;
use std::sync::Arc;

/// So that every value is found, however rare it is.
const LITTLE: f64 = 1e-6;

/// What rounding makes of shares.
const ROUNDING: f64 = 1e-9;

/// The attacks on the people of a release's own input.
fn attacked(ran: &Ran, release: &[u8], confidence: f64) -> Vec<AttackOutcome> {
    let read = harness::read_release(&ran.job.recipe, release).expect("a release");
    let choice = AttackChoice { confidence, values: true, ..AttackChoice::default() };
    let attacking =
        Attacking::new((&ran.job, &ran.job.recipe), &read, &Knowledge::default(), &choice);
    let mut attacking = attacking.expect("its own release");
    while !attacking.step(1).expect("a job that runs") {}
    attacking.finish().attacks
}

fn outcome<'a>(outcomes: &'a [AttackOutcome], attack: &str) -> &'a AttackOutcome {
    outcomes.iter().find(|outcome| outcome.attack == attack).expect("it was tried")
}

/// The share of each value of a column among all records of a table, the input or its release, that
/// have one.
fn shares(ran: &Ran, table: &Table, title: &str) -> BTreeMap<String, f64> {
    let plan = &ran.job.plan;
    let column = table.columns.iter().find(|one| one.name == title).expect("a column");
    let mut counts: BTreeMap<String, f64> = BTreeMap::new();
    let texts = column.codes.iter().map(|code| column.dictionary.get(code));
    for text in texts.filter(|text| !plan.markers.iter().any(|marker| marker == text)) {
        *counts.entry(text.to_owned()).or_default() += 1.0;
    }
    let all: f64 = counts.values().sum();
    counts.values_mut().for_each(|count| *count /= all);
    counts
}

#[test]
fn attacks_come_to_no_more_than_models_promise() {
    let mut random = Rng::with_seed(39);
    let mut counts = BTreeMap::from([("k", 0), ("persons", 0), ("l", 0), ("t", 0), ("certain", 0)]);
    for number in 0..drawn_of(4000) {
        let mut study = Study::draw(&mut random);
        if number % 4 == 0 {
            study = study.starred();
        }
        let Ok(recipe) = harness::recipe(&study.recipe) else { continue };
        let (own_values, excluded) = (
            recipe.missing.matching == Matching::OwnValue,
            recipe.missing.sensitive == MissingSensitive::Excluded,
        );
        let Ok(ran) = harness::run(recipe, study.data.as_bytes(), &study.files, SEED) else {
            continue;
        };
        let Some(release) = &ran.release else { continue };
        let of_persons = ran.job.plan.person().is_some();
        let sure = attacked(&ran, release, 1.0);
        let every = attacked(&ran, release, LITTLE);
        // Where whoever knows somebody finds their class, what it tells for certain is found.
        let report = &ran.report;
        let is_exact = report.missing.records == 0
            && report.solution.as_ref().is_some_and(|solution| {
                solution.suppressed == 0 && matches!(solution.recoding, Recoding::FullDomain { .. })
            });
        // A star stands for everybody.
        let is_exact = is_exact && !release.contains(&b'*');
        let certain = report.sensitive.iter().filter_map(|column| column.certain).max();
        let certain = u64::from(certain.unwrap_or(0));
        if is_exact && certain > 0 {
            let succeeded = outcome(&sure, "homogeneity").succeeded;
            assert!(succeeded >= if of_persons { 1 } else { certain }, "{study:?}");
            *counts.get_mut("certain").expect("it is there") += 1;
        }
        for model in &ran.job.recipe.models {
            let title = model.attributes().next().map(|(_, title)| title.to_owned());
            let concerns = |fact: &AttackFact| match fact {
                AttackFact::Value { attribute, .. } => Some(attribute) == title.as_ref(),
                _ => false,
            };
            match model.id() {
                "k-anonymity" if own_values => {
                    let k = f64::from(model.k().expect("a k"));
                    let highest = outcome(&sure, "linking").highest;
                    assert!(
                        highest.is_none_or(|highest| highest <= 1.0 / k + ROUNDING),
                        "{study:?}"
                    );
                    *counts.get_mut(if of_persons { "persons" } else { "k" }).expect("a name") += 1;
                }
                "distinct-l-diversity"
                    if excluded
                        && !of_persons
                        && model.integer_given("l").is_some_and(|l| l >= 2) =>
                {
                    let findings = &outcome(&sure, "homogeneity").findings;
                    assert!(!findings.iter().any(|finding| concerns(&finding.fact)), "{study:?}");
                    *counts.get_mut("l").expect("it is there") += 1;
                }
                // Of persons with several values shares come to more than the whole.
                "t-closeness"
                    if excluded && !of_persons && model.text_given("distance") == Some("equal") =>
                {
                    let t = model.number("t").expect("a t");
                    let read = harness::read_release(&ran.job.recipe, release).expect("a release");
                    let table = match model.text_given("reference") {
                        Some("released") => read.table(),
                        _ => ran.job.input.table(),
                    };
                    let before = shares(&ran, table, title.as_ref().expect("a column"));
                    for finding in &outcome(&every, "homogeneity").findings {
                        let AttackFact::Value { value: Some(value), .. } = &finding.fact else {
                            continue;
                        };
                        if concerns(&finding.fact) {
                            let gain = finding.confidence - before[value];
                            assert!(gain <= t + ROUNDING, "{gain} {study:?}");
                        }
                    }
                    *counts.get_mut("t").expect("it is there") += 1;
                }
                _ => {}
            }
        }
    }
    assert!(counts.values().all(|&count| count >= drawn_of(30)), "{counts:?}");
}

/// The table as it is, of people with several rows: whoever knows a zip code finds the people whose rows
/// may be meant, and these are known, since the table says whose each row is. A missing zip code may be
/// anybody's; whose it is is known to lack it.
#[test]
fn before_a_release_whose_rows_are_whose_is_known() {
    let recipe = json!({
        "outis": 1, "kind": "recipe",
        "data": {"format": {"delimiter": ";"}},
        "missing": {"values": [""]},
        "records": {"entity": "who"},
        "attributes": [
            {"name": "who", "role": "identifier"},
            {"name": "zip", "role": "quasi-identifier"},
        ],
        "models": [{"model": "k-anonymity", "k": 2}],
    });
    let recipe = harness::recipe(&recipe).expect("a recipe");
    let data = b"who;zip\nP;a\nP;a\nP;b\nQ;a\nR;b\nS;b\nT;\n";
    let input = harness::read(&recipe, data).expect("a table");
    let job = Arc::new(Job::new(recipe, &input, &harness::Attached::new()).expect("a job"));
    let choice = AttackChoice { confidence: LITTLE, ..AttackChoice::default() };
    let attacking = Attacking::new((&job, &job.recipe), &job.input, &Knowledge::default(), &choice);
    let mut attacking = attacking.expect("its own table");
    while !attacking.step(1).expect("nothing is run again") {}
    let attacks = attacking.finish().attacks;
    let linking = outcome(&attacks, "linking");
    let found = linking
        .findings
        .iter()
        .flat_map(|finding| finding.persons.iter().map(|line| (*line, finding.confidence)));
    // Rows a and the one without are P's, Q's and T's; rows b and that one P's, R's, S's and T's;
    // and nobody but T has none. The fewest whose rows a may be are two.
    let (a, b, none) = (1.0 / 3.0, 1.0 / 4.0, 1.0);
    let expected = [(2, a), (3, a), (4, b), (5, a), (6, b), (7, b), (8, none)];
    assert_eq!(found.collect::<BTreeMap<u64, f64>>(), BTreeMap::from(expected));
    assert_eq!((linking.highest, linking.tried), (Some(none), 5));
}

/// Ten people with ten visits each, one for HIV, and nine that nobody else has: all of them have HIV, which
/// `run` says of the file as well. Ten others have one visit each.
#[test]
fn a_value_among_others_of_a_person_is_known() {
    let recipe = json!({
        "outis": 1, "kind": "recipe",
        "records": {"entity": "who"},
        "attributes": [
            {"name": "who", "role": "identifier"},
            {"name": "age", "role": "quasi-identifier"},
            {"name": "ill", "role": "sensitive"},
        ],
        "models": [{"model": "k-anonymity", "k": 2}],
    });
    let recipe = harness::recipe(&recipe).expect("a recipe");
    let mut data = "who,age,ill\n".to_owned();
    for person in 0..10 {
        let own = (1..10).map(|visit| format!("p{person},1,v{person}{visit}\n"));
        data +=
            &own.chain([format!("p{person},1,hiv\nq{person},2,w{person}\n")]).collect::<String>();
    }
    let ran =
        harness::run(recipe, data.as_bytes(), &harness::Attached::new(), SEED).expect("a run");
    let attacks = attacked(&ran, ran.release.as_ref().expect("a release"), 0.9);
    let homogeneity = outcome(&attacks, "homogeneity");
    assert_eq!((homogeneity.tried, homogeneity.succeeded), (20, 10));
    assert_eq!(homogeneity.highest, ran.report.sensitive[0].likeliest);
    assert_eq!(ran.report.sensitive[0].certain, Some(10));
    let linking = outcome(&attacks, "linking");
    let counted = linking.findings.iter().map(|found| (found.people, found.journalist));
    assert_eq!(counted.collect::<Vec<_>>(), [(10, Some(0.1)); 2]);
}
