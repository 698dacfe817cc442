//! What a text says that the shape read from it no longer shows: fields that stand twice, and
//! lists where objects are meant.

use crate::problem::{Outcome, Problem};
use serde::Serialize;
use serde::de::{DeserializeSeed, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use serde_json::Value;
use std::collections::BTreeSet;
use std::fmt;

/// Refuses a text in which a field of one object stands twice: which of the two is meant?
///
/// # Errors
/// `recipe-duplicate-field` with the field and the line of the second. A text that is not JSON
/// is for others to refuse.
pub(super) fn twice(text: &str) -> Outcome<()> {
    let mut path = String::new();
    let mut reader = serde_json::Deserializer::from_str(text);
    let mut twice = false;
    match (Walk { path: &mut path, twice: &mut twice }).deserialize(&mut reader) {
        Err(error) if twice => {
            let line = Some(error.line() as u64);
            Err(Problem { line, ..Problem::of_field("recipe-duplicate-field", path) })
        }
        _ => Ok(()),
    }
}

/// Walks through a text. Where a field stands twice, `path` is where.
struct Walk<'a> {
    path: &'a mut String,
    twice: &'a mut bool,
}

impl Walk<'_> {
    /// Walks through what stands at a place below.
    fn below(&mut self, place: &str) -> Walk<'_> {
        self.path.push_str(place);
        Walk { path: self.path, twice: self.twice }
    }
}

impl<'de> DeserializeSeed<'de> for Walk<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Walk<'_> {
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
        let length = self.path.len();
        let mut number = 0;
        while list.next_element_seed(self.below(&format!("[{number}]")))?.is_some() {
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
            if !known.insert(name) {
                self.path.push_str(&place);
                *self.twice = true;
                return Err(A::Error::custom("twice"));
            }
            fields.next_value_seed(self.below(&place))?;
            self.path.truncate(length);
        }
        Ok(())
    }
}

/// Refuses a text with a list where what was read from it has an object: serde takes the fields
/// of one in their order for the other.
///
/// # Errors
/// `recipe-type` with the field; without if it is the whole.
pub(super) fn lists(text: &str, read: &impl Serialize) -> Outcome<()> {
    let written = serde_json::from_str(text).unwrap_or_default();
    let read = serde_json::to_value(read).unwrap_or_default();
    match list_for_object(&written, &read, String::new()) {
        Some(path) => {
            let field = Some(path).filter(|path| !path.is_empty());
            Err(Problem { field, ..Problem::new("recipe-type") }.with_detail("object"))
        }
        None => Ok(()),
    }
}

fn list_for_object(written: &Value, read: &Value, path: String) -> Option<String> {
    match (written, read) {
        (Value::Array(_), Value::Object(_)) => Some(path),
        (Value::Array(written), Value::Array(read)) => {
            let mut pairs = written.iter().zip(read).enumerate();
            pairs
                .find_map(|(at, (one, other))| list_for_object(one, other, format!("{path}[{at}]")))
        }
        (Value::Object(written), Value::Object(read)) => {
            written.iter().find_map(|(name, value)| {
                let dot = if path.is_empty() { "" } else { "." };
                // What says nothing but the usual is not written again.
                let silent = Value::Object(serde_json::Map::new());
                let again = match read.get(name) {
                    None if name == "records" => &silent,
                    again => again?,
                };
                list_for_object(value, again, format!("{path}{dot}{name}"))
            })
        }
        _ => None,
    }
}
