//! Moves of tuples between classes that lower the loss.

use super::classes::Classes;

/// A refinement under way.
#[derive(Debug, Default)]
pub(in crate::recoding) struct Refine {
    next: u32,
}

impl Refine {
    pub(in crate::recoding) fn step(&mut self, _classes: &mut Classes, _looked: &mut usize) -> bool {
        self.next += 1;
        true
    }
}
