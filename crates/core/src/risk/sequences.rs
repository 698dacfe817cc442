//! Persons whom several of their records single out, though each record stands among many (spec
//! E12).
//!
//! # Definition
//! A person's records are in classes, several perhaps in one. Whoever knows j records of a person
//! knows j of these classes, one as often as records of it are known. A person is singled out by j
//! records if some j of them are in classes in which nobody else has as many. What fewer records do
//! counts as well: a person singled out by two is among those singled out by three, however few
//! records they have. Records that do not say whose they are are nobody's.
//!
//! A class is large if the risk of whoever is in it is not above the threshold. A person all of
//! whose records are in large classes is *sheltered*: no record by itself finds them, and it is
//! the records together that do.
//!
//! # Source
//! The definition is ours. For trails of places: Y.-A. de Montjoye, C. Hidalgo, M. Verleysen,
//! V. Blondel. "Unique in the Crowd: The Privacy Bounds of Human Mobility." Scientific Reports 3,
//! 2013.
//!
//! # Invariants
//! * What is found is so, whenever the search is ended: every multiset of classes that is looked
//!   at is counted among all persons. What is not looked at makes the figures lower bounds.
//! * The same work is done in the same order wherever it is suspended.
//!
//! # Cost
//! For each class, as the rarest of a multiset, the pairs (or triples) of its persons with classes
//! that come later: at most the sum over persons of r² / 2 (or r³ / 6), where r is the number of
//! classes that the person is in. A class all of whose persons are singled out already costs
//! nothing, and one that would exceed the work that is left is passed over. Memory is that of the
//! persons' classes. Whoever has one record costs nothing.

/// A class as persons are in it.
#[derive(Clone, Debug)]
pub struct PersonClass {
    /// Whether it is large.
    pub large: bool,
    /// Each person with their number of records in it.
    pub persons: Vec<(u32, u32)>,
}

/// How many persons are singled out by how many of their records.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SequenceFigures {
    /// All persons.
    pub persons: u32,
    /// Those whom one record singles out: they are alone in a class.
    pub by_one: u32,
    /// Those whom at most two do.
    pub by_two: u32,
    /// Those whom at most three do.
    pub by_three: u32,
    /// Persons all of whose records are in large classes.
    pub sheltered: u32,
    /// Those of them whom at most two records single out.
    pub sheltered_by_two: u32,
    /// Those of them whom at most three do.
    pub sheltered_by_three: u32,
    /// Whether all pairs were looked at; what is said of two records is a lower bound otherwise.
    pub all_pairs: bool,
    /// The same of triples, and of three records.
    pub all_triples: bool,
}

/// A search for persons whom several of their records single out: resumable, since it may take
/// long.
#[derive(Clone, Debug)]
pub struct SequenceSearch {
    /// For each class the persons with several records, each with the place of the class in `own`.
    classes: Vec<Vec<(u32, u32)>>,
    /// Where the classes of each person begin in `own`, and where those of the last one end.
    starts: Vec<u32>,
    /// The classes of each person with their records, ascending.
    own: Vec<(u32, u32)>,
    /// Who has records.
    present: Vec<bool>,
    sheltered: Vec<bool>,
    /// How many records single each person out; [`UNKNOWN`] as long as none are known to.
    records: Vec<u8>,
    phase: Phase,
    /// The class that is looked at next as the rarest.
    next: usize,
    /// How much more work may be done in this phase.
    left: u64,
    /// How much may be done in the phase of triples.
    triples: u64,
    passed: [bool; 2],
    counter: Counter,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    Pairs,
    Triples,
    Ended,
}

const UNKNOWN: u8 = u8::MAX;

/// How many persons have each class beside those that are given.
#[derive(Clone, Debug, Default)]
struct Counter {
    persons: Vec<u32>,
    last: Vec<u32>,
    touched: Vec<u32>,
}

