//! Lists of given and family names; where they come from stands in `lists/README.md`.

use super::names;
use std::borrow::Cow;
use std::sync::LazyLock;

static GIVEN: LazyLock<Vec<&str>> =
    LazyLock::new(|| include_str!("lists/given.txt").lines().collect());
static FAMILY: LazyLock<Vec<&str>> =
    LazyLock::new(|| include_str!("lists/family.txt").lines().collect());

/// How long the names of the lists are, in bytes once they are written out.
const LENGTHS: std::ops::RangeInclusive<usize> = 3..=14;

/// What stands before family names, in lower case.
#[rustfmt::skip]
const PARTICLES: [&str; 16] = [
    "von", "vom", "zu", "van", "der", "den", "de", "du", "la", "le", "di", "da", "dos", "del", "della", "mac",
];

/// Whether a value is a given name, or two with a hyphen: Hans-Peter.
pub(super) fn is_given(value: &str) -> bool {
    let mut parts = value.split('-');
    may_be_name(value)
        && parts.clone().count() <= 2
        && parts.all(|part| stands_in(&GIVEN, part) || names::is_given(part))
}

/// Whether a value is a family name, with what stands before it, or one of two with a hyphen.
pub(super) fn is_family(value: &str) -> bool {
    if !may_be_name(value.trim_start_matches(char::is_lowercase).trim_start()) {
        return false;
    }
    let mut words = value.split(' ');
    let Some(name) = words.next_back() else { return false };
    words.all(|word| PARTICLES.contains(&&word.to_lowercase()[..]))
        && name.split('-').count() <= 2
        && !(name.contains('-') && is_given(name))
        && name.split('-').any(|part| stands_in(&FAMILY, part.trim_start_matches("O'")))
}

/// Whether a word in small plain letters is a given name.
pub(super) fn is_given_written_out(word: &str) -> bool {
    stands_in(&GIVEN, word)
}

/// Whether a word in small plain letters is a family name.
pub(super) fn is_family_written_out(word: &str) -> bool {
    stands_in(&FAMILY, word)
}

/// Whether a value begins with a capital and has neither digits nor signs that names have not.
fn may_be_name(value: &str) -> bool {
    value.len() <= 40
        && value.starts_with(char::is_uppercase)
        && value.chars().all(|c| c.is_alphabetic() || " -'’".contains(c))
}

fn stands_in(list: &[&str], word: &str) -> bool {
    if word.len() > 2 * LENGTHS.end() {
        return false;
    }
    let word = written_out(word);
    LENGTHS.contains(&word.len()) && list.binary_search(&&*word).is_ok()
}

/// A word in lower case and plain letters, umlauts written out.
fn written_out(word: &str) -> Cow<'_, str> {
    if word.bytes().all(|byte| byte.is_ascii_lowercase()) {
        return Cow::Borrowed(word);
    }
    let mut plain = String::with_capacity(word.len() + 2);
    // A capital İ becomes an i with a dot of its own.
    for letter in word.chars().flat_map(char::to_lowercase).filter(|&c| c != '\u{307}') {
        match letter {
            'ä' | 'æ' => plain.push_str("ae"),
            'ö' | 'œ' => plain.push_str("oe"),
            'ü' => plain.push_str("ue"),
            'ß' => plain.push_str("ss"),
            other => plain.push(names::without_marks(other)),
        }
    }
    Cow::Owned(plain)
}

#[cfg(test)]
mod tests {
    use super::{FAMILY, GIVEN, is_family, is_given, written_out};

    #[test]
    fn lists_are_in_order_and_as_they_are_looked_up() {
        for list in [&GIVEN, &FAMILY] {
            assert!(list.len() > 1000 && list.windows(2).all(|two| two[0] < two[1]));
            assert!(list.iter().all(|name| written_out(name) == *name));
        }
    }

    #[test]
    fn names_are_known_however_they_are_written() {
        for name in ["Anna", "ANNA", "Jürgen", "Hans-Peter", "Chloé", "Mehmet"] {
            assert!(is_given(name), "{name}");
        }
        for name in ["Müller", "MUELLER", "von Hofmann", "Meyer-Lüdemann", "Dupont", "Öztürk"] {
            assert!(is_family(name), "{name}");
        }
        for word in ["", "-", "anna", "Mai", "Anna 1", "Paris", "male", "Station", "Berlin", "None"]
        {
            assert!(!is_given(word) && !is_family(word), "{word}");
        }
    }
}
