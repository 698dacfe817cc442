//! Letters that stand for others: `MÃ¼nchen` for `München`, as where files in two encodings were put
//! together, or one was converted twice. The same value is two then, and nobody sees it in a table
//! of thousands.

use crate::column_notice::column_notice;
use outis::table::Table;
use outis_protocol::report::{Notice, NoticeCode};

/// What the second byte of two that are a letter in UTF-8 is in windows-1252, beside the letters of
/// ISO 8859-1 from U+0080 to U+00BF.
const SECOND: &str = "€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ";

/// Columns with such letters, how many records they are in, and the line of the first.
pub(crate) fn letters(table: &Table) -> impl Iterator<Item = Notice> {
    let columns = table.columns.iter();
    columns
        .filter_map(|column| column_notice(table, column, NoticeCode::LettersMisread, &is_misread))
}

/// Whether two letters stand where one of Latin-1 is meant, whose first byte in UTF-8 is `Ã`.
fn is_misread(text: &str) -> bool {
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
        for text in ["MÃ¼nchen", "JÃ¤ger", "StraÃŸe", "Ã–sterreich", "RenÃ©"] {
            assert!(is_misread(text), "{text}");
        }
        for text in ["München", "SÃO PAULO", "Ã", "JoÃo", "naïve"] {
            assert!(!is_misread(text), "{text}");
        }
    }
}
