//! Choices as recipes write them: an object in which a tag names what is chosen, with its
//! arguments beside it; or arguments alone, where there is but one declaration.
//!
//! What may stand there only the declarations know. What is wrong is said in serde's own words,
//! which [`parse`](crate::parse()) takes apart for all fields alike.

use crate::recipe::{CutPoint, RecodeStep, ValueGroup};
use outis::choice::{Argument, Choice, Declaration, Parameter, ParameterKind};
use serde::Deserialize;
use serde::de::{DeserializeSeed, Deserializer, Error, MapAccess, Visitor};
use serde::ser::{SerializeMap, Serializer};
use serde_json::{Number, Value};
use std::fmt;

/// Reads a choice among those that are declared, by the name that stands under `tag`.
///
/// # Errors
/// As serde has them for a tagged enum: no tag, a name that is not declared, a field that the
/// declaration does not have, one that it needs, a value of another kind.
pub(crate) fn read<'de, D: Deserializer<'de>>(
    reader: D,
    tag: &'static str,
    declared: &[&'static Declaration],
) -> Result<Choice, D::Error> {
    let TaggedFields { chosen, fields } =
        reader.deserialize_map(ParameterSeed { tag, declared })?;
    let declaration = chosen.ok_or_else(|| Error::missing_field(tag))?;
    let mut choice = declaration.choose();
    for (name, value) in fields {
        let parameter = named(declaration, &name)?;
        if let Some(argument) = argument(parameter, value).map_err(Error::custom)? {
            choice.give(&name, argument);
        }
    }
    let required = declaration.parameters.iter().filter(|parameter| parameter.required);
    for Parameter { name, .. } in required {
        if !choice.gives(name) {
            return Err(Error::missing_field(name));
        }
    }
    Ok(choice)
}

/// Reads the arguments of what is declared.
///
/// # Errors
/// As [`read`].
pub(crate) fn read_untagged<'de, D: Deserializer<'de>>(
    reader: D,
    declaration: &'static Declaration,
) -> Result<Choice, D::Error> {
    reader.deserialize_map(ArgumentsSeed(declaration))
}

/// The parameter that a field is for.
fn named<E: Error>(declaration: &Declaration, name: &str) -> Result<&'static Parameter, E> {
    declaration.parameter(name).ok_or_else(|| {
        let names = declaration.parameters.iter().map(|parameter| parameter.name);
        Error::custom(format!("unknown field `{name}`{}", listed(names)))
    })
}

/// What else there would be.
fn listed(names: impl Iterator<Item = &'static str>) -> String {
    let names: Vec<String> = names.map(|name| format!("`{name}`")).collect();
    match names.len() {
        0 => ", there are no fields".to_owned(),
        _ => format!(", expected one of {}", names.join(", ")),
    }
}

