//! Interrupts: the best table so far or nothing, and never half a file.

#![cfg(unix)]

use crate::support::{Desk, Outcome, RUN, SEED, recipe, records};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::io::Write;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// Longer than anybody who interrupts a program wants to wait, with room for busy machines;
/// the search itself takes longer by far.
const PATIENCE: Duration = Duration::from_secs(20);

/// Columns, each with nine levels: as many nodes as the exhaustive search accepts.
const COLUMNS: usize = 6;

/// Records, all of them different.
const RECORDS: u32 = 5_000;

/// A search through half a million nodes, one after the other.
fn endless(k: u32) -> Desk {
    let desk = Desk::new();
    let names: Vec<String> = (0..COLUMNS).map(|i| format!("q{i}")).collect();
    let attributes: Vec<Value> = names
        .iter()
        .map(|name| {
            let hierarchy = json!({"kind": "mask", "from": "right"});
            json!({"name": name, "role": "quasi-identifier", "hierarchy": hierarchy})
        })
        .collect();
    let mut state = 1_u32;
    let mut random = || {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        state >> 6
    };
    let mut data = names.join(",") + "\n";
    for _ in 0..RECORDS {
        // Two columns of distinct values: soon raised to the top, they leave some records alike.
        let cells = (0..COLUMNS).map(|i| match i {
            4.. => format!("{:08}", random()),
            _ => format!("{}0000000", random() / 4_096 % 2),
        });
        data += &(cells.collect::<Vec<_>>().join(",") + "\n");
    }
    desk.write("data.csv", data);
    let settings = json!({"search": {"algorithm": "exhaustive"}, "suppression": {"limit": 0.9}});
    desk.write("recipe.json", recipe(json!(attributes), k, settings));
    desk
}

fn signal(child: &Child, name: &str) {
    let sent = Command::new("kill").args([name, &child.id().to_string()]).status().unwrap();
    assert!(sent.success());
}

/// The same table with another search.
fn searching(algorithm: Value, limit: f64) -> Desk {
    let desk = endless(2);
    let mut recipe = desk.json("recipe.json");
    recipe["search"] = algorithm;
    recipe["suppression"]["limit"] = json!(limit);
    desk.write("recipe.json", recipe.to_string());
    desk
}

/// What stands where a release or a report will be.
const BEFORE: &str = "from before";

/// Runs it with what more is to be said, and interrupts it after so many milliseconds; where
/// `twice`, again a little later.
fn interrupted_after(desk: &Desk, wait: u64, twice: Option<u64>, more: &[&str]) -> Outcome {
    desk.write("release.csv", BEFORE);
    desk.write("report.json", BEFORE);
    let mut command = desk.command(&[&RUN[..], &["--json"], more].concat());
    let child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    for wait in std::iter::once(wait).chain(twice) {
        std::thread::sleep(Duration::from_millis(wait));
        signal(&child, "-INT");
    }
    let sent = Instant::now();
    let outcome = Outcome::new(child.wait_with_output().unwrap());
    assert!(sent.elapsed() < PATIENCE, "{:?}", sent.elapsed());
    outcome
}

/// A whole release with its report, a report that says that there is none, or nothing: what was
/// there before is still there, and no file is left that was not asked for.
fn all_or_nothing(desk: &Desk, outcome: &Outcome) -> &'static str {
    assert_eq!(desk.files(), ["data.csv", "recipe.json", "release.csv", "report.json"]);
    let (release, report) = (desk.read("release.csv"), desk.read("report.json"));
    match outcome.code {
        // Before it can hear an interrupt, the system ends it.
        None | Some(130) => {
            assert_eq!((release.as_str(), report.as_str()), (BEFORE, BEFORE), "{outcome:?}");
            "nothing"
        }
        Some(1) => {
            assert_eq!(outcome.problem(), json!({"code": "interrupted"}));
            assert_eq!(release, BEFORE);
            assert_eq!(desk.json("report.json")["solution"], Value::Null);
            "a report"
        }
        Some(0) => {
            let report = desk.json("report.json");
            assert_eq!(report["models"][0]["holds"], true);
            let mut classes = BTreeMap::new();
            for record in &records(&release, ',')[1..] {
                assert_eq!(record.len(), COLUMNS);
                *classes.entry(record.clone()).or_insert(0) += 1;
            }
            assert!(classes.values().all(|&records| records >= 2), "{report}");
            assert_eq!(report["solution"]["classes"], classes.len());
            assert_eq!(report["output"]["records"], classes.values().sum::<i32>());
            "a release"
        }
        code => panic!("{code:?}: {outcome:?}"),
    }
}

