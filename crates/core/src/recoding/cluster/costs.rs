//! What a group of values costs a record that shows it.
//!
//! # Definition
//! Either its distance from the exact value (spec F2), or what the study's own loss
//! says of one cell, where that is a sum over cells; where it is read off the
//! classes, the share of the domain (spec F6) stands in for it. All costs are in
//! [`UNIT`]-ths of the dearest, so that sums are whole numbers.

use super::ClusterDistance;
use crate::loss::Measure;
use crate::loss::shares::Shares;
use crate::loss::steps::distances;
use crate::recoding::price::CellPrices;
use crate::study::{QuasiIdentifier, Study};

/// What the dearest group costs: 2¹² · lcm(1, …, 16).
pub(super) const UNIT: u32 = 4096 * 720_720;

/// What a table costs at most, so that all sums are within a `u64`.
const MOST: u128 = 1 << 62;

/// The costs of all groups of all attributes.
#[derive(Debug)]
pub(super) struct GroupCosts {
    attributes: Vec<CellPrices>,
    /// What the dearest of all costs.
    most: f64,
    /// The same as it is counted: [`UNIT`], or less where records are very many.
    unit: u32,
}

impl GroupCosts {
    pub(super) fn new(study: &Study, distance: ClusterDistance) -> Self {
        let costs = match distance {
            ClusterDistance::Steps(weights) => Self::of_attributes(
                study
                    .attributes()
                    .iter()
                    .map(|a| {
                        let steps = distances(weights, a.hierarchy.height());
                        CellPrices::of_steps(
                            &a.hierarchy,
                            |level| steps[usize::from(level)],
                            a.weight,
                        )
                    })
                    .collect(),
            ),
            ClusterDistance::Loss => Self::of_attributes(own(study)),
        };
        // A loss that no cell adds to cannot guide anything.
        let costs = if costs.most > 0.0 { costs } else { Self::of_attributes(shares(study)) };
        let cells = u128::from(study.contingency().records()) * study.attributes().len() as u128;
        let mut unit = UNIT;
        while unit > 1 && cells * u128::from(unit) > MOST {
            unit /= 2;
        }
        Self { unit, ..costs }
    }

    fn of_attributes(attributes: Vec<CellPrices>) -> Self {
        let most = attributes
            .iter()
            .map(|attribute| {
                attribute.groups.iter().flatten().copied().fold(attribute.star, f64::max)
            })
            .fold(0.0, f64::max);
        Self { attributes, most, unit: UNIT }
    }

    /// What a cell with a group costs.
    pub(super) fn group(&self, attribute: usize, level: u8, group: u32) -> u32 {
        self.rounded(self.attributes[attribute].groups[usize::from(level)][group as usize])
    }

    /// What a suppressed cell costs.
    pub(super) fn whole(&self, attribute: usize) -> u32 {
        self.rounded(self.attributes[attribute].star)
    }

    fn rounded(&self, cost: f64) -> u32 {
        if self.most > 0.0 {
            libm::round(cost / self.most * f64::from(self.unit)) as u32
        } else {
            0
        }
    }
}

/// As the study's loss has it.
fn own(study: &Study) -> Vec<CellPrices> {
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
                Measure::Classes(_) | Measure::Ambiguity(..) => own_shares(attribute),
            }
        })
        .collect()
}

/// The share of the domain that each cell may stand for.
fn shares(study: &Study) -> Vec<CellPrices> {
    study.attributes().iter().map(own_shares).collect()
}

fn own_shares(attribute: &QuasiIdentifier) -> CellPrices {
    let shares = Shares::loss(&attribute.hierarchy, &attribute.counts);
    CellPrices::of_shares(&attribute.hierarchy, &shares, attribute.weight)
}
