//! The core, its bindings and nothing else, for the browser.
//!
//! The bytes must not depend on where the project, cargo's home or the
//! toolchain lie, so every such path is replaced before it can reach a panic
//! message, and flags from the environment are ignored.

use crate::setup::WASM_TARGET;
use crate::shell::Call;
use crate::{packing, paths};
use anyhow::{Context, Result};
use serde_json::Value;
use sha2::{Digest, Sha256};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use wasm_bindgen_cli_support::Bindgen;

/// What of WebAssembly a module may use: what every browser since 2022 has, and what the compiler
/// emits by default. In particular no SIMD.
const FEATURES: [&str; 7] = [
    "--mvp-features",
    "--enable-bulk-memory",
    "--enable-multivalue",
    "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int",
    "--enable-reference-types",
    "--enable-sign-ext",
];

/// How the page has a module.
#[derive(Clone, Copy, PartialEq)]
enum Embedding {
    /// Packed, in a block of its own; called by bindings.
    Packed,
    /// As it is, in the text of the worker, which calls it by the names of its functions.
    InWorker,
}

/// A module that the page carries.
#[derive(Clone, Copy)]
pub(crate) struct Module {
    /// The package it is made of.
    pub(crate) package: &'static str,
    file: &'static str,
    carried: Embedding,
    /// What the compiler optimises for, where `Cargo.toml` says nothing of a package: speed, or size.
    compiled: &'static str,
    /// How what the compiler made is optimised once more.
    level: &'static [&'static str],
}

/// All that the page does, but what the others do.
pub(crate) const MAIN: Module = Module {
    package: "outis-wasm",
    file: "outis.wasm",
    carried: Embedding::Packed,
    // Compiled for speed it has a twelfth more, and searches are no faster.
    compiled: "s",
    // What a third level makes faster takes more room once it is packed.
    level: &["-O2", "--converge"],
};

/// What reads workbooks, which is unpacked where somebody has one.
pub(crate) const WORKBOOK: Module = Module {
    package: "outis-workbook",
    file: "workbook.wasm",
    carried: Embedding::Packed,
    compiled: "z",
    level: &["-Oz"],
};

/// What there is for sets of items, places and graphs, which is unpacked where somebody has such data.
pub(crate) const KINDS: Module = Module {
    package: "outis-kinds",
    file: "kinds.wasm",
    carried: Embedding::Packed,
    compiled: "z",
    level: &["-Oz"],
};

/// What unpacks the others.
pub(crate) const UNPACKER: Module = Module {
    package: "outis-unpacker",
    file: "unpacker.wasm",
    carried: Embedding::InWorker,
    // Compiled for speed it is by a third larger, and no faster.
    compiled: "s",
    level: &["-O2", "--strip-producers", "--strip-target-features"],
};

/// All of them, in the order in which `web/build.mjs` takes them.
pub(crate) const MODULES: [Module; 4] = [MAIN, WORKBOOK, KINDS, UNPACKER];

impl Module {
    /// The optimised module, as the page carries it.
    pub(crate) fn path(self) -> PathBuf {
        paths::browser_target().join(self.file)
    }

    /// The same as the page carries it, which `web/build.mjs` finds beside it.
    fn packed(path: &Path) -> PathBuf {
        path.with_extension("wasm.lzma")
    }

    /// What its bindings are called, and what the compiler makes of it, without ending.
    fn name(self) -> String {
        self.package.replace('-', "_")
    }

