//! What single values look like that point to a person: addresses, numbers, names, free text.
//!
//! Every detector reads a value once, from its first byte to its last, and knows nothing of the
//! others of its column: [`Detector::rule`] says how many of them have to match before it means
//! something. What is precise, such as an IBAN with its check digits, means something wherever
//! it stands; what codes may look like too, such as a number plate, only in numbers.

mod accounts; // Bank accounts, by their check digits.
mod names; // Names of people.
mod plates; // Number plates.
mod telephone; // Telephone numbers.

use super::suggest::{Reason, reason_of_name, words_of};
use std::net::IpAddr;

/// How words of a column's name begin whose codes are written like telephone numbers, addresses of
/// devices or number plates.
#[rustfmt::skip]
const CODED: &[&str] = &[
    "kostenst", "costcent", "tarif", "aktenz", "geschaeftsz", "produkt", "product", "artikel",
    "article", "material", "charge", "section", "abschnitt", "kapitel", "chapter", "version",
    "paragra", "gliederung",
];

/// The same as whole words, since others begin alike.
const CODED_WORDS: &[&str] =
    &["akte", "batch", "code", "cost", "file", "lot", "los", "model", "sku"];

/// Characters from which on a text of several words is free text: what people write about
/// others, rather than what a list offers them. The labels of the usual code lists are shorter,
/// and those that are not are shared, which free text is not.
const LONG_TEXT: usize = 40;

/// Words of such a text, at least: a long code is one word.
const WORDS: usize = 5;

/// What a value can look like that points to a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Detector {
    /// An e-mail address, alone or within a text.
    Email,
    /// An international bank account number whose check digits are right (ISO 13616).
    Iban,
    /// A telephone number, international or with an area code.
    Telephone,
    /// The address of a device: IPv4, IPv6 or MAC.
    NetworkAddress,
    /// The address of a page.
    WebAddress,
    /// A number plate of Germany, Austria, Switzerland, France, Italy or Great Britain.
    NumberPlate,
    /// A name: a common given name, or a form of address, among two to four capitalized words.
    PersonName,
    /// Text of at least forty characters and five words.
    LongText,
}

/// When matches of a detector say something about a column.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rule {
    /// The share of the records with a value that match, at least.
    pub share: f64,
    /// The most records that a matching value may have on average. What more share is a
    /// category, such as the telephone number of a ward, and points to none of them.
    pub sharers: u64,
}

impl Detector {
    /// Every detector; of two that as many records match, the earlier is told.
    pub const ALL: [Self; 8] = [
        Self::Email,
        Self::Iban,
        Self::Telephone,
        Self::NetworkAddress,
        Self::WebAddress,
        Self::NumberPlate,
        Self::PersonName,
        Self::LongText,
    ];

    /// Its name in reports.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::Email => "e-mail",
            Self::Iban => "iban",
            Self::Telephone => "telephone",
            Self::NetworkAddress => "network-address",
            Self::WebAddress => "web-address",
            Self::NumberPlate => "number-plate",
            Self::PersonName => "person-name",
            Self::LongText => "long-text",
        }
    }

    /// When its matches say something about a column.
    #[must_use]
    pub fn rule(self) -> Rule {
        match self {
            // Nothing else looks like these, so that one is enough to find its owner.
            Self::Email | Self::Iban => Rule { share: 0.0, sharers: u64::MAX },
            // A twentieth: notes are often taken of few, and are about these few.
            Self::LongText => Rule { share: 0.05, sharers: 2 },
            // A tenth: below it, codes that look alike by chance are likelier.
            Self::Telephone | Self::NetworkAddress | Self::WebAddress => {
                Rule { share: 0.1, sharers: 10 }
            }
            // A fifth: many codes and places are built like these.
            Self::NumberPlate | Self::PersonName => Rule { share: 0.2, sharers: 10 },
        }
    }

    /// Whether a column's name says that its values are codes of things, however they look.
    #[must_use]
    pub fn is_ruled_out_by(self, name: &str) -> bool {
        let is_coded = |word: &String| {
            CODED_WORDS.contains(&&word[..]) || CODED.iter().any(|begin| word.starts_with(begin))
        };
        matches!(self, Self::Telephone | Self::NetworkAddress | Self::NumberPlate)
            && words_of(name).iter().any(is_coded)
            && reason_of_name(name) != Some(Reason::Contact)
    }

    /// Whether a value looks like that. Spaces around it are ignored.
    #[must_use]
    pub fn matches(self, value: &str) -> bool {
        let value = value.trim();
        match self {
            Self::Email => has_email(value),
            Self::Iban => accounts::has_iban(value),
            Self::Telephone => telephone::is_number(value),
            Self::NetworkAddress => is_network_address(value),
            Self::WebAddress => has_web_address(value),
            Self::NumberPlate => plates::is_plate(value),
            Self::PersonName => names::is_name(value),
            Self::LongText => is_long_text(value),
        }
    }
}

