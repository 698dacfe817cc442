//! What is said of mistakes that are easily made: true, with the place and what to do.

use crate::support::Desk;
use serde_json::{Value, json};

const DATA: &str = "zip,ill,k,guard,weight\n1,5,2,low,1\n1,7,2,low,1\n2,5,x,odd,0\n2,7,2,low,1\n";

fn attributes() -> Value {
    json!([
        {"name": "zip", "role": "quasi-identifier"},
        {"name": "ill", "role": "sensitive",
         "hierarchy": {"kind": "levels", "rows": [["5", "low", "*"], ["7", "high", "*"]]}},
        {"name": "k", "role": "identifier"},
        {"name": "guard", "role": "identifier"},
        {"name": "weight", "role": "identifier"},
    ])
}

fn recipe(change: impl Fn(&mut Value)) -> Value {
    let models = json!([{"model": "k-anonymity", "k": 2}]);
    let mut recipe =
        json!({"outis": 1, "kind": "recipe", "attributes": attributes(), "models": models});
    change(&mut recipe);
    recipe
}

/// What is said of a recipe as JSON and in words.
#[track_caller]
fn said(desk: &Desk, recipe: impl ToString) -> (Value, String) {
    desk.write("recipe.json", recipe.to_string());
    if !desk.has("data.csv") {
        desk.write("data.csv", DATA);
    }
    let words = desk.run(&[]);
    assert_eq!(words.code, Some(2), "{words:?}");
    for word in ["struct", "u32", "f64", "sequence", "variant", "Attribute", "with 9 elements"] {
        assert!(!words.stderr.contains(word), "{words:?}");
    }
    (desk.run(&["--json"]).problem(), words.stderr)
}

#[track_caller]
fn says(words: &str, parts: &[&str]) {
    for part in parts {
        assert!(words.contains(part), "{part:?} in {words:?}");
    }
}

#[test]
fn a_hierarchy_of_too_many_levels_is_called_that() {
    let row = |value: &str| {
        let between: Vec<String> = (1..300).map(|level| format!("{value}-{level}")).collect();
        format!("{value};{};*\n", between.join(";"))
    };
    let desk = Desk::new();
    desk.write("zip.csv", row("1") + &row("2"));
    let (problem, words) = said(
        &desk,
        recipe(|recipe| {
            recipe["attributes"][0]["hierarchy"] = json!({"kind": "levels", "file": "zip.csv"});
        }),
    );
    assert_eq!(
        problem,
        json!({"code": "hierarchy-parameter", "field": "levels", "detail": "too-many", "file": "zip.csv", "attribute": "zip", "expected": 254, "found": 300})
    );
    says(&words, &["300 levels", "254", "zip.csv"]);
    let (problem, words) = said(
        &desk,
        recipe(|recipe| {
            recipe["attributes"][0]["hierarchy"] =
                json!({"kind": "intervals", "start": 0, "end": 1000, "steps": vec![1; 101]});
        }),
    );
    assert_eq!(
        (&problem["code"], &problem["expected"]),
        (&json!("hierarchy-parameter"), &json!(100))
    );
    says(&words, &["101 levels", "100"]);
}

#[test]
fn steps_of_intervals_are_refused_at_their_level() {
    for (steps, level, part) in [
        (json!([]), None, "at least one width"),
        (json!([5, 12]), Some(2), "multiple of the one before"),
        (json!([5, -10]), Some(2), "above 0"),
        (json!([1e-10]), None, "too fine"),
        (json!([1e-40]), None, "too fine"),
    ] {
        let (problem, words) = said(
            &Desk::new(),
            recipe(|recipe| {
                recipe["attributes"][0]["hierarchy"] =
                    json!({"kind": "intervals", "start": 0, "end": 100, "steps": steps});
            }),
        );
        assert_eq!(problem["code"], "hierarchy-parameter");
        assert_eq!((&problem["field"], problem["level"].as_u64()), (&json!("steps"), level));
        says(&words, &[part, "zip"]);
    }
}

