//! Distinct keys and their numbers: what collapsing and rolling up look for.
//!
//! Whether a key is known is beyond any branch predictor, and each wrong guess costs as
//! much as ten looks into a table. So many keys are looked for at a time: all of them
//! where they most likely are, without a branch, and then those that are not there, most
//! of which are new.

/// Distinct keys, each with a dense number in order of first occurrence.
///
/// Open addressing over numbers; the keys themselves lie in a plain vector.
#[derive(Clone, Debug, Default)]
pub(crate) struct KeySet {
    slots: Vec<u32>,
    shift: u32,
    /// Of the keys at hand those that are not where they most likely are.
    missed: Vec<u32>,
}

const VACANT: u32 = u32::MAX;

/// More slots than these are made anew rather than kept.
const MANY_SLOTS: usize = 1 << 20;

impl KeySet {
    /// Empties the set and makes room for `keys` keys at half load.
    pub(crate) fn reset(&mut self, keys: usize) {
        let size = (keys * 2).next_power_of_two().max(16);
        self.slots.clear();
        self.slots.resize(size, VACANT);
        self.shift = 64 - size.trailing_zeros();
    }

    /// Gives its memory back if that is much: it is made again when it is needed.
    pub(crate) fn release_if_large(&mut self) {
        if self.slots.len() > MANY_SLOTS {
            *self = Self::default();
        }
    }

    /// Makes room for `more` keys beside those that it has, which are all of `keys`.
    pub(crate) fn make_room<const W: usize>(&mut self, keys: &[u64], more: usize) {
        let count = keys.len() / W;
        if (count + more) * 2 <= self.slots.len() {
            return;
        }
        self.reset((count + more).max(self.slots.len()));
        let mask = self.slots.len() - 1;
        for (number, key) in (0..).zip(keys.as_chunks::<W>().0) {
            let mut slot = (mix(key) >> self.shift) as usize;
            while self.slots[slot & mask] != VACANT {
                slot += 1;
            }
            self.slots[slot & mask] = number;
        }
    }

    /// The number of `key` among `keys`, to which it is added if it is new.
    ///
    /// The caller sees to it that the set never fills ([`Self::reset`], [`Self::make_room`]).
    #[inline]
    pub(crate) fn number<const W: usize>(&mut self, key: &[u64; W], keys: &mut Vec<u64>) -> usize {
        let mask = self.slots.len() - 1;
        let mut slot = (mix(key) >> self.shift) as usize;
        loop {
            let number = self.slots[slot & mask];
            if number == VACANT {
                let new = keys.len() / W;
                self.slots[slot & mask] = new as u32;
                keys.extend_from_slice(key);
                return new;
            }
            if keys[number as usize * W..][..W] == *key {
                return number as usize;
            }
            slot += 1;
        }
    }

    /// Adds the number of each of these keys to `numbers`, in order; otherwise as
    /// [`Self::number`].
    pub(crate) fn numbers<const W: usize>(
        &mut self,
        these: &[[u64; W]],
        keys: &mut Vec<u64>,
        numbers: &mut Vec<u32>,
    ) {
        let first = numbers.len();
        let mask = self.slots.len() - 1;
        numbers
            .extend(these.iter().map(|key| self.slots[(mix(key) >> self.shift) as usize & mask]));
        let numbers = &mut numbers[first..];
        let known = keys.as_chunks::<W>().0;
        let mut missed = std::mem::take(&mut self.missed);
        missed.resize(these.len(), 0);
        let mut end = 0;
        for ((index, key), &number) in (0..).zip(these).zip(&*numbers) {
            missed[end] = index;
            // Where a slot is vacant its key is not known, so that it cannot be the last either.
            let number = (number as usize).min(known.len().saturating_sub(1));
            end += usize::from(known.get(number) != Some(key));
        }
        for &index in &missed[..end] {
            numbers[index as usize] = self.number(&these[index as usize], keys) as u32;
        }
        self.missed = missed;
    }
}

/// Fibonacci hashing; the high bits are the good ones.
#[inline]
fn mix<const W: usize>(key: &[u64; W]) -> u64 {
    let mut hash = 0_u64;
    for &word in key {
        hash = (hash.rotate_left(26) ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        hash ^= hash >> 32;
    }
    hash.wrapping_mul(0x9E37_79B9_7F4A_7C15)
}

#[cfg(test)]
mod tests {
    use super::KeySet;
    use proptest::prelude::*;
    use std::collections::HashMap;

    /// Numbers of keys a block at a time, in a set that grows.
    fn numbers<const W: usize>(these: &[[u64; W]], block: usize) -> (Vec<u32>, Vec<u64>) {
        let (mut set, mut keys, mut numbers) = (KeySet::default(), Vec::new(), Vec::new());
        set.reset(1);
        for block in these.chunks(block) {
            set.make_room::<W>(&keys, block.len());
            set.numbers(block, &mut keys, &mut numbers);
        }
        (numbers, keys)
    }

    fn check<const W: usize>(these: &[[u64; W]], block: usize) {
        let (numbers, keys) = numbers(these, block);
        let mut first = HashMap::new();
        for (key, number) in these.iter().zip(numbers) {
            let new = first.len() as u32;
            assert_eq!(*first.entry(*key).or_insert(new), number);
            assert_eq!(keys[number as usize * W..][..W], *key);
        }
        assert_eq!(first.len() * W, keys.len());
    }

    proptest! {
        #[test]
        fn equal_keys_have_one_number_in_order_of_first_occurrence(
            these in prop::collection::vec((0..40_u64, 0..3_u64), 0..200),
            block in 1..70_usize,
        ) {
            let narrow: Vec<[u64; 1]> = these.iter().map(|&(a, b)| [a << 60 | b]).collect();
            check(&narrow, block);
            let wide: Vec<[u64; 2]> = these.iter().map(|&(a, b)| [b, a]).collect();
            check(&wide, block);
        }
    }
}
