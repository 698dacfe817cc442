//! What samples of a population come to: the release that loses least under each of four rules, how
//! exposed its people are to somebody who has the population, and what it costs.
//!
//! Each sample is drawn and searched by itself, so that they can be shared among threads; what is
//! said of all of them does not depend on who looked at which.

use crate::Job;
use crate::frontier::is_k_anonymity;
use outis::choice::Range;
use outis::model::Demands;
use outis::release::Seed;
use outis::search::{Limits, Optimal, Search};
use outis::simulation::{DrawnSample, SampleFigures, SizeRule};
use outis::study::Study;
use outis_protocol::problem::{Code, Outcome, Problem};
use outis_protocol::simulation::{
    SampleRule, SampleSpread, SimulatedFraction, SimulatedRule, SimulationReport,
};
use std::sync::Arc;

/// The most samples of each share: what they come to is kept until the end.
const MOST_SAMPLES: u32 = 100_000;

/// How many rules there are.
const RULES: usize = SizeRule::ALL.len();

/// Which samples to look at.
#[derive(Clone)]
pub struct SimulationRange {
    /// The shares of the population, each above 0 and at most 1.
    pub fractions: Vec<f64>,
    /// How many samples of each.
    pub samples: u32,
    /// What they are drawn from. Other fractions or more samples leave those that were drawn as they
    /// were.
    pub seed: Seed,
}

impl SimulationRange {
    /// The shares and the number of samples of the source (El Emam and Dankar 2008), from this seed.
    #[must_use]
    pub fn new(seed: Seed) -> Self {
        Self {
            fractions: (1..=9).map(|tenths| f64::from(tenths) / 10.0).collect(),
            samples: 1000,
            seed,
        }
    }

    /// Refuses what is no share, and no number of samples.
    fn check(&self) -> Outcome<()> {
        let refused = |field: &str, range: Range| {
            Err(Problem::of_field(Code::Parameter, field).with_detail(range.text()))
        };
        let samples = Range::whole(1, MOST_SAMPLES);
        let are_shares = self.fractions.iter().all(|&fraction| Range::FRACTION.holds(fraction));
        if self.fractions.is_empty() || !are_shares {
            return refused("fractions", Range::FRACTION);
        }
        match samples.holds(self.samples.into()) {
            true => Ok(()),
            false => refused("samples", samples),
        }
    }
}

/// Samples of a population, ready to be drawn.
pub struct Simulation {
    population: Arc<Study>,
    k: u32,
    limit: f64,
    limits: Limits,
    seed: Seed,
    samples: u32,
    fractions: Vec<PlannedFraction>,
}

/// A share of the population, and what the rules ask of its samples.
#[derive(Clone, Copy)]
struct PlannedFraction {
    fraction: f64,
    records: u32,
    /// The fewest records that each rule lets a class have.
    smallest: [u32; RULES],
}

/// What each rule comes to in one sample; nothing where it has no release.
pub type SampleOutcome = [Option<SampleFigures>; RULES];

/// One sample under way.
pub struct SampleTrial {
    population: Arc<Study>,
    sample: DrawnSample,
    k: u32,
    limits: Limits,
    planned: PlannedFraction,
    current: Option<(Arc<Study>, Optimal)>,
    /// What the rules that were looked at come to, in their order.
    found: Vec<Option<SampleFigures>>,
}

impl Simulation {
    /// The population is the table of the job, and the rules are held against the k of its recipe.
    ///
    /// # Errors
    /// `simulation-needs-k` unless the recipe asks for k-anonymity and nothing else,
    /// `simulation-counts-records` where records are not persons or more than classes is looked at,
    /// `parameter` for shares or a number of samples out of their range.
    pub fn new(job: &Job, range: &SimulationRange) -> Outcome<Self> {
        range.check()?;
        let [model] = &job.recipe.models[..] else {
            return Err(Problem::of_field(Code::SimulationNeedsK, "models"));
        };
        if !is_k_anonymity(model) {
            return Err(Problem::of_field(Code::SimulationNeedsK, "models"));
        }
        let population = job.prepared.study.clone();
        let records = &job.recipe.records;
        let looks_at_more = [
            (
                "records",
                records.entity.is_some()
                    || records.sampling_weight.is_some()
                    || records.count.is_some(),
            ),
            ("missing.match", population.demands().concern_table()),
            ("loss", !population.contingency().carried().is_empty()),
        ];
        if let Some((field, _)) = looks_at_more.into_iter().find(|(_, more)| *more) {
            return Err(Problem::of_field(Code::SimulationCountsRecords, field));
        }
        let k = model.integer("k")?;
        let everybody = population.contingency().records();
        let fractions = range.fractions.iter().map(|&fraction| -> Outcome<PlannedFraction> {
            let records = ((fraction * everybody as f64).round() as u32).max(1);
            let share = f64::from(records) / (everybody.max(1) as f64);
            Ok(PlannedFraction { fraction, records, smallest: smallest_classes(k, share)? })
        });
        Ok(Self {
            fractions: fractions.collect::<Outcome<_>>()?,
            limit: job.recipe.suppression.limit,
            limits: job.limits()?,
            population,
            k,
            seed: range.seed,
            samples: range.samples,
        })
    }

    /// How many samples there are in all.
    #[must_use]
    pub fn trials(&self) -> usize {
        self.samples as usize * self.fractions.len()
    }

