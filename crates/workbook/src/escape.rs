//! Text of a cell as it stands in a part of a workbook.
//!
//! XML has no way to write most control characters, and reads a carriage return as a line feed.
//! Workbooks write such a character as `_x000D_`, by its number in UTF-16 (ECMA-376 part 1,
//! 22.9.2.19), and an underscore that would begin something of the kind as `_x005F_`.

use std::fmt::Write as _;

/// Adds a cell's text.
pub(crate) fn push_text(xml: &mut String, text: &str) {
    for (index, letter) in text.char_indices() {
        match letter {
            '&' => xml.push_str("&amp;"),
            '<' => xml.push_str("&lt;"),
            '>' => xml.push_str("&gt;"),
            '_' if begins_escape(&text[index + 1..]) => xml.push_str("_x005F_"),
            letter if needs_escape(letter) => {
                let _ = write!(xml, "_x{:04X}_", u32::from(letter));
            }
            letter => xml.push(letter),
        }
    }
}

/// Whether a character has to be written by its number.
fn needs_escape(letter: char) -> bool {
    matches!(letter, '\0'..='\x08' | '\x0b'..='\x1f' | '\u{fffe}' | '\u{ffff}')
}

/// Whether an underscore before this would be taken for the beginning of an escape. What needs one
/// itself begins with an underscore once it is written.
fn begins_escape(rest: &str) -> bool {
    let mut rest = rest.chars();
    rest.next() == Some('x')
        && rest.by_ref().take(4).filter(char::is_ascii_hexdigit).count() == 4
        && rest.next().is_some_and(|end| end == '_' || needs_escape(end))
}

#[cfg(test)]
mod tests {
    use super::push_text;

    #[track_caller]
    fn writes(text: &str, expected: &str) {
        let mut xml = String::new();
        push_text(&mut xml, text);
        assert_eq!(xml, expected);
    }

    #[test]
    fn what_xml_cannot_say_is_written_by_its_number() {
        writes("a < b & \"c\" > d", "a &lt; b &amp; \"c\" &gt; d");
        writes("tab\tand\nline", "tab\tand\nline");
        writes("a\r\nb\0\u{ffff}", "a_x000D_\nb_x0000__xFFFF_");
        writes("_x000D_", "_x005F_x000D_");
        writes("_x005F_x000d_", "_x005F_x005F_x005F_x000d_");
        writes("_x0041\r", "_x005F_x0041_x000D_");
        writes("_x0041\u{ffff}", "_x005F_x0041_xFFFF_");
        writes("_x00zz_ _x004 __ _ü", "_x00zz_ _x004 __ _ü");
    }
}
