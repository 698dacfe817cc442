//! Privacy models: what must hold before a table may be published (spec D).
//!
//! A model measures (`achieved`: the strongest parameter that a partition
//! meets) and decides (`holds`: whether one class meets the demand). It also
//! declares which coarsenings keep it holding, because the search prunes on
//! that declaration; the declaration is property-tested against brute force.

mod k_anonymity;

pub use k_anonymity::{KAnonymity, SMALLEST_K};

use std::fmt::Debug;

/// One equivalence class as a model sees it.
#[derive(Clone, Copy, Debug)]
pub struct Class {
    /// Number of records, at least 1.
    pub size: u32,
}

/// Which coarsenings keep a model holding, on the study at hand (spec M1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Monotone {
    /// If it holds for every class, it holds for every class of any coarser partition:
    /// Mono(g) of spec D.
    pub generalization: bool,
    /// The number of records in failing classes never grows under coarsening: Mono(g+s).
    pub suppression: bool,
}

/// A demand on each equivalence class taken by itself.
pub trait ClassModel: Debug + Send + Sync {
    /// Whether `class` meets the demand.
    fn holds(&self, class: Class) -> bool;

    /// Which coarsenings keep it holding.
    fn monotone(&self) -> Monotone;

    /// The strongest parameter that all of these classes meet; `None` if there is no class
    /// (spec section 0, rule 3).
    fn achieved(&self, classes: &mut dyn Iterator<Item = Class>) -> Option<f64>;
}

/// All models of a study, ready for the inner loop.
///
/// Demands on the size alone are one comparison; only what is left is called through the
/// trait.
#[derive(Debug)]
pub struct Demands {
    smallest: u32,
    others: Vec<Box<dyn ClassModel>>,
    monotone: Monotone,
}

impl Demands {
    /// All of these must hold: classes of at least `smallest` records, and `others`.
    #[must_use]
    pub fn new(k_anonymity: &[KAnonymity], others: Vec<Box<dyn ClassModel>>) -> Self {
        let mut monotone = Monotone { generalization: true, suppression: true };
        for declared in others
            .iter()
            .map(|model| model.monotone())
            .chain(k_anonymity.iter().map(|model| model.monotone()))
        {
            monotone.generalization &= declared.generalization;
            monotone.suppression &= declared.suppression;
        }
        let smallest = k_anonymity.iter().map(|model| model.k()).max().unwrap_or(1);
        Self { smallest, others, monotone }
    }

    /// Whether a class meets every demand.
    #[inline]
    #[must_use]
    pub fn hold(&self, class: Class) -> bool {
        class.size >= self.smallest && self.others.iter().all(|model| model.holds(class))
    }

    /// What all demands together declare.
    #[must_use]
    pub fn monotone(&self) -> Monotone {
        self.monotone
    }
}
