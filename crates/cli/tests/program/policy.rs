//! What an institution asks for: recipes that ask for less, and releases that somebody hands in.

use crate::support::{Desk, Outcome, RUN, SEED, recipe};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

/// Eight people: four bands of two ages, two illnesses each.
pub(crate) const DATA: &str = "name,age,plz,diagnosis,consent\nAnn,31,1,flu,y\nBea,32,1,gout,y\nCleo,33,1,flu,y\n\
    Dora,34,1,gout,y\nEva,41,1,flu,y\nFay,42,1,gout,y\nGus,43,1,flu,y\nHal,44,1,gout,y\n";

pub(crate) fn attributes() -> Value {
    let tens = json!({"kind": "intervals", "start": 30, "end": 50, "steps": [10]});
    json!([
        {"name": "name", "role": "identifier"},
        {"name": "age", "role": "quasi-identifier", "hierarchy": tens},
        {"name": "plz", "role": "quasi-identifier"},
        {"name": "diagnosis", "role": "sensitive"},
        {"name": "consent", "role": "insensitive"},
    ])
}

pub(crate) fn policy() -> Value {
    json!({
        "outis": 1, "kind": "policy", "id": "office-7",
        "models": [
            {"model": "k-anonymity", "k": 4},
            {"model": "distinct-l-diversity", "attribute": "diag*", "l": 2},
        ],
        "risk": {"max": 0.25},
        "columns": {"quasi-identifier": ["AGE", "plz*"], "never": ["*name*"],
                    "sensitive": ["diag*"], "insensitive": ["consent"]},
    })
}

pub(crate) fn models(k: u32, l: u32) -> Value {
    json!({"models": [
        {"model": "k-anonymity", "k": k},
        {"model": "distinct-l-diversity", "attribute": "diagnosis", "l": l},
    ]})
}

pub(crate) fn desk(policy: &Value, recipe: &str) -> Desk {
    let desk = Desk::new();
    desk.write("data.csv", DATA);
    desk.write("policy.json", policy.to_string());
    desk.write("recipe.json", recipe);
    desk
}

pub(crate) fn run(desk: &Desk, more: &[&str]) -> Outcome {
    desk.run(&[&["--seed", SEED, "--policy", "policy.json", "--json"], more].concat())
}

pub(crate) fn gate(desk: &Desk) -> Outcome {
    desk.outis(&[
        "gate",
        "release.csv",
        "--report",
        "report.json",
        "--policy",
        "policy.json",
        "--json",
    ])
}

/// The codes and details of what a gate has against a release.
pub(crate) fn refusals(outcome: &Outcome) -> Vec<(String, String)> {
    let report: Value = serde_json::from_str(&outcome.stdout).unwrap();
    let refusals = report["refusals"].as_array().unwrap().iter();
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    refusals.map(|refusal| (text(&refusal["code"]), text(&refusal["detail"]))).collect()
}

