//! Individual risk: the expected 1 / F of a record in a sampled file.
//!
//! # Definition
//! Of a class, f records are in the sample. The number F of persons in the population is
//! taken as negative binomial, the f-th success of trials with probability p; p is f over
//! the sum of the class's design weights, or the sampling fraction. The risk is
//! E\[1 / F | f\] = (p^f / f) · ₂F₁(f, f; f + 1; 1 − p) (spec E6). At p = 1 it is 1 / f, and
//! larger p, from weights below 1, count as 1.
//!
//! # Source
//! R. Benedetti, L. Franconi. "Statistical and Technological Solutions for Controlled Data
//! Dissemination." NTTS 1998. L. Franconi, S. Polettini. "Individual Risk Estimation in
//! μ-Argus: A Review." PSD 2004.
//!
//! # Invariants
//! Euler's transformation makes the risk (p / f) · ₂F₁(1, 1; f + 1; q), q = 1 − p, a series
//! of positive terms q^j / C(f + j, j). That converges fast unless f is small and p, too;
//! there the integral form, I_f = ∫ t^(f−1) / (1 + t q/p) dt over 0..1, has I_1 = ln(1/p) p/q
//! and I_(f+1) = (1/f − I_f) p/q, where errors shrink by p/q ≤ 1 in each step.
//!
//! Merging classes leaves every record at most the smaller of the two risks (spec E0).
//!
//! # Differences
//! DIFFERENCE: sdcMicro subtracts 0.0001 from p and takes the approximation for every f
//! above 2; [`individual_risk`] is exact.

use crate::num;

/// From this f on the terms of the series fall below half of their predecessors for every p
/// until they are below the last bit.
const LARGE_CLASS: u32 = 30;

/// The exact risk of a record in a class of `released` records, sampled with probability
/// `probability`; `None` without records, or if the probability is not above 0.
#[must_use]
pub fn individual_risk(released: u32, probability: f64) -> Option<f64> {
    if released == 0 || probability.is_nan() || probability <= 0.0 {
        return None;
    }
    if probability >= 1.0 {
        return Some(1.0 / f64::from(released));
    }
    Some(if released < LARGE_CLASS && probability < 0.5 {
        by_recurrence(released, probability)
    } else {
        by_series(released, probability)
    })
}

fn by_series(released: u32, probability: f64) -> f64 {
    let f = f64::from(released);
    let (mut term, mut sum, mut j) = (1.0, 1.0, 0.0);
    while term > f64::EPSILON * 0.25 * sum {
        j += 1.0;
        term *= (1.0 - probability) * j / (f + j);
        sum += term;
    }
    probability / f * sum
}

fn by_recurrence(released: u32, probability: f64) -> f64 {
    let odds = probability / (1.0 - probability);
    let first = -num::ln(probability) * odds;
    (1..released).fold(first, |risk, f| (1.0 / f64::from(f) - risk) * odds)
}

#[cfg(test)]
mod tests {
    use super::individual_risk;
    use crate::num;
    use proptest::prelude::*;

    /// Spec E6: the first six are the expectations of sdcMicro's own tests.
    #[test]
    fn risks_are_those_of_the_spec() {
        for (released, population, exact) in [
            (1, 45.5, 0.085_791_29),
            (1, 17.0, 0.177_075_83),
            (1, 123.5, 0.039_316_25),
            (2, 100.0, 0.018_778_83),
            (3, 108.0, 0.013_552_97),
            (4, 125.0, 0.010_504_89),
            (5, 50.0, 0.024_235),
            (10, 20.0, 0.052_487_74),
            (3, 3.0, 1.0 / 3.0),
        ] {
            let p = f64::from(released) / population;
            assert!((individual_risk(released, p).unwrap() - exact).abs() < 5e-9);
        }
    }

    /// Spec J24: measure_risk of sdcMicro gives other numbers, and how they come about.
    #[test]
    fn sdc_micro_takes_a_smaller_p_and_the_approximation() {
        let (released, p) = (3, 3.0 / 108.0);
        let smaller = p - 1e-4;
        let sdc_micro = smaller / (f64::from(released) - 1.0 + smaller);
        assert!((sdc_micro - 0.013_649_991).abs() < 1e-8);
        let exact = individual_risk(released, p).unwrap();
        assert!((sdc_micro - exact) > 9e-5);
        // What it takes for f of 2 differs by the smaller p alone.
        let smaller = individual_risk(2, 0.02 - 1e-4).unwrap();
        assert!((individual_risk(2, 0.02).unwrap() - smaller) > 5e-5);
    }

