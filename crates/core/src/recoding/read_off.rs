//! A file that was made from a table, of which only the cells are known: what each of them
//! stands for is read off its text.
//!
//! # Definition
//! A column stands on the lowest level of its hierarchy that has all its texts. Where there is
//! none, cells are of mixed detail, and each text stands for the group on the lowest level that
//! has it, a range for the numbers in it, and `*` for everything (spec C, test a). A group that has
//! fewer records in the table than show its text is none of these, if another has that text too:
//! `other` may be the name of rare values on several levels. Records that the file lacks were
//! suppressed, and where suppressed records stay those that show nothing.
//!
//! # Invariants
//! Nobody says which record of the table a record of the file was, so that nothing is measured
//! here that depends on it: no entropy, and no range within a class.

use super::{Cell, cost};
use crate::hierarchy::STAR;
use crate::loss::Objective;
use crate::study::{QuasiIdentifier, Study};
use crate::table::Dictionary;
use std::sync::Arc;

/// A file with what its cells stand for.
#[derive(Clone, Debug)]
pub struct ReadOff {
    study: Arc<Study>,
    /// For each quasi-identifier of the study what each of its texts stands for.
    cells: Vec<Vec<Cell>>,
    /// For each class the number of its text in each quasi-identifier, and its records.
    classes: Vec<(Vec<u32>, u32)>,
    /// Records of the table that the file does not have, or of which it shows nothing where
    /// suppressed records stay.
    pub suppressed: u64,
}

/// Why a file cannot be read off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unreadable {
    /// Texts of a quasi-identifier (by its number) that stand for nothing in the table.
    Texts {
        /// The quasi-identifier.
        attribute: usize,
        /// How many texts.
        texts: u64,
    },
    /// The file has more records than the table.
    MoreRecords,
}

impl ReadOff {
    /// Reads a file off: for each quasi-identifier of the study its texts, and its classes, each
    /// with the numbers of its texts and of its records.
    ///
    /// # Errors
    /// [`Unreadable`] if the file cannot have been made from the study's table.
    pub fn new(
        study: &Arc<Study>,
        texts: &[Vec<String>],
        mut classes: Vec<(Vec<u32>, u32)>,
    ) -> Result<Self, Unreadable> {
        let all = study.contingency().records();
        if records(&classes) > all {
            return Err(Unreadable::MoreRecords);
        }
        let mut texts = texts.to_vec();
        if study.keeps_stars() {
            leave_out_stars(&mut texts, &mut classes);
        }
        let suppressed = all - records(&classes);
        let columns = study.attributes().iter().zip(&texts).enumerate();
        let cells = columns
            .map(|(attribute, (planned, texts))| {
                let mut shown = vec![0; texts.len()];
                for (numbers, records) in &classes {
                    shown[numbers[attribute] as usize] += u64::from(*records);
                }
                let cells = cells(planned, texts, &shown);
                let unknown = cells.iter().filter(|cell| cell.is_none()).count() as u64;
                let known = cells.into_iter().collect::<Option<Vec<Cell>>>();
                known.ok_or(Unreadable::Texts { attribute, texts: unknown })
            })
            .collect::<Result<_, _>>()?;
        Ok(Self { study: study.clone(), cells, classes, suppressed })
    }

    /// The study of the table that the file was made from.
    #[must_use]
    pub fn study(&self) -> &Arc<Study> {
        &self.study
    }

    /// The loss of each attribute, before weights; none where it depends on more than cells.
    #[must_use]
    pub fn attributes_under(&self, objective: &Objective) -> Option<Vec<f64>> {
        cost::attributes_read(objective, self)
    }

    /// The loss as one number; none where it depends on more than cells.
    #[must_use]
    pub fn value_under(&self, objective: &Objective) -> Option<f64> {
        cost::value_read(objective, self)
    }

    /// What the texts of a quasi-identifier stand for.
    pub(super) fn cells(&self, attribute: usize) -> &[Cell] {
        &self.cells[attribute]
    }

