//! k-anonymity on combinations of few quasi-identifiers.
//!
//! # Definition
//! What the released records show in each of the given combinations of
//! quasi-identifiers occurs at least k times (spec D16). Of all combinations of up to
//! so many attributes only the largest need be looked at: what they show occurs no
//! oftener than any part of it.
//!
//! # Source
//! A. Hundepool, L. Willenborg. "μ- and τ-Argus: Software for Statistical Disclosure
//! Control." 1996.
//!
//! # Invariants
//! Classes that show a rare combination are suppressed, which may make others rare: the
//! largest set of classes that meets the demand by itself is released. Counts only grow
//! under coarsening, and that set with them: monotone with and without suppression.
//!
//! A suppressed cell is counted by its label like any other: `*` beside a value is a
//! combination of its own. Who knows both values of a person then finds none or at least k
//! records that show what that person may show, which counting them as absent would not give.

use super::k_anonymity::K;
use super::{
    ColumnTracker, FileFigures, KAnonymity, Model, ModelChoice, Monotone, Stronger, TableModel,
    with_fewest,
};
use crate::choice::{Choice, Declaration, Parameter, ParameterKind, Range};
use crate::error::{Error, Kind, Result};
use crate::keys::KeySet;
use crate::packing::{KeyLayout, by_width};
use crate::partition::Partition;
use std::collections::BTreeSet;

/// The most combinations that are counted at every node.
const MAX_COMBINATIONS: usize = 65_536;

/// The most attributes in a combination.
const SIZE: Parameter = Parameter::integer("size", Range::at_least(1))
    .suggested(2.0)
    .instead_of("combinations")
    .stronger(Stronger::Larger);
const COMBINATIONS: Parameter = Parameter::new("combinations", ParameterKind::Combinations);

/// The demand for frequent combinations.
#[derive(Clone, Debug)]
pub struct SubsetKAnonymity {
    k: u32,
    /// Positions among the quasi-identifiers.
    combinations: Vec<Vec<usize>>,
}

impl SubsetKAnonymity {
    /// At least `k` of each of these combinations of quasi-identifiers, by their positions.
    ///
    /// # Errors
    /// [`Kind::Parameter`] if k is below 2 or there are no combinations, [`Kind::TooMany`] if
    /// there are more than 65,536.
    pub fn new(k: u32, combinations: Vec<Vec<usize>>) -> Result<Self> {
        let k = KAnonymity::new(k)?.k();
        if combinations.is_empty() {
            return Err(Error::parameter(COMBINATIONS.name, "1.."));
        }
        if combinations.len() > MAX_COMBINATIONS {
            return Err(too_many());
        }
        Ok(Self { k, combinations })
    }

    /// At least `k` of every combination of up to `size` of so many quasi-identifiers.
    ///
    /// # Errors
    /// As [`Self::new`], and [`Kind::Parameter`] if `size` is 0.
    pub fn up_to(k: u32, size: u32, quasi_identifiers: usize) -> Result<Self> {
        SIZE.check(size.into())?;
        let size = quasi_identifiers.min(size as usize);
        Self::new(k, choose(quasi_identifiers, size)?)
    }

    /// For each of the classes that are left, how many persons show its rarest combination.
    fn rarest(&self, partition: &Partition, left: &[usize]) -> Vec<u64> {
        let mut rarest = vec![u64::MAX; left.len()];
        for combination in &self.combinations {
            let kept = kept_bits(partition.layout(), combination);
            let words = partition.layout().words();
            by_width!(words, lower(partition, left, &kept, &mut rarest));
        }
        rarest
    }

    /// How many persons show the rarest combination of all.
    fn fewest(&self, partition: &Partition, fails: &[bool]) -> Option<u64> {
        self.rarest(partition, &left(partition, fails)).into_iter().min()
    }
}

fn too_many() -> Error {
    Error::new(Kind::TooMany { limit: MAX_COMBINATIONS as u64 })
}

/// All sets of `size` of the numbers below `end`, in lexicographic order.
fn choose(end: usize, size: usize) -> Result<Vec<Vec<usize>>> {
    let mut found = Vec::new();
    let mut current: Vec<usize> = (0..size).collect();
    loop {
        if found.len() == MAX_COMBINATIONS {
            return Err(too_many());
        }
        found.push(current.clone());
        // The last position that can still move on, with those behind it moved up to it.
        let Some(place) = (0..size).rev().find(|&place| current[place] < end - size + place) else {
            return Ok(found);
        };
        let next = current[place] + 1;
        for (position, value) in current[place..].iter_mut().zip(next..) {
            *position = value;
        }
    }
}

fn left(partition: &Partition, fails: &[bool]) -> Vec<usize> {
    (0..fails.len()).filter(|&class| !fails[class] && partition.counts()[class] > 0).collect()
}

/// The bits of a key that hold these attributes.
fn kept_bits(layout: &KeyLayout, attributes: &[usize]) -> Vec<u64> {
    let mut bits = vec![0; layout.words()];
    for &attribute in attributes {
        let field = layout.fields()[attribute];
        bits[field.word] |= field.mask << field.shift;
    }
    bits
}

