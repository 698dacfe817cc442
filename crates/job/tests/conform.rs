//! A recipe that is made to ask for what a policy asks for meets it, and is left alone where it did.

use outis_job::KnownPolicy;
use outis_protocol::parse;
use outis_protocol::recipe::Recipe;
use serde_json::{Value, json};

fn recipe(models: &Value, roles: [&str; 4]) -> Recipe {
    let names = ["name", "age", "plz", "ill"];
    let attributes = names.into_iter().zip(roles).map(|(name, role)| {
        let mut attribute = json!({"name": name, "role": role});
        if name == "age" && role == "quasi-identifier" {
            attribute["hierarchy"] = masked();
            attribute["limit"] = json!(1);
        }
        attribute
    });
    parse(
        &json!({
            "outis": 1, "kind": "recipe", "data": {"format": {"header": true, "delimiter": ","}},
            "attributes": attributes.collect::<Vec<_>>(), "models": models,
        })
        .to_string(),
    )
    .unwrap()
}

/// Characters taken off from the right.
fn masked() -> Value {
    json!({"kind": "mask", "from": "right"})
}

fn policy(asked: &Value) -> KnownPolicy {
    let mut policy = json!({"outis": 1, "kind": "policy", "id": "office"});
    policy.as_object_mut().unwrap().extend(asked.as_object().unwrap().clone());
    KnownPolicy::read(&policy.to_string(), String::new()).unwrap()
}

const QUASI: &str = "quasi-identifier";

#[test]
fn what_is_made_to_conform_meets_the_policy_and_else_stays() {
    let k = |k: u32| json!({"model": "k-anonymity", "k": k});
    let diverse =
        |l: u32, title: &str| json!({"model": "distinct-l-diversity", "l": l, "attribute": title});
    let policies = [
        json!({"models": [k(10)]}),
        json!({"models": [k(3), diverse(2, "i*")], "columns": {"sensitive": ["ill"]}}),
        json!({"models": [diverse(3, "ill")]}),
        json!({"columns": {"never": ["n*"], "quasi-identifier": ["AGE", "plz"]}}),
        json!({"forbidden": ["distinct-l-diversity"], "searches": ["datafly", "optimal"]}),
        json!({"treatments": [{"columns": ["a*"], "hierarchy": masked(), "floor": 2}]}),
        json!({"treatments": [{"columns": ["plz"], "hierarchy": masked()}, {"columns": ["*"],
            "hierarchy": {"kind": "mask", "from": "left"}, "floor": 1}],
            "columns": {"never": ["ill", "name"]}}),
    ];
    let recipes = [
        recipe(&json!([]), ["insensitive"; 4]),
        recipe(&json!([k(5)]), ["identifier", QUASI, QUASI, "sensitive"]),
        recipe(&json!([k(20), diverse(4, "ill")]), ["identifier", QUASI, QUASI, "sensitive"]),
        recipe(&json!([k(2), diverse(2, "plz")]), [QUASI, QUASI, "sensitive", "insensitive"]),
    ];
    let suggested = &recipes[1];
    for asked in &policies {
        let policy = policy(asked);
        for recipe in &recipes {
            let conformed = policy.conformed(recipe.clone(), suggested);
            policy.check_recipe(&conformed).unwrap();
            assert_eq!(policy.conformed(conformed.clone(), suggested), conformed, "{asked}");
            if policy.check_recipe(recipe).is_ok() {
                assert_eq!(&conformed, recipe, "{asked}");
            }
        }
    }
}

#[test]
fn no_more_is_asked_for_than_the_policy_or_the_recipe_does() {
    let asked =
        json!({"models": [{"model": "k-anonymity", "k": 10}], "columns": {"never": ["plz"]}});
    let stronger = recipe(&json!([{"model": "k-anonymity", "k": 20}]), ["insensitive"; 4]);
    let weaker = recipe(&json!([{"model": "k-anonymity", "k": 2}]), ["insensitive"; 4]);
    let k = |recipe: Recipe| {
        let conformed = policy(&asked).conformed(recipe.clone(), &recipe);
        conformed.models.iter().map(|model| model.k()).collect::<Vec<_>>()
    };
    assert_eq!(k(stronger), [Some(20)]);
    assert_eq!(k(weaker), [Some(10)]);
}

