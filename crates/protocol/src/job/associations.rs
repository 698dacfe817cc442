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

use super::{Chosen, Found, Input, Job};
use crate::report::Association;
use outis::recoding::{Recoded, SUPPRESSED};
use outis::release::Applied;
use outis::table::{Codes, Role};

/// Cells that are looked at, at most: about a second.
const CELLS: usize = 1 << 26;

/// Combinations of two columns' values that are counted, at most.
const COMBINATIONS: usize = 1 << 20;

/// A column of codes.
struct Coded {
    name: String,
    before: Codes,
    after: After,
    /// More than any code before.
    values: usize,
    /// More than any code after.
    values_after: usize,
}

/// What is shown after.
enum After {
    /// What was there before.
    Same,
    /// For each code before one after.
    Groups(Vec<u32>),
    /// One for each record.
    Records(Codes),
}

impl Coded {
    fn after(&self, record: usize, code: u32) -> u32 {
        match &self.after {
            After::Same => code,
            After::Groups(groups) => groups[code as usize],
            After::Records(codes) => codes.get(record),
        }
    }
}

/// All pairs of columns that are released; `None` where there is too much to compute.
pub(super) fn associations(
    job: &Job,
    input: &Input,
    found: &Found,
    applied: &Applied,
) -> Option<Vec<Association>> {
    let table = &input.loaded.table;
    let released = applied.columns().len();
    let pairs = released * released.saturating_sub(1) / 2;
    if pairs.saturating_mul(table.records).saturating_mul(2) > CELLS {
        return None;
    }
    let kept: Vec<bool> = (0..table.records as u32).map(|record| applied.keeps(record)).collect();
    let columns: Vec<Coded> = coded(job, input, found);
    let mut all = Vec::with_capacity(pairs);
    for (at, one) in columns.iter().enumerate() {
        for other in &columns[at + 1..] {
            let codes = || one.before.iter().zip(other.before.iter());
            let after = codes()
                .enumerate()
                .filter(|&(record, _)| kept[record])
                .map(|(record, (a, b))| (one.after(record, a), other.after(record, b)));
            all.push(Association {
                one: one.name.clone(),
                other: other.name.clone(),
                before: cramers_v(codes(), one.values, other.values),
                after: cramers_v(after, one.values_after, other.values_after),
            });
        }
    }
    Some(all)
}

/// The columns that are released, in the order of the input.
fn coded(job: &Job, input: &Input, found: &Found) -> Vec<Coded> {
    let study = &job.prepared.study;
    let contingency = study.contingency();
    let words = contingency.layout().words();
    let mut planned: Vec<_> = job.plan.attributes.iter().collect();
    planned.sort_by_key(|planned| planned.column);
    let released = planned.into_iter().filter(|planned| planned.role != Role::Identifier);
    let one = |planned: &outis::plan::PlannedAttribute| {
        let name = planned.name.clone();
        let quasi = study.attributes().iter().position(|a| a.name == planned.name);
        let Some(index) = quasi.filter(|_| planned.role == Role::QuasiIdentifier) else {
            let column = &input.loaded.table.columns[planned.column];
            let before = column.codes.clone();
            let values = column.dictionary.len();
            return Coded { name, before, after: After::Same, values, values_after: values };
        };
        let field = contingency.layout().fields()[index];
        let code = |&tuple: &u32| field.code(&contingency.keys()[tuple as usize * words..]) as u32;
        let values = study.hierarchies()[index].level(0).groups.len();
        let (after, values_after) = match &found.chosen {
            Chosen::Node(node) => {
                let level = study.hierarchies()[index].level(usize::from(node.levels.get(index)));
                (After::Groups(level.groups.clone()), values)
            }
            Chosen::Recoded(recoded) => shown(recoded, index),
        };
        let before = contingency.tuple_of().iter().map(code).collect();
        Coded { name, before, after, values, values_after }
    };
    released.map(one).collect()
}

/// What each record shows of an attribute; suppressed ones show what nobody looks at.
fn shown(recoded: &Recoded, at: usize) -> (After, usize) {
    let partition = recoded.partition();
    let field = partition.layout().fields()[at];
    let code = |&tuple: &u32| match recoded.class_of()[tuple as usize] {
        SUPPRESSED => 0,
        class => field.code(partition.key(class as usize)) as u32,
    };
    let codes = recoded.study().contingency().tuple_of().iter().map(code).collect();
    (After::Records(codes), field.mask as usize + 1)
}

/// The bias-corrected V of pairs of codes below `rows` and `columns`; `None` where either has
/// a single value, or both have too many.
fn cramers_v(pairs: impl Iterator<Item = (u32, u32)>, rows: usize, columns: usize) -> Option<f64> {
    if rows.checked_mul(columns)? > COMBINATIONS {
        return None;
    }
    let mut counts = vec![0_u32; rows * columns];
    let (mut of_row, mut of_column) = (vec![0_u32; rows], vec![0_u32; columns]);
    for (row, column) in pairs {
        counts[row as usize * columns + column as usize] += 1;
        of_row[row as usize] += 1;
        of_column[column as usize] += 1;
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

    fn of(counts: &[&[u32]]) -> Option<f64> {
        let pairs = counts.iter().enumerate().flat_map(|(row, counts)| {
            let cell = move |(column, &count): (usize, &u32)| {
                std::iter::repeat_n((row as u32, column as u32), count as usize)
            };
            counts.iter().enumerate().flat_map(cell)
        });
        cramers_v(pairs, counts.len(), counts[0].len())
    }

    /// By hand: χ² = 100·(40·40 − 10·10)² / 50⁴ = 36, φ̃² = 0.36 − 1/99, r̃ = 2 − 1/99.
    #[test]
    fn a_table_of_four_cells_has_the_value_computed_by_hand() {
        let expected = ((0.36 - 1.0 / 99.0) / (1.0 - 1.0 / 99.0_f64)).sqrt();
        assert!((of(&[&[40, 10], &[10, 40]]).unwrap() - expected).abs() < 1e-12);
    }

    #[test]
    fn columns_that_say_the_same_reach_one_and_independent_ones_zero() {
        assert!((of(&[&[30, 0, 0], &[0, 20, 0], &[0, 0, 10]]).unwrap() - 1.0).abs() < 1e-12);
        assert_eq!(of(&[&[10, 20], &[20, 40]]), Some(0.0));
    }

    #[test]
    fn a_column_of_one_value_goes_with_nothing() {
        assert_eq!(of(&[&[10, 20]]), None);
        assert_eq!(of(&[&[10, 0], &[20, 0]]), None);
        assert_eq!(cramers_v([].into_iter(), 1 << 11, 1 << 11), None);
    }
}