/// Whether one of the words of a text is an e-mail address, its sign of any width.
fn has_email(text: &str) -> bool {
    let between = |c: char| c.is_whitespace() || "<>()[]{},;:\"'|/".contains(c);
    let wide = |c: char| "＠﹫".contains(c);
    if text.contains(wide) {
        return has_email(&text.replace(wide, "@"));
    }
    memchr::memchr(b'@', text.as_bytes()).is_some() && text.split(between).any(is_email)
}

fn is_email(word: &str) -> bool {
    let word = word.trim_end_matches(['.', '!', '?']);
    let Some((local, domain)) = word.split_once('@') else { return false };
    let labels = || domain.split('.');
    let usual = |c: char| c.is_alphanumeric() || "._%+-=#&~".contains(c);
    let of_label = |label: &str| {
        !label.is_empty()
            && label.len() <= 63
            && !label.starts_with('-')
            && label.chars().all(|c| c.is_alphanumeric() || c == '-')
    };
    let last = labels().next_back().unwrap_or_default();
    (1..=64).contains(&local.len())
        && !local.starts_with('.')
        && local.chars().all(usual)
        && labels().count() >= 2
        && labels().all(of_label)
        && last.chars().count() >= 2
        && last.chars().all(char::is_alphabetic)
}

/// Whether a value is the address of a device.
fn is_network_address(value: &str) -> bool {
    // The longest IPv6 address takes 45 bytes; `::1` says nothing.
    // Numbers of sections are small.
    let is_address = |address: IpAddr| match address {
        IpAddr::V4(address) => address.octets().iter().any(|&octet| octet > 9),
        IpAddr::V6(_) => true,
    };
    (7..=45).contains(&value.len()) && (value.parse().is_ok_and(is_address) || is_mac(value))
}

/// Whether a value is six bytes in hex, as network cards have them.
fn is_mac(value: &str) -> bool {
    let of = |separator: char| {
        let is_byte =
            |part: &str| part.len() == 2 && part.bytes().all(|byte| byte.is_ascii_hexdigit());
        value.len() == 17
            && value.split(separator).count() == 6
            && value.split(separator).all(is_byte)
    };
    of(':') || of('-')
}

/// Whether one of the words of a text is the address of a page.
fn has_web_address(text: &str) -> bool {
    let is_one = |word: &str| {
        let prefix = ["http://", "https://", "www."].into_iter().find(|prefix| {
            word.get(..prefix.len()).is_some_and(|start| start.eq_ignore_ascii_case(prefix))
        });
        prefix.is_some_and(|prefix| word[prefix.len()..].contains('.') || prefix.ends_with('/'))
    };
    memchr::memchr(b'.', text.as_bytes()).is_some()
        && text.split(|c: char| c.is_whitespace() || "<>()\"'".contains(c)).any(is_one)
}

/// Whether a value is text that people write, rather than a word from a list.
fn is_long_text(value: &str) -> bool {
    let is_word = |word: &&str| word.chars().filter(|c| c.is_alphabetic()).count() >= 2;
    value.len() >= LONG_TEXT
        && value.chars().count() >= LONG_TEXT
        && value.split_whitespace().filter(is_word).count() >= WORDS
}

#[cfg(test)]
mod tests {
    use super::Detector;
    use proptest::prelude::{any, prop, proptest};

