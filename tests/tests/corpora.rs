//! Every file in `fuzz/corpus` comes to what its name says: to `accepted`, or to the code of the
//! problem for which it is refused, and nothing panics on the way.

use outis_tests::fuzzing::{TARGETS, Target, hush_caught_panics, parcels};
use std::fs;
use std::path::PathBuf;

/// How many files each corpus has.
const FILES: [(&str, usize); 10] = [
    ("csv", 43),
    ("encoding", 13),
    ("hierarchy", 39),
    ("recipe", 56),
    ("parcel", 16),
    ("workbook", 24),
    ("sets", 36),
    ("places", 18),
    ("graph", 23),
    ("queries", 27),
];

/// Writes the parcels anew, since only a program can.
const UPDATE: &str = "UPDATE_EXPECT";

fn corpus(target: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../fuzz/corpus").join(target)
}

/// How many files a target has, and which of them come to something else.
fn run(name: &str, target: Target) -> (usize, Vec<String>) {
    let entries = fs::read_dir(corpus(name)).expect("a corpus for each target");
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
    paths.sort_unstable();
    let wrong = paths.iter().filter_map(|path| {
        let came_to = match target(&fs::read(path).expect("a file")) {
            Ok(()) => "accepted",
            Err(problem) => problem.code.id(),
        };
        let file = path.file_name()?.to_string_lossy();
        let expected = file.split('.').next();
        (expected != Some(came_to)).then(|| format!("{name}/{file} comes to {came_to}"))
    });
    (paths.len(), wrong.collect())
}

#[test]
fn every_file_of_a_corpus_comes_to_what_its_name_says() {
    hush_caught_panics();
    let (mut counts, mut wrong) = (Vec::new(), Vec::new());
    for (name, target) in TARGETS {
        let (files, others) = run(name, target);
        counts.push((name, files));
        wrong.extend(others);
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert_eq!(counts, FILES);
}

#[test]
fn the_parcels_are_those_of_this_build() {
    for (name, parcel) in parcels() {
        let path = corpus("parcel").join(name);
        if std::env::var_os(UPDATE).is_some() {
            fs::write(&path, parcel).expect("a corpus that can be written");
        } else {
            let written = fs::read(&path).expect("a file for each parcel");
            assert!(written == parcel, "{name} is of another build: {UPDATE}=1 writes it");
        }
    }
}
