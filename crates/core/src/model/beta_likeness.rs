//! β-likeness: no class makes a sensitive value much more likely than it is in the table.
//!
//! # Definition
//! The gain of a value s with p_E(s) > q(s) is (p_E(s) − q(s))/q(s). Basic: no gain
//! in any class exceeds β. Enhanced: nor does it exceed −ln q(s), so that frequent
//! values may gain less (spec D12). Missing values do not count.
//!
//! # Source
//! J. Cao, P. Karras. "Publishing Microdata with a Robust Privacy Guarantee."
//! PVLDB 5(11), 2012.
//!
//! # Invariants
//! The share in a union lies between those of its parts: monotone without
//! suppression. The measure is the largest gain, and infinite where a gain exceeds
//! the value's own limit, as no β would do then. (pyCANON reports the smaller of the
//! largest gain and the largest limit, which is no β that holds; spec J20.)

use super::{ClassModel, ColumnTracker, Model, ModelChoice, Monotone, Stronger, Values};
use crate::choice::{self, Choice, Declaration, Parameter, Range};
use crate::error::Result;
use crate::histogram::Histogram;
use crate::num::{at_most, ln, ratio};
use crate::partition::Class;

/// Which limit each value has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LikenessVariant {
    /// β.
    Basic,
    /// β, and at most −ln of its share in the reference.
    Enhanced,
}

const VARIANTS: [(&str, LikenessVariant); 2] =
    [("basic", LikenessVariant::Basic), ("enhanced", LikenessVariant::Enhanced)];

const BETA: Parameter = Parameter::number("beta", Range::ABOVE_ZERO)
    .required()
    .suggested(1.0)
    .stronger(Stronger::Smaller);

/// The demand for gains of at most β.
#[derive(Clone, Debug)]
pub struct BetaLikeness {
    track: usize,
    beta: f64,
    reference: Vec<u64>,
    total: u64,
    /// The limit of each value by itself; infinite in the basic variant.
    limits: Vec<f64>,
}

impl BetaLikeness {
    /// Gains of at most `beta` in the column tracked as `track`.
    ///
    /// # Errors
    /// [`Kind::Parameter`](crate::error::Kind::Parameter) if β is not above 0.
    pub fn new(beta: f64, variant: LikenessVariant, track: usize, values: &Values) -> Result<Self> {
        BETA.check(beta)?;
        let reference = values.reference.clone();
        let total: u64 = reference.iter().sum();
        let limits = reference
            .iter()
            .map(|&count| match variant {
                LikenessVariant::Basic => f64::INFINITY,
                LikenessVariant::Enhanced => -ln(count as f64 / total as f64),
            })
            .collect();
        Ok(Self { track, beta, reference, total, limits })
    }

    /// The largest gain, infinite where one exceeds the limit of its value.
    #[inline]
    fn gain(&self, histogram: Histogram<'_>) -> f64 {
        let size = u64::from(histogram.total());
        let mut largest = 0.0_f64;
        for (value, count) in histogram.iter() {
            let expected = self.reference[value as usize] * size;
            let more = (u64::from(count) * self.total).saturating_sub(expected);
            if more > 0 {
                // A value that the reference lacks gains infinitely.
                let gain =
                    if expected > 0 { ratio(more.into(), expected.into()) } else { f64::INFINITY };
                let allowed = at_most(gain, self.limits[value as usize]);
                largest = largest.max(if allowed { gain } else { f64::INFINITY });
            }
        }
        largest
    }
}

impl ModelChoice for BetaLikeness {
    const DECLARED: &'static Declaration = &Declaration {
        id: "beta-likeness",
        family: "value",
        source: "J. Cao, P. Karras. Publishing Microdata with a Robust Privacy Guarantee. PVLDB 5(11), \
                 2012.",
        formula: "(p(s) − q(s)) / q(s) ≤ β",
        parameters: &[
            Parameter::sensitive(),
            BETA,
            Parameter::choice("variant", &choice::names(&VARIANTS)).spelled_out(),
        ],
    };

    const COMPARES: bool = true;

    fn bind(choice: &Choice, tracker: &mut ColumnTracker<'_>) -> Result<Model> {
        let (beta, variant) = (choice.number("beta")?, choice.meaning("variant", &VARIANTS)?);
        let (track, values) = tracker.track_sensitive(choice)?;
        Ok(Model::Class(Box::new(Self::new(beta, variant, track, &values)?)))
    }
}

impl ClassModel for BetaLikeness {
    #[inline]
    fn holds(&self, class: &Class<'_>) -> bool {
        self.gain(class.histogram(self.track)) <= self.beta
    }

    /// The smallest β that would do.
    fn measure(&self, class: &Class<'_>) -> Option<f64> {
        let histogram = class.histogram(self.track);
        (histogram.distinct() > 0).then(|| self.gain(histogram))
    }

    fn stronger(&self) -> Stronger {
        Stronger::Smaller
    }

    fn monotone(&self) -> Monotone {
        Monotone::WITHOUT_SUPPRESSION
    }
}

#[cfg(test)]
mod tests {
    use super::{BetaLikeness, LikenessVariant};
    use crate::histogram::Histogram;
    use crate::model::{ClassModel, Values};
    use crate::partition::Class;

    fn measured(beta: f64, variant: LikenessVariant, counts: &[u32]) -> (f64, bool) {
        let values: Vec<u32> =
            (0..counts.len() as u32).filter(|&value| counts[value as usize] > 0).collect();
        let counts: Vec<u32> = counts.iter().copied().filter(|&count| count > 0).collect();
        let histogram = [Histogram { values: &values, counts: &counts }];
        let class = Class::given(counts.iter().sum(), &histogram);
        let known = Values { reference: vec![3, 4, 5], ..Values::plain(3) };
        let model = BetaLikeness::new(beta, variant, 0, &known).unwrap();
        (model.measure(&class).unwrap(), model.holds(&class))
    }

    /// Spec D12: T12 and T12′.
    #[test]
    fn gains_are_those_of_the_spec() {
        use LikenessVariant::{Basic, Enhanced};
        for (counts, basic) in [([2, 2, 0], 1.0), ([1, 2, 1], 0.5), ([0, 0, 4], 1.4)] {
            assert_eq!(measured(basic, Basic, &counts), (basic, true));
            assert!(!measured(basic - 1e-6, Basic, &counts).1);
        }
        for (counts, enhanced) in [([2, 2, 0], 1.0), ([1, 2, 1], 0.5), ([1, 1, 2], 0.2)] {
            assert_eq!(measured(enhanced, Enhanced, &counts), (enhanced, true));
        }
    }

    /// Spec D12 and J20: cancer gains 1.4, more than its limit of 0.8755, so that no β would do;
    /// pyCANON's 1.3863 certainly not.
    #[test]
    fn no_beta_mends_a_gain_above_the_values_own_limit() {
        let (found, holds) = measured(1e6, LikenessVariant::Enhanced, &[0, 0, 4]);
        assert_eq!((found, holds), (f64::INFINITY, false));
    }

    #[test]
    fn beta_is_above_zero() {
        for beta in [0.0, -1.0, f64::NAN] {
            assert!(BetaLikeness::new(beta, LikenessVariant::Basic, 0, &Values::plain(1)).is_err());
        }
    }
}
