//! Several columns as one, whose values say something only beside each other.

use super::{Column, Table};
use hashbrown::HashMap;
use rustc_hash::FxBuildHasher;

/// What stands between the values of the columns: no text that anybody writes has it.
pub const BETWEEN: char = '\u{1f}';

/// A column whose values are those of several, called as the first of them. It says nothing where one of
/// these does: the first of `markers`, the texts that mean "missing", stands there.
#[must_use]
pub fn together(table: &Table, columns: &[usize], markers: &[String]) -> Column {
    let name = columns.first().map(|&first| table.columns[first].name.clone());
    let mut whole = Column { name: name.unwrap_or_default(), ..Column::default() };
    let mut known: Vec<u32> = vec![0; table.records];
    for &column in columns {
        // Numbered as they first occur.
        let mut numbers: HashMap<(u32, u32), u32, FxBuildHasher> = HashMap::default();
        for (known, code) in known.iter_mut().zip(table.columns[column].codes.iter()) {
            let next = numbers.len() as u32;
            *known = *numbers.entry((*known, code)).or_insert(next);
        }
    }
    let mut codes: Vec<u32> = Vec::new();
    for (record, &number) in known.iter().enumerate() {
        // A number is new where it is the next.
        if number as usize == codes.len() {
            let texts = columns.iter().map(|&column| {
                let Column { codes, dictionary, .. } = &table.columns[column];
                dictionary.get(codes.get(record))
            });
            let texts: Vec<&str> = texts.collect();
            let mut markers_met = markers.iter().filter(|marker| texts.contains(&marker.as_str()));
            codes.push(match markers_met.next().and(markers.first()) {
                Some(marker) => whole.dictionary.insert(marker),
                None => whole.dictionary.insert(&texts.join(BETWEEN.encode_utf8(&mut [0; 4]))),
            });
        }
        whole.codes.push(codes[number as usize]);
    }
    whole.codes.shrink();
    whole
}

#[cfg(test)]
mod tests {
    use super::together;
    use crate::format::csv::{Options, Reader};

    #[test]
    fn values_are_put_together_and_nothing_where_one_is_missing() {
        let text = "hh,person\n1,11\n11,1\n1,11\nNA,2\n2,NA\n,\n";
        let mut reader = Reader::new(Options { header: Some(true), ..Options::default() });
        reader.push(text.as_bytes()).unwrap();
        let table = reader.finish().unwrap().table;
        let texts = |markers: &[&str]| -> Vec<String> {
            let markers: Vec<String> = markers.iter().map(|&marker| marker.to_owned()).collect();
            let whole = together(&table, &[1, 0], &markers);
            assert_eq!(whole.name, "person");
            whole.codes.iter().map(|code| whole.dictionary.get(code).to_owned()).collect()
        };
        let told = ["11\u{1f}1", "1\u{1f}11", "11\u{1f}1"];
        assert_eq!(texts(&["NA", ""]), [&told[..], &["NA", "NA", "NA"]].concat());
        assert_eq!(texts(&[""]), [&told[..], &["2\u{1f}NA", "NA\u{1f}2", ""]].concat());
        assert_eq!(texts(&[])[5], "\u{1f}");
    }
}
