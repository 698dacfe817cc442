//! Two versions of a text file, line by line, for a person who has to say which is right.

use similar::TextDiff;
use std::fmt::Write;

/// Lines around a change that stayed as they were.
const CONTEXT: usize = 3;

/// Lines of a difference after which a person would rather open both files.
const SHOWN: usize = 120;

/// What has changed from `expected` to `found`, in the form of `diff -u`; none if they are the
/// same bytes. A file that is not there is `None`.
///
/// A byte that cannot be seen is written as its escape, so that no two lines that differ look alike.
#[must_use]
pub fn difference(name: &str, expected: Option<&[u8]>, found: Option<&[u8]>) -> Option<String> {
    if expected == found {
        return None;
    }
    let mut told = match (expected, found) {
        (None, _) => format!("{name} is not expected, and found:\n"),
        (_, None) => format!("{name} is expected, and not found:\n"),
        _ => format!("{name} differs:\n"),
    };
    let (before, after) =
        (legible(expected.unwrap_or_default()), legible(found.unwrap_or_default()));
    let lines = TextDiff::from_lines(&before, &after)
        .unified_diff()
        .context_radius(CONTEXT)
        .header("expected", "found")
        .to_string();
    let mut lines = lines.lines();
    for line in lines.by_ref().take(SHOWN) {
        told.push_str(line);
        told.push('\n');
    }
    match lines.count() {
        0 => {}
        more => writeln!(told, "… and {more} more lines").expect("a text takes any line"),
    }
    Some(told)
}

/// The bytes as text in which everything but the ends of lines can be seen.
fn legible(bytes: &[u8]) -> String {
    let mut text = String::new();
    for chunk in bytes.utf8_chunks() {
        for character in chunk.valid().chars() {
            let hidden = character != '\n' && (character.is_control() || character == '\u{feff}');
            if hidden {
                text.extend(character.escape_default());
            } else {
                text.push(character);
            }
        }
        for byte in chunk.invalid() {
            write!(text, "\\x{byte:02x}").expect("a text takes any byte");
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(expected: &str, found: &str) -> Option<String> {
        difference("a.csv", Some(expected.as_bytes()), Some(found.as_bytes()))
    }

    #[test]
    fn the_same_bytes_do_not_differ() {
        assert_eq!(told("a\nb\n", "a\nb\n"), None);
        assert_eq!(difference("a.csv", None, None), None);
    }

    #[test]
    fn a_changed_line_stands_between_its_neighbours() {
        let before = "1\n2\n3\n4\n5\n6\n7\n8\n9\n";
        let told = told(before, &before.replace('5', "five")).expect("a difference");
        let expected = "a.csv differs:\n--- expected\n+++ found\n@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+five\n 6\n 7\n 8\n";
        assert_eq!(told, expected);
    }

    #[test]
    fn what_cannot_be_seen_is_shown() {
        let told = told("\u{feff}a\r\n", "a\n").expect("a difference");
        assert!(told.contains("-\\u{feff}a\\r\n+a\n"), "{told}");
        let told = difference("a.csv", Some(b"\xff"), Some(b"\xfe")).expect("a difference");
        assert!(told.contains("-\\xff") && told.contains("+\\xfe"), "{told}");
    }

    #[test]
    fn an_empty_file_is_not_a_missing_one() {
        let told = difference("a.csv", None, Some(b"")).expect("a difference");
        assert!(told.starts_with("a.csv is not expected"), "{told}");
    }

    #[test]
    fn a_long_difference_ends() {
        let long: String = (0..1000).map(|line| format!("{line}\n")).collect();
        let told = told("", &long).expect("a difference");
        // Three lines say where; of the thousand some are left out.
        assert!(told.ends_with("… and 883 more lines\n"), "{told}");
    }
}
