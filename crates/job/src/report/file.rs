//! The evidence for a file that was only measured.

use super::exposed::{Skipped, all_figures, sequences_notice};
use super::utility::left;
use super::{bare_report, columns, outcomes, persons, perturbed, protected, shown};
use crate::resolve::{self, Files, Occurring};
use crate::{Input, fold};
use outis::evidence::Classes;
use outis::plan::Columns;
use outis::release::measure;
use outis::table::{Multiplicity, Table};
use outis_protocol::problem::{Code, Outcome, Problem};
use outis_protocol::recipe::{self, Model, Recipe};
use outis_protocol::report::{
    MissingOutcome, Notice, NoticeCode, Reference, Report, RiskPair, RunFacts,
};

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
    run: Option<RunFacts>,
) -> Outcome<Report> {
    let folded = fold::measured(recipe, input)?;
    let input = folded.as_ref().unwrap_or(input);
    let whole = original.map(|original| fold::original(recipe, original)).transpose()?.flatten();
    let original = whole.as_ref().or(original);
    let table = input.table();
    let indices = resolve::columns(recipe, table, true).map_err(|problem| input.told(problem))?;
    let of_original = match original {
        Some(original) => {
            let table = original.table();
            let indices = resolve::columns(recipe, table, false);
            let indices = indices.map_err(|problem| original.told(problem))?;
            let counts = resolve::counts(recipe, table, &indices);
            let counts = counts.map_err(|problem| original.told(problem))?;
            Some((table, indices.clone(), columns_at(table, &indices, counts)))
        }
        None => None,
    };
    let columns_before = of_original.as_ref().map(|(.., columns)| columns);
    let resolved = resolve::plan_to_measure(recipe, table, &indices, columns_before, files)?;
    let plan = &resolved.plan;
    names_held(recipe, &indices)?;
    let values = Occurring::new(recipe, table, &indices);
    let columns = columns_at(table, &indices, plan.counts.clone());
    let reference =
        of_original.as_ref().map_or_else(|| columns.clone(), |original| original.2.clone());
    let measured = measure(plan, columns, table.records, reference)
        .map_err(|error| input.told(resolve::placed(recipe, error)))?;
    let mut skipped = Skipped::new();
    let classes = Classes::of_counted(plan, (table, &plan.counts), &indices)?;
    let classes = classes.with_measured(&measured.partition);
    let households = persons::households(recipe, (table, &indices), &plan.markers);
    let after = all_figures(recipe, &classes, households, &mut skipped);
    let before = match &of_original {
        Some((table, indices, columns)) => {
            let classes = Classes::of_counted(plan, (table, &columns.counts), indices)?;
            let households = persons::households(recipe, (table, indices), &plan.markers);
            all_figures(recipe, &classes, households, &mut skipped)
        }
        None => after.clone(),
    };
    let mut utility = None;
    let mut untold = None;
    if let Some(original) = original {
        let texts = classes.texts(plan, table, &indices);
        match left(recipe, original, &texts, files) {
            Ok(measured) => utility = Some(measured),
            Err(notice) => untold = Some(notice),
        }
    }
    let whole = of_original.as_ref().map(|(table, indices, _)| (*table, indices.as_slice()));
    let (counted, may_repeat) =
        persons::counted_in_file(recipe, (table, &indices), whole, &plan.markers);
    let bare = bare_report(recipe, (input, &plan.counts), counted, run);
    let said = columns::said(recipe, shown(&measured));
    let models = outcomes(recipe, &measured);
    // Nothing has ensured that they do.
    let holding: Vec<Model> =
        models.iter().filter(|one| one.holds).map(|one| one.model.clone()).collect();
    let sensitive = protected::outcomes(recipe, &holding, &values);
    let (sensitive, told) = protected::measured(recipe, sensitive, &measured);
    let notices = resolved
        .notices
        .into_iter()
        .chain(may_repeat)
        .chain(persons::entity_notice(recipe))
        .chain(persons::unassigned_notice(recipe, table, &indices, &plan.markers))
        .chain(persons::alike_notice(recipe, table, &indices, &plan.markers))
        .chain(identifiers_present(recipe, &indices))
        .chain(protected::warnings(recipe, &holding, &values))
        .chain(perturbed::notices(recipe))
        .chain(told)
        .chain(sequences_notice(recipe, after.as_ref()))
        .chain(said.warnings)
        .chain(skipped.into_iter().map(Notice::new));
    Ok(Report {
        tables: resolved.tables,
        reference: if original.is_some() { Reference::Given } else { Reference::FileItself },
        missing: MissingOutcome { records: classes.missing_records(), ..bare.missing },
        models,
        sensitive,
        risk: RiskPair { before, after, ..bare.risk },
        utility,
        warnings: (input.notices().chain(notices).chain(untold))
            .map(|notice| input.told_of_column(notice))
            .collect(),
        accepted: said.accepted,
        ..bare
    })
}

/// The warning of each identifier that a measured file still holds.
fn identifiers_present(recipe: &Recipe, indices: &[Option<usize>]) -> Vec<Notice> {
    let present = recipe.attributes.iter().zip(indices).filter(|(attribute, column)| {
        attribute.role == recipe::Role::Identifier && column.is_some()
    });
    let notices = present.map(|(attribute, _)| Notice {
        attribute: Some(attribute.title()),
        ..Notice::new(NoticeCode::IdentifierPresent)
    });
    notices.collect()
}

/// Refuses a file without a column that has to be read: a release does not hold its identifiers.
///
/// # Errors
/// `missing-attribute` with the field that names it, and `left-out` or, for the one that tells
/// persons apart, `persons-left-out`.
fn names_held(recipe: &Recipe, indices: &[Option<usize>]) -> Outcome<()> {
    let lacking = recipe.names_read().into_iter().find(|(_, name)| {
        let attribute = recipe.attributes.iter().position(|attribute| attribute.title() == *name);
        attribute.is_some_and(|attribute| indices[attribute].is_none())
    });
    match lacking {
        Some((field, name)) => {
            let persons = field == "records.entity";
            let detail = if persons { "persons-left-out" } else { "left-out" };
            let problem = Problem::of_field(Code::MissingAttribute, field).of_attribute(name);
            Err(problem.with_detail(detail))
        }
        None => Ok(()),
    }
}

fn columns_at<'a>(
    table: &'a Table,
    indices: &[Option<usize>],
    counts: Multiplicity,
) -> Columns<'a> {
    let by_attribute = indices.iter().map(|column| column.map(|index| &table.columns[index]));
    Columns { lines: Some(&table.lines), counts, ..Columns::plain(by_attribute.collect()) }
}
