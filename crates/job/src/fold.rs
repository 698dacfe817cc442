//! A file in which persons have several records as one with a record for each person.
//!
//! What comes of it is an [`Input`] like any other: roles, hierarchies, models, risks and reports
//! are of the folded table, and only what identifies the file stays that of the file. Messages
//! about a record name it as the file has it.

use crate::resolve::{self, Titles, number_form};
use crate::{Data, Input, join, together};
use outis::format::Loaded;
use outis::table::Table;
use outis::table::dates::DateFormat;
use outis::table::fold::{self, Fold, FoldSources, Folded, RecordOrder};
use outis::table::spellings::persons_alike;
use outis_protocol::problem::{Code, Outcome, Problem};
use outis_protocol::recipe::{self, Attribute, Keep, Recipe, Role, Unassigned};
use outis_protocol::report::{FoldedFile, KeptColumn};
use std::collections::BTreeMap;
use std::sync::{Arc, PoisonError};

/// What came of folding a file, beside its table.
#[derive(Debug)]
pub struct Folding {
    /// What reports say of it.
    pub(crate) told: FoldedFile,
    /// Where in the file each cell is from.
    sources: FoldSources,
    /// What it depended on.
    key: String,
}

impl Folding {
    /// A problem with the folded table as one of the file: where it names a record, that is the
    /// one of the file which the cell is from.
    pub(crate) fn placed(&self, problem: Problem) -> Problem {
        let number = |one: u64| usize::try_from(one.saturating_sub(1)).ok();
        let column = problem.column.and_then(|column| number(column.into()));
        let person = problem.record.filter(|_| problem.file.is_none()).and_then(number);
        let Some((record, line)) = person.and_then(|person| self.sources.place(column, person))
        else {
            return problem;
        };
        Problem { record: Some(record + 1), line: problem.line.map(|_| line), ..problem }
    }
}

/// The input that a recipe asks for: the file itself, or the file with further ones joined to it,
/// with what is read together, and folded. What was made of it last is taken again where nothing has changed.
///
/// # Errors
/// `fold` with what is wrong and where; `missing-attribute` and `attribute-twice` for the names;
/// `not-together` if an entity is named too, or a column has two roles; as [`join::joined`].
pub fn folded(recipe: &Recipe, file: &Arc<Input>) -> Outcome<Arc<Input>> {
    let file = &together::read_together(recipe, &join::joined(recipe, file)?)?;
    let Some(asked) = &recipe.data.fold else { return Ok(file.clone()) };
    agrees(recipe, asked)?;
    let mut last = file.last_fold.0.lock().unwrap_or_else(PoisonError::into_inner);
    let key = key(recipe, asked);
    if let Some(known) =
        last.upgrade().filter(|input| input.folding.as_ref().is_some_and(|known| known.key == key))
    {
        return Ok(known);
    }
    let made = Arc::new(of_file(recipe, asked, file, key)?);
    *last = Arc::downgrade(&made);
    Ok(made)
}

/// The input that is measured. A release is not folded again: it lacks the column that tells
/// persons apart, unless that is no identifier, and then has each value of it once and the column
/// that counts records.
///
/// # Errors
/// As [`folded`].
pub(crate) fn measured(recipe: &Recipe, file: &Input) -> Outcome<Option<Input>> {
    // A release has no further file beside it.
    let joined = if file.further.is_empty() { None } else { join::made(recipe, file)? };
    let whole = together::made(recipe, joined.as_ref().unwrap_or(file))?.or(joined);
    let table = whole.as_ref().unwrap_or(file).table();
    match &recipe.data.fold {
        Some(asked) if file.folding.is_none() && is_file(recipe, asked, table) => {
            of_whole(recipe, asked, whole.as_ref().unwrap_or(file))
        }
        _ => Ok(whole),
    }
}

/// The table before anonymization, if it is to be joined or folded.
///
/// # Errors
/// As [`folded`].
pub(crate) fn original(recipe: &Recipe, file: &Input) -> Outcome<Option<Input>> {
    let joined = join::made(recipe, file)?;
    let whole = together::made(recipe, joined.as_ref().unwrap_or(file))?.or(joined);
    match &recipe.data.fold {
        Some(asked) => of_whole(recipe, asked, whole.as_ref().unwrap_or(file)),
        None => Ok(whole),
    }
}

fn of_whole(recipe: &Recipe, asked: &recipe::Fold, whole: &Input) -> Outcome<Option<Input>> {
    agrees(recipe, asked)?;
    of_file(recipe, asked, whole, key(recipe, asked)).map(Some)
}

