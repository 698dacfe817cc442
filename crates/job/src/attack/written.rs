//! A release that is compared with earlier ones.

use super::ReleaseColumns;
use crate::resolve::{self, Files};
use outis::hierarchy::Spec;
use outis::table::{Column, Multiplicity, Role, Table};
use outis_protocol::problem::Outcome;
use outis_protocol::recipe::{self, EarlierReleases, Recipe};
use std::borrow::Cow;

/// A release with what its recipe says of it.
pub(super) struct WrittenRelease<'a> {
    pub(super) recipe: &'a Recipe,
    pub(super) table: &'a Table,
    /// What it was made of, if that is there.
    pub(super) source: Option<&'a Table>,
    /// What means a missing cell.
    pub(super) markers: Cow<'a, [String]>,
    /// Number of records that it was made of; its own where that table is not there.
    pub(super) originals: usize,
    /// For each of these a number of its person, where a person may have several.
    pub(super) persons: Option<Vec<u32>>,
    /// Whether its records may stand in the order of what it was made of, as they do in other releases of
    /// that. A recipe says so of what is written by it, and nothing of a file from elsewhere.
    pub(super) may_keep_order: bool,
    /// Its columns that are no identifiers, in the order of the recipe.
    pub(super) columns: Vec<WrittenColumn<'a>>,
}

/// One column of a release.
pub(super) struct WrittenColumn<'a> {
    pub(super) title: String,
    /// What it is here: quasi-identifiers are compared by what they may stand for.
    pub(super) role: Role,
    /// How it was generalized.
    pub(super) spec: Cow<'a, Spec>,
    pub(super) released: &'a Column,
    /// Whether it only links records: persons are not taken to be known by it.
    pub(super) only_links: bool,
    /// What was generalized, as far as that is known.
    pub(super) original: Option<Cow<'a, Column>>,
}

impl<'a> WrittenRelease<'a> {
    /// The release of a job. Persons are known by the quasi-identifiers of `asked`, which are all of
    /// the job's but for those that a defence has made some.
    pub(super) fn of_job(release: &ReleaseColumns<'a>, asked: &Recipe) -> Self {
        let columns = release.attributes().map(|(_, attribute, place)| WrittenColumn {
            title: attribute.name.clone(),
            role: role(&release.job.recipe, attribute.role),
            spec: Cow::Borrowed(&attribute.hierarchy),
            released: &release.table.columns[place],
            only_links: !is_quasi_identifier(asked, &attribute.name),
            original: Some(release.original(attribute)),
        });
        Self {
            recipe: &release.job.recipe,
            table: release.table,
            source: Some(release.job.input.table()),
            markers: Cow::Borrowed(release.markers),
            originals: release.job.input.table().records,
            persons: release
                .job
                .plan
                .person()
                .map(|column| persons(&release.job.input.table().columns[column], release.markers)),
            may_keep_order: !release.job.recipe.output.shuffle,
            columns: columns.collect(),
        }
    }

    /// A file that was made by a recipe, of `original` if that is there. Without it nobody is taken to
    /// have been left out, and what the files show is what there is.
    ///
    /// # Errors
    /// `missing-attribute` if a table lacks a column; whatever is wrong with a hierarchy, such as one
    /// that goes by how frequent values are in a table that is not there.
    pub(super) fn of_file(
        recipe: &'a Recipe,
        table: &'a Table,
        original: Option<&'a Table>,
        files: &dyn Files,
    ) -> Outcome<Self> {
        let places = resolve::columns(recipe, table, true)?;
        let before = original.map(|table| resolve::columns(recipe, table, false)).transpose()?;
        let (markers, one) = (resolve::markers(recipe)?, Multiplicity::default());
        let population = resolve::population(recipe, files, &[])?.population;
        let mut people = population.iter().flat_map(|population| &population.columns);
        let mut columns = Vec::new();
        for (number, attribute) in recipe.attributes.iter().enumerate() {
            let is_quasi = attribute.role == recipe::Role::QuasiIdentifier;
            let people = if is_quasi { people.next() } else { None };
            let is_shown =
                attribute.role != recipe::Role::Identifier && attribute.perturb.is_none();
            let place = places[number].filter(|_| is_shown);
            let Some(released) = place.map(|place| &table.columns[place]) else { continue };
            let own = original.zip(before.as_ref().and_then(|before| before[number]));
            let own = own.map(|(table, place)| &table.columns[place]);
            let role = role(recipe, attribute.role.into());
            let spec = match role == Role::QuasiIdentifier {
                true => {
                    let values = &own.unwrap_or(released).dictionary;
                    let counted = own.map(|own| (own, &one));
                    resolve::spec(recipe, attribute, values, counted, &markers, files)?
                }
                false => Spec::NONE,
            };
            columns.push(WrittenColumn {
                title: attribute.title(),
                role,
                spec: Cow::Owned(spec),
                released,
                only_links: !is_quasi,
                original: match (own, people) {
                    (Some(own), people) => Some(joint(own, people)),
                    (None, people) => people.cloned().map(Cow::Owned),
                },
            });
        }
        let mut attributes = recipe.attributes.iter();
        let entity = recipe.records.entity.as_ref();
        let entity = entity.and_then(|entity| attributes.position(|one| one.title() == *entity));
        let (base, places) = match (original, before) {
            (Some(original), Some(places)) => (original, places),
            _ => (table, places),
        };
        let persons = entity.and_then(|entity| places[entity]);
        let persons = persons.map(|place| self::persons(&base.columns[place], &markers));
        let markers = Cow::Owned(markers);
        let (source, originals) = (original, base.records);
        let may_keep_order = true;
        Ok(Self { recipe, table, source, markers, originals, persons, may_keep_order, columns })
    }
}

/// What a column is in the release of a recipe: one that shows a column that was released before may
/// have made it a quasi-identifier.
fn role(recipe: &Recipe, role: Role) -> Role {
    match role {
        Role::Sensitive | Role::Insensitive if recipe.earlier == Some(EarlierReleases::Columns) => {
            Role::QuasiIdentifier
        }
        role => role,
    }
}

/// For each record a number of its person. Those who are not known may all be one.
fn persons(column: &Column, markers: &[String]) -> Vec<u32> {
    let texts = (0..).zip(column.dictionary.iter());
    let numbers = texts.map(|(code, text)| match markers.iter().any(|marker| marker == text) {
        true => u32::MAX,
        false => code,
    });
    let numbers: Vec<u32> = numbers.collect();
    column.codes.iter().map(|code| numbers[code as usize]).collect()
}

/// Whether an attribute is a quasi-identifier of a recipe.
pub(super) fn is_quasi_identifier(recipe: &Recipe, title: &str) -> bool {
    let mut quasi =
        recipe.attributes.iter().filter(|one| one.role == recipe::Role::QuasiIdentifier);
    quasi.any(|attribute| attribute.title() == title)
}

/// A column with a record more for each value that only the population has: hierarchies are built
/// over both.
pub(super) fn joint<'a>(original: &'a Column, population: Option<&Column>) -> Cow<'a, Column> {
    let Some(population) = population else { return Cow::Borrowed(original) };
    let mut joint = original.clone();
    for text in population.dictionary.iter() {
        if joint.dictionary.code(text).is_none() {
            joint.codes.push(joint.dictionary.insert(text));
        }
    }
    Cow::Owned(joint)
}
