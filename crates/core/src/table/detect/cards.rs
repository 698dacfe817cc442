//! Numbers of credit cards (ISO/IEC 7812), by whose they are, their length and their check digit.

/// The longest value that is looked at: nineteen digits with spaces between.
const LONGEST: usize = 24;

/// Whether a value is the number of a card.
pub(super) fn is_card(value: &str) -> bool {
    card_digits(value).is_some_and(|digits| is_checked(&digits))
}

/// Whether a value is built like the number of a card whose groups stand apart.
pub(super) fn has_form(value: &str) -> bool {
    let lengths: Vec<usize> = value.split([' ', '-']).map(str::len).collect();
    (lengths == [4, 4, 4, 4] || lengths == [4, 6, 5]) && card_digits(value).is_some()
}

/// The digits of a value that begins and is as long as cards are.
fn card_digits(value: &str) -> Option<Vec<u32>> {
    if !(14..=LONGEST).contains(&value.len()) || !value.starts_with(|c: char| c.is_ascii_digit()) {
        return None;
    }
    if !value.bytes().all(|byte| byte.is_ascii_digit() || b" -".contains(&byte)) {
        return None;
    }
    let digits: Vec<u32> = value.chars().filter_map(|character| character.to_digit(10)).collect();
    let begin = digits.iter().take(4).fold(0, |begin, digit| 10 * begin + digit);
    let is_card = match digits.len() {
        14 => matches!(begin, 3000..=3059 | 3600..=3699 | 3800..=3999),
        15 => matches!(begin, 3400..=3499 | 3700..=3799),
        16 => matches!(begin, 2221..=2720 | 3528..=3589 | 4000..=5099 | 5100..=5599 | 6000..=6999),
        19 => matches!(begin, 4000..=4999 | 6000..=6999),
        _ => false,
    };
    is_card.then_some(digits)
}

/// Luhn's rule: every second digit from the right counts twice, and the sum ends in 0.
fn is_checked(digits: &[u32]) -> bool {
    digits
        .iter()
        .rev()
        .enumerate()
        .map(|(index, &digit)| match (index % 2, 2 * digit) {
            (0, _) => digit,
            (_, twice) if twice > 9 => twice - 9,
            (_, twice) => twice,
        })
        .sum::<u32>()
        % 10
        == 0
}
