//! What is fuzzed: bytes that anybody could have written, taken as page and CLI take them.
//!
//! Each target is a function of bytes. It may refuse them with a problem; it panics where it
//! breaks a promise about what it has accepted, and whatever else panics is a fault too. The
//! programs in `fuzz/fuzz_targets` only call these functions, and a test runs the files of
//! `fuzz/corpus` through them.

mod parcels;

use crate::harness::{self, Attached, SEED};
use outis::format::csv::Options;
use outis::format::encoding::Encoding;
use outis::format::layout::Layout;
use outis_job::inspect::inspect;
use outis_job::resolve::read_options;
use outis_job::{Data, Fingerprint, Incoming, Input, Job, Origin, Run, measure_file};
use outis_protocol::recipe::{AnyRecipe, Matching, OtherRecipe, Search};
use outis_protocol::view::Tried;
use outis_protocol::{Outcome, Problem, Recipe, parse, parse_any};
use outis_workbook::{SheetText, Workbook, is_reading};
use serde_json::{Value, json};
use std::sync::Arc;

pub use parcels::parcels;

/// From now on nothing is printed of panics of the library over broken workbooks, which are caught:
/// they look like faults, and are none.
pub fn hush_caught_panics() {
    let faults = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        if !is_reading() {
            faults(panic);
        }
    }));
}

/// Bytes accepted or refused.
pub type Target = fn(&[u8]) -> Outcome<()>;

/// The targets by the names of their programs and folders.
pub const TARGETS: [(&str, Target); 10] = [
    ("csv", csv),
    ("encoding", encoding),
    ("hierarchy", hierarchy),
    ("recipe", recipe),
    ("parcel", parcel),
    ("workbook", workbook),
    ("sets", sets),
    ("places", places),
    ("graph", graph),
    ("queries", queries),
];

/// The columns of [`TABLE`].
const NAMES: [&str; 5] = ["name", "age", "zip", "born", "ill"];

/// The table that recipes and hierarchies are tried on.
pub const TABLE: &str = "name,age,zip,born,ill\n\
    Ada,23,13053,1.2.1962,flu\nBea,27,13068,3.2.1962,gout\nCy,22,13053,28.12.1961,flu\n\
    Dan,29,13068,1.1.1970,gout\nEve,41,14850,2.1.1970,cold\nFay,48,14853,5.6.1970,flu\n\
    Gus,43,14850,7.8.1971,cold\nHal,47,14853,9.8.1971,\n";

/// Steps after which a search is stopped: what a recipe asks for may take long.
const PATIENCE: usize = 2_000;

/// What came of a recipe that was not refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Ended {
    /// There is no table to release, or none was found in time.
    NoSolution,
    /// One was released.
    Released,
    /// It was, and whoever receives it has measured it again.
    Measured,
}

/// The files beside [`TABLE`].
#[must_use]
pub fn files() -> Attached {
    let levels = "13053;130**;*\n13068;130**;*\n14850;148**;*\n14853;148**;*\n";
    let more = "Ida,21,13053,1.2.1962,flu\nJon,44,14850,2.1.1970,cold\n";
    let population = format!("{TABLE}{more}");
    [("zip.csv", levels), ("people.csv", &population)]
        .map(|(name, text)| (name.to_owned(), text.as_bytes().to_vec()))
        .into()
}

/// Reads a file; it must come to the same in slices of any size, what was read to the same after it
/// was written, and what is found out of where the table stands to the same once it is said.
///
/// # Errors
/// Whatever makes the file unacceptable.
///
/// # Panics
/// If it does not come to the same.
pub fn csv(bytes: &[u8]) -> Outcome<()> {
    found_out(bytes);
    let input = Arc::new(read(&Options::default(), bytes)?);
    let suggested = inspect(&input, 2026).recipe;
    // A suggestion is a beginning, and may lack what only a person knows.
    let _ = Job::new(suggested, &input, &Attached::new());
    Ok(())
}

/// Takes the first line for the name of an encoding, and reads what follows as a file in it, or in
/// whatever it seems to be in if there is none of that name.
///
/// # Errors
/// Whatever makes the file unacceptable.
///
/// # Panics
/// As [`csv`].
pub fn encoding(bytes: &[u8]) -> Outcome<()> {
    let mut parts = bytes.splitn(2, |&byte| byte == b'\n');
    let name = parts.next().and_then(|line| str::from_utf8(line).ok());
    let encoding = name.and_then(Encoding::named);
    let file = parts.next().unwrap_or_default();
    read(&Options { encoding, ..Options::default() }, file).map(drop)
}

