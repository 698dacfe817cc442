//! What must hold, in one command and one total.
//!
//! What takes long and seldom changes is left to a thorough run.
//!
//! A step that fails does not end the run, so that the total is complete. Under
//! `CI=true` a browser that is missing is a failure; elsewhere its tests are
//! skipped with the reason. Adding a step is adding a line to [`STEPS`].

use crate::browsers;
use crate::setup::WASM_TARGET;
use crate::shell::Call;
use crate::tally::{FailedFiles, SKIPPED, Tally};
use crate::timing::Timing;
use crate::{ahead::Ahead, budgets, codegen, paths, reproducible, setup, wasm, workspace};
use anyhow::{Context, Result, bail};
use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;

/// A named part of the whole.
struct Step {
    name: &'static str,
    run: fn(&Wanted) -> Result<Tally>,
}

/// In the order of their cost. Each builds what it needs, so that it can be run by
/// itself; building again what has not changed takes a moment.
const STEPS: [Step; 11] = [
    Step { name: "format", run: format },
    Step { name: "clippy", run: clippy },
    Step { name: "docs", run: docs },
    Step { name: "codegen", run: |_| check("generated files", codegen::check) },
    Step { name: "native", run: native },
    Step { name: "wasm", run: in_node },
    Step { name: "types", run: types },
    Step { name: "lint", run: lint },
    Step { name: "page", run: page },
    Step { name: "browser", run: in_browsers },
    Step {
        name: "reproducible",
        run: |wanted| check("the same bytes", || reproducible::check(&wanted.ahead)),
    },
];

/// What is compiled for the browser, for checks.
const IN_BROWSER: [&str; 11] = [
    "--locked",
    "--package",
    wasm::MAIN.package,
    "--package",
    wasm::WORKBOOK.package,
    "--package",
    wasm::KINDS.package,
    "--package",
    wasm::UNPACKER.package,
    "--target",
    WASM_TARGET,
];

/// How many files of browser tests run at once. A person in a browser mostly waits.
const TOGETHER: usize = 3;

/// Where tests of at most so many files failed, these run once more by themselves.
const FEW_FAILED: usize = 4;

/// Files of browser tests that measure what the machine does, and so have it to themselves.
const ALONE: [&str; 2] = ["memory.test.mjs", "responsive.test.mjs"];

/// Files of browser tests that every run goes through: that the page starts and does its whole job,
/// keeps to itself, refuses what is wrong, can be seen, read and used by keyboard, and gives what the
/// command line gives, for each kind of data. The others, of single controls, of other people's
/// portals, of what lasts, of every way to save and every width, are left to a thorough run: they take three times as long.
const ALWAYS: [&str; 21] = [
    "accessibility.test.mjs",
    "attack.test.mjs",
    "badinput.test.mjs",
    "cancel.test.mjs",
    "counts.test.mjs",
    "dossier.test.mjs",
    "embed.test.mjs",
    "encodings.test.mjs",
    "job.test.mjs",
    "keyboard.test.mjs",
    "kinds.test.mjs",
    "languages.test.mjs",
    "network.test.mjs",
    "outcome.test.mjs",
    "perturbed.test.mjs",
    "pictures.test.mjs",
    "policy.test.mjs",
    "portal.test.mjs",
    "protections.test.mjs",
    "smoke.test.mjs",
    "workbooks.test.mjs",
];

/// Names the folder of other tools' numbers to the tests that compare with them.
const REFERENCE: &str = "OUTIS_REFERENCE";

/// The steps that run only if they are named, or all is to be thorough: what documents refer to is
/// looked up in everything checked once more, and the page is built a second time.
const SLOW: [&str; 2] = ["docs", "reproducible"];

/// The browser tests that `--fast` runs: whether the page starts at all.
const SMOKE: &str = "smoke.test.mjs";

/// The package of the core.
const CORE: &str = "outis";

const FAST: &str = "--fast";
/// What native tests are without the examples in comments, which are compiled anew each time.
const WITHOUT_EXAMPLES: [&str; 2] = ["--bins", "--tests"];

