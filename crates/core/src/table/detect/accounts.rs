//! International bank account numbers (ISO 13616): a country, two check digits, an account.

/// How long the numbers of each country are (SWIFT, IBAN registry).
#[rustfmt::skip]
const LENGTHS: [(&[u8; 2], usize); 83] = [
    (b"AD", 24), (b"AE", 23), (b"AL", 28), (b"AT", 20), (b"AZ", 28), (b"BA", 20), (b"BE", 16),
    (b"BG", 22), (b"BH", 22), (b"BI", 27), (b"BR", 29), (b"BY", 28), (b"CH", 21), (b"CR", 22),
    (b"CY", 28), (b"CZ", 24), (b"DE", 22), (b"DJ", 27), (b"DK", 18), (b"DO", 28), (b"EE", 20),
    (b"EG", 29), (b"ES", 24), (b"FI", 18), (b"FK", 18), (b"FO", 18), (b"FR", 27), (b"GB", 22),
    (b"GE", 22), (b"GI", 23), (b"GL", 18), (b"GR", 27), (b"GT", 28), (b"HR", 21), (b"HU", 28),
    (b"IE", 22), (b"IL", 23), (b"IQ", 23), (b"IS", 26), (b"IT", 27), (b"JO", 30), (b"KW", 30),
    (b"KZ", 20), (b"LB", 28), (b"LC", 32), (b"LI", 21), (b"LT", 20), (b"LU", 20), (b"LV", 21),
    (b"LY", 25), (b"MC", 27), (b"MD", 24), (b"ME", 22), (b"MK", 19), (b"MN", 20), (b"MR", 27),
    (b"MT", 31), (b"MU", 30), (b"NI", 28), (b"NL", 18), (b"NO", 15), (b"OM", 23), (b"PK", 24),
    (b"PL", 28), (b"PS", 29), (b"PT", 25), (b"QA", 29), (b"RO", 24), (b"RS", 22), (b"RU", 33),
    (b"SA", 24), (b"SC", 31), (b"SE", 24), (b"SI", 19), (b"SK", 24), (b"SM", 27), (b"TN", 24),
    (b"TR", 26), (b"UA", 29), (b"VA", 22), (b"VG", 24), (b"XK", 20), (b"YE", 30),
];

/// Whether a text holds an account number with the right check digits. Its groups may be parted by
/// spaces of any kind, hyphens or dots.
pub(super) fn has_iban(text: &str) -> bool {
    let mut before = None;
    text.char_indices().any(|(start, character)| {
        let begins = character.is_ascii_alphabetic()
            && before.is_none_or(|before: char| !before.is_alphanumeric());
        before = Some(character);
        begins
            && begun_iban(&text[start..])
                .is_some_and(|(number, _)| is_check(&number) && remainder(&number) == 1)
    })
}

/// Whether a text is nothing but a number that is built like one, its check digits right or wrong.
pub(super) fn has_form(text: &str) -> bool {
    begun_iban(text).is_some_and(|(_, rest)| rest.is_empty())
}

/// The number that a text begins with, if it is built like one, and what follows it.
fn begun_iban(text: &str) -> Option<(Vec<u8>, &str)> {
    let &[one, other, check @ ..] = text.as_bytes().first_chunk::<4>()?;
    let country = [one.to_ascii_uppercase(), other.to_ascii_uppercase()];
    let &(_, length) = LENGTHS.iter().find(|(code, _)| **code == country)?;
    if !check.iter().all(u8::is_ascii_digit) {
        return None;
    }
    let mut number: Vec<u8> = Vec::with_capacity(length);
    let mut characters = text.chars();
    while number.len() < length {
        match characters.next() {
            Some(one) if one.is_ascii_alphanumeric() => {
                number.push(one.to_ascii_uppercase() as u8);
            }
            Some(one) if one.is_whitespace() || "-.".contains(one) => {}
            _ => return None,
        }
    }
    let rest = characters.as_str();
    (!rest.starts_with(char::is_alphanumeric)).then_some((number, rest))
}

/// Whether the check digits are from 02 to 98, as the standard makes them.
fn is_check(number: &[u8]) -> bool {
    number.get(2..4).is_some_and(|check| (&b"02"[..]..=&b"98"[..]).contains(&check))
}

/// The number that the characters make, country and check digits last, divided by 97. Letters
/// stand for 10 to 35.
fn remainder(number: &[u8]) -> u32 {
    let (front, back) = number.split_at(number.len().min(4));
    back.iter().chain(front).fold(0, |rest, &character| match character {
        b'0'..=b'9' => (rest * 10 + u32::from(character - b'0')) % 97,
        _ => (rest * 100 + u32::from(character.saturating_sub(b'A')) + 10) % 97,
    })
}
