//! Persons of whom only a few have several records, whatever the column that tells them apart is
//! called.
//!
//! One person with ten records among forty with one each makes a class of ten records that is one
//! person. Most values of the column do not recur then, so that neither their number nor how many
//! recur says anything. But the records of that person agree in all that is known of them, and
//! those of others who share a value, such as the address of a clinic, do not.

use super::composite::MemberColumns;
use super::details::Details;
use super::words::{Naming, naming};
use super::{ALIKE, NUMBERED, Numbered, RepeatedPersons, as_read, called, names};
use crate::num;
use crate::table::suggest::{Reason, reason_of_name};
use crate::table::{Column, DataType, Table, kind};
use hashbrown::HashMap;
use rustc_hash::FxBuildHasher;

/// How seldom two records may agree by chance in birth, sex and age, for these to be enough.
const BY_CHANCE: f64 = 0.1;

/// The logarithm of how seldom the records of all recurring values may agree by chance as often as
/// they do.
const SURELY: f64 = -7.0;

/// What columns of a table are for.
#[derive(Clone, Debug, Default)]
pub struct ColumnRoles {
    /// Those that are left out, and may tell persons apart.
    pub identifiers: Vec<usize>,
    /// What others may know.
    pub quasi_identifiers: Vec<usize>,
}

/// The identifier that tells persons apart if nearly all records that share a value of it agree in
/// what is known of a person, and such that this is no chance; or else one whose values name persons and
/// recur.
#[must_use]
pub fn few_repeated(
    table: &Table,
    roles: &ColumnRoles,
    markers: &[String],
) -> Option<RepeatedPersons> {
    let found = few_as_written(table, roles, markers);
    as_read(table, markers, found, |read| few_as_written(read, roles, markers))
}

fn few_as_written(
    table: &Table,
    roles: &ColumnRoles,
    markers: &[String],
) -> Option<RepeatedPersons> {
    least(table, roles, markers, |one| one.agreeing as f64 >= ALIKE * one.pairs as f64)
        .or_else(|| called::repeated(table, &roles.identifiers, markers))
}

/// The identifier by which some class of fewer than `k` persons has several records of one.
/// `classes` has the class of each record, or nothing where it is not released. A value stands for
/// a person only if its records agree in what is known of one.
#[must_use]
pub fn repeated_in_classes(
    table: &Table,
    roles: &ColumnRoles,
    markers: &[String],
    classes: &[Option<u32>],
    k: u32,
) -> Option<RepeatedPersons> {
    let look = |table: &Table| least(table, roles, markers, |one| one.has_class_below(classes, k));
    as_read(table, markers, look(table), look)
}

/// The same of the classes that the quasi-identifiers of the table make as they stand.
#[must_use]
pub fn repeated_in_table(
    table: &Table,
    roles: &ColumnRoles,
    markers: &[String],
    k: u32,
) -> Option<RepeatedPersons> {
    let classes = Facts::of_columns(table, &roles.quasi_identifiers, false).of_record;
    let classes: Vec<Option<u32>> = classes.into_iter().map(Some).collect();
    repeated_in_classes(table, roles, markers, &classes, k)
}

