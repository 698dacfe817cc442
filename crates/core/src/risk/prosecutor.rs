//! Prosecutor risk and sample uniques: someone knows that the person is in the file.
//!
//! # Definition
//! A record in a class of f records is found with probability 1 / f (spec E1);
//! a record that stands alone is a sample unique (spec E4). Suppressed records
//! are not counted. Without records all figures are absent.
//!
//! # Source
//! K. El Emam, F. Dankar. "Protecting Privacy Using k-Anonymity." JAMIA 15(5), 2008.

use super::is_above;
use std::collections::BTreeMap;

/// How many classes there are of each size.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ClassSizes {
    sizes: BTreeMap<u32, u32>,
}

impl FromIterator<u32> for ClassSizes {
    fn from_iter<I: IntoIterator<Item = u32>>(sizes: I) -> Self {
        let mut all: Vec<u32> = sizes.into_iter().collect();
        all.sort_unstable();
        let mut counted = BTreeMap::new();
        for same in all.chunk_by(|a, b| a == b) {
            counted.insert(same[0], same.len() as u32);
        }
        Self { sizes: counted }
    }
}

impl ClassSizes {
    /// `(size, number of classes)`, ascending.
    pub fn iter(&self) -> impl Iterator<Item = (u32, u32)> {
        self.sizes.iter().map(|(&size, &classes)| (size, classes))
    }

    /// Number of classes, J.
    #[must_use]
    pub fn classes(&self) -> u32 {
        self.sizes.values().sum()
    }

    /// Number of records.
    #[must_use]
    pub fn records(&self) -> u64 {
        self.iter().map(|(size, classes)| u64::from(size) * u64::from(classes)).sum()
    }

    /// Records that stand alone (spec E4).
    #[must_use]
    pub fn uniques(&self) -> u32 {
        self.sizes.get(&1).copied().unwrap_or(0)
    }

    /// The same classes, but so many of one record.
    #[must_use]
    pub fn with_uniques(&self, uniques: u32) -> Self {
        let mut sizes = self.sizes.clone();
        sizes.remove(&1);
        sizes.extend((uniques > 0).then_some((1, uniques)));
        Self { sizes }
    }

    /// One class more of this size.
    pub fn add(&mut self, size: u32) {
        *self.sizes.entry(size).or_insert(0) += 1;
    }

    /// One class less of this size, of which there is one.
    pub fn remove(&mut self, size: u32) {
        if let Some(classes) = self.sizes.get_mut(&size) {
            *classes -= 1;
        }
        self.sizes.retain(|_, classes| *classes > 0);
    }

    /// Records in classes of fewer than `k`.
    #[must_use]
    pub fn records_below(&self, k: u32) -> u64 {
        self.sizes.range(..k).map(|(&size, &classes)| u64::from(size) * u64::from(classes)).sum()
    }

    /// Prosecutor risk with this threshold; `None` without records.
    #[must_use]
    pub fn prosecutor(&self, threshold: f64) -> Option<Prosecutor> {
        let smallest = *self.sizes.keys().next()?;
        let above: u64 = self
            .iter()
            .filter(|&(size, _)| is_above(threshold, size))
            .map(|(size, classes)| u64::from(size) * u64::from(classes))
            .sum();
        let records = self.records();
        Some(Prosecutor {
            max: 1.0 / f64::from(smallest),
            average: f64::from(self.classes()) / records as f64,
            above_threshold: above as f64 / records as f64,
            records_above_threshold: above,
        })
    }
}

/// Prosecutor risk of one table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Prosecutor {
    /// 1 over the smallest class.
    pub max: f64,
    /// Classes over records: the mean of 1 / f over records.
    pub average: f64,
    /// Share of the records whose risk is strictly above the threshold.
    pub above_threshold: f64,
    /// Number of those records.
    pub records_above_threshold: u64,
}

#[cfg(test)]
mod tests {
    use super::ClassSizes;
    use crate::risk::histograms::{self, ADULT};

    /// Spec vector R1: classes of 2, 3, 1 and 4 records.
    #[test]
    fn r1_has_the_prosecutor_risk_of_the_spec() {
        let sizes: ClassSizes = [2, 3, 1, 4].into_iter().collect();
        let risk = sizes.prosecutor(0.25).unwrap();
        assert_eq!((risk.max, risk.average, risk.above_threshold), (1.0, 0.4, 0.6));
        assert_eq!(risk.records_above_threshold, 6);
        assert_eq!((sizes.uniques(), sizes.records_below(3)), (1, 3));
    }

    /// Spec E4: the class sizes of UCI Adult with all nine attributes exact.
    #[test]
    fn adult_has_the_sample_uniqueness_that_arx_tests_for() {
        let sizes = histograms::sizes(&ADULT);
        assert_eq!((sizes.records(), sizes.classes()), (30162, 19502));
        let unique = f64::from(sizes.uniques()) / sizes.records() as f64;
        assert!((unique - 0.514_289_503_348_584_4).abs() < 1e-15);
        assert!(sizes.iter().eq(ADULT.iter().map(|&(size, n)| (size, n as u32))));
    }

    #[test]
    fn a_risk_at_the_threshold_is_not_above_it_and_nothing_has_no_risk() {
        let sizes: ClassSizes = [5, 3].into_iter().collect();
        assert_eq!(sizes.prosecutor(0.2).unwrap().records_above_threshold, 3);
        assert_eq!(sizes.prosecutor(1.0 / 3.0).unwrap().records_above_threshold, 0);
        assert_eq!([].into_iter().collect::<ClassSizes>().prosecutor(0.2), None);
    }
}
