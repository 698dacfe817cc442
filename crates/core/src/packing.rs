//! The codes of records put together into keys.
//!
//! Each attribute has its own bits of a key, wide enough for its exact values. Coarser levels
//! have no more groups than finer ones, so the same bits hold the codes of every level.
//!
//! Most columns have a byte for each record. What each of up to eight of them puts into a
//! key is looked up at once, so that a key is written once and not for every column.

use crate::table::{Codes, Translated};
use std::ops::Range;

/// Which bits of a key belong to which attribute.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeyLayout {
    words: usize,
    fields: Vec<Field>,
}

/// The bits of one attribute within a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Field {
    /// Which word of the key.
    pub word: usize,
    /// How far the code is shifted within the word.
    pub shift: u32,
    /// The code's mask before shifting.
    pub mask: u64,
}

impl Field {
    /// The attribute's code in `key`.
    #[must_use]
    pub fn code(&self, key: &[u64]) -> usize {
        ((key[self.word] >> self.shift) & self.mask) as usize
    }
}

/// Key widths for which the kernels are compiled; a key is padded to the next of them.
const WIDTHS: [usize; 7] = [1, 2, 4, 8, 16, 64, 1024];

/// Runs a kernel compiled for the key width at hand.
macro_rules! by_width {
    ($words:expr, $kernel:ident($($argument:expr),*)) => {
        match $words {
            1 => $kernel::<1>($($argument),*),
            2 => $kernel::<2>($($argument),*),
            4 => $kernel::<4>($($argument),*),
            8 => $kernel::<8>($($argument),*),
            16 => $kernel::<16>($($argument),*),
            64 => $kernel::<64>($($argument),*),
            _ => $kernel::<1024>($($argument),*),
        }
    };
}
pub(crate) use by_width;

impl KeyLayout {
    /// A layout for attributes with these numbers of distinct values.
    ///
    /// Returns `None` if the keys would be wider than 65,536 bits.
    #[must_use]
    pub fn new(domain_sizes: &[usize]) -> Option<Self> {
        let mut fields = Vec::with_capacity(domain_sizes.len());
        let (mut word, mut used) = (0, 0);
        for &size in domain_sizes {
            let bits = usize::BITS - size.saturating_sub(1).leading_zeros();
            if used + bits > 64 {
                word += 1;
                used = 0;
            }
            fields.push(Field { word, shift: used.min(63), mask: (1_u64 << bits) - 1 });
            used += bits;
        }
        let words = WIDTHS.into_iter().find(|&width| width > word)?;
        Some(Self { words, fields })
    }

    /// Words per key.
    #[must_use]
    pub fn words(&self) -> usize {
        self.words
    }

    /// The bits of each attribute.
    #[must_use]
    pub fn fields(&self) -> &[Field] {
        &self.fields
    }
}

/// What each code of a byte puts into a word.
type KeyBits = [u64; 256];

/// Columns of records, and what their codes put into a key.
#[derive(Debug)]
pub(crate) struct KeyColumns<'a> {
    /// For each word of a key that has any, its columns of one byte.
    narrow: Vec<Narrow<'a>>,
    /// All others, with their words.
    wide: Vec<(usize, &'a Codes, Vec<u64>)>,
    records: usize,
}

#[derive(Debug)]
struct Narrow<'a> {
    word: usize,
    columns: Vec<&'a [u8]>,
    tables: Vec<KeyBits>,
}

impl<'a> KeyColumns<'a> {
    /// Columns of so many records.
    pub(crate) fn new(columns: &'a [Translated<'a>], layout: &KeyLayout, records: usize) -> Self {
        let (mut narrow, mut wide): (Vec<Narrow<'_>>, Vec<_>) = (Vec::new(), Vec::new());
        for (column, &Field { word, shift, mask }) in columns.iter().zip(layout.fields()) {
            // A code that no record has may stand for nothing.
            let shifted = column.meanings().iter().map(|&code| (u64::from(code) & mask) << shift);
            let Some(bytes) = column.codes().bytes() else {
                wide.push((word, column.codes(), shifted.collect()));
                continue;
            };
            if narrow.last().is_none_or(|last| last.word != word) {
                narrow.push(Narrow { word, columns: Vec::new(), tables: Vec::new() });
            }
            let mut table = [0; 256];
            table.iter_mut().zip(shifted).for_each(|(entry, shifted)| *entry = shifted);
            if let Some(last) = narrow.last_mut() {
                last.columns.push(bytes);
                last.tables.push(table);
            }
        }
        Self { narrow, wide, records }
    }

    /// Number of records.
    pub(crate) fn records(&self) -> usize {
        self.records
    }

    /// The keys of some records.
    pub(crate) fn keys<'b, const W: usize>(
        &self,
        records: Range<usize>,
        block: &'b mut Vec<u64>,
    ) -> &'b [[u64; W]] {
        block.clear();
        block.resize(records.len() * W, 0);
        let keys = block.as_chunks_mut::<W>().0;
        for Narrow { word, columns, tables } in &self.narrow {
            let (mut columns, mut tables) = (&columns[..], &tables[..]);
            while !columns.is_empty() {
                let add = match columns.len() {
                    1 => add::<W, 1>,
                    2..4 => add::<W, 2>,
                    4..8 => add::<W, 4>,
                    _ => add::<W, 8>,
                };
                (columns, tables) = add(keys, *word, columns, tables, records.clone());
            }
        }
        for (word, codes, shifted) in &self.wide {
            let mut keys = keys.iter_mut();
            codes.for_each_in(records.clone(), |code| {
                if let Some(key) = keys.next() {
                    key[*word] |= shifted[code as usize];
                }
            });
        }
        keys
    }
}

