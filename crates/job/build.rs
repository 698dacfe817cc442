//! Tells the crate which compiler it is made with.
//!
//! Nothing else is asked, and git in particular is not: files may differ from the commit that they
//! lie in, and a report must not name one that its program does not come of.

// That is how cargo is told.
#![allow(clippy::print_stdout)]

use std::env;
use std::process::Command;

/// The longest version of a compiler that a report names, in bytes.
const LONGEST: usize = 40;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let rustc = env::var_os("RUSTC").expect("cargo names the compiler");
    let output = Command::new(rustc).arg("--version").output().expect("the compiler starts");
    let said = String::from_utf8(output.stdout).expect("the compiler speaks UTF-8");
    // `rustc 1.95.0 (59807616e 2026-04-14)`
    let version = said.strip_prefix("rustc ").and_then(|rest| rest.split_whitespace().next());
    let version = version.expect("the compiler says its version");
    let is_plain =
        version.bytes().all(|byte| byte.is_ascii_alphanumeric() || b".-+".contains(&byte));
    assert!(is_plain && version.len() <= LONGEST, "no version: {version}");
    println!("cargo::rustc-env=OUTIS_COMPILER=rustc {version}");
}
