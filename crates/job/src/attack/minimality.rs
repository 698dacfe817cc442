//! The minimality attack on a release of a job (spec H9).
//!
//! The job itself is the algorithm: for each way to give the sensitive values of the released classes to
//! their members it is run again, and the ways that lead to the same release are the worlds that
//! are left. Values of suppressed records stay whose they are, as if the attacker knew them.
//!
//! Where an entity tells persons apart, each of the records of a person is a place of its own, and a
//! person has a value in the worlds in which any of their records has it, in whichever class.

use super::holders::{Holder, Holders, RecordOwners};
use crate::data::Data;
use crate::{Input, Job, Origin};
use outis::attack::{
    Attack, AttackFindings, CredibleValue, Fact, Finding, ValueAssignment, ValueWorlds,
    distributions,
};
use outis::format::Loaded;
use outis::plan::Plan;
use outis::prepare::prepare;
use outis::release::Applied;
use outis::table::{Codes, Role, Table};
use outis_protocol::problem::Outcome;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// The most ways to give values to groups that are tried: each is a job of its own.
const MOST_WAYS: usize = 1000;

/// The most records of a table that is run again so often.
const MOST_RECORDS: usize = 10_000;

/// Classes looked at between two looks at the clock, by whoever steps a search.
const CLASSES: usize = 1 << 16;

/// What a release shows in the quasi-identifiers of each record of its input; `None` where it is left out.
type ShownRecords = Vec<Option<Vec<String>>>;

/// A released class: its records in the input, by group, and what they show.
#[derive(Debug)]
pub(super) struct ReleasedClass {
    pub(super) shown: Vec<String>,
    pub(super) groups: Vec<Vec<u32>>,
    /// The values that the class has.
    pub(super) values: Vec<u32>,
    pub(super) ways: Vec<ValueAssignment>,
}

/// One sensitive attribute with the ways to give its values that were not tried yet.
#[derive(Debug)]
struct Trying {
    attribute: usize,
    classes: Vec<ReleasedClass>,
    /// The values as they are.
    original: Vec<u32>,
    /// For each class the way that is tried next.
    chosen: Vec<usize>,
    holders: Holders,
    /// In how many worlds these have each value.
    worlds: ValueWorlds,
}

/// The attack, while it is tried: one way to give the values at a time.
#[derive(Debug)]
pub(super) struct Minimality {
    job: Job,
    confidence: f64,
    /// The most findings that are told.
    most: usize,
    shown: ShownRecords,
    open: Vec<Trying>,
    /// All ways, and those that were tried.
    ways: (usize, usize),
    attacked: AttackFindings,
}

impl Minimality {
    /// Begins to attack the release of each sensitive column that a model looks at; the job is run
    /// once.
    ///
    /// # Errors
    /// Whatever keeps the job from being run.
    pub(super) fn new(
        job: &Job,
        release: &Table,
        (confidence, most): (f64, usize),
    ) -> Outcome<Self> {
        let attacked = AttackFindings {
            attack: Attack::Minimality,
            tried: 0,
            findings: Vec::new(),
            more: 0,
            highest: None,
            succeeded: 0,
            cut_short: false,
        };
        let mut attack = Self {
            job: job.clone(),
            confidence,
            most,
            shown: Vec::new(),
            open: Vec::new(),
            ways: (0, 0),
            attacked,
        };
        let attributes = looked_at(&job.plan);
        // A job that looks at no value, or leaves stars, tells nothing by what it did, and a large
        // one takes too long to be run so often.
        if attributes.is_empty() || job.plan.star {
            return Ok(attack);
        }
        if job.input.table().records > MOST_RECORDS {
            attack.attacked.cut_short = true;
            return Ok(attack);
        }
        let Some(applied) = released(job)? else { return Ok(attack) };
        let Some(rows) = rows_shown(job, &applied, release) else { return Ok(attack) };
        attack.shown = shown(job, &applied);
        let owners = RecordOwners::new(job);
        for attribute in attributes {
            let Some(classes) = classes(job, &attack.shown, attribute, owners.as_ref()) else {
                attack.attacked.cut_short = true;
                continue;
            };
            let holders = Holders::new(&classes, &rows, owners.as_ref());
            attack.attacked.tried = holders.people();
            attack.ways.0 += classes.iter().map(|class| class.ways.len()).product::<usize>();
            let column = job.plan.attributes[attribute].column;
            attack.open.push(Trying {
                attribute,
                original: job.input.table().columns[column].codes.iter().collect(),
                chosen: vec![0; classes.len()],
                classes,
                holders,
                worlds: ValueWorlds::default(),
            });
        }
        Ok(attack)
    }

