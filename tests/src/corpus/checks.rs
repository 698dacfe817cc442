//! Check digits, written from what each number's own rules say and not from the detectors.

/// The digit that makes the digits before it right by Luhn's rule (ISO/IEC 7812).
pub(super) fn luhn(body: &str) -> u32 {
    let sum: u32 = digits(body)
        .into_iter()
        .rev()
        .enumerate()
        .map(|(index, digit)| {
            let digit = if index % 2 == 0 { 2 * digit } else { digit };
            if digit > 9 { digit - 9 } else { digit }
        })
        .sum();
    (10 - sum % 10) % 10
}

/// The digit of a European article number, which Swiss AHV numbers have, too.
pub(super) fn article(body: &str) -> u32 {
    let sum: u32 = digits(body)
        .into_iter()
        .rev()
        .enumerate()
        .map(|(index, digit)| if index % 2 == 0 { 3 * digit } else { digit })
        .sum();
    (10 - sum % 10) % 10
}

/// The last digit of a German health insurance number: a letter and eight digits before it.
pub(super) fn health(letter: char, body: &str) -> u32 {
    let number = u32::from(letter) - u32::from('A') + 1;
    let text = format!("{number:02}{body}");
    digits(&text)
        .into_iter()
        .enumerate()
        .map(|(index, digit)| {
            let product = digit * if index % 2 == 0 { 1 } else { 2 };
            product / 10 + product % 10
        })
        .sum::<u32>()
        % 10
}

/// The last digit of a German tax identification number (ISO 7064, modulus 11, 10).
pub(super) fn tax(body: &str) -> u32 {
    let product = digits(body).into_iter().fold(10, |product, digit| {
        let sum = (digit + product) % 10;
        (if sum == 0 { 10 } else { sum }) * 2 % 11
    });
    (11 - product) % 10
}

/// The last digit of a German pension insurance number: eight digits, a letter, two digits.
pub(super) fn pension(area_and_birth: &str, letter: char, serial: &str) -> u32 {
    let number = u32::from(letter) - u32::from('A') + 1;
    let text = format!("{area_and_birth}{number:02}{serial}");
    let factors = [2, 1, 2, 5, 7, 1, 2, 1, 2, 1, 2, 1];
    digits(&text)
        .into_iter()
        .zip(factors)
        .map(|(digit, factor)| {
            let product = digit * factor;
            product / 10 + product % 10
        })
        .sum::<u32>()
        % 10
}

/// The fourth digit of an Austrian social insurance number; none makes some of them right.
pub(super) fn austrian(serial: &str, birth: &str) -> Option<u32> {
    let factors = [3, 7, 9, 5, 8, 4, 2, 1, 6];
    let text = format!("{serial}{birth}");
    let sum: u32 = digits(&text).into_iter().zip(factors).map(|(digit, f)| digit * f).sum();
    (sum % 11 < 10).then_some(sum % 11)
}

/// The key of a French social security number of thirteen digits.
pub(super) fn french(body: &str) -> u64 {
    97 - body.parse::<u64>().map_or(0, |number| number % 97)
}

/// The last digit of a British NHS number; none makes some of them right.
pub(super) fn british(body: &str) -> Option<u32> {
    let sum: u32 = digits(body).into_iter().zip((2..=10).rev()).map(|(digit, f)| digit * f).sum();
    match 11 - sum % 11 {
        11 => Some(0),
        10 => None,
        digit => Some(digit),
    }
}

/// The check digits of a German bank account (ISO 13616).
pub(super) fn iban(account: &str) -> u32 {
    let rest = digits(&format!("{account}131400"))
        .into_iter()
        .fold(0, |rest, digit| (rest * 10 + digit) % 97);
    98 - rest
}

/// The last two digits of a Brazilian CPF: of the digits before each, the one to the left weighs 10
/// or 11, each next one less, and what the sum leaves by 11 is taken from 11 where it is 2 or more.
pub(super) fn brazilian(body: &str) -> String {
    let mut digits = digits(body);
    for highest in [10_u32, 11] {
        let sum: u32 =
            digits.iter().zip(0_u32..).map(|(digit, place)| digit * (highest - place)).sum();
        digits.push(if sum % 11 < 2 { 0 } else { 11 - sum % 11 });
    }
    digits[9..].iter().map(u32::to_string).collect()
}

/// The letter of a Spanish DNI: which of 23 what is left of its eight digits says.
pub(super) fn spanish(body: &str) -> char {
    let left = body.parse::<usize>().map_or(0, |number| number % 23);
    char::from(b"TRWAGMYFPDXBNJZSQVHLCKE"[left])
}

/// The last digit of a Polish PESEL, whose ten others weigh 1, 3, 7, 9 and so on.
pub(super) fn polish(body: &str) -> u32 {
    let factors = [1, 3, 7, 9, 1, 3, 7, 9, 1, 3];
    let sum: u32 = digits(body).into_iter().zip(factors).map(|(digit, f)| digit * f % 10).sum();
    (10 - sum % 10) % 10
}

/// The last two digits of a Belgian number, before which those born since 2000 have a 2.
pub(super) fn belgian(body: &str, since_2000: bool) -> String {
    let number = body.parse::<u64>().unwrap_or(0) + if since_2000 { 2_000_000_000 } else { 0 };
    format!("{:02}", 97 - number % 97)
}

fn digits(text: &str) -> Vec<u32> {
    text.chars().filter_map(|character| character.to_digit(10)).collect()
}
