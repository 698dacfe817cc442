//! What the values of a column look like: numbers, dates, or anything.
//!
//! A type is inferred from all distinct values, missing markers apart, and only
//! if every one of them fits; one exception makes a column text. Types serve
//! hierarchies, ordering and display. They never change what counts as equal
//! (spec M3).

use super::Dictionary;
use super::dates::DateFormat;
use super::formats::{DateSigns, may_be_date};
use super::number::{self, NumberForm};
use jiff::civil::Date;

/// What the values of a column look like.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DataType {
    /// Whole numbers.
    Integer,
    /// Numbers, at least one of them with decimal places.
    Decimal,
    /// Calendar dates, all written in this `strftime` format.
    Date(&'static str),
    /// Anything.
    Text,
}

impl DataType {
    /// The name of the type in recipes.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::Integer => "integer",
            Self::Decimal => "decimal",
            Self::Date(_) => "date",
            Self::Text => "text",
        }
    }
}

/// A column's type and what is uncertain about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Inferred {
    /// The type.
    pub data_type: DataType,
    /// How the numbers are written; without decimals with a point.
    pub form: NumberForm,
    /// For dates, another format that fits every value as well and reads some of them as other
    /// days: whether 03/04/1980 is in March or in April, only the user knows.
    pub also: Option<&'static str>,
}

impl Inferred {
    fn plain(data_type: DataType) -> Self {
        Self { data_type, form: NumberForm::POINT, also: None }
    }
}

/// The date formats that are recognized; of two that fit, the earlier is taken.
///
/// Years of two digits come last. The century that they belong to is not said by the values
/// (spec M21).
pub const DATE_FORMATS: [&str; 107] = [
    "%Y-%m-%d",
    "%d.%m.%Y",
    "%d/%m/%Y",
    "%m/%d/%Y",
    "%d-%m-%Y",
    "%m-%d-%Y",
    "%Y/%m/%d",
    "%Y.%m.%d",
    "%Y.%m.%d.",
    "%Y年%m月%d日",
    "%Y%m%d",
    "%d%m%Y",
    "%m%d%Y",
    "%Y%m%d%H%M%S",
    "%Y%m%d%H%M",
    "%Y-%m-%d %H:%M",
    "%Y-%m-%d %H:%M:%S",
    "%Y-%m-%dT%H:%M",
    "%Y-%m-%dT%H:%M:%S",
    "%Y-%m-%dT%H:%M:%SZ",
    "%Y-%m-%d %H:%M:%S%.f",
    "%Y-%m-%dT%H:%M:%S%.fZ",
    "%Y-%m-%dT%H:%M:%S%.f",
    "%Y-%m-%dT%H:%M:%S%.f%:z",
    "%Y-%m-%d %H:%M:%S%.f%:z",
    "%Y-%m-%d %H:%M:%S%.f %Z",
    "%Y-%m-%d %I:%M %p",
    "%Y-%m-%d %I:%M:%S %p",
    "%Y/%m/%d %H:%M",
    "%Y/%m/%d %H:%M:%S",
    "%Y/%m/%d %I:%M:%S %p %Z",
    "%d.%m.%Y %H:%M",
    "%d.%m.%Y %H:%M:%S",
    "%d.%m.%Y, %H:%M",
    "%d.%m.%Y, %H:%M:%S",
    "%d.%m.%Y - %H:%M",
    "%d.%m.%Y um %H:%M",
    "%d.%m.%Y %H:%M Uhr",
    "%d.%m.%Y, %H:%M Uhr",
    "%d.%m.%Y um %H:%M Uhr",
    "%d/%m/%Y %H:%M",
    "%m/%d/%Y %H:%M",
    "%d/%m/%Y %H:%M:%S",
    "%m/%d/%Y %H:%M:%S",
    "%d/%m/%Y, %H:%M",
    "%m/%d/%Y, %H:%M",
    "%d/%m/%Y, %H:%M:%S",
    "%m/%d/%Y, %H:%M:%S",
    "%d/%m/%Y à %H:%M",
    "%d/%m/%Y %Hh%M",
    "%d-%m-%Y %H:%M",
    "%m-%d-%Y %H:%M",
    "%d-%m-%Y %H:%M:%S",
    "%m-%d-%Y %H:%M:%S",
    "%m/%d/%Y %I:%M %p",
    "%m/%d/%Y %I:%M:%S %p",
    "%m/%d/%Y, %I:%M %p",
    "%m/%d/%Y, %I:%M:%S %p",
    "%d-%b-%Y",
    "%d-%b-%Y %H:%M:%S",
    "%d-%b-%Y %H:%M",
    "%d%b%Y:%H:%M:%S",
    "%d %B %Y",
    "%d %b %Y",
    "%B %d, %Y",
    "%b %d, %Y",
    "%b %d, %Y %I:%M %p",
    "%b %d, %Y, %I:%M %p",
    "%B %d, %Y %I:%M %p",
    "%d %B %Y, %H:%M",
    "%d %B %Y, %I:%M %p",
    "%d %B %Y %I:%M %p",
    "%d %B %Y à %H:%M",
    "%d. %B %Y",
    "%d. %b %Y",
    "%d. %B %Y %H:%M",
    "%d. %B %Y, %H:%M",
    "%d. %B %Y um %H:%M",
    "%d de %B de %Y",
    "%a, %d.%m.%Y",
    "%a, %d %b %Y",
    "%a, %d %b %Y %H:%M:%S %z",
    "%a %b %d %H:%M:%S %Y",
    "%B %Y",
    "%b %Y",
    "%b-%Y",
    "%Y-%m",
    "%m/%Y",
    "%m.%Y",
    "%d.%m.%y",
    "%d/%m/%y",
    "%m/%d/%y",
    "%d-%m-%y",
    "%m-%d-%y",
    "%d.%m.%y %H:%M",
    "%d/%m/%y %H:%M",
    "%m/%d/%y %H:%M",
    "%m/%d/%y %I:%M %p",
    "%m/%d/%y, %I:%M %p",
    "%d-%b-%y",
    "%d-%b-%y %H:%M",
    "%d-%b-%y %I.%M.%S%.f %p",
    "%d/%b/%y %I:%M %p",
    "%d%b%y:%H:%M:%S",
    "%d %b %y",
    "%d. %b %y",
    "%b-%y",
];

