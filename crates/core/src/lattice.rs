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
    // Groups of nine digits, least significant first.
    let mut digits: Vec<u64> = vec![1];
    for &level in top.as_slice() {
        let mut carry = 0;
        for group in &mut digits {
            let product = *group * (u64::from(level) + 1) + carry;
            *group = product % 1_000_000_000;
            carry = product / 1_000_000_000;
        }
        if carry > 0 {
            digits.push(carry);
        }
    }
    let mut text = digits.pop().unwrap_or(1).to_string();
    for group in digits.iter().rev() {
        text.push_str(&format!("{group:09}"));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::{Levels, size};

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
}
