//! Which sensitive attributes are protected against inference, and which are not.

use crate::recipe::{Protection, Recipe, Role};
use crate::report::{Notice, Protected, SensitiveOutcome};
use crate::resolve::{self, Occurring};

/// What protects each sensitive attribute, in the order of the recipe.
pub(super) fn outcomes(recipe: &Recipe, values: &Occurring<'_>) -> Vec<SensitiveOutcome> {
    let models = resolve::models_kept(recipe);
    let sensitive = recipe.attributes.iter().filter(|a| a.role == Role::Sensitive);
    let outcome = |attribute: &crate::recipe::Attribute| {
        let title = attribute.title();
        let about = models.iter().filter(|model| values.protected_by(model) == Some(&title));
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
pub(super) fn warnings(
    recipe: &Recipe,
    values: &Occurring<'_>,
) -> impl Iterator<Item = Notice> + use<> {
    let bare = outcomes(recipe, values).into_iter().filter(|of| of.protection == Protected::None);
    bare.map(|of| Notice { attribute: Some(of.attribute), ..Notice::new("sensitive-unprotected") })
}
