//! k-map without a population table: estimated from the sample.
//!
//! # Definition
//! With `individual-risk`, E\[1/F | f\] ≤ 1/k for every class of f persons, where each was
//! sampled with probability p (spec D2, E6): the sampling fraction, or the persons of
//! the class by the sum of their sampling weights. With the tests, every class has at
//! least min(k, k′) persons, where k′ is the fewest that reject F < k at the
//! significance asked for (spec E7, E8).
//!
//! # Source
//! R. Benedetti, L. Franconi. "Statistical and Technological Solutions for Controlled Data
//! Dissemination." 1998.
//! K. El Emam, F. Dankar. "Protecting Privacy Using k-Anonymity." JAMIA 15(5), 2008.
//!
//! # Invariants
//! Merging classes leaves every record at most the smaller of the two risks (spec E0);
//! the tests ask for a size. Where persons have records in several classes, a class that
//! takes in another has at least as many persons and as much weight as before, and with
//! more of either the risk does not rise. So all are monotone with and without suppression.

use super::k_anonymity::K;
use super::{ClassModel, Monotone, Stronger};
use crate::choice::{Choice, Parameter, Range};
use crate::error::{Error, Result};
use crate::num::at_most;
use crate::partition::Class;
use crate::risk::{SizeTest, individual_risk};

/// The share of the population that the table holds.
pub(super) const SAMPLING_FRACTION: Parameter =
    Parameter::number("sampling-fraction", Range::FRACTION).suggested(0.1);

/// The chance of error allowed for each class (spec E7).
pub(super) const SIGNIFICANCE: Parameter = Parameter::number("significance", Range::BETWEEN)
    .default(0.1)
    .only_with("estimator", &["poisson", "truncated-poisson"]);

/// What recipes call an estimate, and it, with figures of no meaning.
pub(super) const ESTIMATES: [(&str, MapEstimate); 3] = [
    ("individual-risk", MapEstimate::IndividualRisk { sampling_fraction: None }),
    ("poisson", MapEstimate::Poisson { sampling_fraction: 1.0, significance: 0.1 }),
    (
        "truncated-poisson",
        MapEstimate::TruncatedPoisson { sampling_fraction: 1.0, significance: 0.1 },
    ),
];

/// How F is estimated.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum MapEstimate {
    /// Benedetti and Franconi's individual risk.
    IndividualRisk {
        /// Share of the population that was sampled; without it records have weights.
        sampling_fraction: Option<f64>,
    },
    /// A Poisson test.
    Poisson {
        /// Share of the population that was sampled.
        sampling_fraction: f64,
        /// The chance of error allowed for each class.
        significance: f64,
    },
    /// The same, knowing that classes without record are never seen.
    TruncatedPoisson {
        /// Share of the population that was sampled.
        sampling_fraction: f64,
        /// The chance of error allowed for each class.
        significance: f64,
    },
}

impl MapEstimate {
    /// The one that was chosen, with its figures.
    ///
    /// # Errors
    /// [`Kind::MissingParameter`](crate::error::Kind::MissingParameter) for a sampling fraction
    /// that it cannot do without.
    pub(super) fn chosen(choice: &Choice) -> Result<Self> {
        let share = choice.number_given(SAMPLING_FRACTION.name);
        Ok(match choice.meaning("estimator", &ESTIMATES)? {
            Self::IndividualRisk { .. } => Self::IndividualRisk { sampling_fraction: share },
            Self::Poisson { .. } => Self::Poisson {
                sampling_fraction: choice.number(SAMPLING_FRACTION.name)?,
                significance: choice.number(SIGNIFICANCE.name)?,
            },
            Self::TruncatedPoisson { .. } => Self::TruncatedPoisson {
                sampling_fraction: choice.number(SAMPLING_FRACTION.name)?,
                significance: choice.number(SIGNIFICANCE.name)?,
            },
        })
    }

    /// Whether it goes by the weights of the records.
    pub(super) fn needs_weights(self) -> bool {
        self == Self::IndividualRisk { sampling_fraction: None }
    }
}

/// The demand for at least k persons, as far as the sample tells.
#[derive(Clone, Copy, Debug)]
pub struct EstimatedKMap {
    k: u32,
    estimate: MapEstimate,
    /// The smallest class that meets it, if sizes are all it looks at.
    smallest: Option<u32>,
}

