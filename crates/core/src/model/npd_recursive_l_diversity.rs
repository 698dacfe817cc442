//! Negative- and positive-disclosure recursive (c₁, c₂, l)-diversity: some values must not be
//! ruled out.
//!
//! # Definition
//! pd-(c₁, l)-diversity, and every value whose absence must not be disclosed has a
//! share of at least c₂ percent in every class (spec D8).
//!
//! # Source
//! A. Machanavajjhala, D. Kifer, J. Gehrke, M. Venkitasubramaniam. "ℓ-Diversity:
//! Privacy Beyond k-Anonymity." TKDD 1(1), 2007, Definition 4.4; c₂ in percent as
//! in the lecture that the vectors come from (spec J26).
//!
//! # Invariants
//! The share in a union lies between those of its parts. The measure is that of
//! the first part, and infinite where the second fails: no c₁ would do then.

use super::diverse::diverse;
use super::pd_recursive_l_diversity::ACCEPTABLE;
use super::recursive_l_diversity::{C, L, limits_values};
use super::{ClassModel, ColumnTracker, Facet, Model, ModelChoice, joint};
use super::{Monotone, PdRecursiveLDiversity, Stronger, Values};
use crate::choice::{Choice, Declaration, Listed, Parameter, Range};
use crate::error::Result;
use crate::histogram::Histogram;
use crate::partition::Class;

const C1: Parameter = Parameter { name: "c1", ..C };
const C2: Parameter =
    Parameter::number("c2", Range::PERCENT).required().suggested(10.0).stronger(Stronger::Larger);
/// Values that must not be ruled out for anybody.
const GUARDED: Parameter = Parameter::values("guarded", Listed::Protected).required();

/// The demand for npd-(c₁, c₂, l)-diversity.
#[derive(Clone, Debug)]
pub struct NpdRecursiveLDiversity {
    track: usize,
    c1: f64,
    c2: f64,
    positive: PdRecursiveLDiversity,
    /// The guarded values by code; `None` for those that occur nowhere.
    guarded: Vec<Option<u32>>,
}

impl NpdRecursiveLDiversity {
    /// The pd-(`c1`, l)-diversity given, and at least `c2` percent of each guarded value in the
    /// column tracked as `track`. A guarded value that occurs nowhere is ruled out everywhere.
    ///
    /// # Errors
    /// [`Kind::Parameter`](crate::error::Kind::Parameter) if c₁ is not above 0, c₂ is outside 0..=100 or l is below 1.
    pub fn new(
        (c1, c2): (f64, f64),
        l: u32,
        (acceptable, guarded): (&[String], &[String]),
        track: usize,
        values: &Values,
    ) -> Result<Self> {
        C1.check(c1)?;
        C2.check(c2)?;
        let positive = PdRecursiveLDiversity::new(c1, l, acceptable, track, values)?;
        let guarded = guarded.iter().map(|text| values.code(text)).collect();
        Ok(Self { track, c1, c2, positive, guarded })
    }

    /// The smallest share of a guarded value, in percent; 100 if none is guarded.
    fn least_share(&self, histogram: Histogram<'_>) -> f64 {
        let least =
            self.guarded.iter().map(|value| value.map_or(0, |value| histogram.count(value))).min();
        least.map_or(100.0, |least| 100.0 * f64::from(least) / f64::from(histogram.total()))
    }

    fn least_c(&self, histogram: Histogram<'_>) -> f64 {
        if self.least_share(histogram) < self.c2 {
            return f64::INFINITY;
        }
        self.positive.least_c(histogram)
    }
}

