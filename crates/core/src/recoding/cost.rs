//! The same losses for tables whose columns have cells of mixed detail.
//!
//! # Definition
//! Each measure is the sum over cells that its own file defines, with what one cell
//! stands for in place of its level's group:
//!
//! * Shares: a group has the share of its level; a range of numbers from a to b has
//!   (b − a) over the width of the domain (spec F6, F7), an exact number 0. The domain is
//!   that of the intervals, where there are some, so that both compare.
//! * Steps: a range is on the lowest level that has all its values in one group.
//! * Entropy and ambiguity: the records, or leaves, that the cell covers.
//! * What is read off the classes needs no cell.
//!
//! A suppressed cell of a released record counts as the root (spec C, edge cases);
//! so do all cells of a suppressed record, which has no other. `weighted-information-loss`
//! and `height`, of which suppression is no part, are means over released records.
//!
//! # Invariants
//! Where all cells of each column are on one level and G = S = 1, the loss is that
//! of the node.

use super::{Cell, ReadOff, Recoded, SUPPRESSED};
use crate::loss::{Loss, Measure, Objective};
use crate::num::log2;
use crate::study::QuasiIdentifier;
use std::collections::HashMap;

/// What a cell stands for, as far as the losses ask.
#[derive(Clone, Copy, Debug)]
struct Extent {
    level: u8,
    /// Share of the domain beyond an exact value: 0 exact, 1 the root.
    share: f64,
    /// Records of the input with a value that it covers.
    records: f64,
    /// Values that it covers, used or not.
    leaves: f64,
}

/// The loss of each attribute of a recoded table, before weights; none where it is read off
/// the classes.
pub(super) fn attributes(objective: &Objective, recoded: &Recoded) -> Vec<f64> {
    match &objective.measure {
        Measure::Classes(_) | Measure::Ambiguity(..) => Vec::new(),
        Measure::Shares(_) | Measure::Steps(_) | Measure::Entropy(_) => {
            let extents = Extents::new(objective, recoded);
            (0..objective.weights.len()).map(|at| attribute(objective, at, &extents)).collect()
        }
    }
}

/// The loss of a recoded table.
pub(super) fn value(objective: &Objective, recoded: &Recoded) -> Loss {
    match &objective.measure {
        Measure::Classes(of) => Loss::number(of.value(recoded.partition(), &recoded.decision())),
        Measure::Ambiguity(..) => Loss::number(Extents::new(objective, recoded).combinations()),
        _ => {
            let losses = attributes(objective, recoded);
            objective.config().aggregate.of(losses.into_iter().zip(&objective.weights))
        }
    }
}

/// The loss of each attribute of a file that was read off, before weights; none where that
/// depends on more than its cells.
pub(super) fn attributes_read(objective: &Objective, file: &ReadOff) -> Option<Vec<f64>> {
    let balance = objective.balance;
    let extents = extents_read(objective, file);
    let sum = |at: usize, one: &dyn Fn(&Extent) -> f64| -> f64 {
        let classes = file.classes().iter();
        classes.map(|(texts, n)| f64::from(*n) * one(&extents[at][texts[at] as usize])).sum()
    };
    let attributes = 0..file.study().attributes().len();
    match &objective.measure {
        Measure::Shares(shares) => {
            let loss = |at: usize| {
                shares[at].of_cells(balance, sum(at, &|extent| extent.share), file.suppressed)
            };
            Some(attributes.map(loss).collect())
        }
        Measure::Steps(steps) => {
            let loss = |at: usize| {
                let climbed = sum(at, &|extent| steps[at].step(extent.level));
                steps[at].of_cells(balance, climbed, file.suppressed)
            };
            Some(attributes.map(loss).collect())
        }
        Measure::Classes(_) | Measure::Ambiguity(..) | Measure::Entropy(_) => None,
    }
}

