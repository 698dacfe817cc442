//! Where the order of the records comes from.

use outis::release::{SEED_BYTES, Seed};
use outis_protocol::problem::Code;
use outis_protocol::{Outcome, Problem};

/// The seed given, or one from the system's secure generator, and whether it is the latter.
///
/// # Errors
/// `parameter` unless it has exactly 64 hex digits; `no-randomness` if the system has none.
pub(crate) fn seed(given: Option<&str>) -> Outcome<(Seed, bool)> {
    if let Some(text) = given {
        let seed = Seed::from_hex(text).ok_or_else(|| {
            Problem::of_field(Code::Parameter, "--seed").with_detail("64 hex digits")
        })?;
        return Ok((seed, false));
    }
    let mut bytes = [0; SEED_BYTES];
    getrandom::fill(&mut bytes).map_err(|_| Problem::new(Code::NoRandomness))?;
    Ok((Seed(bytes), true))
}
