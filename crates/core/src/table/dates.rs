//! Dates read from their text, years of two digits among them (spec M21).
//!
//! Two digits say nothing of the century. A pivot does: years are read as the hundred
//! that end with it, so that with 2026 a person born in 45 was born in 1945. Without a
//! pivot `strptime`'s convention holds, 1969 to 2068, which makes the future of most
//! births; whoever offers a format with such years says so.

use super::months;
use jiff::Timestamp;
use jiff::civil::{Date, DateTime, Time, date};
use jiff::fmt::strtime::{self, BrokenDownTime};
use jiff::tz::TimeZone;
use std::borrow::Cow;
use std::collections::BTreeSet;

/// The pivot of POSIX: 69 to 99 are 1969 to 1999, 00 to 68 are 2000 to 2068.
pub const POSIX_PIVOT: i16 = 2068;

/// How formats begin that name the day of the week, in whatever language.
const WEEKDAY: &str = "%a, ";

/// How formats end that name the zone that a time is in: `UTC`, `GMT+1`, `MEZ`. It moves no day.
const ZONE: &str = " %Z";

/// Day, month and year without anything between them, and their digits: programs that take them for
/// numbers lose the zero in front.
const UNPARTED: [&str; 2] = ["%d%m%Y", "%m%d%Y"];
const UNPARTED_DIGITS: usize = 8;

/// A `strftime` format, and how it reads years.
#[derive(Clone, Copy, Debug)]
pub struct DateFormat<'a> {
    format: &'a str,
    /// The last year that two digits may mean, if the format has such years.
    last: Option<i16>,
    /// Whether nobody said so.
    guessed: bool,
    /// Whether months have their whole names, if they have names.
    months: Option<bool>,
}

impl<'a> DateFormat<'a> {
    /// A format with the last year that two digits may mean; [`POSIX_PIVOT`] if it is absent.
    /// Formats with years of four digits do not look at it.
    #[must_use]
    pub fn new(format: &'a str, pivot: Option<i16>) -> Self {
        let last = has_two_digit_years(format).then(|| pivot.unwrap_or(POSIX_PIVOT));
        let names = [("%B", true), ("%b", false)];
        let months = names.into_iter().find(|(name, _)| format.contains(name));
        let months = months.map(|(_, whole)| whole);
        Self { format, last, guessed: last.is_some() && pivot.is_none(), months }
    }

    /// Whether years have two digits.
    #[must_use]
    pub fn has_two_digit_years(&self) -> bool {
        self.last.is_some()
    }

    /// Whether years have two digits and no pivot says which they are.
    #[must_use]
    pub fn guesses_centuries(&self) -> bool {
        self.guessed
    }

    /// The parts of a date that the text writes; `None` if it does not follow the format.
    #[must_use]
    pub fn parts(&self, text: &str) -> Option<BrokenDownTime> {
        let (format, text) = match self.format.strip_suffix(ZONE) {
            Some(rest) => {
                let (moment, zone) = text.rsplit_once(' ')?;
                (rest, is_zone(zone).then_some(moment)?)
            }
            None => (self.format, text),
        };
        let (format, text) = match format.strip_prefix(WEEKDAY) {
            // Which day of the week it was follows from the date.
            Some(rest) => {
                let (weekday, date) = text.split_once(", ")?;
                (rest, months::is_weekday(weekday).then_some(date)?)
            }
            None => (format, text),
        };
        let text = match self.months {
            None if text.len() + 1 == UNPARTED_DIGITS && UNPARTED.contains(&format) => {
                Cow::Owned(format!("0{text}"))
            }
            None => Cow::Borrowed(text),
            Some(whole) => months::in_english(text, whole),
        };
        let mut parts = strtime::parse(format, &*text).ok()?;
        if let (Some(last), Some(year)) = (self.last, parts.year()) {
            parts.set_year(Some(last - (last - year).rem_euclid(100))).ok()?;
        }
        Some(parts)
    }

    /// The first day that the text may mean: formats may leave out day and month. `None` if it does
    /// not follow the format.
    #[must_use]
    pub fn begins(&self, text: &str) -> Option<Date> {
        first_day(&self.parts(text)?)
    }