/// Fewer distinct values than this do not make eight digits a date, nor six with a point a month: too many
/// numbers happen to be one.
const COMPACT_DATES: usize = 3;

/// Numbers whose thousands are apart by blanks, at least: fewer are kinds of something.
const PARTED: usize = 10;

/// Formats of nothing but digits, and how many of them a text has.
const COMPACT: [(&str, usize); 5] =
    [("%Y%m%d", 8), ("%d%m%Y", 8), ("%m%d%Y", 8), ("%Y%m%d%H%M%S", 14), ("%Y%m%d%H%M", 12)];

/// Years of dates that look like numbers.
const LIKELY_YEARS: std::ops::RangeInclusive<i16> = 1850..=2150;

/// The type of a column with these values.
#[must_use]
pub fn infer(dictionary: &Dictionary, markers: &[String]) -> Inferred {
    infer_values(|| dictionary.iter().filter(|text| !markers.iter().any(|m| m == text)))
}

/// The type of the values that `values` iterates over.
pub(crate) fn infer_values<'a, I: Iterator<Item = &'a str>>(values: impl Fn() -> I) -> Inferred {
    let Some(first) = values().next() else { return Inferred::plain(DataType::Text) };
    if values().all(number::is_integer) {
        if values().nth(COMPACT_DATES - 1).is_none() {
            return Inferred::plain(DataType::Integer);
        }
        let formats =
            COMPACT.into_iter().filter(|&(format, digits)| are_compact(format, digits, &values));
        let formats = formats.map(|(name, _)| (name, DateFormat::new(name, None)));
        return of_formats(formats, &values).unwrap_or(Inferred::plain(DataType::Integer));
    }
    if values().all(is_month_of_a_year) && values().nth(COMPACT_DATES - 1).is_some() {
        return Inferred::plain(DataType::Date("%m.%Y"));
    }
    for separator in ['.', ','] {
        if values().all(|text| number::is_number(text, separator)) {
            if values().all(number::may_be_a_code) {
                return Inferred::plain(DataType::Text);
            }
            if is_ambiguous(&values) || parts_thousands(&values) {
                return Inferred::plain(DataType::Text);
            }
            let form = NumberForm::plain(separator);
            return Inferred { form, ..Inferred::plain(DataType::Decimal) };
        }
    }
    if values().all(is_season) {
        return Inferred::plain(DataType::Text);
    }
    let Some(signs) = DateSigns::new(first) else { return Inferred::plain(DataType::Text) };
    let formats = signs
        .formats()
        .map(|known| (known.name, known.format))
        .filter(|(_, format)| is_date(format, first) && values().all(|text| is_date(format, text)));
    of_formats(formats, &values).unwrap_or(Inferred::plain(DataType::Text))
}

