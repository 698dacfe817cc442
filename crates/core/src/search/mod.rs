//! Finding the cheapest table for which the models hold (spec G).
//!
//! Every search is resumable: [`Search::step`] does a bounded amount of work,
//! counted in classes looked at, and may suspend inside a node. Whoever drives
//! it can listen for "cancel" in between and still has the best node found so
//! far and a proven bound.

mod capped;
mod cooperation;
mod dive;
mod evaluate;
mod exhaustive;
mod fixed;
mod limits;
mod listing;
mod optimal;
mod packed;
mod proof;
mod region;
mod screen;
mod sources;
mod suppressed_below;
mod trace;

// The algorithms of the literature, and what they share.
mod best_first;
mod checks;
mod conditions;
mod datafly;
mod flash;
mod heights;
mod incognito;
mod kinds;
mod ola;
mod samarati;
mod survey;
mod tags;

pub use capped::Capped;
pub use cooperation::{Account, Helper, Leader, Order};
pub use evaluate::{Evaluated, evaluate};
pub use exhaustive::Exhaustive;
pub use fixed::Fixed;
pub use limits::Limits;
pub use listing::Listing;
pub use optimal::Optimal;
pub(crate) use optimal::PROVING;
pub use region::Region;
pub use trace::{MOST_TRACED, Seen, TraceStep};

pub use best_first::BestFirst;
pub use conditions::MOST_NODES;
pub use datafly::{Datafly, StopRule};
pub use flash::Flash;
pub use incognito::Incognito;
pub use kinds::{Begun, SEARCHES, SearchChoice, SearchKind};
pub use ola::Ola;
pub use samarati::Samarati;
pub use survey::{AtOneHeight, Survey, Told};

use crate::lattice::Levels;
use crate::loss::Loss;

/// The stage of a search that does not say what it is at.
pub const SEARCHING: &str = "search";

/// A search under way.
pub trait Search {
    /// Looks at about `budget` classes; true once the search has ended.
    fn step(&mut self, budget: usize) -> bool;

    /// The best node found so far. It is feasible: releasing it is allowed at any time.
    fn best(&self) -> Option<&Evaluated>;

    /// No feasible node has a smaller loss; infinite if there is proven to be none. `None`
    /// if the search proves nothing.
    fn bound(&self) -> Option<Loss>;

    /// How many nodes' partitions were computed.
    fn visited(&self) -> u32;

    /// What it is at.
    fn stage(&self) -> Stage {
        Stage::unmeasured(SEARCHING)
    }

    /// What it came to so far, the first [`MOST_TRACED`] nodes of it; nothing where a search does
    /// not say.
    fn trace(&self) -> &[TraceStep] {
        &[]
    }
}

/// What a search or recoding is at, for whoever waits for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stage {
    /// Id of what is being tried, one of those that are declared beside the search
    /// ([`SearchChoice::STAGES`]); its words are found under it with `stage-` before it.
    pub phase: &'static str,
    /// How much of it is done, such as the height of the lattice or the number of classes merged.
    pub done: u64,
    /// How much there is to do; 0 if that is not known.
    pub total: u64,
}

impl Stage {
    /// A phase of which nobody knows how far it is.
    #[must_use]
    pub fn unmeasured(phase: &'static str) -> Self {
        Self { phase, done: 0, total: 0 }
    }
}

/// Keeps the better of two nodes: less loss, then the lexicographically smaller (spec
/// section 0, rule 4).
fn keep_better(best: &mut Option<Evaluated>, candidate: Evaluated) {
    let better = best.as_ref().is_none_or(|best| {
        let order = candidate.loss.compare(&best.loss);
        order.then_with(|| candidate.levels.cmp(&best.levels)).is_lt()
    });
    if candidate.feasible && better {
        *best = Some(candidate);
    }
}

/// Whether no node above `lowest` can beat `best`, if all of them lose at least `bound`.
fn cannot_beat(best: Option<&Evaluated>, bound: &Loss, lowest: &Levels) -> bool {
    let Some(best) = best else { return false };
    // Every node above `lowest` is also lexicographically after it.
    bound.compare_bound(&best.loss).then_with(|| lowest.cmp(&best.levels)).is_gt()
}

#[cfg(test)]
mod tests;
