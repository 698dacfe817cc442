//! `docs/seeds.md`: every command of it is run, and all that stands beside it is compared with what
//! came of it.

use crate::support::Desk;
use serde_json::Value;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

const PAGE: &str = "docs/seeds.md";

/// What a line says of something that Outis does not do, in the place of a command.
const ABSENT: &str = "not in Outis";

/// The root of the project.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn page() -> String {
    fs::read_to_string(root().join(PAGE)).unwrap()
}

/// A line of a table of the page.
struct Row<'a> {
    /// Counted from 1.
    line: usize,
    place: &'a str,
    command: &'a str,
    shown: &'a str,
}

/// The lines of all tables, without names and rules, and the faults of those that are no such line.
fn rows(page: &str) -> (Vec<Row<'_>>, Vec<String>) {
    let (mut rows, mut faults) = (Vec::new(), Vec::new());
    for (line, text) in (1..).zip(page.lines()) {
        if !text.starts_with('|') || text.starts_with("| What |") || text.starts_with("|---|") {
            continue;
        }
        let cells: Vec<&str> = text.trim_matches('|').split('|').map(str::trim).collect();
        match cells[..] {
            [what, place, command, shown] if !what.is_empty() && !shown.is_empty() => {
                rows.push(Row { line, place, command, shown });
            }
            _ => faults.push(format!("{PAGE}:{line}: four cells are needed")),
        }
    }
    (rows, faults)
}

/// What stands between two backticks that a text begins and ends with.
fn quoted(text: &str) -> Option<&str> {
    let inner = text.strip_prefix('`')?.strip_suffix('`')?;
    (!inner.contains('`')).then_some(inner)
}

/// One thing that a command is said to show.
#[derive(Clone, Debug)]
enum Claim {
    /// What stands at a place of the JSON; steps are parted by points.
    Value { place: String, expected: String },
    /// How often a line stands in the release, or in what is printed.
    Lines { count: usize, line: String },
    /// How the program ends.
    Exit(i32),
}

impl Claim {
    fn read(text: &str) -> Option<Self> {
        if let Some(code) = text.strip_prefix("exit code ") {
            return code.parse().ok().map(Self::Exit);
        }
        if let Some((count, line)) = text.split_once(" × ") {
            let (count, line) = (count.parse().ok()?, quoted(line)?.to_owned());
            return Some(Self::Lines { count, line });
        }
        let (place, expected) = text.strip_prefix('`')?.split_once("` ")?;
        let expected = quoted(expected).unwrap_or(expected);
        Some(Self::Value { place: place.to_owned(), expected: expected.to_owned() })
    }

    /// The nearest claim that is not this one.
    fn changed(&self) -> Self {
        match self.clone() {
            Self::Value { place, expected } => {
                let decimals = decimals(&expected);
                let changed = match expected.parse::<f64>() {
                    Ok(number) => format!("{:.decimals$}", number + unit(decimals)),
                    Err(_) => format!("{expected}x"),
                };
                Self::Value { place, expected: changed }
            }
            Self::Lines { count, line } => Self::Lines { count: count + 1, line },
            Self::Exit(code) => Self::Exit(code + 1),
        }
    }
}

/// The claims of a line, the exit code among them.
fn claims(shown: &str) -> Result<Vec<Claim>, String> {
    let mut claims = Vec::new();
    for text in shown.split("; ") {
        claims.push(Claim::read(text).ok_or_else(|| format!("“{text}” cannot be compared"))?);
    }
    if claims.iter().all(|claim| matches!(claim, Claim::Exit(_))) {
        return Err("nothing of what is shown is said".to_owned());
    }
    if !claims.iter().any(|claim| matches!(claim, Claim::Exit(_))) {
        claims.push(Claim::Exit(0));
    }
    Ok(claims)
}

/// The digits after the point of a number as it is written.
fn decimals(number: &str) -> usize {
    number.split_once('.').map_or(0, |(_, digits)| digits.len())
}

/// One in the last of so many decimals.
fn unit(decimals: usize) -> f64 {
    format!("1e-{decimals}").parse().unwrap()
}

/// Whether a value is what is expected, numbers as they are rounded there; counts exactly.
fn agrees(found: &Value, expected: &str) -> bool {
    match found {
        Value::String(text) => text == expected,
        Value::Number(number) => {
            let Ok(expected_number) = expected.parse::<f64>() else { return false };
            let tolerance = match decimals(expected) {
                0 => 1e-9,
                decimals => unit(decimals) * 0.500_001,
            };
            (number.as_f64().unwrap() - expected_number).abs() <= tolerance
        }
        other => serde_json::from_str::<Value>(expected).is_ok_and(|expected| &expected == other),
    }
}

/// What came of a command.
struct Evidence {
    code: Option<i32>,
    /// The lines of the release, where there was to be one, else those that were printed.
    lines: Vec<String>,
    /// The report, where there was to be one, else what was printed, if it is JSON.
    json: Option<Value>,
    /// What was said on standard error.
    said: String,
}

