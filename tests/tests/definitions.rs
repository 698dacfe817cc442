//! Every id that the project cites has an entry in `docs/definitions.md`, and every entry there is
//! cited.

use outis_tests::citations::{DEFINITIONS, Text, faults};
use std::fs;
use std::path::Path;

/// Where people write; what is built, installed or data is elsewhere or left out by name.
const FOLDERS: [&str; 5] = ["crates", "tests", "web", "docs", "locales"];
const NOT_WRITTEN: [&str; 5] = ["target", "node_modules", "dist", "build", "suite"];
const WRITTEN: [&str; 10] = ["rs", "ts", "mjs", "js", "css", "html", "md", "ftl", "toml", "yml"];

/// This file, whose examples are not meant.
const EXAMPLES: &str = "tests/tests/definitions.rs";

/// Adds the files of a folder and those below it.
fn collect(root: &Path, folder: &str, texts: &mut Vec<Text>) {
    let entries = fs::read_dir(root.join(folder)).expect("a folder");
    let mut names: Vec<String> = entries
        .map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned())
        .collect();
    names.sort_unstable();
    for name in names {
        let path = if folder.is_empty() { name.clone() } else { format!("{folder}/{name}") };
        let ending = name.rsplit_once('.').map_or("", |(_, ending)| ending);
        if root.join(&path).is_dir() {
            // Of the root itself only its files: its folders are named above.
            if !folder.is_empty() && !NOT_WRITTEN.contains(&name.as_str()) {
                collect(root, &path, texts);
            }
        } else if WRITTEN.contains(&ending) && !name.starts_with("outis_w") && path != EXAMPLES {
            let content = fs::read_to_string(root.join(&path)).expect("a text");
            texts.push(Text { path, content });
        }
    }
}

/// Every text of the project.
pub(crate) fn texts() -> Vec<Text> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the project");
    let mut texts = Vec::new();
    for folder in FOLDERS.into_iter().chain([""]) {
        collect(root, folder, &mut texts);
    }
    texts
}

#[test]
fn what_is_cited_is_defined_and_what_is_defined_is_cited() {
    let texts = texts();
    assert!(texts.iter().any(|text| text.path == DEFINITIONS));
    let faults = faults(&texts);
    assert!(faults.is_empty(), "what to mend:\n{}", faults.join("\n"));
}

const ENTRIES: &str = "# Definitions\n\n## 0 Numeric rules\n\n### Rule 1\n\n## D Models\n\n### D1\n\n\
    ### D2\n\n### D3\n\n### D9b\n\n## M Rulings\n\n### M1\n\n## Tables\n\n### Table M1\n";

/// What is wrong with a project of these definitions and one file.
fn found(definitions: &str, path: &str, content: &str) -> Vec<String> {
    let text = |path: &str, content: &str| Text { path: path.into(), content: content.into() };
    faults(&[text(DEFINITIONS, definitions), text(path, content)])
}

/// The same without entries that nobody cites.
fn wrong(path: &str, content: &str) -> Vec<String> {
    let mut faults = found(ENTRIES, path, content);
    faults.retain(|fault| !fault.contains("nobody cites"));
    faults
}

#[test]
fn lists_ranges_and_lines_that_run_on_are_read() {
    let all = "//! (spec D1 to D3, D9b and M1), spec section 0, rule 1, and table M1.\n";
    assert_eq!(found(ENTRIES, "a.rs", all), [""; 0]);
    for (content, known) in [
        ("/// Of this (spec\n/// D1).\n", "D1"),
        ("x(\"spec D1: why\");\n", "D1"),
        ("/* Spec D1 */\n", "D1"),
        ("/*\n * Spec D1's first part\n */\n", "D1"),
        ("// spec D1–D3\n", "D2"),
        ("// spec part D with D1, vectors M1\n", "table M1"),
        ("// Spec D1, rule 1: a\n", "rule 1"),
    ] {
        let rest = found(ENTRIES, "a.ts", content);
        assert!(!rest.contains(&format!("{DEFINITIONS}:{}: nobody cites {known}", line(known))));
        assert!(rest.iter().all(|fault| fault.contains("nobody cites")), "{content} {rest:?}");
    }
    let link = "See [k](docs/definitions.md#d1).\n";
    assert!(found(ENTRIES, "A.md", link).iter().all(|fault| !fault.ends_with(" D1")));
}

/// The line of an entry of [`ENTRIES`].
fn line(entry: &str) -> usize {
    let heading = format!("### {}", entry.to_lowercase());
    let before = ENTRIES.lines().take_while(|text| text.to_lowercase() != heading);
    before.count() + 1
}

#[test]
fn what_has_no_entry_is_named_with_its_line() {
    for (citation, id) in [
        ("// spec D4", "D4"),
        ("// (spec D1, D4)", "D4"),
        ("// spec D1, D2 to D4", "D4"),
        ("// Spec D1a.", "D1a"),
        ("// spec part K", "K"),
        ("// spec section 0, rule 2", "rule 2"),
        ("// table M2", "table M2"),
        ("// as T4 has it", "table T4"),
        ("x(\"spec D4\");", "D4"),
    ] {
        let no_entry = format!("a.rs:2: {id} has no entry in {DEFINITIONS}");
        assert_eq!(wrong("a.rs", &format!("\n{citation}\n")), [no_entry], "{citation}");
    }
    let link = "A [link](definitions.md#d4).\n";
    assert_eq!(wrong("A.md", link), ["A.md:1: #d4 is no heading of docs/definitions.md"]);
}

#[test]
fn ids_without_the_word_are_named_and_other_things_are_not() {
    let bare = "a.rs:1: D1 is cited without the word \"spec\"";
    for content in ["// (D1)\n", "/// D1: so\n", "let a = 1; // D1\n", "//! spec and D1\n"] {
        assert_eq!(wrong("a.rs", content), [bare], "{content}");
    }
    for content in [
        "let D1 = \"D1\";\n",
        "// #D1D1D1, #D10, M55-59, D1.md, x/D1, UTF-8, L1, T, `D1`, 12E3\n",
        "// ```\n// D1\n// ```\n",
        "let link = \"https://a.b/D1 D1\";\n",
    ] {
        assert_eq!(wrong("a.rs", content), [""; 0], "{content}");
    }
    assert_eq!(wrong("a.ftl", "key = Press D1\n"), [""; 0]);
    assert_eq!(wrong("A.md", "| D1 |\n").len(), 1);
}

#[test]
fn an_entry_that_nobody_cites_is_named() {
    let all = "// spec D1 to D3, D9b, M1, rule 1, table M1\n";
    assert_eq!(found(ENTRIES, "a.rs", all), [""; 0]);
    let one_less = all.replace("D9b, ", "");
    assert_eq!(
        found(ENTRIES, "a.rs", &one_less),
        [format!("{DEFINITIONS}:{}: nobody cites D9b", line("D9b"))]
    );
    // That another entry speaks of it is no citation.
    assert_eq!(found(&format!("{ENTRIES}See [D9b](#d9b).\n"), "a.rs", &one_less).len(), 1);
}
