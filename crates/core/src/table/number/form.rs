//! How a file writes its numbers: what parts whole and fraction, whether thousands are apart, and
//! whether signs of a currency, or of percent, stand beside them.
//!
//! `1.234` is one number where thousands are apart by points and another where decimals are. A
//! form is therefore only guessed where the values leave no choice, and said in the recipe.

use super::parse;
use rust_decimal::Decimal;
use std::borrow::Cow;

/// How numbers are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NumberForm {
    /// What stands before the decimals: `.` or `,`.
    pub decimal: char,
    /// What stands between groups of three digits, if anything may: `.`, `,`, `'` or a space of any
    /// width. With `,` groups may be those of India as well: `12,34,567`.
    pub thousands: Option<char>,
    /// Whether the sign of a currency, or of percent, may stand before or behind a number.
    pub currency: bool,
}

/// Signs and names of currencies; of two that begin alike the longer comes first.
const CURRENCIES: [&str; 42] = [
    "€", "US$", "CA$", "AU$", "NZ$", "R$", "$", "£", "¥", "₹", "₺", "₽", "₴", "₪", "₩", "zł", "Kč",
    "Ft", "lei", "kr.", "kr", "Fr.", "Rs.", "Rs", "EURO", "Euro", "EUR", "USD", "CHF", "GBP",
    "SEK", "NOK", "DKK", "PLN", "CZK", "HUF", "RON", "TRY", "INR", "JPY", "CAD", "AUD",
];

/// What stands for no cents behind the decimal separator: `12,- €`, `1'234.–`.
const DASHES: [&str; 4] = ["--", "-", "–", "—"];

/// What stands beside a share of a hundred.
const PERCENT: char = '%';

/// Spaces that part thousands: plain, not to be broken, narrow, thin.
const SPACES: [char; 4] = [' ', '\u{a0}', '\u{202f}', '\u{2009}'];

impl NumberForm {
    /// Digits and a decimal point.
    pub const POINT: Self = Self::plain('.');

    /// Digits and this decimal separator.
    #[must_use]
    pub const fn plain(decimal: char) -> Self {
        Self { decimal, thousands: None, currency: false }
    }

    /// The number that `text` writes in this form; `None` if it writes none.
    #[must_use]
    pub fn parse(self, text: &str) -> Option<Decimal> {
        match self.thousands.is_none() && !self.currency {
            true => parse(text, self.decimal),
            false => parse(&self.bare(text)?, self.decimal),
        }
    }

    /// The text without what is not sign, digits and decimal separator; `None` if groups of digits
    /// are not of three.
    fn bare(self, text: &str) -> Option<Cow<'_, str>> {
        let text = text.trim_matches(SPACES);
        let (sign, rest) = signed(text);
        let (sign, rest) = match owed(rest) {
            Some(amount) if sign.is_empty() => ("-", amount),
            _ => (sign, rest),
        };
        let rest = if self.currency { without_sign(rest) } else { rest };
        let (sign, rest) = if sign.is_empty() { signed(rest) } else { (sign, rest) };
        let rest = if self.currency { without_dash(rest, self.decimal) } else { rest };
        let end = rest.find(self.decimal).unwrap_or(rest.len());
        let (whole, fraction) = rest.split_at(end);
        let whole = match self.thousands {
            Some(thousands) => joined(whole, thousands)?,
            None => Cow::Borrowed(whole),
        };
        Some(format!("{sign}{whole}{fraction}").into())
    }

    /// Whether thousands are apart in `text`, which is a number of this form.
    fn groups(self, text: &str) -> bool {
        let text = owed(text).unwrap_or(text);
        let text = if self.currency { without_sign(signed(text).1) } else { text };
        let (whole, _) = text.split_once(self.decimal).unwrap_or((text, ""));
        let whole = whole.trim_matches(SPACES);
        self.thousands.is_some_and(|thousands| whole.contains(|one| parts(one, thousands)))
    }
}

