//! The classes of a table that was found, one by one: what each shows, what it tells of sensitive
//! values, and what it decides.
//!
//! Where suppressed records stay as stars, they are a class like any other. To count the sensitive
//! values takes time by records, so that it is done step by step; all else is asked of the classes.

use super::Released;
use super::certain::{Commonest, ValueCounter};
use super::deciding::{Weakest, weakest};
use super::value_order::{GroupOrder, value_order};
use crate::entity::counted_pairs;
use crate::hierarchy::{Cell, STAR};
use crate::histogram::{Members, VOID};
use crate::model::{ColumnTracker, TrackedColumn};
use crate::partition::Partition;
use crate::plan::Plan;
use crate::prepare::Prepared;
use crate::recoding::SUPPRESSED;
use crate::table::{NaturalOrder, Role, Table};
use std::borrow::Cow;
use std::cmp::Reverse;

/// What a column shows in its classes.
#[derive(Clone, Debug)]
struct ShownColumn {
    /// What is written for each code.
    labels: Vec<String>,
    /// The place of each in the order in which people look for it.
    ranks: Vec<u32>,
}

/// A sensitive column.
#[derive(Clone, Debug)]
struct ListedColumn {
    /// Its number in the plan.
    attribute: usize,
    /// The code of each text of the column; [`VOID`] for what is missing and no value.
    codes: Vec<u32>,
    texts: Vec<String>,
    /// The place of each value in the order in which people look for it.
    ranks: Vec<u32>,
    /// The value that most of each class have, as far as classes are counted.
    commonest: Vec<Commonest>,
}

/// What a class tells of a sensitive column.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SensitiveFound<'a> {
    /// The number of the column in the plan.
    pub attribute: usize,
    /// The value that most have, the first of equally common ones; `None` if none has any.
    pub likeliest: Option<&'a str>,
    /// The share that it has of the persons who have any; 0 if none has.
    pub share: f64,
    /// How many different values there are.
    pub distinct: u32,
}

/// A value of a class.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ValueCount<'a> {
    /// Its text.
    pub value: &'a str,
    /// Persons who have it, as the class counts them.
    pub number: u32,
}

/// What classes are listed by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClassSort {
    /// Their records.
    Records,
    /// The risk of whoever is in them: 1 over the persons.
    Risk,
    /// What they show in a quasi-identifier, by its number.
    Label(usize),
    /// The share of the likeliest value of a sensitive column, by its number among those.
    Share(usize),
    /// That value.
    Likeliest(usize),
}

/// Which classes are listed, and in what order. Classes that are equal by it come in the order of
/// what they show.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClassOrder {
    /// By what.
    pub sort: ClassSort,
    /// Whether the largest comes first.
    pub descending: bool,
    /// A text that one of the labels holds, in large or small letters.
    pub search: String,
    /// Whether only those are listed that decide what a model achieves.
    pub deciding: bool,
}

/// Whose each record is.
#[derive(Clone, Debug)]
struct Whose {
    column: usize,
    /// The person that each text of the column means.
    persons: Vec<u32>,
    /// What records have that do not say whose they are.
    nobody: Option<u32>,
}

/// The classes of a table that was found.
#[derive(Clone, Debug)]
pub struct ClassList {
    partition: Partition,
    /// The classes that are there, in the order of what they show.
    kept: Vec<u32>,
    columns: Vec<ShownColumn>,
    /// The class of each record.
    members: Members,
    sensitive: Vec<ListedColumn>,
    persons: Option<Whose>,
    weakest: Vec<Weakest>,
    decides: Vec<bool>,
    counter: ValueCounter,
}

