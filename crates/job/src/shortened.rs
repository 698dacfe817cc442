//! Long numbers of which a spreadsheet has written the first digits alone: `1,23457E+15`. What is
//! behind them cannot be known, and people whose numbers differ there have the same.

use crate::column_notice::column_notice;
use outis::table::number::{is_integer, is_number};
use outis::table::{Column, Table};
use outis_protocol::report::{Notice, NoticeCode};

/// So many letters at most stand before the exponent; a spreadsheet shows no more digits.
const LONGEST: usize = 12;

/// Columns with such numbers, how many records they are in, and the line of the first. A column with
/// decimals or other exponents holds measurements, whose last digits nobody misses.
pub(crate) fn numbers(table: &Table) -> impl Iterator<Item = Notice> {
    let shortened = table.columns.iter().filter(|column| !are_measured(column));
    shortened
        .filter_map(|column| column_notice(table, column, NoticeCode::DigitsLost, &is_shortened))
}

fn are_measured(column: &Column) -> bool {
    column.dictionary.iter().any(|text| {
        ['.', ','].into_iter().any(|decimal| is_number(text, decimal))
            && !is_integer(text)
            && !is_shortened(text)
    })
}

/// Whether a number is written with fewer digits than it has, in the way of a spreadsheet. Those that
/// it writes so of itself and that are given to people or accounts have 12 digits to 22.
fn is_shortened(text: &str) -> bool {
    let Some((written, exponent)) = text.trim().split_once('E') else { return false };
    let are_digits = match written.as_bytes() {
        [b'1'..=b'9'] => true,
        [b'1'..=b'9', b'.' | b',', decimals @ ..] => decimals.iter().all(u8::is_ascii_digit),
        _ => false,
    };
    are_digits
        && written.len() <= LONGEST
        && matches!(exponent.as_bytes(), [b'+', b'1', b'1'..=b'9'] | [b'+', b'2', b'0' | b'1'])
}

#[cfg(test)]
mod tests {
    use super::{is_shortened, numbers};
    use outis::format::TableReader;
    use outis::format::csv::Options;

    #[test]
    fn numbers_that_a_spreadsheet_has_shortened_are_known() {
        for text in ["1,23E+15", "1.23457E+15", "9E+11", " 4.9E+12"] {
            assert!(is_shortened(text), "{text}");
        }
        for text in
            ["1.23e+15", "1.5E+06", "6.02E+23", "12.3E+15", "0E+12", "1.23E-15", "1E12", "X1E+12"]
        {
            assert!(!is_shortened(text), "{text}");
        }
    }

    #[track_caller]
    fn lines(text: &str) -> Vec<(Option<u32>, Option<u32>)> {
        let mut reader = TableReader::new(Options::default());
        reader.push(text.as_bytes()).unwrap();
        let table = reader.finish().unwrap().table;
        numbers(&table).map(|notice| (notice.records, notice.line)).collect()
    }

    #[test]
    fn columns_of_long_numbers_are_told_and_measurements_are_not() {
        let told = [(Some(2), Some(3))];
        assert_eq!(lines("id;n\n123456;1\n1,23E+15;2\n1,23E+15;3\n"), told);
        assert_eq!(lines("id;n\nA17;1\n1,23E+15;2\n1,24E+15;3\n"), told);
        assert_eq!(lines("load;n\n1.2E+06;1\n1.23E+15;2\n1.23E+15;3\n"), []);
        assert_eq!(lines("load;n\n0.5;1\n1.23E+15;2\n"), []);
    }
}
