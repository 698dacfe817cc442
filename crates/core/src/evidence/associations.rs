//! How strongly columns go together, before and after.
//!
//! # Definition
//! Cramér's V with the correction of bias (spec E13): with φ² = χ² / n for r × c values,
//! φ̃² = max(0, φ² − (r − 1)(c − 1) / (n − 1)), r̃ = r − (r − 1)² / (n − 1), c̃ alike, and
//! V = √(φ̃² / min(r̃ − 1, c̃ − 1)).
//!
//! # Source
//! W. Bergsma. "A Bias-Correction for Cramér's V and Tschuprow's T." Journal of the Korean
//! Statistical Society 42(3), 2013.

use super::markers::one_marker;
use super::{Released, TooMuch};
use crate::plan::Plan;
use crate::recoding::{Recoded, SUPPRESSED};
use crate::study::Study;
use crate::table::{Codes, Role, Table};

/// Combinations of two columns' values that are counted, at most.
const COMBINATIONS: usize = 1 << 20;

/// How strongly two columns go together; absent where one has a single value, or both have too
/// many.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Association {
    /// The one, by its number among the attributes of the plan.
    pub one: usize,
    /// The other.
    pub other: usize,
    /// V in the table as it was.
    pub before: Option<f64>,
    /// V in what is released.
    pub after: Option<f64>,
}

/// A column that is released.
struct Coded<'a> {
    /// Its number among the attributes of the plan.
    attribute: usize,
    codings: Codings<'a>,
    /// More than any code before.
    values: usize,
    /// More than any code after.
    values_after: usize,
}

/// The codes of a column.
enum Codings<'a> {
    /// Those of a quasi-identifier, by tuple; after, suppressed tuples have what nobody looks at.
    Tuples { before: Codes, after: Codes },
    /// Those of any other, by record, and what each counts as: the same before and after.
    Records { codes: &'a Codes, counts_as: Vec<u32> },
}

/// Records that have two codes before and two after: how many, and how many are released.
struct CodePair {
    codes: (u32, u32),
    codes_after: (u32, u32),
    before: u32,
    after: u32,
}

/// All pairs of the columns that are released of a table, in its order; `study` is what was
/// prepared of it.
///
/// # Errors
/// [`TooMuch`] if more than `most` cells would be looked at.
pub fn associations(
    (table, plan): (&Table, &Plan),
    study: &Study,
    released: &Released<'_>,
    most: usize,
) -> Result<Vec<Association>, TooMuch> {
    let columns = coded((table, plan), study, released);
    let contingency = released.study().contingency();
    let pairs = || {
        let later = columns.iter().enumerate().map(|(index, one)| (one, &columns[index + 1..]));
        later.flat_map(|(one, others)| others.iter().map(move |other| (one, other)))
    };
    let all = pairs().map(|(one, other)| {
        let cells = match (&one.codings, &other.codings) {
            (Codings::Tuples { .. }, Codings::Tuples { .. }) => contingency.tuples(),
            _ => table.records,
        };
        cells.saturating_mul(2)
    });
    if all.fold(0, usize::saturating_add) > most {
        return Err(TooMuch);
    }
    let kept = released.tuples();
    Ok(pairs()
        .map(|(one, other): (&Coded<'_>, &Coded<'_>)| -> Association {
            let (before, after) = match (&one.codings, &other.codings) {
                (
                    Codings::Tuples { before: a, after: c },
                    Codings::Tuples { before: b, after: d },
                ) => both(one, other, || {
                    contingency.counts().iter().zip(&kept).enumerate().map(
                        |(tuple, (&before, &kept))| CodePair {
                            codes: (a.get(tuple), b.get(tuple)),
                            codes_after: (c.get(tuple), d.get(tuple)),
                            before,
                            after: if kept { before } else { 0 },
                        },
                    )
                }),
                (a, b) => {
                    let tuple_of = |record: u32| contingency.tuple_of()[record as usize] as usize;
                    let codes = |codings: &Codings<'_>, record: u32| match codings {
                        Codings::Records { codes, counts_as } => {
                            let code = counts_as[codes.get(record as usize) as usize];
                            (code, code)
                        }
                        Codings::Tuples { before, after } => {
                            let tuple = tuple_of(record);
                            (before.get(tuple), after.get(tuple))
                        }
                    };
                    both(one, other, || {
                        (0..table.records as u32).map(|record| {
                            let ((a, c), (b, d)) = (codes(a, record), codes(b, record));
                            let before = plan.counts.count(record as usize);
                            let after = if kept[tuple_of(record)] { before } else { 0 };
                            CodePair { codes: (a, b), codes_after: (c, d), before, after }
                        })
                    })
                }
            };
            Association { one: one.attribute, other: other.attribute, before, after }
        })
        .collect())
}

/// V before and after.
fn both<I: Iterator<Item = CodePair>>(
    one: &Coded<'_>,
    other: &Coded<'_>,
    pairs: impl Fn() -> I,
) -> (Option<f64>, Option<f64>) {
    let before = pairs().map(|pair| (pair.codes, pair.before));
    let after = pairs().filter(|pair| pair.after > 0).map(|pair| (pair.codes_after, pair.after));
    (
        cramers_v(before, one.values, other.values),
        cramers_v(after, one.values_after, other.values_after),
    )
}