#[test]
fn what_meets_a_policy_is_released_and_passes_its_gate() {
    let desk = desk(&policy(), &recipe(attributes(), 4, models(4, 2)));
    let plain_run = desk.run(&["--seed", SEED]);
    assert_eq!(plain_run.code, Some(0), "{plain_run:?}");
    assert_eq!(desk.json("report.json").get("policy"), None);
    let plain = desk.read("release.csv");
    let outcome = run(&desk, &[]);
    assert_eq!(outcome.code, Some(0), "{outcome:?}");
    let report = desk.json("report.json");
    let hash: String =
        Sha256::digest(policy().to_string()).iter().map(|byte| format!("{byte:02x}")).collect();
    assert_eq!(report["policy"], json!({"id": "office-7", "sha256": hash}));
    let sorted = |text: &str| {
        let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
        lines.sort();
        lines
    };
    let obeying = desk.read("release.csv");
    assert_eq!(sorted(&plain), sorted(&obeying));
    assert_ne!(plain, obeying, "an order depends on the policy, too");

    let passed = gate(&desk);
    assert_eq!(passed.code, Some(0), "{passed:?}");
    let told: Value = serde_json::from_str(&passed.stdout).unwrap();
    assert_eq!(told["risk"], 0.25);
    assert_eq!(told["unshown"], json!([]));
    let roles: Vec<&Value> =
        told["columns"].as_array().unwrap().iter().map(|column| &column["role"]).collect();
    assert_eq!(roles, ["quasi-identifier", "quasi-identifier", "sensitive", "insensitive"]);
    assert!(!passed.stdout.contains("flu"), "no cell is told");
    let measured = desk.outis(&[
        "measure",
        "recipe.json",
        "--input",
        "release.csv",
        "--policy",
        "policy.json",
        "--json",
    ]);
    assert_eq!(measured.code, Some(0), "{measured:?}");
    let measured: Value = serde_json::from_str(&measured.stdout).unwrap();
    assert_eq!(measured["policy"]["id"], "office-7");
}

/// What is called missing and counts all the same leads around nothing, and usual texts may be called so.
#[test]
fn missing_values_that_count_and_usual_ones_are_no_way_around() {
    for missing in [
        json!({"values": ["", "gout"], "sensitive": "own-value"}),
        json!({"values": ["", "n/a"], "sensitive": "excluded"}),
    ] {
        let mut settings = models(4, 2);
        settings["missing"] = missing;
        let desk = desk(&policy(), &recipe(attributes(), 4, settings));
        let outcome = run(&desk, &[]);
        assert_eq!(outcome.code, Some(0), "{outcome:?}");
    }
}

#[test]
fn a_recipe_that_asks_for_less_is_refused_by_the_policys_name() {
    let in_role = |name: &str, role: &str| {
        let mut attributes = attributes();
        let list = attributes.as_array_mut().unwrap();
        list.iter_mut().filter(|one| one["name"] == name).for_each(|one| one["role"] = json!(role));
        attributes
    };
    let changed = |pointer: &str, value: Value| {
        let mut policy = policy();
        policy[pointer] = value;
        policy
    };
    let mut wildcard = models(4, 2);
    wildcard["missing"] = json!({"match": "wildcard"});
    let mut called_missing = models(4, 2);
    called_missing["missing"] = json!({"values": ["", "gout"], "sensitive": "excluded"});
    let names = ["name", "age", "plz", "diagnosis", "consent"];
    let read_as = |data: Value| {
        let mut renamed = models(4, 2);
        renamed["data"] = data;
        recipe(attributes(), 4, renamed)
    };
    let enough = || models(4, 2);
    let plain = || recipe(attributes(), 4, enough());
    let cases = [
        ("policy-model", "k-anonymity", policy(), recipe(attributes(), 4, models(3, 2))),
        ("policy-model", "distinct-l-diversity", policy(), recipe(attributes(), 4, models(4, 1))),
        ("policy-model", "distinct-l-diversity", policy(), recipe(attributes(), 4, json!({}))),
        (
            "policy-attribute",
            "never",
            policy(),
            recipe(in_role("name", "insensitive"), 4, enough()),
        ),
        (
            "policy-attribute",
            "quasi-identifier",
            policy(),
            recipe(in_role("plz", "insensitive"), 4, enough()),
        ),
        (
            "policy-attribute",
            "sensitive",
            // What a model names needs no list.
            changed("columns", json!({"never": ["name"]})),
            recipe(in_role("diagnosis", "insensitive"), 4, json!({})),
        ),
        (
            "policy-model",
            "personal-k",
            // An attribute that is not sensitive is no pattern.
            changed("models", json!([{"model": "personal-k", "attribute": "consent"}])),
            plain(),
        ),
        (
            "policy-attribute",
            "sensitive",
            policy(),
            recipe(in_role("diagnosis", "insensitive"), 4, json!({})),
        ),
        ("policy-setting", "forbidden", changed("forbidden", json!(["k-anonymity"])), plain()),
        ("policy-setting", "search", changed("searches", json!(["fixed", "ola"])), plain()),
        ("policy-setting", "earlier", changed("earlier", json!("required")), plain()),
        ("policy-setting", "wildcard", policy(), recipe(attributes(), 4, wildcard)),
        ("policy-risk", "", changed("risk", json!({"max": 0.2})), plain()),
        ("policy-setting", "missing", policy(), recipe(attributes(), 4, called_missing)),
        (
            "policy-setting",
            "names",
            policy(),
            read_as(json!({"format": {"header": true, "names": names}})),
        ),
        ("policy-setting", "names", policy(), read_as(json!({"format": {"header-line": 2}}))),
        (
            "policy-setting",
            "names",
            policy(),
            read_as(json!({"format": {"header": false, "first-line": 2}})),
        ),
        (
            "policy-setting",
            "names",
            policy(),
            read_as(json!({"format": {"names": names, "first-line": 2}})),
        ),
    ];
    for (code, detail, policy, recipe) in cases {
        let desk = desk(&policy, &recipe);
        let outcome = run(&desk, &[]);
        assert_eq!(outcome.code, Some(2), "{code} {detail}: {outcome:?}");
        let problem = outcome.problem();
        assert_eq!(problem["code"], code, "{problem}");
        assert_eq!(problem["detail"].as_str().unwrap_or_default(), detail, "{problem}");
        assert_eq!(problem["policy"], "office-7");
        assert!(!desk.has("release.csv") && !desk.has("report.json"), "{code} {detail}");
    }
}