#[test]
fn levels_of_a_column_that_becomes_a_quasi_identifier_are_the_suggested_ones() {
    let known = policy(&json!({"columns": {"quasi-identifier": ["age"], "sensitive": ["plz"]}}));
    let suggested = recipe(&json!([]), [QUASI; 4]);
    let conformed = known.conformed(recipe(&json!([]), ["insensitive"; 4]), &suggested);
    assert_eq!(conformed.attributes[1].hierarchy, suggested.attributes[1].hierarchy);
    assert!(conformed.attributes[1].hierarchy.is_some());
    // And what only quasi-identifiers may have is gone with the role.
    let conformed =
        known.conformed(recipe(&json!([]), ["insensitive", QUASI, QUASI, QUASI]), &suggested);
    assert_eq!(conformed.attributes[2].hierarchy, None);
    assert_eq!(conformed.attributes[1].limit, Some(1));
}

#[test]
fn a_policy_that_contradicts_itself_is_met_by_nothing() {
    let model = json!({"model": "k-anonymity", "k": 3});
    let known = policy(&json!({"models": [model], "forbidden": ["k-anonymity"]}));
    let recipe = recipe(&json!([]), ["insensitive"; 4]);
    assert!(known.check_recipe(&known.conformed(recipe.clone(), &recipe)).is_err());
}

/// A column with a treatment is a quasi-identifier with its hierarchy from its floor on, or is left
/// out; the first that fits counts; and nothing is a way around.
#[test]
fn what_has_a_treatment_is_released_in_no_finer_form() {
    let asked = policy(&json!({"treatments": [
        {"columns": ["age"], "hierarchy": masked(), "floor": 1},
        {"columns": ["*ge", "pl?"], "hierarchy": {"kind": "mask", "from": "left"}, "floor": 3},
    ]}));
    let treated = |age: Value| {
        let mut recipe: Value = json!({
            "outis": 1, "kind": "recipe", "data": {"format": {"header": true, "delimiter": ","}},
            "attributes": [{"name": "age"}, {"name": "plz", "role": "insensitive"}],
            "models": [{"model": "k-anonymity", "k": 2}],
        });
        recipe["attributes"][0].as_object_mut().unwrap().extend(age.as_object().unwrap().clone());
        parse(&recipe.to_string()).unwrap()
    };
    let refused = |recipe: &Recipe| {
        let problem = asked.check_recipe(recipe).err()?;
        Some((problem.code.id(), problem.detail.unwrap_or_default()))
    };
    for (age, expected) in [
        (json!({"role": QUASI, "hierarchy": masked(), "floor": 1}), None),
        (json!({"role": QUASI, "hierarchy": masked(), "floor": 2, "limit": 2}), None),
        (json!({"role": "identifier"}), None),
        (json!({"role": QUASI, "hierarchy": masked()}), Some("treatment")),
        (json!({"role": QUASI}), Some("treatment")),
        (
            json!({"role": QUASI, "floor": 1, "hierarchy": {"kind": "mask", "from": "left"}}),
            Some("treatment"),
        ),
        (json!({"role": "insensitive"}), Some(QUASI)),
        (json!({"role": "sensitive"}), Some(QUASI)),
    ] {
        let found = refused(&treated(age.clone()));
        let expected = expected.map(|detail| ("policy-attribute", detail.to_owned()));
        assert_eq!(found, expected, "{age}");
    }
    let mut called_missing = treated(json!({"role": QUASI, "hierarchy": masked(), "floor": 1}));
    called_missing.missing.values.push("44".to_owned());
    let detail = Some(("policy-setting", "missing-values".to_owned()));
    assert_eq!(refused(&called_missing), detail);
    assert_eq!(refused(&asked.conformed(called_missing.clone(), &called_missing)), None);
}

#[test]
fn a_treatment_that_is_none_breaks_the_policy() {
    for (treatment, field) in [
        (json!({"columns": [], "hierarchy": masked()}), "treatments[0].columns"),
        (json!({"columns": ["a"]}), "treatments[0]"),
        (
            json!({"columns": ["a"], "hierarchy": {"kind": "levels", "file": "a.csv"}}),
            "treatments[0].hierarchy.file",
        ),
        (json!({"columns": ["a"], "hierarchy": masked(), "floor": -1}), "treatments[0].floor"),
        (json!({"columns": ["a"], "hierarchy": masked(), "flor": 1}), "treatments[0].flor"),
    ] {
        let text = json!({"outis": 1, "kind": "policy", "id": "o", "treatments": [treatment]});
        let problem = KnownPolicy::read(&text.to_string(), String::new()).unwrap_err();
        assert_eq!(problem.code.id(), "policy-broken", "{problem:?}");
        let told = problem.field.as_deref().unwrap_or_default();
        assert!(told.starts_with(field), "{told} of {field}");
    }
}
