//! Columns whose values are made untrue of the persons beside them.
//!
//! What is promised of a column, or told by it, is then no longer so: whoever is found by a
//! quasi-identifier, told apart, weighed or protected by values of another person is not. All that is
//! refused, so that no sentence of a report rests on what is not true.

use outis::perturbation::{Perturbation, RECORDS_PER_VALUE, values_of};
use outis::plan::{Plan, PlannedPerturbation};
use outis::release::PerturbedColumn;
use outis::table::Table;
use outis_protocol::problem::{Code, Outcome, Problem};
use outis_protocol::recipe::{Attribute, Recipe, Role};

/// What a recipe decides about columns that are perturbed, by itself.
///
/// # Errors
/// `not-together` for a column that must be true, or that something else looks at, and where persons
/// have several records or lines stand for several; `parameter` with field and range.
pub(super) fn planned_perturbations(recipe: &Recipe) -> Outcome<Vec<PlannedPerturbation>> {
    let attributes = recipe.attributes.iter().enumerate();
    let perturbed = attributes.filter_map(|(number, attribute)| {
        let chosen = attribute.perturb.as_ref()?;
        let field = format!("attributes[{number}].perturb");
        let planned = contradiction(recipe, attribute).map_or_else(
            || {
                let perturbation = Perturbation::chosen(chosen);
                let perturbation =
                    perturbation.map_err(|error| Problem::from(error).within(&field));
                Ok(PlannedPerturbation { attribute: number, perturbation: perturbation? })
            },
            |detail| Err(Problem::of_field(Code::NotTogether, &field).with_detail(detail)),
        );
        Some(planned.map_err(|problem| problem.of_attribute(attribute.title())))
    });
    perturbed.collect()
}

/// Why a column must be true.
fn contradiction(recipe: &Recipe, attribute: &Attribute) -> Option<&'static str> {
    let (records, title) = (&recipe.records, attribute.title());
    let is_own = |name: &str| name == title;
    let is_joint = recipe.models.iter().any(|model| model.switch("joint"));
    let is_folded_by = recipe.data.fold.as_ref().is_some_and(|fold| is_own(&fold.person));
    let is_household = records.household.as_deref().is_some_and(is_own);
    let names = recipe.names_read();
    let read = names.iter().find(|(_, name)| is_own(name)).map(|(field, _)| field);
    match attribute.role {
        Role::Identifier => Some("perturb-identifier"),
        Role::QuasiIdentifier => Some("perturb-quasi-identifier"),
        _ if records.count.is_some() => Some("perturb-counts"),
        _ if records.entity.is_some() => Some("perturb-entity"),
        _ if attribute.items.is_some() => Some("perturb-items"),
        _ if attribute.protection.is_some() => Some("perturb-declined"),
        _ if read.is_some_and(|field| field.starts_with("models[")) => Some("perturb-model"),
        Role::Sensitive if is_joint => Some("perturb-joint"),
        _ if read.is_some() || is_household || is_folded_by => Some("perturb-read"),
        _ if recipe.loss.attributes().any(|(_, name)| is_own(name)) => Some("perturb-read"),
        _ => None,
    }
}

/// Refuses columns that would stay true, or of which what is drawn would often be the value of one
/// other person: `columns` says where the attributes stand in the table that is to be anonymized.
///
/// # Errors
/// `not-together` with how many values there are, and how many there may be.
pub(super) fn refuse_unsuited(
    recipe: &Recipe,
    table: &Table,
    columns: &[usize],
    planned: &[PlannedPerturbation],
    markers: &[String],
) -> Outcome<()> {
    for &PlannedPerturbation { attribute, perturbation } in planned {
        let values = values_of(&table.columns[columns[attribute]], markers).0.len();
        let title = recipe.attributes[attribute].title();
        if values < 2 {
            let problem = Problem::new(Code::NotTogether).with_detail("perturb-one-value");
            return Err(placed(problem, attribute, &title));
        }
        check_suits(perturbation, table.records, values)
            .map_err(|problem| placed(problem, attribute, &title))?;
    }
    Ok(())
}

/// Refuses a release with too few records for what was done to their values.
///
/// # Errors
/// As [`refuse_unsuited`].
pub(crate) fn refuse_few_records(plan: &Plan, columns: &[PerturbedColumn]) -> Outcome<()> {
    for column in columns.iter().filter(|column| column.records > 0) {
        let PlannedPerturbation { attribute, perturbation } = column.planned;
        check_suits(perturbation, column.records, column.values)
            .map_err(|problem| placed(problem, attribute, &plan.attributes[attribute].name))?;
    }
    Ok(())
}

/// Refuses so few records that what is done to their values would be undone, or tell those of others.
fn check_suits(perturbation: Perturbation, records: usize, values: usize) -> Outcome<()> {
    if perturbation.suits(records, values) {
        return Ok(());
    }
    let problem = Problem::new(Code::NotTogether);
    Err(match perturbation {
        Perturbation::Swap { .. } => problem.with_detail("perturb-one-value"),
        Perturbation::RandomizedResponse { .. } => Problem {
            found: Some(values as u64),
            expected: Some((records / RECORDS_PER_VALUE) as u64),
            ..problem.with_detail("perturb-many-values")
        },
    })
}

/// A problem with what is done to the values of an attribute.
fn placed(problem: Problem, attribute: usize, title: &str) -> Problem {
    let field = Some(format!("attributes[{attribute}].perturb"));
    Problem { field, ..problem.of_attribute(title) }
}
