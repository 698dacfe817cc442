//! What a sheet shows of a date, a time of day or a duration, and the moments that they are.

use crate::digits::stored;
use crate::shown::{Shown, Token};
use calamine::{ExcelDateTime, ExcelDateTimeType};

/// Days after which spreadsheets know no date: 9999-12-31.
const LAST_DAY: f64 = 2_958_466.0;

const SECONDS: f64 = 86_400.0;

/// The parts of date and time that a format shows.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Fields {
    year: bool,
    month: bool,
    day: bool,
    clock: bool,
    second: bool,
    /// Hours, minutes or seconds that may exceed a day's.
    elapsed: bool,
    /// Day, month and year of four digits with points between them, and how many digits day and
    /// month have at least.
    pointed: Option<(usize, usize)>,
}

/// Point in time: year, month, day, hour, minute, second.
pub(crate) type Moment = (u16, u8, u8, u8, u8, u8);

impl Fields {
    /// What the tokens of a date or time show.
    pub(crate) fn new(tokens: &[Token]) -> Self {
        let mut fields = Fields::default();
        let letters: Vec<(char, usize)> = tokens
            .iter()
            .filter_map(|token| match token {
                Token::Letters(letter, times) => Some((*letter, *times)),
                Token::Elapsed => Some(('e', 0)),
                _ => None,
            })
            .collect();
        for (place, &(letter, times)) in letters.iter().enumerate() {
            // After hours and before seconds, `m` is minutes.
            let minutes = letter == 'm'
                && times <= 2
                && (place > 0 && matches!(letters[place - 1], ('h', _) | ('e', 0))
                    || letters.get(place + 1).is_some_and(|next| next.0 == 's'));
            match letter {
                'y' => fields.year = true,
                'e' if times > 0 => fields.year = true,
                'm' if minutes => fields.clock = true,
                'm' => fields.month = true,
                'd' if times <= 2 => fields.day = true,
                'h' => fields.clock = true,
                's' => {
                    fields.clock = true;
                    fields.second = true;
                }
                'e' => fields.elapsed = true,
                _ => {}
            }
        }
        let shown: Vec<Token> =
            tokens.iter().copied().filter(|token| !matches!(token, Token::Other)).collect();
        if let [
            Token::Letters('d', of_day @ 1..=2),
            Token::Point | Token::Literal('.'),
            Token::Letters('m', of_month @ 1..=2),
            Token::Point | Token::Literal('.'),
            Token::Letters('y', 3..),
        ] = shown[..]
        {
            fields.pointed = Some((of_day, of_month));
        }
        fields
    }

    /// What there is to show of a number of days, where no format says it: a time of day below one
    /// day, otherwise a date, with the time if there is one.
    pub(crate) fn of_stored(days: f64) -> Self {
        let clock = days.fract() != 0.0;
        let date = days >= 1.0;
        Self { year: date, month: date, day: date, clock, second: clock, ..Self::default() }
    }

    /// A moment as it is shown; `days` is the number that is stored for it.
    pub(crate) fn say(self, (year, month, day, hour, minute, second): Moment, days: f64) -> String {
        if self.elapsed {
            let seconds = (days * 86_400.0).round();
            let (sign, seconds) = if seconds < 0.0 { ("-", -seconds) } else { ("", seconds) };
            let seconds = seconds as u64;
            let (hours, rest) = (seconds / 3600, seconds % 3600);
            return format!("{sign}{hours}:{:02}:{:02}", rest / 60, rest % 60);
        }
        let date = match (self.year, self.month, self.day) {
            (true, true, true) => match self.pointed {
                Some((of_day, of_month)) => format!("{day:0of_day$}.{month:0of_month$}.{year:04}"),
                None => format!("{year:04}-{month:02}-{day:02}"),
            },
            (true, true, false) => format!("{year:04}-{month:02}"),
            (true, false, _) => format!("{year:04}"),
            (false, true, true) => format!("{month:02}-{day:02}"),
            (false, true, false) => format!("{month:02}"),
            (false, false, true) => format!("{day:02}"),
            (false, false, false) => String::new(),
        };
        let clock = match (self.clock, self.second) {
            (true, true) => format!("{hour:02}:{minute:02}:{second:02}"),
            (true, false) => format!("{hour:02}:{minute:02}"),
            _ => String::new(),
        };
        match (date.is_empty(), clock.is_empty()) {
            // The name of a weekday, in a language that nobody says.
            (true, true) => format!("{year:04}-{month:02}-{day:02}"),
            (false, false) => format!("{date} {clock}"),
            _ => date + &clock,
        }
    }
}

