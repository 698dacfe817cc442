//! What can be said on the command line.

mod endings;
mod engine;
mod values;

use crate::fluent::Words;
use crate::language;
use crate::refusal::Refusal;
use crate::terminal;
use clap::ArgAction::Set;
use clap::builder::BoolishValueParser;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Args, CommandFactory, FromArgMatches, Parser, Subcommand};
use endings::{
    ADVICE, ATTACKS, AUDIT, EXIT_CODES, FRONTIER, GATE, INTERRUPTS, LATTICE, SIMULATION,
};
pub(crate) use engine::{Check, Plan, Sql, SqlCommand, SqlCount};
use outis_job::LatticeDetail;
use outis_protocol::Problem;
use outis_protocol::problem::Code;
use std::num::NonZeroU32;
use std::path::PathBuf;
use std::process::ExitCode;
pub(crate) use values::{KnownLikelihood, NamedFile};

/// Anonymizes tables of one or several rows per person, checks what it writes, and shows its work.
#[derive(Debug, Parser)]
#[command(name = "outis", version, after_help = EXIT_CODES)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    pub(crate) command: Command,
    /// The language of what is said to people; releases, reports as JSON and names in recipes are
    /// the same in each
    #[arg(long, global = true, value_name = "LANG", value_parser = language::codes())]
    lang: Option<String>,
}

impl Arguments {
    /// Reads what the program was started with.
    pub(crate) fn read() -> Result<Self, clap::Error> {
        let command = match language::is_first_spoken() {
            true => Self::command(),
            false => language::in_words(Self::command(), &Words::new()),
        };
        Self::from_arg_matches(&command.try_get_matches()?)
    }
}

/// What to do.
#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Anonymize a table as a recipe says, and report on it
    Run(Run),
    /// Try several algorithms on the same table and show what each finds; nothing is released
    Compare(Compare),
    /// Say what each k and each suppression limit cost, with one level for each column and with
    /// mixed detail; nothing is released
    Frontier(Frontier),
    /// Draw samples of a population and say how exposed their people are under k-anonymity and three
    /// rules that approximate k-map, and what each costs; nothing is released
    Simulate(Simulate),
    /// Write a recipe as a job of ANON, or a job of ANON as a recipe
    Convert(Convert),
    /// Say which protection suits whoever may look for people in a release, and why
    Advise(Advise),
    /// Say which choices of one level for each column hold, and which of them are minimal; nothing
    /// is released
    Lattice(Lattice),
    /// Measure what a file holds, its labels taken as they stand
    Measure(Measure),
    /// Take the part of somebody who wants to learn about people from a release
    Attack(Attack),
    /// Decide by a policy whether a release that somebody hands in may pass
    Gate(Gate),
    /// Print statements for a table that stays in the engine that holds it
    Sql(Sql),
    /// Anonymize what an engine has counted, and write what it needs to write the release
    Plan(Plan),
    /// Hold what an engine has written against what a plan expects
    Check(Check),
    /// Look at a file that somebody has published, without the recipe that it came from
    Audit(Audit),
    /// Look at a file: format, columns, suggested roles with reasons
    Inspect(Inspect),
    /// Print the levels of an attribute as a hierarchy file of ARX: one line per value, finest
    /// first, ; between the levels
    Hierarchy(Hierarchy),
    /// List models, losses, searches and hierarchies with their ranges and sources
    Describe(Describe),
}

impl Command {
    /// Whether problems are wanted as JSON.
    pub(crate) fn json(&self) -> bool {
        match self {
            Self::Run(run) => run.json,
            Self::Compare(compare) => compare.json,
            Self::Frontier(frontier) => frontier.json,
            Self::Simulate(simulate) => simulate.json,
            Self::Convert(convert) => convert.json,
            Self::Advise(advise) => advise.json,
            Self::Lattice(lattice) => lattice.json,
            Self::Measure(measure) => measure.json,
            Self::Attack(attack) => attack.json,
            Self::Gate(gate) => gate.json,
            Self::Sql(Sql { command: SqlCommand::Count(count) }) => count.json,
            Self::Plan(plan) => plan.json,
            Self::Check(check) => check.json,
            Self::Audit(audit) => audit.json,
            Self::Inspect(inspect) => inspect.json,
            Self::Hierarchy(hierarchy) => hierarchy.json,
            Self::Describe(describe) => describe.json,
        }
    }
}