    #[test]
    fn a_census_has_one_over_f_and_nothing_has_no_risk() {
        assert_eq!(individual_risk(4, 1.0), Some(0.25));
        assert_eq!(individual_risk(4, 1.7), Some(0.25));
        for (released, p) in [(0, 0.5), (3, 0.0), (3, -1.0), (3, f64::NAN)] {
            assert_eq!(individual_risk(released, p), None);
        }
        let large = individual_risk(u32::MAX, 0.1).unwrap();
        assert!((large * f64::from(u32::MAX) / 0.1 - 1.0).abs() < 1e-8);
    }

    /// E[1 / F] from the probabilities of the negative binomial, from its mode outwards.
    fn summed(released: u32, p: f64) -> f64 {
        let (f, q) = (f64::from(released), 1.0 - p);
        let mode = f + ((f - 1.0) * q / p).floor();
        let (mut weights, mut risk) = (1.0, 1.0 / mode);
        let (mut weight, mut j) = (1.0, mode);
        while weight > 1e-18 {
            weight *= q * j / (j + 1.0 - f);
            j += 1.0;
            weights += weight;
            risk += weight / j;
        }
        (weight, j) = (1.0, mode);
        while j > f {
            weight *= (j - f) / (q * (j - 1.0));
            j -= 1.0;
            weights += weight;
            risk += weight / j;
        }
        risk / weights
    }

    /// E[1 / F] as the integral of the generating function over t, (p t / (1 − q t))^f / t,
    /// by the double exponential rule of Takahasi and Mori in 1 − t.
    fn integrated(released: u32, p: f64) -> f64 {
        let (f, q, step) = (f64::from(released), 1.0 - p, 1.0 / 64.0);
        let mut sum = 0.0;
        for i in -320..=320 {
            let x = step * f64::from(i);
            let sinh = std::f64::consts::FRAC_PI_2 * x.sinh();
            let (u, t) = (1.0 / (1.0 + num::exp(-2.0 * sinh)), 1.0 / (1.0 + num::exp(2.0 * sinh)));
            let weight = std::f64::consts::PI * x.cosh() * u * t;
            let generating = (f - 1.0) * num::ln_1p(-u) - f * num::ln_1p(q * u / p);
            if weight > 0.0 && generating > -700.0 {
                sum += step * weight * num::exp(generating);
            }
        }
        sum
    }

    #[test]
    fn the_risk_is_the_expectation_of_one_over_f() {
        let mut compared = 0;
        for released in (1..=40).chain([60, 99, 100, 150, 199, 200]) {
            for p in [1e-6, 1e-5, 1e-3, 0.008, 0.1, 0.3, 0.4999, 0.5, 0.7, 0.99, 0.999_999] {
                let risk = individual_risk(released, p).unwrap();
                let expected = integrated(released, p);
                assert!((risk / expected - 1.0).abs() < 1e-10, "{released} {p} {risk} {expected}");
                if p >= 1e-3 {
                    let expected = summed(released, p);
                    assert!((risk / expected - 1.0).abs() < 1e-10, "{released} {p}");
                    compared += 1;
                }
            }
        }
        assert_eq!(compared, 46 * 9);
    }

    proptest! {
        /// Classes that share persons: what they are together has all persons of each, so that there
        /// are no fewer, and no less weight.
        #[test]
        fn the_risk_does_not_rise_with_persons_nor_with_weight(
            f in 1..60_u32,
            persons in 0.1..5e4,
            more in 0..5_u32,
            weight in prop_oneof![Just(0.0), 0.001..3.0, 0.1..5e4],
        ) {
            let risk = |f: u32, persons: f64| individual_risk(f, f64::from(f) / persons).unwrap();
            let known = risk(f, persons);
            prop_assert!(risk(f + more, persons + weight) <= known * (1.0 + 1e-12));
        }

        /// Spec E0, on which pruning by this risk rests.
        #[test]
        fn a_merged_class_has_at_most_the_smaller_risk(
            (f, more) in (1..60_u32, 1..60_u32),
            (weight, more_weight) in (1.0..500.0, 1.0..500.0),
        ) {
            let risk = |f: u32, persons: f64| individual_risk(f, f64::from(f) / persons).unwrap();
            let (persons, others) = (f64::from(f) * weight, f64::from(more) * more_weight);
            let smaller = risk(f, persons).min(risk(more, others));
            prop_assert!(risk(f + more, persons + others) <= smaller * (1.0 + 1e-12));
        }
    }
}