/// A point in time, or a duration, as it is shown; what is no date as spreadsheets count them is a
/// number. Times are told to the nearest second, days are those on which they are.
pub(crate) fn timed(moment: ExcelDateTime, shown: &Shown) -> String {
    let days = moment.as_f64();
    if !moment.is_duration() && !(0.0..LAST_DAY).contains(&days) {
        return stored(days);
    }
    let fields = shown.fields(days);
    let moment = if fields.clock { to_second(moment) } else { moment };
    let (year, month, day, hour, minute, second, _) = moment.to_ymd_hms_milli();
    fields.say((year, month, day, hour, minute, second), days)
}

fn to_second(moment: ExcelDateTime) -> ExcelDateTime {
    let (days, kind) = (moment.as_f64(), ExcelDateTimeType::DateTime);
    // The library keeps to itself where days are counted from.
    let from_1904 = !moment.is_duration() && moment == ExcelDateTime::new(days, kind, true);
    ExcelDateTime::new((days * SECONDS).round() / SECONDS, kind, from_1904)
}

/// A point in time that is stored as ISO 8601 has it, as it is shown: as the number of days would
/// be that stands for it. What none stands for stays as it is written.
pub(crate) fn written(text: &str, shown: &Shown) -> String {
    let moment =
        days(text).map(|days| ExcelDateTime::new(days, ExcelDateTimeType::DateTime, false));
    // A month has no 31st because somebody wrote one.
    match moment.filter(|moment| {
        let (year, month, day, ..) = moment.to_ymd_hms_milli();
        moment.as_f64() < 1.0 || text.starts_with(&format!("{year:04}-{month:02}-{day:02}"))
    }) {
        Some(moment) => timed(moment, shown),
        None => text.trim_end_matches("T00:00:00").replacen('T', " ", 1),
    }
}

/// The number of days that spreadsheets have for `2024-03-15`, `2024-03-15T17:05:09` or `17:05:09`.
fn days(text: &str) -> Option<f64> {
    let text = text.strip_suffix('Z').unwrap_or(text);
    let (date, clock) = match text.split_once('T') {
        Some((date, clock)) => (date, clock),
        None if text.contains(':') => ("", text),
        None => (text, ""),
    };
    let mut seconds = 0.0;
    if !clock.is_empty() {
        let mut fields = clock.split(':').map(str::parse::<f64>);
        for unit in [3600.0, 60.0, 1.0] {
            let field = fields.next().unwrap_or(Ok(0.0)).ok()?;
            seconds += Some(field).filter(|field| (0.0..60.0).contains(field))? * unit;
        }
    }
    let time = Some(seconds / SECONDS).filter(|time| *time < 1.0)?;
    if date.is_empty() {
        return (!clock.is_empty()).then_some(time);
    }
    let mut fields = date.splitn(3, '-').map(str::parse::<u32>);
    let mut field = || fields.next()?.ok();
    let (year, month, day) = (field()?, field()?, field()?);
    if !(1900..10_000).contains(&year) || !(1..=12).contains(&month) || !(1..=31).contains(&day) {
        return None;
    }
    // Years begin in March, so that a leap day ends one.
    let (year, month) = if month > 2 { (year, month - 3) } else { (year - 1, month + 9) };
    let leap_days = year / 4 - year / 100 + year / 400;
    let day = year * 365 + leap_days + (153 * month + 2) / 5 + day;
    // Spreadsheets count a 29th of February 1900, which there was not.
    let day = day - 693_900;
    Some(f64::from(if day > 60 { day } else { day - 1 }) + time)
}

#[cfg(test)]
mod tests {
    use super::{ExcelDateTime, ExcelDateTimeType, days, timed, written};
    use crate::shown::Shown;

