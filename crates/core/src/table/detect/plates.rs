//! Number plates, in capitals and with their separators, as registers write them.

use crate::table::Phrases;

/// The longest plate of those that are known.
const LONGEST: usize = 12;

/// The cantons of Switzerland.
#[rustfmt::skip]
const CANTONS: [&str; 26] = [
    "AG", "AI", "AR", "BE", "BL", "BS", "FR", "GE", "GL", "GR", "JU", "LU", "NE", "NW", "OW", "SG",
    "SH", "SO", "SZ", "TG", "TI", "UR", "VD", "VS", "ZG", "ZH",
];

/// The districts of Austria.
static DISTRICTS: Phrases = Phrases::new(
    "\
    AM, AU, B, BA, BB, BD, BL, BM, BN, BP, BR, BZ, DL, DO, E, EF, EU, FB, FE, FF, FK, FR, G, \
    GB, GD, GF, GM, GR, GS, GU, HA, HB, HE, HF, HL, HO, I, IL, IM, JE, JO, JU, K, KB, KF, KG, \
    KI, KL, KO, KR, KS, KU, L, LA, LB, LE, LF, LI, LL, LN, LZ, MA, MD, ME, MI, MT, MU, MZ, ND, \
    NK, OP, OW, P, PE, PL, RA, RE, RI, RO, S, SB, SD, SE, SL, SO, SP, SR, SV, SW, SZ, TA, TU, \
    UU, VB, VI, VK, VL, VO, W, WB, WE, WL, WN, WO, WT, WU, WY, WZ, ZE, ZT",
);

/// Whether a value is built like a number plate.
pub(super) fn is_plate(value: &str) -> bool {
    if value.len() > 2 * LONGEST {
        return false;
    }
    // Runs of capitals and of digits, with what parts them.
    let mut runs: Vec<(bool, String)> = Vec::new();
    let mut parted = Vec::new();
    let mut gap = false;
    for c in value.chars() {
        let digit = c.is_ascii_digit();
        match c {
            ' ' | '-' if !gap && !runs.is_empty() => gap = true,
            'A'..='Z' | 'Ä' | 'Ö' | 'Ü' | '0'..='9' => {
                match runs.last_mut() {
                    Some((of_digits, run)) if *of_digits == digit && !gap => run.push(c),
                    last => {
                        if last.is_some() {
                            parted.push(gap);
                        }
                        runs.push((digit, c.to_string()));
                    }
                }
                gap = false;
            }
            _ => return false,
        }
    }
    let runs: Vec<(bool, &str, usize)> =
        runs.iter().map(|(digit, run)| (*digit, run.as_str(), run.chars().count())).collect();
    !gap && (is_german(&runs, &parted) || is_of_neighbours(&runs, &parted))
}

type CharacterRun<'a> = (bool, &'a str, usize);

/// A district, one or two letters, up to four digits, perhaps an `E` or `H`: DD-AB 123.
fn is_german(runs: &[CharacterRun<'_>], parted: &[bool]) -> bool {
    let (plate, after) = match runs {
        [plate @ .., (false, "E" | "H", _)] if runs.len() == 4 => (plate, parted.get(2)),
        plate => (plate, None),
    };
    let [(false, _, district), (false, _, letters), (true, number, digits)] = plate else {
        return false;
    };
    after != Some(&true)
        && parted.first() == Some(&true)
        && (1..=3).contains(district)
        && (1..=2).contains(letters)
        && (1..=4).contains(digits)
        && !number.starts_with('0')
        && district + letters + digits <= 8
}

fn is_of_neighbours(runs: &[CharacterRun<'_>], parted: &[bool]) -> bool {
    match (runs, parted) {
        // France and Italy: AB-123-CD.
        ([(false, _, 2), (true, _, 3), (false, _, 2)], [true, true]) => true,
        // Great Britain: AB12 CDE, the digits being half of a year.
        ([(false, _, 2), (true, half, 2), (false, letters, 3)], [false, _]) => {
            (("02"..="29").contains(half) || ("51"..="79").contains(half))
                && !letters.contains(['I', 'Q'])
        }
        // Austria: W-12345 A, GU 12 ABC.
        ([(false, district, _), (true, number, digits), (false, _, letters)], [true, _]) => {
            DISTRICTS.contains(district)
                && !number.starts_with('0')
                && match letters {
                    1 => (4..=5).contains(digits),
                    2..=3 => (1..=5).contains(digits) && digits + letters <= 7,
                    _ => false,
                }
        }
        ([(false, canton, _), (true, number, 4..=6)], [true]) => {
            CANTONS.contains(canton) && !number.starts_with('0')
        }
        _ => false,
    }
}
