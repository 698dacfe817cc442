//! How many records each line of a table stands for.
//!
//! A table that an engine has counted has one line for all records that are equal in every column,
//! and says in a column how many these are. Whatever is counted counts that number for the line:
//! all figures are those of the table written out, one line for each record.
//!
//! # Invariants
//! The records of all lines together are at most `u32::MAX`, so that no sum over some of them
//! overflows the type of a count.

use super::{Column, LineIndex, number};
use crate::error::{Error, Kind, Place, Result};
use rust_decimal::Decimal;
use std::sync::Arc;

/// The most records that the lines of a table may stand for together.
const MOST_RECORDS: u64 = u32::MAX as u64;

/// How many records each line stands for; by default one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Multiplicity(Option<Arc<Vec<u32>>>);

impl Multiplicity {
    /// Reads the numbers of a column, which stands as number `number` in its file: digits without
    /// anything around or before them, 1 at least; or a whole number as engines write sums, such as
    /// `12.0` and `1.2E7`.
    ///
    /// # Errors
    /// [`Kind::Count`] with the place of the first line that says no such number, or beyond which
    /// the records are too many.
    pub fn read(column: &Column, number: u32, lines: &LineIndex) -> Result<Self> {
        let counts: Vec<Option<u64>> = column.dictionary.iter().map(count).collect();
        let mut of_lines = Vec::with_capacity(column.codes.len());
        let mut records = 0;
        for code in column.codes.iter() {
            let count = counts[code as usize].ok_or("not-a-count").and_then(|count| {
                records += count;
                if records > MOST_RECORDS { Err("too-many") } else { Ok(count as u32) }
            });
            of_lines.push(count.map_err(|why| {
                let record = of_lines.len() as u64;
                let place = Place {
                    column: Some(number),
                    record: Some(record + 1),
                    line: Some(lines.line(record)),
                    ..Place::default()
                };
                Error::at(Kind::Count { why, limit: MOST_RECORDS }, place)
            })?);
        }
        Ok(Self(Some(Arc::new(of_lines))))
    }

    /// Whether every line is one record, because nothing says otherwise.
    #[must_use]
    pub fn is_one(&self) -> bool {
        self.0.is_none()
    }

    /// How many records a line stands for.
    ///
    /// # Panics
    /// If there is no such line.
    #[inline]
    #[must_use]
    pub fn count(&self, line: usize) -> u32 {
        self.0.as_ref().map_or(1, |counts| counts[line])
    }

    /// How many records all lines stand for, of which there are so many.
    #[must_use]
    pub fn records(&self, lines: usize) -> u64 {
        match &self.0 {
            None => lines as u64,
            Some(counts) => counts.iter().map(|&count| u64::from(count)).sum(),
        }
    }

    /// The same of some of the lines.
    #[must_use]
    pub(crate) fn select(&self, lines: impl Iterator<Item = usize>) -> Self {
        Self(self.0.as_ref().map(|counts| Arc::new(lines.map(|line| counts[line]).collect())))
    }
}

impl From<Vec<u32>> for Multiplicity {
    fn from(counts: Vec<u32>) -> Self {
        Self(Some(Arc::new(counts)))
    }
}

/// The number that a text says; one that cannot be counted is the first beyond all that can.
fn count(text: &str) -> Option<u64> {
    let [first, .., last] = text.as_bytes() else {
        return text.parse().ok().filter(|&one| one > 0);
    };
    if !matches!(first, b'1'..=b'9') || !last.is_ascii_digit() {
        return None;
    }
    if text.bytes().all(|byte| byte.is_ascii_digit()) {
        return Some(text.parse().unwrap_or(MOST_RECORDS + 1));
    }
    // What an engine has added up is a decimal or a float there.
    let sum = number::parse(text, '.').filter(Decimal::is_integer)?;
    Some(u64::try_from(sum).unwrap_or(MOST_RECORDS + 1))
}

#[cfg(test)]
mod tests {
    use super::{MOST_RECORDS, Multiplicity};
    use crate::error::Kind;
    use crate::table::{Column, Dictionary, LineIndex};

    fn read(texts: &[&str]) -> Result<Vec<u32>, (&'static str, Option<u64>)> {
        let mut dictionary = Dictionary::new();
        let codes = texts.iter().map(|text| dictionary.insert(text)).collect();
        let column = Column { name: String::new(), codes, dictionary };
        match Multiplicity::read(&column, 1, &LineIndex::new(2)) {
            Ok(read) => {
                assert!(!read.is_one());
                let counts: Vec<u32> = (0..texts.len()).map(|line| read.count(line)).collect();
                let sum = counts.iter().map(|&count| u64::from(count)).sum::<u64>();
                assert_eq!(read.records(texts.len()), sum);
                Ok(counts)
            }
            Err(error) => match error.kind {
                Kind::Count { why, .. } => Err((why, error.place.line)),
                other => panic!("{other:?}"),
            },
        }
    }

    #[test]
    fn counts_are_whole_numbers_from_one_on() {
        assert_eq!(read(&["1", "12", "4294967282"]), Ok(vec![1, 12, 4_294_967_282]));
        let others =
            ["1,234", "1.234", "1.5E0", "12E-1", "1.", "1e", "0.1E1", "1.0 ", "NaN", "1e40"];
        for text in
            ["", "0", "07", "-1", "+1", " 1", "1 ", "1 000", "*", "１"].iter().chain(&others)
        {
            assert_eq!(read(&["3", text]), Err(("not-a-count", Some(3))), "{text}");
        }
    }

    /// DuckDB and pandas write `12.0`, Spark `1.2E7` and `12.000000`, PostgreSQL `1.2e+07`.
    #[test]
    fn sums_are_counts_where_they_are_whole_numbers() {
        let sums = ["12.0", "1.2E7", "12.000000", "1.2e+07", "4.0E9", "120E-1"];
        let counts = [12, 12_000_000, 12, 12_000_000, 4_000_000_000, 12];
        for (text, count) in sums.into_iter().zip(counts) {
            assert_eq!(read(&[text]), Ok(vec![count]), "{text}");
        }
        assert_eq!(read(&["1", "4.294967295E9"]), Err(("too-many", Some(3))));
        assert_eq!(read(&["1.0E20"]), Err(("too-many", Some(2))));
    }

    #[test]
    fn more_records_than_can_be_numbered_are_refused_where_they_become_too_many() {
        assert_eq!(MOST_RECORDS, 4_294_967_295);
        assert_eq!(read(&["4294967295"]), Ok(vec![u32::MAX]));
        assert_eq!(read(&["4294967295", "1"]), Err(("too-many", Some(3))));
        assert_eq!(read(&["4294967294", "1", "1"]), Err(("too-many", Some(4))));
        assert_eq!(read(&["1", "99999999999999999999999"]), Err(("too-many", Some(3))));
        assert_eq!(read(&["4294967296"]), Err(("too-many", Some(2))));
    }

    #[test]
    fn a_line_is_one_record_where_nothing_says_otherwise() {
        let plain = Multiplicity::default();
        assert!(plain.is_one());
        assert_eq!((plain.count(7), plain.records(9)), (1, 9));
    }
}
