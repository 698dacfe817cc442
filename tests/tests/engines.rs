//! Tables that stay in the engine that holds them: counted, planned, applied and checked by the
//! engine itself, held against what the same recipe makes of the same table in a file.
//!
//! DuckDB is installed from its package index into a folder of its own; PostgreSQL has to be there.
//! Where an engine is not, its tests are counted as skipped, and fail in the hosted workflow.
#![allow(clippy::print_stdout)] // What was skipped is counted by what is printed.

use outis_job::sql::{Dialect, check_release, count_statements, counted_recipe, dialect, planned};
use outis_job::{Incoming, Input, Job, Run, resolve};
use outis_protocol::Recipe;
use outis_protocol::engine::EngineCheck;
use outis_protocol::problem::{Code, Outcome};
use outis_tests::harness::{self, Attached, SEED};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::{Arc, LazyLock};
use tempfile::TempDir;

/// What every cell has that could be told from a name or a setting.
const MARK: &str = "Qzx";

/// The names of the columns; the last two are not counted.
const NAMES: [&str; 6] = ["person", "zip \"code\"", "sex", "ill", "note", "mail"];

fn recipe() -> Value {
    json!({
        "outis": 1, "kind": "recipe",
        "data": {"format": {"delimiter": ",", "header": true}},
        "missing": {"values": ["", "NA"]},
        "attributes": [
            {"name": NAMES[0], "role": "identifier"},
            {"name": NAMES[1], "role": "quasi-identifier",
             "hierarchy": {"kind": "mask", "from": "right"}},
            {"name": NAMES[2], "role": "quasi-identifier"},
            {"name": NAMES[3], "role": "sensitive"},
            {"name": NAMES[4], "role": "insensitive"},
            {"name": NAMES[5], "role": "insensitive"},
        ],
        "models": [
            {"model": "k-anonymity", "k": 3},
            {"model": "distinct-l-diversity", "attribute": "ill", "l": 2},
        ],
        "suppression": {"limit": 0.2},
        "records": {"person": "record"},
        "output": {"formula-guard": false},
    })
}

/// Cells that files and engines like to change on their way.
const NASTY: [&str; 16] = [
    "plain",
    " leading",
    "trailing ",
    "a\"b",
    "\"",
    "a,b",
    "a;b",
    "a\nb",
    "a\r\nb",
    "back\\slash",
    "*",
    "e\u{301}",
    "\u{e9}",
    "\u{ff11}\u{ff12}",
    "'quoted'",
    "NULL",
];

type Row = [Option<String>; 6];

fn rows() -> Vec<Row> {
    (0..240_usize)
        .map(|number| {
            let cell = |text: String| Some(format!("{MARK}{text}"));
            let zip = format!("{}{}", [101, 102, 200][number % 3], number * 7 % 10);
            let ill = match number % 11 {
                0 => None,
                1 => Some("NA".to_owned()),
                _ => cell(NASTY[number * 5 % NASTY.len()].to_owned()),
            };
            let sex = match number % 13 {
                0 => None,
                1 => Some("NA".to_owned()),
                // The same letters in another case are another value.
                2 => cell("F".to_owned()),
                _ => cell(["f", "m"][number % 2].to_owned()),
            };
            [
                cell(format!("person {number}")),
                cell(zip),
                sex,
                ill,
                cell(NASTY[number % NASTY.len()].to_owned()),
                cell(format!("{number}@example.org")),
            ]
        })
        .collect()
}

fn quoted(cells: &[Option<String>]) -> String {
    let cells = cells.iter().map(|cell| cell.as_deref().unwrap_or(""));
    let cells: Vec<String> = cells.map(|one| format!("\"{}\"", one.replace('"', "\"\""))).collect();
    cells.join(",") + "\n"
}

fn as_file(rows: &[Row]) -> String {
    quoted(&NAMES.map(|name| Some(name.to_owned())))
        + &rows.iter().map(|row| quoted(row)).collect::<String>()
}

