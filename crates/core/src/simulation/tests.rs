//! Samples against what their records say by themselves.

use super::{DrawnSample, SampleFigures, SizeRule};
use crate::format::csv::{Options, Reader};
use crate::hierarchy::{LevelsTable, Spec};
use crate::lattice::Levels;
use crate::loss::Metric;
use crate::model::{Demands, KAnonymity};
use crate::plan::{Plan, PlannedAttribute};
use crate::prepare::prepare;
use crate::search::{Optimal, Search};
use crate::shuffle::{Draws, Seed};
use crate::study::Study;
use crate::table::Role;
use std::collections::BTreeMap;
use std::sync::Arc;

/// Somebody's sex and year of birth.
type Person = (char, u32);

/// The people of a class, as it shows them on these levels.
type Shown = (Option<char>, Option<u32>);

/// How wide the years are on each level but the last, where all are alike.
const WIDTHS: [u32; 3] = [1, 5, 10];

fn study(people: &[Person], metric: Metric, limit: f64) -> Arc<Study> {
    let rows: Vec<Vec<String>> = (1950..1980)
        .map(|year| {
            let bands = WIDTHS.map(|width| format!("{}/{width}", year / width * width));
            let coarser = bands.into_iter().skip(1).chain(["*".to_owned()]);
            [year.to_string()].into_iter().chain(coarser).collect()
        })
        .collect();
    let mut reader =
        Reader::new(Options { delimiter: Some(b','), header: Some(false), ..Options::default() });
    let text: String = people.iter().map(|(sex, year)| format!("{sex},{year}\n")).collect();
    reader.push(text.as_bytes()).unwrap();
    let table = reader.finish().unwrap().table;
    let years = Spec::levels(LevelsTable::from_rows(&rows).unwrap());
    let attributes = vec![
        PlannedAttribute::new("sex", 0, Role::QuasiIdentifier, Spec::NONE),
        PlannedAttribute::new("born", 1, Role::QuasiIdentifier, years),
    ];
    let mut plan =
        Plan { suppression_limit: limit, ..Plan::new(attributes, vec![KAnonymity::chosen(2)]) };
    plan.loss.metric = metric;
    prepare(&table, &plan).unwrap().study
}

fn shown((sex, year): Person, levels: &Levels) -> Shown {
    let width = WIDTHS.get(usize::from(levels.get(1)));
    ((levels.get(0) == 0).then_some(sex), width.map(|width| year / width * width))
}

/// The people who were drawn.
fn drawn(sample: &DrawnSample, people: &[Person], population: &Study) -> Vec<Person> {
    let tuple_of = population.contingency().tuple_of();
    let tuples = sample.tuples.iter().zip(sample.study.contingency().counts());
    tuples
        .flat_map(|(tuple, &count)| {
            let first = tuple_of.iter().position(|known| known == tuple).unwrap();
            vec![people[first]; count as usize]
        })
        .collect()
}

/// What a release on these levels shows and costs, counted person by person.
fn counted(sample: &[Person], people: &[Person], smallest: u32, levels: &Levels) -> SampleFigures {
    let sizes = |persons: &[Person]| {
        let mut sizes: BTreeMap<Shown, u32> = BTreeMap::new();
        persons.iter().for_each(|person| *sizes.entry(shown(*person, levels)).or_default() += 1);
        sizes
    };
    let (own, all) = (sizes(sample), sizes(people));
    let released: Vec<_> = own.iter().filter(|(_, size)| **size >= smallest).collect();
    let kept: u32 = released.iter().map(|(_, size)| **size).sum();
    let suppressed = sample.len() as u64 - u64::from(kept);
    let squares: u64 = released.iter().map(|(_, size)| u64::from(**size).pow(2)).sum();
    SampleFigures {
        largest_risk: released
            .iter()
            .map(|(class, _)| all[*class])
            .min()
            .map(|fewest| 1.0 / f64::from(fewest)),
        discernibility: squares + suppressed * sample.len() as u64,
        suppressed,
    }
}

/// Table M1: the sample, and then those of the population whom it lacks.
const M1: [Person; 14] = [
    ('M', 1950),
    ('M', 1952),
    ('M', 1961),
    ('M', 1967),
    ('F', 1955),
    ('F', 1971),
    ('M', 1955),
    ('M', 1958),
    ('M', 1963),
    ('M', 1969),
    ('F', 1952),
    ('F', 1957),
    ('F', 1974),
    ('F', 1978),
];

