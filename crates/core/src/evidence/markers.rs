//! Missing cells of a column, however each is written.

use crate::table::{Column, Dictionary};

/// For each code of a column the one that it counts as, all missing markers for one; and that one,
/// if there is a marker.
#[must_use]
pub fn one_marker(column: &Column, markers: &[String]) -> (Vec<u32>, Option<u32>) {
    let mut missing = None;
    let codes = (0..)
        .zip(column.dictionary.iter())
        .map(|(code, text)| match markers.iter().any(|marker| marker == text) {
            true => *missing.get_or_insert(code),
            false => code,
        })
        .collect();
    (codes, missing)
}

/// A column in which all missing cells are written as the first marker, unless they are
/// already.
#[must_use]
pub fn written_alike(column: &Column, markers: &[String]) -> Option<Column> {
    let (first, others) = markers.split_first()?;
    if !others.iter().any(|marker| column.dictionary.code(marker).is_some()) {
        return None;
    }
    let mut dictionary = Dictionary::new();
    let codes = column.dictionary.iter().map(|text| {
        let is_other = others.iter().any(|other| other == text);
        dictionary.insert(if is_other { first } else { text })
    });
    let codes: Vec<u32> = codes.collect();
    Some(Column {
        name: column.name.clone(),
        codes: column.codes.iter().map(|code| codes[code as usize]).collect(),
        dictionary,
    })
}
