//! What a recipe does so that its release and earlier ones tell nobody apart (spec H7).
//!
//! A defence is a change of the recipe: what comes of it holds whatever it needs, and is searched,
//! applied and checked as any other. No defence proves that the releases tell nothing together, so
//! that what is written is compared with the earlier ones all the same.

use super::NamedInput;
use super::written::WrittenRelease;
use crate::resolve::{self, Files};
use crate::{Input, fold};
use outis::attack::{LabelReading, PairedColumn, floors};
use outis::choice::{ParameterKind, Roles};
use outis::table::{Column, Role};
use outis_protocol::problem::{Code, Outcome, Problem};
use outis_protocol::recipe::{self, EarlierReleases, Recipe};
use std::collections::BTreeMap;
use std::sync::Arc;

/// A recipe with a defence in it.
#[derive(Clone, Debug)]
pub struct Defended {
    /// The recipe without the models that cannot hold beside the defence.
    pub recipe: Recipe,
    /// The sensitive columns that lost such models, in the order of the recipe: they count as known, and
    /// whoever shares a class shares what is known, so that a protection of it would promise what nobody
    /// can keep.
    pub unprotected: Vec<String>,
    /// The first of these models in the recipe as it was asked for, and its column.
    first: Option<(usize, String)>,
}

impl Defended {
    /// The recipe, if it is without a model of the one that was asked for: whoever takes a protection
    /// away has to say so.
    ///
    /// # Errors
    /// `not-together` with the model's field and its column.
    pub fn whole(self) -> Outcome<Recipe> {
        let Some((number, title)) = self.first else { return Ok(self.recipe) };
        let problem = Problem::of_field(Code::NotTogether, format!("models[{number}]"));
        Err(problem.with_detail("earlier-columns").of_attribute(title))
    }
}

