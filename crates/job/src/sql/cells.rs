//! What is written instead of the quasi-identifiers, as files that an engine joins.

use super::statements::{CLASS, KEY, LABEL, SEPARATOR, VALUE, map_file};
use super::{Dialect, WrittenFiles, write_line};
use crate::Job;
use outis::error::WarningKind;
use outis::release::{Applied, ReleasedColumn, WrittenTexts, order_by_columns};
use outis::table::{Column, Table};
use outis_protocol::engine::ApplyForm;
use outis_protocol::problem::{Code, Outcome, Problem};
use std::collections::{BTreeMap, BTreeSet};

/// Above so many lines, what is written for each column is told rather than what is for each key.
const MANY_LINES: usize = 2_000_000;

/// The lines that were counted, and what becomes of their quasi-identifiers.
pub(super) struct CountedLines<'a> {
    table: &'a Table,
    applied: &'a Applied,
    /// The quasi-identifiers in the table, and among the columns that are released.
    inputs: Vec<&'a Column>,
    outputs: Vec<&'a ReleasedColumn>,
}

/// For each column what is written for each of its values, if any of its lines is released, and
/// what each released class shows.
pub(super) struct ColumnMaps<'a> {
    columns: Vec<BTreeMap<&'a str, String>>,
    classes: BTreeSet<Vec<&'a str>>,
}

fn is_parted(text: &str) -> bool {
    text.contains(SEPARATOR)
}

fn joined(texts: &[&str]) -> String {
    texts.join(&SEPARATOR.to_string())
}

impl<'a> CountedLines<'a> {
    /// The lines of a job.
    ///
    /// # Errors
    /// `not-together` if a cell holds what parts the cells of a key.
    pub(super) fn new(job: &'a Job, applied: &'a Applied) -> Outcome<Self> {
        let table = job.input.table();
        let positions = applied.quasi_identifiers();
        let outputs: Vec<&ReleasedColumn> =
            positions.iter().map(|&place| &applied.columns()[place]).collect();
        let inputs: Vec<&Column> =
            outputs.iter().map(|output| &table.columns[output.column]).collect();
        // Elsewhere than in a key it stands for nothing at all where a release is looked at.
        let mut released = applied.columns().iter().map(|output| &table.columns[output.column]);
        if let Some(column) = released.find(|one| one.dictionary.iter().any(is_parted)) {
            let problem = Problem::of_field(Code::NotTogether, "--counts");
            return Err(problem.with_detail("engine-separator").of_attribute(&column.name));
        }
        // The engine holds another text than the one that was read for it.
        let warnings = &job.input.loaded().warnings;
        if warnings.iter().any(|one| matches!(one.kind, WarningKind::FormulaTexts { .. })) {
            let problem = Problem::of_field(Code::NotTogether, "--counts");
            return Err(problem.with_detail("engine-formula-texts"));
        }
        Ok(Self { table, applied, inputs, outputs })
    }

    /// Refuses cells that this engine's client would not load.
    ///
    /// # Errors
    /// `not-together` for such a cell.
    pub(super) fn refuse_for(&self, dialect: &dyn Dialect) -> Outcome<()> {
        let mut inputs = self.inputs.iter();
        match inputs.find(|one| one.dictionary.iter().any(|text| !dialect.can_import(text))) {
            Some(column) => {
                let problem = Problem::of_field(Code::NotTogether, "--counts");
                Err(problem.with_detail("engine-line").of_attribute(&column.name))
            }
            None => Ok(()),
        }
    }

    /// The form that was asked for, or the one that suits the number of lines, with the maps that
    /// it needs.
    ///
    /// # Errors
    /// `not-together` if the form that was asked for cannot tell what is written.
    pub(super) fn form(
        &self,
        asked: Option<ApplyForm>,
    ) -> Outcome<(ApplyForm, Option<ColumnMaps<'a>>)> {
        let form = asked.unwrap_or(match self.table.records > MANY_LINES {
            true => ApplyForm::A,
            false => ApplyForm::B,
        });
        let maps = if form == ApplyForm::A { self.maps() } else { None };
        match maps {
            Some(maps) => Ok((ApplyForm::A, Some(maps))),
            None if asked == Some(ApplyForm::A) => {
                Err(Problem::of_field(Code::NotTogether, "--form").with_detail("engine-form"))
            }
            None => Ok((ApplyForm::B, None)),
        }
    }

    /// The lines that are released, or those that are not.
    fn numbers(&self, are_released: bool) -> impl Iterator<Item = u32> {
        let all = 0..self.table.records as u32;
        all.filter(move |&number| self.applied.writes(number) == are_released)
    }

