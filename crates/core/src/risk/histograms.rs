//! Class sizes that several tests share.

use super::ClassSizes;

/// Spec E4: the classes of UCI Adult with all nine attributes exact, as (size, classes).
pub(super) const ADULT: [(u32, usize); 34] = [
    (1, 15512),
    (2, 2098),
    (3, 754),
    (4, 375),
    (5, 189),
    (6, 155),
    (7, 97),
    (8, 73),
    (9, 39),
    (10, 37),
    (11, 29),
    (12, 18),
    (13, 23),
    (14, 14),
    (15, 15),
    (16, 9),
    (17, 11),
    (18, 10),
    (19, 10),
    (20, 5),
    (21, 3),
    (22, 4),
    (23, 3),
    (24, 2),
    (25, 1),
    (26, 3),
    (27, 5),
    (29, 1),
    (30, 2),
    (32, 1),
    (34, 1),
    (35, 1),
    (36, 1),
    (45, 1),
];

/// Spec E9: the small table P1, 206 records in 94 classes.
pub(super) const P1: [(u32, usize); 8] =
    [(1, 60), (2, 15), (3, 8), (4, 4), (5, 3), (8, 2), (15, 1), (30, 1)];

/// Spec E9: a table for which Pitman's model has no valid solution.
pub(super) const WITHOUT_PITMAN: [(u32, usize); 5] = [(1, 50), (2, 20), (3, 10), (4, 5), (5, 2)];

/// The classes of a histogram.
pub(super) fn sizes(histogram: &[(u32, usize)]) -> ClassSizes {
    histogram.iter().flat_map(|&(size, classes)| std::iter::repeat_n(size, classes)).collect()
}
