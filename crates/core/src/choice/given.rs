//! What somebody chose: a declaration with arguments.

use super::{Declaration, Parameter, ParameterKind};
use crate::error::{Error, Kind, Result};
use std::collections::BTreeMap;

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
    /// For named groups of values.
    Groups(Vec<ValueGroup>),
    /// For cut points, a list for each level.
    Cuts(Vec<Vec<CutPoint>>),
}

/// Values that go together under a name, and groups of such.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ValueGroup {
    /// What is written for it.
    pub label: String,
    /// What it means, for whoever reads the recipe.
    pub description: Option<String>,
    /// The values that are in it and in none of its `groups`.
    pub values: Vec<String>,
    /// What some of these values mean, by the value.
    pub meanings: BTreeMap<String, String>,
    /// The groups that are in it.
    pub groups: Vec<ValueGroup>,
}

/// Where an ordered range of values is cut.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CutPoint {
    /// At a number, as it is written.
    Number(String),
    /// At a date, as the column writes dates.
    Text(String),
}

/// A declaration with what somebody gave for its parameters.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    pub(super) declared: &'static Declaration,
    /// In the order of the declaration.
    pub(super) given: Vec<(&'static Parameter, Argument)>,
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

    /// Takes back what is given.
    pub fn withdraw(&mut self, name: &str) {
        self.given.retain(|(parameter, _)| parameter.name != name);
    }

    /// Whether what a parameter stands beside is given, as one of the values that ask for it;
    /// never where it stands beside nothing.
    #[must_use]
    pub fn asks_for(&self, parameter: &Parameter) -> bool {
        parameter.only_with.is_some_and(|(other, values)| {
            let chosen = self.text_given(other);
            self.gives(other)
                && (values.is_empty() || chosen.is_some_and(|chosen| values.contains(&chosen)))
        })
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

    /// Whether it asks for no less than another choice: of each number that has a stronger side it
    /// has one at least as strong, and all else is the same. Then whatever meets it meets the other.
    /// Where neither number is known to be the stronger one, only the same will do.
    #[must_use]
    pub fn asks_no_less(&self, other: &Self) -> bool {
        let mut parameters = self.declared.parameters.iter();
        self.declared.id == other.declared.id
            && parameters.all(|parameter| {
                let numbers = [self, other].map(|choice| choice.number_given(parameter.name));
                match (parameter.stronger, numbers) {
                    (Some(stronger), [Some(own), Some(asked)]) => {
                        stronger.weaker(own, asked).total_cmp(&asked).is_eq()
                    }
                    (Some(_), [_, None]) => !other.gives(parameter.name),
                    _ => self.meant(parameter) == other.meant(parameter),
                }
            })
    }

    /// What is given for a parameter, or what silence means.
    fn meant(&self, parameter: &Parameter) -> Option<Argument> {
        self.argument(parameter.name).cloned().or_else(|| parameter.silence())
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

    /// Named groups of values, if they are given.
    #[must_use]
    pub fn groups(&self, name: &str) -> Option<&[ValueGroup]> {
        match self.argument(name) {
            Some(Argument::Groups(groups)) => Some(groups),
            _ => None,
        }
    }

    /// Cut points, if they are given.
    #[must_use]
    pub fn cuts(&self, name: &str) -> Option<&[Vec<CutPoint>]> {
        match self.argument(name) {
            Some(Argument::Cuts(cuts)) => Some(cuts),
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
    fn from(is_on: bool) -> Self {
        Self::Switch(is_on)
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
