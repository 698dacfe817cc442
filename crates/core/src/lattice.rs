//! The lattice of generalization levels (spec G0).
//!
//! A node assigns a level to each quasi-identifier. Node v lies below w if no
//! level of v is above that of w; then the partition of w is coarser.

use std::fmt;

/// A node of the lattice: one level per quasi-identifier, in the recipe's order.
///
/// Ordered lexicographically, which is how ties are broken (spec section 0, rule 4).
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Levels(Vec<u8>);

impl Levels {
    /// A node from its levels.
    #[must_use]
    pub fn new(levels: Vec<u8>) -> Self {
        Self(levels)
    }

    /// The node with all attributes exact.
    #[must_use]
    pub fn bottom(attributes: usize) -> Self {
        Self(vec![0; attributes])
    }

    /// Levels that no hierarchy has, for columns whose cells are on several.
    #[must_use]
    pub fn mixed(attributes: usize) -> Self {
        Self(vec![u8::MAX; attributes])
    }

    /// The levels, one per quasi-identifier.
    #[must_use]
    pub fn as_slice(&self) -> &[u8] {
        &self.0
    }

    /// The level of one attribute.
    #[must_use]
    pub fn get(&self, attribute: usize) -> u8 {
        self.0[attribute]
    }

    /// The same node with one attribute on another level.
    #[must_use]
    pub fn with(&self, attribute: usize, level: u8) -> Self {
        let mut levels = self.0.clone();
        levels[attribute] = level;
        Self(levels)
    }

    /// Sets the level of one attribute.
    pub fn set(&mut self, attribute: usize, level: u8) {
        self.0[attribute] = level;
    }

    /// Whether this node lies below `other` or is it.
    #[must_use]
    pub fn is_below(&self, other: &Self) -> bool {
        self.0.iter().zip(&other.0).all(|(a, b)| a <= b)
    }

    /// The next node in lexicographic order among those from `bottom` to `top`, if there is one.
    #[must_use]
    pub fn successor(&self, bottom: &Self, top: &Self) -> Option<Self> {
        let mut levels = self.0.clone();
        for attribute in (0..levels.len()).rev() {
            if levels[attribute] < top.0[attribute] {
                levels[attribute] += 1;
                return Some(Self(levels));
            }
            levels[attribute] = bottom.0[attribute];
        }
        None
    }
}

impl fmt::Debug for Levels {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl<const N: usize> From<[u8; N]> for Levels {
    fn from(levels: [u8; N]) -> Self {
        Self(levels.to_vec())
    }
}

/// Number of nodes from `bottom` to `top`, in decimal digits: with many attributes it
/// exceeds every integer type.
#[must_use]
pub fn size(bottom: &Levels, top: &Levels) -> String {
    let mut size = Digits::one();
    choices(bottom, top).for_each(|levels| size.multiply(levels));
    size.text()
}

/// Number of ways to choose a level for each cell of so many records, in decimal digits (spec
/// G0): that of the nodes to the power of the records. `None` where that takes more than
/// [`MOST_DIGITS`] digits.
#[must_use]
pub fn cell_level_size(bottom: &Levels, top: &Levels, records: u64) -> Option<String> {
    let mut size = Digits::one();
    if choices(bottom, top).all(|levels| levels == 1) {
        return Some(size.text());
    }
    for _ in 0..records {
        choices(bottom, top).for_each(|levels| size.multiply(levels));
        if size.groups.len() * GROUP > MOST_DIGITS + GROUP {
            return None;
        }
    }
    Some(size.text()).filter(|text| text.len() <= MOST_DIGITS)
}

/// Longer numbers are not written out.
pub const MOST_DIGITS: usize = 100;

/// How many levels each attribute has.
pub(crate) fn choices(bottom: &Levels, top: &Levels) -> impl Iterator<Item = u64> {
    bottom.0.iter().zip(&top.0).map(|(&lowest, &highest)| u64::from(highest - lowest) + 1)
}

/// Digits of a group.
const GROUP: usize = 9;

/// A whole number of any size, in groups of nine decimal digits, the least significant first.
struct Digits {
    groups: Vec<u64>,
}

impl Digits {
    fn one() -> Self {
        Self { groups: vec![1] }
    }

