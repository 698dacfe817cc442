//! Suppressed records that stay, with `*` for every quasi-identifier, as the class that they are.
//!
//! # Definition
//! Whoever reads the table sees one more class: that of all records which show nothing but `*`,
//! suppressed ones and those of a released class that is written so, too (spec A3, M6). A
//! table may be released only if that class meets every demand, and the table with it (spec
//! M23). A star is no missing value, though a marker may be written like it.
//!
//! # Invariants
//! * The persons of the population behind that class are those who show `*` everywhere on the
//!   levels of the table; where nobody does, it may be anyone (spec M16).
//! * What is said of one node says nothing of others: the class may shrink on the way up.

use crate::contingency::{Carried, Contingency};
use crate::hierarchy::{Hierarchy, STAR};
use crate::model::{MissingGroups, Staying};
use crate::packing::KeyLayout;
use crate::partition::Partition;
use std::sync::Arc;

/// A released table with the class of stars.
#[derive(Debug)]
pub(crate) struct Stars {
    /// The classes with records; that of the stars comes last. None if there are too many
    /// attributes for one more label of each.
    partition: Option<Partition>,
    /// The class of each part of what it was made of.
    class_of: Vec<u32>,
}

/// How a column shows stars.
#[derive(Clone, Debug)]
pub(crate) struct StarColumn {
    /// The code of what is written as `*`, if anything is.
    written: Option<u32>,
    /// The code that suppressed records have.
    own: u32,
    /// How many codes there are, that one included.
    codes: usize,
}

impl StarColumn {
    /// A column with so many labels, one of which may be `*`.
    pub(crate) fn new(written: Option<u32>, labels: usize) -> Self {
        let own = written.unwrap_or(labels as u32);
        Self { written, own, codes: labels + 1 }
    }
}

impl Stars {
    /// The classes, and which of them each part of what they were made of is in.
    pub(crate) fn shown(self) -> Option<(Partition, Vec<u32>)> {
        Some((self.partition?, self.class_of))
    }
}

/// How the columns of a node show stars. `missing` says which groups show a missing value, where
/// that matters to a demand.
fn columns(
    hierarchies: &[Arc<Hierarchy>],
    missing: &MissingGroups,
    partition: &Partition,
) -> Vec<StarColumn> {
    let levels = hierarchies.iter().zip(partition.levels().as_slice());
    levels
        .enumerate()
        .map(|(index, (hierarchy, &level))| {
            let labels = &hierarchy.level(usize::from(level)).labels;
            let written = labels.iter().position(|label| label == STAR).map(|code| code as u32);
            match written {
                Some(_) if written == missing.group(index, level) => StarColumn {
                    own: labels.len() as u32,
                    ..StarColumn::new(written, labels.len())
                },
                _ => StarColumn::new(written, labels.len()),
            }
        })
        .collect()
}

/// What the class of the stars of a node is made of beside what is suppressed.
pub(crate) fn staying_of_node(
    hierarchies: &[Arc<Hierarchy>],
    missing: &MissingGroups,
    partition: &Partition,
) -> Staying {
    let columns = columns(hierarchies, missing, partition);
    Staying { alike: StarredClasses { partition, columns: &columns }.alike(), ..Staying::default() }
}

/// The same of a recoded table. `class_of` gives the class of each tuple, a number beyond all of
/// them if it has none.
pub(crate) fn staying_of_recoded(
    contingency: &Contingency,
    partition: &Partition,
    columns: &[StarColumn],
    class_of: &[u32],
) -> Staying {
    let alike = StarredClasses { partition, columns }.alike();
    let mut staying = Staying { alike, ..Staying::default() };
    let carried = contingency.carried();
    for (tuple, (&class, &count)) in class_of.iter().zip(contingency.counts()).enumerate() {
        if (class as usize) < partition.classes() {
            continue;
        }
        staying.records += u64::from(count);
        if let Some(entity) = &carried.entity {
            staying.persons.extend(carried.histograms[entity.track].of_class(tuple).values);
        }
    }
    staying
}

/// The classes of a node of which these are suppressed.
pub(crate) fn of_node(
    hierarchies: &[Arc<Hierarchy>],
    missing: &MissingGroups,
    partition: &Partition,
    fails: &[bool],
) -> Stars {
    let columns = columns(hierarchies, missing, partition);
    let classes = StarredClasses { partition, columns: &columns };
    let of_class: Vec<bool> = (0..partition.classes())
        .map(|class| !fails[class] && partition.counts()[class] > 0 && !classes.shows_stars(class))
        .collect();
    let (number_of, keys, layout) = classes.numbered(&of_class);
    let target: Vec<u32> = (0..partition.classes())
        .map(|class| if of_class[class] { number_of[class] } else { keys })
        .collect();
    let partition = layout.map(|layout| {
        let source = (partition.counts(), partition.carried());
        let persons = classes.starred_persons(partition.carried());
        classes.with_stars(layout, &of_class, source, &target, persons)
    });
    Stars { partition, class_of: target }
}