impl Evidence {
    /// Runs a command on a copy of the cases.
    fn new(desk: &Desk, command: &str) -> Self {
        let arguments = words(command);
        let arguments: Vec<&str> = arguments[1..].iter().map(String::as_str).collect();
        let outcome = desk.outis(&arguments);
        let [mut printed, mut told] = [outcome.stdout.clone(), outcome.stdout];
        for (option, text) in [("--output", &mut printed), ("--report", &mut told)] {
            let Some(place) = arguments.iter().position(|argument| *argument == option) else {
                continue;
            };
            // A file of the command before must not be taken for this one's.
            let path = desk.path(arguments[place + 1]);
            *text = fs::read_to_string(&path).unwrap_or_default();
            let _ = fs::remove_file(path);
        }
        Self {
            code: outcome.code,
            lines: printed.lines().map(str::to_owned).collect(),
            json: serde_json::from_str(&told).ok(),
            said: outcome.stderr,
        }
    }

    /// What is wrong with a claim, if anything is.
    fn fault(&self, claim: &Claim) -> Option<String> {
        match claim {
            Claim::Exit(code) => (self.code != Some(*code))
                .then(|| format!("exit code {:?}, not {code}: {}", self.code, self.said)),
            Claim::Lines { count, line } => {
                let found = self.lines.iter().filter(|found| *found == line).count();
                (found != *count).then(|| format!("{found} × {line}, not {count}"))
            }
            Claim::Value { place, expected } => {
                let Some(json) = &self.json else { return Some(format!("no JSON: {}", self.said)) };
                let found = json.pointer(&format!("/{}", place.replace('.', "/")));
                let Some(found) = found else { return Some(format!("{place} is not there")) };
                (!agrees(found, expected)).then(|| format!("{place} is {found}, not {expected}"))
            }
        }
    }
}

/// The words of a command; what stands between quotation marks is one with what it stands in.
fn words(command: &str) -> Vec<String> {
    let (mut words, mut quoted) = (vec![String::new()], false);
    for letter in command.chars() {
        match letter {
            '"' => quoted = !quoted,
            ' ' if !quoted => words.push(String::new()),
            _ => words.last_mut().unwrap().push(letter),
        }
    }
    words
}

/// A folder with a copy of the cases, where the commands of the page find them.
fn desk() -> Desk {
    let desk = Desk::new();
    copy(&root().join("tests/suite"), &desk.path("tests/suite"));
    desk
}

fn copy(folder: &Path, target: &Path) {
    fs::create_dir_all(target).unwrap();
    for entry in fs::read_dir(folder).unwrap() {
        let entry = entry.unwrap();
        let target = target.join(entry.file_name());
        if entry.path().is_dir() {
            copy(&entry.path(), &target);
        } else {
            fs::copy(entry.path(), target).unwrap();
        }
    }
}

/// What is wrong with `cargo test -p PACKAGE [--test PROGRAM] NAME`: there has to be a test of that
/// name, in the modules that are named.
fn missing_test(command: &str) -> Option<String> {
    let words: Vec<&str> = command.split(' ').collect();
    let (package, program, name) = match words[..] {
        ["cargo", "test", "-p", package, name] => (package, None, name),
        ["cargo", "test", "-p", package, "--test", program, name] => (package, Some(program), name),
        _ => return Some(format!("{command} names no test")),
    };
    let folder = match package.strip_prefix("outis-") {
        None => "crates/core/src".to_owned(),
        Some("tests") => "tests".to_owned(),
        Some(name) => format!("crates/{name}"),
    };
    let folder = match program {
        None => folder,
        Some("all") => format!("{folder}/tests"),
        Some(program) => format!("{folder}/tests/{program}"),
    };
    let (modules, function) = match name.rsplit_once("::") {
        None => (Vec::new(), name),
        Some((modules, function)) => (modules.split("::").collect(), function),
    };
    let declared = format!("fn {function}(");
    let mut files = Vec::new();
    collect(&root().join(&folder), &mut files);
    let found = files.iter().any(|path| {
        let stands = modules.iter().all(|module| {
            path.iter().any(|part| Path::new(part).file_stem().is_some_and(|stem| stem == *module))
        });
        stands && is_tested(&fs::read_to_string(path).unwrap(), &declared)
    });
    (!found).then(|| format!("there is no test {name} in {folder}"))
}

/// Whether a function is declared in a file as a test.
fn is_tested(content: &str, declared: &str) -> bool {
    let lines: Vec<&str> = content.lines().map(str::trim).collect();
    let mut places = (0..lines.len()).filter(|&place| lines[place].starts_with(declared));
    places.any(|place| lines[place.saturating_sub(3)..place].contains(&"#[test]"))
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for entry in entries {
        let path = entry.unwrap().path();
        if path.is_dir() {
            collect(&path, files);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            files.push(path);
        }
    }
}

/// Runs commands, each only once.
struct Checker {
    desk: Desk,
    found: BTreeMap<String, Evidence>,
}

