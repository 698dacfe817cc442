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

    /// The next node in lexicographic order among those up to `top`, if there is one.
    #[must_use]
    pub fn successor(&self, top: &Self) -> Option<Self> {
        let mut levels = self.0.clone();
        for attribute in (0..levels.len()).rev() {
            if levels[attribute] < top.0[attribute] {
                levels[attribute] += 1;
                return Some(Self(levels));
            }
            levels[attribute] = 0;
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

/// Number of nodes from the bottom to `top`, in decimal digits: with many attributes it
/// exceeds every integer type.
#[must_use]
pub fn size(top: &Levels) -> String {
    let mut size = Digits::one();
    choices(top).for_each(|levels| size.multiply(levels));
    size.text()
}

/// Number of ways to choose a level for each cell of so many records, in decimal digits (spec
/// G0): that of the nodes to the power of the records. `None` where that takes more than
/// [`MOST_DIGITS`] digits.
#[must_use]
pub fn cell_level_size(top: &Levels, records: u64) -> Option<String> {
    let mut size = Digits::one();
    if choices(top).all(|levels| levels == 1) {
        return Some(size.text());
    }
    for _ in 0..records {
        choices(top).for_each(|levels| size.multiply(levels));
        if size.groups.len() * GROUP > MOST_DIGITS + GROUP {
            return None;
        }
    }
    Some(size.text()).filter(|text| text.len() <= MOST_DIGITS)
}

/// Longer numbers are not written out.
pub const MOST_DIGITS: usize = 100;

/// How many levels each attribute has.
fn choices(top: &Levels) -> impl Iterator<Item = u64> {
    top.as_slice().iter().map(|&level| u64::from(level) + 1)
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
        let top = Levels::from([3, 3, 2]);
        let mut nodes = vec![Levels::bottom(3)];
        while let Some(next) = nodes[nodes.len() - 1].successor(&top) {
            nodes.push(next);
        }
        assert_eq!(nodes.len(), 48);
        assert!(nodes.is_sorted());
        assert_eq!(size(&top), "48");
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
        assert_eq!(size(&Levels::new(vec![9; 50])), format!("1{}", "0".repeat(50)));
        assert_eq!(size(&Levels::new(vec![])), "1");
        assert_eq!(size(&Levels::new(vec![1; 64])), "18446744073709551616");
    }
    /// Spec G0: levels for each cell of T4's four records.
    #[test]
    fn cells_of_the_example_have_as_many_choices_as_the_spec_says() {
        let top = Levels::from([3, 3, 2]);
        assert_eq!(cell_level_size(&top, 4).as_deref(), Some("5308416"));
        assert_eq!(cell_level_size(&top, 0).as_deref(), Some("1"));
        assert_eq!(cell_level_size(&Levels::from([0, 0]), u64::MAX).as_deref(), Some("1"));
        let ten = Levels::from([9]);
        assert_eq!(cell_level_size(&ten, 99), Some(format!("1{}", "0".repeat(99))));
        assert_eq!(cell_level_size(&ten, 100), None);
    }
}
