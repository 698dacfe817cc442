//! Parts of a date (spec B5).
//!
//! Every value is read with one declared `strftime` format. Each level keeps a
//! coarser part of the date: month, quarter, year, five years, decade, century. They are
//! nested in that order. Weeks cross all of these, so that a chain has weeks or parts of the
//! calendar, never both: above the week (ISO 8601, from Monday) stands the year that it is
//! counted in, which is made of whole weeks and written by its first and its last.
//!
//! A format may leave out what no level needs: `%Y-%m` has months, `%Y` only
//! years. Years of two digits (`%y`) need a pivot to be read by (spec M21); without one
//! they are 1969 to 2068, with a warning. With `%Y` a year has four digits:
//! 17.08.62 is not a day of the first century but a value that does not follow the
//! format.

use super::Hierarchy;
use super::chain::{self, Refused, parameter};
use super::kinds::{HierarchyChoice, HierarchyContext, LEVEL_LOSSES, Rule, Spec, refused};
use crate::choice::{Choice, Declaration, Parameter, ParameterKind, Range, names};
use crate::error::{Kind, Place, Result, Warning, WarningKind};
use crate::table::dates::DateFormat;
use crate::table::{Dictionary, Domain};
use jiff::ToSpan;
use jiff::civil::{Date, DateTime, ISOWeekDate, Time, Weekday, date};

/// A part of a date that a level keeps, finest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum DateLevel {
    /// The week of ISO 8601: `1962-W33`.
    Week,
    /// The weeks that are counted in one year: `1962-W01 to W52`.
    WeekYear,
    /// Year and month: `1962-08`.
    Month,
    /// Year and quarter: `1962-Q3`.
    Quarter,
    /// The year: `1962`.
    Year,
    /// The five years that begin with one that ends in 0 or 5: `1960-1964`.
    FiveYears,
    /// The years that share all digits but the last: `1960-1969`.
    Decade,
    /// The years that share all digits but the last two: `1900-1999`.
    Century,
}

const LEVELS: [(&str, DateLevel); 8] = [
    ("week", DateLevel::Week),
    ("week-year", DateLevel::WeekYear),
    ("month", DateLevel::Month),
    ("quarter", DateLevel::Quarter),
    ("year", DateLevel::Year),
    ("five-years", DateLevel::FiveYears),
    ("decade", DateLevel::Decade),
    ("century", DateLevel::Century),
];

/// Parts of dates that are written alike.
#[derive(Clone, Debug)]
pub struct Dates {
    /// The `strftime` format of every value, such as `%d.%m.%Y`.
    pub format: String,
    /// The last year that a year of two digits may mean (spec M21).
    pub pivot: Option<i16>,
    /// The levels between the exact date and `*`, finest first.
    pub levels: Vec<DateLevel>,
}

impl HierarchyChoice for Dates {
    const DECLARED: &'static Declaration = &Declaration {
        id: "date",
        family: "",
        source: "Units of the calendar (Gregorian, ISO 8601).",
        formula: "",
        parameters: &[
            Parameter::text("format").required(),
            Parameter::integer("pivot", Range::whole(*PIVOTS.start() as u32, *PIVOTS.end() as u32)),
            Parameter::new("levels", ParameterKind::Choices(&names(&LEVELS))).required(),
            LEVEL_LOSSES,
        ],
    };

    fn bind(choice: &Choice, _context: &HierarchyContext<'_>) -> Result<Spec> {
        let pivot = choice.integer_given("pivot");
        let pivot = pivot.map(|year| i16::try_from(year).map_err(|_| refused("pivot")));
        Ok(Spec::new(Self {
            format: choice.text("format")?.to_owned(),
            pivot: pivot.transpose()?,
            levels: choice.meanings("levels", &LEVELS)?,
        }))
    }
}

impl Rule for Dates {
    fn build(&self, domain: &Domain) -> Result<(Hierarchy, Vec<Warning>)> {
        build(&self.format, self.pivot, &self.levels, domain)
    }

