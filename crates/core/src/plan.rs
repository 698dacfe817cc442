//! What has been decided about a table: the vocabulary of a recipe, with columns for titles.

use crate::choice::Choice;
use crate::error::{Error, Kind, Place, Result};
use crate::hierarchy::{STAR, Spec};
use crate::loss::LossConfig;
use crate::perturbation::Perturbation;
use crate::table::{Column, Dictionary, LineIndex, Multiplicity, Role, Table};
use std::sync::Arc;

/// Everything decided about one column.
#[derive(Clone, Debug)]
pub struct PlannedAttribute {
    /// Its name in the recipe.
    pub name: String,
    /// Its index in the table, from 0.
    pub column: usize,
    /// What it is for.
    pub role: Role,
    /// How a quasi-identifier grows coarser; ignored for other roles.
    pub hierarchy: Spec,
    /// The highest level allowed; `None` for all (spec A4).
    pub limit: Option<u32>,
    /// The lowest level allowed, 0 for exact values (spec A4).
    pub floor: u32,
    /// How much its detail matters (spec A5); 1 is the default.
    pub weight: f64,
    /// What each level loses, where the recipe says so (spec F12, M11).
    pub losses: Option<Vec<f64>>,
    /// Whether ranges of its values mean something, if they are numbers: a postal code is
    /// written in digits, but nothing is between two of them.
    pub ranged: bool,
    /// Whether the recipe calls its values texts, so that they go by the alphabet even if
    /// they are numbers or dates.
    pub texts: bool,
}

/// How missing values of quasi-identifiers match (spec A8).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Matching {
    /// Missing is a value of its own.
    #[default]
    OwnValue,
    /// Missing matches everything (spec M14).
    Wildcard,
    /// Missing matches nothing, not even itself: a record that still shows it is suppressed.
    RemoveRow,
}

/// What a missing sensitive value counts as (spec A8, M1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum MissingSensitive {
    /// It is not a value.
    #[default]
    Excluded,
    /// It is a value like any other.
    OwnValue,
}

/// A table of people beside the data: all whom the data are a sample of, or people apart from them
/// (spec D2, D10).
#[derive(Debug)]
pub struct Population {
    /// Its columns, those of the quasi-identifiers in the plan's order.
    pub columns: Vec<Column>,
    /// Number of its records.
    pub records: usize,
    /// Lines of its records.
    pub lines: LineIndex,
    /// Its name, for errors.
    pub name: String,
    /// Whether nobody of it has a record in the table, and nobody is to look like one (null-map).
    pub apart: bool,
}

impl Population {
    /// What is wrong with its values rather than with the table's. Its columns may stand
    /// elsewhere than the table's; they are known by the attribute.
    pub(crate) fn blame(&self, error: Error) -> Error {
        Error::at(error.kind, Place { column: None, ..error.place }).in_file(&self.name)
    }

    /// Refuses missing cells where people are to be apart: each may be anybody's value, so that they
    /// may look like each other after all. The texts are those of a file and of these people.
    ///
    /// # Errors
    /// [`Kind::NotTogether`] with the attribute, in the name of the file that has such cells.
    pub(crate) fn refuse_unknown(
        &self,
        plan: &Plan,
        planned: &PlannedAttribute,
        (own, people): (&Dictionary, &Dictionary),
    ) -> Result<()> {
        let lacks =
            |texts: &Dictionary| plan.markers.iter().any(|marker| texts.code(marker).is_some());
        let unknown = Error::new(Kind::NotTogether { setting: "null-map-missing" });
        let unknown = unknown.of_attribute(&planned.name);
        match self.apart {
            true if lacks(people) => Err(unknown.in_file(&self.name)),
            true if lacks(own) && plan.matching != Matching::RemoveRow => Err(unknown),
            _ => Ok(()),
        }
    }
}

impl PlannedAttribute {
    /// An attribute with all levels allowed and the weight of any other.
    #[must_use]
    pub fn new(name: &str, column: usize, role: Role, hierarchy: Spec) -> Self {
        Self {
            name: name.to_owned(),
            column,
            role,
            hierarchy,
            limit: None,
            floor: 0,
            weight: 1.0,
            losses: None,
            ranged: false,
            texts: false,
        }
    }
}

/// Everything decided about a table.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Every column once, in the recipe's order, which breaks ties.
    pub attributes: Vec<PlannedAttribute>,
    /// Raw texts that mean "missing"; the first is written (spec M2). Never empty.
    pub markers: Vec<String>,
    /// How missing values of quasi-identifiers match.
    pub matching: Matching,
    /// What a missing sensitive value counts as.
    pub missing_sensitive: MissingSensitive,
    /// Whether a suppressed cell is a missing one: written and matched like it (spec A8).
    pub suppressed_equals_missing: bool,
    /// What must hold.
    pub models: Vec<Choice>,
    /// The attribute (by its number in `attributes`) that says whose record it is, where
    /// records are not persons.
    pub entity: Option<usize>,
    /// The attribute that says how many persons of the population a record stands for.
    pub sampling_weight: Option<usize>,
    /// The attribute that says how many records each line stands for.
    pub count: Option<usize>,
    /// How many records each line of the table stands for that the plan is made for.
    pub counts: Multiplicity,
    /// A table of people beside the data.
    pub population: Option<Arc<Population>>,
    /// What counts as loss.
    pub loss: LossConfig,
    /// Share of the records that may be suppressed.
    pub suppression_limit: f64,
    /// Whether suppressed records stay, with `*` for every quasi-identifier (spec A3, M6).
    pub star: bool,
    /// Columns that hold a set of items in each cell.
    pub sets: Vec<PlannedSet>,
    /// Columns whose values are not true of the persons beside them.
    pub perturbed: Vec<PlannedPerturbation>,
}

