//! Everything a search needs to know, and nothing of the records themselves.

use crate::containment::{PersonIndex, ReadColumn, RelatedPersons};
use crate::contingency::Contingency;
use crate::error::{Error, Kind, Place, Result};
use crate::hierarchy::{Cell, Hierarchy};
use crate::lattice::Levels;
use crate::loss::{Floor, Loss, LossConfig, Objective, Weighed};
use crate::model::{Demands, MissingGroups, Model, Preference};
use crate::num::share_of;
use crate::partition::{Decision, Partition, classify};
use crate::stars::{self, Stars};
use std::sync::{Arc, OnceLock};

/// One quasi-identifier of a study.
#[derive(Clone, Debug)]
pub struct QuasiIdentifier {
    /// Its name in the recipe.
    pub name: String,
    /// How its values grow coarser.
    pub hierarchy: Arc<Hierarchy>,
    /// The highest level allowed (spec A4); at most the hierarchy's height.
    pub limit: u8,
    /// The lowest level allowed (spec A4); at most the highest.
    pub floor: u8,
    /// How much its detail matters (spec A5).
    pub weight: f64,
    /// How many records have each exact value.
    pub counts: Vec<u32>,
    /// What each level loses, where the recipe says so (spec F12, M11).
    pub losses: Option<Vec<f64>>,
    /// Its values as numbers, `None` for missing ones; nothing if they are no numbers, or such
    /// that the range between two of them means nothing.
    pub numbers: Option<Vec<Option<f64>>>,
    /// The width of the domain that ranges of numbers are shares of: that of the intervals,
    /// where its hierarchy declares one, so that a range and an interval are measured alike;
    /// else from the smallest number to the largest. 0 if there are none, or one.
    pub domain: f64,
    /// What a suppressed cell of it is written as.
    pub suppressed: String,
}

impl QuasiIdentifier {
    /// The width from one value to another over that of the whole domain (spec F7); 1 if they
    /// are no numbers, 0 if the domain has one number only.
    #[must_use]
    pub fn width(&self, low: u32, high: u32) -> f64 {
        let Some(numbers) = &self.numbers else { return 1.0 };
        let (Some(low), Some(high)) = (numbers[low as usize], numbers[high as usize]) else {
            return 1.0;
        };
        if self.domain > 0.0 { (high - low) / self.domain } else { 0.0 }
    }

    /// How much speaks for losing detail of this attribute rather than of another, where so much
    /// of its values stands in the way: that over its weight. Infinite where its detail does not
    /// matter.
    pub(crate) fn expendable(&self, count: u64) -> f64 {
        if count == 0 { 0.0 } else { count as f64 / self.weight }
    }

    /// Whether exact values may be released of it.
    #[must_use]
    pub fn shows_exact(&self) -> bool {
        self.floor == 0
    }

    /// A level, if the attribute may be on it.
    ///
    /// # Errors
    /// [`Kind::LevelTooHigh`] above its limit, [`Kind::LevelTooLow`] below its floor.
    pub fn check_level(&self, level: u32) -> Result<u8> {
        let (floor, height) = (u32::from(self.floor), u32::from(self.limit));
        let kind = match level {
            _ if level > height => Kind::LevelTooHigh { height },
            _ if level < floor => Kind::LevelTooLow { floor },
            _ => return Ok(level as u8),
        };
        Err(Error::new(kind).of_attribute(&self.name))
    }

    /// What a loss function needs of it.
    #[must_use]
    pub fn weighed(&self) -> Weighed<'_> {
        Weighed {
            name: &self.name,
            hierarchy: &self.hierarchy,
            counts: &self.counts,
            weight: self.weight,
            losses: self.losses.as_deref(),
        }
    }
}

/// A node with its classes and what is decided about them.
#[derive(Clone, Debug)]
pub struct Classified {
    /// The classes.
    pub partition: Partition,
    /// The class of each tuple.
    pub class_of: Vec<u32>,
    /// Which classes are released.
    pub decision: Decision,
}

/// A table ready to be searched: counted tuples, hierarchies, demands and the loss function.
#[derive(Clone, Debug)]
pub struct Study {
    attributes: Vec<QuasiIdentifier>,
    hierarchies: Vec<Arc<Hierarchy>>,
    contingency: Arc<Contingency>,
    demands: Arc<Demands>,
    objective: Objective,
    suppressible: u64,
    /// Whether a release without records is a solution: only if the limit is 1 (spec M7).
    empty_allowed: bool,
    /// Which groups show a missing value, where that matters to a demand.
    missing: Arc<MissingGroups>,
    star: bool,
    /// Whether the population is people apart.
    apart: bool,
    /// The persons of the population, once somebody asks whom mixed levels stand for.
    people: Arc<OnceLock<PersonIndex>>,
}

