//! Skewness (spec H4): a value much more frequent among the candidates than in the release.
//!
//! p(s) is its share among the candidates, q(s) among all released records. It is a finding if
//! p(s) − q(s) or p(s)/q(s) reaches a limit.

use super::homogeneity::share;
use crate::histogram::Histogram;

/// The values that are so much more frequent here, each with its share of `all`. `prior` is q(s).
pub(super) fn skewed<'a>(
    (values, all): (Histogram<'a>, u32),
    prior: impl Fn(u32) -> f64 + 'a,
    (difference, ratio): (f64, f64),
) -> impl Iterator<Item = (u32, f64)> + 'a {
    values.iter().map(move |(value, count)| (value, share(count, all))).filter(
        move |&(value, here)| {
            let before = prior(value);
            here - before >= difference || here >= ratio * before
        },
    )
}