#[test]
fn weights_of_nothing_but_zero_are_called_that() {
    let (problem, words) =
        said(&Desk::new(), recipe(|recipe| recipe["attributes"][0]["weight"] = json!(0)));
    assert_eq!(
        problem,
        json!({"code": "parameter", "field": "attributes.weight", "detail": "all-zero"})
    );
    says(&words, &["weight 0", "above 0"]);
}

#[test]
fn a_loss_that_needs_k_says_where_to_take_it_from() {
    let of_k = |model: Value| {
        recipe(|recipe| {
            recipe["loss"] = json!({"metric": "c-avg"});
            recipe["models"] = json!([model]);
        })
    };
    let desk = Desk::new();
    let l = json!({"model": "distinct-l-diversity", "attribute": "ill", "l": 2});
    let (problem, words) = said(&desk, of_k(l));
    assert_eq!(problem, json!({"code": "loss-needs-k", "field": "loss.metric"}));
    says(&words, &["k-anonymity"]);
    desk.write("recipe.json", of_k(json!({"model": "k-anonymity", "k": 2})).to_string());
    assert_eq!(desk.run(&[]).code, Some(0));
}

#[test]
fn distances_of_numbers_say_what_is_no_number() {
    let numeric = |data: &str, sensitive: &str| {
        let desk = Desk::new();
        desk.write("data.csv", data);
        said(
            &desk,
            recipe(|recipe| {
                recipe["models"] = json!([{"model": "t-closeness", "attribute": "ill", "t": 0.5, "distance": "numeric"}]);
                recipe["missing"] = json!({"sensitive": sensitive});
                recipe["attributes"][1].as_object_mut().unwrap().remove("hierarchy");
            }),
        )
    };
    let (problem, words) =
        numeric("zip,ill,k,guard,weight\n1,5,2,low,1\n1,,2,low,1\n", "own-value");
    assert_eq!(problem["code"], "not-together");
    assert_eq!((&problem["attribute"], &problem["line"]), (&json!("ill"), &json!(3)));
    says(&words, &["missing", "excluded", "data.csv", "Line 3"]);
    let (problem, words) =
        numeric("zip,ill,k,guard,weight\n1,5,2,low,1\n1,flu,2,low,1\n", "excluded");
    assert_eq!(
        problem,
        json!({"code": "not-a-number", "attribute": "ill", "record": 2, "line": 3, "found": 1, "field": "models[0].distance"})
    );
    says(&words, &["models[0].distance", "Line 3", "another distance"]);
    assert!(!words.contains("intervals"), "{words}");
}

#[test]
fn columns_that_models_read_are_refused_with_the_line() {
    for (change, code) in [
        (json!({"models": [{"model": "personal-k", "attribute": "k"}]}), "parameter"),
        (
            json!({"models": [{"model": "guarding-nodes", "attribute": "ill", "guard": "guard", "probability": 0.5}]}),
            "parameter",
        ),
        (json!({"records": {"sampling-weight": "weight"}}), "parameter"),
    ] {
        let (problem, words) = said(
            &Desk::new(),
            recipe(|recipe| {
                for (name, value) in change.as_object().unwrap() {
                    recipe[name] = value.clone();
                }
            }),
        );
        assert_eq!((&problem["code"], &problem["line"]), (&json!(code), &json!(4)), "{problem}");
        says(&words, &["Line 4", "data.csv"]);
    }
    // The levels of a sensitive column lack one of its values.
    let (problem, _) = said(
        &Desk::new(),
        recipe(|recipe| {
            recipe["models"] = json!([{"model": "t-closeness", "attribute": "ill", "t": 0.5, "distance": "hierarchical"}]);
            recipe["attributes"][1]["hierarchy"]["rows"] = json!([["5", "*"]]);
        }),
    );
    assert_eq!((&problem["code"], &problem["line"]), (&json!("not-in-hierarchy"), &json!(3)));
}

#[test]
fn populations_are_refused_with_the_line() {
    let desk = Desk::new();
    desk.write("people.csv", "zip\n1\n1\n2\n2\n99\n");
    let (problem, words) = said(
        &desk,
        recipe(|recipe| {
            recipe["attributes"][0]["hierarchy"] =
                json!({"kind": "levels", "rows": [["1", "*"], ["2", "*"]]});
            recipe["models"] = json!([{"model": "k-map", "k": 2, "population": "people"}]);
            recipe["tables"] = json!({"people": {"file": "people.csv"}});
        }),
    );
    assert_eq!(
        problem,
        json!({"code": "not-in-hierarchy", "file": "people.csv", "attribute": "zip", "record": 5, "line": 6, "found": 1})
    );
    says(&words, &["people.csv", "Line 6"]);
}