#[test]
fn an_interrupt_at_any_moment_leaves_all_or_nothing() {
    let top: serde_json::Map<String, Value> =
        (0..COLUMNS).map(|i| (format!("q{i}"), json!(if i < 4 { 0 } else { 8 }))).collect();
    let fixed = json!({"algorithm": "fixed", "levels": top});
    let mut state = 20_261_121_u32;
    let mut below = |most: u64| {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (u64::from(state) * most) >> 32
    };
    let mut seen = BTreeMap::new();
    for (algorithm, more, most) in [
        (json!({"algorithm": "exhaustive"}), &["--threads", "1"][..], 1_500),
        (json!({"algorithm": "optimal"}), &["--threads", "3"], 1_500),
        (json!({"algorithm": "mondrian"}), &[], 1_500),
        (json!({"algorithm": "kaca"}), &[], 1_500),
        (fixed, &[], 600),
    ] {
        let desk = searching(algorithm, 0.9);
        for run in 0..8 {
            // Every second time so early that the search may not have begun.
            let wait = below(if run % 2 == 0 { most } else { 30 });
            let twice = (below(2) == 0).then(|| below(40));
            let outcome = interrupted_after(&desk, wait, twice, more);
            *seen.entry(all_or_nothing(&desk, &outcome)).or_insert(0) += 1;
        }
    }
    assert!(seen.get("a release") >= Some(&5) && seen.get("nothing") >= Some(&5), "{seen:?}");
}

/// Starts a run and interrupts it until it ends with the code. How soon a machine reads, searches
/// and finds is its own affair: an interrupt before the search ends the run with 130, one before
/// the first table with 1; either was too early then, and is tried again later.
fn interrupted(desk: &Desk, name: &str, more: &[&str], code: i32) -> Outcome {
    for wait in [300, 1_000, 4_000, 16_000] {
        let mut command = desk.command(&[&RUN[..], more].concat());
        let child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        std::thread::sleep(Duration::from_millis(wait));
        signal(&child, name);
        let sent = Instant::now();
        let outcome = Outcome::new(child.wait_with_output().unwrap());
        assert!(sent.elapsed() < PATIENCE, "{:?}", sent.elapsed());
        match outcome.code {
            Some(ended) if ended == code => return outcome,
            None | Some(1 | 130) => {}
            Some(_) => panic!("{outcome:?}"),
        }
    }
    panic!("no interrupt ended it with {code}");
}

#[test]
fn an_interrupted_search_releases_the_best_table_and_can_be_replayed() {
    let desk = endless(2);
    let outcome = interrupted(&desk, "-INT", &["--seed", SEED], 0);
    assert!(outcome.stderr.contains("interrupted"), "{outcome:?}");
    assert_eq!(desk.files(), ["data.csv", "recipe.json", "release.csv", "report.json"]);
    let report = desk.json("report.json");
    assert_eq!(report["solution"]["algorithm"], "fixed");
    let loss = &report["solution"]["loss"];
    assert_eq!((&loss["bound"], &loss["optimal"]), (&Value::Null, &json!(false)));
    assert_eq!(report["models"][0]["holds"], true);
    assert!(report["output"]["records"].as_u64().unwrap() > 0);
    assert!(report["run"]["visited"].as_u64().unwrap() > 1);

    // The words on standard error give the search to put into the recipe.
    let (_, search) = outcome.stderr.split_once("\"search\": ").unwrap();
    let mut replayed = desk.json("recipe.json");
    replayed["search"] = serde_json::from_str(search.trim()).unwrap();
    assert_eq!(replayed["search"]["levels"], report["solution"]["recoding"]["levels"]);
    let release = desk.read("release.csv");
    desk.write("recipe.json", replayed.to_string());
    assert_eq!(desk.run(&["--seed", SEED]).code, Some(0));
    assert_eq!(desk.read("release.csv"), release);
    let mut again = desk.json("report.json");
    again["run"] = report["run"].clone();
    assert_eq!(again, report);
}

#[test]
fn without_a_table_so_far_the_report_says_that_it_was_interrupted() {
    let desk = endless(RECORDS + 1);
    // A request to end is an interrupt too.
    let outcome = interrupted(&desk, "-TERM", &["--json"], 1);
    assert_eq!(outcome.stdout, "", "{outcome:?}");
    assert_eq!(outcome.problem(), json!({"code": "interrupted"}));
    assert_eq!(desk.files(), ["data.csv", "recipe.json", "report.json"]);
    let report = desk.json("report.json");
    assert_eq!(report["solution"], Value::Null);
    assert_eq!(report["warnings"], json!([{"code": "interrupted"}]));
}

#[test]
fn an_interrupt_before_the_search_leaves_nothing() {
    let desk = endless(2);
    let made = Command::new("mkfifo").arg(desk.path("slow.csv")).status().unwrap();
    assert!(made.success());
    desk.write("release.csv", "from before");
    let mut arguments = RUN;
    arguments[3] = "slow.csv";
    let mut command = desk.command(&arguments);
    let child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    // Opening it for writing waits until the program reads it.
    let mut slow = std::fs::File::options().write(true).open(desk.path("slow.csv")).unwrap();
    slow.write_all(b"q0,q1\n1,2\n").unwrap();
    signal(&child, "-INT");
    let outcome = Outcome::new(child.wait_with_output().unwrap());
    assert_eq!((outcome.code, outcome.stdout.as_str()), (Some(130), ""), "{outcome:?}");
    assert_eq!(desk.read("release.csv"), "from before");
    assert_eq!(desk.files(), ["data.csv", "recipe.json", "release.csv", "slow.csv"]);
}
