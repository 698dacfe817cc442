//! Whether the values that models name occur in their attribute.
//!
//! A value that must be protected and does not occur is most likely misspelt, and a misspelt
//! protection protects nobody: it is refused. One that may be disclosed makes the model only
//! stricter if it is misspelt: its reader is told. Neither is ever repeated.

use outis::choice::{Argument, Listed, ParameterKind};
use outis::table::spellings::spelled_alike;
use outis::table::{Column, DataType, Table, kind};
use outis_protocol::problem::{Code, Outcome, Problem};
use outis_protocol::recipe::Recipe;
use outis_protocol::report::{Notice, NoticeCode};

/// Different values of a column, at most, of which is looked at whether they are read alike: names of
/// more are no labels.
const LABELS: usize = 100_000;

/// What is said of a column of text whose values are told apart by capitals, spaces and the like
/// alone: models count each as a value of its own.
pub(crate) fn read_alike(title: &str, column: &Column, markers: &[String]) -> Option<Notice> {
    let are_labels = column.dictionary.len() <= LABELS
        && kind::infer(&column.dictionary, markers).data_type == DataType::Text;
    let values = if are_labels { spelled_alike(column, markers) } else { 0 };
    (values > 0).then(|| Notice {
        attribute: Some(title.to_owned()),
        values: Some(values),
        ..Notice::new(NoticeCode::ValuesAlike)
    })
}

/// Looks for the values of all models. `columns` says where the attributes stand.
///
/// # Errors
/// `unknown-values` with field, attribute and the number of values that do not occur.
pub(super) fn check(recipe: &Recipe, table: &Table, columns: &[usize]) -> Outcome<Vec<Notice>> {
    let absent = |attribute: &str, values: &[String]| {
        let index = recipe.attributes.iter().position(|other| other.title() == attribute);
        let column =
            index.and_then(|index| columns.get(index)).map(|&column| &table.columns[column]);
        let occurs =
            |value: &&String| column.is_none_or(|column| column.dictionary.code(value).is_some());
        values.iter().filter(|value| !occurs(value)).count()
    };
    let mut notices = Vec::new();
    for (number, model) in recipe.models.iter().enumerate() {
        let Some(attribute) = model.text_given("attribute") else { continue };
        for (parameter, argument) in model.given() {
            let (ParameterKind::Values(listed), Argument::Texts(values)) =
                (parameter.kind, argument)
            else {
                continue;
            };
            let found = absent(attribute, values);
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