/// Reads a file whole and in slices, and once more after it was written.
fn read(options: &Options, bytes: &[u8]) -> Outcome<Input> {
    let whole = read_in_slices(options.clone(), bytes, bytes.len().max(1));
    for size in [1, 7] {
        let sliced = read_in_slices(options.clone(), bytes, size);
        match (&whole, &sliced) {
            (Ok(whole), Ok(sliced)) => assert_same(whole, sliced),
            (whole, sliced) => assert_eq!(whole.as_ref().err(), sliced.as_ref().err()),
        }
    }
    let input = whole?;
    assert_eq!(cells(&read_again(&input)), cells(&input));
    Ok(input)
}

/// Reads a file of which nobody has said anything, and again as the recipe says that is then
/// suggested.
fn found_out(bytes: &[u8]) {
    let guessing = Options { layout: Layout::guessed(), ..Options::default() };
    let Ok(found) = read_in_slices(guessing, bytes, 7) else { return };
    let suggested = inspect(&found, 2026).recipe;
    let said = read_options(&suggested).expect("what was found can be said");
    let again = read_in_slices(said, bytes, 7).expect("what was found is found again");
    assert_eq!(cells(&again), cells(&found));
    assert_eq!(again.facts(), found.facts());
}

fn read_in_slices(options: Options, bytes: &[u8], size: usize) -> Outcome<Input> {
    let mut incoming = Incoming::new(options);
    bytes.chunks(size).try_for_each(|slice| incoming.push(slice))?;
    incoming.finish()
}

fn assert_same(one: &Input, other: &Input) {
    assert_eq!(cells(one), cells(other));
    let (Data::Table(one), Data::Table(other)) = (&one.data, &other.data);
    assert_eq!(one.format, other.format);
    assert_eq!(one.warnings, other.warnings);
}

/// The table written and read in the format that it came in.
fn read_again(input: &Input) -> Input {
    let (table, format) = (input.table(), input.loaded().format);
    let (mut writer, mut reader) = (format.writer(), format.reader());
    if format.has_names() {
        writer.write_record(table.columns.iter().map(|column| &column.name));
    }
    for record in 0..table.records {
        let cells = table.columns.iter();
        writer.write_record(cells.map(|column| column.dictionary.get(column.codes.get(record))));
    }
    reader
        .push(&writer.take_chunk().expect("it has the letters that were read"))
        .expect("what was written can be read");
    let loaded = reader.finish().expect("what was written can be read");
    Input {
        data: Data::Table(loaded),
        sha256: String::new(),
        origin: Origin::Text,
        further: Vec::new(),
        joining: None,
        last_join: Default::default(),
        together: None,
        last_together: Default::default(),
        folding: None,
        last_fold: Default::default(),
        parts: Vec::new(),
    }
}

/// Names and cells, column by column.
fn cells(input: &Input) -> Vec<(&str, Vec<&str>)> {
    let columns = input.table().columns.iter();
    let texts = columns.map(|column| {
        let texts = column.codes.iter().map(|code| column.dictionary.get(code));
        (column.name.as_str(), texts.collect())
    });
    texts.collect()
}

/// Takes the first line for an attribute of [`TABLE`] with its hierarchy, and what follows for the
/// file `levels.csv`, and anonymizes the table with that.
///
/// # Errors
/// Whatever is wrong with them.
///
/// # Panics
/// If what is accepted cannot be released.
pub fn hierarchy(bytes: &[u8]) -> Outcome<()> {
    let mut parts = bytes.splitn(2, |&byte| byte == b'\n');
    let line = String::from_utf8_lossy(parts.next().unwrap_or_default());
    let Ok(mut attribute) = serde_json::from_str::<Value>(&line) else {
        return parse(&line).map(drop);
    };
    if let Some(fields) = attribute.as_object_mut() {
        fields.insert("role".to_owned(), json!("quasi-identifier"));
    }
    let others = NAMES.iter().filter(|&&name| attribute["name"] != name);
    let others = others.map(|name| json!({"name": name, "role": "insensitive"}));
    let attributes: Vec<Value> = others.chain([attribute.clone()]).collect();
    let recipe = json!({
        "outis": 1, "kind": "recipe", "attributes": attributes,
        "models": [{"model": "k-anonymity", "k": 2}], "suppression": {"limit": 0.5},
    });
    let levels = parts.next().unwrap_or_default().to_vec();
    let files = Attached::from([("levels.csv".to_owned(), levels)]);
    carry_out(&recipe.to_string(), TABLE.as_bytes(), &files, &|_| ()).map(drop)
}

/// Carries a recipe out on [`TABLE`].
///
/// # Errors
/// Whatever is wrong with it.
///
/// # Panics
/// As [`carry_out`].
pub fn recipe(bytes: &[u8]) -> Outcome<()> {
    let text = String::from_utf8_lossy(bytes);
    carry_out(&text, TABLE.as_bytes(), &files(), &|_| ()).map(drop)
}

