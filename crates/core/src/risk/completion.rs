//! Who is left to somebody who knows what is missing.
//!
//! # Definition
//! Who knows the true values x of a person, also of cells that are missing in the file, has the
//! records as candidates that have x_i or a missing cell everywhere; w(r) is the smallest number of
//! candidates over all values that the missing cells of r could have (spec A8).
//!
//! # Source
//! M. Ciglic, J. Eder, C. Koncilia. "k-Anonymity of Microdata with NULL Values." DEXA 2014, for the
//! relations; w is ours.
//!
//! # Cost
//! Records that match in the cells that r has are found by the rarest of these. A missing cell that
//! could have a value which none of them shows is best filled with that: whatever else it had, those
//! with the cell missing would be left as well. Only where all values are shown is each tried, and
//! none that leaves more than the fewest so far.

use super::coded_column::{CodedColumn, records};
use std::collections::{BTreeSet, HashMap};

/// The fewest candidates for the records of a table.
#[derive(Debug)]
pub struct Completions<'a> {
    columns: &'a [CodedColumn<'a>],
    /// The values that a missing cell of each column could have, ascending; at least one.
    domains: &'a [&'a [u32]],
    weights: &'a [u32],
    /// For each column the records that show each code.
    shown: Vec<HashMap<u32, Vec<u32>, rustc_hash::FxBuildHasher>>,
    /// How many records may still be looked at.
    left: u64,
}

