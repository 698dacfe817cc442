//! The evidence for a release: what was measured of it, in the shape of the report.

mod associations;
mod columns;
mod detail;
mod exposed;
mod file;
mod mapped;
mod meanings;
mod persons;
mod perturbed;
mod protected;
mod solution;
mod unique;
mod utility;

pub(crate) use columns::{notices as column_notices, with_name};
pub(crate) use detail::details;
pub use file::measure_file;
pub(crate) use mapped::NOBODY;
pub use persons::person_effect;
pub(crate) use persons::unit_counted;
pub use unique::SpecialUniqueSearch;

use crate::resolve::{self, Occurring};
use crate::{Chosen, Found, Input, Job};
use exposed::{Skipped, all_figures, sequences_notice};
use outis::error::{Warning, WarningKind};
use outis::evidence::{Classes, ColumnFigures, Released, written_alike};
use outis::hierarchy::RareValues;
use outis::model::MODELS;
use outis::plan::Plan;
use outis::release::{Applied, Measured, measure, measure_original, measure_prepared};
use outis::study::Classified;
use outis::table::{Column, Multiplicity};
use outis_protocol::recipe::{self, Recipe};
use outis_protocol::report::{
    Audience, Counted, DecidingClass, FileFacts, ItemColumnOutcome, MissingOutcome, ModelOutcome,
    Notice, NoticeCode, RareLevel, Reference, Report, ReportKind, RiskPair, RunFacts, Unit,
    Written,
};
use std::borrow::Cow;
use std::collections::BTreeMap;

/// What is said of a file that was released beside what was measured of it.
#[derive(Clone, Debug)]
pub(crate) struct ReleasedFile {
    /// SHA-256 of its bytes, in hex.
    pub sha256: String,
    /// Whether what was random came from the system's generator.
    pub system: bool,
}

impl Job {
    /// The report on a release that was written and checked. Without a file it was written only to
    /// be measured.
    pub(crate) fn report(
        &self,
        found: &Found,
        applied: &Applied,
        measured: &Measured,
        file: Option<ReleasedFile>,
        run: Option<RunFacts>,
    ) -> Report {
        let mut skipped = Skipped::new();
        let given = file.as_ref().is_some_and(|file| !file.system);
        let before = Classes::exact(&self.prepared);
        let partition = &measured.partition;
        let released = self.released(&found.chosen, applied.node());
        let after = Classes::released(&self.prepared, released.clone()).with_measured(partition);
        let left_out = match self.recipe.missing.matching {
            recipe::Matching::RemoveRow => self.still_missing(applied),
            recipe::Matching::OwnValue | recipe::Matching::Wildcard => 0,
        };
        let losses = self.losses_released(&released);
        let identities = self.mapped(&released);
        let bare = self.bare_report(&before, run);
        let (sensitive, told) = protected::measured(&self.recipe, bare.sensitive, measured);
        let mut report = Report {
            sensitive,
            output: file.map(|ReleasedFile { sha256, system }| Written {
                sha256,
                records: partition.counts().iter().sum(),
                order: self.order(system).to_owned(),
            }),
            solution: Some(self.solution_losing(&self.recipe.search, found, &losses)),
            meanings: self.meanings(found),
            models: outcomes(&self.recipe, measured),
            records: self.counted_after(applied),
            missing: MissingOutcome { left_out, ..bare.missing },
            risk: RiskPair {
                before: all_figures(&self.recipe, &before, self.households(), &mut skipped),
                after: all_figures(&self.recipe, &after, self.households(), &mut skipped),
                ..bare.risk
            },
            utility: Some(self.utility(found, &released, &mut skipped)),
            items: self.item_columns(applied),
            perturbed: self.perturbed_columns(applied, given),
            ..bare
        };
        let journalist = report.risk.after.as_mut().and_then(|after| after.journalist.as_mut());
        if let Some(journalist) = journalist {
            journalist.identities = identities;
        }
        report.warnings.extend(self.repeated_after(applied));
        report.warnings.extend(measured.warnings.iter().map(notice));
        report.warnings.extend(told);
        report.warnings.extend(sequences_notice(&self.recipe, report.risk.after.as_ref()));
        let said = columns::said(&self.recipe, shown(measured));
        report.warnings.extend(said.warnings);
        report.accepted = said.accepted;
        report.warnings.extend(skipped.into_iter().map(Notice::new));
        report
    }

