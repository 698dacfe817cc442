//! What a sheet shows of a number, by the code of its number format (ECMA-376 part 1, 18.8.31).
//!
//! A person knows a table as the sheet shows it, so that is what is read: 34 where the sheet shows
//! 34, although 34.27 is stored, which would tell a date of birth. Three things are read as what
//! they are rather than as they look. Dates whose order of day and month cannot be seen, or whose
//! century or language is open, are written as ISO 8601 has them, as far as the format shows them.
//! Amounts are plain numbers, without currency, unit and separators of thousands. And numbers
//! with an exponent, fractions, and formats with conditions keep the number that is stored.

use crate::digits::{rounded, stored};

/// How numbers of a format are shown.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Shown {
    /// As they are stored.
    Stored,
    /// As dates, times of day or durations.
    Time(Fields),
    /// As numbers, by one section for what is positive and, if they differ, others for what is
    /// negative and for zero; where a section is none, as they are stored.
    Number(Vec<Option<Section>>),
}

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

/// A section of the format of a number.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Section {
    /// Digits after the point.
    decimals: usize,
    /// Digits before it at least.
    digits: usize,
    percent: bool,
    /// Of numbers that are codes, such as `000-00-0000`: everything that is shown, in its order;
    /// None stands for a digit.
    code: Option<Vec<Option<char>>>,
}

/// Point in time: year, month, day, hour, minute, second.
pub(crate) type Moment = (u16, u8, u8, u8, u8, u8);

/// A part of a format's code.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Token {
    /// `0`, `#` or `?`.
    Digit(char),
    /// A character that stands for itself.
    Literal(char),
    /// A letter of date or time, with how often it stands.
    Letters(char, usize),
    /// The same in square brackets.
    Elapsed,
    Point,
    Comma,
    Percent,
    /// What makes the number to be taken as it is stored: an exponent, a fraction, a condition.
    Other,
}

impl Shown {
    /// What the code of a format says.
    pub(crate) fn new(code: &str) -> Self {
        let sections: Vec<Vec<Token>> = sections(code);
        let first = sections.first().map_or(&[][..], Vec::as_slice);
        if first.iter().any(|token| matches!(token, Token::Letters(..) | Token::Elapsed)) {
            return Self::Time(fields(first));
        }
        // The fourth section is for texts.
        let sections: Vec<_> = sections.iter().take(3).map(|tokens| section(tokens)).collect();
        // Whichever section a condition stands in, it says what the others are for.
        let conditional = code.contains("[<") || code.contains("[>") || code.contains("[=");
        if sections.is_empty() || conditional { Self::Stored } else { Self::Number(sections) }
    }

    /// A number as it is shown.
    pub(crate) fn number(&self, value: f64) -> String {
        match self {
            Self::Number(sections) => {
                let chosen = match sections.len() {
                    2.. if value < 0.0 => 1,
                    3.. if value == 0.0 => 2,
                    _ => 0,
                };
                match &sections[chosen] {
                    // A section for what is negative has its own sign.
                    Some(section) if chosen == 1 && section.code.is_some() => {
                        section.number(-value)
                    }
                    Some(section) => section.number(value),
                    None => stored(value),
                }
            }
            Self::Stored | Self::Time(_) => stored(value),
        }
    }

    /// A moment as it is shown; `days` is the number that is stored for it.
    pub(crate) fn moment(&self, moment: Moment, days: f64) -> String {
        let Self::Time(fields) = self else { return Fields::of_stored(days).say(moment, days) };
        fields.say(moment, days)
    }
}

impl Fields {
    /// What there is to show of a number of days, where no format says it: a time of day below one
    /// day, otherwise a date, with the time if there is one.
    fn of_stored(days: f64) -> Self {
        let clock = days.fract() != 0.0;
        let date = days >= 1.0;
        Self { year: date, month: date, day: date, clock, second: clock, ..Self::default() }
    }