/// Arguments of `run`.
#[derive(Debug, Args)]
#[command(after_help = INTERRUPTS)]
pub(crate) struct Run {
    /// The recipe: every decision, as the page saves it
    pub(crate) recipe: PathBuf,
    /// The table to anonymize: CSV, JSON, XML, Parquet, a workbook or Stata's .dta. Several files,
    /// each with `--input`, are one table in this order, if they have the same columns
    #[arg(long, value_name = "FILE", required = true)]
    pub(crate) input: Vec<PathBuf>,
    /// A further table that the recipe puts beside the input (data.join): once for each, in its order. A
    /// person may have any number of records in it
    #[arg(long, value_name = "FILE")]
    pub(crate) join: Vec<PathBuf>,
    /// The sheet to read, where the table is a workbook; it takes the place of the one that the
    /// recipe may name. By default the first visible one with more
    /// than one row and column
    #[arg(long, value_name = "NAME")]
    pub(crate) sheet: Option<String>,
    /// Where the release goes; it appears once it was checked, and only then. Its name ends in .xlsx
    /// or .xml if the recipe asks for a workbook or for XML (output.format), and only then
    #[arg(long, value_name = "FILE")]
    pub(crate) output: PathBuf,
    /// Where the report goes. It is for you and not for the public: it helps an attacker
    #[arg(long, value_name = "FILE")]
    pub(crate) report: PathBuf,
    /// Where the public summary goes, for whoever gets the release: which columns show what, which
    /// protection was asked for and is met, and the risk that is left, without what helps an attacker
    #[arg(long, value_name = "FILE")]
    pub(crate) summary: Option<PathBuf>,
    /// Where the `ANONReport` goes, the report that ANON writes: XML with status, levels, counts and
    /// times. The recipe is a job of ANON, or follows ANON (dialect)
    #[arg(long, value_name = "FILE")]
    pub(crate) anon_report: Option<PathBuf>,
    /// The file of a table that the recipe calls NAME, such as the population; it takes the place
    /// of the one that the recipe may have for it
    #[arg(long = "table", value_name = "NAME=FILE")]
    pub(crate) tables: Vec<NamedFile>,
    /// An earlier release of the same people, or of nearly the same. What both say together is looked
    /// for; if that tells fewer people apart than the recipe's k, nothing is written (exit code 1),
    /// unless the recipe says `"earlier": "accepted"`. With `"earlier": "floors"` no column is finer
    /// than in it, with `"columns"` all that it shows are quasi-identifiers
    #[arg(long, value_name = "FILE")]
    pub(crate) earlier: Vec<PathBuf>,
    /// Draw the order of the records, and values that are not to be true, from these 64 hex digits
    /// instead of the system's secure generator, to get the same bytes again. Keep it secret and never
    /// use it for another release: it undoes the shuffling, and makes such values true again
    #[arg(long, value_name = "HEX")]
    pub(crate) seed: Option<String>,
    /// The most threads to search with; by default as many as the machine has cores, but no more
    /// than 8. Only the search `optimal` uses more than one, and only if it takes long enough.
    /// Release and report are the same for any number
    #[arg(long, value_name = "N")]
    pub(crate) threads: Option<NonZeroU32>,
    /// The policy of an institution. A recipe that asks for less than it is refused (exit code 2), and
    /// so is a release whose highest risk is above its limit; the report names it
    #[arg(long, value_name = "FILE")]
    pub(crate) policy: Option<PathBuf>,
    /// Refuse (exit code 2) where the report would carry a warning that the release may hold less
    /// than its reader would think: `records-may-repeat-persons`, `persons-may-recur`,
    /// `records-without-person`, `blocks-unfilled`, `ditto-marks`, `persons-alike`, `nearly-unique-column`,
    /// `looks-identifying`, `exact-places`, `sensitive-unprotected`, `persons-not-compared`,
    /// `no-common-values`, `dates-contradicted`. Nothing is written then
    #[arg(long)]
    pub(crate) strict: bool,
    /// Show neither progress nor summary
    #[arg(long)]
    pub(crate) quiet: bool,
    /// Write problems to standard error as one line of JSON instead of a sentence
    #[arg(long)]
    pub(crate) json: bool,
}

