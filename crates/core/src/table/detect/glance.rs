//! What of a value tells at a glance that it looks like nothing that a detector knows.
//!
//! Every detector is asked of every value of every column. Most values are short, or are words, and
//! have too few digits for a number or nothing that parts a street from its house.

use super::Detector;

/// The fewest digits of each number, and the shortest of those that letters make longer.
const TELEPHONE: usize = 7;
const IBAN: usize = 15;
const GUID: usize = 32;
const LONG_TEXT: usize = 40;

/// Digits of two degrees with three decimals each.
const POINT: usize = 8;

/// What a value has, spaces around it aside.
#[derive(Clone, Copy)]
pub(crate) struct ValueSigns {
    length: usize,
    /// Digits of ASCII.
    digits: usize,
    /// Whether it has letters, or may have.
    letters: bool,
    /// Whether all of it is ASCII.
    is_ascii: bool,
    /// Whether words of it may stand apart.
    is_parted: bool,
    has_at: bool,
    has_dot: bool,
}

impl ValueSigns {
    pub(crate) fn new(value: &str) -> Self {
        let value = value.trim();
        let mut signs = Self {
            length: value.len(),
            digits: 0,
            letters: false,
            is_ascii: true,
            is_parted: false,
            has_at: false,
            has_dot: false,
        };
        for byte in value.bytes() {
            match byte {
                b'0'..=b'9' => signs.digits += 1,
                b'a'..=b'z' | b'A'..=b'Z' => signs.letters = true,
                b'@' => signs.has_at = true,
                b'.' => signs.has_dot = true,
                b',' | b' ' | 0..=31 => signs.is_parted = true,
                128.. => signs.is_ascii = false,
                _ => {}
            }
        }
        // There are letters and spaces beyond ASCII.
        signs.letters |= !signs.is_ascii;
        signs.is_parted |= !signs.is_ascii;
        signs
    }

    /// False only if the detector does not match the value, be it alone or among others of its
    /// column.
    pub(crate) fn may_match(&self, detector: Detector) -> bool {
        match detector {
            Detector::Email => self.has_at || !self.is_ascii,
            Detector::Iban => self.length >= IBAN && self.letters && self.digits >= 2,
            Detector::CreditCard => self.digits >= 14,
            Detector::HealthInsurance => self.letters && self.digits >= 9,
            Detector::PensionInsurance => self.letters && self.digits >= 11,
            Detector::TaxNumber => self.digits >= 10,
            Detector::AhvNumber | Detector::NirNumber => self.digits >= 13,
            Detector::SvnrNumber | Detector::NhsNumber => self.digits >= 10,
            Detector::NationalInsurance => self.letters && self.digits >= 6,
            Detector::CpfNumber => self.digits >= 11,
            Detector::SsnNumber => self.digits >= 9,
            Detector::MedicalRecord => self.letters && self.digits >= 4,
            Detector::Guid => self.length >= GUID,
            Detector::Telephone => self.digits >= TELEPHONE,
            Detector::WebAddress => self.has_dot,
            Detector::NumberPlate => self.letters && self.digits > 0,
            Detector::StreetAddress => self.letters && self.digits > 0 && self.is_parted,
            Detector::Coordinates => self.digits >= POINT || self.digits > 0 && !self.is_ascii,
            Detector::PersonName | Detector::GivenName | Detector::FamilyName => self.letters,
            Detector::LongText => self.length >= LONG_TEXT,
            Detector::Sentence => self.letters && self.is_parted,
            Detector::NationalNumber | Detector::NetworkAddress => true,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::ValueSigns;
    use crate::table::detect::{Detector, Numbers};
    use proptest::prelude::*;

    /// What a glance rules out matches nothing, whatever stands beside it.
    fn check(value: &str) {
        let signs = ValueSigns::new(value);
        let others = [value; 12];
        let columns = ["", "Telefon"].map(|name| Numbers::new(name, others.into_iter()));
        for detector in Detector::ALL {
            let matches = detector.matches(value)
                || columns.iter().any(|numbers| detector.matches_among(value, numbers));
            assert!(!matches || signs.may_match(detector), "{value:?} {detector:?}");
        }
    }

    #[test]
    fn values_that_match_are_not_ruled_out() {
        for value in [
            "ada@example.org",
            "ada＠example.org",
            "NO93 8601 1117 947",
            "4000 0566 5566 5556",
            "A123456780",
            "15070649C103",
            "181/815/08155",
            "756.9217.0769.85",
            "1237 010180",
            "2 69 05 49 588 157 80",
            "943 476 5919",
            "AB 12 34 56 C",
            "123.456.789-09",
            "12345678Z",
            "078-05-1120",
            "MR# 1234",
            "d41d8cd98f00b204e9800998ecf8427e",
            "0351 4630",
            "fe80::1",
            "www.a.de",
            "t.at/x",
            "M-X 1",
            "Ö-X 1",
            "12,rue de la Paix",
            "Am Anger\u{a0}1",
            "1.123,1.123",
            "1° N 2° E",
            "akoch",
            "李明",
            "Anna",
            "von Hofmann",
            "er ist heute sehr spät gekommen",
        ] {
            check(value);
        }
    }

    proptest! {
        #[test]
        fn what_a_glance_rules_out_matches_nothing(
            numbers in "[+(]?[0-9]{0,4}[ ./-]?[0-9]{0,5}[ ./-]?[0-9A-Z]{0,5}[ ./-]?[0-9]{0,5}",
            lettered in "[A-ZÄa-z]{0,3}[- ]?[A-Z0-9]{0,4}[ -]?[A-Z0-9]{0,12}",
            street in "([0-9]{1,2}[, ])?(rue|via|Am|Haupt|flat|c/)[ ,\u{a0}]?[a-zA-Z]{0,6}(str.|weg| st|)[ ,]?[0-9]{0,3}",
            point in "-?[0-9]{1,3}[.,][0-9]{2,4}[°,; ]{1,2}-?[0-9]{1,3}[.,][0-9]{2,4}",
            anything in ".{0,50}",
        ) {
            for value in [&numbers, &lettered, &street, &point, &anything] {
                check(value);
            }
        }
    }
}
