//! Identifiers that are read together with other columns: a person's number within a household is
//! nobody's without the household.
//!
//! What comes of it is an [`Input`] like any other, in which the column of the identifier has the values
//! of all of them (spec A1). Every other column stays as it is, and so does every record.

use crate::resolve::{self, Titles};
use crate::{Data, Input};
use outis::format::Loaded;
use outis::table::together::together;
use outis_protocol::problem::{Code, Outcome, Problem};
use outis_protocol::recipe::{Attribute, Recipe, Role};
use std::collections::BTreeSet;
use std::sync::{Arc, PoisonError};

/// Where the recipe says it.
const FIELD: &str = "data.together";

/// The input in which what a recipe reads together is: the file itself if that is nothing. What was made
/// of it last is taken again where nothing has changed.
///
/// # Errors
/// As [`made`].
pub(crate) fn read_together(recipe: &Recipe, file: &Arc<Input>) -> Outcome<Arc<Input>> {
    if recipe.data.together.is_empty() || file.together.is_some() {
        return Ok(file.clone());
    }
    let mut last = file.last_together.0.lock().unwrap_or_else(PoisonError::into_inner);
    let key = key(recipe)?;
    if let Some(known) =
        last.upgrade().filter(|input| input.together.as_ref().is_some_and(|known| *known == key))
    {
        return Ok(known);
    }
    let Some(made) = made(recipe, file)? else { return Ok(file.clone()) };
    let made = Arc::new(made);
    *last = Arc::downgrade(&made);
    Ok(made)
}

/// The same of a file that nobody shares; nothing if it is to be taken as it is, as a release that lacks
/// the identifiers.
///
/// # Errors
/// `not-together` for a column that is no identifier, that stands beside itself or alone;
/// `missing-attribute` for one that the table lacks.
pub(crate) fn made(recipe: &Recipe, file: &Input) -> Outcome<Option<Input>> {
    let asked = &recipe.data.together;
    if asked.is_empty() || file.together.is_some() {
        return Ok(None);
    }
    let (table, loaded) = (file.table(), file.loaded());
    let titles = Titles::new(recipe, table);
    let markers = resolve::markers(recipe)?;
    let mut whole = Vec::with_capacity(asked.len());
    for (title, partners) in asked {
        let refused = |detail: &str| {
            Problem::of_field(Code::NotTogether, FIELD).with_detail(detail).of_attribute(title)
        };
        let missing =
            |name: &str| Problem::of_field(Code::MissingAttribute, FIELD).of_attribute(name);
        let attribute = recipe.attributes.iter().find(|one| Attribute::title(one) == *title);
        let attribute = attribute.ok_or_else(|| missing(title))?;
        // Anything else would be released as it is read.
        if attribute.role != Role::Identifier {
            return Err(refused("together-role"));
        }
        let names: BTreeSet<&String> = partners.iter().chain([title]).collect();
        if partners.is_empty() || names.len() <= partners.len() {
            return Err(refused("together-itself"));
        }
        let Some(own) = titles.find(title) else { continue };
        let mut columns = vec![own];
        for name in partners {
            columns.push(titles.find(name).ok_or_else(|| missing(name))?);
        }
        whole.push((own, together(table, &columns, &markers)));
    }
    if whole.is_empty() {
        return Ok(None);
    }
    let mut table = table.clone();
    for (own, column) in whole {
        table.columns[own] = column;
    }
    let data = Data::Table(Loaded {
        table,
        format: loaded.format,
        detected: loaded.detected,
        extent: loaded.extent.clone(),
        warnings: loaded.warnings.clone(),
        bytes: loaded.bytes,
    });
    Ok(Some(Input {
        joining: file.joining.clone(),
        together: Some(key(recipe)?),
        parts: file.parts.clone(),
        ..Input::new(data, file.sha256.clone(), file.origin.clone())
    }))
}

/// All that it depends on.
fn key(recipe: &Recipe) -> Outcome<String> {
    let roles = recipe.attributes.iter().map(|one| (one.title(), one.role));
    let read: Vec<_> =
        roles.filter(|(title, _)| recipe.data.together.contains_key(title)).collect();
    let markers = resolve::markers(recipe)?;
    Ok(serde_json::to_string(&(&recipe.data.together, read, markers)).unwrap_or_default())
}