    /// What became of columns that hold a set of items in each cell.
    fn item_columns(&self, applied: &Applied) -> Vec<ItemColumnOutcome> {
        let columns = self.plan.sets.iter().zip(applied.sets());
        let told = columns.map(|(planned, released)| ItemColumnOutcome {
            attribute: self.plan.attributes[released.attribute].name.clone(),
            k: planned.k,
            m: planned.m,
            achieved: released.achieved,
            loss: released.loss,
            emptied: released.emptied,
        });
        told.collect()
    }

    /// What is released of what was chosen. A node that is applied has its classes at hand.
    pub(crate) fn released<'a>(
        &'a self,
        chosen: &'a Chosen,
        node: Option<&'a Classified>,
    ) -> Released<'a> {
        let study = &*self.prepared.study;
        match (chosen, node) {
            (Chosen::Recoded(recoded), _) => Released::Recoded(recoded),
            (Chosen::Node(_), Some(node)) => Released::of_node(study, Cow::Borrowed(node)),
            (Chosen::Node(node), None) => {
                Released::of_node(study, Cow::Owned(study.classified(&node.levels)))
            }
        }
    }

    /// The classes of what is released, as the search counts them.
    fn classes_after<'a>(&'a self, chosen: &'a Chosen) -> Classes<'a> {
        Classes::released(&self.prepared, self.released(chosen, None))
    }

    /// Records that show a missing quasi-identifier once they are generalized, suppressed ones
    /// too. A recoding knows nothing of how it would show a record that it suppresses.
    fn still_missing(&self, applied: &Applied) -> u32 {
        let node = applied.node();
        node.map_or(0, |node| {
            Classes::at_node(&self.prepared, Cow::Borrowed(node)).missing_records()
        })
    }

    /// What the input achieves of each model as it stands, its missing cells written alike.
    #[must_use]
    pub fn outcomes_before(&self) -> Vec<ModelOutcome> {
        let table = self.input.table();
        let mut columns = self.plan.columns(table);
        let written = columns
            .by_attribute
            .iter()
            .map(|column| column.and_then(|column| written_alike(column, &self.plan.markers)));
        let written: Vec<Option<Column>> = written.collect();
        for (column, written) in columns.by_attribute.iter_mut().zip(&written) {
            *column = written.as_ref().or(*column);
        }
        let measured = match measure_prepared(&self.plan, &self.prepared, columns.clone()) {
            Ok(Some(measured)) => Ok(measured),
            Ok(None) if self.plan.population.as_ref().is_some_and(|people| people.apart) => {
                measure_original(&self.plan, columns, table.records)
            }
            Ok(None) => measure(&self.plan, columns.clone(), table.records, columns),
            Err(error) => Err(error),
        };
        measured.map(|measured| outcomes(&self.recipe, &measured)).unwrap_or_default()
    }

    /// In which order records are written.
    fn order(&self, system: bool) -> &'static str {
        order_told(self.recipe.output.shuffle, system)
    }

    /// The report where no node within the limits satisfies the models.
    pub(crate) fn no_solution(&self, run: Option<RunFacts>) -> Report {
        let mut skipped = Skipped::new();
        let classes = Classes::exact(&self.prepared);
        let bare = self.bare_report(&classes, run);
        let models = resolve::models_kept(&self.recipe).into_iter().map(|model| ModelOutcome {
            unit: unit_of(&self.recipe, &model),
            model,
            achieved: None,
            holds: false,
            failing: 0,
            deciding: None,
            facets: BTreeMap::new(),
        });
        let before = all_figures(&self.recipe, &classes, self.households(), &mut skipped);
        let mut report =
            Report { models: models.collect(), risk: RiskPair { before, ..bare.risk }, ..bare };
        report.warnings.extend(skipped.into_iter().map(Notice::new));
        report
    }

    fn bare_report(&self, before: &Classes<'_>, run: Option<RunFacts>) -> Report {
        let input = (&*self.input, &self.plan.counts);
        let bare = bare_report(&self.recipe, input, self.counted(), run);
        let columns = self.columns();
        let values = Occurring::new(&self.recipe, self.input.table(), &columns);
        Report {
            sensitive: protected::outcomes(
                &self.recipe,
                &resolve::models_kept(&self.recipe),
                &values,
            ),
            tables: self.tables.clone(),
            policy: self.policy.as_ref().map(|known| known.facts.clone()),
            rare: rare(&self.plan),
            missing: MissingOutcome { records: before.missing_records(), ..bare.missing },
            warnings: self.settled(),
            ..bare
        }
    }

    /// Everything to know before anything is searched: as a report has it, but that columns
    /// which are released word for word are those of the input.
    #[must_use]
    pub fn warnings(&self) -> Vec<Notice> {
        let mut warnings = self.settled();
        warnings.extend(self.said_before().warnings);
        warnings
    }

    /// What is to be known whatever is written.
    fn settled(&self) -> Vec<Notice> {
        let prepared = self.prepared.warnings.iter().map(notice);
        let mut warnings: Vec<Notice> = self.input.notices().chain(prepared).collect();
        warnings.extend(self.notices.iter().cloned());
        warnings.extend(self.repeated_notice());
        warnings.extend(persons::entity_notice(&self.recipe));
        let (table, columns) = (self.input.table(), self.columns());
        let markers = &self.plan.markers;
        warnings.extend(persons::unassigned_notice(&self.recipe, table, &columns, markers));
        warnings.extend(persons::alike_notice(&self.recipe, table, &columns, markers));
        if !self.recipe.output.shuffle {
            warnings.push(Notice::new(warning_code(WarningKind::NotShuffled)));
        }
        let values = Occurring::new(&self.recipe, table, &columns);
        warnings.extend(protected::warnings(
            &self.recipe,
            &resolve::models_kept(&self.recipe),
            &values,
        ));
        warnings.extend(perturbed::notices(&self.recipe));
        warnings.into_iter().map(|notice| self.input.told_of_column(notice)).collect()
    }

    /// Where the attributes stand in the input.
    fn columns(&self) -> Vec<Option<usize>> {
        self.plan.attributes.iter().map(|attribute| Some(attribute.column)).collect()
    }
}