/// Lowers the known counts of the classes to those of one more combination.
fn lower<const W: usize>(partition: &Partition, left: &[usize], kept: &[u64], known: &mut [u64]) {
    let (mut set, mut keys) = (KeySet::default(), Vec::new());
    set.reset(left.len());
    let mut shown = Vec::with_capacity(left.len());
    for &class in left {
        let mut key = [0_u64; W];
        for ((word, &all), &kept) in key.iter_mut().zip(partition.key(class)).zip(kept) {
            *word = all & kept;
        }
        shown.push(set.number(&key, &mut keys));
    }
    let persons = persons(partition, left, &shown, keys.len() / W);
    for (known, &shown) in known.iter_mut().zip(&shown) {
        *known = (*known).min(persons[shown]);
    }
}

/// How many persons show each combination.
fn persons(partition: &Partition, left: &[usize], shown: &[usize], kinds: usize) -> Vec<u64> {
    match &partition.carried().entity {
        None => {
            let mut sums = vec![0; kinds];
            for (&class, &shown) in left.iter().zip(shown) {
                sums[shown] += u64::from(partition.counts()[class]);
            }
            sums
        }
        // A person may have records in several classes.
        Some(entity) => {
            let mut sets: Vec<BTreeSet<u32>> = vec![BTreeSet::new(); kinds];
            for (&class, &shown) in left.iter().zip(shown) {
                sets[shown].extend(partition.class(class).histogram(entity.track).values);
            }
            sets.iter().map(|set| entity.number(set.iter().copied()).into()).collect()
        }
    }
}

impl ModelChoice for SubsetKAnonymity {
    const DECLARED: &'static Declaration = &Declaration {
        id: "subset-k-anonymity",
        family: "identity",
        source: "A. Hundepool, L. Willenborg. µ- and τ-ARGUS: Software for Statistical Disclosure \
                 Control. 1996.",
        formula: "every combination of at most size attributes occurs ≥ k times",
        parameters: &[K, SIZE, COMBINATIONS],
    };

    /// Either all combinations up to a size, or some that are listed.
    fn agree(choice: &Choice, _: bool) -> Result<()> {
        let Some(lists) = choice.lists(COMBINATIONS.name) else {
            return choice.integer(SIZE.name).map(|_| ());
        };
        if choice.gives(SIZE.name) {
            return Err(Error::parameter(SIZE.name, "size | combinations"));
        }
        match lists.is_empty() || lists.iter().any(Vec::is_empty) {
            true => Err(Error::parameter(COMBINATIONS.name, "1..")),
            false => Ok(()),
        }
    }

    fn bind(choice: &Choice, tracker: &mut ColumnTracker<'_>) -> Result<Model> {
        let k = choice.integer("k")?;
        let positions: Vec<usize> = tracker.quasi_identifiers().collect();
        let Some(lists) = choice.lists(COMBINATIONS.name) else {
            let model = Self::up_to(k, choice.integer(SIZE.name)?, positions.len())?;
            return Ok(Model::Table(Box::new(model)));
        };
        let combinations = lists.iter().map(|list| {
            list.iter()
                .map(|title| {
                    let attribute = tracker.attribute_called(title)?;
                    let found = positions.iter().position(|&quasi| quasi == attribute);
                    found.ok_or_else(|| Error::new(Kind::MissingAttribute).of_attribute(title))
                })
                .collect()
        });
        let model = Self::new(k, combinations.collect::<Result<_>>()?)?;
        Ok(Model::Table(Box::new(model)))
    }
}

impl TableModel for SubsetKAnonymity {
    fn enforce(&self, partition: &Partition, fails: &mut [bool], most: u64) {
        let mut suppressed = 0;
        loop {
            let left = left(partition, fails);
            let rarest = self.rarest(partition, &left);
            let before = suppressed;
            for (class, rarest) in left.into_iter().zip(rarest) {
                if rarest < u64::from(self.k) {
                    fails[class] = true;
                    suppressed += u64::from(partition.counts()[class]);
                }
            }
            if suppressed == before || suppressed > most {
                return;
            }
        }
    }

    /// How often the rarest combination occurs.
    fn measure(&self, partition: &Partition, fails: &[bool]) -> Option<f64> {
        self.fewest(partition, fails).map(|rarest| rarest as f64)
    }

    fn holds(&self, partition: &Partition, fails: &[bool]) -> bool {
        self.fewest(partition, fails).is_none_or(|rarest| rarest >= u64::from(self.k))
    }

    /// The classes with a combination that is the rarest of all.
    fn deciding(&self, partition: &Partition, fails: &[bool]) -> Vec<usize> {
        let left = left(partition, fails);
        let found: Vec<_> = self.rarest(partition, &left).into_iter().zip(left).collect();
        with_fewest(partition, &found)
    }