    /// The first moment that the text may mean, midnight where it writes no time. `None` if it does
    /// not follow the format.
    #[must_use]
    pub fn moment(&self, text: &str) -> Option<DateTime> {
        let parts = self.parts(text)?;
        let time = parts.to_time().unwrap_or_else(|_| Time::midnight());
        Some(first_day(&parts)?.to_datetime(time))
    }

    /// Whether it says the day.
    #[must_use]
    pub fn says_days(&self) -> bool {
        self.format.contains("%d")
    }

    /// Whether it says the time of the day.
    #[must_use]
    pub fn says_times(&self) -> bool {
        ["%H", "%I"].iter().any(|hour| self.format.contains(hour))
    }

    /// A moment as the format has it, with English names of months; `None` if it is no format, or has
    /// what a moment without a place on earth lacks.
    #[must_use]
    pub fn written(&self, moment: DateTime) -> Option<String> {
        strtime::format(self.format, &moment.to_zoned(TimeZone::UTC).ok()?).ok()
    }
}

/// Whether a word is how a zone is called, perhaps with how far it is from UTC. Half of a day is none.
fn is_zone(word: &str) -> bool {
    !matches!(word, "AM" | "PM")
        && word.starts_with(|letter: char| letter.is_ascii_uppercase())
        && word.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"+-:".contains(&byte))
}

fn first_day(parts: &BrokenDownTime) -> Option<Date> {
    parts.to_date().ok().or_else(|| {
        let (month, day) = (parts.month().unwrap_or(1), parts.day().unwrap_or(1));
        Date::new(parts.year()?, month, day).ok()
    })
}

/// Years after the present one in which things are planned, at most.
const AHEAD: i16 = 30;

/// The years that such things and those of the past span, at most.
const TOGETHER: i16 = 40;

/// The last year that two digits may mean in dates that are no births: `year`, unless a century back
/// some would stand apart from all others, which they do not stand apart from as dates to come.
#[must_use]
pub fn last_year<'a>(format: &str, texts: impl Iterator<Item = &'a str>, year: i16) -> i16 {
    let format = DateFormat::new(format, Some(year));
    if !format.has_two_digit_years() {
        return year;
    }
    let years: BTreeSet<i16> = texts.filter_map(|text| Some(format.begins(text)?.year())).collect();
    let ahead = year - 100 + AHEAD;
    match (years.range(..=ahead).next_back(), years.range(ahead + 1..).next()) {
        (Some(early), Some(late)) if early + 100 - late <= TOGETHER => early + 100,
        _ => year,
    }
}

/// Whether the format writes years with two digits: they do not come back when a year
/// of another century is written and read again.
fn has_two_digit_years(format: &str) -> bool {
    // Nearly all formats write the whole year, which always comes back, and many are looked at.
    if format.contains("%Y") && !format.contains("%%") {
        return false;
    }
    let format = format.strip_suffix(ZONE).unwrap_or(format);
    let comes_back = |year| {
        let sample = date(year, 11, 29).at(17, 58, 57, 0).to_zoned(TimeZone::UTC);
        let text = sample.and_then(|sample| strtime::format(format, &sample));
        let parts = text.and_then(|text| strtime::parse(format, text));
        parts.is_ok_and(|parts| parts.year() == Some(year))
    };
    comes_back(2012) && !comes_back(1912)
}

/// The year, in UTC, so many seconds after the beginning of 1970: the core has no clock.
/// `None` outside the years -9999 to 9999.
#[must_use]
pub fn year_of(seconds: i64) -> Option<i16> {
    Some(Timestamp::from_second(seconds).ok()?.to_zoned(TimeZone::UTC).year())
}

#[cfg(test)]
mod tests {
    use super::{DateFormat, has_two_digit_years, last_year, year_of};

    fn read(format: &str, pivot: Option<i16>, text: &str) -> Option<String> {
        DateFormat::new(format, pivot).begins(text).map(|date| date.to_string())
    }

