//! What a group of values costs a record that shows it.
//!
//! # Definition
//! Either its distance from the exact value (spec F2), or what the study's own loss
//! says of one cell, where that is a sum over cells; where it is read off the
//! classes, the share of the domain (spec F6) stands in for it. All costs are in
//! [`UNIT`]-ths of the dearest, so that sums are whole numbers.

use super::Distance;
use crate::hierarchy::Hierarchy;
use crate::loss::Measure;
use crate::loss::shares::Shares;
use crate::loss::steps::distances;
use crate::num::log2;
use crate::study::{QuasiIdentifier, Study};

/// What the dearest group costs: 2¹² · lcm(1, …, 16).
pub(super) const UNIT: u32 = 4096 * 720_720;

/// What a table costs at most, so that all sums are within a `u64`.
const MOST: u128 = 1 << 62;

/// The costs of all groups of all attributes.
#[derive(Debug)]
pub(super) struct Costs {
    attributes: Vec<Attribute>,
    /// What the dearest of all costs.
    most: f64,
    /// The same as it is counted: [`UNIT`], or less where records are very many.
    unit: u32,
}

#[derive(Debug)]
struct Attribute {
    /// For each level the cost of each group.
    groups: Vec<Vec<f64>>,
    /// The cost of a suppressed cell.
    whole: f64,
}

impl Costs {
    pub(super) fn new(study: &Study, distance: Distance) -> Self {
        let costs = match distance {
            Distance::Steps(weights) => {
                let steps = |a: &QuasiIdentifier| distances(weights, a.hierarchy.height());
                let all =
                    study.attributes().iter().map(|a| Attribute::of_steps(a, &steps(a), a.weight));
                Self::of(all.collect())
            }
            Distance::Loss => Self::of(own(study)),
        };
        // A loss that no cell adds to cannot guide anything.
        let costs = if costs.most > 0.0 { costs } else { Self::of(shares(study)) };
        let cells = u128::from(study.contingency().records()) * study.attributes().len() as u128;
        let mut unit = UNIT;
        while unit > 1 && cells * u128::from(unit) > MOST {
            unit /= 2;
        }
        Self { unit, ..costs }
    }

    fn of(attributes: Vec<Attribute>) -> Self {
        let dearest = |attribute: &Attribute| {
            attribute.groups.iter().flatten().copied().fold(attribute.whole, f64::max)
        };
        let most = attributes.iter().map(dearest).fold(0.0, f64::max);
        Self { attributes, most, unit: UNIT }
    }

    /// What a cell with a group costs.
    pub(super) fn group(&self, at: usize, level: u8, group: u32) -> u32 {
        self.rounded(self.attributes[at].groups[usize::from(level)][group as usize])
    }

    /// What a suppressed cell costs.
    pub(super) fn whole(&self, at: usize) -> u32 {
        self.rounded(self.attributes[at].whole)
    }

    fn rounded(&self, cost: f64) -> u32 {
        if self.most > 0.0 {
            libm::round(cost / self.most * f64::from(self.unit)) as u32
        } else {
            0
        }
    }
}

impl Attribute {
    fn of(hierarchy: &Hierarchy, cost: impl Fn(u8, u32) -> f64, whole: f64) -> Self {
        let levels = hierarchy.levels().iter().enumerate();
        let groups = levels.map(|(level, groups)| {
            (0..groups.labels.len() as u32).map(|group| cost(level as u8, group)).collect()
        });
        Self { groups: groups.collect(), whole }
    }

    fn of_steps(attribute: &QuasiIdentifier, steps: &[f64], factor: f64) -> Self {
        let cost = |level: u8, _| steps[usize::from(level)] * factor;
        Self::of(&attribute.hierarchy, cost, steps.last().map_or(0.0, |step| step * factor))
    }

    fn of_shares(attribute: &QuasiIdentifier, shares: &Shares, factor: f64) -> Self {
        let cost = |level, group| shares.beyond_exact(level, group) * factor;
        Self::of(&attribute.hierarchy, cost, factor)
    }

    /// The bits that a record with this group leaves open, but for a part that is always the
    /// same.
    fn of_bits(attribute: &QuasiIdentifier, factor: f64) -> Self {
        let hierarchy = &attribute.hierarchy;
        let bits = |records: u64| if records > 0 { log2(records as f64) * factor } else { 0.0 };
        let levels = hierarchy.levels().iter().map(|level| {
            let mut records = vec![0_u64; level.labels.len()];
            for (&group, &count) in level.groups.iter().zip(&attribute.counts) {
                records[group as usize] += u64::from(count);
            }
            records.into_iter().map(bits).collect()
        });
        let all = attribute.counts.iter().map(|&count| u64::from(count)).sum();
        Self { groups: levels.collect(), whole: bits(all) }
    }
}

/// As the study's loss has it.
fn own(study: &Study) -> Vec<Attribute> {
    let objective = study.objective();
    let (balance, attributes) = (objective.balance, study.attributes().iter());
    let weighted = attributes.zip(&objective.weights);
    let records = study.contingency().records() as f64;
    match &objective.measure {
        Measure::Shares(shares) => {
            let of = |((a, &weight), shares): ((&QuasiIdentifier, _), &Shares)| {
                let all = shares.of_cells(balance, records, 0) - shares.of_cells(balance, 0.0, 0);
                Attribute::of_shares(a, shares, weight * all)
            };
            weighted.zip(shares).map(of).collect()
        }
        Measure::Steps(steps) => {
            let cost = |level: &u8, steps: &crate::loss::steps::Steps| {
                steps.of_cells(balance, records * steps.step(*level), 0)
            };
            let of = |((a, &weight), steps): ((&QuasiIdentifier, &f64), _)| {
                let levels: Vec<u8> = (0..=a.hierarchy.height() as u8).collect();
                let steps: Vec<f64> = levels.iter().map(|level| cost(level, steps)).collect();
                Attribute::of_steps(a, &steps, weight)
            };
            weighted.zip(steps).map(of).collect()
        }
        Measure::Entropy(entropies) => {
            let factor = |weight: f64, over: f64| weight * balance.generalization / over;
            let of = |((a, &weight), entropy): (
                (&QuasiIdentifier, _),
                &crate::loss::entropy::Entropy,
            )| { Attribute::of_bits(a, factor(weight, entropy.over())) };
            weighted.zip(entropies).map(of).collect()
        }
        Measure::Classes(_) | Measure::Ambiguity(..) => shares(study),
    }
}

/// The share of the domain that each cell may stand for.
fn shares(study: &Study) -> Vec<Attribute> {
    let of = |a: &QuasiIdentifier| {
        let shares = Shares::loss(&a.hierarchy, &a.counts);
        Attribute::of_shares(a, &shares, a.weight)
    };
    study.attributes().iter().map(of).collect()
}
