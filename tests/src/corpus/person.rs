//! The made-up people that records are about, and the table's way of writing.

use super::words::{self, Language};
use fastrand::Rng;

/// How dates are written in a table.
pub const DATES: [[&str; 2]; 3] =
    [["%d/%m/%Y", "%Y-%m-%d"], ["%d.%m.%Y", "%Y-%m-%d"], ["%d/%m/%Y", "%d.%m.%Y"]];

/// A day: year, month, day.
pub type Day = (u32, u32, u32);

/// Somebody, and how the table is written that holds their record.
pub struct Person<'a> {
    /// What all else is drawn from.
    pub random: &'a mut Rng,
    /// The language of the table.
    pub language: Language,
    /// How it writes dates, one of [`DATES`].
    pub dates: &'static str,
    /// The number of the record, from 0.
    pub record: u32,
    /// The given name.
    pub given: &'static str,
    /// The family name.
    pub family: &'static str,
    /// Whether she is a woman, whatever the name says.
    pub woman: bool,
    /// The day of birth.
    pub birth: Day,
    /// Where they live.
    pub town: &'static str,
}

impl<'a> Person<'a> {
    /// The next person of a table.
    pub fn draw(random: &'a mut Rng, language: Language, dates: &'static str, record: u32) -> Self {
        let one =
            |random: &mut Rng, list: &'static [&'static str]| list[random.usize(..list.len())];
        let given = one(random, words::given(language));
        let family = one(random, words::family(language));
        let town = one(random, words::towns(language));
        let birth = day(random, 1931..=2006);
        let woman = random.bool();
        Self { random, language, dates, record, given, family, woman, birth, town }
    }

    /// One of a list.
    pub fn one(&mut self, list: &[&str]) -> String {
        list[self.random.usize(..list.len())].to_owned()
    }

    /// One of three lists, by the language.
    pub fn said(&mut self, english: &[&str], german: &[&str], french: &[&str]) -> String {
        self.one(self.language.of_three(english, german, french))
    }

    /// So many digits, the first not 0.
    pub fn digits(&mut self, count: usize) -> String {
        let mut text = self.random.u32(1..10).to_string();
        text.extend((1..count).map(|_| self.random.digit(10)));
        text
    }

    /// A capital letter.
    pub fn letter(&mut self) -> char {
        self.random.uppercase()
    }

    /// A day as the table writes it.
    pub fn written(&self, (year, month, day): Day) -> String {
        match self.dates {
            "%d/%m/%Y" => format!("{day:02}/{month:02}/{year}"),
            "%d.%m.%Y" => format!("{day:02}.{month:02}.{year}"),
            _ => format!("{year}-{month:02}-{day:02}"),
        }
    }

    /// A day of the last years.
    pub fn recent(&mut self) -> Day {
        day(self.random, 2019..=2024)
    }

    /// A number with decimals as the language writes it.
    pub fn decimal(&self, number: f64, places: usize) -> String {
        let text = format!("{number:.places$}");
        self.language.of_three(text.clone(), text.replace('.', ","), text.replace('.', ","))
    }
}

fn day(random: &mut Rng, years: std::ops::RangeInclusive<u32>) -> Day {
    (random.u32(years), random.u32(1..=12), random.u32(1..=28))
}