/// The recipe with the defence in it that it asks for: `floors` gives each quasi-identifier the lowest
/// level that parts nothing which an earlier release keeps together, `columns` makes every column a
/// quasi-identifier that an earlier release shows, and takes the models of those away that were sensitive.
///
/// # Errors
/// `nothing-in-common` and `not-of-release` with the file, `floor-too-high` with the file where it
/// takes a higher level than the recipe allows, and whatever is wrong with a hierarchy or fold.
pub fn defended(
    mut recipe: Recipe,
    input: &Arc<Input>,
    files: &dyn Files,
    earlier: &[NamedInput<'_>],
) -> Outcome<Defended> {
    if !earlier.is_empty() {
        resolve::refuse_counted(&recipe)?;
    }
    match recipe.earlier {
        None | Some(EarlierReleases::Accepted) => {}
        Some(EarlierReleases::Floors) => {
            let taken = taken_floors(&recipe, input, files, earlier)?;
            for (floors, file) in taken.into_iter().zip(earlier) {
                raise(&mut recipe, &floors).map_err(|problem| problem.in_file(&file.name))?;
            }
        }
        Some(EarlierReleases::Columns) => {
            let sensitive = titles_of(&recipe, recipe::Role::Sensitive);
            for file in earlier {
                ask_of_all(&mut recipe, file);
            }
            let still = titles_of(&recipe, recipe::Role::Sensitive);
            let known = sensitive.into_iter().filter(|title| !still.contains(title));
            return Ok(without_models_of(recipe, known.collect()));
        }
    }
    Ok(Defended { recipe, unprotected: Vec::new(), first: None })
}

fn titles_of(recipe: &Recipe, role: recipe::Role) -> Vec<String> {
    let of_role = recipe.attributes.iter().filter(|attribute| attribute.role == role);
    of_role.map(recipe::Attribute::title).collect()
}

/// The recipe without the models that protect what is `known`.
fn without_models_of(mut recipe: Recipe, known: Vec<String>) -> Defended {
    let protected = |model: &recipe::Model| {
        let mut sensitive = model
            .attributes()
            .filter(|(parameter, _)| parameter.kind == ParameterKind::Attribute(Roles::Sensitive));
        sensitive.find_map(|(_, title)| known.iter().find(|known| *known == title))
    };
    let titles = recipe.models.iter().enumerate();
    let taken: Vec<(usize, String)> =
        titles.filter_map(|(number, model)| Some((number, protected(model)?.clone()))).collect();
    recipe.models.retain(|model| protected(model).is_none());
    let unprotected = known.into_iter().filter(|title| taken.iter().any(|(_, one)| one == title));
    Defended { recipe, unprotected: unprotected.collect(), first: taken.into_iter().next() }
}

fn taken_floors(
    recipe: &Recipe,
    input: &Arc<Input>,
    files: &dyn Files,
    earlier: &[NamedInput<'_>],
) -> Outcome<Vec<BTreeMap<String, u32>>> {
    let input = fold::folded(recipe, input)?;
    let table = input.table();
    let written = WrittenRelease::of_file(recipe, table, Some(table), files);
    let written = written.map_err(|problem| input.told(problem))?;
    earlier.iter().map(|file| floors_of(&written, file)).collect()
}

/// For each quasi-identifier that an earlier release has the lowest level that parts nothing which it
/// keeps together, by title.
///
/// # Errors
/// `nothing-in-common` and `not-of-release` with the file.
pub(super) fn floors_of(
    written: &WrittenRelease<'_>,
    file: &NamedInput<'_>,
) -> Outcome<BTreeMap<String, u32>> {
    let table = file.input.table();
    let titles = resolve::Titles::new(written.recipe, table);
    let none = Column::default();
    let (mut named, mut paired) = (Vec::new(), Vec::new());
    let quasi = written.columns.iter().filter(|column| column.role == Role::QuasiIdentifier);
    for column in quasi {
        let Some(own) = titles.find_alike(&column.title).map(|place| &table.columns[place]) else {
            continue;
        };
        let original = column.original.as_deref();
        // A label of several levels stands for the highest of them: the floor holds whichever it was.
        let markers = (&written.markers[..], LabelReading::Coarsest);
        let regions = PairedColumn::read(&column.spec, original, [own, &none], markers);
        paired.push((
            regions
                .map_err(|error| super::not_of_release(error, &column.title).in_file(&file.name))?,
            own,
        ));
        named.push(column.title.clone());
    }
    if named.is_empty() {
        return Err(Problem::new(Code::NothingInCommon).in_file(&file.name));
    }
    let columns: Vec<_> = paired.iter().map(|(paired, own)| (paired, *own)).collect();
    let floors = floors(&columns, &written.markers).into_iter().map(u32::from);
    Ok(named.into_iter().zip(floors).collect())
}

/// # Errors
/// `floor-too-high` with the attribute, if it may not be so coarse.
fn raise(recipe: &mut Recipe, floors: &BTreeMap<String, u32>) -> Outcome<()> {
    for (number, attribute) in recipe.attributes.iter_mut().enumerate() {
        let title = attribute.title();
        let Some(&floor) = floors.get(&title) else { continue };
        if let Some(limit) = attribute.limit.filter(|&limit| limit < floor) {
            let field = format!("attributes[{number}].limit");
            let problem = Problem::of_field(Code::FloorTooHigh, field).of_attribute(title);
            return Err(Problem { expected: Some(limit.into()), ..problem });
        }
        if floor > attribute.floor.unwrap_or_default() {
            attribute.floor = Some(floor);
        }
    }
    Ok(())
}

/// Makes every column a quasi-identifier that a file shows, but for those that say whose a record is
/// or how many persons it stands for.
fn ask_of_all(recipe: &mut Recipe, file: &NamedInput<'_>) {
    let titles = resolve::Titles::new(recipe, file.input.table());
    let records = [&recipe.records.entity, &recipe.records.sampling_weight];
    let shown = recipe.attributes.iter().map(|attribute| {
        let title = attribute.title();
        titles.find_alike(&title).is_some() && !records.contains(&&Some(title))
    });
    let shown: Vec<bool> = shown.collect();
    for (attribute, _) in recipe.attributes.iter_mut().zip(shown).filter(|(_, shown)| *shown) {
        if matches!(attribute.role, recipe::Role::Sensitive | recipe::Role::Insensitive) {
            attribute.role = recipe::Role::QuasiIdentifier;
            attribute.protection = None;
        }
    }
}
