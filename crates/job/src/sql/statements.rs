//! What an engine is asked to do. No cell of the table stands in any of it.

use super::columns::{COUNT, Counting, EngineColumn};
use super::dialect::Dialect;
use outis_protocol::engine::ApplyForm;
use std::fmt::Write as _;

/// The character between the cells of a key, which no cell may hold.
pub(super) const SEPARATOR: char = '\u{1f}';

/// The column of keys, and that of classes.
pub(super) const KEY: &str = "outis_key";
pub(super) const CLASS: &str = "outis_class";

/// The column of values, and that of what is written for them.
pub(super) const VALUE: &str = "outis_value";
pub(super) const LABEL: &str = "outis_label";

/// The file of how often each line stands in the staging table.
pub const RELEASED: &str = "released.csv";

/// The file of the names that the staging table has.
pub const HEADER: &str = "header.csv";

/// The file of what is seen of the columns that are not counted, where there are such.
pub const UNCOUNTED: &str = "columns.csv";

/// What a spreadsheet may take for a formula: at the beginning, or behind what parts cells. A
/// number that begins so is none.
const FORMULA: &str = "(^|[,;|\\t\\r\\n])['\"]*[=+@\\t\\r＝＋－＠-]";
const SIGNED_NUMBER: &str = "^[+-][0-9]+([.,][0-9]+)?([eE][+-]?[0-9]+)?$";

/// What can be cast to a decimal number.
const WEIGHT: &str = "^[+]?[0-9]{1,18}([.][0-9]*)?$";

