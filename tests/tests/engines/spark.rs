//! Spark on this machine alone, which goes on from one file of statements to the next.

use super::{Engine, known, nasty, python, read, recipe, skip, whole_way};
use outis_job::sql::{Dialect, count_statements, dialect};
use serde_json::json;
use std::cell::RefCell;
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};
use tempfile::TempDir;

/// Carries out each file that is named, and says on a line of its own what came of it. A statement
/// ends where a line ends with a semicolon: none that is tried has a text that does.
const SCRIPT: &str = r#"
import json, sys
from pyspark.sql import SparkSession
builder = SparkSession.builder.master("local[2]").config("spark.ui.enabled", "false")
builder = builder.config("spark.sql.shuffle.partitions", "4")
spark = builder.config("spark.sql.warehouse.dir", "warehouse").getOrCreate()
print("null", flush=True)
for name in sys.stdin:
    text = open(name.rstrip("\n"), newline="", encoding="utf-8").read()
    said = None
    try:
        for statement in text.split(";\n"):
            statement = statement.strip().rstrip(";")
            if statement:
                spark.sql(statement).collect()
    except Exception as error:
        said = str(error)
    print(json.dumps(said), flush=True)
"#;

struct Spark {
    folder: TempDir,
    process: RefCell<(Child, BufReader<ChildStdout>)>,
}

impl Spark {
    fn start() -> Result<Self, String> {
        let python = python("pyspark")?;
        let folder = TempDir::new().map_err(|error| error.to_string())?;
        let mut command = Command::new(python);
        command.args(["-c", SCRIPT]).current_dir(folder.path());
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = command.spawn().map_err(|error| error.to_string())?;
        let said = BufReader::new(child.stdout.take().expect("what it says"));
        let spark = Self { folder, process: RefCell::new((child, said)) };
        // Without Java it ends at once.
        spark.answer()?;
        Ok(spark)
    }

    fn answer(&self) -> Result<(), String> {
        let mut line = String::new();
        let read = self.process.borrow_mut().1.read_line(&mut line);
        read.map_err(|error| error.to_string())?;
        let said: Option<String> =
            serde_json::from_str(&line).map_err(|_| "Spark does not start".to_owned())?;
        said.map_or(Ok(()), Err)
    }
}

impl Drop for Spark {
    fn drop(&mut self) {
        let child = &mut self.process.borrow_mut().0;
        drop(child.stdin.take());
        let _ = child.wait();
    }
}

impl Engine for Spark {
    fn dialect(&self) -> &'static dyn Dialect {
        dialect("spark").expect("a dialect")
    }

    fn folder(&self) -> &Path {
        self.folder.path()
    }

    fn text_type(&self) -> &'static str {
        "STRING"
    }

    fn carry_out(&self, file: &str) -> Result<(), String> {
        let mut process = self.process.borrow_mut();
        let asked = process.0.stdin.as_mut().expect("what it reads");
        writeln!(asked, "{file}").map_err(|error| error.to_string())?;
        drop(process);
        self.answer()
    }
}

#[test]
#[ignore = "takes minutes: cargo xtask test --engines spark"]
fn spark_writes_what_comes_of_a_file() {
    let engine = match Spark::start() {
        Ok(engine) => engine,
        Err(why) => return skip("spark_writes_what_comes_of_a_file", &why),
    };
    whole_way(&engine);
    nasty::survive(&engine);
    compares_letters_as_they_are(&engine);
}

/// Whatever the collation of a column, and what is written in several ways is refused.
fn compares_letters_as_they_are(engine: &Spark) {
    let mut asked = recipe();
    asked["attributes"] = json!([
        {"name": "a", "role": "quasi-identifier"}, {"name": "b", "role": "sensitive"},
    ]);
    asked["models"] = json!([{"model": "k-anonymity", "k": 1}]);
    let statements = count_statements(&known(&asked), engine.dialect(), "letters");
    let statements = statements.expect("statements");
    for collation in ["UTF8_LCASE", "UTF8_BINARY_RTRIM", "UNICODE_CI"] {
        engine.must_run(&format!(
            "CREATE TABLE letters (a STRING COLLATE {collation}, b INT);
             INSERT INTO letters VALUES ('x', 1), ('X', 1), ('X ', 1);\n"
        ));
        engine.must_run(&statements);
        assert_eq!(read(&engine.folder().join("counts.csv")).table().records, 3, "{collation}");
        engine.must_run("DROP VIEW outis_source;\nDROP TABLE letters;\n");
    }
    for (kind, value) in [("char(4)", "'f'"), ("double", "0.5"), ("float", "0.5")] {
        engine.must_run(&format!(
            "CREATE TABLE letters (a STRING, b {kind});\nINSERT INTO letters VALUES ('x', {value});\n"
        ));
        let refused = engine.run(&statements).expect_err(kind);
        assert!(refused.contains("is a float or a char(n)"), "{refused}");
        engine.must_run("DROP TABLE letters;\n");
    }
}