/// Of the identifiers whose values stand for persons the one with the fewest.
fn least(
    table: &Table,
    roles: &ColumnRoles,
    markers: &[String],
    seems: impl Fn(&Candidate<'_>) -> bool,
) -> Option<RepeatedPersons> {
    let mut found: Option<RepeatedPersons> = None;
    let mut consider = |one: Numbered<'_>, facts: &Facts, of_it: RepeatedPersons| {
        let candidate = Candidate::new(one, facts);
        if candidate.is_no_chance(facts)
            && seems(&candidate)
            && found.is_none_or(|it| candidate.one.values < it.values as usize)
        {
            found = Some(of_it);
        }
    };
    let repeating: Vec<Numbered<'_>> = roles
        .identifiers
        .iter()
        .filter(|&&index| may_tell_persons(&table.columns[index].name))
        .take(NUMBERED)
        .map(|&index| Numbered::count(table, index, markers))
        .collect();
    let keys = names::Keys::of_table(table, None);
    let named: Vec<Option<Naming>> = table.columns.iter().map(|one| naming(&one.name)).collect();
    let wholes = MemberColumns::of_table(table, &named).of_households(markers);
    if have_own_numbers(table, &repeating)
        || keys.is_none() && wholes.is_empty() && !repeating.iter().any(Numbered::repeats)
    {
        return None;
    }
    let details = Details::of_table(table, markers);
    let facts = Facts::of_persons(table, &details, roles, markers);
    for one in repeating {
        let is_part = keys.as_ref().is_some_and(|keys| keys.has(one.index));
        if is_part || details.has(one.index) || !one.repeats() {
            continue;
        }
        if let Some(facts) =
            facts.as_ref().filter(|facts| facts.are_personal || !one.mostly_recur())
        {
            let of_it = one.found();
            consider(one, facts, of_it);
        }
    }
    for whole in &wholes {
        let one = whole.numbered(markers);
        if let Some(facts) = facts.as_ref().filter(|_| one.repeats()) {
            let of_it = whole.told(&one);
            consider(one, facts, of_it);
        }
    }
    // Whoever have one name and were born on one day are one person; one of the names alone says
    // little.
    let born = details.births().find(|&born| details.are_days(born));
    if let Some(keys) = names::Keys::of_table(table, born)
        && let Some(facts) = match born {
            Some(_) => Some(Facts::certain(table.records)),
            None => facts,
        }
    {
        let whole = keys.column(markers);
        let one = Numbered::of_column(keys.family, &whole, &[String::new()]);
        if one.repeats() {
            let of_it = RepeatedPersons { partners: keys.partners(), ..one.found() };
            consider(one, &facts, of_it);
        }
    }
    found
}

/// Whether each record has a person's number of its own: then no other column says whose it is.
pub(super) fn have_own_numbers(table: &Table, numbered: &[Numbered<'_>]) -> bool {
    numbered.iter().any(|one| {
        one.is_unique(table.records)
            && matches!(naming(&one.column.name), Some(Naming::Subject | Naming::Member))
    })
}

/// Whether a column of this name may tell persons apart, as far as the name says: neither what
/// several people share, nor what things are numbered with, nor what somebody wrote.
pub(super) fn may_tell_persons(name: &str) -> bool {
    !matches!(naming(name), Some(Naming::Shared | Naming::Thing))
        && reason_of_name(name) != Some(Reason::FreeText)
}

/// What is known of whoever a record is about.
struct Facts {
    /// For each record a number of all that is known together.
    of_record: Vec<u32>,
    /// How often two records agree in it by chance.
    by_chance: f64,
    /// Whether birth, sex or age is among it, which nobody shares with all who share a place.
    are_personal: bool,
}

impl Facts {
    /// Birth, sex and age, if hardly two records agree in them; otherwise all quasi-identifiers, but
    /// those that say where somebody lives and when something happened.
    fn of_persons(
        table: &Table,
        details: &Details<'_>,
        roles: &ColumnRoles,
        markers: &[String],
    ) -> Option<Self> {
        let own: Vec<usize> = details.own().collect();
        let of_own = Self::of_columns(table, &own, true);
        if !own.is_empty() && of_own.by_chance <= BY_CHANCE {
            return Some(of_own);
        }
        let all = roles.quasi_identifiers.iter().copied();
        let told = all
            .filter(|&index| !own.contains(&index) && !says_little(&table.columns[index], markers));
        let told: Vec<usize> = own.iter().copied().chain(told).collect();
        (!told.is_empty()).then(|| Self::of_columns(table, &told, !own.is_empty()))
    }

    fn of_columns(table: &Table, columns: &[usize], are_personal: bool) -> Self {
        let mut of_record = vec![0_u32; table.records];
        for &column in columns {
            // Numbered as they first occur.
            let mut numbers: HashMap<u64, u32, FxBuildHasher> = HashMap::default();
            for (known, code) in of_record.iter_mut().zip(table.columns[column].codes.iter()) {
                let next = numbers.len() as u32;
                *known = *numbers.entry(paired(*known, code)).or_insert(next);
            }
        }
        let mut counts = vec![0_u32; of_record.iter().max().map_or(0, |&most| most as usize + 1)];
        of_record.iter().for_each(|&known| counts[known as usize] += 1);
        let records = table.records.max(1) as f64;
        let same: f64 = counts.iter().map(|&n| f64::from(n) * f64::from(n)).sum();
        Self { of_record, by_chance: same / (records * records), are_personal }
    }

    /// What is known where a value leaves no doubt.
    fn certain(records: usize) -> Self {
        Self { of_record: vec![0; records], by_chance: 0.0, are_personal: true }
    }
}

/// Whether a column says where somebody lives, or when something happened.
fn says_little(column: &Column, markers: &[String]) -> bool {
    match reason_of_name(&column.name) {
        Some(Reason::Birth) => false,
        Some(Reason::Postcode) => true,
        _ => {
            let data_type = kind::infer(&column.dictionary, markers).data_type;
            matches!(data_type, DataType::Date(_))
        }
    }
}

fn paired(first: u32, second: u32) -> u64 {
    u64::from(first) << 32 | u64::from(second)
}

/// A column whose values may stand for persons.
struct Candidate<'a> {
    one: Numbered<'a>,
    /// For each value whether it recurs, and nearly all of its records agree.
    stand: Vec<bool>,
    /// Records of recurring values beyond the first of each, and those that agree with it.
    pairs: usize,
    agreeing: usize,
}

