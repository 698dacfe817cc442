//! Sets of items, one for each person: baskets, diagnoses, films seen (spec I1 to I3).
//!
//! [`Baskets`] are read from a file, an [`ItemTree`] says how items grow coarser, and a [`SetStudy`]
//! what must hold. An [`Attempt`] finds what to release; [`ReleasedSets`] is that in words, written,
//! read again and measured by its definition.
//!
//! ```
//! use outis::hierarchy::{LevelsTable, Spec, build};
//! use outis::sets::{Algorithm, Attempt, ItemTree, FileLayout, Lines, Protection, SetStudy, read};
//!
//! let lines = Lines::Persons { id: true, items: None };
//! let layout = FileLayout { lines, delimiter: Some(b';'), header: false, formula_guard: false };
//! let baskets = read(b"1;beer;diaper\n2;wine;diaper\n", layout)?;
//! let levels = LevelsTable::from_rows(&[["beer", "alcohol"], ["wine", "alcohol"], ["diaper", "care"]]
//!     .map(|row| row.to_vec()))?;
//! let domain = baskets.domain();
//! let tree = ItemTree::new(&build(&Spec::levels(levels), &domain)?.0, &domain)?;
//! let (protection, algorithm) = (Protection::KmAnonymity { k: 2, m: 2 }, Algorithm::Apriori);
//! let sensitive = Vec::new();
//! let study = SetStudy { baskets, tree, sensitive, protection, algorithm, limit: 0.0 };
//! let mut attempt = Attempt::new(&study);
//! while !attempt.step(16) {}
//! let found = attempt.found().expect("two people are alike with `alcohol`");
//! assert_eq!((found.lost, study.whole()), (2 * 2, 4 * 3));
//! # Ok::<(), outis::Error>(())
//! ```

mod baskets; // Who has what.
mod layout; // How sets stand in a file.
mod items; // The tree above items.
mod cut; // The node that each item is written as.
mod supports; // How many people have items together.
mod walk; // All sets that somebody has, one at a time.
mod problem; // What a search needs, and what comes of one.
mod repair; // What makes a rare set frequent.
mod greedy; // Rare sets mended, step by step.
mod apriori; // Small sets first.
mod direct; // All sizes at once.
mod local; // Parts by themselves.
mod optimal; // The cut that loses least.
mod transaction; // Everybody like k others.
mod band; // What goes together stands together.
mod cahd; // Sensitive items by group.
mod kinds; // What recipes can choose.
mod column; // Sets in a column of a table.
mod study; // All of it together.
mod release; // To a file and back.
mod attack; // What somebody learns who knows some items.
#[cfg(test)]
mod tests;

pub use attack::{
    KnownMeaning, ListedTrial, ReleasedLines, SetSettings, SetTrial, SetTrialFindings, comparable,
};
pub use band::{BandOrder, bandwidth, narrow};
pub use baskets::{Baskets, Gathering};
pub use cahd::{Cahd, Group, groups, in_order, largest_share};
pub use column::{RecodedColumn, fewest_in_a_class, items_of_cell, recode_column};
pub use cut::ItemCut;
pub use items::ItemTree;
pub use kinds::{Algorithm, MODELS, Protection, SEARCHES};
pub use layout::{FileLayout, Lines, read};
pub use optimal::OptimalCuts;
pub use problem::{Problem, Recoding};
pub use release::{
    ItemExposure, MeasuredSets, PlacedGroups, ReleasedGroup, ReleasedSets, check, measure,
};
pub use study::{Attempt, Chosen, Found, SetStudy};
pub use supports::{Pool, each_set, fewest_candidates, rare_sets, smallest_support, suppressed};
pub use transaction::smallest_group;
pub use walk::SetWalk;
