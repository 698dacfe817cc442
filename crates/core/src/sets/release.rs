//! From what was found to a file, and back: what is written is read again and measured.

use super::baskets::Baskets;
use super::kinds::Protection;
use super::layout::{FileLayout, Lines, each_record};
use super::study::{Chosen, Found, SetStudy};
use super::supports::{Pool, fewest_candidates, smallest_support};
use super::transaction::smallest_group;
use crate::error::{Error, Kind, Place, Result};
use crate::format::cells::CellWriter;
use crate::shuffle::{Seed, shuffle};
use crate::table::Dictionary;
use std::collections::BTreeMap;

/// What a release says, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReleasedSets {
    /// For each person the items as they are written.
    Sets(Vec<Vec<String>>),
    /// People in groups.
    Groups(Vec<ReleasedGroup>),
}

/// People who are published together.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ReleasedGroup {
    /// The sensitive items that somebody has, each with how many have it.
    pub sensitive: Vec<(String, u64)>,
    /// For each person the other items.
    pub people: Vec<Vec<String>>,
}

impl ReleasedSets {
    /// What was found, in words; in random order if there is a seed.
    #[must_use]
    pub fn new(study: &SetStudy, found: &Found, seed: Option<Seed>) -> Self {
        // In the order of the words, which says nothing of what they were made of.
        let words = |nodes: &[u32]| {
            let words = nodes.iter().map(|&node| study.tree.label(node).to_owned());
            let mut words: Vec<String> = words.collect();
            words.sort_unstable();
            words
        };
        let order = |length: usize| {
            let mut order: Vec<u32> = (0..length as u32).collect();
            if let Some(seed) = seed {
                shuffle(&mut order, seed);
            }
            order
        };
        match &found.chosen {
            Chosen::Sets(sets) => {
                let order = order(sets.len());
                let kept = order.iter().filter_map(|&person| sets[person as usize].as_deref());
                Self::Sets(kept.map(words).collect())
            }
            Chosen::Groups { open, groups } => {
                let groups_in_order = order(groups.len());
                let released = groups_in_order.iter().map(|&number| {
                    let group = &groups[number as usize];
                    let people = order(group.people.len());
                    let people = people.iter().map(|&place| group.people[place as usize] as usize);
                    let sensitive = group.sensitive.iter();
                    ReleasedGroup {
                        sensitive: sensitive
                            .map(|&(item, count)| (study.tree.label(item).to_owned(), count))
                            .collect(),
                        people: people.map(|person| words(&open[person])).collect(),
                    }
                });
                Self::Groups(released.collect())
            }
        }
    }

    /// How many people are released.
    #[must_use]
    pub fn people(&self) -> usize {
        match self {
            Self::Sets(sets) => sets.len(),
            Self::Groups(groups) => groups.iter().map(|group| group.people.len()).sum(),
        }
    }

    /// The text of a file of it.
    ///
    /// # Errors
    /// [`Kind::ItemParted`] if something that is written holds what parts items in a cell.
    pub fn text(&self, layout: FileLayout) -> Result<String> {
        let delimiter = layout.delimiter.unwrap_or(b';');
        let mut writer = CellWriter::new(delimiter, layout.formula_guard);
        match self {
            Self::Groups(groups) => {
                if layout.header {
                    writer.line(["group", "kind", "items"]);
                }
                for (number, group) in (1..).zip(groups) {
                    let number: String = format!("{number}");
                    for (item, count) in &group.sensitive {
                        writer.line([&*number, SENSITIVE, item, &count.to_string()]);
                    }
                    for person in &group.people {
                        let items = person.iter().map(String::as_str);
                        writer.line([&*number, ITEMS].into_iter().chain(items));
                    }
                }
            }
            Self::Sets(sets) => match layout.lines {
                Lines::Pairs => {
                    if layout.header {
                        writer.line(["record", "item"]);
                    }
                    for (number, set) in (1..).zip(sets) {
                        let number: String = format!("{number}");
                        set.iter().for_each(|item| writer.line([&*number, item]));
                    }
                }
                Lines::Persons { items, .. } => {
                    if layout.header {
                        writer.line(["items"]);
                    }
                    for set in sets {
                        match items.map(char::from) {
                            Some(mark) if set.iter().any(|item| item.contains(mark)) => {
                                return Err(Error::new(Kind::ItemParted));
                            }
                            Some(mark) => writer.line([&*set.join(&mark.to_string())]),
                            None => writer.line(set.iter().map(String::as_str)),
                        }
                    }
                }
            },
        }
        Ok(writer.finish())
    }

