//! What must hold for the release: one variant per privacy model (spec D).
//!
//! Parameters that a model can do without are absent from the file unless they
//! are set, so that a recipe says what was decided and nothing else.

use serde::{Deserialize, Serialize};

/// What must hold for the release.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(optional_fields))]
#[serde(
    tag = "model",
    rename_all = "kebab-case",
    rename_all_fields = "kebab-case",
    deny_unknown_fields
)]
pub enum Model {
    /// Every released record looks like at least k − 1 others (spec D1).
    KAnonymity {
        /// The smallest equivalence class allowed, at least 2.
        k: u32,
    },
    /// Every released record relates to at least k persons of the population (spec D2, E6–E8).
    /// Either `population` names a table, or `estimator` says how to do without.
    KMap {
        /// The fewest persons allowed, at least 2.
        k: u32,
        /// The name of the population table.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        population: Option<String>,
        /// How the population is estimated from the sample.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        estimator: Option<MapEstimator>,
        /// Share of the population that the table holds, above 0, at most 1. With
        /// `individual-risk` and `records.sampling-weight` it is not needed.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        sampling_fraction: Option<f64>,
        /// The chance of error allowed for each class, between 0 and 1; 0.1 by default.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        significance: Option<f64>,
    },
    /// The average of all records' prosecutor risks is limited, and optionally the largest
    /// (spec D3, M13).
    AverageRisk {
        /// The largest average risk allowed, above 0, at most 1.
        average: f64,
        /// The largest risk of any record, above 0, at most 1.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        max: Option<f64>,
        /// The share of the records that may be above `max`, 0 to 1; none if absent.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        records_at_risk: Option<f64>,
    },
    /// Each class holds at least l distinct sensitive values (spec D4).
    DistinctLDiversity {
        /// The sensitive attribute.
        attribute: String,
        /// At least 1.
        l: u32,
        /// Whether the other sensitive attributes are taken to be known (spec D15).
        #[serde(default, skip_serializing_if = "is_false")]
        joint: bool,
    },
    /// The entropy of the sensitive values in each class is at least ln l (spec D5).
    EntropyLDiversity {
        /// The sensitive attribute.
        attribute: String,
        /// At least 1; need not be whole.
        l: f64,
        /// Whether the other sensitive attributes are taken to be known (spec D15).
        #[serde(default, skip_serializing_if = "is_false")]
        joint: bool,
    },
    /// In each class the most frequent sensitive value is not too frequent (spec D6).
    RecursiveLDiversity {
        /// The sensitive attribute.
        attribute: String,
        /// Above 0.
        c: f64,
        /// At least 1.
        l: u32,
        /// Whether the other sensitive attributes are taken to be known (spec D15).
        #[serde(default, skip_serializing_if = "is_false")]
        joint: bool,
    },
    /// As `recursive-l-diversity`, but some values may be disclosed (spec D7).
    PdRecursiveLDiversity {
        /// The sensitive attribute.
        attribute: String,
        /// Above 0.
        c: f64,
        /// At least 1.
        l: u32,
        /// Values whose disclosure does no harm.
        acceptable: Vec<String>,
    },
    /// As `pd-recursive-l-diversity`, and some values must not be ruled out (spec D8).
    NpdRecursiveLDiversity {
        /// The sensitive attribute.
        attribute: String,
        /// Above 0.
        c1: f64,
        /// In percent, 0 to 100.
        c2: f64,
        /// At least 1.
        l: u32,
        /// Values whose disclosure does no harm.
        acceptable: Vec<String>,
        /// Values that must not be ruled out for anybody.
        guarded: Vec<String>,
    },
    /// The sensitive values of each class are spread nearly as in the whole table (spec D9).
    TCloseness {
        /// The sensitive attribute.
        attribute: String,
        /// The largest distance allowed, 0 to 1.
        t: f64,
        /// What the distance of two values is.
        #[serde(default)]
        distance: Distance,
    },
    /// How likely anybody of the population is to be in the table lies between two bounds
    /// (spec D10).
    DeltaPresence {
        /// 0 to 1.
        min: f64,
        /// 0 to 1, at least `min`.
        max: f64,
        /// The name of the population table.
        population: String,
    },
    /// No class makes a sensitive value much more or less likely than it is in the table
    /// (spec D11).
    DeltaDisclosure {
        /// The sensitive attribute.
        attribute: String,
        /// Above 0.
        delta: f64,
        /// The logarithm's base.
        #[serde(default)]
        base: LogarithmBase,
        /// Whether values that a class lacks count.
        #[serde(default)]
        mode: DisclosureMode,
    },
    /// No class makes a sensitive value much more likely than it is in the table (spec D12).
    BetaLikeness {
        /// The sensitive attribute.
        attribute: String,
        /// Above 0.
        beta: f64,
        /// Which limit each value has.
        #[serde(default)]
        variant: LikenessVariant,
    },
    /// Classes of at least k records in which no sensitive value exceeds a share (spec D13).
    AlphaKAnonymity {
        /// The sensitive attribute.
        attribute: String,
        /// The largest share allowed, above 0, at most 1.
        alpha: f64,
        /// At least 2.
        k: u32,
        /// The values it concerns; all if absent.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        values: Option<Vec<String>>,
    },
    /// Each record asks for a class size of its own (spec D14a).
    PersonalK {
        /// The attribute that holds each record's k. It may be of any role but
        /// quasi-identifier.
        attribute: String,
    },
    /// Each record names a group of sensitive values that it must not be linked to (spec D14b).
    GuardingNodes {
        /// The sensitive attribute, whose hierarchy has the groups.
        attribute: String,
        /// The attribute that names each record's group by its label; missing for no demand.
        guard: String,
        /// The largest probability of breach allowed, 0 to 1.
        probability: f64,
    },
    /// Every combination of few quasi-identifiers occurs at least k times (spec D16).
    SubsetKAnonymity {
        /// At least 2.
        k: u32,
        /// The most attributes in a combination, at least 1.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        size: Option<u32>,
        /// The combinations, where not all up to `size` are meant.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        combinations: Option<Vec<Vec<String>>>,
    },
    /// The share of records that stand alone is limited (spec E4).
    SampleUniqueness {
        /// 0 to 1.
        max: f64,
    },
    /// The share of the population that stands alone, as estimated, is limited (spec E9).
    PopulationUniqueness {
        /// 0 to 1.
        max: f64,
        /// How it is estimated.
        #[serde(default)]
        estimator: UniquenessEstimator,
        /// Share of the population that the table holds, above 0, at most 1.
        sampling_fraction: f64,
    },
}

