//! DuckDB, as its client for Python carries out statements.

use super::{DUCKDB, Engine, known, nasty, read, recipe, skip, weights, whole_way};
use outis_job::sql::{Dialect, count_statements, dialect};
use serde_json::json;
use std::path::{Path, PathBuf};
use std::process::Command;
use tempfile::TempDir;

pub(super) struct DuckDb {
    python: PathBuf,
    folder: TempDir,
}

/// Reads statements as the command line of DuckDB does.
const SCRIPT: &str =
    "import duckdb, sys\nduckdb.connect('data.db').execute(open(sys.argv[1], newline='').read())\n";

impl DuckDb {
    pub(super) fn start() -> Result<Self, String> {
        let python = DUCKDB.as_ref().map_err(String::clone)?.clone();
        let folder = TempDir::new().map_err(|error| error.to_string())?;
        Ok(Self { python, folder })
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
        Ok(engine) => {
            whole_way(&engine);
            nasty::survive(&engine);
            weights::are_added_up(&engine);
        }
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
    assert_eq!(read(&engine.folder().join("counts.csv")).table().records, 2);
    engine.must_run("DROP VIEW outis_source; DROP TABLE people;");
    let disguised = [
        ("DOUBLE", "0.1"),
        ("FLOAT[2]", "[0.1, 0.2]"),
        ("DOUBLE[]", "[0.1]"),
        ("STRUCT(share DOUBLE)", "{share: 0.1}"),
    ];
    for (kind, value) in disguised {
        engine.must_run(&format!("{source} {kind}); INSERT INTO people VALUES ('x', {value});"));
        let refused = engine.run(&statements).expect_err(kind);
        assert!(refused.contains("is a float or a char(n)"), "{refused}");
        engine.must_run("DROP TABLE people;");
    }
    for (kind, value) in [("ENUM('DOUBLE', 'x')", "'DOUBLE'"), ("INTEGER[]", "[1]")] {
        engine.must_run(&format!("{source} {kind}); INSERT INTO people VALUES ('x', {value});"));
        assert_eq!(engine.run(&statements), Ok(()), "{kind}");
        engine.must_run("DROP VIEW outis_source; DROP TABLE people;");
    }
}
