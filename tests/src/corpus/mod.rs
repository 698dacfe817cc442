//! Small made-up tables with what is right to say of each column.
//!
//! Every table is drawn, with a fixed seed, from [`kinds`] of columns: what they are called in
//! three languages, what stands in them, and the right answers. Of half of the tables a person
//! has said which columns stand in them under which names ([`made`]), with every trap that is
//! known; the others are [`drawn`] as a whole. [`score`] compares the answers with what
//! `outis` suggests.

mod checks;
pub mod drawn;
mod identifiers;
pub mod kinds;
pub mod made;
mod offices;
mod others;
pub mod person;
pub mod score;
mod traps;
pub mod words;

use fastrand::Rng;
use kinds::Kind;
use person::Person;
use words::Language;

/// A table with the right answers.
#[derive(Debug)]
pub struct Specimen {
    /// What it is about.
    pub name: String,
    /// The file, in UTF-8.
    pub text: String,
    /// Whether its first line names the columns.
    pub has_header: bool,
    /// What stands between cells.
    pub delimiter: u8,
    /// How its dates are written.
    pub dates: &'static str,
    /// What each column is called and what is right to say of it.
    pub columns: Vec<(String, &'static Kind)>,
}

/// What a table is made of.
pub struct Outline {
    /// What it is about.
    pub name: String,
    /// The language of its words and names.
    pub language: Language,
    /// Whether its first line names the columns.
    pub has_header: bool,
    /// What stands between cells.
    pub delimiter: u8,
    /// How its dates are written.
    pub dates: &'static str,
    /// Number of records.
    pub records: u32,
    /// The share of cells without a value.
    pub missing: f64,
    /// What each column is called and holds.
    pub columns: Vec<(String, &'static Kind)>,
}

impl Outline {
    /// Writes the table that a seed gives.
    #[must_use]
    pub fn write(self, seed: u64) -> Specimen {
        let mut random = Rng::with_seed(seed);
        let mut text = String::new();
        if self.has_header {
            text += &self.line(self.columns.iter().map(|(name, _)| name.clone()));
        }
        for record in 0..self.records {
            let mut person = Person::draw(&mut random, self.language, self.dates, record);
            let cells: Vec<String> = self
                .columns
                .iter()
                .map(|(_, kind)| match (kind.cell)(&mut person) {
                    _ if person.random.f64() < self.missing => String::new(),
                    cell => cell,
                })
                .collect();
            text += &self.line(cells.into_iter());
        }
        let Self { name, has_header, delimiter, dates, columns, .. } = self;
        Specimen { name, text, has_header, delimiter, dates, columns }
    }

    fn line(&self, cells: impl Iterator<Item = String>) -> String {
        let delimiter = char::from(self.delimiter);
        let cells: Vec<String> = cells
            .map(|cell| {
                let needs = cell.contains([delimiter, '"', '\n']);
                if needs { format!("\"{}\"", cell.replace('"', "\"\"")) } else { cell }
            })
            .collect();
        cells.join(&delimiter.to_string()) + "\n"
    }
}