/// Whether a table is the file that a recipe folds, and not a release.
fn is_file(recipe: &Recipe, asked: &recipe::Fold, table: &Table) -> bool {
    let mut attributes = recipe.attributes.iter();
    let place = attributes.position(|one| one.title() == asked.person);
    let column = match (resolve::columns(recipe, table, true), place) {
        (Ok(columns), Some(place)) => columns[place],
        // It lacks what only a folded table has; or it is nothing of the kind, which others say.
        _ => return Titles::new(recipe, table).find(&asked.person).is_some(),
    };
    let role = place.map(|place| recipe.attributes[place].role);
    let is_identifier = role == Some(Role::Identifier);
    column.is_some_and(|index| {
        let own = &table.columns[index];
        let values = own.dictionary.len();
        is_identifier || own.codes.occurrences(values).iter().any(|&(_, records, _)| records > 1)
    })
}

/// Whether only a fold makes a column: it counts a person's records, and the file has none that is
/// called so.
pub(crate) fn is_made(fold: &recipe::Fold, titles: &Titles<'_>, attribute: &Attribute) -> bool {
    let title = attribute.title();
    let counts = fold.columns.get(&title).is_some_and(|column| column.keep == Keep::Count);
    counts && titles.find(&title).is_none()
}

/// Whether a table has the columns of a recipe, as a release, as a file that is folded, or as one
/// that further files are joined to.
#[must_use]
pub fn has_columns(recipe: &Recipe, table: &Table) -> bool {
    let fits = |recipe: &Recipe| resolve::columns(recipe, table, true).is_ok();
    if join::is_of_persons(recipe, &Titles::new(recipe, table), table.columns.len()) {
        return true;
    }
    let Some(asked) = &recipe.data.fold else { return fits(recipe) };
    let titles = Titles::new(recipe, table);
    let kept = recipe.attributes.iter().filter(|one| !is_made(asked, &titles, one));
    let kept = kept.cloned().collect();
    fits(recipe) || fits(&Recipe { attributes: kept, ..recipe.clone() })
}

/// All that folding depends on.
fn key(recipe: &Recipe, asked: &recipe::Fold) -> String {
    let hierarchy = recipe
        .attributes
        .iter()
        .find(|one| Some(one.title()) == asked.order)
        .map(|one| &one.hierarchy);
    serde_json::to_string(&(&recipe.data, &recipe.missing, hierarchy)).unwrap_or_default()
}

/// Refuses a fold that contradicts what the recipe says elsewhere.
///
/// # Errors
/// `not-together`.
fn agrees(recipe: &Recipe, asked: &recipe::Fold) -> Outcome<()> {
    let contradicts =
        |field: &str, detail: &str| Problem::of_field(Code::NotTogether, field).with_detail(detail);
    if recipe.records.entity.is_some() {
        return Err(contradicts("records.entity", "entity-and-fold"));
    }
    for attribute in &recipe.attributes {
        let title = attribute.title();
        let role = asked.columns.get(&title).and_then(|column| column.role);
        if role.is_some_and(|role| role != attribute.role) {
            let field = "data.fold.columns.role";
            return Err(contradicts(field, "fold-role").of_attribute(title));
        }
    }
    Ok(())
}

/// How the dates of the order are written, if the recipe says so.
fn order_dates<'a>(recipe: &'a Recipe, asked: &'a recipe::Fold) -> Option<DateFormat<'a>> {
    let order = asked.order.as_ref()?;
    let attribute = recipe.attributes.iter().find(|attribute| attribute.title() == *order);
    let hierarchy = attribute.and_then(|attribute| attribute.hierarchy.as_ref());
    let of_hierarchy = hierarchy.and_then(|own| own.text_given("format"));
    let pivot = hierarchy.and_then(|own| own.number_given("pivot")).map(|pivot| pivot as i16);
    match &asked.format {
        Some(format) => Some(DateFormat::new(format, asked.pivot)),
        None => Some(DateFormat::new(of_hierarchy?, asked.pivot.or(pivot))),
    }
}

/// What each column keeps, and what a column is called that counts records.
///
/// # Errors
/// As [`folded`].
fn keeps<'a>(
    recipe: &Recipe,
    titles: &Titles<'_>,
    asked: &'a recipe::Fold,
    columns: usize,
    person: usize,
) -> Outcome<(Vec<Keep>, Option<&'a str>)> {
    let mut keeps = vec![None; columns];
    let mut records_as = None;
    let fault = |detail: &str, name: &str| {
        let field = "data.fold.columns";
        Problem::of_field(Code::Fold, field).with_detail(detail).of_attribute(name)
    };
    for (name, column) in &asked.columns {
        match titles.find(name) {
            Some(index) if index == person => return Err(fault("by-kept", name)),
            Some(index) if keeps[index].is_some() => {
                return Err(Problem::new(Code::AttributeTwice).of_attribute(name));
            }
            Some(index) => keeps[index] = Some(column.keep),
            None if column.keep != Keep::Count => {
                return Err(missing(recipe, name, "data.fold.columns"));
            }
            None if records_as.is_some() => return Err(fault("counted-twice", name)),
            None => records_as = Some(name.as_str()),
        }
    }
    Ok((keeps.into_iter().map(|keep| keep.unwrap_or(Keep::First)).collect(), records_as))
}

