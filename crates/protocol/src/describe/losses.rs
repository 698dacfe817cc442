//! Measures of loss, and how attributes' losses become one number.

use super::{Item, choice, id, item, parameter};
use crate::recipe::{Aggregate, Metric, StepWeights};

const METRICS: [Metric; 17] = [
    Metric::Loss,
    Metric::Precision,
    Metric::Discernibility,
    Metric::DiscernibilityStar,
    Metric::AverageClassSize,
    Metric::CAvg,
    Metric::Aecs,
    Metric::NonUniformEntropy,
    Metric::MonotonicNonUniformEntropy,
    Metric::NormalizedNonUniformEntropy,
    Metric::Ambiguity,
    Metric::Ncp,
    Metric::WeightedInformationLoss,
    Metric::Distortion,
    Metric::ModificationRate,
    Metric::Classification,
    Metric::Height,
];

const AGGREGATES: [Aggregate; 5] = [
    Aggregate::ArithmeticMean,
    Aggregate::GeometricMean,
    Aggregate::Sum,
    Aggregate::Max,
    Aggregate::Rank,
];

/// All measures of loss.
pub(super) fn losses() -> Vec<Item> {
    METRICS.iter().map(metric).collect()
}

/// All aggregates.
pub(super) fn aggregates() -> Vec<Item> {
    AGGREGATES
        .iter()
        .map(|aggregate| item(id(aggregate), source_of_aggregate(*aggregate)))
        .collect()
}

fn metric(metric: &Metric) -> Item {
    let (source, formula) = facts(*metric);
    let parameters = match metric {
        Metric::Classification => vec![parameter("loss.label")],
        Metric::Distortion => {
            vec![choice("loss.steps", &[StepWeights::Uniform, StepWeights::Height])]
        }
        _ => Vec::new(),
    };
    Item { formula: formula.to_owned(), parameters, ..item(id(metric), source) }
}

/// Source and formula.
fn facts(metric: Metric) -> (&'static str, &'static str) {
    match metric {
        Metric::Loss => (
            "V. Iyengar. Transforming Data to Satisfy Privacy Constraints. KDD 2002.",
            "(leaves(cell) − 1) / (leaves(*) − 1)",
        ),
        Metric::Precision => (
            "L. Sweeney. Achieving k-Anonymity Privacy Protection Using Generalization and \
             Suppression. IJUFKS 10(5), 2002.",
            "level / height",
        ),
        Metric::Discernibility => (
            "R. Bayardo, R. Agrawal. Data Privacy through Optimal k-Anonymization. ICDE 2005.",
            "Σ f² + n·s",
        ),
        Metric::DiscernibilityStar => (
            "K. El Emam et al. A Globally Optimal k-Anonymity Method for the De-Identification of \
             Health Data. JAMIA 16(5), 2009.",
            "Σ f²",
        ),
        Metric::AverageClassSize => (
            "K. LeFevre, D. DeWitt, R. Ramakrishnan. Mondrian Multidimensional k-Anonymity. ICDE \
             2006.",
            "n_R / J",
        ),
        Metric::CAvg => (
            "K. LeFevre, D. DeWitt, R. Ramakrishnan. Mondrian Multidimensional k-Anonymity. ICDE \
             2006.",
            "n_R / (J·k)",
        ),
        Metric::Aecs => ("Average equivalence class size, as in ARX.", "n / (J + [s > 0])"),
        Metric::NonUniformEntropy => (
            "A. Gionis, T. Tassa. k-Anonymization with Minimal Loss of Information. TKDE 21(2), \
             2009.",
            "Σ −log₂(freq(value) / freq(cell))",
        ),
        Metric::MonotonicNonUniformEntropy => (
            "A. Gionis, T. Tassa. k-Anonymization with Minimal Loss of Information. TKDE 21(2), \
             2009; suppression is not counted.",
            "Σ −log₂(freq(value) / freq(cell))",
        ),
        Metric::NormalizedNonUniformEntropy => (
            "A. Gionis, T. Tassa. k-Anonymization with Minimal Loss of Information. TKDE 21(2), \
             2009; over the most that each attribute can lose.",
            "Σ log₂(freq(value) / freq(cell)) / Σ log₂(freq(value) / n)",
        ),
        Metric::Ambiguity => (
            "J. Goldberger, T. Tassa. Efficient Anonymizations with Enhanced Utility. 2010.",
            "Σ Π leaves(cell)",
        ),
        Metric::Ncp => (
            "J. Xu et al. Utility-Based Anonymization Using Local Recoding. KDD 2006.",
            "leaves(cell) / leaves(*), 0 if exact",
        ),
        Metric::WeightedInformationLoss => {
            ("ANON: the recipe's own loss per level, weighted by priority.", "Σ P·V(level)")
        }
        Metric::Distortion => (
            "J. Li, R. Wong, A. Fu, J. Pei. Achieving k-Anonymity by Clustering in Attribute \
             Hierarchical Structures. DaWaK 2006.",
            "Σ WHD(height, level)",
        ),
        Metric::ModificationRate => (
            "J. Li, R. Wong, A. Fu, J. Pei. Achieving k-Anonymity by Clustering in Attribute \
             Hierarchical Structures. DaWaK 2006.",
            "changed cells / cells",
        ),
        Metric::Classification => (
            "V. Iyengar. Transforming Data to Satisfy Privacy Constraints. KDD 2002.",
            "Σ (f − max n(E, label)) + s, over n",
        ),
        Metric::Height => (
            "The levels that each quasi-identifier is climbed, joined by the aggregate; ARX's height \
             is their sum.",
            "level",
        ),
    }
}

fn source_of_aggregate(aggregate: Aggregate) -> &'static str {
    match aggregate {
        Aggregate::ArithmeticMean => "The weighted mean over the quasi-identifiers.",
        Aggregate::GeometricMean => "The geometric mean of 1 + loss, less 1, as in ARX.",
        Aggregate::Sum => "The weighted sum over the quasi-identifiers.",
        Aggregate::Max => "The largest weighted loss of a quasi-identifier.",
        Aggregate::Rank => {
            "All weighted losses from the largest to the smallest, compared one after the other."
        }
    }
}
