//! Lines that stand for several records, as an engine counts them.

use outis::table::{Multiplicity, Table};
use outis_protocol::problem::{Code, Outcome, Problem};
use outis_protocol::recipe::{Recipe, Role};

/// The field that names the column.
const FIELD: &str = "records.count";

/// The field that names what records weigh.
const WEIGHT: &str = "records.sampling-weight";

/// The attribute that says how many records each line stands for, by its number.
pub(super) fn count_attribute(recipe: &Recipe) -> Option<usize> {
    let title = recipe.records.count.as_ref()?;
    recipe.attributes.iter().position(|attribute| attribute.title() == *title)
}

/// How many records each line of a table stands for; `columns` says where the attributes stand.
///
/// # Errors
/// `missing-attribute` if the recipe or the table has no such column, `count` with the place of
/// what is no number of records, and `not-together` for all that takes one line for each record.
pub(crate) fn counts(
    recipe: &Recipe,
    table: &Table,
    columns: &[Option<usize>],
) -> Outcome<Multiplicity> {
    let Some(title) = &recipe.records.count else { return Ok(Multiplicity::default()) };
    let missing = || Problem::of_field(Code::MissingAttribute, FIELD).of_attribute(title);
    let attribute = count_attribute(recipe).ok_or_else(missing)?;
    agrees(recipe, attribute)?;
    let column = columns[attribute].ok_or_else(missing)?;
    let read = Multiplicity::read(&table.columns[column], column as u32 + 1, &table.lines);
    read.map_err(|error| Problem::from(error).of_attribute(title))
}

/// Refuses what takes one line for each record.
///
/// # Errors
/// `not-together`.
fn agrees(recipe: &Recipe, count: usize) -> Outcome<()> {
    let refused = |field: &str, detail: &str| {
        Err(Problem::of_field(Code::NotTogether, field).with_detail(detail))
    };
    let own = &recipe.attributes[count];
    if own.role != Role::Insensitive {
        return refused(FIELD, "counts-role").map_err(|told| told.of_attribute(own.title()));
    }
    if recipe.records.entity.is_some() {
        return refused("records.entity", "counts-entity");
    }
    let weight = recipe.records.sampling_weight.as_ref();
    let weighing = recipe.attributes.iter().find(|one| Some(&one.title()) == weight);
    if let Some(weighing) = weighing
        && !matches!(weighing.role, Role::Identifier | Role::Insensitive)
    {
        return refused(WEIGHT, "counts-weight")
            .map_err(|told| told.of_attribute(weighing.title()));
    }
    if recipe.records.household.is_some() {
        return refused("records.household", "counts-household");
    }
    if recipe.data.fold.is_some() {
        return refused("data.fold", "counts-fold");
    }
    if let Some(number) = recipe.attributes.iter().position(|one| one.items.is_some()) {
        return refused(&format!("attributes[{number}].items"), "counts-items");
    }
    // Lines that show the same become one: what is not shown may differ between them.
    let hidden = recipe.names_read().into_iter().find(|(field, name)| {
        let named = recipe.attributes.iter().find(|attribute| attribute.title() == *name);
        let is_hidden = named.is_some_and(|named| named.role == Role::Identifier);
        // What lines weigh that become one is added up, released or not.
        field != FIELD && (is_hidden && field != WEIGHT || *name == own.title())
    });
    match hidden {
        Some((field, name)) => {
            refused(&field, "counts-hidden").map_err(|told| told.of_attribute(name))
        }
        None => Ok(()),
    }
}

/// Refuses a recipe whose lines stand for several records, where each line is taken for somebody.
///
/// # Errors
/// `not-together`.
pub(crate) fn refuse_counted(recipe: &Recipe) -> Outcome<()> {
    match recipe.records.count {
        Some(_) => Err(Problem::of_field(Code::NotTogether, FIELD).with_detail("counts-attack")),
        None => Ok(()),
    }
}
