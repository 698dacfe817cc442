//! Models of a population beside recodings that mix levels, on random small tables: who is counted,
//! against the definition word by word (spec M16, D2, D10, E2).
#![allow(clippy::print_stdout)] // How much was tested is the evidence.

use fastrand::Rng;
use outis_job::measure_file;
use outis_protocol::Problem;
use outis_protocol::problem::Code;
use outis_tests::harness::{self, Attached, Ran, SEED};
use serde_json::{Value, json};
use std::collections::{BTreeMap, HashSet};

/// A column: for each value its label on each level, itself first.
struct Levels {
    rows: Vec<Vec<String>>,
    numbers: bool,
}

impl Levels {
    /// Letters whose groups are called like letters, so that one text stands for several.
    fn letters(random: &mut Rng) -> Self {
        let mut names = ["a", "b", "c", "d", "x", "*"];
        let groups: Vec<usize> = (0..5).map(|_| random.usize(0..3)).collect();
        random.shuffle(&mut names[..5]);
        let top = if random.bool() { "*" } else { names[3] };
        let rows = ["a", "b", "c", "d", "e"].iter().zip(&groups);
        let rows =
            rows.map(|(value, &group)| [value, names[group], top].map(str::to_owned).to_vec());
        Self { rows: rows.collect(), numbers: false }
    }

    /// Numbers in bands.
    fn numbers() -> Self {
        let rows = (0..9).map(|number: u32| {
            let band = format!("{}-{}", number / 3 * 3, number / 3 * 3 + 2);
            vec![number.to_string(), band, "*".to_owned()]
        });
        Self { rows: rows.collect(), numbers: true }
    }

    fn draw<'a>(&'a self, random: &mut Rng) -> &'a str {
        &self.rows[random.usize(..self.rows.len())][0]
    }

    /// All sets of values that a text may stand for.
    fn meanings(&self, text: &str) -> Vec<HashSet<&str>> {
        let mut found: Vec<HashSet<&str>> = Vec::new();
        for level in 0..self.rows[0].len() {
            let members = self.rows.iter().filter(|row| row[level] == text);
            let members: HashSet<&str> = members.map(|row| row[0].as_str()).collect();
            if !members.is_empty() && !found.contains(&members) {
                found.push(members);
            }
        }
        if text == "*" {
            found.push(self.rows.iter().map(|row| row[0].as_str()).collect());
        }
        if let Some((low, high)) =
            text.strip_prefix('[').and_then(|text| text.strip_suffix(']')?.split_once(", "))
        {
            let number = |text: &str| text.parse::<u32>().expect("a number");
            let numbers = number(low)..=number(high);
            let values = self.rows.iter().map(|row| row[0].as_str());
            found.push(values.filter(|value| numbers.contains(&number(value))).collect());
        }
        found
    }

    fn json(&self, name: &str) -> Value {
        let kind = if self.numbers { "integer" } else { "text" };
        let hierarchy = json!({"kind": "levels", "rows": self.rows});
        json!({"name": name, "role": "quasi-identifier", "type": kind, "hierarchy": hierarchy})
    }
}

/// How many persons each way to read the texts of a record has, those left out that have nobody.
fn ways(columns: &[Levels], texts: &[&str], people: &[Vec<String>]) -> Vec<u32> {
    let mut ways: Vec<Vec<HashSet<&str>>> = vec![Vec::new()];
    for (column, text) in columns.iter().zip(texts) {
        let meanings = column.meanings(text);
        assert!(!meanings.is_empty(), "{text} stands for nothing");
        ways = ways
            .iter()
            .flat_map(|way| {
                meanings.iter().map(|one| [way.as_slice(), std::slice::from_ref(one)].concat())
            })
            .collect();
    }
    let counts = ways.iter().map(|way| {
        let meant = people.iter().filter(|person| {
            person.iter().zip(way).all(|(value, meant)| meant.contains(value.as_str()))
        });
        meant.count() as u32
    });
    counts.filter(|&count| count > 0).collect()
}

fn file(records: &[Vec<String>]) -> Vec<u8> {
    let lines = (1..).zip(records).map(|(row, record)| format!("{row};{}\n", record.join(";")));
    format!("row;q0;q1;q2\n{}", lines.collect::<String>()).into_bytes()
}

/// The classes of a release by their texts, with their records.
fn classes(release: &[u8]) -> BTreeMap<Vec<String>, u32> {
    let text = String::from_utf8(release.to_vec()).expect("text");
    let mut found = BTreeMap::new();
    for line in text.lines().skip(1) {
        let texts = line.split(';').skip(1).map(str::to_owned).collect();
        *found.entry(texts).or_insert(0) += 1;
    }
    found
}

/// What a table is asked for, and whom.
struct Drawn {
    columns: Vec<Levels>,
    own: Vec<Vec<String>>,
    people: Vec<Vec<String>>,
    limit: f64,
}

