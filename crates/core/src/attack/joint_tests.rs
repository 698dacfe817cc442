//! Several releases compared against every way in which their records can be of the same persons.

use super::testing::{column, levels};
use super::worlds::{FIRST, ReleasedRow, SECOND, generalized, values, worlds};
use super::{Assumption, JointColumn, JointComparison, JointlyFound, LabelReading};
use crate::drawing::drawn_of;
use crate::table::Column;
use proptest::prelude::*;
use proptest::sample::Index;
use std::collections::{BTreeMap, BTreeSet};

/// What a record shows: the values that it may have in both quasi-identifiers, and another column.
type Shown = ([u32; 2], u8);

fn shown(row: &ReleasedRow) -> Shown {
    ([values(0, row.0), values(1, row.1)], row.2)
}

/// What records show together, if they may be of one person.
fn together(rows: &[Shown]) -> Option<[u32; 2]> {
    let shared =
        rows.iter().fold([u32::MAX; 2], |shared, row| [shared[0] & row.0[0], shared[1] & row.0[1]]);
    let agrees = rows.iter().all(|row| row.1 == rows[0].1);
    (agrees && !shared.contains(&0)).then_some(shared)
}

/// For each release and record all that it may show of its person, in any world.
type TupleCells = Vec<Vec<BTreeSet<[u32; 2]>>>;

/// What follows from all worlds.
struct AllWorlds {
    assumption: Assumption,
    cells: TupleCells,
    /// For each world how many persons have what, where all releases say who is in them.
    counts: Vec<BTreeMap<[u32; 2], u64>>,
}

fn fits(claimed: Assumption, earlier: usize, last: usize) -> bool {
    match claimed {
        Assumption::SamePersons => earlier == last,
        Assumption::OnlyAdded => earlier <= last,
        Assumption::None => false,
    }
}

/// Every way to give the records of these earlier releases to persons, each of whom has a record of the last:
/// for each release and person the record.
fn assignments(releases: &[Vec<Shown>], bound: &[usize]) -> Vec<Vec<Vec<Option<usize>>>> {
    let last = releases.last().unwrap();
    let mut found: Vec<Vec<Vec<Option<usize>>>> = vec![Vec::new()];
    for &release in bound {
        let own = &releases[release];
        let allowed: Vec<Vec<usize>> = own
            .iter()
            .map(|row| (0..last.len()).filter(|&person| together(&[*row, last[person]]).is_some()))
            .map(Iterator::collect)
            .collect();
        let of_release = worlds(&allowed).into_iter().map(|world| {
            let mut of_person = vec![None; last.len()];
            for (record, person) in world.into_iter().enumerate() {
                of_person[person] = Some(record);
            }
            of_person
        });
        let of_release: Vec<Vec<Option<usize>>> = of_release.collect();
        let longer = found.iter().flat_map(|world| {
            of_release.iter().map(|own| [world.as_slice(), std::slice::from_ref(own)].concat())
        });
        found = longer.collect();
    }
    found.retain(|world| {
        (0..last.len()).all(|person| together(&rows_of(releases, bound, world, person)).is_some())
    });
    found
}

/// What a person shows in these releases and in the last.
fn rows_of(
    releases: &[Vec<Shown>],
    bound: &[usize],
    world: &[Vec<Option<usize>>],
    person: usize,
) -> Vec<Shown> {
    let own = bound
        .iter()
        .zip(world)
        .filter_map(|(&release, world)| Some(releases[release][world[person]?]));
    own.chain([releases.last().unwrap()[person]]).collect()
}

fn all_worlds(releases: &[Vec<Shown>], claimed: &[Assumption]) -> AllWorlds {
    let last = releases.len() - 1;
    let persons = releases[last].len();
    let mut bound: Vec<usize> = (0..last)
        .filter(|&release| {
            fits(claimed[release], releases[release].len(), persons)
                && !assignments(releases, &[release]).is_empty()
        })
        .collect();
    let mut found = assignments(releases, &bound);
    if found.is_empty() {
        bound = Vec::new();
        found = vec![Vec::new()];
    }
    let unbound: Vec<usize> = (0..last).filter(|release| !bound.contains(release)).collect();
    let mut cells: TupleCells =
        releases.iter().map(|rows| vec![BTreeSet::new(); rows.len()]).collect();
    for world in &found {
        for person in 0..persons {
            let own = rows_of(releases, &bound, world, person);
            // Whoever is in the others as well.
            let mut choices: Vec<Vec<usize>> = vec![Vec::new()];
            for &release in &unbound {
                let longer = choices.iter().flat_map(|choice| {
                    (0..releases[release].len())
                        .map(|record| [choice.as_slice(), &[record]].concat())
                });
                choices = longer.collect();
            }
            for choice in choices {
                let others = unbound
                    .iter()
                    .zip(&choice)
                    .map(|(&release, &record)| releases[release][record]);
                let Some(tuple) = together(&own.iter().copied().chain(others).collect::<Vec<_>>())
                else {
                    continue;
                };
                cells[last][person].insert(tuple);
                for (&release, world) in bound.iter().zip(world) {
                    if let Some(record) = world[person] {
                        cells[release][record].insert(tuple);
                    }
                }
                for (&release, &record) in unbound.iter().zip(&choice) {
                    cells[release][record].insert(tuple);
                }
            }
        }
    }
    let counts = found.iter().filter(|_| unbound.is_empty()).map(|world| {
        let mut counts = BTreeMap::new();
        for person in 0..persons {
            let tuple = together(&rows_of(releases, &bound, world, person)).unwrap();
            *counts.entry(tuple).or_default() += 1;
        }
        counts
    });
    let counts = counts.collect();
    let assumption = match () {
        () if !unbound.is_empty() => Assumption::None,
        () if claimed.contains(&Assumption::OnlyAdded) => Assumption::OnlyAdded,
        () => Assumption::SamePersons,
    };
    AllWorlds { assumption, cells, counts }
}

