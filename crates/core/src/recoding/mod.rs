//! Recoding beyond one level for each attribute (spec C1b to C5).
//!
//! A full-domain recoding writes all cells of a column on one level. The recodings
//! here do not: what a record shows may depend on the group of records that it is
//! in, so that detail is given up only where it must be. They produce tables with
//! less loss than any search through the lattice, at the price of cells of mixed
//! detail in one column.
//!
//! What they find is a [`Recoded`] table: for each tuple of the study the class that
//! it belongs to, and for each class what it shows. Which classes are released, and
//! what is lost, is decided there and nowhere else.

mod base;
mod cell;
mod cell_suppression;
mod cluster;
mod cost;
mod iterative;
mod k_member;
mod kaca;
mod kinds;
mod mondrian;
mod mu_argus;
mod price;
mod read_off;
mod recoded;
mod subtree;
mod united_tuples;

pub use crate::hierarchy::Cell;
pub use cell::Cover;
pub use cell_suppression::{CellSuppression, CellSuppressionOptions};
pub use cluster::ClusterDistance;
pub use iterative::{Iterative, IterativeOptions, MOST_ROUNDS};
pub use k_member::{KMember, KMemberOptions};
pub use kaca::{Kaca, KacaOptions};
pub use kinds::{Beginning, RECODINGS, RecodingChoice, RecodingKind};
pub use mondrian::{CutRule, Mondrian, MondrianOptions};
pub use mu_argus::{MuArgus, MuArgusOptions, Recode};
pub use read_off::{ReadOff, Unreadable};
pub use recoded::{Recoded, SUPPRESSED, refuse_presence};
pub use subtree::Subtree;

use crate::search::Stage;
use std::sync::Arc;

/// A recoding under way. It is driven like a [`Search`](crate::search::Search), and proves
/// nothing about what else is possible.
pub trait Recoder {
    /// Does about `budget` units of work, each about as much as looking at one class; true once
    /// it has ended.
    fn step(&mut self, budget: usize) -> bool;

    /// The best table found so far. It is feasible: releasing it is allowed at any time.
    fn best(&self) -> Option<&Arc<Recoded>>;

    /// How many cuts, merges or nodes were tried.
    fn visited(&self) -> u32;

    /// What it is at.
    fn stage(&self) -> Stage;
}
