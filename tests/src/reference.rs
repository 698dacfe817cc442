//! Other tools' numbers, in the folder that `OUTIS_REFERENCE` names.

use outis_job::resolve::Files;
use outis_protocol::{Outcome, Problem};
use serde_json::Value;
use std::path::{Path, PathBuf};

/// The folder, if there is one: `data/` holds UCI Adult as ARX ships it, `reference/` the
/// numbers.
#[must_use]
pub fn folder() -> Option<PathBuf> {
    std::env::var_os("OUTIS_REFERENCE").map(PathBuf::from)
}

/// The folder, or a line that counts the test as skipped.
#[macro_export]
macro_rules! reference_or_skip {
    ($name:literal) => {
        match $crate::reference::folder() {
            Some(folder) => folder,
            None => {
                println!("OUTIS-SKIPPED {}: OUTIS_REFERENCE is not set", $name);
                return;
            }
        }
    };
}
pub use reference_or_skip;

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
            .map_err(|_| Problem::new(outis_protocol::problem::Code::FileMissing).in_file(name))
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

/// The strings of a JSON array.
#[must_use]
pub fn strings(value: &Value) -> Vec<String> {
    let texts = value.as_array().into_iter().flatten().filter_map(Value::as_str);
    texts.map(str::to_owned).collect()
}
