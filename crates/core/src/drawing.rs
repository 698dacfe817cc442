//! How much is drawn in tests.

/// What an ordinary run draws of so many cases, and asks of what it counts in them: a quarter, and
/// all of them where the environment has `OUTIS_THOROUGH`. What a change breaks is mostly seen in
/// the first dozens; a change of a search, a model or a recoding is tried thoroughly.
pub(crate) fn drawn_of(all: u32) -> u32 {
    match std::env::var_os("OUTIS_THOROUGH") {
        Some(_) => all,
        None => all.div_ceil(4),
    }
}