    fn dates(&self) -> Option<DateFormat<'_>> {
        Some(DateFormat::new(&self.format, self.pivot))
    }

    /// The first and the last day of each month and each week of the years that a label names.
    fn candidates(&self, label: &str) -> Vec<String> {
        let numbers = label.split(|letter: char| letter != '-' && !letter.is_ascii_digit());
        // A dash stands between two years or before one.
        let numbers = numbers.flat_map(|number| match number.rsplit_once('-') {
            Some((before, last)) if !before.is_empty() => vec![before, last],
            _ => vec![number],
        });
        let years = numbers.filter_map(|number| number.parse::<i16>().ok());
        let days = years.flat_map(|year| {
            let months = (1..=12).filter_map(move |month| Date::new(year, month, 1).ok());
            let months = months.flat_map(|first| [Ok(first), Ok(first.last_of_month())]);
            let monday = ISOWeekDate::new(year, 1, Weekday::Monday).map(ISOWeekDate::date);
            let weeks = monday.into_iter().flat_map(|monday| {
                (0..53).flat_map(move |week| {
                    let first = monday.checked_add(week.weeks());
                    [first.clone(), first.and_then(|first| first.checked_add(6.days()))]
                })
            });
            months.chain(weeks).flatten()
        });
        let format = DateFormat::new(&self.format, self.pivot);
        days.filter_map(|day| format.written(day.to_datetime(Time::midnight()))).collect()
    }
}

/// The part of a date that any level needs.
#[derive(Clone, Copy)]
struct Parts {
    year: i16,
    /// Absent if the format has no month.
    month: Option<i8>,
    /// The week and the year that it is counted in; absent if the format has no day.
    week: Option<ISOWeekDate>,
}

/// The pivots that leave every year that two digits may mean at four digits.
pub const PIVOTS: std::ops::RangeInclusive<i16> = 1099..=9999;

/// Reads the values of `domain` as dates. Years of two digits are read as the hundred years
/// that end with `pivot`.
///
/// # Errors
/// [`Kind::HierarchyParameter`] for `levels` (none, not in order, weeks beside parts of the
/// calendar, or a week or month that the format does not have), `format` (not a format, or one
/// without a year) and `pivot` (not from 1099 to 9999); [`Kind::NotADate`] for values that do not
/// follow the format or name a day that does not exist.
fn build(
    format: &str,
    pivot: Option<i16>,
    levels: &[DateLevel],
    domain: &Domain,
) -> Result<(Hierarchy, Vec<Warning>)> {
    if pivot.is_some_and(|pivot| !PIVOTS.contains(&pivot)) {
        return Err(parameter("pivot", domain));
    }
    let ordered = levels.windows(2).all(|pair| pair[0] < pair[1]);
    let weeks = levels.iter().filter(|level| level.is_of_weeks()).count();
    if levels.is_empty() || !ordered || (weeks > 0 && weeks < levels.len()) {
        return Err(parameter("levels", domain));
    }
    let reader = DateReader::new(format, pivot).ok_or_else(|| parameter("format", domain))?;
    if levels[0].needs() > reader.precision {
        return Err(parameter("levels", domain));
    }

    let mut dates = Vec::new();
    let mut refused = Refused::none(domain);
    for (code, text) in domain.present() {
        match reader.read(text) {
            Some(date) => dates.push((code, date)),
            None => refused.note(code),
        }
    }
    refused.check(|values| Kind::NotADate { values })?;

    let above = levels.iter().map(|level| {
        let mut groups = vec![0; domain.values.len()];
        let mut labels = Dictionary::new();
        for &(code, date) in &dates {
            groups[code as usize] = labels.insert(&level.label(date));
        }
        (groups, labels.iter().map(str::to_owned).collect())
    });
    let place = Place { column: Some(domain.column), ..Place::default() };
    let warning = reader
        .format
        .guesses_centuries()
        .then_some(Warning { kind: WarningKind::TwoDigitYears, place });
    Ok((chain::by_leaves(domain, above.collect())?, warning.into_iter().collect()))
}

