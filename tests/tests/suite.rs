//! Every folder of `tests/suite` is a test: a file and a recipe in, a release and a report out.
//!
//! Tests are called by topic and folder, so that `-- losses/height` runs one. With `UPDATE_EXPECT`
//! set, as `cargo xtask bless` sets it, what is expected of those that run is rewritten.

// A test program talks to the person at the terminal.
#![allow(clippy::print_stdout)]

use libtest_mimic::{Arguments, Failed, Trial};
use outis::release::Seed;
use outis_job::resolve::Files;
use outis_protocol::describe::description;
use outis_protocol::recipe::{AnyRecipe, OtherRecipe};
use outis_protocol::{Outcome, Problem, parse_any};
use outis_tests::difference::difference;
use outis_tests::harness;
use serde_json::Value;
use std::collections::BTreeSet;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments = Arguments::from_args();
    let update = std::env::var_os("UPDATE_EXPECT").is_some();
    let mut trials: Vec<Trial> = cases()
        .into_iter()
        .map(|case| Trial::test(case.name.clone(), move || case.check(update)))
        .collect();
    let tested = trials.iter().map(|trial| trial.name().to_owned()).collect();
    trials.push(Trial::test("every_recipe_is_a_case", move || every_recipe_is_a_case(&tested)));
    trials.push(Trial::test(
        "every_algorithm_model_and_loss_is_in_a_case",
        every_choice_is_in_a_case,
    ));
    libtest_mimic::run(&arguments, trials).exit_code()
}

fn suite() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("suite")
}

