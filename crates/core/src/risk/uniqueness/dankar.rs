//! Which estimator of population uniqueness to believe.
//!
//! # Definition
//! Without sample uniques the share is 0. For sampling fractions up to 0.1 it is Pitman's
//! estimate, above it the smaller of Zayatz's and the slide negative binomial one; where the
//! chosen model cannot be fitted, Zayatz's (spec E9).
//!
//! # Source
//! F. Dankar, K. El Emam, A. Neisa, T. Roffey. "Estimating the Re-identification Risk of
//! Clinical Data Sets." BMC Medical Informatics and Decision Making 12:66, 2012.

use super::{pitman, slide_negative_binomial, zayatz};
use crate::risk::ClassSizes;

/// Up to this sampling fraction Pitman's estimate is taken.
const SMALL_FRACTION: f64 = 0.1;

/// A fraction that exceeds it by less is it (spec section 0, rule 2).
const TOLERANCE: f64 = 1e-9;

/// A model of population uniqueness.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Estimator {
    /// [`zayatz()`].
    Zayatz,
    /// [`pitman()`].
    Pitman,
    /// [`slide_negative_binomial()`].
    SlideNegativeBinomial,
}

/// The estimate of the rule.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Dankar {
    /// Population uniques as a share of the population.
    pub fraction: f64,
    /// The model that it comes from.
    pub estimator: Estimator,
}

/// The estimate of the rule; `None` without records or without a sampling fraction in (0, 1].
#[must_use]
pub fn dankar(sizes: &ClassSizes, sampling_fraction: f64) -> Option<Dankar> {
    let simple = zayatz(sizes, sampling_fraction)?.fraction;
    let simple = Dankar { fraction: simple, estimator: Estimator::Zayatz };
    if sizes.uniques() == 0 {
        return Some(simple);
    }
    if sampling_fraction <= SMALL_FRACTION + TOLERANCE {
        let fitted = pitman(sizes, sampling_fraction).map(|fitted| fitted.fraction);
        return Some(
            fitted.map_or(simple, |fraction| Dankar { fraction, estimator: Estimator::Pitman }),
        );
    }
    let fitted = slide_negative_binomial(sizes, sampling_fraction).map(|fitted| fitted.fraction);
    Some(fitted.filter(|&fraction| fraction < simple.fraction).map_or(simple, |fraction| Dankar {
        fraction,
        estimator: Estimator::SlideNegativeBinomial,
    }))
}

#[cfg(test)]
mod tests {
    use super::{Estimator, dankar};
    use crate::risk::histograms::{ADULT, P1, WITHOUT_PITMAN, sizes};

    /// Spec E9: P1, Adult, and the example that Pitman's model does not fit.
    #[test]
    fn the_rule_chooses_as_the_spec_says() {
        use Estimator::{Pitman, SlideNegativeBinomial, Zayatz};
        for (table, share, fraction, estimator) in [
            (&P1[..], 0.05, 0.069_724, Pitman),
            (&P1, 0.1, 0.098_465, Pitman),
            (&P1, 0.3 - 0.2, 0.098_465, Pitman),
            (&P1, 0.25, 0.140_781, SlideNegativeBinomial),
            (&P1, 0.5, 0.206_099, SlideNegativeBinomial),
            (&ADULT, 0.2, 0.319_459, SlideNegativeBinomial),
            (&ADULT, 0.01, 0.144_608, Pitman),
            (&WITHOUT_PITMAN, 0.1, 0.126_707_8, Zayatz),
            (&P1, 1.0, 60.0 / 206.0, Zayatz),
            (&[(1, 4), (3, 2)], 0.5, 0.286_792_5, Zayatz),
            (&[(2, 9)], 0.1, 0.0, Zayatz),
        ] {
            let estimate = dankar(&sizes(table), share).unwrap();
            assert!((estimate.fraction - fraction).abs() < 5e-7, "{} {share}", estimate.fraction);
            assert_eq!(estimate.estimator, estimator);
        }
        assert_eq!(dankar(&sizes(&[]), 0.1), None);
        assert_eq!(dankar(&sizes(&P1), 0.0), None);
    }
}
