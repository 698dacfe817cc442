//! What counts as loss.

use outis::loss::LOSS;

crate::choice::choice! {
    /// What counts as loss (spec M8).
    Loss, &LOSS
}

impl Default for Loss {
    fn default() -> Self {
        Self(LOSS.choose())
    }
}
