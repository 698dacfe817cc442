//! What a recipe can choose, each declared once: models, searches, hierarchies.
//!
//! A [`Declaration`] stands beside the code that it describes and is the only place that
//! knows the names, ranges and defaults of its parameters. Recipes are read against it, forms
//! are drawn from it, and the code itself asks it whether a number is allowed. A [`Choice`] is
//! a declaration with the [`Argument`]s that somebody gave for it.

use crate::error::{Error, Kind, Result};
use std::collections::BTreeMap;

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
    /// What a form begins with; a suggestion, not a recommendation for every table.
    pub suggested: Option<f64>,
    /// The parameter without which this one says nothing, and the values of it that ask for
    /// this one; without values any will do.
    pub only_with: Option<(&'static str, &'static [&'static str])>,
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

/// Numbers between two ends, each of which may belong to them or not.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Range {
    /// Where they begin; `None` for no end.
    pub min: Option<f64>,
    /// Whether `min` is too small itself.
    pub min_excluded: bool,
    /// Where they end; `None` for no end.
    pub max: Option<f64>,
    /// Whether `max` is too large itself.
    pub max_excluded: bool,
}

impl Range {
    /// All numbers.
    pub const ALL: Self = Self { min: None, min_excluded: false, max: None, max_excluded: false };
    /// Above 0.
    pub const ABOVE_ZERO: Self = Self { min_excluded: true, ..Self::at_least(0) };
    /// From 0 to 1.
    pub const SHARE: Self = Self::whole(0, 1);
    /// Above 0, at most 1.
    pub const FRACTION: Self = Self { min_excluded: true, ..Self::SHARE };
    /// Between 0 and 1.
    pub const BETWEEN: Self = Self { max_excluded: true, ..Self::FRACTION };
    /// From 0 to 100.
    pub const PERCENT: Self = Self::whole(0, 100);

    /// From this number on.
    #[must_use]
    pub const fn at_least(min: u32) -> Self {
        Self { min: Some(min as f64), ..Self::ALL }
    }

    /// From the first to the second.
    #[must_use]
    pub const fn whole(min: u32, max: u32) -> Self {
        Self { max: Some(max as f64), ..Self::at_least(min) }
    }

    /// Whether a number lies within. No range holds one that is not finite.
    #[must_use]
    pub fn holds(self, number: f64) -> bool {
        let above = self.min.is_none_or(|min| match self.min_excluded {
            true => number > min,
            false => number >= min,
        });
        let below = self.max.is_none_or(|max| match self.max_excluded {
            true => number < max,
            false => number <= max,
        });
        above && below && number.is_finite()
    }

    /// How messages write it: `2..`, `0<..=1`; empty for all numbers.
    #[must_use]
    pub fn text(self) -> String {
        let Some(min) = self.min else { return String::new() };
        let above = if self.min_excluded { "<" } else { "" };
        let end = if self.max_excluded { "<" } else { "=" };
        let end = self.max.map(|max| format!("{end}{max}")).unwrap_or_default();
        format!("{min}{above}..{end}")
    }
}

impl Parameter {
    const fn new(name: &'static str, kind: ParameterKind) -> Self {
        Self {
            name,
            kind,
            range: Range::ALL,
            required: false,
            default: None,
            spelled_out: false,
            suggested: None,
            only_with: None,
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

    /// What has a shape of its own.
    #[must_use]
    pub const fn shaped(name: &'static str, kind: ParameterKind) -> Self {
        Self::new(name, kind)
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

    /// The same, which says something only beside another one.
    #[must_use]
    pub const fn only_with(self, name: &'static str, values: &'static [&'static str]) -> Self {
        Self { only_with: Some((name, values)), ..self }
    }

    /// What silence means, if it means something: the default, or the first choice.
    fn silence(&self) -> Option<Argument> {
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
    /// [`Kind::Parameter`] with name and range.
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

/// What is given for a parameter. Attributes are called by their titles.
#[derive(Clone, Debug, PartialEq)]
pub enum Argument {
    /// For a number.
    Number(f64),
    /// For a whole number.
    Integer(u32),
    /// For a number that counts to its last digit, as it is written.
    Exact(String),
    /// For several of them.
    Exacts(Vec<String>),
    /// For numbers.
    Numbers(Vec<f64>),
    /// For a switch.
    Switch(bool),
    /// For a text, one of several names, an attribute, a table or a file.
    Text(String),
    /// For several names, for values and for an order of attributes.
    Texts(Vec<String>),
    /// For combinations and rows.
    Lists(Vec<Vec<String>>),
    /// For a recoding.
    Steps(Vec<(String, u32)>),
    /// For a level for each quasi-identifier.
    Levels(BTreeMap<String, u32>),
}

/// A declaration with what somebody gave for its parameters.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    declared: &'static Declaration,
    /// In the order of the declaration.
    given: Vec<(&'static Parameter, Argument)>,
}

impl Choice {
    /// What it is a choice of.
    #[must_use]
    pub fn declared(&self) -> &'static Declaration {
        self.declared
    }

    /// Its name in recipes.
    #[must_use]
    pub fn id(&self) -> &'static str {
        self.declared.id
    }

    /// What is given, in the order of the declaration.
    #[must_use]
    pub fn given(&self) -> &[(&'static Parameter, Argument)] {
        &self.given
    }

    /// The same, to be changed.
    pub fn given_mut(&mut self) -> impl Iterator<Item = (&'static Parameter, &mut Argument)> {
        self.given.iter_mut().map(|(parameter, argument)| (*parameter, argument))
    }

    /// What is given for the parameter of this name.
    #[must_use]
    pub fn argument(&self, name: &str) -> Option<&Argument> {
        self.given.iter().find(|(parameter, _)| parameter.name == name).map(|(_, given)| given)
    }

    /// Gives an argument, in the place of one that is there. What is not declared has no place.
    pub fn give(&mut self, name: &str, argument: Argument) {
        let Some(parameter) = self.declared.parameter(name) else { return };
        match self.given.iter_mut().find(|(other, _)| other.name == name) {
            Some((_, given)) => *given = argument,
            None => self.given.push((parameter, argument)),
        }
        let all = self.declared.parameters;
        self.given.sort_by_key(|(given, _)| all.iter().position(|other| other.name == given.name));
    }

    /// Gives what silence means, where nothing is given.
    pub fn spell_out(&mut self, name: &str) {
        let silence = self.declared.parameter(name).and_then(Parameter::silence);
        if let Some(argument) = silence.filter(|_| !self.gives(name)) {
            self.give(name, argument);
        }
    }

    /// The same with an argument.
    #[must_use]
    pub fn with(mut self, name: &str, argument: impl Into<Argument>) -> Self {
        self.give(name, argument.into());
        self
    }

    /// Refuses numbers outside their ranges.
    ///
    /// # Errors
    /// [`Kind::Parameter`] with name and range of the first.
    pub fn check(&self) -> Result<()> {
        self.given.iter().try_for_each(|(parameter, argument)| match argument {
            Argument::Number(number) => parameter.check(*number),
            Argument::Integer(number) => parameter.check(f64::from(*number)),
            _ => Ok(()),
        })
    }

    /// Whether anything is given for the parameter of this name.
    #[must_use]
    pub fn gives(&self, name: &str) -> bool {
        self.argument(name).is_some()
    }

    /// A number, or what silence means.
    ///
    /// # Errors
    /// [`Kind::MissingParameter`] where silence means nothing.
    pub fn number(&self, name: &'static str) -> Result<f64> {
        self.number_given(name).ok_or_else(|| missing(name))
    }

    /// A number, or what silence means, if it means one.
    #[must_use]
    pub fn number_given(&self, name: &str) -> Option<f64> {
        match self.argument(name) {
            Some(Argument::Number(number)) => Some(*number),
            Some(Argument::Integer(number)) => Some(f64::from(*number)),
            _ => self.declared.parameter(name)?.default,
        }
    }

    /// A whole number, or what silence means.
    ///
    /// # Errors
    /// As [`Self::number`].
    pub fn integer(&self, name: &'static str) -> Result<u32> {
        self.integer_given(name).ok_or_else(|| missing(name))
    }

    /// A whole number, or what silence means, if it means one.
    #[must_use]
    pub fn integer_given(&self, name: &str) -> Option<u32> {
        match self.argument(name) {
            Some(Argument::Integer(number)) => Some(*number),
            _ => self.declared.parameter(name)?.default.map(|number| number as u32),
        }
    }

    /// Whether a switch is on.
    #[must_use]
    pub fn switch(&self, name: &str) -> bool {
        matches!(self.argument(name), Some(Argument::Switch(true)))
    }

    /// An attribute, a table, or the name that was chosen.
    ///
    /// # Errors
    /// As [`Self::number`].
    pub fn text(&self, name: &'static str) -> Result<&str> {
        self.text_given(name).ok_or_else(|| missing(name))
    }

    /// An attribute, a table, or the name that was chosen, if one is given.
    #[must_use]
    pub fn text_given(&self, name: &str) -> Option<&str> {
        match self.argument(name) {
            Some(Argument::Text(text)) => Some(text),
            _ => None,
        }
    }

    /// A number as it is written.
    ///
    /// # Errors
    /// As [`Self::number`].
    pub fn exact(&self, name: &'static str) -> Result<&str> {
        match self.argument(name) {
            Some(Argument::Exact(number)) => Ok(number),
            _ => Err(missing(name)),
        }
    }

    /// Numbers as they are written, if they are given.
    #[must_use]
    pub fn exacts(&self, name: &str) -> &[String] {
        match self.argument(name) {
            Some(Argument::Exacts(numbers)) => numbers,
            _ => &[],
        }
    }

    /// Numbers, if they are given.
    #[must_use]
    pub fn numbers(&self, name: &str) -> Option<&[f64]> {
        match self.argument(name) {
            Some(Argument::Numbers(numbers)) => Some(numbers),
            _ => None,
        }
    }

    /// Rows or combinations, if they are given.
    #[must_use]
    pub fn lists(&self, name: &str) -> Option<&[Vec<String>]> {
        match self.argument(name) {
            Some(Argument::Lists(lists)) => Some(lists),
            _ => None,
        }
    }

    /// Values or attributes, if they are given.
    #[must_use]
    pub fn texts(&self, name: &str) -> Option<&[String]> {
        match self.argument(name) {
            Some(Argument::Texts(texts)) => Some(texts),
            _ => None,
        }
    }

    /// What the name that was chosen stands for.
    ///
    /// # Errors
    /// As [`Self::number`], also for a name that is not in the list.
    pub fn meaning<T: Copy>(&self, name: &'static str, all: &[(&'static str, T)]) -> Result<T> {
        stands_for(self.text(name)?, all).ok_or_else(|| missing(name))
    }

    /// What the names that were chosen stand for.
    ///
    /// # Errors
    /// As [`Self::meaning`].
    pub fn meanings<T: Copy>(
        &self,
        name: &'static str,
        all: &[(&'static str, T)],
    ) -> Result<Vec<T>> {
        let chosen = self.texts(name).ok_or_else(|| missing(name))?;
        chosen.iter().map(|chosen| stands_for(chosen, all).ok_or_else(|| missing(name))).collect()
    }

    /// The attributes that are named where one is asked for.
    pub fn attributes(&self) -> impl Iterator<Item = (&'static Parameter, &str)> {
        self.given.iter().filter_map(|(parameter, argument)| match (parameter.kind, argument) {
            (ParameterKind::Attribute(_), Argument::Text(title)) => Some((*parameter, &**title)),
            _ => None,
        })
    }
}

fn stands_for<T: Copy>(chosen: &str, all: &[(&'static str, T)]) -> Option<T> {
    all.iter().find(|(name, _)| *name == chosen).map(|(_, meaning)| *meaning)
}

/// What is said of a parameter that is not given, and whose silence means nothing.
pub(crate) fn missing(field: &'static str) -> Error {
    Error::new(Kind::MissingParameter { field })
}

impl Argument {
    /// A number to its last digit.
    #[must_use]
    pub fn exact(number: &impl ToString) -> Self {
        Self::Exact(number.to_string())
    }
}

impl From<Vec<f64>> for Argument {
    fn from(numbers: Vec<f64>) -> Self {
        Self::Numbers(numbers)
    }
}

impl From<u32> for Argument {
    fn from(number: u32) -> Self {
        Self::Integer(number)
    }
}

impl From<f64> for Argument {
    fn from(number: f64) -> Self {
        Self::Number(number)
    }
}

impl From<bool> for Argument {
    fn from(on: bool) -> Self {
        Self::Switch(on)
    }
}

impl From<&str> for Argument {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<Vec<String>> for Argument {
    fn from(texts: Vec<String>) -> Self {
        Self::Texts(texts)
    }
}

impl From<Vec<Vec<String>>> for Argument {
    fn from(lists: Vec<Vec<String>>) -> Self {
        Self::Lists(lists)
    }
}