    /// What is written for a line.
    fn labels(&self, line: u32) -> Vec<&'a str> {
        let cells: Vec<&str> = self.applied.cells(self.table, line).collect();
        let positions = self.applied.quasi_identifiers().into_iter();
        positions.map(|position| cells[position]).collect()
    }

    /// The quasi-identifiers of a line, as they were counted.
    fn key(&self, line: u32) -> impl Iterator<Item = &'a str> {
        self.inputs.iter().map(move |one| one.dictionary.get(one.codes.get(line as usize)))
    }

    /// What the released classes show, in order.
    fn classes(&self) -> BTreeSet<Vec<&'a str>> {
        let mut is_known = vec![false; self.applied.shown_classes()];
        let mut classes = BTreeSet::new();
        for number in self.numbers(true) {
            let known = &mut is_known[self.applied.shown_class(number)];
            if !std::mem::replace(known, true) {
                classes.insert(self.labels(number));
            }
        }
        classes
    }

    /// Writes what is written for each key that is released.
    pub(super) fn write_keys(&self, quasi: &[&str], files: &mut WrittenFiles<'_>) -> Outcome<()> {
        // There may be as many keys as memory has room for: one line stands for all with its key.
        let mut keys = order_by_columns(self.numbers(true).collect(), &self.inputs);
        keys.dedup_by(|one, other| self.key(*one).eq(self.key(*other)));
        let classes: BTreeMap<Vec<&str>, usize> = self.classes().into_iter().zip(1..).collect();
        let names = [KEY, CLASS].into_iter().chain(quasi.iter().copied());
        files.csv("cells.csv", names, keys.into_iter(), |text, number| {
            let labels = self.labels(number);
            let class = classes[&labels].to_string();
            let key = joined(&self.key(number).collect::<Vec<_>>());
            write_line(text, [key.as_str(), &class].into_iter().chain(labels));
        })
    }

    /// What is written for each value of each column, and the classes that are released; nothing
    /// where that does not say what is written for each line, as with a recoding that is not bound
    /// to one level for each column, or with suppressed records that stay.
    fn maps(&self) -> Option<ColumnMaps<'a>> {
        let classes = self.classes();
        if classes.iter().flatten().any(|label| is_parted(label)) {
            return None;
        }
        let mut maps: Vec<(Vec<Option<u32>>, WrittenTexts)> = Vec::new();
        for (input, output) in self.inputs.iter().zip(&self.outputs) {
            let texts = self.applied.texts_written(self.table, output);
            let mut map = vec![None; input.dictionary.len()];
            for number in self.numbers(true) {
                let label = texts.number(self.applied, self.table, number, output);
                let code = input.codes.get(number as usize);
                if *map[code as usize].get_or_insert(label) != label {
                    return None;
                }
            }
            maps.push((map, texts));
        }
        // No line that is suppressed may show what a class that is released does.
        for number in self.numbers(false) {
            let shown = maps.iter().zip(&self.inputs).map(|((map, texts), input)| {
                let label = map[input.codes.get(number as usize) as usize];
                label.map(|label| texts.dictionary().get(label))
            });
            if shown.collect::<Option<Vec<&str>>>().is_some_and(|shown| classes.contains(&shown)) {
                return None;
            }
        }
        let columns = maps.iter().zip(&self.inputs).map(|((map, texts), input)| {
            let pairs = input.dictionary.iter().zip(map);
            let pairs = pairs.filter_map(|(value, label)| Some((value, (*label)?)));
            pairs.map(|(value, label)| (value, texts.dictionary().get(label).to_owned())).collect()
        });
        let columns = columns.collect();
        Some(ColumnMaps { columns, classes })
    }

    /// Writes what is written for each value, a file for each column, and the classes.
    pub(super) fn write_maps(
        &self,
        maps: &ColumnMaps<'_>,
        files: &mut WrittenFiles<'_>,
    ) -> Outcome<()> {
        for (place, pairs) in maps.columns.iter().enumerate() {
            let names = [VALUE, LABEL].into_iter();
            files.csv(&map_file(place), names, pairs.iter(), |text, (value, label)| {
                write_line(text, [*value, label].into_iter());
            })?;
        }
        let classes = maps.classes.iter().zip(1_usize..);
        files.csv("classes.csv", [KEY, CLASS].into_iter(), classes, |text, (labels, class)| {
            write_line(text, [joined(labels).as_str(), &class.to_string()].into_iter());
        })
    }
}
