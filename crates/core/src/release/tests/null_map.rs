//! Nobody of a table of other people looks like a record (spec D2, J29).

use super::population::years;
use super::{best, measured, quasi, refused, released, table};
use crate::error::Kind;
use crate::hierarchy::{LevelsTable, Side, Spec};
use crate::lattice::Levels;
use crate::model::{KMap, ModelChoice, NullMap};
use crate::partition::partition;
use crate::plan::{Matching, Plan, Population};
use crate::prepare::prepare;
use crate::table::Table;
use std::fmt::Write;
use std::sync::Arc;

/// People who have no record in the table.
fn people(text: &str) -> Option<Arc<Population>> {
    let Table { columns, records, lines } = table(text);
    Some(Arc::new(Population { columns, records, lines, name: "list".to_owned(), apart: true }))
}

fn plan(quasi_identifiers: &[(&str, &Spec)], others: &str) -> Plan {
    let columns = quasi_identifiers.iter().enumerate();
    let attributes = columns.map(|(column, &(name, levels))| quasi(name, column, levels.clone()));
    let choice = NullMap::choose().with("population", "people");
    Plan { population: people(others), ..Plan::new(attributes.collect(), vec![choice]) }
}

/// Table M1 of the spec, whose sample and the eight others of its population have nobody in common.
#[test]
fn those_of_m1_who_are_not_in_the_sample_look_like_nobody_exactly() {
    let sample = "sex,born\nM,1950\nM,1952\nM,1961\nM,1967\nF,1955\nF,1971\n";
    let others = "sex,born\nM,1955\nM,1958\nM,1963\nM,1969\nF,1952\nF,1957\nF,1974\nF,1978\n";
    let plan = plan(&[("sex", &Spec::NONE), ("born", &years())], others);
    let data = table(sample);
    let study = prepare(&data, &plan).unwrap().study;
    let failing = [0, 1, 2].map(|level| {
        let levels = Levels::new(vec![0, level]);
        let found = partition(study.contingency(), study.hierarchies(), &levels);
        study.demands().decide(&found, u64::MAX).suppressed
    });
    // M50-54 are two of the sample and none of the others; the other bands are of both.
    assert_eq!(failing, [0, 4, 6]);
    let (_, checked) = released(&data, &plan, &[0, 0]).unwrap();
    assert_eq!((checked.models[0].achieved, checked.models[0].holds), (Some(0.0), true));
    let some = Plan { suppression_limit: 0.7, ..plan };
    let (text, checked) = released(&data, &some, &[0, 1]).unwrap();
    assert_eq!(text.lines().count(), 3);
    assert_eq!((checked.models[0].achieved, checked.models[0].holds), (Some(0.0), true));
}

/// Two columns with levels, against what their labels say word for word.
#[test]
fn what_fails_is_what_somebody_shows_on_each_node() {
    let rows = [["a", "x", "*"], ["b", "x", "*"], ["c", "c", "*"]].map(|row| row.to_vec());
    let levels = Spec::levels(LevelsTable::from_rows(&rows).unwrap());
    let shown = |value: &str, level: usize| {
        rows.iter().find(|row| row[0] == value).expect("a value")[level]
    };
    let mut state = 7_u32;
    let mut draw = |records: usize| -> Vec<[&str; 2]> {
        let mut below = || {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            ["a", "b", "c"][(state >> 16) as usize % 3]
        };
        (0..records).map(|_| [below(), below()]).collect()
    };
    let text = |records: &[[&str; 2]]| {
        records.iter().fold("q,r\n".to_owned(), |mut text, [q, r]| {
            writeln!(text, "{q},{r}").expect("a text");
            text
        })
    };
    let (mut solved, mut unsolved) = (0, 0);
    for drawn in 0..60 {
        let (own, others) = (draw(6), draw(1 + drawn % 3));
        let limit = [0.0, 0.5][drawn % 2];
        let plan = plan(&[("q", &levels), ("r", &levels)], &text(&others));
        let plan = Plan { suppression_limit: limit, ..plan };
        let data = table(&text(&own));
        let study = prepare(&data, &plan).unwrap().study;
        let mut any = false;
        for node in (0..9).map(|number| [number / 3, number % 3]) {
            let show =
                |[q, r]: &[&str; 2]| (shown(q, node[0]).to_owned(), shown(r, node[1]).to_owned());
            let seen: Vec<_> = others.iter().map(show).collect();
            let fail = own.iter().filter(|record| seen.contains(&show(record))).count() as u64;
            let levels = Levels::new(node.map(|level| level as u8).to_vec());
            let found = partition(study.contingency(), study.hierarchies(), &levels);
            assert_eq!(study.demands().decide(&found, u64::MAX).suppressed, fail);
            any |= fail as f64 <= limit * 6.0;
        }
        let found = best(&data, &plan);
        assert_eq!(found.is_some(), any, "{own:?} {others:?}");
        let Some(found) = found else {
            unsolved += 1;
            continue;
        };
        solved += 1;
        let (_, checked) = released(&data, &plan, found.levels.as_slice()).unwrap();
        assert!(
            checked.models[0].holds && checked.models[0].achieved.is_none_or(|most| most == 0.0)
        );
    }
    assert!(solved >= 15 && unsolved >= 15, "{solved} {unsolved}");
}

