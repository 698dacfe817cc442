//! What is released for a request.

use super::request::Request;

/// Numbers from one to another, in millionths of their unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct CloakSpan {
    /// The least.
    pub least: i64,
    /// The greatest, or where the next span begins.
    pub end: i64,
    /// Whether `end` belongs to the next span.
    pub half_open: bool,
}

impl CloakSpan {
    /// From one number to another, both of which belong to it.
    #[must_use]
    pub fn closed(least: i64, end: i64) -> Self {
        Self { least, end, half_open: false }
    }

    /// From a number to where the next span begins.
    #[must_use]
    pub fn half_open(least: i64, length: i64) -> Self {
        Self { least, end: least + length, half_open: true }
    }

    /// From one number to another, widened to whole pieces of this length, counted from 0.
    #[must_use]
    pub fn snapped(first: i64, last: i64, length: i64) -> Self {
        let least = first.div_euclid(length) * length;
        let end = (last.div_euclid(length) + 1) * length;
        Self { least, end, half_open: true }
    }

    /// How long it is.
    #[must_use]
    pub fn length(self) -> i64 {
        self.end - self.least
    }

    /// Whether a number lies within.
    #[must_use]
    pub fn has(self, number: i64) -> bool {
        let before_end = if self.half_open { number < self.end } else { number <= self.end };
        self.least <= number && before_end
    }
}

/// A region and the time in which somebody was there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Cloak {
    /// From west to east.
    pub x: CloakSpan,
    /// From south to north.
    pub y: CloakSpan,
    /// When; nothing but 0 where nothing says so.
    pub time: CloakSpan,
}

impl Cloak {
    /// Whether a place lies in the region, whenever it was.
    #[must_use]
    pub fn has_place(&self, request: &Request) -> bool {
        self.x.has(request.x) && self.y.has(request.y)
    }

    /// Whether a request lies in the region, and in its time.
    #[must_use]
    pub fn covers(&self, request: &Request) -> bool {
        self.has_place(request) && self.time.has(request.time)
    }

    /// How large the region is, in millionths of millionths of the square of the unit.
    #[must_use]
    pub fn area(&self) -> i128 {
        i128::from(self.x.length()) * i128::from(self.y.length())
    }
}

/// What is released for each request; nothing for those that are dropped.
pub type Cloaking = Vec<Option<Cloak>>;
