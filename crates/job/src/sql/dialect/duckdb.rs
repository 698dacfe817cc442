//! DuckDB.

use super::{Dialect, REFUSED, in_order};

/// DuckDB.
pub(super) struct DuckDb;

impl Dialect for DuckDb {
    fn id(&self) -> &'static str {
        "duckdb"
    }

    fn text(&self, column: &str) -> String {
        format!("(CAST({column} AS VARCHAR) COLLATE C)")
    }

    fn refuse_types(&self, source: &str, column: &str) -> String {
        // Within a list or a struct, too.
        let (name, message) = (self.name(column), self.literal(&format!("{column} {REFUSED}")));
        format!(
            "SELECT error({message}) FROM (SELECT {name} FROM {source} LIMIT 1)\n  WHERE typeof({name}) NOT LIKE 'ENUM(%' AND regexp_matches(typeof({name}), 'FLOAT|DOUBLE|VARIANT');\n"
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

    fn export(&self, query: &str, order: &[String], file: &str) -> String {
        let query = in_order(query, order);
        format!(
            "COPY (\n{query}\n) TO {} (FORMAT csv, HEADER, DELIMITER ',', QUOTE '\"', ESCAPE '\"', FORCE_QUOTE *);\n",
            self.literal(file)
        )
    }

    fn matches(&self, text: &str, pattern: &str) -> String {
        format!("CASE WHEN regexp_matches({text}, {}) THEN 1 ELSE 0 END", self.literal(pattern))
    }
}
