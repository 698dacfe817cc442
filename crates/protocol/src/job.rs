//! One anonymization from recipe and table to report: what page and CLI both do.
//!
//! Nothing here takes long by itself; the search and the writing of the release
//! are handed out as resumable values for the caller to drive.

use crate::problem::Outcome;
use crate::recipe::{self, Recipe};
use crate::report::{
    Audience, DecidingClass, FileFacts, LossOutcome, ModelOutcome, Notice, Prosecutor, Recoding,
    Report, ReportKind, RiskFigures, RiskPair, Run, Solution, Utility, Written,
};
use crate::resolve::{self, Files};
use outis::error::{Warning, WarningKind};
use outis::format::csv::{Loaded, Options, Reader};
use outis::lattice::{self, Levels};
use outis::loss::{Loss, class_size};
use outis::model::Columns;
use outis::plan::{Plan, Prepared, prepare};
use outis::release::{Applied, Checked, Measured, Seed, Writing, hex, measure};
use outis::risk::ClassSizes;
use outis::search::{Evaluated, Exhaustive, Fixed, Optimal, Search};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;

/// A file on its way in.
pub struct Incoming {
    reader: Reader,
    hash: Sha256,
}

impl Incoming {
    /// Begins to read a file.
    #[must_use]
    pub fn new(options: Options) -> Self {
        Self { reader: Reader::new(options), hash: Sha256::new() }
    }

    /// Takes the next bytes.
    ///
    /// # Errors
    /// Whatever makes the file unacceptable, with the line.
    pub fn push(&mut self, bytes: &[u8]) -> Outcome<()> {
        self.hash.update(bytes);
        Ok(self.reader.push(bytes)?)
    }

    /// Records read so far.
    #[must_use]
    pub fn records(&self) -> u64 {
        self.reader.records_so_far()
    }

    /// Ends the file.
    ///
    /// # Errors
    /// As [`Self::push`], and for files that end too early or hold no record.
    pub fn finish(self) -> Outcome<Input> {
        let loaded = self.reader.finish()?;
        Ok(Input { loaded, sha256: hex(&self.hash.finalize()) })
    }

    /// Ends a file that is only to be measured, and may hold no record.
    ///
    /// # Errors
    /// As [`Self::push`], and for files that end too early.
    pub fn finish_even_empty(self) -> Outcome<Input> {
        let loaded = self.reader.finish_even_empty()?;
        Ok(Input { loaded, sha256: hex(&self.hash.finalize()) })
    }
}

/// A file that was read.
#[derive(Debug)]
pub struct Input {
    /// Table and format.
    pub loaded: Loaded,
    /// SHA-256 of the bytes, in hex.
    pub sha256: String,
}

impl Input {
    fn facts(&self) -> FileFacts {
        FileFacts {
            sha256: self.sha256.clone(),
            records: self.loaded.table.records as u32,
            attributes: self.loaded.table.columns.len() as u32,
        }
    }
}

