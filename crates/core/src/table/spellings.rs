//! Values of a column that are one for whoever reads them and several for a computer.
//!
//! Every text is a value of its own (spec M3). A group in which "HIV", "hiv" and "HIV " stand has
//! three different values for a model and one for its readers.

use super::together::BETWEEN;
use super::{Column, Dictionary, Table, composed};
use crate::error::{Place, Warning, WarningKind};
use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};

/// So many digits are one number, whatever stands between them.
const LONG: usize = 7;

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

/// The warning that numbers of persons in a column differ only in how they are written: in what
/// [`spelled_alike`] has, in the signs between their parts, in accents composed otherwise, as names in
/// the order of their words, and as numbers in zeros before them or in `.0` behind them. The place is that of the first record with one of them.
#[must_use]
pub fn persons_alike(table: &Table, column: usize, markers: &[String]) -> Option<Warning> {
    let AlikeNumbers { values, is_alike } =
        AlikeNumbers::found(&table.columns[column].dictionary, markers)?;
    let first = table.columns[column].codes.iter().position(|code| is_alike[code as usize])?;
    let Place { line, .. } = table.place(column, first);
    let attribute = Some(table.columns[column].name.clone());
    let place = Place { attribute, line, ..Place::default() };
    Some(Warning { kind: WarningKind::PersonsAlike { values }, place })
}

/// Persons by their numbers or names, each with the line where it first stands.
#[derive(Clone, Debug, Default)]
pub struct PersonNumbers {
    /// What they are called, in the order in which they first stand in the file.
    pub texts: Dictionary,
    lines: Vec<u64>,
}

impl PersonNumbers {
    /// The code of a number that stands in a line.
    pub fn insert(&mut self, number: &str, line: u64) -> u32 {
        let code = self.texts.insert(number);
        if code as usize == self.lines.len() {
            self.lines.push(line);
        }
        code
    }

    /// The warning that some differ only in how they are written, as [`persons_alike`] has it.
    #[must_use]
    pub fn alike(&self) -> Option<Warning> {
        let AlikeNumbers { values, is_alike } = AlikeNumbers::found(&self.texts, &[])?;
        let first = is_alike.iter().position(|&is_alike| is_alike)?;
        let place = Place::line(self.lines[first]);
        Some(Warning { kind: WarningKind::PersonsAlike { values }, place })
    }
}

/// Numbers that are read like another.
struct AlikeNumbers {
    /// How many there are.
    values: u64,
    /// Of each code, whether it is one.
    is_alike: Vec<bool>,
}

impl AlikeNumbers {
    /// Those of a dictionary; nothing where none can be.
    fn found(dictionary: &Dictionary, markers: &[String]) -> Option<Self> {
        if !may_be_alike(dictionary) {
            return None;
        }
        let mut found = Self { values: 0, is_alike: vec![false; dictionary.len()] };
        let readings = number_readings(dictionary, markers);
        for alike in readings.chunk_by(|one, next| one.0 == next.0).filter(|alike| alike.len() > 1)
        {
            found.values += alike.len() as u64;
            alike.iter().for_each(|&(_, code)| found.is_alike[code as usize] = true);
        }
        Some(found)
    }
}

/// A column in which numbers of persons that are read alike, as [`persons_alike`] tells, are one value, the
/// one that comes first; none if each is read by itself. Missing ones stay apart.
#[must_use]
pub(super) fn read_as_one(column: &Column, markers: &[String]) -> Option<Column> {
    if !may_be_alike(&column.dictionary) {
        return None;
    }
    let readings = number_readings(&column.dictionary, markers);
    let mut first: Vec<u32> = (0..column.dictionary.len() as u32).collect();
    let mut is_changed = false;
    for alike in readings.chunk_by(|one, next| one.0 == next.0).filter(|alike| alike.len() > 1) {
        is_changed = true;
        alike.iter().for_each(|&(_, code)| first[code as usize] = alike[0].1);
    }
    if !is_changed {
        return None;
    }
    let mut one = Column { name: column.name.clone(), ..Column::default() };
    let codes = first.iter().map(|&code| one.dictionary.insert(column.dictionary.get(code)));
    let codes: Vec<u32> = codes.collect();
    column.codes.for_each(|code| one.codes.push(codes[code as usize]));
    Some(one)
}

/// What each value that is not missing is read as, with its code, those that are read alike together.
fn number_readings(dictionary: &Dictionary, markers: &[String]) -> Vec<(u64, u32)> {
    // Hashes stand for the readings: of millions of numbers the texts would fill the memory.
    let mut readings: Vec<(u64, u32)> = { dictionary.iter() }
        .zip(0..)
        .filter(|(text, _)| !markers.iter().any(|marker| marker == text))
        .map(|(text, code)| {
            let mut hasher = DefaultHasher::new();
            number_as_read(text).hash(&mut hasher);
            (hasher.finish(), code)
        })
        .collect();
    readings.sort_unstable();
    readings
}

/// Whether two texts may be read alike. Most columns are told by the letters that occur, which is
/// soon seen.
fn may_be_alike(dictionary: &Dictionary) -> bool {
    let (mut lower, mut upper, mut zeros) = (false, false, false);
    // The shortest and the longest number.
    let (mut shortest, mut longest) = (usize::MAX, 0);
    for text in dictionary.iter().filter(|text| !text.is_empty()) {
        let bytes = text.as_bytes();
        if !bytes.iter().all(u8::is_ascii_alphanumeric) {
            return true;
        }
        lower |= bytes.iter().any(u8::is_ascii_lowercase);
        upper |= bytes.iter().any(u8::is_ascii_uppercase);
        if bytes.iter().all(u8::is_ascii_digit) {
            zeros |= bytes[0] == b'0';
            (shortest, longest) = (shortest.min(bytes.len()), longest.max(bytes.len()));
        }
    }
    lower && upper || zeros && shortest < longest
}