/// What a report says of the order of what was written; `system` says that the seed came from the
/// system's generator.
pub(crate) fn order_told(is_shuffled: bool, system: bool) -> &'static str {
    match (is_shuffled, system) {
        (false, _) => "as input",
        (true, true) => "shuffled, system",
        (true, false) => "shuffled, given",
    }
}

fn bare_report(
    recipe: &Recipe,
    (input, counts): (&Input, &Multiplicity),
    records: Counted,
    run: Option<RunFacts>,
) -> Report {
    Report {
        outis: recipe::VERSION,
        kind: ReportKind::Report,
        audience: Audience::Internal,
        input: FileFacts { records: counts.records(input.table().records) as u32, ..input.facts() },
        tables: BTreeMap::new(),
        reference: Reference::Input,
        records,
        missing: MissingOutcome {
            matching: recipe.missing.matching,
            sensitive: recipe.missing.sensitive,
            suppressed_equals_missing: recipe.missing.suppressed_equals_missing,
            records: 0,
            left_out: 0,
        },
        output: None,
        policy: None,
        solution: None,
        compared: Vec::new(),
        rare: BTreeMap::new(),
        meanings: BTreeMap::new(),
        models: Vec::new(),
        risk: RiskPair { threshold: recipe.risk.threshold, before: None, after: None },
        utility: None,
        earlier: Vec::new(),
        items: Vec::new(),
        perturbed: perturbed::told(recipe),
        sensitive: Vec::new(),
        warnings: Vec::new(),
        accepted: Vec::new(),
        run,
    }
}

/// What goes together because it is rare, of each attribute of which something does.
fn rare(plan: &Plan) -> BTreeMap<String, Vec<RareLevel>> {
    let levels = plan.attributes.iter().filter_map(|attribute| {
        let levels = attribute.hierarchy.rule()?.rare()?;
        Some((
            attribute.name.clone(),
            levels
                .into_iter()
                .map(|RareValues { below, values, records }| RareLevel {
                    below,
                    values: values as u32,
                    records: records as u32,
                })
                .collect(),
        ))
    });
    levels.collect()
}

