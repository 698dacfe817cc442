//! Files that another program writes to while they are read.

#![cfg(unix)]

use crate::support::{Desk, RUN, recipe};
use serde_json::json;
use std::fs::{self, OpenOptions};
use std::io::{Seek, SeekFrom, Write};
use std::path::PathBuf;
use std::process::Stdio;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

/// Enough to be read for many ticks of a file system's clock.
const RECORDS: usize = 400_000;

fn desk() -> Desk {
    let desk = Desk::new();
    desk.write("data.csv", "zip,age\n".to_owned() + &"101,30\n".repeat(RECORDS));
    let attributes = json!([
        {"name": "zip", "role": "quasi-identifier"}, {"name": "age", "role": "quasi-identifier"}
    ]);
    desk.write("recipe.json", recipe(attributes, 2, json!({})));
    desk
}

/// Writes one digit in place, over and over: the length stays.
fn overwrite(path: &PathBuf) {
    let mut file = OpenOptions::new().write(true).open(path).unwrap();
    file.seek(SeekFrom::End(-2)).unwrap();
    file.write_all(b"1").unwrap();
}

/// Takes the last record away, over and over.
fn shorten(path: &PathBuf) {
    let file = OpenOptions::new().write(true).open(path).unwrap();
    file.set_len(file.metadata().unwrap().len() - 7).unwrap();
}

/// Puts another file with the same length in its place, as editors do.
fn replace(path: &PathBuf) {
    let other = path.with_extension("other");
    fs::copy(path, &other).unwrap();
    fs::rename(&other, path).unwrap();
}

#[test]
fn a_file_that_changes_while_it_is_read_is_refused() {
    for change in [overwrite, shorten, replace] {
        let desk = desk();
        let path = desk.path("data.csv");
        let ended = AtomicBool::new(false);
        let outcome = thread::scope(|scope| {
            scope.spawn(|| {
                while !ended.load(Ordering::Relaxed) {
                    change(&path);
                    thread::sleep(Duration::from_millis(1));
                }
            });
            let outcome =
                desk.command(&[&RUN[..], &["--json"]].concat()).stdout(Stdio::null()).output();
            ended.store(true, Ordering::Relaxed);
            outcome.unwrap()
        });
        let problem: serde_json::Value = serde_json::from_slice(&outcome.stderr).unwrap();
        assert_eq!(problem, json!({"code": "file-changed", "file": "data.csv"}));
        assert_eq!(outcome.status.code(), Some(2));
        assert_eq!(desk.files(), ["data.csv", "recipe.json"]);
        // As soon as nobody writes to it any more, it is read.
        let outcome = desk.run(&[]);
        assert_eq!(outcome.code, Some(0), "{outcome:?}");
    }
}

/// The kernel says that its files have a page, and gives less.
#[test]
#[cfg(target_os = "linux")]
#[expect(clippy::print_stdout, reason = "that is how a test says that it was skipped")]
fn a_file_that_gives_less_than_it_says_is_refused() {
    let path = "/sys/kernel/mm/transparent_hugepage/enabled";
    let (Ok(facts), Ok(content)) = (fs::metadata(path), fs::read(path)) else {
        println!("OUTIS-SKIPPED a_file_that_gives_less_than_it_says_is_refused: no {path}");
        return;
    };
    assert!(facts.len() > content.len() as u64 && !content.is_empty());
    let outcome = Desk::new().outis(&["inspect", path, "--json"]);
    let problem: serde_json::Value = serde_json::from_str(&outcome.stderr).unwrap();
    assert_eq!(problem, json!({"code": "file-changed", "file": path}));
}
