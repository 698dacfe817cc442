//! Comparisons against every way in which records of two releases can be of the same persons.

use super::testing::{column, levels, paired};
use super::{
    Assumption, Compared, Composition, Differences, FoundCompositions, ReleaseComparison, unsorted,
};
use crate::drawing::drawn_of;
use proptest::prelude::*;
use std::collections::{BTreeMap, BTreeSet};

/// Every way to give each record another partner among those that it may have.
pub(super) fn worlds(allowed: &[Vec<usize>]) -> Vec<Vec<usize>> {
    let mut found: Vec<Vec<usize>> = vec![Vec::new()];
    for own in allowed {
        let longer = found.iter().flat_map(|partners| {
            own.iter().filter(|partner| !partners.contains(partner)).map(|&partner| {
                let mut partners = partners.clone();
                partners.push(partner);
                partners
            })
        });
        found = longer.collect();
    }
    found
}

pub(super) const FIRST: &str = "a x *\nb x *\nc y *\nd y *";
pub(super) const SECOND: &str = "1 *\n2 *";

/// What can be shown of each value of the two quasi-identifiers, and which values it stands for.
pub(super) const SHOWN: [&[(&str, u32)]; 2] = [
    &[("a", 1), ("b", 2), ("c", 4), ("d", 8), ("x", 3), ("y", 12), ("*", 15), ("", 15)],
    &[("1", 1), ("2", 2), ("*", 3), ("", 3)],
];

/// The values that a text stands for, as bits.
pub(super) fn values(column: usize, text: &str) -> u32 {
    let all = SHOWN[column].iter();
    all.filter(|(shown, _)| *shown == text).map(|&(_, values)| values).next().expect("a text")
}

/// A released record: two quasi-identifiers and another column.
pub(super) type ReleasedRow = (&'static str, &'static str, u8);

/// What two records show together, if they may be of one person.
fn together(one: &ReleasedRow, other: &ReleasedRow) -> Option<[u32; 2]> {
    let shared = [values(0, one.0) & values(0, other.0), values(1, one.1) & values(1, other.1)];
    (one.2 == other.2 && !shared.contains(&0)).then_some(shared)
}

/// A person: a value of each column, and what the two releases show of them.
fn person() -> impl Strategy<Value = (u32, u32, u8, [(prop::sample::Index, prop::sample::Index); 2])>
{
    let choice = || (any::<prop::sample::Index>(), any::<prop::sample::Index>());
    (0..4_u32, 0..2_u32, 0..2_u8, [choice(), choice()])
}

/// A text that stands for a value among others.
pub(super) fn generalized(column: usize, value: u32, choice: prop::sample::Index) -> &'static str {
    let fitting: Vec<&str> = SHOWN[column]
        .iter()
        .filter(|(_, values)| values >> value & 1 == 1)
        .map(|&(text, _)| text)
        .collect();
    fitting[choice.index(fitting.len())]
}

/// Two releases: of the same persons, with others in the second, with some in the first, or of
/// persons who have nothing to do with each other.
fn releases() -> impl Strategy<Value = [Vec<ReleasedRow>; 2]> {
    let persons = prop::collection::vec(person(), 1..=6);
    let both = (persons, 0..4_usize, 0..3_usize, any::<bool>()).prop_map(
        |(persons, new, gone, is_alike)| {
            [0, 1].map(|release: usize| {
                let skipped = if release == 0 { new } else { gone / 2 };
                let released = persons.iter().skip(skipped.min(persons.len() - 1)).map(|person| {
                    let value = if is_alike { 0 } else { person.2 };
                    let choices = person.3[release];
                    let one = generalized(0, person.0, choices.0);
                    (one, generalized(1, person.1, choices.1), value)
                });
                released.collect::<Vec<_>>()
            })
        },
    );
    (both, any::<prop::sample::Index>()).prop_map(|([mut first, second], turn)| {
        let turn = turn.index(first.len());
        first.rotate_left(turn);
        [first, second]
    })
}

