//! Similarity (spec H5): values that differ and mean nearly the same.
//!
//! Of numbers, the smallest interval that holds a share of the candidates: a finding if it is
//! narrow beside the range of all released values. Of other values, the lowest group of the column's
//! hierarchy, below the whole, that holds the share of the candidates, more of them than of all
//! released records.

use super::sensitive::SensitiveColumn;
use crate::hierarchy::Hierarchy;
use crate::histogram::Histogram;

/// Values that lie close together.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Interval {
    pub(super) low: u32,
    pub(super) high: u32,
    /// Its width as a share of the range of all released values.
    pub(super) width: f64,
    /// The share of the candidates that it holds.
    pub(super) share: f64,
}

/// The smallest interval that holds `share` of the values, the one of the smallest numbers of
/// equally small ones; `None` if the column has no numbers or no range.
pub(super) fn closest(
    (values, all): (Histogram<'_>, u32),
    column: &SensitiveColumn,
    share: f64,
) -> Option<Interval> {
    let numbers = column.numbers.as_ref()?;
    let range = column.range()?;
    let mut here: Vec<(f64, u32, u32)> = values
        .iter()
        .filter_map(|(value, count)| Some((numbers[value as usize]?, value, count)))
        .collect();
    here.sort_by(|a, b| a.0.total_cmp(&b.0).then(a.1.cmp(&b.1)));
    let total = u64::from(all);
    let (mut first, mut held) = (0, 0);
    let mut found: Option<Interval> = None;
    for &(high, value, count) in &here {
        held += u64::from(count);
        // As narrow as it may be: without the smallest numbers that it can do without.
        while held - u64::from(here[first].2) >= 1
            && (held - u64::from(here[first].2)) as f64 / total as f64 >= share
        {
            held -= u64::from(here[first].2);
            first += 1;
        }
        let width = high - here[first].0;
        let holds = held as f64 / total as f64 >= share;
        if holds && found.is_none_or(|other| width < other.width * range) {
            let held = (held as f64 / total as f64).min(1.0);
            let interval =
                Interval { low: here[first].1, high: value, width: width / range, share: held };
            found = Some(interval);
        }
    }
    found
}

/// The lowest group that holds `share` of the values and more than of all, with its level, its
/// share here and its share of all; `None` if there is none below the whole.
pub(super) fn group(
    (values, present): (Histogram<'_>, u32),
    (tree, column): (&Hierarchy, &SensitiveColumn),
    share: f64,
) -> Option<(u8, u32, [f64; 2])> {
    (1..tree.levels().len()).find_map(|number| {
        let level = tree.level(number);
        let mut held = vec![0_u64; level.labels.len()];
        for (value, count) in values.iter() {
            held[level.groups[value as usize] as usize] += u64::from(count);
        }
        let mut of_all = vec![0_u64; level.labels.len()];
        for (&group, count) in level.groups.iter().zip(&column.reference) {
            of_all[group as usize] += count;
        }
        let shares = held.iter().zip(of_all).map(|(&held, all)| {
            let here = (held as f64 / f64::from(present)).min(1.0);
            [here, all as f64 / column.present as f64]
        });
        // Persons with several records may be in several groups that hold as many of them.
        let telling = (0_u32..).zip(shares).filter(|&(_, [here, all])| here >= share && here > all);
        let fullest = telling.reduce(|best, next| if next.1[0] > best.1[0] { next } else { best });
        fullest.map(|(group, shares)| (number as u8, group, shares))
    })
}
