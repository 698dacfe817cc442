//! Which records of a table are looked at, and in what order: found by a text, by what has become
//! of them, or sorted by a column.
//!
//! All records are looked at, however many there are, step by step; what was found is the number
//! of each.

use super::Applied;
use crate::hierarchy::STAR;
use crate::table::{NaturalOrder, Table};
use std::borrow::Cow;

/// What has become of the records that are looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum RecordFilter {
    /// They are written.
    #[default]
    Written,
    /// They are written, and not as they stand in the input.
    Changed,
    /// They are left out, or stay as stars.
    LeftOut,
    /// They are written, and in a class that decides what a model achieves.
    Deciding,
}

/// Which records are looked at, and in what order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RecordChoice {
    /// What has become of them.
    pub filter: RecordFilter,
    /// A text that one of their cells holds before or after, in large or small letters.
    pub search: String,
    /// The released column that they are sorted by, by its number among these, and whether the last
    /// value comes first; otherwise they are in the order of the input.
    pub sort: Option<(usize, bool)>,
}

/// What a text was found in.
#[derive(Clone, Debug)]
struct TextMatch {
    /// For each text of the input's column.
    before: Vec<bool>,
    /// For each thing that the column may show.
    after: Vec<bool>,
}

/// A search for records under way. Table and applied node are handed to each call, so that whoever
/// owns them can keep this beside them.
#[derive(Clone, Debug)]
pub struct RecordSearch {
    choice: RecordChoice,
    /// For each released column; none if no text is looked for.
    found: Vec<TextMatch>,
    stars_match: bool,
    /// For each tuple whether it is in a class that decides.
    deciding: Vec<bool>,
    next: u32,
    records: Vec<u32>,
}

impl RecordSearch {
    /// Begins to look. `deciding` tells of each tuple whether its class decides; empty where that
    /// is not asked. `wording` is how a released cell is written, by which it is searched.
    #[must_use]
    pub fn new(
        applied: &Applied,
        table: &Table,
        choice: RecordChoice,
        deciding: Vec<bool>,
        wording: impl for<'a> Fn(&'a str) -> Cow<'a, str>,
    ) -> Self {
        let searched = choice.search.to_lowercase();
        let is_match = |text: &str| text.to_lowercase().contains(&searched);
        let found = match searched.is_empty() {
            true => Vec::new(),
            false => {
                let columns = applied.columns().iter();
                let found = columns.map(|column| TextMatch {
                    before: table.columns[column.column].dictionary.iter().map(is_match).collect(),
                    after: applied.tested(table, column, |text| is_match(&wording(text))),
                });
                found.collect()
            }
        };
        let stars_match = is_match(STAR);
        Self { choice, found, stars_match, deciding, next: 0, records: Vec::new() }
    }

    /// Looks at about so many cells; true once every record has been looked at.
    pub fn step(&mut self, applied: &Applied, table: &Table, cells: usize) -> bool {
        let records = (cells / applied.columns().len().max(1)).max(1);
        let end = table.records.min(self.next as usize + records) as u32;
        for record in self.next..end {
            if self.is_asked_for(applied, table, record) {
                self.records.push(record);
            }
        }
        self.next = end;
        let is_done = end as usize == table.records;
        if is_done && let Some((column, descending)) = self.choice.sort.take() {
            self.sort(applied, table, column, descending);
        }
        is_done
    }

    fn is_asked_for(&self, applied: &Applied, table: &Table, record: u32) -> bool {
        let is_of_kind = match self.choice.filter {
            RecordFilter::Written => applied.writes(record),
            RecordFilter::Changed => applied.changes(table, record),
            RecordFilter::LeftOut => !applied.keeps(record),
            RecordFilter::Deciding => {
                let tuple = applied.tuple_of()[record as usize] as usize;
                applied.writes(record) && self.deciding.get(tuple) == Some(&true)
            }
        };
        let mut columns = applied.columns().iter().zip(&self.found);
        let is_written = applied.writes(record);
        is_of_kind
            && (self.found.is_empty()
                || columns.any(|(column, found)| {
                    let before = table.columns[column.column].codes.get(record as usize);
                    found.before[before as usize]
                        || (is_written
                            && match applied.written_as(table, record, column) {
                                Applied::STARS => self.stars_match,
                                after => found.after[after as usize],
                            })
                }))
    }

    /// Sorts what was found by what stands in a column of the input; equal ones stay in its order.
    fn sort(&mut self, applied: &Applied, table: &Table, column: usize, descending: bool) {
        let Some(released) = applied.columns().get(column) else { return };
        let column = &table.columns[released.column];
        let texts: Vec<&str> = column.dictionary.iter().collect();
        let NaturalOrder { mut ranks, present, .. } = match released.dates() {
            Some(format) => NaturalOrder::dated(&texts, applied.markers(), format),
            None => NaturalOrder::new(&texts, applied.markers()),
        };
        let last = (texts.len() as u32).saturating_sub(1);
        if descending {
            // What is missing stays last.
            for rank in &mut ranks {
                *rank = if *rank < present { present - 1 - *rank } else { *rank };
            }
        }
        // There are never more values than records, so that counting is the fastest way.
        let mut starts = vec![0_u32; last as usize + 2];
        let rank = |record: u32| ranks[column.codes.get(record as usize) as usize] as usize;
        for &record in &self.records {
            starts[rank(record) + 1] += 1;
        }
        for rank in 1..starts.len() {
            starts[rank] += starts[rank - 1];
        }
        let mut sorted = vec![0; self.records.len()];
        for &record in &self.records {
            let place = &mut starts[rank(record)];
            sorted[*place as usize] = record;
            *place += 1;
        }
        self.records = sorted;
    }

    /// The records that were found so far, from 0, in their order once all are.
    #[must_use]
    pub fn records(&self) -> &[u32] {
        &self.records
    }
}
