//! Finding and installing the browsers that the tests drive.
//!
//! An installed browser is always preferred; one is installed only where that
//! can be done without asking, which is as root on a system with apt (a
//! container, a build server). Elsewhere the command is printed.

use crate::paths;
use crate::shell::Call;
use anyhow::{Context, Result};
use std::env;
use std::path::{Path, PathBuf};

/// Tells tests that they are to take as long as it takes.
pub(crate) const THOROUGH: &str = "OUTIS_THOROUGH";

/// Node, told where the page, the program and the browsers are that it drives.
pub(crate) fn driver() -> Call {
    let call =
        Call::new("node").env("OUTIS_PAGE", paths::artefact()).env("OUTIS_CLI", paths::cli());
    Engine::ALL.into_iter().fold(call, |call, engine| match engine.find() {
        Some(program) => call.env(engine.variable(), program),
        None => call,
    })
}

/// The same, and told of Chromium's engine without a browser around it, if it is installed. What
/// the page does by itself it does there too, for two thirds of the work.
pub(crate) fn driver_without_windows() -> Call {
    match on_search_path(SHELL) {
        Some(program) => driver().env("OUTIS_SHELL", program),
        None => driver(),
    }
}

/// What a thorough run is told: of Safari's engine too, if WebKitGTK's driver is installed.
pub(crate) fn thorough_driver() -> Call {
    let call = driver().env(THOROUGH, "1");
    match on_search_path(WEBKIT) {
        Some(program) => call.env("OUTIS_WEBKIT", program),
        None => call,
    }
}

/// The driver of Safari's engine, which Debian has as webkit2gtk-driver. Without a screen it needs
/// Xvfb beside it. It is used where it is, and never installed.
const WEBKIT: &str = "WebKitWebDriver";

/// Chromium's engine without a browser around it, as Debian names the program and its package.
const SHELL: &str = "chromium-headless-shell";

/// A family of browsers with one engine, driven in the same way.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Engine {
    /// Chromium, Chrome or Edge.
    Chromium,
    /// Firefox, the extended support release or the current one.
    Firefox,
}

impl Engine {
    pub(crate) const ALL: [Engine; 2] = [Engine::Chromium, Engine::Firefox];

    /// The variable that names the program to the tests. Set by a person, it
    /// overrides the search.
    pub(crate) fn variable(self) -> &'static str {
        match self {
            Engine::Chromium => "OUTIS_CHROMIUM",
            Engine::Firefox => "OUTIS_FIREFOX",
        }
    }

    /// The package of Debian and the systems derived from it.
    fn debian_package(self) -> &'static str {
        match self {
            Engine::Chromium => "chromium",
            Engine::Firefox => "firefox-esr",
        }
    }

    fn name(self) -> &'static str {
        match self {
            Engine::Chromium => "Chrome, Chromium or Edge",
            Engine::Firefox => "Firefox",
        }
    }

    /// Names on the search path, then places outside it.
    fn candidates(self) -> (&'static [&'static str], &'static [&'static str]) {
        match self {
            Engine::Chromium => (
                &[
                    "chromium",
                    "google-chrome",
                    "google-chrome-stable",
                    "microsoft-edge",
                    "chromium-browser",
                ],
                &[
                    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
                    "/Applications/Chromium.app/Contents/MacOS/Chromium",
                    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
                    r"C:\Program Files\Google\Chrome\Application\chrome.exe",
                    r"C:\Program Files (x86)\Google\Chrome\Application\chrome.exe",
                    r"C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe",
                    r"C:\Program Files\Microsoft\Edge\Application\msedge.exe",
                ],
            ),
            Engine::Firefox => (
                &["firefox-esr", "firefox"],
                &[
                    "/Applications/Firefox.app/Contents/MacOS/firefox",
                    r"C:\Program Files\Mozilla Firefox\firefox.exe",
                    r"C:\Program Files (x86)\Mozilla Firefox\firefox.exe",
                ],
            ),
        }
    }

    /// The program, if one is installed.
    pub(crate) fn find(self) -> Option<PathBuf> {
        if let Some(given) = env::var_os(self.variable()) {
            return Some(given.into());
        }
        let (names, places) = self.candidates();
        names
            .iter()
            .find_map(|name| on_search_path(name))
            .or_else(|| places.iter().map(PathBuf::from).find(|place| place.is_file()))
    }
}

fn on_search_path(name: &str) -> Option<PathBuf> {
    let file = if cfg!(windows) { format!("{name}.exe") } else { name.to_owned() };
    env::split_paths(&env::var_os("PATH")?).map(|dir| dir.join(&file)).find(|path| path.is_file())
}

/// Installs the browsers that are missing, where that is possible without
/// asking. Returns one sentence, with the remedy, for each still missing.
pub(crate) fn install_missing() -> Result<Vec<String>> {
    let missing: Vec<Engine> =
        Engine::ALL.into_iter().filter(|engine| engine.find().is_none()).collect();
    if missing.is_empty() {
        return Ok(Vec::new());
    }
    let packages: Vec<&str> = missing.iter().map(|engine| engine.debian_package()).collect();
    let apt = on_search_path("apt-get").is_some();
    if apt && is_root() {
        println!("setup: apt-get install {}", packages.join(" "));
        install_debian(&packages).context("could not install the browsers for the tests")?;
        // Older systems have no such package, and the browser does as well.
        if on_search_path(SHELL).is_none() && !apt_get().args(INSTALL).arg(SHELL).quietly() {
            println!("setup: no {SHELL} here; the browser itself is used");
        }
    }
    let remedy = if apt {
        format!("sudo apt-get update && sudo apt-get install -y {}", packages.join(" "))
    } else if cfg!(target_os = "macos") {
        "brew install --cask google-chrome firefox".to_owned()
    } else if cfg!(windows) {
        "winget install Google.Chrome Mozilla.Firefox".to_owned()
    } else {
        "install it with the system's package manager".to_owned()
    };
    Ok(missing
        .into_iter()
        .filter(|engine| engine.find().is_none())
        .map(|engine| {
            format!(
                "{} is not installed; remedy: {remedy} (or set {})",
                engine.name(),
                engine.variable()
            )
        })
        .collect())
}

const INSTALL: [&str; 4] = ["install", "-y", "-q", "--no-install-recommends"];

fn install_debian(packages: &[&str]) -> Result<()> {
    apt_get().args(["update", "-q"]).check()?;
    apt_get().args(INSTALL).args(packages).check()
}

fn apt_get() -> Call {
    Call::new("apt-get").env("DEBIAN_FRONTEND", "noninteractive")
}

/// Whether we may install system packages without asking.
fn is_root() -> bool {
    cfg!(unix)
        && Path::new("/proc/self").exists()
        && Call::new("id").arg("-u").output().is_ok_and(|id| id.trim() == "0")
}
