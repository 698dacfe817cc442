//! The records that a table leaves out: why, how far they are from what is asked, the class that is
//! most like them, and what would keep them.
//!
//! Where each column is on one level, all of it follows from the classes of that node
//! ([`LeftOutClasses`]). Of cells of mixed detail there is no class that left-out records would be in:
//! there it is told how many have exactly the same values and what these fail by themselves. Which
//! change would keep them cannot be told of such a table, since a change of one cell is none of the
//! recoding. The class that is most like them is found alike in both ([`Nearness`]).

use crate::run::Run;
use crate::{Chosen, Job, resolve};
use outis::evidence::{LeftOutClasses, LeftOutReason, NearestClass, Nearness};
use outis::model::Model;
use outis::partition::Partition;
use outis::recoding::{Recoded, SUPPRESSED};
use outis::study::Study;
use outis_protocol::look::{KeepingChange, LeftOutPage, LeftOutRecords, NearestGroup, WhyLeftOut};
use outis_protocol::problem::Outcome;
use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::sync::Arc;

/// Whose records are left out.
enum TableKind {
    /// Of a table with one level for each column, with the place of each class that is left out.
    Node { left_out: Box<LeftOutClasses>, places: BTreeMap<u32, usize> },
    /// Of one with cells of mixed detail; the classes of its tuples as they stand in the input.
    Mixed { recoded: Arc<Recoded>, exact: Box<Partition> },
}

/// What was asked for, as far as it is known.
#[derive(Default)]
struct AskedRecords {
    tuples: Vec<u32>,
    shown: Vec<LeftOutRecords>,
}

/// The records that a table leaves out.
pub struct LeftOutLook {
    job: Arc<Job>,
    kind: TableKind,
    nearness: Nearness,
    /// The tuples that are left out, in the order in which they are told.
    tuples: Vec<u32>,
    records: u32,
    asked: AskedRecords,
}

impl LeftOutLook {
    /// Begins to look at what a run has left out.
    ///
    /// # Errors
    /// As [`Run::applied`].
    pub fn new(run: &mut Run) -> Outcome<Self> {
        let application = run.application()?;
        let job = run.job().clone();
        let study = &job.prepared.study;
        let (kind, tuples) = match (&application.found.chosen, application.applied.node()) {
            (Chosen::Recoded(recoded), _) => mixed(&job, recoded),
            (Chosen::Node(chosen), node) => {
                let node = node.cloned().unwrap_or_else(|| study.classified(&chosen.levels));
                let left_out = LeftOutClasses::new(study, &job.plan, node);
                of_node(left_out, study.contingency().counts())
            }
        };
        let records = application.found.chosen.suppressed() as u32;
        let study = match &kind {
            TableKind::Node { .. } => study,
            TableKind::Mixed { recoded, .. } => recoded.study(),
        };
        let nearness = Nearness::new(&job.plan, study, &job.prepared.domains);
        Ok(Self { job, kind, nearness, tuples, records, asked: AskedRecords::default() })
    }

    /// Looks at one change of a column, however many classes there are; true once there is none
    /// left. Until then nothing may be asked for.
    pub fn step(&mut self) -> bool {
        match &mut self.kind {
            TableKind::Node { left_out, .. } => left_out.step(),
            TableKind::Mixed { .. } => true,
        }
    }

    /// Asks for some of the records, those of equal values together.
    pub fn ask(&mut self, first: usize, count: usize) {
        let tuples = self.tuples.iter().skip(first).take(count).copied().collect();
        self.asked = AskedRecords { tuples, ..AskedRecords::default() };
    }

    /// Looks at the next of those that were asked for, however many classes there are; true once
    /// there is none left.
    pub fn look(&mut self) -> bool {
        let mut asked = std::mem::take(&mut self.asked);
        if let Some(&tuple) = asked.tuples.get(asked.shown.len()) {
            let told = match &self.kind {
                TableKind::Node { left_out, places } => {
                    self.told_of_node(left_out, places, tuple as usize)
                }
                TableKind::Mixed { recoded, exact } => {
                    self.told_of_mixed(recoded, exact, tuple as usize)
                }
            };
            asked.shown.push(told);
        }
        self.asked = asked;
        self.asked.shown.len() == self.asked.tuples.len()
    }

    /// What was asked for, once it was looked at.
    #[must_use]
    pub fn page(&mut self) -> LeftOutPage {
        let attributes = self.job.prepared.study.attributes().iter();
        let study = &self.job.prepared.study;
        LeftOutPage {
            columns: attributes.map(|attribute| attribute.name.clone()).collect(),
            models: resolve::models_kept(&self.job.recipe),
            records: self.records,
            combinations: self.tuples.len() as u32,
            mixed: matches!(self.kind, TableKind::Mixed { .. }),
            tells_k: !study.keeps_stars() && !study.demands().concern_table(),
            shown: std::mem::take(&mut self.asked).shown,
        }
    }

