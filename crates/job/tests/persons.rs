//! Every figure of a table with several records for each person, against counting persons the
//! plainest way there is.

use outis::risk::individual_risk;
use outis_job::{Incoming, Job, person_effect, resolve, show};
use outis_protocol::parse;
use outis_protocol::problem::Code;
use outis_protocol::recipe::Recipe;
use outis_protocol::report::{NoticeCode, RiskFigures, Unit};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// A record: whose it is, and two details, of which any may be missing.
type Record = [String; 3];

/// So many records of so many persons that look random.
fn drawn(seed: u64, persons: u64, records: u64) -> Vec<Record> {
    let mut state = seed;
    let mut draw = |below: u64| {
        state =
            state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) % below
    };
    (0..records)
        .map(|_| {
            let cell = |values: u64, drawn: u64| match drawn {
                0 => String::new(),
                other => (other % values).to_string(),
            };
            [format!("p{}", draw(persons)), cell(4, draw(14)), cell(5, draw(18))]
        })
        .collect()
}

fn job(records: &[Record], settings: &str) -> Job {
    let recipe = recipe(settings);
    let text: String = records.iter().map(|record| record.join(";") + "\n").collect();
    let mut incoming = Incoming::new(resolve::read_options(&recipe).unwrap());
    incoming.push(format!("patient id;a;b\n{text}").as_bytes()).unwrap();
    let input = Arc::new(incoming.finish().unwrap());
    let files = BTreeMap::from([("all.csv".to_owned(), b"a;b\n1;1\n1;2\n2;1\n".to_vec())]);
    Job::new(recipe, &input, &files).unwrap()
}

fn recipe(settings: &str) -> Recipe {
    parse(&format!(
        r#"{{"outis": 1, "kind": "recipe", "data": {{"format": {{"delimiter": ";", "header": true}}}},
            "attributes": [{{"name": "patient id", "role": "identifier"}},
                {{"name": "a", "role": "quasi-identifier"}},
                {{"name": "b", "role": "quasi-identifier"}}], {settings}}}"#
    ))
    .unwrap()
}

const MODELS: &str = r#""models": [{"model": "k-anonymity", "k": 3}]"#;
const BY_PERSON: &str = r#""records": {"entity": "patient id"}"#;

/// The persons of each class.
fn classes(records: &[Record]) -> BTreeMap<[&str; 2], BTreeSet<&str>> {
    let mut classes: BTreeMap<[&str; 2], BTreeSet<&str>> = BTreeMap::new();
    for [who, a, b] in records {
        classes.entry([a, b]).or_default().insert(who);
    }
    classes
}

/// How many persons these are for certain: who is not named may be one of the others.
fn certain(persons: &BTreeSet<&str>) -> usize {
    persons.iter().filter(|who| !who.is_empty()).count().max(1)
}

fn near(found: f64, expected: f64) {
    assert!((found - expected).abs() < 1e-12, "{found} {expected}");
}

fn check(records: &[Record], risk: &RiskFigures) {
    let classes = classes(records);
    let sizes: Vec<usize> = classes.values().map(certain).collect();
    let all: usize = sizes.iter().sum();
    assert_eq!(risk.sample_uniques as usize, sizes.iter().filter(|&&size| size == 1).count());
    near(risk.prosecutor.average, sizes.len() as f64 / all as f64);
    let above: usize = sizes.iter().filter(|&&size| size < 5).sum();
    assert_eq!(risk.prosecutor.records_above_threshold as usize, above);

    // A missing detail may be anything: whoever fits is counted once.
    let alike = |x: &str, y: &str| x == y || x.is_empty() || y.is_empty();
    let fitting = classes.iter().map(|([a, b], persons)| {
        let fits = records.iter().filter(|[_, x, y]| alike(a, x) && alike(b, y));
        (certain(persons), certain(&fits.map(|[who, ..]| who.as_str()).collect()))
    });
    let fitting: Vec<(usize, usize)> = fitting.collect();
    let some_missing = records.iter().any(|[_, a, b]| a.is_empty() || b.is_empty());
    assert_eq!(risk.wildcard.is_some(), some_missing);
    if let Some(wildcard) = &risk.wildcard {
        near(wildcard.max, 1.0 / fitting.iter().map(|&(_, n)| n).min().unwrap() as f64);
        let expected: f64 = fitting.iter().map(|&(persons, n)| persons as f64 / n as f64).sum();
        near(wildcard.average, expected / all as f64);
    }

    let individual = risk.individual.as_ref().unwrap();
    let risks = sizes.iter().map(|&size| individual_risk(size as u32, 0.1).unwrap() * size as f64);
    near(individual.mean, risks.sum::<f64>() / all as f64);
}

