//! The classes of one table with what they show, for measures that look into the keys.
//!
//! A record is only known here by the class that it belongs to: all of these measures take
//! time by distinct combinations, not by records.

use crate::{Chosen, Job};
use outis::contingency::{Contingency, tuples};
use outis::model::{Missing, wildcard_matches};
use outis::partition::{Class, Partition};
use outis::plan::Plan;
use outis::recoding::{Recoded, SUPPRESSED};
use outis::release::Applied;
use outis::risk::ClassSizes;
use outis::study::Classified;
use outis::table::{Column, Dictionary, Table, Translated};
use outis_protocol::problem::Outcome;
use std::borrow::Cow;
use std::collections::HashSet;

/// The classes of one table that have records and are not suppressed.
pub(crate) struct Keyed<'a> {
    contingency: Cow<'a, Contingency>,
    partition: Cow<'a, Partition>,
    /// The class of each tuple; [`SUPPRESSED`] if it has none.
    class_of: Cow<'a, [u32]>,
    /// The classes that count.
    kept: Vec<usize>,
    /// For each quasi-identifier the code that stands for missing.
    missing: Vec<Option<u32>>,
    names: Vec<String>,
    /// The same classes as they were measured, where they were.
    measured: Option<&'a Partition>,
}

/// What the classes of a file show.
pub(super) struct Texts {
    /// The quasi-identifiers that the file has.
    pub(super) names: Vec<String>,
    /// The texts of each.
    pub(super) texts: Vec<Vec<String>>,
    /// For each class the number of its text in each, and its records.
    pub(super) classes: Vec<(Vec<u32>, u32)>,
}

/// One row for each class, or as many as are told apart.
pub(super) struct Rows {
    /// For each quasi-identifier the code of each row.
    pub(super) columns: Vec<Vec<u32>>,
    /// The class of each row.
    pub(super) classes: Vec<usize>,
    /// For each quasi-identifier the code that stands for missing.
    pub(super) missing: Vec<Option<u32>>,
}

impl<'a> Keyed<'a> {
    /// The input as it stands.
    pub(crate) fn before(job: &'a Job) -> Self {
        let study = &job.prepared.study;
        let contingency = study.contingency();
        let partition = Partition::exact(contingency);
        Self {
            class_of: (0..contingency.tuples() as u32).collect(),
            kept: present(&partition).collect(),
            partition: Cow::Owned(partition),
            missing: job.prepared.domains.iter().map(|domain| domain.missing).collect(),
            names: names(job),
            measured: None,
            contingency: Cow::Borrowed(contingency),
        }
    }

    /// What is released.
    pub(super) fn after(job: &'a Job, chosen: &'a Chosen) -> Self {
        match chosen {
            Chosen::Node(node) => {
                Self::node(job, Cow::Owned(job.prepared.study.classified(&node.levels)))
            }
            Chosen::Recoded(recoded) => Self::recoded(job, recoded),
        }
    }

    /// The same where it is applied, and so known which classes a node has.
    pub(super) fn applied(job: &'a Job, chosen: &'a Chosen, applied: &'a Applied) -> Self {
        match applied.node() {
            Some(node) => Self::node(job, Cow::Borrowed(node)),
            None => Self::after(job, chosen),
        }
    }

    /// What is released of a node.
    fn node(job: &'a Job, node: Cow<'a, Classified>) -> Self {
        let study = &job.prepared.study;
        let seen = study.seen_with_stars(&node.partition, &node.decision);
        let fails = node.decision.fails.clone();
        let all = Self::at(job, node);
        if let Some((partition, class_at)) = seen {
            let class_of = all.class_of.iter().map(|&class| class_at[class as usize]).collect();
            return all.with_stars(partition, class_of);
        }
        let kept = all.kept.iter().copied().filter(|&class| !fails[class]).collect();
        Self { kept, ..all }
    }

    /// The same with the class of the stars, all of which is released.
    fn with_stars(self, partition: Partition, class_of: Vec<u32>) -> Self {
        let kept = present(&partition).collect();
        let (partition, class_of) = (Cow::Owned(partition), Cow::Owned(class_of));
        Self { kept, partition, class_of, ..self }
    }

    /// What is released of a recoded table.
    fn recoded(job: &Job, recoded: &'a Recoded) -> Self {
        let partition = recoded.partition();
        let released = recoded.releases();
        let groups = missing_groups(job);
        let missing = partition.layout().fields().iter().enumerate().map(|(at, field)| {
            let shows = |class: &usize| groups.is_shown_at(at, recoded.cells(*class)[at]);
            let class = (0..partition.classes()).find(shows)?;
            Some(field.code(partition.key(class)) as u32)
        });
        let keyed = Self {
            missing: missing.collect(),
            kept: present(partition).filter(|&class| released[class]).collect(),
            class_of: Cow::Borrowed(recoded.class_of()),
            names: names(job),
            measured: None,
            contingency: Cow::Borrowed(recoded.study().contingency()),
            partition: Cow::Borrowed(partition),
        };
        match recoded.seen_with_stars() {
            Some((partition, class_of)) => keyed.with_stars(partition, class_of),
            None => keyed,
        }
    }

