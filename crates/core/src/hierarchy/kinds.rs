//! All kinds of hierarchies by their names, from a recipe's choice to what builds the levels.

use super::{
    Cuts, Dates, Hierarchy, Intervals, LevelsTable, Mask, NamedGroups, Rare, RareValues, Ready,
    Scale,
};
use crate::choice::{Choice, Declaration, Parameter};
use crate::error::{Error, Kind, Result, Warning};
use crate::table::Domain;
use crate::table::dates::DateFormat;
use crate::table::number::NumberForm;
use rust_decimal::Decimal;
use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;

/// What each level loses, from level 0, which every kind may say (spec F12); level over height
/// if absent.
pub const LEVEL_LOSSES: Parameter = Parameter::numbers("losses");

/// Builds the levels of a column.
pub trait Rule: fmt::Debug + Send + Sync {
    /// The hierarchy of the values in `domain`; see [`build`](super::build).
    ///
    /// # Errors
    /// For parameters that make no valid hierarchy, and values that it has no place for.
    fn build(&self, domain: &Domain) -> Result<(Hierarchy, Vec<Warning>)>;

    /// Whether it has to be looked whether one text stands for different groups; not where that
    /// cannot be, or where [`Self::build`] warns of it.
    fn may_repeat(&self, _domain: &Domain) -> bool {
        true
    }

    /// The label that is there to stand for more on each level, of which no warning is due.
    fn growing(&self) -> Option<&str> {
        None
    }

    /// Whether ranges of numbers mean something; if it does not say, their type does.
    fn ranged(&self) -> Option<bool> {
        None
    }

    /// The lowest and the highest number there can be.
    fn range(&self) -> Option<(Decimal, Decimal)> {
        None
    }

    /// How its values are written, if they are dates.
    fn dates(&self) -> Option<DateFormat<'_>> {
        None
    }

    /// How its values write numbers, where it reads them as such.
    fn numbers(&self) -> Option<NumberForm> {
        None
    }

    /// The same for columns of whole numbers alone, and for those that may have others, where that decides
    /// what groups are called.
    fn number_forms(&self) -> Option<[Spec; 2]> {
        None
    }

    /// How many values and records of the table go together on each level because they are rare.
    fn rare(&self) -> Option<Vec<RareValues>> {
        None
    }

    /// What a label means, or, where it is not `of_group`, a value, if the recipe says so.
    fn meaning(&self, _written: &str, _of_group: bool) -> Option<&str> {
        None
    }

    /// The table that it looks values up in.
    fn table(&self) -> Option<&LevelsTable> {
        None
    }

    /// Its values in the order that somebody gave them, where that is a scale.
    fn scale_order(&self) -> Option<Vec<&str>> {
        self.table().map(|table| table.values().collect())
    }

    /// Values that the table may lack, of which one is called `label` on a level above the exact one, if
    /// any is beside the text `label` itself; others may be among them, and texts that are no value.
    fn candidates(&self, _label: &str) -> Vec<String> {
        Vec::new()
    }

    /// Whether any text may be a value, so that none shows that it is of another rule.
    fn is_open(&self) -> bool {
        false
    }

    /// Of texts that the table does not have those that are what a group is called, though the rule would
    /// take them for values.
    fn labels_among<'a>(&self, _texts: &[&'a str]) -> Vec<&'a str> {
        Vec::new()
    }

    /// Where its cut points may stand among the values of the table.
    fn scale(&self, _domain: &Domain) -> Option<Scale> {
        None
    }
}

/// How an attribute grows coarser.
#[derive(Clone, Debug)]
pub struct Spec(Option<Arc<dyn Rule>>);

impl Spec {
    /// Two levels: exact, `*`.
    pub const NONE: Self = Self(None);

    /// By this rule.
    #[must_use]
    pub fn new(rule: impl Rule + 'static) -> Self {
        Self(Some(Arc::new(rule)))
    }

    /// The rule, if there is one.
    #[must_use]
    pub fn rule(&self) -> Option<&dyn Rule> {
        self.0.as_deref()
    }

    /// [`Rule::table`].
    #[must_use]
    pub fn table(&self) -> Option<&LevelsTable> {
        self.rule()?.table()
    }
}

