//! Where people live, as a street and the number of a house.

use crate::table::Phrases;

/// The longest address that is looked at, in bytes.
const LONGEST: usize = 90;

/// How German and Dutch streets end, in lower case.
#[rustfmt::skip]
const ENDS: [&str; 22] = [
    "straße", "strasse", "str.", "str", "weg", "gasse", "platz", "allee", "damm", "ufer", "steig", "pfad",
    "chaussee", "promenade",
    // Dutch ones.
    "straat", "laan", "plein", "kade", "gracht", "dreef", "singel", "steeg",
];

/// How others begin: Am Anger 12, An der Elbe 20.
const BEGINS: [&str; 7] = ["am", "an", "auf", "im", "in", "zum", "zur"];

/// What is numbered behind the same words and is no street: am Tag 3, in Woche 12.
#[rustfmt::skip]
const NO_STREETS: [&str; 22] = [
    "alter", "bett", "day", "etage", "gruppe", "haus", "jahr", "klasse", "kurs", "level", "monat", "month",
    "phase", "raum", "schritt", "station", "stufe", "tag", "week", "woche", "year", "zimmer",
];

/// How English streets end.
static ENGLISH: Phrases = Phrases::new(
    "\
    street, st, road, rd, avenue, ave, lane, ln, drive, dr, close, crescent, boulevard, blvd, \
    court, ct, way, place, pl, terrace, circle, parkway, pkwy, highway, square, gardens, grove, \
    mews, hill, row, trail, walk, rise, passage, alley, parade, esplanade, turnpike, plaza, wharf, \
    view, green, park, meadow, meadows, cove",
);

/// What Hungarian streets are called, behind their names and before the house: Kossuth u. 12.
const HUNGARIAN: [&str; 5] = ["krt.", "tér", "u.", "utca", "út"];

/// What a home in a house is called before its number, so that what follows is where the house stands.
const HOMES: [&str; 3] = ["apartment", "apt", "flat"];

/// What a part of a house is called in English, before or behind the street.
const FLATS: [&str; 6] = ["apartment", "apt", "flat", "suite", "studio", "unit"];

/// How French streets begin, behind the number.
#[rustfmt::skip]
const FRENCH: [&str; 14] = [
    "rue", "avenue", "av.", "boulevard", "bd", "bd.", "place", "chemin", "impasse", "allée", "quai", "cours",
    "route", "square",
];

/// How Italian, Spanish, Portuguese and Polish streets begin, whose house stands last, perhaps behind
/// a comma.
#[rustfmt::skip]
const SOUTHERN: [&str; 29] = [
    "via", "viale", "piazza", "corso", "largo", "vicolo", "contrada", "strada", "calle", "c/", "avenida", "plaza",
    "paseo", "camino", "ronda", "rambla", "pasaje", "travesía", "callejón", "glorieta", "urbanización", "carrer",
    "rua", "travessa", "ul.", "ulica", "aleja", "plac", "osiedle",
];

/// The same in short, which is short for other things as well.
const POLISH: [&str; 3] = ["al.", "pl.", "os."];

/// Whether a value is a street with the number of a house, perhaps with what stands behind a
/// comma: Lindenweg 30, 85560 Ebersberg; 12 Mill Lane; Flat 3, 12 Mill Lane.
pub(super) fn is_address(value: &str) -> bool {
    if value.len() > LONGEST {
        return false;
    }
    let (street, place) = value.split_once(',').unwrap_or((value, ""));
    let mut words: Vec<String> = street.split_whitespace().map(str::to_lowercase).collect();
    if is_hungarian(if place.is_empty() { street } else { place }) {
        return true;
    }
    if let [home, number, name, _, ..] = &words[..]
        && HOMES.contains(&home.trim_end_matches('.'))
        && is_house(number)
        && place.is_empty()
        && !is_house(name)
    {
        return words[2..].iter().all(|word| word.chars().all(char::is_alphabetic));
    }
    if is_in_part_of_house(&words) {
        return true;
    }
    if let Some(flat) = words.iter().position(|word| FLATS.contains(&word.trim_end_matches('.'))) {
        if flat == 0 && !place.is_empty() {
            return is_address(place.trim_start());
        }
        words.truncate(flat);
    }
    let [first, .., last] = &words[..] else { return begins_french(&words, place) };
    let middle = &words[1..words.len() - 1];
    if SOUTHERN.contains(&&first[..]) || POLISH.contains(&&first[..]) && !middle.is_empty() {
        let house =
            if is_house(last) { last } else { place.split_whitespace().next().unwrap_or_default() };
        return is_house(house.trim_end_matches(','));
    }
    // In Switzerland and Belgium the house stands last: rue de la Gare 5.
    if FRENCH.contains(&&first[..]) && is_house(last) && !middle.is_empty() {
        return middle.iter().all(|word| !word.bytes().any(|byte| byte.is_ascii_digit()));
    }
    if is_house(first) || is_long_house(first) {
        let named = middle.iter().all(|word| word.chars().all(char::is_alphabetic));
        let is_french = match middle {
            [begin, ..] if ["bis", "ter"].contains(&&begin[..]) => middle.get(1),
            _ => middle.first(),
        };
        return !middle.is_empty()
            && (named && ENGLISH.contains(last.trim_end_matches('.'))
                || is_french.is_some_and(|begin| FRENCH.contains(&&begin[..])));
    }
    // The number may have its letter apart: Lindenweg 30 a.
    let is_letter = last.len() == 1 && last.bytes().all(|byte| byte.is_ascii_lowercase());
    let (named, house) = match middle {
        [before @ .., house] if is_letter && is_house(house) => (before, house),
        _ => (middle, last),
    };
    let mut name = std::iter::once(first).chain(named);
    let is_street = name.clone().any(|word| ENDS.iter().any(|end| word.ends_with(end)))
        || BEGINS.contains(&&first[..])
            && named.last().is_some_and(|noun| !NO_STREETS.contains(&&noun[..]))
            && (place.is_empty() || begins_with_postcode(place));
    is_house(house)
        && is_street
        && name.all(|word| word.chars().all(|c| c.is_alphabetic() || ".-'".contains(c)))
}