    /// Compiles it, writes its bindings to `web/src/generated` and the optimised module to
    /// [`Self::path`].
    fn build(self) -> Result<()> {
        let target = paths::browser_target();
        Call::cargo()
            // As nothing but a module: what is a library too is not optimised across its packages.
            .args(["rustc", "--lib", "--crate-type", "cdylib"])
            .args(["--package", self.package, "--release", "--locked"])
            .args(["--target", WASM_TARGET, "--target-dir"])
            .arg(&target)
            .env("CARGO_ENCODED_RUSTFLAGS", flags()?.join("\u{1f}"))
            .env("CARGO_PROFILE_RELEASE_OPT_LEVEL", self.compiled)
            .check()?;
        let compiled = self.compiled("release");
        match self.carried {
            Embedding::InWorker => self.optimise(&compiled),
            Embedding::Packed => {
                let bound = self.path().with_extension("bound.wasm");
                let generated = paths::web().join("src").join("generated");
                self.bind(&compiled, &generated, &bound, true)?;
                self.optimise(&bound)?;
                self.pack()
            }
        }
    }

    /// The same sooner, and to run slower, beside the others of its kind.
    fn build_quickly(self, folder: &Path) -> Result<PathBuf> {
        // Others would be unpacked slowly, and it changes with the lock file alone.
        if self.carried == Embedding::InWorker {
            self.build()?;
            return Ok(self.path());
        }
        Call::cargo()
            .args(["build", "--package", self.package, "--locked", "--target", WASM_TARGET])
            .arg("--target-dir")
            .arg(paths::browser_target())
            .check()?;
        let bound = folder.join(self.file);
        self.bind(&self.compiled("debug"), folder, &bound, false)?;
        fs::write(Self::packed(&bound), packing::quick(&fs::read(&bound)?)?)?;
        Ok(bound)
    }

    fn compiled(self, profile: &str) -> PathBuf {
        let file = format!("{}.wasm", self.name());
        paths::browser_target().join(WASM_TARGET).join(profile).join(file)
    }
}

/// Puts the optimised modules where a build in the folder `root` finds them, with what they were
/// made of, so that it optimises and packs only what it compiled to other bytes.
pub(crate) fn lend_optimised(root: &Path) -> Result<()> {
    let target = root.join("target").join("browser");
    fs::create_dir_all(&target)?;
    for module in MODULES {
        let mut lent = vec![module.path()];
        if module.carried == Embedding::Packed {
            lent.push(Module::packed(&module.path()));
        }
        for path in lent.iter().flat_map(|path| [path.clone(), made_of(path)]) {
            fs::copy(&path, target.join(path.file_name().context("a module has a name")?))?;
        }
    }
    Ok(())
}

/// Builds all modules that the page carries.
pub(crate) fn build() -> Result<()> {
    MODULES.into_iter().try_for_each(Module::build)
}

/// Modules that were compiled sooner and run slower, with the folder of their bindings, for looking
/// at the page. They lie apart from those of [`build()`].
pub(crate) fn build_quickly() -> Result<(Vec<PathBuf>, PathBuf)> {
    let folder = paths::browser_target().join("quick");
    let modules = MODULES.into_iter().map(|module| module.build_quickly(&folder));
    Ok((modules.collect::<Result<_>>()?, folder))
}

impl Module {
    /// Writes the JavaScript and its types to a folder from which it is imported, and the module that
    /// belongs to it to `bound`. One that is `shipped` names none of its functions.
    fn bind(self, compiled: &Path, scripts: &Path, bound: &Path, shipped: bool) -> Result<()> {
        let mut output = Bindgen::new()
            .input_path(compiled)
            .web(true)?
            .typescript(true)
            // The page hands the module over; no address to load it from exists.
            .omit_default_module_path(true)
            .remove_name_section(shipped)
            .remove_producers_section(true)
            .generate_output()
            .context("could not write the bindings")?;
        fs::create_dir_all(scripts)?;
        write_if_changed(&scripts.join(format!("{}.js", self.name())), output.js().as_bytes())?;
        let types = output.ts().context("no declarations for the bindings")?;
        write_if_changed(&scripts.join(format!("{}.d.ts", self.name())), types.as_bytes())?;
        Ok(fs::write(bound, output.wasm_mut().emit_wasm())?)
    }