impl<'a> Completions<'a> {
    /// Of records with these weights; at most `looked_at` of them are looked at, one as often as it is.
    #[must_use]
    pub fn new(
        columns: &'a [CodedColumn<'a>],
        domains: &'a [&'a [u32]],
        weights: &'a [u32],
        looked_at: u64,
    ) -> Self {
        let shown = columns.iter().map(|column| {
            let mut shown: HashMap<u32, Vec<u32>, _> = HashMap::default();
            for (record, &code) in (0..).zip(column.codes) {
                shown.entry(code).or_default().push(record);
            }
            shown
        });
        Self { columns, domains, weights, shown: shown.collect(), left: looked_at }
    }

    /// w of a record, in weights; `None` if more would have to be looked at than is left.
    pub fn worst(&mut self, record: u32) -> Option<u64> {
        let (open, known): (Vec<usize>, Vec<usize>) =
            (0..self.columns.len()).partition(|&place| self.columns[place].is_missing(record));
        let rarest = known
            .iter()
            .copied()
            .min_by_key(|&place| self.alike(record, place).map(<[u32]>::len).sum::<usize>());
        let looked_at: Vec<u32> = match rarest {
            Some(place) => self.alike(record, place).flatten().copied().collect(),
            None => (0..records(self.columns)).collect(),
        };
        self.left = self.left.checked_sub(looked_at.len() as u64)?;
        let matches = looked_at.into_iter().filter(|&other| {
            known.iter().all(|&place| {
                let column = &self.columns[place];
                column.is_missing(other)
                    || column.codes[other as usize] == column.codes[record as usize]
            })
        });
        let matches = matches.collect();
        self.fewest(matches, open, u64::MAX)
    }

    /// The records that match one in a column: those that show what it shows, and those that miss it.
    fn alike(&self, record: u32, place: usize) -> impl Iterator<Item = &[u32]> {
        let column = &self.columns[place];
        let codes = [Some(column.codes[record as usize]), column.missing];
        let shown = &self.shown[place];
        codes.into_iter().flatten().filter_map(|code| Some(shown.get(&code)?.as_slice()))
    }

    fn weight(&self, candidates: impl Iterator<Item = u32>) -> u64 {
        candidates.map(|record| u64::from(self.weights[record as usize])).sum()
    }

    /// The fewest of `candidates` that are left where the open columns are filled, or `known` if that
    /// is fewer.
    fn fewest(
        &mut self,
        mut candidates: Vec<u32>,
        mut open: Vec<usize>,
        known: u64,
    ) -> Option<u64> {
        let mut widest = (0, 0);
        let mut place = 0;
        while place < open.len() {
            self.left = self.left.checked_sub(candidates.len() as u64)?;
            let column = self.columns[open[place]];
            let codes = candidates.iter().map(|&record| column.codes[record as usize]);
            let shown: BTreeSet<u32> = codes.filter(|&code| Some(code) != column.missing).collect();
            if self.domains[open[place]].iter().all(|value| shown.contains(value)) {
                widest = widest.max((shown.len(), place));
                place += 1;
            } else {
                candidates.retain(|&record| column.is_missing(record));
                open.swap_remove(place);
                // Fewer are left, so that columns seen before may lack a value now.
                (place, widest) = (0, (0, 0));
            }
        }
        if open.is_empty() {
            return Some(self.weight(candidates.into_iter()).min(known));
        }
        let always = candidates
            .iter()
            .copied()
            .filter(|&record| open.iter().all(|&place| self.columns[place].is_missing(record)));
        if self.weight(always) >= known {
            return Some(known);
        }
        let filled = open.swap_remove(widest.1);
        let (column, domains) = (self.columns[filled], self.domains);
        domains[filled].iter().try_fold(known, |known, &value| {
            let left = candidates.iter().copied().filter(|&record| {
                column.is_missing(record) || column.codes[record as usize] == value
            });
            let left: Vec<u32> = left.collect();
            self.left = self.left.checked_sub(candidates.len() as u64)?;
            self.fewest(left, open.clone(), known)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::{CodedColumn, Completions};
    use proptest::prelude::*;

    /// Stands for a missing cell.
    const NA: u32 = 99;

    fn transposed<const D: usize>(rows: &[[u32; D]]) -> Vec<Vec<u32>> {
        (0..D).map(|i| rows.iter().map(|row| row[i]).collect()).collect()
    }

    /// w of each record, or nothing where that takes more looks.
    fn worst(
        cells: &[Vec<u32>],
        domains: &[&[u32]],
        weights: &[u32],
        looked_at: u64,
    ) -> Option<Vec<u64>> {
        let columns = cells.iter().map(|codes| CodedColumn { codes, missing: Some(NA) });
        let columns: Vec<_> = columns.collect();
        let mut completions = Completions::new(&columns, domains, weights, looked_at);
        (0..weights.len() as u32).map(|record| completions.worst(record)).collect()
    }

    /// Spec vector N1: M and F are 0 and 1.
    #[test]
    fn n1_has_the_candidates_of_the_spec() {
        let cells = transposed(&[[0, 30], [0, 30], [0, NA], [1, NA], [1, 40], [NA, 40]]);
        let worst = worst(&cells, &[&[0, 1], &[30, 40]], &[1; 6], 1_000);
        assert_eq!(worst.unwrap(), [3, 3, 2, 1, 3, 2]);
    }

    /// Ten columns of twenty values each, half of them missing: to fill all cells of one record in
    /// every way would take longer than anybody lives.
    #[test]
    fn wide_tables_are_answered() {
        let mut state = 7_u32;
        let rows: Vec<[u32; 10]> = (0..181)
            .map(|_| {
                std::array::from_fn(|_| {
                    state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                    if state >> 31 == 0 { NA } else { (state >> 16 & 0x7fff) % 20 }
                })
            })
            .collect();
        let all: Vec<u32> = (0..20).collect();
        let found = worst(&transposed(&rows), &[&all[..]; 10], &[1; 181], 1 << 20).unwrap();
        assert!(found.iter().all(|&fewest| fewest >= 1));
        let short = worst(&transposed(&rows), &[&all[..]; 10], &[1; 181], 1_000);
        assert_eq!(short, None, "work is bounded");
    }

    proptest! {
        /// Against filling the missing cells in every way.
        #[test]
        fn no_other_way_to_fill_leaves_fewer(
            rows in prop::collection::vec(
                (prop::array::uniform4(prop_oneof![3 => 0..3_u32, 2 => Just(NA)]), 1..4_u32), 1..25,
            ),
        ) {
            let (cells, weights): (Vec<_>, Vec<u32>) = rows.iter().copied().unzip();
            let found = worst(&transposed(&cells), &[&[0, 1, 2][..]; 4], &weights, 1_000_000);
            for ((row, _), found) in rows.iter().zip(found.unwrap()) {
                let ways = (0..81_u32).map(|way| {
                    let filled: [u32; 4] = std::array::from_fn(|i| match row[i] {
                        NA => way / 3_u32.pow(i as u32) % 3,
                        code => code,
                    });
                    let left = rows.iter().filter(|(other, _)| {
                        (0..4).all(|i| other[i] == NA || other[i] == filled[i])
                    });
                    left.map(|&(_, weight)| u64::from(weight)).sum::<u64>()
                });
                prop_assert_eq!(Some(found), ways.min());
            }
        }
    }
}