/// Dates of the first of these formats, and of the next that reads some of them as other days.
fn of_formats<'a, I: Iterator<Item = &'a str>>(
    mut formats: impl Iterator<Item = (&'static str, DateFormat<'static>)>,
    values: &impl Fn() -> I,
) -> Option<Inferred> {
    let (name, format) = formats.next()?;
    // With seconds and with fractions of them, what has no fraction is the same.
    let also =
        formats.find(|(_, other)| values().any(|text| format.begins(text) != other.begins(text)));
    let Some((also, other)) = also else { return Some(Inferred::plain(DataType::Date(name))) };
    // Of several years nobody has dates of January alone: what is 01 everywhere is the day.
    let (name, also) = match [&format, &other].map(|format| are_firsts(format, values)) {
        [true, false] => (name, None),
        [false, true] => (also, None),
        _ => (name, Some(also)),
    };
    Some(Inferred { also, ..Inferred::plain(DataType::Date(name)) })
}

/// Whether all dates are the first of some month, in several months and years.
fn are_firsts<'a, I: Iterator<Item = &'a str>>(
    format: &DateFormat<'_>,
    values: &impl Fn() -> I,
) -> bool {
    values().all(|text| format.begins(text).is_some_and(|date| date.day() == 1))
        && differ(format, values, |date| date.month().into())
        && differ(format, values, Date::year)
        && values().nth(COMPACT_DATES - 1).is_some()
}

/// Whether not all dates have the same part.
fn differ<'a, I: Iterator<Item = &'a str>>(
    format: &DateFormat<'_>,
    values: &impl Fn() -> I,
    part: fn(Date) -> i16,
) -> bool {
    let mut parts = values().filter_map(|text| format.begins(text)).map(part);
    let first = parts.next();
    parts.any(|part| Some(part) != first)
}

/// Whether whole numbers are dates of so many digits. Where the year stands last they may have lost a
/// zero, and numbers that count on begin and end alike.
fn are_compact<'a, I: Iterator<Item = &'a str>>(
    format: &str,
    digits: usize,
    values: &impl Fn() -> I,
) -> bool {
    let begins_with_year = format.starts_with("%Y");
    let format = DateFormat::new(format, None);
    let is_usual = begins_with_year && digits == 8;
    let are_dates = values().all(|text| {
        let length = text.len() + usize::from(!begins_with_year && text.len() + 1 == digits);
        is_usual && is_date(&format, text)
            || length == digits
                && format.begins(text).is_some_and(|date| LIKELY_YEARS.contains(&date.year()))
    });
    if !are_dates || begins_with_year {
        return are_dates;
    }
    are_firsts(&format, values)
        || differ(&format, values, |date| date.day().into())
            && differ(&format, values, |date| date.month().into())
            && differ(&format, values, Date::year)
}

/// Whether values all look like 1,234 or 12 and are therefore taken for text: numbers with
/// thousands apart by commas, or with three decimals after them.
pub fn is_ambiguous<'a, I: Iterator<Item = &'a str>>(values: impl Fn() -> I) -> bool {
    are_grouped(&values, ',') && values().any(|text| text.contains(','))
}