/// Takes a parcel as a worker does that helps another one.
///
/// # Errors
/// Whatever is wrong with it.
///
/// # Panics
/// If the helper has begun before it was told to.
pub fn parcel(bytes: &[u8]) -> Outcome<()> {
    let mut helper = outis_job::helper(bytes)?;
    assert!(helper.is_idle());
    assert!(helper.step(1 << 10).ended);
    Ok(())
}

/// Reads a sheet of a workbook, and the table that its text is.
///
/// # Errors
/// Whatever makes one of them unacceptable.
pub fn workbook(bytes: &[u8]) -> Outcome<()> {
    let SheetText { text, workbook } = Workbook::open(bytes.to_vec())?.read(None)?;
    let options = Options { layout: Layout::guessed(), ..Options::default() };
    let mut incoming = Incoming::sheet(options, workbook, Some(Fingerprint::default()));
    incoming.push(text.as_bytes())?;
    incoming.finish().map(drop)
}

/// Takes the first line for the format of a file of sets of items (`data.format`), and what follows
/// for the file, and releases and attacks it.
///
/// # Errors
/// Whatever makes the file unacceptable.
///
/// # Panics
/// If a release is not read again as what it is, or somebody is found among fewer people than were
/// asked for.
pub fn sets(bytes: &[u8]) -> Outcome<()> {
    let mut parts = bytes.splitn(2, |&byte| byte == b'\n');
    let line = String::from_utf8_lossy(parts.next().unwrap_or_default());
    let Ok(format) = serde_json::from_str::<Value>(&line) else {
        return parse(&line).map(drop);
    };
    let recipe = json!({
        "outis": 1, "kind": "recipe", "data": {"kind": "transactions", "format": format},
        "models": [{"model": "km-anonymity", "k": 2, "m": 2}],
        "search": {"algorithm": "apriori"},
    });
    let AnyRecipe::Other(OtherRecipe::Transactions(recipe)) = parse_any(&recipe.to_string())?
    else {
        return Ok(());
    };
    let file = parts.next().unwrap_or_default();
    let ran = harness::run_sets(*recipe, file, &Attached::new(), SEED)?;
    let exposed = ran.attack.and_then(|attack| attack.exposure?.after);
    let few = exposed.map_or(0, |exposed| exposed.unique);
    assert_eq!(few, 0, "somebody is singled out");
    Ok(())
}

/// Takes the first line for the fields of a recipe for places, and what follows for the file, and
/// releases it.
///
/// # Errors
/// Whatever makes the file unacceptable.
///
/// # Panics
/// If somebody is seen among fewer people than were asked for.
pub fn places(bytes: &[u8]) -> Outcome<()> {
    let mut parts = bytes.splitn(2, |&byte| byte == b'\n');
    let line = String::from_utf8_lossy(parts.next().unwrap_or_default());
    let Ok(given) = serde_json::from_str::<Value>(&line) else {
        return parse(&line).map(drop);
    };
    let recipe = json!({
        "outis": 1, "kind": "recipe", "data": {"kind": "locations", "format": given["format"]},
        "models": [{"model": "location-k-anonymity", "k": 2}], "search": given["search"],
    });
    let AnyRecipe::Other(OtherRecipe::Locations(recipe)) = parse_any(&recipe.to_string())? else {
        return Ok(());
    };
    let ran = harness::run_places(*recipe, parts.next().unwrap_or_default(), SEED)?;
    let seen = ran.report.risk.after.map_or(0, |after| after.observation.below_k);
    assert_eq!(seen, 0, "somebody is seen among too few");
    Ok(())
}

/// Takes the first line for the format of a file of a graph (`data.format`), and what follows for the
/// file, and releases it.
///
/// # Errors
/// Whatever makes the file unacceptable.
///
/// # Panics
/// If a release is not read again as what it is, or somebody is found by their degree among fewer
/// people than were asked for.
pub fn graph(bytes: &[u8]) -> Outcome<()> {
    let mut parts = bytes.splitn(2, |&byte| byte == b'\n');
    let line = String::from_utf8_lossy(parts.next().unwrap_or_default());
    let Ok(format) = serde_json::from_str::<Value>(&line) else {
        return parse(&line).map(drop);
    };
    let labels = format["label"] == true && format["layout"] == "adjacency";
    let recipe = json!({
        "outis": 1, "kind": "recipe", "data": {"kind": "graph", "format": format},
        "models": [{"model": "k-degree-anonymity", "k": 3}], "output": {"labels": labels},
    });
    let AnyRecipe::Other(OtherRecipe::Graph(recipe)) = parse_any(&recipe.to_string())? else {
        return Ok(());
    };
    let (_, report) = harness::run_graph(*recipe, parts.next().unwrap_or_default(), SEED)?;
    let few = report.risk.after.map_or(0, |risk| risk.degree.below_k);
    assert_eq!(few, 0, "somebody is found among fewer than three");
    Ok(())
}

