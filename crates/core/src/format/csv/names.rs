//! What columns are called when they are read.

use crate::error::{Error, Kind, Place, Result};
use crate::table::Dictionary;
use std::collections::HashSet;

/// The names, columns without one called by their numbers where there are several. One may have the
/// empty name: tables saved from R or pandas have a first column of row numbers without name.
pub(super) fn with_numbers(names: &[String]) -> Vec<String> {
    if names.iter().filter(|name| name.is_empty()).count() < 2 {
        return names.to_vec();
    }
    let named = (1..).zip(names).map(|(number, name)| match name.is_empty() {
        true => number.to_string(),
        false => name.clone(),
    });
    named.collect()
}

/// Numbers what several columns are called, from the second on: "Alter", "Alter (2)".
pub(super) fn number_repeated(names: &mut [String]) {
    let mut taken: HashSet<String> = names.iter().cloned().collect();
    let mut seen = HashSet::new();
    for name in names {
        if !seen.insert(name.clone()) {
            let mut numbered = (2..).map(|number| format!("{name} ({number})"));
            *name = numbered.find(|free| taken.insert(free.clone())).unwrap_or_default();
        }
    }
}

/// The names, if no two are the same.
pub(super) fn distinct(names: &[String]) -> Result<Vec<String>> {
    let mut seen = Dictionary::new();
    for (index, name) in names.iter().enumerate() {
        let code = seen.insert(name);
        if code as usize != index {
            let kind = Kind::DuplicateName { first: code + 1 };
            let column = Some(index as u32 + 1);
            return Err(Error::at(kind, Place { column, ..Place::default() }));
        }
    }
    Ok(names.to_vec())
}
