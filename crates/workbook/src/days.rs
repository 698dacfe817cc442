//! Days as dates.

/// The date of a day, counted from 1970-01-01, in the Gregorian calendar (Hinnant, *chrono-Compatible
/// Low-Level Date Algorithms*, `civil_from_days`). The year before 1 is 0, and the one before that -1.
pub(crate) fn date(days: i64) -> String {
    let shifted = days + 719_468;
    let era = shifted.div_euclid(146_097);
    let of_era = shifted.rem_euclid(146_097);
    let year = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let shifted_month = (5 * of_year + 2) / 153;
    let day = of_year - (153 * shifted_month + 2) / 5 + 1;
    let month = if shifted_month < 10 { shifted_month + 3 } else { shifted_month - 9 };
    let year = year + era * 400 + i64::from(month <= 2);
    let sign = if year < 0 { "-" } else { "" };
    format!("{sign}{:04}-{month:02}-{day:02}", year.abs())
}

#[cfg(test)]
mod tests {
    use super::date;

    #[test]
    fn days_are_dates_of_the_gregorian_calendar() {
        for (days, expected) in [
            (0, "1970-01-01"),
            (-1, "1969-12-31"),
            (-3653, "1960-01-01"),
            (11_016, "2000-02-29"),
            (19_782, "2024-02-29"),
            (-25_509, "1900-02-28"),
            (-25_508, "1900-03-01"),
            (-719_528, "0000-01-01"),
            (-719_529, "-0001-12-31"),
            (2_932_897, "10000-01-01"),
        ] {
            assert_eq!(date(days), expected);
        }
    }
}
