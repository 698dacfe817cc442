//! Kinds of columns: what they are called, what stands in them, and what is right to say of them.

use super::person::Person;
use super::{identifiers, offices, others, traps};

/// The role that is right for a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Right {
    /// It points to one person by itself.
    Identifier,
    /// Others may know it.
    Quasi,
    /// People keep it to themselves.
    Sensitive,
    /// Neither.
    Insensitive,
    /// Nobody but whoever knows the table can tell, but it is no identifier.
    Open,
}

/// The data type that is right for a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Looks {
    /// Whole numbers.
    Integer,
    /// Numbers with decimals.
    Decimal,
    /// In the format of the table.
    Date,
    /// In this format.
    Moment(&'static str),
    /// Anything.
    Text,
    /// Codes, which may be taken for whole numbers or for text.
    Any,
}

/// A kind of column.
#[derive(Debug)]
pub struct Kind {
    /// What the corpus calls it.
    pub id: &'static str,
    /// What it is called in English, German and French.
    pub names: [&'static [&'static str]; 3],
    /// The right role.
    pub right: Right,
    /// The right type.
    pub looks: Looks,
    /// The detector that its values are made for.
    pub detector: Option<&'static str>,
    /// Draws the cell of a person.
    pub cell: fn(&mut Person<'_>) -> String,
}

type Names = [&'static [&'static str]; 3];
type Cell = fn(&mut Person<'_>) -> String;

pub(super) const fn identifier(
    id: &'static str,
    detector: Option<&'static str>,
    looks: Looks,
    names: Names,
    cell: Cell,
) -> Kind {
    Kind { id, names, right: Right::Identifier, looks, detector, cell }
}

pub(super) const fn kind(
    id: &'static str,
    right: Right,
    looks: Looks,
    names: Names,
    cell: Cell,
) -> Kind {
    Kind { id, names, right, looks, detector: None, cell }
}

/// Every kind that tables are drawn from.
pub fn all() -> impl Iterator<Item = &'static Kind> + Clone {
    identifiers::KINDS.iter().chain(others::KINDS).chain(traps::KINDS)
}

/// The kind with this id.
///
/// # Panics
/// There is none.
#[must_use]
pub fn called(id: &str) -> &'static Kind {
    all().chain(offices::KINDS).find(|kind| kind.id == id).unwrap_or_else(|| panic!("no kind {id}"))
}
