//! Population uniqueness by the slide negative binomial model.
//!
//! # Definition
//! The population has K classes, and P(F = j) = C(α + j − 2, j − 1) β^α (1 − β)^(j − 1). K is
//! estimated as Haas and Stokes estimate the number of species; α and β solve, with
//! z = (1 − π)(1 − β),
//!
//! * c_1 = K π (β / (1 − z))^α (1 + α z / (1 − z)) and
//! * c_2 = K α β^α π² (1 − β) / (2 (1 − z)^(α + 2)) · (2 − (1 − α) z).
//!
//! Then U = K β^α (spec E9).
//!
//! # Source
//! G. Chen, S. Keller-McNulty. "Estimation of Identification Disclosure Risk in Microdata."
//! J. Official Statistics 14(1), 1998. P. Haas, L. Stokes. "Estimating the Number of Classes
//! in a Finite Population." JASA 93(444), 1998.
//!
//! # Invariants
//! c_2 / c_1 makes a quadratic equation of α with one positive solution for each β. What is
//! left is one equation in β, solved by bisection.
//!
//! # Differences
//! DIFFERENCE: ARX multiplies by (1 − z)^(α + 2) in the second equation and misplaces a
//! parenthesis in K.

use crate::num;
use crate::risk::{ClassSizes, is_sampling_fraction};

/// The bisection's first interval, in the logit of β. Nearer to 1, 1 − β has too few bits.
const LOGITS: (f64, f64) = (-200.0, 14.0);

/// Halvings of that interval, beyond the last bit of any logit that matters.
const HALVINGS: u32 = 70;

/// The slide negative binomial estimate.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SlideNegativeBinomial {
    /// K, the number of classes in the population.
    pub classes: f64,
    /// α, the shape.
    pub alpha: f64,
    /// β, the probability.
    pub beta: f64,
    /// Population uniques as a share of the population.
    pub fraction: f64,
}

/// The slide negative binomial estimate; `None` without a sampling fraction in (0, 1), or
/// where the model cannot be fitted to these classes.
#[must_use]
pub fn slide_negative_binomial(
    sizes: &ClassSizes,
    sampling_fraction: f64,
) -> Option<SlideNegativeBinomial> {
    let uniques = f64::from(sizes.uniques());
    let pairs = sizes.iter().find(|&(size, _)| size == 2).map_or(0.0, |(_, n)| f64::from(n));
    let sampled_all = sampling_fraction >= 1.0;
    if !is_sampling_fraction(sampling_fraction) || sampled_all || uniques == 0.0 || pairs == 0.0 {
        return None;
    }
    let classes = population_classes(sizes, sampling_fraction);
    let equations = Equations { classes, sampling_fraction, uniques, pairs };
    let beta = equations.solve()?;
    let alpha = equations.alpha(beta);
    let unique = classes * num::pow(beta.value, alpha);
    let fraction = unique * sampling_fraction / sizes.records() as f64;
    (fraction <= 1.0).then_some(SlideNegativeBinomial {
        classes,
        alpha,
        beta: beta.value,
        fraction,
    })
}

/// K = J + c_1 · \[Σ i π² (1 − π²)^(i−1) c_i / Σ ((1 − π²)^i − (1 − π)^i) c_i\] ·
/// \[Σ (1 − π)^i c_i / Σ i π (1 − π)^(i−1) c_i\]².
fn population_classes(sizes: &ClassSizes, share: f64) -> f64 {
    let (missed, squared) = (1.0 - share, share * share);
    let (mut twice, mut new, mut unseen, mut once) = (0.0, 0.0, 0.0, 0.0);
    for (size, classes) in sizes.iter() {
        let (i, n) = (f64::from(size), f64::from(classes));
        let (never, not_twice) = (num::pow(missed, i), num::pow(1.0 - squared, i));
        twice += n * i * squared * num::pow(1.0 - squared, i - 1.0);
        new += n * (not_twice - never);
        unseen += n * never;
        once += n * i * share * num::pow(missed, i - 1.0);
    }
    let ratio = unseen / once;
    f64::from(sizes.classes()) + f64::from(sizes.uniques()) * twice / new * ratio * ratio
}

/// β with its complement, neither rounded away.
#[derive(Clone, Copy)]
struct Beta {
    value: f64,
    complement: f64,
}

