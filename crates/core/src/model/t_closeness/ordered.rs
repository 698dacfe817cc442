//! The distance by rank: |i − j| / (m − 1) for the i-th and the j-th of m values.
//!
//! D = Σ_{i<m} |Σ_{j≤i} (p_j − q_j)| / (m − 1). Between two values that occur the
//! summed p stands still while the summed q grows, so that the sign changes once;
//! prefix sums of prefix sums give both sides, and a class costs a search for each
//! of its values rather than a look at each of all.

use super::{ReferenceCounts, ratio};
use crate::histogram::Histogram;
use std::ops::{Add, Mul, Range, Sub};

/// Up to this many values are summed one by one.
const SHORT: usize = 16;

/// A whole number without sign.
trait WholeNumber:
    Copy + From<u64> + Add<Output = Self> + Sub<Output = Self> + Mul<Output = Self>
{
}

impl WholeNumber for u64 {}
impl WholeNumber for u128 {}

/// Prefix sums of the reference.
#[derive(Clone, Debug)]
pub(super) struct Ordered {
    /// Q_i: records of the reference with value i or less; without the last value.
    sums: Vec<u64>,
    /// S_i: the sum of all Q before i.
    sums_of_sums: Vec<u64>,
}

impl Ordered {
    pub(super) fn new(reference: &ReferenceCounts) -> Self {
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
    pub(super) fn distance(&self, histogram: Histogram<'_>, reference: &ReferenceCounts) -> f64 {
        let steps = self.sums.len() as u64;
        if steps == 0 {
            return 0.0;
        }
        let size = u64::from(histogram.total());
        let whole = size * reference.total;
        match whole.checked_mul(steps) {
            Some(whole) if self.sums.len() <= SHORT => {
                ratio(self.short_way(histogram, size, reference.total).into(), whole.into())
            }
            Some(whole) => {
                ratio(self.way::<u64>(histogram, size, reference.total).into(), whole.into())
            }
            None => {
                let way = self.way::<u128>(histogram, size, reference.total);
                ratio(way, u128::from(whole) * u128::from(steps))
            }
        }
    }

    /// The same sum value by value, for few of them: without a branch for each.
    #[inline]
    fn short_way(&self, histogram: Histogram<'_>, size: u64, total: u64) -> u64 {
        let mut counts = [0_u64; SHORT + 1];
        for (value, count) in histogram.iter() {
            counts[(value as usize).min(SHORT)] = u64::from(count);
        }
        let (mut way, mut reached) = (0, 0);
        for (sum, count) in self.sums.iter().zip(counts) {
            reached += count * total;
            way += reached.abs_diff(sum * size);
        }
        way
    }

    /// Σ |P_i·N − Q_i·n|, in a type that holds (m − 1)·n·N.
    #[inline]
    fn way<T: WholeNumber>(&self, histogram: Histogram<'_>, size: u64, total: u64) -> T {
        let last = self.sums.len();
        let (mut way, mut start, mut sum) = (T::from(0), 0, 0);
        for (value, count) in histogram.iter() {
            let end = (value as usize).min(last);
            way = way + self.stretch(start..end, u64::from(sum) * total, size);
            start = end;
            sum += count;
        }
        way + self.stretch(start..last, u64::from(sum) * total, size)
    }

    /// The part of the sum in which P_i·N stays `reached`.
    #[inline]
    fn stretch<T: WholeNumber>(&self, range: Range<usize>, reached: u64, size: u64) -> T {
        let sums = &self.sums[range.clone()];
        if sums.len() <= SHORT {
            return sums
                .iter()
                .fold(T::from(0), |way, q| way + T::from(reached.abs_diff(q * size)));
        }
        let turn = range.start + sums.partition_point(|q| q * size <= reached);
        let both = |a: usize, b: usize| {
            let of_class = T::from(reached) * T::from((b - a) as u64);
            (of_class, T::from(self.sums_of_sums[b] - self.sums_of_sums[a]) * T::from(size))
        };
        let (before, after) = (both(range.start, turn), both(turn, range.end));
        (before.0 - before.1) + (after.1 - after.0)
    }
}
