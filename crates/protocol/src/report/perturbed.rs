//! What became of columns whose values are not true of the persons beside them.

use crate::recipe::Perturbation;
use serde::{Deserialize, Serialize};

/// A column whose values are not true of the persons beside them, and by how much (spec C6). What
/// a file that was only measured cannot tell is absent.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct PerturbedOutcome {
    /// The attribute's title.
    pub attribute: String,
    /// What was done.
    #[serde(flatten)]
    pub facts: PerturbationFacts,
    /// The records whose value was exchanged, or drawn anew.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
    pub drawn: Option<u64>,
    /// The records that show another value than they have: fewer, since what is drawn may be the same.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
    pub changed: Option<u64>,
    /// How many of these randomized response leads to on average.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub expected: Option<f64>,
    /// Whether it was drawn from a seed that was given: whoever knows that, the recipe and the input's
    /// hash can undo it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub given: bool,
}

/// What everybody has to know who analyses a perturbed column.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct PerturbationFacts {
    /// What was done, with its parameters.
    pub perturb: Perturbation,
    /// Of randomized response: how many values there are to draw from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
    pub values: Option<u64>,
    /// Of randomized response: the ε of local differential privacy, for whoever knows which values
    /// there are.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub epsilon: Option<f64>,
}