impl Counter {
    fn add(&mut self, class: u32, person: u32) {
        let count = &mut self.persons[class as usize];
        if *count == 0 {
            self.touched.push(class);
        }
        *count += 1;
        self.last[class as usize] = person;
    }

    /// Those who are the only ones with a class.
    fn singled_out(&mut self, mut tell: impl FnMut(u32)) {
        for class in self.touched.drain(..) {
            if std::mem::take(&mut self.persons[class as usize]) == 1 {
                tell(self.last[class as usize]);
            }
        }
    }
}

impl SequenceSearch {
    /// Begins with classes, the rarest first. At most so many pairs are looked at, and so many
    /// triples.
    #[must_use]
    pub fn new(classes: Vec<PersonClass>, pairs: u64, triples: u64) -> Self {
        let persons = classes.iter().flat_map(|class| &class.persons).map(|&(person, _)| person);
        let domain = persons.max().map_or(0, |largest| largest as usize + 1);
        let mut held = vec![0_u32; domain];
        let mut classes_of = vec![0_u32; domain];
        let (mut sheltered, mut records) = (vec![true; domain], vec![UNKNOWN; domain]);
        for class in &classes {
            for &(person, times) in &class.persons {
                held[person as usize] += times;
                classes_of[person as usize] += 1;
                sheltered[person as usize] &= class.large;
            }
            if let [(person, _)] = class.persons[..] {
                records[person as usize] = 1;
            }
        }
        // Whoever has one record has no two: they tell nobody apart.
        let mut starts = vec![0_u32];
        for (&held, &classes) in held.iter().zip(&classes_of) {
            starts.push(starts[starts.len() - 1] + if held > 1 { classes } else { 0 });
        }
        let mut next = starts.clone();
        let mut own = vec![(0, 0); starts[domain] as usize];
        let mut placed = Vec::with_capacity(classes.len());
        for (number, PersonClass { mut persons, .. }) in (0..).zip(classes) {
            persons.retain_mut(|(person, times)| {
                let place = &mut next[*person as usize];
                if held[*person as usize] < 2 {
                    return false;
                }
                own[*place as usize] = (number, *times);
                *times = *place;
                *place += 1;
                true
            });
            persons.shrink_to_fit();
            placed.push(persons);
        }
        let present = held.iter().map(|&held| held > 0).collect();
        let counter = Counter {
            persons: vec![0; placed.len()],
            last: vec![0; placed.len()],
            touched: Vec::new(),
        };
        Self {
            classes: placed,
            starts,
            own,
            present,
            sheltered,
            records,
            phase: Phase::Pairs,
            next: 0,
            left: pairs,
            triples,
            passed: [false; 2],
            counter,
        }
    }

    /// Looks at about `budget` pairs or triples; true once the search has ended.
    pub fn step(&mut self, budget: u64) -> bool {
        let mut spent = 0;
        while spent < budget && self.phase != Phase::Ended {
            if self.next == self.classes.len() {
                self.next = 0;
                (self.phase, self.left) = match self.phase {
                    Phase::Pairs => (Phase::Triples, self.triples),
                    Phase::Triples | Phase::Ended => (Phase::Ended, 0),
                };
                return self.phase == Phase::Ended;
            }
            spent += self.advance();
        }
        self.phase == Phase::Ended
    }

    /// Looks at what the next class is the rarest of; the work that it took.
    fn advance(&mut self) -> u64 {
        let class = self.next;
        self.next += 1;
        if !self.classes[class].iter().any(|&(person, _)| self.records[person as usize] == UNKNOWN)
        {
            return 1;
        }
        let work: u64 = self.classes[class]
            .iter()
            .map(|&(person, place)| {
                let later = u64::from(self.starts[person as usize + 1] - place);
                if self.phase == Phase::Pairs { later } else { later * (later + 1) / 2 }
            })
            .sum();
        if work > self.left {
            self.passed[usize::from(self.phase == Phase::Triples)] = true;
            return 1;
        }
        self.left -= work;
        match self.phase {
            Phase::Pairs => self.look_at_pairs(class),
            Phase::Triples | Phase::Ended => self.look_at_triples(class),
        }
        work.max(1)
    }