/// Takes the first line for a part of a recipe for query logs: `format`, `search`, `output` and what
/// is the `same` of several people. What follows is the log, which is released.
///
/// # Errors
/// Whatever makes recipe or file unacceptable.
///
/// # Panics
/// If a release is not read again as what it is, or somebody is found by what is to be the same among
/// fewer people than were asked for.
pub fn queries(bytes: &[u8]) -> Outcome<()> {
    let mut parts = bytes.splitn(2, |&byte| byte == b'\n');
    let line = String::from_utf8_lossy(parts.next().unwrap_or_default());
    let Ok(given) = serde_json::from_str::<Value>(&line) else {
        return parse(&line).map(drop);
    };
    let mut recipe = json!({
        "outis": 1, "kind": "recipe", "data": {"kind": "queries", "format": given["format"]},
        "models": [{"model": "query-k-anonymity", "k": 2}],
    });
    for name in ["search", "output"] {
        if !given[name].is_null() {
            recipe[name] = given[name].clone();
        }
    }
    if !given["same"].is_null() {
        recipe["models"][0]["same"] = given["same"].clone();
    }
    let AnyRecipe::Other(OtherRecipe::Queries(recipe)) = parse_any(&recipe.to_string())? else {
        return Ok(());
    };
    let (_, report) = harness::run_log(*recipe, parts.next().unwrap_or_default(), SEED)?;
    let Some(after) = report.risk.after else { return Ok(()) };
    let alike = if given["same"] == "intents" { after.intents } else { after.lines };
    assert_eq!(alike.map(|alike| alike.below_k), Some(0), "somebody is found among too few");
    Ok(())
}

/// Carries a recipe out on the bytes of a table: search, release, report, and as a receiver
/// measures what was released. `hear` is told of problems on the way that do not end it.
///
/// # Errors
/// Whatever is wrong with recipe, table or files.
///
/// # Panics
/// If a recipe is another one after it was written, or a release not what it should be.
pub fn carry_out(
    text: &str,
    data: &[u8],
    files: &Attached,
    hear: &dyn Fn(&Problem),
) -> Outcome<Ended> {
    let recipe = parse(text)?;
    let again = parse(&recipe.to_text()).expect("what was read can be written and read");
    assert_eq!(again, recipe);
    let input = harness::read(&recipe, data)?;
    let job = Arc::new(Job::new(recipe, &input, files)?);
    let run = drive(&job, &job.recipe.search)?;
    let Some(found) = run.found() else { return Ok(Ended::NoSolution) };
    let bytes = release(run, hear)?;
    if !is_measurable(&job.recipe) || found.chosen.classes() == 0 {
        return Ok(Ended::Released);
    }
    let Ok(received) = harness::read_release(&job.recipe, &bytes) else {
        return Ok(Ended::Released);
    };
    match measure_file(&job.recipe, &received, Some(&input), files, None) {
        Err(problem) => {
            hear(&problem);
            Ok(Ended::Released)
        }
        Ok(report) => {
            let fails = report.models.iter().find(|model| !model.holds);
            assert!(fails.is_none(), "{fails:?}");
            Ok(Ended::Measured)
        }
    }
}

/// Drives an algorithm until it ends or takes too long.
fn drive(job: &Arc<Job>, search: &Search) -> Outcome<Run> {
    let mut run = Run::trying(job.clone(), search.clone())?;
    if !(0..PATIENCE).any(|_| run.search(1 << 10)) {
        run.interrupt();
    }
    Ok(run)
}

/// The bytes of what was found, and its report with everything that was compared.
fn release(mut run: Run, hear: &dyn Fn(&Problem)) -> Outcome<Vec<u8>> {
    let bytes = harness::write(&mut run, SEED, 11)?;
    let job = run.job().clone();
    let tried = job.recipe.compare.iter().map(|search| match drive(&job, search) {
        Ok(run) => run.tried(0.0),
        Err(problem) => {
            hear(&problem);
            Tried::refused(search.clone(), problem)
        }
    });
    let tried = tried.collect();
    let (report, measured) = run.finish(Some(Fingerprint::of_bytes(&bytes)), tried, None)?;
    assert!(measured.models.iter().all(|model| model.holds));
    let read: Value = serde_json::from_str(&report.to_text()).expect("a report is JSON");
    assert_eq!(read["compared"].as_array().map_or(0, Vec::len), job.recipe.compare.len());
    Ok(bytes)
}

/// Whether the receiver can measure the file: with the columns that the models look at, without
/// a population, which is not generalized as the release is, and where a star is no missing value
/// that matches nothing: the file does not say which star is one.
fn is_measurable(recipe: &Recipe) -> bool {
    let missing = &recipe.missing;
    let starred = missing.values.iter().any(|marker| marker == "*");
    recipe.tables.is_empty() && !(starred && missing.matching == Matching::RemoveRow)
}
