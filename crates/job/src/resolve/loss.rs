//! What counts as loss.

use super::models;
use outis::loss::{Aggregate, LossConfig, Metric, StepWeights};
use outis_protocol::problem::{Code, Outcome, Problem};
use outis_protocol::recipe::{self, Recipe};

/// The loss that a recipe asks for.
///
/// # Errors
/// `recipe-missing-field` for a label and `loss-needs-k` for a k that the measure needs, and
/// whatever is wrong with the label.
pub(super) fn config(recipe: &Recipe) -> Outcome<LossConfig> {
    let loss = &recipe.loss;
    let label = |title: &String| models::beside(recipe, title, "loss.label");
    let label = loss.label.as_ref().map(label).transpose()?;
    let missing = |field: &str| Err(Problem::of_field(Code::RecipeMissingField, field));
    match loss.metric {
        recipe::Metric::Classification if label.is_none() => return missing("loss.label"),
        recipe::Metric::CAvg if recipe.k().is_none() => {
            return Err(Problem::of_field(Code::LossNeedsK, "loss.metric"));
        }
        _ => {}
    }
    Ok(LossConfig {
        metric: metric(loss.metric),
        aggregate: aggregate(loss.aggregate),
        gs_factor: loss.gs_factor,
        k: recipe.k(),
        label,
        steps: match loss.steps.unwrap_or_default() {
            recipe::StepWeights::Uniform => StepWeights::Uniform,
            recipe::StepWeights::Height => StepWeights::Height,
        },
        as_arx: loss.as_arx,
    })
}

fn metric(metric: recipe::Metric) -> Metric {
    match metric {
        recipe::Metric::Loss => Metric::Loss,
        recipe::Metric::Precision => Metric::Precision,
        recipe::Metric::Discernibility => Metric::Discernibility,
        recipe::Metric::DiscernibilityStar => Metric::DiscernibilityStar,
        recipe::Metric::AverageClassSize => Metric::AverageClassSize,
        recipe::Metric::CAvg => Metric::CAvg,
        recipe::Metric::Aecs => Metric::Aecs,
        recipe::Metric::NonUniformEntropy => Metric::NonUniformEntropy,
        recipe::Metric::MonotonicNonUniformEntropy => Metric::MonotonicNonUniformEntropy,
        recipe::Metric::NormalizedNonUniformEntropy => Metric::NormalizedNonUniformEntropy,
        recipe::Metric::Ambiguity => Metric::Ambiguity,
        recipe::Metric::Ncp => Metric::Ncp,
        recipe::Metric::WeightedInformationLoss => Metric::WeightedInformationLoss,
        recipe::Metric::Distortion => Metric::Distortion,
        recipe::Metric::ModificationRate => Metric::ModificationRate,
        recipe::Metric::Classification => Metric::Classification,
        recipe::Metric::Height => Metric::Height,
    }
}

fn aggregate(aggregate: recipe::Aggregate) -> Aggregate {
    match aggregate {
        recipe::Aggregate::ArithmeticMean => Aggregate::ArithmeticMean,
        recipe::Aggregate::GeometricMean => Aggregate::GeometricMean,
        recipe::Aggregate::Sum => Aggregate::Sum,
        recipe::Aggregate::Max => Aggregate::Max,
        recipe::Aggregate::Rank => Aggregate::Rank,
    }
}
