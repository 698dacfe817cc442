//! Nodes of one height of the lattice, without the others.

use crate::lattice::Levels;

/// The sum of a node's levels.
pub(super) fn height(levels: &Levels) -> u32 {
    levels.as_slice().iter().map(|&level| u32::from(level)).sum()
}

/// The nodes of one height between two corners, in lexicographic order.
#[derive(Clone, Debug)]
pub(super) struct AtHeight {
    low: Levels,
    high: Levels,
    next: Option<Levels>,
}

impl AtHeight {
    /// Begins with the first; there is none if the height is not between those of the corners.
    pub(super) fn new(low: &Levels, high: &Levels, wanted: u32) -> Self {
        let mut first = low.clone();
        let fits = low.is_below(high) && wanted >= height(low);
        let left = fits.then(|| raise(&mut first, high, wanted - height(low)));
        let next = (left == Some(0)).then_some(first);
        Self { low: low.clone(), high: high.clone(), next }
    }

    /// The node after `levels`.
    fn after(&self, levels: &Levels) -> Option<Levels> {
        // The last attribute that can go up while a later one comes down.
        let mut spare = 0;
        for attribute in (0..levels.as_slice().len()).rev() {
            let level = levels.get(attribute);
            if spare > 0 && level < self.high.get(attribute) {
                let mut next = levels.with(attribute, level + 1);
                for later in attribute + 1..levels.as_slice().len() {
                    next.set(later, self.low.get(later));
                }
                raise(&mut next, &self.high, spare - 1);
                return Some(next);
            }
            spare += u32::from(level - self.low.get(attribute));
        }
        None
    }
}

impl Iterator for AtHeight {
    type Item = Levels;

    fn next(&mut self) -> Option<Levels> {
        let levels = self.next.take()?;
        self.next = self.after(&levels);
        Some(levels)
    }
}

/// Raises the last attributes by so many levels in all, and returns how many are left over.
fn raise(levels: &mut Levels, high: &Levels, amount: u32) -> u32 {
    let mut left = amount;
    for attribute in (0..levels.as_slice().len()).rev() {
        let room = u32::from(high.get(attribute) - levels.get(attribute));
        let up = left.min(room) as u8;
        levels.set(attribute, levels.get(attribute) + up);
        left -= u32::from(up);
    }
    left
}

#[cfg(test)]
mod tests {
    use super::{AtHeight, height};
    use crate::lattice::Levels;

    /// Every height of every box of the example lattice against walking through all nodes.
    #[test]
    fn each_height_is_what_a_walk_through_all_nodes_finds() {
        let top = Levels::from([3, 0, 3, 2]);
        let bottom = Levels::bottom(4);
        let mut nodes = vec![bottom.clone()];
        while let Some(next) = nodes[nodes.len() - 1].successor(&bottom, &top) {
            nodes.push(next);
        }
        assert_eq!(nodes.len(), 48);
        let mut found = 0;
        for low in &nodes {
            for high in &nodes {
                for wanted in 0..=9 {
                    let expected: Vec<&Levels> = nodes
                        .iter()
                        .filter(|n| low.is_below(n) && n.is_below(high) && height(n) == wanted)
                        .collect();
                    let walked: Vec<Levels> = AtHeight::new(low, high, wanted).collect();
                    assert_eq!(
                        walked.iter().collect::<Vec<_>>(),
                        expected,
                        "{low:?} {high:?} {wanted}"
                    );
                    found += walked.len();
                }
            }
        }
        assert!(found > 1000);
        assert_eq!(AtHeight::new(&Levels::new(vec![]), &Levels::new(vec![]), 0).count(), 1);
    }
}