/// What has been decided about a column whose values are made untrue of the persons beside them: it
/// is insensitive to all that asks what somebody learns, since what it shows is nobody's.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PlannedPerturbation {
    /// The attribute, by its number in the plan.
    pub attribute: usize,
    /// What is done to it.
    pub perturbation: Perturbation,
}

/// What has been decided about a column that holds a set of items in each cell: it is insensitive,
/// and made coarser once the classes are known (spec I1).
#[derive(Clone, Debug)]
pub struct PlannedSet {
    /// The attribute, by its number in the plan.
    pub attribute: usize,
    /// What parts the items of a cell.
    pub delimiter: u8,
    /// The fewest records of a class that have some items together.
    pub k: u32,
    /// The most items that somebody knows.
    pub m: u32,
    /// How items grow coarser.
    pub hierarchy: Spec,
}

impl Plan {
    /// Nothing suppressed, everything else as recipes have it by default.
    #[must_use]
    pub fn new(attributes: Vec<PlannedAttribute>, models: Vec<Choice>) -> Self {
        Self {
            attributes,
            markers: vec![String::new()],
            matching: Matching::default(),
            missing_sensitive: MissingSensitive::default(),
            suppressed_equals_missing: false,
            models,
            entity: None,
            sampling_weight: None,
            count: None,
            counts: Multiplicity::default(),
            population: None,
            loss: LossConfig::default(),
            suppression_limit: 0.0,
            star: false,
            sets: Vec::new(),
            perturbed: Vec::new(),
        }
    }

    /// The number of the attribute with this title.
    #[must_use]
    pub fn attribute_called(&self, title: &str) -> Option<usize> {
        self.attributes.iter().position(|attribute| attribute.name == title)
    }

    /// Whether an attribute is looked at as it stands: by a model, as the entity, as the
    /// sampling weight or as the number of records.
    #[must_use]
    pub fn looks_at(&self, attribute: usize) -> bool {
        let title = &self.attributes[attribute].name;
        self.models.iter().any(|model| model.attributes().any(|(_, named)| named == title))
            || self.entity == Some(attribute)
            || self.sampling_weight == Some(attribute)
            || self.count == Some(attribute)
    }

    /// Whether an attribute says a number of each line that stands for several records: how many
    /// these are, or what they weigh together. It is no cell of any of them, and lines that become
    /// one say the sum.
    #[must_use]
    pub fn is_total(&self, attribute: usize) -> bool {
        self.count.is_some() && [self.count, self.sampling_weight].contains(&Some(attribute))
    }

    /// The column of the table that says whose record it is, if one does.
    #[must_use]
    pub fn person(&self) -> Option<usize> {
        self.entity.map(|entity| self.attributes[entity].column)
    }

    /// The numbers of the quasi-identifiers.
    pub fn quasi_identifiers(&self) -> impl Iterator<Item = usize> {
        (0..self.attributes.len())
            .filter(|&index| self.attributes[index].role == Role::QuasiIdentifier)
    }

    /// What a suppressed cell is written as: `*`, or the first marker where it is a missing one.
    #[must_use]
    pub fn suppressed_cell(&self) -> &str {
        if self.suppressed_equals_missing { &self.markers[0] } else { STAR }
    }

    /// The columns of the attributes in the table that the plan was made for.
    #[must_use]
    pub fn columns<'a>(&self, table: &'a Table) -> Columns<'a> {
        let columns = self.attributes.iter().map(|a| Some(&table.columns[a.column])).collect();
        let counts = self.counts.clone();
        Columns { lines: Some(&table.lines), counts, ..Columns::plain(columns) }
    }
}

/// The columns of a file, one for each attribute of a plan.
#[derive(Clone, Debug)]
pub struct Columns<'a> {
    /// Where each attribute stands; `None` if the file does not have it.
    pub by_attribute: Vec<Option<&'a Column>>,
    /// Lines of the records, where they are known.
    pub lines: Option<&'a LineIndex>,
    /// How many records each line stands for.
    pub counts: Multiplicity,
}

impl<'a> Columns<'a> {
    /// Columns that stand as they are.
    #[must_use]
    pub fn plain(by_attribute: Vec<Option<&'a Column>>) -> Self {
        Self { by_attribute, lines: None, counts: Multiplicity::default() }
    }

    /// That of an attribute.
    ///
    /// # Errors
    /// [`Kind::MissingAttribute`] if the file does not have it.
    pub(crate) fn column(&self, attribute: usize, plan: &Plan) -> Result<&'a Column> {
        let name = &plan.attributes[attribute].name;
        self.by_attribute[attribute]
            .ok_or_else(|| Error::new(Kind::MissingAttribute).of_attribute(name))
    }
}
