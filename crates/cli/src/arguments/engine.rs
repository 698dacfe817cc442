//! What can be said of a table that stays in the engine that holds it.

use super::NamedFile;
use clap::{Args, Subcommand};
use std::num::NonZeroU32;
use std::path::PathBuf;

/// Arguments of `sql`.
#[derive(Debug, Args)]
pub(crate) struct Sql {
    #[command(subcommand)]
    pub(crate) command: SqlCommand,
}

/// Which statements.
#[derive(Debug, Subcommand)]
pub(crate) enum SqlCommand {
    /// Print the statements that count a table: how many records have each combination of cells
    Count(SqlCount),
}

/// Arguments of `sql count`.
#[derive(Debug, Args)]
pub(crate) struct SqlCount {
    /// The recipe, as it is for a file
    pub(crate) recipe: PathBuf,
    /// Whose SQL it is: duckdb, postgres or spark
    #[arg(long, value_name = "NAME")]
    pub(crate) dialect: String,
    /// The table or view, as the engine calls it; that of a snapshot, where there is one
    #[arg(long, value_name = "TABLE")]
    pub(crate) source: String,
    /// Print any problem as JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// Arguments of `plan`.
#[derive(Debug, Args)]
pub(crate) struct Plan {
    /// The recipe that the table was counted by
    pub(crate) recipe: PathBuf,
    /// What the engine has counted
    #[arg(long, value_name = "FILE")]
    pub(crate) counts: PathBuf,
    /// Whose SQL it is: duckdb, postgres or spark
    #[arg(long, value_name = "NAME")]
    pub(crate) dialect: String,
    /// How the engine is told what is written: a for each value of each column, b for each
    /// combination of values. By default b up to two million lines of counts, then a if that is
    /// possible
    #[arg(long, value_name = "FORM")]
    pub(crate) form: Option<String>,
    /// The folder that the plan goes to: plan.json, cells.csv, expected.csv, apply.sql, verify.sql,
    /// drop.sql
    #[arg(long, value_name = "FOLDER")]
    pub(crate) out: PathBuf,
    /// Where the report goes. It is for you and not for the public: it helps an attacker
    #[arg(long, value_name = "FILE")]
    pub(crate) report: PathBuf,
    /// The file of a table that the recipe calls NAME, such as the population; it takes the place
    /// of the one that the recipe may have for it
    #[arg(long = "table", value_name = "NAME=FILE")]
    pub(crate) tables: Vec<NamedFile>,
    /// How many threads search; by default as many as there are cores, up to eight, and one where there
    /// are more than a million lines, since each has memory of its own. What is found does not depend
    /// on it
    #[arg(long, value_name = "N")]
    pub(crate) threads: Option<NonZeroU32>,
    /// The policy of an institution. A recipe that asks for less than it is refused (exit code 2), and
    /// so is a release whose highest risk is above its limit; the report names it
    #[arg(long, value_name = "FILE")]
    pub(crate) policy: Option<PathBuf>,
    /// Print the report, and any problem, as JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// Arguments of `check`.
#[derive(Debug, Args)]
pub(crate) struct Check {
    /// The folder of the plan
    pub(crate) plan: PathBuf,
    /// What the engine has counted of the release that it wrote: released.csv
    #[arg(long, value_name = "FILE")]
    pub(crate) counts: PathBuf,
    /// What it says of the columns that are not counted; by default columns.csv in the folder of the
    /// plan, where there are such columns
    #[arg(long, value_name = "FILE")]
    pub(crate) columns: Option<PathBuf>,
    /// The names of the columns of the release, as the engine says them; by default header.csv in
    /// the folder of the plan
    #[arg(long, value_name = "FILE")]
    pub(crate) header: Option<PathBuf>,
    /// Where what was found goes, as JSON
    #[arg(long, value_name = "FILE")]
    pub(crate) report: PathBuf,
    /// Print what was found, and any problem, as JSON
    #[arg(long)]
    pub(crate) json: bool,
}
