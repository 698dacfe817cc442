//! The evidence for a release: what was measured of it, in the shape of the report.

use super::exposed::{Skipped, all_figures};
use super::keys::Keyed;
use super::utility::left;
use super::{Found, Input, Job, columns, persons, protected};
use crate::problem::{Code, Outcome, Problem};
use crate::recipe::{self, Recipe};
use crate::report::{
    Audience, Counted, DecidingClass, MissingOutcome, ModelOutcome, Notice, Reference, Report,
    ReportKind, RiskPair, Run, Unit, Written,
};
use crate::resolve::{self, Files, Occurring};
use outis::error::{Warning, WarningKind};
use outis::plan::Columns;
use outis::release::{Applied, Measured, measure};
use outis::table::Table;
use std::collections::BTreeMap;

/// What is said of a file that was released beside what was measured of it.
#[derive(Clone, Debug)]
pub struct ReleasedFile {
    /// SHA-256 of its bytes, in hex.
    pub sha256: String,
    /// Whether a shuffled order came from the system's generator.
    pub system: bool,
}

impl Job {
    /// The report on a release that was written and checked. Without a file it was written only to
    /// be measured.
    #[must_use]
    pub fn report(
        &self,
        input: &Input,
        found: &Found,
        applied: &Applied,
        measured: &Measured,
        file: Option<ReleasedFile>,
        run: Option<Run>,
    ) -> Report {
        let mut skipped = Skipped::new();
        let before = Keyed::before(self);
        let partition = &measured.partition;
        let after = Keyed::after(self, &found.chosen).with_measured(partition);
        let left_out = match self.recipe.missing.matching {
            recipe::Matching::RemoveRow => self.still_missing(&found.chosen),
            recipe::Matching::OwnValue | recipe::Matching::Wildcard => 0,
        };
        let bare = self.bare_report(input, &before, run);
        let (sensitive, told) = protected::measured(&self.recipe, bare.sensitive, measured);
        let mut report = Report {
            sensitive,
            output: file.map(|ReleasedFile { sha256, system }| Written {
                sha256,
                records: partition.counts().iter().sum(),
                order: self.order(system).to_owned(),
            }),
            solution: Some(self.solution(found)),
            models: outcomes(&self.recipe, measured),
            records: self.counted_after(input, applied),
            missing: MissingOutcome { left_out, ..bare.missing },
            risk: RiskPair {
                before: all_figures(&self.recipe, &before, &mut skipped),
                after: all_figures(&self.recipe, &after, &mut skipped),
                ..bare.risk
            },
            utility: Some(self.utility(input, found, applied, &mut skipped)),
            ..bare
        };
        report.warnings.extend(told);
        let said = columns::said(&self.recipe, shown(measured));
        report.warnings.extend(said.warnings);
        report.accepted = said.accepted;
        report.warnings.extend(skipped.into_iter().map(Notice::new));
        report
    }

    /// In which order records are written.
    fn order(&self, system: bool) -> &'static str {
        match (self.recipe.output.shuffle, system) {
            (false, _) => "as input",
            (true, true) => "shuffled, system",
            (true, false) => "shuffled, given",
        }
    }

    /// The report where no node within the limits satisfies the models.
    #[must_use]
    pub fn no_solution(&self, input: &Input, run: Option<Run>) -> Report {
        let mut skipped = Skipped::new();
        let keyed = Keyed::before(self);
        let bare = self.bare_report(input, &keyed, run);
        let models = resolve::models_kept(&self.recipe).into_iter().map(|model| ModelOutcome {
            unit: unit_of(&self.recipe, &model),
            model,
            achieved: None,
            holds: false,
            failing: 0,
            deciding: None,
            facets: BTreeMap::new(),
        });
        let before = all_figures(&self.recipe, &keyed, &mut skipped);
        let mut report =
            Report { models: models.collect(), risk: RiskPair { before, ..bare.risk }, ..bare };
        report.warnings.extend(skipped.into_iter().map(Notice::new));
        report
    }

    fn bare_report(&self, input: &Input, before: &Keyed<'_>, run: Option<Run>) -> Report {
        let bare = bare_report(&self.recipe, input, self.counted(input), run);
        let at = self.columns();
        let values = Occurring::in_input(&self.recipe, &input.loaded.table, &at);
        Report {
            sensitive: protected::outcomes(&self.recipe, &values),
            tables: self.tables.clone(),
            missing: MissingOutcome { records: before.missing_records(), ..bare.missing },
            warnings: self.settled(input),
            ..bare
        }
    }

    /// Everything to know before anything is searched: as a report has it, but that columns
    /// which are released word for word are those of the input.
    #[must_use]
    pub fn warnings(&self, input: &Input) -> Vec<Notice> {
        let mut warnings = self.settled(input);
        warnings.extend(self.said_before(input).warnings);
        warnings
    }

    /// What is to be known whatever is written.
    fn settled(&self, input: &Input) -> Vec<Notice> {
        let mut warnings: Vec<Notice> =
            input.loaded.warnings.iter().chain(&self.prepared.warnings).map(notice).collect();
        warnings.extend(self.notices.iter().cloned());
        warnings.extend(self.repeated_notice());
        warnings.extend(persons::entity_notice(&self.recipe));
        if !self.recipe.output.shuffle {
            warnings.push(Notice::new(warning_code(WarningKind::NotShuffled)));
        }
        let at = self.columns();
        let values = Occurring::in_input(&self.recipe, &input.loaded.table, &at);
        warnings.extend(protected::warnings(&self.recipe, &values));
        warnings
    }

    /// Where the attributes stand in the input.
    fn columns(&self) -> Vec<Option<usize>> {
        self.plan.attributes.iter().map(|attribute| Some(attribute.column)).collect()
    }
}