/// That the table lacks a column which a field names: where the recipe has an attribute of that
/// name, it may well be for another table; otherwise the field is wrong.
fn missing(recipe: &Recipe, name: &str, field: &str) -> Problem {
    let is_attribute = recipe.attributes.iter().any(|one| one.title() == name);
    let field = (!is_attribute).then(|| field.to_owned());
    Problem { field, ..Problem::new(Code::MissingAttribute) }.of_attribute(name)
}

fn of_file(recipe: &Recipe, asked: &recipe::Fold, file: &Input, key: String) -> Outcome<Input> {
    let (table, loaded) = (file.table(), file.loaded());
    let titles = Titles::new(recipe, table);
    if let Some(joining) = &file.joining {
        joining.check_fold(asked, &titles)?;
    }
    let find =
        |name: &str, field: &str| titles.find(name).ok_or_else(|| missing(recipe, name, field));
    let person = find(&asked.person, "data.fold.by")?;
    let numbers = number_form(&recipe.data.format);
    let order = asked.order.as_ref().map(|order| find(order, "data.fold.order")).transpose()?;
    let dates = order_dates(recipe, asked);
    let (kept, records_as) = keeps(recipe, &titles, asked, table.columns.len(), person)?;
    if let Some(name) = records_as
        && loaded.extent.names_line.is_none()
        && !loaded.extent.renamed
    {
        // Columns go by their numbers there, and those of a release would move.
        let problem = Problem::of_field(Code::Fold, "data.fold.columns").of_attribute(name);
        return Err(problem.with_detail("no-names"));
    }
    let markers = resolve::markers(recipe)?;
    let fold = Fold {
        person,
        order: order.map(|column| RecordOrder { column, dates, numbers }),
        keeps: kept.iter().map(|&keep| core_keep(keep)).collect(),
        records_as,
        markers: &markers,
        numbers,
        leaves_out: asked.unassigned == Unassigned::LeaveOut,
    };
    let mut called: Vec<String> = table.columns.iter().map(|column| column.name.clone()).collect();
    for title in recipe.attributes.iter().map(Attribute::title) {
        if let Some(column) = titles.find(&title) {
            called[column] = title;
        }
    }
    let Folded { table: one_each, figures, sources, warnings } =
        fold.apply(table).map_err(|error| {
            let column = error.place.column.map(|column| column as usize - 1);
            let problem = Problem::from(error);
            file.told(Problem { attribute: column.map(|column| called[column].clone()), ..problem })
        })?;
    let of_columns = figures.columns.iter().zip(&kept).enumerate();
    let mut columns: BTreeMap<String, KeptColumn> = of_columns
        .filter_map(|(column, (figures, &keep))| {
            let fold::ColumnFold { persons, values, incomplete } = (*figures)?;
            Some((
                called[column].clone(),
                KeptColumn { keep, persons, values: values as u32, incomplete },
            ))
        })
        .collect();
    let counted = KeptColumn { keep: Keep::Count, persons: 0, values: 0, incomplete: 0 };
    columns.extend(records_as.map(|name| (name.to_owned(), counted)));
    let told = FoldedFile {
        person: asked.person.clone(),
        order: asked.order.clone(),
        records: figures.records as u32,
        unassigned: figures.left_out as u32,
        persons: one_each.records as u32,
        several: figures.several,
        most: figures.most,
        columns,
    };
    let alike = persons_alike(table, person, &markers);
    let of_order = warnings.into_iter().map(|mut warning| {
        warning.place.attribute.clone_from(&asked.order);
        warning
    });
    let data = Data::Table(Loaded {
        table: one_each,
        format: loaded.format,
        detected: loaded.detected,
        extent: loaded.extent.clone(),
        warnings: loaded.warnings.iter().cloned().chain(of_order).chain(alike).collect(),
        bytes: loaded.bytes,
    });
    Ok(Input {
        joining: file.joining.clone(),
        together: file.together.clone(),
        folding: Some(Folding { told, sources, key }),
        parts: file.parts.clone(),
        ..Input::new(data, file.sha256.clone(), file.origin.clone())
    })
}

fn core_keep(keep: Keep) -> fold::Keep {
    match keep {
        Keep::First => fold::Keep::First,
        Keep::Last => fold::Keep::Last,
        Keep::Count => fold::Keep::Count,
        Keep::Sum => fold::Keep::Sum,
        Keep::Min => fold::Keep::Smallest,
        Keep::Max => fold::Keep::Largest,
    }
}