#[test]
fn more_than_a_policy_asks_for_is_allowed() {
    let stricter = recipe(attributes(), 4, models(8, 2));
    let desk = desk(&policy(), &stricter);
    let outcome = run(&desk, &[]);
    assert_eq!(outcome.code, Some(0), "{outcome:?}");
    let mut left_out = attributes();
    left_out[2]["role"] = json!("identifier");
    desk.write("recipe.json", recipe(left_out, 4, models(4, 2)));
    assert_eq!(run(&desk, &[]).code, Some(0));
}

#[test]
fn an_earlier_release_must_be_given_and_may_not_be_accepted() {
    let mut policy = policy();
    policy["earlier"] = json!("required");
    let mut asked = models(4, 2);
    let desk = desk(&policy, &recipe(attributes(), 4, asked.clone()));
    desk.write(
        "earlier.csv",
        "age,plz,diagnosis,consent\n\"[30, 40)\",1,flu,y\n\"[30, 40)\",1,gout,y\n\
        \"[30, 40)\",1,flu,y\n\"[30, 40)\",1,gout,y\n",
    );
    let compared = run(&desk, &["--earlier", "earlier.csv"]);
    assert_eq!(compared.code, Some(0), "{compared:?}");
    // Nobody can see that in the release.
    assert_eq!(refusals(&gate(&desk)), [("policy-unshown".to_owned(), "earlier".to_owned())]);
    policy["accepts"] = json!(["earlier"]);
    desk.write("policy.json", policy.to_string());
    assert_eq!(run(&desk, &["--earlier", "earlier.csv"]).code, Some(0));
    assert_eq!(gate(&desk).code, Some(0));
    asked["earlier"] = json!("accepted");
    desk.write("recipe.json", recipe(attributes(), 4, asked));
    let problem = run(&desk, &["--earlier", "earlier.csv"]).problem();
    assert_eq!(problem["detail"], "earlier-accepted");
    let mut claimed = desk.json("report.json");
    claimed["earlier"][0]["accepted"] = json!(true);
    desk.write("report.json", claimed.to_string());
    assert_eq!(refusals(&gate(&desk)), [("policy-setting".to_owned(), "earlier".to_owned())]);
}