/// What a field gives; `None` where it says no more than silence would.
fn argument<'de, D: Deserializer<'de>>(
    parameter: &Parameter,
    reader: D,
) -> Result<Option<Argument>, D::Error> {
    let may_be_null = match parameter.kind {
        ParameterKind::Switch | ParameterKind::Order => false,
        _ => !parameter.required && !parameter.spelled_out,
    };
    Ok(match parameter.kind {
        ParameterKind::Number => typed(reader, may_be_null)?.map(Argument::Number),
        ParameterKind::Integer => typed(reader, may_be_null)?.map(Argument::Integer),
        ParameterKind::Switch => typed(reader, may_be_null)?
            .filter(|is_on| *is_on || parameter.spelled_out)
            .map(Argument::Switch),
        ParameterKind::Exact => {
            let number: Option<Number> = typed(reader, may_be_null)?;
            number.map(|number| Argument::Exact(number.to_string()))
        }
        ParameterKind::Exacts => {
            let numbers: Option<Vec<Number>> = typed(reader, may_be_null)?;
            numbers.map(|numbers| Argument::Exacts(numbers.iter().map(Number::to_string).collect()))
        }
        ParameterKind::Numbers => typed(reader, may_be_null)?.map(Argument::Numbers),
        ParameterKind::Text | ParameterKind::File => {
            typed(reader, may_be_null)?.map(Argument::Text)
        }
        ParameterKind::Rows => typed(reader, may_be_null)?.map(Argument::Lists),
        ParameterKind::Choices(names) => {
            let chosen: Option<Vec<String>> = typed(reader, may_be_null)?;
            let chosen = chosen.into_iter().flatten().map(|name| one_of(names, name));
            Some(Argument::Texts(chosen.collect::<Result<_, _>>()?))
        }
        ParameterKind::Choice(names) => {
            let name = typed::<String, _>(reader, may_be_null)?;
            name.map(|name| one_of(names, name)).transpose()?.map(Argument::Text)
        }
        ParameterKind::Attribute(_) | ParameterKind::Table => {
            typed(reader, may_be_null)?.map(Argument::Text)
        }
        ParameterKind::Values(_) => typed(reader, may_be_null)?.map(Argument::Texts),
        ParameterKind::Order => {
            let names: Option<Vec<String>> = typed(reader, may_be_null)?;
            names.filter(|names| !names.is_empty()).map(Argument::Texts)
        }
        ParameterKind::Combinations => typed(reader, may_be_null)?.map(Argument::Lists),
        ParameterKind::Recoding => {
            let steps: Option<Vec<RecodeStep>> = placed(parameter.name, may_be_null, reader)?;
            steps.map(|steps| {
                let steps = steps.into_iter().map(|step| (step.attribute, step.level));
                Argument::Steps(steps.collect())
            })
        }
        ParameterKind::Levels => typed(reader, may_be_null)?.map(Argument::Levels),
        ParameterKind::Groups => {
            let groups: Option<Vec<ValueGroup>> = placed(parameter.name, may_be_null, reader)?;
            groups.map(|groups| Argument::Groups(groups.into_iter().map(Into::into).collect()))
        }
        ParameterKind::Cuts => {
            let lists: Option<Vec<Vec<CutPoint>>> = placed(parameter.name, may_be_null, reader)?;
            lists.map(|lists| {
                Argument::Cuts(
                    lists
                        .into_iter()
                        .map(|list| list.into_iter().map(|point| point.0).collect())
                        .collect(),
                )
            })
        }
    })
}

/// What stands in a field; `None` for a null that it may have.
fn typed<'de, T: Deserialize<'de>, D: Deserializer<'de>>(
    reader: D,
    may_be_null: bool,
) -> Result<Option<T>, D::Error> {
    if may_be_null { Option::deserialize(reader) } else { T::deserialize(reader).map(Some) }
}

/// The same for what has fields of its own: an error ends with the place of the field at fault.
fn placed<'de, T: Deserialize<'de>, D: Deserializer<'de>>(
    name: &str,
    may_be_null: bool,
    reader: D,
) -> Result<Option<T>, D::Error> {
    let found = if may_be_null {
        serde_path_to_error::deserialize(reader)
    } else {
        serde_path_to_error::deserialize(reader).map(Some)
    };
    found.map_err(|error| {
        let inner = error.path().to_string();
        let inner = if inner == "." { "" } else { &inner };
        Error::custom(format!("{}{PLACE}{name}{inner}", error.inner()))
    })
}

/// Parts what serde says from the place within an argument.
pub(crate) const PLACE: char = '\u{1f}';