/// Whether values are taken for text although they may be numbers of a thousand and more, with blanks
/// between thousands: whole ones of several lengths, or of one digit before the first blank. Codes whose
/// digits are parted are as long as each other.
pub fn may_part_by_blanks<'a, I: Iterator<Item = &'a str>>(values: impl Fn() -> I) -> bool {
    let mut lengths = [false; 4];
    let mut distinct = 0;
    for text in values() {
        let Some(first @ 1..=3) = number::digits_before_blanks(text) else { return false };
        lengths[first] = true;
        distinct += 1;
    }
    let lengths: Vec<usize> = (1..=3).filter(|&first| lengths[first]).collect();
    distinct >= PARTED && (lengths.len() > 1 || lengths == [1])
}

/// Whether points may part thousands in values that all look like 1.234 or 950.
pub fn may_part_thousands<'a, I: Iterator<Item = &'a str>>(values: impl Fn() -> I) -> bool {
    are_grouped(&values, '.') && values().any(|text| text.contains('.'))
}

/// Whether points part thousands in values that all look like 1.200 or 950: decimals are either
/// written as many everywhere, or without the zeros at their end.
pub(crate) fn parts_thousands<'a, I: Iterator<Item = &'a str>>(values: impl Fn() -> I) -> bool {
    are_grouped(&values, '.')
        && values().any(|text| text.contains('.') && text.trim_end().ends_with('0'))
        && values().any(|text| !text.contains('.'))
}

fn are_grouped<'a, I: Iterator<Item = &'a str>>(values: impl Fn() -> I, separator: char) -> bool {
    let mut texts = values();
    texts.all(|text| groups_thousands(text, separator) && number::is_number(text, separator))
}

/// Whether `text` looks like 1,234: a number written with thousands apart, or one with three
/// decimals. Nothing tells them apart, and the difference is a factor of a thousand.
pub(super) fn groups_thousands(text: &str, separator: char) -> bool {
    let digits = text.trim_matches(' ').trim_start_matches(['-', '+']);
    let (whole, fraction) = digits.split_once(separator).unwrap_or((digits, "000"));
    matches!(whole.len(), 1..=3)
        && !whole.starts_with('0')
        && fraction.len() == 3
        && !fraction.contains(['e', 'E'])
}

/// Whether `text` looks like 03.2024, which might be a number but for its zero, and is one no office writes.
fn is_month_of_a_year(text: &str) -> bool {
    let digits = |part: &str| part.bytes().all(|byte| byte.is_ascii_digit());
    text.split_once('.').is_some_and(|(month, year)| {
        matches!(month.parse(), Ok(1_u8..=12))
            && month.len() == 2
            && digits(month)
            && matches!(year.parse(), Ok(1850_u16..=2150))
            && digits(year)
    })
}

/// Whether `text` is a year and the next one, 2010-11 or 2010/11: no November of the first.
fn is_season(text: &str) -> bool {
    let years =
        text.split_once(['-', '/']).filter(|(one, other)| one.len() == 4 && other.len() == 2);
    let years =
        years.and_then(|(one, other)| Some((one.parse::<u16>().ok()?, other.parse::<u16>().ok()?)));
    years.is_some_and(|(one, other)| (one + 1) % 100 == other)
}

/// Whether `text` is a date of this format with a year of four digits.
pub(crate) fn is_date(format: &DateFormat<'_>, text: &str) -> bool {
    // `strptime` need not try what no format matches.
    may_be_date(text)
        && format.begins(text).is_some_and(|date| (1000..=9999).contains(&date.year()))
}

#[cfg(test)]
mod tests {
    use super::{DATE_FORMATS, DataType, Inferred, infer};
    use crate::table::Dictionary;

    fn inferred(values: &[&str]) -> Inferred {
        let mut dictionary = Dictionary::new();
        for value in values {
            dictionary.insert(value);
        }
        infer(&dictionary, &[String::new(), "?".to_owned()])
    }

    fn check(values: &[&str], expected: DataType) {
        assert_eq!(inferred(values).data_type, expected, "{values:?}");
    }

    #[test]
    fn numbers() {
        check(&["39", "", "-7", "?", "007"], DataType::Integer);
        check(&["39", "1.5"], DataType::Decimal);
        check(&["39", "1.5", "x"], DataType::Text);
        check(&["1,5", "1.5"], DataType::Text);
        check(&["", "?"], DataType::Text);
        check(&[], DataType::Text);
        assert_eq!(inferred(&["1,25", "3"]).form.decimal, ',');
        assert_eq!(inferred(&["1.25", "3"]).form.decimal, '.');
    }

