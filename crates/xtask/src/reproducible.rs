//! The same source gives the same bytes, wherever it and cargo's home lie.
//!
//! The page is built a second time from a copy of the source in another folder,
//! with another `CARGO_HOME`, and compared with the first. Downloads are not
//! repeated: the other home borrows the first one's registry under its own name.

use crate::shell::Run;
use crate::{build, paths};
use anyhow::{Context, Result, bail};
use std::env;
use std::fs;
use std::path::{Path, PathBuf};

/// An error unless the second build equals `web/dist/outis.html`, or if that
/// file names a folder of this machine.
pub(crate) fn check() -> Result<()> {
    if !paths::artefact().exists() {
        build::build()?;
    }
    let first = fs::read(paths::artefact())?;
    let second = elsewhere()?;
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
fn elsewhere() -> Result<Vec<u8>> {
    // Outside the project, so that no tool finds the project's own files above it.
    let folder = env::temp_dir().join(format!("outis-elsewhere-{}", std::process::id()));
    let copy = Copy(folder);
    let root = copy.0.join("a").join("longer path with spaces");
    copy_source(&root)?;

    let home = copy.0.join("home");
    fs::create_dir_all(&home)?;
    link(&cargo_home()?.join("registry"), &home.join("registry"))?;
    link(&paths::web().join("node_modules"), &root.join("web").join("node_modules"))?;

    Run::new(env::current_exe()?)
        .arg("build")
        .folder(&root)
        .env(paths::ROOT_VARIABLE, &root)
        .env("CARGO_HOME", &home)
        .check()?;
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

/// Copies what git would: everything but what it ignores.
fn copy_source(to: &Path) -> Result<()> {
    let files = Run::new("git")
        .args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"])
        .output()?;
    for file in files.split_terminator('\0') {
        let from = paths::root().join(file);
        // A file may be listed and removed, but not yet committed as removed.
        if !from.is_file() {
            continue;
        }
        let to = to.join(file);
        fs::create_dir_all(to.parent().context("a file has a folder")?)?;
        fs::copy(&from, &to).with_context(|| format!("could not copy {file}"))?;
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
fn link(from: &Path, to: &Path) -> Result<()> {
    Ok(std::os::unix::fs::symlink(from, to)?)
}

#[cfg(windows)]
fn link(from: &Path, to: &Path) -> Result<()> {
    Ok(std::os::windows::fs::symlink_dir(from, to)?)
}
