//! Classes by their cells in a table of all possible ones: the inner loop of most roll-ups.
//!
//! A coarse node has few possible classes: the product of the numbers of groups.
//! If a table of them fits into the cache, each class has a cell there and need
//! not be looked for by its key. The number of the cell is a sum with one term for
//! each attribute, and attributes with few groups share a term: Adult's nine
//! become three. So rolling up a class takes three looks into small tables and one
//! into the large one.

use crate::hierarchy::Hierarchy;
use crate::lattice::Levels;
use crate::packing::{KeyLayout, by_width};
use std::sync::Arc;

/// So many classes are worked through together.
pub(crate) const BLOCK: usize = 256;

/// The most cells a table may have: 2 MB of numbers, of which only the cells that classes have
/// are ever touched.
const MOST_CELLS: usize = 1 << 19;

/// The most combinations of groups that share a term.
const MOST_COMBINED: usize = 1 << 11;

/// A smaller source is not worth the tables.
const FEW_CLASSES: usize = 64;

/// Tables of terms may have one entry for so many classes together.
const CLASSES_PER_ENTRY: usize = 8;

/// Where no class has a cell yet.
const VACANT: u32 = u32::MAX;

/// The groups of each class of a partition, several attributes in one code.
#[derive(Clone, Debug)]
pub(crate) struct CombinedColumns(Vec<Combined>);

#[derive(Clone, Debug)]
struct Combined {
    /// Attributes with their numbers of groups; the code of the last counts by ones.
    attributes: Vec<(usize, usize)>,
    codes: Vec<u16>,
}

impl CombinedColumns {
    /// The columns of a partition with these keys; `None` if they would not help.
    pub(crate) fn new(
        layout: &KeyLayout,
        keys: &[u64],
        levels: &Levels,
        hierarchies: &[Arc<Hierarchy>],
    ) -> Option<Self> {
        let classes = keys.len() / layout.words();
        if classes < FEW_CLASSES {
            return None;
        }
        let most = (classes / CLASSES_PER_ENTRY).min(MOST_COMBINED);
        let groups = |i: usize| hierarchies[i].level(usize::from(levels.get(i))).labels.len();
        let mut order: Vec<usize> = (0..hierarchies.len()).filter(|&i| groups(i) > 1).collect();
        order.sort_by_key(|&i| (std::cmp::Reverse(groups(i)), i));
        let mut combined: Vec<(usize, Vec<(usize, usize)>)> = Vec::new();
        for i in order {
            let size = groups(i);
            if size > usize::from(u16::MAX) {
                return None;
            }
            match combined.iter_mut().find(|(product, _)| *product * size <= most) {
                Some((product, attributes)) => {
                    *product *= size;
                    attributes.push((i, size));
                }
                None => combined.push((size, vec![(i, size)])),
            }
        }
        Some(Self(
            combined
                .into_iter()
                .map(|(_, attributes)| {
                    let codes = by_width!(layout.words(), codes(keys, layout, &attributes));
                    Combined { attributes, codes }
                })
                .collect(),
        ))
    }
}

/// The combinations of groups of some attributes that classes with these keys have.
fn codes<const W: usize>(
    keys: &[u64],
    layout: &KeyLayout,
    attributes: &[(usize, usize)],
) -> Vec<u16> {
    let keys = keys.as_chunks::<W>().0;
    let group = |i: usize, key: &[u64; W]| {
        let field = layout.fields()[i];
        // Widths are powers of two.
        ((key[field.word & (W - 1)] >> field.shift) & field.mask) as u16
    };
    let (odd, pairs) = attributes.split_at(attributes.len() % 2);
    let mut codes = match odd {
        [(i, _)] => keys.iter().map(|key| group(*i, key)).collect(),
        _ => vec![0; keys.len()],
    };
    for pair in pairs.chunks_exact(2) {
        let [(a, size_a), (b, size_b)] = pair else { return codes };
        for (code, key) in codes.iter_mut().zip(keys) {
            let group_a = *code * *size_a as u16 + group(*a, key);
            *code = group_a * *size_b as u16 + group(*b, key);
        }
    }
    codes
}

/// The cells of one node.
#[derive(Debug)]
pub(crate) struct NodeCells {
    number: usize,
    /// Which column each term is looked up with, and its table.
    terms: Vec<(usize, Vec<u32>)>,
}

