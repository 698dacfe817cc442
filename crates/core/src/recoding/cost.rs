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
use crate::loss::{Loss, Measure, Objective, order_by_left};
use crate::num::log2;
use crate::partition::Partition;
use crate::study::QuasiIdentifier;
use std::collections::HashMap;

/// What a cell stands for, as far as the losses ask.
#[derive(Clone, Copy, Debug)]
struct CellExtent {
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
            (0..objective.weights.len())
                .map(|index| attribute(objective, index, &extents))
                .collect()
        }
    }
}

/// The loss of a recoded table.
pub(super) fn value(objective: &Objective, recoded: &Recoded) -> Loss {
    match &objective.measure {
        Measure::Classes(measure) => {
            Loss::number(measure.value(recoded.partition(), &recoded.decision()))
        }
        Measure::Ambiguity(..) => Loss::number(Extents::new(objective, recoded).combinations()),
        _ => {
            let losses = attributes(objective, recoded);
            objective.config().aggregate.combine(losses.into_iter().zip(&objective.weights))
        }
    }
}

/// The loss of each attribute of a file that was read off, before weights; none where that
/// depends on more than its cells.
pub(super) fn attributes_read(objective: &Objective, file: &ReadOff) -> Option<Vec<f64>> {
    let balance = objective.balance;
    let extents = extents_read(objective, file);
    let sum = |index: usize, one: &dyn Fn(&CellExtent) -> f64| -> f64 {
        let classes = file.classes().iter();
        classes.map(|(texts, n)| f64::from(*n) * one(&extents[index][texts[index] as usize])).sum()
    };
    let attributes = 0..file.study().attributes().len();
    match &objective.measure {
        Measure::Shares(shares) => Some(
            attributes
                .map(|index| {
                    shares[index].of_cells(
                        balance,
                        sum(index, &|extent| extent.share),
                        file.suppressed,
                    )
                })
                .collect(),
        ),
        Measure::Steps(steps) => Some(
            attributes
                .map(|index| {
                    let climbed = sum(index, &|extent| steps[index].step(extent.level));
                    steps[index].of_cells(balance, climbed, file.suppressed)
                })
                .collect(),
        ),
        Measure::Classes(_) | Measure::Ambiguity(..) | Measure::Entropy(_) => None,
    }
}

/// The loss of a file that was read off, where its cells are enough to know it.
pub(super) fn value_read(objective: &Objective, file: &ReadOff) -> Option<f64> {
    if let Measure::Ambiguity(..) = &objective.measure {
        let extents = extents_read(objective, file);
        let attributes = file.study().attributes().iter().enumerate();
        let all: f64 = attributes
            .map(|(index, attribute)| {
                CellExtent::new(objective, index, attribute, Cell::Star).leaves
            })
            .product();
        let shown: f64 = file
            .classes()
            .iter()
            .map(|(texts, n)| {
                let leaves =
                    extents.iter().zip(texts).map(|(extents, &text)| extents[text as usize].leaves);
                f64::from(*n) * leaves.product::<f64>()
            })
            .sum();
        return Some((shown + file.suppressed as f64 * all).min(f64::MAX));
    }
    let losses = attributes_read(objective, file)?;
    let losses = losses.into_iter().zip(&objective.weights);
    Some(objective.config().aggregate.combine(losses).value())
}

/// What the texts of each attribute of a file stand for.
fn extents_read(objective: &Objective, file: &ReadOff) -> Vec<Vec<CellExtent>> {
    let attributes = file.study().attributes().iter().enumerate();
    attributes
        .map(|(index, attribute)| {
            let cells = file.cells(index).iter();
            cells.map(|&cell| CellExtent::new(objective, index, attribute, cell)).collect()
        })
        .collect()
}

fn attribute(objective: &Objective, index: usize, extents: &Extents<'_>) -> f64 {
    let shown = extents.sum(index, |extent, count| extents.shown(objective, index, extent, count));
    let lost = extents.sum_suppressed(index, |count| extents.lost(objective, count));
    of_sums(objective, index, (shown, lost), extents.recoded.suppressed)
}

/// The loss of an attribute from what its cells show, summed over released records, and what is
/// lost with suppressed ones beside their number.
fn of_sums(objective: &Objective, index: usize, (shown, lost): (f64, f64), suppressed: u64) -> f64 {
    let balance = objective.balance;
    match &objective.measure {
        Measure::Shares(shares) => shares[index].of_cells(balance, shown, suppressed),
        Measure::Steps(steps) => steps[index].of_cells(balance, shown, suppressed),
        Measure::Entropy(entropies) => {
            balance.generalization * (shown + lost) / entropies[index].divisor()
        }
        Measure::Classes(_) | Measure::Ambiguity(..) => 0.0,
    }
}

