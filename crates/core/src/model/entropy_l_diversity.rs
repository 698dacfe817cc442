//! Entropy l-diversity: the sensitive values of each class are as uncertain as l equally
//! frequent ones.
//!
//! # Definition
//! H(E) = −Σ p_E(s) ln p_E(s) ≥ ln l for every class E (spec D5), here as
//! f ln f − Σ n_s ln n_s ≥ f ln l, which has no quotients. l need not be whole.
//! Missing values do not count.
//!
//! # Source
//! A. Machanavajjhala, D. Kifer, J. Gehrke, M. Venkitasubramaniam. "ℓ-Diversity:
//! Privacy Beyond k-Anonymity." TKDD 1(1), 2007, section 4.
//!
//! # Invariants
//! Entropy is concave, so that a union is no less uncertain than its weaker part.
//! A class that fails may drag down one that holds: monotone without suppression
//! only. Where rounding could decide, and l is whole, f^f ≥ l^f·∏ n_s^{n_s} is
//! compared in integers as far as they reach.

use super::diverse::{JOINT, asks_for_several, diverse};
use super::{ClassModel, ColumnTracker, Model, ModelChoice, Monotone, Stronger, joint};
use crate::choice::{Choice, Declaration, Parameter, Range};
use crate::error::Result;
use crate::histogram::Histogram;
use crate::num::{THRESHOLD_TOLERANCE, exp, ln};
use crate::partition::Class;

/// Counts below this have their n·ln n looked up.
const TABLED: u32 = 4096;

const L: Parameter =
    Parameter::number("l", Range::at_least(1)).required().suggested(2.0).stronger(Stronger::Larger);

/// The demand for an entropy of at least ln l.
#[derive(Clone, Debug)]
pub struct EntropyLDiversity {
    track: usize,
    l: f64,
    ln_l: f64,
    /// n·ln n by n.
    products: Vec<f64>,
}

impl EntropyLDiversity {
    /// An entropy of at least ln `l` of the column tracked as `track`.
    ///
    /// # Errors
    /// [`Kind::Parameter`](crate::error::Kind::Parameter) if l is below 1.
    pub fn new(l: f64, track: usize) -> Result<Self> {
        L.check(l)?;
        Ok(Self { track, l, ln_l: ln(l), products: (0..TABLED).map(product).collect() })
    }

    #[inline]
    fn product(&self, count: u32) -> f64 {
        match self.products.get(count as usize) {
            Some(&known) => known,
            None => product(count),
        }
    }

    /// The entropy; 0 without values.
    #[inline]
    fn entropy(&self, histogram: Histogram<'_>) -> f64 {
        let (mut total, mut sum) = (0, 0.0);
        for &count in histogram.counts {
            total += count;
            sum += self.product(count);
        }
        if total == 0 { 0.0 } else { (self.product(total) - sum) / f64::from(total) }
    }
}

/// n·ln n, with 0·ln 0 = 0.
fn product(count: u32) -> f64 {
    if count < 2 { 0.0 } else { f64::from(count) * ln(f64::from(count)) }
}

/// Whether f^f ≥ l^f·∏ n_s^{n_s}; `None` where the integers do not reach.
fn holds_exactly(histogram: Histogram<'_>, l: u32) -> Option<bool> {
    let total = histogram.total();
    let left = u128::from(total).checked_pow(total)?;
    let mut right = u128::from(l).checked_pow(total)?;
    for &count in histogram.counts {
        right = right.checked_mul(u128::from(count).checked_pow(count)?)?;
    }
    Some(left >= right)
}

/// Whether the entropy, as computed, is that of `l` values, rounding aside.
fn reaches(histogram: Histogram<'_>, entropy: f64, l: f64, ln_l: f64) -> bool {
    let more = entropy - ln_l;
    if more.abs() > THRESHOLD_TOLERANCE {
        return more > 0.0;
    }
    let whole = l as u32;
    (f64::from(whole) != l) || holds_exactly(histogram, whole).unwrap_or(true)
}

impl ModelChoice for EntropyLDiversity {
    const DECLARED: &'static Declaration = &Declaration {
        id: "entropy-l-diversity",
        family: "value",
        source: "A. Machanavajjhala, D. Kifer, J. Gehrke, M. Venkitasubramaniam. \
                 ℓ-Diversity: Privacy Beyond k-Anonymity. TKDD 1(1), 2007, Definition 4.1.",
        formula: "−Σ p(s) ln p(s) ≥ ln l",
        parameters: &[Parameter::sensitive(), L, JOINT],
    };

    const FACETS: &'static [&'static str] = &[joint::FACET];

    fn demands(choice: &Choice, _: bool) -> bool {
        asks_for_several(choice)
    }

    fn bind(choice: &Choice, tracker: &mut ColumnTracker<'_>) -> Result<Model> {
        let l = choice.number("l")?;
        diverse(tracker, choice, |track, _| Self::new(l, track))
    }
}

