//! The parts of a table that no class may cross.
//!
//! # Definition
//! Two tuples are in one region if they show the same on the coarsest node that the
//! limits allow (spec A4). Where hierarchies have one root and no limit is below it, all
//! tuples are in one.
//!
//! # Invariants
//! Tuples of one region always have a common generalization within the limits, tuples of
//! two never. So a class within a region can be released, and one across regions cannot.

use crate::partition::classify;
use crate::study::Study;

/// The region of each tuple, numbered in the order of their first tuples.
#[derive(Debug)]
pub(super) struct Regions {
    region_of: Vec<u32>,
    number: usize,
}

impl Regions {
    pub(super) fn new(study: &Study) -> Self {
        let (partition, region_of) =
            classify(study.contingency(), study.hierarchies(), &study.top());
        Self { region_of, number: partition.classes() }
    }

    /// How many there are.
    pub(super) fn number(&self) -> usize {
        self.number
    }

    /// The region of a tuple.
    #[inline]
    pub(super) fn of_tuple(&self, tuple: u32) -> usize {
        self.region_of[tuple as usize] as usize
    }

    /// The tuples of each region, ascending.
    pub(super) fn tuples(&self) -> Vec<Vec<u32>> {
        let mut tuples = vec![Vec::new(); self.number];
        for (tuple, &region) in self.region_of.iter().enumerate() {
            tuples[region as usize].push(tuple as u32);
        }
        tuples
    }
}
