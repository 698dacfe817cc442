//! Persons with several records, and persons of whom something is missing, by brute force.

use super::testing::{column, levels};
use super::{
    Attack, AttackFindings, Fact, KnownSource, Likelihood, LinkedColumn, SensitiveColumn, Settings,
    Trial,
};
use crate::hierarchy::Spec;
use crate::plan::MissingSensitive;
use proptest::prelude::*;
use std::collections::{BTreeMap, BTreeSet};

/// A person, what they are known by, and a value.
type Visit = (u32, &'static str, &'static str);

/// Who stands for records that do not say whose they are.
const NOBODY: u32 = 4;

/// Attacks on a release that shows everything, made of these records; `are_known` says whether it is known
/// whose each of them is.
fn tried(
    visits: &[Visit],
    are_known: bool,
    settings: Settings,
) -> BTreeMap<Attack, AttackFindings> {
    let shown = |place: fn(&Visit) -> &'static str| {
        column(&visits.iter().map(place).collect::<Vec<&str>>())
    };
    let (known, ill, markers) = (shown(|visit| visit.1), shown(|visit| visit.2), [String::new()]);
    let source = (&known, KnownSource::Original);
    let linked = LinkedColumn::new(&Spec::NONE, Some(&known), source, &known, &markers).unwrap();
    let missing = MissingSensitive::Excluded;
    let ill = SensitiveColumn::new(1, &ill, &markers, missing, (&Spec::NONE, true)).unwrap();
    let persons: Vec<u32> = visits.iter().map(|visit| visit.0).collect();
    let nobody = persons.contains(&NOBODY).then_some(NOBODY);
    let trial = Trial::new(vec![linked.clone()], visits.len(), vec![ill], settings);
    let trial = trial.with_people(persons.clone(), nobody);
    let mut trial = match are_known {
        true => trial.with_known_persons(persons, nobody),
        false => trial.with_persons(vec![linked], persons.into_iter().collect(), nobody),
    };
    while !trial.step(1) {}
    trial.finish().into_iter().map(|outcome| (outcome.attack, outcome)).collect()
}

/// Ten people with ten visits each, one for HIV, are ten people who have HIV; ten with one visit each may
/// have anything.
#[test]
fn a_value_in_any_record_is_known_of_the_person() {
    let others = ["a", "b", "c", "d", "e", "f", "g", "h", "i"];
    let often = (0..10).flat_map(|person| {
        let own = others.iter().map(move |&ill| (10 + person, "1", ill));
        own.chain([(10 + person, "1", "hiv")])
    });
    let once = (0..10).map(|person| (20 + person, "2", others[person as usize % 9]));
    let visits: Vec<Visit> = often.chain(once).collect();
    for are_known in [true, false] {
        let found = tried(&visits, are_known, Settings::default());
        let homogeneity = &found[&Attack::Homogeneity];
        assert_eq!((homogeneity.tried, homogeneity.succeeded), (20, 10));
        assert_eq!(homogeneity.highest, Some(1.0));
        let linking = &found[&Attack::Linking].findings[0];
        assert_eq!((linking.people, linking.confidence, linking.journalist), (10, 0.1, Some(0.1)));
        assert_eq!(linking.prior, Some(0.05));
    }
}

