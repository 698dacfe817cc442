//! A closure has a name where it is used several times. What is done once stands where it is done,
//! so that a reader need not look for it elsewhere.

use crate::names::found_in_sources;
use proc_macro2::{Delimiter, TokenStream, TokenTree};

/// A token with what stands within groups between their delimiters.
enum Token {
    Name(String, usize),
    Sign(char),
    Literal(String),
    Open,
    Close,
}

/// The tokens of a text, in their order.
fn flat(stream: TokenStream, tokens: &mut Vec<Token>) {
    for tree in stream {
        match tree {
            TokenTree::Ident(name) => {
                tokens.push(Token::Name(name.to_string(), name.span().start().line));
            }
            TokenTree::Punct(sign) => tokens.push(Token::Sign(sign.as_char())),
            TokenTree::Literal(literal) => tokens.push(Token::Literal(literal.to_string())),
            TokenTree::Group(group) if group.delimiter() == Delimiter::None => {
                flat(group.stream(), tokens);
            }
            TokenTree::Group(group) => {
                tokens.push(Token::Open);
                flat(group.stream(), tokens);
                tokens.push(Token::Close);
            }
        }
    }
}

fn is_sign(token: Option<&Token>, expected: char) -> bool {
    matches!(token, Some(Token::Sign(sign)) if *sign == expected)
}

fn is_name(token: Option<&Token>, expected: &str) -> bool {
    matches!(token, Some(Token::Name(name, _)) if name == expected)
}

/// The end of what begins at `place`: the first place that `ends` there, or where the group ends.
fn end(tokens: &[Token], place: usize, ends: impl Fn(&Token) -> bool) -> usize {
    let mut depth = 0;
    for (index, token) in tokens.iter().enumerate().skip(place) {
        match token {
            Token::Open => depth += 1,
            Token::Close if depth == 0 => return index,
            Token::Close => depth -= 1,
            token if depth == 0 && ends(token) => return index,
            _ => {}
        }
    }
    tokens.len()
}

/// The name that the `let` before `place` gives to a closure, and where what it is given begins.
fn closure(tokens: &[Token], place: usize) -> Option<(&str, usize)> {
    let place = place + usize::from(is_name(tokens.get(place), "mut"));
    let Some(Token::Name(name, _)) = tokens.get(place) else { return None };
    let next = tokens.get(place + 1);
    if !is_sign(next, '=') && !is_sign(next, ':') {
        return None;
    }
    let mut begin = 1 + end(tokens, place, |token| is_sign(Some(token), '='));
    while is_sign(tokens.get(begin), '&')
        || ["mut", "move"].iter().any(|word| is_name(tokens.get(begin), word))
    {
        begin += 1;
    }
    is_sign(tokens.get(begin), '|').then_some((name, begin))
}

/// How often a name is used from `place` to where its block ends, or it means something else.
fn uses(tokens: &[Token], name: &str, place: usize) -> usize {
    let last = end(tokens, place, |_| false);
    let (mut number, mut index) = (0, place);
    while index < last {
        match &tokens[index] {
            Token::Name(found, _) if found == name => {
                let before =
                    |back: usize| index.checked_sub(back).and_then(|earlier| tokens.get(earlier));
                let is_path = is_sign(before(1), ':') && is_sign(before(2), ':');
                let is_member = is_sign(before(1), '.') && !is_sign(before(2), '.');
                let is_field = is_sign(tokens.get(index + 1), ':')
                    && !is_sign(tokens.get(index + 2), ':')
                    && !is_name(before(1), "let");
                let is_given = is_name(before(1), "let")
                    || is_name(before(1), "mut") && is_name(before(2), "let");
                if is_given {
                    // From here to the end of this block the name is that of something else.
                    let given = end(tokens, index, |token| is_sign(Some(token), ';'));
                    number += uses_within(tokens, name, (index + 1, given));
                    index = end(tokens, given, |_| false);
                    continue;
                }
                let is_macro = is_sign(tokens.get(index + 1), '!');
                number += usize::from(!is_path && !is_member && !is_field && !is_macro);
            }
            Token::Literal(text) => {
                number += text.matches(&format!("{{{name}}}")).count();
                number += text.matches(&format!("{{{name}:")).count();
            }
            _ => {}
        }
        index += 1;
    }
    number
}

/// The same between two places.
fn uses_within(tokens: &[Token], name: &str, (begin, end): (usize, usize)) -> usize {
    uses(&tokens[..end], name, begin)
}

/// The closures of a text that are named and used once, each with its line.
fn named_once(content: &str) -> Vec<(usize, String)> {
    let mut tokens = Vec::new();
    flat(content.parse().expect("a text of Rust"), &mut tokens);
    let mut found = Vec::new();
    for (index, token) in tokens.iter().enumerate() {
        if !is_name(Some(token), "let") {
            continue;
        }
        let Some((name, begin)) = closure(&tokens, index + 1) else { continue };
        let Token::Name(_, line) = token else { continue };
        let next = end(&tokens, begin, |token| is_sign(Some(token), ';'));
        if uses(&tokens, name, next) < 2 {
            found.push((*line, name.to_owned()));
        }
    }
    found
}

#[test]
fn no_closure_is_named_that_is_used_once() {
    let faults = found_in_sources(|text| {
        let found = named_once(&text.content).into_iter();
        found.map(|(line, name)| format!("{line} {name}")).collect()
    });
    assert!(faults.is_empty(), "what stands better where it is used:\n{}", faults.join("\n"));
}

#[test]
fn a_closure_that_is_used_once_is_found() {
    for text in [
        "fn f() { let one = |x| x; g(one); }",
        "fn f() { let mut one = move |x| x; a.map(|y| one(y)); }",
        "fn f() { let one: &dyn Fn(u8) -> u8 = &|x| x; one(1); }",
        "fn f() { let one = |x| { let one = x; one + one }; one(1); }",
        "fn f() { let one = |x| x; let one = one(1); g(one, one); }",
        "fn f() { let one = |x| x; a.one(one(1)); A { one: 1 }; b::one(); }",
        "fn f() { { let one = |x| x; one(1); } one(2); }",
        "fn f() { let one = |x| x; one(1); one!(2); }",
    ] {
        assert_eq!(named_once(text), [(1, "one".to_owned())], "{text}");
    }
    for text in [
        "fn f() { let two = |x| x; two(1); two(2); }",
        "fn f() { let two = |x| x; a[two(1)..two(2)]; }",
        "fn f() { let two = |x| x; A { two: two(1), ..two(2) }; }",
        "fn f() { let two = |x| x; println!(\"{two:?} {two}\"); }",
        "fn f() { let none = a || b; g(none); }",
        "fn f() { let none = a.map(|x| x); g(none); }",
        "// let one = |x| x; one(1)\nfn f() {}",
    ] {
        assert_eq!(named_once(text), [], "{text}");
    }
}