/// A report that says of a release whatever helps it.
fn lying(release: &str) -> String {
    let hash: String = Sha256::digest(release).iter().map(|byte| format!("{byte:02x}")).collect();
    json!({
        "outis": 1, "kind": "report", "output": {"sha256": hash, "records": 8},
        "records": {"entity": null}, "risk": {"after": {"prosecutor": {"max": 0.001}}},
        "models": [{"model": "k-anonymity", "k": 4, "holds": true, "achieved": 1000}],
    })
    .to_string()
}

/// The same with a mail address for each yes.
fn addresses(release: &str) -> String {
    ["a", "b", "c", "d"].iter().fold(release.to_owned(), |text, name| {
        text.replacen(",y\n", &format!(",{name}@example.org\n"), 1)
    })
}

/// What groups show of values that were changed at random says nothing of the true ones.
#[test]
fn values_that_were_changed_at_random_pass_no_gate_that_asks_for_their_protection() {
    let good = "age,plz,diagnosis,consent\n3,1,flu,y\n3,1,gout,y\n3,1,flu,y\n3,1,gout,y\n";
    for (perturbed, code) in [("diagnosis", 1), ("consent", 0)] {
        let desk = desk(&policy(), "{}");
        desk.write("release.csv", good);
        let mut report: Value = serde_json::from_str(&lying(good)).unwrap();
        report["perturbed"] = json!([{"attribute": perturbed}]);
        desk.write("report.json", report.to_string());
        let outcome = gate(&desk);
        assert_eq!(outcome.code, Some(code), "{perturbed}: {outcome:?}");
        let refusal = ("policy-model".to_owned(), "distinct-l-diversity".to_owned());
        assert_eq!(refusals(&outcome).contains(&refusal), code == 1, "{perturbed}");
    }
}

#[test]
fn what_a_report_says_does_not_open_the_gate() {
    let good = "age,plz,diagnosis,consent\n3,1,flu,y\n3,1,gout,y\n3,1,flu,y\n3,1,gout,y\n";
    let unnamed = good.replace("consent", "zz").replacen(",y", ",qx", 2).replace(",y", ",wv");
    let cases = [
        ("", "", good.to_owned()),
        // Three people instead of four.
        ("policy-model", "k-anonymity", good.replacen("3,1,flu,y\n", "", 1)),
        // One illness.
        ("policy-model", "distinct-l-diversity", good.replace("gout", "flu")),
        ("policy-attribute", "never", good.replace("consent", "pet name")),
        ("policy-attribute", "unknown", unnamed),
        ("policy-attribute", "identifying", addresses(good)),
        ("policy-attribute", "identifying", addresses(&good.replace("consent", "contact"))),
    ];
    for (code, detail, release) in cases {
        let desk = desk(&policy(), "{}");
        desk.write("release.csv", &release);
        desk.write("report.json", lying(&release));
        let outcome = gate(&desk);
        let found = refusals(&outcome);
        let expected = (code.to_owned(), detail.to_owned());
        assert_eq!(outcome.code, Some(i32::from(!code.is_empty())), "{code} {detail}: {outcome:?}");
        assert_eq!(found.contains(&expected), !code.is_empty(), "{code} {detail}: {found:?}");
    }
}