/// A name if it is one of several.
fn one_of<E: Error>(names: &[&'static str], name: String) -> Result<String, E> {
    if names.contains(&&*name) {
        return Ok(name);
    }
    let names = listed(names.iter().copied());
    Err(Error::custom(format!("unknown variant `{name}`{names}")))
}

/// Writes a choice as [`read`] reads it.
///
/// # Errors
/// Whatever the writer says.
pub(crate) fn write<S: Serializer>(
    choice: &Choice,
    tag: &'static str,
    writer: S,
) -> Result<S::Ok, S::Error> {
    let mut fields = writer.serialize_map(Some(1 + choice.given().len()))?;
    fields.serialize_entry(tag, choice.id())?;
    arguments(choice, &mut fields)?;
    fields.end()
}

/// Writes a choice as [`read_untagged`] reads it.
///
/// # Errors
/// Whatever the writer says.
pub(crate) fn write_untagged<S: Serializer>(choice: &Choice, writer: S) -> Result<S::Ok, S::Error> {
    let mut fields = writer.serialize_map(Some(choice.given().len()))?;
    arguments(choice, &mut fields)?;
    fields.end()
}

fn arguments<M: SerializeMap>(choice: &Choice, fields: &mut M) -> Result<(), M::Error> {
    for (parameter, argument) in choice.given() {
        let name = parameter.name;
        match argument {
            Argument::Number(number) => fields.serialize_entry(name, number),
            Argument::Integer(number) => fields.serialize_entry(name, number),
            Argument::Exact(number) => fields.serialize_entry(name, &exact(number)),
            Argument::Exacts(numbers) => {
                let numbers: Vec<_> = numbers.iter().map(|number| exact(number)).collect();
                fields.serialize_entry(name, &numbers)
            }
            Argument::Numbers(numbers) => fields.serialize_entry(name, numbers),
            Argument::Switch(is_on) => fields.serialize_entry(name, is_on),
            Argument::Text(text) => fields.serialize_entry(name, text),
            Argument::Texts(texts) => fields.serialize_entry(name, texts),
            Argument::Lists(lists) => fields.serialize_entry(name, lists),
            Argument::Levels(levels) => fields.serialize_entry(name, levels),
            Argument::Groups(groups) => {
                let groups: Vec<ValueGroup> = groups.iter().cloned().map(Into::into).collect();
                fields.serialize_entry(name, &groups)
            }
            Argument::Cuts(lists) => {
                let lists: Vec<Vec<CutPoint>> =
                    lists.iter().map(|list| list.iter().cloned().map(CutPoint).collect()).collect();
                fields.serialize_entry(name, &lists)
            }
            Argument::Steps(steps) => fields.serialize_entry(
                name,
                &steps
                    .iter()
                    .map(|(attribute, level)| RecodeStep {
                        attribute: attribute.clone(),
                        level: *level,
                    })
                    .collect::<Vec<_>>(),
            ),
        }?;
    }
    Ok(())
}

/// A number as it is written; nothing else is ever given for one.
pub(crate) fn exact(number: &str) -> Option<Number> {
    serde_json::from_str(number).ok()
}

/// The arguments of what is declared. Each is read where it stands, so that what is wrong with
/// it has its place.
struct ArgumentsSeed(&'static Declaration);

impl<'de> Visitor<'de> for ArgumentsSeed {
    type Value = Choice;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Choice, A::Error> {
        let mut choice = self.0.choose();
        while let Some(parameter) = map.next_key_seed(Name(self.0))? {
            if let Some(argument) = map.next_value_seed(Given(parameter))? {
                choice.give(parameter.name, argument);
            }
        }
        Ok(choice)
    }
}

/// The name of a parameter.
struct Name(&'static Declaration);

impl<'de> DeserializeSeed<'de> for Name {
    type Value = &'static Parameter;

    fn deserialize<D: Deserializer<'de>>(self, reader: D) -> Result<Self::Value, D::Error> {
        named(self.0, &String::deserialize(reader)?)
    }
}

/// What is given for a parameter.
struct Given(&'static Parameter);

impl<'de> DeserializeSeed<'de> for Given {
    type Value = Option<Argument>;

    fn deserialize<D: Deserializer<'de>>(self, reader: D) -> Result<Self::Value, D::Error> {
        argument(self.0, reader)
    }
}

/// An object whose tag is known, with its other fields in their order.
struct TaggedFields {
    chosen: Option<&'static Declaration>,
    fields: Vec<(String, Value)>,
}

struct ParameterSeed<'a> {
    tag: &'static str,
    declared: &'a [&'static Declaration],
}

impl<'de> Visitor<'de> for ParameterSeed<'_> {
    type Value = TaggedFields;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<TaggedFields, A::Error> {
        let (mut chosen, mut fields) = (None, Vec::new());
        while let Some(name) = map.next_key::<String>()? {
            if name == self.tag {
                chosen = Some(map.next_value_seed(TagSeed(self.declared))?);
            } else {
                fields.push((name, map.next_value()?));
            }
        }
        Ok(TaggedFields { chosen, fields })
    }
}

/// The name of what is chosen. It is looked up while it is read, so that a name that is not
/// declared is refused where it stands.
struct TagSeed<'a>(&'a [&'static Declaration]);

impl<'de> DeserializeSeed<'de> for TagSeed<'_> {
    type Value = &'static Declaration;

    fn deserialize<D: Deserializer<'de>>(self, reader: D) -> Result<Self::Value, D::Error> {
        let id = String::deserialize(reader)?;
        let found = self.0.iter().find(|declaration| declaration.id == id);
        found.copied().ok_or_else(|| {
            let ids = self.0.iter().map(|declaration| declaration.id);
            Error::custom(format!("unknown variant `{id}`{}", listed(ids)))
        })
    }
}

/// The choices that are declared, as a union of TypeScript.
#[cfg(feature = "ts")]
pub(crate) fn typescript(tag: &str, declared: &[&Declaration]) -> String {
    declared
        .iter()
        .map(|declaration| {
            let fields =
                declaration.parameters.iter().map(|parameter| format!(", {}", field(parameter)));
            format!("{{ \"{tag}\": \"{}\"{} }}", declaration.id, fields.collect::<String>())
        })
        .collect::<Vec<_>>()
        .join("\n  | ")
}