impl ClassList {
    /// The classes of what is released of a table that was prepared by a plan.
    #[must_use]
    pub fn new(table: &Table, plan: &Plan, prepared: &Prepared, released: &Released<'_>) -> Self {
        let seen = released.seen();
        let partition = &seen.partition;
        let study = released.study();
        let columns = shown_columns(plan, prepared, released, partition);
        let mut kept: Vec<u32> =
            (0..partition.classes() as u32).filter(|&class| seen.kept[class as usize]).collect();
        kept.sort_by_cached_key(|class| {
            let key = partition.key(*class as usize);
            let fields = partition.layout().fields().iter().zip(&columns);
            fields.map(|(field, column)| column.ranks[field.code(key)]).collect::<Vec<u32>>()
        });
        let class_of: Vec<u32> = study
            .contingency()
            .tuple_of()
            .iter()
            .map(|&tuple| seen.class(tuple as usize).unwrap_or(SUPPRESSED))
            .collect();
        let members = Members::of_some(&class_of, partition.classes());
        let weakest = weakest(study.demands(), partition, &seen.kept);
        let mut decides = vec![false; partition.classes()];
        for &class in weakest.iter().flat_map(|weakest| &weakest.classes) {
            decides[class as usize] = true;
        }
        let own = plan.columns(table);
        let tracker = ColumnTracker::new(plan, own.clone(), own);
        let meanings = |tracked| {
            let (codes, values) = tracker.look(tracked).ok()?;
            Some((codes.meanings().to_vec(), values))
        };
        let attributes = plan.attributes.iter().enumerate();
        let sensitive = attributes
            .filter(|(_, attribute)| attribute.role == Role::Sensitive)
            .filter_map(|(attribute, _)| {
                let (codes, values) = meanings(TrackedColumn::Sensitive(attribute))?;
                let texts = values.texts.clone();
                let shown: Vec<&str> = texts.iter().map(String::as_str).collect();
                let ranks = NaturalOrder::new(&shown, &plan.markers).ranks;
                Some(ListedColumn { attribute, codes, texts, ranks, commonest: Vec::new() })
            })
            .collect();
        let persons = plan.entity.and_then(|entity| {
            let (persons, values) = meanings(TrackedColumn::Whole(entity))?;
            let column = plan.attributes[entity].column;
            Some(Whose { column, persons, nobody: values.missing })
        });
        let counter = ValueCounter::default();
        Self {
            partition: seen.partition,
            kept,
            columns,
            members,
            sensitive,
            persons,
            weakest,
            decides,
            counter,
        }
    }

    /// Counts the sensitive values of about so many records; true once all are counted. `table` and
    /// `plan` are those that it was made of.
    pub fn step(&mut self, table: &Table, plan: &Plan, budget: usize) -> bool {
        let Self { members, sensitive, persons, counter, .. } = self;
        let mut done = 0;
        for column in sensitive {
            while column.commonest.len() < members.classes() {
                if done >= budget {
                    return false;
                }
                let records = members.of_class(column.commonest.len());
                done += records.len() + 1;
                let codes = &table.columns[plan.attributes[column.attribute].column].codes;
                let values =
                    records.iter().map(|&record| column.codes[codes.get(record as usize) as usize]);
                column.commonest.push(match persons {
                    None => {
                        let counts = records.iter().map(|&line| plan.counts.count(line as usize));
                        counter.commonest(values.zip(counts))
                    }
                    Some(whose) => {
                        let codes = &table.columns[whose.column].codes;
                        let persons = records
                            .iter()
                            .map(|&record| whose.persons[codes.get(record as usize) as usize]);
                        counter.of_persons(counted_pairs(whose.nobody, values.zip(persons))).1
                    }
                });
            }
        }
        true
    }

    /// How many classes there are.
    #[must_use]
    pub fn number(&self) -> usize {
        self.kept.len()
    }

    /// The numbers of the sensitive columns in the plan.
    pub fn sensitive(&self) -> impl Iterator<Item = usize> {
        self.sensitive.iter().map(|column| column.attribute)
    }

    /// What each model achieves, and by which classes.
    #[must_use]
    pub fn weakest(&self) -> &[Weakest] {
        &self.weakest
    }

