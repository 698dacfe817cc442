//! One anonymization from recipe and table to report: what page and CLI both do.
//!
//! Nothing here takes long by itself; the search and the writing of the release
//! are handed out as resumable values for the caller to drive.

mod algorithms;
mod associations;
mod canonical;
mod columns;
mod copying;
mod detail;
mod evidence;
mod exposed;
mod fingerprint;
mod found;
mod incoming;
mod keys;
mod order;
mod parcel;
mod persons;
mod protected;
mod unique;
mod utility;

pub(crate) use columns::notices as column_notices;
pub use copying::Copying;
pub use detail::detail;
pub use evidence::{ReleasedFile, measure_file, notice};
pub use fingerprint::Fingerprint;
pub use found::{Attempt, Chosen, Found};
pub use incoming::{Incoming, Input};
pub use parcel::helper;
pub use persons::person_effect;
pub use unique::SpecialUniqueSearch;

use crate::problem::Outcome;
use crate::recipe::{self, Recipe};
use crate::report::{FileFacts, LossOutcome, ModelOutcome, Notice, Recoding, Solution};
use crate::resolve::{self, Files, Resolved};
use crate::view::RepeatedPersons;
use keys::Keyed;
use outis::lattice::{self, Levels};
use outis::loss::Loss;
use outis::partition::{Decision, Partition, partition};
use outis::plan::Plan;
use outis::prepare::{Prepared, prepare, prepare_after};
use outis::release::{Applied, ColumnFigures, Seed, Writing, measure, measure_prepared};
use outis::risk::ClassSizes;
use outis::table::Column;
use std::collections::BTreeMap;
use std::sync::OnceLock;

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
    /// What each column of the input would show, as far as somebody has asked.
    shown: Vec<OnceLock<ColumnFigures>>,
    /// Persons who seem to have several records, where the recipe does not say.
    repeated: Option<RepeatedPersons>,
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
        let Resolved { plan, tables, notices } = resolve::plan(&recipe, &input.loaded.table, files)
            .map_err(|problem| input.told(problem))?;
        let table = &input.loaded.table;
        let prepared = match before {
            Some(before) => prepare_after(table, &plan, (&before.plan, &before.prepared)),
            None => prepare(table, &plan),
        };
        let prepared = prepared.map_err(|error| resolve::placed(&recipe, error))?;
        if recipe.search.levels().is_some() {
            resolve::fits(&recipe.search, &prepared.study)?;
        }
        // Whose values are whose is part of what a column shows.
        let shown_alike = |before: &Self| {
            before.plan.markers == plan.markers && before.plan.person() == plan.person()
        };
        let shown = match before {
            Some(before) if shown_alike(before) => before.shown.clone(),
            _ => vec![OnceLock::new(); table.columns.len()],
        };
        let repeated = Self::find_repeated(&recipe, table, before)?;
        Ok(Self { recipe, plan, prepared, tables, notices, shown, repeated })
    }

    /// Nodes of the lattice within the limits, in decimal digits.
    #[must_use]
    pub fn lattice(&self) -> String {
        lattice::size(&self.prepared.study.top())
    }

    /// What was chosen, applied to the table.
    ///
    /// # Errors
    /// If there is no column to release, or the suppressed records as stars hold a model not.
    pub fn apply(&self, input: &Input, chosen: &Chosen) -> Outcome<Applied> {
        let guard = self.recipe.output.formula_guard;
        let (table, study) = (&input.loaded.table, &self.prepared.study);
        Ok(match chosen {
            Chosen::Node(node) => Applied::new(table, &self.plan, study, &node.levels, guard)?,
            Chosen::Recoded(recoded) => Applied::of_recoded(table, &self.plan, recoded, guard)?,
        })
    }

    /// Begins to write a release. `seed` is used only if the recipe asks for a random order, which
    /// depends on recipe and files as well: no two releases share one.
    ///
    /// # Errors
    /// If the output's delimiter is not usable.
    pub fn write(&self, input: &Input, applied: &Applied, seed: Seed) -> Outcome<Writing> {
        let format = resolve::output_format(&self.recipe, input.loaded.format)?;
        let drawn_from = match self.recipe.output.shuffle {
            true => Some(self.order_from(input, seed)?),
            false => None,
        };
        Ok(Writing::new(applied, format, drawn_from))
    }

    /// The classes of the input, for the quasi-identifiers as they are.
    fn exact(&self) -> Partition {
        Partition::exact(self.prepared.study.contingency())
    }

    /// Class sizes of the input, for the quasi-identifiers as they are.
    #[must_use]
    pub fn before(&self) -> ClassSizes {
        Keyed::before(self).sizes()
    }

    /// Whether records may be suppressed and stay as stars.
    #[must_use]
    pub fn may_star(&self) -> bool {
        self.plan.star && self.prepared.study.suppressible() > 0
    }

    /// Records that show a missing quasi-identifier once they are generalized, suppressed ones
    /// too. A recoding knows nothing of how it would show a record that it suppresses.
    fn still_missing(&self, chosen: &Chosen) -> u32 {
        match chosen {
            Chosen::Node(node) => Keyed::at(self, &node.levels).missing_records(),
            Chosen::Recoded(_) => 0,
        }
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
        self.solution_of(&self.recipe.search, found)
    }

    /// What another algorithm than the recipe's has found, in the shape of the report.
    #[must_use]
    pub fn solution_of(&self, search: &recipe::Search, found: &Found) -> Solution {
        self.solution_losing(search, found, &self.attribute_losses(&found.chosen))
    }

    /// What each attribute loses: for a node, to know it takes every tuple.
    #[must_use]
    pub fn attribute_losses(&self, chosen: &Chosen) -> Vec<f64> {
        match chosen {
            Chosen::Node(node) => {
                let objective = self.prepared.study.objective();
                let (partition, decision) = self.classes(&node.levels);
                let suppressed = objective.suppressed(&partition, &decision);
                objective.attributes(&node.levels, &suppressed)
            }
            Chosen::Recoded(recoded) => recoded.attributes.clone(),
        }
    }

    /// The same, where it is known what each attribute loses.
    #[must_use]
    pub fn solution_losing(
        &self,
        search: &recipe::Search,
        found: &Found,
        attributes: &[f64],
    ) -> Solution {
        let study = &self.prepared.study;
        let chosen = &found.chosen;
        let names = study.attributes().iter().map(|attribute| attribute.name.clone());
        let recoding = match chosen {
            Chosen::Node(node) => {
                let levels = node.levels.as_slice().iter().map(|&level| u32::from(level));
                Recoding::FullDomain { levels: names.clone().zip(levels).collect() }
            }
            Chosen::Recoded(recoded) => detail::recoding(search, recoded),
        };
        let (loss, bound) = (chosen.loss(), found.bound.as_ref());
        Solution {
            algorithm: search.id().to_owned(),
            recoding,
            suppressed: chosen.suppressed() as u32,
            classes: chosen.classes(),
            lattice: self.lattice(),
            loss: LossOutcome {
                metric: self.recipe.loss.metric,
                aggregate: self.recipe.loss.aggregate,
                gs_factor: self.recipe.loss.gs_factor,
                value: loss.value(),
                bound: bound.map(Loss::value),
                optimal: bound.is_some_and(|bound| bound.compare(loss).is_ge()),
                stars: self.may_star(),
                attributes: names.zip(attributes.iter().copied()).collect(),
                ranked: match self.recipe.loss.aggregate {
                    recipe::Aggregate::Rank => loss.values().collect(),
                    _ => Vec::new(),
                },
            },
        }
    }
}
