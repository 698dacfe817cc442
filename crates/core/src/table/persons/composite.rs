//! Persons whom only several columns tell apart together: a household and the number in it, a site
//! and its subject, a school, a class and the number there.
//!
//! # Definition
//! One of the columns numbers members, by its name, and one or two others say of what: a household,
//! a site, a class. Together they tell persons apart if a tenth of the records is of values that
//! recur, births and sexes do not deny it, and one of three holds: births, sexes and so on agree within
//! them, as they do of persons that one column tells apart; the records of each are of different
//! waves, visits or dates, far more often than by chance; or the names leave no doubt, being those
//! of a household and of a person in it.
//!
//! Whatever the columns are called, two tell persons apart together where births do so: within nearly
//! all of their recurring values births agree, and within those of either alone most do not.

use super::details::Details;
use super::few::have_own_numbers;
use super::words::{Naming, is_household, names_person};
use super::{MANY_VALUES, Numbered, RepeatedPersons, SOME_VALUES};
use crate::table::suggest::words_of;
use crate::table::together::together;
use crate::table::{Column, DataType, Phrases, Table, kind};
use hashbrown::HashMap;
use rustc_hash::FxBuildHasher;
use std::cmp::Reverse;

/// Columns of members, of groups and of times that are looked into, at most.
const MEMBERS: usize = 3;
const GROUPS: usize = 5;
const TIMES: usize = 3;

/// Columns that are looked into whatever they are called: keys stand in front.
const FIRST: usize = 7;

/// Records up to which columns are looked into whatever they are called.
const FEW_RECORDS: usize = 200_000;

/// Share of the records that contradict the births of their value, up to which births agree, and from
/// which on they do not.
const AGREEING: f64 = 0.05;
const DIFFERING: f64 = 0.2;

/// Pairs of records of one value that would be of one time by chance, at least, for it to say
/// anything that they are not.
const PAIRS: f64 = 10.0;

/// Share of these pairs from which on the records of a value are those of several persons.
const MIXED: f64 = 0.5;

/// Share of these pairs up to which times tell the records of a value apart.
const APART: f64 = 0.1;

/// Whole names of numbers that may be those within a group.
static NUMBERS: Phrases = Phrases::new(
    "\
    nr, no, num, number, nummer, lfdnr, lfdno, lfnr, laufnr, laufnummer, laufendenummer, line, lineno, linenr, \
    linenumber, pernum, persnum, indid, indiv, indivno, pno, memid, memno, hvidx, id, idno, idnr, vp, vpn, tn, \
    numero, numeroordre, ordre, seq, seqno",
);

/// Words for what members are numbered within, beside those that several people share.
static WITHIN: Phrases = Phrases::new(
    "\
    country, cntry, land, staat, pays, study, studie, etude, trial, cluster, psu, serial, hserial, dwelling, wohnung, \
    apartment, flat, foyer, menage, logement, hogar, hogares, kita, kurs, course, cours, lager, camp, cohort, kohorte, \
    ecole, classe, jahrgang, centro, hopital, village, dorf, verein, club",
);

/// Words for what tells a person's records apart.
static TIME_WORDS: Phrases = Phrases::new(
    "\
    wave, welle, vague, ola, visit, visite, besuch, round, runde, zeitpunkt, messzeitpunkt, mzp, timepoint, time, \
    occasion, session, termin, year, jahr, annee, month, monat, mois, quarter, quartal, semester, trimester, term, \
    date, datum, testdatum, period, periode, erhebung, befragung, followup, followups, day, tag, jour, passage, epoch, \
    schuljahr, studienjahr, erhebungswelle, erhebungsjahr, erhebungsmonat, erhebungsdatum, befragungsjahr, \
    berichtsjahr, berichtsmonat, abrechnungsmonat, kalenderjahr, stichtag, snapshot",
);

/// Columns that tell persons apart together, as one.
pub(super) struct Whole {
    /// The one that numbers members.
    member: usize,
    /// Those that say of what; the second may be absent.
    groups: [Option<usize>; 2],
    column: Column,
}

impl Whole {
    fn new(table: &Table, member: usize, groups: [Option<usize>; 2], markers: &[String]) -> Self {
        let parts: Vec<usize> =
            std::iter::once(member).chain(groups.into_iter().flatten()).collect();
        Self { member, groups, column: together(table, &parts, markers) }
    }

    /// How often its values occur.
    pub(super) fn numbered(&self, markers: &[String]) -> Numbered<'_> {
        Numbered::of_column(self.member, &self.column, markers)
    }

    /// What is said of it, if it tells persons apart.
    pub(super) fn told(&self, one: &Numbered<'_>) -> RepeatedPersons {
        RepeatedPersons { partners: self.groups, ..one.found() }
    }
}

/// The columns of a table by which persons may be numbered.
pub(super) struct MemberColumns<'a> {
    table: &'a Table,
    members: Vec<usize>,
    groups: Vec<usize>,
    named: &'a [Option<Naming>],
}

