//! A recipe and the table that it is for.

use crate::resolve::{self, Files, Resolved};
use crate::{Chosen, Input, KnownPolicy, NamedInput, fold};
use outis::evidence::{Classes, ColumnFigures};
use outis::lattice::{self, Levels};
use outis::partition::{Partition, partition};
use outis::plan::Plan;
use outis::prepare::{Prepared, prepare, prepare_after};
use outis::release::{Applied, SEED_BYTES, Seed, Writing};
use outis::risk::ClassSizes;
use outis_protocol::problem::Outcome;
use outis_protocol::recipe::{FileFormat, Model, Recipe, Search, Suppression};
use outis_protocol::report::{FileFacts, Notice};
use outis_protocol::view::RepeatedPersons;
use outis_protocol::workbook::SHEET_ROOM;
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

/// A recipe resolved for a table.
#[derive(Clone, Debug)]
pub struct Job {
    /// What was read.
    pub input: Arc<Input>,
    /// The recipe.
    pub recipe: Recipe,
    /// What it means for this table.
    pub plan: Plan,
    /// The study made of it.
    pub prepared: Prepared,
    /// What identifies the tables beside the data.
    pub(crate) tables: BTreeMap<String, FileFacts>,
    /// What the recipe's reader should know.
    pub(crate) notices: Vec<Notice>,
    /// The row of each record's person in the population, where identifiers tell it.
    pub(crate) own_rows: Option<Arc<[u32]>>,
    /// What each column of the input would show, as far as somebody has asked.
    pub(crate) shown: Vec<OnceLock<ColumnFigures>>,
    /// Persons who seem to have several records, where the recipe does not say.
    pub(crate) repeated: Option<RepeatedPersons>,
    /// The policy that it is carried out under.
    pub(crate) policy: Option<Arc<KnownPolicy>>,
}

impl Job {
    /// Resolves a recipe for a table: builds hierarchies and collapses the records.
    ///
    /// # Errors
    /// Whatever is wrong with the recipe by itself or for this table.
    pub fn new(recipe: Recipe, input: &Arc<Input>, files: &dyn Files) -> Outcome<Self> {
        Self::after(recipe, input, files, None)
    }

    /// The same after another job on the same input: where the quasi-identifiers are the same,
    /// the records need not be looked at again.
    ///
    /// # Errors
    /// As [`Self::new`].
    pub fn after(
        recipe: Recipe,
        input: &Arc<Input>,
        files: &dyn Files,
        before: Option<&Self>,
    ) -> Outcome<Self> {
        let input = fold::folded(&recipe, input)?;
        let before = before.filter(|before| Arc::ptr_eq(&before.input, &input));
        let Resolved { plan, tables, notices, own_rows } =
            resolve::plan(&recipe, input.table(), files).map_err(|problem| input.told(problem))?;
        let table = input.table();
        let prepared = match before {
            Some(before) => prepare_after(table, &plan, (&before.plan, &before.prepared)),
            None => prepare(table, &plan),
        };
        let prepared = prepared.map_err(|error| input.told(resolve::placed(&recipe, error)))?;
        if recipe.search.levels().is_some() {
            resolve::fits(&recipe.search, &prepared.study)?;
        }
        // Whose values are whose is part of what a column shows.
        let alike = before.filter(|before| {
            let same_persons = before.plan.person() == plan.person();
            same_persons && before.plan.markers == plan.markers && before.plan.counts == plan.counts
        });
        let shown = match alike {
            Some(before) => before.shown.clone(),
            None => vec![OnceLock::new(); table.columns.len()],
        };
        let repeated = Self::find_repeated(&recipe, table, before)?;
        let policy = None;
        Ok(Self {
            input,
            recipe,
            plan,
            prepared,
            tables,
            notices,
            own_rows,
            shown,
            repeated,
            policy,
        })
    }

    /// The same under a policy. What is written must hold what it asks for ([`Run::finish`](crate::Run::finish)).
    ///
    /// # Errors
    /// As [`KnownPolicy::check_recipe`].
    pub fn obeying(self, policy: Arc<KnownPolicy>) -> Outcome<Self> {
        let bound = self.bound(policy);
        bound.check_policy()?;
        Ok(bound)
    }

    /// The same under a policy that its recipe may not meet yet: whoever still chooses looks at what
    /// would come of it. Nothing is written before it does ([`Run::write`](crate::Run::write)).
    #[must_use]
    pub fn bound(self, policy: Arc<KnownPolicy>) -> Self {
        Self { policy: Some(policy), ..self }
    }

    /// Refuses a recipe that asks for less than the policy that it is carried out under.
    ///
    /// # Errors
    /// As [`KnownPolicy::check_recipe`].
    pub fn check_policy(&self) -> Outcome<()> {
        self.policy.as_ref().map_or(Ok(()), |policy| policy.check_recipe(&self.recipe))
    }