/// A recipe or a job of ANON, and the other that is to say the same.
#[derive(Debug, Args)]
pub(crate) struct Convert {
    /// The recipe, which becomes a job, or the job, which becomes a recipe
    pub(crate) recipe: PathBuf,
    /// Where the job or the recipe goes
    #[arg(long, value_name = "FILE")]
    pub(crate) output: PathBuf,
    /// The table that a job is to name
    #[arg(long, value_name = "FILE", default_value = "data.csv")]
    pub(crate) source: String,
    /// The release that a job is to name; .xml if it is to be XML
    #[arg(long, value_name = "FILE", default_value = "release.csv")]
    pub(crate) release: String,
    /// The report that a job is to name
    #[arg(long, value_name = "FILE", default_value = "report.xml")]
    pub(crate) report: String,
    /// Write problems to standard error, and what is left out to standard output, as JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// A recipe and the table that it is tried on.
#[derive(Debug, Args)]
pub(crate) struct RecipeAndTable {
    /// The recipe
    pub(crate) recipe: PathBuf,
    /// The table: CSV, JSON, Parquet, a workbook or Stata's .dta, or several files with the same
    /// columns
    #[arg(long, value_name = "FILE", required = true)]
    pub(crate) input: Vec<PathBuf>,
    /// A further table that the recipe puts beside the input (data.join): once for each, in its order. A
    /// person may have any number of records in it
    #[arg(long, value_name = "FILE")]
    pub(crate) join: Vec<PathBuf>,
    /// The sheet to read, where the table is a workbook; it takes the place of the one that the
    /// recipe may name. By default the first visible one with more
    /// than one row and column
    #[arg(long, value_name = "NAME")]
    pub(crate) sheet: Option<String>,
    /// The file of a table that the recipe calls NAME, such as the population
    #[arg(long = "table", value_name = "NAME=FILE")]
    pub(crate) tables: Vec<NamedFile>,
    /// An earlier release of the same people, or of nearly the same, generalized by the hierarchies
    /// of the recipe, be it to other levels: what `"earlier": "floors"` or `"columns"` in the recipe
    /// goes by, and what `attack` compares the release with, each file by itself
    #[arg(long, value_name = "FILE")]
    pub(crate) earlier: Vec<PathBuf>,
}

/// Arguments of `compare`.
#[derive(Debug, Args)]
pub(crate) struct Compare {
    #[command(flatten)]
    pub(crate) asked: RecipeAndTable,
    /// The algorithms to try after the recipe's own, by their names in recipes; by default those
    /// that the recipe names under `compare`
    #[arg(long, value_name = "NAME,…", value_delimiter = ',')]
    pub(crate) searches: Vec<String>,
    /// Print what was found, and any problem, as JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// Arguments of `frontier`.
#[derive(Debug, Args)]
#[command(after_help = FRONTIER)]
pub(crate) struct Frontier {
    #[command(flatten)]
    pub(crate) asked: RecipeAndTable,
    /// The values of k; by default 2,3,5,10,20,50
    #[arg(long, value_name = "K,…", value_delimiter = ',')]
    pub(crate) k: Vec<u32>,
    /// The suppression limits, as shares of the records; by default 0,0.01,0.02,0.05,0.1
    #[arg(long, value_name = "SHARE,…", value_delimiter = ',')]
    pub(crate) limits: Vec<f64>,
    /// The recodings to try for mixed detail, by their names in recipes; by default
    /// mondrian,iterative,subtree
    #[arg(long, value_name = "NAME,…", value_delimiter = ',')]
    pub(crate) mixed: Vec<String>,
    /// The most nodes to look at for each point of one level for each column; by default 10000
    #[arg(long, value_name = "N")]
    pub(crate) nodes: Option<u32>,
    /// Print the points, and any problem, as JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// Arguments of `simulate`.
#[derive(Debug, Args)]
#[command(after_help = SIMULATION)]
pub(crate) struct Simulate {
    /// The population: CSV, JSON, Parquet, a workbook or Stata's .dta, or several files with the
    /// same columns; each record is a person
    #[arg(long, value_name = "FILE", required = true)]
    pub(crate) population: Vec<PathBuf>,
    /// The recipe, with k-anonymity as its only model
    #[arg(long)]
    pub(crate) recipe: PathBuf,
    /// The sheet to read, where the population is a workbook
    #[arg(long, value_name = "NAME")]
    pub(crate) sheet: Option<String>,
    /// The shares of the population to draw; by default 0.1,0.2,0.3,0.4,0.5,0.6,0.7,0.8,0.9
    #[arg(long, value_name = "SHARE,…", value_delimiter = ',')]
    pub(crate) fractions: Vec<f64>,
    /// How many samples to draw of each, at most 100000; by default 1000
    #[arg(long, value_name = "N")]
    pub(crate) samples: Option<u32>,
    /// Draw the samples from these 64 hex digits instead of the system's secure generator, to get the
    /// same figures again
    #[arg(long, value_name = "HEX")]
    pub(crate) seed: Option<String>,
    /// The most threads to use; by default as many as the machine has cores, but no more than 8
    #[arg(long, value_name = "N")]
    pub(crate) threads: Option<NonZeroU32>,
    /// Write the figures as CSV, too: a line for each share and rule
    #[arg(long, value_name = "FILE")]
    pub(crate) csv: Option<PathBuf>,
    /// Print the figures, and any problem, as JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// Arguments of `advise`.
#[derive(Debug, Args)]
#[command(after_help = ADVICE)]
pub(crate) struct Advise {
    /// Whether somebody may know of a person that they are in the file: from the person, from a
    /// neighbour, or because everybody is in it. If in doubt, yes
    #[arg(long, value_name = "YES|NO", value_parser = BoolishValueParser::new(), action = Set)]
    pub(crate) knows_membership: bool,
    /// The share of the population that is in the file, if it is a random sample of it
    #[arg(long, value_name = "SHARE")]
    pub(crate) sampling_fraction: Option<f64>,
    /// Whether a table of the population is at hand, with the same quasi-identifiers
    #[arg(
        long,
        value_name = "YES|NO",
        value_parser = BoolishValueParser::new(),
        action = Set,
        default_value = "no"
    )]
    pub(crate) has_population: bool,
    /// The largest risk that a person is found, between 0 and 1
    #[arg(long, value_name = "RISK")]
    pub(crate) risk: f64,
    /// Print what is advised, and any problem, as JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// Arguments of `lattice`.
#[derive(Debug, Args)]
#[command(after_help = LATTICE)]
pub(crate) struct Lattice {
    #[command(flatten)]
    pub(crate) asked: RecipeAndTable,
    /// Say only which nodes are minimal, and not how many hold on each height
    #[arg(long)]
    pub(crate) minimal: bool,
    /// Add every node, if there are no more than 2,000
    #[arg(long, conflicts_with = "minimal", requires = "json")]
    pub(crate) nodes: bool,
    /// Print what was found, and any problem, as JSON
    #[arg(long)]
    pub(crate) json: bool,
}

impl Lattice {
    /// What is wanted of the lattice.
    pub(crate) fn detail(&self) -> LatticeDetail {
        match (self.minimal, self.nodes) {
            (true, _) => LatticeDetail::Minimal,
            (_, true) => LatticeDetail::Nodes,
            _ => LatticeDetail::Heights,
        }
    }
}

/// Arguments of `measure`.
#[derive(Debug, Args)]
pub(crate) struct Measure {
    /// The recipe whose models are to hold
    pub(crate) recipe: PathBuf,
    /// The file to measure: CSV, JSON, Parquet, a workbook or Stata's .dta, or several with the
    /// same columns; columns that the recipe calls identifiers may be missing
    #[arg(long, value_name = "FILE", required = true)]
    pub(crate) input: Vec<PathBuf>,
    /// A further table that the recipe puts beside the input (data.join): once for each, in its order. A
    /// person may have any number of records in it
    #[arg(long, value_name = "FILE")]
    pub(crate) join: Vec<PathBuf>,
    /// The sheet to read, where a file is a workbook; it takes the place of the one that the
    /// recipe may name. By default the first visible one with more
    /// than one row and column
    #[arg(long, value_name = "NAME")]
    pub(crate) sheet: Option<String>,
    /// The table before anonymization: shares of sensitive values are compared with
    /// those in it. Without it they are compared with those of the measured file itself. It may be
    /// several files, too
    #[arg(long, value_name = "FILE")]
    pub(crate) reference: Vec<PathBuf>,
    /// An earlier release of the same people, or of nearly the same. What both say together is looked
    /// for; if that tells fewer people apart than the recipe's k, the exit code is 1, unless the recipe
    /// says `"earlier": "accepted"`. With --reference it is known what labels stand for and whether
    /// anybody was left out; without, nobody is taken to be
    #[arg(long, value_name = "FILE")]
    pub(crate) earlier: Vec<PathBuf>,
    /// The file of a table that the recipe calls NAME, such as the population
    #[arg(long = "table", value_name = "NAME=FILE")]
    pub(crate) tables: Vec<NamedFile>,
    /// The policy of an institution. A recipe that asks for less than it is refused (exit code 2); the
    /// exit code is 1 if the file does not hold what it asks for
    #[arg(long, value_name = "FILE")]
    pub(crate) policy: Option<PathBuf>,
    /// Print the report as JSON, and problems as one line of JSON to standard error
    #[arg(long)]
    pub(crate) json: bool,
}

/// Arguments of `gate`.
#[derive(Debug, Args)]
#[command(after_help = GATE)]
pub(crate) struct Gate {
    /// The release that was handed in: CSV, JSON, Parquet, a workbook or Stata's .dta
    pub(crate) release: PathBuf,
    /// The report that was handed in with it. It is not believed: it can only add reasons to refuse
    #[arg(long, value_name = "FILE")]
    pub(crate) report: PathBuf,
    /// The policy that decides
    #[arg(long, value_name = "FILE")]
    pub(crate) policy: PathBuf,
    /// The sheet to read, where the release is a workbook
    #[arg(long, value_name = "NAME")]
    pub(crate) sheet: Option<String>,
    /// Print what was found, and any problem, as JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// Arguments of `attack`.
#[derive(Debug, Args)]
#[command(after_help = ATTACKS)]
pub(crate) struct Attack {
    #[command(flatten)]
    pub(crate) asked: RecipeAndTable,
    /// The release: CSV, JSON, Parquet, a workbook or Stata's .dta, or several files with the same
    /// columns
    #[arg(long, value_name = "FILE", required = true)]
    pub(crate) release: Vec<PathBuf>,
    /// What somebody knows of people: a file with some of the released columns, such as a register
    /// with names; cells may be missing. Each file is tried by itself
    #[arg(long, value_name = "FILE")]
    pub(crate) known: Vec<PathBuf>,
    /// The attacks to try; by default all
    #[arg(long, value_name = "NAME,…", value_delimiter = ',')]
    pub(crate) only: Vec<String>,
    /// The confidence, above 0 and at most 1, from which on something is learned
    #[arg(long, value_name = "SHARE", default_value_t = 0.9)]
    pub(crate) confidence: f64,
    /// How many values of a sensitive column somebody can exclude
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) exclude: usize,
    /// How much likelier a value is for those who are attacked than for others, 0 if it is
    /// impossible: COLUMN=VALUE=RATIO; takes the place of --exclude for that column
    #[arg(long, value_name = "COLUMN=VALUE=RATIO")]
    pub(crate) likelihood: Vec<KnownLikelihood>,
    /// Tell values, too. They are what the release should not give away: keep them to yourself
    #[arg(long)]
    pub(crate) values: bool,
    /// Print what was found, and any problem, as JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// Arguments of `audit`.
#[derive(Debug, Args)]
#[command(after_help = AUDIT)]
pub(crate) struct Audit {
    /// The file: CSV, JSON, Parquet, a workbook or Stata's .dta, or several with the same columns
    #[arg(required = true)]
    pub(crate) input: Vec<PathBuf>,
    /// The sheet to look at, where the file is a workbook; by default the first visible one with
    /// more than one row and column
    #[arg(long, value_name = "NAME")]
    pub(crate) sheet: Option<String>,
    /// Whether the first line has the names of the columns; by default that is guessed, and columns
    /// that are named here count as a sign of it
    #[arg(long, value_name = "YES|NO", value_parser = BoolishValueParser::new())]
    pub(crate) header: Option<bool>,
    /// Columns that somebody may know of a person
    #[arg(long, value_name = "NAME,…", value_delimiter = ',')]
    pub(crate) quasi_identifier: Vec<String>,
    /// Columns that somebody would like to learn
    #[arg(long, value_name = "NAME,…", value_delimiter = ',')]
    pub(crate) sensitive: Vec<String>,
    /// Columns that are neither
    #[arg(long, value_name = "NAME,…", value_delimiter = ',')]
    pub(crate) insensitive: Vec<String>,
    /// The confidence, above 0 and at most 1, from which on something is learned
    #[arg(long, value_name = "SHARE", default_value_t = 0.9)]
    pub(crate) confidence: f64,
    /// How many values of a sensitive column somebody can exclude
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) exclude: usize,
    /// Tell values, too
    #[arg(long)]
    pub(crate) values: bool,
    /// Print what was found, and any problem, as JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// Arguments of `inspect`.
#[derive(Debug, Args)]
pub(crate) struct Inspect {
    /// The table to look at: CSV, JSON, Parquet, a workbook or Stata's .dta, or several files with
    /// the same columns
    #[arg(required = true)]
    pub(crate) input: Vec<PathBuf>,
    /// A further table of the same people, in which each may have any number of records. Which columns
    /// tell whose they are is found out, and stands in the recipe to begin with (data.join)
    #[arg(long, value_name = "FILE")]
    pub(crate) join: Vec<PathBuf>,
    /// The sheet to look at, where the table is a workbook; by default the first visible one with
    /// more than one row and column
    #[arg(long, value_name = "NAME")]
    pub(crate) sheet: Option<String>,
    /// Print everything as JSON, with a recipe to begin with and the most frequent values of
    /// each column; problems go to standard error as one line of JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// Arguments of `hierarchy`.
#[derive(Debug, Args)]
pub(crate) struct Hierarchy {
    /// The recipe that says how the attribute grows coarser
    pub(crate) recipe: PathBuf,
    /// The table that has its values: CSV, JSON, Parquet, a workbook or Stata's .dta, or several
    /// files with the same columns
    #[arg(long, value_name = "FILE", required = true)]
    pub(crate) input: Vec<PathBuf>,
    /// The attribute, as the recipe calls it
    #[arg(long, value_name = "NAME")]
    pub(crate) attribute: String,
    /// A further table that the recipe puts beside the input (data.join): once for each, in its order. A
    /// person may have any number of records in it
    #[arg(long, value_name = "FILE")]
    pub(crate) join: Vec<PathBuf>,
    /// The sheet to read, where the table is a workbook; it takes the place of the one that the
    /// recipe may name
    #[arg(long, value_name = "NAME")]
    pub(crate) sheet: Option<String>,
    /// Write problems to standard error as one line of JSON instead of a sentence
    #[arg(long)]
    pub(crate) json: bool,
}

/// Arguments of `describe`.
#[derive(Debug, Args)]
pub(crate) struct Describe {
    /// Print it as JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// Says what is wrong with the command line, or shows the help that was asked for.
pub(crate) fn refuse(error: &clap::Error) -> ExitCode {
    if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) {
        return match terminal::print(&error.render().to_string()) {
            Ok(()) => ExitCode::SUCCESS,
            Err(problem) => ExitCode::from(Refusal::from(problem).exit_code()),
        };
    }
    let as_json = std::env::args_os().any(|argument| argument == "--json");
    // What clap says of it is English.
    if as_json || !language::is_first_spoken() {
        let argument = match error.get(ContextKind::InvalidArg) {
            Some(ContextValue::String(name)) => Some(name.clone()),
            Some(ContextValue::Strings(names)) => Some(names.join(", ")),
            _ => None,
        };
        let detail = error.kind().as_str().map(str::to_owned);
        Refusal::from(Problem { field: argument, detail, ..Problem::new(Code::Usage) })
            .say(as_json);
    } else {
        terminal::note(error.render().to_string().trim_end());
    }
    ExitCode::from(2)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_declarations_are_consistent() {
        Arguments::command().debug_assert();
    }
}
