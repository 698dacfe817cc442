//! How many records of the population each class of a file relates to.
//!
//! # Definition
//! F_E is the number of records of the population that show what the class shows, once
//! they are generalized as the file is (spec D2). Of a release that was written here it may be
//! known on which level each column is. Of another file, and of one whose columns mix levels, it is
//! read off its texts: each may stand for its group on every level that has it, whatever the others
//! stand for. A class relates to the fewest persons that its texts may mean, never
//! to all of them together (spec M16; [`containment`](crate::containment)).
//!
//! A `*` may be a suppressed cell, which says nothing. Where suppressed records stay as stars, those
//! with `*` in every quasi-identifier may be some: they relate to the fewest whom that may mean.
//!
//! # Invariants
//! Only texts are compared. The hierarchies are built over the population, which has
//! every value that a sample of it has; of people apart over them and the original table, if that is
//! there, as they were when the table was released.

use crate::containment::{CoveredPersons, PersonIndex, ReadColumn};
use crate::contingency::{Contingency, tuples, tuples_counted};
use crate::error::{Error, Kind, Result};
use crate::hierarchy::{self, Hierarchy, STAR};
use crate::lattice::Levels;
use crate::plan::{Columns, Plan, Population};
use crate::table::{Dictionary, Domain, LineIndex, Multiplicity, Translated};
use std::collections::HashSet;
use std::sync::Arc;

/// A quasi-identifier of a file: its labels, and the code of each record.
pub(super) type LabelledColumn<'a> = (Dictionary, Translated<'a>);

/// The population beside a file.
pub(super) enum BesidePopulation<'a> {
    /// For each quasi-identifier of the file the label that each record of the population has on the
    /// level of the column.
    OnLevels {
        /// The labels.
        columns: Vec<Translated<'a>>,
        /// Number of records.
        records: usize,
        /// The first record of the file that has nothing but stars, if that may be a suppressed one.
        starred: Option<usize>,
    },
    /// The persons whom the texts of the file may stand for.
    Mixed(Box<PersonIndex>),
}

/// Sets the population beside a file, to whose labels it adds its own.
/// `positions` says which of the plan's quasi-identifiers the columns are, `known` on which
/// level each quasi-identifier stands, `stars` whether records with nothing but stars may be
/// suppressed ones; `original` has the columns before, or those of the file itself.
///
/// # Errors
/// [`Kind::NotInPopulation`] if labels of a quasi-identifier occur on no level, with their number,
/// and whatever is wrong with the hierarchy.
pub(super) fn show_population<'a>(
    plan: &Plan,
    population: &'a Population,
    positions: &[usize],
    (known, stars): (Option<&Levels>, bool),
    columns: &mut [LabelledColumn<'_>],
    original: Option<&Columns<'_>>,
) -> Result<BesidePopulation<'a>> {
    let mut of_columns = Vec::new();
    let quasi_identifiers: Vec<usize> = plan.quasi_identifiers().collect();
    for (&position, column) in positions.iter().zip(columns.iter()) {
        let attribute = &plan.attributes[quasi_identifiers[position]];
        let people = &population.columns[position];
        let own = original.filter(|_| population.apart);
        let own =
            own.and_then(|own| Some((own.by_attribute[quasi_identifiers[position]]?, &own.counts)));
        if known.is_none() {
            population.refuse_unknown(plan, attribute, (&column.0, &people.dictionary))?;
        }
        let (domain, codes) = match own {
            Some((own, counts)) => {
                let (lines, markers) = (LineIndex::new(1), &plan.markers);
                let (mut domain, _) = Domain::read_counted(own, 1, markers, &lines, counts);
                let codes = domain.extend(people, &population.lines);
                (domain, codes)
            }
            None => Domain::read(people, 1, &plan.markers, &population.lines),
        };
        let (built, _) = hierarchy::build(&attribute.hierarchy, &domain)
            .map_err(|error| population.blame(error).of_attribute(&attribute.name))?;
        let numbers = domain.numbers().filter(|_| attribute.ranged);
        of_columns.push((attribute, built, numbers, codes));
    }
    if let Some(levels) = known {
        let starred = if stars { first_starred(columns) } else { None };
        let levels = positions.iter().map(|&position| usize::from(levels.get(position)));
        let shown = of_columns.into_iter().zip(columns).zip(levels);
        let columns = shown.map(|(((_, built, _, codes), (labels, _)), level)| {
            let of_value = labelled(&built, level, labels);
            codes.map(|value| of_value[value as usize], labels.len())
        });
        return Ok(BesidePopulation::OnLevels {
            columns: columns.collect(),
            records: population.records,
            starred,
        });
    }
    let (mut read, mut of_people) = (Vec::new(), Vec::new());
    for ((attribute, built, numbers, codes), column) in of_columns.into_iter().zip(columns) {
        let one = ReadColumn::new(Arc::new(built), numbers, plan.suppressed_cell());
        refuse_unknown(&one, column)
            .map_err(|error| error.of_attribute(&attribute.name).in_file(&population.name))?;
        read.push(one);
        of_people.push(codes);
    }
    let kinds = tuples(&of_people, population.records, None)?;
    let index = PersonIndex::new(read, &kinds, kinds.counts(), population.apart);
    Ok(BesidePopulation::Mixed(Box::new(index)))
}

