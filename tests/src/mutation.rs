//! Recipes made wrong at random, in their structure: fields dropped, said twice, misspelt or of
//! another type, numbers that no field expects, names that no column has.
//!
//! What is marked is never moved, so that no message may hold a mark: whatever a message repeats
//! is what the recipe's author wrote as a name.

use crate::random::pick;
use fastrand::Rng;
use outis_protocol::describe::{Parameter, description};
use outis_protocol::recipe::{
    Attribute, Data, DataType, Matching, MissingSensitive, Recipe, Role, SuppressionStyle,
};
use serde_json::{Map, Value, from_value, json};
use std::collections::BTreeSet;
use std::sync::LazyLock;

/// Behind the name of a field that is to be said twice. JSON in memory cannot.
const TWICE: char = '\u{1}';

/// Before the text of a number that JSON in memory cannot hold.
const NUMBER: char = '\u{2}';

/// Numbers that no recipe needs, as they are written.
const NUMBERS: [&str; 20] = [
    "-1",
    "-0",
    "0",
    "0.5",
    "1",
    "1.5",
    "2",
    "3",
    "100",
    "4294967295",
    "4294967296",
    "9007199254740993",
    "18446744073709551616",
    "-1e308",
    "1e308",
    "1e-320",
    "1e999",
    "0.1000000000000000055511151231257827",
    "NaN",
    "Infinity",
];

/// Names and texts that mean nothing, or much the same as another.
const TEXTS: [&str; 14] = [
    "",
    " ",
    "*",
    "q0 ",
    "Q0",
    "q9",
    "q\u{0}",
    "e\u{301}",
    "\u{feff}q0",
    "\u{202e}0q",
    "🦀",
    "k-anonimity",
    "%d.%m.%q",
    "../q0.csv",
];

/// What would have been expected, as whoever refuses it says: names between backticks, behind the
/// one that stood there.
fn expected<T>(refused: serde_json::Result<T>) -> Vec<String> {
    let message = refused.err().map(|error| error.to_string()).unwrap_or_default();
    let names: Vec<String> = message.split('`').skip(3).step_by(2).map(str::to_owned).collect();
    assert!(names.len() > 1, "no names in {message}");
    names
}

/// What fields may say that are no parameters of anything declared.
fn settings() -> [(&'static str, Vec<String>); 5] {
    let wrong = || json!("");
    [
        ("role", expected(from_value::<Role>(wrong()))),
        ("type", expected(from_value::<DataType>(wrong()))),
        ("match", expected(from_value::<Matching>(wrong()))),
        ("sensitive", expected(from_value::<MissingSensitive>(wrong()))),
        ("style", expected(from_value::<SuppressionStyle>(wrong()))),
    ]
}

/// Fields of a recipe that are no parameters of anything declared.
fn undeclared() -> impl Iterator<Item = String> {
    let wrong = || json!({"": null});
    let fields = [
        expected(from_value::<Recipe>(wrong())),
        expected(from_value::<Attribute>(wrong())),
        expected(from_value::<Data>(wrong())),
    ];
    fields.into_iter().flatten()
}

/// Names that fields may have, and what they may say.
struct Vocabulary {
    choices: Vec<(String, String)>,
    fields: Vec<String>,
}

/// Everything that is declared, and the settings beside it.
static VOCABULARY: LazyLock<Vocabulary> = LazyLock::new(|| {
    let all = description();
    let mut choices: Vec<(String, String)> = settings()
        .into_iter()
        .flat_map(|(field, choices)| choices.into_iter().map(|choice| (field.to_owned(), choice)))
        .collect();
    let lists = [
        ("model", &all.models),
        ("metric", &all.losses),
        ("aggregate", &all.aggregates),
        ("algorithm", &all.searches),
        ("kind", &all.hierarchies),
    ];
    for (field, items) in lists {
        choices.extend(items.iter().map(|item| (field.to_owned(), item.id.clone())));
    }
    let items = lists.iter().flat_map(|(_, items)| items.iter());
    let parameters: Vec<&Parameter> = items.flat_map(|item| &item.parameters).collect();
    for parameter in &parameters {
        let named = parameter.choices.iter();
        choices.extend(named.map(|choice| (parameter.name.clone(), choice.clone())));
    }
    let declared = parameters.iter().map(|parameter| parameter.name.clone());
    // Many have a parameter of one name: each name counts once.
    let fields = undeclared().chain(declared).collect::<BTreeSet<_>>().into_iter().collect();
    let choices = choices.into_iter().collect::<BTreeSet<_>>().into_iter().collect();
    Vocabulary { choices, fields }
});

/// A place in a document: the names and numbers on the way.
type Path = Vec<Step>;

#[derive(Clone, Debug)]
enum Step {
    Field(String),
    Element(usize),
}

/// The text of a recipe after so many random changes; what holds `mark` stays where it is.
#[must_use]
pub fn mutated(recipe: &Value, mark: &str, changes: usize, random: &mut Rng) -> String {
    let mut recipe = recipe.clone();
    for _ in 0..changes {
        change(&mut recipe, mark, random);
    }
    written(&recipe)
}

/// A document as text, with what JSON in memory cannot hold.
fn written(document: &Value) -> String {
    let text = document.to_string().replace("\\u0001", "");
    let mut parts = text.split("\"\\u0002");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| text + &part.replacen('"', "", 1))
}

