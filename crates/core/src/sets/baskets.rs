//! Who has what: sets of items, one for each person.

use crate::error::{Error, Kind, Place, Result, Warning};
use crate::table::spellings::PersonNumbers;
use crate::table::{Dictionary, Domain, LineIndex};

/// The sets of a file. An item that a person has twice counts once; who has no item is counted and
/// left out (spec I1).
#[derive(Clone, Debug)]
pub struct Baskets {
    /// The items, numbered in the order in which they first occur.
    pub items: Dictionary,
    /// The line where each item first stands.
    pub first_lines: Vec<u64>,
    /// For each person the items, ascending; never empty.
    pub sets: Vec<Vec<u32>>,
    /// The line where each of these sets begins.
    pub lines: Vec<u64>,
    /// Persons without an item.
    pub empty: u64,
    /// That persons differ only in how they are written.
    pub alike: Option<Warning>,
}

impl Baskets {
    /// How often each item occurs.
    #[must_use]
    pub fn occurrences(&self) -> Vec<u64> {
        let mut occurrences = vec![0; self.items.len()];
        for &item in self.sets.iter().flatten() {
            occurrences[item as usize] += 1;
        }
        occurrences
    }

    /// The most items that a person has.
    #[must_use]
    pub fn longest(&self) -> usize {
        self.sets.iter().map(Vec::len).max().unwrap_or_default()
    }

    /// The lines where the sets begin.
    #[must_use]
    pub fn line_index(&self) -> LineIndex {
        let mut lines = LineIndex::new(self.lines.first().copied().unwrap_or(1));
        for (person, &line) in (0..).zip(&self.lines) {
            lines.note(person, line);
        }
        lines
    }

    /// The items as the values of a column, for which a hierarchy is built.
    #[must_use]
    pub fn domain(&self) -> Domain {
        let mut first_record = vec![u64::MAX; self.items.len()];
        for (person, set) in (0..).zip(&self.sets) {
            for &item in set {
                let first = &mut first_record[item as usize];
                *first = person.min(*first);
            }
        }
        Domain {
            values: self.items.iter().map(str::to_owned).collect(),
            counts: self.occurrences().into_iter().map(|count| count as u32).collect(),
            missing: None,
            markers: Vec::new(),
            first_record,
            population: None,
            column: 1,
            lines: self.line_index(),
        }
    }
}

/// Sets as they come out of a file.
#[derive(Debug, Default)]
pub struct Gathering {
    items: Dictionary,
    first_lines: Vec<u64>,
    persons: Vec<(u64, Vec<u32>)>,
    known: PersonNumbers,
    /// Of each known number the person.
    owners: Vec<usize>,
}

impl Gathering {
    /// A person who has so many items at once.
    ///
    /// # Errors
    /// [`Kind::PersonMissing`] for an id that is empty; [`Kind::PersonTwice`] with both lines for
    /// one that was there before.
    pub fn add<'a>(
        &mut self,
        line: u64,
        id: Option<&str>,
        items: impl IntoIterator<Item = &'a str>,
    ) -> Result<()> {
        if let Some(id) = id {
            let id = named(id, line)?;
            if let Some(other) = self.known.texts.code(id) {
                let other_line = Some(self.persons[self.owners[other as usize]].0);
                let place = Place { line: Some(line), other_line, ..Place::default() };
                return Err(Error::at(Kind::PersonTwice, place));
            }
            self.known.insert(id, line);
            self.owners.push(self.persons.len());
        }
        self.persons.push((line, Vec::new()));
        self.put(line, self.persons.len() - 1, items);
        Ok(())
    }

    /// Some more of what a person has, who may have been there before.
    ///
    /// # Errors
    /// [`Kind::PersonMissing`] for an id that is empty.
    pub fn extend(&mut self, line: u64, id: &str, item: &str) -> Result<()> {
        let id = named(id, line)?;
        let number = self.known.insert(id, line) as usize;
        if number == self.owners.len() {
            self.owners.push(self.persons.len());
            self.persons.push((line, Vec::new()));
        }
        self.put(line, self.owners[number], [item]);
        Ok(())
    }

    fn put<'a>(&mut self, line: u64, person: usize, items: impl IntoIterator<Item = &'a str>) {
        for item in items {
            let item = item.trim();
            if !item.is_empty() {
                let item = self.items.insert(item);
                if item as usize == self.first_lines.len() {
                    self.first_lines.push(line);
                }
                self.persons[person].1.push(item);
            }
        }
    }

    /// All of them.
    ///
    /// # Errors
    /// [`Kind::NoRecords`] if nobody has an item.
    pub fn finish(self) -> Result<Baskets> {
        let baskets = self.finish_release();
        if baskets.sets.is_empty() {
            return Err(Error::new(Kind::NoRecords));
        }
        Ok(baskets)
    }

    /// All of them, be it none.
    #[must_use]
    pub fn finish_release(self) -> Baskets {
        let mut baskets = Baskets {
            items: self.items,
            first_lines: self.first_lines,
            sets: Vec::new(),
            lines: Vec::new(),
            empty: 0,
            alike: self.known.alike(),
        };
        for (line, mut set) in self.persons {
            if set.is_empty() {
                baskets.empty += 1;
                continue;
            }
            set.sort_unstable();
            set.dedup();
            baskets.sets.push(set);
            baskets.lines.push(line);
        }
        baskets
    }
}

/// An id without blanks around it, if there is one.
fn named(id: &str, line: u64) -> Result<&str> {
    match id.trim() {
        "" => Err(Error::at(Kind::PersonMissing, Place::line(line))),
        id => Ok(id),
    }
}