/// What a text is for whoever compares it with another as [`persons_alike`] does; of signs alone,
/// the text without blanks.
#[must_use]
pub fn compared_as(text: &str) -> String {
    let read = number_as_read(text);
    if read.is_empty() { as_read(text) } else { read }
}

/// What a person's number or name is for whoever compares it with another: signs between its parts
/// are one like another, or none between letters and digits; words stand in any order. Of several columns
/// [together](super::together) each is read by itself.
fn number_as_read(text: &str) -> String {
    let parts: Vec<String> = text.split(BETWEEN).map(part_as_read).collect();
    parts.join(BETWEEN.encode_utf8(&mut [0; 4]))
}

fn part_as_read(text: &str) -> String {
    let text = composed(text).to_lowercase();
    let whole = text.strip_suffix(".0").filter(|whole| whole.bytes().all(|it| it.is_ascii_digit()));
    let parts =
        whole.unwrap_or(&text).split(|letter: char| !letter.is_alphanumeric() && is_seen(letter));
    let parts = parts.map(|part| part.chars().filter(|&it| is_seen(it)).collect::<String>());
    let mut parts: Vec<String> = parts.filter(|part| !part.is_empty()).collect();
    let digits: usize = parts.iter().map(String::len).sum();
    if parts.iter().all(|part| part.bytes().all(|byte| byte.is_ascii_digit())) {
        // Of a long number, such as one of a telephone, the parts mean nothing.
        if digits >= LONG {
            parts = vec![parts.concat()];
        }
        if let [number] = &mut *parts {
            return number.trim_start_matches('0').to_owned();
        }
    } else if parts.iter().all(|part| part.chars().all(char::is_alphabetic)) {
        parts.sort_unstable();
    }
    let mut read = String::new();
    for part in parts {
        let [last, first] = [read.chars().next_back(), part.chars().next()];
        let are_digits = [last, first].map(|letter| letter.is_some_and(char::is_numeric));
        if last.is_some() && are_digits[0] == are_digits[1] {
            read.push(' ');
        }
        read.push_str(&part);
    }
    read
}

fn as_read(text: &str) -> String {
    let seen = text.chars().filter(|&letter| is_seen(letter) && !letter.is_whitespace());
    seen.flat_map(char::to_lowercase).collect()
}

/// Whether a reader sees a letter, or the room that it takes.
fn is_seen(letter: char) -> bool {
    !letter.is_control()
        && !matches!(letter, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{2060}' | '\u{feff}')
}

#[cfg(test)]
mod tests {
    use super::{persons_alike, spelled_alike};
    use crate::error::WarningKind;
    use crate::format::csv::{Options, Reader};
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

    #[test]
    fn numbers_of_persons_that_are_read_alike_are_counted() {
        let alike = |numbers: &[&str]| {
            let text = format!("id\n{}\n", numbers.join("\n"));
            let mut reader = Reader::new(Options {
                header: Some(true),
                delimiter: Some(b'|'),
                ..Options::default()
            });
            reader.push(text.as_bytes()).unwrap();
            let table = reader.finish().unwrap().table;
            let found = persons_alike(&table, 0, &[String::new(), "NA".to_owned()])?;
            let WarningKind::PersonsAlike { values } = found.kind else { panic!("{found:?}") };
            Some((values, found.place.line.unwrap_or_default()))
        };
        assert_eq!(alike(&["p1", "q2", "P1", "p1", "Q3"]), Some((2, 2)));
        assert_eq!(alike(&["12", "8", "007", "7", "7.0"]), Some((3, 4)));
        assert_eq!(alike(&["5", "12.0", "12"]), Some((2, 3)));
        assert_eq!(alike(&["07\u{1f}1", "7\u{1f}01", "71\u{1f}"]), Some((2, 2)));
        assert_eq!(alike(&["Zo\u{eb}", "Zoe", "Zoe\u{308}"]), Some((2, 2)));
        assert_eq!(alike(&["K 1", "K1", "K2", "K2\u{200b}", "K-3"]), Some((4, 2)));
        assert_eq!(alike(&["K-017", "k 017", "K017", " K015", "K015\u{a0}"]), Some((5, 2)));
        assert_eq!(alike(&["0441/55010", "0441 55010", "044155010"]), Some((3, 2)));
        assert_eq!(
            alike(&["Vogt; Petra", "Petra Vogt", "VOGT, PETRA", "Vogt Peter"]),
            Some((3, 2))
        );
        // Nothing is alike among numbers of one length, letters of one case, and what differs.
        for apart in [
            &["007", "070", "700"][..],
            &["p1", "p11", "q1"],
            &["P-1", "P-01"],
            &["Ab", "aC", "NA", "7", "70"],
            &["1.5", "15", "1.0"],
            &["1\u{1f}11", "11\u{1f}1", "111\u{1f}"],
            &["1-11", "11-1", "1-1-1"],
            &["a.b@x", "ab@x"],
        ] {
            assert_eq!(alike(apart), None, "{apart:?}");
        }
    }
}
