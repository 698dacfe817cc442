//! How the values of an attribute grow coarser.

use serde::{Deserialize, Serialize};

/// How the values of a quasi-identifier grow coarser (spec B).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Hierarchy {
    /// A table: one line per value, finest first, in a file or inline.
    Levels {
        /// A file beside the recipe, or attached by this name in the page.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        file: Option<String>,
        /// The lines themselves.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        rows: Option<Vec<Vec<String>>>,
        /// The file's delimiter, `;` by default.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        delimiter: Option<String>,
        /// What each level loses, from level 0, for `weighted-information-loss` (spec F12);
        /// level over height if absent.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        losses: Option<Vec<f64>>,
    },
    /// Equal intervals on each level.
    Intervals {
        /// Where the first interval begins.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        start: serde_json::Number,
        /// Where the last interval ends.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        end: serde_json::Number,
        /// The width of the intervals on each level, each dividing the next.
        #[cfg_attr(feature = "ts", ts(type = "Array<number>"))]
        steps: Vec<serde_json::Number>,
        /// Which end belongs to an interval.
        #[serde(default)]
        closed: Side,
        /// What each level loses, from level 0, for `weighted-information-loss` (spec F12);
        /// level over height if absent.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        losses: Option<Vec<f64>>,
    },
    /// Characters replaced by `*`, one more on each level.
    Mask {
        /// Where masking begins.
        from: MaskFrom,
        /// What each level loses, from level 0, for `weighted-information-loss` (spec F12);
        /// level over height if absent.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        losses: Option<Vec<f64>>,
    },
    /// Calendar units.
    Date {
        /// How the dates are written, as for strftime: `%d.%m.%Y`.
        format: String,
        /// The last year that a year of two digits may mean: with 2026 they are 1927 to 2026.
        /// Without it they are 1969 to 2068, with a warning (spec M21).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        pivot: Option<u32>,
        /// The units, finest first.
        levels: Vec<DateLevel>,
        /// What each level loses, from level 0, for `weighted-information-loss` (spec F12);
        /// level over height if absent.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        losses: Option<Vec<f64>>,
    },
}

impl Hierarchy {
    /// What each level loses, if the recipe says so.
    #[must_use]
    pub fn losses(&self) -> Option<&Vec<f64>> {
        match self {
            Self::Levels { losses, .. }
            | Self::Intervals { losses, .. }
            | Self::Mask { losses, .. }
            | Self::Date { losses, .. } => losses.as_ref(),
        }
    }
}

/// Which end belongs to an interval.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// 20 belongs to 20–29.
    #[default]
    Left,
    /// 20 belongs to 11–20.
    Right,
}

/// Where masking begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum MaskFrom {
    /// At the first character.
    Left,
    /// At the last character.
    Right,
}

/// A calendar unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum DateLevel {
    /// `1962-08`.
    Month,
    /// `1962-Q3`.
    Quarter,
    /// `1962`.
    Year,
    /// `1960-1969`.
    Decade,
    /// `1900-1999`.
    Century,
}
