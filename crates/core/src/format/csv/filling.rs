//! A column while it is read.
//!
//! Most columns repeat few short values. A small table of recent ones, compared
//! as whole words, spares most cells the search in the dictionary.

use crate::table::{Codes, Column, Dictionary};

/// Recent values kept for each column.
const SLOTS: usize = 128;

/// Tables with more columns keep fewer, so that memory stays in proportion.
const MANY_COLUMNS: usize = 1000;
const FEW_SLOTS: usize = 4;

/// A column being read.
pub(super) struct Filling {
    column: Column,
    recent: Box<[Recent]>,
}

/// A value of at most 16 bytes and its code.
#[derive(Clone, Copy)]
struct Recent {
    key: Key,
    code: u32,
}

/// The first and last bytes of a text and its length: all of it, up to 16 bytes.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Key {
    head: u64,
    tail: u64,
    length: u32,
}

/// A length that no key has.
const VACANT: u32 = u32::MAX;

impl Filling {
    /// A column without records in a table of `columns` columns.
    pub(super) fn new(name: String, columns: usize) -> Self {
        let vacant = Recent { key: Key { head: 0, tail: 0, length: VACANT }, code: 0 };
        let slots = if columns > MANY_COLUMNS { FEW_SLOTS } else { SLOTS };
        Self {
            column: Column { name, codes: Codes::new(), dictionary: Dictionary::new() },
            recent: vec![vacant; slots].into_boxed_slice(),
        }
    }

    /// Adds the next record's cell.
    #[inline]
    pub(super) fn add(&mut self, cell: &str) {
        let code = match Key::new(cell.as_bytes()) {
            None => self.column.dictionary.insert(cell),
            Some(key) => {
                let slot = key.slot(self.recent.len());
                let recent = &mut self.recent[slot];
                if recent.key != key {
                    *recent = Recent { key, code: self.column.dictionary.insert(cell) };
                }
                recent.code
            }
        };
        self.column.codes.push(code);
    }

    /// The column so far.
    pub(super) fn column(&self) -> &Column {
        &self.column
    }

    pub(super) fn into_column(mut self) -> Column {
        self.column.codes.shrink();
        self.column
    }
}

impl Key {
    #[inline]
    fn new(text: &[u8]) -> Option<Self> {
        let length = text.len();
        let (head, tail) = if let (Some(head), Some(tail)) = (text.first_chunk(), text.last_chunk())
        {
            if length > 16 {
                return None;
            }
            (u64::from_le_bytes(*head), u64::from_le_bytes(*tail))
        } else if let (Some(head), Some(tail)) = (text.first_chunk(), text.last_chunk()) {
            (u64::from(u32::from_le_bytes(*head)), u64::from(u32::from_le_bytes(*tail)))
        } else if let [first, .., last] = text {
            let middle = u64::from(text[length / 2]);
            (u64::from(*first) | middle << 8, u64::from(*last))
        } else {
            (text.first().map_or(0, |&only| u64::from(only)), 0)
        };
        Some(Self { head, tail, length: length as u32 })
    }

    /// Where a value with this key is kept among `slots`, a power of two.
    #[inline]
    fn slot(self, slots: usize) -> usize {
        let mixed = (self.head ^ self.tail.rotate_left(29) ^ u64::from(self.length))
            .wrapping_mul(0x9e37_79b9_7f4a_7c15);
        (mixed >> 40) as usize & (slots - 1)
    }
}

#[cfg(test)]
mod tests {
    use super::{FEW_SLOTS, Filling, MANY_COLUMNS};
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn codes_mean_the_cells_that_were_added(
            cells in prop::collection::vec("[ab]{0,3}|[ab]{7,9}|[ab]{15,18}|[a-zé]{0,5}", 0..200),
            many in any::<bool>(),
        ) {
            let columns = if many { MANY_COLUMNS + 1 } else { 1 };
            let mut filling = Filling::new(String::new(), columns);
            for cell in &cells {
                filling.add(cell);
            }
            let column = filling.into_column();
            let read: Vec<&str> = column.codes.iter().map(|c| column.dictionary.get(c)).collect();
            prop_assert_eq!(read, cells.iter().map(String::as_str).collect::<Vec<_>>());
            let distinct: std::collections::BTreeSet<&String> = cells.iter().collect();
            prop_assert_eq!(column.dictionary.len(), distinct.len());
            prop_assert!(FEW_SLOTS.is_power_of_two());
        }
    }
}
