//! The classes of one table with what they show, for measures that look into the keys.
//!
//! A record is only known here by the class that it belongs to: all of these measures take
//! time by distinct combinations, not by records.

use super::Released;
use super::markers::one_marker;
use crate::contingency::{Contingency, tuples_counted};
use crate::entity::Entity;
use crate::error::Result;
use crate::model::{MissingGroups, wildcard_matches};
use crate::partition::{Class, Partition};
use crate::plan::Plan;
use crate::prepare::Prepared;
use crate::recoding::{Recoded, SUPPRESSED};
use crate::risk::sequences::{PersonClass, SequenceSearch};
use crate::risk::{ClassSizes, CodedColumn, is_above};
use crate::study::Classified;
use crate::table::{Multiplicity, Table, Translated};
use std::borrow::Cow;
use std::collections::HashSet;

/// The classes of one table that have records and are not suppressed.
#[derive(Clone, Debug)]
pub struct Classes<'a> {
    contingency: Cow<'a, Contingency>,
    partition: Cow<'a, Partition>,
    /// The class of each tuple; [`SUPPRESSED`] if it has none.
    class_of: Cow<'a, [u32]>,
    /// The classes that count.
    kept: Vec<u32>,
    /// For each quasi-identifier the code that stands for missing.
    missing: Vec<Option<u32>>,
    names: Vec<String>,
    /// The same classes as they were measured, where they were.
    measured: Option<&'a Partition>,
}

/// What the classes of a file show.
#[derive(Clone, Debug)]
pub struct ShownTexts {
    /// The quasi-identifiers that the file has.
    pub names: Vec<String>,
    /// The texts of each.
    pub texts: Vec<Vec<String>>,
    /// For each class the number of its text in each, and its records.
    pub classes: Vec<(Vec<u32>, u32)>,
}

/// One row for each class, or as many as are told apart.
pub(super) struct ClassRows {
    /// For each quasi-identifier the code of each row.
    pub(super) columns: Vec<Vec<u32>>,
    /// The class of each row.
    pub(super) classes: Vec<usize>,
    /// For each quasi-identifier the code that stands for missing.
    pub(super) missing: Vec<Option<u32>>,
}

impl ClassRows {
    /// The quasi-identifiers as measures of risk take them.
    pub(super) fn coded(&self) -> Vec<CodedColumn<'_>> {
        let columns = self.columns.iter().zip(&self.missing);
        columns.map(|(codes, &missing)| CodedColumn { codes, missing }).collect()
    }
}

impl<'a> Classes<'a> {
    /// A table as it was prepared, nothing coarsened.
    #[must_use]
    pub fn exact(prepared: &'a Prepared) -> Self {
        let contingency = prepared.study.contingency();
        let partition = Partition::exact(contingency);
        Self {
            class_of: (0..contingency.tuples() as u32).collect(),
            kept: kept(&partition),
            partition: Cow::Owned(partition),
            missing: prepared.domains.iter().map(|domain| domain.missing).collect(),
            names: names(prepared),
            measured: None,
            contingency: Cow::Borrowed(contingency),
        }
    }

    /// What is released of it, the stars as a class of their own where they stay.
    #[must_use]
    pub fn released(prepared: &'a Prepared, released: Released<'a>) -> Self {
        let is_released = released.classes();
        let seen = released.seen_with_stars();
        let all = match released {
            Released::Node(_, node) => Self::at_node(prepared, *node),
            Released::Recoded(recoded) => Self::recoded(prepared, recoded),
        };
        let (kept, partition, class_of) = match seen {
            Some((partition, class_of)) => {
                let kept = kept(&partition);
                (kept, Cow::Owned(partition), Cow::Owned(class_of))
            }
            None => {
                let kept =
                    all.kept.iter().copied().filter(|&class| is_released[class as usize]).collect();
                (kept, all.partition, all.class_of)
            }
        };
        Self { kept, partition, class_of, ..all }
    }

    /// All classes of a recoded table.
    fn recoded(prepared: &Prepared, recoded: &'a Recoded) -> Self {
        let partition = recoded.partition();
        let groups = missing_groups(prepared);
        let missing = partition.layout().fields().iter().enumerate().map(|(attribute, field)| {
            let class = (0..partition.classes())
                .find(|class| groups.is_shown_at(attribute, recoded.cells(*class)[attribute]))?;
            Some(field.code(partition.key(class)) as u32)
        });
        Self {
            missing: missing.collect(),
            kept: kept(partition),
            class_of: Cow::Borrowed(recoded.class_of()),
            names: names(prepared),
            measured: None,
            contingency: Cow::Borrowed(recoded.study().contingency()),
            partition: Cow::Borrowed(partition),
        }
    }