/// How many persons at least are known to have what.
fn expected(cells: &TupleCells) -> BTreeMap<[u32; 2], u64> {
    let mut expected: BTreeMap<[u32; 2], u64> = BTreeMap::new();
    for records in cells {
        let mut known: BTreeMap<[u32; 2], u64> = BTreeMap::new();
        for cells in records {
            if let [tuple] = cells.iter().collect::<Vec<_>>()[..] {
                *known.entry(*tuple).or_default() += 1;
            }
        }
        for (tuple, count) in known {
            let most = expected.entry(tuple).or_default();
            *most = count.max(*most);
        }
    }
    expected
}

fn compared(
    releases: &[Vec<ReleasedRow>],
    claimed: &[Assumption],
    k: u64,
    most: Option<usize>,
) -> JointlyFound {
    let columns = |texts: &dyn Fn(&ReleasedRow) -> String| -> Vec<Column> {
        let columns = releases.iter().map(|rows| {
            let texts: Vec<String> = rows.iter().map(texts).collect();
            column(&texts.iter().map(String::as_str).collect::<Vec<_>>())
        });
        columns.collect()
    };
    let [first, second, other] = [
        columns(&|row| row.0.to_owned()),
        columns(&|row| row.1.to_owned()),
        columns(&|row| row.2.to_string()),
    ];
    let markers = [String::new()];
    let read = |spec, columns: &[Column]| {
        let columns: Vec<&Column> = columns.iter().collect();
        JointColumn::read(&levels(spec), None, &columns, (&markers, LabelReading::Finest)).unwrap()
    };
    let columns = vec![
        read(FIRST, &first),
        read(SECOND, &second),
        JointColumn::texts(&other.iter().map(Some).collect::<Vec<_>>(), &markers),
    ];
    let records: Vec<usize> = releases.iter().map(Vec::len).collect();
    let mut comparison = JointComparison::new(columns, &records, claimed.to_vec());
    if let Some(most) = most {
        comparison = comparison.with_most(most);
    }
    while !comparison.step(1) {}
    comparison.finish(k, 100)
}

fn exposed(found: &JointlyFound) -> BTreeMap<[u32; 2], u64> {
    let told = found.exposed.iter().map(|exposed| {
        (([0, 1].map(|column: usize| values(column, &exposed.cells[column]))), exposed.count)
    });
    told.collect()
}

/// A person: a value of each column, what up to four releases show of them, and which earlier ones they
/// are in.
fn person() -> impl Strategy<Value = (u32, u32, u8, [(Index, Index); 4], [bool; 3])> {
    let choice = || (any::<Index>(), any::<Index>());
    let is_there = || prop::bool::weighted(0.9);
    (
        0..4_u32,
        0..2_u32,
        0..3_u8,
        [choice(), choice(), choice(), choice()],
        [is_there(), is_there(), is_there()],
    )
}

/// Two or three earlier releases and the last, of nearly the same persons.
fn releases() -> impl Strategy<Value = Vec<Vec<ReleasedRow>>> {
    let persons = prop_oneof![
        prop::collection::vec(person(), 1..=4).prop_map(|persons| (2, persons)),
        prop::collection::vec(person(), 1..=3).prop_map(|persons| (3, persons)),
    ];
    (persons, any::<Index>(), 0..3_u8, any::<bool>()).prop_map(
        |((earlier, persons), turn, texts, all)| {
            let releases = (0..=earlier).map(|release: usize| {
                let there =
                    persons.iter().filter(|person| release == earlier || all || person.4[release]);
                let rows = there.map(|person| {
                    let choice = person.3[release];
                    let (one, two) =
                        (generalized(0, person.0, choice.0), generalized(1, person.1, choice.1));
                    (one, two, if texts == 0 { 0 } else { person.2 % (texts + 1) })
                });
                let mut rows: Vec<ReleasedRow> = rows.collect();
                if release == 0 && !rows.is_empty() {
                    let turn = turn.index(rows.len());
                    rows.rotate_left(turn);
                }
                rows
            });
            releases.collect()
        },
    )
}

