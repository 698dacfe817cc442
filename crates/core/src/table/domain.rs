//! The values of one attribute once missing markers are known.

use super::{Column, LineIndex, Multiplicity, Translated, number};
use crate::error::Place;

/// Distinct values of a column, in the order in which they first occur.
///
/// All strings that mean "missing" are one value (spec M2), written as the first
/// marker. Every other value is its raw text (spec M3).
#[derive(Clone, Debug)]
pub struct Domain {
    /// The values. Only those that occur in the table.
    pub values: Vec<String>,
    /// How many records have each value.
    pub counts: Vec<u32>,
    /// The code of the missing value, if any cell is missing.
    pub missing: Option<u32>,
    /// The missing markers, the first of which is written.
    pub markers: Vec<String>,
    /// For each value, the first record (index from 0) that has it. Of values that only a
    /// population has it is a record of that.
    pub first_record: Vec<u64>,
    /// How many of the values are those of the table itself, and the lines of the population
    /// that the others are of, if there is one.
    pub population: Option<(usize, LineIndex)>,
    /// The column's number in the file, from 1.
    pub column: u32,
    /// Lines of the records.
    pub lines: LineIndex,
}

impl Domain {
    /// Reads the domain of `column`, number `number` in its file, and says what the column's
    /// codes are in the domain.
    #[must_use]
    pub fn read<'a>(
        column: &'a Column,
        number: u32,
        markers: &[String],
        lines: &LineIndex,
    ) -> (Self, Translated<'a>) {
        Self::read_counted(column, number, markers, lines, &Multiplicity::default())
    }

    /// The same where a line stands for several records.
    #[must_use]
    pub fn read_counted<'a>(
        column: &'a Column,
        number: u32,
        markers: &[String],
        lines: &LineIndex,
        counts: &Multiplicity,
    ) -> (Self, Translated<'a>) {
        let is_marker: Vec<bool> =
            column.dictionary.iter().map(|text| markers.iter().any(|m| m == text)).collect();
        let mut domain = Self {
            values: Vec::new(),
            counts: Vec::new(),
            missing: None,
            markers: markers.to_vec(),
            first_record: Vec::new(),
            population: None,
            column: number,
            lines: lines.clone(),
        };
        let mut translate = vec![u32::MAX; column.dictionary.len()];
        let occurrences = column.codes.occurrences_counted(column.dictionary.len(), counts);
        for (code, count, first) in occurrences {
            let missing = is_marker[code as usize];
            let value = match domain.missing.filter(|_| missing) {
                Some(known) => known,
                None => {
                    let new = domain.values.len() as u32;
                    let text = if missing { &markers[0] } else { column.dictionary.get(code) };
                    domain.values.push(text.to_owned());
                    domain.counts.push(0);
                    domain.first_record.push(first);
                    if missing {
                        domain.missing = Some(new);
                    }
                    new
                }
            };
            translate[code as usize] = value;
            domain.counts[value as usize] += count;
        }
        let values = domain.values.len();
        (domain, Translated::new(&column.codes, translate, values))
    }

    /// Adds the values of a second column, without records of their own, and says what its
    /// codes are in the domain: a population has values that the table does not.
    pub fn extend<'a>(&mut self, column: &'a Column, lines: &LineIndex) -> Translated<'a> {
        self.population = Some((self.values.len(), lines.clone()));
        let mut first = vec![0; column.dictionary.len()];
        for (code, _, record) in column.codes.occurrences(column.dictionary.len()) {
            first[code as usize] = record;
        }
        let mut known = super::Dictionary::new();
        for text in &self.values {
            known.insert(text);
        }
        let translate: Vec<u32> = column
            .dictionary
            .iter()
            .zip(first)
            .map(|(text, first)| {
                let missing = self.markers.iter().any(|marker| marker == text);
                let code = known.insert(if missing { &self.markers[0] } else { text });
                if code as usize == self.values.len() {
                    self.values.push(known.get(code).to_owned());
                    self.counts.push(0);
                    self.first_record.push(first);
                    if missing {
                        self.missing = Some(code);
                    }
                }
                code
            })
            .collect();
        Translated::new(&column.codes, translate, self.values.len())
    }

    /// The values as numbers, `None` for missing ones; nothing if any is no number.
    #[must_use]
    pub fn numbers(&self) -> Option<Vec<Option<f64>>> {
        self.values
            .iter()
            .enumerate()
            .map(|(code, text)| {
                if self.missing == Some(code as u32) {
                    return Some(None);
                }
                let number = number::parse(text, '.').or_else(|| number::parse(text, ','))?;
                number.to_string().parse().ok().map(Some)
            })
            .collect()
    }

    /// A domain made by hand, one record per value in the order given; for tests and for
    /// hierarchies looked at without a table.
    #[must_use]
    pub fn from_values(values: &[&str], markers: &[&str]) -> Self {
        let mut dictionary = super::Dictionary::new();
        let codes = values.iter().map(|value| dictionary.insert(value)).collect();
        let column = Column { name: String::new(), codes, dictionary };
        let markers: Vec<String> = markers.iter().map(|m| (*m).to_owned()).collect();
        Self::read(&column, 1, &markers, &LineIndex::new(2)).0
    }

    /// Where a value first occurs.
    #[must_use]
    pub fn place(&self, code: u32) -> Place {
        let record = self.first_record[code as usize];
        let lines = match &self.population {
            Some((own, lines)) if code as usize >= *own => lines,
            _ => &self.lines,
        };
        Place {
            column: Some(self.column),
            record: Some(record + 1),
            line: Some(lines.line(record)),
            ..Place::default()
        }
    }

    /// The values that are not missing, with their codes.
    pub fn present(&self) -> impl Iterator<Item = (u32, &str)> {
        let missing = self.missing;
        self.values
            .iter()
            .enumerate()
            .map(|(code, text)| (code as u32, text.as_str()))
            .filter(move |&(code, _)| Some(code) != missing)
    }
}
