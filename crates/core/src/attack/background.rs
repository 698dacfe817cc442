//! Background knowledge (spec H3): values that somebody can exclude, or holds for unlikely.
//!
//! With a likelihood ratio ρ(s) for each value, 1 unless it is known, the posterior of a value is
//! n(s)·ρ(s) / Σ n(s′)·ρ(s′). Somebody who can exclude any j values learns the most of a value if
//! these are the j most frequent others: what has l values resists l − 2 exclusions, and no more.

use crate::histogram::Histogram;

/// The value of which somebody is surest who can exclude `exclusions` others, with that confidence;
/// `None` if there are no other values. `all` have values, maybe several each: if these are fewer than the
/// values, it is a bound from above.
pub(super) fn after_exclusions(
    (values, all): (Histogram<'_>, u32),
    exclusions: usize,
) -> Option<(u32, f64)> {
    let mut counts: Vec<(u32, u32)> = values.iter().map(|(value, count)| (count, value)).collect();
    counts.sort_by(|a, b| b.0.cmp(&a.0).then(a.1.cmp(&b.1)));
    // The most frequent value gains most, and from the most frequent of the others.
    let (&(most, value), others) = counts.split_first()?;
    let excluded = others.iter().take(exclusions).map(|&(count, _)| u64::from(count));
    let left = u64::from(all).saturating_sub(u64::from(most) + excluded.sum::<u64>());
    let is_used = exclusions > 0 && !others.is_empty();
    is_used.then(|| (value, f64::from(most) / (u64::from(most) + left) as f64))
}

/// The value of the highest posterior under likelihood ratios; `None` without values or if none
/// of them is possible. `all` have values, maybe several each: if these are fewer than the values, it is a
/// bound from above, as if whoever has another value had one of the least likely ones.
pub(super) fn posterior(
    (values, all): (Histogram<'_>, u32),
    likelihood: impl Fn(u32) -> f64,
) -> Option<(u32, f64)> {
    // Only ratios of likelihoods count, and sums of the largest numbers are none.
    let likeliest = values.iter().map(|(value, _)| likelihood(value)).fold(0.0, f64::max);
    if likeliest == 0.0 {
        return None;
    }
    let ratio = |value: u32| likelihood(value) / likeliest;
    let total: f64 = values.iter().map(|(value, count)| f64::from(count) * ratio(value)).sum();
    let mut ascending: Vec<(u32, u32)> = values.iter().collect();
    ascending.sort_by(|one, other| ratio(one.0).total_cmp(&ratio(other.0)));
    let mut found: Option<(u32, f64)> = None;
    for (value, count) in values.iter() {
        let own = f64::from(count) * ratio(value);
        let whole = if all == values.total() {
            total
        } else {
            let mut left = all.saturating_sub(count);
            let others = ascending.iter().filter(|other| other.0 != value);
            let others = others.map(|&(other, count)| {
                let taken = count.min(left);
                left -= taken;
                f64::from(taken) * ratio(other)
            });
            own + others.sum::<f64>()
        };
        if own > 0.0 && found.is_none_or(|(_, most)| own / whole > most) {
            found = Some((value, own / whole));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::{after_exclusions, posterior};
    use crate::drawing::drawn_of;
    use crate::histogram::Histogram;
    use proptest::prelude::*;

    /// The values of some records, and how many have each.
    fn counted(records: &[u32]) -> [Vec<u32>; 2] {
        let mut values = records.to_vec();
        values.sort_unstable();
        values.dedup();
        let counts =
            values.iter().map(|value| records.iter().filter(|own| *own == value).count() as u32);
        let counts = counts.collect();
        [values, counts]
    }

    fn is_near(found: Option<(u32, f64)>, expected: &[f64]) -> bool {
        let most = expected.iter().copied().fold(0.0, f64::max);
        match found {
            Some((value, share)) => {
                (share - most).abs() < 1e-12 && (expected[value as usize] - most).abs() < 1e-12
            }
            None => most == 0.0,
        }
    }

    #[test]
    fn the_largest_likelihoods_have_a_sum() {
        let histogram = Histogram { values: &[0, 1], counts: &[2, 2] };
        let found = posterior((histogram, 4), |value| if value == 0 { 1.0 } else { f64::MAX });
        assert_eq!(found, Some((1, 1.0)));
        assert_eq!(posterior((histogram, 4), |_| f64::MAX), Some((0, 0.5)));
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(drawn_of(2000)))]

        /// The person has one of the records, each as likely as its value is for them.
        #[test]
        fn the_posterior_is_that_of_whose_record_it_may_be(
            records in prop::collection::vec(0..5_u32, 1..8),
            ratios in prop::collection::vec(prop::sample::select(vec![0.0, 0.01, 0.1, 0.5, 1.0, 3.25, 10.0]), 5),
        ) {
            let [values, counts] = counted(&records);
            let all: f64 = records.iter().map(|&own| ratios[own as usize]).sum();
            let mut expected = vec![0.0; 5];
            for &own in records.iter().filter(|_| all > 0.0) {
                expected[own as usize] += ratios[own as usize] / all;
            }
            let histogram = Histogram { values: &values, counts: &counts };
            let found = posterior((histogram, histogram.total()), |value| ratios[value as usize]);
            prop_assert!(is_near(found, &expected), "{found:?} {expected:?}");
        }

        /// Of all ways to exclude so many values the best one counts.
        #[test]
        fn exclusions_are_the_most_helpful_ones(
            records in prop::collection::vec(0..5_u32, 1..8),
            exclusions in 0..4_usize,
        ) {
            let [values, counts] = counted(&records);
            let mut expected = vec![0.0_f64; 5];
            for excluded in 0..32_u32 {
                let others = records.iter().filter(|&&own| excluded >> own & 1 == 0);
                let others: Vec<u32> = others.copied().collect();
                let is_asked = exclusions > 0 && values.len() > 1;
                if !is_asked || excluded.count_ones() as usize > exclusions {
                    continue;
                }
                for value in &others {
                    let own = others.iter().filter(|other| *other == value).count();
                    let share = own as f64 / others.len() as f64;
                    expected[*value as usize] = expected[*value as usize].max(share);
                }
            }
            let histogram = Histogram { values: &values, counts: &counts };
            let found = after_exclusions((histogram, histogram.total()), exclusions);
            prop_assert!(is_near(found, &expected), "{found:?} {expected:?}");
        }
    }
}