    /// Refuses a release that is compared with no earlier one, where its policy asks for that.
    ///
    /// # Errors
    /// As [`KnownPolicy::check_earlier_files`].
    pub fn check_earlier(&self, files: &[NamedInput<'_>]) -> Outcome<()> {
        self.policy.as_ref().map_or(Ok(()), |policy| policy.check_earlier_files(files))
    }

    /// The same with another search, which must fit.
    pub(crate) fn with_search(&self, search: Search) -> Self {
        Self { recipe: Recipe { search, ..self.recipe.clone() }, ..self.clone() }
    }

    /// The same with other models for the same columns, to be searched; a report is not made of it.
    ///
    /// # Errors
    /// Whatever is wrong with the models.
    pub(crate) fn with_models(&self, models: Vec<Model>) -> Outcome<Self> {
        let recipe = Recipe { models, ..self.recipe.clone() };
        let plan = resolve::with_models(&self.plan, &recipe)?;
        let prepared = prepare_after(self.input.table(), &plan, (&self.plan, &self.prepared))
            .map_err(|error| self.input.told(resolve::placed(&recipe, error)))?;
        Ok(Self { recipe, plan, prepared, ..self.clone() })
    }

    /// The same with another suppression limit, to be searched.
    ///
    /// # Errors
    /// `parameter` if it is no share.
    pub(crate) fn with_suppression_limit(&self, limit: f64) -> Outcome<Self> {
        let suppression = Suppression { limit, ..self.recipe.suppression.clone() };
        let recipe = Recipe { suppression, ..self.recipe.clone() };
        let plan = Plan { suppression_limit: limit, ..self.plan.clone() };
        let prepared = self.prepared.with_suppression_limit(limit)?;
        Ok(Self { recipe, plan, prepared, ..self.clone() })
    }

    /// Nodes of the lattice within the limits, in decimal digits.
    #[must_use]
    pub fn lattice(&self) -> String {
        let study = &self.prepared.study;
        lattice::size(&study.bottom(), &study.top())
    }

    /// What was chosen, applied to the table. What columns show whose values are not true is drawn from
    /// no seed of anybody, for whoever looks at it: [`Self::perturbed`] draws what is written.
    ///
    /// # Errors
    /// If there is no column to release, or the suppressed records as stars hold a model not.
    pub(crate) fn apply(&self, chosen: &Chosen) -> Outcome<Applied> {
        let (table, study) = (self.input.table(), &self.prepared.study);
        let applied = match chosen {
            Chosen::Node(node) => Applied::new(table, &self.plan, study, &node.levels)?,
            Chosen::Recoded(recoded) => Applied::of_recoded(table, &self.plan, recoded)?,
        };
        let applied = applied
            .with_sets(table, &self.plan)
            .map_err(|error| resolve::placed_in_sets(&self.recipe, error))?;
        Ok(applied.perturbed(table, &self.plan, Seed([0; SEED_BYTES])))
    }

    /// What was applied with its columns perturbed anew, drawn from the seed as the order is; nothing if
    /// there are no such columns.
    ///
    /// # Errors
    /// `not-together` if too few records are written for what is to be done to their values.
    pub(crate) fn perturbed(&self, applied: &Applied, seed: Seed) -> Outcome<Option<Applied>> {
        if self.plan.perturbed.is_empty() {
            return Ok(None);
        }
        let seed = self.order_from(seed)?;
        let applied = applied.clone().perturbed(self.input.table(), &self.plan, seed);
        resolve::refuse_few_records(&self.plan, applied.perturbed_columns())?;
        Ok(Some(applied))
    }

    /// Begins to write a release. `seed` is used only if the recipe asks for a random order, which
    /// depends on recipe and files as well: no two releases share one. What is written of one that
    /// is to be a workbook is the text that somebody else packs and reads again.
    ///
    /// # Errors
    /// If the output's delimiter is not usable, or a workbook has no room for the release.
    pub(crate) fn write(&self, applied: &Applied, seed: Seed) -> Outcome<Writing> {
        let format = resolve::output_format(&self.recipe, self.input.loaded().format)?;
        let drawn_from = match self.recipe.output.shuffle {
            true => Some(self.order_from(seed)?),
            false => None,
        };
        let writing = Writing::new(applied, format, drawn_from);
        match self.recipe.output.file_format() {
            FileFormat::Csv => return Ok(writing),
            FileFormat::Xlsx => {
                SHEET_ROOM.holds(applied, self.input.table(), format.has_names())?;
            }
            FileFormat::Xml => {}
        }
        Ok(writing.packed())
    }

    /// Whether a release holds the names of its columns.
    #[must_use]
    pub fn names_columns(&self) -> bool {
        self.input.loaded().format.has_names()
    }

    /// A cell as a release shows it.
    pub(crate) fn wording<'a>(&self, cell: &'a str) -> Cow<'a, str> {
        let formula_guard = self.recipe.output.is_guarded();
        self.input.loaded().format.with_formula_guard(formula_guard).wording(cell)
    }

    /// The classes of the input, for the quasi-identifiers as they are.
    pub(crate) fn exact(&self) -> Partition {
        Partition::exact(self.prepared.study.contingency())
    }

    /// Class sizes of the input, for the quasi-identifiers as they are.
    #[must_use]
    pub fn before(&self) -> ClassSizes {
        Classes::exact(&self.prepared).sizes()
    }

    /// The node that the recipe's search names, if it does.
    pub(crate) fn levels_named(&self) -> Option<Levels> {
        let named = self.recipe.search.levels()?;
        // A job whose levels fit its study has one for each column.
        let levels = self
            .prepared
            .study
            .attributes()
            .iter()
            .map(|attribute| named.get(&attribute.name).map_or(0, |&level| level as u8));
        Some(Levels::new(levels.collect()))
    }

    /// Records of the classes of a node that fail a demand on classes.
    pub(crate) fn failing_records(&self, node: &Partition) -> u32 {
        self.prepared.study.demands().failing(node).map(|class| node.counts()[class]).sum()
    }

    /// Records of the classes that fail by themselves on the levels that the recipe names; `None`
    /// where it names none, or only the table as a whole fails.
    pub(crate) fn records_that_fail(&self) -> Option<u32> {
        let levels = self.levels_named()?;
        let study = &self.prepared.study;
        let node = partition(study.contingency(), study.hierarchies(), &levels);
        let records = self.failing_records(&node);
        Some(records).filter(|&records| u64::from(records) > study.suppressible())
    }

    /// Whether records may be suppressed and stay as stars.
    #[must_use]
    pub fn may_star(&self) -> bool {
        self.plan.star && self.prepared.study.suppressible() > 0
    }
}
