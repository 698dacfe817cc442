//! Where the attributes of a recipe stand in a table.

use outis::table::Table;
use outis::table::composed;
use outis_protocol::problem::{Code, Outcome, Problem};
use outis_protocol::recipe::{self, Recipe};
use std::collections::{BTreeMap, BTreeSet};

/// Where each attribute of the recipe stands in the table, from 0; `None` where it does not.
///
/// # Errors
/// `attribute-name` if an attribute has neither name nor number or both, `attribute-twice` (also
/// for a name that reads like the number by which another attribute is called),
/// `missing-attribute`, and `unnamed-column` with the number of a column that the recipe does
/// not name. A measured file may lack identifiers, a file to be anonymized nothing. Where columns
/// go by number and all identifiers are lacking, as in a release, the others have moved up.
pub fn columns(recipe: &Recipe, table: &Table, released: bool) -> Outcome<Vec<Option<usize>>> {
    let mut taken = vec![false; table.columns.len()];
    let mut titles = BTreeSet::new();
    let mut columns = Vec::with_capacity(recipe.attributes.len());
    let by_name = names(table);
    let lacking = if released { lacking(recipe, table) } else { Vec::new() };
    for (position, attribute) in recipe.attributes.iter().enumerate() {
        let column = match (&attribute.name, attribute.column) {
            (Some(name), None) => by_name.find(name),
            (None, Some(number)) if lacking.contains(&number) => None,
            (None, Some(number)) => {
                let moved = lacking.iter().filter(|&&other| other < number).count();
                let index = (number as usize).checked_sub(1 + moved);
                index.filter(|&index| index < table.columns.len())
            }
            _ => {
                let field = format!("attributes[{position}]");
                return Err(Problem::of_field(Code::AttributeName, field));
            }
        };
        let title = attribute.title();
        // A name may read like the number of another column. Study, levels and report tell
        // attributes apart by their titles alone.
        if !titles.insert(title.clone()) {
            return Err(Problem::new(Code::AttributeTwice).of_attribute(title));
        }
        match column {
            Some(column) if taken[column] => {
                return Err(Problem::new(Code::AttributeTwice).of_attribute(title));
            }
            Some(column) => taken[column] = true,
            None if released && attribute.role == recipe::Role::Identifier => {}
            None => return Err(Problem::new(Code::MissingAttribute).of_attribute(title)),
        }
        columns.push(column);
    }
    match taken.iter().position(|taken| !taken) {
        Some(column) => {
            Err(Problem { column: Some(column as u32 + 1), ..Problem::new(Code::UnnamedColumn) })
        }
        None => Ok(columns),
    }
}

/// Where columns stand by their names, compared composed. A name that stands as it is comes
/// first.
pub(super) struct Names<'a> {
    exact: BTreeMap<&'a str, usize>,
    composed: BTreeMap<String, usize>,
}

impl<'a> Names<'a> {
    /// Of several columns with one name the last counts.
    fn new(names: impl Iterator<Item = (&'a str, usize)> + Clone) -> Self {
        let composed = names.clone().map(|(name, index)| (composed(name), index));
        Self { composed: composed.collect(), exact: names.collect() }
    }

    /// The column of this name.
    pub(super) fn find(&self, name: &str) -> Option<usize> {
        self.exact.get(name).or_else(|| self.composed.get(&composed(name))).copied()
    }
}

/// Where columns stand by the titles that a recipe calls them, whether or not it has an attribute
/// of each.
pub(crate) struct Titles<'a> {
    names: Names<'a>,
    numbers: BTreeMap<String, usize>,
    /// Columns by their names without regard to case and to spaces around; `None` where several are
    /// called so.
    alike: BTreeMap<String, Option<usize>>,
}

impl<'a> Titles<'a> {
    pub(crate) fn new(recipe: &Recipe, table: &'a Table) -> Self {
        let mut alike: BTreeMap<String, Option<usize>> = BTreeMap::new();
        for (place, column) in table.columns.iter().enumerate() {
            let own = alike.entry(in_one_case(&column.name));
            own.and_modify(|known| *known = None).or_insert(Some(place));
        }
        Self {
            alike,
            names: names(table),
            numbers: recipe
                .attributes
                .iter()
                .filter_map(|attribute| {
                    let index = (attribute.column? as usize).checked_sub(1)?;
                    (index < table.columns.len()).then(|| (attribute.title(), index))
                })
                .collect(),
        }
    }

    /// The column of this title.
    pub(crate) fn find(&self, title: &str) -> Option<usize> {
        self.numbers.get(title).copied().or_else(|| self.names.find(title))
    }

    /// The same in a file of somebody else, who may write titles in another case.
    pub(crate) fn find_alike(&self, title: &str) -> Option<usize> {
        self.find(title).or_else(|| self.alike.get(&in_one_case(title)).copied().flatten())
    }
}

fn in_one_case(name: &str) -> String {
    name.trim().to_lowercase()
}

/// The columns of a table by their names.
pub(super) fn names(table: &Table) -> Names<'_> {
    Names::new(table.columns.iter().map(|column| column.name.as_str()).zip(0..))
}

/// The numbers of all identifiers, if the table has just as many columns less than the recipe.
fn lacking(recipe: &Recipe, table: &Table) -> Vec<u32> {
    let identifiers = recipe.attributes.iter().filter(|a| a.role == recipe::Role::Identifier);
    let numbers: Vec<u32> = identifiers.filter_map(|attribute| attribute.column).collect();
    if table.columns.len() + numbers.len() == recipe.attributes.len() {
        numbers
    } else {
        Vec::new()
    }
}
