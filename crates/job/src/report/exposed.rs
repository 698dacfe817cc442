//! How exposed the people of one table are, in the shape of the report.

use super::unique;
use crate::{Chosen, Job, resolve};
use outis::evidence::{self, Classes, Exposure, HouseholdColumns};
use outis::risk::uniqueness::Estimator;
use outis::risk::{self, Journalist};
use outis_protocol::recipe::Recipe;
use outis_protocol::report::{
    HouseholdRisk, IndividualRisk, JournalistRisk, Notice, NoticeCode, PopulationUniques,
    Prosecutor, RiskFigures, Sequences, UniquenessEstimator, WorstCompletion,
};
use std::collections::BTreeSet;

/// Pairs of a class and a pattern of missing cells that are matched for a report, at most: some
/// seconds.
const MATCHED: usize = 1 << 24;

/// The same for screens, which do not wait.
const MATCHED_AT_ONCE: usize = 1 << 19;

/// Pairs, and triples, of classes that persons are in which are looked at for a report, at most:
/// some tenths of a second.
const PAIRS: u64 = 1 << 24;
const TRIPLES: u64 = 1 << 25;

/// The same for screens.
const PAIRS_AT_ONCE: u64 = 1 << 22;
const TRIPLES_AT_ONCE: u64 = 1 << 23;

/// What was not computed because it would have taken too long, by the codes of their notices.
pub(super) type Skipped = BTreeSet<NoticeCode>;

/// Risk figures of a table but for special uniques; `None` without records.
fn figures(
    recipe: &Recipe,
    classes: &Classes<'_>,
    matched: usize,
    skipped: &mut Skipped,
) -> Option<RiskFigures> {
    let (threshold, fraction) = (recipe.risk.threshold, recipe.risk.sampling_fraction);
    let exposure = Exposure::of_classes(classes, threshold, fraction, matched)?;
    // Nobody is sought among people who are to be apart from those of the table.
    let sampled = exposure.journalist.filter(|_| !resolve::names_people_apart(recipe));
    if exposure.wildcard.is_err() {
        skipped.insert(NoticeCode::WildcardSkipped);
    }
    if exposure.completion.is_err() {
        skipped.insert(NoticeCode::WorstCompletionSkipped);
    }
    Some(RiskFigures {
        prosecutor: prosecutor(exposure.prosecutor),
        wildcard: exposure.wildcard.ok().flatten().map(prosecutor),
        sample_uniques: exposure.sizes.uniques(),
        class_sizes: exposure.sizes.iter().collect(),
        marketer: sampled.map(|journalist| journalist.marketer()),
        journalist: sampled.map(journalist),
        population_uniques: exposure.population_uniques.map(population_uniques),
        individual: exposure.individual.map(individual),
        special_uniques: None,
        sequences: None,
        worst_completion: exposure.completion.ok().flatten().map(|completion| WorstCompletion {
            fewest: completion.fewest as u32,
            records: completion.records as u32,
        }),
        households: None,
    })
}

/// Persons whom several of their records single out, as far as they are found in reasonable time.
fn sequences(recipe: &Recipe, classes: &Classes<'_>) -> Option<Sequences> {
    sequences_of(recipe, classes, PAIRS, TRIPLES)
}

/// The same with less work, for screens.
pub(super) fn sequences_at_once(recipe: &Recipe, classes: &Classes<'_>) -> Option<Sequences> {
    sequences_of(recipe, classes, PAIRS_AT_ONCE, TRIPLES_AT_ONCE)
}

fn sequences_of(
    recipe: &Recipe,
    classes: &Classes<'_>,
    pairs: u64,
    triples: u64,
) -> Option<Sequences> {
    let mut search = classes.sequences(recipe.risk.threshold, pairs, triples)?;
    while !search.step(u64::MAX) {}
    Some(search.figures().into())
}

/// The warning of a table in which several records find persons whom none of them finds alone.
pub(super) fn sequences_notice(recipe: &Recipe, after: Option<&RiskFigures>) -> Option<Notice> {
    let sequences = after?.sequences?;
    (sequences.sheltered_by_three > 0).then(|| Notice {
        attribute: recipe.records.entity.clone(),
        value: Some(sequences.sheltered_by_three.into()),
        ..Notice::new(NoticeCode::SequencesSingleOut)
    })
}

/// The same with households, and with special uniques as far as they are found in reasonable time.
pub(super) fn all_figures(
    recipe: &Recipe,
    classes: &Classes<'_>,
    households: Option<HouseholdColumns<'_>>,
    skipped: &mut Skipped,
) -> Option<RiskFigures> {
    let mut figures = figures(recipe, classes, MATCHED, skipped)?;
    let found = households.and_then(|columns| classes.household_risk(columns));
    figures.households = found.map(|risk| HouseholdRisk {
        households: risk.households,
        members: risk.members,
        unassigned: risk.unassigned,
        max: risk.max,
        average: risk.average,
        expected: risk.expected,
    });
    figures.sequences = sequences(recipe, classes);
    figures.special_uniques = unique::bounded(classes, recipe.risk.sampling_fraction);
    if figures.special_uniques.is_none() {
        let together = classes.keeps_persons_together();
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
        let classes = Classes::exact(&self.prepared);
        figures(&self.recipe, &classes, MATCHED_AT_ONCE, &mut Skipped::new())
    }

    /// Risk of what would be released, by the search's own count.
    #[must_use]
    pub fn risk_after(&self, chosen: &Chosen) -> Option<RiskFigures> {
        let classes = self.classes_after(chosen);
        figures(&self.recipe, &classes, MATCHED_AT_ONCE, &mut Skipped::new())
    }
}

fn prosecutor(prosecutor: risk::Prosecutor) -> Prosecutor {
    Prosecutor {
        max: prosecutor.max,
        average: prosecutor.average,
        above_threshold: prosecutor.above_threshold,
        records_above_threshold: prosecutor.records_above_threshold as u32,
    }
}

fn journalist(journalist: Journalist) -> JournalistRisk {
    JournalistRisk {
        max: journalist.max,
        average: journalist.average(),
        above_threshold: journalist.above_threshold,
        records_above_threshold: journalist.records_above_threshold as u32,
        records_not_covered: journalist.records_not_covered as u32,
        records_unrelated: journalist.records_unrelated as u32,
        identities: None,
    }
}

fn population_uniques(uniques: evidence::PopulationUniques) -> PopulationUniques {
    PopulationUniques {
        sampling_fraction: uniques.sampling_fraction,
        pitman: uniques.pitman,
        zayatz: uniques.zayatz,
        slide_negative_binomial: uniques.slide_negative_binomial,
        dankar: uniques.dankar.map(|dankar| dankar.fraction),
        chosen: uniques.dankar.map(|dankar| match dankar.estimator {
            Estimator::Zayatz => UniquenessEstimator::Zayatz,
            Estimator::Pitman => UniquenessEstimator::Pitman,
            Estimator::SlideNegativeBinomial => UniquenessEstimator::SlideNegativeBinomial,
        }),
    }
}

fn individual(risk: evidence::IndividualRisk) -> IndividualRisk {
    IndividualRisk {
        weighted: risk.weighted,
        max: risk.max,
        mean: risk.mean,
        expected_reidentifications: risk.expected_reidentifications,
    }
}
