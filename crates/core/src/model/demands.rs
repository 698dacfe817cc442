//! All models of a study together: which classes of a node are released.

use super::{ClassModel, MissingGroups, Monotone, Preference, TableModel};
use crate::hierarchy::Cell;
use crate::partition::{Class, Decision, Partition};
use std::sync::Arc;

/// A model of the table at hand.
#[derive(Debug)]
pub enum Model {
    /// On each class by itself.
    Class(Box<dyn ClassModel>),
    /// On the released classes together.
    Table(Box<dyn TableModel>),
}

impl Model {
    /// Which coarsenings keep it holding.
    #[must_use]
    pub fn monotone(&self) -> Monotone {
        match self {
            Self::Class(model) => model.monotone(),
            Self::Table(model) => model.monotone(),
        }
    }
}

/// All models of a study, ready for the inner loop.
///
/// Demands on the size alone are one comparison; only what is left is called through the
/// traits.
#[derive(Debug)]
pub struct Demands {
    models: Vec<Model>,
    smallest: u32,
    /// Models that look at more than sizes.
    on_classes: Vec<usize>,
    on_table: Vec<usize>,
    concerns_absent: bool,
    concerns_people: bool,
    /// Classes that show a missing value fail, where that matches nothing.
    missing: Option<Arc<MissingGroups>>,
    monotone: Monotone,
}

impl Demands {
    /// All of these must hold.
    #[must_use]
    pub fn new(models: Vec<Model>) -> Self {
        let mut monotone = Monotone::FULLY;
        let (mut on_classes, mut on_table) = (Vec::new(), Vec::new());
        let (mut smallest, mut concerns_absent, mut concerns_people) = (1, false, false);
        for (index, model) in models.iter().enumerate() {
            let declared = model.monotone();
            monotone.generalization &= declared.generalization;
            monotone.suppression &= declared.suppression;
            match model {
                Model::Class(model) => {
                    concerns_absent |= model.concerns_absent();
                    concerns_people |= model.concerns_people();
                    match model.smallest() {
                        Some(size) => smallest = smallest.max(size),
                        None => on_classes.push(index),
                    }
                }
                Model::Table(_) => on_table.push(index),
            }
        }
        let missing = None;
        Self {
            models,
            smallest,
            on_classes,
            on_table,
            concerns_absent,
            concerns_people,
            missing,
            monotone,
        }
    }

    /// All of these must hold, and no class may show a missing value (spec A8).
    #[must_use]
    pub fn without_missing(models: Vec<Model>, missing: Arc<MissingGroups>) -> Self {
        let mut demands = Self::new(models);
        if !missing.ends() {
            demands.monotone = Monotone::NEVER;
        }
        Self { missing: Some(missing), ..demands }
    }

    /// The models, in the order of the recipe.
    #[must_use]
    pub fn models(&self) -> &[Model] {
        &self.models
    }

    /// What all demands together declare.
    #[must_use]
    pub fn monotone(&self) -> Monotone {
        self.monotone
    }

    /// The size that every released class has at least, as far as models say so.
    #[must_use]
    pub fn smallest(&self) -> u32 {
        self.smallest
    }

    /// How many records each released one has to look like at least, where missing values match
    /// everything and models say so.
    #[must_use]
    pub fn fewest_matches(&self) -> Option<u32> {
        let matches = self.on_table.iter().filter_map(|&index| match &self.models[index] {
            Model::Table(model) => model.fewest_matches(),
            Model::Class(_) => None,
        });
        matches.max()
    }

    /// Whether the size of a class is all that any model asks for.
    #[must_use]
    pub fn concern_sizes(&self) -> bool {
        self.on_classes.is_empty()
            && self.on_table.is_empty()
            && !self.concerns_absent
            && self.missing.is_none()
    }

    /// Whether a class by itself meets every demand on classes.
    #[inline]
    fn hold(&self, class: &Class<'_>) -> bool {
        class.size >= self.smallest && self.rest_hold(class)
    }

    #[inline]
    fn rest_hold(&self, class: &Class<'_>) -> bool {
        self.on_classes.iter().all(|&index| match &self.models[index] {
            Model::Class(model) => model.holds(class),
            Model::Table(_) => true,
        })
    }

    /// Whether a class by itself meets every demand on classes. What the table as a whole has to
    /// meet is not asked.
    #[must_use]
    pub fn meets(&self, class: &Class<'_>) -> bool {
        self.hold(class)
    }

    /// Whether the class of the stars, which is the last of a table, meets what each class must,
    /// and the table what tables must.
    #[must_use]
    pub(crate) fn hold_with_stars(&self, seen: &Partition) -> bool {
        let none = vec![false; if self.on_table.is_empty() { 0 } else { seen.classes() }];
        self.hold(&seen.class(seen.classes() - 1))
            && self.on_table.iter().all(|&index| match &self.models[index] {
                Model::Table(model) => model.holds(seen, &none),
                Model::Class(_) => true,
            })
    }

    /// Whether a demand looks at the persons of a population.
    #[must_use]
    pub fn concern_people(&self) -> bool {
        self.concerns_people
    }

    /// Whether a demand concerns persons of the population who are in no class.
    #[must_use]
    pub fn concern_absent(&self) -> bool {
        self.concerns_absent
    }

    /// Whether demands on absent classes hold for one of so many persons.
    #[must_use]
    pub(crate) fn allow_absent(&self, persons: u32) -> bool {
        self.absent_holds(&Class::of_absent(persons))
    }

    /// Whether a demand on classes looks at more than their size.
    #[must_use]
    pub fn asks_more_than_sizes(&self) -> bool {
        !self.on_classes.is_empty()
    }

    /// Whether a demand concerns all classes together.
    #[must_use]
    pub fn concern_table(&self) -> bool {
        !self.on_table.is_empty()
    }