impl<'a> MemberColumns<'a> {
    pub(super) fn of_table(table: &'a Table, named: &'a [Option<Naming>]) -> Self {
        let name = |index: usize| &table.columns[index].name;
        let places = || {
            (0..named.len()).filter(|&index| {
                let values = table.columns[index].dictionary.len();
                values > 1 && values < table.records
            })
        };
        let members = places().filter(|&index| match named[index] {
            Some(Naming::Subject | Naming::Member | Naming::Staff) => true,
            Some(Naming::Bare) | None => {
                names_person(name(index)) || NUMBERS.contains(&words_of(name(index)).concat())
            }
            Some(Naming::Shared | Naming::Thing) => false,
        });
        let members: Vec<usize> = members.take(MEMBERS).collect();
        let groups = places().filter(|&index| {
            !members.contains(&index)
                && (named[index] == Some(Naming::Shared)
                    || words_of(name(index)).iter().any(|word| WITHIN.contains(word)))
        });
        // A household is the narrowest.
        let mut groups: Vec<usize> = groups.collect();
        groups.sort_by_key(|&index| (!is_household(name(index)), index));
        groups.truncate(GROUPS);
        Self { table, members, groups, named }
    }

    /// Each member within one group, or within two.
    fn pairs(&self, groups: usize) -> Vec<(usize, [Option<usize>; 2])> {
        let members = self.members.iter();
        let pairs =
            members.flat_map(|&member| self.groups.iter().map(move |&group| (member, group)));
        if groups < 2 {
            return pairs.map(|(member, group)| (member, [Some(group), None])).collect();
        }
        let both = pairs.flat_map(|(member, group)| {
            let further = self.groups.iter().skip_while(move |&&one| one != group).skip(1);
            further.map(move |&other| (member, [Some(group), Some(other)]))
        });
        both.collect()
    }

    /// Whether names say that persons are numbered within a household.
    fn leave_no_doubt(&self, member: usize, group: usize) -> bool {
        let name = &self.table.columns[member].name;
        is_household(&self.table.columns[group].name)
            && (matches!(
                self.named[member],
                Some(Naming::Subject | Naming::Member | Naming::Staff)
            ) || names_person(name))
    }

    /// Persons within households, as names say.
    pub(super) fn of_households(&self, markers: &[String]) -> Vec<Whole> {
        let clear = self.pairs(1).into_iter().filter(|&(member, groups)| {
            groups[0].is_some_and(|group| self.leave_no_doubt(member, group))
        });
        clear.map(|(member, groups)| Whole::new(self.table, member, groups, markers)).collect()
    }
}

/// The columns that tell persons apart together, where no column does alone, or only `single` seems to
/// that births or times contradict.
pub(super) fn repeated(
    table: &Table,
    named: &[Option<Naming>],
    details: &Details<'_>,
    markers: &[String],
    single: Option<RepeatedPersons>,
) -> Option<RepeatedPersons> {
    let parts = MemberColumns::of_table(table, named);
    if parts.members.is_empty() || parts.groups.is_empty() {
        return None;
    }
    let times = Times::of_table(table, named, details, markers);
    let alone = single.filter(|found| !details.births().any(|births| births == found.column));
    if let Some(alone) = alone {
        let one = Numbered::count(table, alone.column, markers);
        let is_contradicted = details.deny(&one) || times.iter().any(|time| time.is_mixed(&one));
        if !parts.members.contains(&alone.column) || !is_contradicted {
            return None;
        }
    }
    let subjects = parts.named.iter().enumerate().filter(|(_, naming)| naming.is_some());
    let subjects: Vec<Numbered<'_>> =
        subjects.map(|(index, _)| Numbered::count(table, index, markers)).collect();
    if have_own_numbers(table, &subjects) {
        return None;
    }
    let only = alone.map(|found| found.column);
    let best = |groups: usize, seems: &dyn Fn(&Whole, &Numbered<'_>) -> bool| {
        let pairs = parts.pairs(groups).into_iter();
        let pairs = pairs.filter(|&(member, _)| only.is_none_or(|column| column == member));
        let found = pairs.filter_map(|(member, groups)| {
            let whole = Whole::new(table, member, groups, markers);
            let one = whole.numbered(markers);
            let recur = one.values >= SOME_VALUES && one.repeats_oftener() && !details.deny(&one);
            (recur && seems(&whole, &one)).then(|| whole.told(&one))
        });
        // Of several with as many records that with the fewest values: a person's stays recur as well.
        found.max_by_key(|found| (found.records, Reverse(found.values)))
    };
    let is_seen = |_: &Whole, one: &Numbered<'_>| {
        let recur = one.mostly_recur() || one.recurring() >= MANY_VALUES;
        recur && details.agree(one, false) || times.iter().any(|time| time.tells(one))
    };
    let seen = best(1, &is_seen).or_else(|| best(2, &is_seen));
    if seen.is_some() || only.is_some() {
        return seen;
    }
    best(1, &|whole, one| {
        let [group, _] = whole.groups;
        group.is_some_and(|group| parts.leave_no_doubt(whole.member, group)) && !details.doubt(one)
    })
}

