//! What counts as loss.

use crate::problem::{Outcome, Problem};
use crate::recipe::{self, Recipe};
use outis::loss::{Aggregate, LossConfig, Metric};

/// The loss that a recipe asks for.
///
/// # Errors
/// `unknown-choice`.
pub(super) fn config(recipe: &Recipe) -> Outcome<LossConfig> {
    Ok(LossConfig {
        metric: match recipe.loss.metric {
            recipe::Metric::Loss => Metric::Loss,
            recipe::Metric::Precision => Metric::Precision,
            _ => return Err(Problem::of_field("unknown-choice", "loss.metric")),
        },
        aggregate: match recipe.loss.aggregate {
            recipe::Aggregate::ArithmeticMean => Aggregate::ArithmeticMean,
            recipe::Aggregate::GeometricMean => Aggregate::GeometricMean,
            recipe::Aggregate::Sum => Aggregate::Sum,
            recipe::Aggregate::Max => Aggregate::Max,
            recipe::Aggregate::Rank => {
                return Err(Problem::of_field("unknown-choice", "loss.aggregate"));
            }
        },
        gs_factor: recipe.loss.gs_factor,
    })
}
