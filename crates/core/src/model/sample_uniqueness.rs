//! Sample uniqueness: the share of persons who stand alone is limited.
//!
//! # Definition
//! c_1 / n_R ≤ τ, with c_1 released classes of one person and n_R released persons
//! (spec E4).
//!
//! # Source
//! K. El Emam. "Guide to the De-Identification of Personal Health Information." 2013.
//!
//! # Invariants
//! A property of the whole table (spec M13, M20): classes of one are suppressed, those
//! that cost least first, ties by key, until it holds. Coarsening without suppression only lowers
//! c_1 and keeps n, unless persons have several records: where classes of the same
//! persons are merged, n falls too.

use super::smallest_first::{smallest_first, suppress_until};
use super::{
    ColumnTracker, FileFigures, Model, ModelChoice, Monotone, Preference, Stronger, TableModel,
};
use crate::choice::{Choice, Declaration, Parameter, Range};
use crate::error::Result;
use crate::num::at_most;
use crate::partition::Partition;

/// The largest share of uniques that is allowed.
pub(super) const MAX: Parameter =
    Parameter::number("max", Range::SHARE).required().stronger(Stronger::Smaller);

/// The demand for few sample uniques.
#[derive(Clone, Copy, Debug)]
pub struct SampleUniqueness {
    max: f64,
    by_person: bool,
}

/// The released classes of one person by their keys, and the number of released persons.
pub(super) fn uniques(partition: &Partition, fails: &[bool]) -> (Vec<usize>, u64) {
    let (mut alone, mut persons) = (Vec::new(), 0);
    for class in (0..fails.len()).filter(|&class| !fails[class]) {
        let class_persons = partition.class(class).size;
        persons += u64::from(class_persons);
        if class_persons == 1 {
            alone.push(class);
        }
    }
    alone.sort_unstable_by(|&a, &b| partition.key(a).cmp(partition.key(b)));
    (alone, persons)
}

impl SampleUniqueness {
    /// At most this share.
    ///
    /// # Errors
    /// [`Kind::Parameter`](crate::error::Kind::Parameter) if it is outside 0..=1.
    pub fn new(max: f64) -> Result<Self> {
        MAX.check(max)?;
        Ok(Self { max, by_person: false })
    }

    /// Says whether persons may have several records.
    #[must_use]
    pub fn by_person(self, by_person: bool) -> Self {
        Self { by_person, ..self }
    }

    fn holds_for(&self, uniques: u64, persons: u64) -> bool {
        at_most(uniques as f64, self.max * persons as f64)
    }
}

impl ModelChoice for SampleUniqueness {
    const DECLARED: &'static Declaration = &Declaration {
        id: "sample-uniqueness",
        family: "identity",
        source: "Share of records that stand alone, as in ARX.",
        formula: "c₁ / n ≤ max",
        parameters: &[MAX.suggested(0.05)],
    };

    const ON_TABLE: bool = true;

    fn bind(choice: &Choice, tracker: &mut ColumnTracker<'_>) -> Result<Model> {
        let model = Self::new(choice.number("max")?)?;
        Ok(Model::Table(Box::new(model.by_person(tracker.by_person()))))
    }
}

impl TableModel for SampleUniqueness {
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
        // Nobody is alone once all are gone who are, unless it is among the stars.
        let order = match preference.staying {
            Some(_) => smallest_first(partition, fails),
            None => uniques(partition, fails).0,
        };
        suppress_until((partition, fails), (order, 2), most, preference, |seen| {
            self.holds_for(seen.at_risk, seen.persons)
        });
    }

    /// The share of uniques.
    fn measure(&self, partition: &Partition, fails: &[bool]) -> Option<f64> {
        let (alone, persons) = uniques(partition, fails);
        (persons > 0).then(|| alone.len() as f64 / persons as f64)
    }

    fn holds(&self, partition: &Partition, fails: &[bool]) -> bool {
        let (alone, persons) = uniques(partition, fails);
        self.holds_for(alone.len() as u64, persons)
    }

    /// Whoever matches nobody stands alone.
    fn with_unmatched(&self, partition: &Partition, fails: &[bool], persons: u64) -> FileFigures {
        let (alone, matched) = uniques(partition, fails);
        let (alone, persons) = (alone.len() as u64 + persons, matched + persons);
        FileFigures {
            achieved: Some(alone as f64 / persons as f64),
            holds: self.holds_for(alone, persons),
            facets: Vec::new(),
        }
    }

    fn stronger(&self) -> Stronger {
        Stronger::Smaller
    }

    fn monotone(&self) -> Monotone {
        if self.by_person { Monotone::NEVER } else { Monotone::WITHOUT_SUPPRESSION }
    }
}

#[cfg(test)]
mod tests {
    use super::SampleUniqueness;
    use crate::contingency::collapsed;
    use crate::model::TableModel;
    use crate::partition::Partition;

    /// Classes of 1, 1, 1, 1 and 4: half are unique; a fifth is once three are gone.
    #[test]
    fn as_few_uniques_go_as_possible() {
        let codes = vec![0, 1, 2, 3, 4, 4, 4, 4];
        let partition = Partition::exact(&collapsed(&[(codes, 5)], 8));
        let gone = |max: f64, most| {
            let model = SampleUniqueness::new(max).unwrap();
            let mut fails = vec![false; 5];
            model.enforce(&partition, &mut fails, most);
            (fails.iter().filter(|&&f| f).count(), model.holds(&partition, &fails))
        };
        assert_eq!(gone(0.5, 8), (0, true));
        assert_eq!(gone(0.49, 8), (1, true));
        assert_eq!(gone(0.2, 8), (3, true));
        assert_eq!(gone(0.0, 8), (4, true));
        assert_eq!(gone(0.0, 1), (2, false), "more than one is enough to give up");
        let model = SampleUniqueness::new(0.2).unwrap();
        assert_eq!(model.measure(&partition, &[false; 5]), Some(0.5));
        assert_eq!(model.measure(&partition, &[true; 5]), None);
        assert!(model.holds(&partition, &[true; 5]));
    }
}