/// Orders classes of a recoded table, none of which is suppressed yet, by what it costs to
/// suppress each beside the others and those that fail (spec M20): the cheapest first, of equally
/// cheap ones the one with the smaller key.
pub(super) fn cheapest_first(
    objective: &Objective,
    recoded: &Recoded,
    fails: &[bool],
    classes: &mut [usize],
) {
    let partition = recoded.partition();
    let left: Vec<Loss> = match &objective.measure {
        Measure::Classes(measure) => {
            classes.iter().map(|&class| Loss::number(-measure.cost(partition, class))).collect()
        }
        Measure::Ambiguity(..) => {
            let saved = Extents::new(objective, recoded).saved();
            classes.iter().map(|&class| Loss::number(saved[class])).collect()
        }
        _ => Costs::new(objective, recoded, fails, classes).left(classes),
    };
    order_by_left(partition, classes, left);
}

/// What the classes of a recoded table show, and what would be lost with them.
struct Costs<'a> {
    objective: &'a Objective,
    partition: &'a Partition,
    /// For each class and attribute what it shows, and what is lost if it is suppressed.
    of_class: Vec<(f64, f64)>,
    /// For each attribute both sums if all classes in question are suppressed.
    sums: Vec<(f64, f64)>,
    /// The records that are suppressed then.
    suppressed: u64,
}

impl<'a> Costs<'a> {
    fn new(
        objective: &'a Objective,
        recoded: &'a Recoded,
        fails: &[bool],
        classes: &[usize],
    ) -> Self {
        let extents = Extents::new(objective, recoded);
        let partition = recoded.partition();
        let width = extents.roots.len();
        let mut of_class = vec![(0.0, 0.0); partition.classes() * width];
        let mut sums = vec![(0.0, 0.0); width];
        let mut gone = fails.to_vec();
        classes.iter().for_each(|&class| gone[class] = true);
        let mut suppressed = 0;
        for ((row, records, key), &class) in extents.tuples().zip(recoded.class_of()) {
            let is_gone = class == SUPPRESSED || gone[class as usize];
            suppressed += if is_gone { u64::from(records) } else { 0 };
            if records == 0 {
                continue;
            }
            for (index, sum) in sums.iter_mut().enumerate() {
                let (_, field, counts) = extents.attribute(index);
                let count = f64::from(counts[field.code(key)]);
                let lost = f64::from(records) * extents.lost(objective, count);
                if class == SUPPRESSED {
                    sum.1 += lost;
                    continue;
                }
                let extent = &extents.of_row[row as usize * width + index];
                let shown = f64::from(records) * extents.shown(objective, index, extent, count);
                let own = &mut of_class[class as usize * width + index];
                *own = (own.0 + shown, own.1 + lost);
                *sum = if is_gone { (sum.0, sum.1 + lost) } else { (sum.0 + shown, sum.1) };
            }
        }
        Self { objective, partition, of_class, sums, suppressed }
    }

    /// The loss if each of these classes is let stay, but for what is the same for all.
    fn left(&self, classes: &[usize]) -> Vec<Loss> {
        let width = self.sums.len();
        classes
            .iter()
            .map(|&class| {
                let own = &self.of_class[class * width..][..width];
                let suppressed = self.suppressed - u64::from(self.partition.counts()[class]);
                let sums =
                    self.sums.iter().zip(own).map(|(sum, own)| (sum.0 + own.0, sum.1 - own.1));
                let losses = sums
                    .enumerate()
                    .map(|(index, sums)| of_sums(self.objective, index, sums, suppressed));
                self.objective.config().aggregate.combine(losses.zip(&self.objective.weights))
            })
            .collect()
    }
}

/// The extents of all cells of a recoded table.
struct Extents<'a> {
    recoded: &'a Recoded,
    /// For each row of cells one for each attribute.
    of_row: Vec<CellExtent>,
    /// The leaves of each attribute's root.
    roots: Vec<f64>,
}