/// Forms that values have which point to people, with what they are called.
pub(super) const FORMS: [(&str, &str); 3] = [
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
        let counted = self.columns.iter().filter(|one| one.is_counted());
        counted.map(|one| self.dialect.name(&one.name))
    }

    fn released(&self) -> impl Iterator<Item = &EngineColumn> {
        self.columns.iter().filter(|one| one.is_released())
    }

    /// Shows the table as it is counted and released, counts it, and writes down the counts.
    pub(super) fn count(&self, source: &str, markers: &[String]) -> String {
        let Self { dialect, columns } = self;
        let mut text = String::new();
        for column in columns.iter().filter(|column| column.is_counted()) {
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
        let summed = columns.iter().filter(|column| column.counting == Counting::Summed);
        let sums: String = summed.map(|column| self.sum(&column.name) + ", ").collect();
        let query = format!(
            "SELECT {}, {sums}count(*) AS {COUNT}\nFROM outis_source GROUP BY {}",
            counted.join(", "),
            counted.join(", ")
        );
        text + &dialect.export(&query, &counted, "counts.csv")
    }

    /// What records weigh together; nothing, which is refused then, where one weighs nothing or less.
    fn sum(&self, column: &str) -> String {
        let name = self.dialect.name(column);
        // What is no number is not cast: an engine would say the cell in its message, or take it
        // for nothing at all.
        let is_number = self.dialect.matches(&name, WEIGHT);
        let weight = format!("CASE WHEN {is_number} = 1 THEN CAST({name} AS decimal(38, 6)) END");
        let are_all = format!("min({weight}) > 0 AND count({weight}) = count(*)");
        format!("CASE WHEN {are_all} THEN sum({weight}) END AS {name}")
    }

    /// Writes the release: the table joined with what is written instead of its quasi-identifiers.
    pub(super) fn apply(&self, quasi: &[&str], form: ApplyForm) -> String {
        match form {
            ApplyForm::A => self.apply_maps(quasi),
            ApplyForm::B => self.apply_keys(quasi),
        }
    }

    /// The columns of the release, each as `written` says for a quasi-identifier by its place.
    fn shown(&self, quasi: &[&str], written: impl Fn(usize, &str) -> String) -> String {
        let shown = self.released().map(|column| {
            let name = self.dialect.name(&column.name);
            let own = match quasi.iter().position(|one| *one == column.name) {
                Some(place) => written(place, &name),
                None => format!("source.{name}"),
            };
            format!("  {own} AS {name}")
        });
        shown.collect::<Vec<_>>().join(",\n")
    }

    /// By class, and in it by what is shown.
    fn order(&self, classes: &str) -> String {
        let places = (1..=self.released().count()).map(|place| place.to_string());
        let places: Vec<String> = places.collect();
        format!("ORDER BY CAST({classes}.{CLASS} AS BIGINT), {};\n", places.join(", "))
    }

    /// Joins the table with a line for each key, by the texts of its quasi-identifiers.
    fn apply_keys(&self, quasi: &[&str]) -> String {
        let Self { dialect, .. } = self;
        let cells: Vec<String> =
            [KEY, CLASS].iter().chain(quasi).map(|name| (*name).to_owned()).collect();
        let shown = self.shown(quasi, |_, name| format!("cells.{name}"));
        let key = key(quasi.iter().map(|name| format!("source.{}", dialect.name(name))));
        let import = dialect.import("outis_cells", &cells, "cells.csv");
        format!(
            "DROP TABLE IF EXISTS outis_release;\nDROP TABLE IF EXISTS outis_cells;\n{import}CREATE TABLE outis_release AS\nSELECT\n{shown}\nFROM outis_source AS source JOIN outis_cells AS cells\n  ON cells.{KEY} = {key}\n{}",
            self.order("cells")
        )
    }

    /// Joins the table with what is written for each value of each quasi-identifier, and that with
    /// the classes that are released.
    fn apply_maps(&self, quasi: &[&str]) -> String {
        let Self { dialect, .. } = self;
        let mut text = "DROP TABLE IF EXISTS outis_release;\n".to_owned();
        let mut joins = String::new();
        for (place, name) in quasi.iter().enumerate() {
            let map = map_table(place);
            let columns = [VALUE, LABEL].map(str::to_owned);
            let _ = writeln!(text, "DROP TABLE IF EXISTS {map};");
            text += &dialect.import(&map, &columns, &map_file(place));
            let name = dialect.name(name);
            let _ = write!(joins, "\n  JOIN {map} ON {map}.{VALUE} = source.{name}");
        }
        let columns = [KEY, CLASS].map(str::to_owned);
        let import = dialect.import("outis_classes", &columns, "classes.csv");
        let label = |place: usize| format!("{}.{LABEL}", map_table(place));
        let shown = self.shown(quasi, |place, _| label(place));
        let key = key((0..quasi.len()).map(label));
        text + &format!(
            "DROP TABLE IF EXISTS outis_classes;\n{import}CREATE TABLE outis_release AS\nSELECT\n{shown}\nFROM outis_source AS source{joins}\n  JOIN outis_classes AS classes ON classes.{KEY} = {key}\n{}",
            self.order("classes")
        )
    }

    /// Counts what stands in the staging table, and looks at the columns that were not counted.
    pub(super) fn verify(&self) -> String {
        let Self { dialect, .. } = self;
        let counted: Vec<String> = self.counted().collect();
        // The types that the release has now may take texts for the same that are not, and what is
        // nothing for an empty text.
        let mut text = String::new();
        for column in self.columns.iter().filter(|one| one.is_counted() && one.is_released()) {
            text += &dialect.refuse_types("outis_release", &column.name);
        }
        let shown = counted.iter().map(|name| {
            let own =
                format!("CASE WHEN {name} IS NULL THEN chr(31) ELSE {} END", dialect.text(name));
            format!("{} AS {name}", dialect.text(&own))
        });
        let shown: Vec<String> = shown.collect();
        let query = format!(
            "SELECT {names}, count(*) AS {COUNT}\nFROM (SELECT {} FROM outis_release) AS shown\nGROUP BY {names}",
            shown.join(", "),
            names = counted.join(", ")
        );
        text += &dialect.export(&query, &[], RELEASED);
        // The engine says itself which columns there are.
        text += &dialect.export("SELECT * FROM outis_release WHERE 1 = 0", &[], HEADER);
        let looks = self.released().filter(|column| !column.is_counted()).map(|column| {
            let name = dialect.name(&column.name);
            let forms: Vec<String> = FORMS
                .iter()
                .map(|(id, pattern)| {
                    format!("coalesce(sum({}), 0) AS {id}", dialect.matches("value", pattern))
                })
                .collect();
            let formulas = format!(
                "coalesce(sum({} * (1 - {})), 0) AS formulas",
                dialect.matches("value", FORMULA),
                dialect.matches("value", SIGNED_NUMBER)
            );
            format!(
                "SELECT {} AS outis_column, coalesce(sum(number), 0) AS records, count(*) AS distinct_values,\n  coalesce(sum(CASE WHEN number = 1 THEN 1 ELSE 0 END), 0) AS alone,\n  {},\n  {formulas}\nFROM (SELECT value, count(*) AS number\n  FROM (SELECT {} AS value FROM outis_release) AS shown GROUP BY value) AS counted",
                dialect.literal(&column.name),
                forms.join(", "),
                dialect.text(&name),
            )
        });
        let looks: Vec<String> = looks.collect();
        if !looks.is_empty() {
            text += &dialect.export(&looks.join("\nUNION ALL\n"), &[], UNCOUNTED);
        }
        text
    }
}

/// Takes away what is as confidential as the table. The release stays.
pub(super) fn dropped(quasi: &[&str], form: ApplyForm) -> String {
    let tables: Vec<String> = match form {
        ApplyForm::A => {
            (0..quasi.len()).map(map_table).chain(["outis_classes".to_owned()]).collect()
        }
        ApplyForm::B => vec!["outis_cells".to_owned()],
    };
    let tables: Vec<String> =
        tables.iter().map(|table| format!("DROP TABLE IF EXISTS {table};\n")).collect();
    tables.concat() + "DROP VIEW IF EXISTS outis_source;\n"
}

/// The table of what is written for each value of the quasi-identifier at a place, and its file.
fn map_table(place: usize) -> String {
    format!("outis_map_{}", place + 1)
}

pub(super) fn map_file(place: usize) -> String {
    format!("map-{}.csv", place + 1)
}

/// Texts as one, which tells them apart.
fn key(texts: impl Iterator<Item = String>) -> String {
    let texts: Vec<String> = texts.collect();
    if texts.is_empty() { "''".to_owned() } else { texts.join(" || chr(31) || ") }
}
