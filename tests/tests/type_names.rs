//! Within a crate the name of a type stands for one thing. What stands in two crates is the same
//! thing twice: in the core and as a shape of it, or as a handle for the page.

use crate::names::found_in_sources;
use proc_macro2::{TokenStream, TokenTree};
use std::collections::BTreeMap;

/// What an algorithm that is interrupted goes on with. Each has its own and shows it to nobody.
const PHASE: &str = "Phase";

/// The types that are declared among these tokens, with their lines; those of tests are left out.
fn declared(tokens: TokenStream, found: &mut Vec<(usize, String)>) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    for (index, token) in tokens.iter().enumerate() {
        let (TokenTree::Ident(word), Some(TokenTree::Ident(name))) = (token, tokens.get(index + 1))
        else {
            continue;
        };
        match word.to_string().as_str() {
            "struct" | "enum" | "union" | "trait" | "type" => {
                found.push((name.span().start().line, name.to_string()));
            }
            "mod" if name != "tests" => {
                if let Some(TokenTree::Group(inner)) = tokens.get(index + 2) {
                    declared(inner.stream(), found);
                }
            }
            _ => {}
        }
    }
}

/// The crate of a file, unless it holds tests.
fn crate_of(path: &str) -> Option<&str> {
    let (name, file) = path.strip_prefix("crates/")?.split_once("/src/")?;
    let is_test = file.split('/').any(|part| part == "tests" || part == "tests.rs");
    (!is_test).then_some(name)
}

#[test]
fn a_crate_has_one_type_of_a_name() {
    let mut places: BTreeMap<(String, String), Vec<String>> = BTreeMap::new();
    found_in_sources(|text| {
        let Some(crate_name) = crate_of(&text.path) else { return Vec::new() };
        let mut found = Vec::new();
        let tokens = text.content.parse();
        declared(tokens.unwrap_or_else(|error| panic!("{}: {error}", text.path)), &mut found);
        let places = found.into_iter().map(|(line, name)| format!("{line} {crate_name} {name}"));
        places.collect()
    })
    .into_iter()
    .for_each(|place| {
        let parts: Vec<&str> = place.split(' ').collect();
        let [file, crate_name, name] = parts[..] else { panic!("{place}") };
        let key = (crate_name.to_owned(), name.to_owned());
        places.entry(key).or_default().push(file.to_owned());
    });
    assert!(places.len() > 500, "{}", places.len());
    places.retain(|(_, name), places| places.len() > 1 && name != PHASE);
    assert!(places.is_empty(), "one of each to be called what it is: {places:#?}");
}

#[test]
fn types_are_found_where_they_are_declared() {
    let text = "pub struct A;\nenum B {}\nimpl X { type Y = u8; }\nmod c {\ntrait D {}\n}\n\
                mod tests { struct E; }\ntype F = u8;";
    let mut found = Vec::new();
    declared(text.parse().expect("tokens"), &mut found);
    let names: Vec<&str> = found.iter().map(|(_, name)| name.as_str()).collect();
    assert_eq!(names, ["A", "B", "D", "F"]);
    assert_eq!(found[2].0, 5);
}