    fn say(self, (year, month, day, hour, minute, second): Moment, days: f64) -> String {
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

impl Section {
    fn number(&self, value: f64) -> String {
        let scaled = if self.percent { value * 100.0 } else { value };
        let Some((digits, negative)) = rounded(scaled, self.decimals) else { return stored(value) };
        let (whole, fraction) = digits.split_at(digits.len() - self.decimals);
        let whole = if whole.is_empty() { "0" } else { whole };
        if let Some(code) = &self.code {
            return self.coded(code, whole, negative);
        }
        let mut text = String::new();
        if negative {
            text.push('-');
        }
        text.extend(std::iter::repeat_n('0', self.digits.saturating_sub(whole.len())));
        text.push_str(whole);
        if !fraction.is_empty() {
            text.push('.');
            text.push_str(fraction);
        }
        if self.percent {
            text.push('%');
        }
        text
    }

    /// The digits in the places that the code has for them, from the right; those that have none
    /// stand before the first place.
    fn coded(&self, code: &[Option<char>], whole: &str, negative: bool) -> String {
        let places = code.iter().filter(|place| place.is_none()).count();
        let padded = format!("{whole:0>places$}");
        let mut digits = padded.chars();
        let mut text = String::new();
        let mut surplus = padded.len() - places;
        for place in code {
            match place {
                Some(literal) => text.push(*literal),
                None => {
                    text.extend(digits.by_ref().take(surplus + 1));
                    surplus = 0;
                }
            }
        }
        if negative { format!("-{text}") } else { text }
    }
}

/// The parts of a code, section by section.
fn sections(code: &str) -> Vec<Vec<Token>> {
    if code.eq_ignore_ascii_case("general") || code == "@" || code.is_empty() {
        return Vec::new();
    }
    let mut sections = vec![Vec::new()];
    let mut rest = code.chars().peekable();
    while let Some(character) = rest.next() {
        let token = match character {
            ';' => {
                sections.push(Vec::new());
                continue;
            }
            '"' => {
                let quoted = rest.by_ref().take_while(|&next| next != '"');
                let literals: Vec<_> = quoted.map(Token::Literal).collect();
                if let Some(section) = sections.last_mut() {
                    section.extend(literals);
                }
                continue;
            }
            '\\' => rest.next().map_or(Token::Literal('\\'), Token::Literal),
            // The width of a character, or one that fills the cell: neither is shown as text.
            '_' | '*' => {
                rest.next();
                continue;
            }
            '[' => {
                let content: String = rest.by_ref().take_while(|&next| next != ']').collect();
                match content.chars().next() {
                    Some('h' | 'H' | 'm' | 'M' | 's' | 'S')
                        if content
                            .chars()
                            .all(|letter| "hms".contains(letter.to_ascii_lowercase())) =>
                    {
                        Token::Elapsed
                    }
                    Some('<' | '>' | '=') => Token::Other,
                    // A colour, a currency or a language.
                    _ => continue,
                }
            }
            '0' | '#' | '?' => Token::Digit(character),
            '.' => Token::Point,
            ',' => Token::Comma,
            '%' => Token::Percent,
            '/' if sections.last().is_some_and(|section| section.contains(&Token::Digit('?'))) => {
                Token::Other
            }
            'E' | 'e' if matches!(rest.peek(), Some('+' | '-')) => {
                rest.next();
                Token::Other
            }
            'd' | 'D' | 'm' | 'M' | 'y' | 'Y' | 'h' | 'H' | 's' | 'S' | 'e' => {
                let mut times = 1;
                while rest.next_if(|next| next.eq_ignore_ascii_case(&character)).is_some() {
                    times += 1;
                }
                Token::Letters(character.to_ascii_lowercase(), times)
            }
            // AM/PM or A/P: hours are written by 24.
            'A' | 'a' => {
                while rest.next_if(|next| "mMpP/".contains(*next)).is_some() {}
                continue;
            }
            'G' | 'g' => {
                while rest.next_if(char::is_ascii_alphabetic).is_some() {}
                Token::Other
            }
            '@' => Token::Other,
            other => Token::Literal(other),
        };
        if let Some(section) = sections.last_mut() {
            section.push(token);
        }
    }
    sections
}

/// What the tokens of a date or time show.
fn fields(tokens: &[Token]) -> Fields {
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
        Token::Point,
        Token::Letters('m', of_month @ 1..=2),
        Token::Point,
        Token::Letters('y', 3..),
    ] = shown[..]
    {
        fields.pointed = Some((of_day, of_month));
    }
    fields
}

/// What the tokens of a number show; nothing where it is to be taken as it is stored.
fn section(tokens: &[Token]) -> Option<Section> {
    if tokens.contains(&Token::Other) {
        return None;
    }
    let point = tokens.iter().position(|token| *token == Token::Point).unwrap_or(tokens.len());
    let (whole, fraction) = tokens.split_at(point);
    let is_digit = |token: &&Token| matches!(token, Token::Digit(_));
    let decimals = fraction.iter().filter(is_digit).count();
    let places = whole.iter().filter(is_digit).count();
    if places + decimals == 0 {
        return None;
    }
    // A comma after the last digit divides by a thousand.
    let last = tokens.iter().rposition(|token| matches!(token, Token::Digit(_)))?;
    if tokens.get(last + 1) == Some(&Token::Comma) || fraction.contains(&Token::Digit('#')) {
        return None;
    }
    let first = whole.iter().position(|token| matches!(token, Token::Digit(_))).unwrap_or(0);
    let end =
        whole.iter().rposition(|token| matches!(token, Token::Digit(_))).map_or(0, |end| end + 1);
    let parted = whole.get(first..end)?.iter().any(|token| matches!(token, Token::Literal(_)));
    let digits = whole.iter().filter(|token| **token == Token::Digit('0')).count();
    let percent = tokens.contains(&Token::Percent);
    let is_code =
        (parted || digits > 1) && decimals == 0 && !percent && !whole.contains(&Token::Comma);
    let code = is_code.then(|| {
        let shown = tokens.iter().filter_map(|token| match token {
            Token::Digit('0') => Some(None),
            Token::Literal(literal) => Some(Some(*literal)),
            _ => None,
        });
        let shown: Vec<_> = shown.collect();
        let text = |place: &Option<char>| place.is_none_or(|literal| literal != ' ');
        let begin = shown.iter().position(text).unwrap_or(0);
        let end = shown.iter().rposition(text).map_or(0, |end| end + 1);
        shown[begin..end].to_vec()
    });
    Some(Section { decimals, digits, percent, code: code.filter(|code| code.contains(&None)) })
}

#[cfg(test)]
mod tests {
    use super::Shown;