impl Beta {
    fn of_logit(logit: f64) -> Self {
        Self { value: 1.0 / (1.0 + num::exp(-logit)), complement: 1.0 / (1.0 + num::exp(logit)) }
    }
}

/// The two equations for α and β.
struct Equations {
    classes: f64,
    sampling_fraction: f64,
    uniques: f64,
    pairs: f64,
}

impl Equations {
    /// z and 1 − z.
    fn z(&self, beta: Beta) -> (f64, f64) {
        let z = (1.0 - self.sampling_fraction) * beta.complement;
        (z, beta.value + self.sampling_fraction * beta.complement)
    }

    /// The α that gives the right ratio of pairs to uniques: the positive root of
    /// π (1 − β) z α² + (π (1 − β)(2 − z) − 2 r z (1 − z)) α − 2 r (1 − z)² with r = c_2 / c_1.
    fn alpha(&self, beta: Beta) -> f64 {
        let (z, rest) = self.z(beta);
        let ratio = self.pairs / self.uniques;
        let scale = self.sampling_fraction * beta.complement;
        let square = scale * z;
        let linear = scale * (2.0 - z) - 2.0 * ratio * z * rest;
        let constant = 2.0 * ratio * rest * rest;
        let root = (linear * linear + 4.0 * square * constant).sqrt();
        // Of the two forms of the root, the one that does not cancel.
        if linear > 0.0 {
            2.0 * constant / (linear + root)
        } else {
            (root - linear) / (2.0 * square)
        }
    }

    /// By how much the logarithm of the expected number of uniques is too large.
    fn excess(&self, beta: Beta) -> f64 {
        let ((z, rest), alpha) = (self.z(beta), self.alpha(beta));
        num::ln(self.classes * self.sampling_fraction / self.uniques)
            + alpha * num::ln(beta.value / rest)
            + num::ln_1p(alpha * z / rest)
    }

    fn solve(&self) -> Option<Beta> {
        let (mut low, mut high) = LOGITS;
        let too_few = |logit| self.excess(Beta::of_logit(logit)) < 0.0;
        // Written so that an excess that is not a number counts as unsolvable.
        if !too_few(low) || self.excess(Beta::of_logit(high)).is_nan() || too_few(high) {
            return None;
        }
        for _ in 0..HALVINGS {
            let middle = 0.5 * (low + high);
            *(if too_few(middle) { &mut low } else { &mut high }) = middle;
        }
        Some(Beta::of_logit(high))
    }
}

#[cfg(test)]
mod tests {
    use super::{Beta, Equations, slide_negative_binomial};
    use crate::num;
    use crate::risk::histograms::{ADULT, P1, sizes};
    use crate::risk::uniqueness::zayatz;
    use proptest::prelude::*;

    /// Spec vectors P1.
    #[test]
    fn p1_has_the_estimates_of_the_spec() {
        for (share, classes, alpha, beta, fraction) in [
            (0.05, 490.330_171, 0.167_280, 0.035_884, 0.068_211_179_822),
            (0.1, 337.465_618, 0.220_453, 0.066_946, 0.090_259_063_308),
            (0.25, 205.579_586, 0.293_045, 0.141_897, 0.140_780_572_319),
            (0.5, 142.103_325, 0.295_922, 0.175_504, 0.206_098_724_822),
        ] {
            let estimate = slide_negative_binomial(&sizes(&P1), share).unwrap();
            assert!((estimate.classes - classes).abs() < 1e-6);
            assert!((estimate.alpha - alpha).abs() < 1e-6);
            assert!((estimate.beta - beta).abs() < 1e-6);
            assert!((estimate.fraction - fraction).abs() < 1e-11);
        }
    }

    /// Spec J18: for Adult, ARX reports the estimate of Zayatz instead.
    #[test]
    fn adult_has_a_smaller_estimate_than_arx_reports() {
        let adult = sizes(&ADULT);
        let estimate = slide_negative_binomial(&adult, 0.2).unwrap();
        assert!((estimate.classes - 65_149.98).abs() < 0.005);
        assert!((estimate.alpha - 0.171_454).abs() < 1e-6);
        assert!((estimate.beta - 0.172_008).abs() < 1e-6);
        assert!((estimate.fraction - 0.319_459_375_399).abs() < 1e-11);
        let arx = 0.357_709_923_482_912_5;
        assert!((zayatz(&adult, 0.2).unwrap().fraction - arx).abs() < 1e-10);
        assert!(arx - estimate.fraction > 0.03);
    }