    #[test]
    fn moments_are_shown_as_far_as_their_format_does() {
        let says = |shown: Shown, days| shown.fields(days).say((1985, 3, 12, 17, 5, 9), days);
        for (code, text) in [
            ("yyyy-mm-dd", "1985-03-12"),
            ("mm-dd-yy", "1985-03-12"),
            ("m/d/yyyy", "1985-03-12"),
            ("dd.mm.yyyy", "12.03.1985"),
            ("d.m.yyyy", "12.3.1985"),
            ("[$-407]dd.mm.yyyy", "12.03.1985"),
            ("[$-407]d. mmmm yyyy", "1985-03-12"),
            ("dd/mm/yyyy", "1985-03-12"),
            ("d-mmm-yy", "1985-03-12"),
            ("mmm-yy", "1985-03"),
            ("yyyy", "1985"),
            ("d-mmm", "03-12"),
            ("dddd", "1985-03-12"),
            ("dddd, d. mmmm yyyy", "1985-03-12"),
            ("h:mm", "17:05"),
            ("h:mm AM/PM", "17:05"),
            ("h:mm:ss AM/PM", "17:05:09"),
            ("mm:ss", "17:05:09"),
            ("m/d/yy h:mm", "1985-03-12 17:05"),
            ("yyyy-mm-dd hh:mm:ss", "1985-03-12 17:05:09"),
            ("yyyy\"年\"m\"月\"d\"日\"", "1985-03-12"),
        ] {
            assert_eq!(says(Shown::new(code), 31118.7), text, "{code}");
        }
        assert_eq!(says(Shown::new("[h]:mm"), 1.5), "36:00:00");
        assert_eq!(says(Shown::new("[mm]"), 0.25), "6:00:00");
        assert_eq!(says(Shown::Stored, 31118.0), "1985-03-12");
        assert_eq!(says(Shown::Stored, 31118.5), "1985-03-12 17:05:09");
        assert_eq!(says(Shown::Stored, 0.5), "17:05:09");
    }

    #[test]
    fn times_are_told_to_the_nearest_second() {
        let shows = |code: &str, days: f64| {
            let kind = if code.starts_with('[') {
                ExcelDateTimeType::TimeDelta
            } else {
                ExcelDateTimeType::DateTime
            };
            timed(ExcelDateTime::new(days, kind, false), &Shown::new(code))
        };
        let late = (10.0 * 3600.0 + 30.0 * 60.0 + 59.6) / 86_400.0;
        assert_eq!(shows("hh:mm:ss", late), "10:31:00");
        assert_eq!(shows("[h]:mm:ss", late), "10:31:00");
        assert_eq!(shows("hh:mm", late), "10:31");
        assert_eq!(shows("hh:mm:ss", late - 0.2 / 86_400.0), "10:30:59");
        let midnight = 31_118.0 + (86_399.6 / 86_400.0);
        assert_eq!(shows("yyyy-mm-dd hh:mm:ss", midnight), "1985-03-13 00:00:00");
        assert_eq!(shows("yyyy-mm-dd", midnight), "1985-03-12");
        let from_1904 = ExcelDateTime::new(29_656.25, ExcelDateTimeType::DateTime, true);
        assert_eq!(timed(from_1904, &Shown::Stored), "1985-03-12 06:00:00");
    }

    #[test]
    fn written_dates_are_shown_as_their_format_does() {
        for (text, code, expected) in [
            ("1985-03-12", "yyyy", "1985"),
            ("1985-03-12T00:00:00", "dd.mm.yyyy", "12.03.1985"),
            ("1985-03-12T17:05:09.000Z", "mmm-yy", "1985-03"),
            ("1985-03-12T17:05:59.6", "h:mm:ss", "17:06:00"),
            ("1985-03-12T17:05:09", "General", "1985-03-12 17:05:09"),
            ("1985-03-12", "General", "1985-03-12"),
            ("1900-01-01", "yyyy-mm", "1900-01"),
            ("1900-02-28", "General", "1900-02-28"),
            ("1900-03-01", "General", "1900-03-01"),
            ("2000-02-29", "yyyy-mm", "2000-02"),
            ("9999-12-31", "yyyy", "9999"),
            ("17:05", "General", "17:05:00"),
            ("T17:05:09", "h:mm", "17:05"),
            // As they are written.
            ("1899-12-30", "yyyy", "1899-12-30"),
            ("1985-02-30", "yyyy", "1985-02-30"),
            ("1985-03-12T17:05:09+01:00", "yyyy", "1985-03-12 17:05:09+01:00"),
            ("soon", "yyyy", "soon"),
            ("T", "yyyy", " "),
        ] {
            assert_eq!(written(text, &Shown::new(code)), expected, "{text} {code}");
        }
        assert_eq!(days("1985-03-12"), Some(31_118.0));
    }
}