/// How much of a date a format holds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Precision {
    Year,
    Month,
    Day,
}

/// Reads texts of one format.
pub(super) struct DateReader<'a> {
    format: DateFormat<'a>,
    precision: Precision,
}

impl<'a> DateReader<'a> {
    /// Finds out what the format holds by writing a date and reading it again.
    pub(super) fn new(format: &'a str, pivot: Option<i16>) -> Option<Self> {
        // A late day of a late month in an afternoon: what the format drops does not come back.
        let day = date(2012, 11, 29);
        // What two digits mean is another question.
        let plain = DateFormat::new(format, None);
        let parts = plain.parts(&plain.written(day.at(17, 58, 57, 0))?)?;
        let precision = if parts.to_date().is_ok_and(|read| read == day) {
            Precision::Day
        } else if parts.year() != Some(day.year()) || parts.day().is_some() {
            return None;
        } else if parts.month() == Some(day.month()) {
            Precision::Month
        } else {
            Precision::Year
        };
        Some(Self { format: DateFormat::new(format, pivot), precision })
    }

    /// The moment that a text says, as precisely as the format does: of a month its first day, and
    /// midnight where there is no time. Offsets from UTC are not looked at.
    pub(super) fn moment(&self, text: &str) -> Option<DateTime> {
        self.read(text)?;
        self.format.moment(text)
    }

    fn read(&self, text: &str) -> Option<Parts> {
        let parts = self.format.parts(text)?;
        let (year, month, week) = match self.precision {
            Precision::Day => {
                let date = parts.to_date().ok()?;
                (date.year(), Some(date.month()), Some(date.iso_week_date()))
            }
            Precision::Month => (parts.year()?, Some(parts.month()?), None),
            Precision::Year => (parts.year()?, None, None),
        };
        // The parser takes any number of digits up to four for a year.
        let complete = year >= 1000 || text.contains(&written(year));
        complete.then_some(Parts { year, month, week })
    }
}

impl DateLevel {
    /// Those that a new recipe begins with for dates that are written so: what a format writes itself is no
    /// level.
    #[must_use]
    pub fn suggested(format: &str) -> &'static [Self] {
        let precision =
            DateReader::new(format, None).map_or(Precision::Day, |reader| reader.precision);
        match precision {
            Precision::Day => &[Self::Month, Self::Year, Self::Decade],
            Precision::Month => &[Self::Year, Self::Decade],
            Precision::Year => &[Self::Decade],
        }
    }

    /// Its name in recipes.
    #[must_use]
    pub fn id(self) -> &'static str {
        LEVELS[self as usize].0
    }

    /// Whether its groups are made of whole weeks.
    fn is_of_weeks(self) -> bool {
        matches!(self, Self::Week | Self::WeekYear)
    }

    /// How much of a date a format must hold.
    fn needs(self) -> Precision {
        match self {
            Self::Week | Self::WeekYear => Precision::Day,
            Self::Month | Self::Quarter => Precision::Month,
            Self::Year | Self::FiveYears | Self::Decade | Self::Century => Precision::Year,
        }
    }

    /// What is written for a date on this level.
    fn label(self, date: Parts) -> String {
        let year = date.year;
        let month = || date.month.expect("formats without months have no such level");
        let week = || date.week.expect("formats without days have no such level");
        match self {
            Self::Week => format!("{}-W{:02}", written(week().year()), week().week()),
            Self::WeekYear => {
                format!("{}-W01 to W{}", written(week().year()), week().weeks_in_year())
            }
            Self::Month => format!("{}-{:02}", written(year), month()),
            Self::Quarter => format!("{}-Q{}", written(year), (month() + 2) / 3),
            Self::Year => written(year),
            Self::FiveYears => span(year, 5),
            Self::Decade => span(year, 10),
            Self::Century => span(year, 100),
        }
    }
}

/// A year with four digits at least, as in ISO 8601; the year before 0001 is 0000.
fn written(year: i16) -> String {
    if year < 0 { format!("-{:04}", -year) } else { format!("{year:04}") }
}

