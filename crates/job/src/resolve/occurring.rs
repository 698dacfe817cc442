//! Which values occur in the sensitive attributes, and so what models ask for there.

use outis::model::protected;
use outis::table::Table;
use outis_protocol::recipe::{MissingSensitive, Model, Recipe};

/// The values of a table, by the attributes of a recipe.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Occurring<'a> {
    recipe: &'a Recipe,
    table: &'a Table,
    columns: &'a [Option<usize>],
}

impl<'a> Occurring<'a> {
    /// `columns` says where the attributes stand.
    pub(crate) fn new(recipe: &'a Recipe, table: &'a Table, columns: &'a [Option<usize>]) -> Self {
        Self { recipe, table, columns }
    }

    /// The sensitive attribute that a model protects against inference. One that asks only for
    /// values that may not be disclosed protects nothing where all may be.
    pub(crate) fn protected_by<'m>(&self, model: &'m Model) -> Option<&'m str> {
        protected(model, |attribute, listed| self.are_all(attribute, listed))
    }

    /// Whether an attribute has values, and all that count as one are among these.
    fn are_all(&self, attribute: &str, listed: &[String]) -> bool {
        let index = self.recipe.attributes.iter().position(|planned| planned.title() == attribute);
        let Some(column) = index.and_then(|index| self.columns[index]) else { return false };
        let missing = &self.recipe.missing;
        let texts = self.table.columns[column].dictionary.iter();
        let values = texts.filter(|text| {
            missing.sensitive == MissingSensitive::OwnValue
                || !missing.values.iter().any(|marker| marker == text)
        });
        let mut values = values.peekable();
        values.peek().is_some() && values.all(|text| listed.iter().any(|value| *value == text))
    }
}
