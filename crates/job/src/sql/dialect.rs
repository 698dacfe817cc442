//! How an engine writes what all of them do.

use std::fmt::Write as _;

/// An engine's way to write SQL.
pub trait Dialect {
    /// What it is called on the command line.
    fn id(&self) -> &'static str;

    /// The name of a column.
    fn name(&self, name: &str) -> String {
        format!("\"{}\"", name.replace('"', "\"\""))
    }

    /// A text as it stands.
    fn literal(&self, text: &str) -> String {
        format!("'{}'", text.replace('\'', "''"))
    }

    /// The type of texts that are compared byte by byte.
    fn text_type(&self) -> &'static str;

    /// A column as such a text.
    fn text(&self, column: &str) -> String;

    /// A statement that fails if a column is of a type that is written in more than one way, or
    /// padded.
    fn refuse_types(&self, source: &str, column: &str) -> String;

    /// A statement that fills a table of texts from a file with one line for each row, all cells
    /// quoted.
    fn import(&self, table: &str, columns: &[String], file: &str) -> String;

    /// A statement that writes what a query finds into such a file.
    fn export(&self, query: &str, file: &str) -> String;

    /// Whether a text has something of this form: 1 or 0.
    fn matches(&self, text: &str, pattern: &str) -> String;
}

/// What is said where a column cannot be counted by its text.
const REFUSED: &str = "is a float or a char(n): cast it to decimal or text in the source";

/// The dialect of this name.
#[must_use]
pub fn dialect(id: &str) -> Option<&'static dyn Dialect> {
    DIALECTS.into_iter().find(|dialect| dialect.id() == id)
}

/// Every dialect.
pub const DIALECTS: [&dyn Dialect; 2] = [&DuckDb, &Postgres];

struct DuckDb;

impl Dialect for DuckDb {
    fn id(&self) -> &'static str {
        "duckdb"
    }

    fn text_type(&self) -> &'static str {
        "VARCHAR"
    }

    fn text(&self, column: &str) -> String {
        format!("(CAST({column} AS VARCHAR) COLLATE C)")
    }

    fn refuse_types(&self, source: &str, column: &str) -> String {
        let (name, message) = (self.name(column), self.literal(&format!("{column} {REFUSED}")));
        format!(
            "SELECT error({message}) FROM (SELECT {name} FROM {source} LIMIT 1)\n  WHERE typeof({name}) IN ('FLOAT', 'DOUBLE');\n"
        )
    }

    fn import(&self, table: &str, columns: &[String], file: &str) -> String {
        let types: Vec<String> =
            columns.iter().map(|column| format!("{}: 'VARCHAR'", self.literal(column))).collect();
        format!(
            "CREATE TABLE {table} AS SELECT * FROM read_csv({}, header = true, auto_detect = false,\n  delim = ',', quote = '\"', escape = '\"', allow_quoted_nulls = false, parallel = false,\n  columns = {{{}}});\n",
            self.literal(file),
            types.join(", ")
        )
    }

    fn export(&self, query: &str, file: &str) -> String {
        format!(
            "COPY (\n{query}\n) TO {} (FORMAT csv, HEADER, DELIMITER ',', QUOTE '\"', ESCAPE '\"', FORCE_QUOTE *);\n",
            self.literal(file)
        )
    }

    fn matches(&self, text: &str, pattern: &str) -> String {
        format!("CASE WHEN regexp_matches({text}, {}) THEN 1 ELSE 0 END", self.literal(pattern))
    }
}

struct Postgres;

impl Dialect for Postgres {
    fn id(&self) -> &'static str {
        "postgres"
    }

    fn text_type(&self) -> &'static str {
        "text COLLATE \"C\""
    }

    fn text(&self, column: &str) -> String {
        format!("(CAST({column} AS text) COLLATE \"C\")")
    }

    fn refuse_types(&self, source: &str, column: &str) -> String {
        let (name, message) = (self.name(column), self.literal(&format!("{column} {REFUSED}")));
        // Nothing in a name ends a text that stands between such marks.
        let mut mark = "outis".to_owned();
        while column.contains(&format!("${mark}$")) || source.contains(&format!("${mark}$")) {
            mark.push('_');
        }
        format!(
            "DO ${mark}$ BEGIN\n  IF EXISTS (SELECT 1 FROM (SELECT {name} FROM {source} LIMIT 1) AS one\n    WHERE pg_typeof({name})::text IN ('real', 'double precision', 'character')) THEN\n    RAISE EXCEPTION USING MESSAGE = {message};\n  END IF;\nEND ${mark}$;\n"
        )
    }

    fn import(&self, table: &str, columns: &[String], file: &str) -> String {
        let mut text = format!("CREATE TABLE {table} (");
        for (number, column) in columns.iter().enumerate() {
            let comma = if number > 0 { ", " } else { "" };
            let _ = write!(text, "{comma}{} {}", self.name(column), self.text_type());
        }
        let file = self.literal(file);
        text + &format!(
            ");\n\\copy {table} FROM {file} WITH (FORMAT csv, HEADER, ENCODING 'UTF8')\n"
        )
    }

    fn export(&self, query: &str, file: &str) -> String {
        // What psql copies to the client is one line.
        let query = format!("CREATE TEMPORARY VIEW outis_export AS\n{query};\n");
        let file = self.literal(file);
        let options = "WITH (FORMAT csv, HEADER, FORCE_QUOTE *, ENCODING 'UTF8')";
        format!(
            "{query}\\copy (SELECT * FROM outis_export) TO {file} {options}\nDROP VIEW outis_export;\n"
        )
    }

    fn matches(&self, text: &str, pattern: &str) -> String {
        format!("CASE WHEN {text} ~ {} THEN 1 ELSE 0 END", self.literal(pattern))
    }
}
