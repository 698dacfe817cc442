//! What a recipe can choose, each declared once: models, losses, hierarchies, searches.
//!
//! A [`Declaration`] stands beside the code that it describes and is the only place that
//! knows the names, ranges and defaults of its parameters. Recipes are read against it, forms
//! are drawn from it, and the code itself asks it whether a number is allowed. A [`Choice`] is
//! a declaration with the [`Argument`]s that somebody gave for it.

mod given;
mod range;

pub(crate) use given::missing;
pub use given::{Argument, Choice, CutPoint, ValueGroup};
pub use range::Range;

use crate::error::{Error, Result};

/// Something that a recipe can choose by its name.
#[derive(Debug, PartialEq)]
pub struct Declaration {
    /// Its name in recipes.
    pub id: &'static str,
    /// What it has to do with others of its list, for grouping; empty where nothing.
    pub family: &'static str,
    /// The paper or definition that it comes from.
    pub source: &'static str,
    /// What holds, in the field's notation; empty where there is no formula.
    pub formula: &'static str,
    /// Its parameters, in the order in which recipes have them.
    pub parameters: &'static [Parameter],
}

impl Declaration {
    /// A choice of it of which nothing is given but what silence spells out.
    #[must_use]
    pub fn choose(&'static self) -> Choice {
        let spelled_out = self.parameters.iter().filter(|parameter| parameter.spelled_out);
        let given = spelled_out.filter_map(|parameter| Some((parameter, parameter.silence()?)));
        Choice { declared: self, given: given.collect() }
    }

    /// A choice of it as a form begins with it: what a recipe must give is what is suggested.
    #[must_use]
    pub fn begin(&'static self) -> Choice {
        let required = self.parameters.iter().filter(|parameter| parameter.required);
        required.fold(self.choose(), |choice, parameter| {
            match (parameter.kind, parameter.suggested) {
                (ParameterKind::Integer, Some(number)) => {
                    choice.with(parameter.name, number as u32)
                }
                (_, Some(number)) => choice.with(parameter.name, number),
                (_, None) => choice,
            }
        })
    }

    /// The parameter of this name.
    #[must_use]
    pub fn parameter(&self, name: &str) -> Option<&'static Parameter> {
        self.parameters.iter().find(|parameter| parameter.name == name)
    }
}

/// Something to be filled in.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Parameter {
    /// Its name in recipes.
    pub name: &'static str,
    /// What is to be filled in.
    pub kind: ParameterKind,
    /// The numbers that are allowed; where it is no number, all.
    pub range: Range,
    /// Whether a recipe must give it.
    pub required: bool,
    /// What silence means, if that is a number.
    pub default: Option<f64>,
    /// Whether a recipe that is silent is read as if the default, or the first choice, stood
    /// there; otherwise what is silent stays silent.
    pub spelled_out: bool,
    /// Of a table: whether its people are others than those of the data.
    pub others: bool,
    /// What a form begins with; a suggestion, not a recommendation for every table.
    pub suggested: Option<f64>,
    /// The parameter without which this one says nothing, and the values of it that ask for
    /// this one; without values any will do.
    pub only_with: Option<(&'static str, &'static [&'static str])>,
    /// The parameter in whose place this one stands: one of the two is needed, never both.
    pub instead_of: Option<&'static str>,
    /// Of an attribute: the parameter beside which its levels are looked at, and the values of
    /// that one which ask for them; without values any will do.
    pub levels_with: Option<(&'static str, &'static [&'static str])>,
    /// Whether it is the size that each released class has at least.
    pub smallest_class: bool,
    /// Which of two numbers of it asks for more, all else being equal; `None` where neither does.
    pub stronger: Option<Stronger>,
}

/// Which of two measures of a model is the stronger protection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stronger {
    /// The larger one, as with k.
    Larger,
    /// The smaller one, as with t.
    Smaller,
}

impl Stronger {
    /// The weaker of two measures.
    #[must_use]
    pub fn weaker(self, a: f64, b: f64) -> f64 {
        match self {
            Self::Larger => a.min(b),
            Self::Smaller => a.max(b),
        }
    }
}

/// What is to be filled in.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum ParameterKind {
    /// A number.
    Number,
    /// A whole number.
    Integer,
    /// Yes or no.
    Switch,
    /// A number that counts to its last digit.
    Exact,
    /// Such numbers.
    Exacts,
    /// Numbers.
    Numbers,
    /// One of these.
    Choice(&'static [&'static str]),
    /// Some of these, in an order that matters.
    Choices(&'static [&'static str]),
    /// A text.
    Text,
    /// Rows of texts.
    Rows,
    /// The name of a file beside the recipe.
    File,
    /// An attribute of the table.
    Attribute(Roles),
    /// Values of the attribute that is chosen beside it.
    Values(Listed),
    /// Lists of quasi-identifiers.
    Combinations,
    /// Quasi-identifiers, in an order that matters.
    Order,
    /// Quasi-identifiers with the levels that they go to, one after the other.
    Recoding,
    /// A level for each quasi-identifier.
    Levels,
    /// The name of a table beside the data.
    Table,
    /// Named groups of values, and groups of such.
    Groups,
    /// Lists of numbers or dates.
    Cuts,
}

/// Which attributes may be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Roles {
    /// Sensitive ones.
    Sensitive,
    /// All that are not generalized.
    NotGeneralized,
}

