//! Information loss: what coarsening and suppression cost (spec F, M8).
//!
//! A loss is computed per attribute and then aggregated. Both metrics here need
//! only the marginal of each attribute and the suppressed records, so that a
//! node and everything above it are bounded without looking at any class. One
//! function, [`Objective::value`], computes the loss of a node; the bound is the
//! same function with the least suppression possible.

mod aggregate;
pub mod class_size;
mod marginal;
mod metric;

pub use aggregate::Aggregate;
pub use metric::Metric;

use crate::error::{Error, Kind, Result};
use crate::lattice::Levels;
use crate::num::LOSS_UNIT;
use marginal::Marginal;

/// The largest weight of an attribute. Far larger ones would leave nothing of the other
/// attributes in a sum, and its rounding would exceed what decides ties
/// ([`LOSS_UNIT`]).
pub const MAX_WEIGHT: f64 = 1000.0;

/// How loss is to be measured.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LossConfig {
    /// What is measured on each attribute.
    pub metric: Metric,
    /// How the attributes become one number.
    pub aggregate: Aggregate,
    /// From 0 to 1; see [`Balance`].
    pub gs_factor: f64,
}

/// How much generalization (G) and suppression (S) count against each other, from ARX's
/// gs-factor g: G = min(1, 2(1 − g)), S = min(1, 2g) (spec M8).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Balance {
    /// G.
    pub generalization: f64,
    /// S.
    pub suppression: f64,
}

impl Balance {
    /// The balance for a gs-factor.
    ///
    /// # Errors
    /// [`Kind::Parameter`] outside 0..=1.
    pub fn new(gs_factor: f64) -> Result<Self> {
        if !(0.0..=1.0).contains(&gs_factor) {
            return Err(Error::new(Kind::Parameter { field: "loss.gs-factor", range: "0..=1" }));
        }
        Ok(Self {
            generalization: (2.0 * (1.0 - gs_factor)).min(1.0),
            suppression: (2.0 * gs_factor).min(1.0),
        })
    }
}

/// The suppressed records of a node, as far as a loss needs them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Suppressed {
    /// How many there are.
    pub records: u64,
    /// For each attribute the summed weights of their groups on the node's level.
    pub weights: Vec<u64>,
}

/// A study's loss function.
#[derive(Clone, Debug)]
pub struct Objective {
    config: LossConfig,
    balance: Balance,
    marginals: Vec<Marginal>,
    weights: Vec<f64>,
}

/// What an objective needs of one quasi-identifier.
#[derive(Clone, Copy, Debug)]
pub struct Weighed<'a> {
    /// Its hierarchy.
    pub hierarchy: &'a crate::hierarchy::Hierarchy,
    /// How many records have each exact value.
    pub counts: &'a [u32],
    /// How much its detail matters, 1 by default (spec A5).
    pub weight: f64,
}

impl Objective {
    /// The loss function for these attributes.
    ///
    /// # Errors
    /// [`Kind::Parameter`] if a weight is outside 0..=[`MAX_WEIGHT`], if all weights are zero, or
    /// if the gs-factor is outside 0..=1.
    pub fn new(config: LossConfig, attributes: &[Weighed<'_>]) -> Result<Self> {
        let balance = Balance::new(config.gs_factor)?;
        let weights: Vec<f64> = attributes.iter().map(|attribute| attribute.weight).collect();
        let usable = weights.iter().all(|weight| (0.0..=MAX_WEIGHT).contains(weight));
        let zero = !weights.is_empty() && weights.iter().all(|weight| *weight == 0.0);
        if !usable || zero {
            let range = "0..=1000";
            return Err(Error::new(Kind::Parameter { field: "attributes.weight", range }));
        }
        let marginals = attributes.iter().map(|a| Marginal::new(a.hierarchy, a.counts)).collect();
        Ok(Self { config, balance, marginals, weights })
    }

    /// How it was configured.
    #[must_use]
    pub fn config(&self) -> LossConfig {
        self.config
    }

    /// The loss of each attribute, 0 to 1, before weights.
    #[must_use]
    pub fn attributes(&self, levels: &Levels, suppressed: &Suppressed) -> Vec<f64> {
        (0..self.marginals.len())
            .map(|i| {
                let weight = suppressed.weights.get(i).copied().unwrap_or(0);
                self.attribute(i, levels.get(i), suppressed.records, weight)
            })
            .collect()
    }

    /// The loss of a node.
    #[must_use]
    pub fn value(&self, levels: &Levels, suppressed: &Suppressed) -> f64 {
        let losses = (0..self.marginals.len()).map(|i| {
            let weight = suppressed.weights.get(i).copied().unwrap_or(0);
            self.attribute(i, levels.get(i), suppressed.records, weight)
        });
        self.config.aggregate.of(losses.zip(&self.weights))
    }

    /// No node above `levels` (or `levels` itself) that suppresses from `least` to `most`
    /// records has a smaller loss, rounding ([`LOSS_NOISE`](crate::num::LOSS_NOISE)) aside.
    #[must_use]
    pub fn bound(&self, levels: &Levels, least: u64, most: u64) -> f64 {
        let losses =
            (0..self.marginals.len()).map(|i| self.attribute_bound(i, levels.get(i), least, most));
        self.config.aggregate.of(losses.zip(&self.weights))
    }

    /// The bound's part for one attribute on one level; see [`Self::bound`].
    #[must_use]
    pub fn attribute_bound(&self, attribute: usize, level: u8, least: u64, most: u64) -> f64 {
        let marginal = &self.marginals[attribute];
        let records = self.config.metric.cheapest(self.balance, marginal, level, least, most);
        let weight = marginal.heaviest(level, records);
        self.attribute(attribute, level, records, weight)
    }

    /// How much it costs to let one attribute's part grow; see [`Aggregate::cost`].
    #[must_use]
    pub fn cost(&self, attribute: usize, before: f64, after: f64) -> f64 {
        let weight = self.weights[attribute];
        self.config.aggregate.cost(before * weight, after * weight)
    }

    /// Joins the attributes' parts into a loss or a bound.
    #[must_use]
    pub fn aggregate(&self, parts: &[f64]) -> f64 {
        self.config.aggregate.of(parts.iter().copied().zip(&self.weights))
    }

    /// The weight of each group of an attribute's level (the numerator of its share).
    #[must_use]
    pub fn group_weights(&self, attribute: usize, level: u8) -> &[u64] {
        self.marginals[attribute].weights(level)
    }

    fn attribute(&self, i: usize, level: u8, suppressed: u64, weight: u64) -> f64 {
        self.config.metric.attribute(self.balance, &self.marginals[i], level, suppressed, weight)
    }
}

/// A loss in units in which ties are decided (spec section 0, rule 4).
#[must_use]
pub fn rank(loss: f64) -> f64 {
    libm::round(loss / LOSS_UNIT)
}