/// The columns that are released, in the order of the table.
fn coded<'a>(
    (table, plan): (&'a Table, &Plan),
    study: &Study,
    released: &Released<'_>,
) -> Vec<Coded<'a>> {
    let mut planned: Vec<_> = plan.attributes.iter().enumerate().collect();
    planned.sort_by_key(|(_, planned)| planned.column);
    let shown = planned.into_iter().filter(|(number, planned)| {
        // How values that are not true go together with others says nothing of any table.
        let is_perturbed = plan.perturbed.iter().any(|planned| planned.attribute == *number);
        planned.role != Role::Identifier && !plan.is_total(*number) && !is_perturbed
    });
    shown
        .map(|(attribute, planned)| {
            let quasi = study.attributes().iter().position(|a| a.name == planned.name);
            let Some(index) = quasi.filter(|_| planned.role == Role::QuasiIdentifier) else {
                let column = &table.columns[planned.column];
                // However a missing cell is written, it is missing: a release writes all alike.
                let (counts_as, _) = one_marker(column, &plan.markers);
                let values = counts_as.len();
                let codings = Codings::Records { codes: &column.codes, counts_as };
                return Coded { attribute, codings, values, values_after: values };
            };
            let values = study.hierarchies()[index].level(0).groups.len();
            let before = exact(released.study(), index);
            let (after, values_after) = match released {
                Released::Node(_, node) => {
                    let level = usize::from(node.partition.levels().get(index));
                    let level = study.hierarchies()[index].level(level);
                    (before.iter().map(|value| level.groups[value as usize]).collect(), values)
                }
                Released::Recoded(recoded) => shown_codes(recoded, index),
            };
            Coded { attribute, codings: Codings::Tuples { before, after }, values, values_after }
        })
        .collect()
}

/// The exact value of each tuple in an attribute.
fn exact(study: &Study, attribute: usize) -> Codes {
    let contingency = study.contingency();
    let layout = contingency.layout();
    let keys = contingency.keys().chunks_exact(layout.words());
    keys.map(|key| layout.fields()[attribute].code(key) as u32).collect()
}

/// What each tuple of a recoded table shows of an attribute, and more than any code of it.
fn shown_codes(recoded: &Recoded, attribute: usize) -> (Codes, usize) {
    let partition = recoded.partition();
    let field = partition.layout().fields()[attribute];
    (
        recoded
            .class_of()
            .iter()
            .map(|&class| match class {
                SUPPRESSED => 0,
                class => field.code(partition.key(class as usize)) as u32,
            })
            .collect(),
        field.mask as usize + 1,
    )
}

/// The bias-corrected V of pairs of codes below `rows` and `columns`, each with its number of
/// records; `None` where either has a single value, or both have too many.
fn cramers_v(
    pairs: impl Iterator<Item = ((u32, u32), u32)>,
    rows: usize,
    columns: usize,
) -> Option<f64> {
    if rows.checked_mul(columns)? > COMBINATIONS {
        return None;
    }
    let mut counts = vec![0_u32; rows * columns];
    let (mut of_row, mut of_column) = (vec![0_u32; rows], vec![0_u32; columns]);
    for ((row, column), records) in pairs {
        counts[row as usize * columns + column as usize] += records;
        of_row[row as usize] += records;
        of_column[column as usize] += records;
    }
    let n: u64 = of_row.iter().copied().map(u64::from).sum();
    let used = |counts: &[u32]| counts.iter().filter(|&&count| count > 0).count() as f64;
    let (r, c, n) = (used(&of_row), used(&of_column), n as f64);
    if r < 2.0 || c < 2.0 {
        return None;
    }
    // χ² / n = Σ n_ij² / (n_i n_j) − 1.
    let mut sum = 0.0;
    for (row, &in_row) in counts.chunks_exact(columns).zip(&of_row) {
        for (&count, &in_column) in row.iter().zip(&of_column) {
            if count > 0 {
                let count = f64::from(count);
                sum += count / f64::from(in_row) * (count / f64::from(in_column));
            }
        }
    }
    let phi = ((sum - 1.0) - (r - 1.0) * (c - 1.0) / (n - 1.0)).max(0.0);
    let corrected = |values: f64| values - (values - 1.0) * (values - 1.0) / (n - 1.0);
    let most = (corrected(r) - 1.0).min(corrected(c) - 1.0);
    // Where each record has a value of its own that is 0, but for what is rounded.
    (r.max(c) < n && most > 0.0).then(|| (phi / most).sqrt().min(1.0))
}

#[cfg(test)]
mod tests {
    use super::cramers_v;

    fn of_counts(counts: &[&[u32]]) -> Option<f64> {
        let pairs = counts.iter().enumerate().flat_map(|(row, counts)| {
            counts
                .iter()
                .enumerate()
                .flat_map(move |(column, &count)| [((row as u32, column as u32), count)])
        });
        cramers_v(pairs, counts.len(), counts[0].len())
    }

    /// By hand: χ² = 100·(40·40 − 10·10)² / 50⁴ = 36, φ̃² = 0.36 − 1/99, r̃ = 2 − 1/99.
    #[test]
    fn a_table_of_four_cells_has_the_value_computed_by_hand() {
        let expected = ((0.36 - 1.0 / 99.0) / (1.0 - 1.0 / 99.0_f64)).sqrt();
        assert!((of_counts(&[&[40, 10], &[10, 40]]).unwrap() - expected).abs() < 1e-12);
    }

    #[test]
    fn columns_that_say_the_same_reach_one_and_independent_ones_zero() {
        assert!((of_counts(&[&[30, 0, 0], &[0, 20, 0], &[0, 0, 10]]).unwrap() - 1.0).abs() < 1e-12);
        assert_eq!(of_counts(&[&[10, 20], &[20, 40]]), Some(0.0));
    }

    #[test]
    fn a_column_of_one_value_goes_with_nothing() {
        assert_eq!(of_counts(&[&[10, 20]]), None);
        assert_eq!(of_counts(&[&[10, 0], &[20, 0]]), None);
        assert_eq!(cramers_v([].into_iter(), 1 << 11, 1 << 11), None);
    }
}
