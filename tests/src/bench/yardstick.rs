//! The unit of time: counting the distinct records of Adult in the plainest way.
//!
//! One pass packs the nine dictionary codes of each of the 30,162 records into a
//! `u64` and counts them in an [`FxHashMap`]. The yardstick is the median of 51
//! single-threaded passes. ARX's figures come with the same yardstick of the
//! machine that they were taken on.

use super::median;
use rustc_hash::FxHashMap;

/// Distinct records of Adult.
const DISTINCT: usize = 19_502;

/// Milliseconds of one pass over these nine columns of codes.
///
/// # Panics
/// If the columns are not those of Adult.
#[must_use]
pub fn milliseconds(columns: &[(Vec<u32>, usize)]) -> f64 {
    let mut shifts = Vec::new();
    let mut width = 0;
    for (_, values) in columns {
        shifts.push(width);
        width += usize::BITS - (values - 1).leading_zeros();
    }
    assert!(width <= 64, "the codes of a record fit into a u64");
    let records = columns[0].0.len();
    median(5, 51, || {
        let mut counts: FxHashMap<u64, u32> = FxHashMap::default();
        for record in 0..records {
            let mut key = 0;
            for ((codes, _), shift) in columns.iter().zip(&shifts) {
                key |= u64::from(codes[record]) << shift;
            }
            *counts.entry(key).or_insert(0) += 1;
        }
        assert_eq!(std::hint::black_box(counts).len(), DISTINCT);
    })
}
