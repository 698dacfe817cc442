//! What a file will need of memory, judged by its beginning.
//!
//! The number of records follows from the bytes that one takes. Values are told
//! by how their number has grown: of `n` records a column has about `c·n^β`
//! values (Heaps' law; β is 1 where all differ and 0 once all have been seen),
//! and β is taken between two points of what was read.

use crate::num;
use crate::table::Column;

/// What reading a whole file comes to, and the job on it, in a module of 32 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Need {
    /// Records.
    pub records: u64,
    /// Bytes of memory at most at a time, from reading to the checked release.
    pub bytes: u64,
}

/// Columns of the table by which it is judged beforehand what fits.
pub const ORDINARY_COLUMNS: u32 = 20;

/// Records of an ordinary table that fit into so many bytes of memory: of twenty columns two differ
/// in every record, with texts of sixteen bytes, four have thousands of values and all others fewer
/// than 257.
#[must_use]
pub fn ordinary_records(room: u64) -> u64 {
    let different = CODES * 4.0 + GROWING * (16.0 + END) + SLOT * 2.0;
    let others = CODES * (4.0 * 2.0 + f64::from(ORDINARY_COLUMNS - 6));
    ((room as f64 - BASE).max(0.0) / (RECORD + 2.0 * different + others)) as u64
}

/// Bytes that a job takes whatever the table.
const BASE: f64 = (32 << 20) as f64;

/// Times that a column's codes are there while a release is read back: those of the table, those
/// of the release, and what either holds for more.
const CODES: f64 = 3.0;

/// Bytes for each record beside its codes: its class, its place in a random order.
const RECORD: f64 = 16.0;

/// Times that a text that grows is there when it moves to more room.
const GROWING: f64 = 2.0;

/// Bytes of a dictionary's index for each place in it, and while it moves.
const SLOT: f64 = 9.0 * 1.5;

/// Bytes by which a dictionary finds where a text ends.
const END: f64 = 4.0;

/// Where a column stood at some record.
#[derive(Clone, Copy, Debug)]
struct Mark {
    values: usize,
}

/// How the columns have grown: where they stood at the last two powers of two.
#[derive(Debug, Default)]
pub(super) struct Growth {
    earlier: Vec<Mark>,
    earlier_records: u64,
    later: Vec<Mark>,
    later_records: u64,
}

impl Growth {
    /// Notes where the columns stand at a power of two of records.
    pub(super) fn note<'a>(&mut self, records: u64, columns: impl Iterator<Item = &'a Column>) {
        self.earlier = std::mem::take(&mut self.later);
        self.earlier_records = std::mem::replace(&mut self.later_records, records);
        self.later.extend(columns.map(|column| Mark { values: column.dictionary.len() }));
    }

    /// What a file comes to of which these are the columns after `records` records, a `share` of
    /// its bytes; nothing while too little is known.
    pub(super) fn need<'a>(
        &self,
        columns: impl Iterator<Item = &'a Column>,
        records: u64,
        share: f64,
    ) -> Option<Need> {
        if self.earlier.is_empty() || records <= self.earlier_records || share <= 0.0 {
            return None;
        }
        let (now, all) = (records as f64, records as f64 / share);
        let growth = num::ln(now / self.earlier_records as f64);
        let mut bytes = BASE + RECORD * all;
        for (column, mark) in columns.zip(&self.earlier) {
            let values = column.dictionary.len() as f64;
            let exponent = num::ln(values / mark.values.max(1) as f64) / growth;
            let expected = (values * num::pow(all / now, exponent.clamp(0.0, 1.0))).min(all);
            let text = column.dictionary.text_bytes() as f64 / values * expected;
            bytes += CODES * width(expected) * all + GROWING * (text + END * expected);
            bytes += SLOT * places(expected);
        }
        Some(Need { records: all as u64, bytes: bytes as u64 })
    }
}

/// Bytes of a code where there are so many values.
fn width(values: f64) -> f64 {
    if values <= 256.0 {
        1.0
    } else if values <= 65_536.0 {
        2.0
    } else {
        4.0
    }
}

/// Places of an index for so many values: a power of two of which an eighth stays free.
fn places(values: f64) -> f64 {
    ((values * 8.0 / 7.0) as u64).next_power_of_two() as f64
}

#[cfg(test)]
mod tests {
    use super::{Need, ordinary_records};
    use crate::format::csv::{Options, Reader};

    /// What the first `share` of a file with these rows says of all of it.
    fn needed(rows: u64, share: u64, row: impl Fn(u64) -> String) -> Need {
        let text = |rows: u64| -> String { (0..rows).map(&row).collect() };
        let (all, first) = (text(rows).len(), text(rows / share));
        let mut reader = Reader::new(Options {
            delimiter: Some(b','),
            header: Some(false),
            ..Options::default()
        });
        reader.push(first.as_bytes()).expect("these are records");
        reader.need(all as u64).expect("enough was read")
    }

    #[test]
    fn records_and_values_are_told_by_the_beginning_of_a_file() {
        let few = needed(400_000, 20, |row| format!("{:08},x{}y\n", row % 97, "-".repeat(80)));
        assert!(few.records.abs_diff(400_000) < 4_000, "{few:?}");
        // Two columns of a byte for each record.
        let codes = 400_000 * (2 * 3 + 16) + (32 << 20);
        assert!(few.bytes.abs_diff(codes) < 400_000, "{few:?}");

        let many = needed(400_000, 20, |row| format!("{row:08},x{}y\n", "-".repeat(80)));
        // Eight bytes, four for their end, and the index: of 400,000 values and 2^19 places.
        let dictionary = 400_000 * (8 + 4) * 2 + (1 << 19) * 27 / 2;
        let codes = 400_000 * (5 * 3 + 16) + (32 << 20);
        assert!(many.bytes.abs_diff(codes + dictionary) < 2_000_000, "{many:?}");
    }

    /// What is said beforehand is what is said once such a file has been read.
    #[test]
    fn an_ordinary_table_that_is_said_to_fit_fits() {
        let need = needed(300_000, 2, |row| {
            let thousands: String =
                (0..4).map(|column| format!("{},", row * 7 % (5_000 + column))).collect();
            let few: String = (0..14).map(|column| format!("{},", row % (40 + column))).collect();
            format!("{few}{thousands}{row:016},{row:016}\n")
        });
        let fit = ordinary_records(need.bytes);
        assert!((240_000..=330_000).contains(&fit), "{fit} of {need:?}");
        assert_eq!(ordinary_records(0), 0);
    }

    #[test]
    fn values_that_come_ever_more_seldom_are_not_taken_for_all_different() {
        // Each root occurs more often than the one before.
        let rare = needed(400_000, 20, |row| format!("{},x{}y\n", row.isqrt(), "-".repeat(80)));
        let values = 1 << 12;
        let dictionary = values * (4 + 4) * 2 + values * 27;
        let least = 400_000 * (3 * 3 + 16) + (32 << 20);
        assert!(rare.bytes >= least && rare.bytes < least + dictionary, "{rare:?}");
    }

    #[test]
    fn of_too_little_nothing_is_said() {
        let mut reader = Reader::new(Options::default());
        assert_eq!(reader.need(1_000), None);
        reader.push(b"a,b\n1,2\n").expect("this is a record");
        assert_eq!(reader.need(1_000), None);
    }
}