/// Refuses what is no share of the records.
fn check_limit(suppression_limit: f64) -> Result<()> {
    match (0.0..=1.0).contains(&suppression_limit) {
        true => Ok(()),
        false => Err(Error::parameter("suppression.limit", "0..=1")),
    }
}

impl Study {
    /// Puts a study together.
    ///
    /// # Errors
    /// [`Kind::LevelTooHigh`] if a limit is above its hierarchy's height, [`Kind::FloorTooHigh`]
    /// if a floor is above its limit, [`Kind::Parameter`] if the suppression limit is outside
    /// 0..=1 or the loss cannot be configured so.
    pub fn new(
        attributes: Vec<QuasiIdentifier>,
        contingency: Contingency,
        demands: Demands,
        loss: LossConfig,
        suppression_limit: f64,
    ) -> Result<Self> {
        for attribute in &attributes {
            let height = attribute.hierarchy.height();
            if usize::from(attribute.limit) > height {
                let place = Place { attribute: Some(attribute.name.clone()), ..Place::default() };
                return Err(Error::at(Kind::LevelTooHigh { height: height as u32 }, place));
            }
            if attribute.floor > attribute.limit {
                let kind = Kind::FloorTooHigh { highest: attribute.limit.into() };
                return Err(Error::new(kind).of_attribute(&attribute.name));
            }
        }
        check_limit(suppression_limit)?;
        let weighed: Vec<Weighed<'_>> = attributes.iter().map(QuasiIdentifier::weighed).collect();
        let objective = Objective::new(loss, &weighed, contingency.records())?;
        let hierarchies = attributes.iter().map(|a| a.hierarchy.clone()).collect();
        Ok(Self {
            hierarchies,
            suppressible: share_of(suppression_limit, contingency.records()),
            empty_allowed: suppression_limit == 1.0,
            attributes,
            contingency: Arc::new(contingency),
            demands: Arc::new(demands),
            objective,
            missing: Arc::default(),
            star: false,
            apart: false,
            people: Arc::default(),
        })
    }

    /// The same with another suppression limit: tuples, models and loss know nothing of it.
    ///
    /// # Errors
    /// [`Kind::Parameter`] if it is outside 0..=1.
    pub fn with_suppression_limit(&self, limit: f64) -> Result<Self> {
        check_limit(limit)?;
        let suppressible = share_of(limit, self.contingency.records());
        Ok(Self { suppressible, empty_allowed: limit == 1.0, ..self.clone() })
    }

    /// The same with suppressed records that stay, with `*` for every quasi-identifier: then a
    /// node is a solution only if they meet every demand as a class (spec M23).
    #[must_use]
    pub fn with_stars(mut self, star: bool) -> Self {
        self.star = star;
        self
    }

    /// The same where the population is people apart from those of the table.
    #[must_use]
    pub(crate) fn with_people_apart(mut self, apart: bool) -> Self {
        self.apart = apart;
        self
    }

    /// The same where missing values match everything or nothing: these groups show them.
    #[must_use]
    pub(crate) fn with_missing(mut self, missing: Arc<MissingGroups>) -> Self {
        self.missing = missing;
        self
    }

    /// What is left to recode: the records of some tuples by themselves, of which at least
    /// `released` must be released. Models refer to the same distributions as before, which are
    /// those of the whole table; losses count these records alone. `gs_factor` replaces that of
    /// the loss, if it is given.
    ///
    /// # Errors
    /// [`Kind::Parameter`] if the gs-factor is outside 0..=1.
    pub fn of_rest(&self, tuples: &[u32], released: u64, gs_factor: Option<f64>) -> Result<Self> {
        // Who is counted stays the same, whoever is released already.
        self.people();
        let contingency = self.contingency.rest(tuples);
        let attributes = self.attributes_counting(&contingency);
        let weighed: Vec<Weighed<'_>> = attributes.iter().map(QuasiIdentifier::weighed).collect();
        let mut loss = self.objective.config();
        loss.gs_factor = gs_factor.unwrap_or(loss.gs_factor);
        let objective = Objective::new(loss, &weighed, contingency.records())?;
        Ok(Self {
            suppressible: contingency.records().saturating_sub(released),
            empty_allowed: self.empty_allowed,
            hierarchies: self.hierarchies.clone(),
            demands: self.demands.clone(),
            missing: self.missing.clone(),
            // What the rest suppresses may be released by what comes after it.
            star: false,
            apart: self.apart,
            people: self.people.clone(),
            attributes,
            contingency: Arc::new(contingency),
            objective,
        })
    }

