//! How detailed a column still is where its cells are on several levels.

use crate::hierarchy::Cell;
use crate::recoding::Recoded;

/// How many of the released records show an attribute in which detail.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Detail {
    /// Records that show a group of each level.
    pub levels: Vec<u64>,
    /// Records that show a range.
    pub ranges: u64,
    /// Records that show `*` in place of a value.
    pub suppressed_cells: u64,
}

impl Detail {
    /// That of the attribute with this number in the study.
    #[must_use]
    pub fn of_recoded(recoded: &Recoded, attribute: usize) -> Self {
        let height = recoded.study().attributes()[attribute].hierarchy.height();
        let mut detail = Self { levels: vec![0; height + 1], ranges: 0, suppressed_cells: 0 };
        for (cells, records) in recoded.shown() {
            *match cells[attribute] {
                Cell::Group { level, .. } => &mut detail.levels[usize::from(level)],
                Cell::Range { .. } => &mut detail.ranges,
                Cell::Star => &mut detail.suppressed_cells,
            } += records;
        }
        detail
    }
}
