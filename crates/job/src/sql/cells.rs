//! What is written instead of the quasi-identifiers, as files that an engine joins.

use super::statements::{CLASS, KEY, LABEL, SEPARATOR, VALUE, map_file};
use super::{length, line, write_line};
use crate::Job;
use outis::release::Applied;
use outis::table::{Column, Table};
use outis_protocol::engine::ApplyForm;
use outis_protocol::problem::{Code, Outcome, Problem};
use std::collections::{BTreeMap, BTreeSet};

/// Above so many lines, what is written for each column is told rather than what is for each key.
const MANY_LINES: usize = 2_000_000;

/// Files, by their names.
pub(super) type JoinedFiles = Vec<(String, String)>;

/// The lines that were counted, and what becomes of their quasi-identifiers.
struct CountedLines<'a> {
    table: &'a Table,
    applied: &'a Applied,
    /// The quasi-identifiers in the table, and among the columns that are released.
    inputs: Vec<&'a Column>,
    positions: Vec<usize>,
}

/// The files in the form that was asked for, or the one that suits the number of lines.
///
/// # Errors
/// `not-together` if a cell holds what parts the cells of a key, or if the form that was asked for
/// cannot tell what is written.
pub(super) fn cells(
    job: &Job,
    applied: &Applied,
    quasi: &[&str],
    asked: Option<ApplyForm>,
) -> Outcome<(ApplyForm, JoinedFiles)> {
    let table = job.input.table();
    let positions = applied.quasi_identifiers();
    let inputs = positions.iter().map(|&place| &table.columns[applied.columns()[place].column]);
    let lines = CountedLines { table, applied, inputs: inputs.collect(), positions };
    if let Some(column) = lines.inputs.iter().find(|one| one.dictionary.iter().any(is_parted)) {
        let problem = Problem::of_field(Code::NotTogether, "--counts");
        return Err(problem.with_detail("engine-separator").of_attribute(&column.name));
    }
    let form = asked.unwrap_or(match table.records > MANY_LINES {
        true => ApplyForm::A,
        false => ApplyForm::B,
    });
    if form == ApplyForm::A {
        match lines.maps() {
            Some(files) => return Ok((ApplyForm::A, files)),
            None if asked.is_some() => {
                return Err(
                    Problem::of_field(Code::NotTogether, "--form").with_detail("engine-form")
                );
            }
            None => {}
        }
    }
    Ok((ApplyForm::B, lines.keys(quasi)))
}

fn is_parted(text: &str) -> bool {
    text.contains(SEPARATOR)
}

fn joined(texts: &[&str]) -> String {
    texts.join(&SEPARATOR.to_string())
}

impl<'a> CountedLines<'a> {
    fn numbers(&self) -> std::ops::Range<u32> {
        0..self.table.records as u32
    }

    /// What is written for a line.
    fn labels(&self, line: u32) -> Vec<&'a str> {
        let cells: Vec<&str> = self.applied.cells(self.table, line).collect();
        self.positions.iter().map(|&position| cells[position]).collect()
    }

    /// The quasi-identifiers of a line, as they were counted.
    fn key(&self, line: u32) -> impl Iterator<Item = &'a str> {
        self.inputs.iter().map(move |one| one.dictionary.get(one.codes.get(line as usize)))
    }

    /// What is written for each key that is released.
    fn keys(&self, quasi: &[&str]) -> JoinedFiles {
        // There may be as many keys as memory has room for: one line stands for all with its key.
        let mut keys: Vec<u32> =
            self.numbers().filter(|&number| self.applied.writes(number)).collect();
        keys.sort_unstable_by(|&one, &other| self.key(one).cmp(self.key(other)));
        keys.dedup_by(|one, other| self.key(*one).eq(self.key(*other)));
        let classes: BTreeSet<Vec<&str>> = keys.iter().map(|&number| self.labels(number)).collect();
        let classes: BTreeMap<Vec<&str>, usize> = classes.into_iter().zip(1..).collect();
        let mut text = line([KEY, CLASS].into_iter().chain(quasi.iter().copied()));
        let digits = classes.len().to_string().len();
        let lengths = keys.iter().map(|&number| {
            length(self.key(number)) + digits + length(self.labels(number).into_iter())
        });
        text.reserve_exact(lengths.sum());
        for &number in &keys {
            let labels = self.labels(number);
            let class = classes[&labels].to_string();
            let key = joined(&self.key(number).collect::<Vec<_>>());
            write_line(&mut text, [key.as_str(), &class].into_iter().chain(labels));
        }
        vec![("cells.csv".to_owned(), text)]
    }

    /// What is written for each value of each column, and the classes that are released; nothing
    /// where that does not say what is written for each line, as with a recoding that is not bound
    /// to one level for each column, or with suppressed records that stay.
    fn maps(&self) -> Option<JoinedFiles> {
        let mut maps: Vec<Vec<Option<&str>>> =
            self.inputs.iter().map(|one| vec![None; one.dictionary.len()]).collect();
        let mut classes = BTreeSet::new();
        for number in self.numbers().filter(|&number| self.applied.writes(number)) {
            let labels = self.labels(number);
            if labels.iter().any(|label| is_parted(label)) {
                return None;
            }
            for ((map, input), &label) in maps.iter_mut().zip(&self.inputs).zip(&labels) {
                let known = map[input.codes.get(number as usize) as usize].get_or_insert(label);
                if *known != label {
                    return None;
                }
            }
            classes.insert(labels);
        }
        // No line that is suppressed may show what a class that is released does.
        for number in self.numbers().filter(|&number| !self.applied.writes(number)) {
            let labels = maps.iter().zip(&self.inputs);
            let labels = labels.map(|(map, one)| map[one.codes.get(number as usize) as usize]);
            if labels.collect::<Option<Vec<&str>>>().is_some_and(|shown| classes.contains(&shown)) {
                return None;
            }
        }
        let mut files = JoinedFiles::new();
        for (place, (map, input)) in maps.iter().zip(&self.inputs).enumerate() {
            let pairs = input.dictionary.iter().zip(map);
            let pairs = pairs.filter_map(|(value, label)| Some((value, (*label)?)));
            let pairs: BTreeMap<&str, &str> = pairs.collect();
            let mut text = line([VALUE, LABEL].into_iter());
            text.extend(pairs.into_iter().map(|(value, label)| line([value, label].into_iter())));
            files.push((map_file(place), text));
        }
        let mut text = line([KEY, CLASS].into_iter());
        for (labels, class) in classes.iter().zip(1_usize..) {
            text += &line([joined(labels).as_str(), &class.to_string()].into_iter());
        }
        files.push(("classes.csv".to_owned(), text));
        Some(files)
    }
}
