//! What counts as loss.

use serde::{Deserialize, Serialize};

/// What counts as loss (spec M8).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Loss {
    /// The measure.
    pub metric: Metric,
    /// How the attributes' losses become one number.
    pub aggregate: Aggregate,
    /// From 0 (suppression costs no more than generalization) to 1 (generalization is free).
    pub gs_factor: f64,
    /// For `classification`: the attribute that is to be predicted, no quasi-identifier.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub label: Option<String>,
    /// For `distortion`: how much steps near the root weigh.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub steps: Option<StepWeights>,
    /// Whether suppressed records are counted as ARX counts them, where that differs from the
    /// definition (spec F8).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub as_arx: bool,
}

impl Default for Loss {
    fn default() -> Self {
        Self {
            metric: Metric::Loss,
            aggregate: Aggregate::ArithmeticMean,
            gs_factor: 0.5,
            label: None,
            steps: None,
            as_arx: false,
        }
    }
}

/// How much the steps of a hierarchy weigh (spec F2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum StepWeights {
    /// All the same.
    #[default]
    Uniform,
    /// 1/(j − 1) for the step from j to j − 1, counted from the root: near it they weigh more.
    Height,
}

/// A measure of loss.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Metric {
    /// Share of the domain that each cell may stand for (spec F6).
    #[default]
    Loss,
    /// Height of each cell in its hierarchy (spec F3).
    Precision,
    /// Size of each record's class (spec F4).
    Discernibility,
    /// The same, failing classes at their own size (spec F4).
    DiscernibilityStar,
    /// Records per released class (spec F5).
    AverageClassSize,
    /// The same over k (spec F5).
    CAvg,
    /// Records of the input per class, the suppressed ones as one (spec F5, ARX).
    Aecs,
    /// Information that each cell loses, given how frequent its value is (spec F8).
    NonUniformEntropy,
    /// The same without suppression (spec F8).
    MonotonicNonUniformEntropy,
    /// The same over the most that each attribute can lose (spec F8).
    NormalizedNonUniformEntropy,
    /// Combinations of exact values that each record may stand for (spec F9).
    Ambiguity,
    /// Share of leaves under each cell that is not exact (spec F7).
    Ncp,
    /// What the recipe says each level loses (spec F12, M11).
    WeightedInformationLoss,
    /// Weighted distance from each cell to its exact value (spec F2).
    Distortion,
    /// Changed cells (spec F1).
    ModificationRate,
    /// Records that differ from the majority of their class in the attribute `label`
    /// (spec F10).
    Classification,
    /// Sum of the levels.
    Height,
}

/// How the attributes' losses become one number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Aggregate {
    /// Their mean.
    #[default]
    ArithmeticMean,
    /// Their geometric mean, shifted by one.
    GeometricMean,
    /// Their sum.
    Sum,
    /// The largest.
    Max,
    /// The attributes' losses from the largest to the smallest, compared one after the other.
    Rank,
}
