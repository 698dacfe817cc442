//! How many records match where cells are missing.
//!
//! # Definition
//! Two cells match if they are equal, or either is missing: the maybe relation of spec A8.
//! Records match if all their cells do.
//!
//! # Source
//! M. Ciglic, J. Eder, C. Koncilia. "k-Anonymity of Microdata with NULL Values." DEXA 2014.
//!
//! # Invariants
//! For every record, w (see `completion`) is at least the number of records that are equal to it, a
//! missing cell to another, and at most the number of those that match it. Matching is not transitive.
//!
//! # Cost
//! Records are collapsed into tuples, and tuples grouped by the columns that they have. Each
//! pair of such groups is matched by hashing what both have, the smaller group in memory: time
//! grows with tuples times patterns of missing cells, not with pairs of records.

use super::coded_column::{CodedColumn, records};
use std::collections::{BTreeMap, HashMap};

/// For each record, the sum of the weights of the records that match it: the estimated
/// number of such persons in the population. Records without a weight weigh nothing.
#[must_use]
pub fn match_weights(columns: &[CodedColumn<'_>], weights: &[f64]) -> Vec<f64> {
    let (tuples, of_record) =
        collapse(columns, |record| weights.get(record as usize).copied().unwrap_or(0.0));
    let matched = matched(columns, &tuples);
    of_record.into_iter().map(|tuple| matched[tuple as usize]).collect()
}

/// Records that agree in every cell, missing or not.
struct Tuple {
    record: u32,
    weight: f64,
}

/// The distinct tuples in the order of their codes, and which of them each record has.
fn collapse(columns: &[CodedColumn<'_>], weight: impl Fn(u32) -> f64) -> (Vec<Tuple>, Vec<u32>) {
    let n = records(columns);
    let cells = |record: u32| columns.iter().map(move |column| column.codes[record as usize]);
    let mut order: Vec<u32> = (0..n).collect();
    order.sort_unstable_by(|&a, &b| cells(a).cmp(cells(b)).then(a.cmp(&b)));
    let mut tuples = Vec::new();
    let mut of_record = vec![0; n as usize];
    for alike in order.chunk_by(|&a, &b| cells(a).eq(cells(b))) {
        let mut sum = 0.0;
        for &record in alike {
            of_record[record as usize] = tuples.len() as u32;
            sum += weight(record);
        }
        tuples.push(Tuple { record: alike[0], weight: sum });
    }
    (tuples, of_record)
}

/// For each tuple, the weight of all that it matches.
fn matched(columns: &[CodedColumn<'_>], tuples: &[Tuple]) -> Vec<f64> {
    let mut patterns: BTreeMap<Vec<bool>, Vec<usize>> = BTreeMap::new();
    for (index, tuple) in tuples.iter().enumerate() {
        let present = columns.iter().map(|column| !column.is_missing(tuple.record)).collect();
        patterns.entry(present).or_default().push(index);
    }
    let patterns: Vec<(Vec<bool>, Vec<usize>)> = patterns.into_iter().collect();
    // Tuples of one pattern are distinct in what they have: each matches itself alone.
    let mut matched: Vec<f64> = tuples.iter().map(|tuple| tuple.weight).collect();
    let mut pair = PatternPair { tuples, both: Vec::new(), cells: Vec::new() };
    for (index, (pattern, members)) in patterns.iter().enumerate() {
        for (other_pattern, others) in &patterns[index + 1..] {
            let present = pattern.iter().zip(other_pattern).map(|(&here, &there)| here && there);
            pair.both.clear();
            pair.both.extend(
                columns.iter().zip(present).filter_map(|(column, both)| both.then_some(*column)),
            );
            let (few, many) =
                if members.len() <= others.len() { (members, others) } else { (others, members) };
            pair.add_matches(few, many, &mut matched);
        }
    }
    matched
}

/// Two groups of tuples, each with one pattern of missing cells.
struct PatternPair<'a> {
    tuples: &'a [Tuple],
    /// The columns that both groups have.
    both: Vec<CodedColumn<'a>>,
    cells: Vec<u32>,
}

impl PatternPair<'_> {
    fn project(&mut self, tuple: usize) {
        let record = self.tuples[tuple].record as usize;
        self.cells.clear();
        self.cells.extend(self.both.iter().map(|column| column.codes[record]));
    }

    /// Adds to each tuple the weight of those in the other group that it matches. The smaller
    /// group is hashed, and the larger one looked up.
    fn add_matches(&mut self, few: &[usize], many: &[usize], matched: &mut [f64]) {
        let mut places: HashMap<Vec<u32>, usize, rustc_hash::FxBuildHasher> = HashMap::default();
        let (mut of_few, mut of_many) = (Vec::<f64>::new(), Vec::<f64>::new());
        let mut place_of_few = Vec::with_capacity(few.len());
        for &tuple in few {
            self.project(tuple);
            let place = places.get(&self.cells).copied().unwrap_or(of_few.len());
            if place == of_few.len() {
                places.insert(self.cells.clone(), place);
                of_few.push(0.0);
                of_many.push(0.0);
            }
            of_few[place] += self.tuples[tuple].weight;
            place_of_few.push(place);
        }
        for &tuple in many {
            self.project(tuple);
            if let Some(&place) = places.get(&self.cells) {
                matched[tuple] += of_few[place];
                of_many[place] += self.tuples[tuple].weight;
            }
        }
        for (&tuple, place) in few.iter().zip(place_of_few) {
            matched[tuple] += of_many[place];
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{CodedColumn, match_weights};
    use crate::risk::Completions;
    use proptest::prelude::*;

    /// Stands for a missing cell.
    const NA: u32 = 99;

    fn columns(cells: &[Vec<u32>]) -> Vec<CodedColumn<'_>> {
        cells.iter().map(|codes| CodedColumn { codes, missing: Some(NA) }).collect()
    }

    fn transposed<const D: usize>(rows: &[[u32; D]]) -> Vec<Vec<u32>> {
        (0..D).map(|i| rows.iter().map(|row| row[i]).collect()).collect()
    }

    fn worst(cells: &[Vec<u32>], domains: &[&[u32]]) -> Vec<u64> {
        let columns = columns(cells);
        let ones = vec![1; cells[0].len()];
        let mut completions = Completions::new(&columns, domains, &ones, 1_000_000);
        (0..cells[0].len() as u32).map(|r| completions.worst(r).unwrap()).collect()
    }

    /// Spec vector N1: M and F are 0 and 1.
    #[test]
    fn n1_has_the_matches_and_candidates_of_the_spec() {
        let cells = transposed(&[[0, 30], [0, 30], [0, NA], [1, NA], [1, 40], [NA, 40]]);
        assert_eq!(match_weights(&columns(&cells), &[1.0; 6]), [3.0, 3.0, 4.0, 3.0, 3.0, 4.0]);
        assert_eq!(worst(&cells, &[&[0, 1], &[30, 40]]), [3, 3, 2, 1, 3, 2]);
    }

    /// Spec vectors N2, the expectations of sdcMicro's own tests, and N3.
    #[test]
    fn n2_and_n3_have_the_matches_of_the_spec() {
        let mut rows = [
            [2, 3, 1],
            [3, 3, 3],
            [2, 3, NA],
            [2, 3, 2],
            [3, 3, 1],
            [3, 3, 1],
            [1, 4, NA],
            [2, 3, 1],
        ];
        let n2 = transposed(&rows);
        let ones = [1.0; 8];
        assert_eq!(match_weights(&columns(&n2), &ones), [3.0, 1.0, 4.0, 2.0, 2.0, 2.0, 1.0, 3.0]);
        let weights = [18.0, 45.5, 39.0, 17.0, 92.0, 8.0, 123.5, 51.0];
        assert_eq!(
            match_weights(&columns(&n2), &weights),
            [108.0, 45.5, 125.0, 56.0, 100.0, 100.0, 123.5, 108.0]
        );
        rows[7][0] = NA;
        let n3 = transposed(&rows);
        assert_eq!(match_weights(&columns(&n3), &ones), [3.0, 1.0, 4.0, 2.0, 3.0, 3.0, 1.0, 5.0]);
    }

    #[test]
    fn nothing_matches_where_there_is_no_column() {
        assert_eq!(match_weights(&[], &[]), []);
    }

    proptest! {
        /// Against comparing every record with every other, and the inequalities of spec A8.
        #[test]
        fn matches_are_those_of_the_definition(
            rows in prop::collection::vec(
                prop::array::uniform4(prop_oneof![3 => 0..3_u32, 1 => Just(NA)]), 1..25,
            ),
        ) {
            let cells = transposed(&rows);
            let halves = match_weights(&columns(&cells), &vec![0.5; rows.len()]);
            let worst = worst(&cells, &[&[0, 1, 2][..]; 4]);
            let count = |a: &[u32; 4], matches: fn(u32, u32) -> bool| {
                rows.iter().filter(|b| a.iter().zip(*b).all(|(&a, &b)| matches(a, b))).count() as u64
            };
            for ((row, half), worst) in rows.iter().zip(halves).zip(worst) {
                let maybe = count(row, |a, b| a == b || a == NA || b == NA);
                prop_assert_eq!(half * 2.0, maybe as f64);
                prop_assert!(count(row, |a, b| a == b) <= worst && worst <= maybe);
                if !row.contains(&NA) {
                    prop_assert_eq!(worst, maybe);
                }
            }
        }
    }
}
