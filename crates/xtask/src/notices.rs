//! What a program of ours is made of: the packages whose terms ask to be passed on
//! with it, and lists that were taken from others. Their texts are read, and given each a place once, by `web/notices.mjs`.

use crate::paths;
use crate::shell::Call;
use crate::wasm;
use anyhow::{Context, Result, bail};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// The packages in the modules of the page, as [`for_page`] writes them.
pub(crate) fn crates() -> PathBuf {
    paths::browser_target().join("crates.json")
}

/// Writes the packages that are compiled into the modules of the page.
pub(crate) fn for_page(target: &str) -> Result<()> {
    write(&crates(), &shipped(&wasm::MODULES.map(|module| module.package), Some(target))?)
}

/// What `cargo xtask notices` does: the notices of the program for the command line
/// on this machine, to be passed on beside it.
pub(crate) fn for_program() -> Result<()> {
    let list = paths::root().join("target").join("outis-crates.json");
    let notices = paths::root().join("target").join("outis-notices.txt");
    write(&list, &shipped(&["outis-cli"], None)?)?;
    Call::new("node").arg("web/notices-of.mjs").arg(&list).arg(&notices).check()?;
    println!("{}", notices.display());
    Ok(())
}

fn write(path: &Path, packages: &Value) -> Result<()> {
    fs::create_dir_all(path.parent().context("no folder")?)?;
    fs::write(path, format!("{packages:#}\n")).with_context(|| path.display().to_string())
}

/// The packages of others that are compiled into `packages`, and the standard library.
fn shipped(packages: &[&str], target: Option<&str>) -> Result<Value> {
    let tree = Call::cargo()
        .args(["tree", "--locked", "--prefix", "none", "--no-dedupe"])
        .args(packages.iter().flat_map(|package| ["--package", package]))
        // A macro runs in the compiler and leaves only what it writes.
        .args(["--edges", "normal,no-proc-macro", "--format", "{p}"])
        .args(target.iter().flat_map(|target| ["--target", target]))
        .output()?;
    let metadata = Call::cargo()
        .args(["metadata", "--format-version", "1", "--locked"])
        .args(target.iter().flat_map(|target| ["--filter-platform", target]))
        .output()?;
    let mut packages = described(&named(&tree), &serde_json::from_str(&metadata)?)?;
    packages.push(lists_of_names());
    packages.extend(classifications());
    packages.push(standard_library(&Call::new("rustc").arg("--version").output()?)?);
    Ok(packages.into())
}

/// Names and versions in the lines of `cargo tree`.
fn named(tree: &str) -> BTreeSet<(&str, &str)> {
    tree.lines()
        .filter_map(|line| {
            let mut words = line.split(' ');
            Some((words.next()?, words.next()?.strip_prefix('v')?))
        })
        .collect()
}

/// What `cargo metadata` says of these packages, without those of this project.
fn described(names: &BTreeSet<(&str, &str)>, metadata: &Value) -> Result<Vec<Value>> {
    let known = metadata["packages"].as_array().context("cargo metadata names no packages")?;
    let mut packages = Vec::new();
    for (name, version) in names {
        let Some(package) = known.iter().find(|p| p["name"] == *name && p["version"] == *version)
        else {
            bail!("cargo metadata does not know {name} {version}");
        };
        if package["source"].is_null() {
            continue;
        }
        let manifest = package["manifest_path"].as_str().context("a package without manifest")?;
        packages.push(json!({
            "name": name,
            "version": version,
            "licence": package["license"],
            "authors": package["authors"],
            "folder": Path::new(manifest).parent(),
        }));
    }
    Ok(packages)
}

/// The lists of given and family names in the core, which stand in no lock file.
fn lists_of_names() -> Value {
    json!({
        "name": "Faker (lists of names)",
        "version": "10.6.0",
        "licence": "MIT",
        "authors": ["Faker contributors", "Daniele Faraglia"],
        "folder": paths::root().join("crates/core/src/table/detect/lists"),
    })
}