    /// Makes the module smaller and faster, which takes longer than any other step of a build that
    /// changes nothing.
    fn optimise(self, compiled: &Path) -> Result<()> {
        let tool = paths::web().join("node_modules").join("binaryen");
        let parts = [
            fs::read(compiled)?,
            fs::read(tool.join("package.json"))?,
            self.level.join(" ").into_bytes(),
            FEATURES.join(" ").into_bytes(),
        ];
        unless_made(&self.path(), &parts, || {
            Call::new("node")
                .arg(tool.join("bin").join("wasm-opt"))
                .args(self.level)
                .args(FEATURES)
                .arg(compiled)
                .arg("--output")
                .arg(self.path())
                .check()
        })
    }

    /// Packs the optimised module, which takes longer than the rest of putting the page together.
    fn pack(self) -> Result<()> {
        let [module, lock] = [self.path(), paths::root().join("Cargo.lock")].map(fs::read);
        let (module, packed) = (module?, Self::packed(&self.path()));
        let parts = [module.clone(), lock?, include_bytes!("packing.rs").to_vec()];
        unless_made(&packed, &parts, || Ok(fs::write(&packed, packing::dense(&module)?)?))
    }
}

/// Where the hash of what a file was made of stands.
fn made_of(path: &Path) -> PathBuf {
    let mut mark = path.as_os_str().to_owned();
    mark.push(".made-of");
    mark.into()
}

/// Makes a file, unless the one that stands was made of the same parts.
fn unless_made(path: &Path, parts: &[Vec<u8>], make: impl FnOnce() -> Result<()>) -> Result<()> {
    let mut hash = Sha256::new();
    parts.iter().for_each(|part| hash.update(part));
    let hash: String = hash.finalize().iter().map(|byte| format!("{byte:02x}")).collect();
    let mark = made_of(path);
    if path.exists() && fs::read_to_string(&mark).is_ok_and(|marked| marked == hash) {
        return Ok(());
    }
    make()?;
    Ok(fs::write(mark, hash)?)
}

/// Compiler flags that keep this machine's folders out of the module.
fn flags() -> Result<Vec<String>> {
    let sysroot = Call::new("rustc").args(["--print", "sysroot"]).output()?;
    let sysroot = sysroot.trim();
    let version = Call::new("rustc").arg("-vV").output()?;
    let commit = version.lines().find_map(|line| line.strip_prefix("commit-hash: "));
    let library = Path::new(sysroot).join("lib").join("rustlib").join("src").join("rust");

    // The last one that fits wins, so the general stand first.
    let mut flags = vec![
        remap(&paths::root(), "/outis"),
        remap(Path::new(sysroot), "/rust"),
        remap(&library, &format!("/rustc/{}", commit.unwrap_or("unknown"))),
    ];
    flags.extend(package_folders()?.iter().map(|folder| remap(folder, "/crates")));
    Ok(flags)
}

fn remap(path: &Path, replacement: &str) -> String {
    format!("--remap-path-prefix={}={replacement}", path.display())
}

/// The folders that hold the sources of the packages we depend on. Asked of
/// cargo rather than guessed, since the name of a registry's folder depends on
/// where the registry was reached.
fn package_folders() -> Result<BTreeSet<PathBuf>> {
    let metadata = Call::cargo()
        .args(["metadata", "--format-version", "1", "--locked"])
        .args(["--filter-platform", WASM_TARGET])
        .output()?;
    let metadata: Value = serde_json::from_str(&metadata)?;
    let packages = metadata["packages"].as_array().context("cargo metadata names no packages")?;
    Ok(packages
        .iter()
        .filter(|package| !package["source"].is_null())
        .filter_map(|package| package["manifest_path"].as_str())
        .filter_map(|manifest| Path::new(manifest).ancestors().nth(2))
        .map(Path::to_owned)
        .collect())
}

/// Leaves the file's date alone when nothing changed, for editors that watch it.
pub(crate) fn write_if_changed(path: &Path, contents: &[u8]) -> Result<()> {
    if fs::read(path).is_ok_and(|present| present == contents) {
        return Ok(());
    }
    fs::write(path, contents).with_context(|| format!("could not write {}", path.display()))
}
