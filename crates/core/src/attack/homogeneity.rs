//! Homogeneity (spec H2): a value that all, or nearly all, candidates share.

use crate::histogram::Histogram;

/// The values with at least a share, with theirs; the most frequent one if none has it.
pub(super) fn shared(values: Histogram<'_>, least: f64) -> Vec<(u32, f64)> {
    let total = f64::from(values.total());
    let shares = values.iter().map(|(value, count)| (value, f64::from(count) / total));
    let found: Vec<(u32, f64)> = shares.filter(|&(_, share)| share >= least).collect();
    if found.is_empty() { commonest(values).into_iter().collect() } else { found }
}

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

#[cfg(test)]
mod tests {
    use super::shared;
    use crate::histogram::Histogram;

    #[test]
    fn whoever_asks_for_a_half_is_told_both_halves() {
        let values = Histogram { values: &[3, 5, 6], counts: &[2, 2, 0] };
        assert_eq!(shared(values, 0.5), [(3, 0.5), (5, 0.5)]);
        assert_eq!(shared(values, 0.9), [(3, 0.5)]);
    }
}
