//! Writing a hierarchy as a table of levels.

use crate::hierarchy::{Hierarchy, Level};

/// One row per value of the table, finest level first, as a recipe holds them.
///
/// Missing cells have a row of their own if there are any. Read again, that row makes the
/// marker a leaf like any other; shares of intervals become shares of leaves (spec M5).
#[must_use]
pub fn rows(hierarchy: &Hierarchy) -> Vec<Vec<&str>> {
    fn label(level: &Level, value: usize) -> &str {
        &level.labels[level.groups[value] as usize]
    }
    let row = |value| hierarchy.levels().iter().map(|level| label(level, value)).collect();
    (0..hierarchy.level(0).groups.len()).map(row).collect()
}

/// The [`rows`] in ARX's CSV format, which [`parse_csv`](super::parse_csv) reads: UTF-8, no
/// header, lines ending in LF.
#[must_use]
pub fn write_csv(hierarchy: &Hierarchy, delimiter: u8) -> Vec<u8> {
    let mut writer = csv::WriterBuilder::new().delimiter(delimiter).from_writer(Vec::new());
    for row in rows(hierarchy) {
        writer.write_record(row).expect("writing to memory, all rows of one length");
    }
    writer.into_inner().expect("writing to memory")
}