    /// Whether there is a class of this number.
    #[must_use]
    pub fn has(&self, class: u32) -> bool {
        self.kept.contains(&class)
    }

    /// What a class shows.
    pub fn labels(&self, class: u32) -> impl Iterator<Item = &str> {
        let key = self.partition.key(class as usize);
        let fields = self.partition.layout().fields().iter().zip(&self.columns);
        fields.map(|(field, column)| column.labels[field.code(key)].as_str())
    }

    /// The records of a class, from 0, in the order of the input.
    #[must_use]
    pub fn records(&self, class: u32) -> &[u32] {
        self.members.of_class(class as usize)
    }

    /// The persons of a class: its records without entity.
    #[must_use]
    pub fn persons(&self, class: u32) -> u32 {
        self.partition.class(class as usize).size
    }

    /// What a class tells of each sensitive column.
    pub fn found(&self, class: u32) -> impl Iterator<Item = SensitiveFound<'_>> {
        self.sensitive.iter().map(move |column| {
            let Commonest { value, number, having, distinct } = column.commonest[class as usize];
            SensitiveFound {
                attribute: column.attribute,
                likeliest: (number > 0).then(|| column.texts[value as usize].as_str()),
                share: f64::from(number) / having.max(1) as f64,
                distinct,
            }
        })
    }

    /// The values of a class in one of the sensitive columns, the most frequent first and equally
    /// frequent ones in their order. What is missing and no value is not among them.
    #[must_use]
    pub fn values(
        &self,
        (table, plan): (&Table, &Plan),
        class: u32,
        sensitive: usize,
    ) -> Vec<ValueCount<'_>> {
        let column = &self.sensitive[sensitive];
        let codes = &table.columns[plan.attributes[column.attribute].column].codes;
        let records = self.records(class).iter();
        let values =
            records.map(|&record| (column.codes[codes.get(record as usize) as usize], record));
        let counted: Vec<(u32, u32)> = match &self.persons {
            Some(whose) => {
                let codes = &table.columns[whose.column].codes;
                let pairs = values.map(|(value, record)| {
                    (value, whose.persons[codes.get(record as usize) as usize])
                });
                counted_pairs(whose.nobody, pairs).collect()
            }
            None => values.collect(),
        };
        let number = |&(_, record): &(u32, u32)| match &self.persons {
            Some(_) => 1,
            None => plan.counts.count(record as usize),
        };
        let mut pairs: Vec<(u32, u32)> =
            counted.into_iter().filter(|&(value, _)| value != VOID).collect();
        pairs.sort_unstable();
        pairs.dedup();
        let of_value = pairs.chunk_by(|one, other| one.0 == other.0);
        let mut counted: Vec<(u32, u32)> =
            of_value.map(|pairs| (pairs[0].0, pairs.iter().map(number).sum())).collect();
        counted.sort_by_key(|&(value, number)| (Reverse(number), column.ranks[value as usize]));
        counted
            .into_iter()
            .map(|(value, number)| ValueCount { value: &column.texts[value as usize], number })
            .collect()
    }

    /// The classes that are asked for, in their order. `wording` is how a label is written, by which
    /// it is searched.
    #[must_use]
    pub fn listed(
        &self,
        order: &ClassOrder,
        wording: impl for<'a> Fn(&'a str) -> Cow<'a, str>,
    ) -> Vec<u32> {
        let searched = order.search.to_lowercase();
        let matching: Vec<Vec<bool>> = match searched.is_empty() {
            true => Vec::new(),
            false => self
                .columns
                .iter()
                .map(|column| {
                    column
                        .labels
                        .iter()
                        .map(|label| wording(label).to_lowercase().contains(&searched))
                        .collect()
                })
                .collect(),
        };
        let fields = self.partition.layout().fields();
        let mut listed: Vec<u32> = self
            .kept
            .iter()
            .copied()
            .filter(|&class| {
                let key = self.partition.key(class as usize);
                let mut matches =
                    fields.iter().zip(&matching).map(|(field, matches)| matches[field.code(key)]);
                (!order.deciding || self.decides[class as usize])
                    && (matching.is_empty() || matches.any(|matches| matches))
            })
            .collect();
        let rank = |class: u32| self.rank(order.sort, class);
        match order.descending {
            true => listed.sort_by_cached_key(|&class| Reverse(rank(class))),
            false => listed.sort_by_cached_key(|&class| rank(class)),
        }
        listed
    }

    /// Where a class stands; the larger, the later.
    fn rank(&self, sort: ClassSort, class: u32) -> u64 {
        let place = class as usize;
        match sort {
            ClassSort::Records => u64::from(self.partition.counts()[place]),
            ClassSort::Risk => u64::from(u32::MAX - self.persons(class)),
            ClassSort::Label(column) => {
                let code = self.partition.layout().fields()[column].code(self.partition.key(place));
                u64::from(self.columns[column].ranks[code])
            }
            // Shares are never negative, so that their bits have their order.
            ClassSort::Share(column) => {
                self.found(class).nth(column).map_or(0, |found| found.share.to_bits())
            }
            ClassSort::Likeliest(column) => {
                let column = &self.sensitive[column];
                let Commonest { value, number, .. } = column.commonest[place];
                if number > 0 { u64::from(column.ranks[value as usize]) } else { u64::MAX }
            }
        }
    }

    /// Whether a class decides what a model achieves.
    #[must_use]
    pub fn decides(&self, class: u32) -> bool {
        self.decides[class as usize]
    }

    /// The numbers of the models that a class decides.
    pub fn decided_by(&self, class: u32) -> impl Iterator<Item = usize> {
        let models = self.weakest.iter().enumerate();
        models
            .filter(move |(_, weakest)| weakest.classes.binary_search(&class).is_ok())
            .map(|(model, _)| model)
    }
}

