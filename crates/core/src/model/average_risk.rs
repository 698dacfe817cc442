//! Average risk: the mean of all records' prosecutor risks is limited.
//!
//! # Definition
//! J / n_R ≤ τ, with J released classes and n_R released records, and optionally
//! every class has at least ⌈1/τ_max⌉ records, or at most a share ρ of the records
//! is in smaller ones (spec D3).
//!
//! # Source
//! K. El Emam, L. Arbuckle. "Anonymizing Health Data." 2013 (strict-average risk).
//!
//! # Invariants
//! A property of the whole table: the smallest classes are suppressed first, until
//! it holds, of equal ones those that cost least, ties by key (spec M13, M20). Coarsening
//! without suppression lowers J and keeps n, unless persons have several records: where
//! classes of the same persons are merged, n falls too.

use super::{Cheapest, Facet, Monotone, Stronger, TableModel, by_key};
use crate::error::{Error, Kind, Result};
use crate::num::at_most;
use crate::partition::Partition;

/// The demand for a limited average risk.
#[derive(Clone, Copy, Debug)]
pub struct AverageRisk {
    average: f64,
    smallest: u32,
    /// Share of the records that may be in smaller classes.
    at_risk: f64,
    by_person: bool,
}

/// Classes, their records, and those of them in classes that are too small.
#[derive(Clone, Copy)]
struct Left {
    classes: u64,
    records: u64,
    at_risk: u64,
}

impl AverageRisk {
    /// An average of at most `average`, and no record above `max`, or only a share `at_risk` of
    /// them.
    ///
    /// # Errors
    /// [`Kind::Parameter`] if one of the risks is not above 0 and at most 1, if the share is not
    /// from 0 to 1, or if it is given without `max`.
    pub fn new(average: f64, max: Option<f64>, at_risk: Option<f64>) -> Result<Self> {
        let usable = |risk: f64| risk > 0.0 && risk <= 1.0;
        if !usable(average) {
            return Err(Error::new(Kind::Parameter { field: "models.average", range: "0<..=1" }));
        }
        if !max.is_none_or(usable) || (max.is_none() && at_risk.is_some()) {
            return Err(Error::new(Kind::Parameter { field: "models.max", range: "0<..=1" }));
        }
        let at_risk = at_risk.unwrap_or(0.0);
        if !(0.0..=1.0).contains(&at_risk) {
            let field = "models.records-at-risk";
            return Err(Error::new(Kind::Parameter { field, range: "0..=1" }));
        }
        let smallest = max.map_or(1, crate::num::least_size);
        Ok(Self { average, smallest, at_risk, by_person: false })
    }

    /// Says whether persons may have several records.
    #[must_use]
    pub fn by_person(self, by_person: bool) -> Self {
        Self { by_person, ..self }
    }

    fn left(&self, partition: &Partition, order: &[usize]) -> Left {
        let sizes = || order.iter().map(|&class| partition.class(class).size);
        Left {
            classes: order.len() as u64,
            records: sizes().map(u64::from).sum(),
            at_risk: sizes().filter(|&size| size < self.smallest).map(u64::from).sum(),
        }
    }

    fn holds_for(&self, left: Left) -> bool {
        let records = left.records as f64;
        at_most(left.classes as f64, self.average * records)
            && at_most(left.at_risk as f64, self.at_risk * records)
    }
}

/// Suppresses the first `gone` of the classes in `order`, smallest first; where that parts
/// equally small ones, the cheapest of them.
pub(super) fn suppress_first(
    partition: &Partition,
    fails: &mut [bool],
    (order, gone): (&mut [usize], usize),
    cheapest: Cheapest<'_>,
) {
    let Some(&last) = gone.checked_sub(1).and_then(|last| order.get(last)) else { return };
    let size = |class: usize| partition.class(class).size;
    let from = order.partition_point(|&class| size(class) < size(last));
    let to = order.partition_point(|&class| size(class) <= size(last));
    order[..from].iter().for_each(|&class| fails[class] = true);
    if gone < to {
        cheapest(fails, &mut order[from..to]);
    }
    order[from..gone].iter().for_each(|&class| fails[class] = true);
}