impl NodeCells {
    /// The cells of the node `levels`, for classes of a finer one; `map` says for each
    /// attribute which group goes into which. `None` if there are too many.
    pub(crate) fn new(
        columns: &CombinedColumns,
        levels: &Levels,
        hierarchies: &[Arc<Hierarchy>],
        mut map: impl FnMut(usize) -> Arc<[u32]>,
    ) -> Option<Self> {
        let groups = |i: usize| hierarchies[i].level(usize::from(levels.get(i))).labels.len();
        let mut number = 1_usize;
        for i in 0..hierarchies.len() {
            number = number.checked_mul(groups(i)).filter(|&cells| cells <= MOST_CELLS)?;
        }
        let mut terms = Vec::new();
        let mut stride = 1;
        for (index, Combined { attributes, .. }) in columns.0.iter().enumerate() {
            let before = stride;
            let mut table = vec![0_u32];
            for &(i, size) in attributes {
                if groups(i) == 1 {
                    table = table.iter().flat_map(|&t| std::iter::repeat_n(t, size)).collect();
                    continue;
                }
                let map = map(i);
                table = table
                    .iter()
                    .flat_map(|&t| map[..size].iter().map(move |&group| t + group * stride))
                    .collect();
                stride *= groups(i) as u32;
            }
            if stride > before {
                terms.push((index, table));
            }
        }
        Some(Self { number, terms })
    }

    /// The cells of up to [`BLOCK`] classes from `first` on. Term after term, so that the inner
    /// loop has nothing to do but to look up.
    #[inline]
    pub(crate) fn fill(&self, columns: &CombinedColumns, first: usize, cells: &mut [u32]) {
        let number = cells.len();
        let codes = |index: usize| &columns.0[index].codes[first..first + number];
        let mut terms = self.terms.chunks_exact(2);
        cells.fill(0);
        for pair in &mut terms {
            let [(a, table_a), (b, table_b)] = pair else { return };
            for ((cell, &a), &b) in cells.iter_mut().zip(codes(*a)).zip(codes(*b)) {
                *cell += table_a[usize::from(a)] + table_b[usize::from(b)];
            }
        }
        for (index, table) in terms.remainder() {
            for (cell, &code) in cells.iter_mut().zip(codes(*index)) {
                *cell += table[usize::from(code)];
            }
        }
    }
}

/// The numbers of the classes in their cells; memory that is used again and again.
#[derive(Debug, Default)]
pub(crate) struct CellNumbers {
    numbers: Vec<u32>,
    /// The cells that are not vacant.
    touched: Vec<u32>,
    /// Where cells of the block at hand are vacant, and where numbers are new.
    vacant: Vec<u32>,
    new: Vec<u32>,
}

impl CellNumbers {
    /// Empties the table and makes room for so many cells.
    pub(crate) fn reset(&mut self, cells: &NodeCells) {
        for cell in self.touched.drain(..) {
            self.numbers[cell as usize] = VACANT;
        }
        if self.numbers.len() < cells.number {
            self.numbers.resize(cells.number, VACANT);
        }
    }

    /// Puts into the place of each cell its number, which is the next if the cell was vacant;
    /// the places where numbers are new.
    ///
    /// Whether a cell is vacant is beyond any branch predictor, but most that are vacant before
    /// the block are so when their turn comes.
    #[inline]
    pub(crate) fn numbers(&mut self, cells: &mut [u32]) -> &[u32] {
        self.vacant.resize(cells.len().max(self.vacant.len()), 0);
        let (vacant, numbers) = (&mut self.vacant[..cells.len()], &mut self.numbers[..]);
        let mut end = 0;
        for (index, &cell) in (0..).zip(&*cells) {
            vacant[end] = index;
            end += usize::from(numbers[cell as usize] == VACANT);
        }
        self.new.clear();
        for &index in &vacant[..end] {
            let cell = cells[index as usize];
            let number = &mut numbers[cell as usize];
            if *number == VACANT {
                *number = self.touched.len() as u32;
                self.touched.push(cell);
                self.new.push(index);
            }
        }
        for cell in cells {
            *cell = numbers[*cell as usize];
        }
        &self.new
    }
}

#[cfg(test)]
mod tests {
    use super::{CellNumbers, NodeCells};
    use std::collections::HashMap;

    #[test]
    fn cells_are_numbered_in_the_order_in_which_they_are_first_seen() {
        let (mut cell_numbers, cells) =
            (CellNumbers::default(), NodeCells { number: 50, terms: Vec::new() });
        for round in 1..4_u32 {
            cell_numbers.reset(&cells);
            let mut known: HashMap<u32, u32> = HashMap::new();
            for block in 0..20_u32 {
                let these: Vec<u32> =
                    (0..block).map(|i| (i * i * round + 7 * block) % 50).collect();
                let mut numbers = these.clone();
                let new = cell_numbers.numbers(&mut numbers).to_vec();
                let mut expected = Vec::new();
                for (index, (&cell, &number)) in (0..).zip(these.iter().zip(&numbers)) {
                    let next = known.len() as u32;
                    assert_eq!(*known.entry(cell).or_insert(next), number);
                    expected.extend((known.len() as u32 > next).then_some(index));
                }
                assert_eq!(new, expected);
            }
            assert!(known.len() > 10);
        }
    }
}
