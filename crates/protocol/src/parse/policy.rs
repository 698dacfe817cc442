//! The text of a policy to [`Policy`].

use super::culprit::placed;
use super::{POLICY, field_problem, opened, refuse_nul, written};
use crate::policy::Policy;
use crate::problem::{Code, Outcome, Problem};
use crate::recipe::searches;
use outis::model::MODELS;

/// Reads a policy.
///
/// # Errors
/// `policy-broken` with the line, the field and, as its detail, what a recipe would be refused for.
pub fn parse_policy(text: &str) -> Outcome<Policy> {
    read_policy(text.strip_prefix('\u{feff}').unwrap_or(text)).map_err(|problem| {
        let detail = Some(problem.code.id().to_owned());
        Problem { code: Code::PolicyBroken, detail, ..problem }
    })
}

fn read_policy(text: &str) -> Outcome<Policy> {
    opened(text, POLICY)?;
    written::lists(text, &written::POLICY)?;
    let mut reader = serde_json::Deserializer::from_str(text);
    let policy: Policy = serde_path_to_error::deserialize(&mut reader)
        .map_err(|error| placed(text, field_problem(&error.path().to_string(), error.inner())))?;
    refuse_nul(text)?;
    if policy.id.trim().is_empty() {
        return Err(Problem::of_field(Code::RecipeMissingField, "id"));
    }
    if policy.risk.max.is_some_and(|max| !(max > 0.0 && max <= 1.0)) {
        return Err(Problem::of_field(Code::Parameter, "risk.max"));
    }
    for (number, model) in policy.models.iter().enumerate() {
        model
            .check()
            .map_err(|_| Problem::of_field(Code::Parameter, format!("models[{number}]")))?;
    }
    for (number, treatment) in policy.treatments.iter().enumerate() {
        let field = |name: &str| format!("treatments[{number}].{name}");
        if treatment.columns.is_empty() {
            return Err(Problem::of_field(Code::RecipeMissingField, field("columns")));
        }
        if treatment.hierarchy.file().is_some() {
            return Err(Problem::of_field(Code::Parameter, field("hierarchy.file")));
        }
    }
    let known_models = MODELS.each_ref().map(|kind| kind.declared.id);
    known("forbidden", &policy.forbidden, &known_models)?;
    let searches: Vec<&str> = searches().into_iter().map(|declared| declared.id).collect();
    known("searches", &policy.searches, &searches)?;
    Ok(policy)
}

/// Refuses a name that is not known: misspelt, it would protect nobody.
fn known(field: &str, names: &[String], known: &[&str]) -> Outcome<()> {
    match names.iter().position(|name| !known.contains(&name.as_str())) {
        None => Ok(()),
        Some(place) => Err(Problem::of_field(Code::UnknownChoice, format!("{field}[{place}]"))),
    }
}
