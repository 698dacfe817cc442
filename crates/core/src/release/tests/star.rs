//! Suppressed records that stay as stars (spec A3, M6, M7).

use super::{best, quasi, refused, released, table};
use crate::error::Kind;
use crate::hierarchy::Spec;
use crate::model::{DistinctLDiversity, KAnonymity, ModelChoice};
use crate::plan::{Plan, PlannedAttribute};
use crate::table::Role;

fn of_k(k: u32, limit: f64) -> Plan {
    let attributes = vec![
        quasi("town", 0, Spec::NONE),
        PlannedAttribute::new("illness", 1, Role::Sensitive, Spec::NONE),
    ];
    Plan {
        star: true,
        suppression_limit: limit,
        ..Plan::new(attributes, vec![KAnonymity::chosen(k)])
    }
}

const DATA: &str = "town,illness\nA,flu\nB,flu\nA,gout\nC,gout\n";

#[test]
fn suppressed_records_stay_as_stars_and_are_counted() {
    let (text, checked) = released(&table(DATA), &of_k(2, 0.5), &[0]).unwrap();
    assert_eq!(text, "town,illness\nA,flu\n*,flu\nA,gout\n*,gout\n");
    assert_eq!(checked.sizes.iter().collect::<Vec<_>>(), [(2, 2)]);
    assert_eq!(checked.models[0].achieved, Some(2.0));
}

#[test]
fn a_group_of_stars_that_fails_is_refused() {
    let alone = table("town,illness\nA,flu\nB,flu\nA,gout\n");
    let refusal = refused(released(&alone, &of_k(2, 0.5), &[0]));
    assert_eq!(refusal, Kind::StarGroupFails { records: 1 });
    let dropped = Plan { star: false, ..of_k(2, 0.5) };
    assert_eq!(released(&alone, &dropped, &[0]).unwrap().0, "town,illness\nA,flu\nA,gout\n");
    // Two suppressed records that share their illness.
    let shared = table("town,illness\nA,flu\nB,flu\nA,gout\nC,flu\n");
    let models = vec![
        KAnonymity::choose().with("k", 2_u32),
        DistinctLDiversity::choose().with("attribute", "illness").with("l", 2_u32),
    ];
    let diverse = Plan { models, ..of_k(2, 0.5) };
    let refusal = refused(released(&shared, &diverse, &[0]));
    assert_eq!(refusal, Kind::StarGroupFails { records: 2 });
    assert!(released(&table(DATA), &diverse, &[0]).is_ok());
}

/// Where a released class is all stars as well, the two are one.
#[test]
fn stars_join_the_class_that_looks_like_them() {
    // On the last level of this hierarchy A alone keeps its name.
    let rows = [["A", "A"], ["B", "*"], ["C", "*"], ["D", "D"]].map(|row| row.to_vec());
    let table_of = crate::hierarchy::LevelsTable::from_rows(&rows).unwrap();
    let mut plan = of_k(2, 0.5);
    plan.attributes[0].hierarchy = Spec::levels(table_of);
    let data = table("town,illness\nA,flu\nA,gout\nB,flu\nC,gout\nD,flu\n");
    let (text, checked) = released(&data, &plan, &[1]).unwrap();
    assert_eq!(text, "town,illness\nA,flu\nA,gout\n*,flu\n*,gout\n*,flu\n");
    assert_eq!(checked.sizes.iter().collect::<Vec<_>>(), [(2, 1), (3, 1)]);
}

/// At the top everything is stars and nothing suppressed; at a limit of 1 everything may go.
#[test]
fn all_may_be_stars() {
    let (text, checked) = released(&table(DATA), &of_k(4, 0.0), &[1]).unwrap();
    assert_eq!(text.lines().filter(|line| line.starts_with('*')).count(), 4);
    assert_eq!(checked.models[0].achieved, Some(4.0));
    let (text, checked) = released(&table(DATA), &of_k(3, 1.0), &[0]).unwrap();
    assert_eq!(text.lines().filter(|line| line.starts_with('*')).count(), 4);
    assert_eq!(checked.models[0].achieved, Some(4.0));
    let dropped = Plan { star: false, ..of_k(5, 1.0) };
    let (text, checked) = released(&table(DATA), &dropped, &[0]).unwrap();
    assert_eq!((text.as_str(), checked.models[0].achieved), ("town,illness\n", None));
    assert_eq!(
        refused(released(&table(DATA), &of_k(5, 1.0), &[0])),
        Kind::StarGroupFails { records: 4 }
    );
    assert!(best(&table(DATA), &of_k(5, 0.9)).is_none());
}

/// Without quasi-identifiers there is nothing to put stars into: records would stay as they are.
#[test]
fn without_quasi_identifiers_nothing_hides() {
    let mut plan = of_k(5, 1.0);
    plan.attributes[0].role = Role::Insensitive;
    assert_eq!(refused(released(&table(DATA), &plan, &[])), Kind::StarGroupFails { records: 4 });
}