    #[track_caller]
    fn shows(code: &str, value: f64, expected: &str) {
        assert_eq!(Shown::new(code).number(value), expected, "{code} of {value}");
    }

    #[test]
    fn numbers_are_shown_by_their_format() {
        for code in ["General", "@", "", "0.00E+00", "# ?/?", "[>100]0;0.0", "#,##0,", "0.##"] {
            shows(code, 1234.5, "1234.5");
        }
        shows("0", 34.2738, "34");
        shows("0", -0.4, "0");
        shows("0", -0.5, "-1");
        shows("0.00", 2.675, "2.68");
        shows("0.00", 3.5, "3.50");
        shows("0.0", 0.05, "0.1");
        shows("0.0", 99.96, "100.0");
        shows("#,##0.00", 1_234_567.891, "1234567.89");
        shows("#,##0", 0.0, "0");
        shows("_(\"$\"* #,##0.00_);_(\"$\"* (#,##0.00);_(\"$\"* \"-\"??_);_(@_)", 12.5, "12.50");
        shows("_(\"$\"* #,##0.00_);_(\"$\"* (#,##0.00);_(\"$\"* \"-\"??_);_(@_)", -12.5, "-12.50");
        shows("#,##0.00\\ [$€-407]", 1234.5, "1234.50");
        shows("0\" kg\"", 70.4, "70");
        shows("#,##0 ;[Red](#,##0)", -1234.0, "-1234");
        shows("0%", 0.256, "26%");
        shows("0.00%", 0.25, "25.00%");
        shows("0.0%", -0.0123, "-1.2%");
        shows("0", 1e25, "10000000000000000000000000");
        shows("0", 1e40, "1e40");
    }

    #[test]
    fn codes_keep_their_zeros_and_signs() {
        shows("00000", 1067.0, "01067");
        shows("00000", 123_456.0, "123456");
        shows("000-00-0000", 12_345_678.0, "012-34-5678");
        shows("(000)\\ 000-0000", 5_551_234_567.0, "(555) 123-4567");
        shows("\"ID \"0000", 42.0, "ID 0042");
        shows("00000;-00000", -7.0, "-00007");
        shows("0 0", 5.0, "0 5");
        shows("#000", 7.0, "007");
    }

    #[test]
    fn moments_are_shown_as_far_as_their_format_does() {
        let moment = (1985, 3, 12, 17, 5, 9);
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
            assert_eq!(Shown::new(code).moment(moment, 31118.7), text, "{code}");
        }
        assert_eq!(Shown::new("[h]:mm").moment(moment, 1.5), "36:00:00");
        assert_eq!(Shown::new("[mm]").moment(moment, 0.25), "6:00:00");
        assert_eq!(Shown::Stored.moment(moment, 31118.0), "1985-03-12");
        assert_eq!(Shown::Stored.moment(moment, 31118.5), "1985-03-12 17:05:09");
        assert_eq!(Shown::Stored.moment(moment, 0.5), "17:05:09");
    }

    #[test]
    fn any_code_is_read() {
        for code in [
            "[", "\"", "\\", "_", "*", ";", ";;;", "[h", "[]", "0;", "e+", "//", "....", "G",
            "0.0.0",
        ] {
            let shown = Shown::new(code);
            shown.number(-12.5);
            shown.number(0.0);
            shown.moment((1, 1, 1, 0, 0, 0), -1.0);
        }
    }
}
