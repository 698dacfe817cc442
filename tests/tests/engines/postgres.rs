//! PostgreSQL, by a server that a test starts for itself.

use super::{Engine, NAMES, known, nasty, read, recipe, rows, skip, text, weights, whole_way};
use outis_job::sql::{Dialect, count_statements, dialect};
use serde_json::json;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use tempfile::TempDir;

/// A server of its own, with a socket in its folder and without a port.
struct Postgres {
    folder: TempDir,
    programs: PathBuf,
}

impl Postgres {
    fn start() -> Result<Self, String> {
        let installed = fs::read_dir("/usr/lib/postgresql").map_err(|_| "no PostgreSQL")?;
        let mut programs: Vec<PathBuf> =
            installed.filter_map(|entry| Some(entry.ok()?.path().join("bin"))).collect();
        programs.retain(|folder| folder.join("initdb").is_file());
        programs.sort();
        let programs = programs.pop().ok_or("no PostgreSQL")?;
        let folder = TempDir::new_in("/tmp").map_err(|error| error.to_string())?;
        let server = Self { folder, programs };
        let data = server.folder().join("data");
        let owned = Command::new("chown").arg("-R").arg("65534").arg(server.folder()).status();
        if server.is_root() && !owned.is_ok_and(|status| status.success()) {
            return Err("no folder for an unprivileged user".to_owned());
        }
        server.call(
            "initdb",
            &["-D", &text(&data), "-U", "outis", "-A", "trust"],
            &["--locale=C.UTF-8", "-E", "UTF8"],
        )?;
        let options = format!("-k {} -c listen_addresses=''", server.folder().display());
        let log = text(&server.folder().join("log"));
        server.call(
            "pg_ctl",
            &["-D", &text(&data), "-w", "-l", &log],
            &["-o", &options, "start"],
        )?;
        Ok(server)
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

impl Drop for Postgres {
    fn drop(&mut self) {
        let data = text(&self.folder().join("data"));
        let _ = self.call("pg_ctl", &["-D", &data, "-m", "immediate", "-w"], &["stop"]);
    }
}

impl Engine for Postgres {
    fn dialect(&self) -> &'static dyn Dialect {
        dialect("postgres").expect("a dialect")
    }

    fn folder(&self) -> &Path {
        self.folder.path()
    }

    fn carry_out(&self, file: &str) -> Result<(), String> {
        let mut command = Command::new(self.programs.join("psql"));
        command.args(["-X", "-q", "-U", "outis", "-d", "postgres", "-v", "ON_ERROR_STOP=1"]);
        command.arg("-h").arg(self.folder()).args(["-o", "/dev/null", "-f", file]);
        let output = command.current_dir(self.folder()).output().map_err(|e| e.to_string())?;
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        if output.status.success() { Ok(()) } else { Err(said) }
    }
}

#[test]
fn postgres_writes_what_comes_of_a_file() {
    match Postgres::start() {
        Ok(engine) => {
            whole_way(&engine);
            nasty::survive(&engine);
            weights::are_added_up(&engine);
        }
        Err(why) => skip("postgres_writes_what_comes_of_a_file", &why),
    }
}

#[test]
fn postgres_refuses_what_is_padded() {
    let engine = match Postgres::start() {
        Ok(engine) => engine,
        Err(why) => return skip("postgres_refuses_what_is_padded", &why),
    };
    engine.fill("people", &NAMES, &rows()[..1]);
    let mut asked = recipe();
    asked["attributes"][2]["name"] = json!("padded");
    let asked = known(&asked);
    let statements = count_statements(&asked, engine.dialect(), "people").expect("statements");
    for (kind, value) in [("char(4)", "'f'"), ("double precision", "0.5")] {
        engine.must_run(&format!("ALTER TABLE people ADD padded {kind} DEFAULT {value};"));
        let refused = engine.run(&statements).expect_err(kind);
        assert!(refused.contains("is a float or a char(n)"), "{refused}");
        engine.must_run("ALTER TABLE people DROP padded;");
    }
}

#[test]
fn postgres_compares_letters_as_they_are() {
    let engine = match Postgres::start() {
        Ok(engine) => engine,
        Err(why) => return skip("postgres_compares_letters_as_they_are", &why),
    };
    let mut asked = recipe();
    asked["attributes"] = json!([{"name": "a", "role": "quasi-identifier"}]);
    asked["models"] = json!([{"model": "k-anonymity", "k": 1}]);
    engine.must_run(
        "CREATE COLLATION alike (provider = icu, locale = 'und-u-ks-level2', deterministic = false);
         CREATE TABLE people (a text COLLATE alike);
         INSERT INTO people VALUES ('x'), ('X'), ('X ');",
    );
    let statements = count_statements(&known(&asked), engine.dialect(), "people");
    engine.must_run(&statements.expect("statements"));
    assert_eq!(read(&engine.folder().join("counts.csv")).table().records, 3);
}
