//! One quasi-identifier of every record, as codes.

/// A column of codes, equal where the values are.
#[derive(Clone, Copy, Debug)]
pub struct Key<'a> {
    /// One code for each record.
    pub codes: &'a [u32],
    /// The code that stands for a missing value.
    pub missing: Option<u32>,
}

impl Key<'_> {
    /// Whether the value of this record is missing.
    pub(super) fn is_missing(&self, record: u32) -> bool {
        self.missing == Some(self.codes[record as usize])
    }
}

/// The number of records that all keys have: the shortest counts.
pub(super) fn records(keys: &[Key<'_>]) -> u32 {
    keys.iter().map(|key| key.codes.len()).min().unwrap_or(0) as u32
}
