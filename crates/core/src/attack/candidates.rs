//! Which released records each person may be.
//!
//! # Definition
//! A person x matches a released record r if x_i ∈ reg(r_i) in every column that both have
//! ([`Meaning`]); what is not known of a person matches everything. M(x) is the set of records
//! that x matches, P(r) the set of persons who match r (spec H).
//!
//! # Cost
//! Records that show the same are one class, persons of whom the same is known one tuple. Classes
//! are taken together by the levels that their texts are on, tuples by the columns that are known,
//! and each pair of such patterns is joined by hashing: time grows with patterns times tuples, and
//! with the pairs that match, of which only so many are kept as the caller allows. Where patterns are
//! nearly as many as records, so that it would take minutes, nothing is looked for.

use super::boxes::{NumberSpan, overlapping};
use super::known::KnownValue;
use super::linked::LinkedColumn;
use super::meaning::Meaning;
use crate::entity::certain_persons;
use crate::histogram::Members;
use rustc_hash::FxBuildHasher;
use std::collections::{BTreeMap, HashMap};

/// A map that is quick to look into.
pub(super) type Map<K, V> = HashMap<K, V, FxBuildHasher>;

/// The most pairs of classes and tuples that are kept by default: 8 bytes each.
pub const MOST_PAIRS: usize = 1 << 25;

/// The most cells that are looked at: some minutes' work. Where nearly every record shows something in
/// columns of its own, as with stars at random in many columns, patterns are as many as records.
const MOST_CELLS: u64 = 1 << 33;

/// Whether joining these patterns of so many columns is too much work. A side is its number of patterns
/// and of what is put together by them.
pub(super) fn is_too_much(columns: usize, sides: [(usize, usize); 2]) -> bool {
    let [(patterns, nodes), (others, other_nodes)] = sides;
    let looked_at = patterns as u64 * other_nodes as u64 + others as u64 * nodes as u64;
    looked_at.saturating_mul(columns as u64) > MOST_CELLS
}

/// Which classes of a release each of the persons whom an attacker knows may be in.
#[derive(Debug)]
pub struct Candidates {
    columns: Vec<LinkedColumn>,
    classes: EqualRecords,
    tuples: EqualRecords,
    /// Classes by the level of each column, `None` where it may be anything.
    class_patterns: Vec<(Vec<Option<u8>>, Vec<u32>)>,
    /// Tuples by the level on which each column is known of them, `None` where it is not.
    tuple_patterns: Vec<(Vec<Option<u8>>, Vec<u32>)>,
    /// The next pair of patterns.
    next: usize,
    /// Which tuple matches which class.
    pairs: Vec<(u32, u32)>,
    most: usize,
    cut_short: bool,
}

/// A column that a class shows something in and of which something is known, and the level on which both are
/// compared.
struct Both {
    column: usize,
    level: u8,
    /// For each group that is shown the one on that level, where it is on a lower one.
    shown: Option<Vec<u32>>,
    /// The same for each group that is known.
    known: Option<Vec<u32>>,
}

/// The group that a group is part of, where they are on two levels.
fn raised(group: u32, lifted: Option<&Vec<u32>>) -> u32 {
    lifted.map_or(group, |lifted| lifted[group as usize])
}

/// The most keys that are looked up of one tuple of which times are known.
const MOST_KEYS: u64 = 1 << 20;

/// The next key of a person of whom only several groups are known in some columns, counted like an odometer:
/// for each such place of the key which of its groups it has. False once all were had.
fn has_next(key: &mut [u32], several: &mut [(usize, usize, Vec<u32>)]) -> bool {
    for (place, chosen, groups) in several {
        *chosen = if *chosen + 1 < groups.len() { *chosen + 1 } else { 0 };
        key[*place] = groups[*chosen];
        if *chosen > 0 {
            return true;
        }
    }
    false
}

/// What equal records are put together into.
#[derive(Debug)]
pub(super) struct EqualRecords {
    /// For each record which of them it is.
    pub(super) number_of: Vec<u32>,
    /// For each of them its first record.
    pub(super) first: Vec<u32>,
    /// The records of each.
    pub(super) members: Members,
}

impl EqualRecords {
    /// Records that agree in all columns are one, in the order of first occurrence.
    pub(super) fn new<C: Fn(usize) -> u32>(records: usize, columns: &[C]) -> Self {
        let mut number_of = vec![0_u32; records];
        let mut first = vec![0; usize::from(records > 0)];
        for code in columns {
            let mut numbers: Map<u64, u32> = Map::default();
            first.clear();
            for (record, number) in number_of.iter_mut().enumerate() {
                let key = (u64::from(*number) << 32) | u64::from(code(record));
                let new = first.len() as u32;
                *number = *numbers.entry(key).or_insert(new);
                if *number == new {
                    first.push(record as u32);
                }
            }
        }
        let members = Members::new(&number_of, first.len());
        Self { number_of, first, members }
    }

