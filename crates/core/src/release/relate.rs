//! How many records of the population each class of a file relates to.
//!
//! # Definition
//! F_E is the number of records of the population that show what the class shows, once
//! they are generalized as the file is (spec D2). Of a release that was written here it is
//! known on which level each column is. Of another file it is read off its labels: each may
//! stand for its group on every level that has it, whatever the others stand for, since a
//! file may mix levels. A class relates to the fewest persons that its labels may mean, never
//! to all of them together (spec M16). Nobody is no such meaning, since a record is somebody's.
//!
//! A column that shows nothing but `*`, which is no label of its hierarchy, says nothing.
//! Where suppressed records stay as stars, those with `*` in every quasi-identifier may be
//! some. They relate to those who show `*` everywhere; where nobody does, to everybody.
//!
//! Of people apart (null-map) the most count that the labels may mean, and everybody if these are
//! too many ways to read the file: nobody is what is to be shown of them.
//!
//! # Invariants
//! Only labels are compared. The hierarchies are built over the population, which has
//! every value that a sample of it has; of people apart over them and the original table, if that is
//! there, as they were when the table was released.

use crate::error::{Error, Kind, Result};
use crate::hierarchy::{self, Hierarchy, STAR};
use crate::lattice::Levels;
use crate::plan::{Columns, Plan, Population};
use crate::table::{Dictionary, Domain, LineIndex, Translated};
use std::collections::{BTreeMap, BTreeSet};

/// The most ways to read a file that are looked at.
const MOST_READINGS: usize = 1 << 10;

/// A quasi-identifier of a file: its labels, and the code of each record.
pub(super) type LabelledColumn<'a> = (Dictionary, Translated<'a>);

/// The records of the population as a file would show them.
pub(super) struct ShownPopulation<'a> {
    /// For each way to read the file, for each of its quasi-identifiers the label of each record.
    pub(super) readings: Vec<Vec<Translated<'a>>>,
    /// Whether there are too many ways to read the file, so that only the first is here.
    pub(super) cut_short: bool,
    /// The first record of the file that has nothing but stars, if that may be a suppressed one.
    pub(super) starred: Option<usize>,
}

/// Shows the records of the population as the file would, whose labels it adds to.
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
) -> Result<ShownPopulation<'a>> {
    let records = columns.first().map_or(0, |(_, codes)| codes.len());
    let starred = if stars { starred(columns) } else { vec![false; records] };
    let (mut of_columns, mut meanings) = (Vec::new(), Vec::new());
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
        if known.is_none() {
            meanings.push(
                meanings_shown(&built, column, &starred)
                    .map_err(|error| error.of_attribute(&attribute.name))
                    .map_err(|error| error.in_file(&population.name))?,
            );
        }
        of_columns.push((built, codes));
    }
    let (ways, cut_short) = match known {
        Some(levels) => {
            let levels = positions.iter().map(|&position| usize::from(levels.get(position)));
            (BTreeSet::from([levels.collect()]), false)
        }
        None => ways(columns, &meanings, &starred),
    };
    let mut written = Vec::new();
    for (column, (built, codes)) in of_columns.into_iter().enumerate() {
        let labels = &mut columns[column].0;
        let levels: BTreeSet<usize> = ways.iter().map(|way| way[column]).collect();
        let of_values: Vec<(usize, Vec<u32>)> =
            levels.into_iter().map(|level| (level, labelled(&built, level, labels))).collect();
        let number = labels.len();
        let shown = of_values.into_iter().map(|(level, of_value)| {
            (level, codes.clone().map(|value| of_value[value as usize], number))
        });
        written.push(shown.collect::<BTreeMap<usize, Translated<'a>>>());
    }
    let readings = ways
        .iter()
        .map(|way| {
            way.iter().zip(&written).map(|(level, by_level)| by_level[level].clone()).collect()
        })
        .collect();
    Ok(ShownPopulation {
        readings,
        cut_short,
        starred: starred.iter().position(|&starred| starred),
    })
}

