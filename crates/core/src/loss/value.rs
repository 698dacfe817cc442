//! A loss as searches compare it: one number, or several that count one after the other.

use crate::num::{LOSS_NOISE, LOSS_UNIT};
use std::cmp::Ordering;

/// The loss of a node, or a bound of it.
///
/// Only [`Aggregate::Rank`](super::Aggregate::Rank) needs more than one number: the losses of
/// the attributes, the largest first, of which the first that differ decide. A single number
/// needs no memory of its own, which matters where a search holds thousands of bounds.
#[derive(Clone, Debug, PartialEq)]
pub struct Loss {
    first: f64,
    rest: Vec<f64>,
}

impl Loss {
    /// More than any loss.
    pub const INFINITE: Self = Self::number(f64::INFINITY);
    /// No loss at all.
    pub const NONE: Self = Self::number(0.0);

    /// A loss that is one number.
    #[must_use]
    pub const fn number(number: f64) -> Self {
        Self { first: number, rest: Vec::new() }
    }

    /// The losses of several attributes, in any order; none at all are no loss.
    #[must_use]
    pub fn ranked(mut losses: Vec<f64>) -> Self {
        if losses.is_empty() {
            return Self::NONE;
        }
        losses.sort_unstable_by(|a, b| b.total_cmp(a));
        let first = losses.remove(0);
        Self { first, rest: losses }
    }

    /// The number to show: of several the largest.
    #[must_use]
    pub fn value(&self) -> f64 {
        self.first
    }

    /// All numbers, the one that counts first in front.
    pub fn values(&self) -> impl Iterator<Item = f64> {
        std::iter::once(self.first).chain(self.rest.iter().copied())
    }

    /// Whether it is the loss of a node that may be released.
    #[must_use]
    pub fn is_finite(&self) -> bool {
        self.first.is_finite()
    }

    /// The order in units of ties (spec section 0, rule 4).
    #[must_use]
    pub fn compare(&self, other: &Self) -> Ordering {
        self.compare_by(other, |one| one)
    }

    /// The order in units of ties of `self`, as a bound whose rounding may have raised it, and
    /// a loss.
    #[must_use]
    pub fn compare_bound(&self, loss: &Self) -> Ordering {
        self.compare_by(loss, |bound| bound - LOSS_NOISE * bound.max(1.0))
    }

    fn compare_by(&self, other: &Self, lowered: impl Fn(f64) -> f64) -> Ordering {
        let first = rank(lowered(self.first)).total_cmp(&rank(other.first));
        if first.is_ne() || (self.rest.is_empty() && other.rest.is_empty()) {
            return first;
        }
        let rest = self.rest.iter().zip(&other.rest);
        rest.map(|(&one, &other)| rank(lowered(one)).total_cmp(&rank(other)))
            .find(|order| order.is_ne())
            .unwrap_or_else(|| self.rest.len().cmp(&other.rest.len()))
    }

    /// The larger of the two, rounding and all.
    #[must_use]
    pub fn max(self, other: Self) -> Self {
        if self.partial_cmp(&other) == Some(Ordering::Less) { other } else { self }
    }

    /// The smaller of the two, rounding and all.
    #[must_use]
    pub fn min(self, other: Self) -> Self {
        if self.partial_cmp(&other) == Some(Ordering::Greater) { other } else { self }
    }

    /// Lower by two units of ties and the rounding of a bound: regions are taken in units of
    /// ties, so that what is proven of the one at hand is proven of all only to that.
    #[must_use]
    pub fn loosened(&self) -> Self {
        let loosen = |one: f64| (one - (2.0 * LOSS_UNIT + LOSS_NOISE) * one.max(1.0)).max(0.0);
        Self { first: loosen(self.first), rest: self.rest.iter().copied().map(loosen).collect() }
    }
}

impl PartialOrd for Loss {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        self.values().partial_cmp(other.values())
    }
}

/// A number in units in which ties are decided (spec section 0, rule 4). Up to 2 the unit is
/// [`LOSS_UNIT`]; from there on it doubles whenever the number does, since the rounding of a
/// sum of thousands of bits, or of squares of class sizes, grows with it.
#[must_use]
pub fn rank(number: f64) -> f64 {
    if !(2.0..f64::INFINITY).contains(&number) {
        return libm::round(number / LOSS_UNIT);
    }
    let exponent = libm::ilogb(number);
    let mantissa = libm::scalbn(number, -exponent);
    f64::from(exponent) / LOSS_UNIT + libm::round(mantissa / LOSS_UNIT)
}

#[cfg(test)]
mod tests {
    use super::{Loss, rank};
    use std::cmp::Ordering;

    #[test]
    fn ranks_grow_with_the_number_and_forgive_its_rounding() {
        let numbers = [0.0, 1e-11, 0.5, 1.0, 1.9, 2.0, 2.1, 3.9, 4.0, 1e6, 1e18, 1e300];
        assert!(numbers.windows(2).all(|pair| rank(pair[0]) < rank(pair[1])));
        for number in [0.3, 1.0, 2.0, 4.0, 439_268.945, 1e18] {
            assert_eq!(rank(number), rank(number * (1.0 + 3e-16)), "{number}");
            assert_eq!(rank(number), rank(number * (1.0 - 3e-16)), "{number}");
            assert_ne!(rank(number), rank(number * (1.0 + 1e-11)), "{number}");
        }
        assert_eq!(rank(f64::INFINITY), f64::INFINITY);
    }

    /// Spec M8: ranked losses are compared from the largest on.
    #[test]
    fn the_first_that_differ_decide() {
        let loss = |values: &[f64]| Loss::ranked(values.to_vec());
        assert_eq!(loss(&[0.1, 0.9]).compare(&loss(&[0.9, 0.2])), Ordering::Less);
        assert_eq!(loss(&[0.9, 0.1, 0.0]).compare(&loss(&[0.0, 0.9, 0.1])), Ordering::Equal);
        assert_eq!(loss(&[0.8, 0.8]).compare(&loss(&[0.9, 0.0])), Ordering::Less);
        assert_eq!(loss(&[0.9 + 1e-14, 0.1]).compare(&loss(&[0.9, 0.2])), Ordering::Less);
        assert_eq!(loss(&[0.3, 0.7]).value(), 0.7);
        assert!(loss(&[0.9, 0.1]).loosened() < loss(&[0.9, 0.1]));
        assert_eq!(loss(&[]), Loss::NONE);
    }
}