/// An engine that carries out statements in a folder.
trait Engine {
    fn dialect(&self) -> &'static dyn Dialect;
    fn folder(&self) -> &Path;
    /// Carries out what stands in a file of the folder; what it says if it refuses.
    fn carry_out(&self, file: &str) -> Result<(), String>;

    fn run(&self, statements: &str) -> Result<(), String> {
        fs::write(self.folder().join("statements.sql"), statements).expect("a file");
        self.carry_out("statements.sql")
    }

    fn must_run(&self, statements: &str) {
        let ran = self.run(statements);
        assert_eq!(ran, Ok(()), "{statements}");
    }

    /// Fills the table that is to be anonymized.
    fn fill(&self, rows: &[Row]) {
        let columns: Vec<String> =
            NAMES.iter().map(|name| format!("{} varchar", self.dialect().name(name))).collect();
        let mut text = format!("CREATE TABLE people ({});\n", columns.join(", "));
        text += &inserted(rows);
        self.must_run(&text);
    }

    fn exported(&self, query: &str) -> Input {
        self.must_run(&self.dialect().export(query, "exported.csv"));
        read(self.folder().join("exported.csv"))
    }
}

fn inserted(rows: &[Row]) -> String {
    let rows = rows.iter().map(|row| {
        let cells: Vec<String> = row
            .iter()
            .map(|cell| match cell {
                Some(text) => format!("'{}'", text.replace('\'', "''")),
                None => "NULL".to_owned(),
            })
            .collect();
        format!("INSERT INTO people VALUES ({});\n", cells.join(", "))
    });
    rows.collect()
}

fn read(path: PathBuf) -> Input {
    let options = outis::format::csv::Options {
        delimiter: Some(b','),
        header: Some(true),
        ..Default::default()
    };
    let mut incoming = Incoming::new(options);
    incoming.push(&fs::read(path).expect("a file")).expect("a table");
    incoming.finish_release(false).expect("a table")
}

/// How often each line is there.
fn lines(input: &Input) -> BTreeMap<Vec<String>, u32> {
    let table = input.table();
    let mut lines = BTreeMap::new();
    for record in 0..table.records {
        let cells = table.columns.iter().map(|c| c.dictionary.get(c.codes.get(record)).to_owned());
        *lines.entry(cells.collect()).or_insert(0) += 1;
    }
    lines
}

fn known(json: &Value) -> Recipe {
    harness::recipe(json).expect("a recipe")
}

/// Plans what the engine has counted, and puts the plan into its folder.
fn plan(engine: &dyn Engine, recipe: &Recipe) -> Outcome<()> {
    let counted = counted_recipe(recipe)?;
    let mut incoming = Incoming::new(resolve::read_options(&counted)?);
    incoming.push(&fs::read(engine.folder().join("counts.csv")).expect("counts"))?;
    let job = Job::new(counted, &Arc::new(incoming.finish()?), &Attached::new())?;
    let mut run = Run::new(Arc::new(job))?;
    while !run.search(1 << 16) {}
    let applied = run.applied()?.clone();
    let job = run.job().clone();
    harness::write(&mut run, SEED, 1 << 12)?;
    let (report, _) = run.finish(Some(String::new()), Vec::new(), None)?;
    let recoding = report.solution.map(|solution| solution.recoding);
    for (name, text) in planned(recipe, (&job, &applied), engine.dialect(), recoding)? {
        assert!(!name.ends_with(".sql") || !text.contains(MARK), "{name} {text}");
        fs::write(engine.folder().join(name), text).expect("a file");
    }
    Ok(())
}

/// Has the engine count what it has written, and checks it.
fn checked(engine: &dyn Engine) -> EngineCheck {
    assert_eq!(engine.carry_out("verify.sql"), Ok(()));
    let file = |name: &str| engine.folder().join(name);
    let plan = fs::read_to_string(file("plan.json")).expect("a plan");
    let expected = fs::read(file("expected.csv")).expect("a file");
    let found = check_release(
        &plan,
        (&read(file("expected.csv")), &expected),
        &read(file("released.csv")),
        Some(&read(file("columns.csv"))),
    );
    found.expect("a check")
}

