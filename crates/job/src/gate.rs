//! Whether a release that somebody hands in holds what a policy asks for.
//!
//! Whoever hands it in is not believed. What columns are for is said by the policy and the detectors,
//! models and risk are measured on the release, and the report beside it can only add reasons to
//! refuse: what it says and the release does not show must be accepted by the policy.

use crate::inspect::inspect;
use crate::policy::{KnownPolicy, listed_as, sensitive};
use crate::{Input, measure_file};
use outis::choice::ParameterKind;
use outis::model::{KAnonymity, MODELS, ModelChoice, PersonalK, SMALLEST_K};
use outis_protocol::gate::{ClaimedReport, GateColumn, GateReport};
use outis_protocol::policy::{PolicyEarlier, Unshown};
use outis_protocol::problem::{Code, Outcome, Problem};
use outis_protocol::recipe::{Recipe, Role};
use outis_protocol::report::ModelOutcome;
use std::collections::{BTreeMap, BTreeSet};

/// Measures a release for a gate: a file, and whether it holds more than what was read of it. `year` is
/// the present one, by which dates are read.
///
/// # Errors
/// If it cannot be measured at all; whatever keeps it from passing is a refusal in the report.
pub fn gate(
    known: &KnownPolicy,
    (release, holds_more): (&Input, bool),
    claimed: &ClaimedReport,
    year: i16,
) -> Outcome<GateReport> {
    let found = inspect(release, year);
    let mut recipe = found.recipe;
    let mut refusals = Vec::new();
    if claimed.sha256() != Some(release.sha256.as_str()) {
        refusals.push(known.refusal(Code::OtherReport));
    }
    if holds_more {
        refusals.push(known.refusal(Code::PolicySetting).with_detail("format"));
    }
    refusals.extend(known.check_claims(claimed));
    let mut columns = Vec::new();
    for (attribute, view) in recipe.attributes.iter_mut().zip(&found.columns) {
        attribute.hierarchy = None;
        let title = attribute.title();
        let named = known.policy.role(&title);
        let detected = (view.certainty != UNSURE).then_some(attribute.role);
        let points_to_persons = detected == Some(Role::Identifier);
        let role = named.or(detected);
        // What nobody knows is measured as if everybody knew it.
        attribute.role = role.unwrap_or(Role::QuasiIdentifier);
        let is_released_whole = !matches!(role, Some(Role::QuasiIdentifier | Role::Identifier));
        let detail = match role {
            Some(Role::Identifier) if named.is_some() => Some(listed_as(Role::Identifier)),
            Some(Role::Identifier) => Some("identifying"),
            // A harmless name is not believed where the values are those of persons.
            _ if is_released_whole && points_to_persons => Some("identifying"),
            // Nothing would be asked of what is sensitive.
            Some(Role::Sensitive) if named.is_none() && !known.protects(&title) => {
                Some("unprotected")
            }
            None => Some("unknown"),
            Some(_) => None,
        };
        if let Some(detail) = detail {
            let refusal = known.refusal(Code::PolicyAttribute).of_attribute(&title);
            refusals.push(refusal.with_detail(detail));
        }
        let reason = if named.is_some() { "policy".to_owned() } else { view.reason.clone() };
        columns.push(GateColumn { number: view.number, name: view.name.clone(), role, reason });
    }
    let unshown = unshown(known, claimed, &recipe);
    for &one in unshown.difference(&known.policy.accepts.iter().copied().collect()) {
        refusals.push(known.refusal(Code::PolicyUnshown).with_detail(one.id()));
    }
    let (models, risk) = measured(known, release, recipe)?;
    for outcome in models.iter().filter(|outcome| !outcome.holds) {
        let attribute = outcome.model.attributes().next().map(|(_, title)| title.to_owned());
        let refusal = known.refusal(Code::PolicyModel).with_detail(outcome.model.id());
        let expected = outcome.model.k().map(u64::from);
        refusals.push(Problem { attribute, expected, ..refusal });
    }
    // What groups tell of values that were changed at random says nothing of the true ones.
    for outcome in models.iter().filter(|outcome| outcome.holds) {
        let mut attributes = outcome.model.attributes();
        let untrue = attributes.find(|(_, title)| claimed.perturbed().any(|name| name == *title));
        if let Some((_, title)) = untrue {
            let refusal = known.refusal(Code::PolicyModel).of_attribute(title);
            refusals.push(refusal.with_detail(outcome.model.id()));
        }
    }
    refusals.extend(known.check_risk(risk).err());
    Ok(GateReport {
        policy: known.facts.clone(),
        sha256: release.sha256.clone(),
        records: release.table().records as u32,
        columns,
        models,
        risk,
        unshown: unshown.into_iter().collect(),
        refusals,
    })
}

/// What `inspect` says where it guesses.
const UNSURE: &str = "unsure";

/// The policy's models on the release, without what classes show, and the highest risk.
fn measured(
    known: &KnownPolicy,
    release: &Input,
    mut recipe: Recipe,
) -> Outcome<(Vec<ModelOutcome>, Option<f64>)> {
    let mut attributes = recipe.attributes.iter();
    let is_known = attributes.any(|attribute| attribute.role == Role::QuasiIdentifier);
    let asked = known.asked_of(&sensitive(&recipe)).into_iter();
    // What needs more than the release is not measured, but named among what it does not show.
    recipe.models = asked.filter(|model| unshown_of(model.id()).is_none()).collect();
    let asks = !recipe.models.is_empty();
    if !asks {
        recipe.models.push(KAnonymity::chosen(SMALLEST_K).into());
    }
    let report = measure_file(&recipe, release, None, &BTreeMap::new(), None)?;
    let mut models = if asks { report.models } else { Vec::new() };
    let deciding = models.iter_mut().filter_map(|model| model.deciding.as_mut());
    deciding.for_each(|class| class.labels.clear());
    let risk = report.risk.after.filter(|_| is_known);
    Ok((models, risk.map(|figures| figures.prosecutor.max)))
}

/// What only the report can say, and the release does not show.
fn unshown(known: &KnownPolicy, claimed: &ClaimedReport, release: &Recipe) -> BTreeSet<Unshown> {
    let asked = known.policy.models.iter().map(|model| model.id());
    let mut unshown: BTreeSet<Unshown> =
        claimed.models().chain(asked).filter_map(unshown_of).collect();
    unshown.extend(claimed.counts_persons().then_some(Unshown::Entity));
    unshown.extend(claimed.weighs_records().then_some(Unshown::SamplingWeight));
    let must_compare = known.policy.earlier == Some(PolicyEarlier::Required);
    unshown.extend(must_compare.then_some(Unshown::Earlier));
    let mut titles = release.attributes.iter().map(|attribute| attribute.title());
    let is_treated = titles.any(|title| known.policy.treatment(&title).is_some());
    unshown.extend(is_treated.then_some(Unshown::Treatments));
    unshown
}

/// What a model needs beside the release.
fn unshown_of(id: &str) -> Option<Unshown> {
    let declared = MODELS.iter().map(|kind| kind.declared).find(|declared| declared.id == id)?;
    let mut parameters = declared.parameters.iter();
    if declared.id == PersonalK::DECLARED.id {
        return Some(Unshown::PersonalDemands);
    }
    let of_population = matches!(declared.family, "presence" | "population")
        || parameters.any(|parameter| parameter.kind == ParameterKind::Table);
    of_population.then_some(Unshown::Population)
}
