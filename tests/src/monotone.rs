//! Declarations of monotonicity against brute force.
//!
//! The searches prune on what a model declares. Here classes are drawn and merged
//! at random, and a declaration is refuted by the first coarsening that breaks it.

use fastrand::Rng;
use outis::model::{ClassModel, Monotone};
use outis::partition::Class;

/// A coarsening that a declaration says cannot be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Counterexample {
    /// What was refuted.
    pub property: &'static str,
    /// Sizes of the classes before.
    pub finer: Vec<u32>,
    /// Sizes of the classes after.
    pub coarser: Vec<u32>,
}

/// Looks for a coarsening that contradicts what `model` declares.
///
/// # Errors
/// The first that is found.
pub fn check_monotone(model: &dyn ClassModel, random: &mut Rng) -> Result<(), Counterexample> {
    let Monotone { generalization, suppression } = model.monotone();
    for round in 0..20_000 {
        let largest = 1 + round % 12;
        let mut finer: Vec<u32> =
            (0..random.usize(1..=8)).map(|_| random.u32(1..=largest)).collect();
        // Mono(g) speaks only of partitions that hold as a whole, which chance rarely draws.
        if round % 2 == 0 {
            finer.retain(|&size| model.holds(&Class::of_size(size)));
        }
        if finer.is_empty() {
            continue;
        }
        let parts = random.usize(1..=finer.len());
        let mut coarser = vec![0; parts];
        finer.iter().for_each(|&size| coarser[random.usize(0..parts)] += size);
        coarser.retain(|&size| size > 0);

        let (before, after) = (failing(model, &finer), failing(model, &coarser));
        let refuted =
            |property| Counterexample { property, finer: finer.clone(), coarser: coarser.clone() };
        if generalization && before == 0 && after > 0 {
            return Err(refuted("generalization"));
        }
        if suppression && after > before {
            return Err(refuted("suppression"));
        }
    }
    Ok(())
}

/// Records in classes that fail, one by one.
fn failing(model: &dyn ClassModel, sizes: &[u32]) -> u32 {
    sizes.iter().filter(|&&size| !model.holds(&Class::of_size(size))).sum()
}