    /// The same for a sample: only so many records of each of the `tuples`, of which this share may
    /// be suppressed. Hierarchies and domains stay, and so do demands, but nothing is carried that
    /// looks at more than classes.
    ///
    /// # Errors
    /// [`Kind::Parameter`] if the limit is outside 0..=1.
    pub(crate) fn of_sample(
        &self,
        counts: &[u32],
        tuples: &[u32],
        suppression_limit: f64,
    ) -> Result<Self> {
        check_limit(suppression_limit)?;
        let contingency = self.contingency.sampled(counts, tuples);
        let attributes = self.attributes_counting(&contingency);
        let weighed: Vec<Weighed<'_>> = attributes.iter().map(QuasiIdentifier::weighed).collect();
        let objective = Objective::new(self.objective.config(), &weighed, contingency.records())?;
        Ok(Self {
            suppressible: share_of(suppression_limit, contingency.records()),
            empty_allowed: suppression_limit == 1.0,
            attributes,
            contingency: Arc::new(contingency),
            objective,
            ..self.clone()
        })
    }

    /// The same with other demands, which look at nothing but classes and missing values.
    #[must_use]
    pub(crate) fn demanding(&self, models: Vec<Model>) -> Self {
        let demands = match self.demands.concern_missing() {
            true => Demands::without_missing(models, self.missing.clone()),
            false => Demands::new(models),
        };
        Self { demands: Arc::new(demands), ..self.clone() }
    }

    /// The persons of the population by what texts stand for; `None` without a population.
    pub(crate) fn people(&self) -> Option<&PersonIndex> {
        let persons = &self.contingency.carried().population;
        (!persons.is_empty()).then(|| {
            self.people.get_or_init(|| {
                let columns = self.attributes.iter().map(|attribute| {
                    let QuasiIdentifier { hierarchy, numbers, suppressed, .. } = attribute;
                    ReadColumn::new(hierarchy.clone(), numbers.clone(), suppressed)
                });
                PersonIndex::new(columns.collect(), &self.contingency, persons, self.apart)
            })
        })
    }

    /// The same, if a demand asks for them.
    pub(crate) fn people_asked(&self) -> Option<&PersonIndex> {
        self.people().filter(|_| self.demands.concern_people())
    }

    /// The persons of the population that a class relates to which shows these cells on mixed
    /// levels; nobody if no demand asks for them.
    pub(crate) fn related(&self, cells: &[Cell]) -> RelatedPersons {
        let Some(people) = self.people_asked() else { return RelatedPersons::default() };
        let labels = cells.iter().zip(&self.attributes);
        let labels: Vec<String> = labels.map(|(cell, attribute)| cell.label(attribute)).collect();
        people.related(labels.iter().map(String::as_str))
    }

    /// The quasi-identifiers with how many records of other tuples have each value.
    fn attributes_counting(&self, contingency: &Contingency) -> Vec<QuasiIdentifier> {
        let mut attributes = self.attributes.clone();
        for (attribute, field) in attributes.iter_mut().zip(contingency.layout().fields()) {
            attribute.counts.fill(0);
            let keys = contingency.keys().chunks_exact(contingency.layout().words());
            for (key, &count) in keys.zip(contingency.counts()) {
                attribute.counts[field.code(key)] += count;
            }
        }
        attributes
    }

    /// The quasi-identifiers in the recipe's order.
    #[must_use]
    pub fn attributes(&self) -> &[QuasiIdentifier] {
        &self.attributes
    }

    /// Their hierarchies.
    #[must_use]
    pub fn hierarchies(&self) -> &[Arc<Hierarchy>] {
        &self.hierarchies
    }

    /// The counted tuples.
    #[must_use]
    pub fn contingency(&self) -> &Contingency {
        &self.contingency
    }

    /// What each class must meet.
    #[must_use]
    pub fn demands(&self) -> &Demands {
        &self.demands
    }

    /// Which classes of a node are released. Ends early once the suppression limit is passed.
    #[must_use]
    pub fn decide(&self, partition: &Partition) -> Decision {
        let decision = self.demands.decide_by(
            partition,
            self.suppressible,
            Preference {
                cheapest: Some(&|fails, classes| {
                    self.objective.cheapest_first(partition, fails, classes);
                }),
                staying: self.keeps_stars().then_some(&|| {
                    stars::staying_of_node(&self.hierarchies, &self.missing, partition)
                }),
            },
        );
        self.with_stars_decided(decision, |fails| self.stars(partition, fails))
    }

    /// The same with what is decided of suppressed records that stay as stars; `stars` says what
    /// they are where these classes fail.
    pub(crate) fn with_stars_decided(
        &self,
        mut decision: Decision,
        stars: impl FnOnce(&[bool]) -> Stars,
    ) -> Decision {
        let stays = self.star && decision.suppressed > 0 && !decision.impossible;
        if stays && decision.suppressed <= self.suppressible {
            let seen = stars(&decision.fails).shown();
            decision.stars_fail = seen.is_none_or(|(seen, _)| !self.demands.hold_with_stars(&seen));
        }
        decision
    }