/// A recipe resolved for a table.
#[derive(Debug)]
pub struct Job {
    /// The recipe.
    pub recipe: Recipe,
    /// What it means for this table.
    pub plan: Plan,
    /// The study made of it.
    pub prepared: Prepared,
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
        let plan = resolve::plan(&recipe, &input.loaded.table, files)?;
        let prepared = prepare(&input.loaded.table, &plan)?;
        if let recipe::Search::Fixed { levels } = &recipe.search {
            resolve::node(levels, &prepared.study)?;
        }
        Ok(Self { recipe, plan, prepared })
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
        self.prepared.study.contingency().counts().iter().copied().collect()
    }

    /// What was found, in the shape of the report.
    #[must_use]
    pub fn solution(&self, found: &Found) -> Solution {
        let study = &self.prepared.study;
        let node = &found.node;
        let partition =
            outis::partition::partition(study.contingency(), study.hierarchies(), &node.levels);
        let decision = study.decide(&partition);
        let suppressed = study.objective().suppressed(&partition, &decision);
        let attributes = study.objective().attributes(&node.levels, &suppressed);
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
                optimal: bound.is_some_and(|bound| *bound >= node.loss),
                attributes: names.zip(attributes).collect(),
            },
        }
    }

    /// Risk figures with the recipe's threshold; `None` without records.
    #[must_use]
    pub fn risk(&self, sizes: &ClassSizes) -> Option<RiskFigures> {
        risk(sizes, self.recipe.risk.threshold)
    }

    /// The report on a release that was written and checked. `system` says whether the order
    /// came from the system's generator.
    #[must_use]
    pub fn report(
        &self,
        input: &Input,
        found: &Found,
        applied: &Applied,
        checked: &Checked,
        system: bool,
        run: Option<Run>,
    ) -> Report {
        let sizes = &checked.measured.sizes;
        let order = match (self.recipe.output.shuffle, system) {
            (false, _) => "as input",
            (true, true) => "shuffled, system",
            (true, false) => "shuffled, given",
        };
        let empty = self.empty_report(input, run);
        Report {
            output: Some(Written {
                sha256: checked.sha256.clone(),
                records: sizes.records() as u32,
                order: order.to_owned(),
            }),
            solution: Some(self.solution(found)),
            models: outcomes(&self.recipe, &checked.measured),
            risk: RiskPair {
                before: self.risk(&self.before()),
                after: self.risk(sizes),
                ..empty.risk
            },
            utility: Some(self.utility(found, applied)),
            ..empty
        }
    }

    /// The report where no node within the limits satisfies the models.
    #[must_use]
    pub fn no_solution(&self, input: &Input, run: Option<Run>) -> Report {
        let models = self.recipe.models.iter().map(|model| ModelOutcome {
            model: model.clone(),
            achieved: None,
            holds: false,
            failing: 0,
            deciding: None,
            facets: BTreeMap::new(),
        });
        let empty = self.empty_report(input, run);
        Report {
            models: models.collect(),
            risk: RiskPair { before: self.risk(&self.before()), ..empty.risk },
            ..empty
        }
    }

    fn empty_report(&self, input: &Input, run: Option<Run>) -> Report {
        Report { warnings: self.warnings(input), ..bare_report(&self.recipe, input, run) }
    }

    /// Everything to know although nothing is wrong.
    #[must_use]
    pub fn warnings(&self, input: &Input) -> Vec<Notice> {
        let mut warnings: Vec<Notice> =
            input.loaded.warnings.iter().chain(&self.prepared.warnings).map(notice).collect();
        if !self.recipe.output.shuffle {
            warnings.push(Notice {
                code: warning_code(WarningKind::NotShuffled).to_owned(),
                attribute: None,
                line: None,
            });
        }
        warnings
    }

    fn utility(&self, found: &Found, applied: &Applied) -> Utility {
        let study = &self.prepared.study;
        let suppressed = found.node.suppressed;
        let of_k = self.recipe.k();
        Utility {
            precision: self.precision(&found.node),
            discernibility: class_size::discernibility(&applied.released, suppressed),
            discernibility_star: class_size::discernibility_star(&applied.all),
            average_class_size: class_size::average_class_size(&applied.released),
            c_avg: of_k.and_then(|k| class_size::c_avg(&applied.released, k)),
            suppressed_share: if study.contingency().records() == 0 {
                0.0
            } else {
                suppressed as f64 / study.contingency().records() as f64
            },
        }
    }

    /// Prec (spec F3): 1 less the mean height of the cells, suppressed ones at the top.
    fn precision(&self, node: &Evaluated) -> f64 {
        let study = &self.prepared.study;
        let heights: f64 = study
            .attributes()
            .iter()
            .zip(node.levels.as_slice())
            .map(|(attribute, &level)| match attribute.hierarchy.height() {
                0 => 0.0,
                height => f64::from(level) / height as f64,
            })
            .sum();
        let tall = study.attributes().iter().filter(|a| a.hierarchy.height() > 0).count();
        let (records, attributes) =
            (study.contingency().records() as f64, study.attributes().len() as f64);
        if records * attributes == 0.0 {
            return 1.0;
        }
        let suppressed = node.suppressed as f64;
        1.0 - ((records - suppressed) * heights + suppressed * tall as f64) / (records * attributes)
    }
}