    /// The input at a node, with what would be suppressed.
    pub(super) fn at(job: &'a Job, node: Cow<'a, Classified>) -> Self {
        let groups = missing_groups(job);
        let missing = node.partition.levels().as_slice().iter().enumerate();
        let missing = missing.map(|(at, &level)| groups.group(at, level)).collect();
        let (partition, class_of) = match node {
            Cow::Borrowed(node) => {
                (Cow::Borrowed(&node.partition), Cow::Borrowed(&node.class_of[..]))
            }
            Cow::Owned(node) => (Cow::Owned(node.partition), Cow::Owned(node.class_of)),
        };
        Self {
            missing,
            kept: present(&partition).collect(),
            partition,
            class_of,
            names: names(job),
            measured: None,
            contingency: Cow::Borrowed(job.prepared.study.contingency()),
        }
    }

    /// A file as it stands. `columns` says where the attributes of the plan are.
    pub(super) fn of_table(plan: &Plan, table: &Table, columns: &[Option<usize>]) -> Outcome<Self> {
        let (mut codes, mut missing, mut names) = (Vec::new(), Vec::new(), Vec::new());
        for attribute in plan.quasi_identifiers() {
            let Some(column) = columns[attribute] else { continue };
            let column = &table.columns[column];
            let (own, marker) = one_marker(column, &plan.markers);
            codes.push(own);
            missing.push(marker);
            names.push(plan.attributes[attribute].name.clone());
        }
        let mut contingency = tuples(&codes, table.records, None)?;
        if let Some(column) = plan.entity.and_then(|attribute| columns[attribute]) {
            let (persons, _) = one_marker(&table.columns[column], &plan.markers);
            let track = contingency.track(&persons);
            contingency.count_entities(track);
        }
        let partition = Partition::exact(&contingency);
        Ok(Self {
            class_of: (0..contingency.tuples() as u32).collect(),
            kept: present(&partition).collect(),
            partition: Cow::Owned(partition),
            missing,
            names,
            measured: None,
            contingency: Cow::Owned(contingency),
        })
    }

    /// What the classes of a file show in each quasi-identifier; `table` and `columns` are those it
    /// was made of, and the first of the markers stands for all.
    pub(super) fn texts(&self, plan: &Plan, table: &Table, columns: &[Option<usize>]) -> Texts {
        let shown = |(column, missing): (usize, &Option<u32>)| {
            let text = |(text, code): (&str, u32)| match plan.markers.first() {
                Some(marker) if *missing == Some(code) => marker.clone(),
                _ => text.to_owned(),
            };
            table.columns[column].dictionary.iter().zip(0..).map(text).collect()
        };
        let positions = plan.quasi_identifiers().filter_map(|attribute| columns[attribute]);
        let fields = self.partition.layout().fields();
        let class = |&class: &usize| {
            let key = self.partition.key(class);
            (fields.iter().map(|f| f.code(key) as u32).collect(), self.records(class))
        };
        Texts {
            names: self.names.clone(),
            texts: positions.zip(&self.missing).map(shown).collect(),
            classes: self.kept.iter().map(class).collect(),
        }
    }

    /// The quasi-identifiers.
    pub(super) fn names(&self) -> &[String] {
        &self.names
    }

    /// The sizes of the classes, in persons.
    pub(crate) fn sizes(&self) -> ClassSizes {
        self.classes().iter().map(|class| class.size).collect()
    }

    /// The same with sizes, weights and the population as they were measured.
    pub(super) fn with_measured(self, measured: &'a Partition) -> Self {
        Self { measured: Some(measured), ..self }
    }

