//! What counts as loss.

use super::models;
use outis::loss::{LossConfig, LossContext, configure};
use outis_protocol::problem::{Outcome, Problem};
use outis_protocol::recipe::Recipe;

/// The loss that a recipe asks for.
///
/// # Errors
/// `recipe-missing-field` for a label and `loss-needs-k` for a k that the measure needs, and
/// whatever is wrong with the label.
pub(super) fn config(recipe: &Recipe) -> Outcome<LossConfig> {
    let named = recipe.loss.attributes().next();
    let label = named.map(|(parameter, title)| {
        models::plain_attribute(recipe, title, &format!("loss.{}", parameter.name))
    });
    let context = LossContext { k: recipe.k(), label: label.transpose()? };
    configure(&recipe.loss, context).map_err(Problem::from)
}
