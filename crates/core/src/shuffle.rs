//! A random order of the records, against unsorted matching (spec H6).

use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{RngCore, SeedableRng};

/// Places that are drawn at a time.
const AHEAD: usize = 256;

/// Bytes of a seed.
pub const SEED_BYTES: usize = 32;

/// What a random order is drawn from: the system's secure generator, or the user's choice
/// where a release is to be reproduced.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed(pub [u8; SEED_BYTES]);

impl Seed {
    /// Reads exactly 64 hex digits.
    #[must_use]
    pub fn from_hex(text: &str) -> Option<Self> {
        if text.len() != 2 * SEED_BYTES || !text.is_ascii() {
            return None;
        }
        let mut seed = [0; SEED_BYTES];
        for (byte, start) in seed.iter_mut().zip((0..text.len()).step_by(2)) {
            let digits = &text[start..start + 2];
            if !digits.bytes().all(|digit| digit.is_ascii_hexdigit()) {
                return None;
            }
            *byte = u8::from_str_radix(digits, 16).ok()?;
        }
        Some(Self(seed))
    }
}

/// Shuffles uniformly (Fisher–Yates over ChaCha20). The same seed gives the same order on
/// every platform, because only 32-bit numbers are drawn.
pub fn shuffle(items: &mut [u32], seed: Seed) {
    let mut random = ChaCha20Rng::from_seed(seed.0);
    let mut others = Vec::with_capacity(AHEAD);
    let mut last = items.len().saturating_sub(1);
    while last > 0 {
        let first = last.saturating_sub(AHEAD) + 1;
        others.clear();
        others.extend((first..=last).rev().map(|last| below(&mut random, last as u32 + 1)));
        // In a long table each place is far from the one before: looked at together they are
        // there sooner.
        std::hint::black_box(others.iter().fold(0, |all, &other| all ^ items[other as usize]));
        for (last, &other) in (first..=last).rev().zip(&others) {
            items.swap(last, other as usize);
        }
        last = first - 1;
    }
}

/// Random choices from a seed, where more than one order is drawn of it.
#[derive(Clone, Debug)]
pub(crate) struct Draws(ChaCha20Rng);

impl Draws {
    /// Choices of one kind; another `stream` of the same seed is independent of them.
    pub(crate) fn new(seed: Seed, stream: u64) -> Self {
        let mut random = ChaCha20Rng::from_seed(seed.0);
        random.set_stream(stream);
        Self(random)
    }

    /// A uniform number below `limit`, which is not 0.
    pub(crate) fn below(&mut self, limit: u32) -> u32 {
        below(&mut self.0, limit)
    }

    /// Puts items in random order (Fisher–Yates).
    pub(crate) fn order<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let other = self.below(last as u32 + 1);
            items.swap(last, other as usize);
        }
    }
}

/// A uniform number below `limit` (D. Lemire. "Fast Random Integer Generation in an
/// Interval." TOMACS 29(1), 2019).
fn below(random: &mut ChaCha20Rng, limit: u32) -> u32 {
    loop {
        let product = u64::from(random.next_u32()) * u64::from(limit);
        let threshold = limit.wrapping_neg() % limit;
        if product as u32 >= threshold {
            return (product >> 32) as u32;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Seed, shuffle};

    #[test]
    fn the_same_seed_gives_the_same_permutation_and_another_another() {
        let order = |byte: u8| {
            let mut items: Vec<u32> = (0..1000).collect();
            shuffle(&mut items, Seed([byte; 32]));
            items
        };
        assert_eq!(order(1), order(1));
        assert_ne!(order(1), order(2));
        let mut sorted = order(1);
        assert_ne!(sorted, (0..1000).collect::<Vec<u32>>());
        sorted.sort_unstable();
        assert_eq!(sorted, (0..1000).collect::<Vec<u32>>());
        // Pinned: a change here would break the reproduction of old releases.
        assert_eq!(order(7)[..5], PINNED);
    }

    const PINNED: [u32; 5] = [123, 332, 762, 784, 713];

    #[test]
    fn every_place_is_equally_likely() {
        let mut first = [0_u32; 4];
        for seed in 0..4000_u32 {
            let mut bytes = [0; 32];
            bytes[..4].copy_from_slice(&seed.to_le_bytes());
            let mut items = [0, 1, 2, 3];
            shuffle(&mut items, Seed(bytes));
            first[items[0] as usize] += 1;
        }
        // Four standard deviations of a binomial with n = 4000, p = 1/4.
        assert!(first.iter().all(|count| count.abs_diff(1000) < 110), "{first:?}");
    }

    #[test]
    fn seeds_are_64_hex_digits_and_nothing_else() {
        assert!(Seed::from_hex(&"0f".repeat(32)) == Some(Seed([15; 32])));
        for bad in ["", "0f", &"0g".repeat(32), &"+1".repeat(32), &"ä".repeat(32), &"0".repeat(65)]
        {
            assert!(Seed::from_hex(bad).is_none());
        }
    }
}
