//! Homogeneity (spec H2): a value that all, or nearly all, candidates share.

use crate::histogram::Histogram;

/// The most frequent value with its share, the first of equally frequent ones; `None` without any.
pub(super) fn commonest(values: Histogram<'_>) -> Option<(u32, f64)> {
    let total = f64::from(values.total());
    let mut found: Option<(u32, u32)> = None;
    for (value, count) in values.iter() {
        if found.is_none_or(|(_, most)| count > most) {
            found = Some((value, count));
        }
    }
    found.map(|(value, count)| (value, f64::from(count) / total))
}
