//! What an attacker could still do, in numbers (spec E).

mod prosecutor;

pub use prosecutor::{ClassSizes, Prosecutor};
