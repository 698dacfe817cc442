//! Columns whose values are not true of the persons beside them.

use crate::support::{Desk, MARKER, SEED, recipe, records};
use serde_json::{Value, json};

const PEOPLE: usize = 60;

/// Sixty people: incomes that nobody shares, and an answer that every third one gives.
fn table() -> String {
    let rows = (0..PEOPLE).map(|i| {
        let cheated = if i % 3 == 0 { "yes" } else { "no" };
        format!("{},{},{},{cheated}\n", 20 + i % 40, ["f", "m"][i % 2], 1000 + 13 * i)
    });
    format!("age,sex,income,cheated\n{}", rows.collect::<String>())
}

fn attributes(income: Value, cheated: Value) -> Value {
    let released = |name: &str, more: Value| {
        let mut attribute = json!({"name": name, "role": "sensitive"});
        for (name, value) in more.as_object().unwrap() {
            attribute[name] = value.clone();
        }
        attribute
    };
    json!([
        {"name": "age", "role": "quasi-identifier", "type": "integer", "hierarchy":
            {"kind": "intervals", "start": 20, "end": 60, "steps": [10, 20]}},
        {"name": "sex", "role": "quasi-identifier"},
        released("income", income),
        released("cheated", cheated),
    ])
}

fn swap(share: f64) -> Value {
    json!({"perturb": {"kind": "swap", "share": share}})
}

fn randomized(keep: f64) -> Value {
    json!({"perturb": {"kind": "randomized-response", "keep": keep}})
}

fn desk(income: Value, cheated: Value, more: Value) -> Desk {
    let desk = Desk::new();
    desk.write("data.csv", table());
    desk.write("recipe.json", recipe(attributes(income, cheated), 5, more));
    desk
}

/// A column of a file, sorted.
fn column(text: &str, place: usize) -> Vec<String> {
    let rows = records(text, ',').into_iter().skip(1);
    let mut cells: Vec<String> = rows.map(|row| row[place].clone()).collect();
    cells.sort();
    cells
}

#[test]
fn values_are_exchanged_or_drawn_and_nothing_is_claimed_of_them() {
    let unshuffled = json!({"output": {"shuffle": false}});
    let desk = desk(swap(0.5), randomized(0.5), unshuffled);
    let outcome = desk.run(&["--seed", SEED, "--summary", "summary.json"]);
    assert_eq!(outcome.code, Some(0), "{outcome:?}");
    let (data, release) = (desk.read("data.csv"), desk.read("release.csv"));
    assert_eq!(column(&release, 2), column(&data, 2), "a swap keeps the values of the column");
    let [before, after] = [&data, &release].map(|text| records(text, ','));
    let unlike = |place: usize| {
        before.iter().zip(&after).filter(|(before, after)| before[place] != after[place]).count()
    };
    assert_eq!(unlike(2), PEOPLE / 2);

    let report = desk.json("report.json");
    let [income, cheated] = [&report["perturbed"][0], &report["perturbed"][1]];
    assert_eq!(
        *income,
        json!({"attribute": "income", "perturb": {"kind": "swap", "share": 0.5}, "drawn": 30,
            "changed": 30, "given": true})
    );
    assert_eq!(cheated["changed"], unlike(3));
    assert_eq!((&cheated["values"], &cheated["expected"]), (&json!(2), &json!(15.0)));
    // Warner's coin: ln 3.
    assert!((cheated["epsilon"].as_f64().unwrap() - 1.098_612_288_668_11).abs() < 1e-12);
    assert!(cheated["drawn"].as_u64() > cheated["changed"].as_u64());
    for (place, name) in ["income", "cheated"].into_iter().enumerate() {
        let told = json!({"attribute": name, "protection": "perturbed"});
        assert_eq!(report["sensitive"][place], told);
    }
    let warnings = report["warnings"].as_array().unwrap();
    let told = |code: &str| warnings.iter().filter(|one| one["code"] == code).count();
    assert_eq!((told("values-perturbed"), told("sensitive-unprotected")), (2, 0));
    let pairs = report["utility"]["associations"].as_array().unwrap();
    assert_eq!(pairs.len(), 1, "{pairs:?}");

    let summary = desk.json("summary.json");
    let [income, cheated] = [&summary["columns"][2], &summary["columns"][3]];
    assert_eq!(income["perturb"], json!({"kind": "swap", "share": 0.5}));
    assert_eq!((&cheated["values"], cheated["epsilon"].is_number()), (&json!(2), true));
    let text = desk.read("summary.json");
    assert!(
        ["drawn\"", "changed\"", "expected\""].iter().all(|word| !text.contains(word)),
        "{text}"
    );

    // A release that is measured again is what it was, and has values that are not true.
    let measured = desk.outis(&["measure", "recipe.json", "--input", "release.csv", "--json"]);
    let measured: Value = serde_json::from_str(&measured.stdout).unwrap();
    assert_eq!(measured["models"], report["models"]);
    assert_eq!(measured["sensitive"], report["sensitive"]);
    assert_eq!(
        measured["perturbed"][0],
        json!({"attribute": "income", "perturb":
        {"kind": "swap", "share": 0.5}})
    );
}

#[test]
fn the_same_seed_gives_the_same_values_and_the_order_tells_nothing_of_them() {
    let written = |more: Value, arguments: &[&str]| {
        let desk = desk(swap(1.0), randomized(0.2), more);
        let outcome = desk.run(arguments);
        assert_eq!(outcome.code, Some(0), "{outcome:?}");
        desk.read("release.csv")
    };
    let seeded = || written(json!({}), &["--seed", SEED]);
    assert_eq!(seeded(), seeded());
    assert_ne!(written(json!({}), &[]), seeded());
    // A seed is a key: another recipe draws other values.
    let as_input = |k: u32| {
        written(
            json!({"output": {"shuffle": false}, "risk": {"threshold": f64::from(k) / 10.0}}),
            &["--seed", SEED],
        )
    };
    let incomes = |text: &str| {
        let rows = records(text, ',').into_iter();
        rows.map(|row| row[2].clone()).collect::<Vec<_>>()
    };
    assert_ne!(incomes(&as_input(1)), incomes(&as_input(2)));
}

