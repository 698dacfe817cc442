//! Choices as recipes write them: an object in which a tag names what is chosen, with its
//! arguments beside it.
//!
//! What may stand there only the declarations know. What is wrong is said in serde's own words,
//! which [`parse`](crate::parse()) takes apart for all fields alike.

use crate::recipe::RecodeStep;
use outis::choice::{Argument, Choice, Declaration, Parameter, ParameterKind};
use serde::Deserialize;
use serde::de::{DeserializeOwned, DeserializeSeed, Deserializer, Error, MapAccess, Visitor};
use serde::ser::{SerializeMap, Serializer};
use serde_json::Value;
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
    let Fields { chosen, fields } = reader.deserialize_map(Reading { tag, declared })?;
    let declaration = chosen.ok_or_else(|| Error::missing_field(tag))?;
    let mut choice = declaration.choose();
    for (name, value) in fields {
        let Some(parameter) = declaration.parameter(&name) else {
            let names = declaration.parameters.iter().map(|parameter| parameter.name);
            return Err(Error::custom(format!("unknown field `{name}`{}", listed(names))));
        };
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

/// What else there would be.
fn listed(names: impl Iterator<Item = &'static str>) -> String {
    let names: Vec<String> = names.map(|name| format!("`{name}`")).collect();
    match names.len() {
        0 => ", there are no fields".to_owned(),
        _ => format!(", expected one of {}", names.join(", ")),
    }
}

/// What a field gives; `None` where it says no more than silence would.
fn argument(parameter: &Parameter, value: Value) -> serde_json::Result<Option<Argument>> {
    let may_be_null = !parameter.required && !parameter.spelled_out;
    if may_be_null && value.is_null() {
        match parameter.kind {
            ParameterKind::Switch | ParameterKind::Order => {}
            _ => return Ok(None),
        }
    }
    Ok(Some(match parameter.kind {
        ParameterKind::Number => Argument::Number(typed(value)?),
        ParameterKind::Integer => Argument::Integer(typed(value)?),
        ParameterKind::Switch => {
            let on: bool = typed(value)?;
            if !on && !parameter.spelled_out {
                return Ok(None);
            }
            Argument::Switch(on)
        }
        ParameterKind::Choice(names) => {
            let name: String = typed(value)?;
            if !names.contains(&&*name) {
                let names = listed(names.iter().copied());
                return Err(Error::custom(format!("unknown variant `{name}`{names}")));
            }
            Argument::Text(name)
        }
        ParameterKind::Attribute(_) | ParameterKind::Table => Argument::Text(typed(value)?),
        ParameterKind::Values(_) => Argument::Texts(typed(value)?),
        ParameterKind::Order => {
            let names: Vec<String> = typed(value)?;
            if names.is_empty() {
                return Ok(None);
            }
            Argument::Texts(names)
        }
        ParameterKind::Combinations => Argument::Lists(typed(value)?),
        ParameterKind::Recoding => {
            let steps: Vec<RecodeStep> = typed(value)?;
            Argument::Steps(steps.into_iter().map(|step| (step.attribute, step.level)).collect())
        }
        ParameterKind::Levels => Argument::Levels(typed(value)?),
    }))
}

fn typed<T: DeserializeOwned>(value: Value) -> serde_json::Result<T> {
    serde_json::from_value(value)
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
    for (parameter, argument) in choice.given() {
        let name = parameter.name;
        match argument {
            Argument::Number(number) => fields.serialize_entry(name, number),
            Argument::Integer(number) => fields.serialize_entry(name, number),
            Argument::Switch(on) => fields.serialize_entry(name, on),
            Argument::Text(text) => fields.serialize_entry(name, text),
            Argument::Texts(texts) => fields.serialize_entry(name, texts),
            Argument::Lists(lists) => fields.serialize_entry(name, lists),
            Argument::Levels(levels) => fields.serialize_entry(name, levels),
            Argument::Steps(steps) => {
                let step = |(attribute, level): &(String, u32)| RecodeStep {
                    attribute: attribute.clone(),
                    level: *level,
                };
                fields.serialize_entry(name, &steps.iter().map(step).collect::<Vec<_>>())
            }
        }?;
    }
    fields.end()
}

/// An object whose tag is known, with its other fields in their order.
struct Fields {
    chosen: Option<&'static Declaration>,
    fields: Vec<(String, Value)>,
}

struct Reading<'a> {
    tag: &'static str,
    declared: &'a [&'static Declaration],
}

impl<'de> Visitor<'de> for Reading<'_> {
    type Value = Fields;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Fields, A::Error> {
        let (mut chosen, mut fields) = (None, Vec::new());
        while let Some(name) = map.next_key::<String>()? {
            if name == self.tag {
                chosen = Some(map.next_value_seed(Tag(self.declared))?);
            } else {
                fields.push((name, map.next_value()?));
            }
        }
        Ok(Fields { chosen, fields })
    }
}

/// The name of what is chosen. It is looked up while it is read, so that a name that is not
/// declared is refused where it stands.
struct Tag<'a>(&'a [&'static Declaration]);

impl<'de> DeserializeSeed<'de> for Tag<'_> {
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
    let choice = |declaration: &&Declaration| {
        let field = |parameter: &Parameter| {
            let spelled_out = parameter.required || parameter.spelled_out;
            let optional = if spelled_out { "" } else { "?" };
            format!(", \"{}\"{optional}: {}", parameter.name, kind(parameter))
        };
        let fields: String = declaration.parameters.iter().map(field).collect();
        format!("{{ \"{tag}\": \"{}\"{fields} }}", declaration.id)
    };
    declared.iter().map(choice).collect::<Vec<_>>().join("\n  | ")
}

#[cfg(feature = "ts")]
fn kind(parameter: &Parameter) -> String {
    match parameter.kind {
        ParameterKind::Number | ParameterKind::Integer => "number".to_owned(),
        ParameterKind::Switch => "boolean".to_owned(),
        ParameterKind::Choice(names) => {
            names.iter().map(|name| format!("\"{name}\"")).collect::<Vec<_>>().join(" | ")
        }
        ParameterKind::Attribute(_) | ParameterKind::Table => "string".to_owned(),
        ParameterKind::Values(_) | ParameterKind::Order => "Array<string>".to_owned(),
        ParameterKind::Combinations => "Array<Array<string>>".to_owned(),
        ParameterKind::Recoding => "Array<RecodeStep>".to_owned(),
        ParameterKind::Levels => "{ [key in string]: number }".to_owned(),
    }
}

/// A choice with a tag of its own: how recipes have it, and how TypeScript does.
macro_rules! choice {
    ($(#[$meta:meta])* $name:ident, $tag:literal, $declared:expr) => {
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
            fn deserialize<D: serde::Deserializer<'de>>(reader: D) -> Result<Self, D::Error> {
                crate::choice::read(reader, $tag, &$declared).map(Self)
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, writer: S) -> Result<S::Ok, S::Error> {
                crate::choice::write(self, $tag, writer)
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
                crate::choice::typescript($tag, &$declared)
            }

            fn inline_flattened(config: &ts_rs::Config) -> String {
                Self::name(config)
            }

            fn decl(config: &ts_rs::Config) -> String {
                format!("type {} =\n  | {};", Self::name(config), Self::inline(config))
            }
        }
    };
}
pub(crate) use choice;
