//! Columns of a table that hold a set of items in each cell.

use super::hierarchy::number_form;
use super::{Files, delimiter};
use outis::choice::Range;
use outis::error::{Error, Kind};
use outis::hierarchy::Spec;
use outis::hierarchy::kinds::{HierarchyContext, bind};
use outis::plan::PlannedSet;
use outis::sets::items_of_cell;
use outis::table::{Column, DataType, Dictionary, Table, kind};
use outis_protocol::problem::{Code, Outcome, Problem};
use outis_protocol::recipe::{self, ItemColumn, Recipe};
use std::cell::RefCell;
use std::collections::BTreeMap;

/// Nobody waits until all sets of more items are counted.
const KNOWN: Range = Range::whole(1, 8);

/// Fewer people are nobody's protection.
const PEOPLE: Range = Range::at_least(2);

/// What a recipe decides about columns of sets, the columns of which stand there.
///
/// # Errors
/// `idle-field` for a column that is not insensitive, `not-together` where people are counted, of whom
/// one may have several of the records that a set is to be in, `parameter` and `recipe-missing-field` for what
/// it says, and whatever is wrong with the hierarchy's fields or file.
pub(super) fn planned_sets(
    recipe: &Recipe,
    table: &Table,
    columns: &[usize],
    markers: &[String],
    files: &dyn Files,
) -> Outcome<Vec<PlannedSet>> {
    let attributes = recipe.attributes.iter().enumerate().zip(columns);
    let sets = attributes.filter_map(|((number, attribute), &column)| {
        let items = attribute.items.as_ref()?;
        let column = &table.columns[column];
        let planned = planned_set(recipe, (number, attribute, items), (column, markers), files);
        Some(planned.map_err(|problem| problem.of_attribute(attribute.title())))
    });
    sets.collect()
}

fn planned_set(
    recipe: &Recipe,
    (number, attribute, set): (usize, &recipe::Attribute, &ItemColumn),
    (column, markers): (&Column, &[String]),
    files: &dyn Files,
) -> Outcome<PlannedSet> {
    let field = |name: &str| format!("attributes[{number}].items{name}");
    if attribute.role != recipe::Role::Insensitive {
        return Err(Problem::of_field(Code::IdleField, field("")));
    }
    if recipe.records.entity.is_some() {
        let problem = Problem::of_field(Code::NotTogether, field(""));
        return Err(problem.with_detail("entity-and-items"));
    }
    let delimiter = delimiter(&set.delimiter, &field(".delimiter"))?;
    let k = set.k.or_else(|| recipe.k());
    let k = k.ok_or_else(|| Problem::of_field(Code::RecipeMissingField, field(".k")))?;
    for (range, name, number) in [(PEOPLE, ".k", k), (KNOWN, ".m", set.m)] {
        super::check_range(range, &field(name), number.into())?;
    }
    let mut items = Dictionary::new();
    let mut counts: BTreeMap<String, u32> = BTreeMap::new();
    for (code, records, _) in column.codes.occurrences(column.dictionary.len()) {
        let cell = column.dictionary.get(code);
        for item in items_of_cell(cell, char::from(delimiter), markers) {
            items.insert(item);
            *counts.entry(item.to_owned()).or_default() += records;
        }
    }
    let hierarchy = match &set.hierarchy {
        None => Spec::NONE,
        Some(hierarchy) => {
            // What is wrong with a file the core cannot say.
            let unread = RefCell::new(None);
            let context = HierarchyContext {
                numbers: number_form(&recipe.data.format),
                integer: &|| kind::infer(&items, &[]).data_type == DataType::Integer,
                records: &|| Some(counts.clone()),
                file: &|name| {
                    files.read(name).map_err(|problem| unread.replace(Some(problem))).ok()
                },
            };
            bind(hierarchy, &context).map_err(|error| {
                unread.take().unwrap_or_else(|| Problem::from(error).within(&field(".hierarchy")))
            })?
        }
    };
    Ok(PlannedSet { attribute: number, delimiter, k, m: set.m, hierarchy })
}

/// What keeps the items of a column from being made coarser, in words of items, with the field of
/// the recipe that says what parts them.
pub(crate) fn placed_in_sets(recipe: &Recipe, error: Error) -> Problem {
    let is_of_items = matches!(error.kind, Kind::NotInHierarchy { .. });
    let problem = Problem::from(error);
    if problem.code == Code::ItemParted {
        let mut titles = recipe.attributes.iter().map(recipe::Attribute::title);
        let number = titles.position(|title| Some(title) == problem.attribute);
        let field = number.map(|number| format!("attributes[{number}].items.delimiter"));
        return Problem { field, ..problem };
    }
    match is_of_items && problem.file.is_none() {
        true => Problem { code: Code::ItemNotInHierarchy, column: None, record: None, ..problem },
        false => problem,
    }
}