/// A sign before a number, and the rest.
fn signed(text: &str) -> (&str, &str) {
    // Typographers have a minus of their own.
    if let Some(rest) = text.strip_prefix('−') {
        return ("-", rest.trim_start_matches(SPACES));
    }
    let length = usize::from(text.starts_with(['-', '+']));
    (&text[..length], text[length..].trim_start_matches(SPACES))
}

/// What bookkeepers write for less than nothing, without what says so: `(1.234,50)`, `1.234,50-`.
fn owed(text: &str) -> Option<&str> {
    let amount = match text.strip_prefix('(') {
        Some(rest) => rest.strip_suffix(')')?,
        None => {
            text.strip_suffix('-').filter(|rest| rest.ends_with(|l: char| l.is_ascii_digit()))?
        }
    };
    Some(amount.trim_matches(SPACES))
}

/// The text without a currency before or behind it.
fn without_currency(text: &str) -> &str {
    let text = text.trim_matches(SPACES);
    let leading = CURRENCIES.iter().find_map(|sign| text.strip_prefix(sign));
    leading
        .or_else(|| CURRENCIES.iter().find_map(|sign| text.strip_suffix(sign)))
        .unwrap_or(text)
        .trim_matches(SPACES)
}

/// The number without the dash that stands for its cents.
fn without_dash(number: &str, decimal: char) -> &str {
    let whole = DASHES.iter().find_map(|dash| number.strip_suffix(dash)?.strip_suffix(decimal));
    whole.filter(|whole| !whole.is_empty()).unwrap_or(number)
}

/// The text without what may stand beside a number: a currency, or percent.
fn without_sign(text: &str) -> &str {
    match text.strip_suffix(PERCENT) {
        Some(number) => number.trim_end_matches(SPACES),
        None => without_currency(text),
    }
}

/// Whether a currency stands beside the number of `text`, or a dash for its cents.
fn has_currency(text: &str) -> bool {
    let number = signed(text.trim_matches(SPACES)).1;
    let amount = without_currency(number);
    amount != number || ['.', ','].iter().any(|&decimal| without_dash(amount, decimal) != amount)
}

/// Whether a number has decimals after this separator that cannot be thousands.
fn has_decimals(text: &str, decimal: char) -> bool {
    let fraction = text.split_once(decimal).map(|(_, fraction)| fraction);
    let digits = fraction.map(|digits| digits.bytes().take_while(u8::is_ascii_digit).count());
    digits.is_some_and(|digits| digits > 0 && digits != 3)
}

fn parts(letter: char, thousands: char) -> bool {
    match thousands {
        ' ' => SPACES.contains(&letter),
        '\'' => matches!(letter, '\'' | '’'),
        _ => letter == thousands,
    }
}

/// Digits with what is between groups of three taken out; `None` if a group has another length.
/// Between commas all but the last may be of two, as they are in India.
fn joined(whole: &str, thousands: char) -> Option<Cow<'_, str>> {
    if !whole.contains(|letter| parts(letter, thousands)) {
        return Some(Cow::Borrowed(whole));
    }
    let groups: Vec<&str> = whole.split(|letter| parts(letter, thousands)).collect();
    let (first, others) = groups.split_first()?;
    let (last, middle) = others.split_last()?;
    let digits = groups.iter().all(|group| group.bytes().all(|byte| byte.is_ascii_digit()));
    let are_of = |digits: usize| {
        (1..=digits).contains(&first.len()) && middle.iter().all(|group| group.len() == digits)
    };
    let fits = are_of(3) || thousands == ',' && !middle.is_empty() && are_of(2);
    (digits && last.len() == 3 && fits && !first.starts_with('0')).then(|| groups.concat().into())
}

/// The digits before the first blank of a whole number with blanks between all of its thousands, and with
/// one at least.
pub(in crate::table) fn digits_before_blanks(text: &str) -> Option<usize> {
    let digits = signed(text.trim_matches(SPACES)).1;
    let first = digits.find(SPACES)?;
    joined(digits, ' ').map(|_| first)
}

