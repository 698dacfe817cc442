//! What stands in a column, as those who suggest a role for it look at it.

use super::{FEW_VALUES, NEARLY_ALL, SPREAD};

/// The distinct texts of a column that stand for no missing value.
#[derive(Clone, Copy)]
pub(in crate::table) struct Texts<'a> {
    /// What the column is called.
    pub(super) name: &'a str,
    all: &'a [&'a str],
    /// How many there are.
    pub(super) distinct: usize,
    /// Records that have one.
    pub(super) present: usize,
}

impl<'a> Texts<'a> {
    /// Those of the column of this name, and in how many records they stand.
    pub(in crate::table) fn new(name: &'a str, all: &'a [&'a str], present: usize) -> Self {
        Self { name, all, distinct: all.len(), present }
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = &'a str> + use<'a> {
        self.all.iter().copied()
    }

    pub(super) fn all(&self, is: impl FnMut(&str) -> bool) -> bool {
        self.iter().all(is)
    }

    pub(super) fn any(&self, is: impl FnMut(&str) -> bool) -> bool {
        self.iter().any(is)
    }

    pub(super) fn nearly_all(&self, is: fn(&str) -> bool) -> bool {
        let least = NEARLY_ALL * self.distinct as f64;
        let mut matching = self.distinct;
        // Most columns show within a few values that they are not.
        self.all(|text| {
            matching -= usize::from(!is(text));
            matching as f64 >= least
        })
    }

    /// Whether hardly any recurs: a few may be mistyped, or drawn twice.
    pub(super) fn mostly_differ(&self) -> bool {
        self.distinct as f64 >= NEARLY_ALL * self.present as f64
    }

    /// Whether there are so few that each is that of a group.
    pub(super) fn are_few(&self) -> bool {
        self.distinct < FEW_VALUES && self.distinct * FEW_VALUES <= self.present
    }

    /// Some from all over the column.
    pub(super) fn sample(&self) -> Vec<&'a str> {
        self.iter().step_by(self.distinct.div_ceil(SPREAD).max(1)).collect()
    }
}