    #[test]
    fn exponents_are_numbers_unless_every_value_may_be_a_code() {
        check(&["1e2", "5"], DataType::Decimal);
        check(&["1e+05", "2.5E-07"], DataType::Decimal);
        assert_eq!(inferred(&["1,5e3", "7"]).form.decimal, ',');
        check(&["1E5", "2E7"], DataType::Text);
        check(&["1e2", "x"], DataType::Text);
    }

    #[test]
    fn thousands_are_not_taken_for_decimals() {
        check(&["1,234", "56,789"], DataType::Text);
        check(&["1,234", "0,789"], DataType::Decimal);
        check(&["1,234", "56,7"], DataType::Decimal);
        check(&["1.200", "950", "12.500"], DataType::Text);
        check(&["1.200", "12.500"], DataType::Decimal);
        check(&["1.234", "950"], DataType::Decimal);
        check(&["1.200", "950", "0.500"], DataType::Decimal);
        check(&["1.200", "950", "1.25"], DataType::Decimal);
    }

    #[test]
    fn dates() {
        check(&["1980-02-29", "2001-12-31"], DataType::Date("%Y-%m-%d"));
        check(&["1980-02-29", "2001-02-29"], DataType::Text);
        check(&["01.02.1980", "24.12.1999", ""], DataType::Date("%d.%m.%Y"));
        check(&["1.2.1980", "24.12.1999"], DataType::Date("%d.%m.%Y"));
        check(&["1980-02-03 10:30:00"], DataType::Date("%Y-%m-%d %H:%M:%S"));
        check(&["1980-02-03T10:30"], DataType::Date("%Y-%m-%dT%H:%M"));
        check(&["17.03.2024, 08:30 Uhr"], DataType::Date("%d.%m.%Y, %H:%M Uhr"));
        check(&["17.03.2024 um 08:30 Uhr"], DataType::Date("%d.%m.%Y um %H:%M Uhr"));
        check(
            &["2020-02-03T10:30:00.125", "2020-02-04T10:30:00"],
            DataType::Date("%Y-%m-%dT%H:%M:%S%.f"),
        );
        check(&["2020-02-03T10:30:00+01:00"], DataType::Date("%Y-%m-%dT%H:%M:%S%.f%:z"));
        check(&["2020-02-03 10:30:00.5+01:00"], DataType::Date("%Y-%m-%d %H:%M:%S%.f%:z"));
        check(&["März 1950", "Dezember 1961"], DataType::Date("%B %Y"));
        check(&["Okt. 1950", "Mai 1961"], DataType::Date("%b %Y"));
        check(&["Mar-97", "Oct-98"], DataType::Date("%b-%y"));
        check(&["1er mai 1950", "12 juin 1961"], DataType::Date("%d %B %Y"));
        check(&["03-Feb-1980", "28-Dec-1999"], DataType::Date("%d-%b-%Y"));
        check(&["12. Januar 1950", "3. Mai 1961", "1. März 1980"], DataType::Date("%d. %B %Y"));
        check(&["12. Jan. 1950", "3. Mai 1961"], DataType::Date("%d. %b %Y"));
        check(&["3 février 1980", "28 décembre 1999"], DataType::Date("%d %B %Y"));
        check(&["3 de febrero de 1980"], DataType::Date("%d de %B de %Y"));
        check(&["03/14/2026 2:05:11 PM"], DataType::Date("%m/%d/%Y %I:%M:%S %p"));
        check(&["1940.04.27.", "1951.11.03."], DataType::Date("%Y.%m.%d."));
        check(&["1940. 04. 27."], DataType::Date("%Y.%m.%d."));
        check(&["1940年4月27日", "1951年11月03日"], DataType::Date("%Y年%m月%d日"));
        check(&["14MAR2026:02:05:11"], DataType::Date("%d%b%Y:%H:%M:%S"));
        check(&["14-MAR-2026 02:05:11"], DataType::Date("%d-%b-%Y %H:%M:%S"));
        check(
            &["Di, 01.12.1987", "Sun, 3.5.1992", "mer., 11.11.1998"],
            DataType::Date("%a, %d.%m.%Y"),
        );
        check(&["Di, 01.12.1987", "Ort, 3.5.1992"], DataType::Text);
        // What databases and statistics write.
        check(&["14-MAR-26", "01-DEC-87"], DataType::Date("%d-%b-%y"));
        check(&["14MAR2026", "01DEC1987"], DataType::Date("%d %b %Y"));
        check(&["2026-03-14T02:05:11Z"], DataType::Date("%Y-%m-%dT%H:%M:%SZ"));
        check(&["20260314", "19871201", "19400427"], DataType::Date("%Y%m%d"));
        check(&["05-Mar-23", "28-Okt-22"], DataType::Date("%d-%b-%y"));
        check(&["12. Januar", "3. Mai"], DataType::Text);
        check(&["2024-03", "2023-12"], DataType::Date("%Y-%m"));
        check(&["03/2024", "12/2023"], DataType::Date("%m/%Y"));
        check(&["03.2024", "12.2023", "01.2020"], DataType::Date("%m.%Y"));
        check(&["3.2024", "12.2023", "1.2020"], DataType::Decimal);
        check(&["2010-11", "2011-12"], DataType::Text);
        check(&["2010-11", "2011-03"], DataType::Date("%Y-%m"));
        check(&["01.05.55", "24.12.99"], DataType::Date("%d.%m.%y"));
        check(&["01.05.55", "24.12.1999"], DataType::Text);
        check(&["01.05.0055"], DataType::Text);
    }

