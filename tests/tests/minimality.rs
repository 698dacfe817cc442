//! What is learned by who knows that a table was generalized no further than it had to be is what every
//! way to give the values of each class to its members comes to.

use fastrand::Rng;
use outis::attack::Attack;
use outis_job::{AttackChoice, Attacking, Knowledge};
use outis_protocol::attack::AttackFact;
use outis_tests::harness::{self, Ran, SEED};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};

/// A person's quasi-identifiers and sensitive value.
type Person = (String, &'static str, &'static str);

/// For each person and value how credible it is, and how frequent in the class.
type Credible = BTreeMap<(usize, String), (f64, f64)>;

const RECORDS: usize = 7;
const ROUNDING: f64 = 1e-9;

fn drawn(random: &mut Rng) -> (Value, Vec<Person>) {
    let illnesses = ["flu", "hiv", "cold"];
    let some = random.usize(2..=3);
    let people = (0..RECORDS).map(|_| -> Person {
        let zip = format!("8{}{}", random.u8(1..=2), random.u8(1..=2));
        (zip, ["m", "f"][random.usize(0..2)], illnesses[random.usize(0..some)])
    });
    let people = people.collect();
    let models = json!([
        {"model": "k-anonymity", "k": random.u32(2..=3)},
        {"model": "distinct-l-diversity", "attribute": "illness", "l": some},
    ]);
    let recipe = json!({
        "outis": 1, "kind": "recipe",
        "attributes": [
            {"name": "zip", "role": "quasi-identifier", "hierarchy": {"kind": "mask", "from": "right"}},
            {"name": "sex", "role": "quasi-identifier"},
            {"name": "illness", "role": "sensitive"},
        ],
        "models": models,
        "output": {"shuffle": false},
    });
    (recipe, people)
}

/// What is run on these people, and what each of them shows; `None` where nothing is released.
fn shown(recipe: &Value, people: &[Person]) -> Option<(Ran, Vec<String>)> {
    let lines = people.iter().map(|(zip, sex, illness)| format!("{zip},{sex},{illness}\n"));
    let data = format!("zip,sex,illness\n{}", lines.collect::<String>());
    let recipe = harness::recipe(recipe).expect("a recipe");
    let ran = harness::run(recipe, data.as_bytes(), &BTreeMap::new(), SEED).expect("it runs");
    let release = String::from_utf8(ran.release.clone()?).expect("text");
    let shown = release.lines().skip(1).map(|line| {
        let (quasi, _) = line.rsplit_once(',').expect("three cells");
        quasi.to_owned()
    });
    let shown = shown.collect();
    Some((ran, shown))
}

/// Every way to put the values of each class into another order, as the values of all people.
fn ways(people: &[Person], classes: &[String]) -> BTreeSet<Vec<&'static str>> {
    let own: Vec<&str> = people.iter().map(|(.., illness)| *illness).collect();
    let mut found = BTreeSet::from([own.clone()]);
    let mut open = vec![own];
    // Exchanges within a class lead from any order to any other.
    while let Some(way) = open.pop() {
        for one in 0..way.len() {
            for other in (one + 1..way.len()).filter(|&other| classes[one] == classes[other]) {
                let mut exchanged = way.clone();
                exchanged.swap(one, other);
                if found.insert(exchanged.clone()) {
                    open.push(exchanged);
                }
            }
        }
    }
    found
}

/// The share of the ways that lead to the same release, by person and value.
fn credible(recipe: &Value, people: &[Person], classes: &[String]) -> Credible {
    let mut kept = ways(people, classes);
    kept.retain(|way| {
        let people = people.iter().zip(way);
        let people: Vec<Person> =
            people.map(|((zip, sex, _), illness)| (zip.clone(), *sex, *illness)).collect();
        shown(recipe, &people).is_some_and(|(_, shown)| shown == classes)
    });
    let mut credible = Credible::new();
    for (person, class) in classes.iter().enumerate() {
        let members: Vec<usize> =
            (0..people.len()).filter(|&member| classes[member] == *class).collect();
        for value in members.iter().map(|&member| people[member].2) {
            let worlds = kept.iter().filter(|way| way[person] == value).count();
            let alike = members.iter().filter(|&&member| people[member].2 == value).count();
            let shares = (worlds as f64 / kept.len() as f64, alike as f64 / members.len() as f64);
            if shares.0 > shares.1 + ROUNDING {
                credible.insert((person, value.to_owned()), shares);
            }
        }
    }
    credible
}

fn attacked(ran: &Ran) -> Credible {
    let release = ran.release.as_ref().expect("a release");
    let read = harness::read_release(&ran.job.recipe, release).expect("a release");
    let attacks = vec![Attack::Minimality];
    let choice =
        AttackChoice { attacks, confidence: ROUNDING, values: true, ..AttackChoice::default() };
    let attacking =
        Attacking::new((&ran.job, &ran.job.recipe), &read, &Knowledge::default(), &choice);
    let mut attacking = attacking.expect("its own release");
    while !attacking.step(1).expect("a job that runs") {}
    let mut outcomes = attacking.finish().attacks.into_iter();
    let outcome = outcomes.next().expect("the attack that was asked for");
    assert!(outcome.complete && outcome.more == 0);
    let mut credible = Credible::new();
    for finding in outcome.findings {
        let AttackFact::Value { value: Some(value), .. } = finding.fact else { panic!("a value") };
        let shares = (finding.confidence, finding.prior.expect("a share of the class"));
        for line in finding.persons {
            credible.insert((line as usize - 2, value.clone()), shares);
        }
    }
    credible
}

#[test]
fn minimality_is_what_every_way_to_give_the_values_comes_to() {
    let mut random = Rng::with_seed(9);
    let (mut tried, mut found) = (0, 0);
    for _ in 0..150 {
        let (recipe, people) = drawn(&mut random);
        let Some((ran, classes)) = shown(&recipe, &people) else { continue };
        let expected = credible(&recipe, &people, &classes);
        let actual = attacked(&ran);
        let named = |credible: &Credible| credible.keys().cloned().collect::<Vec<_>>();
        assert_eq!(named(&actual), named(&expected), "{people:?} {recipe}");
        for (key, (confidence, prior)) in &expected {
            let (own_confidence, own_prior) = actual[key];
            assert!((own_confidence - confidence).abs() < ROUNDING, "{key:?} {people:?} {recipe}");
            assert!((own_prior - prior).abs() < ROUNDING, "{key:?} {people:?} {recipe}");
        }
        tried += 1;
        found += usize::from(!expected.is_empty());
    }
    assert!(tried > 100 && found > 20, "{found} of {tried}");
}
