//! A folder to run the program in, and what came of a run.

use serde_json::{Value, json};
use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

/// Stands in every cell of bad input and must never be seen again.
pub(crate) const MARKER: &str = "MARKERq7";

/// A seed for runs that are to be repeated.
pub(crate) const SEED: &str = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff";

/// A folder that goes away.
pub(crate) struct Desk(tempfile::TempDir);

/// What came of a run.
#[derive(Debug)]
pub(crate) struct Outcome {
    pub(crate) code: Option<i32>,
    pub(crate) stdout: String,
    pub(crate) stderr: String,
}

impl Desk {
    pub(crate) fn new() -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    pub(crate) fn write(&self, name: &str, content: impl AsRef<[u8]>) {
        fs::write(self.path(name), content).unwrap();
    }

    pub(crate) fn read(&self, name: &str) -> String {
        fs::read_to_string(self.path(name)).unwrap()
    }

    pub(crate) fn json(&self, name: &str) -> Value {
        serde_json::from_str(&self.read(name)).unwrap()
    }

    pub(crate) fn has(&self, name: &str) -> bool {
        self.path(name).exists()
    }

    /// The names of all files, hidden ones included.
    pub(crate) fn files(&self) -> Vec<String> {
        let entries = fs::read_dir(self.0.path()).unwrap();
        let mut names: Vec<String> =
            entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
        names.sort();
        names
    }

    /// The program, to be run in the folder.
    pub(crate) fn command(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_outis"));
        command.args(arguments).current_dir(self.0.path()).stdin(Stdio::null());
        command
    }

    pub(crate) fn outis(&self, arguments: &[&str]) -> Outcome {
        Outcome::new(self.command(arguments).output().unwrap())
    }

    /// Runs `recipe.json` on `data.csv`, with what else is to be said.
    pub(crate) fn run(&self, more: &[&str]) -> Outcome {
        self.outis(&[&RUN[..], more].concat())
    }
}

/// The arguments of [`Desk::run`].
pub(crate) const RUN: [&str; 8] = [
    "run",
    "recipe.json",
    "--input",
    "data.csv",
    "--output",
    "release.csv",
    "--report",
    "report.json",
];

impl Outcome {
    pub(crate) fn new(output: Output) -> Self {
        Self {
            code: output.status.code(),
            stdout: String::from_utf8(output.stdout).unwrap(),
            stderr: String::from_utf8(output.stderr).unwrap(),
        }
    }

    /// The problem on standard error, as JSON.
    #[track_caller]
    pub(crate) fn problem(&self) -> Value {
        let text = self.stderr.trim_end();
        assert!(!text.contains('\n'), "one line of JSON and nothing else: {text}");
        serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"))
    }

    #[track_caller]
    pub(crate) fn discloses_nothing(&self) {
        assert!(!self.stdout.contains(MARKER), "{self:?}");
        assert!(!self.stderr.contains(MARKER), "{self:?}");
    }
}

/// A recipe with these attributes, models and settings.
pub(crate) fn recipe(attributes: Value, k: u32, settings: Value) -> String {
    let mut recipe = json!({
        "outis": 1, "kind": "recipe", "attributes": attributes,
        "models": [{"model": "k-anonymity", "k": k}]
    });
    for (name, value) in settings.as_object().unwrap() {
        recipe[name] = value.clone();
    }
    recipe.to_string()
}

/// The records of a file without quotes, read in the plainest way there is.
pub(crate) fn records(text: &str, delimiter: char) -> Vec<Vec<String>> {
    assert!(!text.contains('"'));
    text.lines().map(|line| line.split(delimiter).map(str::to_owned).collect()).collect()
}

/// A table of so many columns, few of whose records are alike.
pub(crate) fn traits(columns: usize, settings: Value) -> Desk {
    let desk = Desk::new();
    let mut state = 7_u32;
    let mut below = |n: u64| {
        state = state.wrapping_mul(1_103_515_245).wrapping_add(12_345);
        (u64::from(state) * n) >> 32
    };
    let names: Vec<String> = (0..columns).map(|column| format!("trait {column}")).collect();
    let mut data = names.join(",") + "\n";
    for _ in 0..2_000 {
        let group = below(4);
        let cells = (0..columns as u64).map(|column| {
            let cell = match below(3) {
                0 => below(6),
                _ => (group + column) % 6,
            };
            cell.to_string()
        });
        data += &(cells.collect::<Vec<_>>().join(",") + "\n");
    }
    let attributes: Vec<Value> =
        names.iter().map(|name| json!({"name": name, "role": "quasi-identifier"})).collect();
    desk.write("data.csv", data);
    desk.write("recipe.json", recipe(json!(attributes), 5, settings));
    desk
}
