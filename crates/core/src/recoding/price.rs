//! What one cell costs, for recodings that choose what to give up first.
//!
//! # Definition
//! Where the study's loss is a sum over cells, a cell's price is its term: the share
//! of the domain beyond an exact value, the step of its level, or the bits of its
//! group (up to what the exact value says, whatever is shown), times the attribute's
//! weight. Losses that are read off the classes have the shares. A suppressed cell
//! costs what the root does. Clusters are made by what a cell adds to that loss, in which
//! generalization has its balance against suppression ([`in_loss`]).
//!
//! # Invariants
//! Prices only guide a choice. What a table loses is said by the study's objective.

use super::Cell;
use crate::hierarchy::Hierarchy;
use crate::loss::Measure;
use crate::loss::shares::Shares;
use crate::num::log2;
use crate::study::{QuasiIdentifier, Study};

/// What the cells of one attribute cost.
#[derive(Debug)]
pub(super) struct CellPrices {
    /// For each level and group its price.
    pub(super) groups: Vec<Vec<f64>>,
    /// The price of a suppressed cell.
    pub(super) star: f64,
}

impl CellPrices {
    fn new(hierarchy: &Hierarchy, price: impl Fn(u8, u32) -> f64, star: f64) -> Self {
        let levels = (0..).zip(hierarchy.levels());
        let groups = levels.map(|(level, grouping)| {
            (0..grouping.labels.len() as u32).map(|group| price(level, group)).collect()
        });
        Self { groups: groups.collect(), star }
    }

    /// The share of the domain beyond an exact value, times a factor.
    pub(super) fn of_shares(hierarchy: &Hierarchy, shares: &Shares, factor: f64) -> Self {
        Self::new(hierarchy, |level, group| shares.beyond_exact(level, group) * factor, factor)
    }

    /// What the level costs, times a factor.
    pub(super) fn of_steps(hierarchy: &Hierarchy, step: impl Fn(u8) -> f64, factor: f64) -> Self {
        let price = |level: u8| step(level) * factor;
        Self::new(hierarchy, |level, _| price(level), price(hierarchy.height() as u8))
    }

    /// What the bits cost that a record with the group leaves open, but for a part that is always
    /// the same.
    pub(super) fn of_bits(attribute: &QuasiIdentifier, price: impl Fn(f64) -> f64) -> Self {
        let price = |records: u64| price(log2(records.max(1) as f64));
        let records: Vec<Vec<u64>> = attribute
            .hierarchy
            .levels()
            .iter()
            .map(|level| {
                let mut records = vec![0; level.labels.len()];
                for (&group, &count) in level.groups.iter().zip(&attribute.counts) {
                    records[group as usize] += u64::from(count);
                }
                records
            })
            .collect();
        let all = attribute.counts.iter().map(|&count| u64::from(count)).sum();
        Self::new(
            &attribute.hierarchy,
            |level, group| price(records[usize::from(level)][group as usize]),
            price(all),
        )
    }
}

/// The prices of all cells of a study.
#[derive(Debug)]
pub(super) struct Prices {
    attributes: Vec<PricedAttribute>,
}

#[derive(Debug)]
struct PricedAttribute {
    /// The share of the domain beyond an exact value.
    shares: CellPrices,
    prices: CellPrices,
    /// What ranges of its values are measured by.
    quasi_identifier: QuasiIdentifier,
}

impl Prices {
    pub(super) fn new(study: &Study) -> Self {
        let objective = study.objective();
        Self {
            attributes: study
                .attributes()
                .iter()
                .enumerate()
                .map(|(index, attribute)| {
                    let (hierarchy, weight) = (&*attribute.hierarchy, objective.weights[index]);
                    let own = Shares::loss(hierarchy, &attribute.counts);
                    let shares = || CellPrices::of_shares(hierarchy, &own, 1.0);
                    let prices = match &objective.measure {
                        Measure::Shares(shares) => {
                            CellPrices::of_shares(hierarchy, &shares[index], weight)
                        }
                        Measure::Steps(steps) => CellPrices::of_steps(
                            hierarchy,
                            |level| steps[index].step(level),
                            weight,
                        ),
                        Measure::Entropy(entropies) => CellPrices::of_bits(attribute, |bits| {
                            weight * bits / entropies[index].divisor()
                        }),
                        Measure::Classes(_) | Measure::Ambiguity(..) => shares(),
                    };
                    PricedAttribute {
                        shares: shares(),
                        prices,
                        quasi_identifier: attribute.clone(),
                    }
                })
                .collect(),
        }
    }

    /// The share of the domain that a cell stands for beyond an exact value: 0 exact, 1 the root.
    pub(super) fn share(&self, attribute: usize, cell: Cell) -> f64 {
        self.attributes[attribute].cell(&self.attributes[attribute].shares, cell)
    }

    /// The price of a cell.
    pub(super) fn cell(&self, attribute: usize, cell: Cell) -> f64 {
        self.attributes[attribute].cell(&self.attributes[attribute].prices, cell)
    }

    /// The price of all cells of a class, for each of its records.
    pub(super) fn record(&self, cells: &[Cell]) -> f64 {
        cells.iter().enumerate().map(|(attribute, &cell)| self.cell(attribute, cell)).sum()
    }
}

impl PricedAttribute {
    fn cell(&self, prices: &CellPrices, cell: Cell) -> f64 {
        match cell {
            Cell::Group { level, group } => prices.groups[usize::from(level)][group as usize],
            Cell::Range { low, high } => self.quasi_identifier.width(low, high) * prices.star,
            Cell::Star => prices.star,
        }
    }
}

/// What each cell adds to the study's loss, its balance of generalization and suppression included.
pub(super) fn in_loss(study: &Study) -> Vec<CellPrices> {
    let objective = study.objective();
    let balance = objective.balance;
    let records = study.contingency().records() as f64;
    study
        .attributes()
        .iter()
        .enumerate()
        .map(|(index, attribute)| {
            let (hierarchy, weight) = (&*attribute.hierarchy, objective.weights[index]);
            match &objective.measure {
                Measure::Shares(shares) => {
                    let shares = &shares[index];
                    let all =
                        shares.of_cells(balance, records, 0) - shares.of_cells(balance, 0.0, 0);
                    CellPrices::of_shares(hierarchy, shares, weight * all)
                }
                Measure::Steps(steps) => CellPrices::of_steps(
                    hierarchy,
                    |level| steps[index].of_cells(balance, records * steps[index].step(level), 0),
                    weight,
                ),
                Measure::Entropy(entropies) => {
                    let factor = weight * balance.generalization / entropies[index].divisor();
                    CellPrices::of_bits(attribute, |bits| bits * factor)
                }
                Measure::Classes(_) | Measure::Ambiguity(..) => weighed_share(attribute),
            }
        })
        .collect()
}

/// The share of the domain that each cell may stand for, times the attribute's weight.
pub(super) fn weighed_shares(study: &Study) -> Vec<CellPrices> {
    study.attributes().iter().map(weighed_share).collect()
}

fn weighed_share(attribute: &QuasiIdentifier) -> CellPrices {
    let shares = Shares::loss(&attribute.hierarchy, &attribute.counts);
    CellPrices::of_shares(&attribute.hierarchy, &shares, attribute.weight)
}
