//! Whether a recipe asks for what an institution's policy asks for, and a report shows it.

use crate::attack::NamedInput;
use outis::choice::Argument;
use outis::table::suggest::is_missing_marker;
use outis_protocol::gate::ClaimedReport;
use outis_protocol::policy::{Policy, PolicyEarlier, is_meant, sensitive_pattern};
use outis_protocol::problem::{Code, Outcome, Problem};
use outis_protocol::recipe::{
    Attribute, EarlierReleases, Format, Matching, MissingSensitive, Model, Recipe, Role,
};
use outis_protocol::report::{PolicyFacts, Report};
use std::iter;

/// A policy with what identifies its file.
#[derive(Clone, Debug)]
pub struct KnownPolicy {
    /// What it asks for.
    pub policy: Policy,
    /// What identifies it.
    pub facts: PolicyFacts,
}

impl KnownPolicy {
    /// Reads the text of a policy, whose bytes have this SHA-256 in hex.
    ///
    /// # Errors
    /// As [`outis_protocol::parse_policy`].
    pub fn read(text: &str, sha256: String) -> Outcome<Self> {
        let policy = outis_protocol::parse_policy(text)?;
        let facts = PolicyFacts { id: policy.id.clone(), sha256 };
        Ok(Self { policy, facts })
    }

    /// A refusal in the name of the policy.
    pub(crate) fn refusal(&self, code: Code) -> Problem {
        Problem { policy: Some(self.policy.id.as_str().into()), ..Problem::new(code) }
    }

    /// Refuses a recipe that asks for less, or for what may not be. Whether a table of the release
    /// would hold more than was asked for is not considered: what is not asked for is not checked.
    ///
    /// # Errors
    /// `policy-attribute`, `policy-model` and `policy-setting`, each with the policy's id.
    pub fn check_recipe(&self, recipe: &Recipe) -> Outcome<()> {
        self.check_columns(recipe)?;
        self.check_models(recipe.models.iter(), recipe)?;
        let setting = |detail: &str| Err(self.refusal(Code::PolicySetting).with_detail(detail));
        let Policy { searches, earlier, models, .. } = &self.policy;
        self.check_forbidden(recipe.models.iter().map(|model| model.id()))?;
        if !searches.is_empty() && !searches.iter().any(|name| name == recipe.search.id()) {
            return setting("search");
        }
        let accepts = recipe.earlier == Some(EarlierReleases::Accepted);
        if accepts && *earlier == Some(PolicyEarlier::Required) {
            return setting("earlier-accepted");
        }
        // A value that the recipe takes for missing would count for no model and be written all the same.
        if self.hides_values(recipe) {
            return setting("missing");
        }
        if self.spares_values(recipe) {
            return setting("missing-values");
        }
        // What the file calls its columns is what the policy knows them by.
        let joined = recipe.data.join.iter().map(|join| &join.format);
        if iter::once(&recipe.data.format).chain(joined).any(renames) {
            return setting("names");
        }
        // Classes are then counted by what records may be, which a release does not show.
        if recipe.missing.matching == Matching::Wildcard && !models.is_empty() {
            return setting("wildcard");
        }
        Ok(())
    }

    /// Whether a sensitive value that a model is asked about may be left out of account, because the
    /// recipe calls it missing although such texts usually are values.
    pub(crate) fn hides_values(&self, recipe: &Recipe) -> bool {
        let is_asked = self.policy.models.iter().any(|model| sensitive_pattern(model).is_some());
        is_asked
            && recipe.missing.sensitive == MissingSensitive::Excluded
            && calls_values_missing(recipe)
    }

    /// Whether a value that has to become coarser may be written as it is, because the recipe calls it
    /// missing although such texts usually are values.
    pub(crate) fn spares_values(&self, recipe: &Recipe) -> bool {
        !self.policy.treatments.is_empty() && calls_values_missing(recipe)
    }

