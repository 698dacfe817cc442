//! `outis simulate` and `outis advise`: samples of a population, and which protection suits whom.

use crate::support::{Desk, MARKER, SEED, recipe};
use serde_json::{Value, json};

const ASKED: [&str; 9] = [
    "simulate",
    "--recipe",
    "recipe.json",
    "--population",
    "data.csv",
    "--fractions",
    "0.5,1",
    "--samples",
    "3",
];

fn desk() -> Desk {
    let desk = Desk::new();
    let attributes = json!([
        {"name": "zip", "role": "quasi-identifier", "hierarchy": {"kind": "mask", "from": "right"}},
        {"name": "sex", "role": "quasi-identifier"},
    ]);
    desk.write("recipe.json", recipe(attributes, 2, json!({"suppression": {"limit": 0.2}})));
    let people = (0..40).map(|person| format!("{},{}\n", 100 + person % 7, person % 2));
    desk.write("data.csv", "zip,sex\n".to_owned() + &people.collect::<String>());
    desk
}

#[test]
fn the_same_seed_gives_the_same_figures_for_any_number_of_threads() {
    let desk = desk();
    let mut first = None;
    for threads in ["1", "3", "8"] {
        let more = ["--seed", SEED, "--threads", threads, "--json", "--csv", "figures.csv"];
        let outcome = desk.outis(&[&ASKED[..], &more].concat());
        assert_eq!((outcome.code, outcome.stderr.as_str()), (Some(0), ""));
        let found = (outcome.stdout, desk.read("figures.csv"));
        assert_eq!(first.get_or_insert_with(|| found.clone()), &found, "{threads} threads");
    }
    let (report, table) = first.unwrap();
    let report: Value = serde_json::from_str(&report).unwrap();
    assert_eq!((&report["records"], &report["k"]), (&json!(40), &json!(2)));
    let lines: Vec<Vec<&str>> = table.lines().map(|line| line.split(',').collect()).collect();
    assert_eq!(lines.len(), 1 + 2 * 4);
    assert!(lines.iter().all(|line| line.len() == lines[0].len()), "{table}");
    let place = |name| lines[0].iter().position(|known| *known == name).unwrap();
    for (line, rule) in lines[1..].iter().zip(
        report["fractions"]
            .as_array()
            .unwrap()
            .iter()
            .flat_map(|it| it["rules"].as_array().unwrap()),
    ) {
        assert_eq!(line[place("rule")], rule["rule"].as_str().unwrap());
        let mean = line[place("risk-mean")].parse::<f64>().unwrap();
        assert_eq!(Some(mean), rule["risk"]["mean"].as_f64());
    }
    let said = desk.outis(&[&ASKED[..], &["--seed", SEED]].concat());
    assert!(said.stdout.contains("100.0 % drawn (40 records), 3 samples:\n"), "{said:?}");
    assert!(said.stdout.contains("  k-anonymity (classes of 2): risk 0."), "{said:?}");
    assert!(said.stdout.contains("discernibility 1.000 ± 0.000, suppressed "), "{said:?}");
}

#[test]
fn what_cannot_be_simulated_is_refused_with_its_place_and_no_cell() {
    let desk = desk();
    let refused = |arguments: &[&str]| {
        let outcome = desk.outis(&[arguments, &["--json"]].concat());
        assert_eq!((outcome.code, outcome.stdout.as_str()), (Some(2), ""), "{outcome:?}");
        outcome.discloses_nothing();
        outcome.problem()
    };
    let share = refused(&[&ASKED[..5], &["--fractions", "0.5,2"]].concat());
    assert_eq!((&share["code"], &share["field"]), (&json!("parameter"), &json!("--fractions")));
    let none = refused(&[&ASKED[..5], &["--samples", "0"]].concat());
    assert_eq!(none["field"], "--samples");
    assert_eq!(refused(&[&ASKED[..], &["--seed", "12"]].concat())["field"], "--seed");
    assert_eq!(refused(&[&ASKED[..], &["--csv", "data.csv"]].concat())["code"], "same-file");
    let mut recipe = desk.json("recipe.json");
    recipe["models"] = json!([{"model": "sample-uniqueness", "max": 0.5}]);
    desk.write("recipe.json", recipe.to_string());
    desk.write("data.csv", format!("zip,sex\n{MARKER},f\n"));
    assert_eq!(refused(&ASKED)["code"], "simulation-needs-k");
    let said = desk.outis(&ASKED);
    assert!(said.code == Some(2) && said.stderr.contains("k-anonymity"), "{said:?}");
}

#[test]
fn samples_without_a_release_end_with_1() {
    let desk = desk();
    let mut recipe = desk.json("recipe.json");
    recipe["models"][0]["k"] = json!(50);
    desk.write("recipe.json", recipe.to_string());
    let said = desk.outis(&[&ASKED[..5], &["--fractions", "1", "--samples", "1"]].concat());
    assert_eq!(said.code, Some(1), "{said:?}");
    assert!(said.stdout.contains("k-anonymity (classes of 50): no release\n"), "{said:?}");
}

