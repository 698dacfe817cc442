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
            attribute["hierarchy"] = json!({"kind": "mask", "from": "right"});
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
