//! Whether cells that were read again are as coarse as the floors of their columns ask for.
//!
//! # Definition
//! A cell of a column with a floor shows a group of its value on that level or above, or `*`
//! (spec A4). Which record of the input each line is, whoever wrote it knows; what was to be
//! written there is not asked.

use super::Applied;
use crate::hierarchy::STAR;
use crate::plan::Plan;
use crate::study::QuasiIdentifier;
use crate::table::{Column, Table};
use std::collections::HashMap;

/// Whether that holds of the records of the input in the order in which they were written.
pub(super) fn are_kept(plan: &Plan, applied: &Applied, written: &Table, order: &[u32]) -> bool {
    let study = applied.study();
    let positions = plan.quasi_identifiers().zip(study.attributes()).enumerate();
    let mut restrained = positions.filter(|(_, (_, attribute))| attribute.floor > 0);
    restrained.all(|(position, (planned, attribute))| {
        let column = plan.attributes[planned].column;
        let index = applied.columns().iter().position(|released| released.column == column);
        index.is_none_or(|index| {
            let cells = &written.columns[index];
            let values: Vec<usize> = applied.values(position).collect();
            is_kept(attribute, &values, applied.tuple_of(), (cells, order))
        })
    })
}

fn is_kept(
    attribute: &QuasiIdentifier,
    values: &[usize],
    tuple_of: &[u32],
    (cells, order): (&Column, &[u32]),
) -> bool {
    let levels = &attribute.hierarchy.levels()[usize::from(attribute.floor)..];
    let mut known: HashMap<(usize, u32), bool> = HashMap::new();
    order.iter().enumerate().all(|(line, &record)| {
        let value = values[tuple_of[record as usize] as usize];
        let code = cells.codes.get(line);
        *known.entry((value, code)).or_insert_with(|| {
            let text = cells.dictionary.get(code);
            let mut shown = levels.iter().map(|level| {
                let group = level.groups[value];
                level.labels[group as usize].as_str()
            });
            text == STAR || shown.any(|label| label == text)
        })
    })
}
