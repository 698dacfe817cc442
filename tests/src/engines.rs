//! Engines that tests have to do with: what can be installed is, in a folder of its own, and
//! PostgreSQL is started by whoever asks for it.
#![allow(clippy::print_stdout)] // What was skipped is counted by what is printed.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Mutex;
use tempfile::TempDir;

/// Whether a test has to be left out: the hosted workflow has every engine.
///
/// # Panics
/// In the hosted workflow.
pub fn skip(name: &str, why: &str) {
    assert!(std::env::var_os("CI").is_none(), "{name}: {why}");
    println!("OUTIS-SKIPPED {name}: {why}");
}

static INSTALLING: Mutex<()> = Mutex::new(());

/// The programs of Python's package index that stand in a folder, with a package that is installed
/// there if `program` is not: Python itself is one of them.
///
/// # Errors
/// If the package cannot be installed.
pub fn installed(folder: &Path, package: &str, program: &str) -> Result<PathBuf, String> {
    let target = folder.join("engines");
    let programs = target.join(if cfg!(windows) { "Scripts" } else { "bin" });
    let python = programs.join("python");
    // Two that install into one folder at the same time break it.
    let _alone = INSTALLING.lock();
    let ran = |command: &mut Command| {
        let ran = command.stdout(Stdio::null()).stderr(Stdio::null()).status();
        ran.is_ok_and(|status| status.success())
    };
    let is_there = || match program {
        "python" => ran(Command::new(&python).args(["-c", &format!("import {package}")])),
        _ => programs.join(program).exists(),
    };
    if !is_there() {
        let made = ran(Command::new("python3").args(["-m", "venv"]).arg(&target));
        let install = ["-m", "pip", "install", "--quiet", package];
        if !made || !ran(Command::new(&python).args(install)) || !is_there() {
            return Err(format!("{package} cannot be installed for python3"));
        }
    }
    Ok(programs)
}

/// A server of PostgreSQL of its own, with a socket in its folder and without a port.
pub struct PostgresServer {
    folder: TempDir,
    programs: PathBuf,
}

impl PostgresServer {
    /// Starts one.
    ///
    /// # Errors
    /// If there is none, or it does not start.
    pub fn start() -> Result<Self, String> {
        let installed = fs::read_dir("/usr/lib/postgresql").map_err(|_| "no PostgreSQL")?;
        let mut programs: Vec<PathBuf> =
            installed.filter_map(|entry| Some(entry.ok()?.path().join("bin"))).collect();
        programs.retain(|folder| folder.join("initdb").is_file());
        programs.sort();
        let programs = programs.pop().ok_or("no PostgreSQL")?;
        let folder = TempDir::new_in("/tmp").map_err(|error| error.to_string())?;
        let server = Self { folder, programs };
        let data = text(&server.folder().join("data"));
        let owned = Command::new("chown").arg("-R").arg("65534").arg(server.folder()).status();
        if server.is_root() && !owned.is_ok_and(|status| status.success()) {
            return Err("no folder for an unprivileged user".to_owned());
        }
        server.call(
            "initdb",
            &["-D", &data, "-U", "outis", "-A", "trust"],
            &["--locale=C.UTF-8", "-E", "UTF8"],
        )?;
        let options = format!("-k {} -c listen_addresses=''", server.folder().display());
        let log = text(&server.folder().join("log"));
        server.call("pg_ctl", &["-D", &data, "-w", "-l", &log], &["-o", &options, "start"])?;
        Ok(server)
    }

    /// Its folder, which holds its socket.
    #[must_use]
    pub fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// The folder of its programs.
    #[must_use]
    pub fn programs(&self) -> &Path {
        &self.programs
    }

    /// Its client, which ends where a statement fails.
    #[must_use]
    pub fn client(&self, database: &str) -> Command {
        let mut command = Command::new(self.programs.join("psql"));
        command.args(["-X", "-q", "-U", "outis", "-d", database, "-v", "ON_ERROR_STOP=1"]);
        command.arg("-h").arg(self.folder()).args(["-o", "/dev/null"]);
        command
    }

    /// A server refuses to be started by whoever may do everything.
    fn is_root(&self) -> bool {
        let id = Command::new("id").arg("-u").output();
        id.is_ok_and(|id| id.stdout.starts_with(b"0"))
    }

    fn call(&self, program: &str, first: &[&str], others: &[&str]) -> Result<(), String> {
        let program = self.programs.join(program);
        let mut command = match self.is_root() {
            true => {
                let mut command = Command::new("setpriv");
                command.args(["--reuid=65534", "--regid=65534", "--clear-groups"]).arg(program);
                command
            }
            false => Command::new(program),
        };
        // A server that goes on holds on to whatever it was given to write to.
        let command = command.args(first).args(others).stdout(Stdio::null()).stderr(Stdio::null());
        let status = command.current_dir(self.folder()).status().map_err(|e| e.to_string())?;
        if status.success() { Ok(()) } else { Err(format!("{first:?} failed")) }
    }
}

impl Drop for PostgresServer {
    fn drop(&mut self) {
        let data = text(&self.folder().join("data"));
        let _ = self.call("pg_ctl", &["-D", &data, "-m", "immediate", "-w"], &["stop"]);
    }
}

fn text(path: &Path) -> String {
    path.display().to_string()
}
