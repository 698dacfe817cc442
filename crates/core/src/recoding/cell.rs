//! What one cell of a recoded table shows.

use crate::choice::{self, Parameter};
use crate::hierarchy::{Cell, Hierarchy};
use crate::study::QuasiIdentifier;

impl Cell {
    /// The finest that an attribute may show of a value: the value itself, or its group on the
    /// lowest level allowed.
    #[must_use]
    pub fn finest(attribute: &QuasiIdentifier, value: u32) -> Self {
        Self::group(&attribute.hierarchy, attribute.floor, value)
    }

    /// The group that a value is in on a level.
    #[must_use]
    pub fn group(hierarchy: &Hierarchy, level: u8, value: u32) -> Self {
        let group = hierarchy.level(usize::from(level)).groups[value as usize];
        Self::Group { level, group }
    }

    /// What is written.
    #[must_use]
    pub fn label(self, attribute: &QuasiIdentifier) -> String {
        match self {
            Self::Group { level, group } => {
                attribute.hierarchy.level(usize::from(level)).labels[group as usize].clone()
            }
            Self::Range { low, high } => {
                format!("[{}, {}]", exact_text(attribute, low), exact_text(attribute, high))
            }
            Self::Star => attribute.suppressed.clone(),
        }
    }

    /// Whether an exact value may stand behind it: the cell is its ancestor, or itself
    /// (spec C, consistency test a).
    #[must_use]
    pub fn covers(self, attribute: &QuasiIdentifier, value: u32) -> bool {
        match self {
            Self::Group { level, group } => {
                attribute.hierarchy.level(usize::from(level)).groups[value as usize] == group
            }
            Self::Range { low, high } => {
                let number =
                    |value: u32| attribute.numbers.as_ref().and_then(|n| n[value as usize]);
                match (number(low), number(value), number(high)) {
                    (Some(low), Some(value), Some(high)) => low <= value && value <= high,
                    _ => false,
                }
            }
            Self::Star => true,
        }
    }

    /// Whether it is neither coarser nor finer than the attribute's limit and floor allow (spec
    /// A4): a range lies within one group of the highest level, and there is none where exact
    /// values may not be shown, which its ends are. A suppressed cell is no generalization, which
    /// is all that the limit restrains.
    #[must_use]
    pub fn is_allowed(self, attribute: &QuasiIdentifier) -> bool {
        match self {
            Self::Group { level, .. } => (attribute.floor..=attribute.limit).contains(&level),
            Self::Range { low, high } => {
                let groups = &attribute.hierarchy.level(usize::from(attribute.limit)).groups;
                attribute.shows_exact() && groups[low as usize] == groups[high as usize]
            }
            Self::Star => true,
        }
    }

    /// The lowest level of the hierarchy on which all that the cell covers is one group; the
    /// highest for a suppressed cell, and for what is together on no level.
    #[must_use]
    pub fn level(self, attribute: &QuasiIdentifier) -> u8 {
        let height = attribute.hierarchy.height();
        let level = match self {
            Self::Group { level, .. } => return level,
            Self::Star => height,
            Self::Range { .. } => {
                let values = 0..attribute.counts.len() as u32;
                let covered: Vec<u32> =
                    values.filter(|&value| self.covers(attribute, value)).collect();
                let mut levels = attribute.hierarchy.levels().iter();
                let together = levels.position(|level| {
                    let group = |value: u32| level.groups[value as usize];
                    covered.windows(2).all(|two| group(two[0]) == group(two[1]))
                });
                together.unwrap_or(height)
            }
        };
        level as u8
    }
}

fn exact_text(attribute: &QuasiIdentifier, value: u32) -> &str {
    let exact = attribute.hierarchy.level(0);
    &exact.labels[exact.groups[value as usize] as usize]
}

/// What the cells of a class may show.
pub(super) const COVERS: [(&str, Cover); 2] =
    [("hierarchy", Cover::Hierarchy), ("ranges", Cover::Ranges)];
pub(super) const CELLS: Parameter =
    Parameter::choice("cells", &choice::names(&COVERS)).spelled_out();

/// The least cell that covers values: their closest common generalization (spec F2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cover {
    /// The lowest group of the hierarchy that has all of them; a suppressed cell if none has.
    Hierarchy,
    /// The range of their numbers, where values are numbers that may be shown as they are, since
    /// its ends are; else as `Hierarchy`.
    Ranges,
}

impl Cover {
    /// Whether an attribute shows ranges.
    #[must_use]
    pub fn has_ranges(self, attribute: &QuasiIdentifier) -> bool {
        self == Self::Ranges && attribute.shows_exact() && attribute.numbers.is_some()
    }

    /// The least cell that covers these values; a suppressed cell without any.
    #[must_use]
    pub fn cell(self, attribute: &QuasiIdentifier, values: &[u32]) -> Cell {
        let Some(&first) = values.first() else { return Cell::Star };
        if self.has_ranges(attribute)
            && let Some(range) = range(attribute, values)
        {
            return range;
        }
        let hierarchy = &attribute.hierarchy;
        for level in attribute.floor..=attribute.limit {
            let groups = &hierarchy.level(usize::from(level)).groups;
            if values.iter().all(|&value| groups[value as usize] == groups[first as usize]) {
                return Cell::Group { level, group: groups[first as usize] };
            }
        }
        Cell::Star
    }
}

/// From the smallest to the largest of the values; `None` if they are not all numbers.
fn range(attribute: &QuasiIdentifier, values: &[u32]) -> Option<Cell> {
    let numbers = attribute.numbers.as_ref()?;
    let number = |value: u32| numbers[value as usize];
    let (mut low, mut high) = (*values.first()?, *values.first()?);
    for &value in values {
        let one = number(value)?;
        // Of equal numbers that are written differently the first in the table's order counts.
        if (one, value) < (number(low)?, low) {
            low = value;
        }
        if one > number(high)? || (one == number(high)? && value < high) {
            high = value;
        }
    }
    if number(low)? < number(high)? {
        return Some(Cell::Range { low, high });
    }
    // One number; written in one way it is exact.
    let written_alike = values.iter().all(|&value| value == values[0]);
    written_alike.then(|| Cell::finest(attribute, values[0]))
}