    #[test]
    fn dates_to_come_stand_beside_the_present_ones() {
        let last = |texts: &[&str]| last_year("%d.%m.%y", texts.iter().copied(), 2026);
        assert_eq!(last(&["09.11.30", "27.01.27", "21.05.25"]), 2030);
        assert_eq!(last(&["09.11.30", "27.01.60", "21.05.25"]), 2026);
        assert_eq!(last(&["09.11.30", "27.01.31"]), 2026);
        assert_eq!(last(&["09.11.24", "27.01.25", "?"]), 2026);
        assert_eq!(last_year("%d.%m.%Y", ["09.11.1930", "27.01.2025"].into_iter(), 2026), 2026);
    }

    #[test]
    fn two_digits_are_one_of_the_hundred_years_up_to_the_pivot() {
        for (pivot, text, expected) in [
            (Some(2026), "01/02/45", "1945-02-01"),
            (Some(2026), "01/02/26", "2026-02-01"),
            (Some(2026), "01/02/27", "1927-02-01"),
            (Some(1999), "01/02/00", "1900-02-01"),
            (Some(2100), "01/02/00", "2100-02-01"),
            (Some(2100), "01/02/01", "2001-02-01"),
            (None, "01/02/45", "2045-02-01"),
            (None, "01/02/69", "1969-02-01"),
            (None, "01/02/68", "2068-02-01"),
        ] {
            assert_eq!(read("%d/%m/%y", pivot, text).as_deref(), Some(expected), "{text}");
        }
        // 2000 had a 29 February, 1900 had none.
        assert_eq!(read("%d/%m/%y", Some(2026), "29/02/00").as_deref(), Some("2000-02-29"));
        assert_eq!(read("%d/%m/%y", Some(1999), "29/02/00"), None);
        // Years of four digits are what they are.
        assert_eq!(read("%d/%m/%Y", Some(2026), "01/02/2045").as_deref(), Some("2045-02-01"));
    }

    #[test]
    fn a_text_begins_at_the_first_moment_that_it_may_mean() {
        for (format, text, expected) in [
            ("%Y", "1939", "1939-01-01T00:00:00"),
            ("%m.%Y", "08.1939", "1939-08-01T00:00:00"),
            ("%Y-%m-%d %H:%M", "1939-08-17 09:30", "1939-08-17T09:30:00"),
            ("%d%m%Y", "17081939", "1939-08-17T00:00:00"),
            // A spreadsheet has lost the zero.
            ("%d%m%Y", "7081939", "1939-08-07T00:00:00"),
            ("%Y-%m-%d %H:%M:%S%.f %Z", "1939-08-17 09:30:00 UTC", "1939-08-17T09:30:00"),
            ("%Y/%m/%d %I:%M:%S %p %Z", "1939/08/17 9:30:00 PM GMT+1", "1939-08-17T21:30:00"),
        ] {
            let moment = DateFormat::new(format, None).moment(text);
            assert_eq!(moment.expect("a moment").to_string(), expected);
        }
        assert_eq!(DateFormat::new("%Y", None).moment("NA"), None);
        let zoned = DateFormat::new("%Y-%m-%d %H:%M:%S%.f %Z", None);
        for text in [
            "1939-08-17 09:30:00",
            "1939-08-17 09:30:00 later",
            "1939-08-17 09:30:00 PM",
            "1939-08-17 UTC",
        ] {
            assert_eq!(zoned.moment(text), None, "{text}");
        }
    }

    #[test]
    fn formats_tell_how_many_digits_their_years_have() {
        for format in ["%d.%m.%y", "%y", "%y%m", "%-d.%-m.%y", "%D"] {
            assert!(has_two_digit_years(format), "{format}");
        }
        for format in ["%d.%m.%Y", "%Y", "%F", "", "%", "%d", "%H:%M", "dd.mm.yy"] {
            assert!(!has_two_digit_years(format), "{format}");
        }
    }

    #[test]
    fn seconds_have_a_year() {
        assert_eq!(year_of(0), Some(1970));
        assert_eq!(year_of(-1), Some(1969));
        assert_eq!(year_of(1_798_761_599), Some(2026));
        assert_eq!(year_of(1_798_761_600), Some(2027));
        assert_eq!(year_of(i64::MAX), None);
    }
}
