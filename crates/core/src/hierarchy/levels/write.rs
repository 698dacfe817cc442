//! Writing a hierarchy as a table of levels.

use super::super::Hierarchy;

/// One row per value of the table, finest level first, as a recipe holds them.
///
/// Missing cells have a row of their own if there are any. Read again, that row makes the
/// marker a leaf like any other; shares of intervals become shares of leaves (spec M5).
#[must_use]
pub fn rows(hierarchy: &Hierarchy) -> Vec<Vec<&str>> {
    (0..hierarchy.level(0).groups.len())
        .map(|value| {
            let label = |level: &'_ super::super::Level| level.groups[value] as usize;
            hierarchy.levels().iter().map(|level| level.labels[label(level)].as_str()).collect()
        })
        .collect()
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