impl EstimatedKMap {
    /// At least `k` persons.
    ///
    /// # Errors
    /// [`Kind::Parameter`](crate::error::Kind::Parameter) if k is below 2, a sampling fraction not above 0 and at most 1, or a
    /// significance not between 0 and 1.
    pub fn new(k: u32, estimate: MapEstimate) -> Result<Self> {
        K.check(k.into())?;
        let smallest = match estimate {
            MapEstimate::IndividualRisk { sampling_fraction: None } => None,
            MapEstimate::IndividualRisk { sampling_fraction: Some(share) } => {
                SAMPLING_FRACTION.check(share)?;
                Some(first(k, |size| {
                    individual_risk(size, share).is_some_and(|risk| keeps(risk, k))
                }))
            }
            MapEstimate::Poisson { sampling_fraction, significance }
            | MapEstimate::TruncatedPoisson { sampling_fraction, significance } => {
                SAMPLING_FRACTION.check(sampling_fraction)?;
                let size = test(estimate).required_size(k, sampling_fraction, significance);
                Some(size.ok_or_else(|| {
                    Error::parameter(SIGNIFICANCE.name, SIGNIFICANCE.range.text())
                })?)
            }
        };
        Ok(Self { k, estimate, smallest })
    }

    /// The risk of a class, for the estimate by individual risk.
    fn risk(&self, class: &Class<'_>, share: Option<f64>) -> Option<f64> {
        individual_risk(
            class.size,
            share.unwrap_or_else(|| f64::from(class.size) * WEIGHT_UNIT / class.weight as f64),
        )
    }
}

/// Weights are in millionths.
const WEIGHT_UNIT: f64 = 1e6;

fn test(estimate: MapEstimate) -> SizeTest {
    match estimate {
        MapEstimate::TruncatedPoisson { .. } => SizeTest::TruncatedPoisson,
        _ => SizeTest::Poisson,
    }
}

fn keeps(risk: f64, k: u32) -> bool {
    at_most(risk, 1.0 / f64::from(k))
}

/// The first number from 1 on that meets a condition which stays met, and which `last` meets.
fn first(last: u32, meets: impl Fn(u32) -> bool) -> u32 {
    let (mut low, mut high) = (1, last);
    while low < high {
        let middle = low + (high - low) / 2;
        if meets(middle) {
            high = middle;
        } else {
            low = middle + 1;
        }
    }
    high
}

/// The largest k for which `size` persons are enough.
fn strongest(size: u32, enough: impl Fn(u32) -> bool) -> u32 {
    // `size` persons are always enough for k = size.
    let mut above = size.max(1);
    while enough(above) && above < u32::MAX {
        above = above.saturating_mul(2);
    }
    if enough(above) { above } else { first(above, |k| !enough(k)) - 1 }
}

impl ClassModel for EstimatedKMap {
    fn holds(&self, class: &Class<'_>) -> bool {
        match (self.smallest, self.estimate) {
            (Some(smallest), _) => class.size >= smallest,
            (None, _) => self.risk(class, None).is_some_and(|risk| keeps(risk, self.k)),
        }
    }

    /// 1/E\[1/F | f\], or the largest k that the test grants to a class of this size.
    fn measure(&self, class: &Class<'_>) -> Option<f64> {
        match self.estimate {
            MapEstimate::IndividualRisk { sampling_fraction } => {
                Some(self.risk(class, sampling_fraction).map_or(0.0, |risk| 1.0 / risk))
            }
            MapEstimate::Poisson { sampling_fraction, significance }
            | MapEstimate::TruncatedPoisson { sampling_fraction, significance } => {
                Some(f64::from(strongest(class.size, |k| {
                    let test = test(self.estimate);
                    let required = test.required_size(k, sampling_fraction, significance);
                    required.is_some_and(|needed| needed <= class.size)
                })))
            }
        }
    }

    fn stronger(&self) -> Stronger {
        Stronger::Larger
    }

    fn monotone(&self) -> Monotone {
        Monotone::FULLY
    }

    fn smallest(&self) -> Option<u32> {
        self.smallest
    }
}

#[cfg(test)]
mod tests {
    use super::{EstimatedKMap, MapEstimate};
    use crate::error::Kind;
    use crate::model::ClassModel;
    use crate::partition::Class;

    const SHARES: [f64; 10] = [0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9];

    fn sizes(k: u32, estimate: impl Fn(f64) -> MapEstimate) -> Vec<u32> {
        let models = SHARES.map(|share| EstimatedKMap::new(k, estimate(share)).unwrap());
        models.iter().map(|model| model.smallest().unwrap()).collect()
    }

