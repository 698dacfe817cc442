//! What a search tried, one node after the other, for whoever wants to follow it.

use super::Evaluated;
use crate::lattice::Levels;

/// So many steps of a search are remembered, from the first on: more than anybody reads, and
/// little enough to be kept beside any search.
pub const MOST_TRIED: usize = 1000;

/// One node that a search measured.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tried {
    /// The node. [`Incognito`](super::Incognito) also tries parts of nodes: there a level one
    /// above the height of its hierarchy says that the attribute was left out.
    pub levels: Levels,
    /// Whether it may be released.
    pub feasible: bool,
    /// Records that it would suppress. If more than allowed, counting may have ended early.
    pub suppressed: u64,
}

/// The first steps of a search.
#[derive(Debug, Default)]
pub(super) struct Trace {
    tried: Vec<Tried>,
}

impl Trace {
    /// Remembers one more, if there is room.
    pub(super) fn push(&mut self, tried: Tried) {
        if self.tried.len() < MOST_TRIED {
            self.tried.push(tried);
        }
    }

    /// Remembers a node that was measured.
    pub(super) fn note(&mut self, node: &Evaluated) {
        let Evaluated { levels, feasible, suppressed, .. } = node;
        let (levels, feasible, suppressed) = (levels.clone(), *feasible, *suppressed);
        self.push(Tried { levels, feasible, suppressed });
    }

    /// All that is remembered, the first first.
    pub(super) fn tried(&self) -> &[Tried] {
        &self.tried
    }
}
