//! The distance where all values are equally far apart: ½ Σ |p(s) − q(s)|.
//!
//! As both sum to 1, what p has too much it has too little elsewhere, and the sum
//! of p(s) − q(s) over the values with too much is the same. Only values that
//! occur can have too much, so that absent ones need no look.

use super::{Reference, ratio};
use crate::histogram::Histogram;

#[inline]
pub(super) fn distance(histogram: Histogram<'_>, reference: &Reference) -> f64 {
    let size = u64::from(histogram.total());
    let counts = histogram.iter().map(|(value, count)| (count, reference.counts[value as usize]));
    let excess = excess(counts, size, reference.total);
    ratio(excess.into(), u128::from(size) * u128::from(reference.total))
}

/// Σ max(0, n_s·N − N_s·n), at most n·N.
#[inline]
pub(super) fn excess(
    counts: impl Iterator<Item = (u32, u64)>,
    size: u64,
    reference_total: u64,
) -> u64 {
    let more = |(count, reference): (u32, u64)| {
        (u64::from(count) * reference_total).saturating_sub(reference * size)
    };
    counts.map(more).sum()
}