/// What it means that a value is listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Listed {
    /// The value is protected. One that does not occur is most likely misspelt, and a misspelt
    /// protection protects nobody: it must occur.
    Protected,
    /// The value may be disclosed. One that does not occur makes the model only stricter.
    Harmless,
}

impl Parameter {
    /// What a recipe may do without, and what says nothing if it does.
    #[must_use]
    pub const fn new(name: &'static str, kind: ParameterKind) -> Self {
        Self {
            name,
            kind,
            range: Range::ALL,
            required: false,
            default: None,
            spelled_out: false,
            others: false,
            suggested: None,
            only_with: None,
            instead_of: None,
            levels_with: None,
            smallest_class: false,
            stronger: None,
        }
    }

    /// A number within a range.
    #[must_use]
    pub const fn number(name: &'static str, range: Range) -> Self {
        Self { range, ..Self::new(name, ParameterKind::Number) }
    }

    /// A whole number within a range.
    #[must_use]
    pub const fn integer(name: &'static str, range: Range) -> Self {
        Self { range, ..Self::new(name, ParameterKind::Integer) }
    }

    /// Yes or no; no where nothing is said.
    #[must_use]
    pub const fn switch(name: &'static str) -> Self {
        Self::new(name, ParameterKind::Switch)
    }

    /// A number that counts to its last digit.
    #[must_use]
    pub const fn exact(name: &'static str) -> Self {
        Self::new(name, ParameterKind::Exact)
    }

    /// Numbers.
    #[must_use]
    pub const fn numbers(name: &'static str) -> Self {
        Self::new(name, ParameterKind::Numbers)
    }

    /// A text.
    #[must_use]
    pub const fn text(name: &'static str) -> Self {
        Self::new(name, ParameterKind::Text)
    }

    /// One of several names.
    #[must_use]
    pub const fn choice(name: &'static str, names: &'static [&'static str]) -> Self {
        Self::new(name, ParameterKind::Choice(names))
    }

    /// The attribute that a model protects.
    #[must_use]
    pub const fn sensitive() -> Self {
        Self::attribute("attribute", Roles::Sensitive)
    }

    /// An attribute.
    #[must_use]
    pub const fn attribute(name: &'static str, roles: Roles) -> Self {
        Self::new(name, ParameterKind::Attribute(roles)).required()
    }

    /// Values of the attribute that is chosen beside it.
    #[must_use]
    pub const fn values(name: &'static str, listed: Listed) -> Self {
        Self::new(name, ParameterKind::Values(listed))
    }

    /// The same, and a recipe may do without it.
    #[must_use]
    pub const fn optional(self) -> Self {
        Self { required: false, ..self }
    }

    /// The same, and a recipe must give it.
    #[must_use]
    pub const fn required(self) -> Self {
        Self { required: true, ..self }
    }

    /// The same with what a form begins with.
    #[must_use]
    pub const fn suggested(self, number: f64) -> Self {
        Self { suggested: Some(number), ..self }
    }

    /// The same with what silence means.
    #[must_use]
    pub const fn default(self, number: f64) -> Self {
        Self { default: Some(number), ..self }
    }

    /// The same, and a recipe that is silent is read as if the default, or the first choice,
    /// stood there.
    #[must_use]
    pub const fn spelled_out(self) -> Self {
        Self { spelled_out: true, ..self }
    }

    /// The same, a table of others than the people of the data.
    #[must_use]
    pub const fn others(self) -> Self {
        Self { others: true, ..self }
    }

    /// The same, which says something only beside another one.
    #[must_use]
    pub const fn only_with(self, name: &'static str, values: &'static [&'static str]) -> Self {
        Self { only_with: Some((name, values)), ..self }
    }

    /// The same, which stands in the place of another one.
    #[must_use]
    pub const fn instead_of(self, name: &'static str) -> Self {
        Self { instead_of: Some(name), ..self }
    }

    /// The same attribute, whose levels are looked at beside another parameter.
    #[must_use]
    pub const fn levels_with(self, name: &'static str, values: &'static [&'static str]) -> Self {
        Self { levels_with: Some((name, values)), ..self }
    }

    /// The same, of which this one of two numbers asks for more.
    #[must_use]
    pub const fn stronger(self, stronger: Stronger) -> Self {
        Self { stronger: Some(stronger), ..self }
    }

    /// The same, which is the size that each released class has at least.
    #[must_use]
    pub const fn smallest_class(self) -> Self {
        Self { smallest_class: true, ..self }
    }

    /// What silence means, if it means something: the default, or the first choice.
    pub(super) fn silence(&self) -> Option<Argument> {
        Some(match self.kind {
            ParameterKind::Switch => Argument::Switch(false),
            ParameterKind::Choice(names) => Argument::Text((*names.first()?).to_owned()),
            ParameterKind::Integer => Argument::Integer(self.default? as u32),
            _ => Argument::Number(self.default?),
        })
    }

    /// Refuses a number outside the range.
    ///
    /// # Errors
    /// [`Kind::Parameter`](crate::error::Kind::Parameter) with name and range.
    pub fn check(&self, number: f64) -> Result<()> {
        if self.range.holds(number) {
            return Ok(());
        }
        Err(Error::parameter(self.name, self.range.text()))
    }
}

/// The names of a choice, in the order of its list.
#[must_use]
pub const fn names<T: Copy, const N: usize>(all: &[(&'static str, T); N]) -> [&'static str; N] {
    let mut names = [""; N];
    let mut number = 0;
    while number < N {
        names[number] = all[number].0;
        number += 1;
    }
    names
}