fn written(records: &[ReleasedRow]) -> String {
    let lines: Vec<String> =
        records.iter().map(|(one, two, other)| format!("{one},{two},{other}")).collect();
    lines.join("\n")
}

fn compared(releases: &[Vec<ReleasedRow>; 2], claimed: Assumption, k: u64) -> Compared {
    let texts = releases.each_ref().map(|records| written(records));
    let columns = paired(&[levels(FIRST), levels(SECOND)], [&texts[0], &texts[1]]);
    let mut comparison = ReleaseComparison::new(columns, claimed);
    while !comparison.step(1) {}
    comparison.finish(k, 100)
}

/// For each record the combined tuple that everything agrees on.
fn known(found: &[BTreeSet<Option<[u32; 2]>>]) -> Vec<Option<[u32; 2]>> {
    let agreed = found.iter().map(|found| match found.iter().collect::<Vec<_>>()[..] {
        [&Some(tuple)] => Some(tuple),
        _ => None,
    });
    agreed.collect()
}

/// How many records have each tuple.
fn counted(known: &[Option<[u32; 2]>]) -> BTreeMap<[u32; 2], u64> {
    let mut counts = BTreeMap::new();
    for tuple in known.iter().flatten() {
        *counts.entry(*tuple).or_default() += 1;
    }
    counts
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(drawn_of(5000)))]

    /// A combined tuple is known if and only if all matchings agree on it, and what is exposed is
    /// what fewer than k records are known to have. In none of the matchings fewer persons have it,
    /// or more than may.
    #[test]
    fn what_is_exposed_is_what_all_matchings_agree_on(
        releases in releases(),
        k in 1..5_u64,
        claimed in prop_oneof![
            Just(Assumption::SamePersons), Just(Assumption::OnlyAdded), Just(Assumption::None),
        ],
    ) {
        let [first, second] = &releases;
        let allowed: Vec<Vec<usize>> = first
            .iter()
            .map(|one| {
                let all = 0..second.len();
                all.filter(|&other| together(one, &second[other]).is_some()).collect()
            })
            .collect();
        let can_hold = match claimed {
            Assumption::SamePersons => first.len() == second.len(),
            Assumption::OnlyAdded => true,
            Assumption::None => false,
        };
        let worlds = if can_hold { worlds(&allowed) } else { Vec::new() };
        let mut tuples = [vec![BTreeSet::new(); first.len()], vec![BTreeSet::new(); second.len()]];
        for world in &worlds {
            for (record, &partner) in world.iter().enumerate() {
                let tuple = together(&first[record], &second[partner]);
                tuples[0][record].insert(tuple);
                tuples[1][partner].insert(tuple);
            }
            for partner in (0..second.len()).filter(|partner| !world.contains(partner)) {
                tuples[1][partner].insert(None);
            }
        }
        if worlds.is_empty() {
            for (record, partners) in allowed.iter().enumerate() {
                for &partner in partners {
                    let tuple = together(&first[record], &second[partner]);
                    tuples[0][record].insert(tuple);
                    tuples[1][partner].insert(tuple);
                }
            }
        }

        let found = compared(&releases, claimed, k);
        let assumption = if worlds.is_empty() { Assumption::None } else { claimed };
        prop_assert_eq!(found.assumption, assumption);
        let known = tuples.each_ref().map(|tuples| known(tuples));
        prop_assert_eq!(found.known, known[0].iter().flatten().count() as u64);
        let [one, other] = known.each_ref().map(|known| counted(known));
        let mut expected = one.clone();
        for (&tuple, &count) in &other {
            let known = expected.entry(tuple).or_insert(count);
            *known = count.max(*known);
        }
        expected.retain(|_, count| *count < k);
        let exposed: BTreeMap<[u32; 2], u64> = found
            .exposed
            .iter()
            .map(|exposed| {
                let cells = [0, 1].map(|column: usize| values(column, &exposed.cells[column]));
                (cells, exposed.count)
            })
            .collect();
        prop_assert_eq!(&exposed, &expected);
        prop_assert_eq!(exposed.len(), found.exposed.len());

        for exposed in &found.exposed {
            let tuple = [0, 1].map(|column: usize| values(column, &exposed.cells[column]));
            prop_assert_eq!(exposed.confidence, 1.0 / exposed.most as f64);
            for world in &worlds {
                let here = world.iter().enumerate().filter(|&(record, &partner)| {
                    together(&first[record], &second[partner]) == Some(tuple)
                });
                let count = here.count() as u64;
                prop_assert!((exposed.count..=exposed.most).contains(&count));
            }
            for (known, rows) in known.iter().zip(&exposed.rows) {
                let all = (0..).zip(known).filter(|(_, known)| **known == Some(tuple));
                for (record, _) in all {
                    prop_assert!(rows.contains(&record));
                }
                prop_assert!(!rows.is_empty());
            }
        }

        // Newcomers of a class are told if and only if they are as many in every matching.
        let class_of = |record: &ReleasedRow| [values(0, record.0), values(1, record.1)];
        let alone = |world: &[usize], class: [u32; 2]| -> Vec<u32> {
            let rows = (0..second.len()).filter(|partner| !world.contains(partner));
            rows.filter(|&row| class_of(&second[row]) == class).map(|row| row as u32).collect()
        };
        let told: BTreeMap<[u32; 2], _> = found
            .newcomers
            .iter()
            .map(|found| ([0, 1].map(|column: usize| values(column, &found.cells[column])), found))
            .collect();
        if assumption == Assumption::OnlyAdded {
            let mut joined = BTreeMap::new();
            for class in second.iter().map(class_of) {
                let counts: BTreeSet<usize> =
                    worlds.iter().map(|world| alone(world, class).len()).collect();
                if let [count] = counts.into_iter().collect::<Vec<_>>()[..]
                    && (1..k).contains(&(count as u64))
                {
                    joined.insert(class, count as u64);
                }
            }
            let counted: BTreeMap<[u32; 2], u64> =
                told.iter().map(|(&class, found)| (class, found.count)).collect();
            prop_assert_eq!(counted, joined);
        }
        for (class, found) in told {
            let mut rows: Vec<u32> =
                worlds.iter().flat_map(|world| alone(world, class)).collect();
            if !worlds.is_empty() {
                rows.sort_unstable();
                rows.dedup();
                prop_assert_eq!(&found.rows, &rows);
            }
            prop_assert_eq!(found.confidence, 1.0 / found.count as f64);
            prop_assert!(found.count < k);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(drawn_of(3000)))]

    /// Releases are refuted by the first row that shows nothing in common; otherwise the rows of
    /// each combined tuple are counted.
    #[test]
    fn rows_in_order_are_joined(releases in releases(), k in 1..4_u64) {
        let [first, second] = &releases;
        let texts = releases.each_ref().map(|records| written(records));
        let columns = paired(&[levels(FIRST), levels(SECOND)], [&texts[0], &texts[1]]);
        let found = unsorted(&columns, None, k, 100);
        if first.len() != second.len() {
            prop_assert_eq!((found.tried, found.refuted, found.exposed.len()), (0, None, 0));
            return Ok(());
        }
        let rows = first.iter().zip(second);
        let joined: Vec<_> = rows.map(|(one, other)| together(one, other)).collect();
        let refuted = joined.iter().position(Option::is_none);
        prop_assert_eq!(found.refuted, refuted.map(|row| row as u32));
        let mut expected = BTreeMap::new();
        if refuted.is_none() {
            expected = counted(&joined);
            expected.retain(|_, count| *count < k);
        }
        let exposed: BTreeMap<[u32; 2], u64> = found
            .exposed
            .iter()
            .map(|exposed| {
                let cells = [0, 1].map(|column: usize| values(column, &exposed.cells[column]));
                (cells, exposed.count)
            })
            .collect();
        prop_assert_eq!(exposed, expected);
    }

    /// Every two classes are compared by the values that they stand for.
    #[test]
    fn counts_of_nested_classes_are_compared(releases in releases(), k in 1..5_u64) {
        let texts = releases.each_ref().map(|records| written(records));
        let columns = paired(&[levels(FIRST), levels(SECOND)], [&texts[0], &texts[1]]);
        let mut differences = Differences::new(columns);
        while !differences.step(1) {}
        let found = differences.finish(k, 100);
        let classes = releases.each_ref().map(|records| {
            let all = records.iter().map(|record| Some([values(0, record.0), values(1, record.1)]));
            counted(&all.collect::<Vec<_>>())
        });
        let is_within = |one: &[u32; 2], other: &[u32; 2]| {
            one[0] & other[0] == one[0] && one[1] & other[1] == one[1]
        };
        let is_alone = |release: usize, class: &[u32; 2]| {
            classes[release].keys().all(|other| {
                other == class || class[0] & other[0] == 0 || class[1] & other[1] == 0
            })
        };
        let mut expected = BTreeSet::new();
        for (one, &first) in &classes[0] {
            for (other, &second) in &classes[1] {
                let count = match (is_within(one, other), is_within(other, one)) {
                    (true, true) => first.abs_diff(second),
                    (true, false) => second.saturating_sub(first),
                    (false, true) => first.saturating_sub(second),
                    (false, false) => 0,
                };
                if (1..k).contains(&count) {
                    let is_exact = is_alone(0, one) && is_alone(1, other);
                    let inner = usize::from(!is_within(one, other));
                    expected.insert((*one, *other, count, inner, is_exact));
                }
            }
        }
        let told: BTreeSet<_> = found
            .differences
            .iter()
            .map(|found| {
                let cells = found.cells.each_ref();
                let [one, other] = cells.map(|cells| [values(0, &cells[0]), values(1, &cells[1])]);
                (one, other, found.count, found.inner, found.is_exact)
            })
            .collect();
        prop_assert_eq!(told, expected);
    }
}

