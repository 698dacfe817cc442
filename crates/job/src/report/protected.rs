//! Which sensitive attributes are protected against inference, and which are not.

use crate::resolve::Occurring;
use outis::release::Measured;
use outis_protocol::recipe::{Model, Protection, Recipe, Role};
use outis_protocol::report::{
    GUESSABLE, Notice, NoticeCode, Protected, SensitiveOutcome, partial_percent,
};

/// What protects each sensitive attribute, in the order of the recipe: of its models these.
pub(super) fn outcomes(
    recipe: &Recipe,
    models: &[Model],
    values: &Occurring<'_>,
) -> Vec<SensitiveOutcome> {
    let sensitive = recipe.attributes.iter().filter(|a| a.role == Role::Sensitive);
    sensitive
        .map(|attribute| {
            let title = attribute.title();
            let protecting =
                models.iter().filter(|model| values.protected_by(model) == Some(&title));
            let models: Vec<String> = protecting.map(|model| model.id().to_owned()).collect();
            let protection = match (models.is_empty(), attribute.protection) {
                (false, _) => Protected::Models,
                (true, _) if attribute.perturb.is_some() => Protected::Perturbed,
                (true, Some(Protection::Declined)) => Protected::Declined,
                (true, None) => Protected::None,
            };
            SensitiveOutcome {
                attribute: title,
                protection,
                models,
                certain: None,
                unrecorded: None,
                total: None,
                likeliest: None,
                likeliest_percent: None,
                guessable: None,
                missing: None,
            }
        })
        .collect()
}

/// The same with what was measured of the released classes, and a warning for each attribute
/// whose models leave everybody in a class that shares a value.
pub(super) fn measured(
    recipe: &Recipe,
    outcomes: Vec<SensitiveOutcome>,
    measured: &Measured,
) -> (Vec<SensitiveOutcome>, Vec<Notice>) {
    let everybody = measured.sizes.iter().map(|(size, classes)| size * classes).sum();
    let outcomes: Vec<SensitiveOutcome> = outcomes
        .into_iter()
        .map(|outcome| {
            let figures = measured
                .sensitive
                .iter()
                .find(|(number, _)| recipe.attributes[*number].title() == outcome.attribute);
            match figures {
                Some((_, figures)) => SensitiveOutcome {
                    certain: Some(figures.certain as u32),
                    unrecorded: Some(figures.unrecorded as u32),
                    total: Some(everybody),
                    likeliest: (figures.likeliest > 0.0).then_some(figures.likeliest),
                    likeliest_percent: partial_percent(figures.likeliest),
                    guessable: Some(figures.likeliest > GUESSABLE),
                    missing: Some(figures.missing as u32),
                    ..outcome
                },
                None => outcome,
            }
        })
        .collect();
    let told = outcomes.iter().filter(|outcome| {
        outcome.protection == Protected::Models
            && everybody > 0
            && outcome.certain == Some(everybody)
    });
    let warnings = told
        .map(|outcome| Notice {
            attribute: Some(outcome.attribute.clone()),
            value: outcome.certain.map(f64::from),
            ..Notice::new(NoticeCode::SensitiveUnprotected)
        })
        .collect();
    (outcomes, warnings)
}

/// A warning for each sensitive attribute that nothing protects and nobody has declined to.
pub(super) fn warnings(
    recipe: &Recipe,
    models: &[Model],
    values: &Occurring<'_>,
) -> impl Iterator<Item = Notice> + use<> {
    let bare = outcomes(recipe, models, values)
        .into_iter()
        .filter(|outcome| outcome.protection == Protected::None);
    bare.map(|outcome| Notice {
        attribute: Some(outcome.attribute),
        ..Notice::new(NoticeCode::SensitiveUnprotected)
    })
}

#[cfg(test)]
mod tests {
    use outis_protocol::report::partial_percent;

    /// Neither does nearly everybody become everybody, nor hardly anybody nobody.
    #[test]
    fn a_share_is_never_rounded_to_all_or_nothing() {
        for (share, percent) in [
            (0.0, None),
            (1e-9, Some(0.1)),
            (0.0004, Some(0.1)),
            (0.0014, Some(0.1)),
            (0.0016, Some(0.2)),
            (0.5, Some(50.0)),
            (2.0 / 3.0, Some(66.7)),
            (0.99, Some(99.0)),
            (0.9989, Some(99.9)),
            (0.9996, Some(99.9)),
            (1.0 - 1e-9, Some(99.9)),
            (1.0, None),
        ] {
            assert_eq!(partial_percent(share), percent, "{share}");
        }
    }
}