    /// Draws one of them. Those of all shares take turns, so that an interrupt leaves about as many
    /// of each.
    ///
    /// # Errors
    /// `parameter` if the suppression limit is no share.
    pub fn trial(&self, number: usize) -> Outcome<SampleTrial> {
        let planned = self.fractions[number % self.fractions.len()];
        let turn = (number / self.fractions.len()) as u64;
        // So that a sample is the same whatever others are asked for.
        let drawn = (u64::from(planned.records) << 32) + turn;
        let PlannedFraction { records, .. } = planned;
        let sample = DrawnSample::draw(&self.population, records, self.limit, self.seed, drawn)?;
        Ok(SampleTrial {
            population: self.population.clone(),
            sample,
            k: self.k,
            limits: self.limits,
            planned,
            current: None,
            found: Vec::new(),
        })
    }

    /// What the samples come to, as far as they were looked at.
    #[must_use]
    pub fn report(&self, outcomes: &[Option<SampleOutcome>]) -> SimulationReport {
        let threshold = 1.0 / f64::from(self.k);
        let fractions = self.fractions.iter().enumerate().map(|(place, planned)| {
            let turns = outcomes.iter().skip(place).step_by(self.fractions.len());
            let samples: Vec<&SampleOutcome> = turns.flatten().collect();
            let rules = (0..RULES).map(|rule| planned.rule(rule, &samples, threshold));
            SimulatedFraction {
                fraction: planned.fraction,
                records: planned.records,
                samples: samples.len() as u32,
                rules: rules.collect(),
            }
        });
        SimulationReport {
            records: self.population.contingency().records() as u32,
            k: self.k,
            threshold,
            limit: self.limit,
            samples: self.samples,
            fractions: fractions.collect(),
        }
    }
}

impl PlannedFraction {
    /// What a rule comes to in all samples.
    fn rule(&self, rule: usize, samples: &[&SampleOutcome], threshold: f64) -> SimulatedRule {
        let released: Vec<(SampleFigures, Option<SampleFigures>)> =
            samples.iter().filter_map(|sample| Some((sample[rule]?, sample[0]))).collect();
        let risks: Vec<f64> = released.iter().filter_map(|(own, _)| own.largest_risk).collect();
        let costs = released.iter().filter_map(|(own, baseline)| {
            let cost = (*baseline)?.discernibility;
            (cost > 0).then(|| own.discernibility as f64 / cost as f64)
        });
        let suppressed =
            released.iter().map(|(own, _)| own.suppressed as f64 / f64::from(self.records));
        SimulatedRule {
            rule: rule_shown(SizeRule::ALL[rule]),
            smallest: self.smallest[rule],
            released: released.len() as u32,
            above: risks.iter().filter(|risk| **risk > threshold).count() as u32,
            discernibility: spread(&costs.collect::<Vec<_>>()),
            suppressed: spread(&suppressed.collect::<Vec<_>>()),
            risk: spread(&risks),
        }
    }
}

impl SampleTrial {
    /// Looks at about `classes` classes; true once every rule was looked at.
    ///
    /// # Errors
    /// None that [`Simulation::new`] does not refuse.
    pub fn step(&mut self, classes: usize) -> Outcome<bool> {
        let rule = self.found.len();
        let Some(&smallest) = self.planned.smallest.get(rule) else { return Ok(true) };
        // Sizes are all that the rules look at.
        if let Some(same) = self.planned.smallest[..rule].iter().position(|it| *it == smallest) {
            self.found.push(self.found[same]);
            return Ok(self.found.len() == RULES);
        }
        let (study, mut search) = match self.current.take() {
            Some(current) => current,
            None => {
                let everybody = self.population.contingency().records() as f64;
                let share = f64::from(self.planned.records) / everybody;
                let study = self.sample.demanding(SizeRule::ALL[rule].model(self.k, share)?);
                let search = Optimal::new(study.clone()).with_limits(self.limits);
                (study, search)
            }
        };
        if search.step(classes) {
            self.found.push(
                search
                    .best()
                    .map(|best| self.sample.figures(&self.population, &study, &best.levels)),
            );
        } else {
            self.current = Some((study, search));
        }
        Ok(self.found.len() == RULES)
    }

    /// What the rules come to, once all were looked at.
    #[must_use]
    pub fn outcome(&self) -> Option<SampleOutcome> {
        self.found.clone().try_into().ok()
    }
}

/// The fewest records that each rule lets a class of a sample of this share have.
///
/// # Errors
/// `parameter` for a k below 2, or what is no share.
pub(crate) fn smallest_classes(k: u32, share: f64) -> Outcome<[u32; RULES]> {
    let mut all = [1; RULES];
    for (smallest, rule) in all.iter_mut().zip(SizeRule::ALL) {
        *smallest = Demands::new(vec![rule.model(k, share)?]).smallest();
    }
    Ok(all)
}

/// A rule as it leaves.
pub(crate) fn rule_shown(rule: SizeRule) -> SampleRule {
    match rule {
        SizeRule::Baseline => SampleRule::KAnonymity,
        SizeRule::IndividualRisk => SampleRule::IndividualRisk,
        SizeRule::Poisson => SampleRule::Poisson,
        SizeRule::TruncatedPoisson => SampleRule::TruncatedPoisson,
    }
}

/// The spread of figures, added up in the order of the samples; `None` of none.
fn spread(figures: &[f64]) -> Option<SampleSpread> {
    let count = figures.len() as f64;
    let mean = figures.iter().sum::<f64>() / count;
    let squares: f64 = figures.iter().map(|figure| (figure - mean) * (figure - mean)).sum();
    (!figures.is_empty()).then(|| SampleSpread {
        mean,
        deviation: if figures.len() > 1 { (squares / (count - 1.0)).sqrt() } else { 0.0 },
        least: figures.iter().copied().fold(f64::INFINITY, f64::min),
        most: figures.iter().copied().fold(f64::NEG_INFINITY, f64::max),
    })
}
