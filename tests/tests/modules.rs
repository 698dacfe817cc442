//! Modules of the core use only those that stand above them in its `lib.rs`. What is compiled for
//! tests alone may look anywhere, and comments may point anywhere.

use proc_macro2::{Ident, TokenStream, TokenTree};
use std::collections::BTreeMap;
use std::path::Path;
use syn::visit::{self, Visit};

/// The names of a path, with the line where each stands.
type Names = Vec<(String, usize)>;

/// What one file uses of other modules.
struct Uses {
    /// The module that is being read, from the crate's root.
    module: Vec<String>,
    /// Modules that stand in files of their own.
    files: Vec<Vec<String>>,
    /// Modules of the root, or names in it, with the lines where they are used.
    used: Names,
}

fn is_for_tests(attributes: &[syn::Attribute]) -> bool {
    attributes.iter().filter(|attribute| attribute.path().is_ident("cfg")).any(|attribute| {
        attribute.parse_args::<syn::Path>().is_ok_and(|condition| condition.is_ident("test"))
    })
}

fn named(name: &Ident) -> (String, usize) {
    (name.to_string(), name.span().start().line)
}

impl Uses {
    /// Notes what of the crate's root a path leads to.
    fn follow(&mut self, names: &[(String, usize)]) {
        let ups = names.iter().take_while(|(name, _)| name == "super").count();
        let of_root = match names.first().map(|(name, _)| name.as_str()) {
            Some("crate") => names.get(1),
            Some("super") if ups == self.module.len() => names.get(ups),
            _ => None,
        };
        self.used.extend(of_root.cloned());
    }

    /// The same for everything that a `use` brings in.
    fn follow_tree(&mut self, before: &Names, tree: &syn::UseTree) {
        let extended = |name| before.iter().cloned().chain([name]).collect::<Names>();
        match tree {
            syn::UseTree::Path(path) => self.follow_tree(&extended(named(&path.ident)), &path.tree),
            syn::UseTree::Name(name) => self.follow(&extended(named(&name.ident))),
            syn::UseTree::Rename(name) => self.follow(&extended(named(&name.ident))),
            syn::UseTree::Glob(glob) => {
                self.follow(&extended(("*".to_owned(), glob.star_token.span.start().line)));
            }
            syn::UseTree::Group(group) => {
                group.items.iter().for_each(|tree| self.follow_tree(before, tree));
            }
        }
    }

    /// The same for what stands in a macro, which no grammar says how to read.
    fn follow_tokens(&mut self, tokens: TokenStream) {
        let mut names = Names::new();
        for token in tokens {
            match token {
                TokenTree::Ident(name) => names.push(named(&name)),
                TokenTree::Punct(sign) if sign.as_char() == ':' => {}
                other => {
                    self.follow_each(&std::mem::take(&mut names));
                    if let TokenTree::Group(group) = other {
                        self.follow_tokens(group.stream());
                    }
                }
            }
        }
        self.follow_each(&names);
    }

    /// Names that may be several paths, one after the other.
    fn follow_each(&mut self, names: &[(String, usize)]) {
        (0..names.len())
            .filter(|&index| index == 0 || names[index - 1].0 != "super")
            .for_each(|index| self.follow(&names[index..]));
    }
}

impl<'a> Visit<'a> for Uses {
    fn visit_item(&mut self, item: &'a syn::Item) {
        let attributes = match item {
            syn::Item::Fn(item) => &item.attrs,
            syn::Item::Impl(item) => &item.attrs,
            syn::Item::Mod(item) => &item.attrs,
            syn::Item::Use(item) => &item.attrs,
            _ => return visit::visit_item(self, item),
        };
        if !is_for_tests(attributes) {
            visit::visit_item(self, item);
        }
    }

    fn visit_impl_item_fn(&mut self, function: &'a syn::ImplItemFn) {
        if !is_for_tests(&function.attrs) {
            visit::visit_impl_item_fn(self, function);
        }
    }

    fn visit_item_mod(&mut self, item: &'a syn::ItemMod) {
        self.module.push(item.ident.to_string());
        match &item.content {
            Some(_) => visit::visit_item_mod(self, item),
            None => self.files.push(self.module.clone()),
        }
        self.module.pop();
    }

    fn visit_item_use(&mut self, item: &'a syn::ItemUse) {
        self.follow_tree(&Names::new(), &item.tree);
    }

    fn visit_path(&mut self, path: &'a syn::Path) {
        let names: Names = path.segments.iter().map(|segment| named(&segment.ident)).collect();
        self.follow(&names);
        visit::visit_path(self, path);
    }