    #[test]
    fn day_and_month_may_be_ambiguous() {
        let both = inferred(&["03/04/1980", "11/12/1999"]);
        assert_eq!(both.data_type, DataType::Date("%d/%m/%Y"));
        assert_eq!(both.also, Some("%m/%d/%Y"));
        let month_first = inferred(&["03/04/1980", "11/22/1999"]);
        assert_eq!(month_first.data_type, DataType::Date("%m/%d/%Y"));
        assert_eq!(month_first.also, None);
        let day_first = inferred(&["03/04/1980", "22/11/1999"]);
        assert_eq!((day_first.data_type, day_first.also), (DataType::Date("%d/%m/%Y"), None));
        check(&["22/11/1999", "11/22/1999"], DataType::Text);
    }

    #[test]
    fn formats_that_read_the_same_days_are_not_ambiguous() {
        for values in [
            &["2020-02-03 10:30:00", "2020-11-12 00:00:00"][..],
            &["2020-02-03T10:30:00Z"],
            &["03 May 2020", "04 May 2021"],
            &["03/03/1980", "11/11/1999"],
        ] {
            let inferred = inferred(values);
            assert!(matches!(inferred.data_type, DataType::Date(_)), "{values:?}");
            assert_eq!(inferred.also, None, "{values:?}");
        }
        let both = inferred(&["03/04/1980 10:30:00"]);
        assert_eq!(both.also, Some("%m/%d/%Y %H:%M:%S"));
    }

    #[test]
    fn what_is_first_everywhere_is_the_day() {
        let starts = inferred(&["05/01/2023", "08/01/2022", "11/01/2021"]);
        assert_eq!((starts.data_type, starts.also), (DataType::Date("%m/%d/%Y"), None));
        let starts = inferred(&["01/05/2023", "01/08/2022", "01/11/2021"]);
        assert_eq!((starts.data_type, starts.also), (DataType::Date("%d/%m/%Y"), None));
        // One January, or three first days.
        let days = inferred(&["01/05/2023", "01/08/2023", "01/11/2023"]);
        assert_eq!(days.also, Some("%m/%d/%Y"));
    }