impl Model {
    /// Its name in recipes.
    #[must_use]
    pub fn id(&self) -> String {
        let json = serde_json::to_value(self).unwrap_or_default();
        json["model"].as_str().unwrap_or_default().to_owned()
    }

    /// The sensitive attribute that the model protects against inference; `None` where it is
    /// about something else, and where its parameters are so weak that every table holds it.
    /// With `joint` too it is one attribute: the others are taken to be known, not protected.
    #[must_use]
    pub fn protects(&self) -> Option<&str> {
        let (attribute, demands) = match self {
            Self::DistinctLDiversity { attribute, l, .. } => (attribute, *l > 1),
            Self::EntropyLDiversity { attribute, l, .. } => (attribute, *l > 1.0),
            Self::RecursiveLDiversity { attribute, c, l, .. }
            | Self::PdRecursiveLDiversity { attribute, c, l, .. } => {
                (attribute, *l > 1 || *c <= 1.0)
            }
            Self::NpdRecursiveLDiversity { attribute, c1, c2, l, guarded, .. } => {
                let guards = *c2 > 0.0 && !guarded.is_empty();
                (attribute, *l > 1 || *c1 <= 1.0 || guards)
            }
            Self::TCloseness { attribute, t, .. } => (attribute, *t < 1.0),
            Self::DeltaDisclosure { attribute, .. } | Self::BetaLikeness { attribute, .. } => {
                (attribute, true)
            }
            Self::AlphaKAnonymity { attribute, alpha, values, .. } => {
                let some = values.as_ref().is_none_or(|values| !values.is_empty());
                (attribute, *alpha < 1.0 && some)
            }
            Self::GuardingNodes { attribute, probability, .. } => (attribute, *probability < 1.0),
            Self::KAnonymity { .. }
            | Self::KMap { .. }
            | Self::AverageRisk { .. }
            | Self::DeltaPresence { .. }
            | Self::PersonalK { .. }
            | Self::SubsetKAnonymity { .. }
            | Self::SampleUniqueness { .. }
            | Self::PopulationUniqueness { .. } => return None,
        };
        demands.then_some(attribute)
    }

    /// Whether it is about sensitive values and how many records of a class have each.
    #[must_use]
    pub fn is_about_values(&self) -> bool {
        match self {
            Self::DistinctLDiversity { .. }
            | Self::EntropyLDiversity { .. }
            | Self::RecursiveLDiversity { .. }
            | Self::PdRecursiveLDiversity { .. }
            | Self::NpdRecursiveLDiversity { .. }
            | Self::TCloseness { .. }
            | Self::DeltaDisclosure { .. }
            | Self::BetaLikeness { .. }
            | Self::AlphaKAnonymity { .. }
            | Self::GuardingNodes { .. } => true,
            Self::KAnonymity { .. }
            | Self::KMap { .. }
            | Self::AverageRisk { .. }
            | Self::DeltaPresence { .. }
            | Self::PersonalK { .. }
            | Self::SubsetKAnonymity { .. }
            | Self::SampleUniqueness { .. }
            | Self::PopulationUniqueness { .. } => false,
        }
    }
}

fn is_false(value: &bool) -> bool {
    !value
}

/// How the population behind a sample is estimated for `k-map`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum MapEstimator {
    /// Benedetti and Franconi's individual risk is at most 1/k (spec E6).
    IndividualRisk,
    /// A test with a Poisson null distribution (spec E7).
    Poisson,
    /// The same, knowing that classes without record are never seen (spec E8).
    TruncatedPoisson,
}

/// What the distance of two sensitive values is (spec D9).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Distance {
    /// All values are equally far apart.
    #[default]
    Equal,
    /// How many values lie between them in their order.
    Ordered,
    /// The difference of the numbers.
    Numeric,
    /// How high in the attribute's hierarchy they first meet.
    Hierarchical,
}

/// The base of a logarithm.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum LogarithmBase {
    /// Natural logarithms.
    #[default]
    #[serde(rename = "e")]
    E,
    /// Binary logarithms, as ARX has them.
    #[serde(rename = "2")]
    Two,
}

/// Whether values that a class lacks count (spec D11).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum DisclosureMode {
    /// A class that lacks a value fails.
    #[default]
    Strict,
    /// Only values that a class has are looked at, as in ARX and pycanon.
    PresentOnly,
}

/// Which limit each value has (spec D12).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum LikenessVariant {
    /// β for all.
    #[default]
    Basic,
    /// At most −ln of the value's share in the table.
    Enhanced,
}

/// How population uniqueness is estimated (spec E9).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum UniquenessEstimator {
    /// The rule of Dankar et al. that chooses among the others.
    #[default]
    Dankar,
    /// Hoshino's Pitman model.
    Pitman,
    /// Zayatz's equivalence-class model.
    Zayatz,
    /// Chen and Keller-McNulty's slide negative binomial model.
    SlideNegativeBinomial,
}
