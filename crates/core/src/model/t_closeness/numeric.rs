//! The distance by value: |x_i − x_j| over the distance of the smallest and the largest.
//!
//! D = Σ_{i<m} |Σ_{j≤i} (p_j − q_j)|·(x_{i+1} − x_i) / (x_m − x_1) (spec D9, derived).
//! The sums go as for the ordered distance, each step as long as its gap.

use super::ReferenceCounts;
use crate::histogram::Histogram;

/// Prefix sums of the reference.
#[derive(Clone, Debug)]
pub(super) struct Numeric {
    /// The share of the reference with value i or less; without the last value.
    sums: Vec<f64>,
    /// The way from the first value to the i-th.
    ways: Vec<f64>,
    /// The sum of share times gap before i.
    weighed: Vec<f64>,
}

impl Numeric {
    pub(super) fn new(reference: &ReferenceCounts, numbers: &[f64]) -> Self {
        let (mut sum, mut weighed_sum) = (0_u64, 0.0);
        let (mut sums, mut ways, mut weighed) = (Vec::new(), vec![0.0], vec![0.0]);
        for (pair, count) in numbers.windows(2).zip(&reference.counts) {
            sum += count;
            let share = sum as f64 / reference.total.max(1) as f64;
            weighed_sum += share * (pair[1] - pair[0]);
            sums.push(share);
            ways.push(pair[1] - numbers[0]);
            weighed.push(weighed_sum);
        }
        Self { sums, ways, weighed }
    }

    pub(super) fn distance(&self, histogram: Histogram<'_>, _: &ReferenceCounts) -> f64 {
        let last = self.sums.len();
        let range = self.ways[last];
        if range <= 0.0 {
            return 0.0;
        }
        let size = f64::from(histogram.total());
        let mut way = 0.0;
        let (mut start, mut sum) = (0, 0);
        let ends = histogram.values.iter().map(|&value| value as usize).chain([last]);
        let mut counts = histogram.counts.iter();
        for end in ends {
            let share = f64::from(sum) / size;
            let turn = start + self.sums[start..end].partition_point(|&q| q <= share);
            let more = |a: usize, b: usize| {
                share * (self.ways[b] - self.ways[a]) - (self.weighed[b] - self.weighed[a])
            };
            way += more(start, turn) - more(turn, end);
            start = end;
            sum += counts.next().copied().unwrap_or(0);
        }
        // Rounding must not leave the range.
        (way / range).clamp(0.0, 1.0)
    }
}