fn claims() -> impl Strategy<Value = Vec<Assumption>> {
    let claim = prop_oneof![
        4 => Just(Assumption::SamePersons),
        3 => Just(Assumption::OnlyAdded),
        1 => Just(Assumption::None),
    ];
    prop::collection::vec(claim, 3)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(drawn_of(600)))]

    /// What is exposed is what all worlds agree on, and no more; in no world fewer persons have it, or
    /// more than may. Where worlds are not looked for, nothing is found that they do not confirm.
    #[test]
    fn what_is_exposed_is_what_all_worlds_agree_on(
        releases in releases(),
        claims in claims(),
        k in 1..4_u64,
    ) {
        prop_assume!(releases.iter().all(|rows| !rows.is_empty()));
        let claimed = &claims[..releases.len() - 1];
        let rows: Vec<Vec<Shown>> =
            releases.iter().map(|rows| rows.iter().map(shown).collect()).collect();
        let all = all_worlds(&rows, claimed);
        let known = expected(&all.cells);
        let mut wanted = known.clone();
        wanted.retain(|_, count| *count < k);

        let found = compared(&releases, claimed, k, None);
        prop_assert!(found.complete);
        prop_assert_eq!(found.assumption, all.assumption);
        prop_assert_eq!(&exposed(&found), &wanted);
        let last = all.cells.last().unwrap();
        prop_assert_eq!(found.known, last.iter().filter(|cells| cells.len() == 1).count() as u64);
        for told in &found.exposed {
            let tuple = [0, 1].map(|column: usize| values(column, &told.cells[column]));
            prop_assert_eq!(told.confidence, 1.0 / told.most as f64);
            for counts in &all.counts {
                let count = counts.get(&tuple).copied().unwrap_or(0);
                prop_assert!((told.count..=told.most).contains(&count));
            }
            for (cells, rows) in all.cells.iter().zip(&told.rows) {
                for (record, cells) in (0..).zip(cells) {
                    if cells.len() == 1 && cells.contains(&tuple) {
                        prop_assert!(rows.contains(&record));
                    }
                }
            }
        }

        let hasty = compared(&releases, claimed, k, Some(0));
        // Where nothing was looked for, it is not known either whether there is a world.
        if hasty.assumption == all.assumption {
            for (tuple, count) in exposed(&hasty) {
                prop_assert!(wanted.get(&tuple).is_some_and(|&wanted| count <= wanted), "{:?}", tuple);
            }
        }
    }
}

/// Each two of three releases leave groups of two, all three leave one: exact ages, sex and town apart, and
/// what is released word for word says whose rows they are.
#[test]
fn three_releases_tell_apart_what_no_two_do() {
    let markers: [String; 0] = [];
    let ids: Vec<String> = (0..8).map(|number| number.to_string()).collect();
    let ids = column(&ids.iter().map(String::as_str).collect::<Vec<_>>());
    let star = column(&["*"; 8]);
    let bit = |bit: u32| {
        let texts = (0..8_u32).map(|number| if number >> bit & 1 == 0 { "a" } else { "b" });
        column(&texts.collect::<Vec<_>>())
    };
    let bits = [bit(0), bit(1), bit(2)];
    let spec = levels("a *\nb *");
    let compared = |shows: &[usize]| {
        let columns = bits.iter().enumerate().map(|(number, own)| {
            let releases: Vec<&Column> =
                shows.iter().map(|&shown| if shown == number { own } else { &star }).collect();
            JointColumn::read(&spec, None, &releases, (&markers, LabelReading::Finest)).unwrap()
        });
        let link = JointColumn::texts(&vec![Some(&ids); shows.len()], &markers);
        let columns = columns.chain([link]).collect();
        let claimed = vec![Assumption::SamePersons; shows.len() - 1];
        let mut comparison = JointComparison::new(columns, &vec![8; shows.len()], claimed);
        while !comparison.step(1) {}
        comparison.finish(2, 100)
    };
    assert_eq!(compared(&[0, 1]).exposed, []);
    let found = compared(&[0, 1, 2]);
    assert_eq!((found.exposed.len(), found.known, found.complete), (8, 8, true));
    assert_eq!(found.exposed[0].cells, ["a", "a", "a"]);
    assert_eq!(found.exposed[0].rows, [[0], [0], [0]]);
}
