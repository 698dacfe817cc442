//! Which values occur in the sensitive attributes, and so what models ask for there.

use outis::format::csv::unguard;
use outis::model::protected;
use outis::table::Table;
use outis_protocol::recipe::{MissingSensitive, Model, Recipe};
use std::borrow::Cow;

/// The values of a table, by the attributes of a recipe.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Occurring<'a> {
    recipe: &'a Recipe,
    table: &'a Table,
    columns: &'a [Option<usize>],
    guarded: bool,
}

impl<'a> Occurring<'a> {
    /// Those of a table that is to be anonymized. `columns` says where the attributes stand.
    pub(crate) fn in_input(
        recipe: &'a Recipe,
        table: &'a Table,
        columns: &'a [Option<usize>],
    ) -> Self {
        Self { recipe, table, columns, guarded: false }
    }

    /// Those of a file that is measured, whose cells may carry the formula guard's apostrophe.
    pub(crate) fn in_file(
        recipe: &'a Recipe,
        table: &'a Table,
        columns: &'a [Option<usize>],
    ) -> Self {
        Self { guarded: recipe.output.formula_guard, ..Self::in_input(recipe, table, columns) }
    }

    /// The sensitive attribute that a model protects against inference. One that asks only for
    /// values that may not be disclosed protects nothing where all may be.
    pub(crate) fn protected_by<'m>(&self, model: &'m Model) -> Option<&'m str> {
        protected(model, |attribute, listed| self.are_all(attribute, listed))
    }

    /// Whether an attribute has values, and all that count as one are among these.
    fn are_all(&self, attribute: &str, listed: &[String]) -> bool {
        let at = self.recipe.attributes.iter().position(|of| of.title() == attribute);
        let Some(column) = at.and_then(|at| self.columns[at]) else { return false };
        let missing = &self.recipe.missing;
        let counts = |text: &str| {
            missing.sensitive == MissingSensitive::OwnValue
                || !missing.values.iter().any(|marker| marker == text)
        };
        let texts = self.table.columns[column].dictionary.iter();
        let texts =
            texts.map(|text| if self.guarded { unguard(text) } else { Cow::Borrowed(text) });
        let mut values = texts.filter(|text| counts(text)).peekable();
        values.peek().is_some() && values.all(|text| listed.iter().any(|value| *value == text))
    }
}