    fn visit_macro(&mut self, called: &'a syn::Macro) {
        self.follow_tokens(called.tokens.clone());
    }
}

/// Where modules of a crate use others that stand below them in its `lib.rs`. `read` has the text
/// of a file, by its path from there.
fn faults(read: &dyn Fn(&str) -> Option<String>) -> Vec<String> {
    let uses = |file: &str, module: Vec<String>| {
        let text = read(file)?;
        let parsed = syn::parse_file(&text).unwrap_or_else(|error| panic!("{file}: {error}"));
        let mut uses = Uses { module, files: Vec::new(), used: Names::new() };
        uses.visit_file(&parsed);
        Some(uses)
    };
    let mut open = uses("lib.rs", Vec::new()).expect("a crate").files;
    let places: BTreeMap<String, usize> =
        open.iter().enumerate().map(|(place, module)| (module.concat(), place)).collect();
    let mut faults = Vec::new();
    while let Some(module) = open.pop() {
        let path = module.join("/");
        let file = [format!("{path}.rs"), format!("{path}/mod.rs")]
            .into_iter()
            .find(|file| read(file).is_some())
            .unwrap_or_else(|| panic!("{path} has no file"));
        let own = &module[0];
        let found = uses(&file, module.clone()).expect("a text");
        for (name, line) in found.used {
            if name == "*" {
                faults.push(format!("{file}:{line}: everything of the crate is brought in"));
            } else if places.get(&name) > places.get(own) {
                faults.push(format!("{file}:{line}: {own} uses {name}, which stands below it"));
            }
        }
        open.extend(found.files);
    }
    faults.sort_unstable();
    faults.dedup();
    faults
}

#[test]
fn modules_of_the_core_use_only_those_above_them() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../crates/core/src");
    let faults = faults(&|file| std::fs::read_to_string(root.join(file)).ok());
    assert!(faults.is_empty(), "what to move, in crates/core/src:\n{}", faults.join("\n"));
}

/// A crate of these modules, from the first on, each with its text.
fn faults_of(modules: &[(&str, &str)]) -> Vec<String> {
    let lib: String = modules
        .iter()
        .filter(|(name, _)| !name.contains('/'))
        .map(|(name, _)| format!("mod {};\n", name.trim_end_matches(".rs")))
        .collect();
    faults(&|file| match file {
        "lib.rs" => Some(lib.clone()),
        _ => {
            let text = modules.iter().find(|(name, _)| *name == file)?.1;
            Some(text.to_owned())
        }
    })
}

#[test]
fn what_stands_below_is_found_however_it_is_named() {
    for text in [
        "use crate::low::Thing;",
        "use crate::{low};",
        "use crate::{high, low::{self, Thing as Other}};",
        "use super::low;",
        "fn f() -> crate::low::Thing { todo() }",
        "fn f() { let _ = crate::low::thing(); }",
        "fn f() { vec![1, (crate::low::thing())]; }",
        "macro_rules! m { () => { $crate::low::thing() } }",
        "mod inner { use super::super::low::Thing; }",
        "impl crate::low::Named for u8 {}",
        "#[cfg(not(test))] use crate::low::Thing;",
    ] {
        let fault = "high.rs:1: high uses low, which stands below it";
        let found = faults_of(&[("high.rs", text), ("low.rs", "use crate::high::Thing;")]);
        assert_eq!(found, [fault], "{text}");
    }
    let star = faults_of(&[("high.rs", "use crate::*;")]);
    assert_eq!(star, ["high.rs:1: everything of the crate is brought in"]);
    let inner = faults_of(&[
        ("high.rs", "mod inner;"),
        ("high/inner.rs", "\nuse crate::high::x;\nuse super::super::low::Thing;"),
        ("low.rs", ""),
    ]);
    assert_eq!(inner, ["high/inner.rs:3: high uses low, which stands below it"]);
}

#[test]
fn tests_comments_and_other_crates_are_not_meant() {
    for text in [
        "#[cfg(test)] mod tests { use crate::low::Thing; }",
        "#[cfg(test)] use crate::low::Thing;",
        "#[cfg(test)] fn f() -> crate::low::Thing { todo() }",
        "impl X { #[cfg(test)] fn f() -> crate::low::Thing { todo() } }",
        "//! See [`Thing`](crate::low::Thing).\n/// And [`crate::low`].\nstruct X;",
        "use other::low::Thing; mod inner { use super::low; } mod low {}",
    ] {
        let found = faults_of(&[("high.rs", text), ("low.rs", "use crate::high::Thing;")]);
        assert_eq!(found, [""; 0], "{text}");
    }
}