    /// As payrolls write births.
    #[test]
    fn dates_without_anything_between_their_parts_are_told() {
        check(&["02021975", "15011998", "31121990"], DataType::Date("%d%m%Y"));
        check(&["2021975", "15011998", "31121990"], DataType::Date("%d%m%Y"));
        check(&["02021975", "01151998", "12311990"], DataType::Date("%m%d%Y"));
        check(&["01012020", "01042021", "01072022"], DataType::Date("%d%m%Y"));
        let both = inferred(&["02031975", "01051998", "12111990"]);
        assert_eq!((both.data_type, both.also), (DataType::Date("%d%m%Y"), Some("%m%d%Y")));
        check(
            &["20220105155751", "20210722143051", "20230107095948"],
            DataType::Date("%Y%m%d%H%M%S"),
        );
        check(&["202201051557", "202107221430", "202301070959"], DataType::Date("%Y%m%d%H%M"));
        // Numbers that count on, or are of no year that anybody was born in.
        check(&["10012001", "10012002", "10012003"], DataType::Integer);
        check(&["10012345", "11023456", "12031234"], DataType::Integer);
        check(&["02021975", "15011998"], DataType::Integer);
    }

    /// What programs and offices write beside the time.
    #[test]
    fn dates_with_times_are_told() {
        for (values, format) in [
            (["Jan 5, 2022", "Jul 22, 2021"], "%b %d, %Y"),
            (["Jan 5, 2022 3:57 PM", "Jul 22, 2021 2:30 AM"], "%b %d, %Y %I:%M %p"),
            (["05-01-2022 15:57", "22-07-2021 14:30"], "%d-%m-%Y %H:%M"),
            (["5. Januar 2022, 15:57", "8. März 2021, 11:17"], "%d. %B %Y, %H:%M"),
            (["5. Januar 2022 um 15:57", "3. Mai 2021 um 11:17"], "%d. %B %Y um %H:%M"),
            (["1/5/22 15:57", "7/22/21 14:30"], "%m/%d/%y %H:%M"),
            (["2022/01/05 15:57", "2021/07/22 14:30"], "%Y/%m/%d %H:%M"),
            (["2022-01-05 15:57:51 UTC", "2021-07-22 14:30:51.25 UTC"], "%Y-%m-%d %H:%M:%S%.f %Z"),
            (["4.12.2021, 16:12:33", "22.7.2021, 04:12:33"], "%d.%m.%Y, %H:%M:%S"),
            (["12/4/2021, 4:12:33 PM", "7/22/2021, 4:12:33 AM"], "%m/%d/%Y, %I:%M:%S %p"),
            (
                ["2021/12/04 4:12:33 PM GMT+1", "2021/07/22 4:12:33 AM GMT+2"],
                "%Y/%m/%d %I:%M:%S %p %Z",
            ),
            (["05.01.2022 um 15:57", "22.07.2021 um 14:30"], "%d.%m.%Y um %H:%M"),
            (["05/01/2022 à 15:57", "22/07/2021 à 14:30"], "%d/%m/%Y à %H:%M"),
            (
                ["Tue, 16 Aug 1983 10:00:00 +0200", "Wed, 17 Aug 1983 10:00:00 +0200"],
                "%a, %d %b %Y %H:%M:%S %z",
            ),
            (
                ["16-AUG-83 09.56.00.000000 PM", "17-MAY-84 09.56.00.125000 AM"],
                "%d-%b-%y %I.%M.%S%.f %p",
            ),
            (["4. Dez. 2021", "3. März 2021"], "%d. %b %Y"),
            (["3 juil. 2021", "5 juin 2021"], "%d %b %Y"),
        ] {
            check(&values, DataType::Date(format));
        }
    }

    #[test]
    fn eight_digits_are_dates_only_if_many() {
        check(&["19800203", "19991231", "20010101"], DataType::Date("%Y%m%d"));
        check(&["19800203", "19991231"], DataType::Integer);
        check(&["19800203", "19991231", "20011301"], DataType::Integer);
    }

    /// A format must read back what it writes, or hierarchies could not rely on it.
    #[test]
    fn every_format_is_recognized_as_itself_or_as_its_twin() {
        for format in DATE_FORMATS {
            let dates = [(1980, 12, 31), (1999, 2, 28), (2004, 10, 13)];
            let values = dates.map(|(year, month, day)| {
                let date = jiff::civil::date(year, month, day).at(13, 59, 7, 120_000_000);
                let date = date.to_zoned(jiff::tz::TimeZone::UTC).unwrap();
                jiff::fmt::strtime::format(format, &date).unwrap()
            });
            let values: Vec<&str> = values.iter().map(String::as_str).collect();
            assert_eq!(inferred(&values).data_type, DataType::Date(format));
        }
    }
}