    /// The classes: for each the numbers of its texts, and its records.
    #[must_use]
    pub fn classes(&self) -> &[(Vec<u32>, u32)] {
        &self.classes
    }
}

fn records(classes: &[(Vec<u32>, u32)]) -> u64 {
    classes.iter().map(|&(_, records)| u64::from(records)).sum()
}

/// Leaves out the records that show nothing, and the texts that only they have: these say nothing
/// of the level that a column is on.
fn leave_out_stars(texts: &mut [Vec<String>], classes: &mut Vec<(Vec<u32>, u32)>) {
    classes.retain(|(numbers, _)| {
        numbers.iter().zip(&*texts).any(|(&number, texts)| texts[number as usize] != STAR)
    });
    for (attribute, texts) in texts.iter_mut().enumerate() {
        let mut renumbered: Vec<Option<u32>> = vec![None; texts.len()];
        let mut used: Vec<String> = Vec::new();
        for (numbers, _) in &mut *classes {
            let number = numbers[attribute] as usize;
            numbers[attribute] = *renumbered[number].get_or_insert_with(|| {
                used.push(texts[number].clone());
                used.len() as u32 - 1
            });
        }
        *texts = used;
    }
}

/// What the texts of a column stand for, each of which so many records show; nothing where they
/// are of no level.
fn cells(attribute: &QuasiIdentifier, texts: &[String], shown: &[u64]) -> Vec<Option<Cell>> {
    let mut read: Vec<Option<Cell>> = vec![None; texts.len()];
    // What too few records of the table have stands for a text that nothing else has.
    let mut last_resort = read.clone();
    for (level, groups) in (0..).zip(attribute.hierarchy.levels()) {
        let mut labels = Dictionary::new();
        for label in &groups.labels {
            labels.insert(label);
        }
        let mut held = vec![0; groups.labels.len()];
        for (&group, &count) in groups.groups.iter().zip(&attribute.counts) {
            held[group as usize] += u64::from(count);
        }
        let codes: Vec<Option<u32>> = texts.iter().map(|text| labels.code(text)).collect();
        let cell = |group| Cell::Group { level, group };
        let here: Vec<Option<Cell>> = codes
            .iter()
            .zip(shown)
            .map(|(code, &shown)| code.filter(|&group| held[group as usize] >= shown).map(cell))
            .collect();
        if here.iter().all(Option::is_some) {
            return here;
        }
        for (known, here) in read.iter_mut().zip(here) {
            *known = known.or(here);
        }
        for (known, code) in last_resort.iter_mut().zip(codes) {
            *known = known.or(code.map(cell));
        }
    }
    // More cells than are missing in the table: others were suppressed, and written alike.
    for ((known, resort), text) in read.iter_mut().zip(last_resort).zip(texts) {
        let is_suppressed = text != STAR && *text == attribute.suppressed;
        *known = known.or(is_suppressed.then_some(Cell::Star)).or(resort);
    }
    let exact = &attribute.hierarchy.level(0).labels;
    for (known, text) in read.iter_mut().zip(texts) {
        *known = known.or_else(|| if text == STAR { Some(Cell::Star) } else { range(text, exact) });
        // Only numbers have ranges.
        *known = known.filter(|cell| match *cell {
            Cell::Range { low, .. } => cell.covers(attribute, low),
            Cell::Group { .. } | Cell::Star => true,
        });
    }
    read
}

/// The range that a text is: two values of the column, the smaller first.
fn range(text: &str, exact: &[String]) -> Option<Cell> {
    let bounds = text.strip_prefix('[')?.strip_suffix(']')?;
    let code = |text: &str| exact.iter().position(|label| label == text).map(|index| index as u32);
    let mut cuts = bounds.match_indices(", ");
    cuts.find_map(|(index, cut)| {
        let (low, high) = (code(&bounds[..index])?, code(&bounds[index + cut.len()..])?);
        Some(Cell::Range { low, high })
    })
}