fn change(document: &mut Value, mark: &str, random: &mut Rng) {
    let mut paths = Vec::new();
    collect(document, &mut Vec::new(), &mut paths);
    if paths.is_empty() {
        return;
    }
    let mut path: Path = pick(random, &paths).clone();
    // Most of a recipe are the rows of its hierarchies.
    while is_in_row(&path) && random.u8(0..10) > 0 {
        path.clone_from(pick(random, &paths));
    }
    let second: Path = pick(random, &paths).clone();
    let other = value_at(document, &second).filter(|value| !is_marked(value, mark)).cloned();
    let value = value_at(document, &path).cloned().unwrap_or(Value::Null);
    // Most changes leave the type alone: others are refused before anything is looked at.
    if let Some(value) = alike(&value, document, &path, random).filter(|_| random.u8(0..10) < 8) {
        return set(document, &path, value);
    }
    match random.u8(0..12) {
        0..=2 => drop(remove(document, &path)),
        3 => twice(document, &path, random),
        4 => rename(document, &path, random),
        5 => set(document, &path, other.unwrap_or(Value::Null)),
        6 => set(document, &path, any(random)),
        7 => {
            let depth = *pick(random, &[1, 2, 5, 130, 300]);
            set(document, &path, nested(value, depth, random.bool()));
        }
        8..=9 => add(document, &path, other.unwrap_or(Value::Null), random),
        _ => swap(document, &path, &second, mark),
    }
}

/// Another value of the same type, if there is one, most often one that the field may have.
fn alike(value: &Value, document: &Value, path: &[Step], random: &mut Rng) -> Option<Value> {
    match value {
        Value::Bool(is_so) => Some(json!(!is_so)),
        Value::Number(number) if number.is_u64() && random.u8(0..4) > 0 => {
            Some(json!(*pick(random, &[0, 1, 2, 3, 5, 100, u64::from(u32::MAX)])))
        }
        Value::Number(_) if random.u8(0..4) > 0 => {
            Some(json!(*pick(random, &[-0.1, 0.0, 0.001, 0.3, 0.9, 1.0, 1.5, 50.0, 1e300])))
        }
        Value::Number(_) => Some(number(random)),
        Value::String(_) if random.u8(0..6) == 0 => Some(json!(*pick(random, &TEXTS))),
        Value::String(_) => {
            let field = path.iter().rev().find_map(|step| match step {
                Step::Field(name) => Some(name.as_str()),
                Step::Element(_) => None,
            })?;
            let mut texts = Vec::new();
            let is_column = ["attribute", "guard", "entity", "label", "sampling-weight"];
            names(document, if is_column.contains(&field) { "name" } else { field }, &mut texts);
            let choices = VOCABULARY.choices.iter().filter(|(name, _)| *name == field);
            texts.extend(choices.map(|(_, choice)| choice.clone()));
            (!texts.is_empty()).then(|| json!(pick(random, &texts)))
        }
        _ => None,
    }
}

/// Everything that fields of this name say. What lists of lists say are cells.
fn names(value: &Value, field: &str, texts: &mut Vec<String>) {
    match value {
        Value::Object(fields) => {
            for (name, value) in fields {
                match value {
                    Value::String(text) if name == field => texts.push(text.clone()),
                    _ => names(value, field, texts),
                }
            }
        }
        Value::Array(all) => all.iter().for_each(|value| names(value, field, texts)),
        _ => {}
    }
}

/// Every place below this one.
fn collect(value: &Value, path: &mut Path, paths: &mut Vec<Path>) {
    let mut below = |step: Step, value: &Value| {
        path.push(step);
        paths.push(path.clone());
        collect(value, path, paths);
        path.pop();
    };
    match value {
        Value::Object(fields) => {
            fields.iter().for_each(|(name, value)| below(Step::Field(name.clone()), value));
        }
        Value::Array(all) => {
            all.iter().enumerate().for_each(|(index, value)| below(Step::Element(index), value));
        }
        _ => {}
    }
}

fn is_in_row(path: &[Step]) -> bool {
    path.iter().filter(|step| matches!(step, Step::Element(_))).count() > 1
}

fn value_at<'a>(document: &'a Value, path: &[Step]) -> Option<&'a Value> {
    path.iter().try_fold(document, |value, step| match step {
        Step::Field(name) => value.get(name),
        Step::Element(index) => value.get(index),
    })
}

