//! Everything that must hold, in one command and one total.
//!
//! A step that fails does not end the run, so that the total is complete. Under
//! `CI=true` a browser that is missing is a failure; elsewhere its tests are
//! skipped with the reason. Adding a step is adding a line to [`STEPS`].

use crate::browsers;
use crate::setup::WASM_TARGET;
use crate::shell::Run;
use crate::tally::{SKIPPED, Tally};
use crate::{budgets, build, codegen, paths, reproducible, setup, wasm};
use anyhow::{Context, Result, bail};
use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Instant;

/// A named part of the whole, and whether `--fast` leaves it out.
struct Step {
    name: &'static str,
    slow: bool,
    run: fn(&Filter) -> Result<Tally>,
}

/// In the order of their cost. Each builds what it needs, so that it can be run by
/// itself; building again what has not changed takes a moment.
const STEPS: [Step; 11] = [
    Step { name: "format", slow: false, run: format },
    Step { name: "clippy", slow: false, run: clippy },
    Step { name: "docs", slow: false, run: docs },
    Step { name: "codegen", slow: false, run: |_| check("generated files", codegen::check) },
    Step { name: "native", slow: false, run: native },
    Step { name: "wasm", slow: false, run: in_node },
    Step { name: "types", slow: false, run: types },
    Step { name: "lint", slow: false, run: lint },
    Step { name: "page", slow: false, run: page },
    Step { name: "browser", slow: true, run: in_browsers },
    Step {
        name: "reproducible",
        slow: true,
        run: |_| check("the same bytes", reproducible::check),
    },
];

/// How many files of browser tests run at once. A person in a browser mostly waits.
const TOGETHER: usize = 3;

/// Files of browser tests that measure what the machine does, and so have it to themselves.
const ALONE: [&str; 2] = ["memory.test.mjs", "responsive.test.mjs"];

/// Which tests inside a step are wanted.
struct Filter {
    name: Option<String>,
}