/// The report of a file that was only measured, its labels taken as they stand. Identifiers
/// may be absent from it. Shares of sensitive values are compared with those of `original`,
/// without it with those of the file itself.
///
/// # Errors
/// If the recipe does not fit the file or the original.
pub fn measure_file(
    recipe: &Recipe,
    input: &Input,
    original: Option<&Input>,
    files: &dyn Files,
    run: Option<Run>,
) -> Outcome<Report> {
    let table = &input.loaded.table;
    let at = resolve::columns(recipe, table, true).map_err(|problem| input.told(problem))?;
    let resolved = resolve::plan_to_measure(recipe, table, &at, files)?;
    let plan = &resolved.plan;
    names_held(recipe, &at)?;
    let values = Occurring::in_file(recipe, table, &at);
    let columns = columns_at(table, &at, recipe.output.formula_guard);
    let of_original = match original {
        Some(original) => {
            let table = &original.loaded.table;
            let at = resolve::columns(recipe, table, false);
            let at = at.map_err(|problem| original.told(problem))?;
            Some((table, at.clone(), columns_at(table, &at, false)))
        }
        None => None,
    };
    let reference = of_original.as_ref().map_or_else(|| columns.clone(), |of| of.2.clone());
    let measured = measure(plan, columns, table.records, reference)
        .map_err(|error| resolve::placed(recipe, error))?;
    let mut skipped = Skipped::new();
    let guarded = recipe.output.formula_guard;
    let keyed = Keyed::of_table(plan, table, &at, guarded)?.with_measured(&measured.partition);
    let after = all_figures(recipe, &keyed, &mut skipped);
    let before = match &of_original {
        Some((table, at, _)) => {
            let keyed = Keyed::of_table(plan, table, at, false)?;
            all_figures(recipe, &keyed, &mut skipped)
        }
        None => after.clone(),
    };
    let mut utility = None;
    let mut untold = None;
    if let Some(original) = original {
        let texts = keyed.texts(plan, table, &at, guarded);
        match left(recipe, original, &texts, files) {
            Ok(measured) => utility = Some(measured),
            Err(notice) => untold = Some(notice),
        }
    }
    let whole = of_original.as_ref().map(|(table, at, _)| (*table, at.as_slice()));
    let (counted, may_repeat) =
        persons::counted_in_file(recipe, (table, &at), whole, &plan.markers);
    let bare = bare_report(recipe, input, counted, run);
    let said = columns::said(recipe, shown(&measured));
    let sensitive = protected::outcomes(recipe, &values);
    let (sensitive, told) = protected::measured(recipe, sensitive, &measured);
    let notices = resolved
        .notices
        .into_iter()
        .chain(may_repeat)
        .chain(persons::entity_notice(recipe))
        .chain(identifiers_present(recipe, &at))
        .chain(protected::warnings(recipe, &values))
        .chain(told)
        .chain(said.warnings)
        .chain(skipped.into_iter().map(Notice::new));
    Ok(Report {
        tables: resolved.tables,
        reference: if original.is_some() { Reference::Given } else { Reference::FileItself },
        missing: MissingOutcome { records: keyed.missing_records(), ..bare.missing },
        models: outcomes(recipe, &measured),
        sensitive,
        risk: RiskPair { before, after, ..bare.risk },
        utility,
        warnings: input.loaded.warnings.iter().map(notice).chain(notices).chain(untold).collect(),
        accepted: said.accepted,
        ..bare
    })
}

/// The warning of each identifier that a measured file still holds.
fn identifiers_present(recipe: &Recipe, at: &[Option<usize>]) -> Vec<Notice> {
    let present = recipe.attributes.iter().zip(at).filter(|(attribute, column)| {
        attribute.role == recipe::Role::Identifier && column.is_some()
    });
    let notice = |attribute: &recipe::Attribute| Notice {
        attribute: Some(attribute.title()),
        ..Notice::new("identifier-present")
    };
    present.map(|(attribute, _)| notice(attribute)).collect()
}

