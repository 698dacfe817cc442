//! How strongly columns go together, before and after.
//!
//! # Definition
//! Cramér's V with the correction of bias: with φ² = χ² / n for r × c values,
//! φ̃² = max(0, φ² − (r − 1)(c − 1) / (n − 1)), r̃ = r − (r − 1)² / (n − 1), c̃ alike, and
//! V = √(φ̃² / min(r̃ − 1, c̃ − 1)).
//!
//! # Source
//! W. Bergsma. "A Bias-Correction for Cramér's V and Tschuprow's T." Journal of the Korean
//! Statistical Society 42(3), 2013.

use crate::{Chosen, Found, Job};
use outis::recoding::{Recoded, SUPPRESSED};
use outis::release::Applied;
use outis::table::{Codes, Role};
use outis_protocol::report::Association;

/// Cells that are looked at, at most: about a second.
const CELLS: usize = 1 << 26;

/// Combinations of two columns' values that are counted, at most.
const COMBINATIONS: usize = 1 << 20;

/// A column that is released.
struct Coded<'a> {
    name: String,
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
    /// Those of any other, by record: the same before and after.
    Records(&'a Codes),
}

/// Records that have two codes before and two after: how many, and how many are released.
struct Pair {
    codes: (u32, u32),
    codes_after: (u32, u32),
    before: u32,
    after: u32,
}

/// All pairs of columns that are released; `None` where there is too much to compute.
pub(super) fn associations(
    job: &Job,
    found: &Found,
    applied: &Applied,
) -> Option<Vec<Association>> {
    let columns: Vec<Coded<'_>> = coded(job, found, applied);
    let contingency = match &found.chosen {
        Chosen::Node(_) => job.prepared.study.contingency(),
        Chosen::Recoded(recoded) => recoded.study().contingency(),
    };
    let cells = |one: &Coded<'_>, other: &Coded<'_>| match (&one.codings, &other.codings) {
        (Codings::Tuples { .. }, Codings::Tuples { .. }) => contingency.tuples(),
        _ => job.input.table().records,
    };
    let pairs = || {
        let later = columns.iter().enumerate().map(|(at, one)| (one, &columns[at + 1..]));
        later.flat_map(|(one, others)| others.iter().map(move |other| (one, other)))
    };
    let all = pairs().map(|(one, other)| cells(one, other).saturating_mul(2));
    if all.fold(0, usize::saturating_add) > CELLS {
        return None;
    }
    // Every quasi-identifier knows how many records a tuple has, and whether they are released.
    let tuples: Vec<(u32, bool)> = match applied.quasi_identifiers().is_empty() {
        true => Vec::new(),
        false => applied.values(0).map(|(_, records, kept)| (records, kept)).collect(),
    };
    let counted = |(one, other): (&Coded<'_>, &Coded<'_>)| -> Association {
        let (before, after) = match (&one.codings, &other.codings) {
            (Codings::Tuples { before: a, after: c }, Codings::Tuples { before: b, after: d }) => {
                let pair = |(tuple, &(before, kept)): (usize, &(u32, bool))| Pair {
                    codes: (a.get(tuple), b.get(tuple)),
                    codes_after: (c.get(tuple), d.get(tuple)),
                    before,
                    after: if kept { before } else { 0 },
                };
                both(one, other, || tuples.iter().enumerate().map(pair))
            }
            (a, b) => {
                let codes = |codings: &Codings<'_>, record: u32| match codings {
                    Codings::Records(codes) => {
                        let code = codes.get(record as usize);
                        (code, code)
                    }
                    Codings::Tuples { before, after } => {
                        let tuple = contingency.tuple_of()[record as usize] as usize;
                        (before.get(tuple), after.get(tuple))
                    }
                };
                let pair = |record: u32| {
                    let ((a, c), (b, d)) = (codes(a, record), codes(b, record));
                    let after = applied.keeps(record).into();
                    Pair { codes: (a, b), codes_after: (c, d), before: 1, after }
                };
                both(one, other, || (0..job.input.table().records as u32).map(pair))
            }
        };
        Association { one: one.name.clone(), other: other.name.clone(), before, after }
    };
    Some(pairs().map(counted).collect())
}

/// V before and after.
fn both<I: Iterator<Item = Pair>>(
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

/// The columns that are released, in the order of the input.
fn coded<'a>(job: &'a Job, found: &Found, applied: &Applied) -> Vec<Coded<'a>> {
    let study = &job.prepared.study;
    let mut planned: Vec<_> = job.plan.attributes.iter().collect();
    planned.sort_by_key(|planned| planned.column);
    let released = planned.into_iter().filter(|planned| planned.role != Role::Identifier);
    let one = |planned: &outis::plan::PlannedAttribute| {
        let name = planned.name.clone();
        let quasi = study.attributes().iter().position(|a| a.name == planned.name);
        let Some(index) = quasi.filter(|_| planned.role == Role::QuasiIdentifier) else {
            let column = &job.input.table().columns[planned.column];
            let (codings, values) = (Codings::Records(&column.codes), column.dictionary.len());
            return Coded { name, codings, values, values_after: values };
        };
        let values = study.hierarchies()[index].level(0).groups.len();
        let before: Codes = applied.values(index).map(|(value, ..)| value as u32).collect();
        let (after, values_after) = match &found.chosen {
            Chosen::Node(node) => {
                let level = study.hierarchies()[index].level(usize::from(node.levels.get(index)));
                (before.iter().map(|value| level.groups[value as usize]).collect(), values)
            }
            Chosen::Recoded(recoded) => shown(recoded, index),
        };
        Coded { name, codings: Codings::Tuples { before, after }, values, values_after }
    };
    released.map(one).collect()
}

/// What each tuple shows of an attribute.
fn shown(recoded: &Recoded, at: usize) -> (Codes, usize) {
    let partition = recoded.partition();
    let field = partition.layout().fields()[at];
    let code = |&class: &u32| match class {
        SUPPRESSED => 0,
        class => field.code(partition.key(class as usize)) as u32,
    };
    (recoded.class_of().iter().map(code).collect(), field.mask as usize + 1)
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
    (most > 0.0).then(|| (phi / most).sqrt().min(1.0))
}

#[cfg(test)]
mod tests {
    use super::cramers_v;

    fn of_counts(counts: &[&[u32]]) -> Option<f64> {
        let pairs = counts.iter().enumerate().flat_map(|(row, counts)| {
            let cell =
                move |(column, &count): (usize, &u32)| [((row as u32, column as u32), count)];
            counts.iter().enumerate().flat_map(cell)
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
