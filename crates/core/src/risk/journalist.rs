//! Journalist and marketer risk: someone matches the release with everybody it could be.
//!
//! # Definition
//! A class has f released records, and F persons of the population look like them. The
//! journalist finds any one record with probability 1 / F and is content with any (spec
//! E2); the largest of these is the θ_max of spec E10, and 1 over it the k of k-map (spec
//! D2). The marketer links all records at once and gets the mean of 1 / F over records
//! right (spec E3). Without released records all figures are absent.
//!
//! # Source
//! K. El Emam, F. Dankar. "Protecting Privacy Using k-Anonymity." JAMIA 15(5), 2008.
//! F. Dankar, K. El Emam. "A Method for Evaluating Marketer Re-identification Risk." PAIS
//! 2010.
//!
//! # Invariants
//! Classes are summed by F, as integers, before anything is divided, so that their order
//! does not reach the result. No figure grows when classes are merged (spec E0).

use super::is_above;
use std::collections::BTreeMap;

/// Journalist and marketer risk of one table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Journalist {
    /// 1 over the fewest persons that a released class stands for.
    pub max: f64,
    /// Classes over the persons that they stand for.
    pub average_over_population: f64,
    /// The mean of 1 / F over records. It is the marketer's risk, too.
    pub average_over_records: f64,
    /// Share of the records whose risk is strictly above the threshold.
    pub above_threshold: f64,
    /// Number of those records.
    pub records_above_threshold: u64,
    /// Records in classes of which the population table knows fewer persons than were
    /// released. That table is not complete; at least the released persons are counted.
    pub records_not_covered: u64,
    /// Records in classes that relate to nobody of the population, as after values were
    /// shifted or made up. If all do, the table is a null-map (spec D2).
    pub records_unrelated: u64,
}

impl Journalist {
    /// The average risk: the larger of the two averages.
    #[must_use]
    pub fn average(&self) -> f64 {
        self.average_over_population.max(self.average_over_records)
    }

    /// The expected share of records that a marketer links correctly.
    #[must_use]
    pub fn marketer(&self) -> f64 {
        self.average_over_records
    }
}

/// What is added up over the classes that stand for equally many persons.
#[derive(Default)]
struct Alike {
    classes: u64,
    records: u64,
}

/// The risks of classes given as (records released, persons in the population), with this
/// threshold; `None` without released records.
///
/// Classes without released records are passed over.
#[must_use]
pub fn journalist(
    classes: impl IntoIterator<Item = (u32, u32)>,
    threshold: f64,
) -> Option<Journalist> {
    let mut by_population: BTreeMap<u32, Alike> = BTreeMap::new();
    let (mut not_covered, mut unrelated) = (0, 0);
    for (released, population) in classes.into_iter().filter(|&(released, _)| released > 0) {
        if population < released {
            not_covered += u64::from(released);
        }
        if population == 0 {
            unrelated += u64::from(released);
        }
        let alike = by_population.entry(population.max(released)).or_default();
        alike.classes += 1;
        alike.records += u64::from(released);
    }
    let smallest = *by_population.keys().next()?;
    let (mut classes, mut records, mut persons, mut above) = (0_u64, 0_u64, 0_u64, 0_u64);
    let mut linked = 0.0;
    for (&population, alike) in &by_population {
        classes += alike.classes;
        records += alike.records;
        persons += alike.classes * u64::from(population);
        linked += alike.records as f64 / f64::from(population);
        if is_above(threshold, population) {
            above += alike.records;
        }
    }
    Some(Journalist {
        max: 1.0 / f64::from(smallest),
        average_over_population: classes as f64 / persons as f64,
        average_over_records: linked / records as f64,
        above_threshold: above as f64 / records as f64,
        records_above_threshold: above,
        records_not_covered: not_covered,
        records_unrelated: unrelated,
    })
}

#[cfg(test)]
mod tests {
    use super::journalist;
    use proptest::prelude::*;

    /// Spec vector R1.
    #[test]
    fn r1_has_the_journalist_and_marketer_risk_of_the_spec() {
        let risk = journalist([(2, 4), (3, 10), (1, 5), (4, 4)], 0.2).unwrap();
        assert_eq!((risk.max, risk.above_threshold, risk.records_above_threshold), (0.25, 0.6, 6));
        assert_eq!(risk.average_over_population, 4.0 / 23.0);
        assert!((risk.average_over_records - 0.2).abs() < 1e-15);
        assert_eq!(risk.average(), risk.average_over_records);
        assert_eq!(risk.marketer(), risk.average_over_records);
        assert_eq!(risk.records_not_covered, 0);
    }

