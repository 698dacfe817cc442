//! A recipe changed so that it asks for what a policy asks for.

use crate::policy::{KnownPolicy, is_for, sensitive};
use outis::table::suggest::is_missing_marker;
use outis_protocol::parse_search;
use outis_protocol::policy::{PolicyEarlier, sensitive_pattern};
use outis_protocol::recipe::{
    Attribute, EarlierReleases, Matching, MissingSensitive, Recipe, Role,
};
use serde_json::json;

impl KnownPolicy {
    /// The recipe with as little changed as [`KnownPolicy::check_recipe`] refuses it for: columns in the
    /// role that the policy knows them in, models that ask for too little in the place of which the
    /// policy's own stand, none that is forbidden, a search that may be used. What makes levels of a
    /// quasi-identifier comes from the recipe that was `suggested` for the table. A policy that
    /// contradicts itself is not met by this either.
    #[must_use]
    pub fn conformed(&self, mut recipe: Recipe, suggested: &Recipe) -> Recipe {
        for attribute in &mut recipe.attributes {
            self.conform(attribute, suggested);
            self.treat(attribute);
        }
        let policy = &self.policy;
        recipe.models.retain(|model| !policy.forbidden.iter().any(|id| id == model.id()));
        for asked in self.asked_of(&sensitive(&recipe)) {
            if recipe.models.iter().any(|own| own.asks_no_less(&asked)) {
                continue;
            }
            recipe.models.retain(|own| {
                own.id() != asked.id() || sensitive_pattern(own) != sensitive_pattern(&asked)
            });
            // Nothing is promised of values that are not true.
            let protected: Vec<&str> = asked.attributes().map(|(_, title)| title).collect();
            let mut attributes = recipe.attributes.iter_mut();
            if let Some(own) = attributes.find(|own| protected.contains(&&*own.title())) {
                own.perturb = None;
            }
            recipe.models.push(asked);
        }
        let mut searches = policy.searches.iter();
        if !searches.clone().any(|id| id == recipe.search.id()) {
            let search =
                searches.find_map(|id| parse_search(&json!({"algorithm": id}).to_string()).ok());
            recipe.search = search.unwrap_or(recipe.search);
        }
        let is_accepted = recipe.earlier == Some(EarlierReleases::Accepted);
        if is_accepted && policy.earlier == Some(PolicyEarlier::Required) {
            recipe.earlier = None;
        }
        if self.spares_values(&recipe) {
            recipe.missing.values.retain(|text| is_missing_marker(text));
        }
        if self.hides_values(&recipe) {
            recipe.missing.sensitive = MissingSensitive::OwnValue;
        }
        if !policy.models.is_empty() && recipe.missing.matching == Matching::Wildcard {
            recipe.missing.matching = Matching::OwnValue;
        }
        recipe
    }

    /// The hierarchy and the floor of a treatment for what has none or less.
    fn treat(&self, attribute: &mut Attribute) {
        if attribute.role != Role::QuasiIdentifier || self.is_treated(attribute) {
            return;
        }
        let title = attribute.title();
        let Some(treatment) = self.policy.treatment(&title) else { return };
        if attribute.hierarchy.as_ref() != Some(&treatment.hierarchy) {
            attribute.hierarchy = Some(treatment.hierarchy.clone());
            attribute.limit = None;
            attribute.floor = None;
        }
        let floor = attribute.floor.unwrap_or_default().max(treatment.floor);
        attribute.floor = (floor > 0).then_some(floor);
        attribute.limit = attribute.limit.map(|limit| limit.max(floor));
    }

    fn conform(&self, attribute: &mut Attribute, suggested: &Recipe) {
        let title = attribute.title();
        let Some(asked) = self.policy.role(&title) else { return };
        if is_for(attribute, asked) {
            return;
        }
        let mut suggestions = suggested.attributes.iter();
        let levels = suggestions.find(|other| other.title() == title && other.role == asked);
        *attribute = Attribute {
            name: attribute.name.take(),
            column: attribute.column,
            kind: attribute.kind,
            hierarchy: levels.and_then(|levels| levels.hierarchy.clone()),
            ..Attribute::plain(asked)
        };
    }
}
