//! Everything a fresh machine with only Rust and Node lacks.
//!
//! Each part is quick when nothing is missing, and says what it did when
//! something was.

use crate::shell::Call;
use crate::{browsers, paths};
use anyhow::{Context, Result, bail};
use std::fs;

/// The only target the page is compiled for.
pub(crate) const WASM_TARGET: &str = "wasm32-unknown-unknown";

/// Oldest Node whose test runner can report in two forms at once and skip by name.
const OLDEST_NODE: (u32, u32) = (20, 6);

/// What `cargo xtask setup` does.
pub(crate) fn everything() -> Result<()> {
    for_page()?;
    for_checks()?;
    let missing = browsers::install_missing()?;
    for browser in &missing {
        println!("setup: {browser}");
    }
    println!("setup: {}", if missing.is_empty() { "done" } else { "done, but for the browsers" });
    Ok(())
}

/// What building the page needs: the wasm target and the npm packages.
pub(crate) fn for_page() -> Result<()> {
    wasm_target()?;
    node()?;
    npm_packages()
}

/// What the checks of the Rust code need beyond the compiler.
pub(crate) fn for_checks() -> Result<()> {
    for component in ["rustfmt", "clippy"] {
        let subcommand = if component == "rustfmt" { "fmt" } else { component };
        if Call::cargo().args([subcommand, "--version"]).quietly() {
            continue;
        }
        println!("setup: rustup component add {component}");
        Call::new("rustup")
            .args(["component", "add", component])
            .check()
            .with_context(|| format!("cargo {subcommand} is needed; install {component}"))?;
    }
    Ok(())
}

fn wasm_target() -> Result<()> {
    let present = || -> Result<bool> {
        let folder = Call::new("rustc")
            .args(["--print", "target-libdir", "--target", WASM_TARGET])
            .output()?;
        // The folder may exist and be empty after a removal; the library of the
        // target is what is needed.
        Ok(fs::read_dir(folder.trim()).is_ok_and(|mut files| files.next().is_some()))
    };
    if present()? {
        return Ok(());
    }
    println!("setup: rustup target add {WASM_TARGET}");
    let added = Call::new("rustup").args(["target", "add", WASM_TARGET]).succeeds();
    if !matches!(added, Ok(true)) || !present()? {
        bail!(
            "the compiler in use has no standard library for {WASM_TARGET}.\n\
             With rustup (https://rustup.rs): rustup target add {WASM_TARGET}\n\
             With a distribution's Rust: its package of that library, on Debian and Ubuntu \
             libstd-rust-dev-wasm32, on Fedora rust-std-static-{WASM_TARGET}"
        );
    }
    Ok(())
}

fn node() -> Result<()> {
    let version = Call::new("node").arg("--version").output().context(
        "Node is needed to build the page; install version 20 or newer from https://nodejs.org",
    )?;
    let mut parts = version.trim().trim_start_matches('v').split('.').map(str::parse::<u32>);
    let found = match (parts.next(), parts.next()) {
        (Some(Ok(major)), Some(Ok(minor))) => (major, minor),
        _ => bail!("could not understand Node's version"),
    };
    if found < OLDEST_NODE {
        bail!(
            "Node {}.{} is too old; {}.{} or newer is needed",
            found.0,
            found.1,
            OLDEST_NODE.0,
            OLDEST_NODE.1
        );
    }
    Ok(())
}

/// Installs the packages of `web/package-lock.json` unless exactly these are
/// there. What was installed is remembered beside the packages, so that
/// removing them removes the memory too.
fn npm_packages() -> Result<()> {
    let lock = fs::read(paths::web().join("package-lock.json"))?;
    let remembered = paths::web().join("node_modules").join(".outis-package-lock.json");
    if fs::read(&remembered).is_ok_and(|installed| installed == lock) {
        return Ok(());
    }
    println!("setup: npm ci --ignore-scripts (in web/)");
    Call::npm()
        .args(["ci", "--ignore-scripts", "--no-audit", "--no-fund"])
        .folder(paths::web())
        .check()?;
    fs::write(remembered, lock)?;
    Ok(())
}