/// The whole way, and what somebody may do to the release before it is checked.
fn whole_way(engine: &dyn Engine) {
    let recipe = known(&recipe());
    let rows = rows();
    engine.fill(&rows);
    let statements = count_statements(&recipe, engine.dialect(), "people").expect("statements");
    assert!(!statements.contains(MARK));
    engine.must_run(&statements);
    plan(engine, &recipe).expect("a plan");

    // A row that came since: one with a key that is not among those that were counted is left out.
    let mut late = rows[0].clone();
    late[1] = Some(format!("{MARK}9999"));
    engine.must_run(&inserted(&[late]));
    assert_eq!(engine.carry_out("apply.sql"), Ok(()));
    let found = checked(engine);
    assert!(found.holds, "{found:?}");
    assert!(found.not_looked_at.is_empty());
    let seen: Vec<(&str, bool, Option<&str>)> = found
        .columns
        .iter()
        .map(|one| (&*one.name, one.nearly_unique, one.looks_like.as_deref()))
        .collect();
    assert_eq!(seen, [("note", false, None), ("mail", true, Some("email"))]);

    // What the engine wrote is what comes of the file.
    let ran = harness::run(recipe, as_file(&rows).as_bytes(), &Attached::new(), SEED);
    let ran = ran.expect("a release");
    let release = ran.release.expect("a release");
    let of_file = harness::read_release(&known(&self::recipe()), &release).expect("a release");
    let of_engine = engine.exported("SELECT * FROM outis_release");
    assert_eq!(lines(&of_engine), lines(&of_file));

    // A row that was added, changed or taken away shows.
    let name = |place: usize| engine.dialect().name(NAMES[place]);
    let tampered = [
        "INSERT INTO outis_release SELECT * FROM outis_release LIMIT 1;".to_owned(),
        format!("UPDATE outis_release SET {} = '{MARK}';", name(1)),
        format!("UPDATE outis_release SET {} = '{MARK}gout';", name(3)),
        format!(
            "DELETE FROM outis_release WHERE {0} = (SELECT min({0}) FROM outis_release);",
            name(5)
        ),
    ];
    for statement in tampered {
        assert_eq!(engine.carry_out("apply.sql"), Ok(()));
        assert!(checked(engine).holds);
        engine.must_run(&statement);
        let found = checked(engine);
        assert!(!found.holds && found.lacking + found.superfluous > 0, "{statement} {found:?}");
    }
    // One with a key that was counted is in the release, and is too many there.
    engine.must_run(&inserted(&rows[..1].iter().chain(&rows[3..6]).cloned().collect::<Vec<_>>()));
    assert_eq!(engine.carry_out("apply.sql"), Ok(()));
    let found = checked(engine);
    assert!(!found.holds && found.superfluous > 0 && found.lacking == 0, "{found:?}");

    // A plan whose expectation was changed is none.
    let file = |name: &str| engine.folder().join(name);
    let plan = fs::read_to_string(file("plan.json")).expect("a plan");
    let released = read(file("released.csv"));
    let refused = check_release(&plan, (&released, b"other"), &released, None);
    assert_eq!(refused.expect_err("another file").code, Code::NotAPlan);

    assert_eq!(engine.carry_out("drop.sql"), Ok(()));
    assert!(engine.run("SELECT * FROM outis_cells;").is_err());
    assert!(engine.run("SELECT * FROM outis_source;").is_err());
    engine.must_run("SELECT * FROM outis_release;");
}

/// Whether a test has to be left out: the hosted workflow has every engine.
fn skip(name: &str, why: &str) {
    assert!(std::env::var_os("CI").is_none(), "{name}: {why}");
    println!("OUTIS-SKIPPED {name}: {why}");
}

struct DuckDb {
    python: PathBuf,
    folder: TempDir,
}

/// Reads statements as the command line of DuckDB does.
const SCRIPT: &str =
    "import duckdb, sys\nduckdb.connect('data.db').execute(open(sys.argv[1], newline='').read())\n";

