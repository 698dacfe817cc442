//! The pages for engines: their scripts are run as they stand there, by the engines' own clients,
//! and each command in a sentence is one of a script.

use super::guides::{blocks, guide};
use super::support::{Desk, recipe};
use outis_tests::engines::{PostgresServer, installed, skip};
use serde_json::{Value, json};
use std::ffi::OsString;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// The pages, with the client that their scripts call.
const PAGES: [(&str, &str); 4] = [
    ("warehouse.md", "duckdb"),
    ("warehouse-dbt.md", "duckdb"),
    ("warehouse-nightly.md", "psql"),
    ("warehouse-spark.md", "spark-sql"),
];

/// What each of the scripts anonymizes.
fn rows() -> String {
    let rows = (0..60).map(|number| {
        let sex = ["f", "m"][number % 2];
        let illness = ["flu", "gout", "mumps"][number % 3];
        format!("('{}', '{sex}', '{illness}', 'note {number}')", [101, 102, 200][number % 3])
    });
    rows.collect::<Vec<_>>().join(", ")
}

/// Fails if there is anything left of a night.
const NOTHING_STAYS: &str = "SELECT 1 / count(*) FROM (SELECT 1) AS one
    WHERE NOT EXISTS (SELECT 1 FROM pg_class WHERE relname LIKE 'outis%')";

/// A recipe that counts all columns of the release, or all but one.
fn prepared(has_uncounted: bool) -> Desk {
    let mut attributes = vec![
        json!({"name": "zip", "role": "quasi-identifier", "hierarchy": {"kind": "mask", "from": "right"}}),
        json!({"name": "sex", "role": "quasi-identifier"}),
        json!({"name": "illness", "role": "sensitive"}),
    ];
    if has_uncounted {
        attributes.push(json!({"name": "note", "role": "insensitive"}));
    }
    let settings = json!({"records": {"person": "record"}});
    let desk = Desk::new();
    desk.write("recipe.json", recipe(Value::Array(attributes), 3, settings));
    let models = json!([{"model": "k-anonymity", "k": 3}]);
    let policy = json!({"outis": 1, "kind": "policy", "id": "office", "models": models});
    desk.write("policy.json", policy.to_string());
    desk
}

/// The scripts of a page: blocks that call Outis.
fn scripts(page: &str) -> Vec<String> {
    let text = guide(page);
    let texts = blocks(&text).into_iter().map(|block| block.text);
    texts.filter(|text| text.lines().any(|line| line.trim().starts_with("outis "))).collect()
}

/// Where programs are found: Outis, the engine's client, and the others.
fn search_path(client: &Path) -> OsString {
    let own = Path::new(env!("CARGO_BIN_EXE_outis")).parent().unwrap();
    let known = std::env::var_os("PATH").unwrap();
    let folders = [own.to_owned(), client.to_owned()].into_iter();
    std::env::join_paths(folders.chain(std::env::split_paths(&known))).unwrap()
}

/// Runs the scripts of a page, with the engine's client among the programs that they find.
fn run(desk: &Desk, page: &str, client: &Path, settings: &[(&str, OsString)]) {
    let scripts = scripts(page);
    assert!(!scripts.is_empty(), "{page}");
    for script in scripts {
        let output = ran(desk, &script, client, settings);
        assert!(output.status.success(), "{page}: {output:?}");
    }
}

/// What comes of one of them.
fn ran(desk: &Desk, script: &str, client: &Path, settings: &[(&str, OsString)]) -> Output {
    desk.write("script.sh", script);
    let mut shell = Command::new("sh");
    shell.args(["-e", "script.sh"]).current_dir(desk.path(".")).env("PATH", search_path(client));
    shell.envs(settings.iter().map(|(name, value)| (name, value)));
    shell.output().unwrap()
}

/// What Outis found of what the engine wrote.
fn must_hold(desk: &Desk, page: &str) {
    let check = desk.json("check.json");
    assert_eq!(check["holds"], true, "{page}: {check}");
    assert_eq!(check["not-looked-at"], json!([]), "{page}: {check}");
    assert!(check["found"].as_u64() > Some(0), "{page}: {check}");
}

fn programs(package: &str, program: &str) -> Result<PathBuf, String> {
    installed(Path::new(env!("CARGO_TARGET_TMPDIR")), package, program)
}

#[test]
fn pages_for_duckdb_do_what_they_say() {
    let client = match programs("duckdb-cli", "duckdb") {
        Ok(client) => client,
        Err(why) => return skip("pages_for_duckdb_do_what_they_say", &why),
    };
    for has_uncounted in [true, false] {
        for (page, database, table) in [
            ("warehouse.md", "people.duckdb", "people"),
            ("warehouse-dbt.md", "warehouse.duckdb", "people_snapshot"),
        ] {
            let desk = prepared(has_uncounted);
            let columns = "zip VARCHAR, sex VARCHAR, illness VARCHAR, note VARCHAR";
            let filled =
                format!("CREATE TABLE {table} ({columns}); INSERT INTO {table} VALUES {};", rows());
            desk.write("fill.sql", filled);
            let mut duckdb = Command::new(client.join("duckdb"));
            duckdb.args([database, "-bail", "-f", "fill.sql"]).current_dir(desk.path("."));
            assert!(duckdb.status().unwrap().success());
            run(&desk, page, &client, &[]);
            must_hold(&desk, page);
            assert_eq!(desk.has("plan/columns.csv"), has_uncounted);
            assert_eq!(desk.has("plan/released.parquet"), page == "warehouse.md");
        }
    }
}

