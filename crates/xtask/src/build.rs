//! The one artefact, `web/dist/outis.html`, and its SHA-256; and the package for other pages and
//! programs, `web/embed`, which carries the same worker and modules.

use crate::shell::Call;
use crate::{notices, paths, setup, wasm};
use anyhow::{Context, Result};
use sha2::{Digest, Sha256};
use std::fs;

/// What `cargo xtask build` does.
pub(crate) fn build() -> Result<()> {
    setup::for_page()?;
    wasm::build()?;
    notices::for_page(setup::WASM_TARGET)?;
    package()?;
    page()
}

/// Puts the package together, whose files are those that npm publishes.
fn package() -> Result<()> {
    Call::new("node")
        .arg("web/embed/build.mjs")
        .args(wasm::MODULES.map(wasm::Module::path))
        .arg(notices::crates())
        .check()?;
    Call::new("node").arg("web/embed/gate.mjs").check()
}

/// Puts the page together from its source and the module built before.
fn page() -> Result<()> {
    Call::new("node")
        .arg("web/build.mjs")
        .args(wasm::MODULES.map(wasm::Module::path))
        .arg(notices::crates())
        .arg(paths::sizes())
        .check()?;
    let artefact = paths::artefact();
    let bytes = fs::read(&artefact).context("the page was not written")?;
    let hash: String = Sha256::digest(&bytes).iter().map(|byte| format!("{byte:02x}")).collect();
    // The form that `sha256sum --check` reads.
    fs::write(artefact.with_extension("html.sha256"), format!("{hash}  outis.html\n"))?;
    println!("{hash}  web/dist/outis.html ({} bytes)", bytes.len());
    Ok(())
}