/// What a register of persons, each known by one text, tells of who is in a release of these records.
fn present(visits: &[(u32, &'static str)], register: &[&'static str]) -> AttackFindings {
    let [shown, known] =
        [column(&visits.iter().map(|visit| visit.1).collect::<Vec<_>>()), column(register)];
    let markers = [String::new()];
    let source = (&known, KnownSource::Register);
    let linked = LinkedColumn::new(&Spec::NONE, Some(&shown), source, &shown, &markers).unwrap();
    let settings = Settings {
        register: true,
        confidence: 0.0,
        attacks: vec![Attack::Membership],
        ..Settings::default()
    };
    let persons: Vec<u32> = visits.iter().map(|visit| visit.0).collect();
    let nobody = persons.contains(&NOBODY).then_some(NOBODY);
    let trial = Trial::new(vec![linked], visits.len(), Vec::new(), settings);
    let mut trial = trial.with_known_persons(persons, nobody);
    while !trial.step(1) {}
    trial.finish().swap_remove(0)
}

/// Spec H10 by persons: two persons with three records are two of the people who look like them.
#[test]
fn who_is_in_a_release_is_a_share_of_persons() {
    let visits = [(0, "a"), (0, "a"), (1, "a")];
    let both = present(&visits, &["a", "a"]);
    assert_eq!((both.succeeded, both.highest), (2, Some(1.0)));
    let third = present(&visits, &["a", "a", "a"]);
    assert_eq!(third.highest, Some(2.0 / 3.0));
    // One person cannot be two.
    assert_eq!(present(&visits, &["a"]).highest, None);
}

proptest! {
    #[test]
    fn shares_of_persons_are_those_of_the_definition(
        visits in prop::collection::vec((0..5_u32, prop::sample::select(vec!["a", "b"])), 1..8),
        register in prop::collection::vec(prop::sample::select(vec!["a", "b"]), 1..8),
    ) {
        let persons = |text: Option<&str>| {
            let own = visits.iter().filter(|visit| text.is_none_or(|text| visit.1 == text));
            let own: BTreeSet<u32> = own.map(|visit| visit.0).collect();
            // Who is not named may be whoever is.
            own.len() - usize::from(own.len() > 1 && own.contains(&NOBODY))
        };
        let known = |text: &str| register.iter().filter(|&&own| own == text).count();
        let is_everybody = persons(None) <= register.len()
            && ["a", "b"].iter().all(|text| persons(Some(text)) <= known(text));
        let shares = register
            .iter()
            .filter_map(|text| match persons(Some(text)) {
                0 => Some(1.0),
                own => is_everybody.then(|| own as f64 / known(text) as f64),
            });
        let expected = shares.fold(None, |most: Option<f64>, share| Some(most.unwrap_or(0.0).max(share)));
        prop_assert_eq!(present(&visits, &register).highest, expected);
    }
}

/// Spec A8, vector N1: nothing but a record of the same gaps can be that of somebody who is known to have
/// them, or whose true values nobody else shows.
#[test]
fn whose_values_are_missing_is_found_among_gaps() {
    let (sex, age) = (["M", "M", "M", "F", "F", ""], ["30", "30", "", "", "40", "40"]);
    let columns = [column(&sex), column(&age)].map(|own| {
        let known = (&own, KnownSource::Original);
        LinkedColumn::new(&Spec::NONE, Some(&own), known, &own, &[String::new()]).unwrap()
    });
    let mut trial = Trial::new(columns.to_vec(), 6, Vec::new(), Settings::default());
    while !trial.step(1) {}
    let linking = trial.finish().swap_remove(0);
    let rows = linking
        .findings
        .iter()
        .flat_map(|finding| finding.persons.iter().map(|&person| (person, finding.rows.clone())));
    let rows: BTreeMap<u32, Vec<u32>> = rows.collect();
    let expected: [&[u32]; 6] = [&[0, 1, 2], &[0, 1, 2], &[2], &[3], &[3, 4, 5], &[5]];
    assert_eq!(rows.into_values().collect::<Vec<_>>(), expected);
    assert_eq!(linking.succeeded, 3);
}

/// Below the highest level a missing value is in no group of others.
#[test]
fn a_missing_value_on_a_level_is_what_it_is_called_there() {
    let spec = levels("3 young *\n4 young *\n60 old *");
    let original = column(&["3", "4", "60", ""]);
    let matched = |texts: &[&str]| {
        let known = (&original, KnownSource::Original);
        let shown = column(texts);
        let linked =
            LinkedColumn::new(&spec, Some(&original), known, &shown, &[String::new()]).unwrap();
        let mut trial = Trial::new(vec![linked], texts.len(), Vec::new(), Settings::default());
        while !trial.step(1) {}
        let linking = trial.finish().swap_remove(0);
        let own = linking.findings.into_iter().find(|finding| finding.persons.contains(&3));
        own.map(|finding| finding.rows)
    };
    assert_eq!(matched(&["young", "young", "old", ""]), Some(vec![3]));
    assert_eq!(matched(&["young", "young", "*", ""]), Some(vec![2, 3]));
    assert_eq!(matched(&["*", "*", "*", "*"]), Some(vec![0, 1, 2, 3]));
    assert_eq!(matched(&["3", "young", "old", "*"]), Some(vec![3]));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1000))]

    /// What is learned of persons with several records, from the definition; where it is not known whose
    /// records are whose, nothing that is told is less.
    #[test]
    fn persons_have_what_any_of_their_records_has(
        records in prop::collection::vec((0..=NOBODY, 0..3_usize, 0..5_usize), 1..9),
        confidence in prop::sample::select(vec![0.5, 0.6, 1.0]),
        ratios in prop::collection::vec(prop::sample::select(vec![0.0, 0.5, 1.0, 3.0]), 4),
    ) {
        let ills = ["10", "11", "14", "20", ""];
        let visits: Vec<Visit> = records
            .iter()
            .map(|&(person, zip, ill)| (person, ["a", "b", ""][zip], ills[ill]))
            .collect();
        let settings = Settings { confidence, ..Settings::default() };
        let found = tried(&visits, true, settings.clone());
        let likelihoods = ills.iter().zip(&ratios).map(|(ill, &ratio)| {
            Likelihood { attribute: 1, value: (*ill).to_owned(), ratio }
        });
        let likely = Settings { likelihoods: likelihoods.collect(), ..settings.clone() };
        let likely = tried(&visits, true, likely);

        let certain = |persons: &BTreeSet<u32>| {
            persons.iter().filter(|person| persons.len() == 1 || **person != NOBODY).count() as u64
        };
        let everybody: BTreeSet<u32> = visits.iter().map(|visit| visit.0).collect();
        let mut highest = [0.0_f64; 4];
        let (mut homogeneous, mut posteriors) = (BTreeSet::new(), Vec::new());
        for class in ["a", "b", ""] {
            let own: Vec<&Visit> = visits.iter().filter(|visit| visit.1 == class).collect();
            let persons: BTreeSet<u32> = own.iter().map(|visit| visit.0).collect();
            // Whoever is known by a value may be behind a gap as well.
            let reached: Vec<&Visit> = match class {
                "" => own.clone(),
                _ => visits.iter().filter(|visit| visit.1 == class || visit.1.is_empty()).collect(),
            };
            if own.is_empty() {
                continue;
            }
            let candidates: BTreeSet<u32> = reached.iter().map(|visit| visit.0).collect();
            highest[0] = highest[0].max(1.0 / certain(&candidates) as f64);
            let mut values: BTreeMap<u32, BTreeSet<&str>> = BTreeMap::new();
            for visit in reached.iter().filter(|visit| !visit.2.is_empty()) {
                if visit.0 != NOBODY || candidates.len() == 1 {
                    values.entry(visit.0).or_default().insert(visit.2);
                }
            }
            let share = |ill: &str, excluded: &str| {
                let left = values.values().filter(|own| !own.contains(excluded));
                let having = left.clone().filter(|own| own.contains(ill)).count();
                having as f64 / left.count().max(1) as f64
            };
            for ill in &ills[..4] {
                highest[1] = highest[1].max(share(ill, "none"));
                if share(ill, "none") >= confidence {
                    homogeneous.extend(&persons);
                }
                for other in ills[..4].iter().filter(|other| {
                    *other != ill && values.values().any(|own| own.contains(**other))
                }) {
                    highest[2] = highest[2].max(share(ill, other));
                }
                let weight = |own: &BTreeSet<&str>| -> f64 {
                    own.iter().map(|ill| ratios[ills.iter().position(|one| one == ill).unwrap()]).product()
                };
                let all: f64 = values.values().map(weight).sum();
                let having = values.values().filter(|own| own.contains(*ill));
                posteriors.push(if all > 0.0 { having.map(weight).sum::<f64>() / all } else { 0.0 });
            }
        }
        for (attack, expected) in [Attack::Linking, Attack::Homogeneity, Attack::Background].iter().zip(highest) {
            let told = found[attack].highest.unwrap_or(0.0);
            prop_assert!((told - expected).abs() < 1e-12, "{attack:?} {told} {expected}");
            prop_assert_eq!(found[attack].tried, certain(&everybody));
        }
        prop_assert_eq!(found[&Attack::Homogeneity].succeeded, certain(&homogeneous));
        let posterior = posteriors.into_iter().fold(0.0, f64::max);
        let told = likely[&Attack::Background].highest.unwrap_or(0.0);
        prop_assert!((told - posterior).abs() < 1e-12, "{told} {posterior}");

        let unknown = tried(&visits, false, settings);
        for attack in [Attack::Linking, Attack::Homogeneity, Attack::Background] {
            prop_assert!(unknown[&attack].highest >= found[&attack].highest, "{attack:?}");
        }
    }

    /// The narrowest interval that enough persons have a value within, of all.
    #[test]
    fn intervals_hold_persons_by_any_of_their_values(
        records in prop::collection::vec((0..4_u32, 0..4_usize), 1..9),
        confidence in prop::sample::select(vec![0.5, 0.75, 1.0]),
    ) {
        let numbers = [10.0, 11.0, 14.0, 20.0];
        let texts = ["10", "11", "14", "20"];
        let visits: Vec<Visit> =
            records.iter().map(|&(person, ill)| (person, "a", texts[ill])).collect();
        let found = tried(&visits, true, Settings { confidence, width: 1.0, ..Settings::default() });
        let persons: BTreeSet<u32> = records.iter().map(|record| record.0).collect();
        let own: BTreeSet<usize> = records.iter().map(|record| record.1).collect();
        let range = numbers[*own.last().unwrap()] - numbers[*own.first().unwrap()];
        let mut expected: Option<f64> = None;
        for &low in &own {
            for &high in own.range(low..) {
                let inner = records.iter().filter(|record| (low..=high).contains(&record.1));
                let held: BTreeSet<u32> = inner.map(|record| record.0).collect();
                let width = (numbers[high] - numbers[low]) / range;
                if range > 0.0 && held.len() as f64 / persons.len() as f64 >= confidence
                    && expected.is_none_or(|other| width < other)
                {
                    expected = Some(width);
                }
            }
        }
        let widths = found[&Attack::Similarity].findings.iter().map(|finding| match finding.fact {
            Fact::Range { width, .. } => width,
            _ => f64::NAN,
        });
        prop_assert_eq!(widths.collect::<Vec<f64>>(), expected.into_iter().collect::<Vec<f64>>());
    }
}
