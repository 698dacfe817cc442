//! Which date formats may fit a text, told at a glance.
//!
//! A file may have thousands of columns, and to try a hundred formats on each takes longer than
//! everything else that is asked of it. Most formats are ruled out by the signs of the text alone.

use super::dates::DateFormat;
use super::kind::DATE_FORMATS;
use super::months::names_month;
use std::sync::LazyLock;

/// The longest text that may be a date, in bytes: no format matches a text much longer than itself.
const LONGEST: usize = 32;

/// The place of all that is not ASCII among the signs.
const OTHER: u32 = 127;

/// What may stand within a text that is read by formats of nothing but numbers, beside what they write
/// themselves: digits, white space, and the sign of a year.
const WITH_NUMBERS: [u8; 18] = *b"0123456789 \t\n\x0c\r\x0b+-";

/// What a format has that is a number for certain.
const NUMBERS: [u8; 8] = *b"YymdHIMS";

/// The formats of [`DATE_FORMATS`], in their order.
static KNOWN: LazyLock<Vec<KnownFormat>> =
    LazyLock::new(|| DATE_FORMATS.into_iter().map(KnownFormat::new).collect());

/// A format with what a text must have for it to fit.
pub(super) struct KnownFormat {
    pub(super) name: &'static str,
    /// Its years of two digits are read as nobody said how.
    pub(super) format: DateFormat<'static>,
    /// Signs that a text must have, and those that it may have.
    required: u128,
    allowed: u128,
    /// Whether it names the month.
    names_month: bool,
}

impl KnownFormat {
    fn new(name: &'static str) -> Self {
        let (mut literals, mut marks, mut is_of_numbers, mut names_month) = (0, 0, true, false);
        let mut letters = name.bytes();
        while let Some(letter) = letters.next() {
            if letter == b'%' {
                // Dots and colons before the letter say how it is written.
                let kind = letters.by_ref().find(u8::is_ascii_alphabetic).unwrap_or(b'%');
                is_of_numbers &= NUMBERS.contains(&kind);
                names_month |= b"bB".contains(&kind);
            } else if !letter.is_ascii_whitespace() {
                literals |= place(letter);
                // Letters may be those of a month in another language.
                marks |= if letter.is_ascii_punctuation() { place(letter) } else { 0 };
            }
        }
        let (required, allowed) = match is_of_numbers {
            true => (literals, WITH_NUMBERS.iter().fold(literals, |all, &one| all | place(one))),
            false => (marks, u128::MAX),
        };
        Self { name, format: DateFormat::new(name, None), required, allowed, names_month }
    }

    /// False of a text with these signs only if the format does not fit it.
    pub(super) fn may_fit(&self, signs: &DateSigns) -> bool {
        signs.signs & self.required == self.required
            && signs.signs & !self.allowed == 0
            && (signs.names_month || !self.names_month)
    }
}

fn place(byte: u8) -> u128 {
    1 << u32::from(byte).min(OTHER)
}

/// What a text tells at a glance of the formats that may fit it.
pub(super) struct DateSigns {
    /// Which signs it has.
    signs: u128,
    names_month: bool,
}

impl DateSigns {
    /// Nothing of a text that no format fits.
    pub(super) fn new(text: &str) -> Option<Self> {
        if !may_be_date(text) {
            return None;
        }
        let signs = text.bytes().fold(0, |signs, byte| signs | place(byte));
        let has_letters = text.bytes().any(|byte| byte.is_ascii_alphabetic() || !byte.is_ascii());
        Some(Self { signs, names_month: has_letters && names_month(text) })
    }

    /// The formats that may fit, in their order.
    pub(super) fn formats(&self) -> impl Iterator<Item = &'static KnownFormat> + '_ {
        known_formats().iter().filter(|known| known.may_fit(self))
    }
}

/// All formats that are recognized, in their order.
pub(super) fn known_formats() -> &'static [KnownFormat] {
    &KNOWN
}

/// Whether a text is no longer than dates are, and has a digit.
pub(super) fn may_be_date(text: &str) -> bool {
    text.len() <= LONGEST
        && text.bytes().any(|byte| byte.is_ascii_digit())
        && !text.starts_with(' ')
}

#[cfg(test)]
mod tests {
    use super::{DateSigns, known_formats};
    use crate::table::kind::is_date;
    use proptest::prelude::*;

    /// Whether what a glance rules out fits no format, and how many were not ruled out.
    fn glance(text: &str) -> usize {
        let signs = DateSigns::new(text);
        let mut open = 0;
        for known in known_formats() {
            let may_fit = signs.as_ref().is_some_and(|signs| known.may_fit(signs));
            assert!(may_fit || !is_date(&known.format, text), "{text:?} {}", known.name);
            open += usize::from(may_fit);
        }
        open
    }

    #[test]
    fn a_glance_leaves_few_formats_and_loses_none() {
        for (text, most) in [
            ("1.3.2019", 12),
            ("2019-03-01", 12),
            ("town 12", 0),
            ("c12", 0),
            ("19", 6),
            ("12. Januar 1950", 40),
            ("1er août 1950", 40),
            ("8. září 1980", 40),
            ("Mo, 03.04.1971", 3),
            ("lun, 3 dez 2020", 40),
            ("2024-01-05 10:30:00+02:00", 30),
            ("1939/08/17 9:30:00 PM GMT+1", 30),
            ("2024年01月05日", 40),
            ("5.\u{a0}3.\u{a0}1980", 40),
            ("", 0),
            (" 1.3.2019", 0),
        ] {
            assert!(glance(text) <= most, "{text}: {}", glance(text));
        }
    }

    proptest! {
        #[test]
        fn what_a_glance_rules_out_fits_nothing(
            format in 0..known_formats().len(),
            (year, month, day) in (1000_i16..2100, 1_i8..13, 1_i8..29),
            (hour, minute) in (0_i8..24, 0_i8..60),
            broken in prop::option::of((0_usize..40, "[ .:/0-9a-zäМ年+-]")),
        ) {
            let moment = jiff::civil::date(year, month, day).at(hour, minute, 7, 120_000_000);
            let moment = moment.to_zoned(jiff::tz::TimeZone::UTC).unwrap();
            let format = known_formats()[format].name;
            let mut text = jiff::fmt::strtime::format(format, &moment).unwrap();
            if let Some((place, sign)) = broken {
                let place = text.char_indices().map(|(place, _)| place).nth(place);
                text.insert_str(place.unwrap_or(text.len()), &sign);
            }
            glance(&text);
            glance(&text.to_uppercase());
        }

        #[test]
        fn what_a_glance_rules_out_of_anything_fits_nothing(text in "[0-9]{0,4}.{0,12}") {
            glance(&text);
        }
    }
}
