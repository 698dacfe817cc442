//! How well sets of columns tell records apart, before anything is coarsened.
//!
//! Whoever knows some columns of a person looks for the records that have these values. The
//! distinction of a set of columns is the share of different tuples among the records, its
//! separation the share of pairs of records that differ in one of the columns (Motwani and Xu,
//! *Efficient algorithms for masking and finding quasi-identifiers*, 2007, section 1.1). What one
//! column adds to both is taken over all small sets that it belongs to.

use super::markers::one_marker;
use crate::table::Column;
use hashbrown::HashMap;
use rustc_hash::FxBuildHasher;
use std::collections::BTreeMap;

/// The most columns of a set.
pub const LARGEST_COMBINATION: usize = 3;

/// A set of columns, and how well it tells records apart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Combination {
    /// The columns, as numbers from 0 in ascending order.
    pub columns: Vec<usize>,
    /// Different tuples. Missing cells are equal to each other and to nothing else.
    pub distinct: u32,
    /// Records whose tuple no other record has.
    pub unique: u32,
    /// Pairs of records that are alike.
    alike: u64,
}

/// All small sets of some columns.
#[derive(Clone, Debug)]
pub struct Combinations {
    records: u32,
    /// The sets of one column in the order of the columns, then those of two, and so on, each size in
    /// ascending order.
    pub found: Vec<Combination>,
    /// The size of the largest sets that were looked at: all of this size, and of each below.
    pub largest: usize,
}

impl Combinations {
    /// Looks at all sets of one column and, as long as no more than `work` cells have to be looked
    /// at in all, at those of two and of three. `markers` are the texts that mean "missing".
    #[must_use]
    pub fn new(columns: &[&Column], markers: &[String], work: u64) -> Self {
        let records = columns.first().map_or(0, |column| column.codes.len());
        let meanings: Vec<_> = columns.iter().map(|column| one_marker(column, markers).0).collect();
        let (mut largest, mut spent) = (1, records as u64 * columns.len() as u64);
        let mut sets = columns.len() as u64;
        while largest < LARGEST_COMBINATION.min(columns.len()) {
            sets = sets * (columns.len() - largest) as u64 / (largest as u64 + 1);
            spent = spent.saturating_add(sets.saturating_mul(records as u64));
            if spent > work {
                break;
            }
            largest += 1;
        }
        let mut combinations = Self { records: records as u32, found: Vec::new(), largest };
        combinations.add(&mut Vec::new(), &vec![0; records], columns.len(), &|index| {
            columns[index].codes.iter().map(|code| meanings[index][code as usize]).collect()
        });
        combinations.found.sort_by(|one, other| {
            one.columns
                .len()
                .cmp(&other.columns.len())
                .then_with(|| one.columns.cmp(&other.columns))
        });
        combinations
    }

    /// Adds all sets that begin with `chosen`, in which the records' tuples are `tuples`.
    fn add(
        &mut self,
        chosen: &mut Vec<usize>,
        tuples: &[u32],
        columns: usize,
        cells: &impl Fn(usize) -> Vec<u32>,
    ) {
        for column in chosen.last().map_or(0, |last| last + 1)..columns {
            let (refined, sizes) = refine(tuples, &cells(column));
            chosen.push(column);
            self.found.push(Combination {
                columns: chosen.clone(),
                distinct: sizes.len() as u32,
                unique: sizes.iter().filter(|&&size| size == 1).count() as u32,
                alike: sizes.iter().map(|&size| u64::from(size) * u64::from(size - 1) / 2).sum(),
            });
            if chosen.len() < self.largest {
                self.add(chosen, &refined, columns, cells);
            }
            chosen.pop();
        }
    }

    /// The share of different tuples among the records, 0 to 1.
    #[must_use]
    pub fn distinction(&self, combination: &Combination) -> f64 {
        f64::from(combination.distinct) / f64::from(self.records.max(1))
    }

    /// The share of pairs of records that differ, 0 to 1; 0 where there are no pairs.
    #[must_use]
    pub fn separation(&self, combination: &Combination) -> f64 {
        let pairs = u64::from(self.records) * u64::from(self.records.saturating_sub(1)) / 2;
        if pairs == 0 { 0.0 } else { (pairs - combination.alike) as f64 / pairs as f64 }
    }

    /// For each column the distinction that it adds to a set, as the mean of all sets that it
    /// belongs to, 0 to 1.
    #[must_use]
    pub fn gains(&self) -> Vec<f64> {
        let known: BTreeMap<&[usize], u32> =
            self.found.iter().map(|set| (&set.columns[..], set.distinct)).collect();
        let columns = self.found.iter().take_while(|set| set.columns.len() == 1).count();
        let (mut gained, mut sets) = (vec![0_u64; columns], vec![0_u64; columns]);
        for set in &self.found {
            for &column in &set.columns {
                let others: Vec<usize> =
                    set.columns.iter().copied().filter(|&other| other != column).collect();
                // Without any column all records are alike.
                let fewer = known.get(&others[..]).copied().unwrap_or(1);
                gained[column] += u64::from(set.distinct.saturating_sub(fewer));
                sets[column] += 1;
            }
        }
        let records = f64::from(self.records.max(1));
        gained
            .iter()
            .zip(&sets)
            .map(|(&gained, &sets)| gained as f64 / sets.max(1) as f64 / records)
            .collect()
    }
}

