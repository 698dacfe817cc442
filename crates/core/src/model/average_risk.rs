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

use super::smallest_first::{CountedClasses, SuppressedTable, smallest_first, suppress_until};
use super::{
    ColumnTracker, Facet, FileFigures, Model, ModelChoice, Monotone, Preference, Stronger,
    TableModel,
};
use crate::choice::{Choice, Declaration, Parameter, Range};
use crate::error::{Error, Result};
use crate::num::at_most;
use crate::partition::Partition;

const AVERAGE: Parameter = Parameter::number("average", Range::FRACTION)
    .required()
    .suggested(0.1)
    .stronger(Stronger::Smaller);
const MAX: Parameter = Parameter::number("max", Range::FRACTION).stronger(Stronger::Smaller);
const AT_RISK: Parameter = Parameter::number("records-at-risk", Range::SHARE)
    .default(0.0)
    .only_with("max", &[])
    .stronger(Stronger::Smaller);

/// The demand for a limited average risk.
#[derive(Clone, Copy, Debug)]
pub struct AverageRisk {
    average: f64,
    smallest: u32,
    /// Share of the records that may be in smaller classes.
    at_risk: f64,
    by_person: bool,
}

impl AverageRisk {
    /// An average of at most `average`, and no record above `max`, or only a share `at_risk` of
    /// them.
    ///
    /// # Errors
    /// [`Kind::Parameter`](crate::error::Kind::Parameter) if one of the risks is not above 0 and at most 1, if the share is not
    /// from 0 to 1, or if it is given without `max`.
    pub fn new(average: f64, max: Option<f64>, at_risk: Option<f64>) -> Result<Self> {
        AVERAGE.check(average)?;
        max.map_or(Ok(()), |max| MAX.check(max))?;
        if max.is_none() && at_risk.is_some() {
            return Err(Error::parameter(MAX.name, MAX.range.text()));
        }
        let at_risk = at_risk.unwrap_or(0.0);
        AT_RISK.check(at_risk)?;
        let smallest = max.map_or(1, crate::num::least_size);
        Ok(Self { average, smallest, at_risk, by_person: false })
    }

    fn chosen(choice: &Choice) -> Result<Self> {
        let at_risk = choice.number_given(AT_RISK.name).filter(|_| choice.gives(AT_RISK.name));
        Self::new(choice.number("average")?, choice.number_given("max"), at_risk)
    }

    /// Says whether persons may have several records.
    #[must_use]
    pub fn by_person(self, by_person: bool) -> Self {
        Self { by_person, ..self }
    }

    fn counted(&self, partition: &Partition, fails: &[bool]) -> CountedClasses {
        SuppressedTable::new(partition, fails, self.smallest, None).counted()
    }

    /// The highest risk, and the share of those above the one that was asked for.
    fn figures_beside(&self, highest: f64, counted: CountedClasses) -> Vec<Facet> {
        let facet = |name, value| Facet { name, value, stronger: Stronger::Smaller };
        let mut facets = vec![facet(MAX.name, highest)];
        // Where no highest risk was asked for, no record is above it.
        if self.smallest > 1 {
            facets.push(facet(AT_RISK.name, counted.at_risk as f64 / counted.persons as f64));
        }
        facets
    }

    fn holds_for(&self, counted: CountedClasses) -> bool {
        let persons = counted.persons as f64;
        at_most(counted.classes as f64, self.average * persons)
            && at_most(counted.at_risk as f64, self.at_risk * persons)
    }
}

impl ModelChoice for AverageRisk {
    const DECLARED: &'static Declaration = &Declaration {
        id: "average-risk",
        family: "identity",
        source: "K. El Emam, L. Arbuckle. Anonymizing Health Data. 2013.",
        formula: "J / n ≤ average, 1 / f ≤ max for all but a share of records-at-risk",
        parameters: &[AVERAGE, MAX, AT_RISK],
    };

    const FACETS: &'static [&'static str] = &[MAX.name, AT_RISK.name];

    const ON_TABLE: bool = true;

    fn agree(choice: &Choice, _: bool) -> Result<()> {
        Self::chosen(choice).map(|_| ())
    }

    fn bind(choice: &Choice, tracker: &mut ColumnTracker<'_>) -> Result<Model> {
        Ok(Model::Table(Box::new(Self::chosen(choice)?.by_person(tracker.by_person()))))
    }
}

impl TableModel for AverageRisk {
    fn enforce(&self, partition: &Partition, fails: &mut [bool], most: u64) {
        self.enforce_by(partition, fails, most, Preference::default());
    }

    fn enforce_by(
        &self,
        partition: &Partition,
        fails: &mut [bool],
        most: u64,
        preference: Preference<'_>,
    ) {
        let order = (smallest_first(partition, fails), self.smallest);
        suppress_until((partition, fails), order, most, preference, |seen| self.holds_for(seen));
    }

    fn measure(&self, partition: &Partition, fails: &[bool]) -> Option<f64> {
        let counted = self.counted(partition, fails);
        (counted.persons > 0).then(|| counted.classes as f64 / counted.persons as f64)
    }

    fn holds(&self, partition: &Partition, fails: &[bool]) -> bool {
        self.holds_for(self.counted(partition, fails))
    }

    fn stronger(&self) -> Stronger {
        Stronger::Smaller
    }

    fn facets(&self, partition: &Partition, fails: &[bool]) -> Vec<Facet> {
        let order = smallest_first(partition, fails);
        let Some(&first) = order.first() else { return Vec::new() };
        let highest = 1.0 / f64::from(partition.class(first).size);
        self.figures_beside(highest, self.counted(partition, fails))
    }

    /// Whoever matches nobody is found for certain, as one who stands alone is.
    fn with_unmatched(&self, partition: &Partition, fails: &[bool], persons: u64) -> FileFigures {
        let matched = self.counted(partition, fails);
        let counted = CountedClasses {
            classes: matched.classes + persons,
            persons: matched.persons + persons,
            at_risk: matched.at_risk + if self.smallest > 1 { persons } else { 0 },
        };
        FileFigures {
            achieved: Some(counted.classes as f64 / counted.persons as f64),
            holds: self.holds_for(counted),
            facets: self.figures_beside(1.0, counted),
        }
    }

    fn monotone(&self) -> Monotone {
        if self.by_person { Monotone::NEVER } else { Monotone::WITHOUT_SUPPRESSION }
    }
}

#[cfg(test)]
mod tests {
    use super::AverageRisk;
    use crate::contingency::collapsed;
    use crate::model::{Preference, TableModel};
    use crate::partition::Partition;

    fn partition(sizes: &[usize]) -> Partition {
        let classes = sizes.iter().zip(0..);
        let codes: Vec<u32> =
            classes.flat_map(|(&size, class)| std::iter::repeat_n(class, size)).collect();
        let records = codes.len();
        Partition::exact(&collapsed(&[(codes, sizes.len())], records))
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
            let model = AverageRisk::new(average, None, None).unwrap();
            let preference = Preference {
                cheapest: Some(&|fails, classes| {
                    assert!(fails.iter().all(|&fails| !fails) && classes.len() == 3);
                    classes.sort_unstable_by(|a, b| b.cmp(a));
                }),
                staying: None,
            };
            model.enforce_by(&partition, &mut fails, 9, preference);
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
