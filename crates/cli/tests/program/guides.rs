//! The tutorial and the guides: their files are written as they stand there, their commands are run,
//! and what is printed is what stands below them.

use crate::support::Desk;
use std::fs;
use std::path::{Path, PathBuf};

/// The guides, and how many commands each has at least.
const GUIDES: [(&str, usize); 5] = [
    ("tutorial.md", 5),
    ("how-to-survey.md", 5),
    ("how-to-hospital.md", 3),
    ("how-to-registry.md", 2),
    ("how-to-staff.md", 2),
];

pub(super) fn guide(name: &str) -> String {
    let docs: PathBuf = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs");
    fs::read_to_string(docs.join(name)).unwrap()
}

/// A block of text between fences: what stands behind the first, and the lines.
pub(super) struct Block<'a> {
    pub(super) head: &'a str,
    pub(super) text: String,
}

pub(super) fn blocks(guide: &str) -> Vec<Block<'_>> {
    let mut blocks: Vec<Block<'_>> = Vec::new();
    let mut is_open = false;
    for line in guide.lines() {
        match line.trim_start().strip_prefix("```") {
            Some(head) => {
                is_open = !is_open;
                if is_open {
                    blocks.push(Block { head, text: String::new() });
                }
            }
            None if is_open => {
                let block = blocks.last_mut().unwrap();
                block.text += line;
                block.text.push('\n');
            }
            None => {}
        }
    }
    assert!(!is_open, "a block has no end");
    blocks
}

/// What a command prints, as the guides show it.
fn printed(desk: &Desk, command: &str) -> String {
    let words: Vec<&str> = command.split_whitespace().collect();
    match words[..] {
        ["outis", ref arguments @ ..] => {
            let outcome = desk.outis(arguments);
            let code = match outcome.code {
                Some(0) => String::new(),
                other => format!("exit code {}\n", other.unwrap_or(-1)),
            };
            outcome.stdout + &outcome.stderr + &code
        }
        ["head", lines, file] => {
            let lines = lines.trim_start_matches('-').parse().unwrap();
            let text = desk.read(file);
            text.lines().take(lines).map(|line| format!("{line}\n")).collect()
        }
        _ => panic!("no command of a guide: {command}"),
    }
}

/// What a console shows once its commands are run again, and how many there are.
fn played(desk: &Desk, console: &str) -> (String, usize) {
    let commands: Vec<&str> = console.lines().filter_map(|line| line.strip_prefix("$ ")).collect();
    let shown = commands.iter().map(|command| format!("$ {command}\n{}", printed(desk, command)));
    (shown.collect(), commands.len())
}

#[test]
fn every_command_of_a_guide_prints_what_stands_there() {
    for (name, least) in GUIDES {
        let guide = guide(name);
        let desk = Desk::new();
        let mut commands = 0;
        for Block { head, text } in blocks(&guide) {
            match head.split_once(' ') {
                Some((_, file)) => desk.write(file, text),
                None if head == "console" => {
                    let (shown, count) = played(&desk, &text);
                    commands += count;
                    assert_eq!(text, shown, "{name}");
                }
                None => {}
            }
        }
        assert!(commands >= least, "{name} has {commands} commands");
    }
}

#[test]
fn there_is_no_other_guide() {
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs");
    let names = fs::read_dir(docs).unwrap().map(|entry| entry.unwrap().file_name());
    let names = names.filter_map(|name| name.into_string().ok());
    let mut guides: Vec<String> = names.filter(|name| name.starts_with("how-to-")).collect();
    guides.sort();
    let mut known: Vec<&str> =
        GUIDES.iter().map(|(name, _)| *name).filter(|name| name.starts_with("how-to-")).collect();
    known.sort_unstable();
    assert_eq!(guides, known);
}