    /// The classes that count: the number of records or persons, that of the population, and
    /// the summed weights.
    pub(super) fn classes(&self) -> Vec<Class<'_>> {
        match self.measured {
            Some(measured) => present(measured).map(|class| measured.class(class)).collect(),
            None => self.kept.iter().map(|&class| self.partition.class(class)).collect(),
        }
    }

    /// Whether classes know how many persons of the population they stand for.
    pub(super) fn has_population(&self) -> bool {
        !self.measured.unwrap_or(&self.partition).carried().population.is_empty()
    }

    /// Whether records have weights.
    pub(super) fn has_weights(&self) -> bool {
        !self.measured.unwrap_or(&self.partition).carried().weights.is_empty()
    }

    /// Records of the class.
    pub(super) fn records(&self, class: usize) -> u32 {
        self.partition.counts()[class]
    }

    /// Persons of the class: its records without entity.
    pub(super) fn persons(&self, class: usize) -> u32 {
        self.partition.class(class).size
    }

    /// How many persons each class matches if missing cells match everything, by its number;
    /// `None` without entity.
    pub(super) fn matching_persons(&self) -> Option<Vec<u64>> {
        self.partition.carried().entity?;
        let mut fails = vec![true; self.partition.classes()];
        for &class in &self.kept {
            fails[class] = false;
        }
        let missing = Missing::of_classes(&self.missing, &self.partition);
        Some(wildcard_matches(&self.partition, &missing, &fails))
    }

    /// Whether no person has records in several classes.
    pub(super) fn keeps_persons_together(&self) -> bool {
        let Some(track) = self.partition.carried().entity else { return true };
        let mut seen = HashSet::new();
        self.kept.iter().all(|&class| {
            let persons = self.partition.class(class).histogram(track);
            persons.values.iter().all(|&person| seen.insert(person))
        })
    }

    /// Records that show a missing value.
    pub(super) fn missing_records(&self) -> u32 {
        let fields = self.partition.layout().fields();
        let shows = |&&class: &&usize| {
            let key = self.partition.key(class);
            let mut cells = fields.iter().zip(&self.missing);
            cells.any(|(field, missing)| *missing == Some(field.code(key) as u32))
        };
        self.kept.iter().filter(shows).map(|&class| self.records(class)).sum()
    }

    /// How many classes count.
    pub(super) fn number(&self) -> usize {
        self.kept.len()
    }

    /// Rows of the classes; a class of several persons has up to `copies`.
    pub(super) fn rows(&self, copies: u32) -> Rows {
        let repeated =
            |&class: &usize| std::iter::repeat_n(class, self.persons(class).min(copies) as usize);
        let classes: Vec<usize> = self.kept.iter().flat_map(repeated).collect();
        let column = |field: &outis::packing::Field| {
            classes.iter().map(|&class| field.code(self.partition.key(class)) as u32).collect()
        };
        let columns = self.partition.layout().fields().iter().map(column).collect();
        Rows { columns, missing: self.missing.clone(), classes }
    }

    /// The number, from 1, of the first record of each class; 0 without.
    pub(super) fn first_records(&self) -> Vec<u32> {
        let mut first = vec![0; self.partition.classes()];
        for (record, &tuple) in (1..).zip(self.contingency.tuple_of()) {
            let class = self.class_of[tuple as usize];
            // A suppressed record of a recoded table is in no class.
            if class != SUPPRESSED && first[class as usize] == 0 {
                first[class as usize] = record;
            }
        }
        first
    }
}

fn present(partition: &Partition) -> impl Iterator<Item = usize> {
    (0..partition.classes()).filter(|&class| partition.counts()[class] > 0)
}

/// Which groups show a missing value: what is written like a marker need not be one.
fn missing_groups(job: &Job) -> Missing {
    Missing::of_hierarchies(job.prepared.study.hierarchies(), &job.prepared.domains)
}

fn names(job: &Job) -> Vec<String> {
    job.prepared.study.attributes().iter().map(|attribute| attribute.name.clone()).collect()
}

/// The codes of a column, all markers taken for one, and its code.
fn one_marker<'a>(column: &'a Column, markers: &[String]) -> (Translated<'a>, Option<u32>) {
    let mut missing = None;
    let texts = column.dictionary.iter().enumerate();
    let code = |(code, text): (usize, &str)| match markers.iter().any(|marker| marker == text) {
        true => *missing.get_or_insert(code as u32),
        false => code as u32,
    };
    let codes: Vec<u32> = texts.map(code).collect();
    (Translated::new(&column.codes, codes, column.dictionary.len()), missing)
}

/// A column in which all missing cells are written as the first marker, unless they are
/// already.
pub(super) fn written_alike(column: &Column, markers: &[String]) -> Option<Column> {
    let (first, others) = markers.split_first()?;
    if !others.iter().any(|marker| column.dictionary.code(marker).is_some()) {
        return None;
    }
    let mut dictionary = Dictionary::new();
    let text = |text| if others.iter().any(|other| other == text) { first.as_str() } else { text };
    let codes: Vec<u32> = column.dictionary.iter().map(|it| dictionary.insert(text(it))).collect();
    Some(Column {
        name: column.name.clone(),
        codes: column.codes.iter().map(|code| codes[code as usize]).collect(),
        dictionary,
    })
}