    fn told_of_node(
        &self,
        left_out: &LeftOutClasses,
        places: &BTreeMap<u32, usize>,
        tuple: usize,
    ) -> LeftOutRecords {
        let study = &self.job.prepared.study;
        let node = left_out.node();
        let class = node.class_of[tuple];
        let number = class as usize;
        let labels = |class: usize| labels_at(study, &node.partition, class);
        let codes = codes(study, tuple);
        let nearest = self.nearness.of_node(node, &codes);
        let changes = places.get(&class).map_or_else(Vec::new, |&place| left_out.changes(place));
        LeftOutRecords {
            values: self.values(&codes),
            records: study.contingency().counts()[tuple],
            labels: labels(number),
            alike: node.partition.class(number).size,
            reasons: left_out.reasons(number).into_iter().map(why).collect(),
            lacking: Some(left_out.lacking(number)),
            nearest: nearest.map(|found| told(&found, labels(found.class), &node.partition)),
            changes: changes
                .into_iter()
                .map(|change| {
                    let attribute = &study.attributes()[change.attribute];
                    let level = attribute.hierarchy.level(usize::from(change.level));
                    let group = level.groups[codes[change.attribute]];
                    KeepingChange {
                        attribute: attribute.name.clone(),
                        level: change.level.into(),
                        label: level.labels[group as usize].clone(),
                        loss: change.loss.value(),
                        suppressed: change.suppressed as u32,
                    }
                })
                .collect(),
            smaller_k: left_out.smaller_k(number),
        }
    }

    fn told_of_mixed(&self, recoded: &Recoded, exact: &Partition, tuple: usize) -> LeftOutRecords {
        let codes = codes(recoded.study(), tuple);
        let study = &self.job.prepared.study;
        let key = key_of(recoded.study(), tuple);
        // A recoding may have a tuple for each record.
        let own = (0..exact.classes()).find(|&own| exact.key(own) == key);
        let seen = own.map(|own| exact.class(own));
        let models = study.demands().models().iter().enumerate();
        let failed = seen.iter().flat_map(|seen| {
            models.clone().filter_map(|(model, demand)| match demand {
                Model::Class(demand) if !demand.holds(seen) => {
                    Some(LeftOutReason::Model { model, achieved: demand.measure(seen) })
                }
                _ => None,
            })
        });
        let nearest = self.nearness.of_recoded(recoded, &codes);
        LeftOutRecords {
            values: self.values(&codes),
            records: recoded.study().contingency().counts()[tuple],
            labels: Vec::new(),
            alike: seen.map_or(0, |seen| seen.size),
            reasons: failed.map(why).collect(),
            lacking: None,
            nearest: nearest.map(|found| {
                let cells = recoded.cells(found.class).iter().zip(recoded.study().attributes());
                let labels = cells.map(|(cell, attribute)| cell.label(attribute)).collect();
                told(&found, labels, recoded.partition())
            }),
            changes: Vec::new(),
            smaller_k: None,
        }
    }

    /// The texts of exact values.
    fn values(&self, codes: &[usize]) -> Vec<String> {
        let domains = self.job.prepared.domains.iter().zip(codes);
        domains.map(|(domain, &code)| domain.values[code].clone()).collect()
    }
}

fn why(reason: LeftOutReason) -> WhyLeftOut {
    match reason {
        LeftOutReason::Model { model, achieved } => WhyLeftOut::Model {
            model: model as u32,
            achieved: achieved.filter(|achieved| achieved.is_finite()),
        },
        LeftOutReason::Missing => WhyLeftOut::Missing,
        LeftOutReason::Table { model } => WhyLeftOut::Table { model: model as u32 },
    }
}

/// The tuples of the classes that a node leaves out, class by class; not those of the population alone.
fn of_node(left_out: LeftOutClasses, counts: &[u32]) -> (TableKind, Vec<u32>) {
    let places: BTreeMap<u32, usize> =
        left_out.classes().iter().enumerate().map(|(place, &class)| (class, place)).collect();
    let tuples = (0..).zip(left_out.node().class_of.iter().zip(counts));
    let present = tuples.filter(|(_, (_, count))| **count > 0);
    let mut placed: Vec<(usize, u32)> =
        present.filter_map(|(tuple, (class, _))| Some((*places.get(class)?, tuple))).collect();
    placed.sort_unstable();
    let tuples = placed.into_iter().map(|(_, tuple)| tuple).collect();
    (TableKind::Node { left_out: Box::new(left_out), places }, tuples)
}

/// The tuples that a recoding suppresses: those of the most records first.
fn mixed(job: &Job, recoded: &Arc<Recoded>) -> (TableKind, Vec<u32>) {
    let counts = recoded.study().contingency().counts();
    let classes = (0..).zip(recoded.class_of());
    let mut tuples: Vec<u32> = classes
        .filter(|&(tuple, &class)| class == SUPPRESSED && counts[tuple as usize] > 0)
        .map(|(tuple, _)| tuple)
        .collect();
    tuples.sort_by_key(|&tuple| Reverse(counts[tuple as usize]));
    (TableKind::Mixed { recoded: recoded.clone(), exact: Box::new(job.exact()) }, tuples)
}

fn key_of(study: &Study, tuple: usize) -> &[u64] {
    let words = study.contingency().layout().words();
    &study.contingency().keys()[tuple * words..][..words]
}

/// The exact values of a tuple, by their codes.
fn codes(study: &Study, tuple: usize) -> Vec<usize> {
    let key = key_of(study, tuple);
    study.contingency().layout().fields().iter().map(|field| field.code(key)).collect()
}

/// What a class of a node shows.
fn labels_at(study: &Study, partition: &Partition, class: usize) -> Vec<String> {
    let levels = partition.levels().as_slice();
    let fields = partition.layout().fields().iter().zip(levels).zip(study.hierarchies());
    let key = partition.key(class);
    fields
        .map(|((field, &level), hierarchy)| {
            hierarchy.level(usize::from(level)).labels[field.code(key)].clone()
        })
        .collect()
}

/// What is told of the class of a partition that shows these labels.
fn told(found: &NearestClass, labels: Vec<String>, partition: &Partition) -> NearestGroup {
    let size = partition.class(found.class).size;
    let differs = found.columns.iter().map(|&column| column as u32).collect();
    NearestGroup { labels, size, differs, equally_near: found.equally_near as u32 }
}