#[test]
fn a_measured_file_and_a_population_that_lacks_its_values_are_told_apart() {
    let desk = Desk::new();
    desk.write("people.csv", "zip\n1\n1\n");
    desk.write("data.csv", DATA);
    let recipe = recipe(|recipe| {
        recipe["models"] = json!([{"model": "k-map", "k": 2, "population": "people"}]);
        recipe["tables"] = json!({"people": {"file": "people.csv"}});
    });
    desk.write("recipe.json", recipe.to_string());
    let measure = ["measure", "recipe.json", "--input", "data.csv"];
    let problem = desk.outis(&[&measure[..], &["--json"]].concat()).problem();
    assert_eq!(
        problem,
        json!({"code": "not-in-population", "file": "people.csv", "attribute": "zip", "found": 1})
    );
    says(&desk.outis(&measure).stderr, &["people.csv", "zip", "population must hold everybody"]);
}

#[test]
fn rows_of_the_recipe_are_not_lines_of_the_data() {
    let (problem, words) = said(
        &Desk::new(),
        recipe(|recipe| {
            recipe["attributes"][0]["hierarchy"] = json!({"kind": "levels", "rows": [["1", "a", "*"], ["2", "b", "*"], ["1", "b", "*"]]});
        }),
    );
    assert_eq!(problem["code"], "hierarchy-conflict");
    assert_eq!(
        (&problem["line"], &problem["other-line"], &problem["field"]),
        (&json!(3), &json!(1), &json!("rows"))
    );
    says(&words, &["Rows 3 and 1 of its levels in the recipe", "zip"]);
    assert!(!words.contains("data.csv") && !words.contains("Line"), "{words}");
}

#[test]
fn a_recipe_with_a_wrong_shape_says_where_and_what_should_be_there() {
    let changed = |from: &str, to: &str| {
        let text = recipe(|_| ()).to_string();
        assert!(text.contains(from), "{from} in {text}");
        said(&Desk::new(), text.replacen(from, to, 1))
    };
    let (problem, words) = changed(r#""k":2"#, r#""k":2,"k":3"#);
    assert_eq!(
        (&problem["code"], &problem["field"]),
        (&json!("recipe-duplicate-field"), &json!("models[0].k"))
    );
    says(&words, &["models[0].k twice", "Line 1"]);
    let (_, words) = changed(r#""k":2"#, r#""k":"two""#);
    says(&words, &["models[0].k", "a whole number"]);
    let (_, words) =
        changed(r#""models":[{"k":2,"model":"k-anonymity"}]"#, r#""models":[["k-anonymity",2]]"#);
    says(&words, &["models[0]", "an object", "curly brackets"]);
    let (_, words) = changed(r#""models":[{"k":2,"model":"k-anonymity"}]"#, r#""models":{}"#);
    says(&words, &["models", "a list", "square brackets"]);
    let (problem, words) = said(&Desk::new(), r#"[{"age": 30}, {"age": 31}, {"age": 32}]"#);
    assert_eq!(problem["code"], "recipe-type");
    says(&words, &["no recipe"]);
}

#[test]
fn texts_of_other_kinds_are_no_tables() {
    for (text, format, part) in [
        ("<?xml version=\"1.0\"?>\n<people><person/></people>\n", "xml", "an XML file"),
        ("<!DOCTYPE html>\n<html></html>\n", "html", "a web page"),
        ("[{\"zip\": 1}, {\"zip\": 2}]\n", "json", "a JSON file"),
        ("{\"zip\": 1}\n{\"zip\": 2}\n", "json", "a JSON file"),
    ] {
        let desk = Desk::new();
        desk.write("data.csv", text);
        let (problem, words) = said(&desk, recipe(|_| ()));
        assert_eq!(problem, json!({"code": "other-format", "detail": format}));
        says(&words, &[part, "CSV"]);
    }
}
