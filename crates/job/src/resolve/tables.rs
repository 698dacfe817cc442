//! The tables beside the data: read as the data are, columns by the names of attributes.

use super::{Files, columns, shared};
use crate::{Data, Incoming};
use outis::choice::{Argument, ParameterKind};
use outis::format::Loaded;
use outis::format::csv::Options;
use outis::model::{ModelChoice, NullMap};
use outis::plan::Population;
use outis::table::persons::{repeated_persons, repeats};
use outis::table::{Column, Table};
use outis_protocol::problem::{Code, Outcome, Problem};
use outis_protocol::recipe::{Attribute, Recipe, Role};
use outis_protocol::report::{FileFacts, Notice, NoticeCode};
use std::collections::BTreeMap;
use std::sync::Arc;

/// The tables beside the data, read.
#[derive(Default)]
pub(crate) struct ReadTables {
    /// The population, if there is one.
    pub(crate) population: Option<Arc<Population>>,
    /// What identifies the files of tables.
    pub(crate) facts: BTreeMap<String, FileFacts>,
    /// What is not known of people who are to be apart from those of the data.
    pub(crate) notices: Vec<Notice>,
    /// The row of each record's person in a population of the data, where identifiers tell it.
    pub(crate) own_rows: Option<Arc<[u32]>>,
}

/// Whether the population of a recipe is people apart from those of the data (null-map).
pub(crate) fn names_people_apart(recipe: &Recipe) -> bool {
    recipe.models.iter().any(|model| model.id() == NullMap::DECLARED.id)
}

/// The population that models or risk measures ask for. `data` has the column of each attribute of
/// the recipe that the data have.
///
/// # Errors
/// `missing-table` and `two-populations` for the names, whatever is wrong with the file (with
/// its name), `missing-attribute` for a quasi-identifier that it lacks, and
/// `population-repeats-persons` where persons have several rows; of people apart `not-together`
/// where risks are to be counted in them, and `population-shares-persons`.
pub(crate) fn population(
    recipe: &Recipe,
    files: &dyn Files,
    data: &[Option<&Column>],
) -> Outcome<ReadTables> {
    let Some((field, name)) = population_name(recipe)? else {
        return Ok(ReadTables::default());
    };
    let apart = names_people_apart(recipe);
    if apart && recipe.risk.population.is_some() {
        let problem = Problem::of_field(Code::NotTogether, "risk.population");
        return Err(problem.with_detail("null-map-population"));
    }
    let Some(table) = recipe.tables.get(name) else {
        return Err(Problem::of_field(Code::MissingTable, field).with_detail(name));
    };
    let file = &table.file;
    let in_file = |problem: Problem| match problem.file {
        Some(_) => problem,
        None => problem.in_file(file),
    };
    let bytes = files.table(name, file)?;
    let by_name = recipe.attributes.first().map(|attribute| attribute.name.is_some());
    let mut incoming =
        Incoming::new(Options { delimiter: None, header: by_name, ..Options::default() });
    incoming.push(&bytes).map_err(in_file)?;
    drop(bytes);
    let read = incoming.finish().map_err(in_file)?;
    let called = file.clone();
    let facts = BTreeMap::from([(name.to_owned(), read.facts())]);
    let Data::Table(Loaded { mut table, .. }) = read.data;
    one_row_each(recipe, &table).map_err(in_file)?;
    let own_rows = if apart { None } else { shared::own_rows(recipe, data, &table)? };
    let mut notices = Vec::new();
    if apart && !shared::share_nobody(recipe, data, &table).map_err(in_file)? {
        notices.push(Notice::new(NoticeCode::PersonsNotCompared));
    }
    let quasi = recipe.attributes.iter().filter(|a| a.role == Role::QuasiIdentifier);
    let names = columns::names(&table);
    let mut found: Vec<usize> = Vec::new();
    for title in quasi.map(Attribute::title) {
        let own = names.find(&title).filter(|column| !found.contains(column));
        found.push(own.ok_or_else(|| {
            Problem::new(Code::MissingAttribute).of_attribute(&title).in_file(file)
        })?);
    }
    let columns =
        found.into_iter().map(|column| std::mem::take(&mut table.columns[column])).collect();
    let (records, lines) = (table.records, table.lines);
    let population = Arc::new(Population { columns, records, lines, name: called, apart });
    Ok(ReadTables { population: Some(population), facts, notices, own_rows })
}

/// Refuses a population in which persons have several rows: each of its rows counts as a person.
///
/// # Errors
/// `population-repeats-persons` with the column, its values and the records that have one.
fn one_row_each(recipe: &Recipe, population: &Table) -> Outcome<()> {
    let markers = &recipe.missing.values;
    let names = columns::names(population);
    let folded_by = recipe.data.fold.as_ref().map(|fold| &fold.person);
    let entity = recipe.records.entity.as_ref().or(folded_by);
    let entity = entity.and_then(|entity| names.find(entity));
    let repeated = match entity {
        Some(column) => repeats(population, column, markers),
        None if recipe.records.person.is_some() => None,
        None => repeated_persons(population, markers),
    };
    let Some(repeated) = repeated else { return Ok(()) };
    let (values, records) = (u64::from(repeated.values), u64::from(repeated.records));
    let name = &population.columns[repeated.column].name;
    let problem = Problem::new(Code::PopulationRepeatsPersons).of_attribute(name);
    Err(Problem { found: Some(values), expected: Some(records), ..problem })
}

/// The tables that models and risk measures ask for, with the fields that name them.
pub fn tables_named(recipe: &Recipe) -> Vec<(String, &str)> {
    let mut named = Vec::new();
    for (number, model) in recipe.models.iter().enumerate() {
        for (parameter, argument) in model.given() {
            if let (ParameterKind::Table, Argument::Text(name)) = (parameter.kind, argument) {
                named.push((format!("models[{number}].{}", parameter.name), name.as_str()));
            }
        }
    }
    let risk = recipe.risk.population.iter();
    named.extend(risk.map(|name| ("risk.population".to_owned(), name.as_str())));
    named
}

/// The one table that is called the population, with a field that names it.
fn population_name(recipe: &Recipe) -> Outcome<Option<(String, &str)>> {
    let mut named = tables_named(recipe).into_iter();
    let Some(first) = named.next() else { return Ok(None) };
    match named.find(|(_, name)| *name != first.1) {
        Some((field, name)) => {
            let both = format!("{}, {name}", first.1);
            Err(Problem::of_field(Code::TwoPopulations, field).with_detail(both))
        }
        None => Ok(Some(first)),
    }
}