    /// Refuses a release that is compared with no earlier one that has any record, where one must be
    /// given.
    ///
    /// # Errors
    /// As [`Self::check_earlier`].
    pub fn check_earlier_files(&self, files: &[NamedInput<'_>]) -> Outcome<()> {
        self.check_earlier(files.iter().any(|file| file.input.table().records > 0))
    }

    /// Refuses a release that is compared with no earlier one, where one must be given.
    ///
    /// # Errors
    /// `policy-setting`.
    pub fn check_earlier(&self, given: bool) -> Outcome<()> {
        if given || self.policy.earlier != Some(PolicyEarlier::Required) {
            return Ok(());
        }
        Err(self.refusal(Code::PolicySetting).with_detail("earlier"))
    }

    /// Why a report that somebody hands in is no reason to let a release pass: it says that a model
    /// was used which may not be, does not say what must be, or warns of what a strict policy refuses.
    pub(crate) fn check_claims(&self, claimed: &ClaimedReport) -> Vec<Problem> {
        let forbidden = self.check_forbidden(claimed.models()).err();
        let alone = self.check_earlier(claimed.looked_at_earlier()).err();
        let warned = claimed.grave_warning().map(|warning| self.check_warned(warning, None));
        let warned = warned.and_then(Result::err);
        forbidden.into_iter().chain(alone).chain(warned).collect()
    }

    fn check_forbidden<'a>(&self, mut models: impl Iterator<Item = &'a str>) -> Outcome<()> {
        let forbidden = &self.policy.forbidden;
        match models.find(|id| forbidden.iter().any(|forbidden| forbidden == id)) {
            None => Ok(()),
            Some(id) => {
                let refusal = self.refusal(Code::PolicySetting).with_detail("forbidden");
                Err(Problem { field: Some(id.to_owned()), ..refusal })
            }
        }
    }

    /// Refuses a report of a release that was made otherwise: its models as they were carried out,
    /// and the risk that is left.
    ///
    /// # Errors
    /// `policy-model`, `policy-risk`, and `policy-setting` for a warning under a strict policy.
    pub fn check_report(&self, recipe: &Recipe, report: &Report) -> Outcome<()> {
        let holding = report.models.iter().filter(|outcome| outcome.holds);
        self.check_models(holding.map(|outcome| &outcome.model), recipe)?;
        let grave = report.warnings.iter().find(|warning| warning.is_grave());
        if let Some(warning) = grave {
            self.check_warned(warning.code.id(), warning.attribute.clone())?;
        }
        let after = report.risk.after.as_ref();
        self.check_risk(after.map(|figures| figures.prosecutor.max))
    }

    /// Refuses what was measured of a file: as the report of a release, and where lines of the file
    /// were left out, since what stands in them is handed on with it.
    ///
    /// # Errors
    /// As [`Self::check_report`], and `policy-setting`.
    pub fn check_measured(&self, recipe: &Recipe, report: &Report) -> Outcome<()> {
        if report.input.left_out.is_some() {
            return Err(self.refusal(Code::PolicySetting).with_detail("left-out"));
        }
        self.check_report(recipe, report)
    }

    /// # Errors
    /// `policy-setting` if this is a strict policy, with the grave warning and what it is about.
    fn check_warned(&self, warning: &str, attribute: Option<String>) -> Outcome<()> {
        if !self.policy.strict {
            return Ok(());
        }
        let refusal = self.refusal(Code::PolicySetting).with_detail("warning");
        Err(Problem { field: Some(warning.to_owned()), attribute, ..refusal })
    }

    /// # Errors
    /// `policy-risk` with how many people must look alike, and how many do.
    pub(crate) fn check_risk(&self, found: Option<f64>) -> Outcome<()> {
        let (Some(max), Some(found)) = (self.policy.risk.max, found) else { return Ok(()) };
        if found <= max {
            return Ok(());
        }
        // A size is a whole number: at least so many persons are asked for.
        let expected = Some((1.0 / max - SLACK).ceil() as u64);
        let found = Some((1.0 / found).round() as u64);
        Err(Problem { expected, found, ..self.refusal(Code::PolicyRisk) })
    }

