//! What one cell of a released table shows.

/// What a cell shows, by the codes of its attribute.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Cell {
    /// A group of a level of the hierarchy; level 0 is the exact value.
    Group {
        /// The level.
        level: u8,
        /// The group's number there.
        group: u32,
    },
    /// All numbers from one value to another, both included. Only for attributes whose values
    /// are numbers, and only with the first below the second.
    Range {
        /// The code of the smallest value.
        low: u32,
        /// The code of the largest value.
        high: u32,
    },
    /// Nothing: the cell is suppressed and written as `*` (spec C4).
    Star,
}
