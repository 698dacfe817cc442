//! How exposed the people of one table are, in the shape of the report.

use super::keys::Keyed;
use super::unique;
use crate::{Chosen, Job};
use outis::risk::uniqueness::{self, Estimator};
use outis::risk::{self, ClassSizes, CodedColumn};
use outis_protocol::recipe::Recipe;
use outis_protocol::report::{
    IndividualRisk, JournalistRisk, NoticeCode, PopulationUniques, Prosecutor, RiskFigures,
    UniquenessEstimator,
};
use std::collections::{BTreeMap, BTreeSet};

/// Pairs of a class and a pattern of missing cells that are matched for a report, at most: some
/// seconds.
const MATCHED: usize = 1 << 24;

/// The same for screens, which do not wait.
const MATCHED_AT_ONCE: usize = 1 << 19;

/// What was not computed because it would have taken too long, by the codes of their notices.
pub(super) type Skipped = BTreeSet<NoticeCode>;

/// Risk figures of a table but for special uniques; `None` without records.
pub(super) fn figures(
    recipe: &Recipe,
    keyed: &Keyed<'_>,
    matched: usize,
    skipped: &mut Skipped,
) -> Option<RiskFigures> {
    let threshold = recipe.risk.threshold;
    let sizes = keyed.sizes();
    let journalist = keyed.has_population().then(|| {
        let classes = keyed.classes().into_iter().map(|class| (class.size, class.population));
        risk::journalist(classes, threshold)
    });
    let journalist = journalist.flatten();
    Some(RiskFigures {
        prosecutor: prosecutor(&sizes, threshold)?,
        wildcard: wildcard(keyed, threshold, matched, skipped),
        sample_uniques: sizes.uniques(),
        class_sizes: sizes.iter().collect(),
        marketer: journalist.map(|journalist| journalist.marketer()),
        journalist: journalist.map(|journalist| JournalistRisk {
            max: journalist.max,
            average: journalist.average(),
            above_threshold: journalist.above_threshold,
            records_above_threshold: journalist.records_above_threshold as u32,
            records_not_covered: journalist.records_not_covered as u32,
            records_unrelated: journalist.records_unrelated as u32,
        }),
        population_uniques: recipe
            .risk
            .sampling_fraction
            .map(|fraction| population_uniques(&sizes, fraction)),
        individual: individual(keyed, recipe.risk.sampling_fraction),
        special_uniques: None,
    })
}

/// The same with special uniques, as far as they are found in reasonable time.
pub(super) fn all_figures(
    recipe: &Recipe,
    keyed: &Keyed<'_>,
    skipped: &mut Skipped,
) -> Option<RiskFigures> {
    let mut figures = figures(recipe, keyed, MATCHED, skipped)?;
    figures.special_uniques = unique::bounded(keyed, recipe.risk.sampling_fraction);
    if figures.special_uniques.is_none() {
        let together = keyed.keeps_persons_together();
        skipped.insert(match together {
            true => NoticeCode::SpecialUniquesSkipped,
            false => NoticeCode::SpecialUniquesUntold,
        });
    }
    Some(figures)
}

impl Job {
    /// Risk of the input.
    #[must_use]
    pub fn risk_before(&self) -> Option<RiskFigures> {
        let keyed = Keyed::before(self);
        figures(&self.recipe, &keyed, MATCHED_AT_ONCE, &mut Skipped::new())
    }

    /// Risk of what would be released, by the search's own count.
    #[must_use]
    pub fn risk_after(&self, chosen: &Chosen) -> Option<RiskFigures> {
        let keyed = Keyed::after(self, chosen);
        figures(&self.recipe, &keyed, MATCHED_AT_ONCE, &mut Skipped::new())
    }
}

fn prosecutor(sizes: &ClassSizes, threshold: f64) -> Option<Prosecutor> {
    let prosecutor = sizes.prosecutor(threshold)?;
    Some(Prosecutor {
        max: prosecutor.max,
        average: prosecutor.average,
        above_threshold: prosecutor.above_threshold,
        records_above_threshold: prosecutor.records_above_threshold as u32,
    })
}

