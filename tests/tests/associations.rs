//! How strongly columns go together, read off the input and off the bytes of the release again: by
//! Bergsma's formula from counts, without what the report is made of.

use fastrand::Rng;
use outis_tests::harness::run_json;
use serde_json::json;
use std::collections::{BTreeMap, BTreeSet};

const STUDIES: usize = 120;

/// Bergsma's V of two columns; `None` where one has a single value.
fn cramers_v(pairs: &[(String, String)]) -> Option<f64> {
    let mut counts: BTreeMap<&(String, String), f64> = BTreeMap::new();
    let (mut firsts, mut seconds): (BTreeMap<&str, f64>, BTreeMap<&str, f64>) = Default::default();
    for pair in pairs {
        *counts.entry(pair).or_default() += 1.0;
        *firsts.entry(&pair.0).or_default() += 1.0;
        *seconds.entry(&pair.1).or_default() += 1.0;
    }
    let (n, r, c) = (pairs.len() as f64, firsts.len() as f64, seconds.len() as f64);
    if r < 2.0 || c < 2.0 {
        return None;
    }
    let mut chi = 0.0;
    for (&first, in_first) in &firsts {
        for (&second, in_second) in &seconds {
            let expected = in_first * in_second / n;
            let both = (first.to_owned(), second.to_owned());
            let found = counts.get(&both).copied().unwrap_or_default();
            chi += (found - expected) * (found - expected) / expected;
        }
    }
    let phi = (chi / n - (r - 1.0) * (c - 1.0) / (n - 1.0)).max(0.0);
    let corrected = |values: f64| values - (values - 1.0) * (values - 1.0) / (n - 1.0);
    let most = (corrected(r) - 1.0).min(corrected(c) - 1.0);
    (most > 1e-9).then(|| (phi / most).sqrt().min(1.0))
}

/// The columns of a table of three, and the pair of two of them; every missing cell is one value.
fn pairs(text: &str, [one, other]: [usize; 2]) -> Vec<(String, String)> {
    let cell = |text: &str| if text == "NA" { String::new() } else { text.to_owned() };
    let rows = text.lines().skip(1).map(|line| line.split(';').collect::<Vec<_>>());
    rows.map(|row| (cell(row[one]), cell(row[other]))).collect()
}

#[test]
fn what_the_report_says_is_what_input_and_release_have() {
    let mut random = Rng::with_seed(20_261_125);
    let (mut told, mut written) = (0, BTreeSet::new());
    for number in 0..STUDIES {
        let mut data = String::from("q;a;b\n");
        for _ in 0..random.usize(6..40) {
            let q = ["1", "2", "3", "4", "NA"][random.usize(0..5)];
            let a = ["x", "y", "", "NA"][random.usize(0..4)];
            let b = if random.bool() { a } else { ["u", "v", "NA"][random.usize(0..3)] };
            data += &format!("{q};{a};{b}\n");
        }
        let recipe = json!({
            "outis": 1, "kind": "recipe", "data": {"kind": "table"},
            "missing": {"values": ["", "NA"]},
            "attributes": [
                {"name": "q", "role": "quasi-identifier"},
                {"name": "a", "role": (["insensitive", "sensitive"][number % 2])},
                {"name": "b", "role": "insensitive"}
            ],
            "models": [{"model": "k-anonymity", "k": random.usize(2..5)}],
            "suppression": {"limit": 0.5}
        });
        let ran = run_json(&recipe, &data);
        let Some(utility) = ran.report.utility else { continue };
        let release = String::from_utf8(ran.release.expect("a release")).unwrap();
        for pair in utility.associations.expect("few records") {
            let place = |name: &str| ["q", "a", "b"].iter().position(|it| *it == name).unwrap();
            let columns = [place(&pair.one), place(&pair.other)];
            for (said, text) in [(pair.before, &data), (pair.after, &release)] {
                let expected = cramers_v(&pairs(text, columns));
                let near =
                    said.zip(expected).map(|(said, expected)| (said - expected).abs() < 1e-6);
                assert!(near.unwrap_or(said == expected), "{recipe}\n{data}{pair:?} {expected:?}");
                told += usize::from(said.is_some());
            }
        }
        written.extend(data.lines().filter(|line| line.contains(";NA")).map(str::to_owned));
    }
    assert!(told > 300, "{told}");
    assert!(written.len() > 5, "{written:?}");
}
