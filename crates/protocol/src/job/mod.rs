//! One anonymization from recipe and table to report: what page and CLI both do.
//!
//! Nothing here takes long by itself; the search and the writing of the release
//! are handed out as resumable values for the caller to drive.

mod associations;
mod copying;
mod evidence;
mod exposed;
mod incoming;
mod keys;
mod unique;
mod utility;

pub use copying::Copying;
pub use evidence::{measure_file, notice};
pub use incoming::{Incoming, Input};
pub use unique::SpecialUniqueSearch;

use crate::problem::Outcome;
use crate::recipe::{self, Recipe};
use crate::report::{FileFacts, LossOutcome, ModelOutcome, Notice, Recoding, Solution};
use crate::resolve::{self, Files, Resolved};
use keys::Keyed;
use outis::lattice::{self, Levels};
use outis::loss::Loss;
use outis::model::Decision;
use outis::partition::{Partition, partition};
use outis::plan::{Plan, Prepared, prepare, prepare_after};
use outis::release::{Applied, Seed, Writing, measure, measure_prepared};
use outis::risk::ClassSizes;
use outis::search::{Evaluated, Exhaustive, Fixed, Optimal, Search};
use outis::table::Column;
use std::collections::BTreeMap;

/// A recipe resolved for a table.
#[derive(Debug)]
pub struct Job {
    /// The recipe.
    pub recipe: Recipe,
    /// What it means for this table.
    pub plan: Plan,
    /// The study made of it.
    pub prepared: Prepared,
    /// What identifies the tables beside the data.
    tables: BTreeMap<String, FileFacts>,
    /// What the recipe's reader should know.
    notices: Vec<Notice>,
}

/// A node that may be released, and what is known about better ones.
#[derive(Clone, Debug)]
pub struct Found {
    /// The node.
    pub node: Evaluated,
    /// No feasible node has a smaller loss; `None` if that was not searched for.
    pub bound: Option<Loss>,
    /// Nodes whose partition was computed.
    pub visited: u32,
}

impl Found {
    /// What a search has found, if anything.
    #[must_use]
    pub fn of(search: &dyn Search) -> Option<Self> {
        let node = search.best()?.clone();
        Some(Self { node, bound: search.bound(), visited: search.visited() })
    }
}

impl Job {
    /// Resolves a recipe for a table: builds hierarchies and collapses the records.
    ///
    /// # Errors
    /// Whatever is wrong with the recipe by itself or for this table.
    pub fn new(recipe: Recipe, input: &Input, files: &dyn Files) -> Outcome<Self> {
        Self::after(recipe, input, files, None)
    }

    /// The same after another job on the same input: where the quasi-identifiers are the same,
    /// the records need not be looked at again.
    ///
    /// # Errors
    /// As [`Self::new`].
    pub fn after(
        recipe: Recipe,
        input: &Input,
        files: &dyn Files,
        before: Option<&Self>,
    ) -> Outcome<Self> {
        let Resolved { plan, tables, notices } =
            resolve::plan(&recipe, &input.loaded.table, files)?;
        let table = &input.loaded.table;
        let prepared = match before {
            Some(before) => prepare_after(table, &plan, (&before.plan, &before.prepared)),
            None => prepare(table, &plan),
        };
        let prepared = prepared.map_err(|error| resolve::placed(&recipe, error.into()))?;
        if let recipe::Search::Fixed { levels } = &recipe.search {
            resolve::node(levels, &prepared.study)?;
        }
        Ok(Self { recipe, plan, prepared, tables, notices })
    }

    /// The search that the recipe asks for, at its beginning.
    ///
    /// # Errors
    /// If the levels of a `fixed` search do not fit.
    pub fn search(&self) -> Outcome<Box<dyn Search>> {
        let study = self.prepared.study.clone();
        Ok(match &self.recipe.search {
            recipe::Search::Optimal {} => Box::new(Optimal::new(study)),
            recipe::Search::Exhaustive {} => Box::new(Exhaustive::new(study)),
            recipe::Search::Fixed { levels } => {
                let node = resolve::node(levels, &study)?;
                Box::new(Fixed::new(study, node)?)
            }
        })
    }

    /// Nodes of the lattice within the limits, in decimal digits.
    #[must_use]
    pub fn lattice(&self) -> String {
        lattice::size(&self.prepared.study.top())
    }

