//! The minimality attack on a release of a job (spec H9).
//!
//! The job itself is the algorithm: for each way to give the sensitive values of the released classes to
//! their members it is run again, and the ways that lead to the same release are the worlds that
//! are left. Values of suppressed records stay whose they are, as if the attacker knew them.
//!
//! Where an entity tells persons apart, each of the records of a person is a place of its own, and a
//! person has a value in the worlds in which any of their records has it, in whichever class.

use super::person_worlds::{PersonWorlds, RecordOwners};
use crate::data::Data;
use crate::{Input, Job, Origin};
use outis::attack::{
    Attack, AttackFindings, Fact, Finding, ValueAssignment, credibility, distributions,
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

/// A quantity that credibility has to exceed its naive value by, so that rounding finds nothing.
const ROUNDING: f64 = 1e-9;

/// What a release shows in the quasi-identifiers of each record of its input; `None` where it is left out.
type ShownRecords = Vec<Option<Vec<String>>>;

/// A released class: its records in the input, by group, and what they show.
#[derive(Debug)]
pub(super) struct ReleasedClass {
    shown: Vec<String>,
    pub(super) groups: Vec<Vec<u32>>,
    /// The values that the class has, and how many of its records have each.
    values: Vec<u32>,
    counts: Vec<u32>,
    ways: Vec<ValueAssignment>,
}

impl ReleasedClass {
    fn sizes(&self) -> Vec<u32> {
        self.groups.iter().map(|members| members.len() as u32).collect()
    }
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
    /// For each class and each of its ways, in how many worlds of all classes it leads to the same
    /// release.
    kept: Vec<Vec<f64>>,
    /// The same by persons, where these may have several records.
    of_persons: PersonWorlds,
}

/// The attack, while it is tried: one way to give the values at a time.
#[derive(Debug)]
pub(super) struct Minimality {
    job: Job,
    confidence: f64,
    /// The most findings that are told.
    most: usize,
    shown: ShownRecords,
    owners: Option<RecordOwners>,
    /// The released rows by what they show.
    rows: BTreeMap<Vec<String>, Vec<u32>>,
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
            owners: RecordOwners::new(job),
            rows: BTreeMap::new(),
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
        (attack.rows, attack.shown) = (rows, shown(job, &applied));
        for attribute in attributes {
            let Some(classes) = classes(job, &attack.shown, attribute, attack.owners.as_ref())
            else {
                attack.attacked.cut_short = true;
                continue;
            };
            let members = classes.iter().flat_map(|class| &class.groups).flatten();
            attack.attacked.tried = match &attack.owners {
                None => members.count() as u64,
                Some(owners) => owners.named(members).len() as u64,
            };
            attack.ways.0 += classes.iter().map(|class| class.ways.len()).product::<usize>();
            let column = job.plan.attributes[attribute].column;
            attack.open.push(Trying {
                attribute,
                original: job.input.table().columns[column].codes.iter().collect(),
                chosen: vec![0; classes.len()],
                kept: classes.iter().map(|class| vec![0.0; class.ways.len()]).collect(),
                classes,
                of_persons: PersonWorlds::default(),
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
        if !trying.step(&self.job, &self.shown, self.owners.as_ref())? {
            return Ok(false);
        }
        if let Some(tried) = self.open.pop() {
            match self.owners.take() {
                None => self.conclude(&tried),
                Some(owners) => {
                    self.conclude_of_persons(&tried, &owners);
                    self.owners = Some(owners);
                }
            }
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
        let attribute = tried.attribute;
        for (class, kept) in tried.classes.iter().zip(&tried.kept) {
            let of_class = class.ways.iter().zip(kept).map(|(way, &worlds)| (way, worlds));
            let Some(credible) = credibility(&class.sizes(), class.values.len(), of_class) else {
                continue;
            };
            let total: u32 = class.counts.iter().sum();
            let rows = &self.rows[&class.shown];
            for (members, of_values) in class.groups.iter().zip(credible) {
                let values = of_values.into_iter().zip(&class.values).zip(&class.counts);
                let known: Vec<Finding> = values
                    .filter_map(|((confidence, &value), &count)| {
                        let prior = f64::from(count) / f64::from(total);
                        let value = text(&self.job, attribute, value);
                        (confidence > prior + ROUNDING).then(|| Finding {
                            persons: members.clone(),
                            people: members.len() as u64,
                            fact: Fact::Value { attribute, value },
                            confidence,
                            prior: Some(prior),
                            journalist: None,
                            rows: rows.clone(),
                            records: rows.len() as u64,
                        })
                    })
                    .collect();
                let attacked = &mut self.attacked;
                for finding in &known {
                    let highest = attacked.highest.unwrap_or(0.0).max(finding.confidence);
                    attacked.highest = Some(highest);
                }
                let found =
                    known.into_iter().filter(|finding| finding.confidence >= self.confidence);
                let found: Vec<Finding> = found.collect();
                attacked.succeeded += if found.is_empty() { 0 } else { members.len() as u64 };
                attacked.findings.extend(found);
            }
        }
    }

    /// The same by persons.
    fn conclude_of_persons(&mut self, tried: &Trying, owners: &RecordOwners) {
        let PersonWorlds { of_values, worlds: [all, left] } = &tried.of_persons;
        if *left == 0.0 {
            return;
        }
        // Which records and which rows each person has.
        let mut own: BTreeMap<u32, (Vec<u32>, BTreeSet<u32>)> = BTreeMap::new();
        for class in &tried.classes {
            for &record in class.groups.iter().flatten() {
                let person = owners.of_records[record as usize];
                let (records, rows) = own.entry(person).or_default();
                records.push(record);
                rows.extend(&self.rows[&class.shown]);
            }
        }
        let mut found = BTreeSet::new();
        for (&(person, value), &[had, has]) in of_values {
            let (confidence, prior) = (has / left, had / all);
            if confidence <= prior + ROUNDING {
                continue;
            }
            let attacked = &mut self.attacked;
            attacked.highest = Some(attacked.highest.unwrap_or(0.0).max(confidence));
            if confidence < self.confidence {
                continue;
            }
            found.insert(person);
            let (records, rows) = &own[&person];
            attacked.findings.push(Finding {
                persons: records.clone(),
                people: 1,
                fact: Fact::Value {
                    attribute: tried.attribute,
                    value: text(&self.job, tried.attribute, value),
                },
                confidence,
                prior: Some(prior),
                journalist: None,
                rows: rows.iter().copied().collect(),
                records: rows.len() as u64,
            });
        }
        self.attacked.succeeded += found.len() as u64;
    }
}

impl Trying {
    /// Runs the job with the values as the next way gives them; true once there is no other.
    ///
    /// # Errors
    /// Whatever keeps it from being run.
    fn step(
        &mut self,
        job: &Job,
        shown: &ShownRecords,
        owners: Option<&RecordOwners>,
    ) -> Outcome<bool> {
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
        let world = with_values(job, column, codes.iter().copied().collect())?;
        let is_left =
            released(&world)?.is_some_and(|applied| self::shown(&world, &applied) == *shown);
        if let Some(owners) = owners {
            self.of_persons.note((&self.classes, owners, &codes), worlds, is_left);
        }
        if is_left {
            for (kept, &number) in self.kept.iter_mut().zip(&self.chosen) {
                kept[number] += worlds;
            }
        }
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
        let mut class =
            ReleasedClass { shown: shown.clone(), groups, values, counts, ways: Vec::new() };
        class.ways = distributions(&class.sizes(), &class.counts, MOST_WAYS)?;
        ways_of_all = ways_of_all.saturating_mul(class.ways.len());
        if ways_of_all > MOST_WAYS {
            return None;
        }
        found.push(class);
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
