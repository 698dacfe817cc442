//! Homogeneity (spec H2): a value that all, or nearly all, candidates share.

use crate::histogram::Histogram;

/// The values with at least a share of `all`, with theirs; the most frequent one if none has it.
pub(super) fn shared((values, all): (Histogram<'_>, u32), least: f64) -> Vec<(u32, f64)> {
    let shares = values.iter().map(|(value, count)| (value, share(count, all)));
    let found: Vec<(u32, f64)> = shares.filter(|&(_, share)| share >= least).collect();
    if found.is_empty() { commonest((values, all)).into_iter().collect() } else { found }
}

/// The most frequent value with its share, the first of equally frequent ones; `None` without any.
pub(super) fn commonest((values, all): (Histogram<'_>, u32)) -> Option<(u32, f64)> {
    let mut found: Option<(u32, u32)> = None;
    for (value, count) in values.iter() {
        if found.is_none_or(|(_, most)| count > most) {
            found = Some((value, count));
        }
    }
    found.map(|(value, count)| (value, share(count, all)))
}

/// The share that so many are of `all`, at most the whole: where it is not known whose records are whose,
/// `all` are the fewest who may have them.
pub(super) fn share(count: u32, all: u32) -> f64 {
    (f64::from(count) / f64::from(all)).min(1.0)
}

#[cfg(test)]
mod tests {
    use super::shared;
    use crate::histogram::Histogram;

    #[test]
    fn whoever_asks_for_a_half_is_told_both_halves() {
        let values = Histogram { values: &[3, 5, 6], counts: &[2, 2, 0] };
        assert_eq!(shared((values, 4), 0.5), [(3, 0.5), (5, 0.5)]);
        assert_eq!(shared((values, 4), 0.9), [(3, 0.5)]);
        assert_eq!(shared((values, 2), 0.9), [(3, 1.0), (5, 1.0)]);
    }
}