    /// A node applied to the table.
    ///
    /// # Errors
    /// If there is no column to release.
    pub fn apply(&self, input: &Input, levels: &Levels) -> Outcome<Applied> {
        let guard = self.recipe.output.formula_guard;
        let table = &input.loaded.table;
        Ok(Applied::new(table, &self.plan, &self.prepared.study, levels, guard)?)
    }

    /// Begins to write a release. `seed` is used only if the recipe asks for a random order.
    ///
    /// # Errors
    /// If the output's delimiter is not usable.
    pub fn write(&self, input: &Input, applied: &Applied, seed: Seed) -> Outcome<Writing> {
        let format = resolve::output_format(&self.recipe, input.loaded.format)?;
        let seed = self.recipe.output.shuffle.then_some(seed);
        Ok(Writing::new(applied, format, seed))
    }

    /// Class sizes of the input, for the quasi-identifiers as they are.
    #[must_use]
    pub fn before(&self) -> ClassSizes {
        Keyed::before(self).sizes()
    }

    /// Records that show a missing quasi-identifier at these levels.
    fn still_missing(&self, levels: &Levels) -> u32 {
        Keyed::at(self, levels).missing_records()
    }

    /// The classes of a node, and which of them are suppressed.
    fn classes(&self, levels: &Levels) -> (Partition, Decision) {
        let study = &self.prepared.study;
        let partition = partition(study.contingency(), study.hierarchies(), levels);
        let decision = study.decide(&partition);
        (partition, decision)
    }

    /// What the input achieves of each model as it stands, its missing cells written alike.
    #[must_use]
    pub fn outcomes_before(&self, input: &Input) -> Vec<ModelOutcome> {
        let table = &input.loaded.table;
        let mut columns = self.plan.columns(table);
        let written = columns.of.iter().map(|column| {
            column.and_then(|column| keys::written_alike(column, &self.plan.markers))
        });
        let written: Vec<Option<Column>> = written.collect();
        for (column, written) in columns.of.iter_mut().zip(&written) {
            *column = written.as_ref().or(*column);
        }
        let measured = match measure_prepared(&self.plan, &self.prepared, columns.clone()) {
            Ok(Some(measured)) => Ok(measured),
            Ok(None) => measure(&self.plan, columns.clone(), table.records, columns),
            Err(error) => Err(error),
        };
        measured.map(|measured| evidence::outcomes(&self.recipe, &measured)).unwrap_or_default()
    }

    /// What was found, in the shape of the report.
    #[must_use]
    pub fn solution(&self, found: &Found) -> Solution {
        self.solution_losing(found, &self.attribute_losses(&found.node.levels))
    }

    /// What each attribute loses at these levels.
    #[must_use]
    pub fn attribute_losses(&self, levels: &Levels) -> Vec<f64> {
        let study = &self.prepared.study;
        let (partition, decision) = self.classes(levels);
        let suppressed = study.objective().suppressed(&partition, &decision);
        study.objective().attributes(levels, &suppressed)
    }

    /// The same, where it is known what each attribute loses.
    #[must_use]
    pub fn solution_losing(&self, found: &Found, attributes: &[f64]) -> Solution {
        let study = &self.prepared.study;
        let node = &found.node;
        let names = study.attributes().iter().map(|attribute| attribute.name.clone());
        let levels = node.levels.as_slice().iter().map(|&level| u32::from(level));
        let (algorithm, bound) = match &self.recipe.search {
            recipe::Search::Optimal {} => ("optimal", found.bound.as_ref()),
            recipe::Search::Exhaustive {} => ("exhaustive", found.bound.as_ref()),
            recipe::Search::Fixed { .. } => ("fixed", None),
        };
        Solution {
            algorithm: algorithm.to_owned(),
            recoding: Recoding::FullDomain { levels: names.clone().zip(levels).collect() },
            suppressed: node.suppressed as u32,
            classes: node.classes,
            lattice: self.lattice(),
            loss: LossOutcome {
                metric: self.recipe.loss.metric,
                aggregate: self.recipe.loss.aggregate,
                gs_factor: self.recipe.loss.gs_factor,
                value: node.loss.value(),
                bound: bound.map(Loss::value),
                optimal: bound.is_some_and(|bound| bound.compare(&node.loss).is_ge()),
                attributes: names.zip(attributes.iter().copied()).collect(),
                ranked: match self.recipe.loss.aggregate {
                    recipe::Aggregate::Rank => node.loss.values().collect(),
                    _ => Vec::new(),
                },
            },
        }
    }
}
