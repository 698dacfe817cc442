//! The distance by rank: |i − j| / (m − 1) for the i-th and the j-th of m values.
//!
//! D = Σ_{i<m} |Σ_{j≤i} (p_j − q_j)| / (m − 1). Between two values that occur the
//! summed p stands still while the summed q grows, so that the sign changes once;
//! prefix sums of prefix sums give both sides, and a class costs a search for each
//! of its values rather than a look at each of all.

use super::{Reference, ratio};
use crate::histogram::Histogram;
use std::ops::{Add, Mul, Sub};

/// Prefix sums of the reference.
#[derive(Clone, Debug)]
pub(super) struct Ordered {
    /// Q_i: records of the reference with value i or less; without the last value.
    sums: Vec<u64>,
    /// S_i: the sum of all Q before i.
    sums_of_sums: Vec<u64>,
}

impl Ordered {
    pub(super) fn new(reference: &Reference) -> Self {
        let (mut sum, mut sum_of_sums) = (0, 0);
        let (mut sums, mut sums_of_sums) = (Vec::new(), vec![0]);
        let last = reference.counts.len().saturating_sub(1);
        for count in &reference.counts[..last] {
            sum += count;
            sum_of_sums += sum;
            sums.push(sum);
            sums_of_sums.push(sum_of_sums);
        }
        Self { sums, sums_of_sums }
    }

    #[inline]
    pub(super) fn distance(&self, histogram: Histogram<'_>, reference: &Reference) -> f64 {
        let steps = self.sums.len() as u64;
        if steps == 0 {
            return 0.0;
        }
        let size = u64::from(histogram.total());
        let whole = size * reference.total;
        match whole.checked_mul(steps) {
            Some(whole) => {
                ratio(self.way::<u64>(histogram, size, reference.total).into(), whole.into())
            }
            None => {
                let way = self.way::<u128>(histogram, size, reference.total);
                ratio(way, u128::from(whole) * u128::from(steps))
            }
        }
    }

    /// Σ |P_i·N − Q_i·n|, in a type that holds (m − 1)·n·N.
    #[inline]
    fn way<T>(&self, histogram: Histogram<'_>, size: u64, total: u64) -> T
    where
        T: Copy + From<u64> + Add<Output = T> + Sub<Output = T> + Mul<Output = T>,
    {
        let last = self.sums.len();
        let number = |number: u64| T::from(number);
        let mut way = number(0);
        let (mut from, mut sum) = (0, 0);
        let ends = histogram.values.iter().map(|&value| (value as usize).min(last)).chain([last]);
        let mut counts = histogram.counts.iter();
        for to in ends {
            // From `from` to `to` the class has `sum` records so far.
            let reached = u64::from(sum) * total;
            let turn = from + self.sums[from..to].partition_point(|&q| q * size <= reached);
            let between = |a: usize, b: usize| {
                (
                    number(self.sums_of_sums[b] - self.sums_of_sums[a]) * number(size),
                    number(reached) * number((b - a) as u64),
                )
            };
            let (smaller, larger) = between(from, turn);
            way = way + (larger - smaller);
            let (larger, smaller) = between(turn, to);
            way = way + (larger - smaller);
            from = to;
            sum += counts.next().copied().unwrap_or(0);
        }
        way
    }
}
