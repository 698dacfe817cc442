//! Whom texts stand for, by hand.

use super::{CoveredPersons, PersonIndex, ReadColumn};
use crate::attack::testing::{column, levels};
use crate::contingency::tuples;
use crate::hierarchy::{Spec, build};
use crate::table::{Domain, LineIndex};
use std::sync::Arc;

/// The persons of columns with these hierarchies; `ranged` says whether numbers stand in ranges.
fn people(columns: &[(&Spec, &[&str])], ranged: bool, apart: bool) -> PersonIndex {
    let texts: Vec<_> = columns.iter().map(|(_, texts)| column(texts)).collect();
    let (mut read, mut codes) = (Vec::new(), Vec::new());
    for ((spec, _), texts) in columns.iter().zip(&texts) {
        let (domain, own) = Domain::read(texts, 1, &[String::new()], &LineIndex::default());
        let (hierarchy, _) = build(spec, &domain).unwrap();
        let numbers = domain.numbers().filter(|_| ranged);
        read.push(ReadColumn::new(Arc::new(hierarchy), numbers, "*"));
        codes.push(own);
    }
    let records = columns[0].1.len();
    let kinds = tuples(&codes, records, None).unwrap();
    PersonIndex::new(read, &kinds, kinds.counts(), apart)
}

fn number(people: &PersonIndex, texts: &[&str]) -> u32 {
    people.related(texts.iter().copied()).number
}

/// Spec M16: of two groups of one name that with the fewer persons, and never both together.
#[test]
fn the_fewest_whom_a_text_may_mean() {
    let moved = levels("a x *\nx y *\nb y *");
    let values = ["a", "a", "a", "x", "b", "b"];
    let whole = people(&[(&moved, &values)], false, false);
    // x itself is one, and the group x are three; y are three.
    assert_eq!(["x", "y", "*", "a", "q"].map(|text| number(&whole, &[text])), [1, 3, 6, 3, 0]);
    // Nobody is no such meaning.
    let others = people(&[(&moved, &["a", "a", "b", "b"])], false, false);
    assert_eq!(number(&others, &["x"]), 2);
    // Of people apart the most count.
    let apart = people(&[(&moved, &values)], false, true);
    assert_eq!(number(&apart, &["x"]), 3);
    // In two columns the fewest of all ways to read both.
    let two = people(&[(&moved, &["a", "x", "x"]), (&moved, &["a", "a", "b"])], false, false);
    assert_eq!([["x", "x"], ["x", "*"], ["x", "y"]].map(|texts| number(&two, &texts)), [1, 1, 1]);
    let far = people(&[(&moved, &["a", "a", "x"]), (&moved, &["a", "a", "b"])], false, false);
    assert_eq!(number(&far, &["x", "x"]), 2);
}

#[test]
fn ranges_are_the_numbers_from_end_to_end() {
    let ages = ["1", "2", "2", "5", "9"];
    let whole = people(&[(&Spec::NONE, &ages)], true, false);
    let ranges = ["[1, 5]", "[2, 9]", "[3, 4]", "2", "[5, 1]", "[1, x]"];
    assert_eq!(ranges.map(|text| number(&whole, &[text])), [4, 4, 0, 2, 0, 0]);
    // Where no ranges are written it is a text like any other.
    assert_eq!(number(&people(&[(&Spec::NONE, &ages)], false, false), &["[1, 5]"]), 0);
}

#[test]
fn who_is_in_two_classes_or_in_none_is_told() {
    let bands = levels("1 1-2 *\n2 1-2 *\n3 3-4 *\n4 3-4 *");
    let whole = people(&[(&bands, &["1", "2", "3", "3", "4"])], false, false);
    let covered = |texts: &[&str]| {
        let mut covered = CoveredPersons::new(&whole);
        texts.iter().for_each(|&text| covered.take_in(&whole.related([text])));
        (covered.absent(), covered.shares())
    };
    assert_eq!(covered(&["1-2", "3"]), (1, vec![false, false]));
    assert_eq!(covered(&["1-2", "2", "3-4"]), (0, vec![true, true, false]));
    assert_eq!(covered(&["*"]), (0, vec![false]));
    assert_eq!(covered(&[]), (5, vec![]));
}

/// Beyond so many ways to read them, texts relate to nobody for certain; people apart to everybody.
#[test]
fn too_many_readings_are_not_looked_at() {
    // Each level has another group of that name, with another person in each of twelve columns.
    let nested = levels("a x x\nx x x\nb c x");
    let texts = ["a", "x", "b"];
    let columns = vec![(&nested, &texts[..]); 12];
    let few = people(&columns[..3], false, false);
    assert!(number(&few, &["x"; 3]) == 1);
    let shown = ["x"; 12];
    assert_eq!(number(&people(&columns, false, false), &shown), 0);
    assert_eq!(number(&people(&columns, false, true), &shown), 3);
}
