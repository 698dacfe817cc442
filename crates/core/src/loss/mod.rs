//! Information loss: what coarsening and suppression cost (spec F, M8 to M11).
//!
//! Most losses are computed per attribute and then aggregated. They need only the
//! marginal of each attribute and the suppressed records, so that a node and
//! everything above it are bounded without looking at any class. Others are read
//! off the classes; a partition bounds them for every node above its own.
//!
//! [`Objective::value`] is the loss of a node. [`Objective::bound`] and
//! [`Objective::floor`] are never above it, for the node and all nodes above; the
//! file of each measure says why.

mod aggregate;
pub mod ambiguity;
mod cheapest;
pub mod class_size;
pub mod classes;
mod config;
pub mod entropy;
pub mod kinds;
pub mod shares;
pub mod steps;
mod value;

pub use aggregate::{AGGREGATES, Aggregate};
pub(crate) use cheapest::order_by_left;
pub use classes::Floor;
pub(crate) use config::BETA;
pub use config::{Balance, GS_FACTOR, LossConfig, StepWeights};
pub(crate) use kinds::NeverFalls;
pub use kinds::{LOSS, LOSSES, LossContext, LossKind, Metric, configure};
pub use value::{Loss, rank};

use crate::error::{Error, Kind, Result};
use crate::hierarchy::Hierarchy;
use crate::lattice::Levels;
use crate::partition::{Decision, Partition};
use ambiguity::Ambiguity;
use classes::ClassLoss;
use entropy::Entropy;
use kinds::Basis;
use shares::Shares;
use std::sync::Arc;
use steps::Steps;

/// The largest weight of an attribute. Far larger ones would leave nothing of the other
/// attributes in a sum, and its rounding would exceed what decides ties
/// ([`LOSS_UNIT`](crate::num::LOSS_UNIT)).
pub const MAX_WEIGHT: f64 = 1000.0;

/// The weights that an attribute may have, as problems write ranges.
pub const WEIGHTS: &str = "0..=1000";

/// The suppressed records of a node, as far as a loss needs them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Suppressed {
    /// How many there are.
    pub records: u64,
    /// For each attribute the summed weights of their groups on the node's level, for shares.
    pub weights: Vec<u64>,
    /// For each attribute how many of them each group of the node's level has, for entropies.
    pub groups: Vec<Vec<u64>>,
}

/// Records that are suppressed at a node and all below it: of each failing class a number, whoever
/// they are.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct KnownSuppression {
    /// How many there are.
    pub records: u64,
    /// What each attribute's bound is told of them ([`Objective::detail`]); `None` if nothing.
    pub detail: Option<Arc<[f64]>>,
}

impl From<u64> for KnownSuppression {
    /// So many, about which nothing else is known.
    fn from(records: u64) -> Self {
        Self { records, detail: None }
    }
}

/// A study's loss function.
#[derive(Clone, Debug)]
pub struct Objective {
    config: LossConfig,
    pub(crate) balance: Balance,
    pub(crate) measure: Measure,
    pub(crate) weights: Vec<f64>,
}

/// What is measured, with what it takes.
#[derive(Clone, Debug)]
pub(crate) enum Measure {
    Shares(Vec<Shares>),
    Steps(Vec<Steps>),
    Entropy(Vec<Entropy>),
    Classes(ClassLoss),
    Ambiguity(Ambiguity, u64),
}

/// What an objective needs of one quasi-identifier.
#[derive(Clone, Copy, Debug)]
pub struct Weighed<'a> {
    /// Its name in the recipe.
    pub name: &'a str,
    /// Its hierarchy.
    pub hierarchy: &'a Hierarchy,
    /// How many records have each exact value.
    pub counts: &'a [u32],
    /// How much its detail matters, 1 by default (spec A5).
    pub weight: f64,
    /// What each level loses, for [`Metric::WeightedInformationLoss`]; level over height if
    /// not given.
    pub losses: Option<&'a [f64]>,
}

