//! What `describe` says of parameters is what is kept.

use super::{models, models_kept};
use outis_protocol::describe::{Item, Parameter, ParameterKind, description};
use outis_protocol::problem::{Code, Outcome};
use outis_protocol::report::NoticeCode;
use serde_json::{Value, json};

/// A recipe with this model alone.
fn resolved(model: &Value) -> Outcome<usize> {
    let recipe = json!({
        "outis": 1, "kind": "recipe", "models": [model],
        "attributes": [
            {"name": "q", "role": "quasi-identifier"}, {"name": "s", "role": "sensitive"},
            {"name": "g", "role": "identifier"}
        ]
    });
    let recipe = outis_protocol::parse(&recipe.to_string())?;
    Ok(models(&recipe)?.0.len())
}

/// The model with everything that a form begins with; of alternatives the estimator.
fn suggested(item: &Item) -> Value {
    let mut model = json!({"model": item.id});
    for parameter in &item.parameters {
        let number = parameter.suggested.or(parameter.default);
        let value = match (parameter.kind, parameter.name.as_str()) {
            (ParameterKind::Attribute, "guard") => json!("g"),
            (ParameterKind::Attribute, _) => json!("s"),
            (ParameterKind::Values, _) if parameter.required => json!(["x"]),
            (ParameterKind::Table, _) if parameter.required => json!("people"),
            (ParameterKind::Integer, _) => json!(number.unwrap_or(2.0) as u32),
            (ParameterKind::Number, _) => json!(number.unwrap_or(0.5)),
            (ParameterKind::Choice, "estimator") if item.id == "k-map" => json!("poisson"),
            _ => continue,
        };
        model[&parameter.name] = value;
    }
    model
}

fn with_number(model: &Value, parameter: &Parameter, number: f64) -> Value {
    let mut model = model.clone();
    model[&parameter.name] = match parameter.kind {
        ParameterKind::Integer => json!(number as u32),
        _ => json!(number),
    };
    model
}

#[test]
fn what_forms_begin_with_is_within_every_range() {
    for item in description().models {
        assert_eq!(resolved(&suggested(&item)), Ok(1), "{}", item.id);
    }
}

#[test]
fn every_described_range_is_kept() {
    let mut seen = 0;
    for item in description().models {
        let model = suggested(&item);
        for parameter in &item.parameters {
            let integer = parameter.kind == ParameterKind::Integer;
            if !integer && parameter.kind != ParameterKind::Number {
                continue;
            }
            let step = if integer { 1.0 } else { 0.01 };
            let field = format!("models[0].{}", parameter.name);
            let refused =
                [parameter.min.map(|min| min - step), parameter.max.map(|max| max + step)];
            for number in refused.into_iter().flatten() {
                let problem = resolved(&with_number(&model, parameter, number)).unwrap_err();
                assert_eq!(problem.code, Code::Parameter, "{} {number}", item.id);
                assert_eq!(problem.field.as_ref(), Some(&field), "{} {number}", item.id);
                assert!(problem.detail.is_some());
                seen += 1;
            }
            let allowed = parameter.min.map(|min| min + step);
            for number in allowed.into_iter() {
                assert_eq!(
                    resolved(&with_number(&model, parameter, number)),
                    Ok(1),
                    "{field} {number}"
                );
            }
        }
    }
    assert!(seen > 30, "{seen}");
}

#[test]
fn only_the_dialect_changes_what_is_kept() {
    let recipe = |dialect: &str, l: u32| {
        let text = format!(
            r#"{{"outis": 1, "kind": "recipe"{dialect}, "attributes": [{{"name": "s", "role": "sensitive"}}],
                "models": [{{"model": "k-anonymity", "k": 5}},
                           {{"model": "distinct-l-diversity", "attribute": "s", "l": {l}}}]}}"#
        );
        outis_protocol::parse(&text).unwrap()
    };
    let anon = r#", "dialect": "anon""#;
    for (l, kept) in [(0, 2), (1, 1), (4, 4), (5, 5), (6, 2)] {
        let model = &models_kept(&recipe(anon, l))[1];
        assert_eq!(serde_json::to_value(model).unwrap()["l"], kept);
        assert_eq!(models(&recipe(anon, l)).unwrap().1.len(), usize::from(kept != l));
        assert_eq!(models_kept(&recipe("", l)), recipe("", l).models);
        assert_eq!(models(&recipe("", l)).is_ok(), l > 0);
    }
}

/// Spec M17: it needs no larger k, and is said.
#[test]
fn an_l_above_k_is_kept_and_said() {
    let all = [
        json!({"model": "distinct-l-diversity", "l": 6}),
        json!({"model": "entropy-l-diversity", "l": 5.5}),
        json!({"model": "recursive-l-diversity", "c": 2.0, "l": 6}),
        json!({"model": "pd-recursive-l-diversity", "c": 2.0, "l": 6, "acceptable": []}),
        json!({"model": "npd-recursive-l-diversity", "c1": 2.0, "c2": 10.0, "l": 6,
               "acceptable": [], "guarded": []}),
    ];
    for mut model in all {
        model["attribute"] = json!("s");
        let notices = |k: Option<u32>| {
            let k = k.map(|k| json!({"model": "k-anonymity", "k": k}));
            let recipe = json!({
                "outis": 1, "kind": "recipe",
                "attributes": [{"name": "s", "role": "sensitive"}],
                "models": k.iter().chain([&model]).collect::<Vec<_>>()
            });
            models(&outis_protocol::parse(&recipe.to_string()).unwrap()).unwrap().1
        };
        let said = notices(Some(5));
        assert_eq!(said.len(), 1, "{model}");
        assert_eq!((said[0].code, said[0].attribute.as_deref()), (NoticeCode::LAboveK, Some("s")));
        assert_eq!((said[0].value, said[0].k), (model["l"].as_f64(), Some(5)));
        assert_eq!((notices(Some(6)), notices(None)), (Vec::new(), Vec::new()));
    }
}