/// For each value the code of the label that its group on a level has.
fn labelled(hierarchy: &Hierarchy, level: usize, labels: &mut Dictionary) -> Vec<u32> {
    let level = hierarchy.level(level);
    let codes: Vec<u32> = level.labels.iter().map(|label| labels.insert(label)).collect();
    level.groups.iter().map(|&group| codes[group as usize]).collect()
}

/// Refuses texts of a file that stand for nothing.
///
/// # Errors
/// [`Kind::NotInPopulation`] with their number.
fn refuse_unknown(column: &ReadColumn, (labels, codes): &LabelledColumn<'_>) -> Result<()> {
    let shown: HashSet<u32> = codes.iter().collect();
    let unknown = shown.into_iter().filter(|&code| !column.knows(labels.get(code)));
    match unknown.count() as u64 {
        0 => Ok(()),
        values => Err(Error::new(Kind::NotInPopulation { values })),
    }
}

/// The first record of a file that has `*` in every quasi-identifier.
fn first_starred(columns: &[LabelledColumn<'_>]) -> Option<usize> {
    let records = columns.first().map_or(0, |(_, codes)| codes.len());
    let mut starred = vec![true; records];
    for (labels, codes) in columns {
        let star = labels.code(STAR);
        for (starred, code) in starred.iter_mut().zip(codes.iter()) {
            *starred &= Some(code) == star;
        }
    }
    starred.into_iter().position(|starred| starred)
}

impl BesidePopulation<'_> {
    /// The tuples of a file, whose columns have these labels and codes, with the persons of the
    /// population that each relates to, and how many persons no tuple of these relates to.
    pub(super) fn related(
        &self,
        labels: &[Dictionary],
        codes: &[Translated<'_>],
        lines: (usize, &Multiplicity),
    ) -> Result<(Contingency, u32)> {
        match self {
            Self::OnLevels { columns, records, starred } => {
                let mut contingency = tuples_counted(codes, lines, Some((columns, *records)))?;
                if let Some(record) = *starred {
                    let tuple = contingency.tuple_of()[record] as usize;
                    if contingency.carried().population.get(tuple) == Some(&0) {
                        contingency.relate(tuple, *records as u32);
                    }
                }
                // Who is on no level of the file is a tuple without records.
                Ok((contingency, 0))
            }
            Self::Mixed(index) => mixed(index, labels, codes, lines),
        }
    }
}

fn mixed(
    index: &PersonIndex,
    labels: &[Dictionary],
    codes: &[Translated<'_>],
    lines: (usize, &Multiplicity),
) -> Result<(Contingency, u32)> {
    let mut contingency = tuples_counted(codes, lines, None)?;
    let layout = contingency.layout();
    let mut covered = CoveredPersons::new(index);
    let persons = contingency.keys().chunks_exact(layout.words()).map(|key| {
        let fields = layout.fields().iter().zip(labels);
        let texts = fields.map(|(field, labels)| labels.get(field.code(key) as u32));
        let related = index.related(texts);
        covered.take_in(&related);
        related.number
    });
    let persons = persons.collect();
    let absent = covered.absent();
    contingency.relate_all(persons, covered.shares());
    Ok((contingency, absent))
}
