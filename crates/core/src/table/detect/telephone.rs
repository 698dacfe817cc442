//! Telephone numbers, as people write them.

/// What people put before a number, in lower case and without dot.
const LABELS: [&str; 9] =
    ["", "tel", "telefon", "telephone", "phone", "mobil", "mobile", "handy", "fax"];

/// What stands before what is dialled behind a number.
const EXTENSIONS: [&str; 3] = ["x", "ext", "extension"];

/// The longest text that can be a number with its label, and one that a number is looked for in.
const LONGEST: usize = 40;
const LONGEST_TEXT: usize = 200;

/// Digits of a number within a text, at least: texts hold shorter numbers of all kinds.
const DIGITS: usize = 9;

/// Whether a value is a telephone number, or a short text with one in it.
pub(super) fn has_number(value: &str) -> bool {
    is_number(value) || value.len() <= LONGEST_TEXT && is_within(value)
}

/// Whether a text of words has a number in it that begins with the code of a country or an area.
fn is_within(text: &str) -> bool {
    let has_word = text.split_whitespace().any(|word| {
        word.chars().count() >= 3
            && word.trim_end_matches([':', ',']).chars().all(char::is_alphabetic)
    });
    has_word
        && text.split(|c: char| !c.is_ascii_digit() && !"+ -/().".contains(c)).any(|run| {
            let number = run.trim_matches([' ', '-', '/', '.']);
            number.starts_with(['0', '+', '('])
                && number.bytes().filter(u8::is_ascii_digit).count() >= DIGITS
                && leads_somewhere(number)
        })
}

/// Whether a value is a telephone number that says where it leads: with the code of a country,
/// or with an area code.
///
/// Dates, decimals and plain numbers are written with the same characters. So a number without
/// any mark of a telephone is none.
pub(super) fn is_number(value: &str) -> bool {
    if value.len() > LONGEST {
        return false;
    }
    let begins = value.find(|c: char| c.is_ascii_digit() || c == '+' || c == '(');
    let (label, number) = value.split_at(begins.unwrap_or(value.len()));
    let label = label.trim_end_matches([' ', ':', '.']).to_lowercase();
    LABELS.contains(&label.as_str()) && leads_somewhere(without_extension(number))
}

/// The number without what is dialled behind it: 212-555-0100x47, 212-555-0100 ext. 47.
fn without_extension(number: &str) -> &str {
    let Some(mark_place) = number.find(['x', 'e', 'E']) else { return number };
    let (dialled, extension) = number.split_at(mark_place);
    let digits = extension.trim_start_matches(|letter: char| letter.is_ascii_alphabetic());
    let mark = extension[..extension.len() - digits.len()].to_ascii_lowercase();
    let digits = digits.trim_start_matches(['.', ' ']);
    let is_extension = EXTENSIONS.contains(&&mark[..])
        && (1..=6).contains(&digits.len())
        && digits.bytes().all(|byte| byte.is_ascii_digit());
    if is_extension { dialled.trim_end() } else { number }
}

fn leads_somewhere(number: &str) -> bool {
    let digits: Vec<u8> = number.bytes().filter(u8::is_ascii_digit).collect();
    let groups: Vec<&str> =
        number.split(|c: char| !c.is_ascii_digit()).filter(|group| !group.is_empty()).collect();
    let plus = number.trim_start_matches('(').starts_with('+');
    let marks = number.trim_start_matches('(').trim_start_matches('+');
    if !marks.bytes().all(|byte| byte.is_ascii_digit() || b" -/().".contains(&byte)) {
        return false;
    }
    let Some((&first, rest)) = groups.split_first() else { return false };
    // A decimal has one dot. Where dots part a number, they part it several times.
    if number.contains('.')
        && !is_north_american(&groups)
        && (groups.len() < 4 || groups.iter().any(|group| group.len() > 4))
    {
        return false;
    }
    let number_of = digits.len();
    match digits[..] {
        _ if plus => first != "0" && !first.starts_with("00") && (8..=15).contains(&number_of),
        [b'0', b'0', country, ..] => {
            country != b'0'
                && (if rest.is_empty() { 12..=17 } else { 10..=17 }).contains(&number_of)
        }
        [b'0', ..] => match first.len() {
            // 01 23 45 67 89, as in France.
            2 => {
                groups.len() == 5 && groups.iter().all(|group| group.len() == 2)
                    || first == "01" && is_viennese(number, rest)
            }
            3..=6 => !rest.is_empty() && (7..=12).contains(&number_of),
            10..=12 => rest.is_empty(),
            _ => false,
        },
        _ => is_north_american(&groups),
    }
}

/// (212) 555-0100, perhaps with the 1 of the country before it.
fn is_north_american(groups: &[&str]) -> bool {
    let groups = if let ["1", rest @ ..] = groups { rest } else { groups };
    let from_two = |group: &str| group.len() == 3 && group.as_bytes()[0] >= b'2';
    matches!(groups, [area, exchange, line] if from_two(area) && from_two(exchange) && line.len() == 4)
}

/// (01) 512 34 56, perhaps with an extension.
fn is_viennese(number: &str, rest: &[&str]) -> bool {
    let digits: usize = rest.iter().map(|group| group.len()).sum();
    let after_area = number.trim_start_matches('(').as_bytes().get(2);
    after_area.is_some_and(|mark| b" /)".contains(mark))
        && rest.first().is_some_and(|group| group.len() >= 3)
        && (7..=10).contains(&digits)
}
