//! `outis frontier`: what each k and each suppression limit cost.

use crate::support::{Desk, recipe};
use serde_json::{Value, json};

const ASKED: [&str; 8] =
    ["frontier", "recipe.json", "--input", "data.csv", "--k", "3,2", "--limits", "0,0.2"];

fn desk(models: &Value) -> Desk {
    let desk = Desk::new();
    let attributes = json!([
        {"name": "zip", "role": "quasi-identifier", "hierarchy": {"kind": "mask", "from": "right"}},
        {"name": "sex", "role": "quasi-identifier"},
    ]);
    desk.write("recipe.json", recipe(attributes, 2, json!({"models": models})));
    desk.write("data.csv", "zip,sex\n101,f\n102,f\n201,m\n202,m\n999,m\n");
    desk
}

#[test]
fn every_point_is_a_run_of_its_own() {
    let desk = desk(&json!([{"model": "k-anonymity", "k": 2}]));
    let outcome = desk.outis(&[&ASKED[..], &["--json"]].concat());
    assert_eq!((outcome.code, outcome.stderr.as_str()), (Some(0), ""));
    let points: Value = serde_json::from_str(&outcome.stdout).unwrap();
    let points = points.as_array().unwrap();
    let named: Vec<_> = points.iter().map(|it| (&it["k"], &it["limit"], &it["recoding"])).collect();
    let [full, mixed] = [json!("full-domain"), json!("mixed")];
    let [two, three, none, fifth] = [json!(2), json!(3), json!(0.0), json!(0.2)];
    let expected = [(&three, &none), (&three, &fifth), (&two, &none), (&two, &fifth)]
        .map(|(k, limit)| [(k, limit, &full), (k, limit, &mixed)]);
    assert_eq!(named, expected.concat());
    for point in points.iter().filter(|point| point["recoding"] == full) {
        let (k, limit) = (&point["k"], &point["limit"]);
        let mut recipe = desk.json("recipe.json");
        recipe["models"][0]["k"] = k.clone();
        recipe["suppression"] = json!({"limit": limit});
        desk.write("own.json", recipe.to_string());
        let own = ["run", "own.json", "--input", "data.csv", "--output", "own.csv", "--report"];
        assert_eq!(desk.outis(&[&own[..], &["report.json"]].concat()).code, Some(0));
        let solution = &desk.json("report.json")["solution"];
        assert_eq!(point["loss"], solution["loss"]["value"]);
        assert_eq!(point["optimal"], solution["loss"]["optimal"]);
        assert_eq!(point["suppressed"], solution["suppressed"]);
        assert_eq!(point["levels"], solution["recoding"]["levels"]);
        let kept = 1.0 - point["loss"].as_f64().unwrap();
        assert_eq!(point["kept"], json!(kept));
    }
    let said = desk.outis(&[&ASKED[..], &["--mixed", "mondrian"]].concat());
    assert_eq!(said.code, Some(0));
    let first = "k 2, at most 20.0 % suppressed, full-domain: loss ";
    assert!(said.stdout.contains(first) && said.stdout.contains(", proven best"), "{said:?}");
    assert!(said.stdout.contains("k 3, at most 0.0 % suppressed, mondrian: loss "), "{said:?}");
}

#[test]
fn a_frontier_without_tables_ends_with_1_and_one_without_k_with_2() {
    let desk = desk(&json!([{"model": "k-anonymity", "k": 2}]));
    let more = ["frontier", "recipe.json", "--input", "data.csv", "--k", "6", "--limits", "0"];
    let said = desk.outis(&more);
    assert_eq!((said.code, said.stderr.as_str()), (Some(1), ""));
    assert!(said.stdout.contains("full-domain: there is no table\n"), "{said:?}");
    assert!(said.stdout.contains("mixed: no table found\n"), "{said:?}");
    let desk = self::desk(&json!([{"model": "sample-uniqueness", "max": 0.5}]));
    let refused = desk.outis(&[&ASKED[..], &["--json"]].concat());
    assert_eq!((refused.code, refused.stdout.as_str()), (Some(2), ""));
    assert!(refused.stderr.contains("frontier-needs-k"), "{refused:?}");
    let said = desk.outis(&["frontier", "recipe.json", "--input", "data.csv", "--limits", "2"]);
    assert_eq!(said.code, Some(2));
    assert!(said.stderr.contains("--limits"), "{said:?}");
}