#[test]
fn what_a_release_does_not_show_is_listed_and_refused_unless_accepted() {
    let release = "age,plz,diagnosis,consent\n3,1,flu,y\n3,1,gout,y\n3,1,flu,y\n3,1,gout,y\n";
    let mut claimed: Value = serde_json::from_str(&lying(release)).unwrap();
    claimed["records"]["entity"] = json!("patient");
    claimed["risk"]["after"]["individual"] = json!({"weighted": true});
    claimed["models"][0]["model"] = json!("k-map");
    let named = ["entity", "sampling-weight", "population"];
    let mut policy = policy();
    let desk = desk(&policy, "{}");
    desk.write("release.csv", release);
    desk.write("report.json", claimed.to_string());
    let outcome = gate(&desk);
    let told: Value = serde_json::from_str(&outcome.stdout).unwrap();
    assert_eq!(told["unshown"], json!(named));
    assert_eq!(refusals(&outcome), named.map(|one| ("policy-unshown".to_owned(), one.to_owned())));
    policy["accepts"] = json!(named);
    desk.write("policy.json", policy.to_string());
    assert_eq!(gate(&desk).code, Some(0));
    claimed["output"]["sha256"] = json!("00");
    desk.write("report.json", claimed.to_string());
    assert_eq!(refusals(&gate(&desk)), [("other-report".to_owned(), String::new())]);
    for text in ["", "[]", "{\"kind\": \"recipe\"}", "\u{0}"] {
        desk.write("report.json", text);
        let outcome = gate(&desk);
        assert_eq!((outcome.code, &outcome.problem()["code"]), (Some(2), &json!("not-a-report")));
    }
}

#[test]
fn a_policy_that_cannot_be_read_is_refused_as_a_whole() {
    let small = policy().to_string();
    for (right, wrong, field, detail) in [
        ("\"risk\"", "\"risks\"", "risks", "recipe-unknown-field"),
        ("\"max\"", "\"least\"", "risk.least", "recipe-unknown-field"),
        ("0.25", "1.5", "risk.max", "parameter"),
        ("\"k\":4", "\"k\":1", "models[0]", "parameter"),
        ("\"k\":4", "\"kk\":4", "models[0].kk", "recipe-unknown-field"),
        ("\"k-anonymity\"", "\"anonymity\"", "models[0].model", "unknown-model"),
        ("\"never\"", "\"nevr\"", "columns.nevr", "recipe-unknown-field"),
        ("\"policy\"", "\"recipe\"", "kind", "recipe-kind"),
        ("\"office-7\"", "\"\"", "id", "recipe-missing-field"),
        ("\"id\"", "\"searches\":[\"best\"],\"id\"", "searches[0]", "unknown-choice"),
        ("\"id\"", "\"forbidden\":[\"x\"],\"id\"", "forbidden[0]", "unknown-choice"),
        ("{\"columns\"", "{\"columns\":[],\"columns\"", "columns", "recipe-duplicate-field"),
        ("\"outis\":1", "\"outis\":2", "outis", "recipe-version"),
    ] {
        assert!(small.contains(right), "{right}");
        let desk = desk(&policy(), &recipe(attributes(), 4, models(4, 2)));
        desk.write("policy.json", small.replacen(right, wrong, 1));
        let problem = run(&desk, &[]).problem();
        assert_eq!(problem["code"], "policy-broken", "{problem}");
        assert_eq!(
            (&problem["field"], &problem["detail"]),
            (&json!(field), &json!(detail)),
            "{wrong}"
        );
        assert_eq!(problem["file"], "policy.json");
    }
    let desk = desk(&policy(), &recipe(attributes(), 4, models(4, 2)));
    desk.write("policy.json", "{");
    assert_eq!(run(&desk, &[]).problem()["detail"], "recipe-syntax");
    desk.write("policy.json", b"\xff\xfe");
    assert_eq!(run(&desk, &[]).problem()["code"], "policy-broken");
}

#[test]
fn a_policy_is_for_tables() {
    let desk = desk(
        &policy(),
        &json!({
            "outis": 1, "kind": "recipe", "data": {"kind": "transactions", "format": {"layout": "persons", "header": false}},
            "models": [{"model": "km-anonymity", "k": 2, "m": 1}],
        })
        .to_string(),
    );
    let outcome = desk.outis(&[&RUN[..], &["--policy", "policy.json", "--json"]].concat());
    assert_eq!((outcome.code, &outcome.problem()["detail"]), (Some(2), &json!("kind")));
}
