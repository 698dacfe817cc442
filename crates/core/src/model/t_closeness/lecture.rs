//! Two distances between distributions that know nothing of distances between values
//! (spec D9b). They are reported for comparison; no model demands anything of them.

use super::{ReferenceCounts, equal};
use crate::histogram::Histogram;
use crate::num::ln;

/// (1/m) Σ ½ |p − q|, as the lecture prints it; the usual total variation distance has no 1/m
/// and is the equal distance (spec J3).
pub(super) fn trace_distance(histogram: Histogram<'_>, reference: &ReferenceCounts) -> f64 {
    equal::distance(histogram, reference) / reference.counts.len() as f64
}

/// Σ p ln(p/q) in nats: cross entropy less entropy. The lecture has the sign the wrong way
/// round (spec J2).
pub(super) fn kullback_leibler(histogram: Histogram<'_>, reference: &ReferenceCounts) -> f64 {
    let (size, total) = (f64::from(histogram.total()), reference.total as f64);
    histogram
        .iter()
        .map(|(value, count)| {
            let share = f64::from(count) / size;
            share * ln(share * total / reference.counts[value as usize] as f64)
        })
        .sum()
}
