//! How many sampled records make it credible that a class has k persons in the population.
//!
//! # Definition
//! A class of F persons shows about Poisson(π F) records in a sample of the fraction π. That
//! F < k is rejected at the significance α if the class has at least k′ records, with k′ the
//! smallest x for which P(X ≥ x) ≤ α under the null distribution (spec E7). Its rate is k π,
//! the boundary of the null in reals. Since only classes with a record are seen, the
//! distribution may be truncated at zero (spec E8). Whatever the test, k records prove k
//! persons: min(k, k′) is enough.
//!
//! # Source
//! J. Pannekoek. "Statistical Methods for Some Simple Disclosure Limitation Rules."
//! Statistica Neerlandica 53(1), 1999. K. El Emam, F. Dankar. "Protecting Privacy Using
//! k-Anonymity." JAMIA 15(5), 2008.
//!
//! # Invariants
//! The guarantee is for each class by itself, not for all at once; at small π it may allow
//! classes of a single record.
//!
//! # Differences
//! DIFFERENCE: the Poisson variant of ARX demands one record more than the definition; its
//! truncated variant agrees.

use super::is_sampling_fraction;
use crate::num;

/// Relative tolerance of P(X ≥ x) ≤ α: equality counts as accepted (spec section 0, rule 2).
/// It is relative so that it does not swamp a small α.
const TOLERANCE: f64 = 1e-9;

/// Terms of this logarithm below α's are not added up: even millions do not reach the last bit.
const NEGLIGIBLE: f64 = 55.0;

/// A test whether a class has k persons in the population.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SizeTest {
    /// Poisson.
    Poisson,
    /// Poisson without zero.
    TruncatedPoisson,
}

impl SizeTest {
    /// k′: the fewest records of a class that reject fewer than `k` persons. `None` unless
    /// `k` is at least 1, the sampling fraction in (0, 1] and the significance in (0, 1).
    #[must_use]
    pub fn significant_size(
        self,
        k: u32,
        sampling_fraction: f64,
        significance: f64,
    ) -> Option<u32> {
        let significant = significance > 0.0 && significance < 1.0;
        if k == 0 || !is_sampling_fraction(sampling_fraction) || !significant {
            return None;
        }
        let rate = f64::from(k) * sampling_fraction;
        Some(match self {
            Self::Poisson => smallest_rejecting(rate, significance),
            // The tail of the truncated distribution is larger by 1 over P(X ≥ 1).
            Self::TruncatedPoisson => {
                smallest_rejecting(rate, significance * -num::exp_m1(-rate)).max(2)
            }
        })
    }

    /// min(k, k′): the fewest records that a released class must have.
    #[must_use]
    pub fn required_size(self, k: u32, sampling_fraction: f64, significance: f64) -> Option<u32> {
        Some(self.significant_size(k, sampling_fraction, significance)?.min(k))
    }
}

/// The smallest x with P(X ≥ x) at most `significance`, for a Poisson distribution of this rate.
/// The tail is summed from where it is negligible, smallest first, until it is too heavy.
fn smallest_rejecting(rate: f64, significance: f64) -> u32 {
    let log_probability = |x: u32| {
        let x = f64::from(x);
        x * num::ln(rate) - rate - num::ln_gamma(x + 1.0)
    };
    let negligible = num::ln(significance) - NEGLIGIBLE;
    let stride = rate.sqrt() as u32 + 10;
    let mut x = rate.ceil() as u32;
    while x < u32::MAX && log_probability(x) > negligible {
        x = x.saturating_add(stride);
    }
    let mut tail = 0.0;
    loop {
        tail += num::exp(log_probability(x));
        if tail > significance * (1.0 + TOLERANCE) {
            return x.saturating_add(1);
        }
        if x == 0 {
            return 0;
        }
        x -= 1;
    }
}

#[cfg(test)]
mod tests {
    use super::SizeTest;

    const FRACTIONS: [f64; 10] = [0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9];

    const POISSON: SizeTest = SizeTest::Poisson;
    const TRUNCATED: SizeTest = SizeTest::TruncatedPoisson;

    /// k, then k′ or min(k, k′) for each of the fractions.
    type ExpectedK = [(u32, [u32; 10]); 4];

    const POISSON_RAW: ExpectedK = [
        (3, [2, 2, 3, 3, 4, 4, 5, 5, 5, 6]),
        (5, [2, 2, 3, 4, 5, 6, 6, 7, 8, 8]),
        (10, [2, 3, 5, 6, 8, 9, 10, 11, 13, 14]),
        (15, [3, 4, 6, 8, 10, 12, 14, 16, 18, 19]),
    ];
    const TRUNCATED_RAW: ExpectedK = [
        (3, [2, 3, 3, 4, 4, 4, 5, 5, 6, 6]),
        (5, [3, 3, 4, 4, 5, 6, 6, 7, 8, 8]),
        (10, [3, 4, 5, 6, 8, 9, 10, 11, 13, 14]),
        (15, [3, 4, 6, 8, 10, 12, 14, 16, 18, 19]),
    ];