/// Spec D2, E10: by year, in steps of five and of ten years.
#[test]
fn m1_has_the_risks_of_the_spec() {
    let population = study(&M1, Metric::Loss, 1.0);
    let mut counts = vec![0; population.contingency().tuples()];
    for &tuple in &population.contingency().tuple_of()[..6] {
        counts[tuple as usize] += 1;
    }
    let tuples: Vec<u32> =
        (0..).zip(&counts).filter(|(_, count)| **count > 0).map(|(tuple, _)| tuple).collect();
    let own = population.of_sample(&counts, &tuples, 1.0).unwrap();
    let sample = DrawnSample { study: own, tuples };
    let figures = |k: Option<u32>, level| {
        let levels = Levels::from([0, level]);
        let study = match k {
            Some(k) => sample.demanding(SizeRule::Baseline.model(k, 1.0).unwrap()),
            // At so small a share the test asks for nothing.
            None => sample.demanding(SizeRule::Poisson.model(2, 0.01).unwrap()),
        };
        let found = sample.figures(&population, &study, &levels);
        (found.largest_risk, found.suppressed)
    };
    assert_eq!(figures(None, 0), (Some(1.0), 0));
    assert_eq!(figures(None, 1), (Some(0.5), 0));
    assert_eq!(figures(None, 2), (Some(1.0 / 3.0), 0));
    assert_eq!(figures(Some(2), 2), (Some(0.25), 2));
    assert_eq!(figures(Some(7), 2), (None, 6));
}

/// The best of all nodes, found by trying each and counting people, for samples of every size; and
/// its figures.
#[test]
fn what_is_found_is_the_best_of_all_nodes_counted_person_by_person() {
    let mut draws = Draws::new(Seed([3; 32]), 0);
    let (mut released, mut above) = (0, 0);
    for round in 0..24_u64 {
        let number = 40 + draws.below(60);
        let people: Vec<Person> = (0..number)
            .map(|_| (if draws.below(2) == 0 { 'F' } else { 'M' }, 1950 + draws.below(30)))
            .collect();
        let limit = [0.0, 0.1, 0.5, 1.0][round as usize % 4];
        let population = study(&people, Metric::Discernibility, limit);
        let records = 1 + draws.below(number);
        let share = f64::from(records) / f64::from(number);
        let sample = DrawnSample::draw(&population, records, limit, Seed([5; 32]), round).unwrap();
        let own = drawn(&sample, &people, &population);
        assert_eq!(own.len(), records as usize);
        // Nobody is drawn twice.
        let mut left = people.clone();
        for person in &own {
            left.swap_remove(left.iter().position(|other| other == person).expect("is left"));
        }
        for rule in SizeRule::ALL {
            let model = || rule.model(3, share).unwrap();
            let smallest = Demands::new(vec![model()]).smallest();
            let study = sample.demanding(model());
            let mut search = Optimal::new(study.clone());
            while !search.step(64) {}
            let most = (limit * f64::from(records)).floor() as u64;
            let nodes = (0..2).flat_map(|sex| (0..4).map(move |born| Levels::from([sex, born])));
            let feasible = nodes
                .map(|levels| (counted(&own, &people, smallest, &levels), levels))
                .filter(|(figures, _)| figures.suppressed <= most)
                .filter(|(figures, _)| limit == 1.0 || figures.suppressed < own.len() as u64);
            let best =
                feasible.min_by_key(|(figures, levels)| (figures.discernibility, levels.clone()));
            assert_eq!(search.best().map(|node| &node.levels), best.as_ref().map(|it| &it.1));
            let Some((expected, levels)) = best else { continue };
            assert_eq!(sample.figures(&population, &study, &levels), expected);
            released += 1;
            // k records stand for k people.
            let risk = expected.largest_risk.unwrap_or_default();
            assert!(rule != SizeRule::Baseline || risk <= 1.0 / 3.0);
            above += u32::from(risk > 1.0 / 3.0);
        }
    }
    assert!(released > 60 && above > 0, "{released} {above}");
}

/// Spec E5 to E8: the sizes that the rules ask for, in a tenth, with k = 10.
#[test]
fn every_rule_asks_for_its_size() {
    let sizes = SizeRule::ALL.map(|rule| {
        let model = rule.model(10, 0.1).unwrap();
        Demands::new(vec![model]).smallest()
    });
    assert_eq!((sizes[0], sizes[2], sizes[3]), (10, 3, 4));
    // The smallest f whose individual risk at p = 0.1 is at most a tenth.
    let risk = |size| crate::risk::individual_risk(size, 0.1).unwrap();
    assert!(risk(sizes[1]) <= 0.1 && risk(sizes[1] - 1) > 0.1);
    assert!(SizeRule::Poisson.model(1, 0.1).is_err() && SizeRule::Poisson.model(2, 0.0).is_err());
}

#[test]
fn everybody_is_drawn_equally_often_and_the_same_again() {
    let people: Vec<Person> = (0..10).map(|year| ('F', 1950 + year)).collect();
    let population = study(&people, Metric::Loss, 0.0);
    let mut often = [0_u32; 10];
    for number in 0..4000 {
        let draw = || DrawnSample::draw(&population, 3, 0.0, Seed([1; 32]), number).unwrap();
        let tuples = draw().tuples;
        assert_eq!(tuples, draw().tuples);
        tuples.iter().for_each(|tuple| often[*tuple as usize] += 1);
    }
    // Four standard deviations of a binomial with n = 4000, p = 0.3.
    assert!(often.iter().all(|count| count.abs_diff(1200) < 116), "{often:?}");
    let all = DrawnSample::draw(&population, 99, 0.0, Seed([1; 32]), 0).unwrap();
    assert_eq!(all.study.contingency().records(), 10);
}
