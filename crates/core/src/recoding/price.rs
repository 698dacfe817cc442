//! What one cell costs, for recodings that choose what to give up first.
//!
//! # Definition
//! Where the study's loss is a sum over cells, a cell's price is its term: the share
//! of the domain beyond an exact value, the step of its level, or the bits of its
//! group (up to what the exact value says, whatever is shown), times the attribute's
//! weight. Losses that are read off the classes have the shares. A suppressed cell
//! costs what the root does.
//!
//! # Invariants
//! Prices only guide a choice. What a table loses is said by the study's objective.

use super::Cell;
use crate::loss::Measure;
use crate::loss::shares::Shares;
use crate::num::log2;
use crate::study::Study;

/// The prices of all cells of a study.
#[derive(Debug)]
pub(super) struct Prices {
    attributes: Vec<Attribute>,
}

#[derive(Debug)]
struct Attribute {
    /// For each level and group its share of the domain beyond an exact value.
    shares: Vec<Vec<f64>>,
    /// For each level and group its price.
    prices: Vec<Vec<f64>>,
    /// The price of a suppressed cell.
    star: f64,
    /// Its values as numbers, and the width of their domain.
    numbers: Vec<Option<f64>>,
    width: f64,
}

impl Prices {
    pub(super) fn new(study: &Study) -> Self {
        let objective = study.objective();
        let of = |(at, attribute): (usize, &crate::study::QuasiIdentifier)| {
            let hierarchy = &attribute.hierarchy;
            let own = Shares::loss(hierarchy, &attribute.counts);
            let levels = || (0..=hierarchy.height() as u8).zip(hierarchy.levels());
            let table = |one: &dyn Fn(u8, u32) -> f64| -> Vec<Vec<f64>> {
                let groups = |(level, of): (u8, &crate::hierarchy::Level)| {
                    (0..of.labels.len() as u32).map(|group| one(level, group)).collect()
                };
                levels().map(groups).collect()
            };
            let weight = objective.weights[at];
            let shares = table(&|level, group| own.beyond_exact(level, group));
            let records: Vec<Vec<f64>> = levels().map(|(_, of)| records(of, attribute)).collect();
            let all: f64 = records[0].iter().sum();
            let bits = |records: f64| log2(records.max(1.0));
            let (prices, star) = match &objective.measure {
                Measure::Shares(of) => {
                    (table(&|level, group| weight * of[at].beyond_exact(level, group)), weight)
                }
                Measure::Steps(of) => {
                    let step = |level| weight * of[at].step(level);
                    (table(&|level, _| step(level)), step(hierarchy.height() as u8))
                }
                Measure::Entropy(of) => {
                    let price = |records| weight * bits(records) / of[at].over();
                    let group =
                        |level: u8, group: u32| price(records[usize::from(level)][group as usize]);
                    (table(&group), price(all))
                }
                Measure::Classes(_) | Measure::Ambiguity(..) => (shares.clone(), 1.0),
            };
            let numbers = attribute.numbers.clone().unwrap_or_default();
            Attribute { shares, prices, star, numbers, width: attribute.domain }
        };
        Self { attributes: study.attributes().iter().enumerate().map(of).collect() }
    }

    /// The share of the domain that a cell stands for beyond an exact value: 0 exact, 1 the root.
    pub(super) fn share(&self, at: usize, cell: Cell) -> f64 {
        let attribute = &self.attributes[at];
        match cell {
            Cell::Group { level, group } => attribute.shares[usize::from(level)][group as usize],
            Cell::Range { low, high } => attribute.range(low, high),
            Cell::Star => 1.0,
        }
    }

    /// The price of a cell.
    pub(super) fn cell(&self, at: usize, cell: Cell) -> f64 {
        let attribute = &self.attributes[at];
        match cell {
            Cell::Group { level, group } => attribute.prices[usize::from(level)][group as usize],
            Cell::Range { low, high } => attribute.range(low, high) * attribute.star,
            Cell::Star => attribute.star,
        }
    }

    /// The price of all cells of a class, for each of its records.
    pub(super) fn record(&self, cells: &[Cell]) -> f64 {
        cells.iter().enumerate().map(|(at, &cell)| self.cell(at, cell)).sum()
    }
}

impl Attribute {
    fn range(&self, low: u32, high: u32) -> f64 {
        match (self.numbers[low as usize], self.numbers[high as usize]) {
            (Some(low), Some(high)) if self.width > 0.0 => (high - low) / self.width,
            _ => 1.0,
        }
    }
}

/// How many records each group of a level has.
fn records(level: &crate::hierarchy::Level, attribute: &crate::study::QuasiIdentifier) -> Vec<f64> {
    let mut records = vec![0.0; level.labels.len()];
    for (&group, &count) in level.groups.iter().zip(&attribute.counts) {
        records[group as usize] += f64::from(count);
    }
    records
}
