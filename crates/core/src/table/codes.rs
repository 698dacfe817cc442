//! Codes in as few bytes as they need.
//!
//! Most columns have few distinct values: a byte for each record says which. A
//! table of ten million records is one that a browser can hold because of it.
//!
//! # Invariants
//! Every code takes one, two or four bytes, as the largest code ever added asks for: two
//! sequences are equal exactly if their codes are.

use super::Multiplicity;
use std::borrow::Cow;
use std::ops::Range;

/// Values of a column are few if its codes take at most two bytes.
const FEW_VALUES: usize = 1 << 16;

/// A sequence of codes, one for each record.
#[derive(Clone, PartialEq, Eq)]
pub struct Codes {
    cells: CodesByWidth,
}

#[derive(Clone, PartialEq, Eq)]
enum CodesByWidth {
    One(Vec<u8>),
    Two(Vec<u16>),
    Four(Vec<u32>),
}

/// Runs the same expression on the slice of cells, whatever their width.
macro_rules! by_size {
    ($cells:expr, $slice:ident => $run:expr) => {
        match $cells {
            CodesByWidth::One($slice) => $run,
            CodesByWidth::Two($slice) => $run,
            CodesByWidth::Four($slice) => $run,
        }
    };
}

impl Codes {
    /// No codes.
    #[must_use]
    pub const fn new() -> Self {
        Self { cells: CodesByWidth::One(Vec::new()) }
    }

    /// Number of codes.
    #[must_use]
    pub fn len(&self) -> usize {
        by_size!(&self.cells, slice => slice.len())
    }

    /// Whether there is no code.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The code of a record.
    ///
    /// # Panics
    /// If there is no such record.
    #[inline]
    #[must_use]
    pub fn get(&self, record: usize) -> u32 {
        match &self.cells {
            CodesByWidth::One(cells) => u32::from(cells[record]),
            CodesByWidth::Two(cells) => u32::from(cells[record]),
            CodesByWidth::Four(cells) => cells[record],
        }
    }

    /// The codes, if a byte is enough for each of them.
    pub(crate) fn bytes(&self) -> Option<&[u8]> {
        match &self.cells {
            CodesByWidth::One(cells) => Some(cells),
            _ => None,
        }
    }

    /// Adds the code of the next record.
    #[inline]
    pub fn push(&mut self, code: u32) {
        match &mut self.cells {
            CodesByWidth::One(cells) if code <= u32::from(u8::MAX) => cells.push(code as u8),
            CodesByWidth::Two(cells) if code <= u32::from(u16::MAX) => cells.push(code as u16),
            CodesByWidth::Four(cells) => cells.push(code),
            _ => self.widen(code),
        }
    }

    /// Adds a code that none of the cells so far could hold.
    #[cold]
    fn widen(&mut self, code: u32) {
        let room = self.len() + self.len() / 2 + 1;
        self.cells = if code <= u32::from(u16::MAX) {
            let mut wider = Vec::with_capacity(room);
            self.for_each(|code| wider.push(code as u16));
            CodesByWidth::Two(wider)
        } else {
            let mut wider = Vec::with_capacity(room);
            self.for_each(|code| wider.push(code));
            CodesByWidth::Four(wider)
        };
        self.push(code);
    }

    /// Gives back the memory that was kept for more codes.
    pub fn shrink(&mut self) {
        by_size!(&mut self.cells, cells => cells.shrink_to_fit());
    }

