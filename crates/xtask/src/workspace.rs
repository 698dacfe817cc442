//! What is compiled for this machine, always in the same selection.
//!
//! Which packages are chosen decides which features their dependencies have, and with other
//! features core, protocol and job are compiled once more. So checks, tests, generated files and the
//! program that the browser tests run are all made of one selection.

use crate::paths;
use crate::shell::Call;
use anyhow::Result;
use std::env::consts::EXE_EXTENSION;
use std::path::{Path, PathBuf};

/// Every package for this machine but the chores, which are compiled by themselves. The feature
/// only adds: what is written without it is looked at all the same.
pub(crate) const PRODUCT: [&str; 8] = [
    "--locked",
    "--workspace",
    "--exclude",
    "outis-wasm",
    "--exclude",
    "xtask",
    "--features",
    "outis-protocol/ts",
];

/// The chores too.
pub(crate) const EVERYTHING: [&str; 6] =
    ["--locked", "--workspace", "--exclude", "outis-wasm", "--features", "outis-protocol/ts"];

/// A target whose presence has cargo choose features as it does for tests.
pub(crate) const AS_FOR_TESTS: [&str; 2] = ["--example", "typescript"];

/// A call of cargo in which clippy compiles the workspace's own packages, and says on the way what
/// it finds: one pass instead of two, which would share nothing, for packages and dependencies. This
/// is how `cargo clippy` calls the compiler, only that programs come of it.
pub(crate) fn cargo() -> Result<Call> {
    let sysroot = Call::new("rustc").args(["--print", "sysroot"]).output()?;
    let clippy = Path::new(sysroot.trim()).join("bin").join("clippy-driver");
    Ok(Call::cargo().env("RUSTC_WORKSPACE_WRAPPER", clippy.with_extension(EXE_EXTENSION)))
}

/// Builds the program that people run, for tests that compare it with the page.
pub(crate) fn build_cli() -> Result<()> {
    let build = ["build", "--quiet", "--bin", "outis"];
    cargo()?.args(build).args(AS_FOR_TESTS).args(PRODUCT).check()
}

/// Builds the program that prints the protocol's declarations, and says where it is.
pub(crate) fn build_typescript() -> Result<PathBuf> {
    cargo()?.args(["build", "--quiet"]).args(AS_FOR_TESTS).args(PRODUCT).check()?;
    Ok(paths::example("typescript"))
}