    /// Spec vector M1: the largest risk at widths of 1, 5 and 10 years, and with the two
    /// records of small classes suppressed (spec E10).
    #[test]
    fn m1_has_the_largest_risks_of_the_spec() {
        let largest =
            |classes: &[(u32, u32)]| journalist(classes.iter().copied(), 0.2).unwrap().max;
        assert_eq!(largest(&[(1, 1); 6]), 1.0);
        assert_eq!(largest(&[(2, 2), (1, 2), (1, 2), (1, 2), (1, 2)]), 0.5);
        assert_eq!(largest(&[(2, 4), (2, 4), (1, 3), (1, 3)]), 1.0 / 3.0);
        assert_eq!(largest(&[(2, 4), (2, 4), (0, 3), (0, 3)]), 0.25);
    }

    /// Spec D2: in a null-map every record relates to nobody.
    #[test]
    fn records_that_relate_to_nobody_are_counted() {
        let unrelated = |classes: &[(u32, u32)]| {
            journalist(classes.iter().copied(), 0.2).unwrap().records_unrelated
        };
        assert_eq!(unrelated(&[(2, 0), (3, 0), (0, 7)]), 5);
        assert_eq!(unrelated(&[(2, 0), (3, 1)]), 2);
        assert_eq!(unrelated(&[(2, 2)]), 0);
    }

    #[test]
    fn either_average_can_be_the_larger() {
        let few = journalist([(9, 10), (1, 100)], 0.2).unwrap();
        assert!((few.average_over_records - 0.091).abs() < 1e-15);
        assert_eq!(few.average_over_population, 2.0 / 110.0);
        assert_eq!(few.average(), few.average_over_records);
        let many = journalist([(1, 2), (99, 100)], 0.2).unwrap();
        assert!((many.average_over_records - 0.0149).abs() < 1e-15);
        assert_eq!(many.average_over_population, 2.0 / 102.0);
        assert_eq!(many.average(), many.average_over_population);
    }

    #[test]
    fn where_everybody_is_released_the_marketer_is_the_prosecutor() {
        let risk = journalist([(2, 2), (3, 3), (1, 1), (4, 4)], 0.25).unwrap();
        assert!((risk.marketer() - 0.4).abs() < 1e-15);
        assert_eq!((risk.max, risk.records_above_threshold), (1.0, 6));
    }

    #[test]
    fn the_order_of_classes_does_not_reach_the_result() {
        let mut classes: Vec<(u32, u32)> = (1..200).map(|i| (i % 7 + 1, i % 31 + 8)).collect();
        let forward = journalist(classes.iter().copied(), 0.05);
        classes.reverse();
        assert_eq!(journalist(classes, 0.05), forward);
    }

    #[test]
    fn a_population_that_lacks_the_released_is_counted_up_and_reported() {
        let risk = journalist([(3, 1), (2, 0), (1, 8)], 0.4).unwrap();
        assert_eq!((risk.max, risk.records_not_covered), (0.5, 5));
        assert_eq!(risk.records_above_threshold, 2);
        assert_eq!(journalist([], 0.2), None);
        assert_eq!(journalist([(0, 3)], 0.2), None);
    }

    proptest! {
        /// Spec E0: the first two classes merged.
        #[test]
        fn merging_classes_raises_no_risk(
            classes in prop::collection::vec((1..9_u32, 0..30_u32), 2..12),
            threshold in 0.0..1.0,
        ) {
            let mut classes: Vec<(u32, u32)> =
                classes.into_iter().map(|(released, others)| (released, released + others)).collect();
            let apart = journalist(classes.iter().copied(), threshold).unwrap();
            let (released, population) = classes.remove(0);
            classes[0] = (classes[0].0 + released, classes[0].1 + population);
            let merged = journalist(classes, threshold).unwrap();
            prop_assert!(merged.max <= apart.max);
            prop_assert!(merged.average_over_population < apart.average_over_population);
            prop_assert!(merged.marketer() <= apart.marketer() + 1e-15);
            prop_assert!(merged.records_above_threshold <= apart.records_above_threshold);
        }
    }
}
