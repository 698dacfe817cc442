//! The same people at several times, where no column tells them apart: a payroll of every month, a
//! panel without its numbers.
//!
//! # Definition
//! Two records of one time are never one person's; two of different times may be. If every record were
//! another person, what people share would be shared as often within a time as between two. So
//! columns are sought, two or three, one of them a birth, a sex or an age, whose combinations pairs of
//! records of different times share far more often: by a tenth of a person's share or more, and by
//! ten standard deviations of what chance makes of it.
//!
//! Quotas that are filled alike each time look the same by few, large combinations. These say
//! nothing here, since chance makes most of their pairs. Where every combination there can be is
//! filled as often as every other, such as once with a man and a woman of each age, it is a grid, and
//! no people either.

use super::composite::time_columns;
use super::details::Details;
use super::few::have_own_numbers;
use super::words::{Naming, naming};
use super::{Numbered, RepeatedPersons, SOME_VALUES};
use crate::table::Table;
use hashbrown::HashMap;
use rustc_hash::FxBuildHasher;

/// Records up to which a table is looked into.
const MOST_RECORDS: usize = 200_000;

/// Columns of times that are looked into, at most.
const TIMES: usize = 3;

/// Times that a column has, at most, and records of one on average, at least.
const MOST_TIMES: usize = 60;
const RECORDS_OF_TIME: usize = 10;

/// Columns that are put together, of those that are looked at.
const COLUMNS: usize = 7;
const LOOKED_AT: usize = 24;

/// Pairs beyond chance, as a share of those there were if whoever is there at one of two times is
/// there at the other as well.
const RECURRING: f64 = 0.3;

/// Pairs of different times, as a multiple of what chance makes.
const BEYOND_CHANCE: f64 = 1.25;

/// Standard deviations by which there are more.
const DEVIATIONS: f64 = 10.0;

/// The share of all combinations of two columns that occur in a grid, at least.
const FILLED: f64 = 0.8;

/// What recurs over the times of a table as it would of the same people. Asked of tables in which no
/// column [tells persons apart](super::repeated_persons). `markers` are the texts that mean "missing".
#[must_use]
pub fn recurring_persons(table: &Table, markers: &[String]) -> Option<RepeatedPersons> {
    if table.records > MOST_RECORDS {
        return None;
    }
    let named: Vec<Option<Naming>> = table.columns.iter().map(|one| naming(&one.name)).collect();
    let details = Details::of_table(table, markers);
    let own: Vec<usize> = details.own().collect();
    // Whatever else a name says: the month of an admission numbers none, since it has few values.
    let unnamed = vec![None; named.len()];
    let times: Vec<usize> = time_columns(table, &unnamed, &details, markers).collect();
    let subjects = named.iter().enumerate().filter(|(_, naming)| naming.is_some());
    let subjects: Vec<Numbered<'_>> =
        subjects.map(|(index, _)| Numbered::count(table, index, markers)).collect();
    if own.is_empty() || times.is_empty() || have_own_numbers(table, &subjects) {
        return None;
    }
    let may_stay = (0..named.len()).filter(|index| {
        let values = table.columns[*index].dictionary.len();
        values > 1 && values * 2 <= table.records && !times.contains(index)
    });
    let may_stay: Vec<usize> = may_stay.take(LOOKED_AT).collect();
    let found = times.iter().take(TIMES).filter_map(|&time| {
        let periods = Periods::of_column(table, time)?;
        periods.recurring(table, &own, &may_stay)
    });
    // Of two that change together, such as a month and its last day, the first.
    found.fold(None, |best: Option<RepeatedPersons>, one| {
        if best.is_some_and(|best| best.records >= one.records) { best } else { Some(one) }
    })
}

/// Which time each record is of.
struct Periods {
    column: usize,
    of_record: Vec<u32>,
    /// How many there are.
    times: usize,
    /// Pairs of records of one time, and of two.
    pairs: [f64; 2],
    /// Pairs of two times that would be one person's if the same people were there each time.
    of_same: f64,
}

/// Pairs of records that share a combination of columns.
struct Shared {
    same_time: f64,
    /// Those of two different times.
    other_time: f64,
    /// Records of combinations that occur at several times.
    records: u32,
}

impl Periods {
    fn of_column(table: &Table, column: usize) -> Option<Self> {
        let codes = &table.columns[column].codes;
        let of_record: Vec<u32> = codes.iter().collect();
        let mut sizes = vec![0_u64; table.columns[column].dictionary.len()];
        of_record.iter().for_each(|&time| sizes[time as usize] += 1);
        sizes.retain(|&size| size > 0);
        let is_number = (2..=MOST_TIMES).contains(&sizes.len());
        if !is_number || table.records < RECORDS_OF_TIME * sizes.len() {
            return None;
        }
        let same_time: u64 = sizes.iter().map(|&size| pairs(size)).sum();
        let other_time = pairs(table.records as u64) - same_time;
        sizes.sort_unstable();
        // The smaller of each two.
        let of_same: u64 =
            (0_u64..).zip(sizes.iter().rev()).map(|(larger, size)| larger * size).sum();
        Some(Self {
            column,
            of_record,
            times: sizes.len(),
            pairs: [same_time as f64, other_time as f64],
            of_same: of_same as f64,
        })
    }

