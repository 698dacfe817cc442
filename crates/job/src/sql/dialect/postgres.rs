//! PostgreSQL, by its client `psql`.

use super::{Dialect, REFUSED, in_order};
use std::fmt::Write as _;

/// The type of texts that are compared byte by byte.
const TEXT: &str = "text COLLATE \"C\"";

/// What a type is made of: that of a domain, of the cells of an array, of the fields of a row.
const TYPES_WITHIN: &str = "\
        SELECT typbasetype AS oid FROM pg_type WHERE pg_type.oid = types.oid
        UNION SELECT typelem FROM pg_type WHERE pg_type.oid = types.oid
        UNION SELECT atttypid FROM pg_attribute JOIN pg_type ON typrelid = attrelid
          WHERE pg_type.oid = types.oid AND attnum > 0";

/// PostgreSQL.
pub(super) struct Postgres;

impl Dialect for Postgres {
    fn id(&self) -> &'static str {
        "postgres"
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
            "DO ${mark}$ BEGIN\n  IF EXISTS (\n    WITH RECURSIVE types(oid) AS (\n      SELECT pg_typeof({name})::oid FROM (SELECT {name} FROM {source} LIMIT 1) AS one\n      UNION\n      SELECT part.oid FROM types JOIN LATERAL (\n{TYPES_WITHIN}) AS part ON part.oid <> 0)\n    SELECT 1 FROM types\n    WHERE types.oid::regtype IN ('real'::regtype, 'double precision'::regtype, 'character'::regtype)) THEN\n    RAISE EXCEPTION USING MESSAGE = {message};\n  END IF;\nEND ${mark}$;\n"
        )
    }

    fn import(&self, table: &str, columns: &[String], file: &str) -> String {
        let mut text = format!("CREATE TABLE {table} (");
        for (number, column) in columns.iter().enumerate() {
            let comma = if number > 0 { ", " } else { "" };
            let _ = write!(text, "{comma}{} {}", self.name(column), TEXT);
        }
        let file = self.literal(file);
        text + &format!(
            ");\n\\copy {table} FROM {file} WITH (FORMAT csv, HEADER, ENCODING 'UTF8')\n"
        )
    }

    /// To `psql` a line of nothing but `\.` ends what is copied, between quotation marks, too.
    fn can_import(&self, cell: &str) -> bool {
        cell.split(['\n', '\r']).all(|line| line != "\\.")
    }

    fn export(&self, query: &str, order: &[String], file: &str) -> String {
        // What psql copies to the client is one line.
        let query = in_order(query, order);
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
