//! `cargo xtask bench [NAME [ID…]]`: measures, compares, and fails below the committed floors.
#![allow(clippy::print_stdout, clippy::print_stderr)] // A bench talks to whoever runs it.

use outis_protocol::simulation::SampleSpread;
use outis_tests::bench::{
    Line, arx, attack_costs, attacks, big, counts, frontier, geometric_mean, lattice, living,
    local, models, parallel, sets, simulation,
};
use outis_tests::corpus::score::{Hits, Score, score};
use outis_tests::corpus::{drawn, made};
use outis_tests::reference;
use serde_json::Value;
use std::path::Path;
use std::process::ExitCode;

/// The least quotients that are accepted, about 60 % of what was measured.
const FLOORS: &str = include_str!("../../reference/floors.json");

/// Prints what it measures of the named cases, or of all; false if a floor is not kept.
type Bench = fn(folder: &Path, floors: &Value, only: &[String]) -> bool;

/// Every bench by its name.
const BENCHES: [(&str, Bench); 13] = [
    ("arx", bench_arx),
    ("attacks", bench_attacks),
    ("big", bench_big),
    ("counts", bench_counts),
    ("frontier", bench_frontier),
    ("lattice", bench_lattice),
    ("living", bench_living),
    ("local", bench_local),
    ("models", bench_models),
    ("parallel", bench_parallel),
    ("roles", bench_roles),
    ("sets", bench_sets),
    ("simulate", bench_simulate),
];

/// Samples that are drawn of each share where a bench is not told.
const SAMPLES: u32 = 1000;

/// What needs no other tool's numbers.
const BY_ITSELF: [&str; 3] = ["counts", "roles", "sets"];

