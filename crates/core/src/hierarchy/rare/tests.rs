use super::{Rare, RareValues};
use crate::error::{Kind, WarningKind};
use crate::hierarchy::{Rule, Spec, build};
use crate::table::Domain;
use std::collections::BTreeMap;

fn counts(counts: &[(&str, u32)]) -> BTreeMap<String, u32> {
    counts.iter().map(|&(value, records)| (value.to_owned(), records)).collect()
}

fn refused(below: &[u32], label: &str) -> (String, &'static str) {
    match Rare::new(below.to_vec(), label.to_owned(), BTreeMap::new()).unwrap_err().kind {
        Kind::HierarchyPart { path, why } => (path, why),
        other => panic!("{other:?}"),
    }
}

#[test]
fn what_few_records_have_goes_together_level_by_level() {
    let records = counts(&[("a", 9), ("b", 10), ("c", 49), ("d", 50)]);
    let rare = Rare::new(vec![10, 50], "other".to_owned(), records).unwrap();
    let joined = [(10, 1, 9), (50, 3, 68)];
    let joined = joined.map(|(below, values, records)| RareValues { below, values, records });
    assert_eq!(rare.rare().unwrap(), joined);
    // Records are counted in the table, whatever the hierarchy is built for.
    let domain = Domain::from_values(&["a", "b", "c", "d", "NULL", "elsewhere"], &["NULL"]);
    let (hierarchy, warnings) = build(&Spec::new(rare), &domain).unwrap();
    assert_eq!(hierarchy.level(1).labels, ["other", "b", "c", "d", "NULL"]);
    assert_eq!(hierarchy.level(1).groups, [0, 1, 2, 3, 4, 0]);
    assert_eq!(hierarchy.level(2).labels, ["other", "d", "NULL"]);
    assert_eq!(hierarchy.level(2).groups, [0, 0, 0, 1, 2, 0]);
    assert_eq!(hierarchy.level(3).labels, ["*"]);
    // That the label stands for more on each level is what it is for.
    assert_eq!(warnings, []);
}

#[test]
fn any_other_text_on_two_levels_is_warned_of() {
    let records = counts(&[("*", 1), ("a", 9), ("b", 10)]);
    let rare = Rare::new(vec![2, 10], "other".to_owned(), records).unwrap();
    let (_, warnings) =
        build(&Spec::new(rare), &Domain::from_values(&["*", "a", "b"], &[])).unwrap();
    let [warning] = &warnings[..] else { panic!("{warnings:?}") };
    assert_eq!(
        (&warning.kind, warning.place.level),
        (&WarningKind::LabelRepeated { below: 0 }, Some(3))
    );
}

#[test]
fn a_value_that_reads_like_the_label_is_refused() {
    let rare = Rare::new(vec![2], "other".to_owned(), counts(&[("other", 7)])).unwrap();
    let domain = Domain::from_values(&["a", "other"], &[]);
    let error = build(&Spec::new(rare), &domain).unwrap_err();
    assert_eq!((error.kind, error.place.record), (Kind::LabelIsValue { values: 1 }, Some(2)));
}

#[test]
fn a_label_that_means_a_missing_cell_is_refused() {
    let rare = Rare::new(vec![2], "NA".to_owned(), counts(&[("a", 1), ("b", 1)])).unwrap();
    let error =
        build(&Spec::new(rare), &Domain::from_values(&["a", "b"], &["", "NA"])).unwrap_err();
    assert_eq!(error.kind, Kind::HierarchyPart { path: "label".into(), why: "missing-marker" });
}

#[test]
fn thresholds_that_make_no_levels_are_refused() {
    let told = |path: &str, why| (path.to_owned(), why);
    assert_eq!(refused(&[], "other"), told("below", "empty"));
    assert_eq!(refused(&[1, 5], "other"), told("below[0]", "too-small"));
    assert_eq!(refused(&[5, 5], "other"), told("below[1]", "not-ascending"));
    assert_eq!(refused(&[5, 4], "other"), told("below[1]", "not-ascending"));
    assert_eq!(refused(&[5], ""), told("label", "empty"));
    assert_eq!(refused(&[5], "*"), told("label", "star"));
}
