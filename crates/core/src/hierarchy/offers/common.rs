//! Rare values together, where texts or codes are many: the commonest values stay, fewer on each
//! level.

use crate::choice::Choice;
use crate::hierarchy::Rare;
use crate::hierarchy::kinds::HierarchyChoice;
use crate::table::Column;

/// Values of which fewer are grouped by hand.
const MANY: usize = 4;

/// Values that stay on the highest level at least; fewer say nothing.
const FEWEST: usize = 2;

/// The share of the records that has to have a value which stays on the lowest level.
const SOME: f64 = 0.25;

/// What values that go together may be called, in the order in which it is tried.
const LABELS: [&str; 3] = ["other", "others", "all others"];

/// What values of a column that go together may be called: a text that no cell of it holds.
#[must_use]
pub fn other_label(column: &Column) -> String {
    let numbered = (2_u64..).map(|number| format!("{} {number}", LABELS[0]));
    let mut labels = LABELS.iter().map(|&label| label.to_owned()).chain(numbered);
    labels.find(|label| column.dictionary.code(label).is_none()).unwrap_or_default()
}

/// Rare values together, if some of a column's values are common: on the lowest level about half of
/// them stay, on each above about a third of those. `is_value` tells values from what means
/// "missing".
pub(super) fn offer(column: &Column, is_value: impl Fn(&&str) -> bool) -> Option<Choice> {
    let mut records = vec![0_u32; column.dictionary.len()];
    column.codes.for_each(|code| records[code as usize] += 1);
    let values = column.dictionary.iter().zip(records).filter(|(text, _)| is_value(text));
    let mut counts: Vec<u32> = values.map(|(_, records)| records).collect();
    if counts.len() < MANY {
        return None;
    }
    counts.sort_unstable_by(|a, b| b.cmp(a));
    let all: u64 = counts.iter().map(|&count| u64::from(count)).sum();
    let limits = std::iter::successors(Some(counts.len() / 2), |&most| {
        (most > FEWEST).then(|| (most / 3).max(FEWEST))
    });
    let mut below: Vec<u32> = Vec::new();
    for most in limits {
        let least = (most - most / 4).max(FEWEST);
        // Where too many values are alike, fewer stay.
        let more = counts[..least].iter().rposition(|&count| count > counts[most]);
        let Some(last) = more.filter(|&last| last + 1 >= FEWEST) else { continue };
        let threshold = roundest(counts[most], counts[last]);
        below.extend(threshold.filter(|&threshold| below.last().is_none_or(|&l| l < threshold)));
    }
    let &lowest = below.first()?;
    let kept: u64 = counts.iter().filter(|&&count| count >= lowest).map(|&c| u64::from(c)).sum();
    let below: Vec<f64> = below.into_iter().map(f64::from).collect();
    let is_some = kept as f64 >= SOME * all as f64;
    is_some.then(|| Rare::choose().with("below", below).with("label", &*other_label(column)))
}

/// The roundest number above `above` that is at most `most`.
fn roundest(above: u32, most: u32) -> Option<u32> {
    let powers = (0..10).rev().map(|power| 10_u32.pow(power));
    let mut steps =
        powers.flat_map(|power| [power.checked_mul(5), power.checked_mul(2), Some(power)]);
    steps.find_map(|step| {
        let step = step?;
        (above / step + 1).checked_mul(step).filter(|&number| number <= most)
    })
}
