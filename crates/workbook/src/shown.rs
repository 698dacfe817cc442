//! What a sheet shows of a number, by the code of its number format (ECMA-376 part 1, 18.8.31).
//!
//! A person knows a table as the sheet shows it, so that is what is read: 34 where the sheet shows
//! 34, although 34.27 is stored, which would tell a date of birth. Three things are read as what
//! they are rather than as they look. Dates whose order of day and month cannot be seen, or whose
//! century or language is open, are written as ISO 8601 has them, as far as the format shows them.
//! Amounts are plain numbers, without currency, unit and separators of thousands. And numbers
//! with an exponent, fractions, and formats with conditions or without digits keep the number that
//! is stored.

use crate::digits::{rounded, stored};
use crate::moments::Fields;

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

/// A section of the format of a number.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Section {
    /// Digits after the point at most, and those that stand there even if they are zeros.
    decimals: usize,
    fixed: usize,
    /// How often the number is divided by a thousand.
    thousands: usize,
    /// Digits before it at least.
    digits: usize,
    percent: bool,
    /// Of numbers that are codes, such as `000-00-0000`: everything that is shown, in its order;
    /// None stands for a digit.
    code: Option<Vec<Option<char>>>,
}

/// A part of a format's code.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Token {
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
            return Self::Time(Fields::new(first));
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

    /// Whether it shows points in time.
    pub(crate) fn is_time(&self) -> bool {
        matches!(self, Self::Time(_))
    }

    /// Whether it shows numbers in a way of its own.
    pub(crate) fn is_number(&self) -> bool {
        matches!(self, Self::Number(_))
    }

    /// What there is to show of a number of days.
    pub(crate) fn fields(&self, days: f64) -> Fields {
        if let Self::Time(fields) = self { *fields } else { Fields::of_stored(days) }
    }
}

impl Section {
    fn number(&self, value: f64) -> String {
        let scaled = if self.percent { value * 100.0 } else { value };
        let scaled = (0..self.thousands).fold(scaled, |scaled, _| scaled / 1000.0);
        let Some((digits, negative)) = rounded(scaled, self.decimals) else { return stored(value) };
        let (whole, fraction) = digits.split_at(digits.len() - self.decimals);
        let whole = if whole.is_empty() { "0" } else { whole };
        let optional = fraction.len() - fraction.trim_end_matches('0').len();
        let fraction = &fraction[..self.fixed.max(self.decimals - optional)];
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
    let digits = fraction.iter().filter(is_digit);
    let fixed = decimals - digits.rev().take_while(|token| **token == Token::Digit('#')).count();
    // Each comma after the last digit divides by a thousand.
    let last = tokens.iter().rposition(|token| matches!(token, Token::Digit(_)))?;
    let rest = tokens[last + 1..].iter();
    let thousands = rest.take_while(|token| **token == Token::Comma).count();
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
    let code = code.filter(|code| code.contains(&None));
    Some(Section { decimals, fixed, thousands, digits, percent, code })
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
        for code in [
            "General",
            "@",
            "",
            "0.00E+00",
            "# ?/?",
            "[>100]0;0.0",
            ";;;",
            "\"Yes\";\"Yes\";\"No\"",
        ] {
            shows(code, 1234.5, "1234.5");
        }
        shows("0;;", -3.27, "-3.27");
        shows("0;-0;;@", 0.0, "0");
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
        shows("0.##", 34.2738, "34.27");
        shows("0.##", 34.2, "34.2");
        shows("0.##", 34.0, "34");
        shows("0.0#", 34.0, "34.0");
        shows("0.0#", 34.256, "34.26");
        shows("#,##0.##", 1_234_567.899, "1234567.9");
        shows("#.##", 0.5, "0.5");
        shows("0.#%", 0.25, "25%");
        shows("#,##0,", 1_234_567.0, "1235");
        shows("0.0,,\" M\"", 1_234_567.0, "1.2");
        shows("0", 9_007_199_254_740_991.0, "9007199254740991");
        shows("0.00", 9_007_199_254_740_991.0, "9007199254740991.00");
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
    fn any_code_is_read() {
        for code in [
            "[", "\"", "\\", "_", "*", ";", ";;;", "[h", "[]", "0;", "e+", "//", "....", "G",
            "0.0.0",
        ] {
            let shown = Shown::new(code);
            shown.number(-12.5);
            shown.number(0.0);
            shown.fields(-1.0).say((1, 1, 1, 0, 0, 0), -1.0);
        }
    }
}
