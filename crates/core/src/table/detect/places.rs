//! Points on the map, so exact that they lead to a house, and postcodes that are no mere numbers.

/// Decimals from which on a degree is known to some hundred metres.
const EXACT: usize = 3;

/// The longest value that is looked at, in bytes.
const LONGEST: usize = 60;

/// Letters of countries whose postcodes have four digits, and five. Others stand before numbers of
/// staff and the like.
const SHORT_CODES: [&str; 14] =
    ["A", "AT", "B", "BE", "BG", "CH", "DK", "H", "HU", "L", "LU", "N", "NO", "SI"];
const LONG_CODES: [&str; 13] =
    ["CZ", "D", "DE", "E", "ES", "F", "FI", "FR", "HR", "I", "IT", "S", "SE"];

/// Whether a value is a latitude and a longitude: 52.52001, 13.40495; 47°22'N 8°33'E;
/// POINT(13.405 52.52).
pub(super) fn is_point(value: &str) -> bool {
    if value.len() > LONGEST || !value.bytes().any(|byte| byte.is_ascii_digit()) {
        return false;
    }
    if value.contains('°') {
        let has = |letters: &[char]| value.contains(letters);
        return has(&['N', 'S']) && has(&['E', 'W', 'O']);
    }
    let inner = match value.split_once('(') {
        Some((mark, rest)) => {
            if !mark.trim().eq_ignore_ascii_case("point") && !mark.trim().is_empty() {
                return false;
            }
            rest.trim_end_matches(')')
        }
        None => value,
    };
    // Where commas stand before decimals, something else parts the two.
    let parted = inner.split_once("; ").or_else(|| inner.split_once(';'));
    let parted = parted.or_else(|| inner.split_once(", ")).or_else(|| inner.split_once('/'));
    let parted = parted.or_else(|| inner.split_once(' '));
    let Some((one, other)) = parted.or_else(|| inner.split_once(',')) else { return false };
    let (one, other) = (degrees(one.trim()), degrees(other.trim()));
    is_angle(one, 90.0) && is_angle(other, 180.0) || is_angle(one, 180.0) && is_angle(other, 90.0)
}

/// The areas that postcodes of the United Kingdom begin with, and those of the islands beside it (Royal
/// Mail, Postcode Address File).
const BRITISH_AREAS: &str = "AB AL B BA BB BD BH BL BN BR BS BT CA CB CF CH CM CO CR CT CV CW DA DD DE DG DH DL DN \
    DT DY E EC EH EN EX FK FY G GL GU GY HA HD HG HP HR HS HU HX IG IM IP IV JE KA KT KW KY L LA LD LE LL LN LS \
    LU M ME MK ML N NE NG NN NP NR NW OL OX PA PE PH PL PO PR RG RH RM S SA SE SG SK SL SM SN SO SP SR SS ST SW \
    SY TA TD TF TN TQ TR TS TW UB W WA WC WD WF WN WR WS WV YO ZE";

/// Whether a value is a postcode of the United Kingdom, the Netherlands or Canada, or another with
/// the letters of its country: EH8 9YL, 1017 CE, K1A 0B1, A-1090.
pub(in crate::table) fn is_postcode(value: &str) -> bool {
    // Each letter as A and each digit as 9.
    let form: String = value
        .chars()
        .map(|character| match character {
            'A'..='Z' => 'A',
            '0'..='9' => '9',
            other => other,
        })
        .collect();
    let outward = match form.strip_suffix("9AA") {
        Some(begin) => begin.trim_end_matches(' '),
        None => "",
    };
    matches!(outward, "A9" | "A99" | "AA9" | "AA99" | "A9A" | "AA9A") && is_british_area(value)
        || matches!(&form[..], "9999AA" | "9999 AA" | "A9A 9A9" | "A9A9A9")
        || form.split_once('-').is_some_and(|(letters, digits)| {
            let country = &value[..letters.len()];
            digits == "9999" && SHORT_CODES.contains(&country)
                || digits == "99999" && LONG_CODES.contains(&country)
        })
}

/// Whether a postcode begins with an area of the United Kingdom; codes that people make up for themselves
/// have the same form.
fn is_british_area(value: &str) -> bool {
    let letters = value.trim_start_matches(|letter: char| letter.is_ascii_uppercase());
    let (area, rest) = value.split_at(value.len() - letters.len());
    BRITISH_AREAS.split(' ').any(|known| known == area) && !rest.starts_with('0')
}

/// Whether a value is a latitude between the tropics and the polar circles, where most people
/// live, to some ten metres.
pub(in crate::table) fn is_latitude(value: &str) -> bool {
    is_very_exact(value) && degrees(value).is_some_and(|whole| (23.0..67.0).contains(&whole.abs()))
}

/// Whether a value is a longitude to some ten metres.
pub(in crate::table) fn is_longitude(value: &str) -> bool {
    is_very_exact(value) && degrees(value).is_some()
}

fn is_very_exact(value: &str) -> bool {
    value.split_once(['.', ',']).is_some_and(|(_, decimals)| decimals.len() > EXACT)
}

/// Whether it is a number of degrees of so many at most.
fn is_angle(degrees: Option<f64>, most: f64) -> bool {
    degrees.is_some_and(|degrees| degrees.abs() <= most)
}

/// A number of degrees with enough decimals.
pub(in crate::table) fn degrees(text: &str) -> Option<f64> {
    let (whole, decimals) = text.split_once(['.', ','])?;
    let is_exact =
        (EXACT..=16).contains(&decimals.len()) && decimals.bytes().all(|b| b.is_ascii_digit());
    let whole: i32 = whole.parse().ok().filter(|_| is_exact)?;
    (whole.abs() <= 180).then(|| f64::from(whole))
}
