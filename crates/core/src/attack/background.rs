//! Background knowledge (spec H3): values that somebody can exclude, or holds for unlikely.
//!
//! With a likelihood ratio ρ(s) for each value, 1 unless it is known, the posterior of a value is
//! n(s)·ρ(s) / Σ n(s′)·ρ(s′). Somebody who can exclude any j values learns the most of a value if
//! these are the j most frequent others: what has l values resists l − 2 exclusions, and no more.

use crate::histogram::Histogram;

/// The value of which somebody is surest who can exclude `exclusions` others, with that confidence;
/// `None` if there are no other values.
pub(super) fn after_exclusions(values: Histogram<'_>, exclusions: usize) -> Option<(u32, f64)> {
    let mut counts: Vec<(u32, u32)> = values.iter().map(|(value, count)| (count, value)).collect();
    counts.sort_by(|a, b| b.0.cmp(&a.0).then(a.1.cmp(&b.1)));
    // The most frequent value gains most, and from the most frequent of the others.
    let (&(most, value), others) = counts.split_first()?;
    let left: u64 = others.iter().skip(exclusions).map(|&(count, _)| u64::from(count)).sum();
    let is_used = exclusions > 0 && !others.is_empty();
    is_used.then(|| (value, f64::from(most) / (u64::from(most) + left) as f64))
}

/// The value of the highest posterior under likelihood ratios; `None` without values or if none
/// of them is possible.
pub(super) fn posterior(
    values: Histogram<'_>,
    likelihood: impl Fn(u32) -> f64,
) -> Option<(u32, f64)> {
    let mut total = 0.0;
    let mut found: Option<(u32, f64)> = None;
    for (value, count) in values.iter() {
        let weight = f64::from(count) * likelihood(value);
        total += weight;
        if found.is_none_or(|(_, most)| weight > most) {
            found = Some((value, weight));
        }
    }
    found.filter(|_| total > 0.0).map(|(value, weight)| (value, weight / total))
}
