//! What the outcome of a search depends on.

use super::Recipe;
use serde_json::Value;

/// Fields that cannot change what a search finds, as paths. `[]` stands for each of a list.
///
/// What the first marker of missing cells is (`output.missing`) and which population there is
/// (`risk.population`) is not among them: labels are made with the one and values are counted
/// with the other.
pub const UNSEARCHED: [&str; 15] = [
    "attributes[].accepted",
    "attributes[].perturb",
    "attributes[].protection",
    "compare",
    "earlier",
    "output.bom",
    "output.delimiter",
    "output.encoding",
    "output.format",
    "output.formula-guard",
    "output.line-ending",
    "output.shuffle",
    "records.person",
    "risk.sampling-fraction",
    "risk.threshold",
];

impl Recipe {
    /// Equal for recipes whose search has the same outcome on the same table: the recipe
    /// without what is [`UNSEARCHED`].
    #[must_use]
    pub fn search_key(&self) -> String {
        let mut recipe = serde_json::to_value(self).unwrap_or_default();
        for path in UNSEARCHED {
            remove(&mut recipe, path);
        }
        recipe.to_string()
    }
}

fn remove(value: &mut Value, path: &str) {
    let (name, rest) = path.split_once('.').unwrap_or((path, ""));
    let (name, each) = name.strip_suffix("[]").map_or((name, false), |name| (name, true));
    let Some(fields) = value.as_object_mut() else { return };
    if rest.is_empty() {
        fields.remove(name);
        return;
    }
    match fields.get_mut(name) {
        Some(Value::Array(values)) if each => values.iter_mut().for_each(|one| remove(one, rest)),
        Some(value) => {
            remove(value, rest);
            // What holds nothing else says as little as what is not there.
            if value.as_object().is_some_and(serde_json::Map::is_empty) {
                fields.remove(name);
            }
        }
        None => {}
    }
}

#[cfg(test)]
mod tests {
    use crate::parse;

    const RECIPE: &str = r#"{"outis": 1, "kind": "recipe",
        "attributes": [{"name": "age", "role": "sensitive"}],
        "models": [{"model": "k-anonymity", "k": 5}], "risk": {}, "output": {}, "records": {}}"#;

    fn key(right: &str, other: &str) -> String {
        assert!(RECIPE.contains(right));
        parse(&RECIPE.replacen(right, other, 1)).unwrap().search_key()
    }

    #[test]
    fn what_no_search_looks_at_is_not_part_of_its_key() {
        let plain = key("", "");
        for (right, other) in [
            (r#""risk": {}"#, r#""risk": {"threshold": 0.05, "sampling-fraction": 0.5}"#),
            (
                r#""output": {}"#,
                r#""output": {"shuffle": false, "formula-guard": false, "bom": true, "format": "xlsx"}"#,
            ),
            (r#""records": {}"#, r#""records": {"person": "record"}"#),
            (r#""risk""#, r#""compare": [{"algorithm": "ola"}], "risk""#),
            (r#""sensitive""#, r#""sensitive", "protection": "declined""#),
            (r#""sensitive""#, r#""sensitive", "accepted": ["looks-identifying"]"#),
            (r#""sensitive""#, r#""sensitive", "perturb": {"kind": "swap", "share": 0.5}"#),
        ] {
            assert_eq!(key(right, other), plain, "{other}");
        }
        for (right, other) in [
            ("5", "6"),
            (r#""risk": {}"#, r#""risk": {"population": "people"}"#),
            (r#""output": {}"#, r#""output": {"missing": ""}"#),
            (r#""records": {}"#, r#""records": {"entity": "age"}"#),
            (r#""risk""#, r#""search": {"algorithm": "ola"}, "risk""#),
        ] {
            assert_ne!(key(right, other), plain, "{other}");
        }
    }
}
