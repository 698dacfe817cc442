//! Distinct l-diversity: each class holds at least l different sensitive values.
//!
//! # Definition
//! |{s : n(E, s) > 0}| ≥ l for every class E (spec D4). Missing values are no
//! values unless the recipe says so, and a class with nothing but missing values
//! holds (spec A8).
//!
//! # Source
//! A. Machanavajjhala, D. Kifer, J. Gehrke, M. Venkitasubramaniam. "ℓ-Diversity:
//! Privacy Beyond k-Anonymity." TKDD 1(1), 2007, section 4.
//!
//! # Invariants
//! Distinct values only grow under coarsening. A class of missing values alone
//! holds and may join one that fails, so that with missing values the number of
//! suppressed records may grow (spec M1).

use super::diverse::{JOINT, asks_for_several, diverse};
use super::recursive_l_diversity::L;
use super::{ClassModel, ColumnTracker, Model, ModelChoice, Monotone, Stronger, Values, joint};
use crate::choice::{Choice, Declaration, Parameter};
use crate::error::Result;
use crate::partition::Class;

/// The demand for at least l distinct values.
#[derive(Clone, Copy, Debug)]
pub struct DistinctLDiversity {
    track: usize,
    l: u32,
    missing: bool,
}

impl DistinctLDiversity {
    /// At least `l` distinct values of the column tracked as `track`.
    ///
    /// # Errors
    /// [`Kind::Parameter`](crate::error::Kind::Parameter) if l is below 1.
    pub fn new(l: u32, track: usize, values: &Values) -> Result<Self> {
        L.check(l.into())?;
        Ok(Self { track, l, missing: values.excludes_missing })
    }
}

impl ModelChoice for DistinctLDiversity {
    const DECLARED: &'static Declaration = &Declaration {
        id: "distinct-l-diversity",
        family: "value",
        source: "A. Machanavajjhala, D. Kifer, J. Gehrke, M. Venkitasubramaniam. \
                 ℓ-Diversity: Privacy Beyond k-Anonymity. TKDD 1(1), 2007, section 4.",
        formula: "|{s : n(s) > 0}| ≥ l",
        parameters: &[Parameter::sensitive(), L, JOINT],
    };

    const FACETS: &'static [&'static str] = &[joint::FACET];

    fn demands(choice: &Choice, _: bool) -> bool {
        asks_for_several(choice)
    }

    fn bind(choice: &Choice, tracker: &mut ColumnTracker<'_>) -> Result<Model> {
        let l = choice.integer("l")?;
        diverse(tracker, choice, |track, values| Self::new(l, track, values))
    }
}

impl ClassModel for DistinctLDiversity {
    fn holds(&self, class: &Class<'_>) -> bool {
        let distinct = class.histogram(self.track).distinct();
        distinct >= self.l || distinct == 0
    }

    /// The number of distinct values.
    fn measure(&self, class: &Class<'_>) -> Option<f64> {
        let distinct = class.histogram(self.track).distinct();
        (distinct > 0).then(|| f64::from(distinct))
    }

    fn stronger(&self) -> Stronger {
        Stronger::Larger
    }

    fn monotone(&self) -> Monotone {
        Monotone { generalization: true, suppression: !self.missing }
    }
}

#[cfg(test)]
mod tests {
    use super::DistinctLDiversity;
    use crate::histogram::Histogram;
    use crate::model::{ClassModel, Values};
    use crate::partition::Class;

    /// Spec D4: the classes of table T12 hold 2, 3 and 1 conditions, those of T12′ 3 each.
    #[test]
    fn t12_has_the_distinct_values_of_the_spec() {
        let model = DistinctLDiversity::new(2, 0, &Values::plain(3)).unwrap();
        let measure = |counts: &[u32]| {
            let values: Vec<u32> = (0..counts.len() as u32).collect();
            let histogram = [Histogram { values: &values, counts }];
            let class = Class::given(counts.iter().sum(), &histogram);
            (model.measure(&class), model.holds(&class))
        };
        assert_eq!(measure(&[2, 2]), (Some(2.0), true));
        assert_eq!(measure(&[1, 1, 2]), (Some(3.0), true));
        assert_eq!(measure(&[4]), (Some(1.0), false));
        assert_eq!(measure(&[]), (None, true));
    }
}