/// For each value the code of the label that its group on a level has; of `*` beyond the last.
fn labelled(hierarchy: &Hierarchy, level: usize, labels: &mut Dictionary) -> Vec<u32> {
    let Some(level) = hierarchy.levels().get(level) else {
        let values = hierarchy.level(0).groups.len();
        return vec![labels.insert(STAR); values];
    };
    let codes: Vec<u32> = level.labels.iter().map(|label| labels.insert(label)).collect();
    level.groups.iter().map(|&group| codes[group as usize]).collect()
}

/// For each label of a column the levels on which it stands for different groups, the lowest
/// first.
///
/// # Errors
/// [`Kind::NotInPopulation`] if a record that is not all stars shows a label that is on no level.
fn meanings_shown(
    hierarchy: &Hierarchy,
    (labels, codes): &LabelledColumn<'_>,
    starred: &[bool],
) -> Result<Vec<Vec<usize>>> {
    // Levels are ever coarser: two groups with one first value and one size are the same.
    let mut groups_of: Vec<Vec<(usize, usize)>> = vec![Vec::new(); labels.len()];
    let mut meanings: Vec<Vec<usize>> = vec![Vec::new(); labels.len()];
    for (number, level) in hierarchy.levels().iter().enumerate() {
        let mut groups = vec![(0, 0); level.labels.len()];
        for (value, &group) in level.groups.iter().enumerate() {
            let (first, size) = &mut groups[group as usize];
            *first = if *size == 0 { value } else { *first };
            *size += 1;
        }
        for (label, group) in level.labels.iter().zip(groups) {
            let Some(code) = labels.code(label) else { continue };
            let known = &mut groups_of[code as usize];
            if !known.contains(&group) {
                known.push(group);
                meanings[code as usize].push(number);
            }
        }
    }
    if labels.len() == 1 && labels.code(STAR).is_some() && meanings[0].is_empty() {
        meanings[0].push(hierarchy.levels().len());
    }
    let mut unknown: BTreeSet<u32> = BTreeSet::new();
    let others = codes.iter().zip(starred).filter(|(_, starred)| !**starred);
    unknown.extend(others.map(|(code, _)| code).filter(|&code| meanings[code as usize].is_empty()));
    match unknown.len() as u64 {
        0 => Ok(meanings),
        values => Err(Error::new(Kind::NotInPopulation { values })),
    }
}

/// The levels on which the columns may stand in a record, of all records; only the first of these
/// ways if there are too many, and whether there are.
fn ways(
    columns: &[LabelledColumn<'_>],
    meanings: &[Vec<Vec<usize>>],
    starred: &[bool],
) -> (BTreeSet<Vec<usize>>, bool) {
    // Most labels stand on one level, and most records on the same ones.
    let (mut seen, mut ways) = (BTreeSet::new(), BTreeSet::new());
    let mut of_record: Vec<&[usize]> = Vec::new();
    for record in 0..starred.len() {
        let labels = columns.iter().map(|(_, codes)| codes.get(record) as usize);
        of_record.clear();
        of_record.extend(labels.zip(meanings).map(|(label, by_label)| by_label[label].as_slice()));
        if seen.contains(&of_record) {
            continue;
        }
        let mut chosen: Vec<Vec<usize>> = vec![Vec::new()];
        for levels in &of_record {
            let longer = chosen.iter().flat_map(|way| {
                levels.iter().map(move |&level| [way.as_slice(), &[level]].concat())
            });
            chosen = longer.take(MOST_READINGS + 1).collect();
        }
        ways.extend(chosen);
        if ways.len() > MOST_READINGS {
            return (ways.into_iter().take(1).collect(), true);
        }
        seen.insert(of_record.clone());
    }
    // Nobody shows what no level has.
    if ways.is_empty() {
        ways.insert(vec![0; columns.len()]);
    }
    (ways, false)
}

/// Which records of a file have `*` in every quasi-identifier.
fn starred(columns: &[LabelledColumn<'_>]) -> Vec<bool> {
    let records = columns.first().map_or(0, |(_, codes)| codes.len());
    let mut starred = vec![true; records];
    for (labels, codes) in columns {
        let star = labels.code(STAR);
        for (starred, code) in starred.iter_mut().zip(codes.iter()) {
            *starred &= Some(code) == star;
        }
    }
    starred
}
