//! How loss is to be measured: the choices of a recipe, before any table.

use super::Aggregate;
use crate::error::{Error, Result};

/// A measure of loss. Its definition stands where it is computed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Metric {
    /// Share of the domain that a cell may stand for; see [`shares`](super::shares).
    #[default]
    Loss,
    /// Height of a cell in its hierarchy; see [`steps`](super::steps).
    Precision,
    /// Size of each record's class; see [`classes`](super::classes).
    Discernibility,
    /// The same, failing classes at their own size.
    DiscernibilityStar,
    /// Records per released class.
    AverageClassSize,
    /// The same over k.
    CAvg,
    /// Records of the input per class, the suppressed ones as one.
    Aecs,
    /// Information that a cell loses; see [`entropy`](super::entropy).
    NonUniformEntropy,
    /// The same, whatever is suppressed.
    MonotonicNonUniformEntropy,
    /// The same over the most that the attribute can lose.
    NormalizedNonUniformEntropy,
    /// Combinations of exact values that a record may stand for; see
    /// [`ambiguity`](super::ambiguity).
    Ambiguity,
    /// Share of leaves under a cell that is not exact; see [`shares`](super::shares).
    Ncp,
    /// What the recipe says that each level loses; see [`steps`](super::steps).
    WeightedInformationLoss,
    /// Weighted distance from a cell to its exact value; see [`steps`](super::steps).
    Distortion,
    /// Changed cells; see [`steps`](super::steps).
    ModificationRate,
    /// Records that differ from the majority of their class; see [`classes`](super::classes).
    Classification,
    /// The level; see [`steps`](super::steps).
    Height,
}

/// How much the steps of a hierarchy weigh in [`Metric::Distortion`] (spec F2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum StepWeights {
    /// All the same.
    #[default]
    Uniform,
    /// 1/(j − 1) for the step from j to j − 1, counted from the root: near it they weigh more.
    Height,
}

/// How loss is to be measured.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LossConfig {
    /// What is measured.
    pub metric: Metric,
    /// How the attributes become one number, where it is measured on attributes.
    pub aggregate: Aggregate,
    /// From 0 to 1; see [`Balance`].
    pub gs_factor: f64,
    /// For [`Metric::CAvg`]: the k that class sizes are compared with.
    pub k: Option<u32>,
    /// For [`Metric::Classification`]: what is to be predicted. In a plan the number of the
    /// attribute; in a study, as [`prepare`](crate::prepare::prepare) translates it, the number of
    /// the tracked column.
    pub label: Option<usize>,
    /// For [`Metric::Distortion`].
    pub steps: StepWeights,
    /// Whether entropies count suppressed records as ARX does (spec F8).
    pub as_arx: bool,
}

impl Default for LossConfig {
    fn default() -> Self {
        Self {
            metric: Metric::Loss,
            aggregate: Aggregate::ArithmeticMean,
            gs_factor: 0.5,
            k: None,
            label: None,
            steps: StepWeights::Uniform,
            as_arx: false,
        }
    }
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
    /// [`Kind::Parameter`](crate::error::Kind::Parameter) outside 0..=1.
    pub fn new(gs_factor: f64) -> Result<Self> {
        if !(0.0..=1.0).contains(&gs_factor) {
            return Err(Error::parameter("loss.gs-factor", "0..=1"));
        }
        Ok(Self {
            generalization: (2.0 * (1.0 - gs_factor)).min(1.0),
            suppression: (2.0 * gs_factor).min(1.0),
        })
    }
}
