//! Lines that stand for several records, as an engine counts them.

use super::hierarchy::number_form;
use outis::table::{Multiplicity, Table, number};
use outis_protocol::problem::{Code, Outcome, Problem};
use outis_protocol::recipe::{Recipe, Role};

/// The field that names the column.
const FIELD: &str = "records.count";

/// The field that names what records weigh.
pub(crate) const WEIGHT: &str = "records.sampling-weight";

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

/// Refuses weights that are other numbers as the file writes numbers than by themselves, as one with
/// thousands apart is: weights are read by themselves.
///
/// # Errors
/// `parameter` with the column and the first line of it.
pub(super) fn refuse_grouped_weights(
    recipe: &Recipe,
    table: &Table,
    columns: &[Option<usize>],
) -> Outcome<()> {
    let Some(title) = &recipe.records.sampling_weight else { return Ok(()) };
    let weighing = recipe.attributes.iter().position(|one| one.title() == *title);
    let Some(column) = weighing.and_then(|weighing| columns[weighing]) else { return Ok(()) };
    let form = number_form(&recipe.data.format);
    let column = &table.columns[column];
    let are_others = column.dictionary.iter().map(|text| {
        let plain = number::parse(text, '.').or_else(|| number::parse(text, ','));
        plain.zip(form.parse(text)).is_some_and(|(plain, own)| plain != own)
    });
    let are_others: Vec<bool> = are_others.collect();
    let Some(record) = column.codes.iter().position(|code| are_others[code as usize]) else {
        return Ok(());
    };
    let mut problem = Problem::of_field(Code::Parameter, WEIGHT).with_detail("0<..=1000000000");
    (problem.record, problem.line) =
        (Some(record as u64 + 1), Some(table.lines.line(record as u64)));
    Err(problem.of_attribute(title))
}

/// Refuses weights that anything else looks at: where records are counted, they are added up.
///
/// # Errors
/// `not-together` with the column.
pub(crate) fn refuse_read_weights(recipe: &Recipe) -> Outcome<()> {
    let Some(title) = &recipe.records.sampling_weight else { return Ok(()) };
    let role = recipe.attributes.iter().find(|one| one.title() == *title).map(|one| one.role);
    let is_plain = matches!(role, None | Some(Role::Identifier | Role::Insensitive));
    let names = recipe.names_read();
    let is_read = names.iter().any(|(field, name)| field != WEIGHT && name == title)
        || recipe.loss.attributes().any(|(_, name)| name == title);
    if is_plain && !is_read {
        return Ok(());
    }
    let problem = Problem::of_field(Code::NotTogether, WEIGHT).with_detail("counts-weight");
    Err(problem.of_attribute(title))
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
    refuse_read_weights(recipe)?;
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
