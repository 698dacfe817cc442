//! How exposed the people of one table are.

use super::{Classes, TooMuch};
use crate::risk::uniqueness::{self, Dankar};
use crate::risk::{self, ClassSizes, Completions, Journalist, Prosecutor};
use std::collections::{BTreeMap, BTreeSet};

/// Risk figures of one table, but for special uniques (spec E). What they call records are persons
/// where an entity tells persons apart.
#[derive(Clone, Debug)]
pub struct Exposure {
    /// Someone who knows the person is in the table.
    pub prosecutor: Prosecutor,
    /// The same if missing cells match everything; absent if no quasi-identifier is missing, and
    /// [`TooMuch`] where more would be matched than was allowed.
    pub wildcard: Result<Option<Prosecutor>, TooMuch>,
    /// Somebody who knows all that is missing; absent as above, and where persons are in several
    /// classes.
    pub completion: Result<Option<WorstCompletion>, TooMuch>,
    /// The sizes of the classes.
    pub sizes: ClassSizes,
    /// Someone who looks for anybody of the population; absent without one.
    pub journalist: Option<Journalist>,
    /// How many are estimated to be unique in the population; absent without a sampling fraction.
    pub population_uniques: Option<PopulationUniques>,
    /// Individual risk; absent with neither sampling fraction nor weights.
    pub individual: Option<IndividualRisk>,
}

/// Persons that are unique in the population, as shares of it; absent where a model does not fit
/// (spec E9).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PopulationUniques {
    /// The share of the population that the table is taken to hold.
    pub sampling_fraction: f64,
    /// Hoshino's Pitman model.
    pub pitman: Option<f64>,
    /// Zayatz's equivalence-class model.
    pub zayatz: Option<f64>,
    /// Chen and Keller-McNulty's slide negative binomial model.
    pub slide_negative_binomial: Option<f64>,
    /// The estimate that Dankar's rule chooses.
    pub dankar: Option<Dankar>,
}

/// Individual risk, estimated for each class (spec E6).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct IndividualRisk {
    /// Whether it rests on the records' sampling weights; otherwise on the sampling fraction.
    pub weighted: bool,
    /// The largest of any record.
    pub max: f64,
    /// The mean over records.
    pub mean: f64,
    /// How many records would be found if all were sought.
    pub expected_reidentifications: f64,
}

impl Exposure {
    /// How exposed the people of these classes are; `None` without records. Who exceeds
    /// `threshold` is above it, and at most `matched` pairs of a class and a pattern of missing
    /// cells are matched.
    #[must_use]
    pub fn of_classes(
        classes: &Classes<'_>,
        threshold: f64,
        sampling_fraction: Option<f64>,
        matched: usize,
    ) -> Option<Self> {
        let sizes = classes.sizes();
        let prosecutor = sizes.prosecutor(threshold)?;
        let journalist = classes.has_population().then(|| {
            let classes = classes.classes().map(|class| (class.size, class.population));
            risk::journalist(classes, threshold)
        });
        Some(Self {
            prosecutor,
            wildcard: wildcard(classes, threshold, matched),
            completion: completion(classes, matched),
            journalist: journalist.flatten(),
            population_uniques: sampling_fraction
                .map(|fraction| PopulationUniques::of_sizes(&sizes, fraction)),
            individual: individual(classes, sampling_fraction),
            sizes,
        })
    }
}

/// Prosecutor risk if missing cells match everything. Each record has its own number of
/// matches then, so that records are what is averaged over (spec A8); where an entity tells
/// persons apart, the persons of each class.
fn wildcard(
    classes: &Classes<'_>,
    threshold: f64,
    matched: usize,
) -> Result<Option<Prosecutor>, TooMuch> {
    if classes.missing_records() == 0 {
        return Ok(None);
    }
    let rows = classes.rows(1);
    if rows.classes.len() > matched {
        return Err(TooMuch);
    }
    let patterns: BTreeSet<Vec<bool>> = (0..rows.classes.len())
        .map(|row| -> Vec<bool> {
            let cells = rows.columns.iter().zip(&rows.missing);
            cells.map(|(column, missing)| *missing == Some(column[row])).collect()
        })
        .collect();
    if patterns.len().saturating_mul(rows.classes.len()) > matched {
        return Err(TooMuch);
    }
    let matches: Vec<u32> = match classes.matching_persons() {
        Some(of_class) => rows.classes.iter().map(|&class| of_class[class] as u32).collect(),
        None => {
            let weights: Vec<f64> =
                rows.classes.iter().map(|&class| f64::from(classes.records(class))).collect();
            let matches = risk::match_weights(&rows.coded(), &weights);
            matches.into_iter().map(|matches| matches as u32).collect()
        }
    };
    let mut records_by_matches: BTreeMap<u32, u64> = BTreeMap::new();
    for (&class, matches) in rows.classes.iter().zip(matches) {
        *records_by_matches.entry(matches).or_default() += u64::from(classes.persons(class));
    }
    let records: u64 = records_by_matches.values().sum();
    let expected: f64 =
        records_by_matches.iter().map(|(&m, &records)| records as f64 / f64::from(m)).sum();
    let above = records_by_matches
        .iter()
        .filter(|&(&matches, _)| {
            let alone: ClassSizes = std::iter::once(matches).collect();
            alone.prosecutor(threshold).is_some_and(is_above)
        })
        .map(|(_, &records)| records)
        .sum::<u64>();
    Ok(Some(Prosecutor {
        max: records_by_matches.keys().next().map_or(0.0, |&least| 1.0 / f64::from(least)),
        average: expected / records as f64,
        above_threshold: above as f64 / records as f64,
        records_above_threshold: above,
    }))
}

