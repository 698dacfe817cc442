//! One quasi-identifier of every record, as codes.

/// A column of codes, equal where the values are.
#[derive(Clone, Copy, Debug)]
pub struct CodedColumn<'a> {
    /// One code for each record.
    pub codes: &'a [u32],
    /// The code that stands for a missing value.
    pub missing: Option<u32>,
}

impl CodedColumn<'_> {
    /// Whether the value of this record is missing.
    pub(super) fn is_missing(&self, record: u32) -> bool {
        self.missing == Some(self.codes[record as usize])
    }
}

/// The number of records that all columns have: the shortest counts.
pub(super) fn records(columns: &[CodedColumn<'_>]) -> u32 {
    columns.iter().map(|column| column.codes.len()).min().unwrap_or(0) as u32
}
