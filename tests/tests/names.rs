//! Nothing in Rust is called by a preposition alone: such a name leaves open what it is. What is
//! found at a place is an index, a column or a level; what is made with something is called after
//! what it then is.
//!
//! Methods and constructors may be called so, since they are read behind what they belong to:
//! `Error::at(kind, place)`, `choice.with("k", 2)`. A free function is not: it stands alone
//! wherever it is called, and is found there. `above` and `below` are left to lattices and trees,
//! where they are adverbs.

use crate::definitions::texts;
use outis_tests::citations::Text;
use proc_macro2::{Delimiter, Spacing, TokenStream, TokenTree};

const REFUSED: [&str; 26] = [
    "of", "Of", "at", "At", "about", "along", "among", "behind", "beside", "Beside", "between",
    "by", "from", "inside", "into", "on", "onto", "outside", "over", "since", "to", "under",
    "until", "with", "within", "without",
];

/// What a method or a constructor may be called.
const METHODS: [&str; 6] = ["at", "from", "over", "with", "within", "without"];

/// Where a field is called as it is in a recipe or in a view, which is not ours to change.
const FIELDS: [(&str, &str); 6] = [
    ("crates/core/src/hierarchy/mask.rs", "from"),
    ("crates/job/src/inspect/distribution.rs", "from"),
    ("crates/job/src/inspect/distribution.rs", "to"),
    ("crates/job/src/show.rs", "from"),
    ("crates/protocol/src/view.rs", "from"),
    ("crates/protocol/src/view.rs", "to"),
];

/// The lines where tokens call something so, with the name. What stands behind `::` or a dot was
/// called so elsewhere, be it in another crate, and so was what an attribute says.
fn called_so(tokens: TokenStream, found: &mut Vec<(usize, String)>) {
    let (mut is_half, mut is_behind, mut is_method, mut is_attribute) =
        (false, false, false, false);
    for token in tokens {
        let (was_half, was_behind, was_method, was_attribute) =
            (is_half, is_behind, is_method, is_attribute);
        (is_half, is_behind, is_method, is_attribute) = (false, false, false, false);
        match token {
            TokenTree::Ident(name) => {
                let word = name.to_string();
                is_method = word == "fn";
                let may = was_behind || was_method && METHODS.contains(&&*word);
                if !may && REFUSED.contains(&&*word) {
                    found.push((name.span().start().line, word));
                }
            }
            TokenTree::Punct(sign) => {
                is_half = sign.as_char() == ':' && sign.spacing() == Spacing::Joint;
                is_behind = sign.as_char() == '.' || (sign.as_char() == ':' && was_half);
                is_attribute = sign.as_char() == '#' || (sign.as_char() == '!' && was_attribute);
            }
            TokenTree::Group(group) => {
                if !was_attribute || group.delimiter() != Delimiter::Bracket {
                    called_so(group.stream(), found);
                }
            }
            TokenTree::Literal(_) => {}
        }
    }
}

/// The same for the text of a file.
fn lines(path: &str, content: &str) -> Vec<usize> {
    let mut found = Vec::new();
    let tokens = content.parse().unwrap_or_else(|error| panic!("{path}: {error}"));
    called_so(tokens, &mut found);
    found.retain(|(_, word)| !FIELDS.contains(&(path, word)));
    found.into_iter().map(|(line, _)| line).collect()
}

/// What is found in the files of Rust, each place with its path before it.
pub(crate) fn found_in_sources(find: impl Fn(&Text) -> Vec<String>) -> Vec<String> {
    let texts = texts();
    let sources: Vec<_> = texts.iter().filter(|text| text.path.ends_with(".rs")).collect();
    assert!(sources.iter().any(|text| text.path == "crates/core/src/lib.rs"));
    let places = sources
        .into_iter()
        .flat_map(|text| find(text).into_iter().map(|place| format!("{}:{place}", text.path)));
    places.collect()
}

#[test]
fn nothing_is_called_by_a_preposition() {
    let faults = found_in_sources(|text| {
        lines(&text.path, &text.content).iter().map(usize::to_string).collect()
    });
    assert!(faults.is_empty(), "what to give a name that says what it is:\n{}", faults.join("\n"));
}

#[test]
fn what_is_called_so_is_found_and_what_only_reads_so_is_not() {
    for text in [
        "\nlet of = 1;",
        "\nfn of() {}",
        "\nenum Of {}",
        "\nstruct A { of: u8 }",
        "\nfn f(of: u8) {}",
        "\nmatch a { A { b: of } => {} }",
        "\nvalues.map(|of| 1);",
        "\nrun!(let of = 1);",
        "\nlet at = 1;",
        "\nlet made = with(1);",
        "\nstruct A { from: u8 }",
        "\nvalues.map(|(to, value)| 1);",
        "\nfn f(without: u8) {}",
        "\nfn onto() {}",
        "\nmatch a { A { b: on } => {} }",
    ] {
        assert_eq!(lines("a.rs", text), [2], "{text}");
    }
    for text in [
        "let all = prop::option::of(1);",
        "let all = other.of(1);",
        "let of_all = 1; // of",
        "let found = start..end;\nError::at(kind, place).with(1)",
        "fn at(kind: Kind) {}",
        "#[serde(from = \"Text\", with = \"written\")]\nstruct A {}",
        "/// A part of it.\nfn f() -> &'static str { \"of\" }",
    ] {
        assert_eq!(lines("a.rs", text), [0; 0], "{text}");
    }
}