    /// Multiplies it by a small number.
    fn multiply(&mut self, factor: u64) {
        let mut carry = 0;
        for group in &mut self.groups {
            let product = *group * factor + carry;
            *group = product % 1_000_000_000;
            carry = product / 1_000_000_000;
        }
        if carry > 0 {
            self.groups.push(carry);
        }
    }

    fn text(&self) -> String {
        let mut groups = self.groups.iter().rev();
        let mut text = groups.next().unwrap_or(&1).to_string();
        for group in groups {
            text.push_str(&format!("{group:09}"));
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::{Levels, cell_level_size, size};

    /// Spec G0: heights (3, 3, 2) give 48 nodes, 104 edges and these widths.
    #[test]
    fn the_example_lattice_has_the_size_and_widths_of_the_spec() {
        let (bottom, top) = (Levels::bottom(3), Levels::from([3, 3, 2]));
        let mut nodes = vec![bottom.clone()];
        while let Some(next) = nodes[nodes.len() - 1].successor(&bottom, &top) {
            nodes.push(next);
        }
        assert_eq!(nodes.len(), 48);
        assert!(nodes.is_sorted());
        assert_eq!(size(&bottom, &top), "48");
        let mut widths = [0; 9];
        let mut edges = 0;
        for node in &nodes {
            widths[node.as_slice().iter().map(|&l| usize::from(l)).sum::<usize>()] += 1;
            edges += node.as_slice().iter().zip(top.as_slice()).filter(|(a, b)| a < b).count();
        }
        assert_eq!(widths, [1, 3, 6, 9, 10, 9, 6, 3, 1]);
        assert_eq!(edges, 104);
    }

    #[test]
    fn sizes_beyond_every_integer_type_are_exact() {
        let size = |height: u8, attributes: usize| {
            size(&Levels::bottom(attributes), &Levels::new(vec![height; attributes]))
        };
        assert_eq!(size(9, 50), format!("1{}", "0".repeat(50)));
        assert_eq!(size(9, 0), "1");
        assert_eq!(size(1, 64), "18446744073709551616");
    }

    /// Floors leave the nodes above them, as a walk through all nodes finds them.
    #[test]
    fn floors_leave_the_nodes_at_and_above_them() {
        let (bottom, top) = (Levels::from([1, 3, 0]), Levels::from([3, 3, 2]));
        let mut nodes = vec![bottom.clone()];
        while let Some(next) = nodes[nodes.len() - 1].successor(&bottom, &top) {
            nodes.push(next);
        }
        assert!(nodes.is_sorted() && nodes.iter().all(|node| bottom.is_below(node)));
        assert_eq!((nodes.len(), nodes.last()), (9, Some(&top)));
        assert_eq!(size(&bottom, &top), "9");
        assert_eq!(cell_level_size(&bottom, &top, 2).as_deref(), Some("81"));
    }

    /// Spec G0: levels for each cell of T4's four records.
    #[test]
    fn cells_of_the_example_have_as_many_choices_as_the_spec_says() {
        let cell_level_size = |top: &Levels, records| {
            cell_level_size(&Levels::bottom(top.as_slice().len()), top, records)
        };
        let top = Levels::from([3, 3, 2]);
        assert_eq!(cell_level_size(&top, 4).as_deref(), Some("5308416"));
        assert_eq!(cell_level_size(&top, 0).as_deref(), Some("1"));
        assert_eq!(cell_level_size(&Levels::from([0, 0]), u64::MAX).as_deref(), Some("1"));
        let ten = Levels::from([9]);
        assert_eq!(cell_level_size(&ten, 99), Some(format!("1{}", "0".repeat(99))));
        assert_eq!(cell_level_size(&ten, 100), None);
    }
}