    /// Whether the demands on the table let as few classes go as possible where at most so many
    /// records may.
    #[must_use]
    pub fn try_every_number(&self, most: u64) -> bool {
        self.on_table.iter().all(|&index| match &self.models[index] {
            Model::Table(model) => model.tries_every_number(most),
            Model::Class(_) => true,
        })
    }

    /// Whether a class may not show a missing value.
    #[must_use]
    pub fn concern_missing(&self) -> bool {
        self.missing.is_some()
    }

    /// Whether cells show a missing value where that matches nothing.
    #[must_use]
    pub fn refuse_missing(&self, cells: &[Cell]) -> bool {
        self.missing.as_ref().is_some_and(|missing| missing.is_shown_by(cells))
    }

    /// The classes that may not be released by themselves, whatever the table as a whole has to
    /// meet, and however many records that would suppress.
    pub fn failing<'a>(&'a self, partition: &'a Partition) -> impl Iterator<Item = usize> + 'a {
        let missing = self.missing.as_deref();
        let present = (0..partition.classes()).filter(|&class| partition.counts()[class] > 0);
        present.filter(move |&class| {
            !self.hold(&partition.class(class))
                || missing.is_some_and(|missing| missing.is_shown(partition, class))
        })
    }

    /// However a failing class is divided: at least so many of its records remain in classes
    /// that fail.
    ///
    /// One below the smallest size has only parts below it. Of another, what every single model
    /// leaves is lost, and the most that one of them does; if the rest is too small, that is
    /// lost as well. (Where records are persons, that is: others may share one.)
    fn lost(&self, class: &Class<'_>) -> u32 {
        if class.size < self.smallest {
            return class.records;
        }
        let models = self.on_classes.iter().filter_map(|&index| match &self.models[index] {
            Model::Class(model) => Some(model.lost(class)),
            _ => None,
        });
        let lost = models.max().unwrap_or(0).min(class.records);
        let persons = class.size == class.records;
        if persons && class.records - lost < self.smallest { class.records } else { lost }
    }

    /// Decides which classes of a node are released. Gives up once more than `most` records
    /// would be suppressed at this node, or at every node below if not all models are monotone.
    #[must_use]
    pub fn decide(&self, partition: &Partition, most: u64) -> Decision {
        self.decide_by(partition, most, Preference::default())
    }

    /// The same where it is known which classes demands on the table suppress.
    pub(crate) fn decide_by(
        &self,
        partition: &Partition,
        most: u64,
        preference: Preference<'_>,
    ) -> Decision {
        let missing = self.missing.as_deref();
        self.decide_without(
            partition,
            most,
            |class| missing.is_some_and(|missing| missing.is_shown(partition, class)),
            preference,
        )
    }

    /// The same where classes are refused whatever they meet.
    pub(crate) fn decide_without(
        &self,
        partition: &Partition,
        most: u64,
        refused: impl Fn(usize) -> bool,
        preference: Preference<'_>,
    ) -> Decision {
        let mut decision =
            Decision { fails: vec![false; partition.classes()], ..Decision::default() };
        // Without suppression one failing class is enough, whatever is below.
        let counts_lost = !self.monotone.suppression && most > 0;
        for class in 0..partition.classes() {
            let records = partition.counts()[class];
            if records == 0 {
                if self.concerns_absent && !self.absent_holds(&partition.class(class)) {
                    decision.impossible = true;
                    return decision;
                }
                continue;
            }
            if self.hold(&partition.class(class)) && !refused(class) {
                decision.classes += 1;
            } else {
                decision.fails[class] = true;
                decision.suppressed += u64::from(records);
                if counts_lost {
                    let lost = self.lost(&partition.class(class));
                    decision.lost += u64::from(lost);
                    if lost > 0 {
                        decision.losing.push((class, lost));
                    }
                }
                if decision.suppressed > most && (!counts_lost || decision.lost > most) {
                    return decision;
                }
            }
        }
        if decision.suppressed > most {
            return decision;
        }
        if !self.on_table.is_empty() {
            self.enforce(partition, &mut decision, most, preference);
        }
        if self.concerns_absent && decision.suppressed > 0 {
            decision.impossible = !self.gone_hold(partition, &decision.fails);
        }
        decision
    }

    /// Whether demands on absent classes hold for those that suppression makes absent: a
    /// suppressed record is in no class (spec section 0, rule 5).
    fn gone_hold(&self, partition: &Partition, fails: &[bool]) -> bool {
        (0..fails.len())
            .all(|class| !fails[class] || self.absent_holds(&partition.class(class).absent()))
    }

    fn absent_holds(&self, class: &Class<'_>) -> bool {
        self.models.iter().all(|model| match model {
            Model::Class(model) if model.concerns_absent() => model.holds(class),
            _ => true,
        })
    }

    /// Lets the demands on the table suppress what they must, until none of them wants more.
    fn enforce(
        &self,
        partition: &Partition,
        decision: &mut Decision,
        most: u64,
        preference: Preference<'_>,
    ) {
        loop {
            for &index in &self.on_table {
                if let Model::Table(model) = &self.models[index] {
                    model.enforce_by(partition, &mut decision.fails, most, preference);
                }
            }
            let before = decision.suppressed;
            let released = |(_, fails): &(&u32, &bool)| !**fails;
            let classes =
                || partition.counts().iter().zip(&decision.fails).filter(|(n, _)| **n > 0);
            let records: u64 = classes().filter(|c| !released(c)).map(|(&n, _)| u64::from(n)).sum();
            let kept = classes().filter(released).count() as u32;
            decision.suppressed = records;
            decision.classes = kept;
            if self.on_table.len() < 2 || records == before || records > most {
                return;
            }
        }
    }
}
