//! Spark SQL from version 4 on, whose texts have collations.

use super::{Dialect, REFUSED};
use std::fmt::Write as _;

/// How files are read and written: every cell quoted, so that blanks, quotation marks and empty
/// texts stay what they are.
const CSV: &str = "header 'true', encoding 'UTF-8', sep ',', quote '\"', escape '\"', lineSep '\\n',\n  emptyValue '', ignoreLeadingWhiteSpace 'false', ignoreTrailingWhiteSpace 'false'";

/// Spark SQL.
pub(super) struct Spark;

impl Dialect for Spark {
    fn id(&self) -> &'static str {
        "spark"
    }

    fn mark(&self) -> char {
        '`'
    }

    /// Marks, control characters and what stands for a variable are written by their numbers: the
    /// client goes by them to tell where statements end.
    fn literal(&self, text: &str) -> String {
        let mut literal = "'".to_owned();
        for letter in text.chars() {
            match letter {
                '\\' => literal.push_str("\\\\"),
                '\'' | '"' | '$' | ';' => {
                    let _ = write!(literal, "\\u{:04X}", u32::from(letter));
                }
                _ if letter.is_ascii_control() => {
                    let _ = write!(literal, "\\u{:04X}", u32::from(letter));
                }
                _ => literal.push(letter),
            }
        }
        literal + "'"
    }

    fn text(&self, column: &str) -> String {
        format!("(CAST({column} AS STRING) COLLATE UTF8_BINARY)")
    }

    fn refuse_types(&self, source: &str, column: &str) -> String {
        let (name, message) = (self.name(column), self.literal(&format!("{column} {REFUSED}")));
        // A char(n) says that it is a text unless it is asked not to.
        format!(
            "SET spark.sql.preserveCharVarcharTypeInfo=true;\nSELECT raise_error({message}) FROM (SELECT {name} FROM {source} LIMIT 1)\n  WHERE typeof({name}) RLIKE '(^|[<:,])((float|double)($|[>,])|char[(])';\nRESET spark.sql.preserveCharVarcharTypeInfo;\n"
        )
    }

    fn import(&self, table: &str, columns: &[String], file: &str) -> String {
        let names: Vec<String> = columns.iter().map(|column| self.name(column)).collect();
        let types: Vec<String> = names.iter().map(|name| format!("{name} STRING")).collect();
        // An empty cell is read as NULL, and no cell of the file is one.
        let texts: Vec<String> =
            names.iter().map(|name| format!("coalesce({name}, '') AS {name}")).collect();
        format!(
            "CREATE OR REPLACE TEMPORARY VIEW {table}_file ({})\n  USING csv OPTIONS (path {}, multiLine 'true', {CSV});\nCREATE TABLE {table} AS SELECT {} FROM {table}_file;\nDROP VIEW {table}_file;\n",
            types.join(", "),
            self.literal(file),
            texts.join(", ")
        )
    }

    /// A folder of one file, which has the name of the file elsewhere.
    fn export(&self, query: &str, order: &[String], file: &str) -> String {
        let sorted = match order {
            [] => String::new(),
            _ => format!(" SORT BY {}", order.join(", ")),
        };
        format!(
            "INSERT OVERWRITE DIRECTORY {}\n  USING csv OPTIONS (quoteAll 'true', {CSV})\n{query}\nDISTRIBUTE BY 1{sorted};\n",
            self.literal(file)
        )
    }

    fn matches(&self, text: &str, pattern: &str) -> String {
        format!("CASE WHEN {text} RLIKE {} THEN 1 ELSE 0 END", self.literal(pattern))
    }
}