impl Objective {
    /// The loss function for these attributes of a table with so many records.
    ///
    /// # Errors
    /// [`Kind::NoWeight`] if all weights are zero, [`Kind::Parameter`] if one is outside
    /// 0..=[`MAX_WEIGHT`], if the gs-factor is outside 0..=1, if the losses of levels fall or do not begin at 0, or if
    /// the metric lacks what it needs.
    pub fn new(config: LossConfig, attributes: &[Weighed<'_>], records: u64) -> Result<Self> {
        let balance = Balance::new(config.gs_factor)?;
        for attribute in attributes {
            if !(0.0..=MAX_WEIGHT).contains(&attribute.weight) {
                return Err(
                    Error::parameter("attributes.weight", WEIGHTS).of_attribute(attribute.name)
                );
            }
        }
        if !attributes.is_empty() && attributes.iter().all(|attribute| attribute.weight == 0.0) {
            return Err(Error::new(Kind::NoWeight));
        }
        let kind = config.metric.kind();
        (kind.agree)(&config)?;
        Ok(Self {
            config,
            balance,
            measure: (kind.bind)(&config, &Basis { balance, attributes, records })?,
            weights: attributes.iter().map(|attribute| attribute.weight).collect(),
        })
    }

    /// How it was configured.
    #[must_use]
    pub fn config(&self) -> LossConfig {
        self.config
    }

    /// The records that a node suppresses, with what this loss needs to know of them.
    #[must_use]
    pub fn suppressed(&self, partition: &Partition, decision: &Decision) -> Suppressed {
        let classes = partition.counts().iter().copied().enumerate();
        let failing = classes.filter(|&(class, size)| decision.fails[class] && size > 0);
        self.left_out(partition, decision.suppressed, failing)
    }

    /// The same for so many records of some classes, `records` together.
    #[must_use]
    pub fn left_out(
        &self,
        partition: &Partition,
        records: u64,
        classes: impl Iterator<Item = (usize, u32)>,
    ) -> Suppressed {
        let mut found = Suppressed { records, ..Suppressed::default() };
        if records == 0 {
            return found;
        }
        let fields = partition.layout().fields();
        let level = |i| partition.levels().get(i);
        match &self.measure {
            Measure::Shares(shares) => {
                let by_group: Vec<&[u64]> =
                    shares.iter().enumerate().map(|(i, shares)| shares.weights(level(i))).collect();
                found.weights = vec![0; shares.len()];
                for (class, size) in classes {
                    let key = partition.key(class);
                    for ((sum, field), groups) in
                        found.weights.iter_mut().zip(fields).zip(&by_group)
                    {
                        *sum += groups[field.code(key)] * u64::from(size);
                    }
                }
            }
            Measure::Entropy(entropies) => {
                let groups = entropies.iter().enumerate();
                found.groups = groups.map(|(i, one)| vec![0; one.groups(level(i))]).collect();
                for (class, size) in classes {
                    let key = partition.key(class);
                    for (groups, field) in found.groups.iter_mut().zip(fields) {
                        groups[field.code(key)] += u64::from(size);
                    }
                }
            }
            Measure::Steps(_) | Measure::Classes(_) | Measure::Ambiguity(..) => {}
        }
        found
    }

    /// The loss of each attribute before weights; none where it is read off the classes.
    #[must_use]
    pub fn attributes(&self, levels: &Levels, suppressed: &Suppressed) -> Vec<f64> {
        match self.measure {
            Measure::Classes(_) | Measure::Ambiguity(..) => Vec::new(),
            _ => (0..self.weights.len()).map(|i| self.attribute(i, levels, suppressed)).collect(),
        }
    }

    /// The loss of a node that suppresses what was decided.
    #[must_use]
    pub fn value(&self, partition: &Partition, decision: &Decision) -> Loss {
        self.value_of(partition, decision, &self.suppressed(partition, decision))
    }

    /// The same where [`Self::suppressed`] is known.
    pub(crate) fn value_of(
        &self,
        partition: &Partition,
        decision: &Decision,
        suppressed: &Suppressed,
    ) -> Loss {
        match &self.measure {
            Measure::Classes(classes) => Loss::number(classes.value(partition, decision)),
            Measure::Ambiguity(ambiguity, _) => {
                Loss::number(ambiguity.value(partition, &decision.fails))
            }
            _ => {
                let levels = partition.levels();
                let losses = (0..self.weights.len()).map(|i| self.attribute(i, levels, suppressed));
                self.config.aggregate.combine(losses.zip(&self.weights))
            }
        }
    }

    /// No node above `levels` (or `levels` itself) that suppresses from `least` to `most`
    /// records has a smaller loss, rounding ([`Loss::compare_bound`]) aside.
    #[must_use]
    pub fn bound(&self, levels: &Levels, least: u64, most: u64) -> Loss {
        self.bound_below(levels, &KnownSuppression::from(least), most)
    }

    /// The same for nodes at or below the one whose `suppression` is given.
    pub(crate) fn bound_below(
        &self,
        levels: &Levels,
        suppression: &KnownSuppression,
        most: u64,
    ) -> Loss {
        let least = suppression.records;
        let parts = (0..self.weights.len()).map(|i| self.part(i, levels.get(i), suppression, most));
        match self.measure {
            Measure::Classes(_) | Measure::Ambiguity(..) => {
                self.join(&parts.collect::<Vec<_>>(), least, most)
            }
            _ => self.config.aggregate.combine(parts.zip(&self.weights)),
        }
    }

    /// What a partition says about every node at or above its own, where all classes below
    /// `smallest` are suppressed; see [`Self::floor_bound`]. `None` if a partition tells no more
    /// than [`Self::bound`].
    #[must_use]
    pub fn floor(&self, partition: &Partition, smallest: u32) -> Option<Floor> {
        match &self.measure {
            Measure::Classes(classes) => Some(classes.floor(partition, smallest)),
            Measure::Ambiguity(ambiguity, _) => {
                Some(Floor { number: ambiguity.value(partition, &[]), ..Floor::default() })
            }
            _ => None,
        }
    }

    /// No node at or above a partition with this floor that suppresses from `least` to `most`
    /// records, and all classes below `smallest`, has a smaller loss, rounding aside. `only` says
    /// that no other classes are suppressed, and that records are persons.
    #[must_use]
    pub fn floor_bound(
        &self,
        floor: &Floor,
        records: (u64, u64),
        (smallest, only): (u32, bool),
    ) -> Loss {
        Loss::number(match &self.measure {
            Measure::Classes(classes) => classes.floor_bound(floor, records, (smallest, only)),
            _ => floor.number,
        })
    }

    /// Whether [`Self::floor`] says anything.
    #[must_use]
    pub fn has_floors(&self) -> bool {
        matches!(self.measure, Measure::Classes(_) | Measure::Ambiguity(..))
    }

    /// What attributes' bounds are told of records that are suppressed at a node of these levels
    /// and all below it; `None` if it would not help.
    #[must_use]
    pub fn detail(&self, levels: &Levels, suppressed: &Suppressed) -> Option<Arc<[f64]>> {
        match &self.measure {
            _ if suppressed.records == 0 => None,
            Measure::Shares(_) => Some(suppressed.weights.iter().map(|&sum| sum as f64).collect()),
            Measure::Entropy(entropies) => {
                let each = entropies.iter().zip(&suppressed.groups).zip(levels.as_slice());
                Some(each.map(|((one, groups), &level)| one.more(level, groups)).collect())
            }
            Measure::Steps(_) | Measure::Classes(_) | Measure::Ambiguity(..) => None,
        }
    }

    /// The bound's part for one attribute on one level; see [`Self::join`].
    #[must_use]
    pub fn attribute_bound(&self, attribute: usize, level: u8, least: u64, most: u64) -> f64 {
        self.part(attribute, level, &KnownSuppression::from(least), most)
    }

    /// The same for a node at or below the one whose `suppression` is given, and for those above
    /// `level` that are, too.
    pub(crate) fn part(
        &self,
        attribute: usize,
        level: u8,
        suppression: &KnownSuppression,
        most: u64,
    ) -> f64 {
        let balance = self.balance;
        let least = suppression.records;
        let detail = suppression.detail.as_ref().map(|detail| detail[attribute]);
        match &self.measure {
            Measure::Shares(shares) => shares[attribute].bound(balance, level, least, detail),
            Measure::Steps(steps) => steps[attribute].bound(balance, level, least, most),
            Measure::Entropy(entropies) => {
                entropies[attribute].bound(balance, level, least, detail)
            }
            Measure::Classes(classes) => classes.part(attribute, level),
            Measure::Ambiguity(ambiguity, _) => ambiguity.part(attribute, level),
        }
    }

    /// Joins the attributes' parts into a bound; see [`Self::bound`].
    #[must_use]
    pub fn join(&self, parts: &[f64], least: u64, most: u64) -> Loss {
        match &self.measure {
            Measure::Classes(classes) => Loss::number(classes.joined(parts, least, most)),
            Measure::Ambiguity(ambiguity, records) => {
                Loss::number(ambiguity.joined(parts, least, *records))
            }
            _ => self.config.aggregate.combine(parts.iter().copied().zip(&self.weights)),
        }
    }

    /// How much it costs to let one attribute's part change; see [`Aggregate::cost`].
    #[must_use]
    pub fn cost(&self, attribute: usize, before: f64, after: f64) -> f64 {
        let weight = self.weights[attribute];
        match self.measure {
            Measure::Classes(_) => before / after,
            Measure::Ambiguity(..) => after - before,
            _ => self.config.aggregate.cost(before * weight, after * weight),
        }
    }

    fn attribute(&self, i: usize, levels: &Levels, suppressed: &Suppressed) -> f64 {
        let (balance, level, records) = (self.balance, levels.get(i), suppressed.records);
        match &self.measure {
            Measure::Shares(shares) => {
                let weight = suppressed.weights.get(i).copied().unwrap_or(0);
                shares[i].value(balance, level, records, weight)
            }
            Measure::Steps(steps) => steps[i].value(balance, level, records),
            Measure::Entropy(entropies) => {
                let groups = suppressed.groups.get(i).map_or(&[][..], |groups| groups);
                entropies[i].value(balance, level, groups)
            }
            Measure::Classes(_) | Measure::Ambiguity(..) => 0.0,
        }
    }
}

#[cfg(test)]
pub(crate) mod tests;