/// Whether a value is built like an English address, whatever its street is called: a number and two
/// words or more with a capital each, perhaps a part of the house before or behind them.
pub(in crate::table) fn is_built_like_address(value: &str) -> bool {
    let is_part = |word: &str| FLATS.contains(&&word.trim_end_matches('.').to_lowercase()[..]);
    let words: Vec<&str> = value.split_whitespace().collect();
    let words = match &words[..] {
        [part, _, house, _, ..] if is_part(part) && is_house(house) => &words[2..],
        [part, _, _, _, ..] if is_part(part) => &words[1..],
        [before @ .., part, _] if is_part(part) => before,
        _ => &words[..],
    };
    let Some((house, street)) = words.split_first() else { return false };
    (is_house(house) || is_long_house(house))
        && street.len() >= 2
        && street.iter().all(|word| {
            word.starts_with(char::is_uppercase) && word.chars().all(char::is_alphabetic)
        })
}

/// Kossuth u. 12., perhaps behind a postcode, a town and a comma.
fn is_hungarian(street: &str) -> bool {
    let words: Vec<String> = street.split_whitespace().map(str::to_lowercase).collect();
    matches!(&words[..], [name, .., kind, house] if words.len() > 2
        && name.starts_with(char::is_alphabetic)
        && HUNGARIAN.contains(&&kind[..])
        && is_house(house.trim_end_matches('.')))
}

/// 783 Kenneth Harbor Suite 813: a house, where it stands, and which part of it.
fn is_in_part_of_house(words: &[String]) -> bool {
    let [house, street @ .., part, number] = words else { return false };
    FLATS.contains(&part.trim_end_matches('.'))
        && is_house(number)
        && (is_house(house) || is_long_house(house))
        && street.len() >= 2
        && street.iter().all(|word| word.chars().all(char::is_alphabetic))
}

/// Five digits, as houses along American roads have.
fn is_long_house(word: &str) -> bool {
    word.len() == 5 && !word.starts_with('0') && word.bytes().all(|byte| byte.is_ascii_digit())
}

/// 12, rue de la Paix: the number of the house stands alone before the comma.
fn begins_french(before: &[String], after: &str) -> bool {
    let begin = after.split_whitespace().next().unwrap_or_default().to_lowercase();
    before.iter().any(|word| is_house(word)) && FRENCH.contains(&&begin[..])
}

fn begins_with_postcode(place: &str) -> bool {
    let digits = place.split_whitespace().next().unwrap_or_default();
    (4..=5).contains(&digits.len()) && digits.bytes().all(|byte| byte.is_ascii_digit())
}

/// One to four digits, not all 0, perhaps with a letter or up to another number: 30a, 12-14.
pub(in crate::table) fn is_house(word: &str) -> bool {
    let mut parts = word.split(['-', '/']);
    parts.clone().count() <= 3
        && parts.all(|part| {
            let digits = part.trim_end_matches(|c: char| c.is_ascii_lowercase());
            part.len() - digits.len() <= 1
                && (1..=4).contains(&digits.len())
                && digits.bytes().all(|byte| byte.is_ascii_digit())
                && !digits.starts_with('0')
        })
}
