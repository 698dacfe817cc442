//! How an engine writes what all of them do.

mod duckdb;
mod postgres;
mod spark;

use duckdb::DuckDb;
use postgres::Postgres;
use spark::Spark;

/// An engine's way to write SQL.
pub trait Dialect {
    /// What it is called on the command line.
    fn id(&self) -> &'static str;

    /// The mark around a name.
    fn mark(&self) -> char {
        '"'
    }

    /// The name of a column.
    fn name(&self, name: &str) -> String {
        let mark = self.mark();
        format!("{mark}{}{mark}", name.replace(mark, &format!("{mark}{mark}")))
    }

    /// A text as it stands.
    fn literal(&self, text: &str) -> String {
        format!("'{}'", text.replace('\'', "''"))
    }

    /// A column as a text that is compared byte by byte.
    fn text(&self, column: &str) -> String;

    /// A statement that fails if a column is of a type that is written in more than one way, or
    /// padded.
    fn refuse_types(&self, source: &str, column: &str) -> String;

    /// A statement that fills a table of texts from a file with one line for each row, all cells
    /// quoted.
    fn import(&self, table: &str, columns: &[String], file: &str) -> String;

    /// Whether such a statement loads this cell.
    fn can_import(&self, _cell: &str) -> bool {
        true
    }

    /// A statement that writes what a query finds into such a file, in the order of some of its
    /// columns, or in any.
    fn export(&self, query: &str, order: &[String], file: &str) -> String;

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
pub const DIALECTS: [&dyn Dialect; 3] = [&DuckDb, &Postgres, &Spark];

/// A query in the order of some of its columns.
fn in_order(query: &str, order: &[String]) -> String {
    match order {
        [] => query.to_owned(),
        _ => format!("{query}\nORDER BY {}", order.join(", ")),
    }
}

/// Whether this names one table or view, as the engine takes it: up to four names with points
/// between them, each of letters, digits and underscores, or between the engine's marks.
pub(super) fn is_source(dialect: &dyn Dialect, source: &str) -> bool {
    let mark = dialect.mark();
    let mut rest = source;
    for _ in 0..4 {
        let Some(after) =
            rest.strip_prefix(mark).map_or_else(|| plain(rest), |quoted| marked(quoted, mark))
        else {
            return false;
        };
        match after.strip_prefix('.') {
            Some(next) => rest = next,
            None => return after.is_empty(),
        }
    }
    false
}

/// What follows a name without marks.
fn plain(text: &str) -> Option<&str> {
    let is_letter = |letter: char| letter.is_alphabetic() || letter == '_';
    let after =
        text.trim_start_matches(|letter: char| is_letter(letter) || letter.is_ascii_digit());
    (text.starts_with(is_letter)).then_some(after)
}

/// What follows a name whose first mark is taken off. A mark that stands twice is a letter of it.
fn marked(text: &str, mark: char) -> Option<&str> {
    let mut rest = text;
    loop {
        let (name, after) = rest.split_once(mark)?;
        if name.contains(char::is_control) {
            return None;
        }
        match after.strip_prefix(mark) {
            Some(next) => rest = next,
            None => return (text.len() > after.len() + mark.len_utf8()).then_some(after),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_source_is_one_name() {
        let accepted =
            ["people", "a.people", "a.b._c1", "\"my people\"", "x.\"a\"\"b -- ;\"", "Ärzte"];
        let refused = [
            "",
            " ",
            "people --",
            "people ",
            "people; DROP TABLE people",
            "(SELECT 1)",
            "people AS p",
            "a..b",
            "a.",
            ".a",
            "\"\"",
            "\"a",
            "\"a\"b",
            "\"a\nb\"",
            "1a",
            "a.b.c.d.e",
            "`people`",
            "people/**/",
            "read_csv('x')",
        ];
        for source in accepted {
            assert!(is_source(&DuckDb, source) && is_source(&Postgres, source), "{source}");
        }
        for source in refused {
            assert!(!is_source(&DuckDb, source) && !is_source(&Postgres, source), "{source}");
        }
        for (source, is_one) in
            [("`a``b`.c", true), ("a.`b;`", true), ("\"a\"", false), ("`a", false)]
        {
            assert_eq!(is_source(&Spark, source), is_one, "{source}");
        }
    }

    #[test]
    fn nothing_in_a_text_ends_it() {
        assert_eq!(DuckDb.literal("it's"), "'it''s'");
        assert_eq!(DuckDb.name("a\"b"), "\"a\"\"b\"");
        assert_eq!(Spark.literal("it's ${a} \\ \n"), "'it\\u0027s \\u0024{a} \\\\ \\u000A'");
        assert_eq!(Spark.name("a`b"), "`a``b`");
    }
}
