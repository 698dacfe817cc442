//! Whether the values that models name occur in their attribute.
//!
//! A value that must be protected and does not occur is most likely misspelt, and a misspelt
//! protection protects nobody: it is refused. One that may be disclosed makes the model only
//! stricter if it is misspelt: its reader is told. Neither is ever repeated.

use outis::choice::{Argument, Listed, ParameterKind};
use outis::table::Table;
use outis_protocol::problem::{Code, Outcome, Problem};
use outis_protocol::recipe::Recipe;
use outis_protocol::report::{Notice, NoticeCode};

/// Looks for the values of all models. `columns` says where the attributes stand.
///
/// # Errors
/// `unknown-values` with field, attribute and the number of values that do not occur.
pub(super) fn check(recipe: &Recipe, table: &Table, columns: &[usize]) -> Outcome<Vec<Notice>> {
    let mut notices = Vec::new();
    for (number, model) in recipe.models.iter().enumerate() {
        let Some(attribute) = model.text_given("attribute") else { continue };
        let index = recipe.attributes.iter().position(|other| other.title() == attribute);
        let column =
            index.and_then(|index| columns.get(index)).map(|&column| &table.columns[column]);
        for (parameter, argument) in model.given() {
            let (ParameterKind::Values(listed), Argument::Texts(values)) =
                (parameter.kind, argument)
            else {
                continue;
            };
            let absent = values.iter().filter(|value| {
                column.is_some_and(|column| column.dictionary.code(value).is_none())
            });
            let found = absent.count();
            if found > 0 && listed == Listed::Protected {
                let field = format!("models[{number}].{}", parameter.name);
                let problem = Problem::of_field(Code::UnknownValues, field).of_attribute(attribute);
                return Err(Problem { found: Some(found as u64), ..problem });
            }
            if found > 0 {
                notices.push(Notice {
                    attribute: Some(attribute.to_owned()),
                    value: Some(found as f64),
                    ..Notice::new(NoticeCode::UnknownValues)
                });
            }
        }
    }
    Ok(notices)
}