/// The most memory that a line of counts may take, in bytes.
const MOST_BYTES: f64 = 130.0;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let (name, only) = match arguments.split_first() {
        Some((name, only)) => (Some(name.as_str()), only),
        None => (None, &[][..]),
    };
    let chosen: Vec<_> =
        BENCHES.into_iter().filter(|bench| name.is_none_or(|name| name == bench.0)).collect();
    if chosen.is_empty() {
        eprintln!("there is: {}", BENCHES.map(|bench| bench.0).join(", "));
        return ExitCode::from(2);
    }
    if name.is_some_and(|name| BY_ITSELF.contains(&name)) {
        let passed = chosen.iter().all(|(_, bench)| bench(Path::new(""), &Value::Null, only));
        return if passed { ExitCode::SUCCESS } else { ExitCode::FAILURE };
    }
    let Some(folder) = reference::folder() else {
        eprintln!("OUTIS_REFERENCE is not set: there is nothing to compare with");
        return ExitCode::from(2);
    };
    let floors: Value = serde_json::from_str(FLOORS).expect("the committed floors");
    let mut passed = true;
    for (name, bench) in chosen {
        passed &= bench(&folder, &floors[name], only);
    }
    if passed { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn bench_attacks(folder: &Path, _: &Value, only: &[String]) -> bool {
    let rows: Vec<usize> = only.iter().filter_map(|rows| rows.parse().ok()).collect();
    for &rows in &rows {
        println!("{rows} rows like Adult's, each attack over making a study of them");
        attack_costs::run(folder, rows, |cost| {
            let (attack_costs::Cost { attack, table, ratio, seconds, .. }, tried) =
                (cost, cost.tried);
            let remark = if cost.complete { "" } else { "  not finished" };
            println!("{table:10} {attack:14} {ratio:>8.2} {seconds:>8.2} s {tried:>9}{remark}");
        });
    }
    if !rows.is_empty() {
        return true;
    }
    println!("UCI Adult, its own people attacked: of how many something is learned with a");
    println!(
        "confidence of 0.9 (the highest confidence); times of all attacks over those of a study"
    );
    attacks::run(folder, only, |attacked| {
        println!("{} ({:.2})", attacked.name, attacked.quotient);
        for outcome in &attacked.outcomes {
            let highest = outcome.highest.map_or_else(|| "-".to_owned(), |c| format!("{c:.3}"));
            let tried = if outcome.tried == 0 { "not tried" } else { "" };
            println!("  {:14} {:>6} {highest:>7} {tried}", outcome.attack, outcome.succeeded);
        }
    });
    true
}

fn bench_counts(_: &Path, _: &Value, only: &[String]) -> bool {
    let lines = only.first().and_then(|lines| lines.parse().ok()).unwrap_or(2_500_000);
    let cost = counts::run(lines);
    println!("{} lines of counts for {} records", cost.lines, cost.records);
    let shown = |bytes: Option<f64>| bytes.map_or_else(|| "-".to_owned(), |it| format!("{it:.0}"));
    println!("{:10} {:>6} {:>6} {:>6}", "stage", "most", "left", "time");
    for stage in &cost.stages {
        let (most, left) = (shown(stage.most), shown(stage.left));
        println!("{:10} {most:>6} {left:>6} {:>6.2}", stage.name, stage.time);
    }
    match cost.bytes() {
        Some(bytes) => {
            println!("{bytes:.0} bytes of memory for each line; {MOST_BYTES} are the most");
            bytes <= MOST_BYTES
        }
        None => {
            println!("this system does not say how much memory was taken");
            true
        }
    }
}

fn bench_sets(_: &Path, _: &Value, only: &[String]) -> bool {
    let people = only.first().and_then(|people| people.parse().ok()).unwrap_or(100_000);
    println!(
        "{people} people, 1,000 items (Zipf), k = 5, m = 2; times over that of reading the file"
    );
    println!(
        "{:10} {:>8} {:>8} {:>8} {:>8} {:>8} {:>8} {:>8}",
        "algorithm", "search", "release", "attack", "loss", "bound", "unique", "after"
    );
    sets::run(people, |cost| {
        let bound = cost.bound.map_or_else(|| "-".to_owned(), |bound| format!("{bound:.4}"));
        println!(
            "{:10} {:>8.2} {:>8.2} {:>8.2} {:>8.4} {bound:>8} {:>8} {:>8}",
            cost.algorithm,
            cost.search,
            cost.release,
            cost.attack,
            cost.loss,
            cost.unique[0],
            cost.unique[1]
        );
    });
    true
}

fn bench_frontier(folder: &Path, _: &Value, only: &[String]) -> bool {
    println!("UCI Adult, the best node of each k and limit; times of runs of their own over ours");
    println!("{:24} {:>7} {:>9}", "recipe", "points", "quotient");
    let mut same = true;
    frontier::run(folder, only, |mapped| {
        println!("{:24} {:>7} {:>9.2}", mapped.name, mapped.points, mapped.quotient);
        if !mapped.same {
            println!("OTHER LOSSES than runs of their own");
        }
        same &= mapped.same;
    });
    same
}

fn bench_simulate(folder: &Path, _: &Value, only: &[String]) -> bool {
    let samples = only.first().and_then(|samples| samples.parse().ok()).unwrap_or(SAMPLES);
    println!("{samples} samples of each share: means of the largest risk to whoever has the");
    println!(
        "population, of the discernibility over that of k-anonymity, and of what is suppressed"
    );
    let mut passed = true;
    simulation::run(folder, samples, |simulated| {
        let report = &simulated.report;
        println!("{}, k = {}: 1/k = {:.4}", simulated.name, report.k, report.threshold);
        for fraction in &report.fractions {
            for rule in &fraction.rules {
                let mean = |spread: Option<SampleSpread>| spread.map_or(f64::NAN, |it| it.mean);
                println!(
                    "  {:.1} {:18} {:>4} {:>8.4} {:>8.3} {:>8.4} above in {:>4} of {:>4}",
                    fraction.fraction,
                    rule.rule.id(),
                    rule.smallest,
                    mean(rule.risk),
                    mean(rule.discernibility),
                    mean(rule.suppressed),
                    rule.above,
                    rule.released
                );
            }
        }
        for fault in &simulated.faults {
            println!("NOT AS EXPECTED: {fault}");
        }
        passed &= simulated.faults.is_empty();
    });
    passed
}

fn bench_arx(folder: &Path, floors: &Value, only: &[String]) -> bool {
    println!("UCI Adult, from value codes to the proven optimum; times over yardsticks");
    println!(
        "{:32} {:>8} {:>9} {:>9} {:>7} {:>7} {:>9}",
        "case", "ours", "ARX", "quotient", "floor", "nodes", "ARX nodes"
    );
    let mut lines: Vec<Line> = Vec::new();
    let yardstick = arx::run(folder, floors, only, |line| {
        print_line(line);
        lines.push(line.clone());
    });
    println!("our yardstick: {yardstick:.3} ms");
    let quotients = |quiet: bool| lines.iter().filter(move |line| line.quiet || !quiet);
    let mean = |quiet| geometric_mean(quotients(quiet).map(Line::quotient));
    println!("geometric mean of {} quotients: {:.1}", lines.len(), mean(false));
    println!("of the {} measured in quiet: {:.1}", quotients(true).count(), mean(true));
    let least = floors["geometric-mean"].as_f64().expect("a floor for the mean");
    let enough = !only.is_empty() || mean(true) >= least;
    if !enough {
        println!("TOO SLOW: the floor is {least}");
    }
    enough && lines.iter().all(Line::passes)
}

fn bench_parallel(folder: &Path, _: &Value, _: &[String]) -> bool {
    let mut passed = true;
    for (delay, what) in [(0.0, "threads"), (0.01, "workers of a page, heard every 10 ms")] {
        println!("UCI Adult, {what}: how many times as fast as one (as many nodes)");
        parallel::run(folder, delay, |name, seconds, all| {
            let gains = all[1..]
                .iter()
                .map(|one| format!("{}: {:.2} ({:.2})", one.workers, one.gain, one.work));
            println!("{name:28} {seconds:6.2} s  {}", gains.collect::<Vec<_>>().join("  "));
            passed &= all.iter().all(|one| one.agrees);
        });
    }
    if !passed {
        println!("ANOTHER OUTCOME");
    }
    passed
}

fn print_line(line: &Line) {
    let floor = match line.floor {
        Some(floor) => format!("{floor:.1}"),
        None if line.quiet => "quiet".to_owned(),
        None => "-".to_owned(),
    };
    let remark = match (line.agrees, line.passes()) {
        (false, _) => "  ANOTHER OPTIMUM",
        (true, false) => "  TOO SLOW",
        (true, true) => "",
    };
    println!(
        "{:32} {:>8.1} {:>9.1} {:>9.1} {:>7} {:>7} {:>9}{remark}",
        line.id,
        line.ours,
        line.theirs,
        line.quotient(),
        floor,
        line.nodes,
        line.their_nodes,
    );
}

/// Files of so many rows, by default a million.
fn bench_big(folder: &Path, floors: &Value, only: &[String]) -> bool {
    let rows: Vec<usize> = only.iter().filter_map(|rows| rows.parse().ok()).collect();
    let rows = if rows.is_empty() { vec![1_000_000] } else { rows };
    let ceiling = floors["ratio"].as_f64().expect("a ceiling");
    let mut passed = true;
    for rows in rows {
        println!("{rows} rows like Adult's, the whole job over the file by itself");
        let measured = big::run(folder, rows);
        let unit = measured.baseline.sum();
        for (what, parts) in [("file", &measured.baseline), ("job", &measured.whole)] {
            for (name, seconds) in &parts.0 {
                println!("{what:5} {name:24} {:>6.3}", seconds / unit);
            }
        }
        let kept = measured.ratio() <= ceiling;
        let remark = if kept { "" } else { "  TOO SLOW" };
        println!("{:30} {:>6.3} of at most {ceiling}{remark}", "whole job", measured.ratio());
        println!("{} s for the file, {}", unit, measured.solution["loss"]["value"]);
        passed &= kept;
    }
    passed
}

fn bench_models(folder: &Path, _: &Value, only: &[String]) -> bool {
    println!("UCI Adult, each model at the same nodes; times over that of k-anonymity");
    println!("{:44} {:>7} {:>8}", "model", "ratio", "ceiling");
    let mut passed = true;
    models::run(folder, only, |cost| {
        let ceiling = cost.ceiling.map_or_else(|| "-".to_owned(), |most| format!("{most:.0}"));
        let remark = if cost.passes() { "" } else { "  TOO DEAR" };
        println!("{:44} {:>7.2} {:>8}{remark}", cost.name, cost.ratio, ceiling);
        passed &= cost.passes();
    });
    passed
}

fn bench_local(folder: &Path, _: &Value, only: &[String]) -> bool {
    println!("UCI Adult, 5-anonymous by local recoding, nothing suppressed; times over yardsticks");
    println!(
        "{:24} {:>7} {:>12} {:>8} {:>8} {:>8}",
        "recoding", "loss", "of ARX's", "classes", "ours", "ARX"
    );
    let mut passed = true;
    let yardstick = local::run(folder, only, |recoding| {
        let remark = if recoding.passes() { "" } else { "  NOT BETTER" };
        println!(
            "{:24} {:>7.4} {:>12.3} {:>8} {:>8.0} {:>8.0}{remark}",
            recoding.name,
            recoding.loss,
            recoding.share,
            recoding.classes,
            recoding.ours,
            recoding.theirs,
        );
        passed &= recoding.passes();
    });
    println!("our yardstick: {yardstick:.3} ms");
    passed
}

/// The first answer that the page shows while settings change, for files of so many rows, by default
/// a hundred thousand.
fn bench_living(folder: &Path, floors: &Value, only: &[String]) -> bool {
    let rows: Vec<usize> = only.iter().filter_map(|rows| rows.parse().ok()).collect();
    let rows = if rows.is_empty() { vec![100_000] } else { rows };
    let ceiling = floors["collapses"].as_f64().expect("a ceiling");
    let mut passed = true;
    for rows in rows {
        let (tuples, answers) = living::run(folder, rows);
        println!("{rows} rows like Adult's, {tuples} distinct tuples; times over one collapse");
        println!(
            "{:12} {:>7} {:>7} {:>7} {:>7} {:>8} {:>8}",
            "answer to", "first", "job", "search", "shown", "loss", "bound"
        );
        for first in answers {
            let [job, search, shown] = first.parts;
            let kept = first.ratio <= ceiling;
            let remark = if kept { "" } else { "  TOO LATE" };
            println!(
                "{:12} {:>7.2} {job:>7.2} {search:>7.2} {shown:>7.2} {:>8.4} {:>8.4}{remark}",
                first.name, first.ratio, first.loss, first.bound
            );
            passed &= kept;
        }
    }
    passed
}

/// How often the search through the large lattice says how it stands.
const LATTICE_BUDGETS: u32 = 8;

fn bench_lattice(_: &Path, _: &Value, _: &[String]) -> bool {
    println!("A lattice of 1,073,741,824 nodes, a while");
    println!(
        "{:>9} {:>8} {:>9} {:>9} {:>7} {:>10}",
        "time, ms", "nodes", "best", "bound", "gap", "memory, MB"
    );
    let mut passed = true;
    lattice::run(LATTICE_BUDGETS, |line| {
        let remark = if line.passes() { "" } else { "  BEYOND ITS LIMITS" };
        println!(
            "{:>9.0} {:>8} {:>9.5} {:>9.5} {:>6.1}% {:>10.1}{remark}",
            line.milliseconds,
            line.nodes,
            line.best,
            line.bound,
            100.0 * line.gap(),
            line.memory as f64 / f64::from(1 << 20),
        );
        passed &= line.passes();
    });
    passed
}

/// What is suggested for made-up tables against what is right. The tables that are drawn may be
/// chosen by their seeds; no tool is compared with and no time measured.
fn bench_roles(_: &Path, _: &Value, only: &[String]) -> bool {
    let seeds = match only {
        [] => drawn::HELD_OUT.collect(),
        only => only.iter().filter_map(|seed| seed.parse().ok()).collect::<Vec<u64>>(),
    };
    let drawn: Vec<_> = seeds.into_iter().map(drawn::table).collect();
    let scores = [("made by hand", score(&made::tables())), ("drawn from seeds", score(&drawn))];
    for (what, score) in &scores {
        print_score(what, score);
    }
    scores.iter().all(|(_, score)| score.keeps_targets())
}

fn print_score(what: &str, score: &Score) {
    let Score { tables, columns, quasi_asked, others_asked, released, .. } = score;
    println!(
        "{tables} tables {what}: {columns} columns; asked about, and quasi-identifiers until \
         somebody answers: {quasi_asked} that are, {others_asked} others"
    );
    println!(
        "{:26} {:>9} {:>7} {:>6} {:>6} {:>7}",
        "", "precision", "recall", "right", "wrong", "missed"
    );
    let line = |name: &str, hits: &Hits| {
        let [precision, recall] = [hits.precision(), hits.recall()].map(|share| 100.0 * share);
        let Hits { right, wrong, missed } = hits;
        println!("{name:26} {precision:8.1}% {recall:6.1}% {right:6} {wrong:6} {missed:7}");
    };
    score.roles.iter().for_each(|(name, hits)| line(name, hits));
    line("  asked about counted", &score.quasi_as_roles());
    line("  asked about left out", &score.quasi_as_nothing());
    score.detectors.iter().for_each(|(name, hits)| line(name, hits));
    line("types and formats", &score.formats);
    println!("identifiers that would be released: {released}");
    for fault in &score.faults {
        println!("  {fault}");
    }
}
