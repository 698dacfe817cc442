//! Ladders whose levels are the first characters of a code.

/// Two digits with which no German postcode begins.
const UNASSIGNED: [&str; 5] = ["00", "05", "11", "43", "62"];

/// Countries with statistical regions: members of the European Union (Greece as `EL`), of EFTA,
/// candidates, and the United Kingdom, which had regions until 2020.
const NUTS_COUNTRIES: &str = "AT BE BG CY CZ DE DK EE EL ES FI FR HR HU IE IT LT LU LV MT NL PL PT \
                              RO SE SI SK CH IS LI NO AL BA GE MD ME MK RS TR UA XK UK";

/// The digit of an attainment code of ISCED 2011 (one digit, or three), and low (0 to 2), medium
/// (3, 4) or high (5 to 8).
pub(super) fn isced(value: &str) -> Option<Vec<String>> {
    let is_code = matches!(value.len(), 1 | 3) && value.bytes().all(|byte| byte.is_ascii_digit());
    let broad = match value.bytes().next().filter(|_| is_code)? {
        b'0'..=b'2' => "0-2",
        b'3' | b'4' => "3-4",
        b'5'..=b'8' => "5-8",
        _ => return None,
    };
    Some(vec![value[..1].to_owned(), broad.to_owned()])
}

/// A code of NUTS with one character less on each level, down to the country.
pub(super) fn nuts(value: &str) -> Option<Vec<String>> {
    let is_code =
        (2..=5).contains(&value.len()) && value.bytes().all(|byte| byte.is_ascii_alphanumeric());
    let code = is_code.then(|| value.to_ascii_uppercase())?;
    NUTS_COUNTRIES.split(' ').find(|country| *country == &code[..2])?;
    Some([4, 3, 2].map(|characters| code[..code.len().min(characters)].to_owned()).to_vec())
}

/// The Leitregion of a German postcode, and its zone.
pub(super) fn postcode(value: &str) -> Option<Vec<String>> {
    let is_code = value.len() == 5 && value.bytes().all(|byte| byte.is_ascii_digit());
    let region = is_code.then(|| &value[..2])?;
    let is_assigned = !UNASSIGNED.contains(&region);
    is_assigned.then(|| vec![region.to_owned(), region[..1].to_owned()])
}
