//! What the optimal search may take, and how a recipe says so.

use super::optimal::{DIVING, PROVING};
use super::{Begun, Capped, Leader, Optimal, SearchChoice};
use crate::choice::{Choice, Declaration, Parameter, Range};
use crate::error::Result;
use crate::study::Study;
use std::sync::Arc;

/// Megabytes that a search may remember where a recipe does not say.
const MEGABYTES: u32 = 256;

/// What a search may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Bytes for partitions to roll up from, open regions and what is remembered of nodes. The
    /// exact values, the rare ones among them once more, and the partition at hand come on top.
    ///
    /// A search that reaches it forgets what only saves time; then it works through regions in
    /// depth, where few are open at a time. It still ends with the optimum.
    pub memory: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Self { memory: (MEGABYTES as usize) << 20 }
    }
}

/// The most megabytes that a search may remember: what a worker of a page can count has to hold
/// the table, too.
const MOST_MEMORY: u32 = 2048;

/// Megabytes that the search may remember, each of those that work together. With fewer it takes
/// longer; what it finds is the same.
const MEMORY: Parameter = Parameter::integer("memory", Range::whole(1, MOST_MEMORY))
    .default(MEGABYTES as f64)
    .spelled_out();

/// The most nodes that it looks at, without which it goes on until the proof. It ends with the
/// best node so far and a bound, and works alone, so that it ends in the same place every time.
const NODES: Parameter = Parameter::integer("nodes", Range::at_least(1));

impl Limits {
    /// What a choice of the optimal search allows.
    ///
    /// # Errors
    /// [`Kind::Parameter`](crate::error::Kind::Parameter) if it is nothing or too much.
    pub fn chosen(choice: &Choice) -> Result<Self> {
        let megabytes = choice.integer(MEMORY.name)?;
        MEMORY.check(megabytes.into())?;
        // A worker of a page counts in 32 bits.
        let memory = usize::try_from(u64::from(megabytes) << 20).unwrap_or(usize::MAX);
        Ok(Self { memory })
    }
}

impl SearchChoice for Optimal {
    const DECLARED: &'static Declaration = &Declaration {
        id: "optimal",
        family: "optimal",
        source: "Best-first branch and bound over the generalization lattice; it proves what it \
                 finds.",
        formula: "",
        parameters: &[MEMORY, NODES],
    };

    const STAGES: &'static [&'static str] = &[DIVING, PROVING];

    fn begin(choice: &Choice, study: Arc<Study>) -> Result<Begun> {
        let limits = Limits::chosen(choice)?;
        let Some(nodes) = choice.integer_given(NODES.name) else {
            return Ok(Begun::Shared(Box::new(Leader::new(study).with_limits(limits))));
        };
        NODES.check(nodes.into())?;
        Ok(Begun::Capped(Box::new(Capped::new(study, limits, nodes))))
    }
}
