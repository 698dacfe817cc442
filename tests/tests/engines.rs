//! Tables that stay in the engine that holds them: counted, planned, applied and checked by the
//! engine itself, held against what the same recipe makes of the same table in a file.
//!
//! DuckDB and Spark are installed from their package index into a folder of its own; PostgreSQL and
//! Java have to be there. Where an engine is not, its tests are counted as skipped, and fail in the
//! hosted workflow. Spark takes minutes, and has to be asked for: `cargo xtask test --engines spark`.

mod duckdb;
mod nasty;
mod postgres;
mod refusals;
mod rounds;
mod spark;
mod statements;
mod weights;

use outis_job::sql::{
    Dialect, WrittenTable, check_release, count_statements, counted_recipe, counts_options,
    planned_texts,
};
use outis_job::{Incoming, Input, Job, Run};
use outis_protocol::Recipe;
use outis_protocol::engine::{ApplyForm, EngineCheck};
use outis_protocol::problem::Outcome;
use outis_tests::engines::{installed, skip};
use outis_tests::harness::{self, Attached, SEED};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Arc, LazyLock};

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

type Row = [Option<String>; 6];

fn rows() -> Vec<Row> {
    let nasty = nasty::cells();
    (0..240_usize)
        .map(|number| {
            let cell = |text: String| Some(format!("{MARK}{text}"));
            let zip = format!("{}{}", [101, 102, 200][number % 3], number * 7 % 10);
            let ill = match number % 11 {
                0 => None,
                1 => Some("NA".to_owned()),
                _ => Some(nasty[number * 5 % nasty.len()].clone()),
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
                Some(nasty[number % nasty.len()].clone()),
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
    /// The type of texts of any length.
    fn text_type(&self) -> &'static str {
        "varchar"
    }
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

    /// Makes a table of texts and fills it.
    fn fill(&self, table: &str, names: &[&str], rows: &[impl AsRef<[Option<String>]>])
    where
        Self: Sized,
    {
        let columns: Vec<String> = names
            .iter()
            .map(|name| format!("{} {}", self.dialect().name(name), self.text_type()))
            .collect();
        let text = format!("CREATE TABLE {table} ({});\n", columns.join(", "));
        self.must_run(&(text + &self.inserted(table, rows)));
    }

    fn inserted(&self, table: &str, rows: &[impl AsRef<[Option<String>]>]) -> String
    where
        Self: Sized,
    {
        let rows = rows.iter().map(|row| {
            let cells = row.as_ref().iter().map(|cell| match cell {
                Some(text) => self.dialect().literal(text),
                None => "NULL".to_owned(),
            });
            format!("({})", cells.collect::<Vec<_>>().join(", "))
        });
        format!("INSERT INTO {table} VALUES\n{};\n", rows.collect::<Vec<_>>().join(",\n"))
    }

    /// Puts what a query finds into the place of the release.
    fn replace_release(&self, query: &str) {
        self.must_run(&format!(
            "CREATE TABLE changed AS {query};\nDROP TABLE outis_release;\nALTER TABLE changed RENAME TO outis_release;\n"
        ));
    }

    fn exported(&self, query: &str) -> Input {
        self.must_run(&self.dialect().export(query, &[], "exported.csv"));
        read(&self.folder().join("exported.csv"))
    }
}

/// The bytes that an engine has written: Spark makes a folder with one file in it.
fn bytes(path: &Path) -> Vec<u8> {
    if !path.is_dir() {
        return fs::read(path).expect("a file");
    }
    let entries =
        fs::read_dir(path).expect("a folder").map(|entry| entry.expect("an entry").path());
    let parts: Vec<PathBuf> = entries.filter(|path| text(path).contains("/part-")).collect();
    assert_eq!(parts.len(), 1, "{parts:?}");
    fs::read(&parts[0]).expect("a file")
}

fn text(path: &Path) -> String {
    path.display().to_string()
}

fn read(path: &Path) -> Input {
    read_bytes(&bytes(path))
}

fn read_bytes(bytes: &[u8]) -> Input {
    let options = outis::format::csv::Options {
        delimiter: Some(b','),
        header: Some(true),
        ..Default::default()
    };
    let mut incoming = Incoming::new(options);
    incoming.push(bytes).expect("a table");
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

/// The files of a plan for what was counted.
fn plan_files(
    recipe: &Recipe,
    counts: &[u8],
    dialect: &dyn Dialect,
    form: Option<ApplyForm>,
) -> Outcome<Vec<(String, String)>> {
    let counted = counted_recipe(recipe)?;
    let mut incoming = Incoming::new(counts_options(&counted)?);
    incoming.push(counts)?;
    let job = Job::new(counted, &Arc::new(incoming.finish()?), &Attached::new())?;
    let mut run = Run::new(Arc::new(job))?;
    while !run.search(1 << 16) {}
    let applied = run.applied()?.clone();
    let job = run.job().clone();
    harness::write(&mut run, SEED, 1 << 12)?;
    let (report, _) = run.finish(Some(String::new()), Vec::new(), None)?;
    let recoding = report.solution.map(|solution| solution.recoding);
    planned_texts(recipe, (&job, &applied), dialect, recoding, form)
}

/// Plans what the engine has counted, and puts the plan into its folder.
fn plan(engine: &impl Engine, recipe: &Recipe, form: Option<ApplyForm>) -> Outcome<()> {
    let counts = bytes(&engine.folder().join("counts.csv"));
    for (name, text) in plan_files(recipe, &counts, engine.dialect(), form)? {
        assert!(!name.ends_with(".sql") || !text.contains(MARK), "{name} {text}");
        fs::write(engine.folder().join(name), text).expect("a file");
    }
    Ok(())
}

/// Has the engine count what it has written, and checks it.
fn checked(engine: &impl Engine) -> EngineCheck {
    assert_eq!(engine.carry_out("verify.sql"), Ok(()));
    let file = |name: &str| engine.folder().join(name);
    let plan = fs::read_to_string(file("plan.json")).expect("a plan");
    let expected = fs::read(file("expected.csv")).expect("a file");
    let written = WrittenTable {
        header: &read(&file("header.csv")),
        counts: &read(&file("released.csv")),
        columns: Some(&read(&file("columns.csv"))),
    };
    check_release(&plan, (&read_bytes(&expected), &expected), &written).expect("a check")
}

/// What comes of a table in a file.
fn released(recipe: &Value, file: &str) -> Input {
    let ran = harness::run(known(recipe), file.as_bytes(), &Attached::new(), SEED);
    let release = ran.expect("a release").release.expect("a release");
    harness::read_release(&known(recipe), &release).expect("a release")
}

/// The whole way, and what somebody may do to the release before it is checked.
fn whole_way(engine: &impl Engine) {
    let asked = known(&recipe());
    let rows = rows();
    engine.fill("people", &NAMES, &rows);
    let statements = count_statements(&asked, engine.dialect(), "people").expect("statements");
    assert!(!statements.contains(MARK));
    engine.must_run(&statements);

    // A row that came since: one with a key that is not among those that were counted is left out.
    let mut late = rows[0].clone();
    late[1] = Some(format!("{MARK}9999"));
    engine.must_run(&engine.inserted("people", &[late]));
    let of_file = released(&recipe(), &as_file(&rows));
    for form in [ApplyForm::A, ApplyForm::B] {
        plan(engine, &asked, Some(form)).expect("a plan");
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
        let of_engine = engine.exported("SELECT * FROM outis_release");
        assert_eq!(lines(&of_engine), lines(&of_file));
    }
    tampering_shows(engine);

    // One with a key that was counted is in the release, and is too many there.
    let again: Vec<Row> = rows[..1].iter().chain(&rows[3..6]).cloned().collect();
    engine.must_run(&engine.inserted("people", &again));
    assert_eq!(engine.carry_out("apply.sql"), Ok(()));
    let found = checked(engine);
    assert!(!found.holds && found.superfluous > 0 && found.lacking == 0, "{found:?}");

    for form in [ApplyForm::A, ApplyForm::B] {
        plan(engine, &asked, Some(form)).expect("a plan");
        assert_eq!(engine.carry_out("drop.sql"), Ok(()));
        let tables = ["outis_map_1", "outis_classes", "outis_cells", "outis_source"];
        for table in tables.iter().filter(|table| form == ApplyForm::B || **table != "outis_cells")
        {
            assert!(engine.run(&format!("SELECT * FROM {table};")).is_err(), "{table}");
        }
        engine.must_run("SELECT * FROM outis_release;");
    }
}

/// A row that was added, changed or taken away shows, and a column that was added.
fn tampering_shows(engine: &impl Engine) {
    let name = |place: usize| engine.dialect().name(NAMES[place]);
    let changed = |place: usize, cell: &str| {
        let cells = (1..NAMES.len()).map(|other| match other == place {
            true => format!("{cell} AS {}", name(other)),
            false => name(other),
        });
        format!("SELECT {} FROM outis_release", cells.collect::<Vec<_>>().join(", "))
    };
    let least = format!("(SELECT min({}) FROM outis_release)", name(5));
    let one = format!("CASE WHEN {} = {least} THEN 'gout' ELSE {} END", name(5), name(3));
    let tampered = [
        "SELECT * FROM outis_release UNION ALL (SELECT * FROM outis_release LIMIT 1)".to_owned(),
        changed(1, "'1'"),
        changed(3, &one),
        format!("SELECT * FROM outis_release WHERE {} <> {least}", name(5)),
    ];
    for query in tampered {
        assert_eq!(engine.carry_out("apply.sql"), Ok(()));
        engine.replace_release(&query);
        let found = checked(engine);
        assert!(!found.holds && found.lacking + found.superfluous > 0, "{query} {found:?}");
    }
    assert_eq!(engine.carry_out("apply.sql"), Ok(()));
    engine.replace_release("SELECT *, 1 AS person FROM outis_release");
    let found = checked(engine);
    assert!(!found.holds && found.lacking + found.superfluous == 0, "{found:?}");
    assert_eq!(found.superfluous_columns, ["person"]);
}

/// Python with DuckDB.
static DUCKDB: LazyLock<Result<PathBuf, String>> = LazyLock::new(|| python("duckdb"));

/// Python with a package.
fn python(package: &str) -> Result<PathBuf, String> {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    Ok(installed(folder, package, "python")?.join("python"))
}
