//! Values of a column that are one for whoever reads them and several for a computer.
//!
//! Every text is a value of its own (spec M3). A group in which "HIV", "hiv" and "HIV " stand has
//! three different values for a model and one for its readers.

use super::Column;
use std::collections::HashMap;

/// How many values of a column differ from another only in capitals, white space and characters
/// that are not seen. `markers` are the texts that mean "missing".
#[must_use]
pub fn spelled_alike(column: &Column, markers: &[String]) -> u32 {
    let texts = column.dictionary.iter();
    let mut readings: HashMap<String, u32> = HashMap::new();
    for text in texts.filter(|text| !markers.iter().any(|marker| marker == text)) {
        *readings.entry(as_read(text)).or_default() += 1;
    }
    readings.into_values().filter(|&values| values > 1).sum()
}

fn as_read(text: &str) -> String {
    let seen = text.chars().filter(|letter| {
        !letter.is_whitespace()
            && !letter.is_control()
            && !matches!(letter, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{2060}' | '\u{feff}')
    });
    seen.flat_map(char::to_lowercase).collect()
}

#[cfg(test)]
mod tests {
    use super::spelled_alike;
    use crate::table::{Column, Dictionary};

    #[test]
    fn spellings_of_one_value_are_counted() {
        let alike = |texts: &[&str]| {
            let mut dictionary = Dictionary::new();
            texts.iter().for_each(|text| {
                dictionary.insert(text);
            });
            let column = Column { dictionary, ..Column::default() };
            spelled_alike(&column, &[String::new(), "na".to_owned(), "NA".to_owned()])
        };
        assert_eq!(alike(&["HIV", "hiv", "HIV ", "flu", "NA", "na", ""]), 3);
        assert_eq!(alike(&["m", "m\u{a0}", "w", "W\u{200b}"]), 4);
        assert_eq!(alike(&["HIV", "HIV2", "flu"]), 0);
    }
}