impl Drawn {
    fn draw(random: &mut Rng) -> Self {
        let columns = vec![Levels::letters(random), Levels::letters(random), Levels::numbers()];
        let record = |random: &mut Rng| -> Vec<String> {
            columns.iter().map(|column| column.draw(random).to_owned()).collect()
        };
        let records = random.usize(4..=9);
        let own: Vec<Vec<String>> = (0..records).map(|_| record(random)).collect();
        let others = random.usize(0..=12);
        let people = (0..others).map(|_| record(random)).collect();
        Self { columns, own, people, limit: [0.0, 0.3, 0.6][random.usize(0..3)] }
    }

    fn run(
        &self,
        model: &Value,
        search: &Value,
        style: &str,
        people: &[Vec<String>],
    ) -> Result<Ran, Problem> {
        let mut attributes = vec![json!({"name": "row", "role": "insensitive"})];
        let names = ["q0", "q1", "q2"].iter().zip(&self.columns);
        attributes.extend(names.map(|(name, column)| column.json(name)));
        let mut recipe = json!({
            "outis": 1, "kind": "recipe",
            "data": {"format": {"delimiter": ";"}},
            "attributes": attributes,
            "models": [model],
            "suppression": {"limit": self.limit, "style": style},
            "search": search,
            "tables": {"people": {"file": "people.csv"}},
        });
        if model["model"] != "null-map" {
            recipe["risk"] = json!({"population": "people"});
        }
        let files = Attached::from([("people.csv".to_owned(), file(people))]);
        let recipe = harness::recipe(&recipe).expect("a recipe");
        harness::run(recipe, &file(&self.own), &files, SEED)
    }
}

fn searches() -> Vec<Value> {
    vec![
        json!({"algorithm": "kaca", "distance": "uniform", "refine": false, "stubs": false}),
        json!({"algorithm": "kaca", "distance": "loss", "cells": "ranges", "refine": true, "stubs": true}),
        json!({"algorithm": "k-member", "cells": "ranges"}),
        json!({"algorithm": "mondrian", "mode": "strict"}),
        json!({"algorithm": "mondrian", "mode": "relaxed", "cells": "ranges"}),
        json!({"algorithm": "iterative", "rounds": 4}),
        json!({"algorithm": "subtree"}),
        json!({"algorithm": "cell-suppression"}),
        json!({"algorithm": "mu-argus"}),
    ]
}

#[test]
fn whom_the_texts_of_a_recoding_stand_for_is_counted_one_by_one() {
    let mut random = Rng::with_seed(20_261_130);
    let (mut solved, mut ambiguous, mut mixed, mut spared) = (BTreeMap::new(), 0, 0, 0);
    for _ in 0..16 {
        let drawn = Drawn::draw(&mut random);
        let everybody = [drawn.own.clone(), drawn.people.clone()].concat();
        let k = random.u32(2..=4);
        let style = ["drop", "star"][random.usize(0..2)];
        let (k_map, k_anonymity) = (
            json!({"model": "k-map", "k": k, "population": "people"}),
            json!({"model": "k-anonymity", "k": 2}),
        );
        for search in searches() {
            for model in [&k_map, &k_anonymity] {
                let ran = drawn.run(model, &search, style, &everybody).expect("no refusal");
                let Some(release) = ran.release else { continue };
                let classes = classes(&release);
                if classes.is_empty() {
                    continue;
                }
                let related: Vec<(u32, u32)> = classes
                    .iter()
                    .map(|(texts, &records)| {
                        let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
                        let ways = ways(&drawn.columns, &texts, &everybody);
                        ambiguous += usize::from(ways.iter().any(|way| *way != ways[0]));
                        (records, ways.into_iter().min().unwrap_or(0))
                    })
                    .collect();
                mixed +=
                    usize::from(classes.keys().any(|texts| texts.iter().any(|text| text == "*")));
                let fewest = related.iter().map(|(_, persons)| *persons).min().expect("a class");
                let say = || format!("{search} {model}\n{}", String::from_utf8_lossy(&release));
                if model == &k_map {
                    *solved.entry(search["algorithm"].to_string()).or_insert(0) += 1;
                    let measured = &ran.report.models[0];
                    assert_eq!(measured.achieved, Some(f64::from(fewest)), "{}", say());
                    assert!(measured.holds && fewest >= k, "{}", say());
                    spared += usize::from(related.iter().any(|(records, _)| *records < k));
                }
                let risk = ran.report.risk.after.as_ref().and_then(|risk| risk.journalist.as_ref());
                let risk = risk.expect("a population");
                let counted =
                    related.iter().map(|&(records, persons)| (records, records.max(persons)));
                let largest = counted.clone().map(|(_, persons)| persons).min().expect("a class");
                assert!((risk.max - 1.0 / f64::from(largest)).abs() < 1e-12, "{}", say());
                let records: u32 = related.iter().map(|(records, _)| records).sum();
                let sum: u32 = counted.clone().map(|(_, persons)| persons).sum();
                let linked: f64 =
                    counted.map(|(records, persons)| f64::from(records) / f64::from(persons)).sum();
                let average =
                    (related.len() as f64 / f64::from(sum)).max(linked / f64::from(records));
                assert!((risk.average - average).abs() < 1e-12, "{}", say());
            }
        }
    }
    println!(
        "{solved:?}; {ambiguous} classes with texts that mean several things, {mixed} tables with stars, \
              {spared} with classes below k"
    );
    assert!(solved.len() >= 7 && solved.values().all(|solved: &usize| *solved > 4), "{solved:?}");
    assert!(ambiguous > 30 && mixed > 5 && spared > 30);
}