    fn look_at_pairs(&mut self, class: usize) {
        for &(person, place) in &self.classes[class] {
            for &(other, times) in from_place(&self.own, &self.starts, person, place) {
                if other as usize != class || times > 1 {
                    self.counter.add(other, person);
                }
            }
        }
        let records = &mut self.records;
        self.counter.singled_out(|person| {
            records[person as usize] = records[person as usize].min(2);
        });
    }

    fn look_at_triples(&mut self, class: usize) {
        // Who has which second class, and where that stands among theirs.
        let mut seconds: Vec<(u32, u32, u32)> = Vec::new();
        for &(person, place) in &self.classes[class] {
            let own = from_place(&self.own, &self.starts, person, place);
            for (place, &(second, times)) in (place..).zip(own) {
                if second as usize != class || times > 1 {
                    seconds.push((second, person, place));
                }
            }
        }
        seconds.sort_unstable();
        for alike in seconds.chunk_by(|one, other| one.0 == other.0) {
            if alike.iter().all(|&(_, person, _)| self.records[person as usize] != UNKNOWN) {
                continue;
            }
            for &(second, person, place) in alike {
                for &(third, times) in from_place(&self.own, &self.starts, person, place) {
                    // The second again takes a second record, or a third where it is the first.
                    let known = u32::from(third == second) + u32::from(third as usize == class);
                    if times > known {
                        self.counter.add(third, person);
                    }
                }
            }
            let records = &mut self.records;
            self.counter.singled_out(|person| {
                records[person as usize] = records[person as usize].min(3);
            });
        }
    }

    /// What is known by now.
    #[must_use]
    pub fn figures(&self) -> SequenceFigures {
        let mut figures = SequenceFigures {
            all_pairs: self.phase != Phase::Pairs && !self.passed[0],
            all_triples: self.phase == Phase::Ended && self.passed == [false; 2],
            ..SequenceFigures::default()
        };
        let persons = self.present.iter().zip(&self.records).zip(&self.sheltered);
        for ((_, &records), &sheltered) in persons.filter(|((present, _), _)| **present) {
            figures.persons += 1;
            figures.by_one += u32::from(records <= 1);
            figures.by_two += u32::from(records <= 2);
            figures.by_three += u32::from(records <= 3);
            figures.sheltered += u32::from(sheltered);
            figures.sheltered_by_two += u32::from(sheltered && records <= 2);
            figures.sheltered_by_three += u32::from(sheltered && records <= 3);
        }
        figures
    }
}

/// The classes of a person from a place on.
fn from_place<'a>(
    own: &'a [(u32, u32)],
    starts: &[u32],
    person: u32,
    place: u32,
) -> &'a [(u32, u32)] {
    &own[place as usize..starts[person as usize + 1] as usize]
}

#[cfg(test)]
mod tests {
    use super::{PersonClass, SequenceFigures, SequenceSearch};
    use proptest::prelude::{prop, prop_assert, prop_assert_eq, proptest};
    use std::collections::BTreeMap;

    /// Classes of records, each a person and a class; classes below `large` are small.
    fn classes(records: &[(u32, u32)], large: u32) -> Vec<PersonClass> {
        let mut classes: BTreeMap<u32, BTreeMap<u32, u32>> = BTreeMap::new();
        for &(person, class) in records {
            *classes.entry(class).or_default().entry(person).or_default() += 1;
        }
        classes
            .into_iter()
            .map(|(class, persons)| PersonClass {
                large: class >= large,
                persons: persons.into_iter().collect(),
            })
            .collect()
    }

    fn times(classes: &[u32], class: u32) -> usize {
        classes.iter().filter(|&&own| own == class).count()
    }