    /// What a file says that was written in this layout. `grouped` tells whether people are in
    /// groups.
    ///
    /// # Errors
    /// [`Kind::NotVerified`] if it cannot be read.
    pub fn parse(bytes: &[u8], layout: FileLayout, grouped: bool) -> Result<Self> {
        let unread = || unverified("parse");
        if grouped {
            let read = PlacedGroups::read(bytes, layout).map_err(|_| unread())?;
            return Ok(Self::Groups(read.groups));
        }
        let mut sets: Vec<Vec<String>> = Vec::new();
        let mut last = String::new();
        let delimiter = layout.delimiter.or(Some(b';'));
        let read = each_record(bytes, FileLayout { delimiter, ..layout }, |_, cells| {
            let cells: Vec<String> = cells.iter().map(|cell| cell.clone().into_owned()).collect();
            let is_new = cells.first().is_none_or(|first| *first != last);
            match layout.lines {
                Lines::Pairs => {
                    let [number, item] = &cells[..] else { return Err(unread()) };
                    if is_new {
                        sets.push(Vec::new());
                        last.clone_from(number);
                    }
                    sets.last_mut().ok_or_else(unread)?.push(item.clone());
                }
                Lines::Persons { items: Some(mark), .. } => {
                    let [cell] = &cells[..] else { return Err(unread()) };
                    sets.push(cell.split(char::from(mark)).map(str::to_owned).collect());
                }
                Lines::Persons { items: None, .. } => sets.push(cells),
            }
            Ok(())
        });
        read.map_err(|_| unread())?;
        Ok(Self::Sets(sets))
    }
}

/// Groups that were read of a file, each with the lines that it stands in.
#[derive(Clone, Debug, Default)]
pub struct PlacedGroups {
    /// The groups.
    pub groups: Vec<ReleasedGroup>,
    /// For each group the line of each of its sensitive items.
    pub sensitive: Vec<Vec<u64>>,
    /// For each group the line of each of its people.
    pub people: Vec<Vec<u64>>,
}

impl PlacedGroups {
    /// The groups of a file.
    ///
    /// # Errors
    /// Whatever is wrong with the file, and [`Kind::NotVerified`] for a line that no release has,
    /// each with the line.
    pub fn read(bytes: &[u8], layout: FileLayout) -> Result<Self> {
        let mut read = Self::default();
        let mut last = None;
        let delimiter = layout.delimiter.or(Some(b';'));
        each_record(bytes, FileLayout { delimiter, ..layout }, |line, cells| {
            let unread = || Error::at(Kind::NotVerified { check: "parse" }, Place::line(line));
            let [number, kind, rest @ ..] = cells else { return Err(unread()) };
            if last.as_deref() != Some(&**number) {
                last = Some(number.clone().into_owned());
                read.groups.push(ReleasedGroup::default());
                read.sensitive.push(Vec::new());
                read.people.push(Vec::new());
            }
            let group = read.groups.last_mut().ok_or_else(unread)?;
            let place = read.people.len() - 1;
            match (&**kind, rest) {
                (SENSITIVE, [item, count]) => {
                    let count = count.parse().map_err(|_| unread())?;
                    group.sensitive.push((item.clone().into_owned(), count));
                    read.sensitive[place].push(line);
                }
                (ITEMS, items) => {
                    let items = items.iter().map(|item| item.clone().into_owned());
                    group.people.push(items.collect());
                    read.people[place].push(line);
                }
                _ => return Err(unread()),
            }
            Ok(())
        })?;
        Ok(read)
    }
}

/// What a line of a release in groups is about.
const SENSITIVE: &str = "sensitive";
const ITEMS: &str = "items";

/// What was measured on a release, from what it says alone.
#[derive(Clone, Debug, PartialEq)]
pub struct MeasuredSets {
    /// The strongest parameter that it meets: k of the two models that have one, of the degree p the
    /// people of a group for one who has a sensitive item; nothing without anything to measure.
    pub achieved: Option<f64>,
    /// Whether the model holds.
    pub holds: bool,
}