#[test]
fn what_would_rest_on_values_that_are_not_true_is_refused() {
    let nothing = || json!({});
    let k = json!({"model": "k-anonymity", "k": 5});
    let models = |model: Value| json!({"models": [k, model]});
    let diversity = json!({"model": "distinct-l-diversity", "attribute": "income", "l": 2});
    let joint =
        json!({"model": "distinct-l-diversity", "attribute": "cheated", "l": 2, "joint": true});
    let role = |role: &str| json!({"perturb": {"kind": "swap", "share": 0.5}, "role": role});
    let declined = json!({"perturb": {"kind": "swap", "share": 0.5}, "protection": "declined"});
    for (income, cheated, more, detail) in [
        (role("quasi-identifier"), nothing(), nothing(), "perturb-quasi-identifier"),
        (role("identifier"), nothing(), nothing(), "perturb-identifier"),
        (declined, nothing(), nothing(), "perturb-declined"),
        (swap(0.5), nothing(), models(diversity), "perturb-model"),
        (swap(0.5), nothing(), models(joint), "perturb-joint"),
        (swap(0.5), nothing(), json!({"records": {"entity": "cheated"}}), "perturb-entity"),
        (swap(0.5), nothing(), json!({"records": {"sampling-weight": "income"}}), "perturb-read"),
        (swap(0.5), nothing(), json!({"records": {"household": "income"}}), "perturb-read"),
        (
            swap(0.5),
            nothing(),
            json!({"loss": {"metric": "classification", "label": "income"}}),
            "perturb-read",
        ),
        (randomized(0.5), nothing(), nothing(), "perturb-many-values"),
    ] {
        let desk = desk(income, cheated, more);
        let refused = desk.run(&["--json"]);
        assert_eq!(refused.code, Some(2), "{detail}: {refused:?}");
        let problem = refused.problem();
        let told = ["code", "detail", "attribute", "field"].map(|name| &problem[name]);
        let [code, said, attribute, field] = told.map(|value| value.as_str().unwrap_or_default());
        assert_eq!(
            [code, said, attribute, field],
            ["not-together", detail, "income", "attributes[2].perturb"]
        );
        assert!(!desk.has("release.csv"));
    }
    for (wrong, range) in [(swap(0.05), "0.1..=1"), (randomized(0.95), "0<..=0.9")] {
        let problem = desk(nothing(), wrong, nothing()).run(&["--json"]).problem();
        assert_eq!((&problem["code"], &problem["detail"]), (&json!("parameter"), &json!(range)));
    }
    let constant = desk(nothing(), swap(0.5), nothing());
    constant.write(
        "data.csv",
        table().replace(",yes", &format!(",{MARKER}")).replace(",no", &format!(",{MARKER}")),
    );
    let refused = constant.run(&["--json"]);
    assert_eq!(refused.problem()["detail"], "perturb-one-value");
    refused.discloses_nothing();
    // An engine that counts has no records to draw for.
    let counted = constant.outis(&["plan", "recipe.json", "--json"]);
    assert_ne!(counted.code, Some(0), "{counted:?}");
}

#[test]
fn attacks_say_that_nothing_was_tried_with_such_a_column() {
    let desk = desk(swap(0.5), randomized(0.5), json!({}));
    assert_eq!(desk.run(&["--seed", SEED]).code, Some(0));
    let asked = ["attack", "recipe.json", "--input", "data.csv", "--release", "release.csv"];
    let told = desk.outis(&asked);
    assert!(told.stdout.contains("income: nothing was tried with this column."), "{told:?}");
    // Whoever knows everybody's true income is not ruled out by another one.
    let known = ["--known", "data.csv", "--json"];
    let report = desk.outis(&[&asked[..], &known].concat());
    let report: Value = serde_json::from_str(&report.stdout).unwrap();
    assert_eq!(report["perturbed"], json!(["income", "cheated"]));
    let linking =
        report["attacks"].as_array().unwrap().iter().find(|one| one["attack"] == "linking");
    assert_eq!(linking.unwrap()["succeeded"], 0);
    // Both releases show most true incomes.
    let earlier = ["--earlier", "data.csv", "--json"];
    let refused = desk.outis(&[&asked[..], &earlier].concat());
    assert_eq!(refused.problem()["detail"], "perturb-earlier");
    desk.write("without.csv", "age,sex\n20,f\n");
    let compared = ["--earlier", "without.csv", "--json"];
    let compared = desk.outis(&[&asked[..], &compared].concat());
    assert!(serde_json::from_str::<Value>(&compared.stdout).is_ok(), "{compared:?}");
    // It is sensitive, and nothing is tried with it all the same.
    for (column, code) in [("income", "not-together"), ("age", "not-sensitive")] {
        let likely = format!("{column}=1=2");
        let refused = desk.outis(&[&asked[..], &["--likelihood", &likely, "--json"]].concat());
        let problem = refused.problem();
        let found = ["code", "field", "attribute"].map(|name| problem[name].clone());
        assert_eq!(found, [json!(code), json!("--likelihood"), json!(column)], "{problem}");
    }
    // Without its recipe nobody can tell.
    let audited = desk.outis(&["audit", "release.csv", "--sensitive", "income"]);
    assert!(audited.stdout.contains("No file says whether values were changed"), "{audited:?}");
}