    fn check_raw(test: SizeTest, table: &ExpectedK) {
        for &(k, expected) in table {
            let found = FRACTIONS.map(|share| test.significant_size(k, share, 0.1).unwrap());
            assert_eq!(found, expected, "{test:?} {k}");
        }
    }

    fn check_required(test: SizeTest, table: &ExpectedK) {
        for &(k, expected) in table {
            let found = FRACTIONS.map(|share| test.required_size(k, share, 0.1).unwrap());
            assert_eq!(found, expected, "{test:?} {k}");
        }
    }

    /// Spec E8, the first table.
    #[test]
    fn significant_sizes_are_those_of_the_spec() {
        check_raw(POISSON, &POISSON_RAW);
        check_raw(TRUNCATED, &TRUNCATED_RAW);
    }

    /// Spec E8, the second and third table.
    #[test]
    fn required_sizes_are_those_of_the_spec() {
        check_required(
            POISSON,
            &[
                (3, [2, 2, 3, 3, 3, 3, 3, 3, 3, 3]),
                (5, [2, 2, 3, 4, 5, 5, 5, 5, 5, 5]),
                (10, [2, 3, 5, 6, 8, 9, 10, 10, 10, 10]),
                (15, [3, 4, 6, 8, 10, 12, 14, 15, 15, 15]),
            ],
        );
        check_required(
            TRUNCATED,
            &[
                (3, [2, 3, 3, 3, 3, 3, 3, 3, 3, 3]),
                (5, [3, 3, 4, 4, 5, 5, 5, 5, 5, 5]),
                (10, [3, 4, 5, 6, 8, 9, 10, 10, 10, 10]),
                (15, [3, 4, 6, 8, 10, 12, 14, 15, 15, 15]),
            ],
        );
    }

    /// Spec J17: ARX's Poisson variant is off by one, its truncated variant is not.
    #[test]
    fn arx_demands_one_record_more() {
        let arx: ExpectedK = [
            (3, [3, 3, 3, 3, 3, 3, 3, 3, 3, 3]),
            (5, [3, 3, 4, 5, 5, 5, 5, 5, 5, 5]),
            (10, [3, 4, 6, 7, 9, 10, 10, 10, 10, 10]),
            (15, [4, 5, 7, 9, 11, 13, 15, 15, 15, 15]),
        ];
        for ((k, raw), (_, arx)) in POISSON_RAW.into_iter().zip(arx) {
            assert_eq!(raw.map(|size| (size + 1).min(k)), arx);
            let ours = FRACTIONS.map(|share| POISSON.required_size(k, share, 0.1).unwrap());
            assert_ne!(ours, arx);
        }
    }

    /// Spec E8: small rates leave no constraint, or one of two records.
    #[test]
    fn rare_samples_demand_little() {
        let rate_below = 0.1053;
        assert_eq!(POISSON.significant_size(1, rate_below, 0.1), Some(1));
        assert_eq!(POISSON.significant_size(1, 0.1054, 0.1), Some(2));
        assert_eq!(TRUNCATED.significant_size(5, 1e-9, 0.1), Some(2));
    }

    #[test]
    fn the_definition_holds_by_direct_summation() {
        for k in [1, 2, 7, 40, 300] {
            for share in [0.01, 0.17, 0.5, 1.0] {
                for significance in [0.3, 0.1, 0.01, 1e-6] {
                    let rate = f64::from(k) * share;
                    let mut terms = vec![crate::num::exp(-rate)];
                    for x in 1..1200 {
                        terms.push(terms[x - 1] * rate / x as f64);
                    }
                    let tail = |first: usize| terms[first..].iter().rev().sum::<f64>();
                    let seen = tail(1);
                    let poisson = (0..).find(|&x| tail(x) <= significance).unwrap() as u32;
                    let truncated = (1..).find(|&x| tail(x) / seen <= significance).unwrap() as u32;
                    assert_eq!(POISSON.significant_size(k, share, significance), Some(poisson));
                    assert_eq!(TRUNCATED.significant_size(k, share, significance), Some(truncated));
                }
            }
        }
    }

    #[test]
    fn huge_k_end_and_bad_arguments_have_no_size() {
        let huge = POISSON.significant_size(u32::MAX, 0.5, 0.1).unwrap();
        let deviations =
            (f64::from(huge) - f64::from(u32::MAX) * 0.5) / (f64::from(u32::MAX) * 0.5).sqrt();
        assert!((deviations - 1.2816).abs() < 0.01);
        for (k, share, significance) in [
            (0, 0.5, 0.1),
            (5, 0.0, 0.1),
            (5, 1.1, 0.1),
            (5, f64::NAN, 0.1),
            (5, 0.5, 0.0),
            (5, 0.5, 1.0),
        ] {
            assert_eq!(POISSON.required_size(k, share, significance), None);
        }
    }
}
