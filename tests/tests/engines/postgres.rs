//! PostgreSQL, by a server that a test starts for itself.

use super::{Engine, NAMES, known, nasty, read, recipe, rows, skip, weights, whole_way};
use outis_job::sql::{Dialect, count_statements, dialect};
use outis_tests::engines::PostgresServer;
use serde_json::json;
use std::path::Path;

/// A server, and statements for its client.
struct Postgres(PostgresServer);

impl Postgres {
    fn start() -> Result<Self, String> {
        PostgresServer::start().map(Self)
    }
}

impl Engine for Postgres {
    fn dialect(&self) -> &'static dyn Dialect {
        dialect("postgres").expect("a dialect")
    }

    fn folder(&self) -> &Path {
        self.0.folder()
    }

    fn carry_out(&self, file: &str) -> Result<(), String> {
        let mut command = self.0.client("postgres");
        command.args(["-f", file]);
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
    engine.must_run(
        "CREATE DOMAIN share AS double precision; CREATE DOMAIN code AS char(5);
         CREATE TYPE pair AS (share share, text text);",
    );
    let disguised = [
        ("char(4)", "'f'"),
        ("double precision", "0.5"),
        ("share", "0.5"),
        ("code", "'f'"),
        ("real[]", "'{0.5}'"),
        ("share[]", "'{0.5}'"),
        ("pair", "'(0.5,a)'"),
        ("point", "'(1,2)'"),
    ];
    for (kind, value) in disguised {
        engine.must_run(&format!("ALTER TABLE people ADD padded {kind} DEFAULT {value};"));
        let refused = engine.run(&statements).expect_err(kind);
        assert!(refused.contains("is a float or a char(n)"), "{refused}");
        engine.must_run("ALTER TABLE people DROP padded;");
    }
    for (kind, value) in [("varchar(4)", "'f'"), ("integer[]", "'{1}'"), ("numeric(4, 1)", "0.5")] {
        engine.must_run(&format!("ALTER TABLE people ADD padded {kind} DEFAULT {value};"));
        assert_eq!(engine.run(&statements), Ok(()), "{kind}");
        engine.must_run("DROP VIEW outis_source; ALTER TABLE people DROP padded;");
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
