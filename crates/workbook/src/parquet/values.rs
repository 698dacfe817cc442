//! The values of a page, one by one, in each of the ways in which they are stored (*Encodings.md*).

use super::bits::{Delta, Hybrid, bits};
use super::texts::{CellKind, Width};
use std::ops::Range;

/// The numbers of encodings (`Encoding`).
pub(super) const PLAIN: u32 = 0;
pub(super) const PLAIN_DICTIONARY: u32 = 2;
pub(super) const RLE: u32 = 3;
const DELTA_BINARY_PACKED: u32 = 5;
const DELTA_LENGTH_BYTE_ARRAY: u32 = 6;
const DELTA_BYTE_ARRAY: u32 = 7;
const RLE_DICTIONARY: u32 = 8;
const BYTE_STREAM_SPLIT: u32 = 9;

/// How the values of a page are stored, and which of them is next.
pub(super) enum Values {
    /// One after the other; the next begins there.
    Plain(usize),
    /// Bits, of which that is the next.
    Bits(usize),
    /// Places in the dictionary.
    Places(Hybrid),
    /// What is true or false, in runs.
    Runs(Hybrid),
    /// Whole numbers by their differences.
    Differences(Delta),
    /// Texts whose lengths stand before all of them.
    Lengths(Delta, usize),
    /// Texts of which each begins like the one before, for so many bytes.
    Beginnings { beginnings: Delta, lengths: Delta, place: usize, last: Vec<u8> },
    /// The first bytes of all of so many numbers, then the second ones: where they begin, and which
    /// number is next.
    Split { start: usize, count: usize, next: usize },
}

impl Values {
    /// Those that stand there in a page. Nothing if values of that width are not stored so; the error
    /// is for what nobody knows.
    pub(super) fn new(
        encoding: u32,
        width: Width,
        page: &[u8],
        place: Range<usize>,
    ) -> Result<Option<Self>, u32> {
        let start = place.start;
        Ok(match (encoding, width) {
            (PLAIN, Width::Bit) => start.checked_mul(8).map(Self::Bits),
            (PLAIN, _) => Some(Self::Plain(start)),
            (PLAIN_DICTIONARY | RLE_DICTIONARY, _) => {
                // A page without any value need not even say how many bits each has.
                let bits = page.get(start).copied().unwrap_or_default();
                Hybrid::new(bits.into(), start + 1, place.end).map(Self::Places)
            }
            (RLE, Width::Bit) => Hybrid::new(1, start + 4, place.end).map(Self::Runs),
            (DELTA_BINARY_PACKED, Width::Bytes(4 | 8)) => {
                Delta::new(page, start).map(Self::Differences)
            }
            (DELTA_LENGTH_BYTE_ARRAY, Width::Own) => Delta::new(page, start).and_then(|lengths| {
                let place = lengths.clone().end(page)?;
                Some(Self::Lengths(lengths, place))
            }),
            (DELTA_BYTE_ARRAY, Width::Own | Width::Bytes(_)) => {
                Delta::new(page, start).and_then(|beginnings| {
                    let lengths = Delta::new(page, beginnings.clone().end(page)?)?;
                    let place = lengths.clone().end(page)?;
                    Some(Self::Beginnings { beginnings, lengths, place, last: Vec::new() })
                })
            }
            (BYTE_STREAM_SPLIT, Width::Bytes(bytes)) => {
                let count = place.len() / bytes;
                Some(Self::Split { start, count, next: 0 })
            }
            (PLAIN..=BYTE_STREAM_SPLIT, _) => None,
            _ => return Err(encoding),
        })
    }

    /// Adds the text of the next value, as a cell of CSV. Nothing if there is none, or if it is none of
    /// its kind.
    pub(super) fn push(
        &mut self,
        (kind, width): (CellKind, Width),
        page: &[u8],
        dictionary: &Dictionary,
        text: &mut String,
    ) -> Option<()> {
        match (self, width) {
            (Self::Places(places), _) => text.push_str(dictionary.cell(places.next(page)?)?),
            (Self::Bits(bit), _) => {
                *bit += 1;
                kind.push(&[bits(page, *bit - 1, 1)? as u8], text)?;
            }
            (Self::Runs(runs), _) => kind.push(&[runs.next(page)? as u8], text)?,
            (Self::Plain(place), Width::Bytes(bytes)) => {
                let start = *place;
                *place = start.checked_add(bytes)?;
                kind.push(page.get(start..*place)?, text)?;
            }
            (Self::Plain(place), _) => {
                let start = place.checked_add(4)?;
                let length = u32::from_le_bytes(page.get(*place..start)?.try_into().ok()?);
                *place = start.checked_add(length as usize)?;
                kind.push(page.get(start..*place)?, text)?;
            }
            (Self::Differences(numbers), Width::Bytes(bytes)) => {
                let number = numbers.next(page)?.to_le_bytes();
                kind.push(number.get(..bytes)?, text)?;
            }
            (Self::Differences(_), _) => return None,
            (Self::Lengths(lengths, place), _) => {
                let start = *place;
                *place = start.checked_add(usize::try_from(lengths.next(page)?).ok()?)?;
                kind.push(page.get(start..*place)?, text)?;
            }
            (Self::Beginnings { beginnings, lengths, place, last }, width) => {
                let kept = usize::try_from(beginnings.next(page)?).ok()?;
                let start = *place;
                *place = start.checked_add(usize::try_from(lengths.next(page)?).ok()?)?;
                let rest = page.get(start..*place)?;
                if kept > last.len() {
                    return None;
                }
                last.truncate(kept);
                last.extend_from_slice(rest);
                if matches!(width, Width::Bytes(bytes) if bytes != last.len()) {
                    return None;
                }
                kind.push(last, text)?;
            }
            (Self::Split { start, count, next }, Width::Bytes(bytes)) => {
                let place = (*next < *count).then_some(*start + *next)?;
                *next += 1;
                let value = (0..bytes).map(|byte| page.get(place + byte * *count).copied());
                kind.push(&value.collect::<Option<Vec<u8>>>()?, text)?;
            }
            (Self::Split { .. }, _) => return None,
        }
        Some(())
    }
}

/// The values to which the pages of a chunk refer, as cells of CSV.
#[derive(Default)]
pub(super) struct Dictionary {
    text: String,
    /// Where each ends.
    ends: Vec<usize>,
}

impl Dictionary {
    /// That of a page with so many values, which are stored one after the other.
    pub(super) fn new(kind: CellKind, width: Width, page: &[u8], count: u64) -> Option<Self> {
        let mut read = Self::default();
        if width == Width::Bit {
            return None;
        }
        let mut values = Values::Plain(0);
        for _ in 0..count {
            values.push((kind, width), page, &Self::default(), &mut read.text)?;
            read.ends.push(read.text.len());
        }
        Some(read)
    }

    fn cell(&self, place: u64) -> Option<&str> {
        let place = usize::try_from(place).ok()?;
        let start = match place.checked_sub(1) {
            Some(before) => *self.ends.get(before)?,
            None => 0,
        };
        self.text.get(start..*self.ends.get(place)?)
    }

    /// Bytes that it takes.
    pub(super) fn bytes(&self) -> usize {
        self.text.len() + self.ends.len() * size_of::<usize>()
    }
}