    /// Whether a table of which this was decided may be released, be it a node or a recoding: the
    /// one place where that is said.
    #[must_use]
    pub fn may_release(&self, decision: &Decision) -> bool {
        let fits = decision.suppressed <= self.suppressible && !decision.impossible;
        let all = decision.suppressed == self.contingency.records();
        fits && !decision.stars_fail && (!all || self.empty_allowed)
    }

    /// A node with its classes, for whoever shows or releases it.
    #[must_use]
    pub fn classified(&self, levels: &Levels) -> Classified {
        let (partition, class_of) = classify(&self.contingency, &self.hierarchies, levels);
        let decision = self.decide(&partition);
        Classified { partition, class_of, decision }
    }

    fn stars(&self, partition: &Partition, fails: &[bool]) -> Stars {
        stars::of_node(&self.hierarchies, &self.missing, partition, fails)
    }

    /// What whoever reads the table sees of a node where suppressed records stay as stars: its
    /// classes, that of the stars last, and which of them each class of the node is in. `None` if
    /// no record is suppressed, or none stays.
    #[must_use]
    pub fn seen_with_stars(
        &self,
        partition: &Partition,
        decision: &Decision,
    ) -> Option<(Partition, Vec<u32>)> {
        let stay = self.keeps_stars() && decision.suppressed > 0;
        stay.then(|| self.stars(partition, &decision.fails).shown()).flatten()
    }

    /// The same where classes are refused whatever they meet, and where `preference` says which of
    /// equally small ones cost least.
    pub(crate) fn decide_without(
        &self,
        partition: &Partition,
        refused: impl Fn(usize) -> bool,
        preference: Preference<'_>,
    ) -> Decision {
        self.demands.decide_without(partition, self.suppressible, refused, preference)
    }

    /// What a partition says about the loss of every node at or above its own that may be
    /// released; see [`Self::floor_bound`].
    #[must_use]
    pub fn floor(&self, partition: &Partition) -> Option<Floor> {
        self.objective.floor(partition, self.demands.smallest())
    }

    /// No node at or above a partition with this floor that may be released, and that suppresses
    /// at least so many records, has a smaller loss; see [`Objective::floor_bound`].
    #[must_use]
    pub fn floor_bound(&self, floor: &Floor, least: u64) -> Loss {
        let persons = self.contingency.carried().entity.is_none();
        let small = (self.demands.smallest(), self.demands.concern_sizes() && persons);
        self.objective.floor_bound(floor, (least, self.suppressible), small)
    }

    /// Whether [`Self::floor`] says anything.
    #[must_use]
    pub fn has_floors(&self) -> bool {
        self.objective.has_floors()
    }

    /// The loss function.
    #[must_use]
    pub fn objective(&self) -> &Objective {
        &self.objective
    }

    /// The most records that may be suppressed: ⌊θ·n⌋ (spec A6).
    #[must_use]
    pub fn suppressible(&self) -> u64 {
        self.suppressible
    }

    /// The coarsest node that the limits allow.
    #[must_use]
    pub fn top(&self) -> Levels {
        Levels::new(self.attributes.iter().map(|attribute| attribute.limit).collect())
    }

    /// The finest node that the floors allow.
    #[must_use]
    pub fn bottom(&self) -> Levels {
        Levels::new(self.attributes.iter().map(|attribute| attribute.floor).collect())
    }

    /// Whether a search can prove anything: not where a demand may let more records go than must,
    /// since so many may go that not every number of them is tried.
    #[must_use]
    pub fn allows_proof(&self) -> bool {
        self.demands.try_every_number(self.suppressible)
    }

    /// Whether "a node fails, so all below it fail" may be concluded (spec G0, M10): with
    /// suppression allowed that takes the stronger property, and suppressed records must not stay
    /// as stars, whose class may shrink from one node to the next (spec M23).
    #[must_use]
    pub fn prunes(&self) -> bool {
        self.prunes_classes() && !self.keeps_stars()
    }

    /// The same of nodes that fail for their classes, whatever becomes of suppressed records.
    #[must_use]
    pub(crate) fn prunes_classes(&self) -> bool {
        let monotone = self.demands.monotone();
        if self.suppressible == 0 { monotone.generalization } else { monotone.suppression }
    }

    /// Whether there may be suppressed records that stay as stars.
    #[must_use]
    pub fn keeps_stars(&self) -> bool {
        self.star && self.suppressible > 0
    }

    /// Which groups show a missing value, where that matters to a demand.
    #[must_use]
    pub(crate) fn missing(&self) -> &MissingGroups {
        &self.missing
    }
}