    pub(super) fn len(&self) -> usize {
        self.first.len()
    }
}

/// Numbers from 0 on, by what each is like.
pub(super) fn by_pattern<P: Ord>(patterns: impl Iterator<Item = P>) -> Vec<(P, Vec<u32>)> {
    let mut found: BTreeMap<P, Vec<u32>> = BTreeMap::new();
    for (number, pattern) in (0..).zip(patterns) {
        found.entry(pattern).or_default().push(number);
    }
    found.into_iter().collect()
}

impl Candidates {
    /// Begins to look for them, and for at most so many pairs. All columns have the same number of
    /// records and of persons.
    #[must_use]
    pub fn new(columns: Vec<LinkedColumn>, most: usize) -> Self {
        let records = columns.first().map_or(0, LinkedColumn::records);
        let persons = columns.first().map_or(0, LinkedColumn::persons);
        let shown: Vec<_> =
            columns.iter().map(|column| |record: usize| column.shown[record]).collect();
        let classes = EqualRecords::new(records, &shown);
        let known: Vec<_> =
            columns.iter().map(|column| |person: usize| column.known_code(person)).collect();
        let tuples = EqualRecords::new(persons, &known);
        let class_patterns = by_pattern(classes.first.iter().map(|&record| {
            let levels = columns.iter().map(|column| match column.meaning(record) {
                Meaning::Everything => None,
                Meaning::Group { level, .. } => Some(level),
                Meaning::Range { .. } => Some(0),
            });
            levels.collect::<Vec<_>>()
        }));
        let tuple_patterns = by_pattern(tuples.first.iter().map(|&person| {
            let levels = columns.iter().map(|column| column.known_level(person));
            levels.collect::<Vec<_>>()
        }));
        let sides = [(class_patterns.len(), classes.len()), (tuple_patterns.len(), tuples.len())];
        Self {
            cut_short: is_too_much(columns.len(), sides),
            columns,
            classes,
            tuples,
            class_patterns,
            tuple_patterns,
            next: 0,
            pairs: Vec::new(),
            most,
        }
    }

    /// The same given up.
    #[must_use]
    pub(super) fn cut_short(self) -> Self {
        Self { cut_short: true, ..self }
    }

    /// Joins patterns until about `budget` classes and tuples were looked at; true once all are.
    pub fn step(&mut self, budget: usize) -> bool {
        let mut looked_at = 0;
        let all = self.class_patterns.len() * self.tuple_patterns.len();
        while self.next < all && looked_at < budget && !self.cut_short {
            let (levels, classes) = &self.class_patterns[self.next / self.tuple_patterns.len()];
            let (known, tuples) = &self.tuple_patterns[self.next % self.tuple_patterns.len()];
            self.next += 1;
            looked_at += classes.len() + tuples.len();
            // Groups are compared on the higher of their levels: either holds the other there, or they
            // have nothing in common.
            let mut ranged = Vec::new();
            let both = levels.iter().zip(known).enumerate().filter_map(|(column, levels)| {
                let (&shown, &known) = levels;
                let (shown, known) = (shown?, known?);
                if self.columns[column].has_ranges() {
                    ranged.push(column);
                    return None;
                }
                let level = shown.max(known);
                let lift = |own: u8| self.columns[column].lifted(own, level);
                let lifted_shown = (shown < level).then(|| lift(shown));
                // A value has its group on each level.
                let lifted_known = (0 < known && known < level).then(|| lift(known));
                Some(Both { column, level, shown: lifted_shown, known: lifted_known })
            });
            let both: Vec<Both> = both.collect();
            let mut by_key: Map<Vec<u32>, Vec<u32>> = Map::default();
            for &class in classes {
                let record = self.classes.first[class as usize];
                let key = both.iter().map(|both| match self.columns[both.column].meaning(record) {
                    Meaning::Group { group, .. } => raised(group, both.shown.as_ref()),
                    Meaning::Everything | Meaning::Range { .. } => u32::MAX,
                });
                by_key.entry(key.collect()).or_default().push(class);
            }
            let (mut key, mut several) = (Vec::new(), Vec::new());
            let mut tuples_by_key: BTreeMap<Vec<u32>, Vec<u32>> = BTreeMap::new();
            for &tuple in tuples {
                let person = self.tuples.first[tuple as usize];
                key.clear();
                several.clear();
                key.extend(both.iter().enumerate().map_while(|(place, both)| {
                    let column = &self.columns[both.column];
                    let groups = &column.hierarchy.level(usize::from(both.level)).groups;
                    match column.value(person) {
                        KnownValue::Value(value) => Some(groups[value as usize]),
                        KnownValue::Group { group, .. } => Some(raised(group, both.known.as_ref())),
                        KnownValue::Within(number) => {
                            let values = column.values_within(number).iter();
                            let own = distinct(values.map(|&value| groups[value as usize]));
                            let first = own.first().copied();
                            several.push((place, 0, own));
                            first
                        }
                        KnownValue::Unplaced | KnownValue::Unknown => None,
                    }
                }));
                // Whoever has a value without a place matches none that shows a group there.
                if key.len() < both.len() {
                    continue;
                }
                let sizes =
                    several.iter().map(|(.., groups): &(_, _, Vec<u32>)| groups.len() as u64);
                let keys = sizes.fold(1_u64, u64::saturating_mul);
                self.cut_short |= keys > MOST_KEYS;
                if self.cut_short {
                    break;
                }
                loop {
                    let matching = by_key.get(&key);
                    if !ranged.is_empty() {
                        if matching.is_some() {
                            tuples_by_key.entry(key.clone()).or_default().push(tuple);
                        }
                    } else {
                        let matching = matching.into_iter().flatten();
                        self.pairs.extend(matching.map(|&class| (tuple, class)));
                    }
                    if !has_next(&mut key, &mut several) {
                        break;
                    }
                }
                if self.pairs.len() > self.most {
                    self.cut_short = true;
                    break;
                }
            }
            for (key, tuples) in tuples_by_key {
                let Some(found) = self.in_ranges(&ranged, [&tuples, &by_key[&key]]) else {
                    self.cut_short = true;
                    break;
                };
                self.pairs.extend(found);
            }
        }
        self.cut_short || self.next == all
    }

