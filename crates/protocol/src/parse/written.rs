//! What a text says that the shape read from it no longer shows: fields that stand twice, and
//! lists where objects are meant.

use crate::problem::{Code, Outcome, Problem};
use serde::de::{DeserializeSeed, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use std::collections::BTreeSet;
use std::fmt;

/// Where objects stand in a text, so that a list there can be refused: serde takes the fields of
/// an object in their order for it.
pub(super) enum Shape {
    /// Whatever is not looked at.
    Any,
    /// An object with these fields; others are not looked at.
    Object(&'static [(&'static str, Shape)]),
    /// An object whose fields are all alike, whatever they are called.
    Named(&'static Shape),
    /// A list.
    List(&'static Shape),
}

/// An object that holds no other.
const PLAIN: Shape = Shape::Object(&[]);

/// A search or recoding.
pub(super) const SEARCH: Shape =
    Shape::Object(&[("levels", PLAIN), ("recode", Shape::List(&PLAIN))]);

/// How values grow coarser.
const HIERARCHY: Shape = Shape::Object(&[("groups", Shape::List(&GROUP))]);

/// Values that go together, and groups of such.
static GROUP: Shape = Shape::Object(&[("groups", Shape::List(&GROUP))]);

/// How records are folded.
const FOLD: Shape = Shape::Object(&[("columns", Shape::Named(&PLAIN))]);

/// How a further table is put beside the data.
const JOIN: Shape = Shape::Object(&[("format", PLAIN)]);

/// A recipe.
pub(super) const RECIPE: Shape = Shape::Object(&[
    ("data", Shape::Object(&[("format", PLAIN), ("join", Shape::List(&JOIN)), ("fold", FOLD)])),
    ("missing", PLAIN),
    ("attributes", Shape::List(&Shape::Object(&[("hierarchy", HIERARCHY)]))),
    ("models", Shape::List(&PLAIN)),
    ("records", PLAIN),
    ("tables", Shape::Named(&PLAIN)),
    ("suppression", PLAIN),
    ("loss", PLAIN),
    ("search", SEARCH),
    ("compare", Shape::List(&SEARCH)),
    ("risk", PLAIN),
    ("output", PLAIN),
]);

/// A policy.
pub(super) const POLICY: Shape = Shape::Object(&[
    ("models", Shape::List(&PLAIN)),
    ("risk", PLAIN),
    ("columns", PLAIN),
    ("treatments", Shape::List(&Shape::Object(&[("hierarchy", HIERARCHY)]))),
    ("texts", PLAIN),
]);

/// A recipe for sets.
pub(super) const SET_RECIPE: Shape = Shape::Object(&[
    ("data", Shape::Object(&[("format", PLAIN)])),
    ("items", Shape::Object(&[("hierarchy", HIERARCHY)])),
    ("models", Shape::List(&PLAIN)),
    ("suppression", PLAIN),
    ("search", PLAIN),
    ("risk", PLAIN),
    ("output", PLAIN),
]);

/// A recipe for places.
pub(super) const PLACE_RECIPE: Shape = Shape::Object(&[
    ("data", Shape::Object(&[("format", Shape::Object(&[("middle", PLAIN), ("columns", PLAIN)]))])),
    ("models", Shape::List(&PLAIN)),
    ("search", PLAIN),
    ("output", PLAIN),
]);

/// A recipe for a query log.
pub(super) const LOG_RECIPE: Shape = Shape::Object(&[
    ("data", Shape::Object(&[("format", Shape::Object(&[("columns", PLAIN)]))])),
    ("models", Shape::List(&PLAIN)),
    ("search", PLAIN),
    ("output", PLAIN),
]);

/// A recipe for a graph.
pub(super) const GRAPH_RECIPE: Shape = Shape::Object(&[
    ("data", Shape::Object(&[("format", PLAIN)])),
    ("models", Shape::List(&PLAIN)),
    ("search", PLAIN),
    ("output", PLAIN),
]);

impl Shape {
    /// What a field has, whatever stands there.
    fn field(&'static self, name: &str) -> &'static Self {
        match self {
            Self::Object(fields) => {
                let found = fields.iter().find(|(field, _)| *field == name);
                found.map_or(&Self::Any, |(_, shape)| shape)
            }
            Self::Named(each) => each,
            Self::Any | Self::List(_) => &Self::Any,
        }
    }

    /// What each element of a list has.
    fn element(&'static self) -> &'static Self {
        match self {
            Self::List(each) => each,
            _ => &Self::Any,
        }
    }
}

/// Refuses a text in which a field of one object stands twice: which of the two is meant?
///
/// # Errors
/// `recipe-duplicate-field` with the field and the line of the second. A text that is not JSON
/// is for others to refuse.
pub(super) fn twice(text: &str) -> Outcome<()> {
    fault(text, &Shape::Any).map_or(Ok(()), Err)
}

/// Refuses a text with a list where an object is meant.
///
/// # Errors
/// `recipe-type` with the line and the field; without field if it is the whole.
pub(super) fn lists(text: &str, shape: &'static Shape) -> Outcome<()> {
    fault(text, shape).map_or(Ok(()), Err)
}

/// The first fault of a text that is JSON.
fn fault(text: &str, shape: &'static Shape) -> Option<Problem> {
    let mut path = String::new();
    let mut found = None;
    let mut reader = serde_json::Deserializer::from_str(text);
    let error =
        TextWalk { path: &mut path, found: &mut found, shape }.deserialize(&mut reader).err()?;
    let line = Some(error.line() as u64);
    let field = Some(path).filter(|path| !path.is_empty());
    found.map(|problem| Problem { line, field, ..problem })
}

/// Walks through a text. Where something is `found`, `path` is where.
struct TextWalk<'a> {
    path: &'a mut String,
    found: &'a mut Option<Problem>,
    shape: &'static Shape,
}

impl TextWalk<'_> {
    /// Walks through what stands at a place below.
    fn below(&mut self, place: &str, shape: &'static Shape) -> TextWalk<'_> {
        self.path.push_str(place);
        TextWalk { path: self.path, found: self.found, shape }
    }
}

impl<'de> DeserializeSeed<'de> for TextWalk<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for TextWalk<'_> {
    type Value = ();

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("anything")
    }

    fn visit_bool<E>(self, _: bool) -> Result<(), E> {
        Ok(())
    }

    fn visit_i64<E>(self, _: i64) -> Result<(), E> {
        Ok(())
    }

    fn visit_u64<E>(self, _: u64) -> Result<(), E> {
        Ok(())
    }

    fn visit_f64<E>(self, _: f64) -> Result<(), E> {
        Ok(())
    }

    fn visit_str<E>(self, _: &str) -> Result<(), E> {
        Ok(())
    }

    fn visit_unit<E>(self) -> Result<(), E> {
        Ok(())
    }

    fn visit_seq<A: SeqAccess<'de>>(mut self, mut list: A) -> Result<(), A::Error> {
        if matches!(self.shape, Shape::Object(_) | Shape::Named(_)) {
            *self.found = Some(Problem::new(Code::RecipeType).with_detail("object"));
            return Err(A::Error::custom("a list"));
        }
        let (length, each) = (self.path.len(), self.shape.element());
        let mut number = 0;
        while list.next_element_seed(self.below(&format!("[{number}]"), each))?.is_some() {
            self.path.truncate(length);
            number += 1;
        }
        self.path.truncate(length);
        Ok(())
    }

    fn visit_map<A: MapAccess<'de>>(mut self, mut fields: A) -> Result<(), A::Error> {
        let length = self.path.len();
        let mut known = BTreeSet::new();
        while let Some(name) = fields.next_key::<String>()? {
            let dot = if length == 0 { "" } else { "." };
            let place = format!("{dot}{name}");
            let shape = self.shape.field(&name);
            if !known.insert(name) {
                self.path.push_str(&place);
                *self.found = Some(Problem::new(Code::RecipeDuplicateField));
                return Err(A::Error::custom("twice"));
            }
            fields.next_value_seed(self.below(&place, shape))?;
            self.path.truncate(length);
        }
        Ok(())
    }
}
