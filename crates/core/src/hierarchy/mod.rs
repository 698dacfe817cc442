//! How the values of one quasi-identifier grow coarser, level by level (spec B).
//!
//! Level 0 is the exact value; level H, the height, is the coarsest. On each
//! level every value belongs to one group, and a group never splits on the way
//! up: equal on level ℓ means equal on ℓ + 1. [`Hierarchy`] can only be built
//! valid, so that everything after it takes nesting on trust.
//!
//! A hierarchy covers the values that occur in the table. What it says of values
//! that do not occur shows only in the weights: [`Hierarchy::total`] counts all
//! leaves of a table hierarchy, used or not (spec M8).
//!
//! Missing cells are one value (spec M2). A table hierarchy that lists a missing
//! marker decides how they generalize; otherwise they stay missing on every level
//! below the last and join everything else there (spec A8, M12).
//!
//! ```
//! use outis::hierarchy::{Side, Spec, build};
//! use outis::table::Domain;
//!
//! let postcodes = Domain::from_values(&["13053", "13068", ""], &[""]);
//! let (hierarchy, _) = build(&Spec::mask(Side::Right), &postcodes)?;
//! assert_eq!(hierarchy.level(1).labels, ["1305*", "1306*", ""]);
//! assert_eq!(hierarchy.level(2).labels, ["130**", ""]);
//! assert_eq!(hierarchy.level(5).labels, ["*"]);
//! # Ok::<(), outis::error::Error>(())
//! ```

mod bounds;
mod cell;
mod chain;
mod cuts;
mod date;
mod examples;
mod groups;
mod intervals;
pub mod kinds;
pub mod levels;
mod mask;
mod offers;
mod rare;
mod ready;
mod unplaced;

pub use cell::Cell;
pub use cuts::{CutPoints, Cuts, Scale, Stop};
pub use date::{DateLevel, Dates, PIVOTS};
pub use examples::examples;
pub use groups::NamedGroups;
pub use intervals::Intervals;
pub use kinds::{HIERARCHIES, HierarchyChoice, LEVEL_LOSSES, Rule, Spec};
pub use levels::LevelsTable;
pub use mask::Mask;
pub use offers::{NAMED, NamedLadder, Offer, dates, last_year_of, offers, other_label};
pub use rare::{Rare, RareValues};
pub use ready::{LADDERS, Ladder, Ready};
pub use unplaced::unplaced;

use crate::error::{Place, Result, Warning, WarningKind};
use crate::table::Domain;
use std::collections::HashMap;
use std::collections::hash_map::Entry;

/// What is written for everything, and for what is suppressed.
pub const STAR: &str = "*";

/// The most levels above the exact value that are built from a rule.
///
/// A mask has as many levels as its longest value has characters, so one cell of free text
/// would otherwise make thousands of levels that nobody can look at. Tables have the levels
/// that their lines have.
pub const MAX_HEIGHT: usize = 100;

/// The most that [`Hierarchy::total`] may be: 2³² records of the coarsest value still add up
/// to a `u64`.
pub const MAX_TOTAL: u64 = u32::MAX as u64;

/// A side of a value or of an interval.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    /// Where the text begins; the lower bound.
    Left,
    /// Where the text ends; the upper bound.
    Right,
}

const SIDES: [(&str, Side); 2] = [("left", Side::Left), ("right", Side::Right)];

/// One level: which group each value belongs to, and what is written for it.
#[derive(Clone, Debug, PartialEq)]
pub struct Level {
    /// For each value of the domain its group, numbered from 0 in order of first occurrence.
    pub groups: Vec<u32>,
    /// What is written for each group.
    pub labels: Vec<String>,
    /// Numerator of each group's share of the domain (spec F6, M8): the leaves under it, or
    /// an interval's width. The denominator is [`Hierarchy::total`].
    pub weights: Vec<u64>,
}

/// A chain of ever coarser partitions of an attribute's values.
#[derive(Clone, Debug, PartialEq)]
pub struct Hierarchy {
    levels: Vec<Level>,
    total: u64,
    exact_weight: u64,
    missing: Option<u32>,
}

/// Builds the hierarchy that `spec` describes for the values in `domain`.
///
/// # Errors
/// A parameter that makes no valid hierarchy ([`HierarchyParameter`]), or a value that the
/// hierarchy has no place for ([`NotInHierarchy`], [`NotANumber`], [`OutOfRange`],
/// [`NotADate`]), with the number of distinct values concerned and the place of the first
/// record that has one. [`LabelIsValue`] if values of the column are written like a group that
/// they are not in; [`LabelReused`] if missing cells would be written like a group of the same
/// level that they do not belong to; see also [`levels`] for what is wrong with tables.
///
/// One text may stand for different groups on different levels, with a warning (spec M16): an
/// exact value `*` beside the `*` of everything, or `0` and the group `0` of all small numbers.
///
/// [`HierarchyParameter`]: crate::error::Kind::HierarchyParameter
/// [`NotInHierarchy`]: crate::error::Kind::NotInHierarchy
/// [`NotANumber`]: crate::error::Kind::NotANumber
/// [`OutOfRange`]: crate::error::Kind::OutOfRange
/// [`NotADate`]: crate::error::Kind::NotADate
/// [`LabelIsValue`]: crate::error::Kind::LabelIsValue
/// [`LabelReused`]: crate::error::Kind::LabelReused
pub fn build(spec: &Spec, domain: &Domain) -> Result<(Hierarchy, Vec<Warning>)> {
    let Some(rule) = spec.rule() else {
        return Ok(with_repeated(Hierarchy::none(domain), Vec::new(), None));
    };
    let (hierarchy, warnings) = rule.build(domain)?;
    Ok(match rule.may_repeat(domain) {
        true => with_repeated(hierarchy, warnings, rule.growing()),
        false => (hierarchy, warnings),
    })
}