impl ClassModel for EntropyLDiversity {
    #[inline]
    fn holds(&self, class: &Class<'_>) -> bool {
        let histogram = class.histogram(self.track);
        histogram.distinct() == 0 || reaches(histogram, self.entropy(histogram), self.l, self.ln_l)
    }

    /// The effective l: as many equally frequent values would be as uncertain.
    fn measure(&self, class: &Class<'_>) -> Option<f64> {
        let histogram = class.histogram(self.track);
        if histogram.distinct() == 0 {
            return None;
        }
        let entropy = self.entropy(histogram);
        let effective = exp(entropy);
        let whole = libm::round(effective);
        let is_whole = (entropy - ln(whole)).abs() <= THRESHOLD_TOLERANCE
            && reaches(histogram, entropy, whole, ln(whole));
        Some(if is_whole { whole } else { effective })
    }

    fn stronger(&self) -> Stronger {
        Stronger::Larger
    }

    fn monotone(&self) -> Monotone {
        Monotone::WITHOUT_SUPPRESSION
    }
}

#[cfg(test)]
mod tests {
    use super::EntropyLDiversity;
    use crate::histogram::Histogram;
    use crate::model::ClassModel;
    use crate::partition::Class;

    fn measured(l: f64, counts: &[u32]) -> (Option<f64>, bool) {
        let values: Vec<u32> = (0..counts.len() as u32).collect();
        let histogram = [Histogram { values: &values, counts }];
        let class = Class::given(counts.iter().sum(), &histogram);
        let model = EntropyLDiversity::new(l, 0).unwrap();
        (model.measure(&class), model.holds(&class))
    }

    /// Spec D5: tables T12 and T12′, the table as a whole, and the merged class that fails.
    /// sdcMicro reports the same figure, exp H.
    #[test]
    fn effective_l_is_that_of_the_spec() {
        for (counts, effective) in [
            (&[2, 2][..], 2.0),
            (&[1, 1, 2], 2.828_427_124_746_19),
            (&[4], 1.0),
            (&[3, 4, 5], 2.937_493_3),
            (&[15, 5], 1.754_766),
        ] {
            let (found, _) = measured(1.0, counts);
            assert!((found.unwrap() - effective).abs() < 1e-6, "{counts:?}: {found:?}");
        }
        assert_eq!(measured(2.0, &[]), (None, true));
    }

    /// Spec D5: 256 ≥ 256. What is exactly l-diverse holds and measures l, and no more.
    #[test]
    fn equality_is_decided_exactly() {
        assert_eq!(measured(2.0, &[2, 2]), (Some(2.0), true));
        assert_eq!(measured(3.0, &[7, 7, 7]), (Some(3.0), true));
        assert_eq!(measured(4.0, &[4, 1, 1, 1, 1]), (Some(4.0), true));
        assert_eq!(measured(3.0, &[100_000, 100_000, 100_000]), (Some(3.0), true));
        assert!(!measured(3.0, &[7, 7, 6]).1);
        assert!(!measured(2.000_001, &[2, 2]).1);
    }

    /// Spec J30: the lecture's "3-diverse" table is distinct-3, and entropy-2.83 only. Spec
    /// J20: pyCANON floors that to 2.
    #[test]
    fn the_lectures_table_is_not_entropy_3_diverse() {
        assert!(!measured(3.0, &[1, 1, 2]).1);
        assert!(measured(2.828, &[1, 1, 2]).1);
        assert!(measured(1.0, &[1, 1, 2]).0 > Some(2.828));
    }

    /// Spec J5: s′ in the lecture's formula stands for s, so that the order of values is of no
    /// concern.
    #[test]
    fn the_order_of_values_is_of_no_concern() {
        let a = measured(2.0, &[5, 1, 3]).0.unwrap();
        assert!((a - measured(2.0, &[3, 5, 1]).0.unwrap()).abs() < 1e-12);
    }

    #[test]
    fn l_is_at_least_one() {
        assert!(EntropyLDiversity::new(0.99, 0).is_err());
        assert!(EntropyLDiversity::new(f64::NAN, 0).is_err());
    }
}