    /// The codes in the order of the records. Where all of them are worked through,
    /// [`Self::for_each`] is faster.
    pub fn iter(&self) -> impl Iterator<Item = u32> + '_ {
        (0..self.len()).map(|record| self.get(record))
    }

    /// The codes below `values` that occur, in the order in which they first do, each with its
    /// number of records and its first record.
    ///
    /// # Panics
    /// If a code is not below `values`.
    #[must_use]
    pub fn occurrences(&self, values: usize) -> Vec<(u32, u32, u64)> {
        if values > FEW_VALUES { self.counted::<1>(values) } else { self.counted::<4>(values) }
    }

    /// The same where a line stands for several records.
    ///
    /// # Panics
    /// As [`Self::occurrences`].
    #[must_use]
    pub fn occurrences_counted(
        &self,
        values: usize,
        counts: &Multiplicity,
    ) -> Vec<(u32, u32, u64)> {
        let mut found = self.occurrences(values);
        if !counts.is_one() {
            let mut records = vec![0_u32; values];
            let mut line = 0;
            self.for_each(|code| {
                records[code as usize] += counts.count(line);
                line += 1;
            });
            found.iter_mut().for_each(|(code, number, _)| *number = records[*code as usize]);
        }
        found
    }

    /// Many columns have a value that most records share. Several counts for each value let the
    /// processor go on before it knows the last one.
    fn counted<const N: usize>(&self, values: usize) -> Vec<(u32, u32, u64)> {
        let mut counts = vec![[0_u32; N]; values];
        let (mut known, mut firsts) = (vec![false; values], Vec::new());
        let mut record = 0;
        self.for_each(|code| {
            let known = &mut known[code as usize];
            if !*known {
                *known = true;
                firsts.push((code, record));
            }
            counts[code as usize][record as usize % N] += 1;
            record += 1;
        });
        firsts
            .into_iter()
            .map(|(code, first)| (code, counts[code as usize].iter().sum(), first))
            .collect()
    }

    /// Works through all codes in the order of the records.
    #[inline]
    pub fn for_each(&self, work: impl FnMut(u32)) {
        self.for_each_in(0..self.len(), work);
    }

    /// Works through the codes of some records.
    ///
    /// # Panics
    /// If there are no such records.
    #[inline]
    pub fn for_each_in(&self, records: Range<usize>, mut work: impl FnMut(u32)) {
        match &self.cells {
            CodesByWidth::One(cells) => {
                cells[records].iter().for_each(|&code| work(u32::from(code)))
            }
            CodesByWidth::Two(cells) => {
                cells[records].iter().for_each(|&code| work(u32::from(code)))
            }
            CodesByWidth::Four(cells) => cells[records].iter().for_each(|&code| work(code)),
        }
    }
}

impl Default for Codes {
    fn default() -> Self {
        Self::new()
    }
}

impl std::fmt::Debug for Codes {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_list().entries(self.iter()).finish()
    }
}

impl FromIterator<u32> for Codes {
    fn from_iter<I: IntoIterator<Item = u32>>(codes: I) -> Self {
        let mut all = Self::new();
        all.extend(codes);
        all
    }
}

impl Extend<u32> for Codes {
    fn extend<I: IntoIterator<Item = u32>>(&mut self, codes: I) {
        codes.into_iter().for_each(|code| self.push(code));
    }
}

impl From<Vec<u32>> for Codes {
    fn from(codes: Vec<u32>) -> Self {
        let largest = codes.iter().copied().max().unwrap_or(0);
        let cells = if largest <= u32::from(u8::MAX) {
            CodesByWidth::One(codes.into_iter().map(|code| code as u8).collect())
        } else if largest <= u32::from(u16::MAX) {
            CodesByWidth::Two(codes.into_iter().map(|code| code as u16).collect())
        } else {
            CodesByWidth::Four(codes)
        };
        Self { cells }
    }
}

/// Codes seen through a table of what each of them stands for elsewhere: a column's in the
/// order of its values, say. The records keep their narrow codes.
#[derive(Clone, Debug)]
pub struct Translated<'a> {
    codes: Cow<'a, Codes>,
    meanings: Vec<u32>,
    values: usize,
}

impl<'a> Translated<'a> {
    /// Codes each of which stands for what `meanings` says, which is below `values` or no value at
    /// all.
    #[must_use]
    pub fn new(codes: &'a Codes, meanings: Vec<u32>, values: usize) -> Self {
        Self { codes: Cow::Borrowed(codes), meanings, values }
    }

    /// Codes below `values` that stand for themselves.
    #[must_use]
    pub fn plain(codes: Codes, values: usize) -> Self {
        Self { codes: Cow::Owned(codes), meanings: (0..values as u32).collect(), values }
    }

    /// The same records, each with what its value stands for, which is below `values`.
    #[must_use]
    pub fn map(self, meaning: impl Fn(u32) -> u32, values: usize) -> Self {
        let meanings = self.meanings.iter().map(|&value| {
            let is_known = (value as usize) < self.values;
            if is_known { meaning(value) } else { value }
        });
        Self { meanings: meanings.collect(), codes: self.codes, values }
    }

    /// Number of values that there are, whether or not a record has them.
    #[must_use]
    pub fn values(&self) -> usize {
        self.values
    }

    /// What each code stands for.
    #[must_use]
    pub fn meanings(&self) -> &[u32] {
        &self.meanings
    }