/// What each quasi-identifier shows for each code of the classes' keys.
fn shown_columns(
    plan: &Plan,
    prepared: &Prepared,
    released: &Released<'_>,
    partition: &Partition,
) -> Vec<ShownColumn> {
    let study = released.study();
    let attributes = plan.quasi_identifiers().enumerate();
    let columns = attributes.map(|(index, attribute)| {
        let quasi = &study.attributes()[index];
        let cells: Vec<Cell> = match released {
            Released::Node(_, node) => {
                let level = node.partition.levels().get(index);
                let groups = quasi.hierarchy.level(usize::from(level)).labels.len() as u32;
                (0..groups).map(|group| Cell::Group { level, group }).collect()
            }
            Released::Recoded(recoded) => {
                let (own, mut cells) = (recoded.partition(), Vec::new());
                for class in 0..own.classes() {
                    let code = own.layout().fields()[index].code(own.key(class));
                    cells.resize(cells.len().max(code + 1), Cell::Star);
                    cells[code] = recoded.cells(class)[index];
                }
                cells
            }
        };
        // What is suppressed may have a code of its own.
        let field = partition.layout().fields()[index];
        let codes = (0..partition.classes()).map(|class| field.code(partition.key(class)) + 1);
        let codes = codes.max().unwrap_or(0).max(cells.len());
        let mut labels: Vec<String> = cells.iter().map(|cell| cell.label(quasi)).collect();
        labels.resize(codes, STAR.to_owned());
        let order = value_order(&prepared.domains[index], &plan.attributes[attribute]);
        let all = cells.into_iter().chain(std::iter::repeat(Cell::Star));
        let shown: Vec<(Cell, &str)> = all.zip(labels.iter().map(String::as_str)).collect();
        let ranks = GroupOrder::new(&quasi.hierarchy, order).ranks(&shown);
        ShownColumn { labels, ranks }
    });
    columns.collect()
}
