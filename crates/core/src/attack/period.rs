//! Dates of which less than the day is known.
//!
//! # Definition
//! `1962`, `1960-1964`, `1962-08`, `08.1962` and `1962-Q3` are the days from the first to the last of them:
//! of the value of a person it is known that it is one of these.

use crate::table::dates::DateFormat;
use jiff::civil::{Date, DateTime, Time};

/// The moments from one to another, both within.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Period {
    pub(super) first: DateTime,
    pub(super) last: DateTime,
}

impl Period {
    /// What a text says that is coarser than a day; `None` if it says nothing of the kind.
    pub(super) fn read(text: &str) -> Option<Self> {
        let text = text.trim();
        if let Some(year) = year(text) {
            return Self::of_months((year, 1), (year, 12));
        }
        let (before, after) = text.split_once(['-', '–', '/', '.'])?;
        let (before, after) = (before.trim(), after.trim());
        match (year(before), year(after)) {
            (Some(first), Some(last)) => Self::of_months((first, 1), (last, 12)),
            (Some(year), None) => match after.strip_prefix('Q') {
                Some(quarter) => {
                    let quarter = quarter.parse::<i8>().ok().filter(|it| (1..=4).contains(it))?;
                    Self::of_months((year, 3 * quarter - 2), (year, 3 * quarter))
                }
                None => Self::of_month(year, after),
            },
            (None, Some(year)) => Self::of_month(year, before),
            (None, None) => None,
        }
    }

    /// The day of a moment, or the moment alone.
    pub(super) fn around(moment: DateTime, is_moment: bool) -> Self {
        let day = moment.date();
        let [first, last] = match is_moment {
            true => [moment; 2],
            false => [day.to_datetime(Time::midnight()), day.to_datetime(Time::MAX)],
        };
        Self { first, last }
    }

    fn of_month(year: i16, month: &str) -> Option<Self> {
        let is_month = month.len() <= 2 && month.bytes().all(|byte| byte.is_ascii_digit());
        let month = month.parse().ok().filter(|_| is_month)?;
        Self::of_months((year, month), (year, month))
    }

    fn of_months(first: (i16, i8), last: (i16, i8)) -> Option<Self> {
        let first = Date::new(first.0, first.1, 1).ok()?;
        let last = Date::new(last.0, last.1, 1).ok()?.last_of_month();
        let [first, last] = [first.to_datetime(Time::midnight()), last.to_datetime(Time::MAX)];
        (first <= last).then_some(Self { first, last })
    }

    pub(super) fn has(&self, moment: DateTime) -> bool {
        (self.first..=self.last).contains(&moment)
    }

    /// Its ends as a format writes them. With them a hierarchy has a place for each of its groups that the
    /// period reaches into, although no record has a value there.
    pub(super) fn ends(&self, format: DateFormat<'_>) -> Vec<String> {
        let ends = [self.first, self.last].into_iter();
        let written = ends.filter_map(|moment| format.written(moment));
        // Two digits of a year may be read as another century's.
        written.filter(|text| format.moment(text).is_some_and(|read| self.has(read))).collect()
    }
}

/// A year of four digits.
fn year(text: &str) -> Option<i16> {
    let is_year = text.len() == 4 && text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|year| is_year && *year >= 1000)
}

#[cfg(test)]
mod tests {
    use super::Period;
    use crate::attack::testing::column;
    use crate::attack::{Candidates, KnownSource, LinkedColumn, MOST_PAIRS};
    use crate::hierarchy::{DateLevel, Dates, Spec};
    use proptest::prelude::*;

    #[test]
    fn what_is_coarser_than_a_day_is_read() {
        let said = |text: &str| {
            let period = Period::read(text)?;
            Some(format!("{} {}", period.first.date(), period.last.date()))
        };
        for (text, expected) in [
            ("1962", "1962-01-01 1962-12-31"),
            ("1960-1964", "1960-01-01 1964-12-31"),
            ("1960 – 1964", "1960-01-01 1964-12-31"),
            ("1962-02", "1962-02-01 1962-02-28"),
            ("2.1964", "1964-02-01 1964-02-29"),
            ("1962-Q3", "1962-07-01 1962-09-30"),
        ] {
            assert_eq!(said(text).as_deref(), Some(expected), "{text}");
        }
        for text in ["banana", "62", "0962", "1964-1960", "1962-13", "1962-00", "1962-Q5", "1962-1"]
        {
            assert_eq!(said(text).is_some(), text == "1962-1", "{text}");
        }
        for text in ["1962-08-17", "17.08.1962", "+1962", "1960-+1", "", "-"] {
            assert_eq!(said(text), None, "{text}");
        }
    }

    /// What a level calls a date, told from its digits.
    fn called(level: usize, (year, month, day): (i16, i8, i8)) -> String {
        match level {
            0 => format!("{day:02}.{month:02}.{year}"),
            1 => format!("{year}-{month:02}"),
            2 => format!("{}-{}", year - year % 5, year - year % 5 + 4),
            _ => format!("{}-{}", year - year % 10, year - year % 10 + 9),
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(300))]
        /// Of whom a period is known, they may be each record that a day of it is called as.
        #[test]
        fn who_fits_a_period_is_who_fits_one_of_its_days(
            own in prop::collection::vec((1955_i16..1985, 1_i8..=12, 1_i8..=28), 1..12),
            level in 0_usize..4,
            begun in 1945_i16..1995,
            years in 0_i16..15,
            month in prop::option::of(1_i8..=12),
        ) {
            let texts: Vec<String> = own.iter().map(|&date| called(0, date)).collect();
            let released: Vec<String> = own.iter().map(|&date| called(level, date)).collect();
            let known = match (month, years) {
                (Some(month), _) => format!("{begun}-{month:02}"),
                (None, 0) => begun.to_string(),
                (None, years) => format!("{begun}-{}", begun + years),
            };
            let ends = begun..=if month.is_some() { begun } else { begun + years };
            let days: Vec<(i16, i8, i8)> = ends
                .flat_map(|year| (1..=12).map(move |month| (year, month)))
                .filter(|&(_, own)| month.is_none_or(|month| month == own))
                .flat_map(|(year, month)| (1..=28).map(move |day| (year, month, day)))
                .collect();
            let expected = released
                .iter()
                .filter(|text| days.iter().any(|&day| called(level, day) == **text))
                .count();
            let levels = vec![DateLevel::Month, DateLevel::FiveYears, DateLevel::Decade];
            let spec = Spec::new(Dates { format: "%d.%m.%Y".to_owned(), pivot: None, levels });
            let [original, shown] = [&texts, &released]
                .map(|texts| column(&texts.iter().map(|text| &**text).collect::<Vec<_>>()));
            let person = column(&[&known]);
            let known = (&person, KnownSource::Register);
            let linked = LinkedColumn::new(&spec, Some(&original), known, &shown, &[]).unwrap();
            let mut candidates = Candidates::new(vec![linked], MOST_PAIRS);
            while !candidates.step(1) {}
            let found: u64 = candidates.finish().sets.iter().map(|set| set.records).sum();
            prop_assert_eq!(found as usize, expected);
        }
    }
}
