//! The models of a recipe: arguments within their ranges, attributes of the right roles.

use outis::choice::{Argument, Choice, Parameter, ParameterKind, Roles};
use outis::error::Error;
use outis::model::{self, DistinctLDiversity, ModelChoice};
use outis_protocol::problem::{Code, Outcome, Problem};
use outis_protocol::recipe::{Dialect, Model, Recipe, Role};
use outis_protocol::report::{Notice, NoticeCode};

/// The models of a recipe, and what its reader should know about them.
///
/// # Errors
/// `no-models`; `missing-attribute` for an attribute that the recipe does not name,
/// `not-sensitive` and `is-quasi-identifier` for one of a role that the model cannot have;
/// `recipe-missing-field` for a parameter that this choice of others needs; `parameter` with
/// field and range.
pub(super) fn models(recipe: &Recipe) -> Outcome<(Vec<Choice>, Vec<Notice>)> {
    if recipe.models.is_empty() {
        return Err(Problem::new(Code::NoModels));
    }
    let mut notices = Vec::new();
    let mut choices = Vec::new();
    for (number, model) in recipe.models.iter().enumerate() {
        let model = in_dialect(recipe, model, &mut notices);
        let weighed = recipe.records.sampling_weight.is_some();
        model::agree(&model, weighed).map_err(|error| error.of_model(number))?;
        notices.extend(large_l(recipe, &model));
        roles(recipe, number, &model)?;
        choices.push(model.0);
    }
    Ok((choices, notices))
}

/// The models of a recipe as its dialect has them: those that are kept and reported on.
pub(crate) fn models_kept(recipe: &Recipe) -> Vec<Model> {
    recipe.models.iter().map(|model| in_dialect(recipe, model, &mut Vec::new())).collect()
}

/// Says what the core cannot know of an error: the file of the population.
pub(crate) fn placed(recipe: &Recipe, error: Error) -> Problem {
    let problem = Problem::from(error);
    if problem.code == Code::FloorTooHigh {
        let at_fault = recipe
            .attributes
            .iter()
            .position(|one| problem.attribute.as_ref() == Some(&one.title()));
        let field = at_fault.map(|number| format!("attributes[{number}].floor"));
        return Problem { field, ..problem };
    }
    if problem.code != Code::PopulationWithoutSample {
        return problem;
    }
    // The place is in the data; which table should have had the records is told beside it.
    let named = super::tables_named(recipe).into_iter().next();
    let table = named.and_then(|(_, name)| recipe.tables.get(name));
    Problem { detail: table.map(|table| table.file.clone()), ..problem }
}

/// A model as the recipe's dialect has it (spec A7).
fn in_dialect(recipe: &Recipe, model: &Model, notices: &mut Vec<Notice>) -> Model {
    let mut model = model.clone();
    let (Some(Dialect::Anon), Some(k)) = (recipe.dialect, recipe.k()) else { return model };
    if model.id() != DistinctLDiversity::DECLARED.id {
        return model;
    }
    if model.integer_given("l").is_some_and(|l| !(1..=k).contains(&l)) {
        let l = (k / 2).max(1);
        model.give("l", Argument::Integer(l));
        notices.push(Notice {
            attribute: model.text_given("attribute").map(str::to_owned),
            value: Some(l.into()),
            ..Notice::new(NoticeCode::AnonLValue)
        });
    }
    model
}

/// What to know of an l above k: classes will be larger than k (spec M17).
fn large_l(recipe: &Recipe, model: &Model) -> Option<Notice> {
    let l = model.number_given("l")?;
    let k = recipe.k().filter(|&k| l > f64::from(k))?;
    Some(Notice {
        attribute: model.text_given("attribute").map(str::to_owned),
        value: Some(l),
        k: Some(k),
        ..Notice::new(NoticeCode::LAboveK)
    })
}

/// Refuses attributes that the recipe does not name, and those of roles that a model cannot have.
fn roles(recipe: &Recipe, number: usize, model: &Model) -> Outcome<()> {
    for (parameter, argument) in model.given() {
        let field = format!("models[{number}].{}", parameter.name);
        match (parameter, argument) {
            (Parameter { kind: ParameterKind::Attribute(roles), .. }, Argument::Text(title)) => {
                match (roles, attribute(recipe, title, &field)?) {
                    (Roles::Sensitive, Role::Sensitive) => {}
                    (Roles::Sensitive, _) => {
                        return Err(
                            Problem::of_field(Code::NotSensitive, field).of_attribute(title)
                        );
                    }
                    (Roles::NotGeneralized, _) => {
                        plain_attribute(recipe, title, &field).map(|_| ())?
                    }
                }
            }
            (_, Argument::Lists(lists)) => {
                for title in lists.iter().flatten() {
                    if attribute(recipe, title, &field)? != Role::QuasiIdentifier {
                        let problem = Problem::of_field(Code::NotQuasiIdentifier, field);
                        return Err(problem.of_attribute(title));
                    }
                }
            }
            _ => {}
        }
    }
    Ok(())
}

/// The role of an attribute.
///
/// # Errors
/// `missing-attribute` with the field that names it.
fn attribute(recipe: &Recipe, title: &str, field: &str) -> Outcome<Role> {
    let found = recipe.attributes.iter().find(|attribute| attribute.title() == title);
    found
        .map(|attribute| attribute.role)
        .ok_or_else(|| Problem::of_field(Code::MissingAttribute, field).of_attribute(title))
}

/// The number of an attribute that is not generalized.
///
/// # Errors
/// As [`attribute`], and `is-quasi-identifier`.
pub(super) fn plain_attribute(recipe: &Recipe, title: &str, field: &str) -> Outcome<usize> {
    if attribute(recipe, title, field)? == Role::QuasiIdentifier {
        return Err(Problem::of_field(Code::IsQuasiIdentifier, field).of_attribute(title));
    }
    let number = recipe.attributes.iter().position(|attribute| attribute.title() == title);
    Ok(number.unwrap_or_default())
}

#[cfg(test)]
mod tests;
