//! Where things lie.

use std::path::{Path, PathBuf};

/// Names another root than the project xtask was compiled in; how
/// [`crate::reproducible`] builds a copy.
pub(crate) const ROOT_VARIABLE: &str = "OUTIS_ROOT";

/// The project's root folder.
pub(crate) fn root() -> PathBuf {
    if let Some(root) = std::env::var_os(ROOT_VARIABLE) {
        return root.into();
    }
    // The folder of this crate, two levels below the root. Taken when xtask is
    // compiled; cargo compiles it again when the project is moved.
    Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).expect("crates/xtask").to_owned()
}

/// The folder of the page.
pub(crate) fn web() -> PathBuf {
    root().join("web")
}

/// The one artefact.
pub(crate) fn artefact() -> PathBuf {
    web().join("dist").join("outis.html")
}

/// The program that people run, as cargo builds it for tests.
pub(crate) fn cli() -> PathBuf {
    program(&root().join("target").join("debug"), "outis")
}

/// An example of a crate, as cargo builds it for tests.
pub(crate) fn example(name: &str) -> PathBuf {
    program(&root().join("target").join("debug").join("examples"), name)
}

fn program(folder: &Path, name: &str) -> PathBuf {
    folder.join(format!("{name}{}", std::env::consts::EXE_SUFFIX))
}

/// What is compiled for the browser, apart from cargo's other output because it
/// is compiled with flags of its own.
pub(crate) fn browser_target() -> PathBuf {
    root().join("target").join("browser")
}

/// What the parts of the page weigh, written by the build.
pub(crate) fn sizes() -> PathBuf {
    browser_target().join("sizes.json")
}
