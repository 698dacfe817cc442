//! What single values look like that point to a person: addresses, numbers, names, free text.
//!
//! Every detector reads a value once, from its first byte to its last, and knows nothing of the
//! others of its column: [`Detector::rule`] says how many of them have to match before it means
//! something. What is precise, such as an IBAN with its check digits, means something wherever
//! it stands; what codes may look like too, such as a number plate, only in numbers.

mod accounts; // Bank accounts, by their check digits.
mod addresses; // Streets with house numbers.
mod names; // Names of people.
mod numbers; // What numbers are that only their column tells.
mod plates; // Number plates.
mod telephone; // Telephone numbers.

pub(crate) use numbers::Numbers;

use super::Role;
use super::suggest::{Reason, reason_of_name, words_of};
use std::net::IpAddr;

/// How words of a column's name begin whose codes are written like telephone numbers, addresses of
/// devices or number plates.
#[rustfmt::skip]
const CODED: &[&str] = &[
    "kostenst", "costcent", "tarif", "aktenz", "geschaeftsz", "produkt", "product", "artikel",
    "article", "material", "charge", "section", "abschnitt", "kapitel", "chapter", "version",
    "paragra", "gliederung", "bestell", "auftragsn", "rechnung", "beleg", "lieferschein", "invoice",
    "raum", "serien", "serial", "inventar", "inventory", "vorgang", "teile", "projekt", "project",
    "haushaltsst", "konto", "sachkonto", "aktenp", "sendung", "shipment", "tracking", "paket",
    "parcel", "barcode", "regionalschl", "gemeindeschl", "kreisschl", "zimmern", "kundenn", "ticket",
    "buchungsn", "buchungsc", "flugn", "modell",
];

/// The same as whole words, since others begin alike.
#[rustfmt::skip]
const CODED_WORDS: &[&str] = &[
    "akte", "auftrag", "batch", "code", "cost", "file", "isbn", "kst", "lot", "los", "model", "order",
    "part", "room", "sku", "gtin", "ean", "upc", "ars", "ags", "az", "gz", "zimmer", "buchung", "flug",
    "signatur",
];

/// How words begin that say the same of all but addresses: devices have theirs.
const DEVICES: &str = "geraet";

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
    /// A street with the number of a house, alone or with a postcode and a place.
    StreetAddress,
    /// A name: a common given name, or a form of address, among two to four capitalized words; or
    /// a form of address and a name in a short text.
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
    pub const ALL: [Self; 9] = [
        Self::Email,
        Self::Iban,
        Self::Telephone,
        Self::NetworkAddress,
        Self::WebAddress,
        Self::NumberPlate,
        Self::StreetAddress,
        Self::PersonName,
        Self::LongText,
    ];

    /// Those of what one person has alone, or nearly.
    const PERSONAL: [Self; 5] =
        [Self::Email, Self::Iban, Self::Telephone, Self::NumberPlate, Self::PersonName];

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
            Self::StreetAddress => "street-address",
            Self::PersonName => "person-name",
            Self::LongText => "long-text",
        }
    }

    /// Whether nothing else looks like these, so that one is enough to find its owner.
    #[must_use]
    pub fn is_unmistakable(self) -> bool {
        matches!(self, Self::Email | Self::Iban)
    }

    /// Whether these are of one person or household, but codes may be built alike: a column of
    /// them finds its owners where most of its values match.
    #[must_use]
    pub fn is_of_few(self) -> bool {
        matches!(self, Self::Telephone | Self::NumberPlate | Self::StreetAddress)
    }

    /// When its matches say something about a column.
    #[must_use]
    pub fn rule(self) -> Rule {
        match self {
            Self::Email | Self::Iban => Rule { share: 0.0, sharers: u64::MAX },
            // A twentieth: notes are often taken of few, and are about these few.
            Self::LongText => Rule { share: 0.05, sharers: 2 },
            // A tenth: below it, codes that look alike by chance are likelier.
            Self::Telephone | Self::NetworkAddress | Self::WebAddress | Self::StreetAddress => {
                Rule { share: 0.1, sharers: 10 }
            }
            // A fifth: many codes and places are built like these.
            Self::NumberPlate | Self::PersonName => Rule { share: 0.2, sharers: 10 },
        }
    }

    /// Whether a column's name says that its values are codes of things, however they look.
    #[must_use]
    pub fn is_ruled_out_by(self, name: &str) -> bool {
        let words = words_of(name);
        let begins = |word: &str| {
            CODED.iter().any(|begin| word.starts_with(begin))
                || self != Self::NetworkAddress && word.starts_with(DEVICES)
        };
        let is_coded = |word: &String| CODED_WORDS.contains(&&word[..]) || begins(word);
        matches!(self, Self::Telephone | Self::NetworkAddress | Self::NumberPlate)
            && (words.iter().any(is_coded) || begins(&words.concat()))
            && reason_of_name(name) != Some(Reason::Contact)
    }

    /// Whether a value looks like that. Spaces around it are ignored.
    #[must_use]
    pub fn matches(self, value: &str) -> bool {
        let value = value.trim();
        match self {
            Self::Email => has_email(value),
            Self::Iban => accounts::has_iban(value),
            Self::Telephone => telephone::has_number(value),
            Self::NetworkAddress => is_network_address(value),
            Self::WebAddress => has_web_address(value),
            Self::NumberPlate => plates::is_plate(value),
            Self::StreetAddress => addresses::is_address(value),
            Self::PersonName => {
                names::is_name(value) || !is_long_text(value) && names::addresses_somebody(value)
            }
            Self::LongText => is_long_text(value),
        }
    }

    /// The same for a value of a column whose numbers are known.
    pub(crate) fn matches_among(self, value: &str, numbers: &Numbers) -> bool {
        match self {
            Self::Telephone => numbers.is_telephone(value.trim()),
            _ => self.matches(value),
        }
    }
}

