//! The distance where all values are equally far apart: ½ Σ |p(s) − q(s)|.
//!
//! As both sum to 1, what p has too much it has too little elsewhere, and the sum
//! of p(s) − q(s) over the values with too much is the same. Only values that
//! occur can have too much, so that absent ones need no look.

use super::{ReferenceCounts, ratio};
use crate::histogram::Histogram;

#[inline]
pub(super) fn distance(histogram: Histogram<'_>, reference: &ReferenceCounts) -> f64 {
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
    counts
        .map(|(count, reference)| {
            (u64::from(count) * reference_total).saturating_sub(reference * size)
        })
        .sum()
}

/// At least so many records have to go before the rest is within `t`.
///
/// Let M records remain, m(s) ≤ n(s) of each value. Their distance is 1 − Σ min(m(s)/M, q(s)),
/// so that Σ min(n(s), q(s)·M) ≥ (1 − t)·M. The left side is concave in M and 0 at 0: if the
/// inequality fails at one M it fails at every larger one, and where the tangent at that M meets
/// the right side, it fails from there on, because the tangent is nowhere below. So M is
/// lowered step by step, each time to an upper bound, until the inequality holds. And where the
/// values that occur have less than 1 − t of all together, it fails right from 0 on.
pub(super) fn lost(histogram: Histogram<'_>, reference: &ReferenceCounts, t: f64) -> u32 {
    /// Upper bounds rather than the least one: rounding must not lower them.
    const SLACK: f64 = 1e-9;
    /// Each step is a bound; further ones hardly change it.
    const STEPS: usize = 4;
    let size = histogram.total();
    if reference.total == 0 {
        return size;
    }
    let present: f64 = histogram.iter().map(|(value, _)| reference.shares[value as usize]).sum();
    if present < 1.0 - t - SLACK {
        return size;
    }
    let mut most = f64::from(size);
    for _ in 0..STEPS {
        let (mut kept, mut slope) = (0.0, t - 1.0);
        for (value, count) in histogram.iter() {
            let (share, count) = (reference.shares[value as usize], f64::from(count));
            // Which values are too frequent is not foreseeable: hence no branch.
            let too_many = share * most < count;
            slope += if too_many { share } else { 0.0 };
            kept += if too_many { 0.0 } else { count };
        }
        if slope * most + kept >= -SLACK * most {
            break;
        }
        most = most.min(kept / -slope);
    }
    size - (libm::floor(most * (1.0 + SLACK) + SLACK) as u32).min(size)
}

#[cfg(test)]
mod tests {
    use super::lost;
    use crate::histogram::Histogram;
    use crate::model::t_closeness::ReferenceCounts;

    /// Of nine and one, where both values are equally frequent: with M left, one of them half of
    /// M, ½M + 1 ≥ 0.9·M up to M = 2.5.
    #[test]
    fn what_is_too_frequent_is_lost_however_a_class_is_divided() {
        let reference = ReferenceCounts::new(vec![50, 50]);
        let lost =
            |values: &[u32], counts: &[u32], t| lost(Histogram { values, counts }, &reference, t);
        assert_eq!(lost(&[0, 1], &[9, 1], 0.1), 8);
        assert_eq!(lost(&[0], &[9], 0.4), 9);
        assert_eq!(lost(&[0], &[9], 0.5), 0);
        assert_eq!(lost(&[0, 1], &[5, 5], 0.0), 0);
        // Without the third value nothing that remains is nearer than its share.
        let thirds = ReferenceCounts::new(vec![40, 40, 20]);
        let histogram = Histogram { values: &[0, 1], counts: &[7, 5] };
        assert_eq!(super::lost(histogram, &thirds, 0.19), 12);
        assert_eq!(super::lost(histogram, &thirds, 0.2), 0);
    }
}