/// Whether digits in groups are as long as the numbers are great: numbers of a thousand and more
/// are in groups, smaller ones are not, and both occur. Codes are of one length, or of a few.
fn are_counts<'a>(mut values: impl Iterator<Item = &'a str>) -> bool {
    let mut lengths = [false; 2];
    let is_consistent = values.all(|text| {
        let digits = text.bytes().filter(u8::is_ascii_digit).count();
        let is_grouped = text.trim_matches(SPACES).contains(SPACES);
        lengths[usize::from(is_grouped)] = true;
        is_grouped == (digits > 3)
    });
    is_consistent && lengths == [true; 2]
}

/// The forms that are tried, those with thousands first: without a currency they need proof.
const FORMS: [(Option<char>, char); 8] = [
    (Some('.'), ','),
    (Some(','), '.'),
    (Some('\''), '.'),
    (Some('\''), ','),
    (Some(' '), ','),
    (Some(' '), '.'),
    (None, '.'),
    (None, ','),
];

/// Whether `text` is a number in some form, whatever number it is.
#[must_use]
pub fn is_amount(text: &str) -> bool {
    let mut forms = FORMS.into_iter();
    forms.any(|(thousands, decimal)| {
        NumberForm { decimal, thousands, currency: true }.parse(text).is_some()
    })
}

/// The form in which all values are numbers, where some have thousands apart or the sign of a
/// currency or of percent, and nothing else could be meant: points and commas part thousands only where a number
/// has two groups, or decimals too, or a currency, of which nobody counts thousandths; spaces only
/// where one has decimals or a currency, or where numbers are of several lengths and whole
/// thousands are always apart, since they also part digits that are no number.
#[must_use]
pub fn grouped_form<'a, I: Iterator<Item = &'a str>>(values: impl Fn() -> I) -> Option<NumberForm> {
    let first = values().next()?;
    if !first.contains(|letter: char| letter.is_ascii_digit()) {
        return None;
    }
    let is_money = values().any(has_currency);
    let currency =
        is_money || values().any(|text| text.trim_end_matches(SPACES).ends_with(PERCENT));
    let is_owed =
        values().any(|text| text.starts_with('−') || owed(text.trim_matches(SPACES)).is_some());
    let mut forms = FORMS.into_iter().map(|(thousands, decimal)| {
        // What is less than nothing says that amounts are meant only where they have decimals.
        let is_account =
            thousands.is_none() && is_owed && values().any(|text| has_decimals(text, decimal));
        NumberForm { decimal, thousands, currency: currency || is_account }
    });
    forms.find(|form| {
        let fits = form.parse(first).is_some() && values().all(|text| form.parse(text).is_some());
        fits && match form.thousands {
            None => form.currency,
            Some(thousands) => {
                let sure = is_money || thousands == '\'';
                values().any(|text| {
                    let count = text.chars().filter(|&letter| parts(letter, thousands)).count();
                    let twice = count > 1 && thousands != ' ';
                    form.groups(text) && (sure || twice || text.contains(form.decimal))
                }) || thousands == ' ' && are_counts(values())
            }
        }
    })
}

#[cfg(test)]
mod tests {
    use super::{NumberForm, grouped_form, is_amount};

    #[track_caller]
    fn check(values: &[&str], expected: Option<(char, Option<char>, bool)>, first: &str) {
        let form = grouped_form(|| values.iter().copied());
        let told = form.map(|form| (form.decimal, form.thousands, form.currency));
        assert_eq!(told, expected, "{values:?}");
        if let Some(form) = form {
            let number = form.parse(values[0]).map(|number| number.to_string());
            assert_eq!(number.as_deref(), Some(first), "{values:?}");
        }
    }

