//! Which numbers are allowed.

/// Numbers between two ends, each of which may belong to them or not.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Range {
    /// Where they begin; `None` for no end.
    pub min: Option<f64>,
    /// Whether `min` is too small itself.
    pub min_excluded: bool,
    /// Where they end; `None` for no end.
    pub max: Option<f64>,
    /// Whether `max` is too large itself.
    pub max_excluded: bool,
}

impl Range {
    /// All numbers.
    pub const ALL: Self = Self { min: None, min_excluded: false, max: None, max_excluded: false };
    /// Above 0.
    pub const ABOVE_ZERO: Self = Self { min_excluded: true, ..Self::at_least(0) };
    /// From 0 to 1.
    pub const SHARE: Self = Self::whole(0, 1);
    /// Above 0, at most 1.
    pub const FRACTION: Self = Self { min_excluded: true, ..Self::SHARE };
    /// Between 0 and 1.
    pub const BETWEEN: Self = Self { max_excluded: true, ..Self::FRACTION };
    /// From 0 to 100.
    pub const PERCENT: Self = Self::whole(0, 100);

    /// From this number on.
    #[must_use]
    pub const fn at_least(min: u32) -> Self {
        Self { min: Some(min as f64), ..Self::ALL }
    }

    /// From the first to the second.
    #[must_use]
    pub const fn whole(min: u32, max: u32) -> Self {
        Self { max: Some(max as f64), ..Self::at_least(min) }
    }

    /// Whether a number lies within. No range holds one that is not finite.
    #[must_use]
    pub fn holds(self, number: f64) -> bool {
        let above = self.min.is_none_or(|min| match self.min_excluded {
            true => number > min,
            false => number >= min,
        });
        let below = self.max.is_none_or(|max| match self.max_excluded {
            true => number < max,
            false => number <= max,
        });
        above && below && number.is_finite()
    }

    /// How messages write it: `2..`, `0<..=1`; empty for all numbers.
    #[must_use]
    pub fn text(self) -> String {
        let Some(min) = self.min else { return String::new() };
        let above = if self.min_excluded { "<" } else { "" };
        let end = if self.max_excluded { "<" } else { "=" };
        let end = self.max.map(|max| format!("{end}{max}")).unwrap_or_default();
        format!("{min}{above}..{end}")
    }
}
