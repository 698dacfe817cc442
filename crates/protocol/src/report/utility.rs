//! What of the table is left.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Utility of the written file: every measure by its name in recipes, as its paper defines it
/// and not as a search may normalize it (spec F).
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Utility {
    /// Share of the domain that a cell stands for, on average (spec F6).
    pub loss: Option<f64>,
    /// Prec; 1 is the original (spec F3).
    pub precision: f64,
    /// DM with the penalty for suppressed records (spec F4).
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub discernibility: u64,
    /// DM*: all classes at their own size (spec F4); null for a measured file that lacks records.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub discernibility_star: Option<u64>,
    /// Records per class; null without records (spec F5).
    pub average_class_size: Option<f64>,
    /// Records per class over k; null without k (spec F5).
    pub c_avg: Option<f64>,
    /// Records of the input per class, the suppressed ones as one (spec F5).
    pub aecs: Option<f64>,
    /// Bits lost, given how frequent values are (spec F8).
    pub non_uniform_entropy: Option<f64>,
    /// The same without suppression.
    pub monotonic_non_uniform_entropy: Option<f64>,
    /// The share of the bits that was lost, on average over attributes.
    pub normalized_non_uniform_entropy: Option<f64>,
    /// Combinations of exact values that records stand for, summed over records (spec F9).
    pub ambiguity: Option<f64>,
    /// NCP by labels, on average over cells (spec F7).
    pub ncp: Option<f64>,
    /// GCP: the same by ranges where values are numbers.
    pub gcp: Option<f64>,
    /// ANON's weighted information loss (spec F12); null where levels have no losses of
    /// their own.
    pub weighted_information_loss: Option<f64>,
    /// Weighted hierarchical distance, summed over records (spec F2).
    pub distortion: Option<f64>,
    /// Share of the cells that were changed (spec F1).
    pub modification_rate: Option<f64>,
    /// Share of the records that differ from the majority of their class in `loss.label`; null
    /// without one (spec F10).
    pub classification: Option<f64>,
    /// Sum of the levels.
    pub height: Option<f64>,
    /// D: level over height, on average over attributes (spec F11).
    pub minimal_distortion: Option<f64>,
    /// Share of the records that were left out.
    pub suppressed_share: f64,
    /// For each quasi-identifier those of the measures that are made of attributes.
    pub attributes: BTreeMap<String, AttributeUtility>,
    /// How strongly columns go together, before and after; null where there was too much to
    /// compute.
    pub associations: Option<Vec<Association>>,
}

/// The measures of utility that are made of attributes, for one of them.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct AttributeUtility {
    /// See [`Utility::loss`].
    pub loss: Option<f64>,
    /// See [`Utility::precision`].
    pub precision: Option<f64>,
    /// See [`Utility::non_uniform_entropy`].
    pub non_uniform_entropy: Option<f64>,
    /// See [`Utility::normalized_non_uniform_entropy`].
    pub normalized_non_uniform_entropy: Option<f64>,
    /// See [`Utility::ncp`].
    pub ncp: Option<f64>,
    /// NCP by ranges; null where values are no numbers.
    pub range: Option<f64>,
    /// See [`Utility::distortion`].
    pub distortion: Option<f64>,
    /// See [`Utility::modification_rate`].
    pub modification_rate: Option<f64>,
}

/// How strongly two columns go together: Cramér's V with Bergsma's correction of bias, from 0
/// (not at all) to 1.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Association {
    /// The one.
    pub one: String,
    /// The other.
    pub other: String,
    /// In the input; null where one has a single value or both have too many.
    pub before: Option<f64>,
    /// In the release.
    pub after: Option<f64>,
}
