//! What is drawn at random, and from what.

use outis::release::{SEED_BYTES, Seed};
use outis_protocol::problem::Code;
use outis_protocol::{Outcome, Problem};

/// The seed of this text, or one of the system's secure generator.
///
/// # Errors
/// `parameter` if the text is not 64 hex digits, `no-randomness` if the system has none to give.
pub(crate) fn drawn_from(given: Option<&str>) -> Outcome<Seed> {
    if let Some(text) = given {
        return Seed::from_hex(text).ok_or_else(|| {
            Problem::of_field(Code::Parameter, "seed").with_detail("64 hex digits")
        });
    }
    let mut bytes = [0; SEED_BYTES];
    getrandom::fill(&mut bytes).map_err(|_| Problem::new(Code::NoRandomness))?;
    Ok(Seed(bytes))
}