impl ModelChoice for NpdRecursiveLDiversity {
    const DECLARED: &'static Declaration = &Declaration {
        id: "npd-recursive-l-diversity",
        family: "value",
        source: "A. Machanavajjhala, D. Kifer, J. Gehrke, M. Venkitasubramaniam. \
                 ℓ-Diversity: Privacy Beyond k-Anonymity. TKDD 1(1), 2007, Definition 4.4.",
        formula: "as before with c₁, and n(s) / f ≥ c₂ % for guarded s",
        parameters: &[Parameter::sensitive(), C1, C2, L, ACCEPTABLE, GUARDED],
    };

    const FACETS: &'static [&'static str] = &[C1.name, C2.name, joint::FACET];

    fn demands(choice: &Choice, harmless: bool) -> bool {
        let guards = choice.number_given("c2").is_some_and(|c2| c2 > 0.0)
            && choice.texts("guarded").is_some_and(|values| !values.is_empty());
        guards || (limits_values(choice, "c1") && !harmless)
    }

    fn bind(choice: &Choice, tracker: &mut ColumnTracker<'_>) -> Result<Model> {
        let (c, l) = ((choice.number("c1")?, choice.number("c2")?), choice.integer("l")?);
        let listed = |name| choice.texts(name).unwrap_or_default();
        let lists = (listed("acceptable"), listed("guarded"));
        diverse(tracker, choice, |track, values| Self::new(c, l, lists, track, values))
    }
}

impl ClassModel for NpdRecursiveLDiversity {
    fn holds(&self, class: &Class<'_>) -> bool {
        let histogram = class.histogram(self.track);
        histogram.distinct() == 0 || self.least_c(histogram) < self.c1
    }

    /// The infimum of all c₁ that would do, infinite where a guarded value is too rare.
    fn measure(&self, class: &Class<'_>) -> Option<f64> {
        let histogram = class.histogram(self.track);
        (histogram.distinct() > 0).then(|| self.least_c(histogram))
    }

    fn stronger(&self) -> Stronger {
        Stronger::Smaller
    }

    fn monotone(&self) -> Monotone {
        Monotone::WITHOUT_SUPPRESSION
    }

    /// Both parts by themselves: the infimum of c₁, and the smallest guarded share in percent.
    fn facets(&self, class: &Class<'_>) -> Vec<Facet> {
        let histogram = class.histogram(self.track);
        if histogram.distinct() == 0 {
            return Vec::new();
        }
        let c1 = self.positive.least_c(histogram);
        let c2 = self.least_share(histogram);
        vec![
            Facet { name: C1.name, value: c1, stronger: Stronger::Smaller },
            Facet { name: C2.name, value: c2, stronger: Stronger::Larger },
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::NpdRecursiveLDiversity;
    use crate::histogram::Histogram;
    use crate::model::{ClassModel, Values};
    use crate::partition::Class;

    fn model(c2: f64, guarded: &str) -> NpdRecursiveLDiversity {
        let (acceptable, guarded) = (["0".to_owned()], [guarded.to_owned()]);
        let lists = (&acceptable[..], &guarded[..]);
        NpdRecursiveLDiversity::new((0.5, c2), 2, lists, 0, &Values::plain(4)).unwrap()
    }

    /// Spec D8 and J26: 2 of 12 are 16.7 %, enough for 15 and too few for 20; c₂ is a percentage
    /// and not a fraction.
    #[test]
    fn guarded_values_have_their_share_in_percent() {
        let histogram = [Histogram { values: &[0, 1, 2, 3], counts: &[6, 3, 2, 1] }];
        let class = Class::given(12, &histogram);
        assert!(model(15.0, "2").holds(&class));
        assert_eq!(model(15.0, "2").measure(&class), Some(1.0 / 3.0));
        assert!(!model(20.0, "2").holds(&class));
        assert_eq!(model(20.0, "2").measure(&class), Some(f64::INFINITY));
        let facets: Vec<f64> = model(20.0, "2").facets(&class).iter().map(|f| f.value).collect();
        assert_eq!(facets, [1.0 / 3.0, 200.0 / 12.0]);
    }

    /// Spec D8: a guarded value that a class lacks fails, unless c₂ is 0.
    #[test]
    fn an_absent_guarded_value_fails() {
        let histogram = [Histogram { values: &[0, 1], counts: &[7, 3] }];
        let class = Class::given(10, &histogram);
        for guarded in ["2", "unheard of"] {
            assert!(!model(0.001, guarded).holds(&class));
            assert!(model(0.0, guarded).holds(&class));
        }
    }

    #[test]
    fn shares_are_percentages() {
        let build =
            |c1, c2| NpdRecursiveLDiversity::new((c1, c2), 2, (&[], &[]), 0, &Values::plain(1));
        assert!(build(1.0, 100.0).is_ok());
        assert!(
            build(1.0, 100.5).is_err() && build(1.0, -1.0).is_err() && build(0.0, 1.0).is_err()
        );
    }
}
