//! The hierarchies of a recipe, and the files that they stand in.

use super::Files;
use outis::hierarchy::Spec;
use outis::hierarchy::kinds::{HierarchyContext, bind};
use outis::table::number::NumberForm;
use outis::table::{Column, DataType, Dictionary, Multiplicity, kind};
use outis_protocol::problem::{Outcome, Problem};
use outis_protocol::recipe::{self, Recipe};
use std::cell::RefCell;
use std::collections::BTreeMap;

/// How a file of this format writes numbers.
pub(crate) fn number_form(format: &recipe::Format) -> NumberForm {
    NumberForm {
        decimal: match format.decimal {
            Some(recipe::Decimal::Comma) => ',',
            _ => '.',
        },
        thousands: format.thousands.map(recipe::Thousands::sign),
        currency: format.currency == Some(true),
    }
}

/// How the values of an attribute grow coarser. `values` tell whether they are whole numbers,
/// where the recipe does not; `counted` is the column of the table that is to be anonymized, if that
/// is there.
///
/// # Errors
/// Whatever is wrong with the hierarchy's fields or file.
pub(crate) fn spec(
    recipe: &Recipe,
    attribute: &recipe::Attribute,
    values: &Dictionary,
    counted: Option<(&Column, &Multiplicity)>,
    markers: &[String],
    files: &dyn Files,
) -> Outcome<Spec> {
    let Some(hierarchy) = &attribute.hierarchy else { return Ok(Spec::NONE) };
    // What is wrong with a file the core cannot say.
    let unread = RefCell::new(None);
    let context = HierarchyContext {
        numbers: number_form(&recipe.data.format),
        integer: &|| match attribute.kind {
            Some(kind) => kind == recipe::DataType::Integer,
            None => kind::infer(values, markers).data_type == DataType::Integer,
        },
        records: &|| counted.map(|(column, counts)| records(column, counts, markers)),
        file: &|name| files.read(name).map_err(|problem| unread.replace(Some(problem))).ok(),
    };
    bind(hierarchy, &context).map_err(|error| {
        let problem = unread.take().unwrap_or_else(|| Problem::from(error));
        problem.of_attribute(attribute.title())
    })
}

/// How many records have each value that is not missing.
fn records(column: &Column, counts: &Multiplicity, markers: &[String]) -> BTreeMap<String, u32> {
    let occurrences = column.codes.occurrences_counted(column.dictionary.len(), counts);
    let texts =
        occurrences.into_iter().map(|(code, count, _)| (column.dictionary.get(code), count));
    let present = texts.filter(|(text, _)| !markers.iter().any(|marker| marker == text));
    present.map(|(text, count)| (text.to_owned(), count)).collect()
}