    #[test]
    fn forms_are_told_where_nothing_else_can_be_meant() {
        check(&["1.234,56 €", "12,00 €"], Some((',', Some('.'), true)), "1234.56");
        check(&["(1.234,56)", "12,00"], Some((',', Some('.'), false)), "-1234.56");
        check(&["1.234,56-", "12,00"], Some((',', Some('.'), false)), "-1234.56");
        check(&["−1.234,56", "12,00"], Some((',', Some('.'), false)), "-1234.56");
        check(&["($3.00)", "$12.00"], Some(('.', None, true)), "-3.00");
        check(&["$1,234.50", "-$12.00", "$-3"], Some(('.', Some(','), true)), "1234.50");
        check(&["1'234.50", "12"], Some(('.', Some('\''), false)), "1234.50");
        check(&["CHF 1’234.50"], Some(('.', Some('\''), true)), "1234.50");
        check(&["1 234,5", "1\u{202f}234\u{a0}567"], Some((',', Some(' '), false)), "1234.5");
        check(&["-1.234.567", "8"], Some((',', Some('.'), false)), "-1234567");
        check(&["1,234.5", "1,234"], Some(('.', Some(','), false)), "1234.5");
        check(&["5,50 EUR", "3 EUR"], Some((',', None, true)), "5.50");
        check(&["1.234 €", "12 €"], Some((',', Some('.'), true)), "1234");
        check(&["12,34,567", "89"], Some(('.', Some(','), false)), "1234567");
        check(&["₹12,34,567.50", "₹5,67,890"], Some(('.', Some(','), true)), "1234567.50");
        check(&["Rs. 1,234,567", "Rs. 12"], Some(('.', Some(','), true)), "1234567");
        check(&["1’234.–", "12.50"], Some(('.', Some('\''), true)), "1234");
        check(&["1.234,- €", "-12,50 €"], Some((',', Some('.'), true)), "1234");
        check(&["5 CA$", "R$ 3"], Some(('.', None, true)), "5");
        check(&["12,5 %", "3%"], Some((',', None, true)), "12.5");
        check(&["531,20-", "798,13"], Some((',', None, true)), "-531.20");
        check(&["(476.86)", "12"], Some(('.', None, true)), "-476.86");
        check(&["−12,50", "3"], Some((',', None, true)), "-12.50");
        check(&["3 456", "912", "12\u{a0}034"], Some((',', Some(' '), false)), "3456");
        check(&["1.234 %", "-12 %"], Some(('.', None, true)), "1.234");
    }

    #[test]
    fn amounts_are_numbers_in_some_form() {
        for text in ["86.935,30", "1,234", "-3 €", "12 %", "1'000", "7", "1 234", "5.–"] {
            assert!(is_amount(text), "{text}");
        }
        for text in ["", "€", "%", "x", "1.2.3", "01.02.2020", "5 kg"] {
            assert!(!is_amount(text), "{text}");
        }
    }

    #[test]
    fn what_may_be_two_numbers_is_none() {
        for values in [
            &["1.234", "5.678"][..],
            &["1,234", "5,678"],
            &["1.5", "2.5"],
            &["12.34.567"],
            &["12,34"],
            &["1,2,345"],
            &["123,45,678"],
            &["1,23,45"],
            &["12-", "5"],
            &["1.234-", "5.678"],
            &[",-"],
            &["0.123.456"],
            &["1.2345,6"],
            &["1 23"],
            &["123 456 789", "234 567 890"],
            &["123 456", "1 234"],
            &["123 456", "912", "1234"],
            &["€"],
            &["5 apples"],
            &["12-34"],
            &["2020-01-02"],
            &["01.02.2020"],
            &["192.168.1.1"],
            &["5 €", "x"],
            &["%", "5 %"],
            &["5 %%"],
            &["", "1.234,5"],
            &[],
        ] {
            check(values, None, "");
        }
        assert_eq!(NumberForm::POINT.parse("1,234.5"), None);
        let grouped = NumberForm { decimal: ',', thousands: Some('.'), currency: false };
        assert_eq!(grouped.parse("1.5"), None);
        assert_eq!(grouped.parse("5 €"), None);
        assert_eq!(grouped.parse("1234,5").map(|n| n.to_string()).as_deref(), Some("1234.5"));
    }
}
