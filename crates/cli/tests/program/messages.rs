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
        let labels: Vec<String> = (1..300).map(|level| format!("{value}-{level}")).collect();
        format!("{value};{};*\n", labels.join(";"))
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
    let changed = |part: &str, replacement: &str| {
        let text = recipe(|_| ()).to_string();
        assert!(text.contains(part), "{part} in {text}");
        said(&Desk::new(), text.replacen(part, replacement, 1))
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
    let desk = Desk::new();
    desk.write("data.csv", "<!DOCTYPE html>\n<html></html>\n");
    let (problem, words) = said(&desk, recipe(|_| ()));
    assert_eq!(problem, json!({"code": "other-format", "detail": "html"}));
    says(&words, &["a web page", "CSV"]);
    desk.write("data.csv", "<?xml version=\"1.0\"?>\n<people>\n<person id=\"1\"/></people>\n");
    let (problem, words) = said(&desk, recipe(|_| ()));
    assert_eq!(problem, json!({"code": "xml-broken", "detail": "attribute", "line": 3}));
    says(&words, &["Line 3", "attribute"]);
}

/// The recipe with another text in it.
fn replaced(part: &str, replacement: &str) -> String {
    let text = recipe(|_| ()).to_string();
    assert!(text.contains(part), "{part} in {text}");
    text.replacen(part, replacement, 1)
}