/// Two columns that tell persons apart together, as births show, whatever they are called.
pub(super) fn by_births(
    table: &Table,
    named: &[Option<Naming>],
    details: &Details<'_>,
    markers: &[String],
) -> Option<RepeatedPersons> {
    if table.records > FEW_RECORDS || !details.births_are_many() {
        return None;
    }
    let times: Vec<usize> = time_columns(table, named, details, markers).collect();
    let contradicted =
        |one: &Numbered<'_>| details.births_contradicted(one) as f64 / one.records.max(1) as f64;
    let may_be = (0..named.len()).filter(|&index| {
        let values = table.columns[index].dictionary.len();
        values > 1 && values * 2 <= table.records && !details.has(index) && !times.contains(&index)
    });
    let numbered = may_be.take(FIRST).map(|index| Numbered::count(table, index, markers));
    let parts: Vec<usize> =
        numbered.filter(|one| contradicted(one) >= DIFFERING).map(|one| one.index).collect();
    let pairs = parts
        .iter()
        .enumerate()
        .flat_map(|(place, &one)| parts[place + 1..].iter().map(move |&other| (one, other)));
    let found = pairs.filter_map(|(one, other)| {
        // Numbers within a group are fewer than the groups, or stand behind them.
        let values = |index: usize| table.columns[index].dictionary.len();
        let (group, member) =
            if values(one) < values(other) / 2 { (other, one) } else { (one, other) };
        let whole = Whole::new(table, member, [Some(group), None], markers);
        let seen = whole.numbered(markers);
        let recur = seen.values >= SOME_VALUES && seen.repeats_oftener() && seen.mostly_recur();
        (recur && contradicted(&seen) <= AGREEING && !details.deny(&seen))
            .then(|| whole.told(&seen))
    });
    found.max_by_key(|found| (found.records, Reverse(found.values)))
}

/// Columns that may tell a person's records apart, by their names or since they are dates.
pub(super) fn time_columns<'a>(
    table: &'a Table,
    named: &'a [Option<Naming>],
    details: &'a Details<'_>,
    markers: &'a [String],
) -> impl Iterator<Item = usize> + 'a {
    (0..named.len()).filter(move |&index| {
        let column = &table.columns[index];
        named[index].is_none()
            && !details.has(index)
            && column.dictionary.len() > 1
            && (words_of(&column.name).iter().any(|word| TIME_WORDS.contains(word))
                || matches!(kind::infer(&column.dictionary, markers).data_type, DataType::Date(_)))
    })
}

/// A column that may tell a person's records apart.
struct Times<'a> {
    column: &'a Column,
    /// How often two records agree in it by chance.
    by_chance: f64,
}

impl<'a> Times<'a> {
    fn of_table(
        table: &'a Table,
        named: &[Option<Naming>],
        details: &Details<'_>,
        markers: &[String],
    ) -> Vec<Self> {
        let times = time_columns(table, named, details, markers).take(TIMES).map(|index| {
            let column = &table.columns[index];
            let mut counts = vec![0_u64; column.dictionary.len()];
            column.codes.for_each(|code| counts[code as usize] += 1);
            let same: u128 = counts.iter().map(|&n| u128::from(n) * u128::from(n)).sum();
            let all = table.records.max(1) as f64;
            Self { column, by_chance: same as f64 / (all * all) }
        });
        times.collect()
    }

    /// Pairs of records of one value that are of one time, and how many there would be by chance.
    fn pairs(&self, one: &Numbered<'_>) -> (f64, f64) {
        let mut counts: HashMap<(u32, u32), u64, FxBuildHasher> = HashMap::default();
        for (value, time) in one.column.codes.iter().zip(self.column.codes.iter()) {
            if one.occurrences[value as usize] > 0 {
                *counts.entry((value, time)).or_insert(0) += 1;
            }
        }
        let pairs = |n: u64| (n * (n - 1) / 2) as f64;
        // Sums of integers, so that the order does not matter.
        let same: f64 = counts.values().map(|&n| pairs(n)).sum();
        let values = one.occurrences.iter().filter(|&&n| n > 1);
        let all: f64 = values.map(|&n| pairs(n.into())).sum();
        (same, all * self.by_chance)
    }

    /// Whether the records of nearly all values are of different times, and that is no chance.
    fn tells(&self, one: &Numbered<'_>) -> bool {
        let (same, expected) = self.pairs(one);
        expected >= PAIRS && same <= APART * expected
    }

    /// Whether records of one value are of one time about as often as by chance.
    fn is_mixed(&self, one: &Numbered<'_>) -> bool {
        let (same, expected) = self.pairs(one);
        expected >= PAIRS && same >= MIXED * expected
    }
}