    /// From the definition: every choice of so many records of every person is held against
    /// everybody else.
    fn recounted(records: &[(u32, u32)], large: u32) -> SequenceFigures {
        let mut own: BTreeMap<u32, Vec<u32>> = BTreeMap::new();
        for &(person, class) in records {
            own.entry(person).or_default().push(class);
        }
        let singles_out = |person: u32, known: &[u32]| {
            own.iter().all(|(&other, classes)| {
                other == person
                    || known.iter().any(|&class| times(classes, class) < times(known, class))
            })
        };
        let mut figures =
            SequenceFigures { all_pairs: true, all_triples: true, ..Default::default() };
        for (&person, classes) in &own {
            let n = classes.len();
            let one = (0..n).any(|a| singles_out(person, &[classes[a]]));
            let two =
                (0..n).any(|a| (0..a).any(|b| singles_out(person, &[classes[a], classes[b]])));
            let three = (0..n).any(|a| {
                (0..a).any(|b| {
                    (0..b).any(|c| singles_out(person, &[classes[a], classes[b], classes[c]]))
                })
            });
            let sheltered = classes.iter().all(|&class| class >= large);
            figures.persons += 1;
            figures.by_one += u32::from(one);
            figures.by_two += u32::from(one || two);
            figures.by_three += u32::from(one || two || three);
            figures.sheltered += u32::from(sheltered);
            figures.sheltered_by_two += u32::from(sheltered && (one || two));
            figures.sheltered_by_three += u32::from(sheltered && (one || two || three));
        }
        figures
    }

    fn found(records: &[(u32, u32)], pairs: u64, triples: u64) -> SequenceFigures {
        let mut search = SequenceSearch::new(classes(records, 0), pairs, triples);
        while !search.step(u64::MAX) {}
        search.figures()
    }

    /// Ten persons, five in each of four classes, every two of the classes together in one or two
    /// persons only.
    #[test]
    fn two_records_may_find_whom_none_alone_does() {
        let pairs =
            [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3), (0, 1), (2, 3), (0, 2), (1, 3)];
        let records: Vec<(u32, u32)> =
            (0..).zip(pairs).flat_map(|(p, (a, b))| [(p, a), (p, b)]).collect();
        let found = found(&records, 1000, 1000);
        assert_eq!((found.persons, found.by_one, found.sheltered), (10, 0, 10));
        assert_eq!((found.by_two, found.sheltered_by_two, found.by_three), (2, 2, 2));
    }

    #[test]
    fn without_work_nothing_is_claimed_but_what_one_record_shows() {
        let records = [(0, 0), (1, 1), (1, 2), (2, 1), (3, 2)];
        let none = found(&records, 0, 0);
        assert_eq!((none.by_one, none.by_two, none.by_three), (1, 1, 1));
        assert!(!none.all_pairs && !none.all_triples);
        let all = found(&records, 100, 100);
        assert_eq!((all.by_one, all.by_two), (1, 2));
    }

    proptest! {
        #[test]
        fn persons_are_singled_out_as_defined(
            records in prop::collection::vec((0_u32..5, 0_u32..4), 0..16),
            large in 0_u32..3,
            budget in 1_u64..4,
        ) {
            let mut search = SequenceSearch::new(classes(&records, large), 1000, 1000);
            while !search.step(budget) {}
            prop_assert_eq!(search.figures(), recounted(&records, large));
        }

        #[test]
        fn what_is_found_with_little_work_is_so(
            records in prop::collection::vec((0_u32..6, 0_u32..5), 0..24),
            pairs in 0_u64..30,
            triples in 0_u64..40,
        ) {
            let found = found(&records, pairs, triples);
            let expected = recounted(&records, 0);
            prop_assert_eq!(found.by_one, expected.by_one);
            prop_assert!(found.by_two <= expected.by_two && found.by_three <= expected.by_three);
            if found.all_pairs {
                prop_assert_eq!(found.by_two, expected.by_two);
            }
            if found.all_triples {
                prop_assert_eq!(found.by_three, expected.by_three);
            }
        }
    }
}