/// The classifications that ready ladders are made of: name, edition, terms, and the folder with
/// their text.
const CLASSIFICATIONS: [(&str, &str, &str, &str); 6] = [
    ("ICD-10 (codes)", "2019", "codes alone, see the text", "icd-10"),
    ("ISCED (codes)", "2011", "codes alone, see the text", "isced-2011"),
    ("ISCO-08 (codes)", "2008", "codes alone, see the text", "isco-08"),
    ("NUTS (how codes are built)", "1059/2003", "no list, see the text", "nuts"),
    (
        "UN M.49 (countries and regions)",
        "Series M, No. 49",
        "codes and regions, see the text",
        "m49",
    ),
    ("Unicode CLDR (names of countries)", "English and German", "Unicode-3.0", "cldr"),
];

/// What ready ladders were taken from, which stands in no lock file either.
fn classifications() -> impl Iterator<Item = Value> {
    let terms = paths::root().join("crates/core/src/hierarchy/ready/terms");
    CLASSIFICATIONS.iter().map(move |(name, version, licence, folder)| {
        json!({
            "name": name,
            "version": version,
            "licence": licence,
            "authors": [],
            "folder": terms.join(folder),
        })
    })
}

/// The standard library is in every program and in no lock file. Where its terms lie
/// depends on how the compiler was installed, so that the standard texts are given.
fn standard_library(version: &str) -> Result<Value> {
    let version = version.split(' ').nth(1).context("rustc names no version")?;
    Ok(json!({
        "name": "Rust standard library",
        "version": version,
        "licence": "MIT OR Apache-2.0",
        "authors": ["The Rust Project Contributors"],
        "folder": null,
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn packages_are_taken_from_the_tree_once_and_ours_are_left_out() {
        let tree = "outis-wasm v0.1.0 (/outis)\ncsv v1.4.0\nserde v1.0.1\ncsv v1.4.0 (*)\n";
        let metadata = json!({"packages": [
            {"name": "outis-wasm", "version": "0.1.0", "source": null, "manifest_path": "/outis/Cargo.toml"},
            {"name": "csv", "version": "1.4.0", "source": "registry", "license": "MIT", "authors": ["A"], "manifest_path": "/r/csv-1.4.0/Cargo.toml"},
            {"name": "serde", "version": "1.0.1", "source": "registry", "license": "MIT", "authors": [], "manifest_path": "/r/serde-1.0.1/Cargo.toml"},
            {"name": "serde", "version": "0.9.0", "source": "registry", "license": "X", "authors": [], "manifest_path": "/r/serde-0.9.0/Cargo.toml"},
        ]});
        let found = described(&named(tree), &metadata).unwrap();
        let names: Vec<&Value> = found.iter().map(|package| &package["name"]).collect();
        assert_eq!(names, ["csv", "serde"]);
        assert_eq!(found[0]["folder"], "/r/csv-1.4.0");
        assert_eq!(found[1]["licence"], "MIT");
    }

    #[test]
    fn a_package_that_nothing_is_known_of_is_an_error() {
        let metadata = json!({"packages": []});
        assert!(described(&named("csv v1.4.0"), &metadata).is_err());
    }

    /// A folder without a text would be taken for one whose licence has a usual text.
    #[test]
    fn each_classification_has_terms_of_its_own() {
        for classification in classifications() {
            let folder = classification["folder"].as_str().unwrap();
            let has = |name: &str| Path::new(folder).join(name).is_file();
            assert!(has("NOTICE") || has("LICENSE"), "{folder}");
        }
    }

    #[test]
    fn the_standard_library_has_the_version_of_its_compiler() {
        assert_eq!(standard_library("rustc 1.95.0 (abc 2026-01-01)").unwrap()["version"], "1.95.0");
    }
}
