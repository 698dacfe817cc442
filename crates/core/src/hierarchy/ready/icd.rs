//! WHO ICD-10, edition 2019: which categories there are, by block and chapter, without titles.

use std::collections::BTreeMap;
use std::sync::LazyLock;

/// A line for each chapter, and one for each of its blocks with its categories.
const TEXT: &str = include_str!("icd-10-who-2019.txt");

/// Categories that follow each other in a block, by the first of them.
static RUNS: LazyLock<BTreeMap<&str, CodeRun>> = LazyLock::new(|| {
    let mut runs = BTreeMap::new();
    let mut chapter = "";
    for line in TEXT.lines() {
        let Some(line) = line.strip_prefix(' ') else {
            chapter = line;
            continue;
        };
        let mut words = line.split(' ');
        let block = words.next().unwrap_or_default();
        for run in words {
            let (first, last) = run.split_once('-').unwrap_or((run, run));
            runs.insert(first, CodeRun { last, block, chapter });
        }
    }
    runs
});

struct CodeRun {
    last: &'static str,
    block: &'static str,
    chapter: &'static str,
}

/// The category of a code, its block and its chapter. A dagger, an asterisk or an exclamation mark
/// may follow the code.
pub(super) fn labels(value: &str) -> Option<Vec<String>> {
    let code = value.strip_suffix(['+', '*', '!', '†']).unwrap_or(value);
    let (category, rest) = code.split_at_checked(3)?;
    let rest = rest.strip_prefix('.').map_or(Some(rest), |rest| (!rest.is_empty()).then_some(rest));
    rest.filter(|&rest| {
        rest == "-" || rest.len() <= 2 && rest.bytes().all(|byte| byte.is_ascii_digit())
    })?;
    let category = category.to_ascii_uppercase();
    let (_, run) = RUNS.range(..=category.as_str()).next_back()?;
    let is_known = category.as_str() <= run.last && category.bytes().all(is_of_code);
    is_known.then(|| vec![category, run.block.to_owned(), run.chapter.to_owned()])
}

/// The first and the last category of each block, among others.
pub(super) fn ends() -> impl Iterator<Item = &'static str> {
    RUNS.iter().flat_map(|(first, run)| [*first, run.last])
}

/// Whether codes have this character at all: what only sorts between two categories is none.
fn is_of_code(byte: u8) -> bool {
    byte.is_ascii_digit() || byte.is_ascii_uppercase()
}

/// All categories there are.
#[cfg(test)]
pub(super) fn categories() -> Vec<String> {
    let all =
        ('A'..='Z').flat_map(|letter| (0..100).map(move |number| format!("{letter}{number:02}")));
    all.filter(|category| labels(category).is_some()).collect()
}