    /// The columns that recur with the fewest pairs by chance.
    fn recurring(
        &self,
        table: &Table,
        own: &[usize],
        may_stay: &[usize],
    ) -> Option<RepeatedPersons> {
        let codes = |column: usize| -> Vec<u32> { table.columns[column].codes.iter().collect() };
        // What is another each time recurs by no more than chance.
        let mut staying: Vec<(usize, Vec<u32>, f64)> = Vec::new();
        for &column in may_stay {
            let codes = codes(column);
            let shared = self.shared(&codes);
            let by_chance = shared.same_time * self.pairs[1] / self.pairs[0];
            let may_recur = shared.other_time - by_chance + DEVIATIONS * shared.other_time.sqrt()
                >= RECURRING * self.of_same;
            if may_recur {
                staying.push((column, codes, shared.same_time));
            }
        }
        // Those of persons first, then those that tell most apart.
        staying.sort_by(|(one, _, shared), (other, _, others)| {
            let key = |column: &usize| !own.contains(column);
            key(one).cmp(&key(other)).then(shared.total_cmp(others)).then(one.cmp(other))
        });
        staying.truncate(COLUMNS);
        let distinct = |column: usize| table.columns[column].dictionary.len();
        let mut found: Vec<(f64, RepeatedPersons)> = Vec::new();
        for (place, (one, first, _)) in staying.iter().enumerate() {
            for (next, (other, second, _)) in staying.iter().enumerate().skip(place + 1) {
                let both = ColumnsTogether::counted(first, second);
                let shared = self.shared(&both.numbers);
                let cells = distinct(*one) * distinct(*other);
                let is_grid = self.is_grid(&shared, &both, cells);
                if !is_grid && [one, other].iter().any(|column| own.contains(column)) {
                    found.extend(self.told([*one, *other], None, &both, &shared));
                }
                for (third, codes, _) in &staying[next + 1..] {
                    let all = ColumnsTogether::counted(&both.numbers, codes);
                    let shared = self.shared(&all.numbers);
                    // What a grid says already is no person's by saying it once more.
                    let is_grid = is_grid && all.number == both.number
                        || self.is_grid(&shared, &all, cells * distinct(*third));
                    if !is_grid && [one, other, third].iter().any(|column| own.contains(column)) {
                        found.extend(self.told([*one, *other], Some(*third), &all, &shared));
                    }
                }
            }
        }
        let best = found.into_iter().reduce(|best, one| if one.0 < best.0 { one } else { best });
        best.map(|(_, found)| found)
    }

    /// How seldom two records of one time share such a combination, if these recur.
    fn told(
        &self,
        [column, other]: [usize; 2],
        third: Option<usize>,
        combined: &ColumnsTogether,
        shared: &Shared,
    ) -> Option<(f64, RepeatedPersons)> {
        let recurs = (combined.number as usize) >= SOME_VALUES && self.recurs(shared);
        recurs.then(|| {
            let found = RepeatedPersons {
                column,
                values: combined.number,
                records: shared.records,
                partners: [Some(other), third],
                alike: false,
                time: Some(self.column),
            };
            (shared.same_time / self.pairs[0], found)
        })
    }

    /// Whether about all of so many cells are filled, each time and alike: people who fall into cells
    /// by chance share them far more often.
    fn is_grid(&self, shared: &Shared, combined: &ColumnsTogether, cells: usize) -> bool {
        let number = f64::from(combined.number);
        let records = self.of_record.len() as f64;
        let of_cell = records / (number * self.times as f64);
        number >= FILLED * cells as f64 && shared.same_time < records * (of_cell - 0.5) / 2.0
    }

    fn shared(&self, numbers: &[u32]) -> Shared {
        let mut counts: HashMap<(u32, u32), u64, FxBuildHasher> = HashMap::default();
        for (&number, &time) in numbers.iter().zip(&self.of_record) {
            *counts.entry((number, time)).or_insert(0) += 1;
        }
        let same_time: u64 = counts.values().map(|&n| pairs(n)).sum();
        // Records and times of each combination.
        let mut all: HashMap<u32, (u64, u32), FxBuildHasher> = HashMap::default();
        for (&(number, _), &n) in &counts {
            let (records, times) = all.entry(number).or_insert((0, 0));
            *records += n;
            *times += 1;
        }
        let other_time = all.values().map(|&(n, _)| pairs(n)).sum::<u64>() - same_time;
        let several = all.values().filter(|&&(_, times)| times > 1);
        let records: u64 = several.map(|&(n, _)| n).sum();
        Shared {
            same_time: same_time as f64,
            other_time: other_time as f64,
            records: records as u32,
        }
    }

    /// Pairs of two times that chance makes, judged by those of one time and the most that these may
    /// have come short of it.
    fn by_chance(&self, shared: &Shared) -> f64 {
        let [same_time, other_time] = self.pairs;
        (shared.same_time + 4.0 * (shared.same_time + 1.0).sqrt()) * other_time / same_time
    }

    fn recurs(&self, shared: &Shared) -> bool {
        let by_chance = self.by_chance(shared);
        let beyond = shared.other_time - by_chance;
        beyond >= RECURRING * self.of_same
            && shared.other_time >= BEYOND_CHANCE * by_chance
            && beyond >= DEVIATIONS * shared.other_time.sqrt()
    }
}

fn pairs(records: u64) -> u64 {
    records * records.saturating_sub(1) / 2
}

/// What two columns say together.
struct ColumnsTogether {
    /// Each pair of values by a number of its own, as they first occur.
    numbers: Vec<u32>,
    /// How many there are.
    number: u32,
}

impl ColumnsTogether {
    fn counted(one: &[u32], other: &[u32]) -> Self {
        let mut numbers: HashMap<(u32, u32), u32, FxBuildHasher> = HashMap::default();
        let both = one.iter().zip(other).map(|(&one, &other)| {
            let next = numbers.len() as u32;
            *numbers.entry((one, other)).or_insert(next)
        });
        let both: Vec<u32> = both.collect();
        Self { numbers: both, number: numbers.len() as u32 }
    }
}