/// Tests left out by `--fast`, most of which draw thousands of studies: they take half of its time.
const LONG: [&str; 12] = [
    "an_interrupt_at_any_moment_leaves_all_or_nothing",
    "any_number_of_threads_gives_the_same_bytes",
    "an_interrupt_ends_all_threads",
    "two_thousand_columns_are_accepted",
    "attacks_come_to_no_more_than_models_promise",
    "searches_that_promise_the_best_node_find_the_best_with_stars",
    "every_search_keeps_its_promise",
    "a_wrong_recipe_is_refused_with_a_place_or_carried_out",
    "what_a_stopped_search_offers_may_be_released",
    "optimal_is_exhaustive_is_the_oracle",
    "a_cut_is_between_the_best_cut_and_the_best_node",
    "each_point_is_what_a_run_of_its_own_finds",
];

const THOROUGH: &str = "--thorough";

/// Engines whose tests take minutes and bring in hundreds of megabytes, after which their tests run
/// too.
const ENGINES: &str = "--engines";
const SLOW_ENGINES: [&str; 1] = ["spark"];

const HELP: &str = "\
cargo xtask test [STEP...] [--fast] [--thorough] [--engines spark] [-- FILTER]

What must hold, or only the named steps; the last line is the total.
FILTER runs only tests whose name contains it.

--fast is for between two edits: under three minutes once everything is built. It leaves out
what compares with other tools' numbers (the folder OUTIS_REFERENCE), the twelve tests that take
longest, examples in comments, and what goes through the page in a browser beyond starting it.
Run it without the flag before you send a change.

--thorough adds what takes long and seldom changes: tests that draw studies draw four times as many;
the page is gone through control by control, in other people's portals, with everything that may
happen to a worker, and with what fits nowhere (without it: the whole job, wrong files, each kind of
data, what can be seen and used by keyboard, in Chromium); Firefox tries all that Chromium
does, and not only whether the page starts and does its job; Safari's engine does the whole job where
WebKitGTK's driver (WebKitWebDriver) is installed; a million records are timed, and 2,000 columns
looked at and timed; axe looks at more widths; documents are made, and clippy looks at what is
compiled for browsers alone; and the page is built a second time in another folder.

--engines spark has Spark count, release and check a table, too: it needs Java, and is installed from
Python's package index (460 MB). DuckDB and PostgreSQL are always tried.

Steps:
";

/// What the steps of a run share.
struct Wanted {
    /// Only tests whose names contain this.
    name: Option<String>,
    fast: bool,
    thorough: bool,
    /// Engines that were asked for.
    engines: Vec<&'static str>,
    ahead: Ahead,
}

/// Steps that look at the page or at its module.
const OF_PAGE: [&str; 5] = ["wasm", "types", "page", "browser", "reproducible"];

