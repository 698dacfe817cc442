//! Distinct texts, numbered in the order in which they first occur.

use hashbrown::HashTable;
use rustc_hash::FxHasher;
use std::hash::Hasher;

/// A set of distinct texts with dense codes from 0.
///
/// All texts lie in one buffer: a dictionary of a million short values costs
/// their bytes and about ten more each, not a million allocations.
#[derive(Clone, Debug, Default)]
pub struct Dictionary {
    text: String,
    /// Where each text ends in `text`; it begins where the one before ends.
    ends: Vec<usize>,
    index: HashTable<Slot>,
}

/// A code with the hash of its text, so that growing the index need not read all texts again
/// and most texts that differ are told apart without looking at them.
#[derive(Clone, Copy, Debug)]
struct Slot {
    hash: u32,
    code: u32,
}

impl Dictionary {
    /// A dictionary with nothing in it.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Number of distinct texts.
    #[must_use]
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// Whether there is no text.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    /// Bytes of all texts together.
    #[must_use]
    pub fn text_bytes(&self) -> usize {
        self.text.len()
    }

    /// The text with this code.
    ///
    /// # Panics
    /// If no text has this code.
    #[must_use]
    pub fn get(&self, code: u32) -> &str {
        let code = code as usize;
        let start = code.checked_sub(1).map_or(0, |before| self.ends[before]);
        &self.text[start..self.ends[code]]
    }

    /// The code of `text`, if it is known.
    #[must_use]
    pub fn code(&self, text: &str) -> Option<u32> {
        self.find(hash(text), text)
    }

    /// The code of `text`, which is added if it is new.
    pub fn insert(&mut self, text: &str) -> u32 {
        let hash = hash(text);
        if let Some(code) = self.find(hash, text) {
            return code;
        }
        let code = u32::try_from(self.ends.len()).expect("the reader caps distinct values");
        self.text.push_str(text);
        self.ends.push(self.text.len());
        self.index.insert_unique(spread(hash), Slot { hash, code }, |slot| spread(slot.hash));
        code
    }

    fn find(&self, hash: u32, text: &str) -> Option<u32> {
        self.index
            .find(spread(hash), |slot| slot.hash == hash && self.get(slot.code) == text)
            .map(|slot| slot.code)
    }

    /// The texts in the order of their codes.
    pub fn iter(&self) -> impl Iterator<Item = &str> {
        (0..self.len()).map(|code| self.get(code as u32))
    }
}

fn hash(text: &str) -> u32 {
    let mut hasher = FxHasher::default();
    hasher.write(text.as_bytes());
    let hash = hasher.finish();
    (hash ^ (hash >> 32)) as u32
}

/// The index wants good bits at both ends of 64.
fn spread(hash: u32) -> u64 {
    u64::from(hash).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

#[cfg(test)]
mod tests {
    use super::Dictionary;

    #[test]
    fn codes_are_dense_and_stable() {
        let mut dictionary = Dictionary::new();
        let codes: Vec<u32> =
            ["b", "", "a", "b", "", "07", "7"].iter().map(|t| dictionary.insert(t)).collect();
        assert_eq!(codes, [0, 1, 2, 0, 1, 3, 4]);
        assert_eq!(dictionary.iter().collect::<Vec<_>>(), ["b", "", "a", "07", "7"]);
        assert_eq!(dictionary.code("c"), None);
    }
}
