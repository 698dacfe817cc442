//! What a report says of the program that made it.

use outis_protocol::report::RunFacts;

const VERSION: &str = env!("CARGO_PKG_VERSION");

/// Name and version of the compiler, as `build.rs` has asked for them.
const COMPILER: &str = env!("OUTIS_COMPILER");

/// The commit that the program is made of, if whoever built it said so.
const COMMIT: Option<&str> = option_env!("OUTIS_COMMIT");

// Nothing is built that would claim another.
const _: () = if let Some(commit) = COMMIT {
    assert!(
        is_commit(commit),
        "OUTIS_COMMIT has to be the whole hash of a commit, 40 or 64 digits of 0-9 and a-f, or unset"
    );
};

/// Whether a text is the hash of a commit, as git writes it in full (SHA-1 or SHA-256).
const fn is_commit(text: &str) -> bool {
    let text = text.as_bytes();
    let mut index = 0;
    while index < text.len() {
        if !matches!(text[index], b'0'..=b'9' | b'a'..=b'f') {
            return false;
        }
        index += 1;
    }
    matches!(text.len(), 40 | 64)
}

/// What a report says of work without a search.
#[must_use]
pub fn run_facts(platform: &str, machine: &str, seconds: f64) -> RunFacts {
    RunFacts {
        version: VERSION.to_owned(),
        build: build(machine, COMPILER, COMMIT),
        platform: platform.to_owned(),
        workers: 1,
        visited: 0,
        seconds,
        compared: Vec::new(),
    }
}

/// What identifies the build: version, machine and compiler, and the commit where it is known.
fn build(machine: &str, compiler: &str, commit: Option<&str>) -> String {
    let commit = commit.map_or_else(String::new, |commit| format!(", commit {commit}"));
    format!("{VERSION} {machine}, {compiler}{commit}")
}

#[cfg(test)]
mod tests {
    use super::{COMMIT, VERSION, build, is_commit, run_facts};

    const HASH: &str = "0123456789abcdef0123456789abcdef01234567";

    #[test]
    fn a_build_names_its_commit_only_if_it_was_told() {
        let told = format!("{VERSION} wasm32, rustc 1.95.0");
        assert_eq!(build("wasm32", "rustc 1.95.0", None), told);
        assert_eq!(build("wasm32", "rustc 1.95.0", Some(HASH)), format!("{told}, commit {HASH}"));
    }

    #[test]
    fn this_build_names_version_machine_and_compiler() {
        let said = run_facts("native", "x86_64-linux", 0.0).build;
        let parts: Vec<&str> = said.split(", ").collect();
        assert_eq!(parts[0], format!("{VERSION} x86_64-linux"));
        let version = parts[1].strip_prefix("rustc ").expect(parts[1]);
        assert!(version.starts_with(|first: char| first.is_ascii_digit()), "{version}");
        assert!(version.split('.').count() >= 3 && !version.contains(' '), "{version}");
        assert_eq!(parts.len(), 2 + usize::from(COMMIT.is_some()));
    }

    #[test]
    fn hashes_of_commits_are_whole() {
        assert!(is_commit(HASH) && is_commit(&"0f".repeat(32)));
        for other in ["", "0123abc", "main", &HASH.to_uppercase(), &format!("{HASH}-dirty")] {
            assert!(!is_commit(other), "{other}");
        }
    }
}
