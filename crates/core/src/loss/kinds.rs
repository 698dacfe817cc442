//! All measures of loss by their names, from a recipe's choice to a measure of the table at hand.

use super::aggregate::AGGREGATES;
use super::config::{AS_ARX, GS_FACTOR, LABEL, LossConfig, STEP_BETA, STEP_WEIGHTS, STEPS};
use super::{Aggregate, Balance, Measure, Weighed, ambiguity, classes, entropy, shares, steps};
use crate::choice::{Choice, Declaration, Parameter, names};
use crate::error::Result;

/// A measure of loss. Its definition stands where it is computed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Metric {
    /// Share of the domain that a cell may stand for; see [`shares`].
    #[default]
    Loss,
    /// Height of a cell in its hierarchy; see [`steps`].
    Precision,
    /// Size of each record's class; see [`classes`].
    Discernibility,
    /// The same, failing classes at their own size.
    DiscernibilityStar,
    /// Records per released class.
    AverageClassSize,
    /// The same over k.
    CAvg,
    /// Records of the input per class, the suppressed ones as one.
    Aecs,
    /// Information that a cell loses; see [`entropy`].
    NonUniformEntropy,
    /// The same, whatever is suppressed.
    MonotonicNonUniformEntropy,
    /// The same over the most that the attribute can lose.
    NormalizedNonUniformEntropy,
    /// Combinations of exact values that a record may stand for; see [`ambiguity`].
    Ambiguity,
    /// Share of leaves under a cell that is not exact; see [`shares`].
    Ncp,
    /// What the recipe says that each level loses; see [`steps`].
    WeightedInformationLoss,
    /// Weighted distance from a cell to its exact value; see [`steps`].
    Distortion,
    /// Changed cells; see [`steps`].
    ModificationRate,
    /// Records that differ from the majority of their class; see [`classes`].
    Classification,
    /// The level; see [`steps`].
    Height,
}

/// What is measured.
pub struct Basis<'a> {
    pub(super) balance: Balance,
    pub(super) attributes: &'a [Weighed<'a>],
    pub(super) records: u64,
}

/// On which studies a loss never falls from a node to one above it, both of which may be
/// released. Where nothing may be suppressed none does; where something may, going up may bring
/// records back that count as lost below.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NeverFalls {
    /// On all: suppression is no part of it.
    Always,
    /// Where suppression is free, too: what counts is then the number of released records.
    SuppressionFree,
    /// Only where nothing may be suppressed.
    NothingSuppressed,
}

/// What recipes may say of a measure of loss, and what comes of it.
#[derive(Clone, Copy, Debug)]
pub struct LossKind {
    /// Which one it is.
    pub metric: Metric,
    /// Its name, source and formula, and the fields of a recipe's loss that it asks for.
    pub declared: &'static Declaration,
    pub(crate) never_falls: NeverFalls,
    /// Refuses a loss that lacks what the measure needs.
    pub(super) agree: fn(&LossConfig) -> Result<()>,
    pub(super) bind: fn(&LossConfig, &Basis<'_>) -> Result<Measure>,
}

/// All measures, in the order in which they are listed everywhere.
pub static LOSSES: [LossKind; 17] = [
    shares::LOSS,
    steps::PRECISION,
    classes::DISCERNIBILITY,
    classes::DISCERNIBILITY_STAR,
    classes::AVERAGE_CLASS_SIZE,
    classes::C_AVG,
    classes::AECS,
    entropy::NON_UNIFORM,
    entropy::MONOTONIC_NON_UNIFORM,
    entropy::NORMALIZED_NON_UNIFORM,
    ambiguity::AMBIGUITY,
    shares::NCP,
    steps::WEIGHTED_INFORMATION_LOSS,
    steps::DISTORTION,
    steps::MODIFICATION_RATE,
    classes::CLASSIFICATION,
    steps::HEIGHT,
];

static METRICS: [(&str, Metric); LOSSES.len()] = {
    let mut metrics = [("", Metric::Loss); LOSSES.len()];
    let mut number = 0;
    while number < metrics.len() {
        metrics[number] = (LOSSES[number].declared.id, LOSSES[number].metric);
        number += 1;
    }
    metrics
};

static AGGREGATE_NAMES: [(&str, Aggregate); AGGREGATES.len()] = {
    let mut aggregates = [("", Aggregate::Sum); AGGREGATES.len()];
    let mut number = 0;
    while number < aggregates.len() {
        aggregates[number] = (AGGREGATES[number].0.id, AGGREGATES[number].1);
        number += 1;
    }
    aggregates
};

/// What a recipe may say of its loss. What one measure alone asks for is a field of all, since
/// the report shows others beside the one that is chosen.
pub static LOSS: Declaration = Declaration {
    id: "loss",
    family: "",
    source: "",
    formula: "",
    parameters: &[
        Parameter::choice("metric", &names(&METRICS)).spelled_out(),
        Parameter::choice("aggregate", &names(&AGGREGATE_NAMES)).spelled_out(),
        GS_FACTOR,
        LABEL,
        STEPS,
        STEP_BETA,
        AS_ARX,
    ],
};

impl Metric {
    /// What recipes may say of it, and what comes of it.
    #[must_use]
    pub fn kind(self) -> &'static LossKind {
        &LOSSES[self as usize]
    }

    /// Its name in recipes.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.kind().declared.id
    }
}

/// What is beside a loss in a recipe and may be needed for it.
#[derive(Clone, Copy, Debug, Default)]
pub struct LossContext {
    /// The k that class sizes are compared with.
    pub k: Option<u32>,
    /// The number of the attribute that is to be predicted.
    pub label: Option<usize>,
}

/// How loss is to be measured, for a choice of [`LOSS`].
///
/// # Errors
/// [`Kind::Parameter`] for a number outside its range; [`Kind::MissingParameter`] and
/// [`Kind::LossNeedsK`] for what the measure needs.
///
/// [`Kind::Parameter`]: crate::error::Kind::Parameter
/// [`Kind::MissingParameter`]: crate::error::Kind::MissingParameter
/// [`Kind::LossNeedsK`]: crate::error::Kind::LossNeedsK
pub fn configure(choice: &Choice, context: LossContext) -> Result<LossConfig> {
    let steps = choice.gives(STEPS.name).then(|| choice.meaning(STEPS.name, &STEP_WEIGHTS));
    let config = LossConfig {
        metric: choice.meaning("metric", &METRICS)?,
        aggregate: choice.meaning("aggregate", &AGGREGATE_NAMES)?,
        gs_factor: choice.number(GS_FACTOR.name)?,
        k: context.k,
        label: context.label,
        steps: steps.transpose()?.unwrap_or_default().with_beta(choice)?,
        as_arx: choice.switch(AS_ARX.name),
    };
    (config.metric.kind().agree)(&config)?;
    Ok(config)
}

#[cfg(test)]
mod tests {
    use super::{AGGREGATES, LOSSES};

    #[test]
    fn a_measure_is_found_by_its_place_in_the_list() {
        for kind in &LOSSES {
            assert_eq!(kind.metric.id(), kind.declared.id);
        }
        for (declaration, aggregate) in &AGGREGATES {
            assert_eq!(aggregate.id(), declaration.id);
        }
    }
}