    /// Whoever matches nobody shows what nobody shows.
    fn with_unmatched(&self, _: &Partition, _fails: &[bool], _persons: u64) -> FileFigures {
        FileFigures { achieved: Some(0.0), ..FileFigures::default() }
    }

    fn stronger(&self) -> Stronger {
        Stronger::Larger
    }

    fn monotone(&self) -> Monotone {
        Monotone::FULLY
    }

    fn combinations(&self) -> Option<(u32, &[Vec<usize>])> {
        Some((self.k, &self.combinations))
    }
}

#[cfg(test)]
mod tests {
    use super::{SubsetKAnonymity, choose};
    use crate::contingency::collapsed;
    use crate::error::Kind;
    use crate::model::TableModel;
    use crate::partition::Partition;

    fn partition(rows: &[&str]) -> Partition {
        let columns: Vec<(Vec<u32>, usize)> = (0..rows[0].len())
            .map(|column| {
                let cells = rows.iter().map(|row| row.chars().nth(column).unwrap());
                (cells.map(|cell| cell.to_digit(10).unwrap()).collect(), 10)
            })
            .collect();
        Partition::exact(&collapsed(&columns, rows.len()))
    }

    /// Spec D16: the eight rows have rarest combinations of 4, 2 and 1.
    #[test]
    fn the_eight_rows_have_the_counts_of_the_spec() {
        let partition = partition(&["000", "001", "010", "100", "011", "101", "110", "111"]);
        let none = [false; 8];
        let measure = |size| {
            let model = SubsetKAnonymity::up_to(2, size, 3).unwrap();
            (model.measure(&partition, &none), model.holds(&partition, &none))
        };
        assert_eq!(measure(1), (Some(4.0), true));
        assert_eq!(measure(2), (Some(2.0), true));
        assert_eq!(measure(3), (Some(1.0), false));
        assert_eq!(measure(9), (Some(1.0), false));
    }

    /// Counted record by record, with all combinations up to the size, again and again.
    fn slow(k: usize, size: usize, rows: &[String]) -> Vec<bool> {
        let width = rows[0].len();
        let mut kept = vec![true; rows.len()];
        loop {
            let alive = kept.clone();
            for record in 0..rows.len() {
                for set in 1..(1_usize << width) {
                    let shows = |row: &str| -> Vec<char> {
                        row.chars()
                            .enumerate()
                            .filter(|(i, _)| set >> i & 1 == 1)
                            .map(|c| c.1)
                            .collect()
                    };
                    let same = (0..rows.len()).filter(|&other| {
                        alive[other] && shows(&rows[other]) == shows(&rows[record])
                    });
                    if set.count_ones() as usize <= size && same.count() < k {
                        kept[record] = false;
                    }
                }
            }
            if kept == alive {
                return kept;
            }
        }
    }

    #[test]
    fn what_is_left_is_what_counting_records_leaves() {
        let mut state = 3_u32;
        let mut next = |below: u32| {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (state >> 16) % below
        };
        let mut partly = 0;
        for round in 0..150 {
            let rows: Vec<String> =
                (0..14).map(|_| format!("{}{}{}", next(2), next(3), next(2))).collect();
            let (k, size) = (2 + round % 3, 1 + round % 3);
            let texts: Vec<&str> = rows.iter().map(String::as_str).collect();
            let partition = partition(&texts);
            let model = SubsetKAnonymity::up_to(k, size, 3).unwrap();
            let mut fails = vec![false; partition.classes()];
            model.enforce(&partition, &mut fails, u64::MAX);
            assert!(model.holds(&partition, &fails));
            let expected = slow(k as usize, size as usize, &rows);
            let kept = expected.iter().filter(|&&kept| kept).count();
            let counts = partition.counts().iter().zip(&fails).filter(|(_, fails)| !**fails);
            assert_eq!(counts.map(|(&n, _)| n as usize).sum::<usize>(), kept);
            partly += usize::from(kept > 0 && kept < 14);
        }
        assert!(partly > 20, "{partly} tables were cut down");
    }

    #[test]
    fn listed_combinations_alone_are_looked_at() {
        let partition = partition(&["00", "01", "02"]);
        let model = |combination| SubsetKAnonymity::new(2, vec![combination]).unwrap();
        assert!(model(vec![0]).holds(&partition, &[false; 3]));
        let weak = model(vec![1]);
        assert_eq!(weak.measure(&partition, &[false; 3]), Some(1.0));
        assert_eq!(weak.deciding(&partition, &[false; 3]), [0, 1, 2]);
        assert_eq!(weak.deciding(&partition, &[true, false, false]), [1, 2]);
    }

    #[test]
    fn combinations_are_chosen_once_each() {
        assert_eq!(choose(4, 2).unwrap().len(), 6);
        assert_eq!(choose(3, 3).unwrap(), [[0, 1, 2]]);
        assert_eq!(choose(0, 0).unwrap(), [[0; 0]]);
        assert_eq!(choose(40, 20).unwrap_err().kind, Kind::TooMany { limit: 65_536 });
    }
}
