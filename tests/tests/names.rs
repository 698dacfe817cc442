//! Nothing in Rust is called `of`: such a name leaves open what it is, and of what.

use crate::definitions::texts;
use proc_macro2::{Spacing, TokenStream, TokenTree};

const REFUSED: [&str; 2] = ["of", "Of"];

/// The lines where tokens call something so. What stands behind `::` or a dot was called so
/// elsewhere, be it in another crate.
fn called_so(tokens: TokenStream, lines: &mut Vec<usize>) {
    let (mut is_half, mut is_behind) = (false, false);
    for token in tokens {
        let (was_half, was_behind) = (is_half, is_behind);
        (is_half, is_behind) = (false, false);
        match token {
            TokenTree::Ident(name) if !was_behind && REFUSED.iter().any(|word| name == word) => {
                lines.push(name.span().start().line);
            }
            TokenTree::Punct(sign) => {
                is_half = sign.as_char() == ':' && sign.spacing() == Spacing::Joint;
                is_behind = sign.as_char() == '.' || (sign.as_char() == ':' && was_half);
            }
            TokenTree::Group(group) => called_so(group.stream(), lines),
            TokenTree::Ident(_) | TokenTree::Literal(_) => {}
        }
    }
}

/// The same for the text of a file.
fn lines(path: &str, content: &str) -> Vec<usize> {
    let mut lines = Vec::new();
    let tokens = content.parse().unwrap_or_else(|error| panic!("{path}: {error}"));
    called_so(tokens, &mut lines);
    lines
}

#[test]
fn nothing_is_called_of() {
    let texts = texts();
    let sources: Vec<_> = texts.iter().filter(|text| text.path.ends_with(".rs")).collect();
    assert!(sources.iter().any(|text| text.path == "crates/core/src/lib.rs"));
    let faults: Vec<String> = sources
        .into_iter()
        .flat_map(|text| {
            let lines = lines(&text.path, &text.content).into_iter();
            lines.map(|line| format!("{}:{line}", text.path))
        })
        .collect();
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
    ] {
        assert_eq!(lines("a.rs", text), [2], "{text}");
    }
    for text in [
        "let all = prop::option::of(1);",
        "let all = other.of(1);",
        "let of_all = 1; // of",
        "/// A part of it.\nfn f() -> &'static str { \"of\" }",
    ] {
        assert_eq!(lines("a.rs", text), [0; 0], "{text}");
    }
}
