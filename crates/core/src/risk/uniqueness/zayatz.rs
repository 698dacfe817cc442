//! Zayatz's estimator of population uniqueness.
//!
//! # Definition
//! The shares c_i / J of classes of size i in the sample stand for those in the population.
//! With h(i) the probability that a sample of n from N has exactly one of i persons, a sample
//! unique is a population unique with probability P = c_1 h(1) / Σ c_i h(i); U = c_1 P / π,
//! so that U / N = c_1 P / n (spec E9). Without sample uniques it is 0.
//!
//! # Source
//! L. Zayatz. "Estimation of the Number of Unique Population Elements Using a Sample." ASA
//! Survey Research Methods, 1991.
//!
//! # Cost
//! h(i) is a product of i ratios that grows with i: one pass up to the largest class.

use crate::risk::{ClassSizes, is_sampling_fraction};

/// Zayatz's estimate.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Zayatz {
    /// The probability that a sample unique is a population unique.
    pub probability: f64,
    /// Population uniques as a share of the population.
    pub fraction: f64,
}

/// Zayatz's estimate; `None` without records or without a sampling fraction in (0, 1].
#[must_use]
pub fn zayatz(sizes: &ClassSizes, sampling_fraction: f64) -> Option<Zayatz> {
    let sampled = sizes.records() as f64;
    if sampled == 0.0 || !is_sampling_fraction(sampling_fraction) {
        return None;
    }
    let population = sampled / sampling_fraction;
    let uniques = f64::from(sizes.uniques());
    let mut seen_once = 0.0;
    // ∏ (N − n − m + 1) / (N − m) for m from 1 to i − 1: nobody else of the class is sampled.
    let (mut others_missed, mut reached) = (1.0, 1_u32);
    for (size, classes) in sizes.iter() {
        while reached < size && others_missed > 0.0 {
            let m = f64::from(reached);
            let missed: f64 = (population - sampled - m + 1.0) / (population - m);
            others_missed *= missed.max(0.0);
            reached += 1;
        }
        let once = f64::from(size) * sampling_fraction * others_missed;
        seen_once += f64::from(classes) * once;
    }
    if uniques == 0.0 {
        return Some(Zayatz { probability: 0.0, fraction: 0.0 });
    }
    let probability = uniques * sampling_fraction / seen_once;
    Some(Zayatz { probability, fraction: uniques * probability / sampled })
}

#[cfg(test)]
mod tests {
    use super::zayatz;
    use crate::num;
    use crate::risk::histograms::{ADULT, P1, WITHOUT_PITMAN, sizes};

    /// Spec vectors P1, and the example on which Pitman's model fails.
    #[test]
    fn small_tables_have_the_estimates_of_the_spec() {
        for (share, probability, fraction) in [
            (0.05, 0.371_644_232, 0.108_245_893),
            (0.1, 0.426_992_983, 0.124_366_888),
            (0.25, 0.545_540_456, 0.158_895_278),
            (0.5, 0.713_390_209, 0.207_783_556),
        ] {
            let estimate = zayatz(&sizes(&P1), share).unwrap();
            assert!((estimate.probability - probability).abs() < 1e-9);
            assert!((estimate.fraction - fraction).abs() < 1e-9);
        }
        for (share, fraction) in [(0.1, 0.126_707_794), (0.25, 0.153_450_750)] {
            let estimate = zayatz(&sizes(&WITHOUT_PITMAN), share).unwrap();
            assert!((estimate.fraction - fraction).abs() < 1e-9);
        }
    }

    /// Spec E9: the first two are asserted by ARX's own tests.
    #[test]
    fn adult_has_the_estimates_of_arx() {
        let adult = sizes(&ADULT);
        for (share, fraction) in [
            (0.1, 0.320_740_239_346_618_9),
            (0.2, 0.357_709_923_482_912_5),
            (0.01, 0.271_712_719_97),
        ] {
            assert!((zayatz(&adult, share).unwrap().fraction - fraction).abs() < 1e-10);
        }
        assert!((zayatz(&adult, 0.1).unwrap().probability - 0.623_656_98).abs() < 1e-8);
    }

    #[test]
    fn the_product_is_the_hypergeometric_probability() {
        let (n, population) = (206.0, 2060.0);
        let choose = |a: f64, b: f64| {
            num::ln_gamma(a + 1.0) - num::ln_gamma(b + 1.0) - num::ln_gamma(a - b + 1.0)
        };
        let once =
            |i: f64| num::exp(num::ln(i) + choose(population - i, n - 1.0) - choose(population, n));
        let all: f64 = P1.iter().map(|&(i, classes)| classes as f64 * once(f64::from(i))).sum();
        let expected = 60.0 * once(1.0) / all;
        assert!((zayatz(&sizes(&P1), 0.1).unwrap().probability - expected).abs() < 1e-10);
    }

    #[test]
    fn a_census_keeps_its_uniques_and_nothing_has_no_estimate() {
        assert_eq!(zayatz(&sizes(&P1), 1.0).unwrap().fraction, 60.0 / 206.0);
        assert_eq!(zayatz(&sizes(&[(2, 5)]), 1.0).unwrap().fraction, 0.0);
        assert_eq!(zayatz(&sizes(&[(2, 5), (9, 1)]), 0.1).unwrap().fraction, 0.0);
        assert_eq!(zayatz(&sizes(&[]), 0.1), None);
        for share in [0.0, -0.1, 1.5, f64::NAN] {
            assert_eq!(zayatz(&sizes(&P1), share), None);
        }
    }
}