/// The name of a file that expects something, and what was found of it, if anything was.
type FoundFile = (&'static str, Option<Vec<u8>>);

/// A folder with a recipe and what comes of it.
struct Case {
    /// `topic/folder`.
    name: String,
    folder: PathBuf,
}

/// The folders two levels below the suite, in order.
fn cases() -> Vec<Case> {
    let topics = entries(&suite()).into_iter().filter(|path| path.is_dir());
    let folders = topics.flat_map(|topic| entries(&topic)).filter(|path| path.is_dir());
    folders.map(|folder| Case { name: name(&folder), folder }).collect()
}

/// What is in a folder, in order.
fn entries(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder of the suite");
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
    paths.sort();
    paths
}

/// The path below the suite as it is written everywhere.
fn name(folder: &Path) -> String {
    let below = folder.strip_prefix(suite()).expect("a folder of the suite");
    let parts: Vec<_> = below.iter().map(|part| part.to_string_lossy()).collect();
    parts.join("/")
}

/// The files beside a recipe.
impl Files for Case {
    fn read(&self, name: &str) -> Outcome<Vec<u8>> {
        fs::read(self.folder.join(name))
            .map_err(|_| Problem::new(outis_protocol::problem::Code::FileMissing).in_file(name))
    }
}

impl Case {
    fn bytes(&self, name: &str) -> Result<Vec<u8>, Failed> {
        Ok(fs::read(self.folder.join(name))
            .map_err(|fault| format!("{}/{name}: {fault}", self.name))?)
    }

    fn recipe(&self) -> Result<AnyRecipe, Failed> {
        let text = String::from_utf8(self.bytes("recipe.json")?)?;
        parse_any(&text).map_err(|problem| format!("{}: {problem:?}", self.name).into())
    }

    /// What comes of the recipe, by the name of the file that expects it.
    fn found(&self) -> Result<Vec<FoundFile>, Failed> {
        let seed = String::from_utf8(self.bytes("seed")?)?;
        let seed = Seed::from_hex(seed.trim()).ok_or("seed: not 64 hex digits")?;
        let input = self.bytes("input.csv")?;
        let refused = |problem| format!("{problem:?}");
        Ok(match self.recipe()? {
            AnyRecipe::Table(recipe) => {
                let ran = harness::run(*recipe, &input, self, seed).map_err(refused)?;
                let report = ran.report.to_text().into_bytes();
                vec![("expected.csv", ran.release), ("expected.json", Some(report))]
            }
            AnyRecipe::Other(OtherRecipe::Locations(recipe)) => {
                let ran = harness::run_places(*recipe, &input, seed).map_err(refused)?;
                let report = ran.report.to_text().into_bytes();
                vec![("expected.csv", ran.release), ("expected.json", Some(report))]
            }
            AnyRecipe::Other(OtherRecipe::Graph(recipe)) => {
                let (release, report) =
                    harness::run_graph(*recipe, &input, seed).map_err(refused)?;
                let report = report.to_text().into_bytes();
                vec![("expected.csv", release), ("expected.json", Some(report))]
            }
            AnyRecipe::Other(OtherRecipe::Queries(recipe)) => {
                let (release, report) = harness::run_log(*recipe, &input, seed).map_err(refused)?;
                let report = report.to_text().into_bytes();
                vec![("expected.csv", release), ("expected.json", Some(report))]
            }
            AnyRecipe::Other(OtherRecipe::Transactions(recipe)) => {
                let ran = harness::run_sets(*recipe, &input, self, seed).map_err(refused)?;
                let report = ran.report.to_text().into_bytes();
                let attack = ran.attack.as_ref().map(serde_json::to_string_pretty).transpose()?;
                let attack = attack.map(|text| (text + "\n").into_bytes());
                vec![
                    ("expected.csv", ran.release),
                    ("expected.json", Some(report)),
                    ("attack.json", attack),
                ]
            }
        })
    }

    /// Compares what comes of the recipe with what is expected, or writes it down.
    fn check(&self, update: bool) -> Result<(), Failed> {
        let mut differences = String::new();
        for (name, found) in self.found()? {
            let path = self.folder.join(name);
            let expected = match fs::read(&path) {
                Err(fault) if fault.kind() == ErrorKind::NotFound => None,
                read => Some(read?),
            };
            let Some(difference) = difference(name, expected.as_deref(), found.as_deref()) else {
                continue;
            };
            match (update, found) {
                (false, _) => differences += &difference,
                (true, Some(found)) => fs::write(&path, found)?,
                (true, None) => fs::remove_file(&path)?,
            }
            if update {
                println!("rewritten: tests/suite/{}/{name}", self.name);
            }
        }
        if differences.is_empty() {
            return Ok(());
        }
        Err(format!("{differences}To accept: cargo xtask bless {}", self.name).into())
    }
}

/// As many tests as there are recipes, wherever somebody put one.
fn every_recipe_is_a_case(tested: &BTreeSet<String>) -> Result<(), Failed> {
    let mut recipes = BTreeSet::new();
    let mut folders = vec![suite()];
    while let Some(folder) = folders.pop() {
        if folder.join("recipe.json").exists() {
            recipes.insert(name(&folder));
        }
        folders.extend(entries(&folder).into_iter().filter(|path| path.is_dir()));
    }
    let stray: Vec<&String> = recipes.symmetric_difference(tested).collect();
    if !stray.is_empty() {
        return Err(format!("without a recipe, or not two levels down: {stray:?}").into());
    }
    if tested.is_empty() { Err("there is no case".into()) } else { Ok(()) }
}

/// The cases go through the built module too, so that what none of them names was never compared
/// with it.
fn every_choice_is_in_a_case() -> Result<(), Failed> {
    let mut named = BTreeSet::new();
    for case in cases() {
        let AnyRecipe::Table(recipe) = case.recipe()? else { continue };
        let recipe = serde_json::to_value(recipe)?;
        let mut note = |list: &str, id: &Value| {
            named.insert(format!("{list} {}", id.as_str().unwrap_or_default()));
        };
        note("search", &recipe["search"]["algorithm"]);
        note("metric", &recipe["loss"]["metric"]);
        note("aggregate", &recipe["loss"]["aggregate"]);
        let models = recipe["models"].as_array().into_iter().flatten();
        models.for_each(|model| note("model", &model["model"]));
        let attributes = recipe["attributes"].as_array().into_iter().flatten();
        attributes.for_each(|attribute| note("hierarchy", &attribute["hierarchy"]["kind"]));
    }
    let described = description();
    let mut missing = Vec::new();
    for (list, items) in [
        ("search", &described.searches),
        ("metric", &described.losses),
        ("aggregate", &described.aggregates),
        ("model", &described.models),
        ("hierarchy", &described.hierarchies),
    ] {
        let all = items.iter().map(|item| format!("{list} {}", item.id));
        missing.extend(all.filter(|name| !named.contains(name)));
    }
    if missing.is_empty() { Ok(()) } else { Err(format!("in no case: {missing:?}").into()) }
}