#[test]
fn risks_count_persons_once_in_each_class() {
    for seed in 1..40 {
        let mut records = drawn(seed, 3 + seed % 9, 20 + seed);
        // Some do not say whose they are.
        let nameless = if seed % 3 == 0 { records.len() } else { seed as usize % 5 };
        records.iter_mut().step_by(4).take(nameless).for_each(|[who, ..]| who.clear());
        let sampled = r#""risk": {"threshold": 0.2, "sampling-fraction": 0.1}"#;
        let job = job(&records, &format!("{MODELS}, {BY_PERSON}, {sampled}"));
        check(&records, &job.risk_before().unwrap());

        let classes = classes(&records);
        let exposure = show::exposure(&job).unwrap();
        let small = |k: usize| -> usize { classes.values().map(certain).filter(|&n| n < k).sum() };
        assert_eq!(exposure.below_k as usize, small(3));
        assert_eq!(exposure.all as usize, small(usize::MAX));
        assert_eq!(exposure.records as usize, records.len());
        let persons: BTreeSet<&str> = records.iter().map(|[who, ..]| who.as_str()).collect();
        assert_eq!(exposure.counted.persons, Some(certain(&persons) as u32));
        assert_eq!(
            (exposure.counted.unit, exposure.counted.record),
            (Unit::Persons, Unit::Records)
        );
        let model = &exposure.models[0];
        assert_eq!((model.failing as usize, model.unit), (small(3), Some(Unit::Persons)));
    }
}

