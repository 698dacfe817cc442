//! k-anonymity where missing values match everything.
//!
//! # Definition
//! Two records match if in each quasi-identifier they show the same, or one of them
//! shows a missing value. Every released record matches at least k released ones,
//! itself included (spec A8, maybe-match).
//!
//! # Source
//! M. Ciglic, J. Eder, C. Koncilia. "k-Anonymity of Microdata with NULL Values." DEXA 2014.
//!
//! # Invariants
//! Matching is not transitive, so that it makes no classes: what is suppressed takes
//! matches from others. The largest set of classes that meets the demand by itself is
//! released. Matches are only gained under coarsening, if what missing values join is
//! everything; otherwise nothing may be concluded ([`MissingGroups::is_lasting`]).
//!
//! # Cost
//! Classes are grouped by which values they miss. Each pair of groups is matched by
//! hashing what both have: time grows with classes times patterns, not with pairs.

use super::{KAnonymity, MissingGroups, Monotone, Stronger, TableModel, with_fewest};
use crate::error::Result;
use crate::keys::KeySet;
use crate::packing::by_width;
use crate::partition::Partition;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// The demand for at least k matches.
#[derive(Clone, Debug)]
pub struct WildcardKAnonymity {
    k: u32,
    missing: Arc<MissingGroups>,
}

impl WildcardKAnonymity {
    /// At least `k` matches.
    ///
    /// # Errors
    /// [`Kind::Parameter`](crate::error::Kind::Parameter) if k is below 2.
    pub fn new(k: u32, missing: Arc<MissingGroups>) -> Result<Self> {
        Ok(Self { k: KAnonymity::new(k)?.k(), missing })
    }

    fn matches(&self, partition: &Partition, fails: &[bool]) -> Vec<u64> {
        matches(partition, &self.missing, fails)
    }

    /// The fewest matches of a class.
    fn fewest(&self, partition: &Partition, fails: &[bool]) -> Option<u64> {
        let matches = self.matches(partition, fails);
        left(partition, fails).map(|class| matches[class]).min()
    }
}

/// How many persons each class that is left matches, where missing values match everything; 0
/// for all others.
#[must_use]
pub fn matches(partition: &Partition, missing: &MissingGroups, fails: &[bool]) -> Vec<u64> {
    let mut patterns: BTreeMap<Vec<u64>, Vec<usize>> = BTreeMap::new();
    for class in left(partition, fails) {
        patterns.entry(missing.bits(partition, class)).or_default().push(class);
    }
    let mut matches = vec![0; partition.classes()];
    let mut known = vec![BTreeSet::new(); partition.classes()];
    for (missing, classes) in &patterns {
        for (other, others) in &patterns {
            let open: Vec<u64> = missing.iter().zip(other).map(|(a, b)| a | b).collect();
            let pair = MissingPair { partition, classes, others, open: &open };
            let words = partition.layout().words();
            by_width!(words, count(&pair, &mut matches, &mut known));
        }
    }
    matches
}

/// The classes that are left.
fn left<'a>(partition: &'a Partition, fails: &'a [bool]) -> impl Iterator<Item = usize> + 'a {
    (0..partition.classes()).filter(|&class| partition.counts()[class] > 0 && !fails[class])
}

/// Classes that miss the same, and others that miss something else.
struct MissingPair<'a> {
    partition: &'a Partition,
    classes: &'a [usize],
    others: &'a [usize],
    /// The bits of keys that one of them misses.
    open: &'a [u64],
}

/// Adds to the matches of the classes those with the others. Persons, where they may have
/// several records, are known by their codes.
fn count<const W: usize>(pair: &MissingPair<'_>, matches: &mut [u64], known: &mut [BTreeSet<u32>]) {
    let &MissingPair { partition, classes, others, open } = pair;
    let (mut set, mut keys) = (KeySet::default(), Vec::new());
    set.reset(classes.len() + others.len());
    let mut shown = |class: usize| {
        let mut key = [0_u64; W];
        for ((word, &all), &open) in key.iter_mut().zip(partition.key(class)).zip(open) {
            *word = all & !open;
        }
        set.number(&key, &mut keys)
    };
    let of_others: Vec<usize> = others.iter().map(|&class| shown(class)).collect();
    let of_classes: Vec<usize> = classes.iter().map(|&class| shown(class)).collect();
    let kinds = keys.len() / W;
    match &partition.carried().entity {
        None => {
            let mut sums = vec![0; kinds];
            for (&class, &shown) in others.iter().zip(&of_others) {
                sums[shown] += u64::from(partition.counts()[class]);
            }
            for (&class, &shown) in classes.iter().zip(&of_classes) {
                matches[class] += sums[shown];
            }
        }
        Some(entity) => {
            let mut persons: Vec<BTreeSet<u32>> = vec![BTreeSet::new(); kinds];
            for (&class, &shown) in others.iter().zip(&of_others) {
                persons[shown].extend(partition.class(class).histogram(entity.track).values);
            }
            for (&class, &shown) in classes.iter().zip(&of_classes) {
                known[class].extend(&persons[shown]);
                matches[class] = entity.number(known[class].iter().copied()).into();
            }
        }
    }
}