/// Prosecutor risk if missing cells match everything. Each record has its own number of
/// matches then, so that records are what is averaged over (spec A8); where an entity tells
/// persons apart, the persons of each class.
fn wildcard(
    keyed: &Keyed<'_>,
    threshold: f64,
    matched: usize,
    skipped: &mut Skipped,
) -> Option<Prosecutor> {
    if keyed.missing_records() == 0 {
        return None;
    }
    let rows = keyed.rows(1);
    let pattern = |row: usize| -> Vec<bool> {
        let cells = rows.columns.iter().zip(&rows.missing);
        cells.map(|(column, missing)| *missing == Some(column[row])).collect()
    };
    if rows.classes.len() > matched {
        skipped.insert(NoticeCode::WildcardSkipped);
        return None;
    }
    let patterns: BTreeSet<Vec<bool>> = (0..rows.classes.len()).map(pattern).collect();
    if patterns.len().saturating_mul(rows.classes.len()) > matched {
        skipped.insert(NoticeCode::WildcardSkipped);
        return None;
    }
    let keys: Vec<CodedColumn<'_>> = rows
        .columns
        .iter()
        .zip(&rows.missing)
        .map(|(codes, &missing)| CodedColumn { codes, missing })
        .collect();
    let matches: Vec<u32> = match keyed.matching_persons() {
        Some(of_class) => rows.classes.iter().map(|&class| of_class[class] as u32).collect(),
        None => {
            let weights: Vec<f64> =
                rows.classes.iter().map(|&class| f64::from(keyed.records(class))).collect();
            let matches = risk::match_weights(&keys, &weights);
            matches.into_iter().map(|matches| matches as u32).collect()
        }
    };
    let mut records_by_matches: BTreeMap<u32, u64> = BTreeMap::new();
    for (&class, matches) in rows.classes.iter().zip(matches) {
        *records_by_matches.entry(matches).or_default() += u64::from(keyed.persons(class));
    }
    let records: u64 = records_by_matches.values().sum();
    let expected: f64 =
        records_by_matches.iter().map(|(&m, &records)| records as f64 / f64::from(m)).sum();
    let alone = |size: u32| std::iter::once(size).collect::<ClassSizes>();
    let above = records_by_matches
        .iter()
        .filter(|&(&matches, _)| alone(matches).prosecutor(threshold).is_some_and(is_above))
        .map(|(_, &records)| records)
        .sum::<u64>();
    Some(Prosecutor {
        max: records_by_matches.keys().next().map_or(0.0, |&least| 1.0 / f64::from(least)),
        average: expected / records as f64,
        above_threshold: above as f64 / records as f64,
        records_above_threshold: above as u32,
    })
}

/// Whether all records of a table are above the threshold, where all are alike.
fn is_above(prosecutor: risk::Prosecutor) -> bool {
    prosecutor.records_above_threshold > 0
}

fn population_uniques(sizes: &ClassSizes, sampling_fraction: f64) -> PopulationUniques {
    let dankar = uniqueness::dankar(sizes, sampling_fraction);
    PopulationUniques {
        sampling_fraction,
        pitman: uniqueness::pitman(sizes, sampling_fraction).map(|fitted| fitted.fraction),
        zayatz: uniqueness::zayatz(sizes, sampling_fraction).map(|fitted| fitted.fraction),
        slide_negative_binomial: uniqueness::slide_negative_binomial(sizes, sampling_fraction)
            .map(|fitted| fitted.fraction),
        dankar: dankar.map(|dankar| dankar.fraction),
        chosen: dankar.map(|dankar| match dankar.estimator {
            Estimator::Zayatz => UniquenessEstimator::Zayatz,
            Estimator::Pitman => UniquenessEstimator::Pitman,
            Estimator::SlideNegativeBinomial => UniquenessEstimator::SlideNegativeBinomial,
        }),
    }
}

/// Individual risk: with weights, the records of a class stand for their sum, F, and each was
/// drawn with probability f / F, with f records; without, with the sampling fraction (spec E6).
/// The class is as large as it has persons.
fn individual(keyed: &Keyed<'_>, sampling_fraction: Option<f64>) -> Option<IndividualRisk> {
    let weighted = keyed.has_weights();
    let sampling_fraction = if weighted { None } else { Some(sampling_fraction?) };
    // Alike classes together and in order, so that the order of records reaches no sum.
    let mut alike: BTreeMap<(u32, u32, u64), u64> = BTreeMap::new();
    for class in keyed.classes() {
        let (records, weight) = if weighted { (class.records, class.weight) } else { (0, 0) };
        *alike.entry((class.size, records, weight)).or_default() += 1;
    }
    let (mut max, mut expected, mut records) = (0.0_f64, 0.0, 0_u64);
    for ((size, records_of_class, weight), classes) in alike {
        let persons = weight as f64 / 1e6;
        let probability = sampling_fraction.unwrap_or(f64::from(records_of_class) / persons);
        let risk = risk::individual_risk(size, probability)?;
        max = max.max(risk);
        let of_them = u64::from(size) * classes;
        expected += risk * of_them as f64;
        records += of_them;
    }
    (records > 0).then(|| IndividualRisk {
        weighted,
        max,
        mean: expected / records as f64,
        expected_reidentifications: expected,
    })
}
