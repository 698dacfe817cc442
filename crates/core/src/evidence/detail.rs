//! How detailed a column still is where its cells are on several levels.

use crate::hierarchy::Cell;
use crate::model::MissingGroups;
use crate::prepare::Prepared;
use crate::recoding::Recoded;

/// How many of the released records show an attribute in which detail.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Detail {
    /// Records that show a group of each level; missing cells that stay missing are no group.
    pub levels: Vec<u64>,
    /// Records that show a range.
    pub ranges: u64,
    /// Records that show `*` in place of a value.
    pub suppressed_cells: u64,
    /// Records whose cell is missing and shows so.
    pub missing: u64,
}

impl Detail {
    /// That of each attribute of the study of this prepared table.
    pub fn of_recoded<'a>(
        prepared: &'a Prepared,
        recoded: &'a Recoded,
    ) -> impl Iterator<Item = Self> + 'a {
        let hierarchies = prepared.study.hierarchies();
        let missing = MissingGroups::of_hierarchies(hierarchies, &prepared.domains);
        hierarchies.iter().enumerate().map(move |(attribute, hierarchy)| {
            let mut detail = Self {
                levels: vec![0; hierarchy.height() + 1],
                ranges: 0,
                suppressed_cells: 0,
                missing: 0,
            };
            for (cells, records) in recoded.shown() {
                *match cells[attribute] {
                    Cell::Group { level, group }
                        if missing.group(attribute, level) == Some(group) =>
                    {
                        &mut detail.missing
                    }
                    Cell::Group { level, .. } => &mut detail.levels[usize::from(level)],
                    Cell::Range { .. } => &mut detail.ranges,
                    Cell::Star => &mut detail.suppressed_cells,
                } += records;
            }
            detail
        })
    }
}
