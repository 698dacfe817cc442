//! TypeScript declarations of the protocol, so that no shape is written twice.
//!
//! They are committed, because a reader of the page wants to see them and
//! because a change of a shape should show in its review. The bindings of
//! outis-wasm are written by every build instead: they hold names that change
//! with the compiler.

use crate::shell::Call;
use crate::wasm::write_if_changed;
use crate::{paths, workspace};
use anyhow::{Result, bail};
use std::fs;
use std::path::PathBuf;

fn file() -> PathBuf {
    paths::web().join("src").join("generated").join("protocol.ts")
}

/// The declarations, as outis-protocol prints them. A program of that crate,
/// not a dependency of ours, so that chores do not wait for the core to compile.
fn protocol() -> Result<String> {
    Call::new(workspace::build_typescript()?).output()
}

/// What `cargo xtask codegen` does.
pub(crate) fn write() -> Result<()> {
    write_if_changed(&file(), protocol()?.as_bytes())?;
    println!("web/src/generated/protocol.ts is up to date");
    Ok(())
}

/// An error unless the committed file is what [`write()`] would write.
pub(crate) fn check() -> Result<()> {
    if fs::read_to_string(file()).unwrap_or_default() != protocol()? {
        bail!("web/src/generated/protocol.ts is stale; run `cargo xtask codegen`");
    }
    Ok(())
}