impl<'a> Candidate<'a> {
    fn new(one: Numbered<'a>, facts: &Facts) -> Self {
        // What most records of each value know, by the vote of Boyer and Moore.
        let mut votes = vec![(0_u32, 0_u32); one.occurrences.len()];
        for (value, &known) in one.column.codes.iter().zip(&facts.of_record) {
            let (winner, lead) = &mut votes[value as usize];
            match *lead {
                0 => (*winner, *lead) = (known, 1),
                _ if *winner == known => *lead += 1,
                _ => *lead -= 1,
            }
        }
        let mut alike = vec![0_u32; one.occurrences.len()];
        for (value, &known) in one.column.codes.iter().zip(&facts.of_record) {
            alike[value as usize] += u32::from(votes[value as usize].0 == known);
        }
        let (mut pairs, mut agreeing) = (0, 0);
        let mut stand = Vec::with_capacity(alike.len());
        for (&records, &alike) in one.occurrences.iter().zip(&alike) {
            if records > 1 {
                pairs += records as usize - 1;
                agreeing += (alike as usize).saturating_sub(1);
            }
            stand.push(records > 1 && f64::from(alike) >= ALIKE * f64::from(records));
        }
        Self { one, stand, pairs, agreeing }
    }

    /// Whether as many records as agree would not by chance: by Chernoff's bound of the binomial
    /// tail.
    fn is_no_chance(&self, facts: &Facts) -> bool {
        let share = self.agreeing as f64 / self.pairs.max(1) as f64;
        let expected = facts.by_chance.max(f64::MIN_POSITIVE);
        if self.agreeing == 0 || share <= expected {
            return false;
        }
        let differing = match share {
            ..1.0 => (1.0 - share) * num::ln((1.0 - expected) / (1.0 - share)),
            _ => 0.0,
        };
        self.pairs as f64 * (share * num::ln(expected / share) + differing) <= SURELY
    }

    /// Whether a class that has several records of one person has fewer than `k` of them. Records
    /// whose value stands for nobody are a person each.
    fn has_class_below(&self, classes: &[Option<u32>], k: u32) -> bool {
        let values = self.one.column.codes.iter().zip(classes);
        let mut held: Vec<u64> = values
            .filter_map(|(value, class)| {
                let person = if self.stand[value as usize] { value } else { u32::MAX };
                class.map(|class| paired(class, person))
            })
            .collect();
        held.sort_unstable();
        held.chunk_by(|one, other| one >> 32 == other >> 32).any(|class| {
            let nobody = |record: &u64| *record as u32 == u32::MAX;
            let others = class.iter().filter(|record| nobody(record)).count();
            let persons = class.chunk_by(|one, other| one == other).filter(|own| !nobody(&own[0]));
            let (mut number, mut repeats) = (others, false);
            for own in persons {
                number += 1;
                repeats |= own.len() > 1;
            }
            repeats && number < k as usize
        })
    }
}
