//! Numbers as languages write them, in what is said to people. What goes into files, recipes and
//! other programs has a point and nothing else.

use crate::language::Language;

/// Digits that stand together, from the decimal mark on.
const TOGETHER: usize = 3;

/// Decimals that anybody reads.
pub(crate) const DECIMALS: usize = 6;

/// A number with so many decimals at most, as recipes and JSON have it.
pub(crate) fn plain(number: f64, decimals: usize) -> String {
    let text = format!("{number:.decimals$}");
    match text.contains('.') {
        true => text.trim_end_matches('0').trim_end_matches('.').to_owned(),
        false => text,
    }
}

/// A number in a language, of the text that recipes and JSON have of it; its thousands apart if
/// they are `parted`.
pub(crate) fn written(plain: &str, language: &Language, parted: bool) -> String {
    let (whole, decimals) = plain.split_once('.').unwrap_or((plain, ""));
    let digits = whole.trim_start_matches('-');
    let mut written = whole[..whole.len() - digits.len()].to_owned();
    let are_digits = digits.bytes().all(|byte| byte.is_ascii_digit());
    for (place, digit) in digits.char_indices() {
        if parted && are_digits && place > 0 && (digits.len() - place) % TOGETHER == 0 {
            written.push_str(language.thousands);
        }
        written.push(digit);
    }
    if !decimals.is_empty() {
        written.push(language.decimal);
        written.push_str(decimals);
    }
    written
}

#[cfg(test)]
mod tests {
    use super::{plain, written};
    use crate::language::LANGUAGES;

    #[test]
    fn each_language_writes_numbers_its_own_way() {
        for (number, english, german, french) in [
            ("0", "0", "0", "0"),
            ("12.5", "12.5", "12,5", "12,5"),
            ("-0.25", "-0.25", "-0,25", "-0,25"),
            ("999", "999", "999", "999"),
            ("1000", "1000", "1.000", "1\u{a0}000"),
            ("-1234567.8910", "-1234567.8910", "-1.234.567,8910", "-1\u{a0}234\u{a0}567,8910"),
            ("NaN", "NaN", "NaN", "NaN"),
            ("-inf", "-inf", "-inf", "-inf"),
        ] {
            let said = LANGUAGES.each_ref().map(|language| written(number, language, true));
            assert_eq!(said, [english, german, french]);
            assert_eq!(written(number, &LANGUAGES[0], false), number);
            assert!(!written(number, &LANGUAGES[1], false).contains("1.0"), "{number}");
        }
    }

    #[test]
    fn decimals_end_where_there_are_no_more() {
        for (number, decimals, text) in [
            (0.2, 6, "0.2"),
            (5.0, 6, "5"),
            (1.0 / 3.0, 6, "0.333333"),
            (99.96, 1, "100"),
            (100.0, 0, "100"),
        ] {
            assert_eq!(plain(number, decimals), text);
        }
    }
}