    /// The tuples and the classes that overlap in columns of ranges; `None` if there are too many.
    fn in_ranges(&self, ranged: &[usize], sides: [&[u32]; 2]) -> Option<Vec<(u32, u32)>> {
        let [tuples, classes] = sides;
        let columns = || ranged.iter().map(|&column| &self.columns[column]);
        // Of whom a value has no place nothing but `*` stands for.
        let placed = tuples.iter().filter_map(|&tuple| {
            let person = self.tuples.first[tuple as usize];
            let spans = columns().map(|column| column.known_span(person));
            Some((tuple, spans.collect::<Option<Vec<NumberSpan>>>()?))
        });
        let (tuples, known): (Vec<u32>, Vec<Vec<NumberSpan>>) = placed.unzip();
        let shown = classes.iter().map(|&class| {
            let record = self.classes.first[class as usize];
            let spans = columns().filter_map(|column| match column.meaning(record) {
                Meaning::Range { low, high } => Some([low, high]),
                _ => None,
            });
            spans.collect::<Vec<NumberSpan>>()
        });
        let shown: Vec<Vec<NumberSpan>> = shown.collect();
        let found = overlapping([&known, &shown], self.most.saturating_sub(self.pairs.len()))?;
        Some(found.into_iter().map(|(tuple, class)| (tuples[tuple], classes[class])).collect())
    }

    /// How many pairs of patterns were joined, and of how many.
    #[must_use]
    pub fn progress(&self) -> (usize, usize) {
        (self.next, self.class_patterns.len() * self.tuple_patterns.len())
    }

    /// What was found: nobody, if there were too many pairs to keep or patterns to join, since fewer candidates than there
    /// are would make others look sure.
    #[must_use]
    pub fn finish(mut self) -> Matched {
        self.pairs.sort_unstable();
        let mut persons_of_class = vec![0_u64; self.classes.len()];
        let mut set_of_classes: Map<&[u32], usize> = Map::default();
        let class_of_pair: Vec<u32> = self.pairs.iter().map(|&(_, class)| class).collect();
        let mut sets: Vec<CandidateSet> = Vec::new();
        let mut begun = 0;
        let tuples = if self.cut_short { 0 } else { self.tuples.len() };
        for tuple in 0..tuples {
            let length =
                self.pairs[begun..].iter().take_while(|pair| pair.0 as usize == tuple).count();
            let classes = &class_of_pair[begun..begun + length];
            begun += length;
            let persons = self.tuples.members.of_class(tuple);
            for &class in classes {
                persons_of_class[class as usize] += persons.len() as u64;
            }
            let set = *set_of_classes.entry(classes).or_insert(sets.len());
            if set == sets.len() {
                let sizes =
                    classes.iter().map(|&class| self.classes.members.of_class(class as usize));
                let records = sizes.map(|rows| rows.len() as u64).sum();
                sets.push(CandidateSet { classes: classes.to_vec(), records, persons: Vec::new() });
            }
            sets[set].persons.extend_from_slice(persons);
        }
        for set in &mut sets {
            set.persons.sort_unstable();
        }
        Matched {
            class_of: self.classes.number_of,
            classes: self.classes.members,
            sets,
            persons_of_class,
            records: self.columns.first().map_or(0, LinkedColumn::records) as u64,
            persons: self.columns.first().map_or(0, LinkedColumn::persons) as u64,
            people: None,
            cut_short: self.cut_short,
            is_ambiguous: self.columns.iter().any(|column| column.is_ambiguous),
        }
    }
}