/// The classes of a recoded table, told apart by their labels, of which these are released.
/// The last gives the class of each tuple, a number beyond all of them if it has none; `persons` are
/// those of a population whom nothing but stars may stand for.
pub(crate) fn of_recoded(
    contingency: &Contingency,
    (partition, released, class_of): (&Partition, &[bool], &[u32]),
    columns: &[StarColumn],
    persons: u32,
) -> Stars {
    let classes = StarredClasses { partition, columns };
    let of_class: Vec<bool> = (0..partition.classes())
        .map(|class| released[class] && !classes.shows_stars(class))
        .collect();
    let (number_of, keys, layout) = classes.numbered(&of_class);
    let target: Vec<u32> = class_of
        .iter()
        .map(|&class| match of_class.get(class as usize) {
            Some(true) => number_of[class as usize],
            _ => keys,
        })
        .collect();
    let partition = layout.map(|layout| {
        let source = (contingency.counts(), contingency.carried());
        classes.with_stars(layout, &of_class, source, &target, persons)
    });
    Stars { partition, class_of: target }
}

/// Classes with what their columns write as `*`.
struct StarredClasses<'a> {
    partition: &'a Partition,
    columns: &'a [StarColumn],
}

impl StarredClasses<'_> {
    /// Whether a class is written as suppressed records are.
    fn shows_stars(&self, class: usize) -> bool {
        let key = self.partition.key(class);
        let mut fields = self.partition.layout().fields().iter().zip(self.columns);
        fields.all(|(field, column)| column.written == Some(field.code(key) as u32))
    }

    /// The class with records that is written as suppressed records are, if there is one.
    fn alike(&self) -> Option<usize> {
        (0..self.partition.classes())
            .filter(|class| self.partition.counts()[*class] > 0)
            .find(|&class| self.shows_stars(class))
    }

    /// The persons of the population who show nothing but stars; everybody if nobody does.
    fn starred_persons(&self, carried: &Carried) -> u32 {
        let written = (0..carried.population.len()).filter(|&class| self.shows_stars(class));
        let persons: u32 = written.map(|class| carried.population[class]).sum();
        if persons > 0 { persons } else { carried.population.iter().sum() }
    }

    /// The numbers of the classes that stay by themselves, how many these are, and a layout with
    /// room for the stars.
    fn numbered(&self, stays: &[bool]) -> (Vec<u32>, u32, Option<KeyLayout>) {
        let mut next = 0;
        let numbers = stays
            .iter()
            .map(|&stays| {
                next += u32::from(stays);
                next.saturating_sub(1)
            })
            .collect();
        let codes: Vec<usize> = self.columns.iter().map(|column| column.codes).collect();
        (numbers, next, KeyLayout::new(&codes))
    }

    /// The classes that stay by themselves and, after them, the stars. `target` gives the class
    /// that each part of the source is in, `persons` those behind the stars.
    fn with_stars(
        &self,
        layout: KeyLayout,
        stays: &[bool],
        (counts, carried): (&[u32], &Carried),
        target: &[u32],
        persons: u32,
    ) -> Partition {
        let own: Vec<usize> = (0..stays.len()).filter(|&class| stays[class]).collect();
        let classes = own.len() + 1;
        let mut keys = vec![0; classes * layout.words()];
        let fields = self.partition.layout().fields();
        for (number, key) in keys.chunks_exact_mut(layout.words()).enumerate() {
            for ((new_field, own_field), column) in
                layout.fields().iter().zip(fields).zip(self.columns)
            {
                let code = match own.get(number) {
                    Some(&class) => own_field.code(self.partition.key(class)) as u64,
                    None => u64::from(column.own),
                };
                key[new_field.word] |= code << new_field.shift;
            }
        }
        let mut sizes = vec![0; classes];
        for (&class, &count) in target.iter().zip(counts) {
            sizes[class as usize] += count;
        }
        let mut carried = carried.grouped(target, classes);
        let seen = self.partition.carried();
        carried.population.clear();
        if !seen.population.is_empty() {
            let of_own = own.iter().map(|&class| seen.population[class]);
            carried.population.extend(of_own.chain([persons]));
        }
        if !seen.shares_persons.is_empty() {
            // The stars may be anybody, those of the other classes too.
            let of_own = own.iter().map(|&class| seen.shares_persons[class]);
            carried.shares_persons = of_own.chain([!own.is_empty()]).collect();
        }
        let levels = self.partition.levels().clone();
        Partition::recoded(levels, layout, keys, sizes, carried)
    }
}