    /// A table at a node, with what would be suppressed.
    #[must_use]
    pub fn at_node(prepared: &'a Prepared, node: Cow<'a, Classified>) -> Self {
        let groups = missing_groups(prepared);
        let missing = node.partition.levels().as_slice().iter().enumerate();
        let missing = missing.map(|(attribute, &level)| groups.group(attribute, level)).collect();
        let (partition, class_of) = match node {
            Cow::Borrowed(node) => {
                (Cow::Borrowed(&node.partition), Cow::Borrowed(&node.class_of[..]))
            }
            Cow::Owned(node) => (Cow::Owned(node.partition), Cow::Owned(node.class_of)),
        };
        Self {
            missing,
            kept: kept(&partition),
            partition,
            class_of,
            names: names(prepared),
            measured: None,
            contingency: Cow::Borrowed(prepared.study.contingency()),
        }
    }

    /// A file as it stands. `columns` says where the attributes of the plan are.
    ///
    /// # Errors
    /// [`Kind::TooMany`](crate::error::Kind::TooMany) if there are too many quasi-identifiers.
    pub fn of_table(plan: &Plan, table: &Table, columns: &[Option<usize>]) -> Result<Self> {
        Self::of_counted(plan, (table, &Multiplicity::default()), columns)
    }

    /// The same of a file whose lines stand for several records.
    ///
    /// # Errors
    /// As [`Self::of_table`].
    pub fn of_counted(
        plan: &Plan,
        (table, lines): (&Table, &Multiplicity),
        columns: &[Option<usize>],
    ) -> Result<Self> {
        let (mut codes, mut missing, mut names) = (Vec::new(), Vec::new(), Vec::new());
        for attribute in plan.quasi_identifiers() {
            let Some(column) = columns[attribute] else { continue };
            let column = &table.columns[column];
            let (own, marker) = one_marker(column, &plan.markers);
            codes.push(Translated::new(&column.codes, own, column.dictionary.len()));
            missing.push(marker);
            names.push(plan.attributes[attribute].name.clone());
        }
        let mut contingency = tuples_counted(&codes, (table.records, lines), None)?;
        if let Some(column) = plan.entity.and_then(|attribute| columns[attribute]) {
            let column = &table.columns[column];
            let (persons, nobody) = one_marker(column, &plan.markers);
            let persons = Translated::new(&column.codes, persons, column.dictionary.len());
            let track = contingency.track(&persons);
            contingency.count_entities(Entity::new(track, nobody));
        }
        let partition = Partition::exact(&contingency);
        Ok(Self {
            class_of: (0..contingency.tuples() as u32).collect(),
            kept: kept(&partition),
            partition: Cow::Owned(partition),
            missing,
            names,
            measured: None,
            contingency: Cow::Owned(contingency),
        })
    }

    /// What the classes of a file show in each quasi-identifier; `table` and `columns` are those it
    /// was made of, and the first of the markers stands for all.
    #[must_use]
    pub fn texts(&self, plan: &Plan, table: &Table, columns: &[Option<usize>]) -> ShownTexts {
        let positions = plan.quasi_identifiers().filter_map(|attribute| columns[attribute]);
        let fields = self.partition.layout().fields();
        ShownTexts {
            names: self.names.clone(),
            texts: positions
                .zip(&self.missing)
                .map(|(column, missing)| {
                    let texts = table.columns[column].dictionary.iter().zip(0..);
                    let shown = texts.map(|(text, code)| match plan.markers.first() {
                        Some(marker) if *missing == Some(code) => marker.clone(),
                        _ => text.to_owned(),
                    });
                    shown.collect()
                })
                .collect(),
            classes: self
                .kept
                .iter()
                .map(|&class| class as usize)
                .map(|class| {
                    let key = self.partition.key(class);
                    (fields.iter().map(|f| f.code(key) as u32).collect(), self.records(class))
                })
                .collect(),
        }
    }

    /// The quasi-identifiers.
    #[must_use]
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// The sizes of the classes, in persons.
    #[must_use]
    pub fn sizes(&self) -> ClassSizes {
        self.classes().map(|class| class.size).collect()
    }

    /// The same with sizes, weights and the population as they were measured.
    #[must_use]
    pub fn with_measured(self, measured: &'a Partition) -> Self {
        Self { measured: Some(measured), ..self }
    }