/// A person's quasi-identifiers and sensitive value, and what each of two releases shows of the former.
type KnownPerson = (u32, u32, u8, [(&'static str, &'static str); 2]);

/// Persons with two quasi-identifiers and a sensitive value, and what two releases show of each.
fn known_persons() -> impl Strategy<Value = Vec<KnownPerson>> {
    let shown = prop::collection::vec(person(), 1..=5);
    shown.prop_map(|persons| {
        let told = persons.into_iter().map(|(one, two, value, choices)| {
            let shown = choices
                .map(|(first, second)| (generalized(0, one, first), generalized(1, two, second)));
            (one, two, value, shown)
        });
        told.collect()
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(drawn_of(5000)))]

    /// Without counting, what is told is what the records that a person matches have in common. With
    /// it, what is certain is so in every way to give all persons their records of both releases.
    #[test]
    fn values_that_two_releases_tell_are_those_of_every_world(
        persons in known_persons(),
        is_whole in any::<bool>(),
        turn in any::<prop::sample::Index>(),
    ) {
        // Whole classes are those of every other person, too, so that they can be counted.
        let level = |text: &'static str| if is_whole { "*" } else { text };
        let releases: [Vec<ReleasedRow>; 2] = [0, 1].map(|release: usize| {
            let records = persons.iter().map(|&(_, _, value, shown)| {
                let (one, two) = shown[release];
                match release {
                    0 => (one, level(two), value),
                    _ => (level(one), two, value),
                }
            });
            records.collect()
        });
        let [first, mut second] = releases;
        let turn = turn.index(second.len());
        second.rotate_left(turn);
        let releases = [first, second];
        let texts = releases.each_ref().map(|records| written(records));
        let mut columns = paired(&[levels(FIRST), levels(SECOND)], [&texts[0], &texts[1]]);
        let values = columns.split_off(2);
        let originals = [
            column(&persons.iter().map(|person| ["a", "b", "c", "d"][person.0 as usize]).collect::<Vec<_>>()),
            column(&persons.iter().map(|person| ["1", "2"][person.1 as usize]).collect::<Vec<_>>()),
        ];
        let known: Vec<_> = columns.iter().zip(&originals).collect();
        let matches = |person: usize, release: usize| -> Vec<usize> {
            let (one, two, ..) = persons[person];
            let records = releases[release].iter().enumerate().filter(|(_, record)| {
                self::values(0, record.0) >> one & 1 == 1 && self::values(1, record.1) >> two & 1 == 1
            });
            records.map(|(row, _)| row).collect()
        };
        let found = |claimed: Assumption| {
            let mut composition =
                Composition::new(&known, (persons.len(), &[]), (&values, 1), claimed);
            while !composition.step(1) {}
            composition.finish(1.0, (2, 100))
        };
        let told = |found: &FoundCompositions| -> BTreeMap<u32, u8> {
            let told = found.composed.iter().flat_map(|one| {
                let value = releases[1][one.rows[1][0] as usize].2;
                one.persons.iter().map(move |&person| (person, value))
            });
            told.collect()
        };
        let mut expected = BTreeMap::new();
        for person in 0..persons.len() {
            let [one, other] =
                [0, 1].map(|release: usize| {
                    let rows = matches(person, release).into_iter();
                    rows.map(|row| releases[release][row].2).collect::<BTreeSet<u8>>()
                });
            let both: Vec<u8> = one.intersection(&other).copied().collect();
            if both.len() == 1 && one.len() > 1 && other.len() > 1 {
                expected.insert(person as u32, both[0]);
            }
        }
        let unclaimed = found(Assumption::None);
        prop_assert_eq!(told(&unclaimed), expected.clone());
        // Whom a single record is left for that agrees with one of the other release, and nobody else
        // matches the same.
        let matched = |person: usize| [matches(person, 0), matches(person, 1)];
        let singled: BTreeSet<u32> = (0..persons.len() as u32)
            .filter(|&person| {
                let own = matched(person as usize);
                let shown = |release: usize| -> Vec<u8> {
                    own[release].iter().map(|&row| releases[release][row].2).collect()
                };
                let [one, other] = [shown(0), shown(1)];
                let left = [(&one, &other), (&other, &one)]
                    .map(|(one, other)| one.iter().filter(|value| other.contains(value)).count());
                let alike = (0..persons.len()).filter(|&other| matched(other) == own).count();
                left[0].min(left[1]) == 1 && alike == 1
            })
            .collect();
        let narrowed = unclaimed.narrowed.iter().flat_map(|one| one.persons.iter().copied());
        prop_assert_eq!(narrowed.collect::<BTreeSet<u32>>(), singled);

        let counted = told(&found(Assumption::SamePersons));
        let worlds = [0, 1].map(|release: usize| {
            let all: Vec<Vec<usize>> =
                (0..persons.len()).map(|person| matches(person, release)).collect();
            let found = worlds(&all).into_iter().map(|world| {
                world.into_iter().map(|row| releases[release][row].2).collect::<Vec<u8>>()
            });
            found.collect::<BTreeSet<_>>()
        });
        let both: Vec<&Vec<u8>> = worlds[0].intersection(&worlds[1]).collect();
        prop_assert!(!both.is_empty());
        for (&person, &value) in &counted {
            prop_assert!(both.iter().all(|world| world[person as usize] == value));
        }
        for person in expected.keys() {
            prop_assert!(counted.contains_key(person));
        }
    }
}
