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
    // Only ratios of likelihoods count, and sums of the largest numbers are none.
    let likeliest = values.iter().map(|(value, _)| likelihood(value)).fold(0.0, f64::max);
    let mut total = 0.0;
    let mut found: Option<(u32, f64)> = None;
    for (value, count) in values.iter().filter(|_| likeliest > 0.0) {
        let weight = f64::from(count) * (likelihood(value) / likeliest);
        total += weight;
        if found.is_none_or(|(_, most)| weight > most) {
            found = Some((value, weight));
        }
    }
    found.map(|(value, weight)| (value, weight / total))
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
        let found = posterior(histogram, |value| if value == 0 { 1.0 } else { f64::MAX });
        assert_eq!(found, Some((1, 1.0)));
        assert_eq!(posterior(histogram, |_| f64::MAX), Some((0, 0.5)));
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
            let found =
                posterior(Histogram { values: &values, counts: &counts }, |value| ratios[value as usize]);
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
            let found = after_exclusions(Histogram { values: &values, counts: &counts }, exclusions);
            prop_assert!(is_near(found, &expected), "{found:?} {expected:?}");
        }
    }
}