fn value_at_mut<'a>(document: &'a mut Value, path: &[Step]) -> Option<&'a mut Value> {
    path.iter().try_fold(document, |value, step| match step {
        Step::Field(name) => value.get_mut(name),
        Step::Element(index) => value.get_mut(index),
    })
}

fn set(document: &mut Value, path: &[Step], value: Value) {
    value_at_mut(document, path).into_iter().for_each(|place| *place = value.clone());
}

fn is_marked(value: &Value, mark: &str) -> bool {
    value.to_string().contains(mark)
}

fn remove(document: &mut Value, path: &[Step]) -> Option<Value> {
    let (last, before) = path.split_last()?;
    match (value_at_mut(document, before)?, last) {
        (Value::Object(fields), Step::Field(name)) => fields.remove(name),
        (Value::Array(all), Step::Element(index)) if *index < all.len() => Some(all.remove(*index)),
        _ => None,
    }
}

/// Says a field or an element twice, the second time perhaps with another value.
fn twice(document: &mut Value, path: &[Step], random: &mut Rng) {
    let Some((last, before)) = path.split_last() else { return };
    let same = value_at(document, path).cloned().unwrap_or(Value::Null);
    let value = if random.bool() { same } else { any(random) };
    match (value_at_mut(document, before), last) {
        (Some(Value::Object(fields)), Step::Field(name)) => {
            fields.insert(format!("{name}{TWICE}"), value);
        }
        (Some(Value::Array(all)), Step::Element(index)) => all.insert(*index, value),
        _ => {}
    }
}

fn rename(document: &mut Value, path: &[Step], random: &mut Rng) {
    let Some((Step::Field(name), before)) = path.split_last() else { return };
    let value = remove(document, path).unwrap_or(Value::Null);
    let renamed = match random.u8(0..5) {
        0 => format!("{name}s"),
        1 => name.to_uppercase(),
        2 => name.replace('-', "_"),
        3 => name.chars().rev().collect(),
        _ => (*pick(random, &TEXTS)).to_owned(),
    };
    if let Some(Value::Object(fields)) = value_at_mut(document, before) {
        fields.insert(renamed, value);
    }
}

/// Adds a field or an element beside this one.
fn add(document: &mut Value, path: &[Step], value: Value, random: &mut Rng) {
    let Some((_, before)) = path.split_last() else { return };
    match value_at_mut(document, before) {
        Some(Value::Object(object)) => {
            object.insert(pick(random, &VOCABULARY.fields).clone(), value);
        }
        Some(Value::Array(all)) => all.push(value),
        _ => {}
    }
}

fn swap(document: &mut Value, one: &[Step], other: &[Step], mark: &str) {
    let (first, second) = (value_at(document, one).cloned(), value_at(document, other).cloned());
    if let (Some(first), Some(second)) = (first, second)
        && !is_marked(&first, mark)
        && !is_marked(&second, mark)
    {
        set(document, one, second);
        set(document, other, first);
    }
}

fn number(random: &mut Rng) -> Value {
    json!(format!("{NUMBER}{}", pick(random, &NUMBERS)))
}

/// A value of any type.
fn any(random: &mut Rng) -> Value {
    match random.u8(0..8) {
        0 => Value::Null,
        1 => json!(random.bool()),
        2 => json!([]),
        3 => json!({}),
        4 => json!("x".repeat(10_000)),
        5 => json!(*pick(random, &TEXTS)),
        _ => number(random),
    }
}

/// A value inside so many lists or objects.
fn nested(value: Value, depth: usize, lists: bool) -> Value {
    (0..depth).fold(value, |value, _| match lists {
        true => Value::Array(vec![value]),
        false => Value::Object(Map::from_iter([("x".to_owned(), value)])),
    })
}

#[cfg(test)]
mod tests {
    use super::{NUMBER, TWICE, mutated, written};
    use fastrand::Rng;
    use serde_json::json;

    #[test]
    fn what_json_in_memory_cannot_hold_is_written() {
        let mut document = json!({"a": format!("{NUMBER}NaN"), "b": [format!("{NUMBER}-0"), "c"]});
        document[format!("a{TWICE}")] = json!(1);
        assert_eq!(written(&document), r#"{"a":NaN,"a":1,"b":[-0,"c"]}"#);
    }

    #[test]
    fn what_is_marked_stays_where_it_is() {
        let recipe = json!({"name": "q0", "rows": [["MARK a", "b"]], "k": 5, "values": ["MARK a"]});
        let mut random = Rng::with_seed(7);
        for _ in 0..2_000 {
            let text = mutated(&recipe, "MARK", 3, &mut random);
            assert!(!text.contains(r#""name":"MARK"#), "{text}");
        }
    }
}
