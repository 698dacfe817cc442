//! The same source gives the same bytes, wherever it and cargo's home lie.
//!
//! The page is built a second time from a copy of the source in another folder,
//! with another `CARGO_HOME`, and compared with the first. Downloads are not
//! repeated: the other home borrows the first one's registry under its own name. Nor are modules
//! optimised again, if they were compiled to the same bytes: the optimiser is told no paths.

use crate::ahead::Ahead;
use crate::paths;
use crate::shell::Call;
use crate::wasm;
use anyhow::{Context, Result, bail};
use std::env;
use std::fs;
use std::path::{Path, PathBuf};

/// An error unless the second build equals `web/dist/outis.html`.
pub(crate) fn check(ahead: &Ahead) -> Result<()> {
    ahead.page()?;
    let first = fs::read(paths::artefact())?;
    let second = ahead.second()?;
    if first != second {
        bail!(
            "the page differs: {} bytes here, {} bytes from another folder",
            first.len(),
            second.len()
        );
    }
    Ok(())
}

/// Builds the page from a copy of the source and returns it.
pub(crate) fn elsewhere() -> Result<Vec<u8>> {
    // Outside the project, so that no tool finds the project's own files above it.
    let folder = env::temp_dir().join(format!("outis-elsewhere-{}", std::process::id()));
    let copy = Copy(folder);
    let root = copy.0.join("a").join("longer path with spaces");
    copy_source(&paths::root(), &root)?;

    let home = copy.0.join("home");
    fs::create_dir_all(&home)?;
    link(&cargo_home()?.join("registry"), &home.join("registry"))?;
    link(&paths::web().join("node_modules"), &root.join("web").join("node_modules"))?;
    wasm::lend_optimised(&root)?;

    Call::new(env::current_exe()?)
        .arg("build")
        .folder(&root)
        .env(paths::ROOT_VARIABLE, &root)
        .env("CARGO_HOME", &home)
        .captured()?;
    fs::read(root.join("web").join("dist").join("outis.html")).context("no second page")
}

/// A folder that goes when we are done with it, whatever happens.
struct Copy(PathBuf);

impl Drop for Copy {
    fn drop(&mut self) {
        // What cannot be removed lies in the system's folder for such things.
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// What is made from the source rather than part of it, by its name anywhere in
/// the tree. Not asked of git, since a source archive has none.
const MADE: [&str; 10] = [
    ".git",
    "target",
    "node_modules",
    "dist",
    "outis_wasm.js",
    "outis_wasm.d.ts",
    "outis_workbook.js",
    "outis_workbook.d.ts",
    "outis_kinds.js",
    "outis_kinds.d.ts",
];

fn copy_source(source: &Path, target: &Path) -> Result<()> {
    fs::create_dir_all(target)?;
    for entry in fs::read_dir(source)? {
        let entry = entry?;
        let name = entry.file_name();
        if MADE.iter().any(|made| name == *made) {
            continue;
        }
        if entry.file_type()?.is_dir() {
            copy_source(&entry.path(), &target.join(name))?;
        } else {
            fs::copy(entry.path(), target.join(&name))
                .with_context(|| format!("could not copy {}", entry.path().display()))?;
        }
    }
    Ok(())
}

fn cargo_home() -> Result<PathBuf> {
    if let Some(home) = env::var_os("CARGO_HOME") {
        return Ok(home.into());
    }
    let home = env::home_dir().context("no home folder")?;
    Ok(home.join(".cargo"))
}

#[cfg(unix)]
fn link(source: &Path, target: &Path) -> Result<()> {
    Ok(std::os::unix::fs::symlink(source, target)?)
}

#[cfg(windows)]
fn link(source: &Path, target: &Path) -> Result<()> {
    Ok(std::os::windows::fs::symlink_dir(source, target)?)
}