/// Distinct values that are looked at to know what those of a column are.
const SAMPLE: usize = 200;

/// What at least half of a column's values name or reach a person by, of several the most
/// frequent: an e-mail address, an account, a telephone number, a number plate or a name. Of a
/// column whose `name` says that it holds something else only what is precise counts.
pub(super) fn of_persons<'a>(
    name: &str,
    values: impl Iterator<Item = &'a str>,
) -> Option<Detector> {
    let is_open = may_identify(name);
    let counts = |detector: &Detector| {
        detector.is_unmistakable() || is_open && !detector.is_ruled_out_by(name)
    };
    let detectors: Vec<Detector> = Detector::PERSONAL.into_iter().filter(counts).collect();
    let values: Vec<&str> = values.take(SAMPLE).collect();
    let looked = values.len();
    let numbers = Numbers::new(name, values.iter().copied());
    let mut tally = vec![0; detectors.len()];
    for value in values {
        if let Some(index) = detectors.iter().position(|&one| one.matches_among(value, &numbers)) {
            tally[index] += 1;
        }
    }
    let most = (0..tally.len()).max_by_key(|&index| (tally[index], std::cmp::Reverse(index)))?;
    (looked > 0 && tally.iter().sum::<usize>() * 2 >= looked).then(|| detectors[most])
}

/// Whether the name of a column leaves open that its values name or reach a person.
pub(crate) fn may_identify(name: &str) -> bool {
    reason_of_name(name).is_none_or(|reason| reason.role() == Role::Identifier)
}

/// Whether one of the words of a text is an e-mail address, its sign of any width.
fn has_email(text: &str) -> bool {
    let is_separator = |c: char| c.is_whitespace() || "<>()[]{},;:\"'|/".contains(c);
    let wide = |c: char| "＠﹫".contains(c);
    if text.contains(wide) {
        return has_email(&text.replace(wide, "@"));
    }
    memchr::memchr(b'@', text.as_bytes()).is_some() && text.split(is_separator).any(is_email)
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
    let separated = |separator: char| {
        let is_byte =
            |part: &str| part.len() == 2 && part.bytes().all(|byte| byte.is_ascii_hexdigit());
        value.len() == 17
            && value.split(separator).count() == 6
            && value.split(separator).all(is_byte)
    };
    separated(':') || separated('-')
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
mod tests;