/// The loss of a file that was read off, where its cells are enough to know it.
pub(super) fn value_read(objective: &Objective, file: &ReadOff) -> Option<f64> {
    if let Measure::Ambiguity(..) = &objective.measure {
        let extents = extents_read(objective, file);
        let one = |(texts, n): &(Vec<u32>, u32)| {
            let leaves = extents.iter().zip(texts).map(|(of, &text)| of[text as usize].leaves);
            f64::from(*n) * leaves.product::<f64>()
        };
        let attributes = file.study().attributes().iter().enumerate();
        let root = |(at, of)| Extent::new(objective, at, of, Cell::Star).leaves;
        let all: f64 = attributes.map(root).product();
        let shown: f64 = file.classes().iter().map(one).sum();
        return Some((shown + file.suppressed as f64 * all).min(f64::MAX));
    }
    let losses = attributes_read(objective, file)?;
    let losses = losses.into_iter().zip(&objective.weights);
    Some(objective.config().aggregate.of(losses).value())
}

/// What the texts of each attribute of a file stand for.
fn extents_read(objective: &Objective, file: &ReadOff) -> Vec<Vec<Extent>> {
    let attributes = file.study().attributes().iter().enumerate();
    let of = |(at, attribute)| {
        let cells = file.cells(at).iter();
        cells.map(|&cell| Extent::new(objective, at, attribute, cell)).collect()
    };
    attributes.map(of).collect()
}

fn attribute(objective: &Objective, at: usize, extents: &Extents<'_>) -> f64 {
    let balance = objective.balance;
    let suppressed = extents.recoded.suppressed;
    match &objective.measure {
        Measure::Shares(shares) => {
            let share = extents.sum(at, |extent, _| extent.share);
            shares[at].of_cells(balance, share, suppressed)
        }
        Measure::Steps(steps) => {
            let steps = &steps[at];
            let sum = extents.sum(at, |extent, _| steps.step(extent.level));
            steps.of_cells(balance, sum, suppressed)
        }
        Measure::Entropy(entropies) => {
            let all = extents.records();
            let bits = extents.sum(at, |extent, count| log2(extent.records / count));
            let lost = extents.sum_suppressed(at, |count| log2(all / count));
            balance.generalization * (bits + lost) / entropies[at].over()
        }
        Measure::Classes(_) | Measure::Ambiguity(..) => 0.0,
    }
}

/// The extents of all cells of a recoded table.
struct Extents<'a> {
    recoded: &'a Recoded,
    /// For each row of cells one for each attribute.
    of_row: Vec<Extent>,
    /// The leaves of each attribute's root.
    roots: Vec<f64>,
}

impl<'a> Extents<'a> {
    fn new(objective: &Objective, recoded: &'a Recoded) -> Self {
        let attributes = recoded.study().attributes();
        let mut known: Vec<HashMap<Cell, Extent>> = vec![HashMap::new(); attributes.len()];
        let mut of_row = Vec::new();
        for row in 0..recoded.rows() {
            for (at, &cell) in recoded.row(row).iter().enumerate() {
                let extent = || Extent::new(objective, at, &attributes[at], cell);
                of_row.push(*known[at].entry(cell).or_insert_with(extent));
            }
        }
        let root = |(at, attribute)| Extent::new(objective, at, attribute, Cell::Star).leaves;
        Self { recoded, of_row, roots: attributes.iter().enumerate().map(root).collect() }
    }

    fn records(&self) -> f64 {
        self.recoded.study().contingency().records() as f64
    }

    /// Tuples with their row of cells, or [`SUPPRESSED`], their number of records and their key.
    fn tuples(&self) -> impl Iterator<Item = (u32, u32, &[u64])> {
        let contingency = self.recoded.study().contingency();
        let keys = contingency.keys().chunks_exact(contingency.layout().words());
        let shown = self.recoded.class_of().iter().zip(self.recoded.row_of());
        let row = |(&class, &row): (&u32, &u32)| if class == SUPPRESSED { SUPPRESSED } else { row };
        let counted = shown.map(row).zip(contingency.counts()).zip(keys);
        counted.map(|((row, &count), key)| (row, count, key))
    }