/// The worst that missing cells could be, of all that their columns show elsewhere (spec A8).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WorstCompletion {
    /// The fewest records that could be somebody's who is known to its last value.
    pub fewest: u64,
    /// How many records may be found among so few.
    pub records: u64,
}

/// Who is left with the fewest where somebody knows what is missing. At most so many classes are
/// looked at, one as often as it is.
fn completion(classes: &Classes<'_>, matched: usize) -> Result<Option<WorstCompletion>, TooMuch> {
    if classes.missing_records() == 0 || !classes.keeps_persons_together() {
        return Ok(None);
    }
    let rows = classes.rows(1);
    let columns = rows.coded();
    let domains: Vec<Vec<u32>> = columns
        .iter()
        .map(|column| {
            let shown: BTreeSet<u32> = column.codes.iter().copied().collect();
            let values = shown.into_iter().filter(|&code| column.missing != Some(code));
            // A column that shows nothing at all tells nobody apart.
            let values: Vec<u32> = values.collect();
            if values.is_empty() { vec![u32::MAX] } else { values }
        })
        .collect();
    let domains: Vec<&[u32]> = domains.iter().map(Vec::as_slice).collect();
    let sizes: Vec<u32> = rows.classes.iter().map(|&class| classes.persons(class)).collect();
    let mut completions = Completions::new(&columns, &domains, &sizes, matched as u64);
    let mut found: BTreeMap<u64, u64> = BTreeMap::new();
    for (row, &persons) in (0..).zip(&sizes) {
        let fewest = completions.worst(row).ok_or(TooMuch)?;
        *found.entry(fewest).or_default() += u64::from(persons);
    }
    let first = found.into_iter().next();
    Ok(first.map(|(fewest, records)| WorstCompletion { fewest, records }))
}

/// Whether all records of a table are above the threshold, where all are alike.
fn is_above(prosecutor: Prosecutor) -> bool {
    prosecutor.records_above_threshold > 0
}

impl PopulationUniques {
    fn of_sizes(sizes: &ClassSizes, sampling_fraction: f64) -> Self {
        Self {
            sampling_fraction,
            pitman: uniqueness::pitman(sizes, sampling_fraction).map(|fitted| fitted.fraction),
            zayatz: uniqueness::zayatz(sizes, sampling_fraction).map(|fitted| fitted.fraction),
            slide_negative_binomial: uniqueness::slide_negative_binomial(sizes, sampling_fraction)
                .map(|fitted| fitted.fraction),
            dankar: uniqueness::dankar(sizes, sampling_fraction),
        }
    }
}

/// Individual risk: with weights, the persons of a class stand for their sum, F, and each was
/// drawn with probability f / F, with f persons; without, with the sampling fraction (spec E6).
/// Persons are records unless an entity tells them apart.
fn individual(classes: &Classes<'_>, sampling_fraction: Option<f64>) -> Option<IndividualRisk> {
    let weighted = classes.has_weights();
    let sampling_fraction = if weighted { None } else { Some(sampling_fraction?) };
    // Alike classes together and in order, so that the order of records reaches no sum.
    let mut alike: BTreeMap<(u32, u64), u64> = BTreeMap::new();
    for class in classes.classes() {
        *alike.entry((class.size, if weighted { class.weight } else { 0 })).or_default() += 1;
    }
    let (mut max, mut expected, mut persons) = (0.0_f64, 0.0, 0_u64);
    for ((size, weight), classes) in alike {
        let drawn_of = weight as f64 / 1e6;
        let probability = sampling_fraction.unwrap_or(f64::from(size) / drawn_of);
        let risk = risk::individual_risk(size, probability)?;
        max = max.max(risk);
        let of_them = u64::from(size) * classes;
        expected += risk * of_them as f64;
        persons += of_them;
    }
    (persons > 0).then(|| IndividualRisk {
        weighted,
        max,
        mean: expected / persons as f64,
        expected_reidentifications: expected,
    })
}