    fn poisson(sampling_fraction: f64) -> MapEstimate {
        MapEstimate::Poisson { sampling_fraction, significance: 0.1 }
    }

    fn truncated(sampling_fraction: f64) -> MapEstimate {
        MapEstimate::TruncatedPoisson { sampling_fraction, significance: 0.1 }
    }

    /// Spec E8: min(k, k′) at significance 0.1, λ0 = kπ.
    #[test]
    fn tests_ask_for_the_sizes_of_the_spec() {
        assert_eq!(sizes(3, poisson), [2, 2, 3, 3, 3, 3, 3, 3, 3, 3]);
        assert_eq!(sizes(5, poisson), [2, 2, 3, 4, 5, 5, 5, 5, 5, 5]);
        assert_eq!(sizes(10, poisson), [2, 3, 5, 6, 8, 9, 10, 10, 10, 10]);
        assert_eq!(sizes(15, poisson), [3, 4, 6, 8, 10, 12, 14, 15, 15, 15]);
        assert_eq!(sizes(3, truncated), [2, 3, 3, 3, 3, 3, 3, 3, 3, 3]);
        assert_eq!(sizes(5, truncated), [3, 3, 4, 4, 5, 5, 5, 5, 5, 5]);
        assert_eq!(sizes(10, truncated), [3, 4, 5, 6, 8, 9, 10, 10, 10, 10]);
        assert_eq!(sizes(15, truncated), [3, 4, 6, 8, 10, 12, 14, 15, 15, 15]);
    }

    /// Spec E6: the first rows of the table, as classes with weights.
    #[test]
    fn weights_give_the_individual_risk_of_the_spec() {
        let estimate = MapEstimate::IndividualRisk { sampling_fraction: None };
        for (size, weight, risk) in [
            (1, 45_500_000, 0.08579129),
            (1, 17_000_000, 0.17707583),
            (1, 123_500_000, 0.03931625),
            (2, 100_000_000, 0.01877883),
            (3, 108_000_000, 0.01355297),
            (4, 125_000_000, 0.01050489),
            (10, 20_000_000, 0.05248774),
            (3, 3_000_000, 1.0 / 3.0),
            // Weights below 1 count as 1.
            (3, 2_000_000, 1.0 / 3.0),
        ] {
            let mut class = Class::of_size(size);
            class.weight = weight;
            let measured = EstimatedKMap::new(2, estimate).unwrap().measure(&class).unwrap();
            assert!((1.0 / measured - risk).abs() < 1e-8, "{size} of {weight}: {measured}");
            let (met, too_much) = ((1.0 / risk) as u32, (1.0 / risk) as u32 + 1);
            if met >= 2 {
                assert!(EstimatedKMap::new(met, estimate).unwrap().holds(&class));
            }
            assert!(!EstimatedKMap::new(too_much, estimate).unwrap().holds(&class));
        }
    }

    #[test]
    fn what_holds_is_what_is_measured() {
        for k in [2, 3, 5, 10, 15] {
            for &share in &SHARES {
                let individual = MapEstimate::IndividualRisk { sampling_fraction: Some(share) };
                for estimate in [poisson(share), truncated(share), individual] {
                    let model = EstimatedKMap::new(k, estimate).unwrap();
                    for size in 1..20 {
                        let class = Class::of_size(size);
                        let measured = model.measure(&class).unwrap();
                        assert!(measured >= f64::from(size) - 1e-9, "f persons are at least f");
                        assert_eq!(
                            model.holds(&class),
                            measured >= f64::from(k) - 1e-9,
                            "{estimate:?}, k = {k}, {size} persons, {measured}"
                        );
                    }
                }
            }
        }
    }

    #[test]
    fn parameters_are_refused_by_name() {
        let field = |k, estimate| match EstimatedKMap::new(k, estimate).unwrap_err().kind {
            Kind::Parameter { field, .. } => field,
            other => panic!("{other:?}"),
        };
        assert_eq!(field(1, poisson(0.1)), "k");
        assert_eq!(field(2, poisson(0.0)), "sampling-fraction");
        assert_eq!(field(2, truncated(1.1)), "sampling-fraction");
        let individual = MapEstimate::IndividualRisk { sampling_fraction: Some(f64::NAN) };
        assert_eq!(field(2, individual), "sampling-fraction");
        for significance in [0.0, 1.0] {
            let estimate = MapEstimate::Poisson { sampling_fraction: 0.1, significance };
            assert_eq!(field(2, estimate), "significance");
        }
    }
}
