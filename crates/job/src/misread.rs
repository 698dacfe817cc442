//! Letters that stand for others: `MÃ¼nchen` for `München`, as where files in two encodings were put
//! together, or one was converted twice. The same value is two then, and nobody sees it in a table
//! of thousands. Or `Ïåòðîâ` for `Петров`, in a file whose encoding is none that is read.

mod neighbours; // Encodings that are read as windows-1252.

use crate::column_notice::column_notice;
use neighbours::LetterNeighbours;
use outis::format::Loaded;
use outis_protocol::report::{Notice, NoticeCode};

/// What the second byte of two that are a letter in UTF-8 is in windows-1252, beside the letters of
/// ISO 8859-1 from U+0080 to U+00BF.
const SECOND: &str = "€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ";

/// Columns with such letters, how many records they are in, and the line of the first.
pub(crate) fn letters(loaded: &Loaded) -> impl Iterator<Item = Notice> {
    let neighbours = LetterNeighbours::told(loaded);
    let columns = loaded.table.columns.iter();
    columns.filter_map(move |column| {
        column_notice(&loaded.table, column, NoticeCode::LettersMisread, &|text| {
            is_misread(text) || neighbours.have_written(text)
        })
    })
}

/// So many signs in a row that are none of ASCII, two letters among them, are no word of a language
/// that is written in Latin-1.
const IN_A_ROW: usize = 4;

fn is_misread(text: &str) -> bool {
    is_converted_twice(text) || is_of_another_script(text)
}

/// Whether a row of signs of windows-1252 stands for letters of another script.
fn is_of_another_script(text: &str) -> bool {
    text.split(|letter| !matches!(letter, '\u{a1}'..='\u{ff}') && !SECOND.contains(letter)).any(
        |row| {
            let mut letters = row.chars().filter(|letter| letter.is_alphabetic());
            row.chars().count() >= IN_A_ROW && letters.nth(1).is_some()
        },
    )
}

/// Whether two letters stand where one of Latin-1 is meant, whose first byte in UTF-8 is `Ã`.
fn is_converted_twice(text: &str) -> bool {
    text.match_indices('Ã').any(|(place, first)| {
        let second = text[place + first.len()..].chars().next();
        second.is_some_and(|letter| {
            ('\u{80}'..='\u{bf}').contains(&letter) || SECOND.contains(letter)
        })
    })
}

#[cfg(test)]
mod tests {
    use super::is_misread;

    #[test]
    fn letters_that_stand_for_others_are_known() {
        for text in
            ["MÃ¼nchen", "JÃ¤ger", "StraÃŸe", "Ã–sterreich", "RenÃ©", "Ïåòðîâ", "Íõ¾²", "Ðáðáä 3"]
        {
            assert!(is_misread(text), "{text}");
        }
        for text in
            ["München", "SÃO PAULO", "Ã", "JoÃo", "naïve", "créée", "«Ä»", "ÄÖÜ", "Петров", "½–¾ €"]
        {
            assert!(!is_misread(text), "{text}");
        }
    }
}
