//! Vectors of the literature, and brute force on small random sets.

mod attacked;
mod drawn;
mod vectors;

use super::{Baskets, Gathering, ItemTree, Problem};
use crate::hierarchy::{LevelsTable, Spec, build};

/// The sets of people who have these items.
pub(super) fn baskets(sets: &[&[&str]]) -> Baskets {
    let mut gathering = Gathering::default();
    for (line, set) in (1..).zip(sets) {
        gathering.add(line, None, set.iter().copied()).expect("nobody has an id");
    }
    gathering.finish().expect("somebody has something")
}

/// The tree that lines of levels make of the items of sets.
pub(super) fn tree(baskets: &Baskets, rows: &[&[&str]]) -> ItemTree {
    let rows: Vec<Vec<&str>> = rows.iter().map(|row| row.to_vec()).collect();
    let table = LevelsTable::from_rows(&rows).expect("a table");
    let domain = baskets.domain();
    let hierarchy = build(&Spec::levels(table), &domain).expect("a hierarchy").0;
    ItemTree::new(&hierarchy, &domain).expect("a tree")
}

/// A problem that nothing is left out of.
pub(super) fn problem(baskets: &Baskets, tree: &ItemTree, k: u32, m: u32) -> Problem {
    Problem::new(baskets, tree.clone(), k, m, 0.0)
}