/// The persons who match the same classes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CandidateSet {
    /// The classes, ascending.
    pub classes: Vec<u32>,
    /// The records of these: |M(x)| of each of the persons.
    pub records: u64,
    /// The persons, ascending, by their records in what the attacker knows.
    pub persons: Vec<u32>,
}

/// Who matches what.
#[derive(Debug)]
pub struct Matched {
    /// The class of each record.
    pub(super) class_of: Vec<u32>,
    /// The records of each class: those that show the same.
    pub(super) classes: Members,
    /// The persons, put together by what they match.
    pub sets: Vec<CandidateSet>,
    /// For each class how many persons match it: |P(r)| of each of its records.
    pub persons_of_class: Vec<u64>,
    /// Number of released records.
    pub records: u64,
    /// Number of persons.
    pub persons: u64,
    /// Whose each record is by which the persons are numbered, where one may have several, and who stands
    /// for those that do not say it.
    pub(super) people: Option<(Vec<u32>, Option<u32>)>,
    /// Whether there were too many pairs to keep, or patterns to join, so that there are no sets.
    pub cut_short: bool,
    /// Whether a text may stand for more people than it counts as, so that nobody is known to match
    /// nothing.
    pub is_ambiguous: bool,
}

impl Matched {
    /// The first `most` released records of the classes of a set, ascending.
    pub(super) fn rows(&self, set: &CandidateSet, most: usize) -> Vec<u32> {
        let classes = set.classes.iter().map(|&class| self.classes.of_class(class as usize));
        let mut rows: Vec<u32> = classes.flatten().copied().collect();
        rows.sort_unstable();
        rows.truncate(most);
        rows
    }

    /// The same where the persons are records, and it is known whose: each person counts once.
    #[must_use]
    pub(super) fn with_people(mut self, person_of: Vec<u32>, nobody: Option<u32>) -> Self {
        let mut of_classes: Vec<Vec<u32>> = vec![Vec::new(); self.persons_of_class.len()];
        for set in &self.sets {
            let own = distinct(set.persons.iter().map(|&record| person_of[record as usize]));
            for &class in &set.classes {
                of_classes[class as usize].extend_from_slice(&own);
            }
        }
        let counted = of_classes
            .into_iter()
            .map(|own| u64::from(certain_persons(nobody, distinct(own.into_iter()).into_iter())));
        self.persons_of_class = counted.collect();
        let everybody = distinct(person_of.iter().copied());
        self.persons = certain_persons(nobody, everybody.into_iter()).into();
        Self { people: Some((person_of, nobody)), ..self }
    }

    /// Whom these are about, by number, and who of them stands for nobody.
    pub(super) fn people_of(&self, persons: &[u32]) -> (Vec<u32>, Option<u32>) {
        match &self.people {
            None => (persons.to_vec(), None),
            Some((person_of, nobody)) => {
                let own = persons.iter().map(|&record| person_of[record as usize]);
                (distinct(own), *nobody)
            }
        }
    }

    /// A release that nobody is known of: each of its classes is a set without persons.
    #[must_use]
    pub(super) fn of_classes(classes: EqualRecords, records: usize) -> Self {
        let sets = (0..classes.len()).map(|class| CandidateSet {
            classes: vec![class as u32],
            records: classes.members.of_class(class).len() as u64,
            persons: Vec::new(),
        });
        Self {
            sets: sets.collect(),
            persons_of_class: vec![0; classes.len()],
            class_of: classes.number_of,
            classes: classes.members,
            records: records as u64,
            persons: 0,
            people: None,
            cut_short: false,
            is_ambiguous: false,
        }
    }
}

/// Each of them once, ascending.
pub(super) fn distinct(persons: impl Iterator<Item = u32>) -> Vec<u32> {
    let mut persons: Vec<u32> = persons.collect();
    persons.sort_unstable();
    persons.dedup();
    persons
}