/// A person who is alone in a class with several records is as special as one with a single one.
#[test]
fn special_uniques_are_persons() {
    let mut records: Vec<Record> =
        (0..12).map(|i| [format!("p{i}"), "1".to_owned(), (i % 2).to_string()]).collect();
    let alone = ["q".to_owned(), "3".to_owned(), "0".to_owned()];
    records.extend([alone.clone(), alone.clone(), alone]);
    let special = |settings: &str| {
        let job = job(&records, &format!("{MODELS}, {settings}"));
        let mut search = job.special_uniques(None).unwrap();
        while !search.step(1 << 16) {}
        search.finish().records
    };
    assert_eq!(special(BY_PERSON), 1);
    assert_eq!(special(r#""records": {"person": "record"}"#), 0);
}

/// Nobody knows whether the second record is Ann's.
#[test]
fn records_that_do_not_say_whose_they_are_are_told() {
    let told = |people: [&str; 4]| {
        let records = people.map(|person| [person, "1", "2"].map(str::to_owned));
        let warnings = job(&records, &format!("{MODELS}, {BY_PERSON}")).warnings();
        let notice = warnings.into_iter().find(|it| it.code == NoticeCode::RecordsWithoutPerson);
        notice.map(|it| (it.is_grave(), it.attribute.unwrap_or_default(), it.records, it.line))
    };
    let some = Some((true, "patient id".to_owned(), Some(2), Some(3)));
    assert_eq!(told(["Ann", "", "Bea", ""]), some);
    assert_eq!(told(["Ann", "Ann", "Bea", "Cid"]), None);
}

/// Somebody wrote Ann's number with a capital.
#[test]
fn numbers_of_persons_that_are_read_alike_are_told() {
    let told = |people: [&str; 4], settings: &str| {
        let records = people.map(|person| [person, "1", "2"].map(str::to_owned));
        let warnings = job(&records, &format!("{MODELS}, {settings}")).warnings();
        let notice = warnings.into_iter().find(|it| it.code == NoticeCode::PersonsAlike);
        notice.map(|it| (it.is_grave(), it.attribute.unwrap_or_default(), it.values, it.line))
    };
    let some = Some((true, "patient id".to_owned(), Some(2), Some(3)));
    assert_eq!(told(["b7", "a7", "A7", "b8"], BY_PERSON), some);
    assert_eq!(told(["b7", "a7", "a8", "b8"], BY_PERSON), None);
    assert_eq!(told(["b7", "a7", "A7", "b8"], r#""records": {"person": "record"}"#), None);
}

/// Who has four records is one person of the population.
#[test]
fn a_population_holds_each_person_once() {
    let records: Vec<Record> = ["p p p q r", "1 1 1 1 2", "1 1 1 2 1"]
        .map(|column| column.split(' ').map(str::to_owned).collect::<Vec<_>>())
        .into_iter()
        .fold(vec![[String::new(), String::new(), String::new()]; 5], |mut all, column| {
            for (record, cell) in all.iter_mut().zip(column) {
                let index = record.iter().position(String::is_empty).unwrap();
                record[index] = cell;
            }
            all
        });
    let tables = r#""tables": {"all": {"file": "all.csv"}}, "risk": {"threshold": 0.2, "population": "all"},
        "models": [{"model": "delta-presence", "min": 0, "max": 1, "population": "all"}]"#;
    let job = job(&records, &format!("{tables}, {BY_PERSON}"));
    let journalist = job.risk_before().unwrap().journalist.unwrap();
    assert_eq!((journalist.records_not_covered, journalist.max), (0, 1.0));
    assert_eq!(job.outcomes_before()[0].achieved, Some(1.0));
}

/// What the question shows is the difference between two plain counts.
#[test]
fn the_effect_of_an_answer_is_counted_both_ways() {
    let records = drawn(7, 9, 60);
    let job = job(&records, MODELS);
    let files = BTreeMap::<String, Vec<u8>>::new();
    let effect = person_effect(&job.recipe, &job.input, &files, "patient id", Some(&job)).unwrap();
    let mut by_record: BTreeMap<[&str; 2], usize> = BTreeMap::new();
    for [_, a, b] in &records {
        *by_record.entry([a, b]).or_default() += 1;
    }
    let by_person = classes(&records);
    let below =
        |sizes: &mut dyn Iterator<Item = usize>| sizes.filter(|&n| n < 3).sum::<usize>() as u32;
    assert_eq!(effect.k, 3);
    assert_eq!(effect.records.below_k, below(&mut by_record.values().copied()));
    assert_eq!(effect.persons.below_k, below(&mut by_person.values().map(BTreeSet::len)));
    assert_eq!(effect.records.all as usize, records.len());
    let seeming = by_record.iter().filter(|(shown, n)| **n >= 3 && by_person[*shown].len() < 3);
    assert_eq!(effect.seeming_classes as usize, seeming.clone().count());
    assert_eq!(effect.seeming_records as usize, seeming.map(|(_, n)| n).sum::<usize>());
    let own = records.iter().map(|[person, ..]| records.iter().filter(|r| r[0] == *person).count());
    assert_eq!(Some(effect.most_records as usize), own.max());
    // Folded, each person is once in one class, with what their first record shows.
    let folded = effect.folded.unwrap();
    let mut first: BTreeMap<&String, [&str; 2]> = BTreeMap::new();
    for [person, a, b] in &records {
        first.entry(person).or_insert([a, b]);
    }
    let mut alike: BTreeMap<[&str; 2], usize> = BTreeMap::new();
    first.values().for_each(|shown| *alike.entry(*shown).or_default() += 1);
    assert_eq!((folded.figures.all, folded.file.persons), (first.len() as u32, first.len() as u32));
    assert_eq!(folded.figures.below_k, below(&mut alike.values().copied()));
    assert_eq!(folded.figures.alone as usize, alike.values().filter(|&&n| n == 1).count());
    assert_eq!(
        folded.file.values() as usize,
        first
            .iter()
            .map(|(person, shown): (&&String, &[&str; 2])| -> usize {
                let distinct = |column: usize| {
                    let own = records.iter().filter(|record| record[0] == **person);
                    let own = own.map(|record| &record[column]).filter(|text| !text.is_empty());
                    own.filter(|text| **text != shown[column - 1]).collect()
                };
                let [one, other]: [BTreeSet<&String>; 2] = [distinct(1), distinct(2)];
                one.len() + other.len()
            })
            .sum::<usize>()
    );
    assert_eq!(effect.sequences.unwrap().persons, folded.file.persons);
    let unknown = person_effect(&job.recipe, &job.input, &files, "nobody", None).unwrap_err();
    assert_eq!(unknown.code, Code::MissingAttribute);
}

#[test]
fn silence_counts_records_and_warns_only_where_persons_seem_to_repeat() {
    let records = drawn(3, 9, 60);
    let counted = |records: &[Record], settings: &str| {
        let job = job(records, &format!("{MODELS}{settings}"));
        let warned = job.warnings().iter().any(|it| it.code == NoticeCode::RecordsMayRepeatPersons);
        let counted = job.counted();
        (counted.unit, counted.record, counted.answered, warned)
    };
    assert_eq!(counted(&records, ""), (Unit::Records, Unit::Records, false, true));
    let said = counted(&records, r#", "records": {"person": "record"}"#);
    assert_eq!(said, (Unit::Persons, Unit::Persons, true, false));
    let said = counted(&records, &format!(", {BY_PERSON}"));
    assert_eq!(said, (Unit::Persons, Unit::Records, true, false));
    let apart: Vec<Record> =
        (0..60).map(|i| [format!("p{i}"), records[i][1].clone(), records[i][2].clone()]).collect();
    assert_eq!(counted(&apart, ""), (Unit::Records, Unit::Records, false, false));
}
