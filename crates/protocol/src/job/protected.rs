//! Which sensitive attributes are protected against inference, and which are not.

use crate::recipe::{Protection, Recipe, Role};
use crate::report::{Notice, Protected, SensitiveOutcome};
use crate::resolve;

/// What protects each sensitive attribute, in the order of the recipe.
pub(super) fn outcomes(recipe: &Recipe) -> Vec<SensitiveOutcome> {
    let models = resolve::models_kept(recipe);
    let sensitive = recipe.attributes.iter().filter(|a| a.role == Role::Sensitive);
    let outcome = |attribute: &crate::recipe::Attribute| {
        let title = attribute.title();
        let about = models.iter().filter(|model| model.protects() == Some(&title));
        let models: Vec<String> = about.map(|model| model.id()).collect();
        let protection = match (models.is_empty(), attribute.protection) {
            (false, _) => Protected::Models,
            (true, Some(Protection::Declined)) => Protected::Declined,
            (true, None) => Protected::None,
        };
        SensitiveOutcome { attribute: title, protection, models }
    };
    sensitive.map(outcome).collect()
}

/// A warning for each sensitive attribute that nothing protects and nobody has declined to.
pub(super) fn warnings(recipe: &Recipe) -> impl Iterator<Item = Notice> {
    let bare = outcomes(recipe).into_iter().filter(|of| of.protection == Protected::None);
    bare.map(|of| Notice { attribute: Some(of.attribute), ..Notice::new("sensitive-unprotected") })
}