#[test]
fn what_is_advised_for_a_sample_is_a_part_of_a_recipe() {
    let desk = desk();
    let asked = ["advise", "--knows-membership", "no", "--risk", "0.1"];
    let outcome = desk.outis(&[&asked[..], &["--sampling-fraction", "0.1", "--json"]].concat());
    assert_eq!((outcome.code, outcome.stderr.as_str()), (Some(0), ""));
    let advised: Value = serde_json::from_str(&outcome.stdout).unwrap();
    assert_eq!((&advised["scenario"], &advised["k"]), (&json!("journalist"), &json!(10)));
    let mut recipe = desk.json("recipe.json");
    recipe["models"] = advised["models"].clone();
    desk.write("recipe.json", recipe.to_string());
    assert_eq!(desk.run(&["--quiet"]).code, Some(0));
    let held = &desk.json("report.json")["models"][0];
    assert_eq!((&held["holds"], &held["estimator"]), (&json!(true), &json!("truncated-poisson")));
    let said = desk.outis(&[&asked[..], &["--sampling-fraction", "0.1"]].concat());
    assert!(said.stdout.contains("  4 by a truncated Poisson test\n"), "{said:?}");
    let part = r#"  "models": [{"model":"k-map","k":10,"estimator":"truncated-poisson","sampling-fraction":0.1}]"#;
    assert!(said.stdout.contains(part), "{said:?}");
}

#[test]
fn every_attacker_has_a_protection_and_a_reason() {
    let desk = desk();
    let advised = |more: &[&str]| {
        let outcome = desk.outis(&[&["advise", "--risk", "0.2"], more].concat());
        assert_eq!((outcome.code, outcome.stderr.as_str()), (Some(0), ""));
        assert!(!outcome.stdout.contains("cli-"), "{outcome:?}");
        outcome.stdout
    };
    let known = advised(&["--knows-membership", "yes"]);
    assert!(known.contains("the prosecutor") && known.contains("Advised: k-anonymity."), "{known}");
    let counted = advised(&["--knows-membership", "no", "--has-population", "yes"]);
    assert!(counted.contains(r#""population":"population"}],"#), "{counted}");
    assert!(counted.contains(r#""tables": {"population": {"file": "POPULATION.csv"}}"#));
    let unknown = advised(&["--knows-membership", "no"]);
    assert!(unknown.contains("No share of the population is known"), "{unknown}");
    for (more, field) in [
        (["--risk", "0", "--knows-membership", "no"], "--risk"),
        (["--risk", "1", "--knows-membership", "no"], "--risk"),
    ] {
        let outcome = desk.outis(&[&["advise", "--json"], &more[..]].concat());
        assert_eq!((outcome.code, &outcome.problem()["field"]), (Some(2), &json!(field)));
    }
    let share = [
        "advise",
        "--json",
        "--risk",
        "0.1",
        "--knows-membership",
        "no",
        "--sampling-fraction",
        "2",
    ];
    assert_eq!(desk.outis(&share).problem()["field"], "--sampling-fraction");
}

/// What was looked at before an interrupt is told, as whole figures, and nothing more is begun.
#[cfg(unix)]
#[test]
fn an_interrupt_tells_what_is_known_by_then() {
    let desk = desk();
    let more =
        ["--seed", SEED, "--samples", "100000", "--threads", "2", "--json", "--csv", "f.csv"];
    let child = desk
        .command(&[&ASKED[..7], &more].concat())
        .stdout(std::process::Stdio::piped())
        .stderr(std::process::Stdio::piped())
        .spawn()
        .unwrap();
    std::thread::sleep(std::time::Duration::from_secs(2));
    let interrupt = ["-INT", &child.id().to_string()];
    assert!(std::process::Command::new("kill").args(interrupt).status().unwrap().success());
    let outcome = crate::support::Outcome::new(child.wait_with_output().unwrap());
    assert_eq!(outcome.code, Some(130), "{outcome:?}");
    let report: Value = serde_json::from_str(&outcome.stdout).unwrap();
    let looked_at = report["fractions"].as_array().unwrap().iter();
    let looked_at: Vec<u64> = looked_at.map(|it| it["samples"].as_u64().unwrap()).collect();
    // They take turns, so that neither share is far ahead of the other.
    assert!(looked_at[0] > 0 && looked_at[0].abs_diff(looked_at[1]) < 100, "{looked_at:?}");
    assert!(looked_at[0] < 100_000 && outcome.stderr.contains("samples were looked at by then"));
    assert_eq!(desk.read("f.csv").lines().count(), 9);
}
