//! What a group of values costs a record that shows it.
//!
//! # Definition
//! Either its distance from the exact value (spec F2), or what the study's own loss
//! says of one cell, where that is a sum over cells; where it is read off the
//! classes, the share of the domain (spec F6) stands in for it. All costs are in
//! [`UNIT`]-ths of the dearest, so that sums are whole numbers.

use super::ClusterDistance;
use crate::loss::steps::distances;
use crate::recoding::price::{self, CellPrices};
use crate::study::Study;

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
            ClusterDistance::Loss => Self::of_attributes(price::in_loss(study)),
        };
        // A loss that no cell adds to cannot guide anything.
        let costs = if costs.most > 0.0 {
            costs
        } else {
            Self::of_attributes(price::weighed_shares(study))
        };
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
