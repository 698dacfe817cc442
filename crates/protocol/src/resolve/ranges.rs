//! The ranges of parameters, and what is said of a number outside.

use crate::problem::{Outcome, Problem};

/// A range of numbers, as messages write it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Range {
    /// `1..`
    From(u32),
    /// `0<..`
    AboveZero,
    /// `0..=1`
    Share,
    /// `0<..=1`
    Fraction,
    /// `0<..<1`
    Between,
    /// `0..=100`
    Percent,
}

impl Range {
    /// Whether a number lies within.
    pub(crate) fn holds(self, number: f64) -> bool {
        match self {
            Self::From(least) => number >= f64::from(least) && number.is_finite(),
            Self::AboveZero => number > 0.0 && number.is_finite(),
            Self::Share => (0.0..=1.0).contains(&number),
            Self::Fraction => number > 0.0 && number <= 1.0,
            Self::Between => number > 0.0 && number < 1.0,
            Self::Percent => (0.0..=100.0).contains(&number),
        }
    }

    /// The ends. Whether they lie within, [`Self::holds`] says.
    pub(crate) fn ends(self) -> (Option<f64>, Option<f64>) {
        match self {
            Self::From(least) => (Some(f64::from(least)), None),
            Self::AboveZero => (Some(0.0), None),
            Self::Share | Self::Fraction | Self::Between => (Some(0.0), Some(1.0)),
            Self::Percent => (Some(0.0), Some(100.0)),
        }
    }

    fn words(self) -> String {
        match self {
            Self::From(least) => format!("{least}.."),
            Self::AboveZero => "0<..".to_owned(),
            Self::Share => "0..=1".to_owned(),
            Self::Fraction => "0<..=1".to_owned(),
            Self::Between => "0<..<1".to_owned(),
            Self::Percent => "0..=100".to_owned(),
        }
    }

    /// Refuses a number outside.
    ///
    /// # Errors
    /// `parameter` with the field and the range.
    pub(super) fn check(self, field: &str, number: f64) -> Outcome<()> {
        if self.holds(number) {
            return Ok(());
        }
        Err(Problem::of_field("parameter", field).with_detail(self.words()))
    }
}