/// Tuples with one cell more, numbered as they first occur, and how many records have each.
fn refine(tuples: &[u32], cells: &[u32]) -> (Vec<u32>, Vec<u32>) {
    let mut numbers: HashMap<(u32, u32), u32, FxBuildHasher> = HashMap::default();
    let mut sizes: Vec<u32> = Vec::new();
    let refined = tuples.iter().zip(cells).map(|(&tuple, &cell)| {
        let number = *numbers.entry((tuple, cell)).or_insert_with(|| {
            sizes.push(0);
            sizes.len() as u32 - 1
        });
        sizes[number as usize] += 1;
        number
    });
    (refined.collect(), sizes)
}

#[cfg(test)]
mod tests {
    use super::{Combination, Combinations};
    use crate::table::{Column, Dictionary};
    use proptest::prelude::*;

    fn column(cells: &[&str]) -> Column {
        let mut dictionary = Dictionary::new();
        let codes = cells.iter().map(|cell| dictionary.insert(cell)).collect();
        Column { name: String::new(), codes, dictionary }
    }

    /// The example of Motwani and Xu, section 1.1, by hand.
    #[test]
    fn distinction_and_separation_are_shares_of_tuples_and_pairs() {
        let age = column(&["20", "30", "40", "20", "40"]);
        let sex = column(&["f", "f", "m", "m", "m"]);
        let state = column(&["CA", "CA", "TX", "NY", "CA"]);
        let found = Combinations::new(&[&age, &sex, &state], &[], u64::MAX);
        let set =
            |columns: &[usize]| found.found.iter().find(|found| found.columns == columns).unwrap();
        assert_eq!(found.distinction(set(&[0])), 0.6);
        assert_eq!(found.separation(set(&[0])), 0.8);
        assert_eq!((found.distinction(set(&[1])), found.separation(set(&[1]))), (0.4, 0.6));
        assert_eq!((found.distinction(set(&[1, 2])), found.separation(set(&[1, 2]))), (0.8, 0.9));
        assert_eq!(found.found.len(), 7);
    }

    #[test]
    fn missing_cells_are_alike_and_work_is_bounded() {
        let one = column(&["", "?", "a", "a"]);
        let markers = ["".to_owned(), "?".to_owned()];
        let columns = [&one, &one, &one, &one];
        let sizes = |work| Combinations::new(&columns, &markers, work).largest;
        assert_eq!(Combinations::new(&columns, &markers, 0).found[0].distinct, 2);
        assert_eq!((sizes(0), sizes(39), sizes(40), sizes(55), sizes(56)), (1, 1, 2, 2, 3));
        assert_eq!(Combinations::new(&[], &markers, 9).found, []);
    }

    proptest! {
        #[test]
        fn sets_are_counted_as_by_comparing_all_records(
            cells in prop::collection::vec(prop::collection::vec(0_u8..3, 4), 0..9)
        ) {
            let columns: Vec<Column> = (0..4)
                .map(|index| {
                    let texts = cells.iter().map(|record| ["x", "y", ""][usize::from(record[index])]);
                    column(&texts.collect::<Vec<_>>())
                })
                .collect();
            let found = Combinations::new(&columns.iter().collect::<Vec<_>>(), &[], u64::MAX);
            prop_assert_eq!(found.found.len(), 4 + 6 + 4);
            for set in &found.found {
                let same = |one: &Vec<u8>, other: &Vec<u8>| {
                    set.columns.iter().all(|&column| one[column] == other[column])
                };
                let twins = |i: usize| {
                    (0..cells.len()).filter(|&j| j != i && same(&cells[i], &cells[j])).count()
                };
                let expected = Combination {
                    columns: set.columns.clone(),
                    distinct: (0..cells.len()).filter(|i| !(0..*i).any(|j| same(&cells[*i], &cells[j]))).count() as u32,
                    unique: (0..cells.len()).filter(|&i| twins(i) == 0).count() as u32,
                    alike: (0..cells.len()).map(twins).sum::<usize>() as u64 / 2,
                };
                prop_assert_eq!(set, &expected);
            }
            let gains = found.gains();
            for (column, gain) in gains.iter().enumerate() {
                let sets = found.found.iter().filter(|set| set.columns.contains(&column));
                let added: Vec<f64> = sets.map(|set| {
                    let smaller = found.found.iter().find(|other| {
                        other.columns.len() + 1 == set.columns.len()
                            && !other.columns.contains(&column)
                            && other.columns.iter().all(|other| set.columns.contains(other))
                    });
                    f64::from(set.distinct.saturating_sub(smaller.map_or(1, |set| set.distinct)))
                }).collect();
                let mean = added.iter().sum::<f64>() / added.len() as f64 / cells.len().max(1) as f64;
                prop_assert!((gain - mean).abs() < 1e-12);
            }
        }
    }
}