/// Installed once: two tests that install into one folder at the same time break it.
static PYTHON: LazyLock<Result<PathBuf, String>> = LazyLock::new(DuckDb::installed);

impl DuckDb {
    fn start() -> Result<Self, String> {
        let python = PYTHON.as_ref().map_err(String::clone)?.clone();
        let folder = TempDir::new().map_err(|error| error.to_string())?;
        Ok(Self { python, folder })
    }

    /// Python with DuckDB, which is installed if it is not there.
    fn installed() -> Result<PathBuf, String> {
        let target = Path::new(env!("CARGO_TARGET_TMPDIR")).join("engines");
        let python = target.join(if cfg!(windows) { "Scripts/python.exe" } else { "bin/python" });
        let ran = |command: &mut Command| {
            let ran = command.stdout(Stdio::null()).stderr(Stdio::null()).status();
            ran.is_ok_and(|status| status.success())
        };
        let has = |python: &Path| ran(Command::new(python).args(["-c", "import duckdb"]));
        if !has(&python) {
            let made = ran(Command::new("python3").args(["-m", "venv"]).arg(&target));
            let install = ["-m", "pip", "install", "--quiet", "duckdb"];
            if !made || !ran(Command::new(&python).args(install)) || !has(&python) {
                return Err("duckdb cannot be installed for python3".to_owned());
            }
        }
        Ok(python)
    }
}

impl Engine for DuckDb {
    fn dialect(&self) -> &'static dyn Dialect {
        dialect("duckdb").expect("a dialect")
    }

    fn folder(&self) -> &Path {
        self.folder.path()
    }

    fn carry_out(&self, file: &str) -> Result<(), String> {
        let mut command = Command::new(&self.python);
        let command = command.args(["-c", SCRIPT, file]).current_dir(self.folder());
        let output = command.output().map_err(|error| error.to_string())?;
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        if output.status.success() { Ok(()) } else { Err(said) }
    }
}

#[test]
fn duckdb_writes_what_comes_of_a_file() {
    match DuckDb::start() {
        Ok(engine) => whole_way(&engine),
        Err(why) => skip("duckdb_writes_what_comes_of_a_file", &why),
    }
}

#[test]
fn duckdb_compares_letters_as_they_are_and_refuses_floats() {
    let engine = match DuckDb::start() {
        Ok(engine) => engine,
        Err(why) => return skip("duckdb_compares_letters_as_they_are_and_refuses_floats", &why),
    };
    let mut asked = recipe();
    asked["attributes"] = json!([
        {"name": "a", "role": "quasi-identifier"}, {"name": "b", "role": "sensitive"},
    ]);
    asked["models"] = json!([{"model": "k-anonymity", "k": 1}]);
    let asked = known(&asked);
    let source = "CREATE TABLE people (a VARCHAR COLLATE NOCASE, b";
    engine.must_run(&format!("{source} INTEGER); INSERT INTO people VALUES ('x', 1), ('X', 1);"));
    let statements = count_statements(&asked, engine.dialect(), "people").expect("statements");
    engine.must_run(&statements);
    assert_eq!(read(engine.folder().join("counts.csv")).table().records, 2);
    engine.must_run(&format!("DROP VIEW outis_source; DROP TABLE people; {source} DOUBLE);"));
    engine.must_run("INSERT INTO people VALUES ('x', 0.1);");
    let refused = engine.run(&statements).expect_err("a float");
    assert!(refused.contains("is a float or a char(n)"), "{refused}");
}

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

fn text(path: &Path) -> String {
    path.display().to_string()
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
        Ok(engine) => whole_way(&engine),
        Err(why) => skip("postgres_writes_what_comes_of_a_file", &why),
    }
}

#[test]
fn postgres_refuses_what_is_padded() {
    let engine = match Postgres::start() {
        Ok(engine) => engine,
        Err(why) => return skip("postgres_refuses_what_is_padded", &why),
    };
    engine.fill(&rows()[..1]);
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