    /// Summed over released records, where `one` is given the extent of the cell and the number
    /// of records that have its exact value.
    fn sum(&self, at: usize, one: impl Fn(&Extent, f64) -> f64) -> f64 {
        let (width, field, counts) = self.attribute(at);
        let released = self.tuples().filter(|&(row, count, _)| row != SUPPRESSED && count > 0);
        let cost = released.map(|(row, count, key)| {
            let extent = &self.of_row[row as usize * width + at];
            f64::from(count) * one(extent, f64::from(counts[field.code(key)]))
        });
        cost.sum()
    }

    /// The same over suppressed records.
    fn sum_suppressed(&self, at: usize, one: impl Fn(f64) -> f64) -> f64 {
        let (_, field, counts) = self.attribute(at);
        let left_out = self.tuples().filter(|&(row, count, _)| row == SUPPRESSED && count > 0);
        left_out.map(|(_, n, key)| f64::from(n) * one(f64::from(counts[field.code(key)]))).sum()
    }

    fn attribute(&self, at: usize) -> (usize, crate::contingency::Field, &[u32]) {
        let study = self.recoded.study();
        let attributes = study.attributes();
        let field = study.contingency().layout().fields()[at];
        (attributes.len(), field, &attributes[at].counts)
    }

    /// Σ over records of the combinations that they may stand for.
    fn combinations(&self) -> f64 {
        let width = self.roots.len();
        let all: f64 = self.roots.iter().product();
        let one = |(row, count, _): (u32, u32, &[u64])| {
            let combinations = if row == SUPPRESSED {
                all
            } else {
                let of = &self.of_row[row as usize * width..][..width];
                of.iter().map(|extent| extent.leaves).product()
            };
            f64::from(count) * combinations
        };
        self.tuples().map(one).sum::<f64>().min(f64::MAX)
    }
}

impl Extent {
    /// What the objective asks of a cell. Looking at all values for each cell takes long if there
    /// are many of both, so that it is done only where their number counts.
    fn new(objective: &Objective, at: usize, attribute: &QuasiIdentifier, cell: Cell) -> Self {
        let covered: Vec<u32> = match objective.measure {
            Measure::Shares(_) | Measure::Steps(_) => Vec::new(),
            _ => (0..attribute.counts.len() as u32)
                .filter(|&value| cell.covers(attribute, value))
                .collect(),
        };
        let level = match objective.measure {
            Measure::Steps(_) => cell.level(attribute),
            _ => 0,
        };
        let counts = covered.iter().map(|&value| f64::from(attribute.counts[value as usize]));
        let hierarchy = &attribute.hierarchy;
        let leaf =
            |value: u32| attribute.counts[value as usize] > 0 && hierarchy.missing() != Some(value);
        let used = covered.iter().filter(|&&value| leaf(value)).count();
        let by_width = hierarchy.exact_weight() == 0;
        let leaves = match cell {
            Cell::Group { level, group } if !by_width => {
                hierarchy.level(usize::from(level)).weights[group as usize] as f64
            }
            Cell::Star if !by_width => hierarchy.total() as f64,
            _ => used as f64,
        };
        Self {
            level,
            share: share(objective, at, attribute, cell),
            records: counts.sum(),
            leaves: leaves.max(1.0),
        }
    }
}

/// The share of the domain beyond an exact value.
fn share(objective: &Objective, at: usize, attribute: &QuasiIdentifier, cell: Cell) -> f64 {
    match (cell, &objective.measure) {
        (Cell::Group { level, group }, Measure::Shares(shares)) => {
            shares[at].beyond_exact(level, group)
        }
        (Cell::Range { low, high }, _) => attribute.width(low, high),
        (Cell::Star, _) => 1.0,
        (Cell::Group { .. }, _) => 0.0,
    }
}