#[test]
fn the_page_for_every_night_does_what_it_says() {
    let server = match PostgresServer::start() {
        Ok(server) => server,
        Err(why) => return skip("the_page_for_every_night_does_what_it_says", &why),
    };
    let must_run = |database: &str, statements: &str| {
        let status = server.client(database).args(["-c", statements]).status().unwrap();
        assert!(status.success(), "{statements}");
    };
    must_run("postgres", "CREATE DATABASE people");
    must_run("people", "CREATE SCHEMA nightly");
    let table = "nightly.people_snapshot";
    must_run(
        "people",
        &format!("CREATE TABLE {table} (zip text, sex text, illness text, note text)"),
    );
    must_run("people", &format!("INSERT INTO {table} VALUES {}", rows()));
    let settings = [
        ("PGHOST", server.folder().as_os_str().to_owned()),
        ("PGUSER", OsString::from("outis")),
        ("PGDATABASE", OsString::from("postgres")),
    ];
    for has_uncounted in [true, false] {
        // A night, and the one after it.
        for _ in 0..2 {
            let desk = prepared(has_uncounted);
            run(&desk, "warehouse-nightly.md", server.programs(), &settings);
            must_run("people", "SELECT 1 / count(*) FROM public.people");
            assert_eq!(desk.json("check.json")["holds"], true);
            must_run("people", NOTHING_STAYS);
        }
    }
    // A night without a release that holds what is asked for.
    let desk = prepared(true);
    let asked = desk.json("recipe.json");
    desk.write("recipe.json", recipe(asked["attributes"].clone(), 1000, json!({})));
    let script = scripts("warehouse-nightly.md").concat();
    let output = ran(&desk, &script, server.programs(), &settings);
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    must_run("people", NOTHING_STAYS);
    must_run("people", "SELECT 1 / count(*) FROM public.people");
}

#[test]
#[ignore = "takes minutes: cargo xtask test --engines spark"]
fn the_page_for_spark_does_what_it_says() {
    let client = match programs("pyspark", "spark-sql") {
        Ok(client) => client,
        Err(why) => return skip("the_page_for_spark_does_what_it_says", &why),
    };
    let desk = prepared(true);
    // A catalog that does not depend on the folder in which the client is called.
    let place = |name: &str| desk.path(name).display().to_string();
    let mut defaults = String::new();
    let url = format!("jdbc:derby:;databaseName={};create=true", place("catalog"));
    for (setting, value) in [
        ("spark.hadoop.javax.jdo.option.ConnectionURL", url),
        ("spark.sql.warehouse.dir", place("tables")),
        ("spark.sql.shuffle.partitions", "4".to_owned()),
        ("spark.master", "local[2]".to_owned()),
    ] {
        let _ = writeln!(defaults, "{setting} {value}");
    }
    desk.write("spark-defaults.conf", defaults);
    let settings = [("SPARK_CONF_DIR", desk.path(".").into_os_string())];
    let fill = format!(
        "CREATE TABLE people_snapshot (zip STRING, sex STRING, illness STRING, note STRING);\nINSERT INTO people_snapshot VALUES {};\n",
        rows()
    );
    desk.write("fill.sql", fill);
    let mut spark = Command::new(client.join("spark-sql"));
    spark.args(["-f", "fill.sql"]).current_dir(desk.path(".")).envs(settings.clone());
    // The client looks for the Python that has Spark.
    spark.env("PATH", search_path(&client));
    let output = spark.output().unwrap();
    assert!(output.status.success(), "{output:?}");
    run(&desk, "warehouse-spark.md", &client, &settings);
    must_hold(&desk, "warehouse-spark.md");
}

/// What stands between backticks within a sentence.
fn commands(page: &str) -> Vec<String> {
    let text = guide(page);
    let programs: Vec<&str> = PAGES.iter().map(|(_, client)| *client).chain(["outis"]).collect();
    let mut sentences = String::new();
    let mut is_block = false;
    for line in text.lines() {
        match line.trim().starts_with("```") {
            true => is_block = !is_block,
            false if !is_block => sentences += line,
            false => {}
        }
        sentences.push('\n');
    }
    let quoted = sentences.split('`').skip(1).step_by(2);
    let commands = quoted.filter(|words| {
        let program = words.split(' ').next().unwrap_or_default();
        programs.contains(&program) && words.contains(" -")
    });
    commands.map(str::to_owned).collect()
}

#[test]
fn commands_in_sentences_are_those_of_scripts() {
    let scripts: String = PAGES.iter().flat_map(|(page, _)| scripts(page)).collect();
    let run: Vec<&str> = scripts.lines().map(str::trim).collect();
    let mut seen = 0;
    for (page, client) in PAGES {
        assert!(scripts.contains(client), "{page}");
        for command in commands(page) {
            assert!(run.contains(&command.as_str()), "{page}: {command}");
            seen += 1;
        }
    }
    assert!(seen >= 3, "{seen} commands");
}
