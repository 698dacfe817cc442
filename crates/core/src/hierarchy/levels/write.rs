//! Writing a hierarchy as a table of levels.

use crate::hierarchy::{Hierarchy, Level};
use crate::table::naturally;
use std::collections::BTreeMap;

/// One row per value of the table, finest level first, as a recipe holds them.
///
/// Missing cells have a row of their own if there are any. Read again, that row makes the
/// marker a leaf like any other; shares of intervals become shares of leaves (spec M5).
#[must_use]
pub fn rows(hierarchy: &Hierarchy) -> Vec<Vec<&str>> {
    fn label(level: &Level, value: usize) -> &str {
        &level.labels[level.groups[value] as usize]
    }
    (0..hierarchy.level(0).groups.len())
        .map(|value| hierarchy.levels().iter().map(|level| label(level, value)).collect())
        .collect()
}

/// The [`rows`] in ARX's CSV format, which [`parse_csv`](super::parse_csv) reads: UTF-8, no
/// header, lines ending in LF. The values in `order` come first, in that order: read again, the
/// lines say it as it was said. All others follow as people order them: where they stand in the
/// table is nobody's business.
#[must_use]
pub fn write_csv(hierarchy: &Hierarchy, order: &[&str], delimiter: u8) -> Vec<u8> {
    let mut writer = csv::WriterBuilder::new().delimiter(delimiter).from_writer(Vec::new());
    let ranks: BTreeMap<&str, usize> = order.iter().copied().zip(0..).collect();
    let mut rows = rows(hierarchy);
    let rank = |row: &[&str]| ranks.get(row[0]).copied().unwrap_or(usize::MAX);
    rows.sort_by(|one, other| {
        rank(one).cmp(&rank(other)).then_with(|| naturally(one[0], other[0]))
    });
    for row in rows {
        writer.write_record(row).expect("writing to memory, all rows of one length");
    }
    writer.into_inner().expect("writing to memory")
}