impl<'a> Extents<'a> {
    fn new(objective: &Objective, recoded: &'a Recoded) -> Self {
        let attributes = recoded.study().attributes();
        let mut known: Vec<HashMap<Cell, CellExtent>> = vec![HashMap::new(); attributes.len()];
        let mut of_row = Vec::new();
        for row in 0..recoded.rows() {
            for (index, &cell) in recoded.row(row).iter().enumerate() {
                of_row.push(*known[index].entry(cell).or_insert_with(|| {
                    CellExtent::new(objective, index, &attributes[index], cell)
                }));
            }
        }
        Self {
            recoded,
            of_row,
            roots: attributes
                .iter()
                .enumerate()
                .map(|(index, attribute)| {
                    CellExtent::new(objective, index, attribute, Cell::Star).leaves
                })
                .collect(),
        }
    }

    /// What a cell adds to the loss of an attribute, where it is shown; `count` records have its
    /// exact value.
    fn shown(&self, objective: &Objective, index: usize, extent: &CellExtent, count: f64) -> f64 {
        match &objective.measure {
            Measure::Shares(_) => extent.share,
            Measure::Steps(steps) => steps[index].step(extent.level),
            Measure::Entropy(_) => log2(extent.records / count),
            Measure::Classes(_) | Measure::Ambiguity(..) => 0.0,
        }
    }

    /// What is lost with a suppressed cell, beside its number.
    fn lost(&self, objective: &Objective, count: f64) -> f64 {
        match &objective.measure {
            Measure::Entropy(_) => log2(self.records() / count),
            _ => 0.0,
        }
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
    fn sum(&self, index: usize, one: impl Fn(&CellExtent, f64) -> f64) -> f64 {
        let (width, field, counts) = self.attribute(index);
        let released = self.tuples().filter(|&(row, count, _)| row != SUPPRESSED && count > 0);
        let cost = released.map(|(row, count, key)| {
            let extent = &self.of_row[row as usize * width + index];
            f64::from(count) * one(extent, f64::from(counts[field.code(key)]))
        });
        cost.sum()
    }

    /// The same over suppressed records.
    fn sum_suppressed(&self, index: usize, one: impl Fn(f64) -> f64) -> f64 {
        let (_, field, counts) = self.attribute(index);
        let left_out = self.tuples().filter(|&(row, count, _)| row == SUPPRESSED && count > 0);
        left_out.map(|(_, n, key)| f64::from(n) * one(f64::from(counts[field.code(key)]))).sum()
    }

    fn attribute(&self, index: usize) -> (usize, crate::packing::Field, &[u32]) {
        let study = self.recoded.study();
        let attributes = study.attributes();
        let field = study.contingency().layout().fields()[index];
        (attributes.len(), field, &attributes[index].counts)
    }

    /// Σ over records of the combinations that they may stand for.
    fn combinations(&self) -> f64 {
        self.tuples()
            .map(|(row, count, _)| f64::from(count) * self.combinations_of(row))
            .sum::<f64>()
            .min(f64::MAX)
    }

    /// The combinations that a record with this row of cells may stand for.
    fn combinations_of(&self, row: u32) -> f64 {
        if row == SUPPRESSED {
            return self.roots.iter().product();
        }
        let width = self.roots.len();
        self.of_row[row as usize * width..][..width].iter().map(|extent| extent.leaves).product()
    }

    /// For each class how many combinations fewer its records stand for than if suppressed, as a
    /// negative number.
    fn saved(&self) -> Vec<f64> {
        let mut saved = vec![0.0; self.recoded.partition().classes()];
        for ((row, count, _), &class) in self.tuples().zip(self.recoded.class_of()) {
            if class != SUPPRESSED {
                let fewer = self.combinations_of(row) - self.combinations_of(SUPPRESSED);
                saved[class as usize] += f64::from(count) * fewer;
            }
        }
        saved
    }
}

impl CellExtent {
    /// What the objective asks of a cell. Looking at all values for each cell takes long if there
    /// are many of both, so that it is done only where their number counts.
    fn new(objective: &Objective, index: usize, attribute: &QuasiIdentifier, cell: Cell) -> Self {
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
        let used = covered.iter().filter(|&&value| {
            attribute.counts[value as usize] > 0 && hierarchy.missing() != Some(value)
        });
        let used = used.count();
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
            share: share(objective, index, attribute, cell),
            records: counts.sum(),
            leaves: leaves.max(1.0),
        }
    }
}

/// The share of the domain beyond an exact value.
fn share(objective: &Objective, index: usize, attribute: &QuasiIdentifier, cell: Cell) -> f64 {
    match (cell, &objective.measure) {
        (Cell::Group { level, group }, Measure::Shares(shares)) => {
            shares[index].beyond_exact(level, group)
        }
        (Cell::Range { low, high }, _) => attribute.width(low, high),
        (Cell::Star, _) => 1.0,
        (Cell::Group { .. }, _) => 0.0,
    }
}