/// The figures of columns as [`columns::said`] takes them.
fn shown(measured: &Measured) -> impl Iterator<Item = (usize, &ColumnFigures)> {
    measured.columns.iter().map(|(number, figures)| (*number, figures))
}

/// What was measured of each model, in the shape of the report.
fn outcomes(recipe: &Recipe, measured: &Measured) -> Vec<ModelOutcome> {
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
        .inspect(|(model, measured)| {
            debug_assert!(measured.facets.iter().all(|(name, _)| may_report(model, name)));
        })
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
                equally_weak: deciding.equally_weak,
                labels: quasi.iter().cloned().zip(deciding.labels.iter().cloned()).collect(),
            }),
            facets: measured.facets.iter().map(|&(n, v)| (n.to_owned(), finite(v))).collect(),
        })
        .collect()
}

/// Whether a model declares that it may report a figure of this name. Words are looked for by
/// what is declared.
fn may_report(model: &recipe::Model, name: &str) -> bool {
    let mut kinds = MODELS.iter().filter(|kind| kind.declared.id == model.id());
    kinds.any(|kind| kind.facets.contains(&name))
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
        // Two lines of a hierarchy with one text have nothing between them.
        last_line: match warning.kind {
            WarningKind::LabelRepeated { .. } => None,
            _ => warning.place.other_line.map(|line| line as u32),
        },
        levels: levels.collect(),
        values: match warning.kind {
            WarningKind::PersonsAlike { values } => Some(values as u32),
            _ => None,
        },
        records: match warning.kind {
            WarningKind::FormulaTexts { records }
            | WarningKind::FormulasGuarded { records }
            | WarningKind::LeadingZerosLost { records }
            | WarningKind::BlocksUnfilled { records }
            | WarningKind::DittoMarks { records }
            | WarningKind::TotalsLine { records }
            | WarningKind::NamesRepeated { records }
            | WarningKind::RecordsFitted { records }
            | WarningKind::TotalsWithin { records }
            | WarningKind::NearlyEmpty { records }
            | WarningKind::OtherTable { records } => Some(records as u32),
            _ => None,
        },
        ..Notice::new(warning_code(warning.kind))
    }
}

fn warning_code(kind: WarningKind) -> NoticeCode {
    match kind {
        WarningKind::BlankLinesAtEnd => NoticeCode::BlankLinesAtEnd,
        WarningKind::FormulaTexts { .. } => NoticeCode::FormulaTexts,
        WarningKind::FormulasGuarded { .. } => NoticeCode::FormulasGuarded,
        WarningKind::LeadingZerosLost { .. } => NoticeCode::LeadingZerosLost,
        WarningKind::BlocksUnfilled { .. } => NoticeCode::BlocksUnfilled,
        WarningKind::DittoMarks { .. } => NoticeCode::DittoMarks,
        WarningKind::PersonsAlike { .. } => NoticeCode::PersonsAlike,
        WarningKind::TotalsLine { .. } => NoticeCode::TotalsLine,
        WarningKind::NamesRepeated { .. } => NoticeCode::NamesRepeated,
        WarningKind::RecordsFitted { .. } => NoticeCode::RecordsFitted,
        WarningKind::TotalsWithin { .. } => NoticeCode::TotalsWithin,
        WarningKind::NearlyEmpty { .. } => NoticeCode::NearlyEmpty,
        WarningKind::OtherTable { .. } => NoticeCode::OtherTable,
        WarningKind::NoSingleRoot => NoticeCode::NoSingleRoot,
        WarningKind::TwoDigitYears => NoticeCode::TwoDigitYears,
        WarningKind::UnequalLengths => NoticeCode::UnequalLengths,
        WarningKind::AlphabeticalOrder => NoticeCode::AlphabeticalOrder,
        WarningKind::LabelRepeated { .. } => NoticeCode::LabelRepeated,
        WarningKind::NotShuffled => NoticeCode::NotShuffled,
        WarningKind::NoQuasiIdentifier => NoticeCode::NoQuasiIdentifier,
        _ => NoticeCode::Other,
    }
}