/// The `length` years that begin at a multiple of it and contain `year`.
fn span(year: i16, length: i16) -> String {
    let first = year.div_euclid(length) * length;
    let separator = if first < 0 { " to " } else { "-" };
    format!("{}{separator}{}", written(first), written(first + (length - 1)))
}

#[cfg(test)]
mod tests {
    use super::super::{Hierarchy, Spec, build};
    use super::DateLevel::{
        self, Century, Decade, FiveYears, Month, Quarter, Week, WeekYear, Year,
    };
    use super::Dates;
    use crate::error::{Error, Kind, WarningKind};
    use crate::table::Domain;

    fn built(format: &str, levels: &[DateLevel], values: &[&str]) -> Result<Hierarchy, Error> {
        let dates = Dates { format: format.to_owned(), pivot: None, levels: levels.to_vec() };
        build(&Spec::new(dates), &Domain::from_values(values, &["NULL"]))
            .map(|(hierarchy, _)| hierarchy)
    }

    fn path(format: &str, levels: &[DateLevel], value: &str) -> Vec<String> {
        let hierarchy = built(format, levels, &[value]).unwrap();
        hierarchy.levels().iter().map(|level| level.labels[0].clone()).collect()
    }

    #[test]
    fn a_birth_date_grows_coarser() {
        assert_eq!(
            path("%d.%m.%Y", &[Month, Year, Decade], "17.08.1962"),
            ["17.08.1962", "1962-08", "1962", "1960-1969", "*"]
        );
        assert_eq!(
            path("%Y-%m-%d %H:%M", &[Quarter, Century], "2000-12-31 23:59"),
            ["2000-12-31 23:59", "2000-Q4", "2000-2099", "*"]
        );
        assert_eq!(path("%d.%m.%Y", &[Quarter], "01.01.1900")[1], "1900-Q1");
        assert_eq!(path("%d.%m.%Y", &[Quarter], "31.03.1900")[1], "1900-Q1");
        assert_eq!(path("%d.%m.%Y", &[Quarter], "01.04.1900")[1], "1900-Q2");
    }

    /// The weeks are those that Python's `date.isocalendar` gives.
    #[test]
    fn weeks_are_counted_in_the_year_of_their_thursday() {
        for (day, week, year) in [
            ("2020-12-31", "2020-W53", "2020-W01 to W53"),
            ("2021-01-03", "2020-W53", "2020-W01 to W53"),
            ("2021-01-04", "2021-W01", "2021-W01 to W52"),
            ("2018-12-31", "2019-W01", "2019-W01 to W52"),
            ("2024-02-29", "2024-W09", "2024-W01 to W52"),
        ] {
            assert_eq!(path("%Y-%m-%d", &[Week, WeekYear], day), [day, week, year, "*"]);
        }
        let refused = Kind::HierarchyParameter { field: "levels" };
        for mixed in [&[Week, Month] as &[_], &[WeekYear, Year], &[Week, Year, Decade]] {
            assert_eq!(built("%Y-%m-%d", mixed, &[]).unwrap_err().kind, refused);
        }
        assert_eq!(built("%Y-%m", &[Week], &[]).unwrap_err().kind, refused);
    }

    #[test]
    fn five_years_lie_in_a_decade() {
        for (day, five) in [("1959-12-31", "1955-1959"), ("1960-01-01", "1960-1964")] {
            let levels = path("%Y-%m-%d", &[Year, FiveYears, Decade], day);
            assert_eq!((levels[2].as_str(), levels.len()), (five, 5));
        }
    }