    /// The codes themselves.
    #[must_use]
    pub fn codes(&self) -> &Codes {
        &self.codes
    }

    /// Number of records.
    #[must_use]
    pub fn len(&self) -> usize {
        self.codes.len()
    }

    /// Whether there is no record.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.codes.is_empty()
    }

    /// What the code of a record stands for.
    ///
    /// # Panics
    /// If there is no such record.
    #[inline]
    #[must_use]
    pub fn get(&self, record: usize) -> u32 {
        self.meanings[self.codes.get(record) as usize]
    }

    /// What the codes stand for, in the order of the records.
    pub fn iter(&self) -> impl Iterator<Item = u32> + '_ {
        self.codes.iter().map(|code| self.meanings[code as usize])
    }

    /// Works through what all codes stand for, in the order of the records.
    #[inline]
    pub fn for_each(&self, mut work: impl FnMut(u32)) {
        self.codes.for_each(|code| work(self.meanings[code as usize]));
    }
}

#[cfg(test)]
mod tests {
    use super::{Codes, CodesByWidth, Translated};
    use proptest::prelude::*;

    /// Codes on both sides of every width.
    fn code() -> impl Strategy<Value = u32> {
        prop_oneof![
            8 => 0..=2_u32,
            2 => 250..=260_u32,
            1 => 65_530..=65_540_u32,
            1 => (u32::MAX - 2)..=u32::MAX,
        ]
    }

    fn bytes_of(codes: &Codes) -> usize {
        match &codes.cells {
            CodesByWidth::One(_) => 1,
            CodesByWidth::Two(_) => 2,
            CodesByWidth::Four(_) => 4,
        }
    }

    proptest! {
        #[test]
        fn codes_are_those_that_were_added(plain in prop::collection::vec(code(), 0..60)) {
            let mut codes: Codes = plain.iter().copied().collect();
            codes.shrink();
            prop_assert_eq!(codes.len(), plain.len());
            prop_assert_eq!(codes.is_empty(), plain.is_empty());
            prop_assert_eq!(&codes.iter().collect::<Vec<_>>(), &plain);
            for (record, &code) in plain.iter().enumerate() {
                prop_assert_eq!(codes.get(record), code);
            }
            for start in 0..=plain.len() {
                let mut seen = Vec::new();
                codes.for_each_in(start..plain.len(), |code| seen.push(code));
                prop_assert_eq!(&seen[..], &plain[start..]);
            }
            prop_assert_eq!(&codes, &Codes::from(plain));
        }

        #[test]
        fn codes_take_as_few_bytes_as_the_largest_needs(plain in prop::collection::vec(code(), 1..60)) {
            let most = plain.iter().copied().max().unwrap_or_default();
            let expected = if most < 1 << 8 { 1 } else if most < 1 << 16 { 2 } else { 4 };
            prop_assert_eq!(bytes_of(&plain.iter().copied().collect()), expected);
        }

        #[test]
        fn codes_are_counted_in_the_order_of_their_first_records(
            plain in prop::collection::vec(prop_oneof![0..5_u32, 250..260_u32], 0..60),
        ) {
            let codes: Codes = plain.iter().copied().collect();
            let mut expected: Vec<(u32, u32, u64)> = Vec::new();
            for (record, &code) in (0..).zip(&plain) {
                match expected.iter_mut().find(|known| known.0 == code) {
                    Some((_, count, _)) => *count += 1,
                    None => expected.push((code, 1, record)),
                }
            }
            prop_assert_eq!(codes.occurrences(260), expected);
        }

        #[test]
        fn translated_codes_are_looked_up(plain in prop::collection::vec(0..300_u32, 0..60)) {
            let codes: Codes = plain.iter().copied().collect();
            let meanings: Vec<u32> = (0..300).map(|code| 7 * code % 300).collect();
            let expected: Vec<u32> = plain.iter().map(|&code| meanings[code as usize]).collect();
            let translated = Translated::new(&codes, meanings, 300);
            prop_assert_eq!(&translated.iter().collect::<Vec<_>>(), &expected);
            let mut seen = Vec::new();
            translated.for_each(|value| seen.push(value));
            prop_assert_eq!(&seen, &expected);
            let plain = Translated::plain(codes.clone(), 300);
            prop_assert_eq!(plain.iter().collect::<Codes>(), codes);
        }
    }
}