    fn check_columns(&self, recipe: &Recipe) -> Outcome<()> {
        for attribute in &recipe.attributes {
            let title = attribute.title();
            let lacking = match self.policy.role(&title) {
                Some(asked) if !is_for(attribute, asked) => listed_as(asked),
                _ if !self.is_treated(attribute) => "treatment",
                _ => continue,
            };
            let refusal = self.refusal(Code::PolicyAttribute).of_attribute(title);
            return Err(refusal.with_detail(lacking));
        }
        Ok(())
    }

    /// Whether an attribute is left out, has no treatment in the policy, or has that one at least.
    pub(crate) fn is_treated(&self, attribute: &Attribute) -> bool {
        attribute.role == Role::Identifier
            || self.policy.treatment(&attribute.title()).is_none_or(|treatment| {
                attribute.role == Role::QuasiIdentifier
                    && attribute.hierarchy.as_ref() == Some(&treatment.hierarchy)
                    && attribute.floor.unwrap_or_default() >= treatment.floor
            })
    }

    fn check_models<'a>(
        &self,
        given: impl Iterator<Item = &'a Model> + Clone,
        recipe: &Recipe,
    ) -> Outcome<()> {
        let asked = self.asked_of(&sensitive(recipe));
        let lacking = asked.iter().find(|asked| !given.clone().any(|own| own.asks_no_less(asked)));
        match lacking {
            None => Ok(()),
            Some(asked) => {
                let named = asked.attributes().next().map(|(_, title)| title.to_owned());
                let k = asked.k().map(u64::from);
                let refusal = self.refusal(Code::PolicyModel).with_detail(asked.id());
                Err(Problem { attribute: named, expected: k, ..refusal })
            }
        }
    }

    /// Whether one of the policy's models is about a sensitive attribute of this title.
    pub(crate) fn protects(&self, title: &str) -> bool {
        let mut patterns = self.policy.models.iter().filter_map(sensitive_pattern);
        patterns.any(|(_, pattern)| is_meant(pattern, title))
    }

    /// The models that the policy asks for where these attributes are sensitive. One whose pattern
    /// fits several is asked of each.
    pub(crate) fn asked_of(&self, sensitive: &[String]) -> Vec<Model> {
        let models = self.policy.models.iter();
        models.flat_map(|model| asked_of_each(model, sensitive)).collect()
    }
}

/// Whether columns of a file are called otherwise than in its first line, if that names them: a record
/// or a line of the author's own would stand for the names that a policy knows.
fn renames(format: &Format) -> bool {
    let has_names = format.header == Some(true);
    format.header_line.is_some()
        || format.names.is_some() && has_names
        || format.first_line.is_some() && (!has_names || format.names.is_some())
}

/// Whether an attribute has the role that a policy asks for, or is left out; what may be released as it
/// is may have any.
pub(crate) fn is_for(attribute: &Attribute, asked: Role) -> bool {
    asked == Role::Insensitive || attribute.role == asked || attribute.role == Role::Identifier
}

fn calls_values_missing(recipe: &Recipe) -> bool {
    !recipe.missing.values.iter().all(|text| is_missing_marker(text))
}

/// The titles of the sensitive attributes of a recipe.
pub(crate) fn sensitive(recipe: &Recipe) -> Vec<String> {
    let attributes = recipe.attributes.iter();
    let sensitive = attributes.filter(|attribute| attribute.role == Role::Sensitive);
    sensitive.map(|attribute| attribute.title()).collect()
}

/// What a reciprocal of a whole number may lack of it.
const SLACK: f64 = 1e-9;

fn asked_of_each(model: &Model, sensitive: &[String]) -> Vec<Model> {
    let Some((parameter, pattern)) = sensitive_pattern(model) else { return vec![model.clone()] };
    let fitting = sensitive.iter().filter(|title| is_meant(pattern, title));
    let asked = fitting.map(|title| {
        let mut asked = model.clone();
        asked.give(parameter, Argument::Text(title.clone()));
        asked
    });
    asked.collect()
}

/// What a policy calls the list of a role.
pub(crate) fn listed_as(role: Role) -> &'static str {
    if role == Role::Identifier { "never" } else { role.id() }
}
