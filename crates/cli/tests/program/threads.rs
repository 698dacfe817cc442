//! Several threads: the same bytes as one, and an interrupt heard by all.

#![cfg(unix)]

use crate::support::{Outcome, RUN, SEED, traits};
use serde_json::{Value, json};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// Longer than anybody who interrupts a program wants to wait, with room for busy machines.
const PATIENCE: Duration = Duration::from_secs(20);

#[test]
fn any_number_of_threads_gives_the_same_bytes() {
    for metric in ["loss", "non-uniform-entropy"] {
        let limit = json!({"limit": 0.2});
        let desk = traits(20, json!({"suppression": limit, "loss": {"metric": metric}}));
        let mut first: Option<(String, Value)> = None;
        for threads in ["1", "2", "4"] {
            let outcome = desk.run(&["--seed", SEED, "--threads", threads, "--quiet"]);
            assert_eq!((outcome.code, outcome.stderr.as_str()), (Some(0), ""));
            let mut report = desk.json("report.json");
            let run = report.as_object_mut().unwrap().remove("run").unwrap();
            // Long enough for all of them to be started, or this test would test nothing.
            assert_eq!(run["workers"].to_string(), threads);
            assert_eq!(report["solution"]["loss"]["optimal"], true);
            let found = (desk.read("release.csv"), report);
            assert_eq!(first.get_or_insert_with(|| found.clone()), &found, "{threads} threads");
        }
    }
}

#[test]
fn an_interrupt_ends_all_threads() {
    let desk = traits(30, json!({"suppression": {"limit": 0.3}}));
    let child = desk
        .command(&[&RUN[..], &["--threads", "3", "--seed", SEED]].concat())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    std::thread::sleep(Duration::from_secs(6));
    let sent = Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    assert!(sent.success(), "the search ended by itself");
    let sent = Instant::now();
    let outcome = Outcome::new(child.wait_with_output().unwrap());
    assert!(sent.elapsed() < PATIENCE, "{:?}", sent.elapsed());
    assert_eq!(outcome.code, Some(0), "{outcome:?}");
    let report = desk.json("report.json");
    assert_eq!(report["solution"]["algorithm"], "fixed");
    assert_eq!(report["run"]["workers"], 3);
    assert_eq!(report["models"][0]["holds"], true);
}