#[test]
fn a_list_in_the_place_of_an_object_is_called_that() {
    let model = r#"{"k":2,"model":"k-anonymity"}"#;
    for (part, replacement, field) in [
        (
            r#"{"name":"zip","role":"quasi-identifier"}"#,
            r#"["zip","quasi-identifier"]"#,
            "attributes[0]",
        ),
        (model, r#"{"k":2,"model":"k-anonymity"},[1,2]"#, "models[1]"),
        (model, r#"{"k":2,"model":"k-anonymity"},[]"#, "models[1]"),
        (r#""kind":"recipe""#, r#""kind":"recipe","search":[]"#, "search"),
        (r#""kind":"recipe""#, r#""kind":"recipe","records":[1,2]"#, "records"),
        (r#""kind":"recipe""#, r#""kind":"recipe","suppression":[1,2,3,4,5,6,7]"#, "suppression"),
    ] {
        let (problem, words) = said(&Desk::new(), replaced(part, replacement));
        assert_eq!(
            problem,
            json!({"code": "recipe-type", "detail": "object", "field": field, "line": 1, "file": "recipe.json"})
        );
        says(&words, &[&format!("wrong kind in {field}."), "an object", "recipe.json"]);
    }
    let (problem, words) = said(&Desk::new(), replaced(r#""k":2"#, r#""k":[2]"#));
    assert_eq!((&problem["field"], &problem["range"]), (&json!("models[0].k"), &json!("2..")));
    says(&words, &["models[0].k", "a whole number (at least 2)"]);
}

#[test]
fn ranges_are_those_of_the_field_and_in_words() {
    let pivoted = recipe(|recipe| {
        recipe["attributes"][0]["hierarchy"] =
            json!({"kind": "date", "format": "%y", "pivot": "2026", "levels": ["year"]});
    });
    let limited = recipe(|recipe| recipe["attributes"][0]["limit"] = json!(-1));
    let weighed = recipe(|recipe| recipe["attributes"][0]["weight"] = json!(1001.0));
    let average =
        recipe(|recipe| recipe["models"][0] = json!({"model": "average-risk", "average": 0.0}));
    for (recipe, part) in [
        (pivoted.to_string(), "a whole number (from 1099 to 9999)"),
        (replaced(r#""k":2"#, r#""k":-1"#), "a whole number (at least 2)"),
        (replaced(r#""k":2"#, r#""k":1"#), "(at least 2)"),
        (limited.to_string(), "a whole number (at least 0)"),
        (weighed.to_string(), "(from 0 to 1000)"),
        (average.to_string(), "(above 0, at most 1)"),
    ] {
        let (_, words) = said(&Desk::new(), recipe);
        says(&words, &[part]);
        assert!(!words.contains("..") && !words.contains("4294967295"), "{words}");
    }
    let (_, words) = said(&Desk::new(), replaced(r#""k":2"#, r#""k":5000000000"#));
    says(&words, &["a whole number (from 2 to 4294967295)"]);
    let levels = json!({"algorithm": "fixed", "levels": {"zip": -1}});
    let (_, words) = said(&Desk::new(), recipe(|recipe| recipe["search"] = levels.clone()));
    says(&words, &["search.levels.zip", "a whole number, without sign"]);
}

#[test]
fn settings_of_hierarchies_stand_in_the_recipe() {
    for hierarchy in [
        json!({"kind": "intervals", "start": 0, "end": 100, "steps": [5, 12]}),
        json!({"kind": "intervals", "start": 9, "end": 1, "steps": [5]}),
        json!({"kind": "date", "format": "%y", "pivot": 26, "levels": ["year"]}),
        json!({"kind": "date", "format": "%q", "levels": ["year"]}),
        json!({"kind": "date", "format": "%Y", "levels": []}),
    ] {
        let changed = recipe(|recipe| recipe["attributes"][0]["hierarchy"] = hierarchy.clone());
        let (problem, words) = said(&Desk::new(), changed);
        assert_eq!(problem["code"], "hierarchy-parameter", "{problem}");
        says(&words, &["outis: recipe.json: ", "Column: zip."]);
        assert!(!words.contains("data.csv"), "{words}");
    }
}

#[test]
fn a_name_that_no_attribute_has_is_placed_in_the_recipe() {
    let personal = json!([{"model": "personal-k", "attribute": "zz"}]);
    let levels = json!({"algorithm": "fixed", "levels": {"zip": 0, "zz": 1}});
    for (field, value, place) in [
        ("models", personal, "models[0].attribute names a column"),
        ("records", json!({"entity": "zz"}), "records.entity names a column"),
        ("search", levels, "search.levels has a level for a column"),
    ] {
        let changed = recipe(|recipe| recipe[field] = value.clone());
        let (problem, words) = said(&Desk::new(), changed);
        assert_eq!(
            (&problem["code"], &problem["attribute"]),
            (&json!("missing-attribute"), &json!("zz"))
        );
        says(&words, &[place, "zz"]);
        assert!(!words.contains("the table does not have"), "{words}");
    }
    let (_, words) = said(&Desk::new(), replaced("k-anonymity", "k-anonimity"));
    says(&words, &["models[0].model", "not known", "Known are: k-anonymity"]);
}

#[test]
fn records_that_a_population_lacks_are_placed_in_both_files() {
    let desk = Desk::new();
    desk.write("people.csv", "zip\n1\n1\n3\n");
    let changed = recipe(|recipe| {
        recipe["models"] = json!([{"model": "k-map", "k": 2, "population": "people"}]);
        recipe["tables"] = json!({"people": {"file": "people.csv"}});
    });
    let (problem, words) = said(&desk, changed);
    assert_eq!(
        problem,
        json!({"code": "population-without-sample", "detail": "people.csv", "found": 2, "record": 3, "line": 4})
    );
    says(
        &words,
        &[
            "outis: data.csv: 2 records find too few like them, or none, in",
            "(people.csv)",
            "Line 4.",
            "Record 3.",
            "the first",
        ],
    );
}

#[test]
fn cells_that_models_read_are_not_called_parameters() {
    let personal = recipe(|r| r["models"] = json!([{"model": "personal-k", "attribute": "k"}]));
    let guard = json!([{"model": "guarding-nodes", "attribute": "ill", "guard": "guard", "probability": 0.5}]);
    let guarding = recipe(|recipe| recipe["models"] = guard.clone());
    let weighed = recipe(|recipe| recipe["records"] = json!({"sampling-weight": "weight"}));
    for (recipe, parts) in [
        (personal, ["models[0].attribute names must hold whole numbers from 1", "Column: k."]),
        (guarding, ["models[0].guard names must hold labels", "Column: guard."]),
        (weighed, ["A cell of the column that records.sampling-weight names", "Column: weight."]),
    ] {
        let (_, words) = said(&Desk::new(), recipe);
        says(&words, &parts);
        says(&words, &["outis: data.csv: ", "Line 4.", "Record 3."]);
        assert!(!words.contains(".."), "{words}");
    }
}

#[test]
fn a_release_is_measured_without_the_column_that_told_persons_apart() {
    let desk = Desk::new();
    let entity = |records: Value| {
        recipe(|recipe| {
            recipe["attributes"][3]["role"] = json!("insensitive");
            recipe["records"] = records.clone();
        })
        .to_string()
    };
    desk.write("data.csv", DATA);
    desk.write("recipe.json", entity(json!({"entity": "k"})));
    assert_eq!(desk.run(&[]).code, Some(0));
    let measure = ["measure", "recipe.json", "--input", "release.csv"];
    let words = desk.outis(&measure);
    assert_eq!(words.code, Some(2), "{words:?}");
    says(
        &words.stderr,
        &[
            "does not hold the column",
            "records.entity",
            r#""records": {"person": "record"}"#,
            "report of the run",
            "Column: k.",
        ],
    );
    assert_eq!(
        desk.outis(&[&measure[..], &["--json"]].concat()).problem(),
        json!({"code": "missing-attribute", "field": "records.entity", "attribute": "k", "detail": "persons-left-out"})
    );
    desk.write("recipe.json", entity(json!({"person": "record"})));
    assert_eq!(desk.outis(&measure).code, Some(0));
    // What only a model needs is called by its model.
    let personal = recipe(|r| r["models"] = json!([{"model": "personal-k", "attribute": "k"}]));
    desk.write("recipe.json", personal.to_string());
    desk.write("release.csv", "zip,ill\n1,5\n1,7\n");
    let words = desk.outis(&measure);
    assert_eq!(words.code, Some(2), "{words:?}");
    says(&words.stderr, &["models[0].attribute", "identifier", "Column: k."]);
}

#[test]
fn xml_without_a_prolog_is_known() {
    let desk = Desk::new();
    for (text, problem) in [
        ("<!-- c -->\n<dataset>\n<r/>\n</dataset>\n", json!({"code": "empty"})),
        (
            "<table border=\"1\">\n<tr><td>1</td></tr>\n</table>\n",
            json!({"code": "other-format", "detail": "html"}),
        ),
    ] {
        desk.write("data.csv", text);
        let inspected = desk.outis(&["inspect", "data.csv", "--json"]);
        assert_eq!(inspected.code, Some(2), "{inspected:?}");
        assert_eq!(inspected.problem(), problem);
    }
    desk.write("data.csv", "<rows>\n<row><zip>1</zip></row>\n<row><zip>2</zip></row>\n</rows>\n");
    assert_eq!(desk.outis(&["inspect", "data.csv"]).code, Some(0));
    desk.write("data.csv", "<5,>5\n1,2\n3,4\n");
    assert_eq!(desk.outis(&["inspect", "data.csv"]).code, Some(0));
}

#[cfg(unix)]
#[test]
fn a_recipe_names_regular_files_alone() {
    let levels = recipe(|recipe| {
        recipe["attributes"][0]["hierarchy"] = json!({"kind": "levels", "file": "/dev/zero"});
    });
    let (problem, words) = said(&Desk::new(), levels);
    assert_eq!(
        problem,
        json!({"code": "file-not-read", "attribute": "zip", "file": "/dev/zero", "detail": "no regular file"})
    );
    says(&words, &["/dev/zero", "cannot be read"]);
    let population = recipe(|recipe| {
        recipe["models"] = json!([{"model": "k-map", "k": 2, "population": "people"}]);
        recipe["tables"] = json!({"people": {"file": "/dev/zero"}});
    });
    let (problem, _) = said(&Desk::new(), population);
    assert_eq!(problem["code"], "file-not-read");
}