/// Measures a release from what it says, by the definition of the model.
#[must_use]
pub fn measure(protection: Protection, released: &ReleasedSets) -> MeasuredSets {
    let (achieved, wanted) = match (protection, released) {
        (Protection::KmAnonymity { k, m }, ReleasedSets::Sets(sets)) => {
            (smallest_support(&pool(sets), m as usize).map(|least| least as f64), k)
        }
        (Protection::TransactionKAnonymity { k }, ReleasedSets::Sets(sets)) => {
            let mut known = Dictionary::new();
            (smallest_group(&coded(sets, &mut known)).map(|least| least as f64), k)
        }
        (Protection::PrivacyDegree { p }, ReleasedSets::Groups(groups)) => {
            let shares = groups.iter().flat_map(|group| {
                let size = group.people.len() as f64;
                group.sensitive.iter().map(move |&(_, count)| size / count as f64)
            });
            (shares.reduce(f64::min), p)
        }
        // A release of another kind holds nothing.
        _ => return MeasuredSets { achieved: None, holds: false },
    };
    let holds = achieved.is_none_or(|achieved| achieved >= f64::from(wanted));
    MeasuredSets { achieved, holds }
}

/// Refuses what was read of a file unless it is what was to be released, and holds.
///
/// # Errors
/// [`Kind::NotVerified`] with what failed.
pub fn check(
    study: &SetStudy,
    expected: &ReleasedSets,
    read: &ReleasedSets,
) -> Result<MeasuredSets> {
    if expected.people() != read.people() {
        return Err(unverified("records"));
    }
    if expected != read {
        return Err(unverified("cells"));
    }
    let measured = measure(study.protection, read);
    if !measured.holds {
        return Err(unverified("models"));
    }
    Ok(measured)
}

fn unverified(check: &'static str) -> Error {
    Error::new(Kind::NotVerified { check })
}

/// Words as codes, each set ascending.
fn coded(sets: &[Vec<String>], known: &mut Dictionary) -> Vec<Vec<u32>> {
    sets.iter()
        .map(|set| {
            let mut coded: Vec<u32> = set.iter().map(|item| known.insert(item)).collect();
            coded.sort_unstable();
            coded.dedup();
            coded
        })
        .collect()
}

fn pool(sets: &[Vec<String>]) -> Pool {
    Pool::collapse(&coded(sets, &mut Dictionary::new())).0
}

/// What somebody finds who knows some items of a person, as they are written.
#[derive(Clone, Debug, PartialEq)]
pub struct ItemExposure {
    /// The most items that are known.
    pub known: u32,
    /// The fewest people that somebody is found among; nothing without people.
    pub fewest: Option<u64>,
    /// People whom some such items single out.
    pub unique: u64,
    /// People whom some such items find among fewer than so many, by that number; nothing where
    /// none is asked for.
    pub few: Option<(u32, u64)>,
    /// How likely the right one is picked, for the best such items of each, on average.
    pub average: f64,
}

impl ItemExposure {
    /// Of people with these sets.
    fn of_pool(pool: &Pool, known: u32, k: Option<u32>) -> Self {
        let fewest = fewest_candidates(pool, known as usize);
        Self::of_fewest(&fewest, &pool.people, known, k)
    }

    /// Of so many people each of whom is found among so few; [`u64::MAX`] if nobody is found.
    #[must_use]
    pub fn of_fewest(fewest: &[u64], people: &[u64], known: u32, k: Option<u32>) -> Self {
        let each = || fewest.iter().zip(people);
        let below =
            |limit: u64| each().filter(|(few, _)| **few < limit).map(|(_, people)| people).sum();
        // Equal numbers go together, so that the sum does not depend on the order of people.
        let mut sizes: BTreeMap<u64, u64> = BTreeMap::new();
        for (&few, &people) in each().filter(|(few, _)| **few < u64::MAX) {
            *sizes.entry(few).or_default() += people;
        }
        let chances: f64 = sizes.iter().map(|(&few, &people)| people as f64 / few as f64).sum();
        let all: u64 = people.iter().sum();
        Self {
            known,
            fewest: sizes.keys().next().copied(),
            unique: below(2),
            few: k.map(|k| (k, below(k.into()))),
            average: if all == 0 { 0.0 } else { chances / all as f64 },
        }
    }

    /// Before anything was done.
    #[must_use]
    pub fn before(baskets: &Baskets, known: u32, k: Option<u32>) -> Self {
        Self::of_pool(&Pool::collapse(&baskets.sets).0, known, k)
    }

    /// Of what a release says: of who is in a group the items that are not sensitive.
    #[must_use]
    pub fn after(released: &ReleasedSets, known: u32, k: Option<u32>) -> Self {
        let sets: Vec<Vec<String>> = match released {
            ReleasedSets::Sets(sets) => sets.clone(),
            ReleasedSets::Groups(groups) => {
                groups.iter().flat_map(|group| group.people.clone()).collect()
            }
        };
        Self::of_pool(&pool(&sets), known, k)
    }
}