    fn found(value: &str) -> Vec<&'static str> {
        let all = Detector::ALL.into_iter();
        all.filter(|detector| detector.matches(value)).map(Detector::id).collect()
    }

    #[test]
    fn what_points_to_a_person_is_found() {
        for (value, expected) in [
            ("ada@example.org", "e-mail"),
            ("Ada.Lovelace+x@mail.example.co.uk", "e-mail"),
            ("jörg@müller.de", "e-mail"),
            ("Ada <ada@example.org>", "e-mail"),
            ("mailto:ada@example.org", "e-mail"),
            ("write to ada@example.org.", "e-mail"),
            ("DE89370400440532013000", "iban"),
            ("DE89 3704 0044 0532 0130 00", "iban"),
            ("gb29 nwbk 6016 1331 9268 19", "iban"),
            ("IBAN NO93 8601 1117 947", "iban"),
            ("DE89-3704-0044-0532-0130-00", "iban"),
            ("DE89\u{a0}3704\u{a0}0044\u{a0}0532\u{a0}0130\u{a0}00", "iban"),
            ("Konto: DE89370400440532013000, Bank", "iban"),
            ("Konto DE89 3704 0044 0532 0130 00 Sparkasse", "iban"),
            ("ada＠example.org", "e-mail"),
            ("+49 351 463-0", "telephone"),
            ("+1 (212) 555-0100", "telephone"),
            ("+4915112345678", "telephone"),
            ("0049 351 4630", "telephone"),
            ("0351 4630", "telephone"),
            ("0351/4630", "telephone"),
            ("(0351) 46 30 12", "telephone"),
            ("01701234567", "telephone"),
            ("0170-1234567", "telephone"),
            ("Tel. 0351 4630", "telephone"),
            ("01 23 45 67 89", "telephone"),
            ("01.23.45.67.89", "telephone"),
            ("020 7946 0958", "telephone"),
            ("(212) 555-0100", "telephone"),
            ("212-555-0100", "telephone"),
            ("1-212-555-0100", "telephone"),
            ("01/512 34 56", "telephone"),
            ("(01) 5123456", "telephone"),
            ("01 5123456", "telephone"),
            ("01/1234567", "telephone"),
            ("(01) 123 45 67", "telephone"),
            ("01/512 34 56-12", "telephone"),
            ("192.168.17.4", "network-address"),
            ("2001:db8::8a2e:370:7334", "network-address"),
            ("00:1A:2b:3c:4d:5e", "network-address"),
            ("https://example.org/ada", "web-address"),
            ("see www.example.org/ada", "web-address"),
            ("DD-AB 123", "number-plate"),
            ("M-X 1", "number-plate"),
            ("B MW 1234", "number-plate"),
            ("LÖ-AB 12E", "number-plate"),
            ("DD-AB123", "number-plate"),
            ("W-12345A", "number-plate"),
            ("W 12345 A", "number-plate"),
            ("W-12345 A", "number-plate"),
            ("W 12345 AB", "number-plate"),
            ("W 1234 AB", "number-plate"),
            ("G 123 AB", "number-plate"),
            ("L-123 AB", "number-plate"),
            ("S 123 AB", "number-plate"),
            ("LL-12 ABC", "number-plate"),
            ("GU 12 ABC", "number-plate"),
            ("AB12CDE", "number-plate"),
            ("ZH 123456", "number-plate"),
            ("AB-123-CD", "number-plate"),
            ("AB12 CDE", "number-plate"),
            ("Ada Lovelace", "person-name"),
            ("Müller, Anna", "person-name"),
            ("Hans-Peter Schmidt", "person-name"),
            ("Frau Kowalski", "person-name"),
            ("Dr. Novak", "person-name"),
            ("Thomas J. Becker", "person-name"),
            ("Hr. Kowalski", "person-name"),
            ("Fr. Kowalski", "person-name"),
            ("Mag. Kowalski", "person-name"),
            ("DI Kowalski", "person-name"),
            ("Dragan Petrović", "person-name"),
            ("Milica Nikolić", "person-name"),
            ("Emre Yılmaz", "person-name"),
            ("İbrahim Kaya", "person-name"),
            ("Nagy László", "person-name"),
            ("ISTVÁN KOVÁCS", "person-name"),
            ("Giulia Rossi", "person-name"),
            ("Juergen Huber", "person-name"),
            ("Anna von Huber", "person-name"),
            ("von Huber, Anna", "person-name"),
            ("Anna Gruber, geb. Fuchs", "person-name"),
            ("Anna Gruber (1950)", "person-name"),
            ("Gruber/Anna", "person-name"),
            ("Gruber A.", "person-name"),
            ("A. Gruber", "person-name"),
            ("anna gruber", "person-name"),
            ("gruber, anna", "person-name"),
            ("came with a cough, was sent home by Dr. Novak", "long-text"),
            ("Patientin berichtet, dass ihr Mann Uwe sie begleitet", "long-text"),
        ] {
            assert_eq!(found(value), [expected], "{value}");
        }
        // Spaces around a value change nothing.
        assert_eq!(found("  ada@example.org\t"), ["e-mail"]);
    }

    #[test]
    fn what_does_not_is_left_alone() {
        for value in [
            "",
            " ",
            "@",
            "a@b",
            "a@b.",
            "@example.org",
            "user@",
            "x@@y.de",
            "a@b.c",
            "5@10.20",
            // Check digits, lengths and countries.
            "DE88370400440532013000",
            "DE8937040044053201300",
            "ZZ89370400440532013000",
            "DE89",
            // Numbers, dates, codes.
            "0",
            "0.5",
            "0.123456789",
            "0,123456789",
            "-0.12345678",
            "+5",
            "+1234567",
            "-12345678",
            "12345678",
            "1234567890",
            "000123456789",
            "01067",
            "0815",
            "0-19",
            "00-04",
            "1980-02-03",
            "01.02.1980",
            "01/02/1980",
            "01-02-1980",
            "01.02.1980 10:30",
            "20010203",
            "10:30:00",
            "2001-02-03T10:30:00",
            "1e10",
            "3.14",
            "1.000.000",
            "120/80",
            "5-10-2",
            "J45.0",
            "F32",
            "I10.90",
            "T1 N0 M0",
            "A-1",
            "AB12",
            "ICD-10",
            "C34-1",
            "U-17",
            "1.2.3",
            "1.2.3.4",
            "A-1234B",
            "W-100A",
            "XY 12 ABC",
            "AB99 CDE",
            "AB12CDI",
            "01/02/1980 10",
            "01-1234567",
            "01/1980",
            "300.1.2.3",
            "::1",
            "12:34",
            // Words.
            "female",
            "Tech-support",
            "Married-civ-spouse",
            "Prof-specialty",
            "United-States",
            "San Francisco",
            "type 2 diabetes",
            "Back Pain",
            "Heart Failure",
            "New York",
            "Parkinson's disease",
            "Martin",
            "Peter",
            "Hepatitis C",
            "frank haematuria",
            "max dose",
            "Fr Vormittag",
            "Di Nachmittag",
            "lower back pain",
            "Maria",
            "Anna (1950)",
            "Landkreis Bautzen",
            "Essential hypertension",
            "not yet at school",
            "B - 12",
            "I AM",
            "a-very-long-code-without-any-space-that-nobody-wrote-by-hand-0815",
            "0000 1111 2222 3333 4444 5555 6666 7777 8888 9999",
            "https://",
            "www",
            "www.",
        ] {
            assert_eq!(found(value), [""; 0], "{value}");
        }
    }

    #[test]
    fn codes_are_told_by_what_their_columns_are_called() {
        let ruled_out = |detector: Detector, name: &str| detector.is_ruled_out_by(name);
        for name in ["Kostenstelle", "Tarif", "Aktenzahl", "file no", "Code", "Produktcode", "lot"]
        {
            assert!(ruled_out(Detector::Telephone, name), "{name}");
            assert!(ruled_out(Detector::NumberPlate, name), "{name}");
            assert!(!ruled_out(Detector::Email, name) && !ruled_out(Detector::PersonName, name));
        }
        assert!(ruled_out(Detector::NetworkAddress, "Section"));
        for name in ["", "x", "Telefon", "phone code", "Kennzeichen", "lottery", "costs", "Profile"]
        {
            assert!(!ruled_out(Detector::Telephone, name), "{name}");
        }
    }

    #[test]
    fn detectors_have_names_of_their_own() {
        let mut ids: Vec<&str> = Detector::ALL.iter().map(|detector| detector.id()).collect();
        ids.sort_unstable();
        ids.dedup();
        assert_eq!(ids.len(), Detector::ALL.len());
    }

    proptest! {
        #[test]
        fn any_value_can_be_looked_at(value in any::<String>()) {
            found(&value);
        }

        #[test]
        fn values_made_of_what_detectors_look_for_can_be_looked_at(
            parts in prop::collection::vec(
                prop::sample::select(vec![
                    "0", "00", "49", "+", "(", ")", "-", "/", ".", " ", "@", "a", "Z", "Ä", "DE",
                    "Dr.", "Anna", ",", ":", "::", "ff", "www.", "https://", "ß", "\u{301}", "１",
                ]),
                0..24,
            )
        ) {
            found(&parts.concat());
        }

        /// Whatever stands in the other digits, the check digits make an account of it.
        #[test]
        fn right_check_digits_are_right_and_wrong_ones_are_not(account in 0_u64..1_000_000_000_000_000_000) {
            let body = format!("{account:018}");
            // The remainder that ISO 13616 asks for, by long division of the digits.
            let number = format!("{body}131400");
            let rest = number.bytes().fold(0_u32, |rest, digit| (rest * 10 + u32::from(digit - b'0')) % 97);
            let check = 98 - rest;
            assert!(Detector::Iban.matches(&format!("DE{check:02}{body}")));
            let wrong = (check + 1) % 97;
            assert!(!Detector::Iban.matches(&format!("DE{wrong:02}{body}")));
        }
    }
}
