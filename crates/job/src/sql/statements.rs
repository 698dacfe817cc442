//! What an engine is asked to do. No cell of the table stands in any of it.

use super::columns::{COUNT, EngineColumn};
use super::dialect::Dialect;
use std::fmt::Write as _;

/// The character between the cells of a key, which no cell may hold.
pub(super) const SEPARATOR: char = '\u{1f}';

/// The column of keys, and that of classes.
pub(super) const KEY: &str = "outis_key";
pub(super) const CLASS: &str = "outis_class";

/// Forms that values have which point to people, with what they are called.
const FORMS: [(&str, &str); 3] = [
    ("email", "^[^@ ]+@[^@ ]+[.][A-Za-z]{2,}$"),
    ("iban", "^[A-Z]{2}[0-9]{2}( ?[A-Z0-9]{4}){2,7}( ?[A-Z0-9]{1,3})?$"),
    ("telephone", "^[+(0][0-9][0-9 ()/.-]{6,18}$"),
];

/// Statements in an engine's words.
pub(super) struct Statements<'a> {
    pub(super) dialect: &'a dyn Dialect,
    pub(super) columns: &'a [EngineColumn],
}

impl Statements<'_> {
    fn counted(&self) -> impl Iterator<Item = String> {
        self.columns.iter().filter(|one| one.counted).map(|one| self.dialect.name(&one.name))
    }

    /// Shows the table as it is counted and released, counts it, and writes down the counts.
    pub(super) fn count(&self, source: &str, markers: &[String]) -> String {
        let Self { dialect, columns } = self;
        let mut text = String::new();
        for column in columns.iter().filter(|column| column.counted) {
            text += &dialect.refuse_types(source, &column.name);
        }
        let shown = columns.iter().map(|column| {
            let name = dialect.name(&column.name);
            let own = dialect.text(&name);
            let known: Vec<String> = markers.iter().map(|one| dialect.literal(one)).collect();
            let first = dialect.text(&known[0]);
            format!(
                "  CASE WHEN {name} IS NULL OR {own} IN ({}) THEN {first} ELSE {own} END AS {name}",
                known.join(", ")
            )
        });
        let shown: Vec<String> = shown.collect();
        let counted: Vec<String> = self.counted().collect();
        let _ = write!(
            text,
            "DROP VIEW IF EXISTS outis_source;\nCREATE VIEW outis_source AS\nSELECT\n{}\nFROM {source};\n",
            shown.join(",\n")
        );
        let query = format!(
            "SELECT {}\nFROM outis_source GROUP BY {1}\nORDER BY {1}",
            counted
                .iter()
                .cloned()
                .chain([format!("count(*) AS {COUNT}")])
                .collect::<Vec<_>>()
                .join(", "),
            counted.join(", ")
        );
        text + &dialect.export(&query, "counts.csv")
    }

    /// Joins the table with the cells that are released, by the texts of its quasi-identifiers.
    pub(super) fn apply(&self, quasi: &[&str]) -> String {
        let Self { dialect, columns } = self;
        let cells: Vec<String> =
            [KEY, CLASS].iter().chain(quasi).map(|name| (*name).to_owned()).collect();
        let shown: Vec<String> = columns
            .iter()
            .map(|column| {
                let table = if quasi.contains(&&*column.name) { "cells" } else { "source" };
                let name = dialect.name(&column.name);
                format!("  {table}.{name} AS {name}")
            })
            .collect();
        let key: Vec<String> =
            quasi.iter().map(|name| format!("source.{}", dialect.name(name))).collect();
        let key = if key.is_empty() { "''".to_owned() } else { key.join(" || chr(31) || ") };
        let order: Vec<String> = (1..=columns.len()).map(|place| place.to_string()).collect();
        let import = dialect.import("outis_cells", &cells, "cells.csv");
        format!(
            "DROP TABLE IF EXISTS outis_release;\nDROP TABLE IF EXISTS outis_cells;\n{import}CREATE TABLE outis_release AS\nSELECT\n{}\nFROM outis_source AS source JOIN outis_cells AS cells\n  ON cells.{KEY} = {key}\nORDER BY CAST(cells.{CLASS} AS BIGINT), {};\n",
            shown.join(",\n"),
            order.join(", ")
        )
    }

    /// Counts what stands in the staging table, and looks at the columns that were not counted.
    pub(super) fn verify(&self) -> String {
        let Self { dialect, columns } = self;
        let counted: Vec<String> = self.counted().collect();
        let query = format!(
            "SELECT {}, count(*) AS {COUNT}\nFROM outis_release GROUP BY {}",
            counted.join(", "),
            counted.join(", ")
        );
        let mut text = dialect.export(&query, "released.csv");
        let looks = columns.iter().filter(|column| !column.counted).map(|column| {
            let name = dialect.name(&column.name);
            let forms: Vec<String> = FORMS
                .iter()
                .map(|(id, pattern)| {
                    format!("coalesce(sum({}), 0) AS {id}", dialect.matches("value", pattern))
                })
                .collect();
            format!(
                "SELECT {} AS outis_column, coalesce(sum(number), 0) AS records, count(*) AS distinct_values,\n  coalesce(sum(CASE WHEN number = 1 THEN 1 ELSE 0 END), 0) AS alone,\n  {}\nFROM (SELECT {name} AS value, count(*) AS number FROM outis_release GROUP BY {name}) AS counted",
                dialect.literal(&column.name),
                forms.join(", ")
            )
        });
        let looks: Vec<String> = looks.collect();
        if !looks.is_empty() {
            text += &dialect.export(&looks.join("\nUNION ALL\n"), "columns.csv");
        }
        text
    }
}

/// Takes away what is as confidential as the table. The release stays.
pub(super) const DROP: &str =
    "DROP TABLE IF EXISTS outis_cells;\nDROP VIEW IF EXISTS outis_source;\n";