impl Checker {
    fn new() -> Self {
        Self { desk: desk(), found: BTreeMap::new() }
    }

    fn evidence(&mut self, command: &str) -> &Evidence {
        if !self.found.contains_key(command) {
            let evidence = Evidence::new(&self.desk, command);
            self.found.insert(command.to_owned(), evidence);
        }
        &self.found[command]
    }

    /// What is wrong with a page, each with its line.
    fn faults(&mut self, page: &str) -> Vec<String> {
        let (rows, mut faults) = rows(page);
        for row in rows {
            let found = self.row_faults(&row);
            faults.extend(found.into_iter().map(|fault| format!("{PAGE}:{}: {fault}", row.line)));
        }
        faults
    }

    fn row_faults(&mut self, row: &Row<'_>) -> Vec<String> {
        let mut faults = Vec::new();
        if row.command == ABSENT {
            return faults;
        }
        for place in row.place.split(", ") {
            if !quoted(place).is_some_and(|place| root().join(place).exists()) {
                faults.push(format!("{place} is no file of the project"));
            }
        }
        let Some(command) = quoted(row.command) else {
            faults.push(format!("“{}” is neither a command nor “{ABSENT}”", row.command));
            return faults;
        };
        if command.starts_with("cargo ") {
            faults.extend(missing_test(command));
        } else if command.starts_with("outis ") {
            match claims(row.shown) {
                Err(fault) => faults.push(fault),
                Ok(claims) => {
                    let evidence = self.evidence(command);
                    faults.extend(claims.iter().filter_map(|claim| evidence.fault(claim)));
                }
            }
        } else {
            faults.push(format!("{command} is no command that can be looked at"));
        }
        faults
    }
}

/// The page is true, and no number of it could be another one: each claim is changed, too, and has to
/// be false then.
#[test]
fn all_that_the_page_says_is_shown_and_nothing_else_would_do() {
    let (page, mut checker) = (page(), Checker::new());
    let faults = checker.faults(&page);
    assert!(faults.is_empty(), "what to mend:\n{}", faults.join("\n"));
    let (rows, _) = rows(&page);
    let mut seen = [0, 0, 0];
    for row in &rows {
        let Some(command) = quoted(row.command) else {
            seen[0] += 1;
            continue;
        };
        if command.starts_with("cargo ") {
            seen[1] += 1;
            continue;
        }
        seen[2] += 1;
        for claim in claims(row.shown).unwrap() {
            let changed = claim.changed();
            let fault = checker.evidence(command).fault(&changed);
            assert!(fault.is_some(), "{PAGE}:{}: {changed:?} would do as well", row.line);
        }
    }
    assert!(seen.iter().all(|&count| count > 20) && seen[2] > seen[1], "{seen:?}");
}

#[test]
fn what_is_wrong_on_a_page_is_found() {
    let case = "tests/suite/tables/t8";
    let run = format!(
        "`outis run {case}/recipe.json --input {case}/input.csv --output release.csv --report report.json`"
    );
    let place = "`crates/core/src/lattice.rs`";
    let mut checker = Checker::new();
    let mut found = |line: String| checker.faults(&format!("| What |\n|---|\n{line}\n"));
    let right = "`models.0.achieved` 3; `utility.gcp` 0.6255; 2 × `130**;21-30;*;Hep`";
    assert_eq!(found(format!("| a | {place} | {run} | {right} |")), [""; 0]);
    for (line, fault) in [
        (format!("| a | {place} | {run} | `models.0.achieved` 4 |"), "is 3.0, not 4"),
        (format!("| a | {place} | {run} | `utility.gcp` 0.6254 |"), "not 0.6254"),
        (format!("| a | {place} | {run} | `utility.none` 1 |"), "is not there"),
        (
            format!("| a | {place} | {run} | 1 × `130**;21-30;*;Hep` |"),
            "2 × 130**;21-30;*;Hep, not 1",
        ),
        (format!("| a | {place} | {run} | {right}; exit code 1 |"), "exit code Some(0), not 1"),
        (format!("| a | {place} | {run} | three |"), "cannot be compared"),
        (format!("| a | {place} | {run} | exit code 0 |"), "nothing of what is shown"),
        (format!("| a | {place} | {run} |"), "four cells"),
        (format!("| a | `crates/none.rs` | {run} | {right} |"), "no file of the project"),
        (format!("| a | {place} | later | {right} |"), "neither a command"),
        (format!("| a | {place} | `true` | {right} |"), "no command"),
        (format!("| a | {place} | `cargo test -p outis no_such_test` | b |"), "there is no test"),
        (
            format!("| a | {place} | `cargo test -p outis-tests --test all vectors::close` | b |"),
            "there is no test",
        ),
    ] {
        let faults = found(line);
        assert!(faults.len() == 1 && faults[0].contains(fault), "{fault}: {faults:?}");
        assert!(faults[0].starts_with("docs/seeds.md:3: "), "{faults:?}");
    }
}
