//! Every folder of `tests/suite`: a file and a recipe in, a release and a report out.
//!
//! `UPDATE_EXPECT=1` rewrites what is expected.

use outis::release::Seed;
use outis_protocol::describe::description;
use outis_protocol::resolve::Files;
use outis_protocol::{Outcome, Problem, parse};
use outis_tests::harness;
use serde_json::Value;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// The files beside a recipe.
struct Beside<'a>(&'a Path);

impl Files for Beside<'_> {
    fn read(&self, name: &str) -> Outcome<Vec<u8>> {
        fs::read(self.0.join(name)).map_err(|_| Problem::new("file-missing").in_file(name))
    }
}

/// Folders below `folder`, in order.
fn folders(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("the folder of cases");
    let paths = entries.map(|entry| entry.expect("an entry").path());
    let mut folders: Vec<PathBuf> = paths.filter(|path| path.is_dir()).collect();
    folders.sort();
    folders
}

/// What is wrong with a case, if anything.
fn check(case: &Path, update: bool) -> Vec<String> {
    let text = |name: &str| fs::read_to_string(case.join(name)).expect("a file of the case");
    let recipe = parse(&text("recipe.json")).expect("a recipe");
    let seed = Seed::from_hex(text("seed").trim()).expect("a seed");
    let data = fs::read(case.join("input.csv")).expect("a table");
    let ran = match harness::run(recipe, &data, &Beside(case), seed) {
        Ok(ran) => ran,
        Err(problem) => return vec![format!("{}: {problem:?}", case.display())],
    };
    let results =
        [("expected.csv", ran.release), ("expected.json", Some(ran.report.to_text().into_bytes()))];
    let mut wrong = Vec::new();
    for (name, found) in results {
        let path = case.join(name);
        match (&found, update) {
            (Some(found), true) => fs::write(&path, found).expect("a writable folder"),
            (None, true) if path.exists() => fs::remove_file(&path).expect("a writable folder"),
            _ if found != fs::read(&path).ok() => {
                let found = found.map(|found| String::from_utf8_lossy(&found).into_owned());
                wrong.push(format!("{}:\n{}", path.display(), found.unwrap_or_default()));
            }
            _ => {}
        }
    }
    wrong
}

#[test]
fn every_case_gives_what_is_expected() {
    let update = std::env::var_os("UPDATE_EXPECT").is_some();
    let suite = Path::new(env!("CARGO_MANIFEST_DIR")).join("suite");
    let cases: Vec<PathBuf> = folders(&suite).iter().flat_map(|topic| folders(topic)).collect();
    assert!(cases.len() >= 20, "only {} cases were found", cases.len());
    let wrong: Vec<String> = cases.iter().flat_map(|case| check(case, update)).collect();
    assert!(wrong.is_empty(), "{} differ, found:\n{}", wrong.len(), wrong.join("\n"));
}

/// The cases go through the built module too, so that what none of them names was never compared
/// with it.
#[test]
fn every_algorithm_model_and_loss_is_in_a_case() {
    let suite = Path::new(env!("CARGO_MANIFEST_DIR")).join("suite");
    let mut named = BTreeSet::new();
    for case in folders(&suite).iter().flat_map(|topic| folders(topic)) {
        let text = fs::read_to_string(case.join("recipe.json")).expect("a recipe");
        let recipe = parse(&text).expect("a recipe");
        let recipe = serde_json::to_value(&recipe).expect("a recipe is JSON");
        let mut name = |list: &str, id: &Value| {
            named.insert(format!("{list} {}", id.as_str().unwrap_or_default()));
        };
        name("search", &recipe["search"]["algorithm"]);
        name("metric", &recipe["loss"]["metric"]);
        name("aggregate", &recipe["loss"]["aggregate"]);
        let models = recipe["models"].as_array().into_iter().flatten();
        models.for_each(|model| name("model", &model["model"]));
        let attributes = recipe["attributes"].as_array().into_iter().flatten();
        attributes.for_each(|attribute| name("hierarchy", &attribute["hierarchy"]["kind"]));
    }
    let (described, mut missing) = (description(), Vec::new());
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
    assert!(missing.is_empty(), "in no case: {missing:?}");
}
