//! Which field of a tagged object is at fault.
//!
//! Of models, hierarchies and searches serde reads all fields before it knows which of them
//! there should be, and then says what is wrong with one of them, but not with which. A field
//! alone beside the tag meets the same fault only if it is the one at fault.

use super::field_problem;
use crate::problem::{Code, Problem};
use crate::recipe::{Hierarchy, Model, Search};
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

/// Longer lists are not searched through: each element is read once more.
const SEARCHED: usize = 10_000;

/// The problem with a recipe, its field continued as far as it can be told.
pub(super) fn placed(recipe: &str, problem: Problem) -> Problem {
    if problem.code != Code::RecipeType && problem.code != Code::UnknownChoice {
        return problem;
    }
    let Some(path) = problem.field.clone() else { return problem };
    let Ok(recipe) = serde_json::from_str::<Value>(recipe) else { return problem };
    let Some(object) = object_at(&recipe, &path) else { return problem };
    if path.ends_with(".hierarchy") {
        continued::<Hierarchy>(problem, object, "kind")
    } else if path == "search" || path.starts_with("compare[") {
        continued::<Search>(problem, object, "algorithm")
    } else if path.starts_with("models[") {
        continued::<Model>(problem, object, "model")
    } else {
        problem
    }
}

/// The same of a recipe for what is no table, whose models and searches are these.
pub(super) fn placed_in_other<M: DeserializeOwned, S: DeserializeOwned>(
    recipe: &str,
    problem: Problem,
) -> Problem {
    if problem.code != Code::RecipeType && problem.code != Code::UnknownChoice {
        return problem;
    }
    let Some(path) = problem.field.clone() else { return problem };
    let Ok(recipe) = serde_json::from_str::<Value>(recipe) else { return problem };
    let Some(object) = object_at(&recipe, &path) else { return problem };
    match path.as_str() {
        "items.hierarchy" => continued::<Hierarchy>(problem, object, "kind"),
        "search" => continued::<S>(problem, object, "algorithm"),
        path if path.starts_with("models[") => continued::<M>(problem, object, "model"),
        _ => problem,
    }
}

/// What stands at the path of a field.
pub(super) fn object_at<'a>(recipe: &'a Value, path: &str) -> Option<&'a Value> {
    recipe.pointer(&format!("/{}", path.replace('[', "/").replace(']', "").replace('.', "/")))
}

/// The problem with a search by itself.
pub(super) fn placed_in(search: &str, problem: Problem) -> Problem {
    let Ok(object) = serde_json::from_str(search) else { return problem };
    continued::<Search>(problem, &object, "algorithm")
}

/// The field of the problem, continued within a tagged object.
fn continued<T: DeserializeOwned>(problem: Problem, object: &Value, tag: &str) -> Problem {
    let Some(fields) = object.as_object() else { return problem };
    let Some(kind) = fields.get(tag) else { return problem };
    let fault = |value: Value| {
        let error = serde_json::from_value::<T>(value).err()?;
        let found = field_problem("", &error);
        Some((found.code, found.detail))
    };
    let Some(own) = fault(object.clone()) else { return problem };
    let same = |value: Value| fault(value).is_some_and(|fault| fault == own);
    for (name, value) in fields.iter().filter(|(name, _)| *name != tag) {
        let alone = |value: Value| {
            let pairs = [(tag.to_owned(), kind.clone()), (name.clone(), value)];
            Value::Object(Map::from_iter(pairs))
        };
        if same(alone(value.clone())) {
            let dot =
                if problem.field.as_deref().unwrap_or_default().is_empty() { "" } else { "." };
            let path_within = path_within(value, &|value| same(alone(value)));
            let field = problem.field.unwrap_or_default() + dot + name + &path_within;
            return Problem { code: own.0, detail: own.1, field: Some(field), ..problem };
        }
    }
    problem
}

/// Where in a value the fault is; nothing if it is all of it.
fn path_within(value: &Value, same: &dyn Fn(Value) -> bool) -> String {
    let bare = match value {
        Value::Array(_) => Value::Array(Vec::new()),
        Value::Object(_) => Value::Object(Map::new()),
        _ => return String::new(),
    };
    if same(bare) {
        return String::new();
    }
    match value {
        Value::Array(values) if values.len() <= SEARCHED => {
            let alone = |value: Value| Value::Array(vec![value]);
            let index = values.iter().position(|value| same(alone(value.clone())));
            index.map_or_else(String::new, |index| {
                format!("[{index}]{}", path_within(&values[index], &|value| same(alone(value))))
            })
        }
        Value::Object(fields) => {
            let one = |name: &str, value| Value::Object(Map::from_iter([(name.to_owned(), value)]));
            let found = fields.iter().find(|(name, value)| same(one(name, (*value).clone())));
            found.map_or_else(String::new, |(name, value)| {
                format!(".{name}{}", path_within(value, &|value| same(one(name, value))))
            })
        }
        _ => String::new(),
    }
}