/// What `cargo xtask test` does.
pub(crate) fn test(arguments: &[String]) -> Result<ExitCode> {
    let (steps, filter) = parse(arguments)?;
    setup::for_checks()?;
    setup::for_page()?;

    let mut total = Tally::default();
    let mut failed = Vec::new();
    for step in steps {
        println!("\n== {}", step.name);
        let start = Instant::now();
        let tally = (step.run)(&filter).unwrap_or_else(|fault| {
            println!("{fault:#}");
            Tally::FAILED
        });
        println!("-- {}: {tally} ({:.0} s)", step.name, start.elapsed().as_secs_f64());
        if tally.failed > 0 {
            failed.push(step.name);
        }
        total += tally;
    }
    if !failed.is_empty() {
        println!("\nfailed: {}", failed.join(", "));
    }
    println!("\n{total}");
    Ok(if total.failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn parse(arguments: &[String]) -> Result<(Vec<&'static Step>, Filter)> {
    let mut parts = arguments.splitn(2, |argument| argument == "--");
    let chosen = parts.next().unwrap_or_default();
    let name = match parts.next() {
        None => None,
        Some([name]) => Some(name.clone()),
        Some(_) => bail!("`--` takes one filter"),
    };
    let fast = chosen.iter().any(|argument| argument == "--fast");
    let names: Vec<&String> = chosen.iter().filter(|argument| *argument != "--fast").collect();
    if let Some(unknown) = names.iter().find(|name| STEPS.iter().all(|step| step.name != **name)) {
        let known: Vec<&str> = STEPS.iter().map(|step| step.name).collect();
        bail!("no step {unknown}; there are {}", known.join(", "));
    }
    let steps = STEPS
        .iter()
        .filter(|step| names.is_empty() || names.iter().any(|name| *name == step.name))
        .filter(|step| !(fast && step.slow))
        .collect();
    Ok((steps, Filter { name }))
}

/// Counts a check that either holds or not as one test.
fn check(name: &str, run: impl FnOnce() -> Result<()>) -> Result<Tally> {
    Ok(match run() {
        Ok(()) => {
            println!("ok: {name}");
            Tally::PASSED
        }
        Err(fault) => {
            println!("FAILED: {name}: {fault:#}");
            Tally::FAILED
        }
    })
}

/// Counts each call as one test.
fn each(calls: impl IntoIterator<Item = Run>) -> Result<Tally> {
    let mut tally = Tally::default();
    for call in calls {
        tally += check(&call.line(), || call.check())?;
    }
    Ok(tally)
}

fn format(_: &Filter) -> Result<Tally> {
    each([Run::cargo().args(["fmt", "--all", "--check"]), Run::new("node").arg("web/format.mjs")])
}

fn clippy(_: &Filter) -> Result<Tally> {
    let clippy = || Run::cargo().args(["clippy", "--locked", "--quiet"]);
    let strict = ["--", "--deny", "warnings"];
    each([
        // The feature only adds: what is written without it is looked at all the same.
        clippy()
            .args(["--workspace", "--exclude", "outis-wasm", "--all-targets"])
            .args(["--features", "outis-protocol/ts"])
            .args(strict),
        clippy().args(["--package", "outis-wasm", "--target", WASM_TARGET]).args(strict),
    ])
}

fn docs(_: &Filter) -> Result<Tally> {
    let doc = || {
        Run::cargo()
            .args(["doc", "--locked", "--quiet", "--no-deps", "--document-private-items"])
            .env("RUSTDOCFLAGS", "--deny warnings")
    };
    // The library and the program are both called outis, so they take turns.
    each([
        doc().args(["--workspace", "--exclude", "outis-cli", "--exclude", "outis-wasm"]),
        doc().args(["--package", "outis-cli"]),
        doc().args(["--package", "outis-wasm", "--target", WASM_TARGET]),
    ])
}

fn native(filter: &Filter) -> Result<Tally> {
    let test = || Run::cargo().args(["test", "--locked", "--no-fail-fast"]);
    let mut tally = libtest(
        test().args(["--workspace", "--exclude", "outis-wasm", "--exclude", "xtask"]),
        filter,
    )?;
    tally += libtest(test().args(["--package", "xtask", "--profile", "xtask"]), filter)?;
    Ok(tally)
}

/// Runs Rust tests. What tests print is shown, since it says what was tried and
/// skipped; the long lists of those that passed are not.
fn libtest(call: Run, filter: &Filter) -> Result<Tally> {
    let mut tally = Tally::default();
    let mut listing = false;
    let call = call.args(["--", "--show-output"]).args(&filter.name);
    let succeeded = call.lines(|line| {
        tally.libtest_line(line);
        // Under `successes:` the harness puts what tests printed, then their names.
        listing = line == "successes:" || (listing && line.starts_with("    "));
        let passed = line.starts_with("test ") && line.ends_with(" ... ok");
        let empty = line.is_empty()
            || line == "running 0 tests"
            || line.contains(" 0 passed; 0 failed; 0 ignored; ");
        if let Some(skipped) = line.strip_prefix(SKIPPED) {
            println!("skipped: {skipped}");
        } else if !(passed || listing || empty) {
            println!("{line}");
        }
    })?;
    Ok(tally.settle(succeeded, filter.name.is_some()))
}

fn in_node(filter: &Filter) -> Result<Tally> {
    wasm::build()?;
    let call = Run::new("node").env("OUTIS_WASM", wasm::module());
    node_tests(call, &test_files("tests/wasm")?, filter)
}

fn in_browsers(filter: &Filter) -> Result<Tally> {
    build::build()?;
    for missing in browsers::install_missing()? {
        println!("{missing}");
    }
    // What the page writes is compared with what the command line writes.
    Run::cargo().args(["build", "--locked", "--quiet", "--package", "outis-cli"]).check()?;
    let (alone, others): (Vec<PathBuf>, Vec<PathBuf>) = test_files("tests/browser")?
        .into_iter()
        .partition(|file| ALONE.iter().any(|name| file.ends_with(name)));
    let together = |files: usize| browsers::driver().arg(format!("--test-concurrency={files}"));
    let mut tally = node_tests(together(TOGETHER), &others, filter)?;
    tally += node_tests(together(1), &alone, filter)?;
    Ok(tally)
}

/// Runs files of tests in Node's own runner, which reports to the person in words and to us in
/// TAP.
fn node_tests(call: Run, files: &[PathBuf], filter: &Filter) -> Result<Tally> {
    let mut call = call
        .args(["--test", "--test-reporter=spec", "--test-reporter-destination=stderr"])
        .args(["--test-reporter=tap", "--test-reporter-destination=stdout"]);
    if let Some(name) = &filter.name {
        call = call.arg(format!("--test-name-pattern={name}"));
    }
    let mut tally = Tally::default();
    let succeeded = call.args(files).lines(|line| {
        tally.tap_line(line);
    })?;
    Ok(tally.settle(succeeded, filter.name.is_some()))
}

/// The files of a folder that are tests for Node, in their order.
fn test_files(folder: &str) -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    let folder = paths::root().join(folder);
    for entry in fs::read_dir(&folder).with_context(|| format!("no {}", folder.display()))? {
        let path = entry?.path();
        if path.to_string_lossy().ends_with(".test.mjs") {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}

/// The page, the worker and what they share see different globals, so each is a
/// project of its own.
fn types(_: &Filter) -> Result<Tally> {
    wasm::build()?;
    each(["page", "worker", "shared"].map(|side| {
        Run::new("node")
            .args(["web/node_modules/typescript/bin/tsc", "--project"])
            .arg(format!("web/tsconfig.{side}.json"))
    }))
}

fn lint(_: &Filter) -> Result<Tally> {
    each([Run::new("node").arg("web/lint.mjs")])
}

fn page(filter: &Filter) -> Result<Tally> {
    let mut tally = check("the page is built", build::build)?;
    tally += check("budgets", || {
        budgets::check()?.iter().for_each(|line| println!("{line}"));
        Ok(())
    })?;
    tally += node_tests(Run::new("node"), &test_files("web/test")?, filter)?;
    Ok(tally)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(arguments: &[&str]) -> Result<Vec<&'static str>> {
        let arguments: Vec<String> = arguments.iter().map(|&a| a.to_owned()).collect();
        Ok(parse(&arguments)?.0.iter().map(|step| step.name).collect())
    }

    #[test]
    fn every_step_runs_unless_told_otherwise() {
        assert_eq!(names(&[]).unwrap().len(), STEPS.len());
        assert!(!names(&["--fast"]).unwrap().contains(&"browser"));
        assert_eq!(names(&["lint", "format"]).unwrap(), ["format", "lint"]);
        assert!(names(&["speling"]).is_err());
    }

    #[test]
    fn a_filter_follows_two_dashes() {
        let arguments = ["native", "--", "k_anonymity"].map(str::to_owned);
        assert_eq!(parse(&arguments).unwrap().1.name.as_deref(), Some("k_anonymity"));
        assert!(parse(&["--", "a", "b"].map(str::to_owned)).is_err());
    }
}