impl TableModel for WildcardKAnonymity {
    fn enforce(&self, partition: &Partition, fails: &mut [bool], most: u64) {
        let mut suppressed = 0;
        loop {
            let matches = self.matches(partition, fails);
            let weak: Vec<usize> = left(partition, fails)
                .filter(|&class| matches[class] < u64::from(self.k))
                .collect();
            for &class in &weak {
                fails[class] = true;
                suppressed += u64::from(partition.counts()[class]);
            }
            if weak.is_empty() || suppressed > most {
                return;
            }
        }
    }

    /// The fewest matches.
    fn measure(&self, partition: &Partition, fails: &[bool]) -> Option<f64> {
        self.fewest(partition, fails).map(|matches| matches as f64)
    }

    fn holds(&self, partition: &Partition, fails: &[bool]) -> bool {
        self.fewest(partition, fails).is_none_or(|matches| matches >= u64::from(self.k))
    }

    fn deciding(&self, partition: &Partition, fails: &[bool]) -> Vec<usize> {
        let matches = self.matches(partition, fails);
        let found = left(partition, fails).map(|class| (matches[class], class));
        with_fewest(partition, &found.collect::<Vec<_>>())
    }

    fn stronger(&self) -> Stronger {
        Stronger::Larger
    }

    fn fewest_matches(&self) -> Option<u32> {
        Some(self.k)
    }

    fn monotone(&self) -> Monotone {
        if self.missing.is_lasting() { Monotone::FULLY } else { Monotone::NEVER }
    }
}

#[cfg(test)]
mod tests {
    use super::WildcardKAnonymity;
    use crate::contingency::collapsed;
    use crate::model::{MissingGroups, TableModel};
    use crate::partition::Partition;
    use std::sync::Arc;

    /// A table of digits, `-` for missing: the model, the partition, and the class of each record.
    fn table(k: u32, rows: &[&str]) -> (WildcardKAnonymity, Partition, Vec<u32>) {
        let columns: Vec<(Vec<u32>, usize)> = (0..rows[0].len())
            .map(|column| {
                let cells = rows.iter().map(|row| row.chars().nth(column).unwrap());
                (cells.map(|cell| cell.to_digit(10).unwrap_or(0)).collect(), 10)
            })
            .collect();
        let contingency = collapsed(&columns, rows.len());
        let missing = MissingGroups::of_codes(vec![Some(0); columns.len()]);
        let model = WildcardKAnonymity::new(k, Arc::new(missing)).unwrap();
        (model, Partition::exact(&contingency), contingency.tuple_of().to_vec())
    }

    fn matches(rows: &[&str]) -> Vec<u64> {
        let (model, partition, class_of) = table(2, rows);
        let found = model.matches(&partition, &vec![false; partition.classes()]);
        class_of.iter().map(|&class| found[class as usize]).collect()
    }

    const N1: [&str; 6] = ["13", "13", "1-", "2-", "24", "-4"];
    const N2: [&str; 8] = ["231", "333", "23-", "232", "331", "331", "14-", "231"];
    const N3: [&str; 8] = ["231", "333", "23-", "232", "331", "331", "14-", "-31"];

    /// Spec A8, vectors N1, N2 and N3.
    #[test]
    fn vectors_have_the_matches_of_the_spec() {
        assert_eq!(matches(&N1), [3, 3, 4, 3, 3, 4]);
        assert_eq!(matches(&N2), [3, 1, 4, 2, 2, 2, 1, 3]);
        assert_eq!(matches(&N3), [3, 1, 4, 2, 3, 3, 1, 5]);
        let (model, partition, _) = table(3, &N1);
        let none = vec![false; partition.classes()];
        assert_eq!(model.measure(&partition, &none), Some(3.0));
        assert!(model.holds(&partition, &none));
        assert!(!table(4, &N1).0.holds(&partition, &none));
    }

    /// `11` matches `1-`, which matches `-2`, which matches `32`: 2, 3, 3 and 2 matches.
    #[test]
    fn the_largest_set_that_meets_the_demand_is_released() {
        let chain = ["11", "1-", "-2", "32"];
        // For k = 3 both ends go, and then the two that are left.
        let (model, partition, _) = table(3, &chain);
        let mut fails = vec![false; 4];
        model.enforce(&partition, &mut fails, u64::MAX);
        assert_eq!(fails, [true; 4]);
        let mut fails = vec![false; 4];
        table(2, &chain).0.enforce(&partition, &mut fails, u64::MAX);
        assert_eq!(fails, [false; 4]);
        // What failed elsewhere does not count: `11` then only matches `1-`.
        let mut fails = vec![false, true, false, false];
        table(2, &chain).0.enforce(&partition, &mut fails, u64::MAX);
        assert_eq!(fails, [true, true, false, false]);
    }

    #[test]
    fn matching_agrees_with_records_compared_with_each_other() {
        let mut state = 7_u32;
        for _ in 0..200 {
            let mut rows = vec![String::new(); 12];
            for row in &mut rows {
                for _ in 0..3 {
                    state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                    row.push(['-', '1', '2'][((state >> 16) % 3) as usize]);
                }
            }
            let rows: Vec<&str> = rows.iter().map(String::as_str).collect();
            assert_eq!(
                matches(&rows),
                rows.iter()
                    .map(|a| {
                        let others = rows.iter().map(|b| a.chars().zip(b.chars()));
                        let alike = others.filter(|pairs| {
                            pairs.clone().all(|(a, b)| a == b || a == '-' || b == '-')
                        });
                        alike.count() as u64
                    })
                    .collect::<Vec<_>>()
            );
        }
    }
}
