//! Random columns that are not generalized: sensitive values, persons, personal demands.

use super::pick;
use crate::oracle::Column;
use fastrand::Rng;
use serde_json::{Value, json};

/// The names of these columns in the file, in the order of the question's columns.
pub const NAMES: [&str; 6] = ["ill", "more", "who", "ask", "guard", "weight"];
/// The first sensitive column.
pub const ILL: usize = 0;
/// The second sensitive column.
pub const MORE: usize = 1;
/// The column of persons.
pub const WHO: usize = 2;
/// The column of personal demands.
pub const ASK: usize = 3;
/// The column of guarding nodes.
pub const GUARD: usize = 4;
/// The column of sampling weights.
pub const WEIGHT: usize = 5;

/// The columns as they were drawn.
#[derive(Clone, Debug)]
pub struct Others {
    /// The raw cells of each column.
    pub cells: Vec<Vec<String>>,
    /// The rows of the sensitive column's hierarchy, one for each value.
    pub tree: Vec<Vec<String>>,
    /// Whether the sensitive values are numbers.
    pub numeric: bool,
    /// Whether missing sensitive values count as values.
    pub own_value: bool,
}

impl Others {
    /// Draws the columns of so many records.
    pub(super) fn draw(random: &mut Rng, records: usize, markers: &[String]) -> Self {
        let numeric = random.bool();
        let all: &[&str] =
            if numeric { &["1", "2", "5", "10", "20"] } else { &["a", "b", "c", "d", "e"] };
        let values = &all[..random.usize(1..=5)];
        let tree = all.iter().enumerate().map(|(i, value)| {
            let group = format!("group {}", i % 2);
            vec![(*value).to_owned(), group, "*".to_owned()]
        });
        let tree: Vec<Vec<String>> = tree.collect();
        let missing = random.u8(0..100) < 45;
        let often = if missing { random.u8(5..60) } else { 0 };
        let mut column = |choices: &[&str], often: u8, skewed: bool| -> Vec<String> {
            (0..records)
                .map(|_| {
                    if random.u8(0..100) < often {
                        return pick(random, markers).clone();
                    }
                    let (a, b) = (random.usize(0..choices.len()), random.usize(0..choices.len()));
                    choices[if skewed { a.min(b) } else { a }].to_owned()
                })
                .collect()
        };
        let persons: Vec<String> = (0..records.max(2)).map(|i| format!("p{i}")).collect();
        let persons: Vec<&str> = persons.iter().map(String::as_str).collect();
        let cells = vec![
            column(values, often, true),
            column(&["x", "y", "z"], often / 2, true),
            column(&persons, 0, true),
            column(&["1", "2", "3", "5"], 30, true),
            column(&["group 0", "group 1", "*", all[0]], 60, false),
            column(&["1", "2", "2.5", "7"], 0, false),
        ];
        Self { cells, tree, numeric, own_value: random.u8(0..100) < 25 }
    }

    /// The columns for the oracle.
    pub(super) fn columns(&self, markers: &[String]) -> Vec<Column> {
        self.cells
            .iter()
            .enumerate()
            .map(|(number, cells)| Column {
                cells: cells
                    .iter()
                    .map(|cell| (!markers.contains(cell)).then(|| cell.clone()))
                    .collect(),
                own_value: self.own_value && (number == ILL || number == MORE),
            })
            .collect()
    }

    /// The columns for the recipe.
    pub(super) fn json(&self) -> Vec<Value> {
        let columns = NAMES.into_iter().enumerate().map(|(number, name)| {
            let is_sensitive = number == ILL || number == MORE;
            json!({"name": name, "role": if is_sensitive { "sensitive" } else { "insensitive" }})
        });
        let mut columns: Vec<Value> = columns.collect();
        columns[ILL]["hierarchy"] = json!({"kind": "levels", "rows": self.tree});
        columns
    }

    /// The sensitive values that occur, in their order; a missing one that counts comes last.
    pub(super) fn ordered(&self, markers: &[String]) -> Vec<String> {
        let mut values: Vec<String> = self.tree.iter().map(|path| path[0].clone()).collect();
        values.retain(|value| self.cells[ILL].contains(value));
        if self.own_value && self.cells[ILL].iter().any(|cell| markers.contains(cell)) {
            values.push(markers[0].clone());
        }
        values
    }
}