    /// Tries the next way; true once all were tried.
    ///
    /// # Errors
    /// Whatever keeps the job from being run.
    pub(super) fn step(&mut self) -> Outcome<bool> {
        let Some(trying) = self.open.last_mut() else { return Ok(true) };
        self.ways.1 += 1;
        if !trying.step(&self.job, &self.shown)? {
            return Ok(false);
        }
        if let Some(tried) = self.open.pop() {
            self.conclude(&tried);
        }
        Ok(self.open.is_empty())
    }

    /// What part of it is done, from 0 to 1.
    pub(super) fn progress(&self) -> f64 {
        let (all, tried) = self.ways;
        tried as f64 / all.max(1) as f64
    }

    /// What it came to.
    pub(super) fn finish(self) -> AttackFindings {
        let mut attacked = self.attacked;
        attacked.findings.sort_by(|a, b| {
            b.confidence.total_cmp(&a.confidence).then_with(|| a.persons.cmp(&b.persons))
        });
        attacked.more = attacked.findings.len().saturating_sub(self.most) as u64;
        attacked.findings.truncate(self.most);
        attacked
    }

    /// What is learned by the ways that led to the same release.
    fn conclude(&mut self, tried: &Trying) {
        let Trying { attribute, holders, worlds, .. } = tried;
        let attacked = &mut self.attacked;
        let mut found = BTreeSet::new();
        for credible in worlds.conclude(|holder| holders.all[holder].people) {
            let CredibleValue { holder, value, confidence, prior } = credible;
            attacked.highest = Some(attacked.highest.unwrap_or(0.0).max(confidence));
            if confidence < self.confidence {
                continue;
            }
            let Holder { records, people, rows } = &holders.all[holder];
            if found.insert(holder) {
                attacked.succeeded += u64::from(*people);
            }
            let value = text(&self.job, *attribute, value);
            attacked.findings.push(Finding {
                persons: records.clone(),
                people: u64::from(*people),
                fact: Fact::Value { attribute: *attribute, value },
                confidence,
                prior: Some(prior),
                journalist: None,
                rows: rows.iter().copied().collect(),
                records: rows.len() as u64,
            });
        }
    }
}

impl Trying {
    /// Runs the job with the values as the next way gives them; true once there is no other.
    ///
    /// # Errors
    /// Whatever keeps it from being run.
    fn step(&mut self, job: &Job, shown: &ShownRecords) -> Outcome<bool> {
        let column = job.plan.attributes[self.attribute].column;
        let mut codes = self.original.clone();
        let mut worlds = 1.0;
        for (class, &number) in self.classes.iter().zip(&self.chosen) {
            let way = &class.ways[number];
            worlds *= way.worlds;
            for (members, counts) in class.groups.iter().zip(&way.counts) {
                let given = class.values.iter().zip(counts);
                let given = given.flat_map(|(&value, &count)| vec![value; count as usize]);
                for (&record, value) in members.iter().zip(given) {
                    codes[record as usize] = value;
                }
            }
        }
        let world = with_values(job, column, codes.into_iter().collect())?;
        let is_left =
            released(&world)?.is_some_and(|applied| self::shown(&world, &applied) == *shown);
        self.worlds.note(worlds, is_left, &self.holders.had(&self.classes, &self.chosen));
        // The next combination, counted like an odometer.
        let chosen = &mut self.chosen;
        let wheel =
            (0..chosen.len()).find(|&wheel| chosen[wheel] + 1 < self.classes[wheel].ways.len());
        let Some(wheel) = wheel else { return Ok(true) };
        chosen[..wheel].fill(0);
        chosen[wheel] += 1;
        Ok(false)
    }
}

/// The sensitive attributes that models look at.
fn looked_at(plan: &Plan) -> Vec<usize> {
    let sensitive = (0..plan.attributes.len())
        .filter(|&attribute| plan.attributes[attribute].role == Role::Sensitive);
    sensitive.filter(|&attribute| plan.looks_at(attribute)).collect()
}

fn text(job: &Job, attribute: usize, value: u32) -> String {
    let column = &job.input.table().columns[job.plan.attributes[attribute].column];
    column.dictionary.get(value).to_owned()
}

/// What a job releases; `None` if there is nothing that it may release.
fn released(job: &Job) -> Outcome<Option<Applied>> {
    let mut search = job.search()?;
    while !search.step(CLASSES) {}
    search.found().map(|found| job.apply(&found.chosen)).transpose()
}

/// What each record shows.
fn shown(job: &Job, applied: &Applied) -> ShownRecords {
    let table = job.input.table();
    let places = applied.quasi_identifiers();
    let records = (0..table.records as u32).map(|record| {
        applied.writes(record).then(|| {
            let cells = applied.cells(table, record).enumerate();
            let own = cells.filter(|(place, _)| places.contains(place));
            own.map(|(_, cell)| cell.to_owned()).collect()
        })
    });
    records.collect()
}