#[test]
fn nobody_of_people_apart_is_in_what_a_recoding_shows() {
    let mut random = Rng::with_seed(20_261_131);
    let mut released = 0;
    for _ in 0..24 {
        let drawn = Drawn { limit: 0.6, ..Drawn::draw(&mut random) };
        let apart = &drawn.people[..drawn.people.len().min(3)];
        if apart.is_empty() {
            continue;
        }
        let model = json!({"model": "null-map", "population": "people"});
        for search in searches() {
            let ran = drawn.run(&model, &search, "drop", apart).expect("no refusal");
            let Some(release) = ran.release else { continue };
            assert_eq!(ran.report.models[0].achieved, Some(0.0), "{search}");
            for texts in classes(&release).keys() {
                released += 1;
                let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
                assert!(ways(&drawn.columns, &texts, apart).is_empty(), "{search} {texts:?}");
            }
        }
    }
    assert!(released > 150, "{released}");
}

/// How likely somebody is in the table: only where nobody is in two classes, which cuts alone see to.
#[test]
fn presence_is_held_by_cuts_and_refused_where_classes_overlap() {
    let mut random = Rng::with_seed(20_261_132);
    let (mut released, mut bounded) = (0, 0);
    for drawn in 0..40 {
        let least = [0.0, 0.1][drawn % 2];
        let drawn = Drawn::draw(&mut random);
        let everybody = [drawn.own.clone(), drawn.people.clone()].concat();
        let model =
            json!({"model": "delta-presence", "min": least, "max": 0.7, "population": "people"});
        for search in searches() {
            let ran = match (drawn.run(&model, &search, "drop", &everybody), &search["algorithm"]) {
                (Ok(ran), _) => ran,
                (Err(refusal), algorithm) => {
                    assert!(refusal.code == Code::NotForRecoding && algorithm != "subtree");
                    assert_eq!(refusal.field.as_deref(), Some("models"));
                    continue;
                }
            };
            assert_eq!(search["algorithm"], "subtree");
            let Some(release) = ran.release else { continue };
            assert!(ran.report.models[0].holds);
            let mut seen = vec![0; everybody.len()];
            for (texts, records) in classes(&release) {
                released += 1;
                let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
                let persons = ways(&drawn.columns, &texts, &everybody).into_iter().min();
                let share = f64::from(records) / f64::from(persons.expect("somebody"));
                assert!(share <= 0.7 + 1e-9 && share >= least - 1e-9, "{texts:?} {share}");
                for (seen, person) in seen.iter_mut().zip(&everybody) {
                    let only = std::slice::from_ref(person);
                    *seen += usize::from(!ways(&drawn.columns, &texts, only).is_empty());
                }
            }
            if least > 0.0 {
                bounded += 1;
                // Whom no class shows is known to be absent.
                assert!(seen.iter().all(|classes| *classes > 0));
            }
        }
    }
    assert!(released > 10 && bounded > 1, "{released} {bounded}");
}

/// Whoever has the file alone, with its ranges, counts as the run did.
#[test]
fn a_file_with_ranges_is_measured_beside_a_population() {
    let mut random = Rng::with_seed(20_261_133);
    let mut ranges = 0;
    for _ in 0..12 {
        let drawn = Drawn { limit: 0.0, ..Drawn::draw(&mut random) };
        let everybody = [drawn.own.clone(), drawn.people.clone()].concat();
        let model = json!({"model": "k-map", "k": 2, "population": "people"});
        let search = json!({"algorithm": "kaca", "cells": "ranges"});
        let ran = drawn.run(&model, &search, "drop", &everybody).expect("no refusal");
        let Some(release) = ran.release else { continue };
        ranges += usize::from(release.contains(&b'['));
        let read = harness::read_release(&ran.job.recipe, &release).expect("a release");
        let files = Attached::from([("people.csv".to_owned(), file(&everybody))]);
        let measured = measure_file(&ran.job.recipe, &read, None, &files, None);
        let measured = measured.expect("a population");
        assert_eq!(measured.models[0].achieved, ran.report.models[0].achieved);
    }
    assert!(ranges > 3, "{ranges}");
}