/// What is beside a hierarchy and may be needed for it.
pub struct HierarchyContext<'a> {
    /// How the values of the column write numbers.
    pub numbers: NumberForm,
    /// Whether the values of the column are whole numbers.
    pub integer: &'a dyn Fn() -> bool,
    /// How many records of the table that is to be anonymized have each value; `None` if that
    /// table is not there.
    pub records: &'a dyn Fn() -> Option<BTreeMap<String, u32>>,
    /// The bytes of the file of this name; `None` if they cannot be had.
    pub file: &'a dyn Fn(&str) -> Option<Vec<u8>>,
}

/// What recipes may say of a kind of hierarchy, and what comes of it.
pub trait HierarchyChoice {
    /// What a recipe may choose.
    const DECLARED: &'static Declaration;

    /// A choice of it that says no more than silence would.
    #[must_use]
    fn choose() -> Choice {
        Self::DECLARED.choose()
    }

    /// How a column grows coarser.
    ///
    /// # Errors
    /// If an argument does not fit.
    fn bind(choice: &Choice, context: &HierarchyContext<'_>) -> Result<Spec>;
}

/// A [`HierarchyChoice`] as a value.
#[derive(Clone, Copy)]
pub struct HierarchyKind {
    /// What a recipe may choose.
    pub declared: &'static Declaration,
    bind: fn(&Choice, &HierarchyContext<'_>) -> Result<Spec>,
}

const fn kind<H: HierarchyChoice>() -> HierarchyKind {
    HierarchyKind { declared: H::DECLARED, bind: H::bind }
}

/// All kinds, in the order in which they are listed everywhere.
pub static HIERARCHIES: [HierarchyKind; 8] = [
    kind::<LevelsTable>(),
    kind::<NamedGroups>(),
    kind::<Intervals>(),
    kind::<Cuts>(),
    kind::<Mask>(),
    kind::<Dates>(),
    kind::<Rare>(),
    kind::<Ready>(),
];

/// How a column grows coarser.
///
/// # Errors
/// [`Kind::HierarchyParameter`] for a number outside its range; otherwise as
/// [`HierarchyChoice::bind`].
pub fn bind(choice: &Choice, context: &HierarchyContext<'_>) -> Result<Spec> {
    choice.check().map_err(|error| match error.kind {
        Kind::Parameter { field, .. } => refused(field),
        _ => error,
    })?;
    let chosen = HIERARCHIES.iter().find(|kind| kind.declared.id == choice.id());
    chosen.map_or(Ok(Spec::NONE), |kind| (kind.bind)(choice, context))
}

/// A parameter that makes no hierarchy.
pub(super) fn refused(field: &'static str) -> Error {
    Error::new(Kind::HierarchyParameter { field })
}

/// A part of a parameter that cannot stand there; see [`Kind::HierarchyPart`].
pub(super) fn refused_part(path: impl Into<String>, why: &'static str) -> Error {
    Error::new(Kind::HierarchyPart { path: path.into(), why })
}

/// Refuses a label at `path` that would be read as a missing cell; see [`Kind::HierarchyPart`].
pub(super) fn refuse_marker(
    domain: &Domain,
    label: &str,
    path: impl FnOnce() -> String,
) -> Result<()> {
    let is_marker = domain.markers.iter().any(|marker| marker == label);
    if is_marker { Err(refused_part(path(), "missing-marker")) } else { Ok(()) }
}

#[cfg(test)]
mod tests {
    use super::{HierarchyChoice, HierarchyContext, bind};
    use crate::error::Kind;
    use crate::hierarchy::Dates;
    use crate::table::number::NumberForm;

    #[test]
    fn numbers_outside_their_range_are_refused_before_a_column_is_looked_at() {
        let context = HierarchyContext {
            numbers: NumberForm::POINT,
            integer: &|| false,
            records: &|| None,
            file: &|_| None,
        };
        let dates = |pivot: u32| {
            let levels = vec!["year".to_owned()];
            let choice = Dates::choose().with("format", "%y").with("levels", levels);
            bind(&choice.with("pivot", pivot), &context)
        };
        assert!(dates(2026).is_ok());
        let refused = dates(26).unwrap_err().kind;
        assert_eq!(refused, Kind::HierarchyParameter { field: "pivot" });
    }
}