/// The same with a warning if one text, but for `growing`, stands for different groups.
fn with_repeated(
    hierarchy: Hierarchy,
    mut warnings: Vec<Warning>,
    growing: Option<&str>,
) -> (Hierarchy, Vec<Warning>) {
    warnings.extend(hierarchy.repeated(growing).map(|(below, level)| {
        let place = Place { level: Some(level as u32), ..Place::default() };
        Warning { kind: WarningKind::LabelRepeated { below: below as u32 }, place }
    }));
    (hierarchy, warnings)
}

impl Hierarchy {
    /// The hierarchy of an attribute for which none is given: exact, `*`.
    #[must_use]
    pub fn none(domain: &Domain) -> Self {
        chain::by_leaves(domain, Vec::new()).expect("level 0 and `*` have no group to clash with")
    }

    /// The same hierarchy with one more level, on which all values are one group: that of an
    /// attribute that is left out.
    #[must_use]
    pub(crate) fn with_all_in_one(&self) -> Self {
        let groups = vec![0; self.levels[0].groups.len()];
        let labels = vec!["*".to_owned()];
        let mut levels = self.levels.clone();
        levels.push(Level { groups, labels, weights: vec![self.total] });
        Self { levels, ..*self }
    }

    /// The highest level, H.
    #[must_use]
    pub fn height(&self) -> usize {
        self.levels.len() - 1
    }

    /// The levels from 0 to H.
    #[must_use]
    pub fn levels(&self) -> &[Level] {
        &self.levels
    }

    /// One level.
    ///
    /// # Panics
    /// If `level` is above the height.
    #[must_use]
    pub fn level(&self, level: usize) -> &Level {
        &self.levels[level]
    }

    /// |D|, the denominator of every share, from 1 to [`MAX_TOTAL`]: all leaves of the
    /// hierarchy, used or not, or the width of the whole range in the largest unit of which
    /// all widths are multiples (spec M8).
    #[must_use]
    pub fn total(&self) -> u64 {
        self.total
    }

    /// The weight of an exact value: 1 where shares count leaves, 0 where they are widths.
    #[must_use]
    pub fn exact_weight(&self) -> u64 {
        self.exact_weight
    }

    /// The value that stands for missing cells, where shares are widths: it has none, and is no
    /// leaf (spec M8). Where shares count leaves, the weights say what counts.
    #[must_use]
    pub fn missing(&self) -> Option<u32> {
        self.missing
    }

    /// For each group of level `lower` the group of level `upper` that contains it.
    ///
    /// # Panics
    /// If `lower` is above `upper`, or `upper` above the height.
    #[must_use]
    pub fn map(&self, lower: usize, upper: usize) -> Vec<u32> {
        assert!(lower <= upper, "groups are mapped upwards");
        let (lower, upper) = (self.level(lower), self.level(upper));
        let mut map = vec![0; lower.labels.len()];
        for (&low, &high) in lower.groups.iter().zip(&upper.groups) {
            map[low as usize] = high;
        }
        map
    }

    /// The first two levels on which one text, but for `growing`, stands for different groups.
    fn repeated(&self, growing: Option<&str>) -> Option<(usize, usize)> {
        // Groups are nested, so that two are equal exactly if they have as many values and the
        // same first one.
        let mut known: HashMap<&str, (usize, u32, u64), rustc_hash::FxBuildHasher> =
            HashMap::default();
        let mut found: Option<(usize, usize)> = None;
        let mut note = |pair| found = Some(found.map_or(pair, |other| other.min(pair)));
        for (number, level) in self.levels.iter().enumerate().skip(1) {
            let mut first = vec![u32::MAX; level.labels.len()];
            for (value, &group) in (0..).zip(&level.groups) {
                first[group as usize] = value.min(first[group as usize]);
            }
            for ((label, first), size) in
                level.labels.iter().zip(first).zip(self.group_values(number))
            {
                if growing == Some(label.as_str()) {
                    continue;
                }
                let (below, one, values) = match known.entry(label.as_str()) {
                    Entry::Vacant(vacant) => *vacant.insert((number, first, size)),
                    Entry::Occupied(known) => *known.get(),
                };
                if (one, values) != (first, size) {
                    let is_exact = values == 1 && self.levels[0].labels[one as usize] == *label;
                    note((if is_exact { 0 } else { below }, number));
                }
            }
        }
        // There are far more exact values than labels, mostly.
        for (value, label) in (0..).zip(&self.levels[0].labels) {
            match known.get(label.as_str()) {
                Some(&(level, first, size)) if (first, size) != (value, 1) => note((0, level)),
                _ => {}
            }
        }
        found
    }

    /// How many of the table's distinct values each group of a level holds.
    ///
    /// # Panics
    /// If `level` is above the height.
    #[must_use]
    pub fn group_values(&self, level: usize) -> Vec<u64> {
        let level = self.level(level);
        let mut values = vec![0; level.labels.len()];
        for &group in &level.groups {
            values[group as usize] += 1;
        }
        values
    }

    /// How many records each group of a level holds.
    ///
    /// # Panics
    /// If `level` is above the height, or `domain` is not the one the hierarchy was built for.
    #[must_use]
    pub fn group_records(&self, level: usize, domain: &Domain) -> Vec<u64> {
        let level = self.level(level);
        assert_eq!(level.groups.len(), domain.counts.len(), "the domain of this hierarchy");
        let mut records = vec![0; level.labels.len()];
        for (&group, &count) in level.groups.iter().zip(&domain.counts) {
            records[group as usize] += u64::from(count);
        }
        records
    }
}

#[cfg(test)]
mod tests;
