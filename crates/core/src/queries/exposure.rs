//! Who is found by what they searched for.

use std::collections::BTreeMap;

/// Among how many people somebody is found.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LogExposure {
    /// The fewest people; nothing if there is nobody.
    pub fewest: Option<u32>,
    /// How many people are singled out.
    pub unique: u32,
    /// How many are found among fewer than k.
    pub below: u32,
}

/// What others find by what they know of a person.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LogThreats {
    /// Who knows one of their queries, that which fewest people have.
    pub query: LogExposure,
    /// Who knows two of them, or one: those that fewest have together.
    pub two_queries: LogExposure,
    /// Who knows all that they searched for, or meant.
    pub all: LogExposure,
    /// People of whom not all pairs of queries were looked at.
    pub undecided: u32,
}

/// The queries of one person of which all pairs are looked at, those first that fewest have.
const RAREST: usize = 64;

/// Steps that are taken to look at pairs; beyond them people are undecided.
const MOST_STEPS: u64 = 300_000_000;

impl LogExposure {
    /// Who is found by all that somebody has of some things: of each person in their order, each
    /// once. Who has none is nobody.
    #[must_use]
    pub fn of_sets(people: &[Vec<u32>], k: u32) -> Self {
        let people = people.iter().filter(|things| !things.is_empty());
        let mut sets: BTreeMap<&[u32], u32> = BTreeMap::new();
        for things in people.clone() {
            *sets.entry(things).or_default() += 1;
        }
        Self::gather(people.map(|things| sets[&things[..]]), k)
    }

    fn gather(found: impl Iterator<Item = u32>, k: u32) -> Self {
        let mut exposure = Self::default();
        for people in found {
            exposure.fewest = Some(exposure.fewest.map_or(people, |fewest| fewest.min(people)));
            exposure.unique += u32::from(people == 1);
            exposure.below += u32::from(people < k);
        }
        exposure
    }
}

/// Who is found by sets of things, such as the texts of queries: of each person in their order, each
/// once. Who has none is nobody.
#[must_use]
pub fn threats(people: &[Vec<u32>], k: u32) -> LogThreats {
    let all = LogExposure::of_sets(people, k);
    let people: Vec<&Vec<u32>> = people.iter().filter(|things| !things.is_empty()).collect();
    let mut holders: BTreeMap<u32, Vec<u32>> = BTreeMap::new();
    for (person, things) in (0..).zip(&people) {
        for &thing in *things {
            holders.entry(thing).or_default().push(person);
        }
    }
    let rarest = |things: &[u32]| {
        let mut things: Vec<&Vec<u32>> = things.iter().map(|thing| &holders[thing]).collect();
        things.sort_by_key(|holders| holders.len());
        things
    };
    let (mut steps, mut undecided) = (0, 0);
    let mut pairs = Vec::with_capacity(people.len());
    for things in &people {
        let things = rarest(things);
        let mut fewest = things[0].len() as u32;
        let mut is_decided = things.len() <= RAREST;
        for (index, one) in things.iter().enumerate().take(RAREST) {
            for other in &things[..index] {
                if fewest == 1 {
                    break;
                }
                if steps > MOST_STEPS {
                    is_decided = false;
                    break;
                }
                steps += (one.len() + other.len()) as u64;
                fewest = fewest.min(shared(one, other));
            }
        }
        undecided += u32::from(!is_decided && fewest > 1);
        pairs.push(fewest);
    }
    LogThreats {
        query: LogExposure::gather(people.iter().map(|things| rarest(things)[0].len() as u32), k),
        two_queries: LogExposure::gather(pairs.into_iter(), k),
        all,
        undecided,
    }
}

/// How many are in both of two ascending lists.
fn shared(one: &[u32], other: &[u32]) -> u32 {
    let (mut rest, mut count) = (other, 0);
    for person in one {
        let start = rest.partition_point(|other| other < person);
        rest = &rest[start..];
        count += u32::from(rest.first() == Some(person));
    }
    count
}