/// A file of unknown origin may show either meaning of a text.
#[test]
fn the_most_count_whom_a_text_may_mean() {
    let rows = [["x", "y", "*"], ["y", "x", "*"], ["z", "x", "*"]].map(|row| row.to_vec());
    let levels = Spec::levels(LevelsTable::from_rows(&rows).unwrap());
    let plan = plan(&[("a", &levels)], "a\nx\nz\nz\n");
    let achieved = |file: &str| measured(file, &plan).unwrap().models[0].achieved;
    // x itself is one, and x as a group two.
    assert_eq!(achieved("a\nx\n"), Some(2.0));
    assert_eq!(achieved("a\ny\n"), Some(1.0));
    assert!(matches!(refused(measured("a\nw\n", &plan)), Kind::NotInPopulation { values: 1 }));
}

#[test]
fn levels_go_by_the_values_of_both() {
    let data = table("zip\n12345\n12399\n777\n");
    let plan = plan(&[("zip", &Spec::mask(Side::Right))], "zip\n124\n7\n");
    let (text, checked) = released(&data, &plan, &[1]).unwrap();
    assert_eq!(text, "zip\n1234*\n1239*\n  77*\n");
    assert_eq!(checked.models[0].achieved, Some(0.0));
    assert!(best(&data, &plan).is_some());
}

#[test]
fn suppressed_records_cannot_stay_as_stars() {
    let data = table("a\nx\nx\ny\n");
    let plan = plan(&[("a", &Spec::NONE)], "a\ny\nz\n");
    let plan = Plan { suppression_limit: 0.5, ..plan };
    assert_eq!(released(&data, &plan, &[0]).unwrap().0, "a\nx\nx\n");
    let starred = Plan { star: true, ..plan };
    assert!(matches!(
        refused(released(&data, &starred, &[0])),
        Kind::StarGroupFails { records: 1 }
    ));
}

#[test]
fn what_could_be_anybody_is_refused() {
    let data = table("a,b\nx,1\n?,2\n");
    let with_others = |others: &str| {
        let plan = plan(&[("a", &Spec::NONE), ("b", &Spec::NONE)], others);
        Plan { markers: vec!["?".to_owned()], ..plan }
    };
    let missing = Kind::NotTogether { setting: "null-map-missing" };
    let error = prepare(&data, &with_others("a,b\nx,3\n")).unwrap_err();
    assert_eq!((error.kind, error.place.file), (missing.clone(), None));
    assert_eq!(error.place.attribute.as_deref(), Some("a"));
    let removed = |others: &str| Plan { matching: Matching::RemoveRow, ..with_others(others) };
    let error = prepare(&data, &removed("a,b\n?,3\n")).unwrap_err();
    assert_eq!((error.kind, error.place.file.as_deref()), (missing.clone(), Some("list")));
    assert!(prepare(&data, &removed("a,b\nx,3\n")).is_ok());
    assert_eq!(refused(measured("a,b\nx,1\n?,2\n", &with_others("a,b\nx,1\n"))), missing);
    assert_eq!(refused(measured("a,b\nx,1\n", &with_others("a,b\nx,1\n?,2\n"))), missing);
}

#[test]
fn people_apart_are_no_population_of_the_table_and_the_other_way_round() {
    let data = table("a\nx\ny\n");
    let apart = plan(&[("a", &Spec::NONE)], "a\nz\n");
    let setting = Kind::NotTogether { setting: "null-map-population" };
    let mapped = KMap::choose().with("k", 2_u32).with("population", "people");
    let both = Plan { models: vec![apart.models[0].clone(), mapped], ..apart.clone() };
    assert_eq!(refused(prepare(&data, &both)), setting);
    let sampled = super::population("a\nx\ny\n");
    assert_eq!(refused(prepare(&data, &Plan { population: sampled, ..apart.clone() })), setting);
    let is_field = |kind| matches!(kind, Kind::Parameter { field: "population", .. });
    let Table { columns, lines, .. } = table("a\nz\n");
    let nobody = Population { columns, records: 0, lines, name: "list".to_owned(), apart: true };
    let nobody = Plan { population: Some(Arc::new(nobody)), ..apart.clone() };
    assert!(is_field(refused(prepare(&data, &nobody))));
    assert!(is_field(refused(prepare(&data, &Plan { population: None, ..apart }))));
}
