//! From one loss per attribute to one number (spec M8).

use super::Loss;
use crate::choice::Declaration;
use crate::num::pow;

/// A product of at most this, and one more factor, are within an `f64` by far.
const LARGE: f64 = 1e200;

/// How the losses of the attributes become one number. Each is monotone in each of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Aggregate {
    /// Σ wᵢyᵢ / d.
    #[default]
    ArithmeticMean,
    /// Π (wᵢyᵢ + 1)^(1/d) − 1.
    GeometricMean,
    /// Σ wᵢyᵢ.
    Sum,
    /// The largest wᵢyᵢ.
    Max,
    /// All wᵢyᵢ from the largest to the smallest, compared one after the other.
    Rank,
}

const fn declared(id: &'static str, source: &'static str) -> Declaration {
    Declaration { id, family: "", source, formula: "", parameters: &[] }
}

/// All aggregates, in the order in which they are listed everywhere.
pub static AGGREGATES: [(Declaration, Aggregate); 5] = [
    (
        declared("arithmetic-mean", "The weighted mean over the quasi-identifiers."),
        Aggregate::ArithmeticMean,
    ),
    (
        declared("geometric-mean", "The geometric mean of 1 + loss, less 1, as in ARX."),
        Aggregate::GeometricMean,
    ),
    (declared("sum", "The weighted sum over the quasi-identifiers."), Aggregate::Sum),
    (declared("max", "The largest weighted loss of a quasi-identifier."), Aggregate::Max),
    (
        declared(
            "rank",
            "All weighted losses from the largest to the smallest, compared one after the other.",
        ),
        Aggregate::Rank,
    ),
];

impl Aggregate {
    /// The aggregate of losses with their weights, in the order of the attributes; 0 for none.
    pub fn combine<'a>(self, losses: impl Iterator<Item = (f64, &'a f64)>) -> Loss {
        let mut number = 0_u32;
        let weighted = losses.map(|(loss, weight)| loss * weight).inspect(|_| number += 1);
        Loss::number(match self {
            Self::Sum => weighted.sum(),
            Self::Max => weighted.fold(0.0, f64::max),
            Self::ArithmeticMean => {
                let sum: f64 = weighted.sum();
                if number == 0 { 0.0 } else { sum / f64::from(number) }
            }
            Self::GeometricMean => {
                geometric_mean(weighted.map(|loss| loss + 1.0)).map_or(0.0, |mean| mean - 1.0)
            }
            Self::Rank => return Loss::ranked(weighted.collect()),
        })
    }
}

/// Π fᵢ^(1/n), in parts: a thousand factors of 2 are beyond every `f64`. `None` for no factor.
fn geometric_mean(factors: impl Iterator<Item = f64>) -> Option<f64> {
    let (mut number, mut product, mut full) = (0_u32, 1.0, Vec::new());
    for factor in factors {
        if product > LARGE {
            full.push(std::mem::replace(&mut product, 1.0));
        }
        product *= factor;
        number += 1;
    }
    let share = 1.0 / f64::from(number);
    (number > 0)
        .then(|| full.iter().fold(pow(product, share), |mean, part| mean * pow(*part, share)))
}

impl Aggregate {
    /// Its name in recipes.
    #[must_use]
    pub fn id(self) -> &'static str {
        AGGREGATES[self as usize].0.id
    }

    /// How much it costs to let one attribute's weighted loss grow. Of several attributes, the
    /// one that costs least raises the aggregate least; only the order means anything.
    #[must_use]
    pub fn cost(self, before: f64, after: f64) -> f64 {
        match self {
            Self::ArithmeticMean | Self::Sum => after - before,
            Self::GeometricMean => (after + 1.0) / (before + 1.0),
            Self::Max | Self::Rank => after,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Aggregate, geometric_mean};

    #[test]
    fn each_aggregate_is_its_formula() {
        let weights = [1.0, 2.0];
        let combined = |aggregate: Aggregate| {
            aggregate.combine([0.5, 0.125].into_iter().zip(&weights)).value()
        };
        assert_eq!(combined(Aggregate::Sum), 0.75);
        assert_eq!(combined(Aggregate::ArithmeticMean), 0.375);
        assert_eq!(combined(Aggregate::Max), 0.5);
        assert!((combined(Aggregate::GeometricMean) - (1.875_f64.sqrt() - 1.0)).abs() < 1e-15);
        let ranked = Aggregate::Rank.combine([0.125, 0.5].into_iter().zip(&weights));
        assert_eq!(ranked.values().collect::<Vec<_>>(), [1.0, 0.125]);
        assert_eq!(Aggregate::GeometricMean.combine([].into_iter().zip(&weights)).value(), 0.0);
    }

    #[test]
    fn a_geometric_mean_of_thousands_is_finite() {
        let weights = [1.0; 5000];
        let mean = Aggregate::GeometricMean.combine(weights.iter().copied().zip(&weights)).value();
        assert!((mean - 1.0).abs() < 1e-12, "{mean}");
        let mixed: Vec<f64> = (0..3000).map(|i| f64::from(1 + i % 2)).collect();
        assert!((geometric_mean(mixed.into_iter()).unwrap() - 2_f64.sqrt()).abs() < 1e-12);
    }

    #[test]
    fn the_cheaper_step_raises_the_aggregate_less() {
        for aggregate in
            [Aggregate::ArithmeticMean, Aggregate::GeometricMean, Aggregate::Sum, Aggregate::Max]
        {
            // The first attribute grows from 0.1 to 0.3, or the second from 0.5 to 0.65.
            let first = aggregate.combine([0.3, 0.5].into_iter().zip(&[1.0, 1.0]));
            let second = aggregate.combine([0.1, 0.65].into_iter().zip(&[1.0, 1.0]));
            let costs = (aggregate.cost(0.1, 0.3), aggregate.cost(0.5, 0.65));
            assert_eq!(first < second, costs.0 < costs.1, "{aggregate:?}");
        }
    }
}