/// Which of the classes in `order`, smallest first, goes next: of equally small ones the cheapest.
pub(super) fn first_of(
    partition: &Partition,
    fails: &[bool],
    order: &mut [usize],
    cheapest: Cheapest<'_>,
) -> Option<usize> {
    let size = |class: usize| partition.class(class).size;
    let &first = order.first()?;
    let equal = order.partition_point(|&class| size(class) <= size(first));
    cheapest(fails, &mut order[..equal]);
    order.first().copied()
}

/// The released classes, the smallest first, and of equal ones the one with the smaller key.
pub(super) fn smallest_first(partition: &Partition, fails: &[bool]) -> Vec<usize> {
    let left = (0..fails.len()).filter(|&class| !fails[class] && partition.counts()[class] > 0);
    let mut order: Vec<(u32, usize)> =
        left.map(|class| (partition.class(class).size, class)).collect();
    let key = |class: usize| partition.key(class);
    order.sort_unstable_by(|a, b| a.0.cmp(&b.0).then_with(|| key(a.1).cmp(key(b.1))));
    order.into_iter().map(|(_, class)| class).collect()
}

impl TableModel for AverageRisk {
    fn enforce(&self, partition: &Partition, fails: &mut [bool], most: u64) {
        self.enforce_by(partition, fails, most, &|_, classes| by_key(partition, classes));
    }

    fn enforce_by(
        &self,
        partition: &Partition,
        fails: &mut [bool],
        most: u64,
        cheapest: Cheapest<'_>,
    ) {
        let mut order = smallest_first(partition, fails);
        let mut left = self.left(partition, &order);
        // Whether it holds depends on sizes alone, and nobody has less than one record.
        let (mut gone, mut persons) = (0, 0);
        while let Some(&class) = order.get(gone)
            && !self.holds_for(left)
            && persons <= most
        {
            let size = partition.class(class).size;
            gone += 1;
            persons += u64::from(size);
            left.classes -= 1;
            left.records -= u64::from(size);
            left.at_risk -= if size < self.smallest { u64::from(size) } else { 0 };
        }
        // Where too many go nothing is released, whoever they are.
        let by_key: Cheapest<'_> = &|_, classes| by_key(partition, classes);
        let cheapest = if persons > most { by_key } else { cheapest };
        suppress_first(partition, fails, (&mut order[..], gone), cheapest);
    }

    fn following(
        &self,
        partition: &Partition,
        fails: &[bool],
        cheapest: Cheapest<'_>,
    ) -> Option<usize> {
        first_of(partition, fails, &mut smallest_first(partition, fails), cheapest)
    }

    fn measure(&self, partition: &Partition, fails: &[bool]) -> Option<f64> {
        let order = smallest_first(partition, fails);
        let records: u64 = order.iter().map(|&class| u64::from(partition.class(class).size)).sum();
        (records > 0).then(|| order.len() as f64 / records as f64)
    }

    fn holds(&self, partition: &Partition, fails: &[bool]) -> bool {
        self.holds_for(self.left(partition, &smallest_first(partition, fails)))
    }

    fn stronger(&self) -> Stronger {
        Stronger::Smaller
    }

    fn facets(&self, partition: &Partition, fails: &[bool]) -> Vec<Facet> {
        let order = smallest_first(partition, fails);
        let Some(&first) = order.first() else { return Vec::new() };
        let facet = |name, value| Facet { name, value, stronger: Stronger::Smaller };
        let mut facets = vec![facet("max", 1.0 / f64::from(partition.class(first).size))];
        // Where no highest risk was asked for, no record is above it.
        if self.smallest > 1 {
            let left = self.left(partition, &order);
            facets.push(facet("records-at-risk", left.at_risk as f64 / left.records as f64));
        }
        facets
    }

    fn monotone(&self) -> Monotone {
        if self.by_person { Monotone::NEVER } else { Monotone::WITHOUT_SUPPRESSION }
    }
}

