//! What models declare and searches conclude, against all nodes of small random tables.

use super::{
    AverageRisk, Class, ClassModel, DeltaPresence, GroundDistance, KAnonymity, KMap, Model,
    ModelChoice, Monotone, PopulationUniqueness, RecursiveLDiversity, SampleUniqueness,
    SubsetKAnonymity, TCloseness, Values,
};
use crate::choice::Choice;
use crate::drawing::drawn_of;
use crate::hierarchy::{self, LevelsTable};
use crate::histogram::Histogram;
use crate::lattice::Levels;
use crate::partition::partition;
use crate::plan::{Matching, Plan, PlannedAttribute, Population};
use crate::prepare::prepare;
use crate::search::{Exhaustive, Optimal, Search};
use crate::study::Study;
use crate::table::{Column, Dictionary, LineIndex, Role, Table};
use std::sync::Arc;

/// Small random numbers, the same on every run.
struct Random(u32);

impl Random {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (self.0 >> 16) as usize % end
    }
}

const RECORDS: usize = 10;

/// Two quasi-identifiers, of which one may miss values, persons, weights, and a population.
fn table(random: &mut Random) -> (Table, Arc<Population>) {
    let column = |texts: &[&str]| {
        let mut dictionary = Dictionary::new();
        let codes = texts.iter().map(|text| dictionary.insert(text)).collect();
        Column { name: String::new(), codes, dictionary }
    };
    let mut pick = |values: &[&'static str], records: usize| -> Vec<&'static str> {
        (0..records).map(|_| values[random.below(values.len())]).collect()
    };
    let own: [Vec<&str>; 2] =
        [pick(&["a", "b", "c", "?"], RECORDS), pick(&["a", "b", "c"], RECORDS)];
    let persons = pick(&["1", "2", "3", "4", "5", "6", "7"], RECORDS);
    let weights = pick(&["1", "2", "50"], RECORDS);
    let others = [pick(&["a", "b", "c", "?"], 5), pick(&["a", "b", "c"], 5)];
    let everybody =
        own.iter().zip(&others).map(|(own, others)| column(&[&own[..], others].concat()));
    let population = Population {
        columns: everybody.collect(),
        records: RECORDS + 5,
        lines: LineIndex::new(1),
        name: String::new(),
        apart: false,
    };
    let mut columns: Vec<Column> = own.iter().map(|own| column(own)).collect();
    columns.extend([column(&persons), column(&weights)]);
    (Table { columns, records: RECORDS, lines: LineIndex::new(1) }, Arc::new(population))
}

fn plan(model: Choice, matching: Matching, by_person: bool, people: Arc<Population>) -> Plan {
    let rows = [["a", "x", "*"], ["b", "x", "*"], ["c", "c", "*"]].map(|row| row.to_vec());
    let levels = hierarchy::Spec::levels(LevelsTable::from_rows(&rows).unwrap());
    let attributes = vec![
        PlannedAttribute::new("q", 0, Role::QuasiIdentifier, levels.clone()),
        PlannedAttribute::new("r", 1, Role::QuasiIdentifier, levels),
        PlannedAttribute::new("person", 2, Role::Identifier, hierarchy::Spec::NONE),
        PlannedAttribute::new("weight", 3, Role::Identifier, hierarchy::Spec::NONE),
    ];
    Plan {
        models: vec![model],
        markers: vec!["?".to_owned()],
        matching,
        entity: by_person.then_some(2),
        sampling_weight: Some(3),
        population: Some(people),
        ..Plan::new(attributes, vec![KAnonymity::chosen(2)])
    }
}

/// For each node how many records go, and whether nothing can help it.
fn decisions(study: &Study) -> Vec<(Levels, u64, bool)> {
    let levels = |q: u8| (0..=2).map(move |r| Levels::new(vec![q, r]));
    (0..=2)
        .flat_map(levels)
        .map(|levels| {
            let partition = partition(study.contingency(), study.hierarchies(), &levels);
            let decision = study.demands().decide(&partition, u64::MAX);
            (levels, decision.suppressed, decision.impossible)
        })
        .collect()
}

/// What never failed on these tables: the declaration that would be true of them.
fn observed(study: &Study, seen: &mut Monotone) {
    let nodes = decisions(study);
    for (lower, before, impossible_before) in &nodes {
        for (upper, after, impossible_after) in nodes.iter().filter(|node| lower.is_below(&node.0))
        {
            let held = *before == 0 && !impossible_before;
            seen.generalization &= !held || (*after == 0 && !impossible_after);
            seen.suppression &= after <= before && (*impossible_before || !impossible_after);
            assert!(upper.as_slice().len() == 2);
        }
    }
}

fn models() -> Vec<Choice> {
    let k_map = || KMap::choose().with("k", 3_u32);
    let estimate = |name: &str| k_map().with("estimator", name);
    let uniqueness = |estimator: &str| {
        PopulationUniqueness::choose()
            .with("max", 0.1)
            .with("estimator", estimator)
            .with("sampling-fraction", 0.4)
    };
    vec![
        KAnonymity::choose().with("k", 2_u32),
        KAnonymity::choose().with("k", 3_u32),
        k_map().with("population", "people"),
        estimate("individual-risk").with("sampling-fraction", 0.3),
        estimate("individual-risk"),
        estimate("poisson").with("sampling-fraction", 0.3),
        estimate("truncated-poisson").with("sampling-fraction", 0.3),
        DeltaPresence::choose().with("min", 0.0).with("max", 0.7),
        DeltaPresence::choose().with("min", 0.3).with("max", 0.9),
        AverageRisk::choose().with("average", 0.4).with("max", 0.5),
        SampleUniqueness::choose().with("max", 0.2),
        uniqueness("zayatz"),
        uniqueness("dankar"),
        SubsetKAnonymity::choose().with("k", 2_u32).with("size", 1_u32),
        SubsetKAnonymity::choose().with("k", 3_u32).with("size", 2_u32),
        SubsetKAnonymity::choose()
            .with("k", 2_u32)
            .with("combinations", vec![vec!["r".to_owned()]]),
    ]
}

/// The ways in which missing values may match what this model allows, with and without persons.
fn settings(model: &Choice) -> Vec<(Matching, bool)> {
    let mut matchings = vec![Matching::OwnValue, Matching::RemoveRow];
    if model.id() == KAnonymity::DECLARED.id {
        matchings.push(Matching::Wildcard);
    }
    matchings.into_iter().flat_map(|matching| [(matching, false), (matching, true)]).collect()
}

#[test]
fn declarations_hold_at_every_pair_of_nodes() {
    let mut broken_without_declaration = 0;
    for model in models() {
        for (matching, by_person) in settings(&model) {
            let mut seen = Monotone::FULLY;
            let mut random = Random(11);
            for _ in 0..drawn_of(150) {
                let (table, people) = table(&mut random);
                let plan = plan(model.clone(), matching, by_person, people);
                let study = prepare(&table, &plan).unwrap().study;
                observed(&study, &mut seen);
                let declared = study.demands().monotone();
                let what = format!("{model:?}, {matching:?}, by person: {by_person}");
                assert!(seen.generalization || !declared.generalization, "{what}");
                assert!(seen.suppression || !declared.suppression, "{what}");
            }
            broken_without_declaration += usize::from(!seen.suppression);
        }
    }
    // The test finds what is not monotone.
    assert!(broken_without_declaration > 5, "{broken_without_declaration}");
}

/// What is suppressed leaves a table that meets every demand on the table, and no demand that
/// is met suppresses anything.
#[test]
fn what_is_enforced_holds() {
    for model in models() {
        for (matching, by_person) in settings(&model) {
            let mut random = Random(5);
            for _ in 0..drawn_of(50) {
                let (table, people) = table(&mut random);
                let plan = plan(model.clone(), matching, by_person, people);
                let study = prepare(&table, &plan).unwrap().study;
                for (levels, suppressed, _) in decisions(&study) {
                    let partition = partition(study.contingency(), study.hierarchies(), &levels);
                    let decision = study.demands().decide(&partition, u64::MAX);
                    for bound in study.demands().models() {
                        let Model::Table(bound) = bound else { continue };
                        assert!(bound.holds(&partition, &decision.fails), "{model:?}");
                        let none = vec![false; partition.classes()];
                        if matching != Matching::RemoveRow {
                            assert_eq!(
                                bound.holds(&partition, &none),
                                suppressed == 0,
                                "{model:?}"
                            );
                        }
                        let mut again = decision.fails.clone();
                        bound.enforce(&partition, &mut again, u64::MAX);
                        assert_eq!(again, decision.fails, "{model:?}");
                    }
                }
            }
        }
    }
}

/// The optimal search concludes from declarations; looking at every node does not.
#[test]
fn searches_agree_on_every_model() {
    let mut solved = 0;
    for model in models() {
        for (matching, by_person) in settings(&model) {
            let mut random = Random(3);
            for round in 0..drawn_of(40) as usize {
                let (table, people) = table(&mut random);
                let plan = plan(model.clone(), matching, by_person, people);
                let limit = [0.0, 0.3, 0.6][round % 3];
                let plan = Plan { suppression_limit: limit, ..plan };
                let study = prepare(&table, &plan).unwrap().study;
                let mut searches: [Box<dyn Search>; 2] = [
                    Box::new(Optimal::new(study.clone())),
                    Box::new(Exhaustive::new(study).unwrap()),
                ];
                let [optimal, exhaustive] = searches.each_mut().map(|search| {
                    while !search.step(7) {}
                    search.best().cloned()
                });
                assert_eq!(optimal, exhaustive, "{model:?}, {matching:?}, {by_person}, {limit}");
                solved += usize::from(optimal.is_some_and(|node| node.levels.as_slice() != [2, 2]));
            }
        }
    }
    assert!(solved > drawn_of(500) as usize, "{solved} were solved below the top");
}

/// Against every part of a class: those of its parts that hold together hold as well, so that no
/// more of it remains than the largest part that holds.
#[test]
fn what_is_lost_of_a_class_is_lost_however_it_is_divided() {
    let (mut random, mut lost_some, mut held) = (Random(7), 0, 0);
    for _ in 0..400 {
        let counts: Vec<u32> = (0..3).map(|_| random.below(6) as u32).collect();
        let reference: Vec<u64> = (0..3).map(|_| 1 + random.below(5) as u64).collect();
        let values = Values { reference, ..Values::plain(3) };
        let t = random.below(11) as f64 / 20.0;
        let c = (1 + random.below(8)) as f64 / 2.0;
        let models: [Box<dyn ClassModel>; 2] = [
            Box::new(TCloseness::new(t, GroundDistance::Equal, 0, &values).unwrap()),
            Box::new(RecursiveLDiversity::new(c, 1 + random.below(3) as u32, 0).unwrap()),
        ];
        for model in models {
            let remains = |part: &[u32]| ask(&*model, part, |model, class| model.holds(class));
            let codes = 0..counts.iter().map(|count| count + 1).product();
            let parts = codes.map(|code: u32| {
                let mut rest = code;
                let digits = counts.iter().map(|most| {
                    let digit = rest % (most + 1);
                    rest /= most + 1;
                    digit
                });
                digits.collect::<Vec<u32>>()
            });
            let most =
                parts.filter(|part| remains(part)).map(|part| part.iter().sum::<u32>()).max();
            let size: u32 = counts.iter().sum();
            let lost = ask(&*model, &counts, |model, class| model.lost(class));
            assert!(lost + most.unwrap() <= size, "{counts:?} {values:?} {t} {c}");
            lost_some += u32::from(lost > 0);
            held += u32::from(remains(&counts));
        }
    }
    assert!(lost_some > 100 && held > 100, "{lost_some} {held}");
}

/// What a model says of a class with so many records of each value.
fn ask<T>(model: &dyn ClassModel, counts: &[u32], say: fn(&dyn ClassModel, &Class<'_>) -> T) -> T {
    let present = (0..).zip(counts).filter(|(_, count)| **count > 0);
    let (values, counts): (Vec<u32>, Vec<u32>) = present.unzip();
    let histogram = [Histogram { values: &values, counts: &counts }];
    say(model, &Class::given(counts.iter().sum(), &histogram))
}
