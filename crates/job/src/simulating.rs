//! A simulation that one caller drives in steps, as the page's worker does: from the population to
//! what its samples come to, as figures and as a file.

use crate::resolve::Files;
use crate::simulation::{SampleOutcome, SampleTrial, Simulation, SimulationRange};
use crate::{Input, Job};
use outis::model::KAnonymity;
use outis_protocol::problem::Outcome;
use outis_protocol::recipe::{Attribute, Data, Format, Model, Recipe, Role, Search};
use outis_protocol::simulation::{SampleSpread, SimulationReport};
use std::collections::BTreeMap;
use std::sync::Arc;

/// What the columns of the CSV file are called, after those of a share and a rule.
const FIGURES: [&str; 3] = ["risk", "discernibility", "suppressed"];

/// The samples of a simulation, one after the other.
pub struct Simulating {
    simulation: Simulation,
    current: Option<SampleTrial>,
    outcomes: Vec<Option<SampleOutcome>>,
    done: usize,
}

impl Simulating {
    /// Begins with the table that a recipe is for as the population. Of the recipe's protections
    /// k-anonymity with this k is in their place.
    ///
    /// # Errors
    /// Whatever is wrong with the recipe for this table, and as [`Simulation::new`].
    pub fn on_table(
        recipe: Recipe,
        input: &Arc<Input>,
        files: &dyn Files,
        k: u32,
        range: &SimulationRange,
    ) -> Outcome<Self> {
        let recipe = Recipe {
            models: vec![Model::from(KAnonymity::chosen(k))],
            tables: BTreeMap::new(),
            compare: Vec::new(),
            // Levels that are named are not looked for.
            search: if recipe.search.levels().is_some() {
                Search::default()
            } else {
                recipe.search
            },
            ..recipe
        };
        let job = Job::new(recipe, input, files)?;
        let simulation = Simulation::new(&job, range)?;
        let outcomes = vec![None; simulation.trials()];
        Ok(Self { simulation, current: None, outcomes, done: 0 })
    }

    /// The same with a file of the population beside that table: it has the quasi-identifiers of
    /// the recipe, and what else it has is not looked at.
    ///
    /// # Errors
    /// `missing-attribute` for a quasi-identifier that it lacks; else as [`Self::on_table`].
    pub fn on_file(
        recipe: Recipe,
        input: &Arc<Input>,
        files: &dyn Files,
        k: u32,
        range: &SimulationRange,
    ) -> Outcome<Self> {
        Self::on_table(of_population(recipe, input), input, files, k, range)
    }

    /// Looks at about `classes` classes; true once all samples were looked at.
    ///
    /// # Errors
    /// None that the beginning does not refuse.
    pub fn step(&mut self, classes: usize) -> Outcome<bool> {
        if self.done == self.outcomes.len() {
            return Ok(true);
        }
        let mut trial = match self.current.take() {
            Some(trial) => trial,
            None => self.simulation.trial(self.done)?,
        };
        if trial.step(classes)? {
            self.outcomes[self.done] = trial.outcome();
            self.done += 1;
        } else {
            self.current = Some(trial);
        }
        Ok(self.done == self.outcomes.len())
    }

    /// Samples that were looked at.
    #[must_use]
    pub fn done(&self) -> usize {
        self.done
    }

    /// Samples in all.
    #[must_use]
    pub fn trials(&self) -> usize {
        self.outcomes.len()
    }

    /// What they come to, as far as they were looked at.
    #[must_use]
    pub fn report(&self) -> SimulationReport {
        self.simulation.report(&self.outcomes)
    }
}

/// A recipe for a file of the population. How its cells are written is taken over, how the file is
/// laid out is found out.
fn of_population(recipe: Recipe, input: &Input) -> Recipe {
    let Recipe { data: Data { kind, format: Format { decimal, thousands, .. }, .. }, .. } = recipe;
    let mut attributes = recipe.attributes;
    attributes.retain(|attribute| attribute.role == Role::QuasiIdentifier);
    let has_names = input.loaded().format.has_names();
    for (number, column) in (1..).zip(&input.table().columns) {
        let is_known = attributes.iter().any(|known| match has_names {
            true => known.name.as_ref() == Some(&column.name),
            false => known.column == Some(number),
        });
        if !is_known {
            attributes.push(Attribute {
                name: has_names.then(|| column.name.clone()),
                column: (!has_names).then_some(number),
                ..Attribute::plain(Role::Identifier)
            });
        }
    }
    let format = Format { decimal, thousands, ..Format::default() };
    Recipe { data: Data { kind, format, ..Data::default() }, attributes, ..recipe }
}

/// The figures as CSV: a line for each share and rule.
#[must_use]
pub fn simulation_table(report: &SimulationReport) -> String {
    let columns = FIGURES.iter().flat_map(|figure| {
        ["mean", "deviation", "least", "most"].map(|part| format!("{figure}-{part}"))
    });
    let heading = ["fraction", "records", "samples", "rule", "smallest", "released", "above"];
    let heading: Vec<String> = heading.map(str::to_owned).into_iter().chain(columns).collect();
    let mut lines = vec![heading.join(",")];
    for fraction in &report.fractions {
        for rule in &fraction.rules {
            let mut cells = vec![
                fraction.fraction.to_string(),
                fraction.records.to_string(),
                fraction.samples.to_string(),
                rule.rule.id().to_owned(),
                rule.smallest.to_string(),
                rule.released.to_string(),
                rule.above.to_string(),
            ];
            for spread in [rule.risk, rule.discernibility, rule.suppressed] {
                cells.extend(match spread {
                    Some(SampleSpread { mean, deviation, least, most }) => {
                        [mean, deviation, least, most].map(|figure| figure.to_string())
                    }
                    None => [const { String::new() }; 4],
                });
            }
            lines.push(cells.join(","));
        }
    }
    lines.join("\n") + "\n"
}
