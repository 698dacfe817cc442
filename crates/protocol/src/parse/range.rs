//! Which numbers a field may have, for messages about fields that hold something else.

use super::culprit::object_at;
use crate::describe::{Item, description};
use crate::problem::{Code, Problem};
use outis::loss::WEIGHTS;
use serde_json::Value;

/// The problem with the range of its field, where a number is missing and its range is known.
pub(super) fn stated(recipe: &str, problem: Problem) -> Problem {
    let Ok(recipe) = serde_json::from_str::<Value>(recipe) else { return problem };
    let range = of_field(&problem, |parent| object_at(&recipe, parent).cloned());
    let range = range.map(|range| with_end(range, &recipe, &problem));
    Problem { range: range.map(String::into_boxed_str), ..problem }
}

/// The same for a search by itself.
pub(super) fn stated_in(search: &str, problem: Problem) -> Problem {
    let Ok(search) = serde_json::from_str::<Value>(search) else { return problem };
    let field = problem.field.as_ref().map(|field| format!("search.{field}"));
    let inner = Problem { field, ..problem.clone() };
    let range = of_field(&inner, |_| Some(search.clone()));
    let range = range.map(|range| with_end(range, &search, &problem));
    Problem { range: range.map(String::into_boxed_str), ..problem }
}

/// The range with the largest number that can be read, where the one at fault is larger.
fn with_end(range: String, text: &Value, problem: &Problem) -> String {
    let value = problem.field.as_ref().and_then(|field| object_at(text, field)?.as_f64());
    let large = value.is_some_and(|value| value > f64::from(u32::MAX));
    let whole = problem.detail.as_deref() == Some("whole-number");
    if large && whole && range.ends_with("..") { format!("{range}={}", u32::MAX) } else { range }
}

/// The range of the field at fault; `object` gives what stands at a path.
fn of_field(problem: &Problem, object: impl Fn(&str) -> Option<Value>) -> Option<String> {
    let wanted = problem.detail.as_deref()?;
    if problem.code != Code::RecipeType || !["whole-number", "number"].contains(&wanted) {
        return None;
    }
    let field = problem.field.as_deref()?;
    let all = description();
    if let Some(setting) = all.settings.iter().find(|setting| setting.name == field) {
        return setting.range();
    }
    let (parent, name) = field.rsplit_once('.')?;
    if parent.starts_with("attributes[") && parent.ends_with(']') {
        return match name {
            "column" => Some("1..".to_owned()),
            "limit" | "floor" => Some("0..".to_owned()),
            "weight" => Some(WEIGHTS.to_owned()),
            _ => None,
        };
    }
    let (items, tag): (&[Item], &str) = if parent.starts_with("models[") {
        (&all.models, "model")
    } else if parent.ends_with(".hierarchy") {
        (&all.hierarchies, "kind")
    } else if parent == "search" || parent.starts_with("compare[") {
        (&all.searches, "algorithm")
    } else {
        return None;
    };
    let object = object(parent)?;
    let item = items.iter().find(|item| object[tag] == item.id.as_str())?;
    item.parameters.iter().find(|parameter| parameter.name == name)?.range()
}

#[cfg(test)]
mod tests {
    use crate::parse::{parse, parse_search};
    use crate::problem::Problem;

    fn problem(attribute: &str, model: &str, more: &str) -> Problem {
        let text = format!(
            r#"{{"outis": 1, "kind": "recipe", "attributes": [{{"role": "sensitive", {attribute}}}],
                "models": [{{"model": {model}}}]{more}}}"#
        );
        parse(&text).expect_err("the recipe is wrong")
    }

    #[test]
    fn a_field_that_must_be_a_number_comes_with_its_range_where_that_is_known() {
        let pivot = r#""hierarchy": {"kind": "date", "format": "%y", "pivot": "2026"}"#;
        for (attribute, model, more, field, range) in [
            ("", r#""k-anonymity", "k": -1"#, "", "models[0].k", Some("2..")),
            ("", r#""k-anonymity", "k": 4294967296"#, "", "models[0].k", Some("2..=4294967295")),
            ("", r#""t-closeness", "t": "x""#, "", "models[0].t", Some("0..=1")),
            (
                "",
                r#""beta-likeness", "attribute": "a", "beta": []"#,
                "",
                "models[0].beta",
                Some("0<.."),
            ),
            (pivot, "", "", "attributes[0].hierarchy.pivot", Some("1099..=9999")),
            (r#""limit": -1"#, "", "", "attributes[0].limit", Some("0..")),
            (r#""floor": 1.5"#, "", "", "attributes[0].floor", Some("0..")),
            (r#""column": 0.5"#, "", "", "attributes[0].column", Some("1..")),
            (r#""weight": "1""#, "", "", "attributes[0].weight", Some("0..=1000")),
            ("", "", r#", "suppression": {"limit": "x"}"#, "suppression.limit", Some("0..=1")),
            (
                "",
                "",
                r#", "search": {"algorithm": "optimal", "memory": "x"}"#,
                "search.memory",
                Some("1..=2048"),
            ),
            (
                "",
                "",
                r#", "compare": [{"algorithm": "iterative", "rounds": -1}]"#,
                "compare[0].rounds",
                Some("1..=10000"),
            ),
            (
                "",
                "",
                r#", "search": {"algorithm": "fixed", "levels": {"a": -1}}"#,
                "search.levels.a",
                None,
            ),
        ] {
            let attribute = if attribute.is_empty() { r#""name": "a""# } else { attribute };
            let model = if model.is_empty() { r#""k-anonymity", "k": 2"# } else { model };
            let found = problem(attribute, model, more);
            assert_eq!((found.code.id(), found.field.as_deref()), ("recipe-type", Some(field)));
            assert_eq!(found.range.as_deref(), range, "{field}");
        }
        let search = parse_search(r#"{"algorithm": "optimal", "nodes": "x"}"#).unwrap_err();
        assert_eq!(
            (search.field.as_deref(), search.range.as_deref()),
            (Some("nodes"), Some("1.."))
        );
        let text = problem(r#""name": 7"#, r#""k-anonymity", "k": 2"#, "");
        assert_eq!((text.detail.as_deref(), text.range), (Some("text"), None));
    }
}
