//! Whether the values that models name occur in their attribute.
//!
//! A value that must be protected and does not occur is most likely misspelt, and a misspelt
//! protection protects nobody: it is refused. One that may be disclosed makes the model only
//! stricter if it is misspelt: its reader is told. Neither is ever repeated.

use crate::problem::{Outcome, Problem};
use crate::recipe::{Model, Recipe};
use crate::report::Notice;
use outis::table::Table;

/// Looks for the values of all models. `columns` says where the attributes stand.
///
/// # Errors
/// `unknown-values` with field, attribute and the number of values that do not occur.
pub(super) fn check(recipe: &Recipe, table: &Table, columns: &[usize]) -> Outcome<Vec<Notice>> {
    let absent = |attribute: &str, values: &[String]| {
        let at = recipe.attributes.iter().position(|of| of.title() == attribute);
        let column = at.and_then(|at| columns.get(at)).map(|&column| &table.columns[column]);
        let occurs =
            |value: &&String| column.is_none_or(|column| column.dictionary.code(value).is_some());
        values.iter().filter(|value| !occurs(value)).count()
    };
    let mut notices = Vec::new();
    for (position, model) in recipe.models.iter().enumerate() {
        let (attribute, harmless, protected) = match model {
            Model::PdRecursiveLDiversity { attribute, acceptable, .. } => {
                (attribute, Some(acceptable), None)
            }
            Model::NpdRecursiveLDiversity { attribute, acceptable, guarded, .. } => {
                (attribute, Some(acceptable), Some(("guarded", guarded)))
            }
            Model::AlphaKAnonymity { attribute, values: Some(values), .. } => {
                (attribute, None, Some(("values", values)))
            }
            _ => continue,
        };
        if let Some((field, values)) = protected {
            let found = absent(attribute, values);
            if found > 0 {
                let field = format!("models[{position}].{field}");
                let problem = Problem::of_field("unknown-values", field).of_attribute(attribute);
                return Err(Problem { found: Some(found as u64), ..problem });
            }
        }
        let found = harmless.map_or(0, |values| absent(attribute, values));
        if found > 0 {
            notices.push(Notice {
                attribute: Some(attribute.clone()),
                value: Some(found as f64),
                ..Notice::new("unknown-values")
            });
        }
    }
    Ok(notices)
}