    #[test]
    fn a_format_may_leave_out_what_no_level_needs() {
        assert_eq!(
            path("%m/%Y", &[Month, Decade], "2/1999"),
            ["2/1999", "1999-02", "1990-1999", "*"]
        );
        assert_eq!(path("%Y", &[Decade], "1999"), ["1999", "1990-1999", "*"]);
        let refused = |format, levels: &[DateLevel], field| {
            let kind = built(format, levels, &[]).unwrap_err().kind;
            assert_eq!(kind, Kind::HierarchyParameter { field });
        };
        refused("%Y", &[Month], "levels");
        refused("%Y-%m-%d", &[], "levels");
        refused("%Y-%m-%d", &[Year, Month], "levels");
        refused("%Y-%m-%d", &[Year, Year], "levels");
        for format in ["", "%", "%!", "dd.mm.yyyy", "%H:%M", "%m-%d", "%d %Y"] {
            refused(format, &[Year], "format");
        }
    }

    #[test]
    fn years_outside_four_digits_stay_in_order() {
        let years = path("%Y-%m-%d", &[Month, Year, Decade, Century], "0007-05-01");
        assert_eq!(years[1..], ["0007-05", "0007", "0000-0009", "0000-0099", "*"]);
        let years = path("%Y-%m-%d", &[Month, Year, Decade, Century], "-0044-03-15");
        assert_eq!(years[1..], ["-0044-03", "-0044", "-0050 to -0041", "-0100 to -0001", "*"]);
        for edge in ["-9999-01-01", "9999-12-31"] {
            assert_eq!(path("%Y-%m-%d", &[Century], edge).len(), 3);
        }
    }

    #[test]
    fn what_is_no_date_is_counted() {
        let values = ["01.02.1990", "NULL", "30.02.1990", "1990-02-01", "01.02.1990 ", "1.2.1990"];
        let error = built("%d.%m.%Y", &[Year], &values).unwrap_err();
        assert_eq!(
            built("%d.%m.%Y", &[Year], &["1.2.62"]).unwrap_err().kind,
            Kind::NotADate { values: 1 }
        );
        assert_eq!(path("%d.%m.%y", &[Year], "1.2.62")[1], "2062");
        assert_eq!(error.kind, Kind::NotADate { values: 3 });
        assert_eq!(error.place.record, Some(3));
        assert_eq!(
            built("%Y-%m", &[Year], &["1990-13"]).unwrap_err().kind,
            Kind::NotADate { values: 1 }
        );
    }

    #[test]
    fn years_of_two_digits_go_by_the_pivot_or_with_a_warning() {
        let built = |format: &str, pivot| {
            let dates = Dates { format: format.to_owned(), pivot, levels: vec![Year, Decade] };
            build(&Spec::new(dates), &Domain::from_values(&["01/02/45", "29/02/00"], &[]))
        };
        let (hierarchy, warnings) = built("%d/%m/%y", Some(2026)).unwrap();
        assert_eq!(hierarchy.level(1).labels, ["1945", "2000"]);
        assert_eq!(hierarchy.level(2).labels, ["1940-1949", "2000-2009"]);
        assert_eq!(warnings, []);
        let (hierarchy, warnings) = built("%d/%m/%y", None).unwrap();
        assert_eq!(hierarchy.level(1).labels, ["2045", "2000"]);
        assert_eq!(warnings[0].kind, WarningKind::TwoDigitYears);
        assert_eq!(built("%d/%m/%y", Some(1999)).unwrap_err().kind, Kind::NotADate { values: 1 });
        for pivot in [0, 26, 1098, -2000] {
            let refused = built("%d/%m/%y", Some(pivot)).unwrap_err().kind;
            assert_eq!(refused, Kind::HierarchyParameter { field: "pivot" });
        }
    }

    #[test]
    fn shares_count_distinct_values() {
        let values = ["01.02.1990", "01.02.1990", "02.02.1990", "NULL", "01.03.1991"];
        let hierarchy = built("%d.%m.%Y", &[Month, Decade], &values).unwrap();
        assert_eq!((hierarchy.total(), hierarchy.exact_weight()), (3, 1));
        assert_eq!(hierarchy.level(1).labels, ["1990-02", "NULL", "1991-03"]);
        assert_eq!(hierarchy.level(1).weights, [2, 1, 1]);
        assert_eq!(hierarchy.level(3).weights, [3]);
        assert_eq!(hierarchy.level(3).groups, [0, 0, 0, 0]);
    }
}
