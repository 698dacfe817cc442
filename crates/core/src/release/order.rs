//! The lines of a release in the order of what they show.
//!
//! There may be as many lines as memory has room for, so that no text of a line is compared with
//! another: each text has its place among those of its column, and lines are put in order of these
//! places, from the last column to the first (Knuth, The Art of Computer Programming 3, 5.2.5).

use super::Applied;
use crate::table::{Column, Table};

impl Applied {
    /// The records that are written, in the order of what they show in one released column after
    /// the other, by the bytes of the texts; as they stand in the input where they show the same.
    #[must_use]
    pub fn in_order(&self, table: &Table) -> Vec<u32> {
        let mut records = self.kept();
        for column in self.columns().iter().rev() {
            let texts = self.texts_written(table, column);
            let known: Vec<&str> = texts.dictionary().iter().collect();
            let places = places(&known);
            records =
                ordered(&records, &places, |record| texts.number(self, table, record, column));
        }
        records
    }
}

/// These records, in the order of the texts that they have in one of these columns after the other,
/// by the bytes of the texts; as they stand where they have the same.
#[must_use]
pub fn order_by_columns(mut records: Vec<u32>, columns: &[&Column]) -> Vec<u32> {
    for column in columns.iter().rev() {
        let texts: Vec<&str> = column.dictionary.iter().collect();
        records = ordered(&records, &places(&texts), |record| column.codes.get(record as usize));
    }
    records
}

/// The place of each of some distinct texts among them.
fn places(texts: &[&str]) -> Vec<u32> {
    let mut codes: Vec<u32> = (0..texts.len() as u32).collect();
    codes.sort_unstable_by_key(|&code| texts[code as usize]);
    let mut places = vec![0; texts.len()];
    for (place, &code) in (0..).zip(&codes) {
        places[code as usize] = place;
    }
    places
}

/// Records in the order of the places of the texts that they have, by their codes; as they stood
/// where they have the same.
fn ordered(records: &[u32], places: &[u32], code: impl Fn(u32) -> u32) -> Vec<u32> {
    // Where the records with a text begin, once all before are counted.
    let mut next = vec![0_u32; places.len() + 1];
    for &record in records {
        next[places[code(record) as usize] as usize + 1] += 1;
    }
    for place in 1..next.len() {
        next[place] += next[place - 1];
    }
    let mut sorted = vec![0; records.len()];
    for &record in records {
        let next = &mut next[places[code(record) as usize] as usize];
        sorted[*next as usize] = record;
        *next += 1;
    }
    sorted
}

#[cfg(test)]
mod tests {
    use super::order_by_columns;
    use crate::table::{Column, Dictionary};
    use proptest::prelude::*;

    fn column(texts: &[String]) -> Column {
        let mut dictionary = Dictionary::new();
        let codes = texts.iter().map(|text| dictionary.insert(text)).collect();
        Column { name: String::new(), codes, dictionary }
    }

    proptest! {
        #[test]
        fn lines_are_put_in_order_as_a_stable_sort_of_their_texts_does(
            lines in prop::collection::vec(("[ab]{0,2}", "[\u{0}ß~a]{0,2}", "[0-2]"), 0..60),
            left_out in prop::collection::vec(any::<bool>(), 60),
        ) {
            let columns = [0, 1, 2].map(|index| {
                let texts = lines.iter().map(|(a, b, c)| [a, b, c][index].clone());
                column(&texts.collect::<Vec<String>>())
            });
            let some = (0..lines.len() as u32).filter(|&line| !left_out[line as usize]);
            let some: Vec<u32> = some.collect();
            let mut expected = some.clone();
            expected.sort_by_key(|&line| lines[line as usize].clone());
            prop_assert_eq!(order_by_columns(some, &columns.each_ref()), expected);
        }
    }
}