fn texts(release: &Table, row: usize) -> Vec<&str> {
    release.columns.iter().map(|column| column.dictionary.get(column.codes.get(row))).collect()
}

/// The rows of the release that show the same in all quasi-identifiers, from 0 on; `None` if it is not
/// what the job releases.
fn rows_shown(
    job: &Job,
    applied: &Applied,
    release: &Table,
) -> Option<BTreeMap<Vec<String>, Vec<u32>>> {
    let table = job.input.table();
    let mut own: Vec<Vec<&str>> =
        applied.kept().into_iter().map(|record| applied.cells(table, record).collect()).collect();
    let mut given: Vec<Vec<&str>> = (0..release.records).map(|row| texts(release, row)).collect();
    own.sort_unstable();
    given.sort_unstable();
    if own != given {
        return None;
    }
    let places = applied.quasi_identifiers();
    let mut rows: BTreeMap<Vec<String>, Vec<u32>> = BTreeMap::new();
    for row in 0..release.records {
        let cells = texts(release, row);
        let key = places.iter().map(|&place| cells[place].to_owned()).collect();
        rows.entry(key).or_default().push(row as u32);
    }
    Some(rows)
}

/// For each row of a release a number of its person, where it is what the job releases: rows that show the same
/// in all columns may change theirs. `None` if it is not, or that would take too long to know.
pub(super) fn persons_of_rows(
    job: &Job,
    release: &Table,
    persons: &Codes,
) -> Outcome<Option<Vec<u32>>> {
    let table = job.input.table();
    if table.records > MOST_RECORDS {
        return Ok(None);
    }
    let Some(applied) = released(job)? else { return Ok(None) };
    let mut records: BTreeMap<Vec<&str>, Vec<u32>> = BTreeMap::new();
    for record in applied.kept() {
        records.entry(applied.cells(table, record).collect()).or_default().push(record);
    }
    let of_rows = (0..release.records).map(|row| {
        let record = records.get_mut(&texts(release, row))?.pop()?;
        Some(persons.get(record as usize))
    });
    let of_rows: Option<Vec<u32>> = of_rows.collect();
    Ok(of_rows.filter(|_| records.values().all(Vec::is_empty)))
}

/// The released classes with the ways to give the values of an attribute to their groups; `None`
/// if there are too many ways of all together. Records of different persons are different groups.
fn classes(
    job: &Job,
    shown: &ShownRecords,
    attribute: usize,
    owners: Option<&RecordOwners>,
) -> Option<Vec<ReleasedClass>> {
    let table = job.input.table();
    let columns = job.plan.quasi_identifiers().map(|place| job.plan.attributes[place].column);
    let columns: Vec<usize> = columns.collect();
    let values = &table.columns[job.plan.attributes[attribute].column].codes;
    let mut members: BTreeMap<&Vec<String>, BTreeMap<Vec<u32>, Vec<u32>>> = BTreeMap::new();
    for (record, shown) in (0..).zip(shown) {
        let Some(shown) = shown else { continue };
        let codes = columns.iter().map(|&column| table.columns[column].codes.get(record as usize));
        let person = owners.map(|owners| owners.of_records[record as usize]);
        let group = codes.chain(person).collect();
        members.entry(shown).or_default().entry(group).or_default().push(record);
    }
    let mut ways_of_all = 1_usize;
    let mut found = Vec::new();
    for (shown, groups) in members {
        let groups: Vec<Vec<u32>> = groups.into_values().collect();
        let mut counted: BTreeMap<u32, u32> = BTreeMap::new();
        for &record in groups.iter().flatten() {
            *counted.entry(values.get(record as usize)).or_default() += 1;
        }
        let (values, counts): (Vec<u32>, Vec<u32>) = counted.into_iter().unzip();
        let sizes: Vec<u32> = groups.iter().map(|members| members.len() as u32).collect();
        let ways = distributions(&sizes, &counts, MOST_WAYS)?;
        ways_of_all = ways_of_all.saturating_mul(ways.len());
        if ways_of_all > MOST_WAYS {
            return None;
        }
        found.push(ReleasedClass { shown: shown.clone(), groups, values, ways });
    }
    Some(found)
}

/// The job of a table that has other values in a column.
fn with_values(job: &Job, column: usize, codes: Codes) -> Outcome<Job> {
    let mut loaded: Loaded = job.input.loaded().clone();
    loaded.table.columns[column].codes = codes;
    let input = Input::new(Data::Table(loaded), String::new(), Origin::Text);
    let prepared = prepare(input.table(), &job.plan)?;
    Ok(Job { input: Arc::new(input), prepared, ..job.clone() })
}