    /// The classes that count: the number of records or persons, that of the population, and
    /// the summed weights.
    pub fn classes(&self) -> impl Iterator<Item = Class<'_>> {
        // There may be as many as memory has room for.
        let measured = self.measured.into_iter();
        let measured = measured.flat_map(|all| present(all).map(|class| all.class(class as usize)));
        let own = self.kept.iter().filter(|_| self.measured.is_none());
        measured.chain(own.map(|&class| self.partition.class(class as usize)))
    }

    /// Whether classes know how many persons of the population they stand for.
    #[must_use]
    pub fn has_population(&self) -> bool {
        !self.measured.unwrap_or(&self.partition).carried().population.is_empty()
    }

    /// Whether records have weights, or the persons whose they are.
    #[must_use]
    pub fn has_weights(&self) -> bool {
        let carried = self.measured.unwrap_or(&self.partition).carried();
        !carried.weights.is_empty() || carried.entity.as_ref().is_some_and(Entity::is_weighed)
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
        self.partition.carried().entity.as_ref()?;
        let mut fails = vec![true; self.partition.classes()];
        for &class in &self.kept {
            fails[class as usize] = false;
        }
        let missing = MissingGroups::of_classes(&self.missing, &self.partition);
        Some(wildcard_matches(&self.partition, &missing, &fails))
    }

    /// Whether no person has records in several classes.
    #[must_use]
    pub fn keeps_persons_together(&self) -> bool {
        let Some(entity) = &self.partition.carried().entity else { return true };
        let mut seen = HashSet::new();
        self.kept.iter().all(|&class| {
            let persons = self.partition.class(class as usize).histogram(entity.track);
            persons.values.iter().all(|&person| seen.insert(person))
        })
    }

    /// The classes that each person's records are in, for whoever knows several of them; `None`
    /// where records are not told apart by person. A class counts as large unless the risk of
    /// whoever is in it is above `threshold`. At most so many pairs and triples are looked at.
    #[must_use]
    pub fn sequences(&self, threshold: f64, pairs: u64, triples: u64) -> Option<SequenceSearch> {
        let partition = self.measured.unwrap_or(&self.partition);
        let entity = partition.carried().entity.as_ref()?;
        let kept = match self.measured {
            Some(measured) => Cow::Owned(kept(measured)),
            None => Cow::Borrowed(&self.kept),
        };
        let mut kept: Vec<usize> = kept.iter().map(|&class| class as usize).collect();
        // Where work ends early it shows in which order classes come: the rarest first, equal ones
        // by what they show.
        kept.sort_by_key(|&class| (partition.class(class).size, partition.key(class)));
        let classes = kept.into_iter().map(|class| {
            let persons = partition.class(class).histogram(entity.track).iter();
            PersonClass {
                large: !is_above(threshold, partition.class(class).size),
                persons: persons.filter(|&(person, _)| Some(person) != entity.nobody).collect(),
            }
        });
        Some(SequenceSearch::new(classes.collect(), pairs, triples))
    }

    /// Records that show a missing value.
    #[must_use]
    pub fn missing_records(&self) -> u32 {
        let fields = self.partition.layout().fields();
        self.kept
            .iter()
            .map(|&class| class as usize)
            .filter(|&class| {
                let key = self.partition.key(class);
                let mut cells = fields.iter().zip(&self.missing);
                cells.any(|(field, missing)| *missing == Some(field.code(key) as u32))
            })
            .map(|class| self.records(class))
            .sum()
    }

    /// How many classes count.
    #[must_use]
    pub fn number(&self) -> usize {
        self.kept.len()
    }

    /// Rows of the classes; a class of several persons has up to `copies`.
    pub(super) fn rows(&self, copies: u32) -> ClassRows {
        let classes: Vec<usize> = self
            .kept
            .iter()
            .map(|&class| class as usize)
            .flat_map(|class| std::iter::repeat_n(class, self.persons(class).min(copies) as usize))
            .collect();
        let columns = self
            .partition
            .layout()
            .fields()
            .iter()
            .map(|field| {
                classes.iter().map(|&class| field.code(self.partition.key(class)) as u32).collect()
            })
            .collect();
        ClassRows { columns, missing: self.missing.clone(), classes }
    }

    /// The records in classes that count, from 0, each with how many persons its class has.
    pub(super) fn records_by_size(&self) -> impl Iterator<Item = (usize, u32)> {
        let mut sizes = vec![0; self.partition.classes()];
        for &class in &self.kept {
            sizes[class as usize] = self.persons(class as usize);
        }
        let sized =
            self.contingency.tuple_of().iter().enumerate().filter_map(move |(record, &tuple)| {
                Some((record, *sizes.get(self.class_of[tuple as usize] as usize)?))
            });
        sized.filter(|&(_, size)| size > 0)
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

fn present(partition: &Partition) -> impl Iterator<Item = u32> {
    let classes = (0..).zip(partition.counts());
    classes.filter_map(|(class, &records)| (records > 0).then_some(class))
}

/// The classes that have records, without room for more.
fn kept(partition: &Partition) -> Vec<u32> {
    let mut kept = Vec::with_capacity(present(partition).count());
    kept.extend(present(partition));
    kept
}

/// Which groups show a missing value: what is written like a marker need not be one.
fn missing_groups(prepared: &Prepared) -> MissingGroups {
    let suppressed = prepared.study.missing().includes_suppressed();
    MissingGroups::of_hierarchies(prepared.study.hierarchies(), &prepared.domains)
        .with_suppressed(suppressed)
}

fn names(prepared: &Prepared) -> Vec<String> {
    prepared.study.attributes().iter().map(|attribute| attribute.name.clone()).collect()
}