/// The arguments of what is declared, as an object of TypeScript.
#[cfg(feature = "ts")]
pub(crate) fn typescript_untagged(declaration: &Declaration) -> String {
    let fields: Vec<String> = declaration.parameters.iter().map(field).collect();
    format!("{{ {} }}", fields.join(", "))
}

#[cfg(feature = "ts")]
fn field(parameter: &Parameter) -> String {
    let spelled_out = parameter.required || parameter.spelled_out;
    let optional = if spelled_out { "" } else { "?" };
    format!("\"{}\"{optional}: {}", parameter.name, kind(parameter))
}

#[cfg(feature = "ts")]
fn kind(parameter: &Parameter) -> String {
    match parameter.kind {
        ParameterKind::Number | ParameterKind::Integer | ParameterKind::Exact => {
            "number".to_owned()
        }
        ParameterKind::Exacts | ParameterKind::Numbers => "Array<number>".to_owned(),
        ParameterKind::Switch => "boolean".to_owned(),
        ParameterKind::Choice(names) => union(names),
        ParameterKind::Choices(names) => format!("Array<{}>", union(names)),
        ParameterKind::Attribute(_)
        | ParameterKind::Table
        | ParameterKind::Text
        | ParameterKind::File => "string".to_owned(),
        ParameterKind::Values(_) | ParameterKind::Order => "Array<string>".to_owned(),
        ParameterKind::Combinations | ParameterKind::Rows => "Array<Array<string>>".to_owned(),
        ParameterKind::Recoding => "Array<RecodeStep>".to_owned(),
        ParameterKind::Levels => "{ [key in string]: number }".to_owned(),
        ParameterKind::Groups => "Array<ValueGroup>".to_owned(),
        ParameterKind::Cuts => "Array<Array<number | string>>".to_owned(),
    }
}

#[cfg(feature = "ts")]
fn union(names: &[&str]) -> String {
    names.iter().map(|name| format!("\"{name}\"")).collect::<Vec<_>>().join(" | ")
}

/// A choice: how recipes have it, and how TypeScript does. With a tag it is one of several that
/// are declared, without one there is a single declaration.
macro_rules! choice {
    ($(#[$meta:meta])* $name:ident, $tag:literal, $declared:expr) => {
        crate::choice::choice! {
            $(#[$meta])* $name,
            |reader| crate::choice::read(reader, $tag, &$declared),
            |choice, writer| crate::choice::write(choice, $tag, writer),
            format!("\n  | {}", crate::choice::typescript($tag, &$declared))
        }
    };
    ($(#[$meta:meta])* $name:ident, $declared:expr) => {
        crate::choice::choice! {
            $(#[$meta])* $name,
            |reader| crate::choice::read_untagged(reader, $declared),
            |choice, writer| crate::choice::write_untagged(choice, writer),
            format!(" {}", crate::choice::typescript_untagged($declared))
        }
    };
    (
        $(#[$meta:meta])* $name:ident, |$reader:ident| $read:expr,
        |$choice:ident, $writer:ident| $write:expr, $typescript:expr
    ) => {
        $(#[$meta])*
        #[derive(Clone, Debug, PartialEq)]
        pub struct $name(pub outis::choice::Choice);

        impl std::ops::Deref for $name {
            type Target = outis::choice::Choice;

            fn deref(&self) -> &Self::Target {
                &self.0
            }
        }

        impl std::ops::DerefMut for $name {
            fn deref_mut(&mut self) -> &mut Self::Target {
                &mut self.0
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>($reader: D) -> Result<Self, D::Error> {
                $read.map(Self)
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, $writer: S) -> Result<S::Ok, S::Error> {
                let $choice = &self.0;
                $write
            }
        }

        #[cfg(feature = "ts")]
        impl ts_rs::TS for $name {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;

            fn name(_: &ts_rs::Config) -> String {
                stringify!($name).to_owned()
            }

            fn inline(_: &ts_rs::Config) -> String {
                $typescript
            }

            fn inline_flattened(config: &ts_rs::Config) -> String {
                Self::name(config)
            }

            fn decl(config: &ts_rs::Config) -> String {
                format!("type {} ={};", Self::name(config), Self::inline(config))
            }
        }
    };
}
pub(crate) use choice;