/// The report of a file that was only measured, its labels taken as they stand. Identifiers
/// may be absent from it.
///
/// # Errors
/// If the recipe does not fit the file.
pub fn measure_file(
    recipe: &Recipe,
    input: &Input,
    files: &dyn Files,
    run: Option<Run>,
) -> Outcome<Report> {
    let table = &input.loaded.table;
    let at = resolve::columns(recipe, table, true)?;
    let plan = resolve::plan_to_measure(recipe, table, &at, files)?;
    let columns = Columns {
        of: at.iter().map(|column| column.map(|index| &table.columns[index])).collect(),
        guarded: vec![recipe.output.formula_guard; at.len()],
    };
    let measured = measure(&plan, columns.clone(), table.records, columns)?;
    let figures = risk(&measured.sizes, recipe.risk.threshold);
    let bare = bare_report(recipe, input, run);
    Ok(Report {
        models: outcomes(recipe, &measured),
        risk: RiskPair { before: figures.clone(), after: figures, ..bare.risk },
        warnings: input.loaded.warnings.iter().map(notice).collect(),
        ..bare
    })
}

fn bare_report(recipe: &Recipe, input: &Input, run: Option<Run>) -> Report {
    Report {
        outis: recipe::VERSION,
        kind: ReportKind::Report,
        audience: Audience::Internal,
        input: input.facts(),
        output: None,
        solution: None,
        models: Vec::new(),
        risk: RiskPair { threshold: recipe.risk.threshold, before: None, after: None },
        utility: None,
        warnings: Vec::new(),
        run,
    }
}

/// What was measured of each model, in the shape of the report.
pub(crate) fn outcomes(recipe: &Recipe, measured: &Measured) -> Vec<ModelOutcome> {
    let quasi: Vec<String> = recipe
        .attributes
        .iter()
        .filter(|attribute| attribute.role == recipe::Role::QuasiIdentifier)
        .map(recipe::Attribute::title)
        .collect();
    let finite = |value: f64| value.is_finite().then_some(value);
    recipe
        .models
        .iter()
        .zip(&measured.models)
        .map(|(model, measured)| ModelOutcome {
            model: model.clone(),
            achieved: measured.achieved.and_then(finite),
            holds: measured.holds,
            failing: measured.failing as u32,
            deciding: measured.deciding.as_ref().map(|deciding| DecidingClass {
                records: deciding.records,
                labels: quasi.iter().cloned().zip(deciding.labels.iter().cloned()).collect(),
            }),
            facets: measured.facets.iter().map(|&(n, v)| (n.to_owned(), finite(v))).collect(),
        })
        .collect()
}

/// Risk figures; `None` without records.
#[must_use]
pub fn risk(sizes: &ClassSizes, threshold: f64) -> Option<RiskFigures> {
    let prosecutor = sizes.prosecutor(threshold)?;
    Some(RiskFigures {
        prosecutor: Prosecutor {
            max: prosecutor.max,
            average: prosecutor.average,
            above_threshold: prosecutor.above_threshold,
            records_above_threshold: prosecutor.records_above_threshold as u32,
        },
        sample_uniques: sizes.uniques(),
        class_sizes: sizes.iter().collect(),
    })
}

/// A warning in the shape of the report.
#[must_use]
pub fn notice(warning: &Warning) -> Notice {
    Notice {
        code: warning_code(warning.kind).to_owned(),
        attribute: warning.place.attribute.clone(),
        line: warning.place.line.map(|line| line as u32),
    }
}

fn warning_code(kind: WarningKind) -> &'static str {
    match kind {
        WarningKind::BlankLinesAtEnd => "blank-lines-at-end",
        WarningKind::NoSingleRoot => "no-single-root",
        WarningKind::NotShuffled => "not-shuffled",
        WarningKind::NoQuasiIdentifier => "no-quasi-identifier",
        _ => "other",
    }
}