    /// Spec E9: expected uniques and pairs by summing the model over all F give back α and β;
    /// what ARX computes for the pairs is far off (spec J18).
    #[test]
    fn the_equations_are_those_of_the_model() {
        let (classes, alpha, beta, share) = (1000.0, 0.7, 0.3, 0.2);
        let (mut uniques, mut pairs) = (0.0, 0.0);
        let mut probability = num::pow(beta, alpha);
        for j in 1..400 {
            let persons = f64::from(j);
            let missed = num::pow(1.0 - share, persons - 1.0);
            uniques += classes * probability * persons * share * missed;
            let ways = persons * (persons - 1.0) / 2.0;
            pairs += classes * probability * ways * share * share * missed / (1.0 - share);
            probability *= (alpha + persons - 1.0) / persons * (1.0 - beta);
        }
        assert!((uniques - 289.246_858).abs() < 1e-6);
        assert!((pairs - 70.927_426).abs() < 1e-6);
        let equations = Equations { classes, sampling_fraction: share, uniques, pairs };
        let solved = equations.solve().unwrap();
        assert!((solved.value - beta).abs() < 1e-12);
        assert!((equations.alpha(solved) - alpha).abs() < 1e-11);
        let z = (1.0 - share) * (1.0 - beta);
        let slipped = pairs * num::pow(1.0 - z, 2.0 * (alpha + 2.0));
        assert!((slipped - 0.842_284).abs() < 1e-6);
    }

    #[test]
    fn both_forms_of_alpha_agree() {
        let equations =
            Equations { classes: 500.0, sampling_fraction: 0.3, uniques: 50.0, pairs: 100.0 };
        for logit in [-30.0, -2.0, 0.0, 0.5, 1.0, 3.0, 10.0] {
            let beta = Beta::of_logit(logit);
            let (alpha, (z, rest)) = (equations.alpha(beta), equations.z(beta));
            let pairs_over_uniques = alpha * 0.3 * beta.complement * (2.0 - (1.0 - alpha) * z)
                / (2.0 * rest * (rest + alpha * z));
            assert!((pairs_over_uniques - 2.0).abs() < 1e-10);
        }
    }

    #[test]
    fn classes_that_the_model_cannot_have_give_no_estimate() {
        for table in [&[][..], &[(1, 9)], &[(2, 9)], &[(1, 5), (3, 2)]] {
            assert_eq!(slide_negative_binomial(&sizes(table), 0.2), None);
        }
        // So many pairs for the uniques that even equal classes have fewer.
        assert_eq!(slide_negative_binomial(&sizes(&[(1, 1), (2, 5000)]), 0.01), None);
        for share in [0.0, 1.0, 1.5, f64::NAN] {
            assert_eq!(slide_negative_binomial(&sizes(&P1), share), None);
        }
    }

    proptest! {
        /// Both equations as the definition writes them, for whatever table has an estimate.
        #[test]
        fn every_estimate_satisfies_the_equations(
            larger in prop::collection::btree_map(3..60_u32, 1..300_usize, 0..10),
            (uniques, pairs) in (1..3000_usize, 1..1000_usize),
            share in 0.001..0.999,
        ) {
            let histogram: Vec<(u32, usize)> =
                larger.into_iter().chain([(1, uniques), (2, pairs)]).collect();
            if let Some(found) = slide_negative_binomial(&sizes(&histogram), share) {
                let (alpha, beta) = (found.alpha, found.beta);
                let z = (1.0 - share) * (1.0 - beta);
                let seen_once = found.classes
                    * share
                    * num::pow(beta / (1.0 - z), alpha)
                    * (1.0 + alpha * z / (1.0 - z));
                let seen_twice = found.classes * alpha * share * share * (1.0 - beta)
                    / (2.0 * (1.0 - z) * (1.0 - z))
                    * num::pow(beta / (1.0 - z), alpha)
                    * (2.0 - (1.0 - alpha) * z);
                prop_assert!((seen_once / uniques as f64 - 1.0).abs() < 1e-6);
                prop_assert!((seen_twice / pairs as f64 - 1.0).abs() < 1e-6);
            }
        }
    }
}