/// Puts the first few of these columns into keys; the others.
fn add<'a, 'b, const W: usize, const N: usize>(
    keys: &mut [[u64; W]],
    word: usize,
    columns: &'b [&'a [u8]],
    tables: &'b [KeyBits],
    records: Range<usize>,
) -> (&'b [&'a [u8]], &'b [KeyBits]) {
    let (Some((these, columns)), Some((of_these, tables))) =
        (columns.split_first_chunk::<N>(), tables.split_first_chunk::<N>())
    else {
        return (&[], &[]);
    };
    let these = these.map(|column| &column[records.clone()]);
    assert!(these.iter().all(|column| column.len() == keys.len()), "records of one range");
    for (index, key) in keys.iter_mut().enumerate() {
        let bits =
            these.iter().zip(of_these).map(|(column, table)| table[usize::from(column[index])]);
        key[word] |= bits.fold(0, std::ops::BitOr::bitor);
    }
    (columns, tables)
}

#[cfg(test)]
mod tests {
    use super::{KeyColumns, KeyLayout};
    use crate::table::Translated;

    /// Columns of one, two and four bytes, as many as fill several words.
    #[test]
    fn keys_have_the_code_of_every_column() {
        for number in 0..24 {
            let sizes: Vec<usize> = (0..number).map(|i| [3, 200, 90, 300, 70_000][i % 5]).collect();
            let code = |record: usize, i: usize| (record * (31 * i + 7) + i) % sizes[i];
            let columns: Vec<Translated<'_>> = (0..number)
                .map(|i| {
                    let codes: Vec<u32> = (0..500).map(|record| code(record, i) as u32).collect();
                    // The largest code, so that each column has the width of its values.
                    let codes = codes.into_iter().chain([sizes[i] as u32 - 1]).collect();
                    Translated::plain(codes, sizes[i])
                        .map(|code| sizes[i] as u32 - 1 - code, sizes[i])
                })
                .collect();
            let layout = KeyLayout::new(&sizes).unwrap();
            let packing = KeyColumns::new(&columns, &layout, 500);
            let mut block = Vec::new();
            let keys = match layout.words() {
                1 => packing.keys::<1>(100..500, &mut block).as_flattened(),
                2 => packing.keys::<2>(100..500, &mut block).as_flattened(),
                4 => packing.keys::<4>(100..500, &mut block).as_flattened(),
                _ => packing.keys::<8>(100..500, &mut block).as_flattened(),
            };
            for (key, record) in keys.chunks(layout.words()).zip(100..500) {
                let codes: Vec<usize> =
                    layout.fields().iter().map(|field| field.code(key)).collect();
                let expected: Vec<usize> =
                    (0..number).map(|i| sizes[i] - 1 - code(record, i)).collect();
                assert_eq!(codes, expected, "{number} columns");
            }
        }
    }

    #[test]
    fn fields_never_straddle_words_and_wide_tables_are_refused_only_at_the_end() {
        let layout = KeyLayout::new(&[1 << 20; 7]).unwrap();
        assert_eq!(layout.words(), 4);
        assert!(layout.fields().iter().all(|f| f.shift + 20 <= 64));
        assert_eq!(KeyLayout::new(&[1; 100]).unwrap().words(), 1);
        assert!(KeyLayout::new(&[1 << 20; 2000]).is_some());
        assert!(KeyLayout::new(&[1 << 31; 5000]).is_none());
    }
}