/// Refuses a file without a column that has to be read: a release does not hold its identifiers.
///
/// # Errors
/// `missing-attribute` with the field that names it, and `left-out` or, for the one that tells
/// persons apart, `persons-left-out`.
fn names_held(recipe: &Recipe, at: &[Option<usize>]) -> Outcome<()> {
    let lacks = |name: &String| {
        let attribute = recipe.attributes.iter().position(|attribute| attribute.title() == *name);
        attribute.is_some_and(|attribute| at[attribute].is_none())
    };
    match recipe.names_read().into_iter().find(|(_, name)| lacks(name)) {
        Some((field, name)) => {
            let persons = field == "records.entity";
            let detail = if persons { "persons-left-out" } else { "left-out" };
            let problem = Problem::of_field(Code::MissingAttribute, field).of_attribute(name);
            Err(problem.with_detail(detail))
        }
        None => Ok(()),
    }
}

fn columns_at<'a>(table: &'a Table, at: &[Option<usize>], guarded: bool) -> Columns<'a> {
    Columns {
        of: at.iter().map(|column| column.map(|index| &table.columns[index])).collect(),
        guarded: vec![guarded; at.len()],
        lines: Some(&table.lines),
    }
}

fn bare_report(recipe: &Recipe, input: &Input, records: Counted, run: Option<Run>) -> Report {
    Report {
        outis: recipe::VERSION,
        kind: ReportKind::Report,
        audience: Audience::Internal,
        input: input.facts(),
        tables: BTreeMap::new(),
        reference: Reference::Input,
        records,
        missing: MissingOutcome {
            matching: recipe.missing.matching,
            sensitive: recipe.missing.sensitive,
            records: 0,
            left_out: 0,
        },
        output: None,
        solution: None,
        compared: Vec::new(),
        models: Vec::new(),
        risk: RiskPair { threshold: recipe.risk.threshold, before: None, after: None },
        utility: None,
        sensitive: Vec::new(),
        warnings: Vec::new(),
        accepted: Vec::new(),
        run,
    }
}

/// The figures of columns as [`columns::said`] takes them.
fn shown(measured: &Measured) -> impl Iterator<Item = (usize, &outis::release::ColumnFigures)> {
    measured.columns.iter().map(|(number, figures)| (*number, figures))
}

/// What was measured of each model, in the shape of the report.
pub(super) fn outcomes(recipe: &Recipe, measured: &Measured) -> Vec<ModelOutcome> {
    let quasi: Vec<String> = recipe
        .attributes
        .iter()
        .filter(|attribute| attribute.role == recipe::Role::QuasiIdentifier)
        .map(recipe::Attribute::title)
        .collect();
    let finite = |value: f64| value.is_finite().then_some(value);
    resolve::models_kept(recipe)
        .into_iter()
        .zip(&measured.models)
        .map(|(model, measured)| ModelOutcome {
            unit: unit_of(recipe, &model),
            failing: match unit_of(recipe, &model) {
                Some(Unit::Persons) => measured.failing_persons as u32,
                Some(Unit::Records) | None => measured.failing as u32,
            },
            model,
            achieved: measured.achieved.and_then(finite),
            holds: measured.holds,
            deciding: measured.deciding.as_ref().map(|deciding| DecidingClass {
                records: deciding.records,
                persons: recipe.records.entity.as_ref().map(|_| deciding.persons),
                labels: quasi.iter().cloned().zip(deciding.labels.iter().cloned()).collect(),
            }),
            facets: measured.facets.iter().map(|&(n, v)| (n.to_owned(), finite(v))).collect(),
        })
        .collect()
}

/// What a model counts where an entity tells persons apart: one of sensitive values looks at all
/// records of a class, whosever they are.
fn unit_of(recipe: &Recipe, model: &recipe::Model) -> Option<Unit> {
    recipe.records.entity.as_ref()?;
    Some(if model.is_about_values() { Unit::Records } else { Unit::Persons })
}

/// A warning in the shape of the report.
#[must_use]
pub fn notice(warning: &Warning) -> Notice {
    let levels = match warning.kind {
        WarningKind::LabelRepeated { below } => Some(below).into_iter().chain(warning.place.level),
        _ => None.into_iter().chain(None),
    };
    Notice {
        attribute: warning.place.attribute.clone(),
        line: warning.place.line.map(|line| line as u32),
        levels: levels.collect(),
        ..Notice::new(warning_code(warning.kind))
    }
}

fn warning_code(kind: WarningKind) -> &'static str {
    match kind {
        WarningKind::BlankLinesAtEnd => "blank-lines-at-end",
        WarningKind::NoSingleRoot => "no-single-root",
        WarningKind::TwoDigitYears => "two-digit-years",
        WarningKind::UnequalLengths => "unequal-lengths",
        WarningKind::AlphabeticalOrder => "alphabetical-order",
        WarningKind::LabelRepeated { .. } => "label-repeated",
        WarningKind::NotShuffled => "not-shuffled",
        WarningKind::NoQuasiIdentifier => "no-quasi-identifier",
        _ => "other",
    }
}