#[cfg(test)]
mod tests {
    use super::AverageRisk;
    use crate::model::TableModel;
    use crate::partition::Partition;
    use crate::plan::collapse;

    fn partition(sizes: &[usize]) -> Partition {
        let classes = sizes.iter().zip(0..);
        let codes: Vec<u32> =
            classes.flat_map(|(&size, class)| std::iter::repeat_n(class, size)).collect();
        let records = codes.len();
        Partition::exact(&collapse(&[(codes, sizes.len())], records, 0).unwrap())
    }

    /// Spec D3: table T12 has an average and a maximum of 1/4, the release of T8 of 1/3.
    #[test]
    fn t12_and_t8_have_the_risks_of_the_spec() {
        let holds = |sizes: &[usize], fails: &[bool], average, max| {
            let model = AverageRisk::new(average, Some(max), None).unwrap();
            let partition = partition(sizes);
            (model.measure(&partition, fails), model.holds(&partition, fails))
        };
        let t12 = |average, max| holds(&[4, 4, 4], &[false; 3], average, max);
        assert_eq!(t12(0.25, 0.25), (Some(0.25), true));
        assert!(!t12(0.24, 0.25).1 && !t12(0.25, 0.24).1);
        let t8 = holds(&[3, 3, 1, 1], &[false, false, true, true], 1.0 / 3.0, 1.0 / 3.0);
        assert_eq!(t8, (Some(1.0 / 3.0), true));
        assert_eq!(holds(&[1], &[true], 0.1, 0.1), (None, true));
    }

    /// Spec D3: a share of the records may be above the maximum.
    #[test]
    fn few_records_may_be_at_risk() {
        let partition = partition(&[1, 4, 1, 2, 12]);
        let holds = |share| {
            let model = AverageRisk::new(0.5, Some(0.25), Some(share)).unwrap();
            model.holds(&partition, &[false; 5])
        };
        assert!(holds(0.2) && !holds(0.19));
        let mut fails = vec![false; 5];
        let model = AverageRisk::new(0.5, Some(0.25), Some(0.12)).unwrap();
        model.enforce(&partition, &mut fails, u64::MAX);
        assert_eq!(fails, [true, false, true, false, false]);
        assert!(AverageRisk::new(0.5, None, Some(0.1)).is_err());
        assert!(AverageRisk::new(0.5, Some(0.25), Some(1.1)).is_err());
    }

    /// Spec M20: of equally small classes the cheapest go, and nobody asks where all of them do.
    #[test]
    fn of_equal_classes_the_cheapest_go() {
        let partition = partition(&[1, 4, 1, 2, 1]);
        let gone = |average| {
            let mut fails = vec![false; 5];
            let dear_first = |fails: &[bool], classes: &mut [usize]| {
                assert!(fails.iter().all(|&fails| !fails) && classes.len() == 3);
                classes.sort_unstable_by(|a, b| b.cmp(a));
            };
            let model = AverageRisk::new(average, None, None).unwrap();
            model.enforce_by(&partition, &mut fails, 9, &dear_first);
            fails
        };
        assert_eq!(gone(0.5), [false, false, false, false, true]);
        assert_eq!(gone(0.43), [false, false, true, false, true]);
        assert_eq!(gone(0.34), [true, false, true, false, true]);
    }

    /// Spec M13: the smallest first; records that stand alone stay if the average allows.
    #[test]
    fn the_smallest_classes_go_until_the_average_holds() {
        let gone = |average, max| {
            let partition = partition(&[1, 4, 1, 2, 12]);
            let mut fails = vec![false; 5];
            AverageRisk::new(average, max, None).unwrap().enforce(&partition, &mut fails, u64::MAX);
            fails
        };
        assert_eq!(gone(0.25, None), [false; 5]);
        assert_eq!(gone(0.22, None), [true, false, false, false, false]);
        assert_eq!(gone(0.17, None), [true, false, true, false, false]);
        assert_eq!(gone(0.25, Some(0.5)), [true, false, true, false, false]);
        assert_eq!(gone(0.25, Some(0.2)), [true, true, true, true, false]);
    }
}
