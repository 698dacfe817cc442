//! Where a recipe names its attributes.

use super::{Attribute, Recipe};
use outis::choice::{Argument, ParameterKind};
use outis::table::composed;
use std::collections::{BTreeMap, BTreeSet};

impl Recipe {
    /// Writes each name of an attribute as the attribute itself has it, so that names can be
    /// compared letter by letter from then on. One that is composed like the names of several
    /// attributes stays, because it could mean any of them.
    pub(crate) fn call_by_title(&mut self) {
        let exact: BTreeSet<String> = self.attributes.iter().map(Attribute::title).collect();
        let mut titles: BTreeMap<String, Option<String>> = BTreeMap::new();
        for title in &exact {
            titles
                .entry(composed(title))
                .and_modify(|only| *only = None)
                .or_insert(Some(title.clone()));
        }
        let title = |name: &str| match exact.contains(name) {
            true => None,
            false => titles.get(&composed(name)).cloned().flatten(),
        };
        for (_, name) in self.names_mut() {
            if let Some(title) = title(name) {
                *name = title;
            }
        }
        if let Some(fold) = &mut self.data.fold {
            call_keys(&mut fold.columns, &title);
        }
        call_keys(&mut self.data.together, &title);
        for search in std::iter::once(&mut self.search).chain(&mut self.compare) {
            let Some((_, Argument::Levels(levels))) = search.given_mut().next() else { continue };
            call_keys(levels, &title);
        }
    }

    /// The fields of models and records that name an attribute, with its name.
    #[must_use]
    pub fn names_read(&self) -> Vec<(String, String)> {
        let mut recipe = self.clone();
        let names = recipe
            .names_mut()
            .into_iter()
            .filter(|(field, _)| field.starts_with("records.") || field.starts_with("models["));
        names.map(|(field, name)| (field, name.clone())).collect()
    }

    /// The fields that name an attribute, but for levels, which are found by the name.
    fn names_mut(&mut self) -> Vec<(String, &mut String)> {
        let mut names = Vec::new();
        if let Some(fold) = &mut self.data.fold {
            names.push(("data.fold.by".to_owned(), &mut fold.person));
            let order = fold.order.as_mut();
            names.extend(order.map(|name| ("data.fold.order".to_owned(), name)));
        }
        for (number, join) in self.data.join.iter_mut().enumerate() {
            names.push((format!("data.join[{number}].key"), &mut join.key));
        }
        for partners in self.data.together.values_mut() {
            names.extend(partners.iter_mut().map(|name| ("data.together".to_owned(), name)));
        }
        let of_records = [
            ("records.entity", &mut self.records.entity),
            ("records.sampling-weight", &mut self.records.sampling_weight),
            ("records.count", &mut self.records.count),
        ];
        for (field, name) in of_records {
            names.extend(name.as_mut().map(|name| (field.to_owned(), name)));
        }
        let models = self.models.iter_mut().enumerate();
        let models = models.map(|(position, model)| (format!("models[{position}]"), &mut model.0));
        let loss = ("loss".to_owned(), &mut self.loss.0);
        for (parent, choice) in std::iter::once(loss).chain(models) {
            for (parameter, argument) in choice.given_mut() {
                let field = || format!("{parent}.{}", parameter.name);
                match (parameter.kind, argument) {
                    (ParameterKind::Attribute(_), Argument::Text(name)) => {
                        names.push((field(), name));
                    }
                    (_, Argument::Lists(lists)) => {
                        names.extend(lists.iter_mut().flatten().map(|name| (field(), name)));
                    }
                    _ => {}
                }
            }
        }
        for search in std::iter::once(&mut self.search).chain(&mut self.compare) {
            for (parameter, argument) in search.given_mut() {
                let field = || format!("search.{}", parameter.name);
                match argument {
                    Argument::Texts(listed) => {
                        names.extend(listed.iter_mut().map(|name| (field(), name)));
                    }
                    Argument::Steps(steps) => {
                        names.extend(steps.iter_mut().map(|(name, _)| (field(), name)));
                    }
                    _ => {}
                }
            }
        }
        names
    }
}

/// Calls what is sorted by attributes by their titles, where no other is called so.
fn call_keys<T>(keyed: &mut BTreeMap<String, T>, title: &impl Fn(&str) -> Option<String>) {
    let other: Vec<String> = keyed.keys().filter(|name| title(name).is_some()).cloned().collect();
    for name in other {
        let Some(title) = title(&name).filter(|title| !keyed.contains_key(title)) else {
            continue;
        };
        if let Some(own) = keyed.remove(&name) {
            keyed.insert(title, own);
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::recipe::Search;

    const DECOMPOSED: &str = "Ge\u{301}n";
    const COMPOSED: &str = "G\u{e9}n";

    fn recipe(attributes: &[&str], named: &str) -> crate::Recipe {
        let attributes: Vec<String> = attributes
            .iter()
            .map(|name| format!(r#"{{"name": "{name}", "role": "sensitive"}}"#))
            .collect();
        crate::parse(&format!(
            r#"{{"outis": 1, "kind": "recipe", "attributes": [{}],
                "models": [
                    {{"model": "distinct-l-diversity", "attribute": "{named}", "l": 2}},
                    {{"model": "guarding-nodes", "attribute": "{named}", "guard": "{named}",
                      "probability": 0.5}},
                    {{"model": "subset-k-anonymity", "k": 2, "combinations": [["{named}"]]}}],
                "data": {{"fold": {{"by": "{named}", "order": "{named}",
                    "columns": {{"{named}": {{"keep": "last"}}}}}},
                    "together": {{"{named}": ["{named}"]}}}},
                "records": {{"entity": "{named}", "sampling-weight": "{named}"}},
                "loss": {{"metric": "classification", "label": "{named}"}},
                "search": {{"algorithm": "fixed", "levels": {{"{named}": 1}}}},
                "compare": [
                    {{"algorithm": "cell-suppression", "importance": ["{named}"]}},
                    {{"algorithm": "mu-argus", "recode": [{{"attribute": "{named}", "level": 1}}]}}
                ]}}"#,
            attributes.join(", ")
        ))
        .unwrap()
    }

    #[test]
    fn names_are_compared_composed_wherever_they_stand() {
        for (own, other) in [(DECOMPOSED, COMPOSED), (COMPOSED, DECOMPOSED)] {
            let text = recipe(&[own], other).to_text();
            assert_eq!(text.matches(own).count(), 16, "{text}");
            assert!(!text.contains(other), "{text}");
        }
    }

    #[test]
    fn a_name_that_could_mean_several_attributes_is_not_changed() {
        let both = recipe(&[DECOMPOSED, COMPOSED], COMPOSED);
        assert_eq!(both.records.entity.as_deref(), Some(COMPOSED));
        let levels = [(DECOMPOSED, 1), (COMPOSED, 2)].map(|(name, n)| (name.to_owned(), n));
        let mut recipe = recipe(&[COMPOSED], COMPOSED);
        recipe.search = Search::fixed(levels.into());
        let before = recipe.clone();
        recipe.call_by_title();
        assert_eq!(recipe, before);
    }
}
