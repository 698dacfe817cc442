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

/// A code of NUTS with one character less on each level, down to the country. Behind three letters
/// there is a digit (`DEA1B`), but for what lies in no region (`DEZZZ`): `DEUTZ` is a firm and `SITE1` a
/// place.
pub(super) fn nuts(value: &str) -> Option<Vec<String>> {
    let is_code =
        (2..=5).contains(&value.len()) && value.bytes().all(|byte| byte.is_ascii_alphanumeric());
    let code = is_code.then(|| value.to_ascii_uppercase())?;
    let (country, region) = code.split_at(2);
    let is_numbered = region.bytes().take(2).any(|byte| byte.is_ascii_digit());
    let is_region = region.len() < 2 || is_numbered || region.bytes().all(|byte| byte == b'Z');
    let is_known = is_region && NUTS_COUNTRIES.split(' ').any(|known| known == country);
    is_known
        .then(|| [4, 3, 2].map(|characters| code[..code.len().min(characters)].to_owned()).to_vec())
}

/// The Leitregion of a German postcode, and its zone.
pub(super) fn postcode(value: &str) -> Option<Vec<String>> {
    let is_code = value.len() == 5 && value.bytes().all(|byte| byte.is_ascii_digit());
    let region = is_code.then(|| &value[..2])?;
    let is_assigned = !UNASSIGNED.contains(&region);
    is_assigned.then(|| vec![region.to_owned(), region[..1].to_owned()])
}

/// Letters with which British postcodes begin.
const UK_AREAS: &str = "AB AL B BA BB BD BH BL BN BR BS BT CA CB CF CH CM CO CR CT CV CW DA DD DE \
                        DG DH DL DN DT DY E EC EH EN EX FK FY G GL GU GY HA HD HG HP HR HS HU HX \
                        IG IM IP IV JE KA KT KW KY L LA LD LE LL LN LS LU M ME MK ML N NE NG NN \
                        NP NR NW OL OX PA PE PH PL PO PR RG RH RM S SA SE SG SK SL SM SN SO SP SR \
                        SS ST SW SY TA TD TF TN TQ TR TS TW UB W WA WC WD WF WN WR WS WV YO ZE";

/// The sector of a British postcode, its district and its area: `SW1A 1`, `SW1A`, `SW`.
pub(super) fn uk_postcode(value: &str) -> Option<Vec<String>> {
    let code: String = value.chars().filter(|letter| *letter != ' ').collect();
    let code = code.to_ascii_uppercase();
    let (district, rest) = code.split_at_checked(code.len().checked_sub(3)?)?;
    let [sector, first, second] = rest.as_bytes() else { return None };
    let is_unit = |letter: &u8| letter.is_ascii_uppercase() && !b"CIKMOV".contains(letter);
    let letters = district.bytes().take_while(u8::is_ascii_uppercase).count();
    let (area, number) = district.split_at(letters);
    let is_number = match number.as_bytes() {
        [digit] => digit.is_ascii_digit(),
        [digit, last] => digit.is_ascii_digit() && last.is_ascii_alphanumeric(),
        _ => false,
    };
    let is_code = sector.is_ascii_digit() && is_unit(first) && is_unit(second) && is_number;
    (is_code && UK_AREAS.split(' ').any(|known| known == area)).then(|| {
        vec![format!("{district} {}", char::from(*sector)), district.to_owned(), area.to_owned()]
    })
}

/// The hour of a time of day, the quarter of the day and the half.
pub(super) fn time(value: &str) -> Option<Vec<String>> {
    let mut parts = value.split(':');
    let number = |part: &str, below: u8| {
        let is_number = matches!(part.len(), 1 | 2) && part.bytes().all(|b| b.is_ascii_digit());
        part.parse::<u8>().ok().filter(|number| is_number && *number < below)
    };
    let hour = number(parts.next()?, 24)?;
    let others: Vec<&str> = parts.collect();
    let is_time = matches!(others.len(), 1 | 2)
        && others.iter().all(|part| part.len() == 2 && number(part, 60).is_some());
    is_time.then(|| {
        [1, 6, 12]
            .map(|length| {
                let first = hour / length * length;
                format!("{first:02}:00-{:02}:59", first + (length - 1))
            })
            .to_vec()
    })
}
