//! Other tools' numbers, in the folder that `OUTIS_REFERENCE` names.

use outis_protocol::resolve::Files;
use outis_protocol::{Outcome, Problem};
use serde_json::{Value, json};
use std::path::{Path, PathBuf};

/// The folder, if there is one: `data/` holds UCI Adult as ARX ships it, `reference/` the
/// numbers.
#[must_use]
pub fn folder() -> Option<PathBuf> {
    std::env::var_os("OUTIS_REFERENCE").map(PathBuf::from)
}

/// A file of numbers.
///
/// # Panics
/// If it cannot be read: a folder that is named must be complete.
#[must_use]
pub fn numbers(folder: &Path, name: &str) -> Value {
    let text = std::fs::read(folder.join("reference").join(name)).expect("the file of numbers");
    serde_json::from_slice(&text).expect("JSON")
}

/// The bytes of a data file.
///
/// # Panics
/// If it cannot be read.
#[must_use]
pub fn data(folder: &Path, name: &str) -> Vec<u8> {
    std::fs::read(folder.join("data").join(name)).expect("the data file")
}

/// Hierarchy files beside the data.
pub struct DataFiles<'a>(pub &'a Path);

impl Files for DataFiles<'_> {
    fn read(&self, name: &str) -> Outcome<Vec<u8>> {
        std::fs::read(self.0.join("data").join(name))
            .map_err(|_| Problem::new("file-missing").in_file(name))
    }
}

/// The columns of `adult.csv`, in its order.
pub const ADULT: [&str; 9] = [
    "sex",
    "age",
    "race",
    "marital-status",
    "education",
    "native-country",
    "workclass",
    "occupation",
    "salary-class",
];

/// The attributes of a recipe on Adult: these quasi-identifiers first and in this order, which
/// is how ARX's levels are listed, each with its hierarchy file and the weight that `weight`
/// has for it; then every other column, as sensitive if it is in `sensitive`.
#[must_use]
pub fn adult_attributes(quasi: &[String], sensitive: &[String], weights: &Value) -> Vec<Value> {
    let hierarchy =
        |name: &str| json!({"kind": "levels", "file": format!("adult_hierarchy_{name}.csv")});
    let mut attributes: Vec<Value> = quasi
        .iter()
        .map(|name| {
            let weight = weights.get(name).and_then(Value::as_f64).unwrap_or(1.0);
            json!({"name": name, "role": "quasi-identifier", "hierarchy": hierarchy(name),
                   "weight": weight})
        })
        .collect();
    for name in ADULT {
        if !quasi.iter().any(|quasi| quasi == name) {
            let sensitive = sensitive.iter().any(|sensitive| sensitive == name);
            let role = if sensitive { "sensitive" } else { "insensitive" };
            attributes.push(json!({"name": name, "role": role}));
        }
    }
    attributes
}

/// The strings of a JSON array.
#[must_use]
pub fn strings(value: &Value) -> Vec<String> {
    let texts = value.as_array().into_iter().flatten().filter_map(Value::as_str);
    texts.map(str::to_owned).collect()
}

/// ARX's numbers as JSON: a loss is the text of a double.
#[must_use]
pub fn loss(value: &Value) -> Option<f64> {
    value.as_str()?.parse().ok()
}