/// What `cargo xtask test` does.
pub(crate) fn test(arguments: &[String]) -> Result<ExitCode> {
    if arguments.iter().any(|argument| matches!(argument.as_str(), "--help" | "-h")) {
        let names = STEPS.iter().map(|step| step.name);
        println!("{HELP}  {}", names.collect::<Vec<_>>().join(" "));
        return Ok(ExitCode::SUCCESS);
    }
    let Asked { steps, name, fast, thorough, engines } = parse(arguments)?;
    let mut timing = Timing::default();
    timing.measure("setup", || setup::for_checks().and_then(|()| setup::for_page()))?;

    let wanted = Wanted { name, fast, thorough, engines, ahead: begin(&steps) };
    let mut total = Tally::default();
    let mut failed = Vec::new();
    for step in steps {
        println!("\n== {}", step.name);
        let tally = timing.measure(step.name, || (step.run)(&wanted)).unwrap_or_else(|fault| {
            println!("{fault:#}");
            Tally::FAILED
        });
        println!("-- {}: {tally} ({:.0} s)", step.name, timing.last().as_secs_f64());
        if tally.failed > 0 {
            failed.push(step.name);
        }
        total += tally;
    }
    if !failed.is_empty() {
        println!("\nfailed: {}", failed.join(", "));
    }
    println!("\n{timing}\n\n{total}");
    Ok(if total.failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Begins to build the page if there is something else to do meanwhile.
fn begin(steps: &[&Step]) -> Ahead {
    let of_page = |step: &&&Step| OF_PAGE.contains(&step.name);
    if steps.iter().any(|step| of_page(&step)) && !steps.iter().all(|step| of_page(&step)) {
        Ahead::begin(steps.iter().any(|step| step.name == "reproducible"))
    } else {
        Ahead::nothing()
    }
}

/// What the command line says.
struct Asked {
    steps: Vec<&'static Step>,
    name: Option<String>,
    fast: bool,
    thorough: bool,
    engines: Vec<&'static str>,
}

fn parse(arguments: &[String]) -> Result<Asked> {
    let mut parts = arguments.splitn(2, |argument| argument == "--");
    let (chosen, engines) = engines(parts.next().unwrap_or_default())?;
    let name = match parts.next() {
        None => None,
        Some([name]) => Some(name.clone()),
        Some(_) => bail!("`--` takes one filter"),
    };
    let flags = [FAST, THOROUGH];
    let [fast, thorough] = flags.map(|flag| chosen.iter().any(|argument| argument == flag));
    let names: Vec<&String> =
        chosen.iter().filter(|argument| !flags.contains(&argument.as_str())).collect();
    if let Some(unknown) = names.iter().find(|name| STEPS.iter().all(|step| step.name != **name)) {
        let known: Vec<&str> = STEPS.iter().map(|step| step.name).collect();
        bail!("no step {unknown}; there are {}", known.join(", "));
    }
    let steps = STEPS
        .iter()
        .filter(|step| names.is_empty() || names.iter().any(|name| *name == step.name))
        .filter(|step| thorough || !names.is_empty() || !SLOW.contains(&step.name))
        .collect();
    Ok(Asked { steps, name, fast, thorough, engines })
}

/// What is said of engines, and the rest.
fn engines(arguments: &[String]) -> Result<(Vec<String>, Vec<&'static str>)> {
    let Some(place) = arguments.iter().position(|argument| argument == ENGINES) else {
        return Ok((arguments.to_vec(), Vec::new()));
    };
    let named = arguments.get(place + 1);
    let Some(engine) = SLOW_ENGINES.into_iter().find(|one| named.is_some_and(|it| it == one))
    else {
        bail!("{ENGINES} takes one of: {}", SLOW_ENGINES.join(", "));
    };
    let mut others = arguments.to_vec();
    others.drain(place..place + 2);
    Ok((others, vec![engine]))
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
fn each(calls: impl IntoIterator<Item = Call>) -> Result<Tally> {
    let mut tally = Tally::default();
    for call in calls {
        tally += check(&call.line(), || call.check())?;
    }
    Ok(tally)
}

fn format(_: &Wanted) -> Result<Tally> {
    // What is no member of the workspace.
    let fuzz = ["--manifest-path", "fuzz/Cargo.toml"];
    each([
        Call::cargo().args(["fmt", "--all", "--check"]),
        Call::cargo().args(["fmt", "--check"]).args(fuzz),
        Call::new("node").arg("web/format.mjs"),
    ])
}

/// What clippy is to refuse.
const STRICT: [&str; 2] = ["--deny", "warnings"];

/// Compiles all that the native tests run, and counts what clippy finds on the way.
fn clippy(wanted: &Wanted) -> Result<Tally> {
    let mut tally = Tally::default();
    for tests in [product_tests()?, core_tests()?, chores_tests()?] {
        tally += findings(tests.args(["--no-run", "--quiet", "--message-format", "json"]))?;
    }
    // Nearly all of it is what was looked at already, compiled for another machine.
    let clippy = Call::cargo().args(["clippy", "--quiet"]);
    let in_browser = wanted.thorough.then(|| clippy.args(IN_BROWSER).arg("--").args(STRICT));
    tally += each(in_browser)?;
    Ok(tally)
}

/// Counts a call that compiles as one test, and each finding as one that failed. Warnings end
/// nothing, so that tests run all the same.
fn findings(call: Call) -> Result<Tally> {
    let line = call.line();
    let mut found = 0;
    let succeeded = call.lines(|message| {
        let Ok(message) = serde_json::from_str::<serde_json::Value>(message) else { return };
        if let Some(text) = message["message"]["rendered"].as_str() {
            println!("{text}");
            found += 1;
        }
    })?;
    let holds = found == 0 && succeeded;
    println!("{}: {line}", if holds { "ok" } else { "FAILED" });
    Ok(if holds { Tally::PASSED } else { Tally::FAILED })
}

/// Documents of the workspace, and of what is compiled for browsers alone.
fn docs(_: &Wanted) -> Result<Tally> {
    let doc = || {
        Call::cargo()
            .args(["doc", "--quiet", "--no-deps", "--document-private-items"])
            .env("RUSTDOCFLAGS", "--deny warnings")
    };
    // The library and the program are both called outis, so libraries and programs take turns.
    let own = ["--lib", "--bins"]
        .map(|kind| doc().arg(kind).args(workspace::AS_FOR_TESTS).args(workspace::EVERYTHING));
    each(own.into_iter().chain([doc().args(IN_BROWSER)]))
}

/// Tests of all that people run, but those of the core by itself.
fn product_tests() -> Result<Call> {
    Ok(workspace::cargo()?.args(["test", "--no-fail-fast"]).args(workspace::PRODUCT))
}

/// The core's own tests. The core is optimised as one unit for the tests of others; with its own it
/// would compile for longer than these take.
fn core_tests() -> Result<Call> {
    let core = ["--locked", "--package", CORE, "--lib"];
    let quickly = ["opt-level=0", "codegen-units=16"];
    let quickly = quickly.map(|setting| format!("profile.dev.package.{CORE}.{setting}"));
    let quickly = quickly.iter().flat_map(|setting| ["--config", setting]);
    Ok(workspace::cargo()?.args(["test", "--no-fail-fast"]).args(core).args(quickly))
}

/// Tests of the chores, compiled as they are.
fn chores_tests() -> Result<Call> {
    let chores = ["--locked", "--package", "xtask", "--profile", "xtask"];
    Ok(workspace::cargo()?.args(["test", "--no-fail-fast"]).args(chores))
}

fn native(wanted: &Wanted) -> Result<Tally> {
    let thorough = |tests: Call| match wanted.thorough {
        true => tests.env(browsers::THOROUGH, "1"),
        false => tests,
    };
    let product = thorough(product_tests()?);
    let mut tally = match wanted.fast {
        true => libtest(product.without(REFERENCE).args(WITHOUT_EXAMPLES), wanted)?,
        false => libtest(product, wanted)?,
    };
    tally += libtest(thorough(core_tests()?), wanted)?;
    for engine in &wanted.engines {
        let only = ["--test", "all", "--test", "program", "--", "--ignored", engine];
        tally += each([product_tests()?.args(only)])?;
    }
    tally += libtest(chores_tests()?, wanted)?;
    Ok(tally)
}

/// Runs Rust tests. What tests print is shown, since it says what was tried and
/// skipped; the long lists of those that passed are not.
fn libtest(call: Call, wanted: &Wanted) -> Result<Tally> {
    let mut tally = Tally::default();
    let mut listing = false;
    let long = LONG.iter().filter(|_| wanted.fast && wanted.name.is_none());
    let skipped = long.flat_map(|name| ["--skip", name]);
    let call = call.args(["--", "--show-output"]).args(skipped).args(&wanted.name);
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
    Ok(tally.settle(succeeded, wanted.name.is_some()))
}

fn in_node(wanted: &Wanted) -> Result<Tally> {
    wanted.ahead.module()?;
    let call = Call::new("node").env("OUTIS_WASM", wasm::MAIN.path());
    Ok(node_tests(call, &test_files("tests/wasm")?, wanted)?.0)
}

fn in_browsers(wanted: &Wanted) -> Result<Tally> {
    wanted.ahead.page()?;
    for missing in browsers::install_missing()? {
        println!("{missing}");
    }
    // What the page writes is compared with what the command line writes.
    workspace::build_cli()?;
    let (alone, others): (Vec<PathBuf>, Vec<PathBuf>) = test_files("tests/browser")?
        .into_iter()
        .filter(|file| !wanted.fast || file.ends_with(SMOKE))
        .filter(|file| {
            wanted.thorough
                || wanted.name.is_some()
                || ALWAYS.iter().any(|name| file.ends_with(name))
        })
        .partition(|file| ALONE.iter().any(|name| file.ends_with(name)));
    let together = |files: usize| {
        let driver = match wanted.thorough {
            true => browsers::thorough_driver(),
            false => browsers::driver_without_windows(),
        };
        driver.arg(format!("--test-concurrency={files}"))
    };
    let (mut tally, failed) = node_tests(together(TOGETHER), &others, wanted)?;
    // On a busy machine a browser may be slower than any patience. What fails again has failed.
    if (1..=FEW_FAILED).contains(&failed.len()) {
        println!("\nonce more alone: {}", names_of(&failed));
        tally = tally.tried_again(node_tests(together(1), &failed, wanted)?.0);
    }
    if !alone.is_empty() {
        tally += node_tests(together(1), &alone, wanted)?.0;
    }
    Ok(tally)
}

fn names_of(files: &[PathBuf]) -> String {
    let names = files.iter().filter_map(|file| file.file_name());
    names.map(|name| name.to_string_lossy()).collect::<Vec<_>>().join(", ")
}

/// Runs files of tests in Node's own runner, which reports to the person in words and to us in
/// TAP. Their number, and the files in which some failed.
fn node_tests(call: Call, files: &[PathBuf], wanted: &Wanted) -> Result<(Tally, Vec<PathBuf>)> {
    let mut call = call
        .args(["--test", "--test-reporter=spec", "--test-reporter-destination=stderr"])
        .args(["--test-reporter=tap", "--test-reporter-destination=stdout"]);
    if let Some(name) = &wanted.name {
        call = call.arg(format!("--test-name-pattern={name}"));
    }
    let (mut tally, mut failed) = (Tally::default(), FailedFiles::default());
    let succeeded = call.args(files).lines(|line| {
        tally.tap_line(line);
        failed.tap_line(line);
    })?;
    Ok((tally.settle(succeeded, wanted.name.is_some()), failed.0.into_iter().collect()))
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

/// The page, the worker, what they share and the package see different globals, so each is a
/// project of its own.
fn types(wanted: &Wanted) -> Result<Tally> {
    wanted.ahead.module()?;
    each(["page", "worker", "shared", "embed", "headless"].map(|side| {
        Call::new("node")
            .args(["web/node_modules/typescript/bin/tsc", "--project"])
            .arg(format!("web/tsconfig.{side}.json"))
    }))
}

fn lint(_: &Wanted) -> Result<Tally> {
    each([Call::new("node").arg("web/lint.mjs")])
}

fn page(wanted: &Wanted) -> Result<Tally> {
    let mut tally = check("the page is built", || wanted.ahead.page())?;
    tally += check("budgets", || {
        budgets::check()?.iter().for_each(|line| println!("{line}"));
        Ok(())
    })?;
    tally += node_tests(Call::new("node"), &test_files("web/test")?, wanted)?.0;
    // What the package writes is compared with what the command line writes.
    workspace::build_cli()?;
    let driver = Call::new("node").env("OUTIS_CLI", paths::cli());
    tally += node_tests(driver, &test_files("web/embed/test")?, wanted)?.0;
    Ok(tally)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(arguments: &[&str]) -> Result<Vec<&'static str>> {
        let arguments: Vec<String> = arguments.iter().map(|&a| a.to_owned()).collect();
        Ok(parse(&arguments)?.steps.iter().map(|step| step.name).collect())
    }

    #[test]
    fn every_step_runs_unless_told_otherwise() {
        assert_eq!(names(&["--thorough"]).unwrap().len(), STEPS.len());
        for less in [&[][..], &["--fast"]] {
            assert!(names(less).unwrap().iter().all(|name| !SLOW.contains(name)));
            assert_eq!(names(less).unwrap().len(), STEPS.len() - SLOW.len());
        }
        assert_eq!(names(&SLOW).unwrap(), SLOW);
        assert_eq!(names(&["lint", "format"]).unwrap(), ["format", "lint"]);
        assert!(names(&["speling"]).is_err());
    }

    #[test]
    fn what_every_run_goes_through_is_there() {
        let files = test_files("tests/browser").unwrap();
        for name in ALWAYS.iter().chain(&ALONE).chain([&SMOKE]) {
            assert!(files.iter().any(|file| file.ends_with(name)), "{name}");
        }
    }

    #[test]
    fn the_workflow_runs_every_step_once() {
        let workflow = paths::root().join(".github/workflows/ci.yml");
        let workflow = fs::read_to_string(workflow).unwrap();
        let calls = workflow.lines().filter_map(|line| line.split_once("run: cargo xtask test "));
        let mut called: Vec<&str> = calls.flat_map(|(_, names)| names.split(' ')).collect();
        called.retain(|word| !word.starts_with("--"));
        let mut steps: Vec<&str> = STEPS.iter().map(|step| step.name).collect();
        called.sort_unstable();
        steps.sort_unstable();
        assert_eq!(called, steps);
    }

    #[test]
    fn a_filter_follows_two_dashes() {
        let arguments = ["native", "--", "k_anonymity"].map(str::to_owned);
        assert_eq!(parse(&arguments).unwrap().name.as_deref(), Some("k_anonymity"));
        assert!(parse(&["--", "a", "b"].map(str::to_owned)).is_err());
    }
}
